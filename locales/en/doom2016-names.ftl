# Names of figures, weapons, cards, tokens and words of DOOM: The Board Game (2016), with short explanations.

## Demons

d16-imp = imp
d16-possessed-soldier = possessed soldier
d16-pinky = pinky
d16-cacodemon = cacodemon
d16-revenant = revenant
d16-mancubus = mancubus
d16-baron-of-hell = baron of hell
d16-cyberdemon = cyberdemon

d16-many-imp = { $n ->
    [one] { $n } imp
   *[other] { $n } imps
}
d16-many-possessed-soldier = { $n ->
    [one] { $n } possessed soldier
   *[other] { $n } possessed soldiers
}
d16-many-pinky = { $n ->
    [one] { $n } pinky
   *[other] { $n } pinkies
}
d16-many-cacodemon = { $n ->
    [one] { $n } cacodemon
   *[other] { $n } cacodemons
}
d16-many-revenant = { $n ->
    [one] { $n } revenant
   *[other] { $n } revenants
}
d16-many-mancubus = { $n ->
    [one] { $n } mancubus
   *[other] { $n } mancubi
}
d16-many-baron-of-hell = { $n ->
    [one] { $n } baron of hell
   *[other] { $n } barons of hell
}
d16-many-cyberdemon = { $n ->
    [one] { $n } cyberdemon
   *[other] { $n } cyberdemons
}

## Marines

d16-alpha = Alpha
d16-bravo = Bravo
d16-charlie = Charlie
d16-delta = Delta
d16-invader = the invader
d16-drone = drone

## Weapon sets and grenades

d16-set-uac-marine = UAC Marine
d16-set-combat-shotgun = Combat Shotgun
d16-set-super-shotgun = Super Shotgun
d16-set-heavy-assault-rifle = Heavy Assault Rifle
d16-set-plasma-rifle = Plasma Rifle
d16-set-burst-rifle = Burst Rifle
d16-set-static-rifle = Static Rifle
d16-set-rocket-launcher = Rocket Launcher
d16-set-chaingun = Chaingun
d16-set-chainsaw = Chainsaw
d16-set-gauss-cannon = Gauss Cannon
d16-set-bfg-9000 = BFG 9000
d16-set-frag-grenade = Frag Grenade
d16-set-siphon-grenade = Siphon Grenade
d16-set-decoy-grenade = Decoy Grenade

## Action cards

