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
final_touch-page-undo = Undo
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

## The page

page-tagline = Modern board games, hung in one gallery
page-welcome = Send friends a link, share one screen, or face bots that think. No account, no waiting: choose a picture and sit down.
page-games = The games
page-coming-title = Coming to this wall
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

### The three that are coming, and what a host may choose

photograph-name = Photograph
photograph-about = Wind the film and line up your shots in order, colour by colour, before the sun goes down.
my_gallery-name = My Gallery
my_gallery-about = Bid for paintings unseen and hang them so that the whole town talks about your wall.
time_loop-name = Time Loop
time_loop-about = The same day, over and over: put its events in order and be the first to reach tomorrow.

final_touch-option-first = Who begins
final_touch-option-first-value = { $value ->
    [none] Lots decide
   *[other] Seat { $number }
  }

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
terminal-no-undo = Nothing to undo: a card was drawn or the turn is over.
terminal-help = Type a move or its number; “? MOVE” tells why a move is not possible; “undo” takes back a move of this turn; “quit” leaves.
terminal-possible = That is possible.
terminal-left = You leave the table.
terminal-saved = The record is in { $file }.
terminal-again = To deal this table again: --seed { $seed }
