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

## Final Touch on the page

final_touch-page-letter = { $colour ->
    [yellow] Y
    [green] G
    [brown] N
    [blue] B
   *[pink] P
  }
final_touch-page-count = { final_touch-colour }: { $count }
final_touch-page-laid = { final_touch-colour }: { $laid } of { $asked }
final_touch-page-number = No. { $id }
final_touch-page-picture = Masterpiece { $id }, “{ $title }”. Missing: { $missing }. Smears: { $smears } of { $most }.
final_touch-page-picture-full = Masterpiece { $id }, “{ $title }”. Nothing is missing. Smears: { $smears } of { $most }.
final_touch-page-wants = Strokes it asks for
final_touch-page-price-completed = when completed
final_touch-page-price-spoiled = when spoiled
final_touch-page-farewell-completed = Completed
final_touch-page-farewell-spoiled = Spoiled
final_touch-page-zone-improve = Improvement zone
final_touch-page-zone-smear = Smear zone
final_touch-page-smears = Smears: { $count } of { $most }
final_touch-page-next = Next
final_touch-page-next-none = No masterpiece is left after this one.
final_touch-page-left = { $count } more in the pile
final_touch-page-hand = Your strokes
final_touch-page-card-improve = A { final_touch-colour } stroke: improve the masterpiece
final_touch-page-card-smear = A { final_touch-colour } stroke: smear the masterpiece
final_touch-page-card-idle = A { final_touch-colour } stroke: cannot be played now
final_touch-page-you = you
final_touch-page-team = Team
final_touch-page-winner = winner
final_touch-page-duel = duel
final_touch-page-turn = to move
final_touch-page-money = { $money }$ of { $most }$
final_touch-page-cards = Cards in hand: { $count }
final_touch-page-took-completed = “{ $title }”, a completed masterpiece
final_touch-page-took-spoiled = “{ $title }”, a spoiled masterpiece
final_touch-page-pile = Pile
final_touch-page-discards = Discards
final_touch-page-confirm = Confirm
final_touch-page-say-wait = { $player } is to move.
final_touch-page-say-yours = Your turn.
final_touch-page-say-either = Your turn: improve the masterpiece or smear it.
final_touch-page-say-improve = Your turn: improve the masterpiece.
final_touch-page-say-smear = Your turn: nothing you hold can improve it, so smear.
final_touch-page-say-more = Add more strokes, or end the turn.
final_touch-page-say-enough = Nothing more fits: end the turn.
final_touch-page-say-completes = { $players ->
    [4] The final touch: { $money }$ for your team.
   *[other] The final touch: { $money }$ for you.
  }
final_touch-page-say-smears = Smear { $count } of { $most }: a { final_touch-colour } stroke.
final_touch-page-say-spoils = { $players ->
    [2] This smear spoils the masterpiece: { $money }$ for your opponent.
    [3] This smear spoils the masterpiece: { $money }$ for each opponent.
   *[other] This smear spoils the masterpiece: { $money }$ for the other team.
  }
final_touch-page-say-done = The turn will end.

### Titles of the masterpieces

final_touch-page-title-1 = Blue Teapot
final_touch-page-title-2 = Two Peonies
final_touch-page-title-3 = Caravan at Noon
final_touch-page-title-4 = The Old Mill
final_touch-page-title-5 = Regatta
final_touch-page-title-6 = Flamingo Lake
final_touch-page-title-7 = Peaches and a Lemon
final_touch-page-title-8 = Water Lilies
final_touch-page-title-9 = Three Lemons
final_touch-page-title-10 = Dawn in the Mountains
final_touch-page-title-11 = Paper Garden
final_touch-page-title-12 = Cacti in Bloom
final_touch-page-title-13 = Cypress Hills
final_touch-page-title-14 = Lady in a Yellow Hat
final_touch-page-title-15 = The Reading Corner
final_touch-page-title-16 = Balloons over the Hills
final_touch-page-title-17 = Night of Big Stars
final_touch-page-title-18 = Winter Birches
final_touch-page-title-19 = Cherry Blossom
final_touch-page-title-20 = Haystacks by the River
final_touch-page-title-21 = Sunflowers
final_touch-page-title-22 = The Parrot
final_touch-page-title-23 = Roses in June
final_touch-page-title-24 = Amber Town
final_touch-page-title-25 = The Reef

## Time Loop

time_loop-name = Time Loop
time_loop-about = The third of September begins again and again; the first to reach the fourth tells how.

time_loop-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [green] green
   *[red] red
  }
time_loop-object = { $object ->
    [kitten] kitten
    [umbrella] umbrella
    [bus] bus
    [coffee] coffee
    [clock] clock
    [phone] phone
    [keys] keys
    [newspaper] newspaper
    [bicycle] bicycle
    [dog] dog
    [balloon] balloon
    [ice_cream] ice cream
    [flowers] flowers
    [suitcase] suitcase
    [traffic_light] traffic light
    [pigeon] pigeon
    [lift] lift
    [pizza] pizza
    [guitar] guitar
   *[wallet] wallet
  }
time_loop-token = { time_loop-colour } { time_loop-object } { $number }
time_loop-way = { $way ->
    [forward] forward
    [up] up
   *[down] down
  }

### Moves

time_loop-move-start = Begin on start cell { $row }
time_loop-move-draw = Draw from the stack
time_loop-move-add = Add the event to your line
time_loop-move-discard = Discard the event: the board is full
time_loop-move-step = Step { time_loop-way }
time_loop-move-take = Take the event lying { time_loop-way }
time_loop-move-lay = Lay the event on { $cell }
time_loop-move-photo-step = Photo: one step { time_loop-way }
time_loop-move-photo-meeting = Photo: fetch a meeting from the stack
time_loop-move-photo-forget = Photo: forget event { $place } of your line
time_loop-move-return = Go back to start cell { $row }
time_loop-move-done = End the turn
time_loop-move-meet = Meet the player at seat { $other } on { $cell }

### Why a move is refused