d16-card-sidearm = Sidearm
d16-card-sidearm-help = Main action, speed 3: attack at range 4 with 2 red dice. Defence: 1 shield.
d16-card-armor = Armour
d16-card-armor-help = Reaction, while you defend, after your card is revealed: add 2 shields. Defence: 2 shields.
d16-card-double-time = Double-Time
d16-card-double-time-help = Bonus action, speed 3: draw 1 card. Defence: dodge.
d16-card-steady-hands = Steady Hands
d16-card-steady-hands-help = Bonus action, speed 1: in your next attack this activation you may re-roll any dice once. Defence: 1 shield.
d16-card-pump-blast = Pump Blast
d16-card-pump-blast-help = Main action, speed 3: attack at range 3 with 2 red dice and 1 black die, and 1 more red die if the defender is adjacent. Defence: 1 shield.
d16-card-pop-charge = Pop Charge
d16-card-pop-charge-help = Bonus action, speed 1: attack at range 4 with 1 black die. Defence: 1 shield.
d16-card-concussion = Concussion
d16-card-concussion-help = Bonus action, speed 2: your next attack this activation, if at range 3 or less, stuns the defender if it deals at least 1 damage. Defence: 2 shields.
d16-card-both-barrels = Both Barrels
d16-card-both-barrels-help = Main action, speed 2: attack at range 2 with 1 red die and 2 black dice. Defence: nothing.
d16-card-break-and-load = Break and Load
d16-card-break-and-load-help = Bonus action, speed 2: return one other Super Shotgun card from your discard pile to your hand; cards in play are not there. Defence: 1 shield.
d16-card-doorway-blast = Doorway Blast
d16-card-doorway-blast-help = Reaction, when a demon stops adjacent to you: attack it at range 1 with 1 black die. Defence: 1 shield.
d16-card-aimed-burst = Aimed Burst
d16-card-aimed-burst-help = Main action, speed 3: attack at range 6 with 3 red dice, ignoring cover; you may re-roll 1 die. Defence: 1 shield.
d16-card-scope = Scope
d16-card-scope-help = Bonus action, speed 1: your next attack this activation gets +3 range and 1 more red die. Defence: 1 shield.
d16-card-micro-missiles = Micro-Missiles
d16-card-micro-missiles-help = Bonus action, speed 1: attack at range 5 with 1 red die, resolved twice, at the same or different targets. Defence: 2 shields.
d16-card-plasma-stream = Plasma Stream
d16-card-plasma-stream-help = Main action, speed 3: attack at range 5 with 2 red dice and 1 black die. Defence: 1 shield.
d16-card-heat-vent = Heat Vent
d16-card-heat-vent-help = Bonus action, speed 1: each enemy adjacent to you suffers 1 damage. Defence: 1 shield.
d16-card-stun-charge = Stun Charge
d16-card-stun-charge-help = Bonus action, speed 1: one enemy within 4 spaces and in sight becomes stunned. Defence: dodge.
d16-card-double-burst = Double Burst
d16-card-double-burst-help = Main action, speed 3: attack at range 6 with 2 red dice, resolved twice; the second attack gets 1 more red die if it has the same defender. Defence: 1 shield.
d16-card-running-fire = Running Fire
d16-card-running-fire-help = Bonus action, speed 3: your next attack this activation gets 1 more red die. Defence: 1 shield.
d16-card-suppress = Suppress
d16-card-suppress-help = Reaction, when a demon in sight within 6 spaces starts its activation: it loses 2 movement points, to no less than 0. Defence: 1 shield.
d16-card-charged-shot = Charged Shot
d16-card-charged-shot-help = Main action, speed 4: attack at range 5 with 2 red dice, and 1 more red die for every 2 movement points spent earlier this activation, at most 2 more. Defence: 1 shield.
d16-card-kinetic-coil = Kinetic Coil
d16-card-kinetic-coil-help = Bonus action, speed 3, with no other effect. Defence: dodge.
d16-card-discharge = Discharge
d16-card-discharge-help = Bonus action, speed 1: attack at range 3 with 1 black die, only after you have spent at least 3 movement points this activation. Defence: 2 shields.
d16-card-rocket = Rocket
d16-card-rocket-help = Main action, speed 2: attack at range 7 with 1 red die and 2 black dice; Splash 1: all other figures adjacent to the defender, friends and you included, suffer 1 damage. Defence: 1 shield.
d16-card-lock-on = Lock-On
d16-card-lock-on-help = Bonus action, speed 1: your next attack this activation ignores cover and gets 1 more red die. Defence: 1 shield.
d16-card-late-fuse = Late Fuse
d16-card-late-fuse-help = Bonus action, speed 1, after a Rocket attack this activation: one enemy within 2 spaces of that defender suffers 2 damage. Defence: 2 shields.
d16-card-spin-up = Spin Up
d16-card-spin-up-help = Main action, speed 1: attack at range 6 with 4 red dice. Defence: 1 shield.
d16-card-brace = Brace
d16-card-brace-help = Bonus action, speed 0, if you have spent no movement points yet this activation: your next attack this activation gets 1 more black die, and from now on you spend no movement points this activation. Defence: 2 shields.
d16-card-sustained-fire = Sustained Fire
d16-card-sustained-fire-help = Bonus action, speed 1: attack at range 6 with 2 red dice, only against the defender of your previous attack this activation. Defence: 1 shield.
d16-card-saw-through = Saw Through
d16-card-saw-through-help = Main action, speed 4: attack at range 1 with 2 red and 2 black dice; if it kills, recover 2 damage. Defence: 1 shield.
d16-card-rev = Rev
d16-card-rev-help = Bonus action, speed 3: for you, demons count as staggered this activation at 1 less than their stagger value. Defence: 1 shield.
d16-card-trophy = Trophy
d16-card-trophy-help = Bonus action, speed 2: your next glory kill this activation draws 1 more glory kill card. Defence: dodge.
d16-card-siege-bolt = Siege Bolt
d16-card-siege-bolt-help = Main action, speed 2: attack at range 10 with 1 red die and 2 black dice; Pierce 2: ignore 2 shields, but not a dodge. Defence: 1 shield.
d16-card-precision-bolt = Precision Bolt
d16-card-precision-bolt-help = Bonus action, speed 1: attack at range 10 with 1 black die. Defence: 1 shield.
d16-card-capacitor = Capacitor
d16-card-capacitor-help = Bonus action, speed 1: in your next attack this activation turn one die to its best face. Defence: 2 shields.
d16-card-big-shot = Big Shot
d16-card-big-shot-help = Main action, speed 0: attack every enemy within range 6 and in sight with one roll of 2 red and 2 black dice. Defence: nothing.
d16-card-arcs = Arcs
d16-card-arcs-help = Bonus action, speed 1: each enemy within 4 spaces and in sight suffers 1 damage. Defence: 1 shield.
d16-card-cell-reserve = Cell Reserve
d16-card-cell-reserve-help = Bonus action, speed 2: shuffle your discard pile into your deck and draw 1 card. Defence: 2 shields.
d16-card-frag = Frag
d16-card-frag-help = Bonus action, speed 1: choose a space within 4 and in sight and roll 1 black die; every figure there or adjacent suffers the result. Leaves the game when played. Defence: 1 shield.
d16-card-siphon = Siphon
d16-card-siphon-help = Bonus action, speed 1: choose a space within 4 and in sight; each demon there or adjacent suffers 1 damage and you recover 1 for each of them, at most 3. Leaves the game when played. Defence: 1 shield.
d16-card-decoy = Decoy
d16-card-decoy-help = Bonus action, speed 1: put a marker on a free space within 4 and in sight; until the end of the round any demon with sight to it rolls 1 die fewer when attacking a marine. Leaves the game when played. Defence: 1 shield.

