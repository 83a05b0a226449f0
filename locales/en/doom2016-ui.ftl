# DOOM (2016) in the terminal.

ui-d16-welcome = A squad of marines against an invasion from hell. You play against the computer, or share the terminal; Enter takes the number in brackets.
ui-d16-ask-mission = Which mission, or a whole operation? ({ $from }–{ $to })
ui-d16-tutorial = to learn the game
ui-d16-whole-operation = Operation { $operation }: { $n } missions, one after the other
ui-d16-setup = set-up
ui-d16-mp = MP { $n }
ui-d16-mains = main { $n }
ui-d16-dark = range ≤ { $n }
ui-d16-invader = events { $hand }, deck { $deck }
ui-d16-speed = speed { $n }
ui-d16-health = health { $n }
ui-d16-stability = stagger value { $n }
ui-d16-tough = tough
ui-d16-at-most = at most { $n }
ui-d16-short-main = M
ui-d16-short-bonus = B
ui-d16-short-reaction = R
ui-d16-letter-red = R
ui-d16-letter-black = B
ui-d16-group-demons = demons
ui-d16-group-events = events
ui-d16-frags-of = frags { $n } of { $limit }

## The goal and the threat

ui-d16-goal-tutorial = Open a door, kill all demons
ui-d16-goal-samples = Samples held: { $n } of { $all }
ui-d16-goal-relays = Relays: { $list }
ui-d16-goal-zones = Zones held: progress { $n } of { $all }
ui-d16-goal-assets = Assets delivered: { $n } of { $all }
ui-d16-goal-drone = Drone to the exit: { $left }
ui-d16-goal-breach = Left: portals { $portals }, demons { $demons }
ui-d16-threat-sight = portals { $n }
ui-d16-threat-counters = counters { $n }
ui-d16-threat-stock = stock { $n }, spend ≤ { $left }

## Signs of the map

ui-d16-blocking = blocking edge
ui-d16-impassable = impassable edge
ui-d16-difficult = difficult ground
ui-d16-zone = zone
ui-d16-checkpoint = checkpoint
ui-d16-relay = relay
ui-d16-portal-up = portal
ui-d16-portal-down = portal, face down

## What a figure sees

ui-d16-sees-cover = In sight, with cover: { $list }. Cover on an empty space: ◦
ui-d16-no-actor = None of your figures is acting now: type see and a figure, like see I3 or see p1.
ui-d16-no-figure = No figure “{ $word }” on the map; write f3 or I3, p1, Alpha, or the place, like 4,1.
ui-d16-no-place = “{ $word }” is not a place on this map; write x,y, like 4,1.

## The invasion card, and what may be asked for by a word

ui-d16-invasion = Invasion card:
ui-d16-invasion-one-of = The invasion card lies face down; it is one of these:
ui-d16-invasion-guess = As far as the marines know, it is one of these: { $list }.
ui-d16-topic-cov = cover
ui-d16-topic-los = sight
ui-d16-topic-stn = stun
ui-d16-topic-arg = argent
ui-d16-topic-por = portals
ui-d16-topic-tel = teleporters
ui-d16-topic-glo = glory kills
ui-d16-topic-lrg = large figures
ui-d16-topic-dor = doors

## Help

ui-d16-no-rule = There is no rule { $rule }; rules are written like D16-MOV-2.
ui-d16-no-help = There is no card, class or demon “{ $word }”.
ui-d16-keys = number: choose · word: find · c: cards · ?: help · u: undo · s FILE · q: quit
ui-d16-keys-short = number: choose · word: find · see · map · c: cards · ?: help · u: undo · q: quit
ui-d16-help-text =
    a number           take that choice
    imp, 4,1, /play    list only the choices with that word or place; Enter: all again
    step N, at f3      an action in notation, also one that is not on the list: you learn why not
    m                  the next page of choices
    see                what your figure sees and who has cover from it; see I3, see p1: the same for another
    map 12,4           that part of the map; map alone: all of it
    ? sidearm          what a card, a class or a demon does
    ? map              what the signs mean
    rule D16-MOV-2     a rule in full
    why f3             why something cannot be chosen, and what is the cause
    c                  mission, cards and demons in full
    log                everything that has happened
    Enter              the screen once more
    u                  undo your last action, unless it showed something new
    s game.tfr         save the replay
    q                  quit
ui-d16-signs-text =
    Figures: ●▲■◆ marines, ¤ drone; I3 demon f3, i3 a damaged one; behind it ! staggered, * stunned, % carries a sample; ♥2 health left of a large one; [●] »I3 ‹●› ›I3 who acts or can be chosen.
    Lines: ┃━ wall; ║═ closed door with its number; ▒ blocking edge, no way for small figures and no sight; ┄┆ impassable edge, no way for small figures.
    Spaces: ~ difficult ground; (@) active, @ inactive teleporter; ΩB portal with the letter of its colour, ωB face down, a number: its counters, %: it brings a sample; + health pack, two letters: a weapon; % sample, $ asset, !1 relay, z zone, ★ exit, ? checkpoint, & decoy; 12 where choice 12 leads, Ω1 there is a portal, +12 something else lies there; ←↑→↓ there is more.
    Beside it: ▸ whose activation it is; » the initiative cards still to come, up to › in this order, ☠ the invader's; MP movement points, main: main actions left; ♥ health left; ▤ cards in hand; ✦ glory kill cards; ◇ argent; ▾ demon cards face down; ✓ used this round.
    Your cards: M main action, B bonus action, R reaction; +3 movement points; 4:RB range 4, a red and a black die.

## What demons can do

d16-ability-hit-and-run-help = after its attack it gains 2 movement points
d16-ability-charged-fireball-help = +2 range and 1 more red die
d16-ability-crossfire-help = re-rolls 1 die if another possessed soldier sees the defender
d16-ability-shock-round-help = stuns the defender if it dealt damage
d16-ability-ram-help = 1 more red die after it has shifted 3 spaces
d16-ability-headlong-help = 3 more movement points
d16-ability-flying-help = impassable and blocking edges do not stop it, nothing costs it more
d16-ability-lightning-orb-help = stuns the defender if it dealt damage
d16-ability-jets-help = flies with its first 3 movement points
d16-ability-salvo-help = ignores cover and re-rolls any dice once
d16-ability-splash-help = each other marine adjacent to the defender suffers 1 damage
d16-ability-fire-wash-help = attacks every marine within 2 and in sight instead
d16-ability-stride-help = 1 more red die at range 1
d16-ability-slam-help = after its attack each marine within 2 suffers 1 damage and is pushed 1 space
d16-ability-twin-fire-help = attacks a second time, another marine, with 2 red dice
d16-ability-rocket-storm-help = 2 more red dice, and each other marine adjacent to the defender suffers 1 damage

## Operations

ui-d16-operation-score = Operation { $operation }: missions won by the marines { $marines }, by the invader { $invader }.
ui-d16-operation-next = The next mission: { $title }.
ui-d16-perk-marines = The marines lost and begin with one more health pack.
ui-d16-perk-invader = The invader lost and begins with 2 argent tokens on the invasion card.
ui-d16-operation-kept = This is kept in { $file }; another day, go on with --campaign { $file }.
ui-d16-operation-ask = Enter goes on, q stops here.
ui-d16-operation-marines = The operation is over: the marines have won it.
ui-d16-operation-invader = The operation is over: the invader has won it.
ui-d16-operation-draw = The operation is over: a draw.
