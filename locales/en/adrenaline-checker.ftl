# What the checker says about arenas of Adrenaline, besides what it says about any file (checker.ftl).

adrenaline-check-file = an arena of Adrenaline, which has `rooms` and `spawnpoints`

## What things are called

adrenaline-check-arena = arena
adrenaline-check-name = an arena
adrenaline-check-title = title
adrenaline-check-about = description
adrenaline-check-room = rectangle of a room
adrenaline-check-door = door
adrenaline-check-colour = colour of a room
adrenaline-check-spawnpoint-colour = colour of a spawnpoint

## What can be wrong

adrenaline-check-players = good for { $from } to { $to } players
    .advice = write the fewest and the most players, each from 3 to 5, as in `players = [3, 5]`
adrenaline-check-no-rooms = the arena has no room
    .advice = draw a red, a yellow and a blue room
adrenaline-check-overlap = { $room }: { $other } is already on { $at }
    .advice = leave the square to one of them
adrenaline-check-large = the arena is { $width } squares wide and { $height } high
    .advice = bring it within { $most } by { $most } squares
adrenaline-check-small = the arena has { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
    .advice = give it at least { $least }
adrenaline-check-scattered = { $room }: the part on { $at } is cut off from the rest
    .advice = a colour is one room: join its parts, or give this one another colour
adrenaline-check-door-nowhere = the door on the { $line } leads nowhere: there is no square on { $at }
    .advice = move the door between two rooms
adrenaline-check-door-inside = the door on the { $line } stands inside one room: { $room }
    .advice = move the door between two rooms, or give the squares beyond it another colour
adrenaline-check-door-twice = there are two doors on the { $line }
    .advice = delete one of them
adrenaline-check-no-spawnpoint = the { $spawnpoint } is missing
    .advice = put it in the room of its colour
adrenaline-check-second-spawnpoint = there is a second { $spawnpoint }
    .advice = delete one of them
adrenaline-check-spawnpoint-nowhere = the { $spawnpoint } is on { $at }, where there is no square
    .advice = put it in the room of its colour
adrenaline-check-spawnpoint-elsewhere = the { $spawnpoint } is on { $at }, in another room: { $room }
    .advice = put it in the room of its colour
adrenaline-check-away = there is no way from one room to another: { $other }, { $room }
    .advice = draw a door between them
adrenaline-check-unlaid = the arena cannot be laid out: { $error }
    .advice = take back the last change
