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

## Playing in the terminal

ui-welcome = Everyone against everyone in a small arena. You play against the computer; Enter takes the number in brackets.
ui-ask-players = How many play, you included? ({ $from }–{ $to })
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
ui-no-choice = There is no choice { $n }: type a number from 1 to { $last }.
ui-not-understood = “{ $word }” is not understood: type a number from 1 to { $last }, an action, or ? for help.
ui-refused = Not possible.
ui-no-rule = There is no rule { $rule }; rules are written like ADR-RUN-1.
ui-no-help = There is no weapon or powerup “{ $word }”.
ui-no-square = “{ $word }” is no square of this board; write row and column, like 12.
ui-sees = From { $square } you see { $squares }.
ui-save-where = Where to? Write s and the name of a file, like s game.tfr.
ui-save-end = Save the replay? Type s and the name of a file, like s game.tfr, or just Enter.
ui-saved = The replay is saved: { $file }
ui-unsaved = The replay is not saved. The seed was { $seed }.
ui-save-foreign = { $file } is there already and is no replay; it stays as it is.
ui-save-failed = { $file } could not be written: { $error }
ui-result = the result
ui-you-win = You win!
ui-you-lose = This time somebody else wins.
ui-goodbye = See you in the arena.
ui-help-text =
    a number           take that choice
    run, hit p2, …     an action in notation, also one that is not on the list: you learn why not
    ? shotgun          what a weapon or a powerup does
    rule ADR-RUN-1     a rule in full
    see 12             what is seen from a square; see alone: from yours
    log                everything that has happened
    w                  the weapons at the spawnpoints and in everybody’s hands
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
