# Names of figures, weapons, tokens, actions and cards of DOOM (2004), with short explanations.

## Invaders

d04-zombie = zombie
d04-trite = trite
d04-imp = imp
d04-demon = demon
d04-archvile = archvile
d04-mancubus = mancubus
d04-hell-knight = hell knight
d04-cyberdemon = cyberdemon

d04-many-zombie = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}
d04-many-trite = { $n ->
    [one] { $n } trite
   *[other] { $n } trites
}
d04-many-imp = { $n ->
    [one] { $n } imp
   *[other] { $n } imps
}
d04-many-demon = { $n ->
    [one] { $n } demon
   *[other] { $n } demons
}
d04-many-archvile = { $n ->
    [one] { $n } archvile
   *[other] { $n } archviles
}
d04-many-mancubus = { $n ->
    [one] { $n } mancubus
   *[other] { $n } mancubi
}
d04-many-hell-knight = { $n ->
    [one] { $n } hell knight
   *[other] { $n } hell knights
}
d04-many-cyberdemon = { $n ->
    [one] { $n } cyberdemon
   *[other] { $n } cyberdemons
}

d04-invader = the invader

d04-marine-red = red marine
d04-marine-green = green marine
d04-marine-blue = blue marine

## Weapons

d04-fist = fist
d04-pistol = pistol
d04-grenade = grenade
d04-chainsaw = chainsaw
d04-shotgun = shotgun
d04-machine-gun = machine gun
d04-chain-gun = chain gun
d04-rocket-launcher = rocket launcher
d04-plasma-gun = plasma gun
d04-bfg = BFG

## Tokens

d04-bullets = bullets
d04-rockets = rockets
d04-cells = cells
d04-health = health
d04-armour = armour
d04-adrenaline = adrenaline
d04-berserk = berserk
d04-red-key = red key
d04-blue-key = blue key
d04-yellow-key = yellow key
d04-encounter = encounter
d04-red-teleporter = red teleporter
d04-blue-teleporter = blue teleporter
d04-yellow-teleporter = yellow teleporter
d04-duct = duct

d04-many-bullets = { $n ->
    [one] { $n } bullet token
   *[other] { $n } bullet tokens
}
d04-many-rockets = { $n ->
    [one] { $n } rocket token
   *[other] { $n } rocket tokens
}
d04-many-cells = { $n ->
    [one] { $n } cell token
   *[other] { $n } cell tokens
}

d04-many-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
d04-many-frags = { $n ->
    [one] { $n } frag
   *[other] { $n } frags
}
d04-many-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
d04-many-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
d04-many-points = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}

## Floor

d04-blocking = blocking obstacle
d04-goo = goo
d04-barrel = barrel
d04-body = body
d04-door = ordinary door
d04-red-door = red security door
d04-blue-door = blue security door
d04-yellow-door = yellow security door

## Orders

d04-aim = aim
d04-guard = guard
d04-dodge = dodge
d04-heal = heal

## Actions

d04-sprint = Sprint
d04-unload = Unload
d04-advance = Advance
d04-ready = Ready
d04-sprint-help = Up to 8 spaces, no attack.
d04-unload-help = 2 attacks, no movement.
d04-advance-help = Up to 4 spaces and 1 attack.
d04-ready-help = Up to 4 spaces or 1 attack, and 1 order.

## Dice

d04-die-red = red die
d04-die-yellow = yellow die
d04-die-green = green die
d04-die-blue = blue die

## Abilities

d04-ability-accuracy = accuracy { $n }
d04-ability-aimed = aimed
d04-ability-blast = blast { $n }
d04-ability-blow-through = blow-through
d04-ability-deadly = deadly { $n }
d04-ability-knockback = knockback
d04-ability-scurry = scurry
d04-ability-search = search
d04-ability-sweep = sweep
d04-ability-watchful = watchful

## Marine cards

