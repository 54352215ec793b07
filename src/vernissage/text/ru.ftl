# Every sentence a person reads. One file a language, the same keys in each.

## Final Touch

final_touch-name = Последний штрих
final_touch-about = Мастера подделок пишут одну картину на всех, а платят тому, кто положит последний штрих.

# Agrees with «штрих», nominative or accusative.
final_touch-colour = { $colour ->
    [yellow] жёлтый
    [green] зелёный
    [brown] коричневый
    [blue] синий
   *[pink] розовый
  }

### Moves

final_touch-move-improve = Улучшить: { final_touch-colour } штрих
final_touch-move-smear = Замазать: { final_touch-colour } штрих
final_touch-move-done = Закончить ход

### Why a move is refused

final_touch-why-over = игра окончена
final_touch-why-nothing-played = пропустить ход нельзя: сначала улучшите шедевр или замажьте его
final_touch-why-already-improving = в этот ход вы улучшаете шедевр, поэтому замазать его уже нельзя
final_touch-why-not-held = { final_touch-colour } штрих сыграть нельзя: его нет у вас в руке
final_touch-why-not-missing = { final_touch-colour } штрих шедевру сейчас не нужен
final_touch-why-still-missing = { final_touch-colour } штрих ещё может улучшить шедевр, поэтому замазать им нельзя

### Events

final_touch-event-improve = { $player } добавляет { final_touch-colour } штрих.
final_touch-event-smear = { $player } кладёт { final_touch-colour } штрих в зону мазни.
final_touch-event-done = { $player } заканчивает ход.
final_touch-event-completed = Последний штрих! { $player } завершает шедевр № { $id }. Гонорар { $money }$: { $players }.
final_touch-event-spoiled = { $player } портит шедевр № { $id }. Гонорар { $money }$: { $players }.
final_touch-event-masterpiece = На мольберте шедевр № { $id }.
final_touch-event-reshuffled = Сброс перемешан: теперь это новая стопка штрихов.
final_touch-event-drew = { $count ->
    [1] { $player } добирает один штрих.
    [one] { $player } добирает { $count } штрих.
    [few] { $player } добирает { $count } штриха.
    [many] { $player } добирает { $count } штрихов.
   *[other] { $player } добирает { $count } штриха.
  }
final_touch-event-duel = Ничья на первом месте! Всё решит дуэль за ещё один шедевр: { $players }.
final_touch-event-over = { $count ->
    [one] Игра окончена. Побеждает { $players }!
   *[other] Игра окончена. Побеждают { $players }!
  }

### The rules, in a sentence or two each

final_touch-rule-FT-C1 = В игре 60 карт штрихов: по 12 жёлтых, зелёных, коричневых, синих и розовых.
final_touch-rule-FT-C2 = Шедевров 25. Каждому нужны свои штрихи, и у каждого две цены: полная — за завершённую картину, меньшая — за испорченную.
final_touch-rule-FT-S1 = Шедевры лежат в открытой стопке. Один стоит на мольберте, а следующий всегда на виду.
final_touch-rule-FT-S2 = Каждому сдают по пять штрихов. Кто ходит первым, решает жребий, если организатор игры никого не назвал.
final_touch-rule-FT-1 = В свой ход вы обязаны либо улучшить шедевр, либо замазать его: сделать и то и другое нельзя, пропустить ход — тоже. Если улучшаете, сами скажите, когда закончили.
final_touch-rule-FT-2 = Улучшаете — сыграйте с руки один штрих или больше, причём каждый — цвета, которого шедевру в этот момент ещё недостаёт.
final_touch-rule-FT-3 = Замазываете — положите в зону мазни ровно один штрих, и только такой, которым шедевр сейчас не улучшить.
final_touch-rule-FT-4 = Улучшить нечем — придётся замазать. Есть чем — всё равно можно замазать, если найдётся неподходящий штрих.
final_touch-rule-FT-5 = В конце хода доберите штрихи до пяти. Когда стопка иссякнет, новой станет перемешанный сброс.
final_touch-rule-FT-6 = Шедевр вместе с полной ценой достаётся тому, кто положил последний недостающий штрих.
final_touch-rule-FT-7 = Третий штрих в зоне мазни портит шедевр: меньшую цену получают соперники того, кто положил этот штрих. В игре на троих платят обоим, каждому сполна; в игре на четверых — другой команде.
final_touch-rule-FT-8 = Шедевр завершён или испорчен — обе зоны, улучшения и мазни, уходят в сброс, на мольберт встаёт следующий шедевр, а тот, чей штрих всё решил, добирает до пяти и ходит ещё раз. В остальных случаях ход переходит по часовой стрелке.
final_touch-rule-FT-9 = Победа наступает сразу, едва у игрока или команды набирается 25$ или больше.
final_touch-rule-FT-10 = В игре на троих один испорченный шедевр может довести до 25$ сразу двоих: тогда побеждает тот, кто богаче. Если денег поровну, эти двое без третьего разыгрывают ещё один шедевр, и побеждает тот, кому за него заплатят. Если шедевров не осталось, победу делят.
final_touch-rule-FT-11 = Если шедевры закончились, побеждает тот, у кого больше всех денег; при равенстве победу делят.

## Final Touch on the page

final_touch-page-letter = { $colour ->
    [yellow] Ж
    [green] З
    [brown] К
    [blue] С
   *[pink] Р
  }
final_touch-page-count = { final_touch-colour }: { $count }
final_touch-page-laid = { final_touch-colour }: { $laid } из { $asked }
final_touch-page-number = № { $id }
final_touch-page-picture = Шедевр № { $id }, «{ $title }». Не хватает: { $missing }. Мазня: { $smears } из { $most }.
final_touch-page-picture-full = Шедевр № { $id }, «{ $title }». Все штрихи на месте. Мазня: { $smears } из { $most }.
final_touch-page-wants = Нужные штрихи
final_touch-page-price-completed = если завершить
final_touch-page-price-spoiled = если испортить
final_touch-page-farewell-completed = Завершён
final_touch-page-farewell-spoiled = Испорчен
final_touch-page-zone-improve = Зона улучшения
final_touch-page-zone-smear = Зона мазни
final_touch-page-smears = Мазня: { $count } из { $most }
final_touch-page-next = Следующий
final_touch-page-next-none = После этого шедевров больше нет.
final_touch-page-left = ещё { $count } в стопке
final_touch-page-hand = Ваши штрихи
final_touch-page-card-improve = { final_touch-colour } штрих: улучшить шедевр
final_touch-page-card-smear = { final_touch-colour } штрих: замазать шедевр
final_touch-page-card-idle = { final_touch-colour } штрих: сейчас сыграть нельзя
final_touch-page-you = вы
final_touch-page-team = Команда
final_touch-page-winner = победа
final_touch-page-duel = дуэль
final_touch-page-turn = ходит
final_touch-page-money = { $money }$ из { $most }$
final_touch-page-cards = Карт в руке: { $count }
final_touch-page-took-completed = «{ $title }», завершённый шедевр
final_touch-page-took-spoiled = «{ $title }», испорченный шедевр
final_touch-page-pile = Стопка
final_touch-page-discards = Сброс
final_touch-page-confirm = Подтвердить
final_touch-page-say-wait = Ходит { $player }.
final_touch-page-say-yours = Ваш ход.
final_touch-page-say-either = Ваш ход: улучшите шедевр или замажьте его.
final_touch-page-say-improve = Ваш ход: улучшите шедевр.
final_touch-page-say-smear = Ваш ход: улучшить шедевр нечем, придётся замазать.
final_touch-page-say-more = Добавьте ещё штрихи или закончите ход.
final_touch-page-say-enough = Больше ничего не подходит: закончите ход.
final_touch-page-say-completes = { $players ->
    [4] Последний штрих: { $money }$ вашей команде.
   *[other] Последний штрих: { $money }$ вам.
  }
final_touch-page-say-smears = Мазня, { $count } из { $most }: { final_touch-colour } штрих.
final_touch-page-say-spoils = { $players ->
    [2] Этот штрих испортит шедевр: { $money }$ сопернику.
    [3] Этот штрих испортит шедевр: { $money }$ каждому сопернику.
   *[other] Этот штрих испортит шедевр: { $money }$ другой команде.
  }
final_touch-page-say-done = Ход закончится.

### Titles of the masterpieces

final_touch-page-title-1 = Синий чайник
final_touch-page-title-2 = Два пиона
final_touch-page-title-3 = Караван в полдень
final_touch-page-title-4 = Старая мельница
final_touch-page-title-5 = Регата
final_touch-page-title-6 = Озеро фламинго
final_touch-page-title-7 = Персики и лимон
final_touch-page-title-8 = Кувшинки
final_touch-page-title-9 = Три лимона
final_touch-page-title-10 = Рассвет в горах
final_touch-page-title-11 = Бумажный сад
final_touch-page-title-12 = Кактусы цветут
final_touch-page-title-13 = Кипарисовые холмы
final_touch-page-title-14 = Дама в жёлтой шляпе
final_touch-page-title-15 = Уголок для чтения
final_touch-page-title-16 = Шары над холмами
final_touch-page-title-17 = Ночь больших звёзд
final_touch-page-title-18 = Зимние берёзы
final_touch-page-title-19 = Вишня в цвету
final_touch-page-title-20 = Стога у реки
final_touch-page-title-21 = Подсолнухи
final_touch-page-title-22 = Попугай
final_touch-page-title-23 = Июньские розы
final_touch-page-title-24 = Янтарный город
final_touch-page-title-25 = Риф

