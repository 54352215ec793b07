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