d04-card-field-surgeon = Field Surgeon
d04-card-field-surgeon-help = You may place and use heal orders.
d04-card-steady-hands = Steady Hands
d04-card-steady-hands-help = Your ranged attacks gain accuracy 2.
d04-card-clear-lane = Clear Lane
d04-card-clear-lane-help = Figures do not block line of sight for your attacks.
d04-card-red-mist = Red Mist
d04-card-red-mist-help = Once in each of your turns, when your attack kills an invader, you may move up to 2 spaces and then make 1 more attack.
d04-card-trench-fighter = Trench Fighter
d04-card-trench-fighter-help = Your melee attacks gain deadly 2.
d04-card-storm-drill = Storm Drill
d04-card-storm-drill-help = Advance grants you 2 attacks, made with two different weapons.
d04-card-iron-frame = Iron Frame
d04-card-iron-frame-help = You start with 2 more wounds, and your full health is that much higher.
d04-card-squad-voice = Squad Voice
d04-card-squad-voice-help = Other marines within 3 spaces of you and in your line of sight get +1 range and +1 damage on their attacks.
d04-card-cool-planner = Cool Planner
d04-card-cool-planner-help = Ready grants you up to 4 spaces and 1 attack, as well as the order.
d04-card-light-kit = Light Kit
d04-card-light-kit-help = Every action that grants movement grants you 2 more spaces.
d04-card-ghost-step = Ghost Step
d04-card-ghost-step-help = You may move through blocking obstacles and enemy figures, but not end your move there. Watchful attacks still happen.
d04-card-hair-trigger = Hair Trigger
d04-card-hair-trigger-help = You do not lose guard when you take a wound, and your guard attacks are aimed.
d04-card-backup-plan = Backup Plan
d04-card-backup-plan-help = Once per game you may cancel an event card as it is played.
d04-card-point-man = Point Man
d04-card-point-man-help = Your melee attacks gain sweep.
d04-card-pack-rat = Pack Rat
d04-card-pack-rat-help = You start with 1 extra bullet token and 1 rocket token. A health token restores up to 4 wounds for you.

## Event cards

d04-event-blur = Dodge
d04-event-blur-help = After a marine's attack roll against an invader: the attack counts as dodged, and you choose the dice to re-roll.
d04-event-closing-flesh = Dark Energies
d04-event-closing-flesh-help = Just before a marine attacks an invader: remove 1 wound token from one invader.
d04-event-baited-hook = It's a Trap
d04-event-baited-hook-help = After a marine takes an equipment token: activate up to 2 invaders at once, each with its full move and attack. They may act again in your own turn.
d04-event-hinge-breaker = Smash
d04-event-hinge-breaker-help = At the start of your turn: remove from the game a door, ordinary or security, that is adjacent to one of your invaders.
d04-event-last-round = Dud
d04-event-last-round-help = After a marine's attack whose final dice show no bullet icon: the marine spends 1 ammo token as if one had shown.
d04-event-black-out = Darkness
d04-event-black-out-help = Before a marine's turn: in this turn the range of that marine's ranged attacks counts as 2 more.
d04-event-headlong = Charge
d04-event-headlong-help = When you activate an invader: it may move 4 more spaces in this activation.
d04-event-second-bite = Rage
d04-event-second-bite-help = After an invader's attack in your turn: that invader attacks once more.
d04-event-blind-side = Surprise Attack
d04-event-blind-side-help = When you declare an invader's attack: it cannot be dodged and gains deadly 2.
d04-event-waiting-teeth = Ambush
d04-event-waiting-teeth-help = After an area is revealed: activate up to 2 invaders just placed there, each with its full move and attack. If it is not your turn, they may act again in your own turn.
d04-event-jitters = Jump the Gun
d04-event-jitters-help = At any time in your turn: a marine with guard must use it now or discard it.
d04-event-jammed-track = Sealed In
d04-event-jammed-track-help = Before a marine's turn: close an ordinary door that no figure stands across. It stays shut until the start of your next turn.
d04-event-loose-grating = Shaky Footing
d04-event-loose-grating-help = Before a marine's turn: that marine has 2 spaces less this turn, but at least 1 if the action moves at all.
d04-event-wrong-crate = Wrong Crate
d04-event-wrong-crate-help = At the start of your turn: swap two equipment tokens on revealed spaces, neither of them in a marine's space.

## Difficulties

d04-difficulty-too-young = Recruit
d04-difficulty-not-too-rough = Easy
d04-difficulty-hurt-me-plenty = Standard
d04-difficulty-ultra-violence = Hard
d04-difficulty-nightmare = Nightmare

## Directions