## Time Loop

time_loop-name = Временная петля
time_loop-about = Третье сентября повторяется снова и снова; кто первым попадёт в четвёртое, тот и расскажет, как это вышло.

# Masculine; .f, .n, .p: feminine, neuter, plural; a capital letter begins a sentence.
time_loop-colour = { $colour ->
    [blue] синий
    [yellow] жёлтый
    [green] зелёный
   *[red] красный
  }
    .f = { $colour ->
        [blue] синяя
        [yellow] жёлтая
        [green] зелёная
       *[red] красная
      }
    .n = { $colour ->
        [blue] синее
        [yellow] жёлтое
        [green] зелёное
       *[red] красное
      }
    .p = { $colour ->
        [blue] синие
        [yellow] жёлтые
        [green] зелёные
       *[red] красные
      }
    .M = { $colour ->
        [blue] Синий
        [yellow] Жёлтый
        [green] Зелёный
       *[red] Красный
      }
    .F = { $colour ->
        [blue] Синяя
        [yellow] Жёлтая
        [green] Зелёная
       *[red] Красная
      }
    .P = { $colour ->
        [blue] Синие
        [yellow] Жёлтые
        [green] Зелёные
       *[red] Красные
      }
time_loop-object = { $object ->
    [kitten] котёнок
    [umbrella] зонт
    [bus] автобус
    [coffee] кофе
    [clock] часы
    [phone] телефон
    [keys] ключи
    [newspaper] газета
    [bicycle] велосипед
    [dog] собака
    [balloon] шарик
    [ice_cream] мороженое
    [flowers] цветы
    [suitcase] чемодан
    [traffic_light] светофор
    [pigeon] голубь
    [lift] лифт
    [pizza] пицца
    [guitar] гитара
   *[wallet] кошелёк
  }
time_loop-token = { $object ->
    [clock] { time_loop-colour.p }
    [keys] { time_loop-colour.p }
    [flowers] { time_loop-colour.p }
    [newspaper] { time_loop-colour.f }
    [dog] { time_loop-colour.f }
    [pizza] { time_loop-colour.f }
    [guitar] { time_loop-colour.f }
    [ice_cream] { time_loop-colour.n }
   *[other] { time_loop-colour }
  } { time_loop-object } { $number }
time_loop-way = { $way ->
    [forward] вперёд
    [up] вверх
   *[down] вниз
  }

### Moves

time_loop-move-start = Начать с клетки { $row }
time_loop-move-draw = Взять жетон из стопки
time_loop-move-add = Добавить событие в линию
time_loop-move-discard = Сбросить событие: поле заполнено
time_loop-move-step = Шаг { time_loop-way }
time_loop-move-take = Взять событие с соседней клетки: { time_loop-way }
time_loop-move-lay = Выложить событие на { $cell }
time_loop-move-photo-step = Фото: шаг { time_loop-way }
time_loop-move-photo-meeting = Фото: достать встречу из стопки
time_loop-move-photo-forget = Фото: забыть событие № { $place } своей линии
time_loop-move-return = Вернуться на стартовую клетку { $row }
time_loop-move-done = Закончить ход
time_loop-move-meet = Встретиться с игроком на месте { $other }, клетка { $cell }

### Why a move is refused

time_loop-why-place-first = сначала все ставят фишки на стартовые клетки
time_loop-why-draw-first = ход только начался: возьмите жетон из стопки или с соседней клетки либо назначьте встречу
time_loop-why-settle-first = событие уже вытянуто: сначала добавьте его в линию или выложите на поле
time_loop-why-step-first = после жетона из стопки фишка делает шаг
time_loop-why-take-first = вы выложили подходящее событие, значит, теперь нужно взять другое
time_loop-why-photo-or-done = шаг сделан: можно сделать ещё один по фото или закончить ход
time_loop-why-return-first = вы возвращаетесь: выберите стартовую клетку
time_loop-why-over = игра окончена
time_loop-why-start-taken = на этой стартовой клетке стоит другая фишка
time_loop-why-does-not-fit = событие не подходит к линии: у него цвет последнего жетона или номер не больше, чем у того же предмета в линии
time_loop-why-must-add = событие подходит, а взять вместо него рядом нечего, поэтому его нужно добавить в линию
time_loop-why-not-empty = эта клетка не пуста
time_loop-why-no-discard = сбросить можно только событие, которое не подходит, и только когда пустых клеток нет
time_loop-why-off-the-board = в той стороне клетки нет
time_loop-why-forward-barred = вперёд нельзя: в этот ход линия не пополнилась
time_loop-why-not-two-of-each = выйти из этого дня можно, только когда в линии по два события каждого цвета
time_loop-why-no-event = там нет события
time_loop-why-just-laid = это событие вы только что выложили сами, нужно другое
time_loop-why-no-meeting = у вас нет жетона встречи
time_loop-why-nobody-there = для встречи нужен соперник
time_loop-why-other-column = встреча проходит в вашем столбце (со стартовой клетки — в столбце A)
time_loop-why-after-a-photo = встреча занимает весь ход, а фото в этот ход уже использовано
time_loop-why-no-photo = у вас нет фото
time_loop-why-photo-used = за ход можно использовать только одно фото
time_loop-why-photo-too-late = в этот момент хода так использовать фото нельзя
time_loop-why-not-tomorrow = шаг по фото не может привести в 4 сентября
time_loop-why-no-meeting-left = в стопке нет встреч
time_loop-why-no-such-place = в вашей линии нет такого события
time_loop-why-nothing-to-end = ход закончится сам, если нельзя сделать шаг по фото

### Events

time_loop-event-start = { $player } начинает с клетки { $row }.
time_loop-event-round = Раунд { $round }.
time_loop-event-drew = { $player } берёт из стопки: { time_loop-token }.
time_loop-event-drew-meeting = { $player } берёт из стопки встречу и оставляет её себе.
time_loop-event-drew-nothing = { $player } не находит жетонов ни в стопке, ни в сбросе.
time_loop-event-reshuffled = Сброс перемешан: теперь это новая стопка.
time_loop-event-add = { $player } добавляет в линию: { time_loop-token }.
time_loop-event-lay = { $player } выкладывает на { $cell }: { time_loop-token }.
time_loop-event-discard = { $player } не находит пустой клетки и сбрасывает: { time_loop-token }.
time_loop-event-take = { $player } забирает с клетки { $cell }: { time_loop-token }.
time_loop-event-step = { $player } идёт { time_loop-way } на { $cell }.
time_loop-event-leave = { $player } выходит в 4 сентября!
time_loop-event-done = { $player } заканчивает ход.
time_loop-event-meet = { $player } назначает встречу на { $cell }: { $players }.
time_loop-event-photo-step = { $player } смотрит на фото и идёт { time_loop-way } на { $cell }.
time_loop-event-photo-meeting = { $player } смотрит на фото и достаёт из стопки встречу.
time_loop-event-photo-forget = { $player } смотрит на фото и забывает: { time_loop-token }.
time_loop-event-four = { $player } собирает четыре события одного цвета: день начинается заново ({ $count ->
    [1] первое возвращение
    [one] { $count } возвращение
    [few] { $count } возвращения
    [many] { $count } возвращений
   *[other] { $count } возвращения
  }).
time_loop-event-stuck = { $player } не может сделать шаг: день начинается заново ({ $count ->
    [1] первое возвращение
    [one] { $count } возвращение
    [few] { $count } возвращения
    [many] { $count } возвращений
   *[other] { $count } возвращения
  }).
time_loop-event-photo = { $player } получает фото.
time_loop-event-photos-back = { $player } получает шестое фото: пять уходят обратно, одно остаётся.
time_loop-event-return = { $player } снова на стартовой клетке { $row }.
time_loop-event-over = Петля разорвана! Побеждает { $players }.
time_loop-event-draw = Прошло двести раундов, а выбраться никто не смог: ничья.

### The rules, in a sentence or two each

