# DOOM (2004): questions, choices and what happens.

## Parts of sentences

d04-figure = { $kind } { $id }
d04-at = { $what } at { $at }
d04-armed = { $who } ({ $weapon })
d04-either = { $one } or { $other }
d04-nothing = nothing
d04-nobody = nobody
d04-empty-space = empty space
d04-an-order = 1 order
d04-numbered-door = { $door } { $n }
d04-spawn-card = a spawn card ({ $group })
d04-card-copy = { $name }, card { $id }
d04-frags-of = { $n } of { $limit } frags
d04-many-attacks = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}
d04-half-n = north half
d04-half-e = east half
d04-half-s = south half
d04-half-w = west half

# Names at the beginning of a sentence.
d04-the-zombie = The zombie { $id }
d04-the-trite = The trite { $id }
d04-the-imp = The imp { $id }
d04-the-demon = The demon { $id }
d04-the-archvile = The archvile { $id }
d04-the-mancubus = The mancubus { $id }
d04-the-hell-knight = The hell knight { $id }
d04-the-cyberdemon = The cyberdemon { $id }
d04-the-red-marine = The red marine
d04-the-green-marine = The green marine
d04-the-blue-marine = The blue marine
d04-the-invader = The invader

# Dice and odds. A face is written range/damage, with * for a bullet.
d04-face-miss = miss
d04-die = { $die } ({ $face })
d04-die-nth = { $die } no. { $nth } ({ $face })
d04-roll = { $dice } = range { $range }, damage { $damage }
d04-roll-miss = { $dice } = miss
d04-stands-hit = Dice: { $roll }. So far it hits for { $damage } damage.
d04-stands-miss = Dice: { $roll }. So far it fails.
d04-stands-short = Dice: { $roll }. So far it fails: it reaches { $reach } of { $range } spaces.
d04-decimal = { $whole }.{ $tenth }
d04-victim = { $who } ({ $wounds } wounds)
d04-odds = hits { $chance }%, { $wounds } wounds
d04-odds-range = range { $range }, hits { $chance }%, { $wounds } wounds
d04-odds-empty = hits { $chance }%
d04-odds-empty-range = range { $range }, hits { $chance }%
d04-odds-barrel = hits { $chance }%, explodes { $blow }%
d04-odds-barrel-range = range { $range }, hits { $chance }%, explodes { $blow }%
d04-odds-many = hits { $chance }%, affects { $victims }
d04-odds-many-range = range { $range }, hits { $chance }%, affects { $victims }
d04-odds-nobody = hits { $chance }%, affects nobody
d04-odds-nobody-range = range { $range }, hits { $chance }%, affects nobody

## Questions

d04-prompt-respawn = You fell at { $at }. Where do you come back?
    .other = { $who } fell at { $at } and chooses where to come back.
d04-prompt-declare = Round { $round }. Health left: { $wounds }. Choose an action.
    .other = Round { $round }. { $who } chooses an action. Health left: { $wounds }.
d04-prompt-declare-extra = Round { $round }. Health left: { $wounds }. Choose an action; adrenaline adds { $extra }.
    .other = Round { $round }. { $who } chooses an action; adrenaline adds { $extra }. Health left: { $wounds }.
d04-prompt-act = Your turn. Left: { $left }.
    .other = { $who } acts. Left: { $left }.
d04-prompt-act-sharing = You share a space and must move on. Left: { $left }.
    .other = { $who } shares a space and must move on. Left: { $left }.
d04-prompt-act-end = Your action is used up. Anything else?
    .other = { $who } has no action left.
d04-prompt-mist = { $card }: up to { $spaces }, then 1 more attack.
    .other = { $card }: { $who } moves up to { $spaces }, then attacks once more.
d04-prompt-discard = Your hand has { $n } cards, the limit is { $limit }. Discard one.
    .other = { $who } discards down to { $limit } cards.
d04-prompt-menu = { $n ->
    [0] Your turn. Every invader has been activated.
    [one] Your turn. { $n } invader can still be activated.
   *[other] Your turn. { $n } invaders can still be activated.
}
    .other = { $who } activates invaders.
d04-prompt-menu-spawn = { $n ->
    [0] Your turn. You may play a spawn card.
    [one] Your turn. You may play a spawn card before you activate invaders: { $n } is on the board.
   *[other] Your turn. You may play a spawn card before you activate invaders: { $n } are on the board.
}
    .other = { $who } may play a spawn card before activating invaders.
d04-prompt-event = Play an event?
    .other = { $who } may play an event.
d04-prompt-event-before = Attack: { $attacker } → { $target }. Play an event first?
    .other = Attack: { $attacker } → { $target }. { $who } may play an event.
