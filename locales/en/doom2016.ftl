# DOOM (2016): questions, choices and what happens.

## Parts of sentences

d16-figure = { $kind } { $id }
d16-at = { $what } at { $at }
    .shown = { $what }
d16-armed = { $who } ({ $card })
d16-either = { $one } or { $other }
d16-nothing = nothing
d16-nobody = nobody
d16-no-dice = no dice
d16-attack = attack
d16-door = door { $n }
d16-card-copy = { $name }, copy { $n }
d16-unknown-card = an initiative card
d16-many-mains = { $n ->
    [one] { $n } main action
   *[other] { $n } main actions
}
d16-many-attacks = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}
d16-many-events = { $n ->
    [one] { $n } event card
   *[other] { $n } event cards
}
d16-many-glory = { $n ->
    [one] { $n } glory kill card
   *[other] { $n } glory kill cards
}
d16-many-counters = { $n ->
    [one] { $n } threat counter
   *[other] { $n } threat counters
}

# Names at the beginning of a sentence.
d16-the-imp = The imp { $id }
d16-the-possessed-soldier = The possessed soldier { $id }
d16-the-pinky = The pinky { $id }
d16-the-cacodemon = The cacodemon { $id }
d16-the-revenant = The revenant { $id }
d16-the-mancubus = The mancubus { $id }
d16-the-baron-of-hell = The baron of hell { $id }
d16-the-cyberdemon = The cyberdemon { $id }
d16-the-drone = The drone
d16-the-invader = The invader

# Dice.
d16-many-red = { $n } red
d16-many-black = { $n } black
d16-reach = range { $range }, { $dice }
d16-reach-times = { $reach }, { $n } times
d16-reach-everyone = { $reach }, at every enemy
d16-die = { $die } ({ $n })
d16-die-nth = { $die } no. { $nth } ({ $n })
d16-roll = { $dice } = { $damage }
d16-stands = Dice: { $roll }. Defence: { $block }. Gets through: { $net }.
d16-stands-roll = Dice: { $roll }.
d16-special = special icon: { $block }

## What cards do

# Abilities of demons.
d16-ability-hit-and-run = Hit & Run
d16-ability-charged-fireball = Charged Fireball
d16-ability-crossfire = Crossfire
d16-ability-shock-round = Shock Round
d16-ability-ram = Ram
d16-ability-headlong = Headlong
d16-ability-flying = Flying
d16-ability-lightning-orb = Lightning Orb
d16-ability-jets = Jets
d16-ability-salvo = Salvo
d16-ability-splash = Splash
d16-ability-fire-wash = Fire Wash
d16-ability-stride = Stride
d16-ability-slam = Slam
d16-ability-twin-fire = Twin Fire
d16-ability-rocket-storm = Rocket Storm

# What an attack gains.
d16-gain-red = { $n ->
    [one] +{ $n } red die
   *[other] +{ $n } red dice
}
d16-gain-black = { $n ->
    [one] +{ $n } black die
   *[other] +{ $n } black dice
}
d16-gain-range = +{ $n } range
d16-gain-pierce = Pierce { $n }
d16-gain-reroll = { $n ->
    [one] re-roll { $n } die
   *[other] re-roll { $n } dice
}
d16-gain-reroll-any = { $n ->
    [one] re-roll any dice
   *[other] re-roll any dice { $n } times
}
d16-gain-best-face = { $n ->
    [one] turn { $n } die to its best face
   *[other] turn { $n } dice to their best faces
}
d16-gain-any-face = { $n ->
    [one] turn { $n } die to any face
   *[other] turn { $n } dice to any faces
}
d16-gain-ignore-cover = ignore cover
d16-gain-stun = stun if it deals damage

# Effects.
d16-effect-plus = +{ $what }
d16-effect-minus = −{ $what }
d16-effect-next = next attack: { $gains }
d16-effect-next-within = next attack within { $n }: { $gains }
d16-effect-attack = attack: { $reach }
d16-effect-splash = Splash { $n }
d16-effect-reveal-again = another defence card is revealed
d16-effect-cap = at most { $damage }
d16-effect-harm = { $damage } to { $whom }
d16-effect-stun = stun { $whom }
d16-effect-push = push { $spaces } away
d16-effect-burst = { $damage } to { $whom } on a space within { $n } and adjacent to it
d16-effect-burst-dice = damage of { $dice } to { $whom } on a space within { $n } and adjacent to it
d16-effect-recover = recover { $damage }
d16-effect-heal = { $whom } recovers { $damage }
d16-effect-move = move up to { $spaces }
d16-effect-draw = draw { $cards }
d16-effect-argent-its-card = { $argent } on its card
d16-effect-argent-demon-card = { $argent } on a demon card
d16-effect-argent-any-card = { $argent } on any card

