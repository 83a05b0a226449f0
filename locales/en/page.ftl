# What the page says.

## Everywhere

page-skip = Skip to the content
page-menu = Menu
page-home = Home
page-close = Close
page-loading = One moment…
page-missing = There is nothing at this address.
page-away = The server cannot be reached right now. Try again in a moment.
page-try-again = Try again
page-notice-label = Notice
page-notice = From whoever runs this server: { $text }
page-notice-from = Maintenance from { $from }: { $text }
page-notice-until = Maintenance until { $until }: { $text }
page-notice-between = Maintenance from { $from } until { $until }: { $text }
page-imprint = Imprint
page-privacy = Privacy
page-admin = Administration
page-rule-unknown = This version has no such rule.

## Home

page-hero = Three shooter board games. Start playing right away.
page-hero-more = Against the computer or with friends, live or over several days. No account needed. The game enforces the rules, and every roll can be verified.
page-hero-alone = Against the computer or with friends at one screen, even without a network. The game enforces the rules, and every roll can be verified.
page-play-now = Play now
page-laying-out = Setting up…
page-surprise = Surprise me
page-back-to-drawing = Back to the drawing board
page-new-table = New table
page-new-table-of = New table: { $game }
page-learn = Learn Adrenaline
page-learn-more = New here? A guided first game teaches it while you play. Ten minutes, no rulebook.
page-learn-doom2016 = Learn DOOM (2016)
page-learn-doom2016-more = Two marines against a hall of demons, explained as you play.
page-learn-doom2004 = Learn DOOM (2004)
page-learn-doom2004-more = One marine, one way out, explained door by door.
page-learn-invader = Learn to play the invader
page-learn-invader-more = The same game from the other side: command the invaders.
page-about-adrenaline = Everyone against everyone in a small arena. Hit many, die rarely, score.
page-about-doom2004 = Marines feel their way through a dark station, door by door, while one player sends the monsters.
page-about-doom2016 = A squad with a deck of weapons against portals that pour out demons. Fast, loud, glory kills included.
page-facts-adrenaline = 3–5 players · 30–60 min
page-facts-doom2004 = 1–3 marines against one · 60–150 min
page-facts-doom2016 = 1–4 marines against one · 60–120 min
page-my-tables = My tables
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for players right now. Open a table and send the link to a friend.
page-running-tables = In progress
page-recent = Recent games
page-recent-none = No finished games yet.
page-show-all = Show all { $n }
page-seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
page-your-turn = Your turn
page-turn-of = { $name } to play
page-running = In progress
page-over = The game is over
page-won-by = Winner: { $names }
page-workshop = Workshop
page-workshop-home = Draw a map of your own, let the checker look at it, play it, share it.
page-workshop-go = To the workshop
page-other-place = Choose another place
page-unofficial-short = Unofficial. Made by fans.

## Settings

page-settings = Settings
page-language = Language
page-setting-sound = Sound
page-setting-sound-help = Short tones when something happens and when it is your turn.
page-setting-volume = Volume
page-setting-motion = Motion
page-setting-motion-help = Figures walk, shots fly.
page-setting-patterns = Patterns on colours
page-setting-patterns-help = Each colour also has a pattern of its own.
page-setting-axes = Numbers at the edge of boards
page-setting-axes-help = Columns and rows of the DOOM boards are numbered.
page-setting-blood = Blood
page-setting-blood-help = Old blood on the floors of the DOOM games.
page-setting-forced = Answer for me where there is only one choice
page-setting-forced-help = One card to discard, one weapon to fire: it is done at once. What ends a turn or lets something go by is always asked, and so is what rolls dice.
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
page-old-password = Current password
page-guest-name = Guest { $number }
page-account-is-guest = You are a guest: your tables stay with this browser. Create an account to keep them.
page-account-guest = Play as a guest
page-account-guest-done = Welcome.
page-account-account = Create account
page-account-account-done = Account created.
page-account-login = Log in
page-account-login-done = Welcome back.
page-account-rename = Change name
page-account-rename-done = Name changed.
page-account-password = Change password
page-account-password-done = Password changed.
page-account-remove = Delete
page-account-remove-done = Account deleted.
page-account-remove-help = All your data is deleted. Finished games keep the name you played under.

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
page-setup-hidden-points = Hide other players' points until the end
page-setup-open-windows = Always ask for reactions, so that pauses give nothing away
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
page-setup-split-activations = Squad cards grant separate activations
page-setup-flat-cover = Cover adds one shield instead of a second card
page-setup-frags = Frags that win for the invader
page-setup-no-round-limit = No round limit
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
page-hint-chance = I give us a { $percent } % chance to win.
page-hint-else = Also good
page-fill-bots = Fill with computer players
page-table = Table
page-title = Name of the table
page-clock-per-turn = Time per turn
page-clock-choice = { $seconds ->
    [0] as long as you like
    [60] 1 minute
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
   *[other] 3 days
}
page-listed = List this table publicly
page-private = Players only, no spectators
page-open-table = Open the table
page-open-and-begin = Begin the game