time_loop-why-place-first = first everybody puts a pawn on a start cell
time_loop-why-draw-first = the turn has just begun: draw, take an event from beside you, or call a meeting
time_loop-why-settle-first = an event is drawn: add it or lay it on the board first
time_loop-why-step-first = after the draw comes one step of your pawn
time_loop-why-take-first = you laid an event that fits, so now you must take another one
time_loop-why-photo-or-done = your step is made: a photo step may follow, or the turn ends
time_loop-why-return-first = you are sent back: choose a start cell
time_loop-why-over = the game is over
time_loop-why-start-taken = another pawn stands on that start cell
time_loop-why-does-not-fit = that event does not fit your line: it has the colour of the last one, or its number is not above those of the same object
time_loop-why-must-add = the event fits and nothing beside you can be taken instead, so it must join your line
time_loop-why-not-empty = that cell is not empty
time_loop-why-no-discard = an event is discarded only if it does not fit and no cell is empty
time_loop-why-off-the-board = there is no cell that way
time_loop-why-forward-barred = forward is barred: no event joined your line in this turn
time_loop-why-not-two-of-each = you leave the day only with two events of every colour
time_loop-why-no-event = no event lies there
time_loop-why-just-laid = you have just laid that event; it must be another one
time_loop-why-no-meeting = you hold no meeting token
time_loop-why-nobody-there = a meeting needs an opponent
time_loop-why-other-column = a meeting takes place in your own column (from a start cell: in column A)
time_loop-why-after-a-photo = a meeting is a whole turn, and you have already used a photo in this one
time_loop-why-no-photo = you hold no photo
time_loop-why-photo-used = only one photo action a turn
time_loop-why-photo-too-late = this photo action is not possible at this point of the turn
time_loop-why-not-tomorrow = a photo step never leads into 4 September
time_loop-why-no-meeting-left = the stack holds no meeting
time_loop-why-no-such-place = your line has no such event
time_loop-why-nothing-to-end = a turn ends by itself, unless a photo step may still follow

### Events

time_loop-event-start = { $player } begins on start cell { $row }.
time_loop-event-round = Round { $round }.
time_loop-event-drew = { $player } draws: { time_loop-token }.
time_loop-event-drew-meeting = { $player } draws a meeting and keeps it.
time_loop-event-drew-nothing = { $player } finds neither stack nor discard.
time_loop-event-reshuffled = The discard is shuffled into a new stack.
time_loop-event-add = { $player } adds to the line: { time_loop-token }.
time_loop-event-lay = { $player } lays on { $cell }: { time_loop-token }.
time_loop-event-discard = { $player } finds no empty cell and discards: { time_loop-token }.
time_loop-event-take = { $player } takes from { $cell }: { time_loop-token }.
time_loop-event-step = { $player } goes { time_loop-way } to { $cell }.
time_loop-event-leave = { $player } steps out into 4 September!
time_loop-event-done = { $player } ends the turn.
time_loop-event-meet = { $player } calls a meeting on { $cell }: { $players }.
time_loop-event-photo-step = { $player } uses a photo and goes { time_loop-way } to { $cell }.
time_loop-event-photo-meeting = { $player } uses a photo and fetches a meeting.
time_loop-event-photo-forget = { $player } uses a photo and forgets: { time_loop-token }.
time_loop-event-four = { $player } has four of a colour: the day begins anew ({ $count ->
    [one] the first return
   *[other] { $count } returns so far
  }).
time_loop-event-stuck = { $player } has nowhere to go: the day begins anew ({ $count ->
    [one] the first return
   *[other] { $count } returns so far
  }).
time_loop-event-photo = { $player } takes a photo.
time_loop-event-photos-back = { $player } would hold six photos: five go back, one stays.
time_loop-event-return = { $player } is back on start cell { $row }.
time_loop-event-over = The loop is broken! The winner: { $players }.
time_loop-event-draw = Two hundred rounds have passed and nobody is out: a draw.

### The rules, in a sentence or two each

