# What the workshop says: the shelf, the drawing board, sharing.

## The shelf

page-workshop-more = Draw a map of your own, let the checker look at it, play it at once and share it. Everything here can be played, changed and shared further.
page-workshop-start = Start from
page-workshop-empty = An empty sheet
page-workshop-generated = A generated map
page-workshop-generated-of = A generated map for { $game }
page-workshop-ours = One of ours
page-workshop-choose = Choose…
page-workshop-file = A file
page-workshop-open-file = Open a file
page-workshop-drop = Or drop a .toml file anywhere on this page.
page-workshop-no-file = { $file } is neither a mission, a scenario nor an arena.
page-workshop-drafts = Your drafts
page-workshop-discard = Throw away the draft { $title }
page-workshop-untitled = Untitled
page-workshop-shelf = Shared by others
page-workshop-shelf-away = Scenarios that others have shared are on servers. Here you can draw, check and play your own.
page-workshop-search = Search titles, authors, tags
page-workshop-find = Search
page-workshop-all-games = All games
page-workshop-sort = Order
page-workshop-sort-newest = Newest first
page-workshop-sort-played = Most played
page-workshop-sort-liked = Best liked
page-workshop-mine = Only mine
page-workshop-none = Nothing here yet. Draw the first one.
page-workshop-next = Show more
page-workshop-by = by { $name }
page-workshop-map = Map: { $name }
page-workshop-plays = { $n ->
    [0] Not played yet
    [one] Played by { $n } person
   *[other] Played by { $n } people
}
page-workshop-stars = { $n ->
    [one] ★ { $mean } from { $n } person
   *[other] ★ { $mean } from { $n } people
}
page-workshop-no-stars = Not rated yet
page-workshop-rate = Your rating
page-workshop-give-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
page-workshop-play = Play
page-workshop-play-of = Play { $title }
page-workshop-fork = Make it yours
page-workshop-fork-of = Make { $title } yours
page-workshop-edit = Edit
page-workshop-back = Back to the workshop
page-workshop-nothing = There is no such scenario here, or it has been withdrawn.
page-workshop-version = version { $n }
page-workshop-made-from = Made from
page-workshop-withdraw = Withdraw
page-workshop-withdraw-sure = Yes, withdraw it
page-workshop-withdraw-help = It leaves the shelf. Games that have begun go on.
page-workshop-withdrawn = It is off the shelf.
page-workshop-report = Report a problem
page-workshop-report-why = What is wrong with it?
page-workshop-report-send = Send
page-workshop-reported = Thank you. Whoever runs this place will read it.
page-workshop-forks = Made from this
page-workshop-versions = Older versions
page-workshop-versions-help = They open on the drawing board. Games that have begun keep the version they began with.
page-workshop-comments = Comments
page-workshop-comments-none = Nobody has said anything yet.
page-workshop-comment = Say something about it
page-workshop-comment-send = Send
page-workshop-comment-remove = Remove
page-workshop-somebody = Somebody
page-workshop-shared-by = Shared scenarios
page-workshop-shared-sum = { $n ->
    [one] { $n } scenario
   *[other] { $n } scenarios
}, played by { $plays ->
    [one] { $plays } person
   *[other] { $plays } people
}.

## The drawing board