time_loop-rule-TL-C1 = В игре 80 жетонов событий: 20 предметов с номерами от 1 до 4; синих, жёлтых, зелёных и красных — по 20.
time_loop-rule-TL-C2 = Ещё есть 20 фото, 6 встреч и 6 фишек.
time_loop-rule-TL-C3 = На поле шесть стартовых клеток (3 сентября), восемь столбцов от A до H по шесть строк, а за ними — 4 сентября.
time_loop-rule-TL-S1 = По порядку мест каждый ставит фишку на свободную стартовую клетку и получает встречу. Номера этих клеток задают очерёдность на всю игру.
time_loop-rule-TL-S2 = События и оставшиеся встречи перемешаны в одной стопке, фото лежат отдельно.
time_loop-rule-TL-1 = Вместо жетона из стопки можно взять событие с соседней клетки (впереди, сверху или снизу), если оно подходит к линии; фишка переходит на его клетку, и ход окончен. Событие подходит, если его цвет не такой, как у последнего в линии, а номер больше, чем у того же предмета в ней.
time_loop-rule-TL-2 = Или возьмите жетон из стопки. Встречу оставьте себе, на этом ход окончен. Подходящее событие добавьте в линию и шагните вперёд, вверх или вниз на пустую клетку — либо выложите его на поле и возьмите другое, уже лежавшее рядом. Неподходящее выложите на любую пустую клетку и шагните вверх или вниз.
time_loop-rule-TL-3 = Или используйте встречу; больше в этот ход ничего не происходит.
time_loop-rule-TL-4 = Если после жетона из стопки шагнуть некуда, вы возвращаетесь в 3 сентября.
time_loop-rule-TL-5 = Из столбца H в 4 сентября можно шагнуть только с подходящим событием из стопки и только если в линии вместе с ним по два события каждого цвета.
time_loop-rule-TL-6 = Четыре события одного цвета в линии сразу возвращают вас в начало дня.
time_loop-rule-TL-7 = Кто возвращается, сбрасывает всю линию, берёт фото и ставит фишку на любую свободную стартовую клетку. Ход окончен.
time_loop-rule-TL-8 = Когда стопка пуста, ею становится сброс. Если тянуть совсем нечего, вы только шагаете вверх или вниз.
time_loop-rule-TL-9 = С жетоном встречи назовите соперника и пустую клетку своего столбца (со старта — столбца A): обе фишки переходят туда.
time_loop-rule-TL-10 = Встреч можно иметь сколько угодно.
time_loop-rule-TL-11 = Раз в ход фото позволяет сделать лишний шаг (до действия или после шага), достать встречу из стопки или забыть событие своей линии. После шага фото остаётся у вас, если организатор не решил иначе; остальное его тратит.
time_loop-rule-TL-12 = Больше пяти фото держать нельзя: с шестым пять уходят обратно, одно остаётся.
time_loop-rule-TL-13 = Кто первым вошёл в 4 сентября, тот победил и рассказывает, как прошёл день, со слов: «Я вышел из дома…»
time_loop-rule-TL-14 = Если за 200 раундов никто не победил, игра кончается вничью.

### The story: how it begins and ends

time_loop-story-opening = Я вышел из дома…
time_loop-story-again = { $count ->
    [1] А потом снова было третье сентября, и опять за мной закрылась дверь дома.
    [one] А потом снова было третье сентября, и снова, { $count } раз подряд, и каждый раз за мной закрывалась дверь дома.
    [few] А потом снова было третье сентября, и снова, { $count } раза подряд, и каждый раз за мной закрывалась дверь дома.
    [many] А потом снова было третье сентября, и снова, { $count } раз подряд, и каждый раз за мной закрывалась дверь дома.
   *[other] А потом снова было третье сентября, и снова, { $count } раза подряд, и каждый раз за мной закрывалась дверь дома.
  }
time_loop-story-reminder-1 = Это было моё { $count ->
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] бог весть какое
  } третье сентября, и каждая трещина в асфальте была мне знакома.
time_loop-story-reminder-2 = Помню, чем это кончилось { $count ->
    [2] в прошлый раз
   *[other] прежде
  }: моргнёшь — и снова третье сентября.
time_loop-story-reminder-3 = Когда одно и то же утро наступает { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
  }, поневоле становишься смелее.
time_loop-story-ending-1 = А когда пробили часы, календарь перевернул страницу: четвёртое сентября.
time_loop-story-ending-2 = В полночь день разжал пальцы и отпустил меня: наступило четвёртое сентября.
time_loop-story-ending-3 = А потом пришло утро, которого ещё никогда не было, — четвёртое сентября.

### The story: what happened, by object, colour and turn

time_loop-story-time-morning-1 = Утро было ясное, и пахло дождём, которого не было.
time_loop-story-time-morning-2 = Было рано, город ещё протирал глаза.
time_loop-story-time-noon-1 = К полудню всё стало ещё страннее.
time_loop-story-time-noon-2 = Пробило двенадцать, и тени спрятались под ноги.
time_loop-story-time-afternoon-1 = После обеда время тянулось, как трамвай.
time_loop-story-time-afternoon-2 = Днём время будто замедлилось и прислушалось.
time_loop-story-time-evening-1 = Вечером один за другим зажглись фонари.
time_loop-story-time-evening-2 = Стемнело, и засветились окна.
time_loop-story-time-night-1 = Пришла ночь, и до полуночи было уже недалеко.
time_loop-story-time-night-2 = Было поздно; где-то готовились к бою часы.
time_loop-story-kitten-1 = На пороге сидел { time_loop-colour } котёнок и явно собирался со мной.
time_loop-story-kitten-2 = Из кармана пальто выглянул { time_loop-colour } котёнок, и объяснить это не мог никто.
time_loop-story-kitten-3 = Дорогу мне перебежал { time_loop-colour } котёнок, передумал и перебежал обратно.
time_loop-story-umbrella-1 = На дереве висел раскрытый { time_loop-colour } зонт, хотя на небе не было ни облачка.
time_loop-story-umbrella-2 = Незнакомец сунул мне в руку { time_loop-colour } зонт и сказал: пригодится.
time_loop-story-umbrella-3 = Ветер вывернул наизнанку чей-то { time_loop-colour } зонт и положил к моим ногам.
time_loop-story-bus-1 = Там, где отродясь не было остановки, затормозил { time_loop-colour } автобус.
time_loop-story-bus-2 = { time_loop-colour.M } автобус ушёл у меня из-под носа, а через минуту ушёл ещё раз.
time_loop-story-bus-3 = Мимо проехал { time_loop-colour } автобус, и все в нём напевали одну и ту же мелодию.
time_loop-story-coffee-1 = Кофе подали в стаканчике с чужим именем; стаканчик был { time_loop-colour }.
time_loop-story-coffee-2 = Опрокинулся { time_loop-colour } стаканчик с кофе, и пятно легло цифрой три.
time_loop-story-coffee-3 = В киоске мне протянули кофе, хотя заказа ещё не было; стаканчик оказался { time_loop-colour }.
time_loop-story-clock-1 = { time_loop-colour.P } часы на площади шли назад, и никого это не смущало.
time_loop-story-clock-2 = В витрине { time_loop-colour.p } часы пробили тринадцать.
time_loop-story-clock-3 = Стрелки встретились и, так сказать, пожали друг другу руки: странные они, эти { time_loop-colour.p } часы.
time_loop-story-phone-1 = В пустой будке зазвонил { time_loop-colour } телефон, и звали меня.
time_loop-story-phone-2 = На скамейке лежал { time_loop-colour } телефон с одним сообщением: не оглядывайся.
time_loop-story-phone-3 = Чей-то { time_loop-colour } телефон показал мне снимок того места, где меня ещё не было.
time_loop-story-keys-1 = На тротуаре лежали { time_loop-colour.p } ключи, и один подходил к моей двери.
time_loop-story-keys-2 = На гвоздике висели { time_loop-colour.p } ключи с запиской: на потом.
time_loop-story-keys-3 = В моём кармане звенели чужие { time_loop-colour.p } ключи, да так, будто мы давно знакомы.
time_loop-story-newspaper-1 = Мимо пролетела { time_loop-colour.f } газета с завтрашним числом.
time_loop-story-newspaper-2 = { time_loop-colour.F } газета писала обо мне: имя верно, остальное нет.
time_loop-story-newspaper-3 = На скамье осталась { time_loop-colour.f } газета, и кроссворд в ней был решён моим почерком.
time_loop-story-bicycle-1 = Мимо прокатился { time_loop-colour } велосипед, а в седле никого.
time_loop-story-bicycle-2 = У стены стоял { time_loop-colour } велосипед с бантом и моим именем.
time_loop-story-bicycle-3 = Почтальон поздоровался, как со старым другом, и его { time_loop-colour } велосипед тоже тренькнул.
time_loop-story-dog-1 = Три квартала меня провожала собака; шла важно, а ленточка на ней была { time_loop-colour.f }.
time_loop-story-dog-2 = У перехода собака ждала человечка на светофоре; попонка на ней была { time_loop-colour.f }.
time_loop-story-dog-3 = Собака вырыла из песка игрушку, и эта { time_loop-colour.f } находка досталась именно мне.
time_loop-story-balloon-1 = Рядом, на высоте плеча, плыл { time_loop-colour } шарик.
time_loop-story-balloon-2 = Ребёнок выпустил { time_loop-colour } шарик, и тот полетел не вверх, а вниз.
time_loop-story-balloon-3 = У фонаря кивал всем прохожим { time_loop-colour } шарик.
time_loop-story-ice-cream-1 = Мороженое было { time_loop-colour.n } и не таяло, сколько на него ни смотри.
time_loop-story-ice-cream-2 = Мальчик отдал мне мороженое — { time_loop-colour.n }, с вафлей: он, мол, ел его вчера.
time_loop-story-ice-cream-3 = С балкона упало { time_loop-colour.n } мороженое, прямо на третье число в чьём-то календаре.
time_loop-story-flowers-1 = Кто-то оставил { time_loop-colour.p } цветы у двери, которой в другие дни нет.
time_loop-story-flowers-2 = Цветочница вручила мне { time_loop-colour.p } цветы и не взяла денег: оплачено, мол, на каждый день.
time_loop-story-flowers-3 = { time_loop-colour.P } цветы на клумбе повернули головы мне вслед.
time_loop-story-suitcase-1 = Посреди улицы стоял { time_loop-colour } чемодан, а в нём ещё один такой же.
time_loop-story-suitcase-2 = Меня попросили минутку приглядеть за вещами, и { time_loop-colour } чемодан до сих пор ждёт.
time_loop-story-suitcase-3 = Меня обогнал { time_loop-colour } чемодан на колёсиках и извинился.
time_loop-story-traffic-light-1 = Светофор трижды подряд загорелся одним цветом: { time_loop-colour }, { time_loop-colour }, и снова { time_loop-colour }.
time_loop-story-traffic-light-2 = Мне подмигнул { time_loop-colour } глаз светофора.
time_loop-story-traffic-light-3 = На углу висел { time_loop-colour } светофор, и под ним двое стариков играли в шахматы с машинами.
time_loop-story-pigeon-1 = На памятнике сидел { time_loop-colour } голубь и смотрел на меня, как домовладелец.
time_loop-story-pigeon-2 = { time_loop-colour.M } голубь принёс мне письмо, которое я ещё только напишу.
time_loop-story-pigeon-3 = Крошки моего плана склевал { time_loop-colour } голубь.
time_loop-story-lift-1 = { time_loop-colour.M } лифт поехал вбок и выпустил меня на другой улице.
time_loop-story-lift-2 = Между третьей и четвёртой была ещё одна кнопка, но { time_loop-colour } лифт попросил её не трогать.
time_loop-story-lift-3 = Посреди парка раскрыл двери { time_loop-colour } лифт.
time_loop-story-pizza-1 = Пицца ждала меня со вчерашнего дня и всё ещё была горячая; коробка у неё была { time_loop-colour.f }.
time_loop-story-pizza-2 = Курьер спросил у меня дорогу в четвёртое сентября; в руках у него была { time_loop-colour.f } коробка с пиццей.
time_loop-story-pizza-3 = Кусок пиццы указывал вперёд, как стрелка; { time_loop-colour.f } тарелка ему не мешала.
time_loop-story-guitar-1 = Играла { time_loop-colour.f } гитара об одной струне, и этого хватало.
time_loop-story-guitar-2 = На крыше стояла { time_loop-colour.f } гитара и гудела на ветру.
time_loop-story-guitar-3 = Уличный певец спел весь мой день, и конец его { time_loop-colour.f } гитара уже знала.
time_loop-story-wallet-1 = В луже лежал { time_loop-colour } кошелёк с одной монетой будущего года.
time_loop-story-wallet-2 = Мне вернули { time_loop-colour } кошелёк, который ещё не терялся.
time_loop-story-wallet-3 = Попался мне { time_loop-colour } кошелёк: денег в нём не было, только билет на четвёртое.

