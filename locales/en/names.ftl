# Names of languages, games, boards, weapons, cards and players.

## Languages, each in its own words

language-en = English
language-pl = Polski
language-hr = Hrvatski
language-hu = Magyar

## Games, boards, modes, endings

game-adrenaline = Adrenaline
game-doom2004 = DOOM: The Boardgame (2004)
game-doom2016 = DOOM: The Board Game (2016)

board-small = small board
board-medium-a = medium board A
board-medium-b = medium board B
board-big = big board

mode-deathmatch = deathmatch
mode-domination = domination
mode-turrets = turrets

ending-frenzy = final frenzy
ending-sudden-death = sudden death

## Colours

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-white = white
colour-purple = purple
colour-green = green
colour-grey = grey

cubes-red = { $n ->
    [one] { $n } red cube
   *[other] { $n } red cubes
}
cubes-yellow = { $n ->
    [one] { $n } yellow cube
   *[other] { $n } yellow cubes
}
cubes-blue = { $n ->
    [one] { $n } blue cube
   *[other] { $n } blue cubes
}

spawnpoint-red = red spawnpoint
spawnpoint-yellow = yellow spawnpoint
spawnpoint-blue = blue spawnpoint

room-red = red room
room-yellow = yellow room
room-blue = blue room
room-white = white room
room-purple = purple room
room-green = green room

## Players

seat-1 = Yellow
seat-2 = Blue
seat-3 = Grey
seat-4 = Purple
seat-5 = Green
seat-bot = Terminator bot

## Weapons

weapon-lock-rifle = Lock Rifle
weapon-lock-rifle-help = Basic: 2 damage and 1 mark to a target you see. Second lock: 1 mark to another target you see.
effect-lock-rifle-basic = basic effect
effect-lock-rifle-second-lock = second lock

weapon-machine-gun = Machine Gun
weapon-machine-gun-help = Basic: 1 damage to each of one or two targets you see. Focus shot: 1 more to one of them. Turret tripod: 1 more to the other one, 1 to a new target you see, or both.
effect-machine-gun-basic = basic effect
effect-machine-gun-focus-shot = focus shot
effect-machine-gun-turret-tripod = turret tripod

weapon-thor = T.H.O.R.
weapon-thor-help = Basic: 2 damage to a target you see. Chain reaction: 1 to a second target that the first one sees. High voltage: 2 to a third target that the second one sees.
effect-thor-basic = basic effect
effect-thor-chain-reaction = chain reaction
effect-thor-high-voltage = high voltage

weapon-plasma-gun = Plasma Gun
weapon-plasma-gun-help = Basic: 2 damage to a target you see. Phase glide: move 1 or 2 squares before or after. Charged shot: 1 more damage to the same target.
effect-plasma-gun-basic = basic effect
effect-plasma-gun-phase-glide = phase glide
effect-plasma-gun-charged-shot = charged shot

weapon-whisper = Whisper
weapon-whisper-help = 3 damage and 1 mark to a target you see at least 2 moves away.
effect-whisper-basic = effect

weapon-electroscythe = Electroscythe
weapon-electroscythe-help = Basic: 1 damage to everyone else on your square. Reaper: 2 damage instead.
effect-electroscythe-basic = basic mode
effect-electroscythe-reaper = reaper

weapon-tractor-beam = Tractor Beam
weapon-tractor-beam-help = Basic: move any target up to 2 squares onto a square you see, then 1 damage. Punisher: pull a target from up to 2 moves away onto your square, then 3 damage.
effect-tractor-beam-basic = basic mode
effect-tractor-beam-punisher = punisher

weapon-vortex-cannon = Vortex Cannon
weapon-vortex-cannon-help = Basic: open a vortex on another square you see and pull in a target from it or from one move away: 2 damage. Black hole: pull in up to two more, 1 damage each.
effect-vortex-cannon-basic = basic effect
effect-vortex-cannon-black-hole = black hole

weapon-furnace = Furnace
weapon-furnace-help = Basic: 1 damage to everyone in another room you see. Cozy fire: 1 damage and 1 mark to everyone on a square one move away.
effect-furnace-basic = basic mode
effect-furnace-cozy-fire = cozy fire