page-workshop-sheet = Drawing board
page-workshop-tools = Tools
page-workshop-tool-select = Select
page-workshop-tool-select-help = Click to select, drag to move.
page-workshop-tool-hand = Move view
page-workshop-tool-hand-help = Drag to move the picture. Two fingers always do.
page-workshop-tool-room = Room
page-workshop-tool-room-help = Drag from corner to corner.
page-workshop-tool-door = Door
page-workshop-tool-door-help = Point at the line between two squares.
page-workshop-tool-open = Opening
page-workshop-tool-open-help = A gap in the wall between two rooms.
page-workshop-tool-wall = Wall
page-workshop-tool-wall-help = Walls and barriers inside a room.
page-workshop-tool-terrain = Terrain
page-workshop-tool-terrain-help = Difficult ground, square by square.
page-workshop-tool-start = Start
page-workshop-tool-start-help = Where marines begin.
page-workshop-tool-teleporter = Teleporter
page-workshop-tool-teleporter-help = Marines come back here and travel by it.
page-workshop-tool-portal = Portal
page-workshop-tool-portal-help = Demons come out of it.
page-workshop-tool-token = Item
page-workshop-tool-token-help = Health, weapons and other things to take.
page-workshop-tool-figure = Figure
page-workshop-tool-figure-help = Who stands there from the beginning.
page-workshop-tool-goal = Goal
page-workshop-tool-goal-help = What the objective is about.
page-workshop-tool-erase = Erase
page-workshop-tool-erase-help = Sweep things away; click bare floor to remove the room or piece.
page-workshop-tool-piece = Map piece
page-workshop-tool-piece-help = Place it by its corner, turn it with R.
page-workshop-tool-obstacle = Obstacle
page-workshop-tool-obstacle-help = Crates, barrels, goo and bodies.
page-workshop-tool-duct = Duct
page-workshop-tool-duct-help = Small invaders crawl through ducts.
page-workshop-tool-encounter-help = Place an encounter; select it to say what happens.
page-workshop-tool-encounter = Encounter
page-workshop-tool-item-help = Place something that marines have to carry.
page-workshop-tool-item = Cargo
page-workshop-kind = Kind
page-workshop-turn = Turn
page-workshop-turn-map = Turn the map
page-workshop-mirror-map = Mirror left–right
page-workshop-flip-map = Mirror top–bottom
page-workshop-redo = Redo
page-workshop-delete = Delete
page-workshop-selected = Selected
page-workshop-at = { $x }, { $y }: { $what }
page-workshop-saved-new = Not changed yet
page-workshop-saved-waits = Saving…
page-workshop-saved-kept = Saved in this browser
page-workshop-saved-lost = This browser has no room: download the file
page-workshop-try = Try it
page-workshop-try-help = A table with this map against the computer, at once
page-workshop-share = Share
page-workshop-unreadable = The text cannot be read at line { $line }. Correct it there, or undo; then you can draw again.
page-workshop-part-form = Scenario
page-workshop-part-text = Text
page-workshop-text = The file as text
page-workshop-text-help = What you type is drawn, and what you draw is written here. Drawing keeps the comment at the top and drops the others.
page-workshop-form-help = Encounters, items and everything else can be written in the text.
page-workshop-checker = Checker
page-workshop-checking = Looking through it…
page-workshop-clean = Nothing wrong: it can be played.
page-workshop-errors = { $n ->
    [one] { $n } thing keeps it from being played.
   *[other] { $n } things keep it from being played.
}
page-workshop-warnings = { $n ->
    [one] It can be played, but { $n } thing is probably not meant.
   *[other] It can be played, but { $n } things are probably not meant.
}
page-workshop-error = Error
page-workshop-warning = Warning
page-workshop-line = Line { $line }

## Questions about a scenario