## My Gallery

my_gallery-name = Моя галерея
my_gallery-about = Перебивайте ставки соперников и развешивайте картины так, чтобы о вашей стене заговорил весь город.

my_gallery-type = { $type ->
    [cityscape] городской вид
    [portrait] портрет
    [still_life] натюрморт
   *[landscape] пейзаж
  }
my_gallery-frame = { $frame ->
    [gilded] золочёная рама
    [shell] рама с ракушками
    [walnut] ореховая рама
   *[plain] простая рама
  }
my_gallery-tile = { $painting } ({ my_gallery-type }, { $size }, { my_gallery-frame })

### Moves

my_gallery-move-offer = Выставить картину { $size }
my_gallery-move-bid = Поставить { $card }
my_gallery-move-pick = Взять с аукциона картину { $place }
my_gallery-move-place = Повесить новую картину на { $square }
my_gallery-move-place-assistant = Повесить предмет помощника на { $square }
my_gallery-move-assistant = Отдать новую картину помощнику
my_gallery-move-decorate = Украшение { $shape } на { $square }
my_gallery-move-decorate-assistant = Отдать украшение { $shape } помощнику
my_gallery-move-exchange = Обменять новую картину на { $painting } из музея и ту повесить на { $square }
my_gallery-move-excess = Отложить новую картину как лишнюю
my_gallery-move-done = Готово

### Why a move is refused

my_gallery-why-start-first = сначала все вешают начальные картины
my_gallery-why-offer-first = сначала аукционист выбирает картины по рубашкам
my_gallery-why-bid-first = сейчас все делают ставки
my_gallery-why-pick-first = сейчас разбирают картины в порядке ставок
my_gallery-why-settle-first = сейчас развешивают новые картины
my_gallery-why-over = игра окончена
my_gallery-why-stack-empty = картин такого размера больше нет
my_gallery-why-card-used = эта карта ставки уже сыграна
my_gallery-why-not-offered = на аукционе нет такого места
my_gallery-why-already-picked = эту картину уже взяли
my_gallery-why-outside = так предмет выйдет за край стены
my_gallery-why-overlaps = там уже что-то висит
my_gallery-why-touches-nothing = предмет должен касаться стороной другого предмета
my_gallery-why-no-star = начальная картина должна закрыть звезду
my_gallery-why-assistant-busy = у помощника уже заняты руки
my_gallery-why-no-new-item = у вас нет новой картины
my_gallery-why-assistant-empty = у помощника ничего нет
my_gallery-why-not-settled = сначала пристройте новую картину
my_gallery-why-reward-first = сначала возьмите заработанное украшение
my_gallery-why-no-reward = вам не положено украшение
my_gallery-why-too-many-shields = на этом украшении больше щитов, чем вы заработали
my_gallery-why-it-fits = новая картина ещё помещается на вашей стене
my_gallery-why-not-in-museum = этой картины нет в музее
my_gallery-why-other-type = обменять можно только на картину того же типа
my_gallery-why-does-not-fit = эта картина тоже не помещается на вашей стене
my_gallery-why-can-exchange = в музее есть подходящая картина этого типа: обменяйте

### Events

my_gallery-event-offer = { $player } выставляет картину { $size }.
my_gallery-event-turned-up = На аукционе: { my_gallery-tile }, ценность { $value }.
my_gallery-event-committed = { $player } делает ставку.
my_gallery-event-bid = { $player } ставит { $card }; остальные пока не знают.
my_gallery-event-revealed = { $player }: ставка { $card }.
my_gallery-event-pick = { $player } берёт { my_gallery-tile }.
my_gallery-event-unsold = Не продана картина { my_gallery-tile }.
my_gallery-event-place = { $player } вешает { my_gallery-tile } на { $square }.
my_gallery-event-place-assistant = { $player } вешает взятую у помощника картину { my_gallery-tile } на { $square }.
my_gallery-event-place-ornament = { $player } вешает взятое у помощника украшение { $shape } на { $square }.
my_gallery-event-assistant = { $player } отдаёт помощнику { my_gallery-tile }.
my_gallery-event-decorate = { $player } вешает украшение { $shape } на { $square }.
my_gallery-event-decorate-assistant = { $player } отдаёт помощнику украшение { $shape }.
my_gallery-event-exchange = { $player } меняет { my_gallery-tile } на { $other } из музея.
my_gallery-event-excess = { $player } не находит места и откладывает { my_gallery-tile }.
my_gallery-event-done = { $player } заканчивает развеску.
my_gallery-event-broken = { $player } нарушает композицию: { $count ->
    [one] { $count } картина теряет
    [few] { $count } картины теряют
   *[many] { $count } картин теряют
  } престиж.
my_gallery-event-reward = { $player } получает украшение: { $count ->
    [1] один щит
    [one] до { $count } щита
   *[many] до { $count } щитов
  }.
my_gallery-event-combination = { $player } получает украшения: всего ровно { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
  }.
my_gallery-event-full-wall = { $player } заполняет всю стену!
my_gallery-event-second-excess = { $player } откладывает вторую лишнюю картину: это последний раунд.
my_gallery-event-museum = В музей отправляется { my_gallery-tile }. Маркер этого типа: ценность { $value }, теперь деление { $space }.
my_gallery-event-round = Раунд { $round }. Молоточек получает { $player }.
my_gallery-event-ended-full-wall = Игра окончена: чья-то стена заполнена.
my_gallery-event-ended-excess = Игра окончена: у кого-то две лишние картины.
my_gallery-event-ended-cards = Игра окончена: карты ставок сыграны.
my_gallery-event-over = Лучшая галерея города: { $players }.

### The rules, in a sentence or two each