weapon-heatseeker = Heatseeker
weapon-heatseeker-help = 3 damage to a target you do not see.
effect-heatseeker-basic = effect

weapon-hellion = Hellion
weapon-hellion-help = Basic: 1 damage to a target you see on another square, then 1 mark to it and to everyone else there. Nano-tracer: 2 marks each instead.
effect-hellion-basic = basic mode
effect-hellion-nano-tracer = nano-tracer

weapon-flamethrower = Flamethrower
weapon-flamethrower-help = Choose a direction; the flame reaches two squares. Basic: 1 damage to at most one target on each. Barbecue: 2 damage to everyone on the first, 1 to everyone on the second.
effect-flamethrower-basic = basic mode
effect-flamethrower-barbecue = barbecue

weapon-grenade-launcher = Grenade Launcher
weapon-grenade-launcher-help = Basic: 1 damage to a target you see; you may push it 1 square. Extra grenade: 1 damage to everyone else on a square you see, before or after the push.
effect-grenade-launcher-basic = basic effect
effect-grenade-launcher-extra-grenade = extra grenade

weapon-rocket-launcher = Rocket Launcher
weapon-rocket-launcher-help = Basic: 2 damage to a target you see on another square; you may push it 1 square. Rocket jump: move 1 or 2 squares before or after. Fragmenting warhead: 1 damage to everyone where the target stood, the target too.
effect-rocket-launcher-basic = basic effect
effect-rocket-launcher-rocket-jump = rocket jump
effect-rocket-launcher-fragmenting-warhead = fragmenting warhead

weapon-railgun = Railgun
weapon-railgun-help = Fires in a straight line through walls, your own square included. Basic: 3 damage to one target. Piercing: 2 damage to each of one or two targets.
effect-railgun-basic = basic mode
effect-railgun-piercing = piercing

weapon-cyberblade = Cyberblade
weapon-cyberblade-help = Basic: 2 damage to a target on your square. Shadowstep: move 1 square before, after or between the strikes. Slice and dice: 2 damage to another target on your square.
effect-cyberblade-basic = basic effect
effect-cyberblade-shadowstep = shadowstep
effect-cyberblade-slice-and-dice = slice and dice

weapon-zx-2 = ZX-2
weapon-zx-2-help = Basic: 1 damage and 2 marks to a target you see. Scanner: 1 mark to each of up to three targets you see.
effect-zx-2-basic = basic mode
effect-zx-2-scanner = scanner

weapon-shotgun = Shotgun
weapon-shotgun-help = Basic: 3 damage to a target on your square; you may push it 1 square. Long barrel: 2 damage to a target one move away.
effect-shotgun-basic = basic mode
effect-shotgun-long-barrel = long barrel

weapon-power-glove = Power Glove
weapon-power-glove-help = Basic: move onto the square of a target one move away and deal it 1 damage and 2 marks. Rocket fist: fly up to 2 squares in one direction and deal 2 damage to one target on each.
effect-power-glove-basic = basic mode
effect-power-glove-rocket-fist = rocket fist

weapon-shockwave = Shockwave
weapon-shockwave-help = Basic: 1 damage to each of up to three targets one move away, all on different squares. Tsunami: 1 damage to everyone one move away.
effect-shockwave-basic = basic mode
effect-shockwave-tsunami = tsunami

weapon-sledgehammer = Sledgehammer
weapon-sledgehammer-help = Basic: 2 damage to a target on your square. Pulverize: 3 damage, then push it up to 2 squares in one direction.
effect-sledgehammer-basic = basic mode
effect-sledgehammer-pulverize = pulverize

## Powerups

powerup-targeting-scope = Targeting Scope
powerup-targeting-scope-help = When you damage someone with a shot, pay any cube to deal one of the damaged targets 1 more damage.
powerup-newton = Newton
powerup-newton-help = On your turn, outside an action, move another figure 1 or 2 squares in one direction.
powerup-tagback-grenade = Tagback Grenade
powerup-tagback-grenade-help = When a player you see damages you, give that player 1 mark.
powerup-teleporter = Teleporter
powerup-teleporter-help = On your turn, outside an action, put your figure on any other square.

## Directions, and numbers with a decimal place

direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
decimal = { $whole }.{ $tenth }