## Event cards

d16-event-surge = Surge
d16-event-surge-help = When a demon activates: either put 2 argent on its card, or its first attack this activation gets 1 more red die. Defence: special icon.
d16-event-hellish-power = Hellish Power
d16-event-hellish-power-help = Before a demon rolls: it gets 1 more red die, or spend 1 argent from its card for 1 more black die instead. Defence: 1 shield.
d16-event-soul-harvest = Soul Harvest
d16-event-soul-harvest-help = After a demon is killed: put 1 argent on any demon card and draw 1 event card. Defence: 1 shield.
d16-event-dark-pact = Dark Pact
d16-event-dark-pact-help = At the start of the activation phase: choose a marine; the first attack of each demon type on that marine this round gets 1 more red die. Defence: special icon.
d16-event-demonic-precision = Demonic Precision
d16-event-demonic-precision-help = Before a demon attacks: the attack gets +3 range, unless its printed range is 1, and ignores cover. Defence: 1 shield.
d16-event-cut-off = Cut Off
d16-event-cut-off-help = When a marine sprints or teleports: that marine loses 2 movement points, to no less than 0. Defence: 2 shields.
d16-event-demonic-speed = Demonic Speed
d16-event-demonic-speed-help = When a demon activates: it gains 3 movement points. Defence: 1 shield.
d16-event-ferocity = Ferocity
d16-event-ferocity-help = While a demon attacks at range 1: re-roll any of its dice. Defence: 1 shield.
d16-event-onslaught = Onslaught
d16-event-onslaught-help = After a demon's attack dealt at least 3 damage or killed: it gains 2 movement points, spent at once, and attacks another marine once at its printed range with 1 red die and without argent. Defence: dodge.
d16-event-demonic-resilience = Demonic Resilience
d16-event-demonic-resilience-help = While a demon defends: add 2 shields. Defence: 2 shields.
d16-event-iron-skin = Iron Skin
d16-event-iron-skin-help = While a large demon defends: it takes at most 2 damage from this attack. Defence: 1 shield.
d16-event-unstoppable = Unstoppable
d16-event-unstoppable-help = After a demon was attacked and lives: it moves up to 2 spaces. Defence: special icon.
d16-event-darkness = Darkness
d16-event-darkness-help = At the start of the activation phase: marine attacks have a range of at most 4 this round. Defence: 1 shield.
d16-event-ambush = Ambush
d16-event-ambush-help = Before an initiative card is revealed: look at the top 3 cards of the initiative deck and return them in any order. Defence: special icon.
d16-event-dread = Dread
d16-event-dread-help = While a demon attacks, after the marine revealed a defence card: the marine discards it and reveals another, which counts instead. Defence: nothing.
d16-event-death-curse = Death Curse
d16-event-death-curse-help = When a demon is killed by a marine within 2 spaces: that marine suffers 2 damage. Defence: dodge.
d16-event-execution = Execution
d16-event-execution-help = After a marine is killed: draw 2 event cards and put 1 argent on any card. Defence: 1 shield.
d16-event-crippling-strike = Crippling Strike
d16-event-crippling-strike-help = After a demon's attack dealt at least 1 damage: the defender is stunned. Defence: nothing.