my_gallery-rule-MG-C1 = Есть 112 картин для аукциона и четыре начальные: четыре типа и четыре вида рам. На рубашке видны размер и ценность.
my_gallery-rule-MG-C2 = Украшения занимают от одного до трёх квадратов, и щитов на них столько же. Они не кончаются.
my_gallery-rule-MG-C3 = У каждого стена с двумя звёздами, полосой на уровне глаз и четырьмя углами, помощник и карты ставок от 1 до 20.
my_gallery-rule-MG-C4 = В музее есть шкала престижа на 50 делений с маркером для каждого типа и стопка непроданных картин каждого типа.
my_gallery-rule-MG-S1 = Каждый получает случайную начальную картину и вешает её так, чтобы закрыть хотя бы одну звезду.
my_gallery-rule-MG-S2 = Каждый получает одну из начальных ставок от 1 до 4: это низ его стопки. У кого меньше всех, тот первый аукционист.
my_gallery-rule-MG-S3 = Картины лежат лицом вниз в перемешанных стопках, по одной на каждый размер.
my_gallery-rule-MG-1 = Аукционист выбирает только по рубашкам на одну картину больше, чем игроков; затем их открывают.
my_gallery-rule-MG-2 = Все кладут по карте ставки лицом вниз и открывают их вместе. Каждая карта играется один раз за игру.
my_gallery-rule-MG-3 = Первой идёт самая высокая ставка. При равенстве сравнивают карты под ней, вплоть до начальных.
my_gallery-rule-MG-4 = В этом порядке каждый берёт с аукциона одну картину.
my_gallery-rule-MG-5 = Затем в том же порядке каждый вешает свою картину; повешенное больше не двигают.
my_gallery-rule-MG-6 = Предмет целиком лежит на стене, ничего не закрывает, касается стороной другого предмета и никогда не поворачивается.
my_gallery-rule-MG-7 = Новая картина или украшение идёт на стену или помощнику, который держит не больше одного предмета.
my_gallery-rule-MG-8 = Развешивая, можно до или после этого повесить и предмет помощника. Когда закончить, решает сам игрок.
my_gallery-rule-MG-9 = Картина, повешенная рядом с картинами в таких же рамах, приносит украшение: до трёх соседок дают одно украшение не более чем со столькими щитами, больше трёх дают любой набор ровно на это число.
my_gallery-rule-MG-10 = Картины одного типа, соприкасающиеся сторонами, нарушают композицию и не приносят престижа.
my_gallery-rule-MG-11 = Обменять или отложить можно только новую картину, которая никуда не помещается.
my_gallery-rule-MG-12 = Её меняют на подходящую по месту картину того же типа из музея, и ту сразу вешают.
my_gallery-rule-MG-13 = Если подходящей в музее нет, картина становится лишней и ложится рядом с планшетом; взамен дают украшение с одним щитом.
my_gallery-rule-MG-14 = Непроданная картина уходит в музей и двигает маркер своего типа на свою ценность. С занятого деления маркер отступает назад. Потом молоточек переходит налево.
my_gallery-rule-MG-E = Игра кончается вместе с раундом, в котором заполнена стена, отложена вторая лишняя картина одного игрока или кончились карты ставок.
my_gallery-rule-MG-15a = Каждая картина без нарушений приносит 5, 4, 3 или 2 очка: чем дальше маркер её типа, тем больше. Тип, не побывавший в музее, приносит 2.
my_gallery-rule-MG-15b = Каждый щит на стене — очко.
my_gallery-rule-MG-15c = Каждая картина ведущего типа на уровне глаз, даже с нарушением, приносит ещё 3 очка.
my_gallery-rule-MG-15d = Стена без пустых квадратов приносит 5 очков.
my_gallery-rule-MG-15e = Каждый пустой угол отнимает 2 очка.
my_gallery-rule-MG-15f = Каждая лишняя картина отнимает 2 очка. Предмет у помощника не считается.
my_gallery-rule-MG-16 = Побеждает тот, у кого больше очков; затем у кого выше оставшаяся карта ставки; затем победа общая.

## My Gallery on the page

my_gallery-page-your-wall = Ваша стена
my_gallery-page-wall-of = Стена игрока { $player }
my_gallery-page-enlarge = Рассмотреть стену игрока { $player }
my_gallery-page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
  }
my_gallery-page-empty = { $count ->
    [one] { $count } пустой квадрат
    [few] { $count } пустых квадрата
   *[other] { $count } пустых квадратов
  }
my_gallery-page-at = столбец { $column }, ряд { $row }
my_gallery-page-broken = композиция нарушена
my_gallery-page-ornament = украшение { $shape }, { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
  }

my_gallery-page-round = Раунд { $round } из { $rounds }
my_gallery-page-gavel = молоточек: { $player }
my_gallery-page-last-round = Последний раунд: { $why ->
    [full-wall] стена заполнена
    [excess] вторая лишняя картина
   *[cards] последние карты ставок
  }
my_gallery-page-auction = Аукцион
my_gallery-page-starting = Начальные картины
my_gallery-page-unsold = в музей
my_gallery-page-value = ценность { $value }
my_gallery-page-asked = Выбрано на аукцион: { $count } из { $most }
my_gallery-page-stacks = Стопки, по рубашкам
my_gallery-page-back = { $size }, ценность { $value }
my_gallery-page-stack = Выбрать { $size }, ценность { $value }: осталось { $count }

my_gallery-page-bids = Ставки
my_gallery-page-order = Порядок раунда
my_gallery-page-bid = ставка { $card }
my_gallery-page-has-bid = ставка сделана
my_gallery-page-thinking = думает
my_gallery-page-hand = Ваши карты ставок
my_gallery-page-card = Карта ставки { $card }
my_gallery-page-your-bid = Ваша ставка: { $card }; другие её пока не видят
my_gallery-page-played = ставки: { $cards }

my_gallery-page-museum = Музей
my_gallery-page-marker = { my_gallery-type }: деление { $space }, ×{ $level }
my_gallery-page-pile = картин: { $count }
my_gallery-page-pile-of = В музее: { my_gallery-type }
my_gallery-page-sheet = Счёт
my_gallery-page-line-decorations = Украшения
my_gallery-page-line-eye_level = Уровень глаз
my_gallery-page-line-full_wall = Полная стена
my_gallery-page-line-corners = Пустые углы
my_gallery-page-line-excess = Лишние картины
my_gallery-page-total = Итого

my_gallery-page-assistant-free = помощник свободен
my_gallery-page-assistant-holds = У помощника: { $item }
my_gallery-page-excess = лишние:
my_gallery-page-new = Новая картина
my_gallery-page-assistants = От помощника
my_gallery-page-decoration = Украшение
my_gallery-page-give = Помощнику
my_gallery-page-exchange = Обменять на: { $item }
my_gallery-page-nudge = Сдвинуть на соседнее место
my_gallery-page-nudge-left = Левее
my_gallery-page-nudge-right = Правее
my_gallery-page-nudge-up = Выше
my_gallery-page-nudge-down = Ниже
my_gallery-page-ghost = { $item }, { $place }: { $effects }. Стрелки двигают, Enter вешает.
my_gallery-page-earns = касается { $count ->
    [1] одной такой же рамы: украшение с одним щитом
    [2] 2 таких же рам: украшение до 2 щитов
    [3] 3 таких же рам: украшение до 3 щитов
    [one] { $count } такой же рамы: украшения на { $count } щит
    [few] { $count } таких же рам: украшения на { $count } щита
   *[other] { $count } таких же рам: украшения на { $count } щитов
  }
my_gallery-page-breaks = нарушает композицию: без престижа { $count ->
    [one] { $count } картина
    [few] { $count } картины
   *[other] { $count } картин
  }
my_gallery-page-corners = закрывает { $count ->
    [one] { $count } угол
    [few] { $count } угла
   *[other] { $count } углов
  }
my_gallery-page-eye = на уровне глаз
my_gallery-page-nothing = ничего не приносит и не нарушает

my_gallery-page-say-start = Повесьте начальную картину так, чтобы закрыть звезду.
my_gallery-page-say-offer = Молоточек у вас: выберите по рубашке ещё { $count ->
    [one] { $count } картину
    [few] { $count } картины
   *[other] { $count } картин
  }.
my_gallery-page-say-bid = Выберите карту ставки; коснитесь картины, чтобы примерить её на стену.
my_gallery-page-say-pick = Возьмите картину: коснитесь, чтобы примерить её на стену.
my_gallery-page-say-hang = Повесьте новую картину или отдайте помощнику.
my_gallery-page-say-hang-only = Повесьте новую картину: помощник уже занят.
my_gallery-page-say-museum = Повесьте картину из музея.
my_gallery-page-say-exchange = Места нет: обменяйте картину на другую из музея.
my_gallery-page-say-exchange-or-give = Места нет: обменяйте картину на другую из музея или отдайте помощнику.
my_gallery-page-say-excess = Места нет, и обменять не на что: картина лишняя.
my_gallery-page-say-excess-or-give = Места нет, и обменять не на что: отдайте картину помощнику, иначе она лишняя.
my_gallery-page-say-decorate = Вы заслужили украшение { $count ->
    [1] с одним щитом
   *[other] до { $count } щитов
  }: выберите форму и место.
my_gallery-page-say-combine = Наберите украшений на выбор: осталось щитов: { $count }.
my_gallery-page-say-assistant = Можно повесить и то, что у помощника, или закончить.
my_gallery-page-say-done = Всё на месте.
my_gallery-page-say-confirm = Подтвердите или верните ход.
my_gallery-page-say-pending = { $move }? Подтвердите, и ход сделан.
my_gallery-page-wait-start = { $player } вешает начальную картину.
my_gallery-page-wait-offer = { $player } выбирает картины для аукциона.
my_gallery-page-wait-bid = Над ставкой думают: { $player }.
my_gallery-page-wait-pick = { $player } берёт картину. Пока можно примерять.
my_gallery-page-wait-settle = { $player } вешает новую картину.
my_gallery-page-go-confirm = Подтвердить
my_gallery-page-go-bid = Поставить { $card }
my_gallery-page-go-pick = Взять её
my_gallery-page-go-hang = Повесить сюда
my_gallery-page-go-done = Готово

## Time Loop on the page

time_loop-option-photo_step_spends = Шаг по фото
time_loop-option-photo_step_spends-value = { $value ->
    [true] Фото тратится
   *[false] Фото остаётся
  }

time_loop-page-letter = { $colour ->
    [blue] Си
    [yellow] Жё
    [green] Зе
   *[red] Кр
  }
