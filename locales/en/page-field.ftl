# The page's words at the tables of both DOOM games.

page-field-everybody = Everybody and the goals

## What a card is used for, in a word

page-field-do-fire = Attack
page-field-do-aimed = Aim and attack
page-field-do-play = Play
page-field-do-event = Play
page-field-do-glory = Use
page-field-do-spawn = Spawn
page-field-do-discard = Discard
page-field-do-burn = Discard for argent
page-field-do-link = Discard for progress
page-field-do-sprint = Sprint
page-field-do-fetch = Take back
page-field-do-arm = Choose
page-field-do-class = Choose
page-field-do-invasion = Choose
page-field-do-event-set = Choose

## The position in words

page-field-at = { $name } ({ $x }, { $y })
page-field-health = health { $n } of { $all }
page-field-acts = acts now
page-field-way-n = { $n } north
page-field-way-e = { $n } east
page-field-way-s = { $n } south
page-field-way-w = { $n } west
page-field-around = Around { $name }: { $list }
page-field-free-n = north { $n } free, then { $what }
page-field-free-e = east { $n } free, then { $what }
page-field-free-s = south { $n } free, then { $what }
page-field-free-w = west { $n } free, then { $what }
page-field-wall = wall
page-field-blocking = blocking edge
page-field-impassable = impassable edge
page-field-unknown = the unknown
page-field-edge = the edge
page-field-door = door { $n }
page-d04-door = { $door } { $n }
page-d04-goal-reach-area = Reach: { $room }
page-d04-goal-gather = Gather: { $room }
page-d04-goal-clear = Clear: { $room }
page-field-open = open
page-field-closed = closed
page-field-figures = Figures
page-field-doors = Doors
page-field-things = Things on the floor
page-field-line = { $name }: { $list }

# Walking by destination.
page-field-way = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-field-way-to = Walk { $where }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-field-way-harm = { $n ->
    [one] { $n } wound on the way
   *[other] { $n } wounds on the way
}
page-field-way-stirs = May attack you on the way: { $who }
page-field-way-seen = Comes to see you: { $who }
page-field-walk = Go