# Whom they are for.
d16-whom-within = { $whom } within { $n }
d16-whom-defender = the defender
d16-whom-enemy = an enemy
d16-whom-enemies = every enemy
d16-whom-by-defender = an enemy by the last defender
d16-whom-demons = every demon
d16-whom-marines = every marine
d16-whom-figures = every figure
d16-whom-killer = the killer
d16-whom-marine = a marine
d16-whom-other-marine = another marine

# Rules of single cards.
d16-hook-flying = fly
d16-hook-jets = { $n ->
    [one] fly for { $n } movement point
   *[other] fly for { $n } movement points
}
d16-hook-wash = attack every marine within { $n }
d16-hook-reload = take back a card of this set
d16-hook-root = spend no more movement points
d16-hook-unsteady = demons stagger { $n } sooner
d16-hook-trophies = next glory kill: +{ $n } card
d16-hook-reshuffle = shuffle the discards into the deck
d16-hook-decoy = decoy within { $n }
d16-hook-dark-pact = +{ $n } red die for first attacks on a marine
d16-hook-darkness = marines attack within { $n } this round
d16-hook-ambush = reorder the top { $n } initiative cards
d16-hook-slip-past = enemies cost nothing extra
d16-hook-scout = look at the next initiative card
d16-hook-go-first = your initiative card on top
d16-hook-free-doors = doors are free
d16-hook-demolition = +{ $n } Splash and grenade damage
d16-hook-pick = one of the new cards into your hand
d16-hook-blood-thirst = glory kills recover { $n } more
d16-hook-climb = ignore terrain for { $n } movement points
d16-hook-free-teleport = first teleport is free
d16-hook-wake = activate a teleporter within { $n }
d16-hook-no-stun = cannot be stunned
d16-hook-take-back = take back a played bonus card
d16-hook-pack = health packs recover { $n }
d16-hook-lend-mp = { $n ->
    [one] +{ $n } movement point for another marine
   *[other] +{ $n } movement points for another marine
}

## Questions

d16-prompt-start = Choose the space where you begin.
    .other = { $who } chooses a space to begin on.
d16-prompt-class = Choose your class.
    .other = { $who } chooses a class.
d16-prompt-arm = Choose your starting weapon { $nth } of 2.
    .other = { $who } chooses starting weapon { $nth } of 2.
d16-prompt-lead = Which marine gets the squad card { $squad }?
    .other = { $who } decides who gets the squad card { $squad }.
d16-prompt-event-sets = Choose event set { $nth } of 3.
    .other = { $who } chooses event set { $nth } of 3.
d16-prompt-invasion = Choose your invasion card. The marines will not see it.
    .other = { $who } chooses an invasion card in secret.
d16-prompt-burn = Event cards discarded for argent this round: { $n } of 3. Discard another?
    .other = { $who } may discard event cards for argent: { $n } of 3 this round.
d16-prompt-kinds = An invader card: which demons activate?
    .other = An invader card: { $who } chooses which demons activate.
d16-prompt-demons = Still to act: { $demons }. Which one is next?
    .other = Still to act: { $demons }. { $who } chooses the next one.
d16-prompt-demon = Active: { $figure }. Left: { $left }.
    .other = Active: { $figure }. { $who } decides. Left: { $left }.
d16-prompt-demon-sharing = Active: { $figure }. It shares a space and must move on. Left: { $left }.
    .other = Active: { $figure }. { $who } must move it on: it shares a space. Left: { $left }.
d16-prompt-respawn = You were killed. Where do you come back?
    .other = { $who } was killed and chooses where to come back.
d16-prompt-act = Your activation. Left: { $left }.
    .other = { $who } acts. Left: { $left }.
d16-prompt-act-sharing = You share a space and must move on. Left: { $left }.
    .other = { $who } shares a space and must move on. Left: { $left }.
d16-prompt-act-open = { $card }: attack now, after moving, or not at all. Left: { $left }.
    .other = { $card }: { $who } attacks now, after moving, or not at all. Left: { $left }.