time_loop-page-month = сент.
time_loop-page-board = День с 3 на 4 сентября
time_loop-page-cell = Клетка { $cell }
time_loop-page-cell-start = Стартовая клетка { $cell }
time_loop-page-goal = 4 сентября
time_loop-page-empty = пусто
time_loop-page-pawn = фишка: { $player }
time_loop-page-fits = подходит к вашей линии
time_loop-page-unfit = не подходит к вашей линии
time_loop-page-count = { time_loop-colour }: { $count }; нужно { $need }, предел — { $most }
time_loop-page-line = Ваша линия событий
time_loop-page-line-of = Линия событий: { $player }
time_loop-page-line-empty = Пока ничего не произошло.
time_loop-page-you = вы
time_loop-page-winner = победа
time_loop-page-turn = ходит
time_loop-page-has-meeting = Встречи: { $count }
time_loop-page-has-photo = Фото: { $count }
time_loop-page-has-again = Возвращения в 3 сентября: { $count }
time_loop-page-round = Раунд { $round } из { $rounds }
time_loop-page-discard = Сброс: { $count }
time_loop-page-pile = Осталось фото: { $count }
time_loop-page-stack = Стопка
time_loop-page-stack-left = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  }
time_loop-page-drawn-fits = Подходит к линии.
time_loop-page-drawn-fourth = Подходит, но станет четвёртым этого цвета: день начнётся заново.
time_loop-page-drawn-unfit = Не подходит к линии.
time_loop-page-moves = Ходы
time_loop-page-chip-step = Шаг { time_loop-way }
time_loop-page-chip-take = { $way ->
    [forward] Взять впереди
    [up] Взять сверху
   *[down] Взять снизу
  }
time_loop-page-chip-photo-step = Шаг { time_loop-way }
time_loop-page-chip-fourth = четвёртый этого цвета: назад в 3-е
time_loop-page-meetings = Встречи
time_loop-page-photos = Фото
time_loop-page-photo-step = Ещё один шаг
time_loop-page-photo-step-about = На подсвеченную пустую клетку рядом с фишкой, до действия или после шага; в 4 сентября так не попасть. { $spends ->
    [true] Фото тратится.
   *[false] Фото остаётся у вас.
  }
time_loop-page-photo-meeting = Найти встречу
time_loop-page-photo-meeting-about = Достаньте из стопки жетон встречи, если он там есть. Фото тратится.
time_loop-page-photo-forget = Забыть событие
time_loop-page-photo-forget-about = Уберите из своей линии любое событие, можно и после вытянутого жетона. Фото тратится.
time_loop-page-meet = Встреча: { $player }, клетка { $cell }
time_loop-page-whom = С кем встречаемся?
time_loop-page-choose = Что делаем на клетке { $cell }?
time_loop-page-cancel = Отмена
time_loop-page-go-confirm = Подтвердить
time_loop-page-go-draw = Взять из стопки
time_loop-page-go-done = Закончить ход
time_loop-page-go-add = Добавить в линию
time_loop-page-go-discard = Сбросить
time_loop-page-say-wait = Ходит { $player }.
time_loop-page-say-yours = Ваш ход.
time_loop-page-say-pending = { $move }. Подтвердить?
time_loop-page-say-start = Выберите стартовую клетку: чем меньше её номер, тем раньше вы ходите.
time_loop-page-say-main = Ваш ход: возьмите жетон из стопки.
time_loop-page-say-main-take = Ваш ход: возьмите жетон из стопки или событие с соседней клетки.
time_loop-page-say-add = Событие подходит: добавьте его в линию.
time_loop-page-say-either = Событие подходит: добавьте его в линию или выложите на подсвеченную клетку и возьмите другое рядом.
time_loop-page-say-unfit = Событие не подходит: выложите его на любую подсвеченную клетку.
time_loop-page-say-discard = Событие не подходит, а пустых клеток нет: сбросьте его.
time_loop-page-say-step = Теперь шаг: вперёд, вверх или вниз.
time_loop-page-say-out = Выход открыт: шагните в 4 сентября!
time_loop-page-say-aside = Теперь шаг вверх или вниз.
time_loop-page-say-take = Теперь возьмите другое событие с соседней клетки.
time_loop-page-say-after = Ещё один шаг по фото или конец хода.
time_loop-page-say-return = Снова 3 сентября: выберите стартовую клетку.
time_loop-page-say-meet = Встреча: выберите, с кем, и коснитесь подсвеченной клетки. Туда перейдут обе фишки.
time_loop-page-say-forget = Выберите в своей линии событие, которое хотите забыть.
time_loop-page-again = Снова 3 сентября
time_loop-page-again-who = { $player } начинает день заново ({ $count ->
    [one] { $count } возвращение
    [few] { $count } возвращения
   *[many] { $count } возвращений
  }).
time_loop-page-story = Как разорвалась петля. Рассказывает { $player }
time_loop-page-copy = Скопировать рассказ
time_loop-page-copied = Скопировано
time_loop-page-copy-failed = Браузер не даёт скопировать. Выделите текст и скопируйте его сами.

## Photograph

photograph-name = Фотограф
photograph-about = Перематывайте плёнку и выстраивайте кадры каждого цвета по порядку, пока не село солнце.

# Agrees with a feminine noun, nominative: «карта».
photograph-colour = { $colour ->
    [blue] синяя
    [red] красная
    [yellow] жёлтая
    [green] зелёная
    [brown] коричневая
    [grey] серая
   *[violet] фиолетовая
  }
photograph-card = { photograph-colour } { $value }
photograph-back = { photograph-colour } { $half }

### Moves

photograph-move-take = { $side ->
    [left] Взять карт: { $count }, слева, ряд { $row }
   *[right] Взять карт: { $count }, справа, ряд { $row }
  }
photograph-move-wind = Прокрутить плёнку: карту с места { $from } на место { $to }

### Why a move is refused

photograph-why-over = игра окончена
photograph-why-take-first = сначала возьмите из ряда от одной до трёх карт
photograph-why-wind-now = карты вы уже взяли, теперь прокрутите плёнку
photograph-why-sunset = солнце садится: все прокручивают плёнку, брать карты нельзя
photograph-why-end = последний кадр: все прокручивают плёнку, брать карты нельзя
photograph-why-no-row = при таком числе игроков на поле нет этого ряда
photograph-why-too-few = в этом ряду меньше карт, чем вы хотите взять
photograph-why-say-left = единственная карта с обеих сторон одна и та же: берите её слева
photograph-why-no-place = на этом месте у вас в руке карты нет

### Events

photograph-event-take = { $side ->
    [left] { $count ->
        [1] { $player } берёт одну карту слева из ряда { $row }.
        [one] { $player } берёт { $count } карту слева из ряда { $row }.
        [few] { $player } берёт { $count } карты слева из ряда { $row }.
       *[other] { $player } берёт { $count } карт слева из ряда { $row }.
      }
   *[right] { $count ->
        [1] { $player } берёт одну карту справа из ряда { $row }.
        [one] { $player } берёт { $count } карту справа из ряда { $row }.
        [few] { $player } берёт { $count } карты справа из ряда { $row }.
       *[other] { $player } берёт { $count } карт справа из ряда { $row }.
      }
  }
photograph-event-picked = { $player } берёт карту: { photograph-card }.
photograph-event-drew = { $player } берёт карту: { photograph-card }; другие её не видели.
photograph-event-hid = { $player } берёт закрытую карту: { photograph-back }.
photograph-event-hid-plain = { $player } берёт закрытую карту.
photograph-event-wind = { $player } прокручивает плёнку: карта с места { $from } переходит на место { $to }.
photograph-event-sharp = { $player } снимает: { photograph-card }, чётко.
photograph-event-blurred = { $player } снимает: { photograph-card }, нечётко.
photograph-event-lucky = Удачный снимок! { $player }: { photograph-colour } карта.
photograph-event-cleared = { $count ->
    [1] С поля уходит одна карта.
    [one] С поля уходит { $count } карта.
    [few] С поля уходят { $count } карты.
   *[other] С поля уходит { $count } карт.
  }
photograph-event-turned = Закрытую карту открывают: { photograph-card }.
photograph-event-filled = { $count ->
    [1] На поле ложится одна новая фотография.
    [one] На поле ложится { $count } новая фотография.
    [few] На поле ложатся { $count } новые фотографии.
   *[other] На поле ложится { $count } новых фотографий.
  }
photograph-event-sunset = Солнце садится! Все прокручивают плёнку и играют по две карты.
photograph-event-ending = Колода кончилась. В последний раз все прокручивают плёнку и играют по две карты.
photograph-event-committed = { $player } уже знает, как прокрутит плёнку.
photograph-event-revealed = { $player } прокручивает плёнку: карта с места { $from } переходит на место { $to }.
photograph-event-missed = Упущенный кадр, { $player }: { photograph-card }.
photograph-event-put-away = { $player } убирает последнюю карту, не открывая.
photograph-event-over = { $count ->
    [one] Игра окончена. Побеждает { $players }!
   *[other] Игра окончена. Побеждают { $players }!
  }

### What a host may choose

photograph-option-missed_frame = Упущенный кадр
photograph-option-missed_frame-value = { $value ->
    [true] цвет последней карты пропадает
   *[false] последняя карта ничего не значит
  }