time_loop-rule-TL-C1 = There are 80 event tokens: 20 objects, each with the numbers 1 to 4, and 20 tokens each of blue, yellow, green and red.
time_loop-rule-TL-C2 = There are 20 photos, 6 meetings and 6 pawns.
time_loop-rule-TL-C3 = The board has six start cells (3 September), eight columns A to H with six rows, and 4 September behind them.
time_loop-rule-TL-S1 = In the order of seats everybody puts a pawn on a free start cell and gets a meeting. The numbers of those cells give the turn order for the whole game.
time_loop-rule-TL-S2 = The events and the other meetings are shuffled into one stack; the photos lie apart.
time_loop-rule-TL-1 = Instead of drawing you may take an event that lies beside you (forward, up or down), if it fits your line; your pawn moves onto its cell and the turn ends. An event fits if its colour is not that of your last one and its number is above those of the same object in your line.
time_loop-rule-TL-2 = Or draw. A meeting is kept and ends the turn. An event that fits joins your line, then you step forward, up or down to an empty cell; or you lay it on the board and take another that already lay beside you. One that does not fit is laid on any empty cell, then you step up or down.
time_loop-rule-TL-3 = Or use a meeting; nothing else happens in that turn.
time_loop-rule-TL-4 = If no step is possible after the draw, you return to 3 September.
time_loop-rule-TL-5 = From column H you step into 4 September only with a drawn event that fits, and only if your line then has two events of every colour.
time_loop-rule-TL-6 = Four events of one colour in your line send you back at once.
time_loop-rule-TL-7 = Whoever returns discards the whole line, takes a photo, and puts the pawn on any free start cell. The turn ends.
time_loop-rule-TL-8 = An empty stack is made anew of the discard. If there is nothing at all to draw, you only step up or down.
time_loop-rule-TL-9 = With a meeting you name an opponent and an empty cell of your own column (column A if you are on a start cell): both pawns go there.
time_loop-rule-TL-10 = You may hold any number of meetings.
time_loop-rule-TL-11 = Once a turn a photo lets you make an extra step (before the turn's action or after its step), fetch a meeting from the stack, or forget an event of your line. The step keeps the photo, unless the host decided otherwise; the others spend it.
time_loop-rule-TL-12 = Nobody holds more than five photos: with the sixth, five go back and one stays.
time_loop-rule-TL-13 = Whoever first enters 4 September wins and tells how the day went, beginning: I left home…
time_loop-rule-TL-14 = After 200 rounds without a winner the game is a draw.

### The story: how it begins and ends

time_loop-story-opening = I left home…
time_loop-story-again = { $count ->
    [one] And then it was the third of September again, and I left home once more.
   *[other] And then it was the third of September again, and again, { $count } times over, and every time I left home anew.
  }
time_loop-story-reminder-1 = It was my { $count ->
    [2] second
    [3] third
    [4] fourth
   *[other] umpteenth
  } third of September, and by now I knew the cracks in the pavement by name.
time_loop-story-reminder-2 = I remembered how it had ended the other { $count ->
    [2] time
   *[other] times
  }: a blink, and then it was the third of September again.
time_loop-story-reminder-3 = After { $count } mornings of the same day one learns to be brave.
time_loop-story-ending-1 = And when the clock struck, the calendar turned its page: it was the fourth of September.
time_loop-story-ending-2 = I held my breath at midnight, and the day let me go: the fourth of September.
time_loop-story-ending-3 = Then came a morning that I had never seen before, and it was the fourth of September.

### The story: what happened, by object, colour and turn

time_loop-story-time-morning-1 = The morning was bright, and the street smelled of rain that had not fallen.
time_loop-story-time-morning-2 = It was early, and the town was still rubbing its eyes.
time_loop-story-time-noon-1 = Towards noon things became stranger.
time_loop-story-time-noon-2 = The bells struck twelve, and the shadows hid under people's feet.
time_loop-story-time-afternoon-1 = The afternoon dragged on like a tram.
time_loop-story-time-afternoon-2 = After lunch the day seemed to slow down and listen.
time_loop-story-time-evening-1 = In the evening the lamps came on, one after another.
time_loop-story-time-evening-2 = Dusk fell, and the windows began to glow.
time_loop-story-time-night-1 = Night came, and midnight was no longer far.
time_loop-story-time-night-2 = It was late; somewhere a clock was getting ready.
time_loop-story-kitten-1 = A { time_loop-colour } kitten sat on the doorstep and plainly meant to come along.
time_loop-story-kitten-2 = Out of my coat pocket looked a { time_loop-colour } kitten; neither of us could explain it.
time_loop-story-kitten-3 = A { time_loop-colour } kitten crossed my path, thought better of it and crossed it again.
time_loop-story-umbrella-1 = A { time_loop-colour } umbrella hung in a tree, wide open, though there was not a cloud in the sky.
time_loop-story-umbrella-2 = A stranger pressed a { time_loop-colour } umbrella into my hand and said: you will need it.
time_loop-story-umbrella-3 = The wind turned a { time_loop-colour } umbrella inside out and set it down at my feet.
time_loop-story-bus-1 = A { time_loop-colour } bus stopped where no bus had ever stopped before.
time_loop-story-bus-2 = The { time_loop-colour } bus left from under my nose, and a minute later it left again.
time_loop-story-bus-3 = In the { time_loop-colour } bus everybody was humming the same tune.
time_loop-story-coffee-1 = The coffee came in a { time_loop-colour } cup with somebody else's name on it.
time_loop-story-coffee-2 = A { time_loop-colour } cup of coffee tipped over, and the stain had the shape of the number three.
time_loop-story-coffee-3 = The woman at the kiosk handed me coffee in a { time_loop-colour } cup before I had said a word.
time_loop-story-clock-1 = The { time_loop-colour } clock on the square was going backwards, and nobody minded.
time_loop-story-clock-2 = A { time_loop-colour } clock in a shop window struck thirteen.
time_loop-story-clock-3 = The hands of the { time_loop-colour } clock met and shook hands, so to speak.
time_loop-story-phone-1 = A { time_loop-colour } phone rang in an empty booth, and it was for me.
time_loop-story-phone-2 = My phone turned { time_loop-colour } and showed me a picture of where I would be in an hour.
time_loop-story-phone-3 = On a bench lay a { time_loop-colour } phone with one message: do not look back.
time_loop-story-keys-1 = A bunch of { time_loop-colour } keys lay on the pavement, and one of them fitted my own door.
time_loop-story-keys-2 = Somebody had hung { time_loop-colour } keys on a nail with a note: for later.
time_loop-story-keys-3 = The { time_loop-colour } keys in my pocket were not mine, but they jingled as if they knew me.
time_loop-story-newspaper-1 = A { time_loop-colour } newspaper flew by with tomorrow's date on it.
time_loop-story-newspaper-2 = The { time_loop-colour } newspaper wrote about me, with the name spelt right and everything else wrong.
time_loop-story-newspaper-3 = In the { time_loop-colour } newspaper the crossword was already filled in, in my own hand.
time_loop-story-bicycle-1 = A { time_loop-colour } bicycle rolled past with nobody in the saddle.
time_loop-story-bicycle-2 = A postman on a { time_loop-colour } bicycle greeted me like an old friend.
time_loop-story-bicycle-3 = Somebody had leaned a { time_loop-colour } bicycle against the wall and tied a bow to it for me.
time_loop-story-dog-1 = A dog with a { time_loop-colour } collar walked me three blocks, then looked at its watch and left.
time_loop-story-dog-2 = A dog in a { time_loop-colour } waistcoat was waiting for the green man, and so was I.
time_loop-story-dog-3 = A dog dug a { time_loop-colour } ball out of the sand and would give it to no one but me.
time_loop-story-balloon-1 = A { time_loop-colour } balloon followed me at the height of my shoulder.
time_loop-story-balloon-2 = A child let go of a { time_loop-colour } balloon, and it went down instead of up.
time_loop-story-balloon-3 = Tied to a lamp post, a { time_loop-colour } balloon was nodding to everybody who passed.
time_loop-story-ice-cream-1 = The ice cream was { time_loop-colour } and did not melt, however long I looked at it.
time_loop-story-ice-cream-2 = A boy gave me his { time_loop-colour } ice cream because, he said, he had eaten it yesterday.
time_loop-story-ice-cream-3 = From a balcony dropped a scoop of { time_loop-colour } ice cream, straight onto the third of the month.
time_loop-story-flowers-1 = Somebody had left { time_loop-colour } flowers at a door that is not there on other days.
time_loop-story-flowers-2 = A florist gave me { time_loop-colour } flowers and refused the money: paid for, she said, every day.
time_loop-story-flowers-3 = The { time_loop-colour } flowers in the flower bed turned their heads after me.
time_loop-story-suitcase-1 = A { time_loop-colour } suitcase stood in the middle of the street, and inside was another one just like it.
time_loop-story-suitcase-2 = I was asked to mind a { time_loop-colour } suitcase for a minute; the minute is not over yet.
time_loop-story-suitcase-3 = A { time_loop-colour } suitcase on wheels overtook me and apologised.
time_loop-story-traffic-light-1 = The traffic light showed { time_loop-colour } three times in a row, and each time the same cat crossed.
time_loop-story-traffic-light-2 = A traffic light winked its { time_loop-colour } eye at me.
time_loop-story-traffic-light-3 = Under a { time_loop-colour } traffic light two old men were playing chess with the traffic.
time_loop-story-pigeon-1 = A pigeon with a { time_loop-colour } ribbon brought me a letter that I had not written yet.
time_loop-story-pigeon-2 = A { time_loop-colour } pigeon sat on the monument and looked at me like a landlord.
time_loop-story-pigeon-3 = A { time_loop-colour } pigeon ate the crumbs of my plan.
time_loop-story-lift-1 = The { time_loop-colour } lift went sideways and let me out in another street.
time_loop-story-lift-2 = In the { time_loop-colour } lift there was a button between the third and the fourth, and I did not dare.
time_loop-story-lift-3 = A { time_loop-colour } lift opened its doors in the middle of the park.
time_loop-story-pizza-1 = A pizza in a { time_loop-colour } box had been waiting for me since yesterday, and it was still hot.
time_loop-story-pizza-2 = The courier with the { time_loop-colour } pizza box asked me the way to the fourth of September.
time_loop-story-pizza-3 = A slice of pizza on a { time_loop-colour } plate pointed, like an arrow, straight ahead.
time_loop-story-guitar-1 = Somebody was playing a { time_loop-colour } guitar with one string, and it was enough.
time_loop-story-guitar-2 = A { time_loop-colour } guitar stood on the roof and hummed in the wind.
time_loop-story-guitar-3 = The man with the { time_loop-colour } guitar sang my whole day, and he already knew the ending.
time_loop-story-wallet-1 = In the gutter lay a { time_loop-colour } wallet with a single coin from next year.
time_loop-story-wallet-2 = A { time_loop-colour } wallet was returned to me that I had not lost yet.
time_loop-story-wallet-3 = In the { time_loop-colour } wallet there was no money, only a ticket for the fourth.

## My Gallery

my_gallery-name = My Gallery
my_gallery-about = Outbid your rivals for paintings and hang them so that the whole town talks about your wall.

my_gallery-type = { $type ->
    [cityscape] cityscape
    [portrait] portrait
    [still_life] still life
   *[landscape] landscape
  }
my_gallery-frame = { $frame ->
    [gilded] gilded frame
    [shell] shell frame
    [walnut] walnut frame
   *[plain] plain frame
  }
my_gallery-tile = { $painting } ({ my_gallery-type }, { $size }, { my_gallery-frame })

### Moves

my_gallery-move-offer = Put a { $size } painting up for auction
my_gallery-move-bid = Bid { $card }
my_gallery-move-pick = Take painting { $place } of the auction
my_gallery-move-place = Hang the new painting at { $square }
my_gallery-move-place-assistant = Hang what the assistant holds at { $square }
my_gallery-move-assistant = Give the new painting to the assistant
my_gallery-move-decorate = Put a { $shape } decoration at { $square }
my_gallery-move-decorate-assistant = Give a { $shape } decoration to the assistant
my_gallery-move-exchange = Exchange the new painting for { $painting } from the museum, and hang that one at { $square }
my_gallery-move-excess = Lay the new painting aside as excess
my_gallery-move-done = Done

### Why a move is refused

my_gallery-why-start-first = first everybody hangs a starting painting
my_gallery-why-offer-first = first the auctioneer chooses paintings by their backs
my_gallery-why-bid-first = now everybody bids
my_gallery-why-pick-first = now paintings are picked, in the order of the bids
my_gallery-why-settle-first = now the new paintings are hung
my_gallery-why-over = the game is over
my_gallery-why-stack-empty = no painting of that size is left to choose
my_gallery-why-card-used = that bid card has been played already
my_gallery-why-not-offered = the auction has no such place
my_gallery-why-already-picked = somebody has picked that painting already
my_gallery-why-outside = it would stick out beyond the wall
my_gallery-why-overlaps = something hangs there already
my_gallery-why-touches-nothing = it must touch another item by a side
my_gallery-why-no-star = the starting painting must cover a star
my_gallery-why-assistant-busy = your assistant already holds something
my_gallery-why-no-new-item = you have no new painting to settle
my_gallery-why-assistant-empty = your assistant holds nothing
my_gallery-why-not-settled = settle the new painting first
my_gallery-why-reward-first = take the decoration you have earned first
my_gallery-why-no-reward = you have no decoration to take
my_gallery-why-too-many-shields = that decoration has more shields than you have earned
my_gallery-why-it-fits = the new painting still fits on your wall
my_gallery-why-not-in-museum = that painting is not in the museum
my_gallery-why-other-type = an exchange is only for a painting of the same type
my_gallery-why-does-not-fit = that painting does not fit on your wall either
my_gallery-why-can-exchange = the museum has a painting of that type that fits: exchange it

### Events

my_gallery-event-offer = { $player } puts up a painting { $size }.
my_gallery-event-turned-up = Up for auction: { my_gallery-tile }, value { $value }.
my_gallery-event-committed = { $player } has bid.
my_gallery-event-bid = { $player } bids { $card }; nobody else knows yet.
my_gallery-event-revealed = { $player } bid { $card }.
my_gallery-event-pick = { $player } takes { my_gallery-tile }.
my_gallery-event-unsold = Unsold: { my_gallery-tile }.
my_gallery-event-place = { $player } hangs { my_gallery-tile } at { $square }.
my_gallery-event-place-assistant = { $player } hangs { my_gallery-tile }, held by the assistant, at { $square }.
my_gallery-event-place-ornament = { $player } puts up the { $shape } decoration held by the assistant at { $square }.
my_gallery-event-assistant = { $player } gives { my_gallery-tile } to the assistant.
my_gallery-event-decorate = { $player } puts up a { $shape } decoration at { $square }.
my_gallery-event-decorate-assistant = { $player } gives a { $shape } decoration to the assistant.
my_gallery-event-exchange = { $player } exchanges { my_gallery-tile } for { $other } from the museum.
my_gallery-event-excess = { $player } finds no room and lays { my_gallery-tile } aside.
my_gallery-event-done = { $player } is done.
my_gallery-event-broken = { $player } breaks the composition: { $count ->
    [one] one painting loses its
   *[other] { $count } paintings lose their
  } prestige.
my_gallery-event-reward = { $player } earns a decoration: { $count ->
    [one] one shield
   *[other] up to { $count } shields
  }.
my_gallery-event-combination = { $player } earns decorations: exactly { $count ->
    [one] one shield
   *[other] { $count } shields
  } in all.
my_gallery-event-full-wall = The wall of { $player } is full!
my_gallery-event-second-excess = { $player } has a second excess painting: this is the last round.
my_gallery-event-museum = To the museum: { my_gallery-tile }. The marker of its type: value { $value }, now on space { $space }.
my_gallery-event-round = Round { $round }. The gavel is with { $player }.
my_gallery-event-ended-full-wall = The game is over: a wall is full.
my_gallery-event-ended-excess = The game is over: somebody has two excess paintings.
my_gallery-event-ended-cards = The game is over: the bid cards are all played.
my_gallery-event-over = The finest gallery in town: { $players }.

### The rules, in a sentence or two each

my_gallery-rule-MG-C1 = There are 112 paintings for auction and four starting ones, of four types and with four kinds of frame. A back shows size and value.
my_gallery-rule-MG-C2 = Decorations are one to three squares long and have as many shields. There are always enough of them.
my_gallery-rule-MG-C3 = Everybody has a wall with two star squares, an eye-level strip and four corners, an assistant, and bid cards 1 to 20.
my_gallery-rule-MG-C4 = The museum has a prestige track of 50 spaces with a marker for each type, and a pile of unsold paintings for each type.
my_gallery-rule-MG-S1 = Everybody gets a random starting painting and hangs it over at least one star.
my_gallery-rule-MG-S2 = Everybody gets one of the starting bids 1 to 4, the bottom of the bid pile. The lowest is the first auctioneer.
my_gallery-rule-MG-S3 = The paintings lie face down in shuffled stacks, one for each size.
my_gallery-rule-MG-1 = The auctioneer chooses one painting more than there are players, by the backs alone; then they are turned face up.
my_gallery-rule-MG-2 = All play a bid card face down, and the cards are revealed together. Every card is played only once in the game.
my_gallery-rule-MG-3 = The highest bid goes first. Equal bids compare the cards beneath, down to the starting cards.
my_gallery-rule-MG-4 = In that order everybody takes a painting from the auction.
my_gallery-rule-MG-5 = In the same order everybody then hangs the new painting; what is hung stays there.
my_gallery-rule-MG-6 = An item lies wholly on the wall, covers nothing else, touches another item by a side, and is never turned.
my_gallery-rule-MG-7 = A new painting or decoration goes to the wall or to the assistant, who holds one item at most.
my_gallery-rule-MG-8 = While settling you may also hang what the assistant holds, before or after. A settling ends when you say so.
my_gallery-rule-MG-9 = A painting just hung beside others with its own frame earns decoration: for up to three of them one decoration with at most as many shields, for more any decorations that add up exactly.
my_gallery-rule-MG-10 = Paintings of one type that touch by a side are broken: they score no prestige.
my_gallery-rule-MG-11 = Only a new painting that fits nowhere may be exchanged or laid aside.
my_gallery-rule-MG-12 = It is exchanged for a painting of its type in the museum that fits, and that one is hung at once.
my_gallery-rule-MG-13 = If the museum has none that fits, the painting is excess and lies beside the board; you take a decoration with one shield for it.
my_gallery-rule-MG-14 = The unsold painting goes to the museum and moves the marker of its type by its value. A marker steps back from spaces that are taken. Then the gavel passes to the left.
my_gallery-rule-MG-E = The game ends with the round in which a wall is full, somebody lays a second painting aside, or the bid cards run out.
my_gallery-rule-MG-15a = The types score 5, 4, 3 and 2 points for each unbroken painting, by how far their markers are; a type that never came to the museum scores 2.
my_gallery-rule-MG-15b = Every shield on the wall is a point.
my_gallery-rule-MG-15c = Every painting of the leading type at eye level, even a broken one, scores 3 more.
my_gallery-rule-MG-15d = A wall without an empty square scores 5.
my_gallery-rule-MG-15e = Every empty corner costs 2.
my_gallery-rule-MG-15f = Every excess painting costs 2. What the assistant holds counts nothing.
my_gallery-rule-MG-16 = Most points win; then the highest bid card left in hand; then the victory is shared.

## My Gallery on the page

my_gallery-page-your-wall = Your wall
my_gallery-page-wall-of = The wall of { $player }
my_gallery-page-enlarge = See the wall of { $player } large
my_gallery-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
my_gallery-page-empty = { $count ->
    [one] { $count } empty square
   *[other] { $count } empty squares
  }
my_gallery-page-at = column { $column }, row { $row }
my_gallery-page-broken = composition broken
my_gallery-page-ornament = { $shape } decoration, { $count ->
    [one] one shield
   *[other] { $count } shields
  }

my_gallery-page-round = Round { $round } of { $rounds }
my_gallery-page-gavel = the gavel is with { $player }
my_gallery-page-last-round = Last round: { $why ->
    [full-wall] a wall is full
    [excess] a second excess painting
   *[cards] the last bid cards
  }
my_gallery-page-auction = The auction
my_gallery-page-starting = Starting paintings
my_gallery-page-unsold = to the museum
my_gallery-page-value = value { $value }
my_gallery-page-asked = Chosen for the auction: { $count } of { $most }
my_gallery-page-stacks = Stacks, by their backs
my_gallery-page-back = { $size }, value { $value }
my_gallery-page-stack = Choose { $size }, value { $value }: { $count } left

my_gallery-page-bids = Bids
my_gallery-page-order = Order of the round
my_gallery-page-bid = bid { $card }
my_gallery-page-has-bid = has bid
my_gallery-page-thinking = thinking
my_gallery-page-hand = Your bid cards
my_gallery-page-card = Bid card { $card }
my_gallery-page-your-bid = Your bid: { $card }; nobody else sees it yet
my_gallery-page-played = bids: { $cards }

my_gallery-page-museum = Museum
my_gallery-page-marker = { my_gallery-type }: space { $space }, ×{ $level }
my_gallery-page-pile = { $count } unsold
my_gallery-page-pile-of = Unsold: { my_gallery-type }
my_gallery-page-sheet = Score sheet
my_gallery-page-line-decorations = Decorations
my_gallery-page-line-eye_level = Eye level
my_gallery-page-line-full_wall = Full wall
my_gallery-page-line-corners = Empty corners
my_gallery-page-line-excess = Excess paintings
my_gallery-page-total = Total

my_gallery-page-assistant-free = assistant is free
my_gallery-page-assistant-holds = The assistant holds: { $item }
my_gallery-page-excess = excess:
my_gallery-page-new = New painting
my_gallery-page-assistants = From the assistant
my_gallery-page-decoration = Decoration
my_gallery-page-give = To the assistant
my_gallery-page-exchange = Exchange for { $item }
my_gallery-page-nudge = Move it to the next place
my_gallery-page-nudge-left = To the left
my_gallery-page-nudge-right = To the right
my_gallery-page-nudge-up = Higher
my_gallery-page-nudge-down = Lower
my_gallery-page-ghost = { $item }, { $place }: { $effects }. Arrow keys move it, Enter hangs it.
my_gallery-page-earns = touches { $count ->
    [one] one frame of its kind: a decoration with one shield
    [2] 2 frames of its kind: a decoration with up to 2 shields
    [3] 3 frames of its kind: a decoration with up to 3 shields
   *[other] { $count } frames of its kind: decorations with { $count } shields
  }
my_gallery-page-breaks = breaks the composition: { $count ->
    [one] one painting loses its prestige
   *[other] { $count } paintings lose their prestige
  }
my_gallery-page-corners = covers { $count ->
    [one] a corner
   *[other] { $count } corners
  }
my_gallery-page-eye = at eye level
my_gallery-page-nothing = earns nothing, breaks nothing

my_gallery-page-say-start = Hang your starting painting over a star.
my_gallery-page-say-offer = You hold the gavel: choose { $count ->
    [one] one more painting by its back
   *[other] { $count } more paintings by their backs
  }.
my_gallery-page-say-bid = Choose a bid card; tap a painting to try it on your wall.
my_gallery-page-say-pick = Take a painting: tap one to try it on your wall.
my_gallery-page-say-hang = Hang the new painting, or give it to the assistant.
my_gallery-page-say-hang-only = Hang the new painting; the assistant already holds something.
my_gallery-page-say-museum = Hang the painting from the museum.
my_gallery-page-say-exchange = No room: exchange the painting for one from the museum.
my_gallery-page-say-exchange-or-give = No room: exchange the painting for one from the museum, or give it to the assistant.
my_gallery-page-say-excess = No room, and nothing to exchange for: the painting is excess.
my_gallery-page-say-excess-or-give = No room, and nothing to exchange for: give the painting to the assistant, or it is excess.
my_gallery-page-say-decorate = You have earned a decoration with { $count ->
    [one] one shield
   *[other] up to { $count } shields
  }: choose its shape and place.
my_gallery-page-say-combine = Take decorations of your choice: { $count ->
    [one] one shield
   *[other] { $count } shields
  } to go.
my_gallery-page-say-assistant = Hang what the assistant holds too, or end here.
my_gallery-page-say-done = All settled.
my_gallery-page-say-confirm = Confirm, or take it back.
my_gallery-page-say-pending = { $move }? Confirm, and it is made.
my_gallery-page-wait-start = { $player } hangs a starting painting.
my_gallery-page-wait-offer = { $player } chooses paintings for the auction.
my_gallery-page-wait-bid = Still thinking about a bid: { $player }.
my_gallery-page-wait-pick = { $player } takes a painting. You may try them on meanwhile.
my_gallery-page-wait-settle = { $player } hangs the new painting.
my_gallery-page-go-confirm = Confirm
my_gallery-page-go-bid = Bid { $card }
my_gallery-page-go-pick = Take it
my_gallery-page-go-hang = Hang it here
my_gallery-page-go-done = Done

## Time Loop on the page

time_loop-option-photo_step_spends = A step by photo
time_loop-option-photo_step_spends-value = { $value ->
    [true] Spends the photo
   *[false] Keeps the photo
  }

time_loop-page-letter = { $colour ->
    [blue] B
    [yellow] Y
    [green] G
   *[red] R
  }
time_loop-page-month = Sept
time_loop-page-board = The day, from 3 to 4 September
time_loop-page-cell = Cell { $cell }
time_loop-page-cell-start = Start cell { $cell }
time_loop-page-goal = 4 September
time_loop-page-empty = empty
time_loop-page-pawn = pawn of { $player }
time_loop-page-fits = fits your line
time_loop-page-unfit = does not fit your line
time_loop-page-count = { time_loop-colour }: { $count }; { $need } are needed, { $most } are the limit
time_loop-page-line = Your line of events
time_loop-page-line-of = Line of events: { $player }
time_loop-page-line-empty = Nothing has happened yet.
time_loop-page-you = you
time_loop-page-winner = winner
time_loop-page-turn = to move
time_loop-page-has-meeting = Meetings: { $count }
time_loop-page-has-photo = Photos: { $count }
time_loop-page-has-again = Returns to 3 September: { $count }
time_loop-page-round = Round { $round } of { $rounds }
time_loop-page-discard = Discard: { $count }
time_loop-page-pile = Photos left: { $count }
time_loop-page-stack = Stack
time_loop-page-stack-left = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
time_loop-page-drawn-fits = It fits the line.
time_loop-page-drawn-fourth = It fits, but it would be the fourth of its colour: the day would begin anew.
time_loop-page-drawn-unfit = It does not fit the line.
time_loop-page-moves = Moves
time_loop-page-chip-step = Step { time_loop-way }
time_loop-page-chip-take = { $way ->
    [forward] Take the one ahead
    [up] Take the one above
   *[down] Take the one below
  }
time_loop-page-chip-photo-step = Step { time_loop-way }
time_loop-page-chip-fourth = fourth of a colour: back to the 3rd
time_loop-page-meetings = Meetings
time_loop-page-photos = Photos
time_loop-page-photo-step = One more step
time_loop-page-photo-step-about = To a lit empty cell beside your pawn, before your turn's action or after its step; never into 4 September. { $spends ->
    [true] The photo is spent.
   *[false] You keep the photo.
  }
