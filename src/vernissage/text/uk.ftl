# Every sentence a person reads. One file a language, the same keys in each.

## Final Touch

final_touch-name = Останній штрих
final_touch-about = Майстри підробок малюють одну картину на всіх, а платять тому, хто покладе останній штрих.

# Agrees with «штрих», nominative or accusative.
final_touch-colour = { $colour ->
    [yellow] жовтий
    [green] зелений
    [brown] коричневий
    [blue] синій
   *[pink] рожевий
  }

### Moves

final_touch-move-improve = Покращити: { final_touch-colour } штрих
final_touch-move-smear = Замазати: { final_touch-colour } штрих
final_touch-move-done = Завершити хід

### Why a move is refused

final_touch-why-over = гру завершено
final_touch-why-nothing-played = пропустити хід не можна: спершу треба покращити шедевр або замазати його
final_touch-why-already-improving = цього ходу ви покращуєте шедевр, тож замазати його вже не можна
final_touch-why-not-held = { final_touch-colour } штрих зіграти не можна: його немає у вас на руці
final_touch-why-not-missing = { final_touch-colour } штрих шедевру зараз не потрібен
final_touch-why-still-missing = { final_touch-colour } штрих іще може покращити шедевр, тож замазати ним не можна

### Events

final_touch-event-improve = { $player } додає { final_touch-colour } штрих.
final_touch-event-smear = { $player } кладе { final_touch-colour } штрих у зону мазні.
final_touch-event-done = { $player } завершує хід.
final_touch-event-completed = Останній штрих! { $player } завершує шедевр № { $id }. Гонорар { $money }$: { $players }.
final_touch-event-spoiled = { $player } псує шедевр № { $id }. Гонорар { $money }$: { $players }.
final_touch-event-masterpiece = На мольберті шедевр № { $id }.
final_touch-event-reshuffled = Скид перетасовано: тепер це новий стос штрихів.
final_touch-event-drew = { $count ->
    [1] { $player } добирає один штрих.
    [one] { $player } добирає { $count } штрих.
    [few] { $player } добирає { $count } штрихи.
    [many] { $player } добирає { $count } штрихів.
   *[other] { $player } добирає { $count } штриха.
  }
final_touch-event-duel = Нічия на першому місці! Усе вирішить дуель за ще один шедевр: { $players }.
final_touch-event-over = { $count ->
    [one] Гру завершено. Перемагає { $players }!
   *[other] Гру завершено. Перемагають { $players }!
  }

### The rules, in a sentence or two each

final_touch-rule-FT-C1 = У грі 60 карт штрихів: по 12 жовтих, зелених, коричневих, синіх і рожевих.
final_touch-rule-FT-C2 = Шедеврів 25. Кожному потрібні свої штрихи, і кожен має дві ціни: повну — за завершену картину, меншу — за зіпсовану.
final_touch-rule-FT-S1 = Шедеври лежать у відкритому стосі. Один стоїть на мольберті, а наступний завжди на видноті.
final_touch-rule-FT-S2 = Кожному роздають по п’ять штрихів. Хто ходить першим, вирішує жереб, якщо організатор гри нікого не назвав.
final_touch-rule-FT-1 = У свій хід ви мусите або покращити шедевр, або замазати його: зробити і те, й те не можна, пропустити хід — теж. Якщо покращуєте, самі скажіть, коли закінчили.
final_touch-rule-FT-2 = Покращуєте — зіграйте з руки один штрих або більше, причому кожен — кольору, якого шедевру тієї миті ще бракує.
final_touch-rule-FT-3 = Замазуєте — покладіть у зону мазні рівно один штрих, і лише такий, яким шедевр зараз не покращити.
final_touch-rule-FT-4 = Нема чим покращити — доведеться замазати. Є чим — усе одно можна замазати, якщо знайдеться штрих, що не підходить.
final_touch-rule-FT-5 = Наприкінці ходу доберіть штрихи до п’яти. Коли стос вичерпається, новим стане перетасований скид.
final_touch-rule-FT-6 = Шедевр разом із повною ціною дістається тому, хто поклав останній потрібний штрих.
final_touch-rule-FT-7 = Третій штрих у зоні мазні псує шедевр: меншу ціну отримують суперники того, хто поклав цей штрих. У грі на трьох платять обом, кожному сповна; у грі на чотирьох — іншій команді.
final_touch-rule-FT-8 = Шедевр завершено чи зіпсовано — обидві зони, покращення й мазні, йдуть у скид, на мольберт стає наступний шедевр, а той, чий штрих усе вирішив, добирає до п’яти й ходить іще раз. В інших випадках хід переходить за годинниковою стрілкою.
final_touch-rule-FT-9 = Перемога настає одразу, щойно гравець або команда має 25$ чи більше.
final_touch-rule-FT-10 = У грі на трьох один зіпсований шедевр може довести до 25$ одразу двох: тоді перемагає багатший. Якщо грошей порівну, ці двоє без третього розігрують іще один шедевр, і перемагає той, кому за нього заплатять. Якщо шедеврів не лишилося, перемогу ділять.
final_touch-rule-FT-11 = Якщо шедеври закінчилися, перемагає той, хто має найбільше грошей; за рівності перемогу ділять.

## Final Touch on the page

final_touch-page-letter = { $colour ->
    [yellow] Ж
    [green] З
    [brown] К
    [blue] С
   *[pink] Р
  }
final_touch-page-count = { final_touch-colour }: { $count }
final_touch-page-laid = { final_touch-colour }: { $laid } з { $asked }
final_touch-page-number = № { $id }
final_touch-page-picture = Шедевр № { $id }, «{ $title }». Бракує: { $missing }. Мазня: { $smears } з { $most }.
final_touch-page-picture-full = Шедевр № { $id }, «{ $title }». Усі штрихи на місці. Мазня: { $smears } з { $most }.
final_touch-page-wants = Потрібні штрихи
final_touch-page-price-completed = якщо завершити
final_touch-page-price-spoiled = якщо зіпсувати
final_touch-page-farewell-completed = Завершено
final_touch-page-farewell-spoiled = Зіпсовано
final_touch-page-zone-improve = Зона покращення
final_touch-page-zone-smear = Зона мазні
final_touch-page-smears = Мазня: { $count } з { $most }
final_touch-page-next = Наступний
final_touch-page-next-none = Після цього шедеврів більше немає.
final_touch-page-left = ще { $count } у стосі
final_touch-page-hand = Ваші штрихи
final_touch-page-card-improve = { final_touch-colour } штрих: покращити шедевр
final_touch-page-card-smear = { final_touch-colour } штрих: замазати шедевр
final_touch-page-card-idle = { final_touch-colour } штрих: зараз зіграти не можна
final_touch-page-you = ви
final_touch-page-team = Команда
final_touch-page-winner = перемога
final_touch-page-duel = дуель
final_touch-page-turn = ходить
final_touch-page-money = { $money }$ з { $most }$
final_touch-page-cards = Карт на руці: { $count }
final_touch-page-took-completed = «{ $title }», завершений шедевр
final_touch-page-took-spoiled = «{ $title }», зіпсований шедевр
final_touch-page-pile = Стос
final_touch-page-discards = Скид
final_touch-page-confirm = Підтвердити
final_touch-page-say-wait = Ходить { $player }.
final_touch-page-say-yours = Ваш хід.
final_touch-page-say-either = Ваш хід: покращте шедевр або замажте його.
final_touch-page-say-improve = Ваш хід: покращте шедевр.
final_touch-page-say-smear = Ваш хід: покращити шедевр нічим, доведеться замазати.
final_touch-page-say-more = Додайте ще штрихи або завершіть хід.
final_touch-page-say-enough = Більше нічого не підходить: завершіть хід.
final_touch-page-say-completes = { $players ->
    [4] Останній штрих: { $money }$ вашій команді.
   *[other] Останній штрих: { $money }$ вам.
  }
final_touch-page-say-smears = Мазня, { $count } з { $most }: { final_touch-colour } штрих.
final_touch-page-say-spoils = { $players ->
    [2] Цей штрих зіпсує шедевр: { $money }$ супернику.
    [3] Цей штрих зіпсує шедевр: { $money }$ кожному супернику.
   *[other] Цей штрих зіпсує шедевр: { $money }$ іншій команді.
  }
final_touch-page-say-done = Хід завершиться.

### Titles of the masterpieces

final_touch-page-title-1 = Синій чайник
final_touch-page-title-2 = Дві півонії
final_touch-page-title-3 = Караван опівдні
final_touch-page-title-4 = Старий млин
final_touch-page-title-5 = Регата
final_touch-page-title-6 = Озеро фламінго
final_touch-page-title-7 = Персики й лимон
final_touch-page-title-8 = Водяні лілії
final_touch-page-title-9 = Три лимони
final_touch-page-title-10 = Світанок у горах
final_touch-page-title-11 = Паперовий сад
final_touch-page-title-12 = Кактуси цвітуть
final_touch-page-title-13 = Кипарисові пагорби
final_touch-page-title-14 = Дама в жовтому капелюсі
final_touch-page-title-15 = Куточок для читання
final_touch-page-title-16 = Кулі над пагорбами
final_touch-page-title-17 = Ніч великих зірок
final_touch-page-title-18 = Зимові берези
final_touch-page-title-19 = Вишня в цвіту
final_touch-page-title-20 = Стоги біля річки
final_touch-page-title-21 = Соняшники
final_touch-page-title-22 = Папуга
final_touch-page-title-23 = Червневі троянди
final_touch-page-title-24 = Бурштинове місто
final_touch-page-title-25 = Риф