d04-prompt-event-roll = Attack: { $attacker } → { $target }. { $stands } Play an event?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } may play an event.
d04-prompt-event-after = After the attack: { $attacker } → { $target }. Play an event?
    .other = After the attack: { $attacker } → { $target }. { $who } may play an event.
d04-prompt-event-turn = A turn begins: { $whom }. Play an event?
    .other = A turn begins: { $whom }. { $who } may play an event.
d04-prompt-event-take = Equipment was taken: { $whom }. Play an event?
    .other = Equipment was taken: { $whom }. { $who } may play an event.
d04-prompt-event-reveal = An area has been revealed. Play an event?
    .other = An area has been revealed. { $who } may play an event.
d04-prompt-event-on = { $card }: what do you choose?
    .other = { $card }: { $who } chooses.
d04-prompt-order = Use your guard now?
    .other = { $who } may use guard now.
d04-prompt-order-before = Attack: { $attacker } → { $target }. Use your order first?
    .other = Attack: { $attacker } → { $target }. { $who } may use an order.
d04-prompt-order-after = After the attack: { $attacker } → { $target }. Use your order now?
    .other = After the attack: { $attacker } → { $target }. { $who } may use an order.
d04-prompt-order-heal = The round ends. Use your heal order?
    .other = The round ends. { $who } may use a heal order.
d04-prompt-order-hurt = The { $whom } is about to take the last wound. Use your heal order first?
    .other = The { $whom } is about to take the last wound. { $who } may use a heal order first.
d04-prompt-order-away = The { $whom } is moving out of your reach. Use your heal order first?
    .other = The { $whom } is moving out of reach. { $who } may use a heal order first.
d04-prompt-order-jitters = { $card }: attack with your guard now or lose it.
    .other = { $card }: { $who } attacks with guard now or loses it.
d04-prompt-closing-flesh = { $card }: which invader loses 1 wound token?
    .other = { $card }: { $who } chooses an invader.
d04-prompt-hinge-breaker = { $card }: which door leaves the game?
    .other = { $card }: { $who } chooses a door.
d04-prompt-jammed-track = { $card }: which door is jammed shut?
    .other = { $card }: { $who } chooses a door.
d04-prompt-jitters = { $card }: whose guard?
    .other = { $card }: { $who } chooses a marine.
d04-prompt-wrong-crate = { $card }: which token do you swap?
    .other = { $card }: { $who } chooses a token.
d04-prompt-wrong-crate-second = { $card }: with which token do you swap { $what }?
    .other = { $card }: { $who } chooses a token to swap with { $what }.
d04-prompt-backup = The invader plays { $card }. Cancel it with { $plan }?
    .other = The invader plays { $card }. { $who } may cancel it with { $plan }.
d04-prompt-trap = { $n ->
    [one] { $card }: activate { $n } more invader?
   *[other] { $card }: activate up to { $n } invaders?
}
    .other = { $card }: { $who } chooses invaders to activate.
d04-prompt-activation = Active: { $figure }. Left: { $left }.
    .other = Active: { $figure }. { $who } decides. Left: { $left }.
d04-prompt-activation-sharing = Active: { $figure }. It shares a space and must move on. Left: { $left }.
    .other = Active: { $figure }. { $who } must move it on: it shares a space. Left: { $left }.
d04-prompt-target = Attack with { $weapon }: which space?
    .other = Attack with { $weapon }: { $who } chooses a space.
d04-prompt-target-aimed = Aimed attack with { $weapon }: which space?
    .other = Aimed attack with { $weapon }: { $who } chooses a space.
d04-prompt-target-of = Attack by { $figure }: which space?
    .other = Attack by { $figure }: { $who } chooses a space.
d04-prompt-reroll-aim = { $stands } Your attack is aimed: which dice are rolled again?
    .other = { $stands } { $who } chooses dice to re-roll.
d04-prompt-reroll-dodge = Attack: { $attacker } → { $target }. { $stands } You dodge: which dice are rolled again?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } chooses dice to re-roll.
d04-prompt-reroll-blur = Attack: { $attacker } → { $target }. { $stands } Play an event to dodge it?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } may play an event.
d04-prompt-reroll-blurred = Attack: { $attacker } → { $target }. { $stands } The attack is dodged: which dice are rolled again?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } chooses dice to re-roll.
d04-prompt-knock = Knockback by { $attacker }: everyone hit may be moved up to 3 spaces. Whom, and where to?
    .other = Knockback by { $attacker }: { $who } may move everyone hit up to 3 spaces.
d04-prompt-chain = The attack may go on from { $target }, up to { $spaces }, one die fewer each time. Where to?
    .other = The attack may go on from { $target }, up to { $spaces }: { $who } chooses.