time_loop-page-photo-meeting = Find a meeting
time_loop-page-photo-meeting-about = Take a meeting token out of the stack, if there is one. The photo is spent.
time_loop-page-photo-forget = Forget an event
time_loop-page-photo-forget-about = Remove any event from your line, even after drawing. The photo is spent.
time_loop-page-meet = Meet { $player } on { $cell }
time_loop-page-whom = Whom to meet?
time_loop-page-choose = What shall happen on { $cell }?
time_loop-page-cancel = Cancel
time_loop-page-go-confirm = Confirm
time_loop-page-go-draw = Draw
time_loop-page-go-done = End the turn
time_loop-page-go-add = Add to the line
time_loop-page-go-discard = Discard
time_loop-page-say-wait = { $player } is to move.
time_loop-page-say-yours = Your turn.
time_loop-page-say-pending = { $move }. Confirm?
time_loop-page-say-start = Choose a start cell: the lower its number, the earlier you move.
time_loop-page-say-main = Your turn: draw from the stack.
time_loop-page-say-main-take = Your turn: draw from the stack, or take an event beside you.
time_loop-page-say-add = It fits: add it to your line.
time_loop-page-say-either = It fits: add it, or lay it on a lit cell and take another from beside you.
time_loop-page-say-unfit = It does not fit: lay it on any lit cell.
time_loop-page-say-discard = It does not fit, and no cell is empty: discard it.
time_loop-page-say-step = Now one step: forward, up or down.
time_loop-page-say-out = The way out is open: step into 4 September!
time_loop-page-say-aside = Now one step up or down.
time_loop-page-say-take = Now take another event from beside you.
time_loop-page-say-after = One more step by photo, or end the turn.
time_loop-page-say-return = It is 3 September again: choose a start cell.
time_loop-page-say-meet = A meeting: choose whom, then tap a lit cell. Both pawns go there.
time_loop-page-say-forget = Choose the event in your line to forget.
time_loop-page-again = 3 September again
time_loop-page-again-who = { $player } begins the day anew ({ $count ->
    [one] { $count } return
   *[other] { $count } returns
  }).