## Before the game

page-seats-title = Take your seats
page-seats-more = Once every seat is taken, the host starts the game. Anyone with the link can join.
page-sit = Sit down
page-add-bot = Computer
page-leave-seat = Leave seat
page-free-seat = Free the seat
page-link-copied = Link copied.
page-begin = Begin
page-wait-begin = Waiting for the host to start the game.
page-join = Take a seat

## At the table

page-board = Board
page-position = Position as text
page-decision = Decision
page-waiting = Please wait
page-waiting-more = Waiting for another player.
page-on-board = On the board
page-choices-on-board = { $n ->
    [one] { $n } choice, also on the board
   *[other] { $n } choices, also on the board
}
page-which = Which one?
page-eye = What does a figure see and threaten?
page-eye-whose = Point at a figure.
page-eye-unseen = not in its sight
page-eye-reaches = in its reach
page-eye-threatens = threatened by it
page-undo = Undo
page-ask-back = Request undo
page-agree = Agree
page-decline = Decline
page-why-not = Why not?
page-why-possible = That is possible: { $action }.
page-why-then = And even without that:
page-why-mode = Ask why something cannot be done
page-why-point = Point at anything to hear why it cannot be chosen. With the keyboard: arrows and Enter; Escape ends it.
page-clock = Time left
page-hand = Your cards
page-part-table = Table
page-parts = Parts of the table
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = Show everything
page-zoom-follow = Follow the game
page-zoom-beyond = { $n ->
    [one] There is a choice over there
   *[other] There are { $n } choices over there
}
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
page-log-took-back = { $name } undid the last action.
page-log-asked-back = { $name } asks to undo the last action.
page-log-agreed = { $name } agrees.
page-log-declined = { $name } does not agree.
page-log-reminded = { $name } was reminded.
page-log-began = The game begins.
page-log-chat-open = { $name } opened the chat to spectators.
page-log-chat-closed = { $name } closed the chat to spectators.
page-log-closed = The table was closed.
page-chat = Chat
page-chat-closed = Only players can talk here.
page-chat-open = Let spectators talk too
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-removed = This message was removed.
page-phrases = Quick phrases
page-phrase-luck = Good luck, have fun!
page-phrase-well = Well played!
page-phrase-thanks = Thank you!
page-phrase-ouch = Ouch!
page-phrase-wait = One moment, please.
page-phrase-again = Another game?
page-table-menu = Table menu
page-keys = Keys
page-share = Copy the link to this table
page-hand-over = Let the computer play for me
page-take-back-seat = I am back
page-report = Save a file for a bug report
page-report-help = Contains what you can see and what happened recently, nothing that other players keep hidden.
page-close-table = Close this table
page-close-table-sure = Really? The game ends here.
page-closed = This table was closed.
page-pledge = Provably fair
page-pledge-more = Every random result was fixed before the game began. This is the hash of its seed; the seed is shown at the end.
page-pledge-kept = Seed and salt give the hash that was shown from the beginning. The replay file proves it.
page-pledge-hash = Hash
page-pledge-seed = Seed
page-pledge-salt = Salt

## After the game

page-result = Result
page-you-won = You win
page-you-lost = The others win this time
page-winner = won
page-rematch-here = Rematch ready: join
page-watch-replay = Watch it again
page-download = Download the replay
page-replay = Replay
page-timeline = Timeline
page-play = Play
page-pause = Pause
page-step-back = Previous action
page-step-on = Next action
page-turn-back = Previous turn
page-turn-on = Next turn
page-speed = Speed
page-eyes = View as
page-eyes-watcher = Spectator
page-eyes-open = All cards open
page-share-moment = Copy a link to this moment

## The field of the DOOM games

page-goals = Goals
page-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
page-thing = Scenario item
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

page-codex = Rules
page-rule-in-codex = Read more in the codex
page-about = About
page-about-text = Telefrag lets people play three shooter board games online: Adrenaline (2016), DOOM: The Boardgame (2004) and DOOM: The Board Game (2016). It knows the rules, plays along as the computer, and tells you why something is not allowed.
page-unofficial = Unofficial
page-unofficial-text = Made by fans; not affiliated with or endorsed by the publishers or authors of the games. Names belong to their owners. No publisher's art or text is used; if you like a game, buy it.
page-credits = Credits
page-credits-icons = The icons are inlined and coloured; their outlines are unchanged.
page-licence = Licence
page-licence-text = The program is free: MIT or Apache 2.0, whichever you prefer.
