# What stands in the way of something that may not be done.

## Adrenaline

adrenaline-why-loaded = Already loaded: { $weapon }.
adrenaline-why-unloaded = Not loaded: { $weapon }.
adrenaline-why-cubes-red = You have too few red cubes.
adrenaline-why-cubes-yellow = You have too few yellow cubes.
adrenaline-why-cubes-blue = You have too few blue cubes.
adrenaline-why-actions = You have no actions left.
adrenaline-why-bot = The bot’s action is still to be made.
adrenaline-why-grabbed = You have grabbed on this square this turn.
adrenaline-why-tagged = You have damaged it this turn: { $spawnpoint }.
adrenaline-why-steps = Steps left for { $who }: { $n }.

## DOOM (2004)

refusal-d04-too-far = With { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left, no way ends on that space.
d04-why-figure = In the way: { $who }.
d04-why-wall = A wall is in the way.
d04-why-closed = Closed: { $door }.
d04-why-locked = Locked: { $door }.
d04-why-jammed = Jammed: { $door }.
d04-why-smashed = Smashed: { $door }.
d04-why-barrel = A barrel stands at { $at }.
d04-why-points = Movement points left: { $n }.
d04-why-attacks = No attack is left.
d04-why-ammo = No ammo: { $weapon }.
d04-why-weapon = You do not have it: { $weapon }.
d04-why-berserk = You are berserk and use your fists alone.
d04-why-used = Already used this turn: { $weapon }.
d04-why-acted = Already activated this turn: { $who }.
d04-why-spawned = You have played a spawn card or activated an invader this turn.

## DOOM (2016)

refusal-d16-too-far = With { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left, no way ends on that space.
d16-why-figure = In the way: { $who }.
d16-why-wall = A wall is in the way.
d16-why-closed = Closed: { $door }.
d16-why-points = Movement points left: { $n }.
d16-why-rooted = A card says that you cannot move.
d16-why-open = Its attack is still to be made: { $card }.
d16-why-mains = No main action is left.
d16-why-dark = In the darkness you attack no farther than range { $n }.
d16-why-kind = Exhausted: { $kind }.
d16-why-acted = Already activated with this card: { $who }.
d16-why-class = Your class card is exhausted.