time_loop-page-story = How the loop was broken: { $player }
time_loop-page-copy = Copy the story
time_loop-page-copied = Copied
time_loop-page-copy-failed = The browser does not let us copy. Mark the text and copy it yourself.

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
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
    [brown] brown
    [grey] grey
   *[violet] violet
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

## Photograph on the page

photograph-page-letter = { $colour ->
    [blue] B
    [red] R
    [yellow] Y
    [green] G
    [brown] N
    [grey] E
   *[violet] V
  }
photograph-page-down = { photograph-colour } { $half }, face down
photograph-page-plain = a face-down card
photograph-page-field = The field
photograph-page-place = Row { $row }, column { $column }: { $card }
photograph-page-side = { $side ->
    [left] { $count } from the left
   *[right] { $count } from the right
  }
photograph-page-cancel = Cancel
photograph-page-deck = Deck
photograph-page-deck-left = { $count ->
    [one] { $count } photograph left
   *[other] { $count } photographs left
  }
photograph-page-deck-of = { photograph-colour }: { $low } of 1–6, { $high } of 7–12 left
photograph-page-top-card = On top of the deck: { $card }
photograph-page-top-sunset = On top of the deck: the sunset
photograph-page-sun-in = Sunset to come
photograph-page-sun-top = Sunset is next
photograph-page-sun-setting = The sun is setting
photograph-page-sun-out = Sun has set
photograph-page-album = Your films
photograph-page-lucky-at = from { $count } sharp
photograph-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
photograph-page-film = { $direction ->
    [rising] { photograph-colour }, rising. Sharp: { $sharp }. Blurred: { $blurs }. Next: { $next }.
    [falling] { photograph-colour }, falling. Sharp: { $sharp }. Blurred: { $blurs }. Next: { $next }.
   *[none] { photograph-colour }, no direction yet. Sharp: { $sharp }. Blurred: { $blurs }. Next: { $next }.
  }
