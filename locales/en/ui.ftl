# Words of the screens and of the terminal.

ui-you = you
ui-yes = yes
ui-no = no
ui-help = help
ui-undo = undo
ui-quit = quit
ui-weapons = weapons
ui-more = more

## How lists are joined.

list-and = { $list } and { $last }
list-or = { $list } or { $last }

## What a file of one's own says.

own-text = { $text }

## Playing in the terminal

ui-welcome = Everyone against everyone in a small arena. You play against the computer; Enter takes the number in brackets.
ui-ask-players = How many players, including you? ({ $from }–{ $to })
ui-ask-board = Which board? ({ $from }–{ $to })
ui-ask-skulls = How many skulls? The more, the longer. ({ $from }–{ $to })
ui-board-for = { $from } to { $to } players
ui-out-of-range = Please type a number from { $from } to { $to }.
ui-not-playable = This game cannot be played in the terminal yet.
ui-no-seat = There is no such seat: choose 1 to { $n }.
ui-round = round { $n }
ui-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-points-head = points
ui-hidden = hidden
ui-killshots = Killshots
ui-tracks = Tracks
ui-offer = Ammo on offer
ui-hand = Your powerups
ui-log = what happened
ui-log-more = what happened; { $n } more: log
ui-earlier = { $n ->
    [one] … and { $n } line before; type log to read it
   *[other] … and { $n } lines before; type log to read them
}
ui-keys = number: choose · ?: help · u: undo · s FILE: save · q: quit
ui-keys-short = number: choose · ?: help · w: weapons · log · u: undo · q: quit
ui-choices-more = { $n ->
    [one] … and { $n } more choice: type more
   *[other] … and { $n } more choices: type more
}
ui-back = Enter: back to the question · a number: choose
ui-no-choice = There is no choice no. { $n }: type a number from 1 to { $last }.
ui-not-understood = “{ $word }” is not understood: type a number from 1 to { $last }, an action, or ? for help.
ui-refused = Not possible.
ui-no-rule = There is no rule { $rule }; rules are written like ADR-RUN-1.
ui-no-help = There is no weapon or powerup “{ $word }”.
ui-no-square = “{ $word }” is not a square on this board; write row and column, like 12.
ui-sees = From { $square } you see { $squares }.
ui-save-where = Save where? Type s and the name of a file, like s game.tfr.
ui-save-end = Save the replay? Type s and the name of a file, like s game.tfr, or just Enter.
ui-saved = The replay is saved: { $file }
ui-unsaved = The replay is not saved. The seed was { $seed }.
ui-save-foreign = { $file } already exists and is not a replay; it stays as it is.
ui-save-failed = { $file } could not be written: { $error }
ui-result = the result
ui-you-win = You win!
ui-you-lose = Someone else wins this time.
ui-goodbye = See you in the arena.
ui-help-text =
    a number           take that choice
    run, hit p2, …     an action in notation, also one that is not on the list: you learn why not
    ? shotgun          what a weapon or a powerup does
    rule ADR-RUN-1     a rule in full
    why p2             why something cannot be chosen, and what is the cause
    see 12             what is seen from a square; see alone: from yours
    log                everything that has happened
    w                  the weapons at the spawnpoints and in everybody's hands
    more               all choices, if there was no room for them
    Enter              the screen once more
    u                  undo your last action, unless it showed something new
    s game.tfr         save the replay
    q                  quit
    On the board: 12 is row 1, column 2; ◎ spawnpoint; ⌂ turret; ✦ powerup; ‹3› where choice 3 leads.
    On the panels: ▸ whose turn it is; damage with │ at 3, 6 and 11; ⊕ marks; ☠ skulls; ↻ flipped board; ▮ loaded, ▯ unloaded.
    On a small screen: R2 two red cubes; ▮1 one loaded weapon; ✦2 two powerups; ▲1 one mark of ▲.

## Letters of the cubes and short names of the rooms, three letters at most