## Time Loop

time_loop-name = Часова петля
time_loop-about = Третє вересня повторюється знов і знов; хто першим потрапить у четверте, той і розповість, як це вдалося.

# Masculine; .f, .n, .p: feminine, neuter, plural; a capital letter begins a sentence.
time_loop-colour = { $colour ->
    [blue] синій
    [yellow] жовтий
    [green] зелений
   *[red] червоний
  }
    .f = { $colour ->
        [blue] синя
        [yellow] жовта
        [green] зелена
       *[red] червона
      }
    .n = { $colour ->
        [blue] синє
        [yellow] жовте
        [green] зелене
       *[red] червоне
      }
    .p = { $colour ->
        [blue] сині
        [yellow] жовті
        [green] зелені
       *[red] червоні
      }
    .M = { $colour ->
        [blue] Синій
        [yellow] Жовтий
        [green] Зелений
       *[red] Червоний
      }
    .F = { $colour ->
        [blue] Синя
        [yellow] Жовта
        [green] Зелена
       *[red] Червона
      }
    .P = { $colour ->
        [blue] Сині
        [yellow] Жовті
        [green] Зелені
       *[red] Червоні
      }
time_loop-object = { $object ->
    [kitten] кошеня
    [umbrella] парасоля
    [bus] автобус
    [coffee] кава
    [clock] годинник
    [phone] телефон
    [keys] ключі
    [newspaper] газета
    [bicycle] велосипед
    [dog] пес
    [balloon] кулька
    [ice_cream] морозиво
    [flowers] квіти
    [suitcase] валіза
    [traffic_light] світлофор
    [pigeon] голуб
    [lift] ліфт
    [pizza] піца
    [guitar] гітара
   *[wallet] гаманець
  }
time_loop-token = { $object ->
    [keys] { time_loop-colour.p }
    [flowers] { time_loop-colour.p }
    [umbrella] { time_loop-colour.f }
    [coffee] { time_loop-colour.f }
    [newspaper] { time_loop-colour.f }
    [balloon] { time_loop-colour.f }
    [suitcase] { time_loop-colour.f }
    [pizza] { time_loop-colour.f }
    [guitar] { time_loop-colour.f }
    [kitten] { time_loop-colour.n }
    [ice_cream] { time_loop-colour.n }
   *[other] { time_loop-colour }
  } { time_loop-object } { $number }
time_loop-way = { $way ->
    [forward] вперед
    [up] вгору
   *[down] вниз
  }

### Moves

time_loop-move-start = Почати з клітинки { $row }
time_loop-move-draw = Узяти жетон зі стосу
time_loop-move-add = Додати подію до лінії
time_loop-move-discard = Скинути подію: поле заповнене
time_loop-move-step = Крок { time_loop-way }
time_loop-move-take = Узяти подію із сусідньої клітинки: { time_loop-way }
time_loop-move-lay = Викласти подію на { $cell }
time_loop-move-photo-step = Фото: крок { time_loop-way }
time_loop-move-photo-meeting = Фото: дістати зустріч зі стосу
time_loop-move-photo-forget = Фото: забути подію № { $place } своєї лінії
time_loop-move-return = Повернутися на стартову клітинку { $row }
time_loop-move-done = Закінчити хід
time_loop-move-meet = Зустрітися з гравцем на місці { $other }, клітинка { $cell }

### Why a move is refused

time_loop-why-place-first = спершу всі ставлять фішки на стартові клітинки
time_loop-why-draw-first = хід щойно почався: візьміть жетон зі стосу чи із сусідньої клітинки або призначте зустріч
time_loop-why-settle-first = подію вже витягнуто: спершу додайте її до лінії або викладіть на поле
time_loop-why-step-first = після жетона зі стосу фішка робить крок
time_loop-why-take-first = ви виклали подію, що підходить, тож тепер треба взяти іншу
time_loop-why-photo-or-done = крок зроблено: можна зробити ще один за фото або закінчити хід
time_loop-why-return-first = ви повертаєтеся: оберіть стартову клітинку
time_loop-why-over = гру закінчено
time_loop-why-start-taken = на цій стартовій клітинці стоїть інша фішка
time_loop-why-does-not-fit = подія не підходить до лінії: у неї колір останнього жетона або номер не більший, ніж у того самого предмета в лінії
time_loop-why-must-add = подія підходить, а взяти замість неї поруч нічого, тому її треба додати до лінії
time_loop-why-not-empty = ця клітинка не порожня
time_loop-why-no-discard = скинути можна лише подію, що не підходить, і лише коли порожніх клітинок немає
time_loop-why-off-the-board = у тому боці клітинки немає
time_loop-why-forward-barred = уперед не можна: цього ходу лінія не поповнилася
time_loop-why-not-two-of-each = вийти з цього дня можна, лише коли в лінії по дві події кожного кольору
time_loop-why-no-event = там немає події
time_loop-why-just-laid = цю подію ви щойно виклали самі, потрібна інша
time_loop-why-no-meeting = у вас немає жетона зустрічі
time_loop-why-nobody-there = для зустрічі потрібен суперник
time_loop-why-other-column = зустріч відбувається у вашому стовпці (зі стартової клітинки — у стовпці A)
time_loop-why-after-a-photo = зустріч забирає весь хід, а фото цього ходу вже використано
time_loop-why-no-photo = у вас немає фото
time_loop-why-photo-used = за хід можна використати лише одне фото
time_loop-why-photo-too-late = у цю мить ходу так використати фото не можна
time_loop-why-not-tomorrow = крок за фото не може привести в 4 вересня
time_loop-why-no-meeting-left = у стосі немає зустрічей
time_loop-why-no-such-place = у вашій лінії немає такої події
time_loop-why-nothing-to-end = хід закінчиться сам, якщо не можна зробити крок за фото

### Events

time_loop-event-start = { $player } починає з клітинки { $row }.
time_loop-event-round = Раунд { $round }.
time_loop-event-drew = { $player } бере зі стосу: { time_loop-token }.
time_loop-event-drew-meeting = { $player } бере зі стосу зустріч і лишає її собі.
time_loop-event-drew-nothing = { $player } не знаходить жетонів ні в стосі, ні у скиді.
time_loop-event-reshuffled = Скид перемішано: тепер це новий стос.
time_loop-event-add = { $player } додає до лінії: { time_loop-token }.
time_loop-event-lay = { $player } викладає на { $cell }: { time_loop-token }.
time_loop-event-discard = { $player } не знаходить порожньої клітинки та скидає: { time_loop-token }.
time_loop-event-take = { $player } забирає з клітинки { $cell }: { time_loop-token }.
time_loop-event-step = { $player } іде { time_loop-way } на { $cell }.
time_loop-event-leave = { $player } виходить у 4 вересня!
time_loop-event-done = { $player } закінчує хід.
time_loop-event-meet = { $player } призначає зустріч на { $cell }: { $players }.
time_loop-event-photo-step = { $player } дивиться на фото та йде { time_loop-way } на { $cell }.
time_loop-event-photo-meeting = { $player } дивиться на фото й дістає зі стосу зустріч.
time_loop-event-photo-forget = { $player } дивиться на фото й забуває: { time_loop-token }.
time_loop-event-four = { $player } збирає чотири події одного кольору: день починається знову ({ $count ->
    [1] перше повернення
    [one] { $count } повернення
    [few] { $count } повернення
    [many] { $count } повернень
   *[other] { $count } повернення
  }).
time_loop-event-stuck = { $player } не може зробити крок: день починається знову ({ $count ->
    [1] перше повернення
    [one] { $count } повернення
    [few] { $count } повернення
    [many] { $count } повернень
   *[other] { $count } повернення
  }).
time_loop-event-photo = { $player } отримує фото.
time_loop-event-photos-back = { $player } отримує шосте фото: п'ять ідуть назад, одне лишається.
time_loop-event-return = { $player } знову на стартовій клітинці { $row }.
time_loop-event-over = Петлю розірвано! Перемагає { $players }.
time_loop-event-draw = Минуло двісті раундів, а вибратися ніхто не зміг: нічия.

### The rules, in a sentence or two each