page-workshop-title = Title
page-workshop-story = Briefing, for everyone
page-workshop-secret = For the invader alone
page-workshop-secret-help = Marines do not read this before the game is over.
page-workshop-briefing-empty = Get out of here.
page-workshop-secret-empty = Do not let them.
page-workshop-mood = Look of the place
page-workshop-mood-station = Station
page-workshop-mood-lab = Laboratory
page-workshop-mood-works = Works
page-workshop-mood-ship = Ship
page-workshop-mood-ash = Ash
page-workshop-mood-hell = Hell
page-workshop-mood-shrine = Shrine
page-workshop-objective = Objective
page-workshop-threat = Threat
page-workshop-invasion = Invasion cards to choose from
page-workshop-rounds = Rounds at most
page-workshop-frags = Kills that win for the invader
page-workshop-frags-help = One number for each number of marines.
page-workshop-tuned-frags = Kills that win where limits are tuned
page-workshop-tuned-frags-help = For tables that choose tuned limits. Left empty, the numbers above count there too.
page-workshop-events = Event deck
page-workshop-events-help = Three sets, or none: then the invader chooses.
page-workshop-marines = Fewest and most marines
page-workshop-give = What every marine has besides the usual
page-workshop-add-gift = One thing more
page-workshop-take-gift = Take away: { $what }
page-workshop-argent = Argent tokens at the start
page-workshop-timer = Last round, if there is one
page-workshop-compass = Which way is north for scatter
page-workshop-id = Name of the file
page-workshop-id-help = Letters, digits and hyphens.
page-workshop-encounter-help = What happens to the first marine who ends his turn here:
page-workshop-item-new = Strange device
page-workshop-goals = Goals: all of them must be met
page-workshop-goal-what = What it is about
page-workshop-add-goal = Add a goal
page-workshop-triggers = Triggers: what happens when
page-workshop-add-trigger = Add a trigger
page-workshop-add-effect = Add an effect
page-workshop-cue-reveal = When revealed
page-workshop-cue-enter = When a marine stands on
page-workshop-cue-enter-area = When entered
page-workshop-cue-clear = When cleared
page-workshop-cue-take = When taken
page-workshop-cue-kill = When killed
page-workshop-cue-round = When this round begins
page-workshop-cue-every = Every so many rounds
page-workshop-effect-say = Everyone reads
page-workshop-effect-place = A token is laid down
page-workshop-effect-spawn = An invader comes
page-workshop-effect-give = The marine gets
page-workshop-effect-open = A door opens
page-workshop-effect-close = A door closes
page-workshop-effect-reveal = An area is revealed
page-workshop-effect-heal = Heals
page-workshop-effect-wound = Wounds
page-workshop-effect-frag = The invader scores
page-workshop-effect-win = The game is won by
page-workshop-name = Name
page-workshop-from = From column and row
page-workshop-to = To column and row
page-workshop-colour = Colour
page-workshop-colour-red = red
page-workshop-colour-green = green
page-workshop-colour-blue = blue
page-workshop-colour-yellow = yellow
page-workshop-colour-any = always
page-workshop-whose = Comes with the marine
page-workshop-whose-help = So more marines meet more invaders.
page-workshop-tag-name = Name for goals and triggers
page-workshop-lies = How it lies
page-workshop-lies-east = eastward
page-workshop-lies-south = southward
page-workshop-marked = Its first group brings a sample
page-workshop-up = Lies face up
page-workshop-gate-active = active
page-workshop-gate-inactive = not yet active
page-workshop-line-walls = wall
page-workshop-line-blocking = barrier, blocks sight too
page-workshop-line-impassable = gap, can be seen across
page-workshop-goal-objectives = relay or asset
page-workshop-goal-zone = zone to hold
page-workshop-goal-exits = exit
page-workshop-goal-drone = drone
page-workshop-goal-checkpoints = checkpoint
page-workshop-door-plain = ordinary
page-workshop-door-red = red lock
page-workshop-door-blue = blue lock
page-workshop-door-yellow = yellow lock
page-workshop-door-exit = exit
page-workshop-door-open = open at the start
page-workshop-lock = Key that opens it
page-workshop-area = Area
page-workshop-area-name = Name, written on its floor
page-workshop-add-area = A new area
page-workshop-area-text = Read out when it is revealed

## Sharing

page-workshop-publish = Publish
page-workshop-republish = Publish a new version
page-workshop-publish-help = It comes onto the shelf under your name. Everyone may play it, change it and share what they make of it; your name stays with it.
page-workshop-publish-not-yet = It can be published as soon as the checker finds nothing that keeps it from being played.
page-workshop-published = Published:
page-workshop-about = What is it about?
page-workshop-languages = Languages of its texts
page-workshop-tags = Tags
page-workshop-tags-help = Up to five words, with spaces between them.
page-workshop-link = A link that carries it
page-workshop-link-long = It is too large for a link. Publish it or send the file.
page-workshop-download = Download the file

## Maps that are made to order

page-workshop-surprise-more = A map that nobody has drawn: made from a seed, looked through by the checker, and played in by computers until both sides have a chance.
page-workshop-size = Size
page-workshop-size-small = Small
page-workshop-size-medium = Medium
page-workshop-size-large = Large
page-workshop-difficulty = For the marines
page-workshop-difficulty-easy = Easy
page-workshop-difficulty-normal = Even
page-workshop-difficulty-hard = Hard
page-workshop-crew = Marines
page-workshop-crew-any = Any number
page-workshop-anything = Anything
page-workshop-seed = Seed
page-workshop-seed-any = Any
page-workshop-seed-help = A number. The same seed and the same wishes make the same map.
page-workshop-fair = Let computers play it in, so that it is fair; that may take a minute
page-workshop-make = Make it
page-workshop-task-leave = Get out
page-workshop-task-kill = Kill the leader
page-workshop-task-carry = Bring something home
page-workshop-task-survive = Hold out
page-workshop-task-clear = Clear the place
page-workshop-waits = Waiting for its turn…
page-workshop-games-done = { $done } of { $all } games
page-workshop-stop = Stop

## Measuring