d16-prompt-act-open-times = { $card }: attack now, after moving, or not at all, { $n } times. Left: { $left }.
    .other = { $card }: { $who } attacks now, after moving, or not at all, { $n } times. Left: { $left }.
d16-prompt-take-back = Your activation ends. Take back a bonus card?
    .other = { $who } may take back a bonus card: the activation ends.
d16-prompt-drone = Your activation ends near the drone. Move it?
    .other = { $who } may move the drone: the activation ends near it.
d16-prompt-target = Attack: { $attacker }, { $reach }. Who is the defender?
    .other = Attack: { $attacker }, { $reach }. { $who } chooses the defender.
d16-prompt-before-roll = Attack: { $attacker } → { $target }, dice: { $dice }. Add something before the roll?
    .other = Attack: { $attacker } → { $target }, dice: { $dice }. { $who } may add something before the roll.
d16-prompt-thin = Attack: { $attacker } → { $target }, dice: { $dice }. Which die is left out?
    .other = Attack: { $attacker } → { $target }, dice: { $dice }. { $who } leaves out a die.
d16-prompt-common = Attack: { $attacker } → { $target }. { $stands } Change the dice?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } may change the dice.
d16-prompt-next = Attack: { $attacker } → { $target }. { $stands } Who defends next?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } chooses who defends next.
d16-prompt-cover = Attack: { $attacker } → { $target }. { $stands } There is cover: reveal a second card instead?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } has cover and may reveal a second card instead.
d16-prompt-defend = Attack: { $attacker } → { $target }. { $stands } Add something to the defence?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } may add something to the defence.
d16-prompt-attack = Attack: { $attacker } → { $target }. { $stands } Add something to the attack?
    .other = Attack: { $attacker } → { $target }. { $stands } { $who } may add something to the attack.
d16-prompt-on-hit = Attack: { $attacker } → { $target }, { $damage } dealt. Add something?
    .other = Attack: { $attacker } → { $target }, { $damage } dealt. { $who } may add something.
d16-ask-event = Play an event?
d16-ask-card = Use a card or an ability?
d16-prompt-window = { $ask }
    .other = { $who } may react.
d16-prompt-deck-built = The initiative deck is shuffled. { $ask }
    .other = The initiative deck is shuffled. { $who } may react.
d16-prompt-phase-start = The activation phase begins. { $ask }
    .other = The activation phase begins. { $who } may react.
d16-prompt-before-initiative = The next initiative card is about to be revealed. { $ask }
    .other = The next initiative card is about to be revealed. { $who } may react.
d16-prompt-activation-start = An activation begins: { $whom }. { $ask }
    .other = An activation begins: { $whom }. { $who } may react.
d16-prompt-dashes = A sprint or a teleport: { $whom }. { $ask }
    .other = A sprint or a teleport: { $whom }. { $who } may react.
d16-prompt-demon-activates = A demon activates: { $whom }. { $ask }
    .other = A demon activates: { $whom }. { $who } may react.
d16-prompt-demon-stops = A demon has stopped: { $whom }. { $ask }
    .other = A demon has stopped: { $whom }. { $who } may react.
d16-prompt-after-attack = After the attack: { $attacker } → { $target }. { $ask }
    .other = After the attack: { $attacker } → { $target }. { $who } may react.
d16-prompt-demon-killed = A demon was killed: { $kind }. { $ask }
    .other = A demon was killed: { $kind }. { $who } may react.
d16-prompt-marine-killed = Killed: { $whom }. { $ask }
    .other = Killed: { $whom }. { $who } may react.
d16-prompt-effect = { $source }: what do you choose?
    .other = { $source }: { $who } chooses.
d16-prompt-effect-enemy = { $source }: which enemy?
    .other = { $source }: { $who } chooses an enemy.
d16-prompt-effect-space = { $source }: which space?
    .other = { $source }: { $who } chooses a space.
d16-prompt-effect-marine = { $source }: which marine?
    .other = { $source }: { $who } chooses a marine.
d16-prompt-effect-card = { $source }: which card?
    .other = { $source }: { $who } chooses a card.
d16-prompt-effect-teleporter = { $source }: which teleporter?
    .other = { $source }: { $who } chooses a teleporter.
d16-prompt-portals = Which portal do you summon from?
    .other = { $who } chooses a portal to summon from.