time_loop-rule-TL-C1 = У грі 80 жетонів подій: 20 предметів із номерами від 1 до 4; синіх, жовтих, зелених і червоних — по 20.
time_loop-rule-TL-C2 = Ще є 20 фото, 6 зустрічей і 6 фішок.
time_loop-rule-TL-C3 = На полі шість стартових клітинок (3 вересня), вісім стовпців від A до H по шість рядків, а за ними — 4 вересня.
time_loop-rule-TL-S1 = За порядком місць кожен ставить фішку на вільну стартову клітинку й отримує зустріч. Номери цих клітинок задають черговість на всю гру.
time_loop-rule-TL-S2 = Події та решта зустрічей перемішані в одному стосі, фото лежать окремо.
time_loop-rule-TL-1 = Замість жетона зі стосу можна взяти подію із сусідньої клітинки (попереду, згори чи знизу), якщо вона підходить до лінії; фішка переходить на її клітинку, і хід закінчено. Подія підходить, якщо її колір не такий, як в останньої в лінії, а номер більший, ніж у того самого предмета в ній.
time_loop-rule-TL-2 = Або візьміть жетон зі стосу. Зустріч лишіть собі, на цьому хід закінчено. Подію, що підходить, додайте до лінії та ступіть уперед, угору чи вниз на порожню клітинку — або викладіть її на поле й візьміть іншу, що вже лежала поруч. Ту, що не підходить, викладіть на будь-яку порожню клітинку й ступіть угору чи вниз.
time_loop-rule-TL-3 = Або використайте зустріч; більше цього ходу нічого не відбувається.
time_loop-rule-TL-4 = Якщо після жетона зі стосу ступити нікуди, ви повертаєтеся в 3 вересня.
time_loop-rule-TL-5 = Зі стовпця H у 4 вересня можна ступити лише з подією зі стосу, що підходить, і лише якщо в лінії разом із нею по дві події кожного кольору.
time_loop-rule-TL-6 = Чотири події одного кольору в лінії одразу повертають вас на початок дня.
time_loop-rule-TL-7 = Хто повертається, скидає всю лінію, бере фото і ставить фішку на будь-яку вільну стартову клітинку. Хід закінчено.
time_loop-rule-TL-8 = Коли стос порожній, ним стає скид. Якщо тягти зовсім нічого, ви лише ступаєте вгору чи вниз.
time_loop-rule-TL-9 = Із жетоном зустрічі назвіть суперника й порожню клітинку свого стовпця (зі старту — стовпця A): обидві фішки переходять туди.
time_loop-rule-TL-10 = Зустрічей можна мати скільки завгодно.
time_loop-rule-TL-11 = Раз на хід фото дає зробити зайвий крок (до дії або після кроку), дістати зустріч зі стосу або забути подію своєї лінії. Після кроку фото лишається у вас, якщо організатор не вирішив інакше; решта його витрачає.
time_loop-rule-TL-12 = Більше п'яти фото тримати не можна: із шостим п'ять ідуть назад, одне лишається.
time_loop-rule-TL-13 = Хто першим увійшов у 4 вересня, той переміг і розповідає, як минув день, зі слів: «Я вийшов з дому…»
time_loop-rule-TL-14 = Якщо за 200 раундів ніхто не переміг, гра закінчується нічиєю.

### The story: how it begins and ends

time_loop-story-opening = Я вийшов з дому…
time_loop-story-again = { $count ->
    [1] А потім знову було третє вересня, і знов за мною зачинилися двері дому.
    [one] А потім знову було третє вересня, і знову, { $count } раз поспіль, і щоразу за мною зачинялися двері дому.
    [few] А потім знову було третє вересня, і знову, { $count } рази поспіль, і щоразу за мною зачинялися двері дому.
    [many] А потім знову було третє вересня, і знову, { $count } разів поспіль, і щоразу за мною зачинялися двері дому.
   *[other] А потім знову було третє вересня, і знову, { $count } раза поспіль, і щоразу за мною зачинялися двері дому.
  }
time_loop-story-reminder-1 = Це було моє { $count ->
    [2] друге
    [3] третє
    [4] четверте
   *[other] хтозна-яке
  } третє вересня, і кожна тріщина в асфальті була мені знайома.
time_loop-story-reminder-2 = Пам'ятаю, чим це скінчилося { $count ->
    [2] минулого разу
   *[other] раніше
  }: кліпнеш — і знову третє вересня.
time_loop-story-reminder-3 = Коли той самий ранок настає { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  }, мимоволі стаєш сміливішим.
time_loop-story-ending-1 = А коли пробив годинник, календар перегорнув сторінку: четверте вересня.
time_loop-story-ending-2 = Опівночі день розтиснув пальці й відпустив мене: настало четверте вересня.
time_loop-story-ending-3 = А потім прийшов ранок, якого ще ніколи не було, — четверте вересня.

### The story: what happened, by object, colour and turn

time_loop-story-time-morning-1 = Ранок був ясний, і пахло дощем, якого не було.
time_loop-story-time-morning-2 = Було рано, місто ще протирало очі.
time_loop-story-time-noon-1 = Ближче до полудня все стало ще дивнішим.
time_loop-story-time-noon-2 = Пробило дванадцяту, і тіні сховалися під ноги.
time_loop-story-time-afternoon-1 = По обіді час тягнувся, мов трамвай.
time_loop-story-time-afternoon-2 = Удень час ніби сповільнився й прислухався.
time_loop-story-time-evening-1 = Увечері один за одним засвітилися ліхтарі.
time_loop-story-time-evening-2 = Смеркло, і засвітилися вікна.
time_loop-story-time-night-1 = Прийшла ніч, і до півночі було вже недалеко.
time_loop-story-time-night-2 = Було пізно; десь готувався бити годинник.
time_loop-story-kitten-1 = На порозі сиділо { time_loop-colour.n } кошеня і явно збиралося зі мною.
time_loop-story-kitten-2 = З кишені пальта визирнуло { time_loop-colour.n } кошеня, і пояснити це не міг ніхто.
time_loop-story-kitten-3 = Дорогу мені перебігло { time_loop-colour.n } кошеня, передумало й побігло назад.
time_loop-story-umbrella-1 = На дереві висіла розкрита { time_loop-colour.f } парасоля, хоча на небі не було ані хмаринки.
time_loop-story-umbrella-2 = Незнайомець сказав: знадобиться, — і в моїй руці опинилася { time_loop-colour.f } парасоля.
time_loop-story-umbrella-3 = Вітер вивернув навиворіт чиюсь парасолю, і та, { time_loop-colour.f } та ображена, лягла до моїх ніг.
time_loop-story-bus-1 = Там, де зроду не було зупинки, загальмував { time_loop-colour } автобус.
time_loop-story-bus-2 = { time_loop-colour.M } автобус утік у мене з-під носа, а за хвилину втік іще раз.
time_loop-story-bus-3 = Повз проїхав { time_loop-colour } автобус, і всі в ньому наспівували одну й ту саму мелодію.
time_loop-story-coffee-1 = Каву подали в склянці з чужим ім'ям; склянка була { time_loop-colour.f }.
time_loop-story-coffee-2 = Перекинулася { time_loop-colour.f } склянка з кавою, і пляма лягла цифрою три.
time_loop-story-coffee-3 = У кіоску мені простягли каву, хоча замовлення ще не було; склянка виявилася { time_loop-colour.f }.
time_loop-story-clock-1 = { time_loop-colour.M } годинник на площі йшов назад, і нікого це не бентежило.
time_loop-story-clock-2 = У вітрині { time_loop-colour } годинник пробив тринадцяту.
time_loop-story-clock-3 = Стрілки зустрілися й, так би мовити, потиснули одна одній руки: дивний він, цей { time_loop-colour } годинник.
time_loop-story-phone-1 = У порожній будці задзвонив { time_loop-colour } телефон, і кликали мене.
time_loop-story-phone-2 = На лавці лежав { time_loop-colour } телефон з одним повідомленням: не озирайся.
time_loop-story-phone-3 = Чийсь { time_loop-colour } телефон показав мені знімок того місця, де мене ще не було.
time_loop-story-keys-1 = На тротуарі лежали { time_loop-colour.p } ключі, й один пасував до моїх дверей.
time_loop-story-keys-2 = На цвяшку висіли { time_loop-colour.p } ключі із запискою: на потім.
time_loop-story-keys-3 = У моїй кишені дзвеніли чужі { time_loop-colour.p } ключі, та так, ніби ми давно знайомі.
time_loop-story-newspaper-1 = Повз пролетіла { time_loop-colour.f } газета із завтрашнім числом.
time_loop-story-newspaper-2 = { time_loop-colour.F } газета писала про мене: ім'я правильно, решта ні.
time_loop-story-newspaper-3 = На лаві лишилася { time_loop-colour.f } газета, і кросворд у ній був розгаданий моїм почерком.
time_loop-story-bicycle-1 = Повз прокотився { time_loop-colour } велосипед, а в сідлі нікого.
time_loop-story-bicycle-2 = Під стіною стояв { time_loop-colour } велосипед із бантом і моїм ім'ям.
time_loop-story-bicycle-3 = Листоноша привітався, мов зі старим другом, і його { time_loop-colour } велосипед теж дзенькнув.
time_loop-story-dog-1 = Три квартали мене проводжав пес; ішов поважно, а бант на ньому був { time_loop-colour }.
time_loop-story-dog-2 = Біля переходу пес чекав на чоловічка у світлофорі; жилет на ньому був { time_loop-colour }.
time_loop-story-dog-3 = Пес вирив із піску м'яч, і цей { time_loop-colour } скарб дістався саме мені.
time_loop-story-balloon-1 = Поруч, на висоті плеча, пливла { time_loop-colour.f } кулька.
time_loop-story-balloon-2 = З дитячої руки вислизнула { time_loop-colour.f } кулька й полетіла не вгору, а вниз.
time_loop-story-balloon-3 = Біля ліхтаря всім перехожим кивала { time_loop-colour.f } кулька.
time_loop-story-ice-cream-1 = Морозиво було { time_loop-colour.n } і не тануло, скільки на нього не дивись.
time_loop-story-ice-cream-2 = Хлопчик віддав мені морозиво — { time_loop-colour.n }, з вафлею: він, мовляв, їв його вчора.
time_loop-story-ice-cream-3 = З балкона впало { time_loop-colour.n } морозиво, просто на третє число в чиємусь календарі.
time_loop-story-flowers-1 = Хтось лишив { time_loop-colour.p } квіти біля дверей, яких іншими днями немає.
time_loop-story-flowers-2 = Квіткарка вручила мені { time_loop-colour.p } квіти й не взяла грошей: сплачено, мовляв, на кожен день.
time_loop-story-flowers-3 = { time_loop-colour.P } квіти на клумбі повернули голівки мені вслід.
time_loop-story-suitcase-1 = Посеред вулиці стояла { time_loop-colour.f } валіза, а в ній ще одна така сама.
time_loop-story-suitcase-2 = Мене попросили хвилинку приглянути за речами, і { time_loop-colour.f } валіза досі чекає.
time_loop-story-suitcase-3 = Мене обігнала { time_loop-colour.f } валіза на коліщатках і перепросила.
time_loop-story-traffic-light-1 = Світлофор тричі поспіль засвітився одним кольором: { time_loop-colour }, { time_loop-colour }, і знову { time_loop-colour }.
time_loop-story-traffic-light-2 = Мені підморгнув { time_loop-colour } вогник світлофора.
time_loop-story-traffic-light-3 = На розі висів { time_loop-colour } світлофор, і під ним двоє дідів грали в шахи з машинами.
time_loop-story-pigeon-1 = На пам'ятнику сидів { time_loop-colour } голуб і дивився на мене, мов власник будинку.
time_loop-story-pigeon-2 = { time_loop-colour.M } голуб приніс мені листа, якого я ще тільки напишу.
time_loop-story-pigeon-3 = Крихти мого плану склював { time_loop-colour } голуб.
time_loop-story-lift-1 = { time_loop-colour.M } ліфт поїхав убік і випустив мене на іншій вулиці.
time_loop-story-lift-2 = Між третьою та четвертою була ще одна кнопка, але { time_loop-colour } ліфт попросив її не чіпати.
time_loop-story-lift-3 = Посеред парку розчинив двері { time_loop-colour } ліфт.
time_loop-story-pizza-1 = Піца чекала на мене від учора й досі була гаряча; коробка в неї була { time_loop-colour.f }.
time_loop-story-pizza-2 = Кур'єр спитав у мене дорогу до четвертого вересня; в руках у нього була { time_loop-colour.f } коробка з піцою.
time_loop-story-pizza-3 = Шматок піци вказував уперед, мов стрілка; { time_loop-colour.f } тарілка йому не заважала.
time_loop-story-guitar-1 = Грала { time_loop-colour.f } гітара з однією струною, і цього вистачало.
time_loop-story-guitar-2 = На даху стояла { time_loop-colour.f } гітара й гула на вітрі.
time_loop-story-guitar-3 = Вуличний співець проспівав увесь мій день, і кінець його { time_loop-colour.f } гітара вже знала.
time_loop-story-wallet-1 = У калюжі лежав { time_loop-colour } гаманець з однією монетою наступного року.
time_loop-story-wallet-2 = Мені повернули { time_loop-colour } гаманець, який ще не губився.
time_loop-story-wallet-3 = Трапився мені { time_loop-colour } гаманець: грошей у ньому не було, тільки квиток на четверте.