## Event sets

d16-events-power-overwhelming = Power Overwhelming
d16-events-seek-and-destroy = Seek and Destroy
d16-events-red-haste = Red Haste
d16-events-armored-offensive = Armored Offensive
d16-events-night = Night
d16-events-harvest = Harvest

## When event cards are played

d16-moment-phase-start = at the start of the activation phase
d16-moment-before-initiative = before an initiative card is revealed
d16-moment-marine-dashes = when a marine sprints or teleports
d16-moment-demon-activates = when a demon activates
d16-moment-declare = before a demon attacks
d16-moment-before-roll = before a demon rolls
d16-moment-while-defending = while a demon defends
d16-moment-while-attacking = while a demon attacks
d16-moment-after-attack = after a demon's attack
d16-moment-after-defence = after an attack on a demon that lives
d16-moment-demon-killed = after a demon is killed
d16-moment-marine-killed = after a marine is killed

## Invasion cards

d16-invasion-first-strike = First Strike
d16-invasion-imp-assault = Imp Assault
d16-invasion-rotting-guard = Rotting Guard
d16-invasion-stampede = Stampede
d16-invasion-floating-dread = Floating Dread
d16-invasion-bone-choir = Bone Choir
d16-invasion-heavy-tread = Heavy Tread
d16-invasion-hell-nobles = Hell Nobles
d16-invasion-mixed-vanguard = Mixed Vanguard
d16-invasion-swarm = Swarm
d16-invasion-argent-tide = Argent Tide
d16-invasion-tyrant = Tyrant

## Classes

