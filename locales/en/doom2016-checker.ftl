# What the checker says about missions of DOOM (2016), besides what it says about any file (checker.ftl).

d16-check-file = a mission of DOOM 2016, which has `rooms` and `invasion`

## What things are called

d16-check-mission = mission
d16-check-room = room
d16-check-name-mission = a mission
d16-check-name-room = a room
d16-check-objective-card = objective card
d16-check-threat-card = threat card
d16-check-invasion-card = invasion card
d16-check-portal-colour = colour of a portal
d16-check-token = token to take
d16-check-event-set = event set
d16-check-starting = starting weapon
d16-check-demon = demon
d16-check-title = title
d16-check-briefing = briefing
d16-check-door-line = door
d16-check-opening-line = opening
d16-check-wall-line = wall
d16-check-blocking-line = blocking edge
d16-check-impassable-line = impassable edge
d16-check-exit = exit
d16-check-difficult = difficult terrain
d16-check-teleporter = teleporter
d16-check-blue-portal = blue portal
d16-check-yellow-portal = yellow portal
d16-check-red-portal = red portal
d16-check-the-token = the token `{ $name }`
d16-check-objective = objective
d16-check-zone = zone
d16-check-marked-portal = marked portal
d16-check-drone = drone
d16-check-checkpoint = checkpoint
d16-check-a-marine = a marine
d16-check-and-argent = { $n } argent
d16-check-at-least = at least { $n }
d16-check-into-a-room = move it into a room

## The head of the file

d16-check-frags = { $n } frags
    .advice = write what the invader needs with 1, 2, 3 and 4 marines, each from 1 to { $most }
d16-check-rounds = { $n } rounds
    .advice = write after how many rounds the invader wins, 1 to { $most }
d16-check-argent = { $n } argent tokens
    .advice = the box has { $most }: write a number from 0 to { $most }
d16-check-event-twice = the event set `{ $name }` is named twice
    .advice = name three different ones
d16-check-events = the event deck has { $n } sets
    .advice = name three different ones, or leave `events` out
d16-check-kit-twice = a marine has the weapon `{ $name }` twice
    .advice = give him two different ones
d16-check-kits-in-box = { $n } marines have the weapon `{ $name }`, but the box has { $most }
    .advice = give somebody another one
d16-check-kits = there are { $n } kits
    .advice = write one for each of the four marines

## Cards

d16-check-no-objective = the mission has no objective
    .advice = name { $words }, or write `tutorial = true`
d16-check-no-threat = the mission has no threat
    .advice = name { $words }, or write `tutorial = true`
d16-check-tutorial-cards = the tutorial has neither objective nor threat card
    .advice = leave out `objective` and `threat`, or `tutorial`
d16-check-not-together = { $objective } is not used with { $threat }
    .advice = write { $words }
d16-check-tutorial-needs = the tutorial names no event sets or no kits
    .advice = add three sets as `events` and two weapons for each marine as `kits`
d16-check-tutorial-invasion = the tutorial offers { $n } invasion cards
    .advice = its only one lies face up
d16-check-no-invasion = the mission offers no invasion card
    .advice = name { $words }
d16-check-invasion-twice = the invasion card `{ $name }` is offered twice
    .advice = there is one of each

## What the objective is about

d16-check-unused = { $objective } has no use for { $what }
    .advice = leave it out, or choose another objective
d16-check-too-few = { $objective } needs { $need } × { $what }, and there are { $n }
    .advice = add some, or choose another objective
d16-check-superfluous = { $objective } needs { $need } × { $what }, and there are { $n }
    .advice = take some away, or choose another objective

## Rooms, doors and walls

d16-check-no-rooms = the map has no rooms
    .advice = add some to `rooms`
d16-check-overlap = the room `{ $room }` overlaps the room `{ $other }` on { $at }
    .advice = move one of the two, or make it smaller
d16-check-spaces = the map has { $n } spaces
    .advice = at most { $most } fit: leave some out
d16-check-wide = the door on { $line } is { $n } edges wide
    .advice = a door spans one or two edges
d16-check-nowhere = { $what } on { $line } leads nowhere: { $at } is no space
    .advice = it lies between spaces: move it, or add a room
d16-check-inside = { $what } on { $line } lies inside the room `{ $room }`
    .advice = doors and openings are set into walls: move it to the border of the room
d16-check-wall-on-wall = { $what } on { $line } lies where a wall is
    .advice = rooms have walls all round: leave it out
d16-check-on-wall = { $what } on { $line } lies on a wall
    .advice = move it, or make an opening there
d16-check-on-something = { $what } on { $line } lies where something else is
    .advice = one thing to an edge: move one of the two

## What lies and stands there

d16-check-figure-size = { $who } cannot stand on { $at }
    .advice = its base is { $base }; `to` is its last space
d16-check-starting-weapon = the token `{ $name }` is a starting weapon
    .advice = marines bring it: lay down a map weapon or a grenade
d16-check-tutorial-face-up = portals of the tutorial lie face down
    .advice = leave `up` out: they are turned up when a door is opened
d16-check-all-face-up = under { $threat } all portals lie face up
    .advice = leave `up` out
d16-check-starts = { $n } starts for four marines
    .advice = name at least four spaces as `starts`
d16-check-no-active = no teleporter is active
    .advice = marines come back on one: write `active = true` in `teleporters`
d16-check-no-portals = there are no portals
    .advice = demons need some: add them to `portals`

## Ways to go

d16-check-room-away = marines cannot reach { $n } of { $all } spaces of the room `{ $room }`: { $at } is the first
    .advice = add a door or an opening, or take away what bars the way
d16-check-away = marines cannot reach { $what } on { $at }
    .advice = make a way to it, or move it
d16-check-drone-stuck = the drone cannot get to an exit
    .advice = make a way for it, or move it
d16-check-seen = the portal on { $at } is in sight of the start on { $start }
    .advice = { $threat } would bring its demons at once: move one of the two, or write `up = true`
d16-check-crowded = a group of { $group } has { $n } spaces on and round the portal
    .advice = the rest would come farther away: move the portal from the walls
d16-check-stuck = a { $who } cannot get from the { $portal } on { $at } to a start
    .advice = make room for a base of { $base } at the portal, and ways as wide

## Maps in one line, and gaps in the checker

d16-check-sketch = { $error }
    .advice = { $advice }
d16-check-unlaid = { $error }
    .advice = this is a gap in the checker: please report it
