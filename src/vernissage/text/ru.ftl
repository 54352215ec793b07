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
final_touch-page-undo = Отменить
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

## The page

page-tagline = Современные настольные игры в одной галерее
page-welcome = Пришлите друзьям ссылку, играйте вместе за одним экраном или померяйтесь силами с ботами, которые умеют думать. Без регистрации и ожидания: выбирайте картину и садитесь за стол.
page-games = Игры
page-coming-title = Скоро на стене
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

### The three that are coming, and what a host may choose

photograph-name = Фотограф
photograph-about = Перематывайте плёнку и выстраивайте кадры каждого цвета по порядку, пока не село солнце.
my_gallery-name = Моя галерея
my_gallery-about = Торгуйтесь за картины, не видя их, и развесьте так, чтобы о вашей стене заговорил весь город.
time_loop-name = Временная петля
time_loop-about = Один и тот же день снова и снова: расставьте его события по местам и первыми попадите в завтра.

final_touch-option-first = Кто начинает
final_touch-option-first-value = { $value ->
    [none] Решит жребий
   *[other] Место { $number }
  }

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
terminal-no-undo = Отменять нечего: карта уже взята или ход закончен.
terminal-help = Введите ход или его номер; «? ХОД» объяснит, почему так пойти нельзя; «undo» отменит шаг этого хода; «quit» — уйти.
terminal-possible = Так пойти можно.
terminal-left = Вы встаёте из-за стола.
terminal-saved = Запись игры — в файле { $file }.
terminal-again = Чтобы раздать этот же стол: --seed { $seed }