ui-cube-red = R
ui-cube-yellow = Y
ui-cube-blue = B
ui-room-red = red
ui-room-yellow = yel
ui-room-blue = blu
ui-room-white = whi
ui-room-purple = pur
ui-room-green = gre

## Long lists of choices

ui-cards = cards
ui-choices-page = { $from }–{ $to } of { $all } · m: next page · a word or x,y: only what fits it · Enter: all
ui-find-nothing = No choice has “{ $word }” in it.
ui-rules-short = Rules: { $rules }. In full: rule { $first }

## DOOM (2004) in the terminal

ui-d04-welcome = Marines against everything the station has become. You play one side against the computer; Enter takes the number in brackets.
ui-d04-ask-scenario = Which scenario? ({ $from }–{ $to })
ui-d04-ask-difficulty = How hard should it be for the marines? ({ $from }–{ $to })
ui-d04-marines-for = { $from } to { $to } marines
ui-d04-frags = frags { $n }
ui-d04-frags-of = frags { $n } of { $limit }
ui-d04-moves = moves { $n }
ui-d04-order-due = an order
ui-d04-armour = armour { $n }
ui-d04-melee = melee
ui-d04-ranged = ranged
ui-d04-ammo = B{ $b } R{ $r } C{ $c }
ui-d04-left = out
ui-d04-cards = invader: cards { $hand }, deck { $deck }
ui-d04-hand = Your cards
ui-d04-spawns = spawn: { $group }
ui-d04-exit = exit
ui-d04-goal-leave = Leave by: { $door }
ui-d04-goal-out = Find the exit and get out
ui-d04-goal-kill = Kill the target
ui-d04-goal-reach = Reach { $at }
ui-d04-goal-reach-area = Reach area { $n }
ui-d04-goal-gather = Gather in area { $n }
ui-d04-goal-survive = Survive round { $n }
ui-d04-goal-carry = Carry out: { $what } ({ $door })
ui-d04-goal-take = Take: { $what }
ui-d04-goal-clear = Clear area { $n }
ui-d04-group-empty = empty spaces
ui-d04-group-orders = orders
ui-d04-group-figures = invaders
ui-d04-group-events = events
ui-d04-no-figure = No figure “{ $word }” on the board; write f3 or Z3, p1, or the place, like 4,-1.
ui-d04-no-place = “{ $word }” is not a known place on this map; write x,y, like 4,-1.
ui-d04-no-rule = There is no rule { $rule }; rules are written like D04-MOVE-2.
ui-d04-no-help = There is no weapon, invader, card or action “{ $word }”.
ui-d04-keys = number: choose · word: find · c: cards · ?: help · u: undo · s FILE · q: quit
ui-d04-keys-short = number: choose · word: find · see · map · c: cards · ?: help · u: undo · q: quit
ui-d04-help-text =
    a number           take that choice
    imp, 4,-1, /go     list only the choices with that word or place; Enter: all again
    step N, at 4,-1    an action in notation, also one that is not on the list: you learn why not
    m                  the next page of choices
    see                what your figure sees; see Z3, see p1: what another one sees
    map 20,4           that part of the map; map alone: all of it
    ? shotgun          what a weapon, an invader, a card or an action does
    ? map              what the signs mean
    rule D04-MOVE-2    a rule in full
    why f3             why something cannot be chosen, and what is the cause
    c                  briefing, cards and weapons in full, the invaders on the board
    log                everything that has happened
    Enter              the screen once more
    u                  undo your last action, unless it showed something new
    s game.tfr         save the replay
    q                  quit
ui-d04-signs-text =
    On the map: ●▲■ marines; Z3 invader f3, z3 a wounded one; (Z) one that waits; [●] »Z3 ‹●› ›Z3 who acts or can be chosen; 12 where choice 12 leads, +12 something lies there, ~12 goo.
    Walls ┃━; doors closed ║═ or open ╎╌ with their numbers, a letter: needs that key, ★: the way out, ✖: jammed; @ teleporter, # duct, ?? encounter, ◆ a scenario item, † a marine fell; ←↑→↓ there is more.
    Beside it: ▸ whose turn it is; ♥ wounds left; ◈ armour; B R C bullets, rockets, cells; dice show range/damage, * a bullet, ✖ a miss.
