# What the page says.

## Everywhere

page-skip = Skip to the content
page-menu = Menu
page-home = Home
page-close = Close
page-loading = One moment…
page-missing = There is nothing at this address.
page-away = The server cannot be reached just now. Try again in a moment.
page-try-again = Try again
page-rule-unknown = This rule is not in the book of this version.

## Home

page-hero = Three shooter board games. Play at once.
page-hero-more = Against the computer or with friends, live or over days. No account needed: the rules are kept for you, every dice roll can be proved.
page-play-now = Play now
page-laying-out = Laying out…
page-new-table = New table
page-new-table-of = New table: { $game }
page-learn = Learn Adrenaline
page-learn-more = New here? A guided first game teaches it while you play. Ten minutes, no rulebook.
page-learn-doom2016 = Learn DOOM (2016)
page-learn-doom2016-more = Two marines against a hall of demons, explained as you play.
page-learn-doom2004 = Learn DOOM (2004)
page-learn-doom2004-more = One marine, one way out, explained door by door.
page-about-adrenaline = Everyone against everyone in a small arena. Hit many, die little, collect the points.
page-about-doom2004 = Marines feel their way through a dark station, door by door, while one player sends the monsters.
page-about-doom2016 = A squad with a deck of weapons against portals that pour out demons. Fast, loud, glory kills included.
page-facts-adrenaline = 3–5 players · 30–60 min
page-facts-doom2004 = 1–3 marines against one · 60–150 min
page-facts-doom2016 = 1–4 marines against one · 60–120 min
page-my-tables = My tables
page-open-tables = Open tables
page-open-tables-none = Nobody waits for players just now. Open a table and send the link to a friend.
page-running-tables = Being played
page-recent = Recent games
page-recent-none = No finished games yet.
page-show-all = Show all { $n }
page-seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
page-your-turn = Your turn
page-turn-of = { $name } decides
page-running = Being played
page-over = The game is over
page-won-by = Won: { $names }
page-unofficial-short = Unofficial. Made by players.

## Settings

page-settings = Settings
page-language = Language
page-setting-sound = Sound
page-setting-sound-help = Short tones when something happens and when it is your turn.
page-setting-motion = Motion
page-setting-motion-help = Figures walk, shots fly.
page-setting-patterns = Patterns on colours
page-setting-patterns-help = Each colour also has a pattern of its own.
page-setting-blood = Blood
page-setting-blood-help = Old blood on the floors of the DOOM games.
page-text-size = Text size
page-text-normal = Normal
page-text-large = Large
page-text-huge = Huge

## Who you are

page-account = Account
page-log-in = Log in
page-log-out = Log out
page-log-out-everywhere = Log out everywhere
page-name = Name
page-password = Password
page-old-password = Password so far
page-guest-name = Guest { $number }
page-account-is-guest = You are a guest: your tables stay with this browser. Make an account to keep them.
page-account-guest = Play as a guest
page-account-guest-done = Welcome.
page-account-account = Make an account
page-account-account-done = Your account is made.
page-account-login = Log in
page-account-login-done = Welcome back.
page-account-rename = Change the name
page-account-rename-done = Your name is changed.
page-account-password = Change the password
page-account-password-done = Your password is changed.
page-account-remove = Delete
page-account-remove-done = Your account is deleted.
page-account-remove-help = Everything about you goes. Finished games stay with the name they were played under.

## A new table

page-game = Game
page-setup = Set-up
page-setup-more = More options
page-setup-players = Players
page-setup-board = Board
page-setup-mode = Mode
page-setup-skulls = Skulls: the more, the longer
page-setup-ending = Ending
page-setup-bot = The bot joins in (not with five players)
page-setup-hidden-points = Points of others stay hidden until the end
page-setup-open-windows = Ask at every opportunity, so that a pause betrays nothing
page-setup-confirm-turn = Ask before a turn ends
page-setup-scenario = Scenario
page-setup-mission = Mission
page-setup-marines = Marines
page-setup-difficulty = How hard it is for the marines
page-setup-draw-two = The invader always draws exactly two cards
page-setup-knockback-stopped = Blocking obstacles stop a knocked figure
page-setup-guard-lost-by-moving = A marine who moves loses guard
page-setup-adrenaline-next-turn = Adrenaline must be used in the next turn
page-setup-fewer-frags = Two frags fewer against one or two marines (ours, not in the rulebooks)
page-setup-full-rules = Play the tutorial with all rules
page-setup-split-activations = Squad cards give activations of their own
page-setup-flat-cover = Cover is one more shield
page-setup-frags = Frags that win for the invader
page-setup-no-round-limit = No last round
page-seats = Seats
page-player = Player { $n }
page-seat-me = Me
page-seat-open = Open
page-bot = { $name } ({ $level })
page-bot-level = Computer: { $level }
page-bot-for = Computer for { $name }
page-level-random = random
page-level-recruit = recruit
page-level-soldier = soldier
page-level-veteran = veteran
page-level-nightmare = nightmare
page-style-even = even
page-style-careful = careful
page-style-hunter = hunter
page-style-gunner = gunner
page-style-of = Style of { $role }
page-hint = Hint
page-hint-title = I would
page-hint-then = then: { $plan }
page-hint-ahead = I expect to end { $points } points ahead of the others.
page-hint-behind = I expect to end { $points } points behind the others.
page-hint-else = Also good
page-fill-bots = Fill with computer players
page-table = Table
page-title = Name of the table
page-clock-per-turn = Time for a turn
page-clock-choice = { $seconds ->
    [0] as long as you like
    [60] 1 minute
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
   *[other] 3 days
}
page-listed = Show it among the open tables
page-private = Only those who sit here may look
page-open-table = Open the table
page-open-and-begin = Begin the game

