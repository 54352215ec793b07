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
final_touch-page-undo = Скасувати
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

## The page

page-tagline = Сучасні настільні ігри в одній галереї
page-welcome = Надішліть друзям посилання, грайте разом за одним екраном або поміряйтеся силами з ботами, які вміють думати. Без реєстрації й очікування: обирайте картину та сідайте за стіл.
page-games = Ігри
page-coming-title = Скоро на стіні
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

### The three that are coming, and what a host may choose

photograph-name = Фотограф
photograph-about = Перемотуйте плівку й шикуйте кадри кожного кольору за порядком, доки не сіло сонце.
my_gallery-name = Моя галерея
my_gallery-about = Торгуйтеся за картини, не бачачи їх, і розвісьте так, щоб про вашу стіну заговорило все місто.
time_loop-name = Часова петля
time_loop-about = Той самий день знову й знову: розставте його події по місцях і першими потрапте в завтра.

final_touch-option-first = Хто починає
final_touch-option-first-value = { $value ->
    [none] Вирішить жереб
   *[other] Місце { $number }
  }

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
terminal-no-undo = Скасовувати нічого: карту вже взято або хід закінчено.
terminal-help = Введіть хід або його номер; «? ХІД» пояснить, чому так піти не можна; «undo» скасує крок цього ходу; «quit» — вийти.
terminal-possible = Так піти можна.
terminal-left = Ви встаєте з-за столу.
terminal-saved = Запис гри — у файлі { $file }.
terminal-again = Щоб роздати цей самий стіл: --seed { $seed }