d04-prompt-watch = The { $whom } has come within reach. Attack with a watchful invader?
    .other = The { $whom } has come within reach. { $who } may attack with a watchful invader.
d04-prompt-lay = The new area needs one more: { $kind }. All of them are on the board. Take one off for it?
    .other = The new area needs one more: { $kind }. { $who } may take one off the board for it.
d04-prompt-place = Spawn { $nth } of { $n }: { $kind }. Where, out of every marine's sight?
    .other = Spawn { $nth } of { $n }: { $kind }. { $who } chooses a place out of the marines' sight.
d04-prompt-place-reuse = Spawn: { $kind }. All of them are on the board. Take one off and reuse it?
    .other = Spawn: { $kind }. { $who } may take one off the board and reuse it.
d04-prompt-offer = The { $giver } offers you: { $what }. Accept?
    .other = { $who } is offered { $what } by the { $giver }.
d04-prompt-over = The game is over.
d04-prompt-wait = The game goes on.

## Choices

d04-label-respawn = Come back at { $at }
d04-label-adrenaline = Use adrenaline: 4 more spaces this turn
d04-label-declare = { $name }: { $grants }
d04-label-declare-plain = { $name }
d04-label-ready = { $name }: { $spaces } or { $attacks }, and 1 order
d04-label-ready-extra = { $name }: { $spaces }, or { $extra } and { $attacks }; and 1 order
d04-label-step = Step { $dir }
d04-label-lead = Step { $dir }, { $half } first
d04-onto = { $step } – { $things }
d04-through = { $step }, through { $who }
d04-watched = { $step }, watched by { $who }
d04-label-teleport = Teleport to { $at }
d04-label-teleport-unknown = Teleport into the unknown
d04-label-teleport-kill = Teleport to { $at }, killing { $who }
d04-label-duct = Through the ducts to { $at }
d04-label-open = Open { $door }, for 2 movement points
d04-label-close = Close { $door }, for 2 movement points
d04-label-smash = Remove { $door }
d04-label-jam = Jam { $door }
d04-label-leave = Leave the board by { $door }
d04-label-take = Take { $what }
d04-label-give = Give to { $whom }: { $what }, for 1 movement point
d04-label-accept = Accept
d04-label-order-aim = Order aim: re-roll dice of a later attack
d04-label-order-guard = Order guard: 1 attack in the invader's turn
d04-label-order-dodge = Order dodge: have dice re-rolled when you are attacked
d04-label-order-heal = Order heal: 1 wound back, for you or an adjacent marine
d04-label-drop = Drop the aim order
d04-label-heal = Use heal on { $whom }: 1 wound back
d04-label-fire = Attack with { $weapon } ({ $dice })
d04-label-fire-ammo = Attack with { $weapon } ({ $dice }, { $ammo })
d04-label-fire-sweep = Sweep with { $weapon }: { $odds }
d04-label-aim = Aimed attack with { $weapon } ({ $dice })
d04-label-aim-ammo = Aimed attack with { $weapon } ({ $dice }, { $ammo })
d04-label-aim-sweep = Aimed sweep with { $weapon }: { $odds }
d04-label-strike = Attack
d04-label-strike-sweep = Sweep: { $odds }
d04-label-at = Attack { $what }: { $odds }
d04-label-space = Space { $at }
d04-label-crate = Swap { $what }
d04-label-reroll = Re-roll { $dice }: hits { $chance }%
d04-label-reroll-one = Re-roll { $dice }: hits { $chance }%, { $wounds } wounds
d04-label-reroll-none = Keep all dice
d04-label-knock = Move { $who } to { $at }
d04-label-chain = Give up 1 { $die }, attack { $what }: { $odds }
d04-label-chain-empty = Give up 1 { $die }, pass over { $at }
d04-label-discard = Discard { $card }
d04-label-spawn = Spawn { $group }
d04-label-put = Place at { $at }
d04-label-remove = Take { $who } off the board
d04-label-activate = Activate { $who }, { $spaces }
d04-label-activate-plain = Activate { $who }
d04-label-mend = 1 wound token off { $who } (has { $wounds })
d04-label-watch = Attack with { $who }: { $odds }
d04-label-pick = Choose { $whom }
d04-label-play = Play { $card }
d04-label-cancel = Cancel it
d04-label-pass = Pass
d04-label-pass-event = Play nothing
d04-label-pass-order = Keep the order
d04-label-pass-until-attack = Keep the order; ask me again when an invader attacks
d04-label-pass-this-turn = Keep the order; do not ask me this turn
d04-label-pass-jitters = Lose the guard
d04-label-pass-backup = Let it happen
d04-label-pass-offer = Decline
d04-label-pass-watch = No attack
d04-label-pass-place = Leave this figure out
d04-label-pass-blur = Do not dodge
d04-label-done = Nothing more
d04-label-done-turn = End the turn
d04-label-done-mist = No more of { $card }
d04-label-done-invaders = End the invader's turn
d04-label-done-activation = Nothing more with { $who }
d04-label-done-trap = { $card }: activate no more
d04-label-done-knock = Move nobody
d04-label-done-chain = Stop the attack here