d16-prompt-portals-stock = { $n ->
    [one] You have { $n } threat counter and may spend { $most }. Which portal do you summon from?
   *[other] You have { $n } threat counters and may spend { $most }. Which portal do you summon from?
}
    .other = { $who } chooses a portal to summon from. Threat counters: { $n }, spend at most { $most }.
d16-prompt-group = Summoning from { $portal }: which group comes out?
    .other = Summoning from { $portal }: { $who } chooses a group.
d16-prompt-put = Summoning from { $portal }: { $kind }, { $nth } of { $n }. Where does it come out?
    .other = Summoning from { $portal }: { $kind }, { $nth } of { $n }. { $who } chooses the space.
d16-prompt-carrier = Summoning from { $portal }: who carries the sample?
    .other = Summoning from { $portal }: { $who } chooses who carries the sample.
refusal-d16-carrier = Choose the demon that carries the sample: one of those with the most health.
d16-prompt-charge = To be placed: { $argent }. On which card?
    .other = To be placed: { $argent }. { $who } chooses a card.
d16-prompt-charge-moved = On the invasion card: { $argent }. Do you move any to the demons that came?
    .other = On the invasion card: { $argent }. { $who } may move some to the demons that came.
d16-prompt-displace = Making room for { $by }: { $whom }. Where to?
    .other = Making room for { $by }: { $whom }. { $who } chooses where to.
d16-prompt-unstick = Stuck on a shared space: { $whom }. Where to?
    .other = Stuck on a shared space: { $whom }. { $who } chooses where to.
d16-prompt-spend = Moving now: { $whom }. Left: { $left }.
    .other = Moving now: { $whom }. { $who } decides. Left: { $left }.
d16-prompt-push = Pushed by { $by }: { $whom }. Where to?
    .other = Pushed by { $by }: { $whom }. { $who } chooses where to.
d16-prompt-drop = A sample falls where the demon stood. On which space?
    .other = A sample falls where the demon stood. { $who } chooses the space.
d16-prompt-glory = Glory kill! Recover damage?
    .other = Glory kill! { $who } may recover damage.
d16-prompt-ambush = In which order do you put back { $cards } of the initiative deck?
    .other = { $who } puts back { $cards } of the initiative deck in any order.
d16-prompt-scout = You have seen the next initiative card. Does it go to the bottom?
    .other = { $who } has seen the next initiative card and may put it on the bottom.
d16-prompt-over = The mission is over.
d16-prompt-wait = The game goes on.

## Choices

d16-label-start = Begin at { $at }
    .shown = Begin here
d16-label-class = { $class }: { $help }
d16-label-arm = Take { $set } ({ $cards })
d16-label-lead = { $squad } for { $whom }
d16-label-event-set = Take { $set } ({ $cards })
d16-label-invasion = { $card } – blue: { $blue }; yellow: { $yellow }; red: { $red }
d16-label-respawn = Come back at { $at }
    .shown = Come back here
d16-label-play = Play { $card } ({ $kind }, { $points })
d16-label-play-does = Play { $card } ({ $kind }, { $points }): { $does }
d16-label-react = Play { $card } ({ $kind }): { $does }
d16-label-sprint = Sprint: discard { $card } for { $points }
d16-label-fire = Attack with { $card }: { $reach }
d16-label-hold = No attack with { $card }
d16-label-attack = Attack
d16-label-step = Step { $dir }
d16-label-turn = Turn no. { $n }
d16-to = { $step } to { $at }
    .shown = { $step }
d16-for = { $step }, for { $points }
d16-onto = { $step } – { $things }
d16-through = { $step }, through { $who }
d16-glory-kill = { $step }, glory kill: { $who }
d16-telefrag = { $step }, telefrag: { $who }
d16-label-teleport = Teleport to { $at }
    .shown = Teleport here