## My Gallery

my_gallery-name = Моя галерея
my_gallery-about = Перебивайте ставки суперників і розвішуйте картини так, щоб про вашу стіну заговорило все місто.

my_gallery-type = { $type ->
    [cityscape] міський краєвид
    [portrait] портрет
    [still_life] натюрморт
   *[landscape] пейзаж
  }
my_gallery-frame = { $frame ->
    [gilded] позолочена рама
    [shell] рама з мушлями
    [walnut] горіхова рама
   *[plain] проста рама
  }
my_gallery-tile = { $painting } ({ my_gallery-type }, { $size }, { my_gallery-frame })

### Moves

my_gallery-move-offer = Виставити картину { $size }
my_gallery-move-bid = Поставити { $card }
my_gallery-move-pick = Узяти з аукціону картину { $place }
my_gallery-move-place = Повісити нову картину на { $square }
my_gallery-move-place-assistant = Повісити предмет помічника на { $square }
my_gallery-move-assistant = Віддати нову картину помічникові
my_gallery-move-decorate = Прикраса { $shape } на { $square }
my_gallery-move-decorate-assistant = Віддати прикрасу { $shape } помічникові
my_gallery-move-exchange = Обміняти нову картину на { $painting } з музею і ту повісити на { $square }
my_gallery-move-excess = Відкласти нову картину як зайву
my_gallery-move-done = Готово

### Why a move is refused

my_gallery-why-start-first = спершу всі вішають початкові картини
my_gallery-why-offer-first = спершу аукціоніст обирає картини за сорочками
my_gallery-why-bid-first = зараз усі роблять ставки
my_gallery-why-pick-first = зараз розбирають картини в порядку ставок
my_gallery-why-settle-first = зараз розвішують нові картини
my_gallery-why-over = гру закінчено
my_gallery-why-stack-empty = картин такого розміру більше немає
my_gallery-why-card-used = цю карту ставки вже зіграно
my_gallery-why-not-offered = на аукціоні немає такого місця
my_gallery-why-already-picked = цю картину вже взяли
my_gallery-why-outside = так предмет вийде за край стіни
my_gallery-why-overlaps = там уже щось висить
my_gallery-why-touches-nothing = предмет має торкатися стороною іншого предмета
my_gallery-why-no-star = початкова картина має закрити зірку
my_gallery-why-assistant-busy = у помічника вже зайняті руки
my_gallery-why-no-new-item = у вас немає нової картини
my_gallery-why-assistant-empty = у помічника нічого немає
my_gallery-why-not-settled = спершу прилаштуйте нову картину
my_gallery-why-reward-first = спершу візьміть зароблену прикрасу
my_gallery-why-no-reward = прикраса вам не належить
my_gallery-why-too-many-shields = на цій прикрасі більше щитів, ніж ви заробили
my_gallery-why-it-fits = нова картина ще вміщується на вашій стіні
my_gallery-why-not-in-museum = цієї картини немає в музеї
my_gallery-why-other-type = обміняти можна лише на картину того самого типу
my_gallery-why-does-not-fit = ця картина теж не вміщується на вашій стіні
my_gallery-why-can-exchange = у музеї є картина цього типу, що вміщується: обміняйте

### Events

my_gallery-event-offer = { $player } виставляє картину { $size }.
my_gallery-event-turned-up = На аукціоні: { my_gallery-tile }, цінність { $value }.
my_gallery-event-committed = { $player } робить ставку.
my_gallery-event-bid = { $player } ставить { $card }; решта поки не знає.
my_gallery-event-revealed = { $player }: ставка { $card }.
my_gallery-event-pick = { $player } бере { my_gallery-tile }.
my_gallery-event-unsold = Не продано картину { my_gallery-tile }.
my_gallery-event-place = { $player } вішає { my_gallery-tile } на { $square }.
my_gallery-event-place-assistant = { $player } вішає взяту в помічника картину { my_gallery-tile } на { $square }.
my_gallery-event-place-ornament = { $player } вішає взяту в помічника прикрасу { $shape } на { $square }.
my_gallery-event-assistant = { $player } віддає помічникові { my_gallery-tile }.
my_gallery-event-decorate = { $player } вішає прикрасу { $shape } на { $square }.
my_gallery-event-decorate-assistant = { $player } віддає помічникові прикрасу { $shape }.
my_gallery-event-exchange = { $player } міняє { my_gallery-tile } на { $other } з музею.
my_gallery-event-excess = { $player } не знаходить місця й відкладає { my_gallery-tile }.
my_gallery-event-done = { $player } закінчує розвішування.
my_gallery-event-broken = { $player } порушує композицію: { $count ->
    [one] { $count } картина втрачає
    [few] { $count } картини втрачають
   *[many] { $count } картин втрачають
  } престиж.
my_gallery-event-reward = { $player } отримує прикрасу: { $count ->
    [1] один щит
    [one] до { $count } щита
   *[many] до { $count } щитів
  }.
my_gallery-event-combination = { $player } отримує прикраси: усього рівно { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[other] { $count } щитів
  }.
my_gallery-event-full-wall = { $player } заповнює всю стіну!
my_gallery-event-second-excess = { $player } відкладає другу зайву картину: це останній раунд.
my_gallery-event-museum = До музею вирушає { my_gallery-tile }. Маркер цього типу: цінність { $value }, тепер поділка { $space }.
my_gallery-event-round = Раунд { $round }. Молоточок отримує { $player }.
my_gallery-event-ended-full-wall = Гру закінчено: чиюсь стіну заповнено.
my_gallery-event-ended-excess = Гру закінчено: хтось має дві зайві картини.
my_gallery-event-ended-cards = Гру закінчено: карти ставок зіграно.
my_gallery-event-over = Найкраща галерея міста: { $players }.

### The rules, in a sentence or two each