photograph-option-plain_backs = Рубашки карт
photograph-option-plain_backs-value = { $value ->
    [true] все одинаковые
   *[false] показывают цвет и половину
  }
photograph-option-memory_aid = Помощь памяти
photograph-option-memory_aid-value = { $value ->
    [true] карты, которые видели все, остаются открытыми в руках
   *[false] каждый помнит сам
  }
photograph-option-left_out = Какие цвета убрать
photograph-option-left_out-value = { $value ->
    [none] Решит жребий
    [blue] синий
    [red] красный
    [yellow] жёлтый
    [green] зелёный
    [brown] коричневый
    [grey] серый
   *[violet] фиолетовый
  }
photograph-option-first = Кто начинает
photograph-option-first-value = { $value ->
    [none] Решит жребий
   *[other] Место { $number }
  }

### The rules, in a sentence or two each

photograph-rule-PH-C1 = В игре 84 фотографии: семь цветов, в каждом номера от 1 до 12, все разные.
photograph-rule-PH-C2 = Есть по одному удачному снимку каждого цвета и одна карта заката.
photograph-rule-PH-C3 = Рубашка фотографии выдаёт её цвет и половину: 1–6 или 7–12. У заката рубашка своя. Организатор может выбрать рубашки, по которым ничего не узнать.
photograph-rule-PH-C4 = На каждой фотографии перечислены номера, которые могут идти за ней: до трёх вверх и до трёх вниз.
photograph-rule-PH-S1 = Вчетвером играют всеми семью цветами, втроём — шестью, вдвоём — пятью. Какие остаются в коробке вместе со своими удачными снимками, решает жребий, если организатор их не назвал.
photograph-rule-PH-S2 = Колода — это шесть равных частей; закат лежит где-то во второй части снизу.
photograph-rule-PH-S3 = На поле четыре столбца; рядов на двоих три, на троих и четверых — четыре. Поле заполняют ряд за рядом: крайние столбцы открыты, средние закрыты.
photograph-rule-PH-S4 = Каждый по одной берёт пять карт, каждую кладёт поверх руки. Порядок в руке твёрдый: его меняет только прокрутка плёнки.
photograph-rule-PH-S5 = Кто начинает, решает жребий, если организатор никого не назвал.
photograph-rule-PH-1 = Выберите ряд и возьмите из него одну, две или три карты подряд, начиная с левого или правого края. Каждая ложится поверх вашей руки.
photograph-rule-PH-2 = Карту, лежавшую открыто, видели все; лежавшую закрыто — только тот, кто её взял.
photograph-rule-PH-3 = Потом обязательно прокрутите плёнку: одна карта руки, любая, кроме верхней, поднимается хотя бы на одно место. Другие видят места, но не карту.
photograph-rule-PH-4 = Затем сыграйте столько карт, сколько взяли: каждый раз нижнюю карту руки, в плёнку её цвета.
photograph-rule-PH-5 = Снимок чёткий, если он начинает плёнку или продолжает её направление на один, два или три номера. Направление задаёт второй чёткий снимок.
photograph-rule-PH-6 = Если чётким снимок быть не может, он нечёткий: его показывают всем, и до конца игры он лежит в плёнке рубашкой вверх и отнимает два очка.
photograph-rule-PH-7 = Сразу после нечёткого снимка шаг может быть любым, лишь бы направление сохранилось. Если направления ещё нет, чётким будет любой снимок.
photograph-rule-PH-8 = Растущая плёнка, дошедшая до 12, и убывающая, дошедшая до 1, дальше принимают одни нечёткие снимки.
photograph-rule-PH-9 = Кто первым соберёт в плёнке четыре чётких снимка (вчетвером — три), получает удачный снимок этого цвета, а с ним пять очков. Это бывает только в свой ход: ни на закате, ни в конце игры его не дают.
photograph-rule-PH-10 = Когда на поле остаётся три карты или меньше, его пополняют. Вдвоём остаток убирают целиком; втроём и вчетвером убирают открытые карты, а закрытые открывают в левом столбце.
photograph-rule-PH-11 = Если колода кончилась, места остаются пустыми. Если карт на поле теперь три или меньше, игра подходит к концу; иначе ходит следующий.
photograph-rule-PH-12 = Когда открывается закат, каждый втайне выбирает, как прокрутить плёнку, и играет две нижние карты; удачных снимков при этом не дают. Потом поле пополняют, и дальше играют с тремя картами в руке.
photograph-rule-PH-13 = В конце каждый втайне прокручивает плёнку ещё раз, играет две карты, а последнюю убирает. После этого считают очки.
photograph-rule-PH-14 = Плёнка без чётких снимков отнимает 3 очка; с 1, 2, 3, 4, 5, 6 и больше чем с 6 снимками она приносит 1, 3, 4, 7, 8, 10 и 11. Удачный снимок приносит 5, нечёткий отнимает 2.
photograph-rule-PH-15 = Побеждает тот, у кого больше очков. При равенстве — у кого больше удачных снимков, затем — у кого длиннее плёнка из чётких снимков; если и это поровну, победу делят.
photograph-rule-PH-V1 = Вариант: последняя карта вашей руки — упущенный кадр. Вся ваша плёнка этого цвета, с нечёткими снимками и удачным, пропадает и считается пустой.

## Photograph on the page

photograph-page-letter = { $colour ->
    [blue] Си
    [red] Кр
    [yellow] Жё
    [green] Зе
    [brown] Ко
    [grey] Се
   *[violet] Фи
  }
photograph-page-down = { photograph-colour } { $half }, закрыта
photograph-page-plain = закрытая карта
photograph-page-field = Поле
photograph-page-place = Ряд { $row }, столбец { $column }: { $card }
photograph-page-side = { $side ->
    [left] { $count } слева
   *[right] { $count } справа
  }
photograph-page-cancel = Отмена
photograph-page-deck = Колода
photograph-page-deck-left = { $count ->
    [one] осталась { $count } фотография
    [few] осталось { $count } фотографии
   *[other] осталось { $count } фотографий
  }
photograph-page-deck-of = { photograph-colour }: осталось 1–6 — { $low }, 7–12 — { $high }
photograph-page-top-card = Наверху колоды: { $card }
photograph-page-top-sunset = Наверху колоды: закат
photograph-page-sun-in = Закат впереди
photograph-page-sun-top = Вот-вот закат
photograph-page-sun-setting = Солнце садится
photograph-page-sun-out = Солнце село
photograph-page-album = Ваши плёнки
photograph-page-lucky-at = от { $count } чётких
photograph-page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
  }
photograph-page-film = { $direction ->
    [rising] { photograph-colour }, по возрастанию. Чётко: { $sharp }. Нечётко: { $blurs }. Дальше: { $next }.
    [falling] { photograph-colour }, по убыванию. Чётко: { $sharp }. Нечётко: { $blurs }. Дальше: { $next }.
   *[none] { photograph-colour }, направления пока нет. Чётко: { $sharp }. Нечётко: { $blurs }. Дальше: { $next }.
  }
photograph-page-next = Что может быть дальше
photograph-page-next-any = любая
photograph-page-next-none = только нечёткие
photograph-page-lucky-mine = Удачный снимок этого цвета здесь.
photograph-page-lucky-free = Удачный снимок ещё никому не достался.
photograph-page-lucky-gone = Удачный снимок уже взят: { $player }.
photograph-page-hand = Ваша рука, снизу вверх
photograph-page-hand-of = { $count ->
    [one] { $count } карта в руке: { $cards }
    [few] { $count } карты в руке, снизу вверх: { $cards }
   *[other] { $count } карт в руке, снизу вверх: { $cards }
  }
photograph-page-bottom = Низ: играется первым
photograph-page-top = Верх: новые карты
photograph-page-frame = Место { $place } из { $count }: { $card }
photograph-page-fate-sharp = чётко
photograph-page-fate-blurred = нечётко
photograph-page-play-sharp = { photograph-card } чётко
photograph-page-play-blurred = { photograph-card } нечётко (−2)
photograph-page-play-lucky = { photograph-card } чётко, удачный снимок!
photograph-page-turn = ходит
photograph-page-winner = победа
photograph-page-wind-in = выбор сделан
photograph-page-wind-awaited = выбирает
photograph-page-wait-take = { $player } выбирает сюжет.
photograph-page-wait-wind = { $player } прокручивает плёнку.
photograph-page-wait-sunset = Солнце садится. Ещё выбирают: { $players }.
photograph-page-wait-end = Последние кадры. Ещё выбирают: { $players }.
photograph-page-say-take = Возьмите от одной до трёх карт с любого края ряда.
photograph-page-say-side = С какого края ряда?
photograph-page-say-look = Закрытую карту, увидев, уже не вернуть.
photograph-page-say-wind = { $count ->
    [one] Прокрутите: один кадр сдвигается к верху. Потом играется нижняя карта.
    [few] Прокрутите: один кадр сдвигается к верху. Потом играются { $count } нижние карты.
   *[other] Прокрутите: один кадр сдвигается к верху. Потом играются { $count } нижних карт.
  }