d16-class-commando = Commando
d16-class-commando-help = While you attack, exhaust: the defender discards the revealed card and reveals another.
d16-class-close-quarters = Close Quarters
d16-class-close-quarters-help = While you attack at range 2 or less, turn one die to any face.
d16-class-runner = Runner
d16-class-runner-help = You pay no extra movement points for entering spaces of enemy figures.
d16-class-slayer = Slayer
d16-class-slayer-help = At the start of your activation, if you hold no glory kill card, draw one, without its recovery.
d16-class-sergeant = Sergeant
d16-class-sergeant-help = Your hand size is 4. At the start of another marine's activation you may discard 1 card: that marine gains 1 movement point.
d16-class-scout = Scout
d16-class-scout-help = Before an initiative card is revealed, exhaust: look at it; you may put it on the bottom of the initiative deck.
d16-class-point-man = Point Man
d16-class-point-man-help = In the status phase, right after the initiative deck is shuffled, exhaust: put your initiative card (one of them, if you are alone) on top of it.
d16-class-medic = Medic
d16-class-medic-help = As a bonus action, exhaust: you or an adjacent marine recovers 2 damage.
d16-class-gunner = Gunner
d16-class-gunner-help = While you attack, exhaust: add 1 red die.
d16-class-sniper = Sniper
d16-class-sniper-help = Your attacks get +2 range, unless their printed range is 1. Defenders 5 or more spaces away have no cover against you.
d16-class-breacher = Breacher
d16-class-breacher-help = Opening doors costs you nothing. Your first attack after opening a door in the same activation gets 1 more red die.
d16-class-bulwark = Bulwark
d16-class-bulwark-help = While you defend, exhaust: add 1 shield, or 2 if a marine is adjacent to you.
d16-class-demolisher = Demolisher
d16-class-demolisher-help = You start with a Frag Grenade, token and card, so with a deck of 11 cards. Your Splash and grenade damage is 1 higher.
d16-class-quartermaster = Quartermaster
d16-class-quartermaster-help = When you take a weapon or grenade, put one of its cards into your hand.
d16-class-berserker = Berserker
d16-class-berserker-help = Your attacks at range 1 get 1 more red die. Your glory kills recover 1 more damage.
d16-class-acrobat = Acrobat
d16-class-acrobat-help = Exhaust: ignore difficult terrain and impassable and blocking edges for your next 4 movement points.
d16-class-phase-tech = Phase Tech
d16-class-phase-tech-help = Your first step between teleporters in each activation costs 0. You may activate an inactive teleporter within 2 spaces and in sight for 1 movement point.
d16-class-shock-trooper = Shock Trooper
d16-class-shock-trooper-help = Your first attack in each activation against an undamaged demon gets 1 more red die.
d16-class-veteran-nerves = Veteran Nerves
d16-class-veteran-nerves-help = You cannot be stunned.
d16-class-tactician = Tactician
d16-class-tactician-help = At the end of your activation, exhaust: take one bonus action card you played, not a grenade, back into your hand, then draw up.
d16-class-overwatch = Overwatch
d16-class-overwatch-help = When a demon stops in sight within 4 spaces, also outside your activation, exhaust: attack it at range 4 with 1 red die.
d16-class-scavenger = Scavenger
d16-class-scavenger-help = Health packs you take recover 7 damage for you, and one other marine within 3 spaces recovers 1.
d16-class-signal-officer = Signal Officer
d16-class-signal-officer-help = As a bonus action once per round, exhaust: another marine gains 3 movement points, spent at once.
d16-class-last-stand = Last Stand
d16-class-last-stand-help = While you have 6 or more damage, your attacks get 1 more red die.

## Glory kill cards

d16-glory-adrenaline-rush = Adrenaline Rush
d16-glory-adrenaline-rush-help = When drawn, you may recover 2 damage. As a bonus action, discard this card: gain 2 movement points.
d16-glory-trophy-grip = Trophy Grip
d16-glory-trophy-grip-help = When drawn, you may recover 2 damage. While you attack, discard this card: add 1 red die.
d16-glory-gore-shield = Gore Shield
d16-glory-gore-shield-help = When drawn, you may recover 2 damage. While you defend, discard this card: add 2 shields.
d16-glory-momentum = Momentum
d16-glory-momentum-help = When drawn, you may recover 2 damage. After your glory kill, discard this card: attack at range 1 with 1 black die.
d16-glory-second-wind = Second Wind
d16-glory-second-wind-help = When drawn, you may recover 2 damage. As a bonus action, discard this card: draw 2 cards.
d16-glory-fury = Fury
d16-glory-fury-help = When drawn, you may recover 2 damage. When you play a main action, discard this card: re-roll any dice of its attack.

## Squad cards

d16-squad-solo-operative = Solo Operative
d16-squad-solo-operative-help = You have health 16, hand size 5, two activations a round and 2 main actions in each.
d16-squad-combat-veteran = Combat Veteran
d16-squad-combat-veteran-help = You have health 13, hand size 4 and 2 main actions in each activation.
d16-squad-taking-point = Taking Point
d16-squad-taking-point-help = You have health 12, hand size 4 and 2 main actions in each activation.

## Threat cards

d16-threat-infestation = Infestation
d16-threat-infestation-help = Set-up: the invader summons from each face-up portal; later, whenever a marine opens a door or moves, every face-down portal whose space a marine now sees turns face up and is summoned from at once, and then the move goes on. New demon types add initiative cards to the deck, and demons cannot open doors.
d16-threat-horde = Horde
d16-threat-horde-help = Portals lie face up with 2 threat counters on each blue and yellow one and 1 on each red one, and are discarded only when empty; at set-up the invader summons once from one blue portal without removing a counter. At the start of each status phase the invader must, if possible, remove one counter from a usable portal (blue from round 1, yellow from round 3, red from round 5) and summon from it; demons may open doors.
d16-threat-assault = Assault
d16-threat-assault-help = Portals lie face up and are not discarded on use; the invader starts with 6 threat counters. At the start of each status phase the invader gains 1 and may then summon repeatedly, a blue portal for 1 counter, yellow for 2, red for 3 (red from round 3), each portal at most once and at most 4 counters a round; demons may open doors.