my_gallery-rule-MG-C1 = Є 112 картин для аукціону й чотири початкові: чотири типи та чотири види рам. На сорочці видно розмір і цінність.
my_gallery-rule-MG-C2 = Прикраси займають від одного до трьох квадратів, і щитів на них стільки ж. Вони не закінчуються.
my_gallery-rule-MG-C3 = Кожен має стіну з двома зірками, смугою на рівні очей і чотирма кутами, помічника й карти ставок від 1 до 20.
my_gallery-rule-MG-C4 = У музеї є шкала престижу на 50 поділок із маркером для кожного типу та стос непроданих картин кожного типу.
my_gallery-rule-MG-S1 = Кожен отримує випадкову початкову картину й вішає її так, щоб закрити хоча б одну зірку.
my_gallery-rule-MG-S2 = Кожен отримує одну з початкових ставок від 1 до 4: це низ його стосу. У кого вона найменша, той перший аукціоніст.
my_gallery-rule-MG-S3 = Картини лежать лицем донизу в перемішаних стосах, по одному на кожен розмір.
my_gallery-rule-MG-1 = Аукціоніст обирає лише за сорочками на одну картину більше, ніж гравців; потім їх відкривають.
my_gallery-rule-MG-2 = Усі кладуть по карті ставки лицем донизу й відкривають їх разом. Кожну карту грають раз за гру.
my_gallery-rule-MG-3 = Першою йде найвища ставка. За рівності порівнюють карти під нею, аж до початкових.
my_gallery-rule-MG-4 = У цьому порядку кожен бере з аукціону одну картину.
my_gallery-rule-MG-5 = Потім у тому самому порядку кожен вішає свою картину; повішене більше не рухають.
my_gallery-rule-MG-6 = Предмет цілком лежить на стіні, нічого не закриває, торкається стороною іншого предмета й ніколи не повертається.
my_gallery-rule-MG-7 = Нова картина або прикраса йде на стіну чи помічникові, який тримає не більше одного предмета.
my_gallery-rule-MG-8 = Розвішуючи, можна до або після цього повісити й предмет помічника. Коли закінчити, вирішує сам гравець.
my_gallery-rule-MG-9 = Картина, повішена поруч із картинами в таких самих рамах, приносить прикрасу: до трьох сусідок дають одну прикрасу не більш ніж зі стількома щитами, більше трьох дають будь-який набір рівно на це число.
my_gallery-rule-MG-10 = Картини одного типу, що торкаються сторонами, порушують композицію й не приносять престижу.
my_gallery-rule-MG-11 = Обміняти або відкласти можна лише нову картину, яка ніде не вміщується.
my_gallery-rule-MG-12 = Її міняють на картину того самого типу з музею, що вміщується, і ту одразу вішають.
my_gallery-rule-MG-13 = Якщо такої в музеї немає, картина стає зайвою й лягає поруч із планшетом; натомість дають прикрасу з одним щитом.
my_gallery-rule-MG-14 = Непродана картина йде до музею й рухає маркер свого типу на свою цінність. Із зайнятої поділки маркер відступає назад. Потім молоточок переходить ліворуч.
my_gallery-rule-MG-E = Гра закінчується разом із раундом, у якому заповнено стіну, відкладено другу зайву картину одного гравця або скінчилися карти ставок.
my_gallery-rule-MG-15a = Кожна картина без порушень приносить 5, 4, 3 або 2 очки: що далі маркер її типу, то більше. Тип, який не побував у музеї, приносить 2.
my_gallery-rule-MG-15b = Кожен щит на стіні — очко.
my_gallery-rule-MG-15c = Кожна картина провідного типу на рівні очей, навіть із порушенням, приносить ще 3 очки.
my_gallery-rule-MG-15d = Стіна без порожніх квадратів приносить 5 очок.
my_gallery-rule-MG-15e = Кожен порожній кут забирає 2 очки.
my_gallery-rule-MG-15f = Кожна зайва картина забирає 2 очки. Предмет у помічника не рахується.
my_gallery-rule-MG-16 = Перемагає той, у кого більше очок; потім у кого вища карта ставки, що лишилася; потім перемога спільна.

## My Gallery on the page

my_gallery-page-your-wall = Ваша стіна
my_gallery-page-wall-of = Стіна гравця { $player }
my_gallery-page-enlarge = Роздивитися стіну гравця { $player }
my_gallery-page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
  }
my_gallery-page-empty = { $count ->
    [one] { $count } порожній квадрат
    [few] { $count } порожні квадрати
   *[other] { $count } порожніх квадратів
  }
my_gallery-page-at = стовпець { $column }, ряд { $row }
my_gallery-page-broken = композицію порушено
my_gallery-page-ornament = прикраса { $shape }, { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[other] { $count } щитів
  }

my_gallery-page-round = Раунд { $round } з { $rounds }
my_gallery-page-gavel = молоточок: { $player }
my_gallery-page-last-round = Останній раунд: { $why ->
    [full-wall] стіну заповнено
    [excess] друга зайва картина
   *[cards] останні карти ставок
  }
my_gallery-page-auction = Аукціон
my_gallery-page-starting = Початкові картини
my_gallery-page-unsold = до музею
my_gallery-page-value = цінність { $value }
my_gallery-page-asked = Обрано на аукціон: { $count } з { $most }
my_gallery-page-stacks = Стоси, за сорочками
my_gallery-page-back = { $size }, цінність { $value }
my_gallery-page-stack = Обрати { $size }, цінність { $value }: лишилося { $count }

my_gallery-page-bids = Ставки
my_gallery-page-order = Порядок раунду
my_gallery-page-bid = ставка { $card }
my_gallery-page-has-bid = ставку зроблено
my_gallery-page-thinking = думає
my_gallery-page-hand = Ваші карти ставок
my_gallery-page-card = Карта ставки { $card }
my_gallery-page-your-bid = Ваша ставка: { $card }; інші її поки не бачать
my_gallery-page-played = ставки: { $cards }

my_gallery-page-museum = Музей
my_gallery-page-marker = { my_gallery-type }: поділка { $space }, ×{ $level }
my_gallery-page-pile = картин: { $count }
my_gallery-page-pile-of = У музеї: { my_gallery-type }
my_gallery-page-sheet = Рахунок
my_gallery-page-line-decorations = Прикраси
my_gallery-page-line-eye_level = Рівень очей
my_gallery-page-line-full_wall = Повна стіна
my_gallery-page-line-corners = Порожні кути
my_gallery-page-line-excess = Зайві картини
my_gallery-page-total = Разом

my_gallery-page-assistant-free = помічник вільний
my_gallery-page-assistant-holds = У помічника: { $item }
my_gallery-page-excess = зайві:
my_gallery-page-new = Нова картина
my_gallery-page-assistants = Від помічника
my_gallery-page-decoration = Прикраса
my_gallery-page-give = Помічникові
my_gallery-page-exchange = Обміняти на: { $item }
my_gallery-page-nudge = Посунути на сусіднє місце
my_gallery-page-nudge-left = Лівіше
my_gallery-page-nudge-right = Правіше
my_gallery-page-nudge-up = Вище
my_gallery-page-nudge-down = Нижче
my_gallery-page-ghost = { $item }, { $place }: { $effects }. Стрілки рухають, Enter вішає.
my_gallery-page-earns = торкається { $count ->
    [1] однієї такої самої рами: прикраса з одним щитом
    [2] 2 таких самих рам: прикраса до 2 щитів
    [3] 3 таких самих рам: прикраса до 3 щитів
    [one] { $count } такої самої рами: прикраси на { $count } щит
    [few] { $count } таких самих рам: прикраси на { $count } щити
   *[other] { $count } таких самих рам: прикраси на { $count } щитів
  }
my_gallery-page-breaks = порушує композицію: без престижу { $count ->
    [one] { $count } картина
    [few] { $count } картини
   *[other] { $count } картин
  }
my_gallery-page-corners = закриває { $count ->
    [one] { $count } кут
    [few] { $count } кути
   *[other] { $count } кутів
  }
my_gallery-page-eye = на рівні очей
my_gallery-page-nothing = нічого не приносить і не порушує

my_gallery-page-say-start = Повісьте початкову картину так, щоб закрити зірку.
my_gallery-page-say-offer = Молоточок у вас: оберіть за сорочкою ще { $count ->
    [one] { $count } картину
    [few] { $count } картини
   *[other] { $count } картин
  }.
my_gallery-page-say-bid = Оберіть карту ставки; торкніться картини, щоб приміряти її на стіну.
my_gallery-page-say-pick = Візьміть картину: торкніться, щоб приміряти її на стіну.
my_gallery-page-say-hang = Повісьте нову картину або віддайте помічникові.
my_gallery-page-say-hang-only = Повісьте нову картину: помічник уже зайнятий.
my_gallery-page-say-museum = Повісьте картину з музею.
my_gallery-page-say-exchange = Місця немає: обміняйте картину на іншу з музею.
my_gallery-page-say-exchange-or-give = Місця немає: обміняйте картину на іншу з музею або віддайте помічникові.
my_gallery-page-say-excess = Місця немає, і обміняти немає на що: картина зайва.
my_gallery-page-say-excess-or-give = Місця немає, і обміняти немає на що: віддайте картину помічникові, інакше вона зайва.
my_gallery-page-say-decorate = Ви заслужили прикрасу { $count ->
    [1] з одним щитом
   *[other] до { $count } щитів
  }: оберіть форму та місце.
my_gallery-page-say-combine = Наберіть прикрас на вибір: лишилося щитів: { $count }.
my_gallery-page-say-assistant = Можна повісити й те, що в помічника, або закінчити.
my_gallery-page-say-done = Усе на місці.
my_gallery-page-say-confirm = Підтвердьте або поверніть хід.
my_gallery-page-say-pending = { $move }? Підтвердьте, і хід зроблено.
my_gallery-page-wait-start = { $player } вішає початкову картину.
my_gallery-page-wait-offer = { $player } обирає картини для аукціону.
my_gallery-page-wait-bid = Над ставкою думають: { $player }.
my_gallery-page-wait-pick = { $player } бере картину. Поки можна приміряти.
my_gallery-page-wait-settle = { $player } вішає нову картину.
my_gallery-page-go-confirm = Підтвердити
my_gallery-page-go-bid = Поставити { $card }
my_gallery-page-go-pick = Узяти її
my_gallery-page-go-hang = Повісити сюди
my_gallery-page-go-done = Готово

## Time Loop on the page

time_loop-option-photo_step_spends = Крок за фото
time_loop-option-photo_step_spends-value = { $value ->
    [true] Фото витрачається
   *[false] Фото лишається
  }

time_loop-page-letter = { $colour ->
    [blue] Си
    [yellow] Жо
    [green] Зе
   *[red] Че
  }