photograph-page-next = What may come next
photograph-page-next-any = any
photograph-page-next-none = blurs only
photograph-page-lucky-mine = The lucky shot of this colour is here.
photograph-page-lucky-free = The lucky shot is still to be had.
photograph-page-lucky-gone = The lucky shot went to { $player }.
photograph-page-hand = Your hand, from the bottom to the top
photograph-page-hand-of = { $count ->
    [one] { $count } card in hand: { $cards }
   *[other] { $count } cards in hand, from the bottom up: { $cards }
  }
photograph-page-bottom = Bottom: played first
photograph-page-top = Top: new cards
photograph-page-frame = Place { $place } of { $count }: { $card }
photograph-page-fate-sharp = sharp
photograph-page-fate-blurred = blurred
photograph-page-play-sharp = { photograph-card } sharp
photograph-page-play-blurred = { photograph-card } blurred (−2)
photograph-page-play-lucky = { photograph-card } sharp, a lucky shot!
photograph-page-turn = to move
photograph-page-winner = winner
photograph-page-wind-in = wind chosen
photograph-page-wind-awaited = choosing a wind
photograph-page-wait-take = { $player } is choosing a subject.
photograph-page-wait-wind = { $player } is winding the film.
photograph-page-wait-sunset = The sun is setting. Still to choose a wind: { $players }.
photograph-page-wait-end = The last shots. Still to choose a wind: { $players }.
photograph-page-say-take = Take one to three photographs from either end of a row.
photograph-page-say-side = From which end of the row?
photograph-page-say-look = A hidden card cannot be put back once you have seen it.
photograph-page-say-wind = { $count ->
    [one] Wind: move one frame towards the top. Then the bottom card is played.
   *[other] Wind: move one frame towards the top. Then the { $count } bottom cards are played.
  }