## Objective cards

d16-objective-sample-collection = Sample Collection
d16-objective-sample-collection-help = The first group from each of the 3 marked portals brings a sample, carried openly by its demon with the most health (the invader picks among ties); a killed carrier, demon or marine, drops it on its space, where a marine may take it, and from round 6 a marine on a marked portal not yet used may take its sample there. Marines win when they hold all 3, the invader at the frags of the mission.
d16-objective-relay-link = Relay Link
d16-objective-relay-link-help = A marine on or adjacent to one of the 3 objective tokens may, once per activation and without an action, discard 1 card to put 1 progress on it, and the invader draws 1 event card; 2 progress complete it. Marines win when all are complete, the invader at the frags of the mission.
d16-objective-guard-duty = Guard Duty
d16-objective-guard-duty-help = At the end of each activation phase each of the 2 zones gives 1 progress if it holds a marine and no demon, and takes 1 away if it holds a demon and no marine. Marines win at 7 progress, the invader at the frags of the mission.
d16-objective-asset-extraction = Asset Extraction
d16-objective-asset-extraction-help = A marine takes one of the 3 assets for 1 movement point, carries at most one, cannot sprint or teleport with it, drops it when killed and delivers it at once on an exit space. Marines win when all 3 are delivered, the invader at the frags of the mission.
d16-objective-drone-escort = Drone Escort
d16-objective-drone-escort-help = The drone has health 12 and always 1 shield, and demons may attack it; a marine who ends an activation within 2 spaces of it moves it up to 3 spaces, at most twice a round; destroyed, it gives 2 frags and returns in the next status phase with full health at the last checkpoint it was on or next to, else at its start, or on the nearest free space. Marines win when it is on an exit space, the invader at the frags of the mission.
d16-objective-seal-the-breach = Seal the Breach
d16-objective-seal-the-breach-help = A marine standing on a portal's space may discard 2 cards as a bonus action to remove the portal. Marines win when all portals are gone and no demon is on the map, the invader at the frags of the mission.

## Tokens

d16-token-damage-1 = damage token of 1
d16-token-damage-3 = damage token of 3
d16-token-stun-card = stun card
d16-token-stun = stun token
d16-token-argent = argent token
d16-token-frag = frag token
d16-token-health-pack = health pack
d16-token-teleporter = teleporter
d16-teleporter-inactive = inactive teleporter
d16-token-objective = objective token
d16-token-portal = portal
d16-token-weapon = weapon token
d16-token-progress = progress or threat counter
d16-token-door = door
d16-token-tile = map tile
d16-token-marine-initiative = marine initiative card
d16-token-invader-initiative = invader initiative card
d16-sample = sample
d16-asset = asset
d16-exit = exit

## Words

d16-main-action = main action
d16-bonus-action = bonus action
d16-reaction = reaction
d16-sprint = sprint
d16-stun = stun
d16-argent = argent
d16-frag-token = frag token
d16-cover = cover
d16-dodge = dodge
d16-shield = shield
d16-portal-blue = blue portal
d16-portal-yellow = yellow portal
d16-portal-red = red portal
d16-die-red = red die
d16-die-black = black die
d16-flying = flying
d16-splash = splash
d16-pierce = pierce

## Numbers

d16-many-damage = { $n ->
    [one] { $n } damage
   *[other] { $n } damage
}
d16-many-frags = { $n ->
    [one] { $n } frag
   *[other] { $n } frags
}
d16-many-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
d16-many-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
d16-many-points = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
d16-many-argent = { $n ->
    [one] { $n } argent token
   *[other] { $n } argent tokens
}
d16-many-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}

## Choices of the set-up

d16-frags-printed = six, as printed (the tutorial has its own)
d16-frags-tuned = tuned by number of marines (ours, not in the rulebook)