time_loop-page-month = вер.
time_loop-page-board = День із 3 на 4 вересня
time_loop-page-cell = Клітинка { $cell }
time_loop-page-cell-start = Стартова клітинка { $cell }
time_loop-page-goal = 4 вересня
time_loop-page-empty = порожньо
time_loop-page-pawn = фішка: { $player }
time_loop-page-fits = підходить до вашої лінії
time_loop-page-unfit = не підходить до вашої лінії
time_loop-page-count = { time_loop-colour }: { $count }; потрібно { $need }, межа — { $most }
time_loop-page-line = Ваша лінія подій
time_loop-page-line-of = Лінія подій: { $player }
time_loop-page-line-empty = Поки що нічого не сталося.
time_loop-page-you = ви
time_loop-page-winner = перемога
time_loop-page-turn = ходить
time_loop-page-has-meeting = Зустрічі: { $count }
time_loop-page-has-photo = Фото: { $count }
time_loop-page-has-again = Повернення в 3 вересня: { $count }
time_loop-page-round = Раунд { $round } із { $rounds }
time_loop-page-discard = Скид: { $count }
time_loop-page-pile = Лишилося фото: { $count }
time_loop-page-stack = Стос
time_loop-page-stack-left = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
  }
time_loop-page-drawn-fits = Підходить до лінії.
time_loop-page-drawn-fourth = Підходить, але стане четвертою цього кольору: день почнеться наново.
time_loop-page-drawn-unfit = Не підходить до лінії.
time_loop-page-moves = Ходи
time_loop-page-chip-step = Крок { time_loop-way }
time_loop-page-chip-take = { $way ->
    [forward] Узяти попереду
    [up] Узяти згори
   *[down] Узяти знизу
  }
time_loop-page-chip-photo-step = Крок { time_loop-way }
time_loop-page-chip-fourth = четверта цього кольору: назад у 3-тє
time_loop-page-meetings = Зустрічі
time_loop-page-photos = Фото
time_loop-page-photo-step = Ще один крок
time_loop-page-photo-step-about = На підсвічену порожню клітинку поруч із фішкою, до дії або після кроку; у 4 вересня так не потрапити. { $spends ->
    [true] Фото витрачається.
   *[false] Фото лишається у вас.
  }
time_loop-page-photo-meeting = Знайти зустріч
time_loop-page-photo-meeting-about = Дістаньте зі стосу жетон зустрічі, якщо він там є. Фото витрачається.
time_loop-page-photo-forget = Забути подію
time_loop-page-photo-forget-about = Приберіть зі своєї лінії будь-яку подію, можна й після витягнутого жетона. Фото витрачається.
time_loop-page-meet = Зустріч: { $player }, клітинка { $cell }
time_loop-page-whom = З ким зустрічаємося?
time_loop-page-choose = Що робимо на клітинці { $cell }?
time_loop-page-cancel = Закрити
time_loop-page-go-confirm = Підтвердити
time_loop-page-go-draw = Узяти зі стосу
time_loop-page-go-done = Закінчити хід
time_loop-page-go-add = Додати до лінії
time_loop-page-go-discard = Скинути
time_loop-page-say-wait = Ходить { $player }.
time_loop-page-say-yours = Ваш хід.
time_loop-page-say-pending = { $move }. Підтвердити?
time_loop-page-say-start = Оберіть стартову клітинку: що менший її номер, то раніше ви ходите.
time_loop-page-say-main = Ваш хід: візьміть жетон зі стосу.
time_loop-page-say-main-take = Ваш хід: візьміть жетон зі стосу або подію із сусідньої клітинки.
time_loop-page-say-add = Подія підходить: додайте її до лінії.
time_loop-page-say-either = Подія підходить: додайте її до лінії або викладіть на підсвічену клітинку й візьміть іншу поруч.
time_loop-page-say-unfit = Подія не підходить: викладіть її на будь-яку підсвічену клітинку.
time_loop-page-say-discard = Подія не підходить, а порожніх клітинок немає: скиньте її.
time_loop-page-say-step = Тепер крок: уперед, угору чи вниз.
time_loop-page-say-out = Вихід відкрито: ступіть у 4 вересня!
time_loop-page-say-aside = Тепер крок угору або вниз.
time_loop-page-say-take = Тепер візьміть іншу подію із сусідньої клітинки.
time_loop-page-say-after = Ще один крок за фото або кінець ходу.
time_loop-page-say-return = Знову 3 вересня: оберіть стартову клітинку.
time_loop-page-say-meet = Зустріч: оберіть, із ким, і торкніться підсвіченої клітинки. Туди перейдуть обидві фішки.
time_loop-page-say-forget = Оберіть у своїй лінії подію, яку хочете забути.
time_loop-page-again = Знову 3 вересня
time_loop-page-again-who = { $player } починає день наново ({ $count ->
    [one] { $count } повернення
    [few] { $count } повернення
   *[many] { $count } повернень
  }).
time_loop-page-story = Як розірвалася петля. Розповідає { $player }
time_loop-page-copy = Скопіювати розповідь
time_loop-page-copied = Скопійовано
time_loop-page-copy-failed = Браузер не дає скопіювати. Виділіть текст і скопіюйте його самі.

## Photograph

photograph-name = Фотограф
photograph-about = Перемотуйте плівку й шикуйте кадри кожного кольору за порядком, доки не сіло сонце.

# Agrees with a feminine noun, nominative: «карта».
photograph-colour = { $colour ->
    [blue] синя
    [red] червона
    [yellow] жовта
    [green] зелена
    [brown] коричнева
    [grey] сіра
   *[violet] фіолетова
  }
photograph-card = { photograph-colour } { $value }
photograph-back = { photograph-colour } { $half }

### Moves

photograph-move-take = { $side ->
    [left] Узяти карт: { $count }, зліва, ряд { $row }
   *[right] Узяти карт: { $count }, справа, ряд { $row }
  }
photograph-move-wind = Прокрутити плівку: карту з місця { $from } на місце { $to }

### Why a move is refused

photograph-why-over = гру завершено
photograph-why-take-first = спершу візьміть із ряду від однієї до трьох карт
photograph-why-wind-now = карти ви вже взяли, тепер прокрутіть плівку
photograph-why-sunset = сонце сідає: усі прокручують плівку, брати карти не можна
photograph-why-end = останній кадр: усі прокручують плівку, брати карти не можна
photograph-why-no-row = за такої кількості гравців на полі немає цього ряду
photograph-why-too-few = у цьому ряду менше карт, ніж ви хочете взяти
photograph-why-say-left = єдина карта з обох боків та сама: беріть її зліва
photograph-why-no-place = на цьому місці у вас на руці карти немає

### Events

photograph-event-take = { $side ->
    [left] { $count ->
        [1] { $player } бере одну карту зліва з ряду { $row }.
        [one] { $player } бере { $count } карту зліва з ряду { $row }.
        [few] { $player } бере { $count } карти зліва з ряду { $row }.
       *[other] { $player } бере { $count } карт зліва з ряду { $row }.
      }
   *[right] { $count ->
        [1] { $player } бере одну карту справа з ряду { $row }.
        [one] { $player } бере { $count } карту справа з ряду { $row }.
        [few] { $player } бере { $count } карти справа з ряду { $row }.
       *[other] { $player } бере { $count } карт справа з ряду { $row }.
      }
  }
photograph-event-picked = { $player } бере карту: { photograph-card }.
photograph-event-drew = { $player } бере карту: { photograph-card }; інші її не бачили.
photograph-event-hid = { $player } бере закриту карту: { photograph-back }.
photograph-event-hid-plain = { $player } бере закриту карту.
photograph-event-wind = { $player } прокручує плівку: карта з місця { $from } переходить на місце { $to }.
photograph-event-sharp = { $player } знімає: { photograph-card }, чітко.
photograph-event-blurred = { $player } знімає: { photograph-card }, нечітко.
photograph-event-lucky = Вдалий знімок! { $player }: { photograph-colour } карта.
photograph-event-cleared = { $count ->
    [1] З поля йде одна карта.
    [one] З поля йде { $count } карта.
    [few] З поля йдуть { $count } карти.
   *[other] З поля йде { $count } карт.
  }
photograph-event-turned = Закриту карту відкривають: { photograph-card }.
photograph-event-filled = { $count ->
    [1] На поле лягає одна нова світлина.
    [one] На поле лягає { $count } нова світлина.
    [few] На поле лягають { $count } нові світлини.
   *[other] На поле лягає { $count } нових світлин.
  }
photograph-event-sunset = Сонце сідає! Усі прокручують плівку й грають по дві карти.
photograph-event-ending = Колода скінчилася. Востаннє всі прокручують плівку й грають по дві карти.
photograph-event-committed = { $player } уже знає, як прокрутить плівку.
photograph-event-revealed = { $player } прокручує плівку: карта з місця { $from } переходить на місце { $to }.
photograph-event-missed = Прогаяний кадр, { $player }: { photograph-card }.
photograph-event-put-away = { $player } відкладає останню карту, не відкриваючи.
photograph-event-over = { $count ->
    [one] Гру завершено. Перемагає { $players }!
   *[other] Гру завершено. Перемагають { $players }!
  }

### What a host may choose

photograph-option-missed_frame = Прогаяний кадр
photograph-option-missed_frame-value = { $value ->
    [true] колір останньої карти пропадає
   *[false] остання карта нічого не важить
  }
photograph-option-plain_backs = Сорочки карт
photograph-option-plain_backs-value = { $value ->
    [true] усі однакові
   *[false] показують колір і половину
  }