ui-d04-campaign-next = The campaign goes on with { $title }: start again with --campaign { $file }.
ui-d04-campaign-won = The marines have won the campaign.
ui-d04-campaign-lost = The campaign is lost.
ui-d04-goal-kill-kind = Kill the { $kind }

## Both DOOM games in the terminal

ui-doom-ask-marines = How many marines? ({ $from }–{ $to })
ui-doom-ask-side = Which side do you play? ({ $from }–{ $to })
ui-doom-side-marines = the marines, all of them
ui-doom-side-invader = the invader
ui-doom-side-both = both sides, at one terminal
ui-doom-seat-of-invader = --seat chooses a marine; who plays the invader has no other seat.
ui-doom-round-of = round { $n } of { $last }
ui-doom-range = range { $n }
ui-doom-fallen = fragged
ui-doom-marines-win = The marines have won.
ui-doom-invader-wins = The invader has won.
ui-doom-you-lose = The other side wins this time.
ui-doom-sees = { $who } sees { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} (•).
ui-doom-attacks = attacks { $n }
ui-doom-sees-figures = In sight: { $list }.
ui-doom-campaign-over = Remove { $file } to start over.

## Letters of the dice, keys and doors

ui-doom-letter-red = R
ui-doom-letter-yellow = Y
ui-doom-letter-green = G
ui-doom-letter-blue = B

## Long lists of choices

ui-doom-group-move = move
ui-doom-group-doors = doors
ui-doom-group-attack = attack
ui-doom-group-targets = targets
ui-doom-group-things = things
ui-doom-group-cards = cards
ui-doom-group-end = go on
ui-doom-group-other = more

## An action of a replay explained

ui-explain-asked = Action { $n } of { $last }. The question was: { $question }
ui-explain-answer = The answer: { $label }
ui-explain-others = { $n ->
    [one] It was the only possible answer.
   *[other] It was one of { $n } possible answers.
}
ui-explain-came = What came of it:
ui-explain-nothing = Nothing came of it that anybody was told.

## A game looked back at

ui-analyse-head = { $game }: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}, { $weighed ->
    [one] { $weighed } decision
   *[other] { $weighed } decisions
} weighed (judge: { $level }).
ui-analyse-measure-ahead = The numbers are the points by which each seat is expected to end ahead of the mean of the others.
ui-analyse-measure-chance = The numbers say how likely a side is to win.
ui-analyse-unproved = Take them with care: the judge has learned from games, but on this map whoever plays by it has not proved better than a soldier on both sides.
ui-analyse-unfinished = The game is not over: this is as far as it goes.
ui-analyse-chart = How it stood:
ui-analyse-marines = { $sign } the marines
ui-analyse-turn = turn { $n }
ui-analyse-points = { $n } points
ui-analyse-percent = { $n } percentage points
ui-analyse-costly = The decisions that cost most:
ui-analyse-costly-none = No decision was clearly worse than another one would have been.
ui-analyse-costly-one = Action { $n }, { $when }, { $who }: cost { $cost }.
ui-analyse-chosen = Chosen: { $plan }
ui-analyse-better = Better: { $plan }
ui-analyse-luck = The greatest strokes of luck:
ui-analyse-luck-none = Luck changed nothing that is worth a word.
ui-analyse-luck-one = Action { $n }, { $when }, { $who }: { $deed }
ui-analyse-luck-came = To be expected: { $expected }. What came: { $came }.
ui-analyse-limits = What the figures cannot know: the judge sees no more than whoever decided, looks no farther than the end of a turn, and has learned from games among computers. It knows nothing of bluff, of agreements and of what people are like.
ui-analyse-closer = To look closer: { $command }