d16-label-door = Open { $door }
d16-label-take = Take { $what }
d16-label-take-pack = Take { $what }: recover { $damage }
d16-label-power = Use { $class }: { $does }
d16-label-power-none = Use the class card
d16-label-discard = Discard { $card }: { $does }
d16-label-link = Discard { $card }: progress for relay { $n } ({ $done } of { $goal })
d16-label-seal = Discard { $one } and { $other }: remove the portal
d16-label-end = End the activation
d16-label-rouse = Activate { $demons } ({ $argent })
d16-label-activate = Activate { $who } (damage { $damage } of { $health })
d16-label-strike = Attack: { $reach }
d16-label-argent = Spend 1 argent, { $ability }: { $does }
d16-label-argent-none = Spend 1 argent
d16-label-event = Play { $card }: { $does }
d16-label-event-argent = Play { $card } and spend 1 argent: { $does }
d16-label-event-none = Play { $card }
d16-label-burn = Discard { $card } for 1 argent
d16-label-portal = Summon from { $portal }
d16-label-portal-cost = Summon from { $portal }, for { $counters }
d16-label-portal-has = Summon from { $portal } (has { $counters })
d16-label-group = Summon { $group }
d16-label-group-nth = Summon group { $n }
d16-label-put = Place at { $at }
    .shown = Place here
d16-label-charge = 1 argent on the demon card “{ $kind }” (has { $argent })
d16-label-charge-invasion = 1 argent on the invasion card (has { $argent })
d16-label-at = Attack { $what }: range { $range }, { $damage } damage, kills { $chance }%
d16-label-at-cover = Attack { $what }: range { $range }, in cover, { $damage } damage, kills { $chance }%
d16-label-choose = Choose { $what }
d16-label-space = Space { $at }
    .shown = This space
d16-label-to = Move to { $at }
    .shown = Move here
d16-label-burst = Space { $at }: hits { $who }
    .shown = This space: hits { $who }
d16-label-burst-nobody = Space { $at }: hits nobody
    .shown = This space: hits nobody
d16-label-pick = Choose { $whom } (damage { $damage } of { $health })
d16-label-fetch = Take { $card } into your hand
d16-label-lose = Leave out a { $die }
d16-label-reroll = Re-roll { $dice }
d16-label-reroll-none = Keep all dice
d16-label-turn-die = Turn { $die } to { $damage }
d16-label-second = Reveal a second card
d16-label-order = From the top: { $cards }
d16-label-bottom = To the bottom: { $card }
d16-label-recover = Recover { $damage }
d16-label-pass = Pass
d16-label-pass-event = Play nothing
d16-label-pass-card = Use nothing
d16-label-pass-cover = Keep the first card
d16-label-pass-attack = No attack
d16-label-attack-all = Attack them all
d16-label-pass-take-back = Take nothing back
d16-label-pass-glory = Do not recover
d16-label-pass-scout = Leave on top: { $card }
d16-label-done = Nothing more
d16-label-done-burn = Discard no more
d16-label-done-drone = Leave the drone
d16-label-done-demons = Activate no more of them
d16-label-done-demon = Nothing more with { $who }
d16-label-done-portals = Summon no more
d16-label-done-charge = Move no more argent
d16-label-done-spend = No further: { $who }

## What happens

d16-log-placed = { $who } appears at { $at }.
    .shown = { $who } appears.
d16-log-class = { $who } chooses a class: { $class }.
d16-log-armed = { $who } takes { $weapon }.
d16-log-squad = { $who } gets the squad card { $squad }.
d16-log-event-set = The event set { $set } is in the deck.
d16-log-invasion = The invasion card is { $card }.
d16-log-invasion-hidden = The invader has chosen an invasion card.
d16-log-round = Round { $n }.
d16-log-initiative = The initiative deck is shuffled: { $marines } marine, { $invader } invader.
d16-log-more-initiative = Shuffled into the initiative deck for the invader: { $cards }.
d16-log-drew-events = The invader draws { $what }.
d16-log-burned = The invader discards { $card } for argent.
d16-log-argent = Placed on the demon card “{ $kind }”: { $argent }.
d16-log-argent-hidden = Placed on a demon card that lies face down: { $argent }.
d16-log-argent-invasion = Placed on the invasion card: { $argent }.
d16-log-argent-lost = Discarded from the invasion card: { $argent }.
d16-log-revealed = Initiative: { $card }.
d16-log-looked-marines = The marines look at the initiative deck: { $what }.
d16-log-looked-invader = The invader looks at the initiative deck: { $what }.
d16-log-sunk = The top initiative card goes to the bottom.
d16-log-lifted = { $who } will be next: the initiative card goes on top.
d16-log-marine = { $who } begins an activation.
d16-log-roused = Demons activate: { $kind }.
d16-log-idle = No demons can be activated.
d16-log-demon = { $who } acts.
d16-log-played = { $who } plays { $card }.
d16-log-played-does = { $who } plays { $card }: { $does }.
d16-log-sprinted = { $who } sprints and discards { $card }.
d16-log-spent = { $who } discards { $card }.
d16-log-mp = { $who } gains { $points }.
d16-log-lost-mp = { $who } loses { $points }.
d16-log-moved = { $who } moves to { $to }.
    .shown = { $who } moves.