photograph-option-memory_aid = Допомога пам’яті
photograph-option-memory_aid-value = { $value ->
    [true] карти, які бачили всі, лишаються відкритими на руках
   *[false] кожен пам’ятає сам
  }
photograph-option-left_out = Які кольори прибрати
photograph-option-left_out-value = { $value ->
    [none] Вирішить жереб
    [blue] синій
    [red] червоний
    [yellow] жовтий
    [green] зелений
    [brown] коричневий
    [grey] сірий
   *[violet] фіолетовий
  }
photograph-option-first = Хто починає
photograph-option-first-value = { $value ->
    [none] Вирішить жереб
   *[other] Місце { $number }
  }

### The rules, in a sentence or two each

photograph-rule-PH-C1 = У грі 84 світлини: сім кольорів, у кожному номери від 1 до 12, усі різні.
photograph-rule-PH-C2 = Є по одному вдалому знімку кожного кольору й одна карта заходу сонця.
photograph-rule-PH-C3 = Сорочка світлини видає її колір і половину: 1–6 або 7–12. Захід сонця має власну сорочку. Організатор може обрати сорочки, які нічого не кажуть.
photograph-rule-PH-C4 = На кожній світлині перелічено номери, що можуть іти за нею: до трьох угору й до трьох униз.
photograph-rule-PH-S1 = Учотирьох грають усіма сімома кольорами, утрьох — шістьма, удвох — п’ятьма. Які лишаються в коробці разом зі своїми вдалими знімками, вирішує жереб, якщо організатор їх не назвав.
photograph-rule-PH-S2 = Колода — це шість рівних частин; захід сонця лежить десь у другій частині знизу.
photograph-rule-PH-S3 = Поле має чотири стовпці; рядів на двох три, на трьох і чотирьох — чотири. Поле заповнюють ряд за рядом: крайні стовпці відкриті, середні закриті.
photograph-rule-PH-S4 = Кожен по одній бере п’ять карт, кожну кладе поверх руки. Порядок на руці сталий: його змінює лише прокручування плівки.
photograph-rule-PH-S5 = Хто починає, вирішує жереб, якщо організатор нікого не назвав.
photograph-rule-PH-1 = Оберіть ряд і візьміть із нього одну, дві або три карти поспіль, починаючи з лівого чи правого краю. Кожна лягає поверх вашої руки.
photograph-rule-PH-2 = Карту, що лежала відкрито, бачили всі; ту, що лежала закрито, — лише той, хто її взяв.
photograph-rule-PH-3 = Потім обов’язково прокрутіть плівку: одна карта руки, будь-яка, крім верхньої, піднімається щонайменше на одне місце. Інші бачать місця, але не карту.
photograph-rule-PH-4 = Далі зіграйте стільки карт, скільки взяли: щоразу нижню карту руки, у плівку її кольору.
photograph-rule-PH-5 = Знімок чіткий, якщо він починає плівку або продовжує її напрямок на один, два чи три номери. Напрямок задає другий чіткий знімок.
photograph-rule-PH-6 = Якщо чітким знімок бути не може, він нечіткий: його показують усім, і до кінця гри він лежить у плівці сорочкою догори й забирає два очки.
photograph-rule-PH-7 = Одразу після нечіткого знімка крок може бути будь-яким, аби зберігся напрямок. Якщо напрямку ще немає, чітким буде будь-який знімок.
photograph-rule-PH-8 = Плівка, що зростає і дійшла до 12, і плівка, що спадає і дійшла до 1, далі приймають самі нечіткі знімки.
photograph-rule-PH-9 = Хто перший збере у плівці чотири чіткі знімки (учотирьох — три), отримує вдалий знімок цього кольору, а з ним п’ять очок. Так буває лише у власний хід: ні на заході сонця, ні наприкінці гри його не дають.
photograph-rule-PH-10 = Коли на полі лишається три карти або менше, його поповнюють. Удвох решту прибирають геть; утрьох і вчотирьох прибирають відкриті карти, а закриті відкривають у лівому стовпці.
photograph-rule-PH-11 = Якщо колода скінчилася, місця лишаються порожніми. Якщо карт на полі тепер три або менше, гра добігає кінця; інакше ходить наступний.
photograph-rule-PH-12 = Коли відкривається захід сонця, кожен потай обирає, як прокрутити плівку, і грає дві нижні карти; вдалих знімків при цьому не дають. Потім поле поповнюють, і далі грають із трьома картами на руці.
photograph-rule-PH-13 = Наприкінці кожен потай прокручує плівку ще раз, грає дві карти, а останню відкладає. Після цього рахують очки.
photograph-rule-PH-14 = Плівка без чітких знімків забирає 3 очки; з 1, 2, 3, 4, 5, 6 і понад 6 знімками вона дає 1, 3, 4, 7, 8, 10 і 11. Вдалий знімок дає 5, нечіткий забирає 2.
photograph-rule-PH-15 = Перемагає той, хто має найбільше очок. За рівності — хто має більше вдалих знімків, потім — у кого довша плівка з чітких знімків; якщо й це порівну, перемогу ділять.
photograph-rule-PH-V1 = Варіант: остання карта вашої руки — прогаяний кадр. Уся ваша плівка цього кольору, з нечіткими знімками й вдалим, пропадає і вважається порожньою.

## Photograph on the page

photograph-page-letter = { $colour ->
    [blue] Си
    [red] Че
    [yellow] Жо
    [green] Зе
    [brown] Ко
    [grey] Ср
   *[violet] Фі
  }
photograph-page-down = { photograph-colour } { $half }, закрита
photograph-page-plain = закрита карта
photograph-page-field = Поле
photograph-page-place = Ряд { $row }, стовпець { $column }: { $card }
photograph-page-side = { $side ->
    [left] { $count } зліва
   *[right] { $count } справа
  }
photograph-page-cancel = Скасувати
photograph-page-deck = Колода
photograph-page-deck-left = { $count ->
    [one] залишилася { $count } світлина
    [few] залишилося { $count } світлини
   *[other] залишилося { $count } світлин
  }
photograph-page-deck-of = { photograph-colour }: залишилося 1–6 — { $low }, 7–12 — { $high }
photograph-page-top-card = Зверху колоди: { $card }
photograph-page-top-sunset = Зверху колоди: захід сонця
photograph-page-sun-in = Захід попереду
photograph-page-sun-top = Ось-ось захід
photograph-page-sun-setting = Сонце сідає
photograph-page-sun-out = Сонце сіло
photograph-page-album = Ваші плівки
photograph-page-lucky-at = від { $count } чітких
photograph-page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
  }
photograph-page-film = { $direction ->
    [rising] { photograph-colour }, за зростанням. Чітко: { $sharp }. Нечітко: { $blurs }. Далі: { $next }.
    [falling] { photograph-colour }, за спаданням. Чітко: { $sharp }. Нечітко: { $blurs }. Далі: { $next }.
   *[none] { photograph-colour }, напрямку ще немає. Чітко: { $sharp }. Нечітко: { $blurs }. Далі: { $next }.
  }
photograph-page-next = Що може бути далі
photograph-page-next-any = будь-яка
photograph-page-next-none = лише нечіткі
photograph-page-lucky-mine = Вдалий знімок цього кольору тут.
photograph-page-lucky-free = Вдалий знімок ще нікому не дістався.
photograph-page-lucky-gone = Вдалий знімок уже взято: { $player }.
photograph-page-hand = Ваша рука, знизу вгору
photograph-page-hand-of = { $count ->
    [one] { $count } карта на руці: { $cards }
    [few] { $count } карти на руці, знизу вгору: { $cards }
   *[other] { $count } карт на руці, знизу вгору: { $cards }
  }
photograph-page-bottom = Низ: грається першим
photograph-page-top = Верх: нові карти
photograph-page-frame = Місце { $place } з { $count }: { $card }
photograph-page-fate-sharp = чітко
photograph-page-fate-blurred = нечітко
photograph-page-play-sharp = { photograph-card } чітко
photograph-page-play-blurred = { photograph-card } нечітко (−2)
photograph-page-play-lucky = { photograph-card } чітко, вдалий знімок!
photograph-page-turn = ходить
photograph-page-winner = перемога
photograph-page-wind-in = вибір зроблено
photograph-page-wind-awaited = обирає
photograph-page-wait-take = { $player } обирає сюжет.
photograph-page-wait-wind = { $player } прокручує плівку.
photograph-page-wait-sunset = Сонце сідає. Ще обирають: { $players }.
photograph-page-wait-end = Останні кадри. Ще обирають: { $players }.
photograph-page-say-take = Візьміть від однієї до трьох карт із будь-якого краю ряду.
photograph-page-say-side = З якого краю ряду?
photograph-page-say-look = Закриту карту, побачивши, вже не повернути.
photograph-page-say-wind = { $count ->
    [one] Прокрутіть: один кадр зсувається до верху. Потім грається нижня карта.
    [few] Прокрутіть: один кадр зсувається до верху. Потім граються { $count } нижні карти.
   *[other] Прокрутіть: один кадр зсувається до верху. Потім граються { $count } нижніх карт.
  }
photograph-page-say-drop = На яке місце? Оберіть кадр ближче до верху.
photograph-page-say-sunset = Сонце сідає: таємно прокрутіть плівку, тоді зіграють дві нижні карти.
photograph-page-say-end = Останній кадр: таємно прокрутіть плівку, зіграють дві карти, остання вийде з гри.
photograph-page-say-plays = Зіграють: { $plays }
photograph-page-go-look = Узяти й побачити
photograph-page-go-shoot = Знімаю
photograph-page-go-commit = Так і зробити
photograph-page-score = Підрахунок очок
photograph-page-score-colour = Колір
photograph-page-score-total = Очки
photograph-page-score-film = чітких { $count }: { $points }
photograph-page-score-lucky = вдалий знімок: { $points }
photograph-page-score-blurs = нечіткі: { $points }
photograph-page-score-missed = прогаяний кадр

