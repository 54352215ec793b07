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