photograph-page-say-drop = Up to which place? Choose a frame nearer the top.
photograph-page-say-sunset = The sun is setting: wind in secret, then your two bottom cards are played.
photograph-page-say-end = The last shot: wind in secret, then two cards are played and the last is put away.
photograph-page-say-plays = To be played: { $plays }
photograph-page-go-look = Take and look
photograph-page-go-shoot = Shoot
photograph-page-go-commit = Choose this wind
photograph-page-score = The score
photograph-page-score-colour = Colour
photograph-page-score-total = Points
photograph-page-score-film = { $count } sharp: { $points }
photograph-page-score-lucky = lucky shot: { $points }
photograph-page-score-blurs = blurred: { $points }
photograph-page-score-missed = missed frame

## The page

page-tagline = Modern board games, hung in one gallery
page-welcome = Send friends a link, share one screen, or face bots that think. No account, no waiting: choose a picture and sit down.
page-games = The games
page-coming = Coming soon
page-home = To the gallery
page-skip = Skip to the content
page-language = Language
page-theme = { $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: as the system
  }
page-close = Close
page-save = Save
page-empty-frame = An empty frame
page-opening = The table is being set…
page-rights = The games belong to their designers and publishers, who are not connected with Vernissage; the wording and the drawings are our own. If you like a game, buy the box.

page-seats = { $to ->
    [one] { $from }–{ $to } players
   *[other] { $from }–{ $to } players
  }
