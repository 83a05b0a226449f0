# What the checker says about scenarios of DOOM (2004), besides what it says about any file (checker.ftl).

d04-check-file = a scenario of DOOM 2004, which has `[[area]]` and `[start]`

## What things are called

d04-check-scenario = scenario
d04-check-area = area
d04-check-door = door
d04-check-item = item
d04-check-tag = tag
d04-check-tagged = figure with the tag
d04-check-goal = goal
d04-check-trigger = trigger
d04-check-token = token to take
d04-check-direction = direction
d04-check-key-colour = key colour
d04-check-map-piece = map piece
d04-check-invader = invader
d04-check-colour = colour
d04-check-obstacle-kind = kind of obstacle
d04-check-side = side
d04-check-title = title
d04-check-briefing = briefing
d04-check-secret = text for the invader
d04-check-told = text
d04-check-thing = name of the item
d04-check-name-scenario = a scenario
d04-check-name-area = an area
d04-check-name-of-area = name of an area
d04-check-name-door = a door
d04-check-name-figure = a figure
d04-check-name-item = an item
d04-check-the-token = the token `{ $name }`
d04-check-the-item = the item `{ $name }`
d04-check-the-obstacle = the obstacle `{ $name }`
d04-check-a-blocking = a blocking obstacle
d04-check-a-barrel = a barrel
d04-check-encounter-or-item = encounter or item
d04-check-colour-red = red
d04-check-colour-green = green
d04-check-colour-blue = blue
d04-check-coloured = { $colour ->
    [red] red
    [green] green
   *[blue] blue
} { $kind }
d04-check-long = { $what } of { $n } spaces
d04-check-piece = { $piece } at { $at }
d04-check-opening = the opening { $opening } of { $piece }
d04-check-size-up-to-three = 1, 2 or 3 spaces in a row
d04-check-size-two = 2 spaces in a row
d04-check-size-one = 1 space
d04-check-onto-a-piece = move it onto a piece of its area

## The head of the file

d04-check-marines = { $least } to { $most } marines
    .advice = write the fewest and the most marines, from 1 to 3
d04-check-frags = { $n } frags
    .advice = write what the invader needs with 1, 2 and 3 marines, each from 1 to { $most }
d04-check-no-timer = the timer is at 0
    .advice = write the round at whose end it runs out

## Map pieces

d04-check-turned = a piece cannot be turned by { $degrees } degrees
    .advice = write 0, 90, 180 or 270
d04-check-no-pieces = the area { $area } has no pieces
    .advice = give it one, or remove it
d04-check-overlap = { $piece } overlaps { $other } on { $at }
    .advice = move one of the two, or turn it
d04-check-pieces-in-box = { $n } × { $piece }, but the box has { $most }
    .advice = use other pieces
d04-check-against-wall = { $opening } leads against the wall of { $wall }
    .advice = shift one of the two until openings meet, two spaces wide
d04-check-nowhere = { $opening } leads nowhere
    .advice = join a piece, close it with a CAP, or make it an exit
d04-check-no-border = { $opening } joins the areas { $area } and { $other } without a door
    .advice = put a door there, or make them one area
d04-check-apart = { $piece } of the area { $area } is not connected with the start
    .advice = join it by openings, or lead there by teleporter

## Doors

d04-check-door-span = the door `{ $id }` does not say which two spaces it spans
    .advice = write the line and the two rows, `x = 4, y = [1, 2]`, or `x = [1, 2], y = 4`
d04-check-open-lock = the security door `{ $id }` stands open
    .advice = they are locked at the start: leave `open` out
d04-check-doors-meet = the doors `{ $other }` and `{ $id }` lie on each other
    .advice = move one of them along its line, or remove it
d04-check-exit-inside = the exit `{ $id }` is not at an opening on the rim of the map
    .advice = an exit closes an opening that no piece is joined to
d04-check-door-off = the door `{ $id }` needs two spaces on each side of its { $line }, and { $at } is none
    .advice = move it to where two pieces are joined