page-workshop-part-measure = Measure
page-workshop-measure = Measure it
page-workshop-measure-again = Measure it again
page-workshop-measure-help = Computers play it many times and say who wins, where marines fall, what is never used and what to change.
page-workshop-measure-not-yet = It can be measured as soon as the checker finds nothing that keeps it from being played.
page-workshop-measure-stale = The map has changed since it was measured.
page-workshop-measure-games = Games
page-workshop-measure-level = Computer players
page-workshop-measured = What was measured
page-workshop-percent = { $n }%
page-workshop-wins = How often marines win
page-workshop-wins-share = Wins (95% interval)
page-workshop-wins-rounds = Rounds
page-workshop-wins-of = { $n ->
    [one] { $n } marine
   *[other] { $n } marines
}
page-workshop-wins-all = { $n ->
    [one] All of { $n } game
   *[other] All { $n } games
}
page-workshop-ending-marines = Marines reach their goal
page-workshop-ending-frags = The invader has the frags
page-workshop-ending-timer = The last round is over
page-workshop-ending-rounds = The last round is over
page-workshop-ending-other = The scenario ends it
page-workshop-heat = On the map
page-workshop-heat-falls = Where marines fall
page-workshop-heat-stands = Where marines stand
page-workshop-heat-most = Most often at { $places }. Numbers are column and row.
page-workshop-heat-nowhere = Nowhere in these games.
page-workshop-doors = Doors
page-workshop-door-opened = opened in { $share }% of the games, around round { $round }
page-workshop-door-never = never opened
page-workshop-unused = Never used ({ $n })
page-workshop-unused-nothing = Everything was used.
page-workshop-unused-trigger = Trigger { $n }
page-workshop-advice = To come nearer to even
page-workshop-advice-frags = { $marines ->
    [one] { $marines } marine wins
   *[other] { $marines } marines win
} { $share }% of the games: let the invader need { $better } frags instead of { $now }.
page-workshop-advice-then = Expected then: { $then }%.
page-workshop-advice-fewer = Marines win { $share }%, and most of them fall in { $room }: take away { $n } × { $kind } there.
page-workshop-advice-more = Marines win { $share }%, and hardly any of them fall in { $room }: add { $n } × { $kind } there.
page-workshop-advice-heal = Marines win { $share }%: add { $thing } in { $room }, where most of them fall.
page-workshop-advice-starve = Marines win { $share }%: take away { $thing } in { $room }, taken in { $taken }% of the games.
page-workshop-advice-rounds = { $share }% of the games end with round { $now }: try { $better } rounds.
page-workshop-advice-unused = Never used: { $what }. Take it away, or make it worth the way.
page-workshop-advice-even = Marines win { $share }%: it is even as it is.
page-workshop-apply = Apply
page-workshop-applied = Done. Measure it again to see what came of it.

## Arenas of Adrenaline

page-workshop-tool-room-help-adrenaline = Choose a colour and drag from corner to corner. A colour is a room; walls come by themselves.
page-workshop-tool-door-adrenaline = Door
page-workshop-tool-door-help-adrenaline = Point at the wall between two rooms.
page-workshop-tool-spawnpoint = Spawnpoint
page-workshop-tool-spawnpoint-help = One of each colour, each in the room of its colour.
page-workshop-tool-erase-help-adrenaline = Sweep doors and spawnpoints away; click bare floor to remove the room.
page-workshop-players = Fewest and most players
page-workshop-players-help = For how many it is good: three to five.
page-workshop-form-help-adrenaline = All of this can be written in the text, too.
page-workshop-surprise-more-adrenaline = An arena that nobody has drawn: made from a seed and looked through by the checker, with two ways out of every room and spawnpoints about equally far apart.
page-workshop-crew-adrenaline = Players
page-workshop-measure-help-adrenaline = Computers play in it many times and say which seat wins, where players are killed, what is never used and what to change.
page-workshop-wins-adrenaline = How often each seat wins
page-workshop-wins-seat = { $n } players, seat { $seat }
page-workshop-wins-kills = Kills in a game: { $n }
page-workshop-ending-frenzy = The final frenzy is over
page-workshop-ending-sudden-death = The last skull is gone
page-workshop-ending-other-adrenaline = The last skull is gone
page-workshop-heat-falls-adrenaline = Where players are killed
page-workshop-heat-stands-adrenaline = Where players stand
page-workshop-doors-adrenaline = Doors
page-workshop-door-opened-adrenaline = gone through in { $share }% of the games, first around round { $round }
page-workshop-door-never-adrenaline = nobody ever went through
page-workshop-advice-seat = With { $n } players, seat { $seat } wins { $share }% of the games, where { $fair }% would be fair: give all three spawnpoints equally good ways.
page-workshop-advice-crowded = { $share }% of all kills fall on square { $square }: give it another door, or a wall that shelters it.
page-workshop-advice-even-adrenaline = Every seat wins about as often as the others: it is even as it is.
