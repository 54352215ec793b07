# Every sentence a person reads. One file a language, the same keys in each.

## Final Touch

final_touch-name = Final Touch
final_touch-about = Forgers paint the same canvas; whoever adds the last stroke is paid for it.

final_touch-colour = { $colour ->
    [yellow] yellow
    [green] green
    [brown] brown
    [blue] blue
   *[pink] pink
  }

### Moves

final_touch-move-improve = Improve: a { final_touch-colour } stroke
final_touch-move-smear = Smear: a { final_touch-colour } stroke
final_touch-move-done = End the turn

### Why a move is refused

final_touch-why-over = the game is over
final_touch-why-nothing-played = a turn cannot be passed: improve or smear first
final_touch-why-already-improving = you are improving this turn, so you cannot smear as well
final_touch-why-not-held = you hold no { final_touch-colour } stroke
final_touch-why-not-missing = the masterpiece lacks no { final_touch-colour } stroke
final_touch-why-still-missing = a { final_touch-colour } stroke could still improve the masterpiece, so it cannot smear it

### Events

final_touch-event-improve = { $player } adds a { final_touch-colour } stroke.
final_touch-event-smear = { $player } smears with a { final_touch-colour } stroke.
final_touch-event-done = { $player } ends the turn.
final_touch-event-completed = The final touch! { $player } completes masterpiece { $id }: { $money }$ to { $players }.
final_touch-event-spoiled = { $player } spoils masterpiece { $id }: { $money }$ to { $players }.
final_touch-event-masterpiece = Masterpiece { $id } is on the easel.
final_touch-event-reshuffled = The discards are shuffled into a new pile.
final_touch-event-drew = { $count ->
    [one] { $player } draws a stroke.
   *[other] { $player } draws { $count } strokes.
  }
final_touch-event-duel = A tie at the top! A duel for one more masterpiece: { $players }.
final_touch-event-over = { $count ->
    [one] The game is over. The winner: { $players }.
   *[other] The game is over. The winners: { $players }.
  }

### The rules, in a sentence or two each

final_touch-rule-FT-C1 = There are 60 stroke cards: 12 each of yellow, green, brown, blue and pink.
final_touch-rule-FT-C2 = There are 25 masterpieces. Each asks for certain strokes and shows two prices: one for completing it, a smaller one for when it is spoiled.
final_touch-rule-FT-S1 = The masterpieces lie face up in a pile. One is on the easel, and the next is always visible.
final_touch-rule-FT-S2 = Everybody is dealt five strokes. Lots decide who begins, unless the host names somebody.
final_touch-rule-FT-1 = On your turn you must either improve the masterpiece or smear it: never both, never neither. After improving, say when you are done.
final_touch-rule-FT-2 = To improve, play one or more strokes from your hand to the improvement zone, each of a colour the masterpiece still lacks at that moment.
final_touch-rule-FT-3 = To smear, play exactly one stroke to the smear zone, and only one that could not improve the masterpiece now.
final_touch-rule-FT-4 = If you cannot improve, you must smear. If you can improve, you may still smear with a stroke that does not fit.
final_touch-rule-FT-5 = At the end of your turn draw up to five strokes. When the pile runs out, the discards are shuffled into a new one.
final_touch-rule-FT-6 = Whoever adds the last missing stroke takes the masterpiece and its full price.
final_touch-rule-FT-7 = The third smear spoils the masterpiece: its smaller price goes to the opponents of whoever smeared last. With three players both others are paid in full; with four, the other team.
final_touch-rule-FT-8 = After either, both zones are discarded, the next masterpiece goes on the easel, and the player who finished the last one draws up and takes another turn. Otherwise play passes clockwise.
final_touch-rule-FT-9 = The first player or team to have 25$ or more wins at once.
final_touch-rule-FT-10 = If, with three players, one spoiled masterpiece lifts two to 25$ or more, the richer wins. If they are level, the two alone play one more masterpiece, and whoever is paid for it wins. With no masterpiece left, they share the victory.
final_touch-rule-FT-11 = If the masterpieces run out, the most money wins; equal money shares the victory.