d04-check-door-in-wall = the door `{ $id }` is set into a wall
    .advice = move it to where two pieces are joined
d04-check-door-in-room = the door `{ $id }` stands in an open room: one walks round it
    .advice = move it to an opening or into a corridor
d04-check-between = the door `{ $id }` lies between the areas { $one } and { $other }
    .advice = move the door, or correct `between`

## What lies and stands there

d04-check-other-area = { $what } { $verb ->
    [lies] lies
    [stands] stands
   *[is] is
} on { $at }, which belongs to the area { $area }
    .advice = move it, or list it under { $area }
d04-check-obstacle-size = the obstacle `{ $kind }` cannot lie on { $at }
    .advice = it fills { $size }
d04-check-outside = { $who } stands on { $at }, outside the start area { $area }
    .advice = all marines begin in the area that is laid out first
d04-check-figure-size = { $who } cannot stand on { $at }
    .advice = it fills { $wide } by { $long } spaces; `to` is its last one

## What is in the box

d04-check-any-in-box = { $n } × { $kind } when { $colours } plays, but the box has { $most }
    .advice = leave some out, or give them colours
d04-check-gift-in-box = { $n } × { $token }, but the box has { $most }
    .advice = leave some out
d04-check-gifts-in-box = { $n } × { $token } for each of { $marines } marines, but the box has { $most }
    .advice = leave some out
d04-check-one-duct = the only duct leads nowhere
    .advice = add another, or leave it out
d04-check-one-teleporter = the { $token } leads nowhere
    .advice = place another of its colour

## Triggers and effects

d04-check-round-zero = there is no round 0
    .advice = the first round is 1
d04-check-effects = { $n } effects, one after the other
    .advice = at most { $most } of them happen at once
d04-check-nothing = 0 does nothing
    .advice = write a number from 1 to 255, or leave it out
d04-check-never = this can never happen
    .advice = remove the trigger, or make way for it

## Winning

d04-check-marines-cannot-win = the marines have no way to win
    .advice = name `goals`, or let something have the effect `win = "marines"`
d04-check-invader-cannot-win = the invader has no way to win
    .advice = name `frags` or a `timer`, or let something have the effect `win = "invader"`
d04-check-coloured-goal = `{ $tag }` is there only if { $who } plays
    .advice = a figure that must die has the colour `any`
d04-check-no-rounds = 0 rounds are over at once
    .advice = write how many rounds must be played
d04-check-early = the timer runs out in round { $timer }, before { $rounds } rounds are over
    .advice = wait for fewer rounds, or leave the timer out
d04-check-no-exit = nobody can leave by the door `{ $id }`
    .advice = only a door with `exit = true` leads off the board
d04-check-no-way = this goal can never be met
    .advice = clear the way to it, or name another
d04-check-late = this takes { $rounds } rounds at least, and the timer runs out in round { $timer }
    .advice = give more time, or shorten the way
d04-check-won-at-once = { $side ->
    [marines] the marines have won
   *[invader] the invader has won
} before anybody has decided anything
    .advice = let it take something: another goal, a later round, more frags

## Ways to go

d04-check-key-away = the { $key } on { $at } cannot be reached
    .advice = no marine gets there before the door `{ $id }` is open: move the key
d04-check-no-key = the door `{ $id }` needs the { $key }, and there is none
    .advice = lay down the token `{ $token }`
d04-check-area-away = no marine can get into the area { $area }
    .advice = look for obstacles that bar the way
d04-check-token-away = no marine can reach the token `{ $token }` on { $at }
    .advice = look for obstacles around it
d04-check-encounter-away = no marine can reach the encounter on { $at }
    .advice = look for obstacles around it

## Gaps in the checker

d04-check-unlaid = { $error }
    .advice = this is a gap in the checker: please report it
d04-check-unsound = the first position is not sound: { $error }
    .advice = this is a gap in the checker: please report it
