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

## Photograph

photograph-name = Photograph
photograph-about = Wind the film and line up the pictures of every colour in order before the sun goes down.

photograph-colour = { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
    [brown] brown
    [grey] grey
   *[violet] violet
  }
photograph-card = { photograph-colour } { $value }
photograph-back = { photograph-colour } { $half }

### Moves

photograph-move-take = { $side ->
    [left] Take { $count } from the left of row { $row }
   *[right] Take { $count } from the right of row { $row }
  }
photograph-move-wind = Wind: the card at place { $from } goes up to place { $to }

### Why a move is refused

photograph-why-over = the game is over
photograph-why-take-first = first take one to three cards from a row
photograph-why-wind-now = you have taken your cards; now wind the film
photograph-why-sunset = the sun is setting: everybody winds the film and takes nothing
photograph-why-end = the last shot: everybody winds the film and takes nothing
photograph-why-no-row = with so many players the field has no such row
photograph-why-too-few = that row has fewer cards than you ask for
photograph-why-say-left = a single card is the same from either side: take it from the left
photograph-why-no-place = your hand does not reach up to that place

### Events

photograph-event-take = { $side ->
    [left] { $count ->
        [one] { $player } takes a card from the left of row { $row }.
       *[other] { $player } takes { $count } cards from the left of row { $row }.
      }
   *[right] { $count ->
        [one] { $player } takes a card from the right of row { $row }.
       *[other] { $player } takes { $count } cards from the right of row { $row }.
      }
  }
photograph-event-picked = { $player } picks up { photograph-card }.
photograph-event-drew = { $player } picks up { photograph-card }, unseen by the others.
photograph-event-hid = { $player } picks up a face-down card: { photograph-back }.
photograph-event-hid-plain = { $player } picks up a face-down card.
photograph-event-wind = { $player } winds: place { $from } goes up to { $to }.
photograph-event-sharp = { $player } shoots { photograph-card }: sharp.
photograph-event-blurred = { $player } shoots { photograph-card }: blurred.
photograph-event-lucky = A lucky shot! { $player } takes the { photograph-colour } one.
photograph-event-cleared = { $count ->
    [one] A card leaves the field.
   *[other] { $count } cards leave the field.
  }
photograph-event-turned = A card that lay face down is turned up: { photograph-card }.
photograph-event-filled = { $count ->
    [one] A new photograph is laid out.
   *[other] { $count } new photographs are laid out.
  }
photograph-event-sunset = The sun is setting! Everybody winds the film and plays two cards.
photograph-event-ending = The deck is used up. A last time everybody winds the film and plays two cards.
photograph-event-committed = { $player } has chosen a wind.
photograph-event-revealed = { $player } winds: place { $from } goes up to { $to }.
photograph-event-missed = The missed frame of { $player }: { photograph-card }.
photograph-event-put-away = { $player } puts the last card away, face down.
photograph-event-over = { $count ->
    [one] The game is over. The winner: { $players }.
   *[other] The game is over. The winners: { $players }.
  }

### What a host may choose

photograph-option-missed_frame = Missed frame
photograph-option-missed_frame-value = { $value ->
    [true] the colour of the last card is lost
   *[false] the last card counts for nothing
  }
photograph-option-plain_backs = Backs of the cards
photograph-option-plain_backs-value = { $value ->
    [true] all alike
   *[false] show colour and half
  }
photograph-option-memory_aid = Help for the memory
photograph-option-memory_aid-value = { $value ->
    [true] cards all have seen stay open in the hands
   *[false] remember for yourself
  }
photograph-option-left_out = Colours left out
photograph-option-left_out-value = { $value ->
    [none] Drawn by lot
   *[other] { $value }
  }
photograph-option-first = Who begins
photograph-option-first-value = { $value ->
    [none] Drawn by lot
   *[other] Seat { $number }
  }

### The rules, in a sentence or two each

photograph-rule-PH-C1 = There are 84 photographs: seven colours, each numbered 1 to 12, no two alike.
photograph-rule-PH-C2 = There is one lucky shot for each colour, and one sunset card.
photograph-rule-PH-C3 = The back of a photograph gives away its colour and whether its number is 1–6 or 7–12. The sunset has a back of its own. The host may choose backs that tell nothing.
photograph-rule-PH-C4 = Every photograph lists the numbers that can come after it: up to three higher, up to three lower.
photograph-rule-PH-S1 = Four players use all seven colours, three use six, two use five. Lots decide which stay in the box, with their lucky shots, unless the host names them.
photograph-rule-PH-S2 = The sunset lies somewhere in the second of six equal parts of the deck, counted from the bottom.
photograph-rule-PH-S3 = The field has four columns and three rows for two players, four rows for more. It is filled row by row; the two outer columns lie face up, the inner ones face down.
photograph-rule-PH-S4 = Everybody draws five cards, one at a time, each onto the top of the hand. The order of a hand is fixed: it changes by winding alone.
photograph-rule-PH-S5 = Lots decide who begins, unless the host names somebody.
photograph-rule-PH-1 = Choose a row and take one, two or three cards from it, starting at its left or right end and skipping none. Each goes onto the top of your hand.
photograph-rule-PH-2 = A card that lay face up is known to all when you take it; one that lay face down only you have seen.
photograph-rule-PH-3 = Then you must wind: one card of your hand, any but the top one, moves up by at least one place. Others see the places, not the card.
photograph-rule-PH-4 = Then play as many cards as you took, always the bottom card of the hand next, each to the film of its own colour.
photograph-rule-PH-5 = A card is sharp if it starts its film, or if it goes on in the film's direction by one, two or three. The second sharp card sets the direction.
photograph-rule-PH-6 = A card that cannot be sharp is blurred: all see it, then it lies face down in its film to the end and costs two points.
photograph-rule-PH-7 = Right after a blur the step may be of any size, as long as the direction is kept. If the direction is not set yet, any card is sharp.
photograph-rule-PH-8 = A rising film that has its 12 and a falling one that has its 1 take nothing but blurs from then on.
photograph-rule-PH-9 = The first to have four sharp cards in a film (three in a game of four) takes that colour's lucky shot, worth five points. It happens only in a turn of one's own, not at sunset or at the end.
photograph-rule-PH-10 = When three cards or fewer are left on the field, it is filled up again. With two players all that is left goes first; with more, open cards go and hidden ones are turned up in the left column.
photograph-rule-PH-11 = If the deck runs out, places stay empty. If there are then three cards or fewer, the game ends; otherwise the next player goes on.
photograph-rule-PH-12 = When the sunset turns up, everybody secretly chooses a wind and plays the two bottom cards; lucky shots cannot be won. Then the field is filled up and play goes on with hands of three.
photograph-rule-PH-13 = At the end everybody secretly winds once more, plays two cards and puts the last one away. Then points are counted.
photograph-rule-PH-14 = A film with no sharp card costs 3; with 1, 2, 3, 4, 5, 6 or more than 6 it brings 1, 3, 4, 7, 8, 10 or 11. A lucky shot brings 5, a blur costs 2.
photograph-rule-PH-15 = The most points win. A tie goes to more lucky shots, then to the longest film of sharp cards; after that the victory is shared.
photograph-rule-PH-V1 = Variant: the last card in your hand is a missed frame. Your whole film of its colour is lost, blurs and lucky shot with it, and counts as empty.