## What happens

d04-log-began = The game begins. Difficulty: { $difficulty }.
d04-log-round = Round { $n }.
d04-log-turn = { $who } begins a turn.
d04-log-declared = { $who } declares { $action }.
d04-log-adrenaline = { $who } uses adrenaline: 4 more spaces.
d04-log-moved = { $who } moves from { $from } to { $to }.
d04-log-teleported = { $who } teleports to { $to }.
d04-log-duct = { $who } goes through the ducts to { $to }.
d04-log-respawned = { $who } comes back at { $at }.
d04-log-door-open = Opened: { $door }.
d04-log-door-closed = Closed: { $door }.
d04-log-smashed = Smashed and open for good: { $door }.
d04-log-jammed = Jammed shut until the invader's next turn: { $door }.
d04-log-left = { $who } leaves the board.
d04-log-took = { $who } picks up: { $what }.
d04-log-dropped = Dropped at { $at }: { $what }.
d04-log-gave = { $who } gives the { $whom }: { $what }.
d04-log-refused = { $who } declines.
d04-log-ordered = { $who } places an order: { $order }.
d04-log-lapsed = { $who } loses an order: { $order }.
d04-log-used = { $who } uses an order: { $order }.
d04-log-healed = { $who } recovers { $wounds }.
d04-log-attacked = { $who } attacks { $at }.
d04-log-attacked-range = { $who } attacks { $at } at range { $range }.
d04-log-swept = { $who } attacks everyone adjacent.
d04-log-rolled = { $who } rolls { $roll }.
d04-log-rerolled = { $who } has dice rolled again: { $roll }.
d04-log-cancelled = Aim and dodge cancel each other: no dice are rolled again.
d04-log-spent = { $who } spends { $ammo } ({ $weapon }).
d04-log-hit = Hit: { $damage } damage.
d04-log-hit-more = Hit: { $damage } damage ({ $rolled } on the dice, { $bonus }).
d04-bonus-deadly = { $n } more because the attack is deadly
d04-bonus-cards = { $n } more from the marine's cards
d04-bonus-squad = { $n } more from Squad Voice
d04-bonus-event = { $n } more from an event card
d04-log-failed-miss = The attack fails: a miss.
d04-log-failed-range = The attack fails: it reaches { $reach }, and the range is { $range }.
d04-log-scattered = The blast drifts { $spaces } { $dir } to { $to }.
d04-log-scattered-stopped = The blast drifts { $dir } ({ $spaces }) into something and harms nobody.
d04-log-scattered-miss = The blast harms nobody.
d04-log-wounded = { $who } takes { $wounds }.
d04-log-wounded-goo = { $who } takes { $wounds } from the goo.
d04-log-wounded-barrel = { $who } takes { $wounds } from the barrel.
d04-log-wounded-telefrag = { $who } takes { $wounds } from a telefrag.
d04-log-wounded-scenario = { $who } takes { $wounds }, as the scenario says.
d04-log-died = { $who } dies.
d04-log-fragged = { $who } is fragged: { $frags }.
d04-log-knocked = { $who } is knocked to { $to }.
d04-log-exploded = The barrel at { $at } explodes.
d04-log-drew = { $who } draws { $what }.
d04-log-ran-out = The deck has run out and is reshuffled. A frag for the invader: { $frags }.
d04-log-discarded = { $who } discards { $card }.
d04-log-spawning = { $who } spawns { $group }.
d04-log-placed = { $who } appears at { $at }.
d04-log-removed = { $who } is taken off the board for reuse.
d04-log-no-room = No place out of sight: { $kind }.
d04-log-activated = { $who } is activated.
d04-log-played = { $who } plays { $card }.
d04-log-played-event = { $who } plays { $card }. { $help }
d04-log-backup = { $who } cancels { $card } with { $plan }.
d04-log-mended = { $who } loses 1 wound token.
d04-log-swapped = The tokens at { $one } and { $other } are swapped.
d04-log-revealed = A new area is revealed.
d04-log-scored = { $who } scores { $n }: { $frags }.
d04-log-won-marines = The marines win.
d04-log-won-invader = The invader wins.