## The page

page-tagline = Сучасні настільні ігри в одній галереї
page-welcome = Надішліть друзям посилання, грайте разом за одним екраном або поміряйтеся силами з ботами, які вміють думати. Без реєстрації й очікування: обирайте картину та сідайте за стіл.
page-games = Ігри
page-coming = Скоро
page-home = До галереї
page-skip = Перейти до вмісту
page-language = Мова
page-theme = { $theme ->
    [light] Тема: світла
    [dark] Тема: темна
   *[auto] Тема: як у системі
  }
page-close = Закрити
page-save = Зберегти
page-empty-frame = Порожня рама
page-opening = Накриваємо стіл…
page-rights = Ігри належать їхнім авторам і видавцям, які не пов’язані з Vernissage; тексти й малюнки — наші власні. Сподобалася гра — купіть коробку.

page-seats = { $to ->
    [one] { $from }–{ $to } гравець
    [few] { $from }–{ $to } гравці
   *[other] { $from }–{ $to } гравців
  }
page-minutes = { $minutes } хв
page-way-bots = Грати з ботами
page-way-bots-hint = Усе готово: оберіть силу суперників або просто починайте.
page-way-friends = Грати з друзями
page-way-friends-hint = Ви отримаєте посилання для друзів; гра почнеться, коли всі місця буде зайнято.
page-way-screen = За одним екраном
page-way-screen-hint = Усі грають тут по черзі; поки екран передають, завіса ховає карти.
page-players = Гравці
page-bots-among = З них ботів
page-level = Сила ботів
page-options = Налаштування
page-play = Грати
page-open-table = Відкрити стіл
page-your-name = Ваше ім’я
page-your-name-hint = Як вас називати за столом?
page-seat-name = Гравець { $number }
page-pigment = { $number ->
    [0] Вохра
    [1] Індиго
    [2] Сієна
    [3] Умбра
    [4] Кармін
    [5] Лазур
    [6] Кобальт
    [7] Сепія
    [8] Шафран
    [9] Малахіт
    [10] Марена
   *[11] Ультрамарин
  }
page-running = Ваші столи

level-random = випадковий
level-greedy = жадібний
level-novice = новачок
level-casual = аматор
level-club = клубний
level-strong = сильний
level-master = майстер

page-bot = бот, { $level }
page-bot-name = { $number ->
    [0] Ірис
    [1] Фелікс
    [2] Віра
    [3] Лео
    [4] Міра
   *[5] Отто
  }
page-somebody = Хтось
page-you = ви
page-here = за столом
page-away = не біля екрана
page-seat-open = Вільне місце
page-seat-number = місце { $number }
page-phase-waiting = Чекаємо на гравців
page-phase-playing = Триває гра
page-phase-over = Гру завершено
page-seats-open = { $count ->
    [0] Усі в зборі.
    [1] Вільне одне місце. Гра почнеться сама, щойно його займуть.
    [one] Вільне { $count } місце. Гра почнеться сама, щойно всі місця займуть.
    [few] Вільні { $count } місця. Гра почнеться сама, щойно їх займуть.
   *[other] Вільних місць: { $count }. Гра почнеться сама, щойно їх займуть.
  }
page-need-invite = Ви дивитеся збоку. Щоб сісти за стіл, попросіть у гравців посилання-запрошення.
page-sit = Сісти
page-fill = Посадити бота
page-leave = Піти
page-invite = Покличте друзів
page-invite-hint = Кожен, хто відкриє це посилання, зможе зайняти місце.
page-invite-link = Посилання-запрошення
page-qr = QR-код посилання-запрошення
page-copy-link = Скопіювати посилання
page-copied = Посилання скопійовано.
page-share = Поділитися

page-your-turn = Ваш хід
page-turn-of = Ходить { $player }
page-thinking = { $player } думає
page-sending = Надсилаємо ваш хід…
page-stale = За столом тим часом дещо змінилося: ось як усе стоїть зараз.
page-reconnecting = Зв’язок перервано. Підключаємося знову…
page-absent = { $player } не біля екрана.
page-stand-in = Нехай дограє бот
page-stands-in = грає бот
page-replaced = Зараз за вас грає бот.
page-return = Я знову тут
page-resigned = здається
page-watching = Ви дивитеся гру. Карти в руках приховано до кінця.
page-watch-link = Посилання для глядачів
page-resign = Здатися
page-resign-sure = Здатися в цій грі? Скасувати це буде не можна.
page-go-on = Грати далі
page-table = Стіл
page-sound = Звук
page-aside = Ходи й події
page-log = Що сталося
page-log-empty = Поки нічого.
page-moves = Ходи словами
page-drafted = Ваш хід на цю хвилину, інші його не бачать:
page-confirm = Підтвердити хід
page-undo = Скасувати
page-not-now = Зараз немає з чого обирати.
page-rules = Правила
page-rules-of = { $game }: правила
page-rules-components = Що в коробці
page-rules-setup = Підготовка
page-rules-play = Гра
page-keys = Клавіатура
page-keys-letters = Окремі літери працюють як команди
page-key-move = Перейти до наступного
page-key-confirm = Підтвердити хід
page-key-undo = Скасувати, закрити підказку

page-pass-to = Передайте екран: { $player }
page-pass-hint = Карти закрито.
page-lift = Я { $player }, показати мої карти
page-who-looks = Хто зараз біля екрана?

page-you-win = Ви перемогли!
page-you-share = Ви ділите перемогу!
page-wins = { $count ->
    [one] Перемагає { $players }!
   *[other] Перемагають { $players }!
  }
page-draw = Нічия.
page-resigned-by = Здається: { $players }.
page-rematch = Реванш
page-rematch-join = Перейти до реваншу
page-replay = Повтор гри
page-record = Завантажити запис
page-record-hint = { $game }, хід за ходом; знову відкрити в Python:
page-to-table = До столу
page-ply = Хід { $ply } з { $last }
page-ply-link = Скопіювати посилання на цей хід
page-first = На початок
page-back = На хід назад
page-run = Дивитися
page-pause = Пауза
page-forward = На хід уперед
page-last = У кінець
page-deal = Карти роздано.

### What a host may choose

final_touch-option-first = Хто починає
final_touch-option-first-value = { $value ->
    [none] Вирішить жереб
   *[other] Місце { $number }
  }
my_gallery-option-wall = Стіна
my_gallery-option-wall-value = { $value } квадратів

### What went wrong

error-Offline = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.
error-Unknown = Щось пішло не так. Спробуйте ще раз.
error-BadRequest = Сервер не зрозумів запит. Оновіть сторінку й спробуйте ще раз.
error-NoGuest = Спершу скажіть, як вас звати.
error-BadName = В імені має бути від 1 до 24 знаків.
error-NoSuchGame = Такої гри тут немає.
error-BadOptions = Ці налаштування не поєднуються.
error-NoSuchTable = Такого столу немає. Можливо, посилання скопійовано не повністю.
error-NoSuchSeat = Такого місця за столом немає.
error-NotYourSeat = Це місце зайняв інший гравець.
error-AlreadySeated = Ви вже за цим столом.
error-BadInvite = Запрошення не підходить до цього столу. Попросіть посилання ще раз.
error-SeatTaken = Хтось виявився швидшим: місце зайнято.
error-NotStarted = Гра ще не почалася.
error-AlreadyStarted = Гра вже почалася.
error-GameOver = Гру завершено.
error-NotYourTurn = Зараз не ваш хід.
error-StalePly = За столом тим часом дещо змінилося.
error-IllegalMove = Правила не дозволяють цей хід.
error-UnreadableMove = Сервер не зміг прочитати цей хід.
error-EmptyTurn = Спершу зробіть хід.
error-PastReveal = Спершу підтвердьте хід: наступна карта ще невідома.
error-StillHere = Зачекайте хвилину: гравець щойно відійшов.
error-StillRunning = Гра ще триває.
error-TooMany = { $seconds ->
    [one] Забагато одразу. Спробуйте за { $seconds } секунду.
    [few] Забагато одразу. Спробуйте за { $seconds } секунди.
   *[other] Забагато одразу. Спробуйте за { $seconds } секунд.
  }
error-TooBig = Для сервера це забагато.
error-ForeignOrigin = Запит надійшов з іншого сайту, його відхилено.
error-NotFound = За цією адресою нічого немає.
error-ServerStopping = Сервер перезапускається. Спробуйте за хвилину.
error-StoreUnavailable = Сервер зараз не може дістатися своєї пам’яті. Спробуйте за хвилину.

## The terminal

terminal-seat = місце { $number }
terminal-pass = Ходить місце { $number }. Решта, відверніться; Enter покаже руку.
terminal-no-undo = Скасовувати нічого: карту вже взято, таємний хід зроблено або ваш хід закінчено.
terminal-help = Введіть хід або його номер; «? ХІД» пояснить, чому так піти не можна; «undo» скасує крок цього ходу; «quit» — вийти.
terminal-possible = Так піти можна.
terminal-left = Ви встаєте з-за столу.
terminal-saved = Запис гри — у файлі { $file }.
terminal-again = Щоб роздати цей самий стіл: --seed { $seed }