d16-log-turned = { $who } turns and lies on { $at }.
    .shown = { $who } turns.
d16-log-teleported = { $who } teleports to { $to }.
    .shown = { $who } teleports.
d16-log-woken = The teleporter at { $at } is active.
    .shown = A teleporter is active.
d16-log-opened = { $who } opens { $door }.
d16-log-took = Taken by { $who }: { $what }.
d16-log-drew = { $who } draws { $what }.
d16-log-fetched = { $who } takes { $card } back.
d16-log-reshuffled = { $who } shuffles the discards into a new deck.
d16-log-reshuffled-events = The event discards are shuffled into a new deck.
d16-log-recovered = { $who } recovers { $damage }.
d16-log-power = { $who } uses the class card { $class }: { $does }.
d16-log-glory = { $who } discards the glory kill card { $card }: { $does }.
d16-log-glory-drawn = { $who } draws the glory kill card { $card }.
d16-log-event = The invader plays { $card }: { $does }.
d16-log-charged = { $who } spends 1 argent for { $ability }: { $does }.
d16-log-attack = { $who } attacks. Defender: { $whom }.
d16-log-no-target = { $who } has nobody left to attack in range and sight: the attack is lost.
d16-log-rolled = Roll: { $roll }.
d16-log-changed = The dice now: { $roll }.
d16-log-die-lost = A { $die } is left out.
d16-log-defence = { $who } reveals { $card }: { $worth }.
d16-log-shields = { $who } adds { $shields }.
d16-log-unhurt-dodge = { $who } takes no damage: dodged.
d16-log-unhurt-roll = { $who } takes no damage: the dice show none.
d16-log-unhurt-shields = { $who } takes no damage: { $shields } against { $rolled }.
d16-log-damage = { $who } takes { $damage }.
d16-log-damage-shields = { $who } takes { $damage }: { $rolled } against { $shields }.
d16-log-suffered = { $who } suffers { $damage } ({ $source }).
d16-log-stunned = { $who } is stunned.
d16-log-steady = { $who } is no longer stunned.
d16-log-killed = { $who } is killed.
d16-log-killed-by = { $who } is killed by { $by }.
d16-log-killed-glory = { $who } dies in a glory kill by { $by }.
d16-log-killed-telefrag = { $who } is telefragged by { $by }.
d16-log-frag = Frags of the invader: { $n } of { $limit }.
d16-log-card-up = The demon card is turned face up: { $kind }.
d16-log-card-down = The last one is gone, the demon card is turned face down: { $kind }.
d16-log-summons = The invader summons from the { $portal } at { $at }.
    .shown = The invader summons from the { $portal }.
d16-log-summoned = { $who } comes out at { $at }.
    .shown = { $who } comes out.
d16-log-barren = Nobody comes out of the portal at { $at }: no figure or no space is left for this group.
    .shown = Nobody comes out of the portal: no figure or no space is left for this group.
d16-log-portal-gone = The portal at { $at } is gone.
    .shown = The portal is gone.
d16-log-displaced = { $who } has to move to { $to }.
    .shown = { $who } has to make way.
d16-log-pushed = { $who } is pushed to { $to }.
    .shown = { $who } is pushed.
d16-log-dropped = Dropped at { $at }: { $what }.
    .shown = Dropped: { $what }.
d16-log-sample = { $who } carries a sample.
d16-log-delivered = { $who } delivers an asset.
d16-log-progress = Progress: { $n } of { $goal }.
d16-log-progress-of = Progress of relay { $objective }: { $n } of { $goal }.
d16-log-decoy = A decoy lies at { $at }.
    .shown = A decoy lies there now.
d16-log-drone-back = The drone is back at { $at }.
    .shown = The drone is back.
d16-log-drone-gone = The drone is destroyed.
d16-log-dark = Darkness: marines attack at range { $n } at most this round.
d16-log-marked = { $who } is marked this round.
d16-log-won-marines = The marines win.
d16-log-won-invader = The invader wins.
d16-log-won-rounds = The last round is over: the invader wins.