page-minutes = { $minutes } min
page-way-bots = Play against bots
page-way-bots-hint = Everything is ready: choose how strong they are, or just play.
page-way-friends = Play with friends
page-way-friends-hint = You get a link to send; the game begins when the seats are filled.
page-way-screen = One screen
page-way-screen-hint = Everybody plays here in turn; a curtain hides the hands while the screen is passed on.
page-players = Players
page-bots-among = Bots among them
page-level = How strong the bots are
page-options = Options
page-play = Play
page-open-table = Open a table
page-your-name = Your name
page-your-name-hint = What shall the others call you?
page-seat-name = Player { $number }
page-pigment = { $number ->
    [0] Ochre
    [1] Indigo
    [2] Sienna
    [3] Umber
    [4] Carmine
    [5] Azure
    [6] Cobalt
    [7] Sepia
    [8] Saffron
    [9] Malachite
    [10] Madder
   *[11] Verdigris
  }
page-running = Your tables

level-random = random
level-greedy = greedy
level-novice = novice
level-casual = casual
level-club = club
level-strong = strong
level-master = master

page-bot = bot, { $level }
page-bot-name = { $number ->
    [0] Iris
    [1] Felix
    [2] Vera
    [3] Leo
    [4] Mira
   *[5] Otto
  }
page-somebody = Somebody
page-you = you
page-here = at the table
page-away = away
page-seat-open = Open seat
page-seat-number = seat { $number }
page-phase-waiting = Waiting for players
page-phase-playing = Being played
page-phase-over = The game is over
page-seats-open = { $count ->
    [0] Everybody is here.
    [one] One seat is open. The game begins by itself when it is taken.
   *[other] { $count } seats are open. The game begins by itself when they are taken.
  }
page-need-invite = You are watching. To take a seat, ask somebody at the table for the invitation link.
page-sit = Sit down
page-fill = Seat a bot
page-leave = Leave
page-invite = Invite your friends
page-invite-hint = Whoever opens this link can take a seat.
page-invite-link = Invitation link
page-qr = QR code of the invitation link
page-copy-link = Copy the link
page-copied = The link is copied.
page-share = Share

page-your-turn = Your turn
page-turn-of = { $player }’s turn
page-thinking = { $player } is thinking
page-sending = Sending your turn…
page-stale = The table has moved on meanwhile: here is how it stands now.
page-reconnecting = The connection is lost. Reconnecting…
page-absent = { $player } has left the table for a while.
page-stand-in = Let a bot play on
page-stands-in = a bot stands in
page-replaced = A bot is playing for you.
page-return = I’m back
page-resigned = resigned
page-watching = You are watching. Hands stay hidden until the end.
page-watch-link = Link to watch
page-resign = Resign
page-resign-sure = Give up this game? It cannot be taken back.
page-go-on = Play on
page-table = The table
page-sound = Sound
page-aside = Moves and log
page-log = What happened
page-log-empty = Nothing yet.
page-moves = Moves in words
page-drafted = Your turn so far, seen by nobody else:
page-confirm = Confirm the turn
page-undo = Undo
page-not-now = Nothing to choose right now.
page-rules = Rules
page-rules-of = { $game }: the rules
page-rules-components = What is in the box
page-rules-setup = Set-up
page-rules-play = Play
page-keys = Keyboard
page-keys-letters = Single letters work as keys
page-key-move = Go from one thing to the next
page-key-confirm = Confirm the turn
page-key-undo = Undo, close a hint

page-pass-to = Pass the screen to { $player }
page-pass-hint = The hands are covered.
page-lift = I’m { $player }, show my hand
page-who-looks = Who is looking?

page-you-win = You win!
page-you-share = You share the victory!
page-wins = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
  }
page-draw = It is a draw.
page-resigned-by = Resigned: { $players }.
page-rematch = Rematch
page-rematch-join = To the rematch
page-replay = Replay
page-record = Download the record
page-record-hint = { $game }, move by move, to open again in Python:
page-to-table = To the table
page-ply = Move { $ply } of { $last }
page-ply-link = Copy a link to this move
page-first = To the start
page-back = One move back
page-run = Play
page-pause = Pause
page-forward = One move on
page-last = To the end
page-deal = The cards are dealt.

### What a host may choose

final_touch-option-first = Who begins
final_touch-option-first-value = { $value ->
    [none] Lots decide
   *[other] Seat { $number }
  }
my_gallery-option-wall = Wall
my_gallery-option-wall-value = { $value } squares

### What went wrong

error-Offline = The server does not answer. Check the connection and try again.
error-Unknown = Something went wrong. Please try again.
error-BadRequest = The server did not understand that. Reload the page and try again.
error-NoGuest = Tell us your name first.
error-BadName = A name has 1 to 24 characters.
error-NoSuchGame = There is no such game here.
error-BadOptions = These options do not go together.
error-NoSuchTable = There is no such table. The link may be cut short.
error-NoSuchSeat = The table has no such seat.
error-NotYourSeat = This seat is somebody else’s.
error-AlreadySeated = You sit at this table already.
error-BadInvite = The invitation does not fit this table. Ask for its link again.
error-SeatTaken = Somebody was quicker: the seat is taken.
error-NotStarted = The game has not begun yet.
error-AlreadyStarted = The game has begun already.
error-GameOver = The game is over.
error-NotYourTurn = It is not your turn.
error-StalePly = The table has moved on meanwhile.
error-IllegalMove = The rules do not allow this move.
error-UnreadableMove = The server could not read this move.
error-EmptyTurn = Make a move first.
error-PastReveal = Confirm first: the next card is not known yet.
error-StillHere = Give them a minute: they have only just left.
error-StillRunning = The game is still being played.
error-TooMany = { $seconds ->
    [one] Too much at once. Try again in a second.
   *[other] Too much at once. Try again in { $seconds } seconds.
  }
error-TooBig = That is too much for the server.
error-ForeignOrigin = The request came from another site and was refused.
error-NotFound = There is nothing at this address.
error-ServerStopping = The server is restarting. Try again in a moment.
error-StoreUnavailable = The server cannot reach its memory right now. Try again in a moment.

## The terminal

terminal-seat = seat { $number }
terminal-pass = Seat { $number } plays now. Look away, others; Enter shows the hand.
terminal-no-undo = Nothing to undo: a card was drawn, a hidden move was made, or the turn is over.
terminal-help = Type a move or its number; “? MOVE” tells why a move is not possible; “undo” takes back a move of this turn; “quit” leaves.
terminal-possible = That is possible.
terminal-left = You leave the table.
terminal-saved = The record is in { $file }.
terminal-again = To deal this table again: --seed { $seed }