## Before the game

page-seats-title = Take your seats
page-seats-more = The game begins when every seat is taken. Whoever has the link can come in.
page-sit = Sit down
page-add-bot = Computer
page-leave-seat = Get up
page-free-seat = Free the seat
page-link-copied = The link is copied.
page-begin = Begin
page-wait-begin = Whoever opened the table begins the game.
page-join = Take a seat

## At the table

page-board = Board
page-position = The position in words
page-decision = Decision
page-waiting = Please wait
page-waiting-more = Somebody is thinking.
page-on-board = On the board
page-choices-on-board = { $n ->
    [one] { $n } choice, also on the board
   *[other] { $n } choices, also on the board
}
page-which = Which one?
page-undo = Undo
page-ask-back = Ask to take the last action back
page-agree = Fine
page-decline = No
page-why-not = Why not?
page-clock = Time left
page-hand = Your cards
page-part-table = Table
page-parts = Parts of the table
page-zoom-in = Enlarge
page-zoom-out = Make smaller
page-zoom-all = Show everything
page-line-connecting = Connecting
page-line-live = Live
page-line-lost = Connection lost, trying again
page-line-ended = Logged out
page-log = Log
page-happened = What happened
page-log-filter = Filter the log
page-log-all = All
page-log-rules = Rules
page-log-earlier = Earlier
page-log-sat = { $seat }: { $name }
page-log-took-back = { $name } took the last action back.
page-log-asked-back = { $name } would like to take the last action back.
page-log-agreed = { $name } agrees.
page-log-declined = { $name } does not agree.
page-log-reminded = { $name } was reminded.
page-log-began = The game begins.
page-log-chat-open = { $name } lets those who watch talk.
page-log-chat-closed = { $name } lets only those who play talk.
page-log-closed = The table was closed.
page-chat = Chat
page-chat-closed = Only those who play talk here.
page-chat-open = Those who watch may talk too
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-table-menu = Table menu
page-share = Copy the link to this table
page-hand-over = Let the computer play for me
page-take-back-seat = I am back
page-report = Save a file for a bug report
page-report-help = It holds what you see and what happened lately, and no secret of anybody else.
page-close-table = Close this table
page-close-table-sure = Really? The game ends here.
page-closed = This table was closed.
page-pledge = Provable luck
page-pledge-more = All luck of this game was fixed before it began. This is the hash of its seed; the seed is shown at the end.
page-pledge-kept = Seed and salt give the hash that was shown from the beginning. The replay file proves it.
page-pledge-hash = Hash
page-pledge-seed = Seed
page-pledge-salt = Salt

## After the game

page-result = Result
page-you-won = You have won
page-you-lost = This time the others win
page-winner = won
page-rematch = Play again
page-rematch-here = A new game: come along
page-watch-replay = Watch it again
page-download = Download the replay
page-replay = Replay
page-timeline = Timeline
page-play = Play
page-pause = Pause
page-step-back = One action back
page-step-on = One action on
page-turn-back = One turn back
page-turn-on = One turn on
page-speed = Speed
page-speed-0 = slow
page-speed-1 = normal
page-speed-2 = fast
page-eyes = Through whose eyes
page-eyes-watcher = A spectator
page-eyes-open = Everything open
page-share-moment = Copy a link to this moment

## The field of the DOOM games

page-goals = Goals
page-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
page-thing = A thing of the scenario
page-d04-item = thing { $n }
page-d16-main = main
page-d16-bonus = bonus
page-d16-reaction = reaction
page-stunned = stunned
page-cards-in-hand = cards in hand
page-cards-in-deck = cards in the deck
page-glory-cards = glory kill cards
page-progress = Progress: { $list }
page-initiative = Still to act: { $list }

## About

page-about = About
page-about-text = Telefrag lets people play three shooter board games at a distance: Adrenaline (2016), DOOM: The Boardgame (2004) and DOOM: The Board Game (2016). It knows their rules, plays along as a computer player, and shows why something is not allowed.
page-unofficial = Unofficial
page-unofficial-text = This is a work of players, not connected with or approved by the publishers or authors of the games. Names belong to their owners. No art and no text of the publishers is used; if you like a game, buy it.
page-credits = Credits
page-credits-icons = The icons are inlined and coloured; their outlines are unchanged.
page-licence = Licence
page-licence-text = The program is free: MIT or Apache 2.0, as you like.