photograph-page-say-drop = На какое место? Выберите кадр ближе к верху.
photograph-page-say-sunset = Солнце садится: тайно прокрутите плёнку, затем сыграют две нижние карты.
photograph-page-say-end = Последний кадр: тайно прокрутите плёнку, сыграют две карты, последняя уйдёт из игры.
photograph-page-say-plays = Сыграют: { $plays }
photograph-page-go-look = Взять и увидеть
photograph-page-go-shoot = Снимаю
photograph-page-go-commit = Так и сделать
photograph-page-score = Подсчёт очков
photograph-page-score-colour = Цвет
photograph-page-score-total = Очки
photograph-page-score-film = чётких { $count }: { $points }
photograph-page-score-lucky = удачный снимок: { $points }
photograph-page-score-blurs = нечёткие: { $points }
photograph-page-score-missed = упущенный кадр

## The page

page-tagline = Современные настольные игры в одной галерее
page-welcome = Пришлите друзьям ссылку, играйте вместе за одним экраном или померяйтесь силами с ботами, которые умеют думать. Без регистрации и ожидания: выбирайте картину и садитесь за стол.
page-games = Игры
page-coming = Скоро
page-home = В галерею
page-skip = Перейти к содержанию
page-language = Язык
page-theme = { $theme ->
    [light] Тема: светлая
    [dark] Тема: тёмная
   *[auto] Тема: как в системе
  }
page-close = Закрыть
page-save = Сохранить
page-empty-frame = Пустая рама
page-opening = Накрываем стол…
page-rights = Игры принадлежат их авторам и издателям, которые не связаны с Vernissage; тексты и рисунки — наши собственные. Понравилась игра — купите коробку.

page-seats = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
   *[other] { $from }–{ $to } игроков
  }
page-minutes = { $minutes } мин
page-way-bots = Играть с ботами
page-way-bots-hint = Всё готово: выберите силу соперников или просто начинайте.
page-way-friends = Играть с друзьями
page-way-friends-hint = Вы получите ссылку для друзей; игра начнётся, когда все места будут заняты.
page-way-screen = За одним экраном
page-way-screen-hint = Все играют здесь по очереди; пока экран передают, занавес скрывает карты.
page-players = Игроки
page-bots-among = Из них ботов
page-level = Сила ботов
page-options = Настройки
page-play = Играть
page-open-table = Открыть стол
page-your-name = Ваше имя
page-your-name-hint = Как вас называть за столом?
page-seat-name = Игрок { $number }
page-pigment = { $number ->
    [0] Охра
    [1] Индиго
    [2] Сиена
    [3] Умбра
    [4] Кармин
    [5] Лазурь
    [6] Кобальт
    [7] Сепия
    [8] Шафран
    [9] Малахит
    [10] Марена
   *[11] Ультрамарин
  }
page-running = Ваши столы

level-random = случайный
level-greedy = жадный
level-novice = новичок
level-casual = любитель
level-club = клубный
level-strong = сильный
level-master = мастер

page-bot = бот, { $level }
page-bot-name = { $number ->
    [0] Ирис
    [1] Феликс
    [2] Вера
    [3] Лео
    [4] Мира
   *[5] Отто
  }
page-somebody = Кто-то
page-you = вы
page-here = за столом
page-away = не у экрана
page-seat-open = Свободное место
page-seat-number = место { $number }
page-phase-waiting = Ждём игроков
page-phase-playing = Идёт игра
page-phase-over = Игра окончена
page-seats-open = { $count ->
    [0] Все в сборе.
    [1] Свободно одно место. Игра начнётся сама, как только его займут.
    [one] Свободно { $count } место. Игра начнётся сама, как только все места займут.
    [few] Свободно { $count } места. Игра начнётся сама, как только их займут.
   *[other] Свободно { $count } мест. Игра начнётся сама, как только их займут.
  }
page-need-invite = Вы смотрите со стороны. Чтобы сесть за стол, попросите у игроков ссылку-приглашение.
page-sit = Сесть
page-fill = Посадить бота
page-leave = Уйти
page-invite = Позовите друзей
page-invite-hint = Любой, кто откроет эту ссылку, сможет занять место.
page-invite-link = Ссылка-приглашение
page-qr = QR-код ссылки-приглашения
page-copy-link = Скопировать ссылку
page-copied = Ссылка скопирована.
page-share = Поделиться

page-your-turn = Ваш ход
page-turn-of = Ходит { $player }
page-thinking = { $player } думает
page-sending = Отправляем ваш ход…
page-stale = За столом тем временем что-то изменилось: вот как всё стоит сейчас.
page-reconnecting = Связь прервалась. Подключаемся снова…
page-absent = { $player } не у экрана.
page-stand-in = Пусть доиграет бот
page-stands-in = играет бот
page-replaced = Сейчас за вас играет бот.
page-return = Я снова здесь
page-resigned = сдаётся
page-watching = Вы смотрите игру. Карты в руках скрыты до конца.
page-watch-link = Ссылка для зрителей
page-resign = Сдаться
page-resign-sure = Сдаться в этой игре? Отменить это будет нельзя.
page-go-on = Играть дальше
page-table = Стол
page-sound = Звук
page-aside = Ходы и события
page-log = Что произошло
page-log-empty = Пока ничего.
page-moves = Ходы словами
page-drafted = Ваш ход на эту минуту, другие его не видят:
page-confirm = Подтвердить ход
page-undo = Отменить
page-not-now = Сейчас выбирать не из чего.
page-rules = Правила
page-rules-of = { $game }: правила
page-rules-components = Что в коробке
page-rules-setup = Подготовка
page-rules-play = Игра
page-keys = Клавиатура
page-keys-letters = Отдельные буквы работают как команды
page-key-move = Перейти к следующему
page-key-confirm = Подтвердить ход
page-key-undo = Отменить, закрыть подсказку

page-pass-to = Передайте экран: { $player }
page-pass-hint = Карты закрыты.
page-lift = Я { $player }, показать мои карты
page-who-looks = Кто сейчас у экрана?

page-you-win = Вы победили!
page-you-share = Вы делите победу!
page-wins = { $count ->
    [one] Побеждает { $players }!
   *[other] Побеждают { $players }!
  }
page-draw = Ничья.
page-resigned-by = Сдаётся: { $players }.
page-rematch = Реванш
page-rematch-join = Перейти к реваншу
page-replay = Повтор игры
page-record = Скачать запись
page-record-hint = { $game }, ход за ходом; снова открыть в Python:
page-to-table = К столу
page-ply = Ход { $ply } из { $last }
page-ply-link = Скопировать ссылку на этот ход
page-first = В начало
page-back = На ход назад
page-run = Смотреть
page-pause = Пауза
page-forward = На ход вперёд
page-last = В конец
page-deal = Карты сданы.

### What a host may choose

final_touch-option-first = Кто начинает
final_touch-option-first-value = { $value ->
    [none] Решит жребий
   *[other] Место { $number }
  }
my_gallery-option-wall = Стена
my_gallery-option-wall-value = { $value } квадратов

### What went wrong

error-Offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
error-Unknown = Что-то пошло не так. Попробуйте ещё раз.
error-BadRequest = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
error-NoGuest = Сначала скажите, как вас зовут.
error-BadName = В имени должно быть от 1 до 24 знаков.
error-NoSuchGame = Такой игры здесь нет.
error-BadOptions = Эти настройки не сочетаются.
error-NoSuchTable = Такого стола нет. Возможно, ссылка скопирована не целиком.
error-NoSuchSeat = Такого места за столом нет.
error-NotYourSeat = Это место занято другим игроком.
error-AlreadySeated = Вы уже за этим столом.
error-BadInvite = Приглашение не подходит к этому столу. Попросите ссылку ещё раз.
error-SeatTaken = Кто-то оказался быстрее: место занято.
error-NotStarted = Игра ещё не началась.
error-AlreadyStarted = Игра уже началась.
error-GameOver = Игра окончена.
error-NotYourTurn = Сейчас не ваш ход.
error-StalePly = За столом тем временем что-то изменилось.
error-IllegalMove = Правила не разрешают этот ход.
error-UnreadableMove = Сервер не смог прочитать этот ход.
error-EmptyTurn = Сначала сделайте ход.
error-PastReveal = Сначала подтвердите ход: следующая карта ещё неизвестна.
error-StillHere = Подождите минуту: игрок только что отошёл.
error-StillRunning = Игра ещё идёт.
error-TooMany = { $seconds ->
    [one] Слишком много сразу. Попробуйте через { $seconds } секунду.
    [few] Слишком много сразу. Попробуйте через { $seconds } секунды.
   *[other] Слишком много сразу. Попробуйте через { $seconds } секунд.
  }
error-TooBig = Для сервера это слишком много.
error-ForeignOrigin = Запрос пришёл с другого сайта и отклонён.
error-NotFound = По этому адресу ничего нет.
error-ServerStopping = Сервер перезапускается. Попробуйте через минуту.
error-StoreUnavailable = Сервер сейчас не может достучаться до своей памяти. Попробуйте через минуту.

## The terminal

terminal-seat = место { $number }
terminal-pass = Ходит место { $number }. Остальные, отвернитесь; Enter покажет руку.
terminal-no-undo = Отменять нечего: карта уже взята, тайный ход сделан или ваш ход закончен.
terminal-help = Введите ход или его номер; «? ХОД» объяснит, почему так пойти нельзя; «undo» отменит шаг этого хода; «quit» — уйти.
terminal-possible = Так пойти можно.
terminal-left = Вы встаёте из-за стола.
terminal-saved = Запись игры — в файле { $file }.
terminal-again = Чтобы раздать этот же стол: --seed { $seed }
