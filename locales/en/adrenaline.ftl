# Adrenaline: questions, choices and what happens.

adrenaline-card = { $kind } ({ $colour })
adrenaline-aim = { $weapon } ({ $effects })
adrenaline-powerup = a powerup
adrenaline-nothing = nothing
adrenaline-the-bot = the bot
adrenaline-the-turret = the turret
adrenaline-a-scope = a Targeting Scope
adrenaline-a-tagback = a Tagback Grenade

## Questions

adrenaline-prompt-menu = { $n ->
    [one] Choose an action: { $n } action left.
   *[other] Choose an action: { $n } actions left.
}
    .other = { $who } chooses an action.
adrenaline-prompt-menu-bot = Your actions are used up; the bot still has to act.
    .other = { $who } still has to take the bot's action.
adrenaline-prompt-menu-last = Your actions are used up: play a powerup or end the turn.
    .other = { $who } may play a powerup before the turn ends.
adrenaline-prompt-spawn = Discard a powerup: you appear on the spawnpoint of its colour.
    .other = { $who } discards a powerup to appear on the spawnpoint of its colour.
adrenaline-prompt-place-bot = On which spawnpoint does { $bot } appear?
    .other = { $who } chooses a spawnpoint for the bot.
adrenaline-prompt-run = { $n ->
    [one] Where do you run? Up to { $n } square.
   *[other] Where do you run? Up to { $n } squares.
}
    .other = { $who } chooses where to run.
adrenaline-prompt-run-on = { $n ->
    [one] Run on, up to { $n } square, or stop?
   *[other] Run on, up to { $n } squares, or stop?
}
    .other = { $who } runs on or stops.
adrenaline-prompt-grab = { $n ->
    [one] Grab something here, or move first, up to { $n } square?
   *[other] Grab something here, or move first, up to { $n } squares?
}
    .other = { $who } grabs something on the spot or moves first.
adrenaline-prompt-grab-here = What do you grab here?
    .other = { $who } chooses what to grab.
adrenaline-prompt-shoot = { $n ->
    [one] Shoot from here, or move first, up to { $n } square?
   *[other] Shoot from here, or move first, up to { $n } squares?
}
    .other = { $who } shoots from the spot or moves first.
adrenaline-prompt-shoot-here = Which weapon do you fire?
    .other = { $who } chooses a weapon to fire.
adrenaline-prompt-teleport = Where do you teleport to?
    .other = { $who } chooses where to teleport.
adrenaline-prompt-move-self = { $n ->
    [one] { $aim }: where do you move? Up to { $n } square.
   *[other] { $aim }: where do you move? Up to { $n } squares.
}
    .other = { $aim }: { $who } chooses where to move.
adrenaline-prompt-move-bot = Does { $bot } move before it shoots?
    .other = { $who } decides whether { $bot } moves before it shoots.
adrenaline-prompt-move = { $n ->
    [one] Where does { $whom } go? Up to { $n } square.
   *[other] Where does { $whom } go? Up to { $n } squares.
}
    .other = { $who } chooses where { $whom } goes.
adrenaline-prompt-leave = You can carry three weapons. Which one do you leave for { $weapon }?
    .other = { $who } leaves a weapon behind for { $weapon }.
adrenaline-prompt-control = You take { $tile }. Give up a part of it to control { $turret }?
    .other = { $who } takes { $tile } and may give up a part of it to control { $turret }.
adrenaline-prompt-pay-red = Pay a red cube: from the box or with a card?
    .other = { $who } pays a red cube.
adrenaline-prompt-pay-yellow = Pay a yellow cube: from the box or with a card?
    .other = { $who } pays a yellow cube.
adrenaline-prompt-pay-blue = Pay a blue cube: from the box or with a card?
    .other = { $who } pays a blue cube.
adrenaline-prompt-pay-any = Pay a cube of any colour: which one?
    .other = { $who } pays a cube of any colour.
adrenaline-prompt-shot = { $weapon }: how does the shot go on?
    .other = { $weapon }: { $who } decides how the shot goes on.
adrenaline-prompt-spot = { $aim }: which square?
    .other = { $aim }: { $who } chooses a square.
adrenaline-prompt-room = { $aim }: which room?
    .other = { $aim }: { $who } chooses a room.
adrenaline-prompt-targets = { $n ->
    [one] { $aim }: choose { $n } target.
   *[other] { $aim }: choose up to { $n } targets.
}
    .other = { $aim }: { $who } chooses targets.
adrenaline-prompt-fist-step = { $aim }: which square do you fly to?
    .other = { $aim }: { $who } chooses where to fly.
adrenaline-prompt-fist-strike = { $aim }: whom do you strike here?
    .other = { $aim }: { $who } chooses whom to strike.
adrenaline-prompt-fist-on = { $aim }: do you fly on?
    .other = { $aim }: { $who } flies on or stops.
adrenaline-prompt-scope = Do you play { $card } for 1 more damage?
    .other = { $who } may play { $card }.
adrenaline-prompt-tagback = { $attacker } has hit you. Do you answer with { $card }?
    .other = { $who } may answer the hit with { $card }. Shooter: { $attacker }.
adrenaline-prompt-bot-shot = Whom does { $bot } shoot?
    .other = { $who } chooses whom { $bot } shoots.
adrenaline-prompt-reload = Do you reload before the turn ends?
    .other = { $who } may reload before the turn ends.
adrenaline-prompt-track = On which track does the overkill token go? ({ $token })
    .other = { $who } chooses a track for the overkill token ({ $token }).
adrenaline-prompt-over = The game is over.
adrenaline-prompt-wait = The game goes on.

## Choices

adrenaline-label-discard = Discard { $card } → { $spawnpoint }
adrenaline-label-place-bot = The bot → { $spawnpoint }
adrenaline-label-run = { $n ->
    [one] Run up to { $n } square
   *[other] Run up to { $n } squares
}
adrenaline-label-grab = { $n ->
    [one] Grab, moving up to { $n } square first
   *[other] Grab, moving up to { $n } squares first
}
adrenaline-label-shoot = Shoot
adrenaline-label-shoot-move = { $n ->
    [one] Shoot, moving up to { $n } square first
   *[other] Shoot, moving up to { $n } squares first
}
adrenaline-label-shoot-frenzy = { $n ->
    [one] Move up to { $n } square, reload and shoot
   *[other] Move up to { $n } squares, reload and shoot
}
adrenaline-label-bot = The bot's action
adrenaline-label-teleport = Play { $card }
adrenaline-label-newton = Play { $card } on { $whom }
adrenaline-label-to = Go to { $square }
adrenaline-label-to-run = Run to { $square }
adrenaline-label-to-shoot = Go to { $square } first
adrenaline-label-to-tile = Go to { $square }: { $tile }
adrenaline-label-to-spawnpoint = Go to { $square }: { $spawnpoint }
adrenaline-label-to-teleport = Teleport to { $square }
adrenaline-label-to-move = { $whom } goes to { $square }
adrenaline-label-tile = Take { $tile }
adrenaline-label-take = Take { $weapon }, free
adrenaline-label-take-paid = Take { $weapon } for { $price }
adrenaline-label-leave = Leave { $weapon }
adrenaline-label-give-cube = Give up { $cube } for the turret
adrenaline-label-give-powerup = Give up the powerup for the turret
adrenaline-label-cube = From the box: { $cube }
adrenaline-label-card = With a card: { $card }
adrenaline-label-fire = Fire { $aim }
adrenaline-label-fire-paid = Fire { $aim } for { $price }
adrenaline-label-use = Go on: { $effects }
adrenaline-label-use-paid = Go on: { $effects } for { $price }
adrenaline-label-hit = Hit { $targets }
adrenaline-label-bot-hit = The bot hits { $targets }
adrenaline-label-at = Square { $square }
adrenaline-label-at-vortex = Open the vortex on { $square }
adrenaline-label-at-flame = Flame as far as { $square }
adrenaline-label-at-fist = Fly to { $square }
adrenaline-label-room = Everyone in the { $room }
adrenaline-label-scope = { $card }: 1 more damage to { $whom }
adrenaline-label-tagback = { $card }: 1 mark to the attacker
adrenaline-label-reload = Reload { $weapon } for { $price }
adrenaline-label-track = The token goes to the { $spawnpoint }
adrenaline-label-done = Nothing more
adrenaline-label-done-turn = End the turn
adrenaline-label-done-walk = Stop here
adrenaline-label-done-bot = The bot stays where it is
adrenaline-label-done-push = No push: { $whom } stays
adrenaline-label-done-stay = { $whom } stays here
adrenaline-label-done-control = Keep the whole tile and leave the turret
adrenaline-label-done-strike = Strike nobody here
adrenaline-label-done-shot = Finish the shot
adrenaline-label-done-scope = No Targeting Scope
adrenaline-label-done-tagback = No Tagback Grenade
adrenaline-label-done-reload = Reload nothing more

## What happens

adrenaline-event-turn = { $n ->
    [one] { $who } begins a turn with { $n } action.
   *[other] { $who } begins a turn with { $n } actions.
}
adrenaline-event-drew = { $who } draws a powerup.
adrenaline-event-drew-card = { $who } draws { $card }.
adrenaline-event-spawned = { $who } discards { $card } and appears on { $square }.
adrenaline-event-bot-placed = { $who } puts the bot on { $square }.
adrenaline-event-run = { $who } runs.
adrenaline-event-grab = { $who } grabs.
adrenaline-event-shoot = { $who } shoots.
adrenaline-event-bot = { $who } takes the bot's action.
adrenaline-event-end-turn = { $who } is done with actions this turn.
adrenaline-event-moved = { $who } moves from { $from } to { $to }.
adrenaline-event-moved-by = { $who } moves { $whom } from { $from } to { $to }.
adrenaline-event-played = { $who } plays { $card }. { $help }
adrenaline-event-played-on = { $who } plays { $card } on { $whom }. { $help }
adrenaline-event-tile = { $who } takes { $tile } and stores { $gained }.
adrenaline-event-turret = { $who } controls the turret on { $square }.
adrenaline-event-turret-from = { $who } takes the turret on { $square } from { $whom }.
adrenaline-event-paid = { $who } pays { $what }.
adrenaline-event-weapon-taken = { $who } takes { $weapon }.
adrenaline-event-weapon-left = { $who } leaves { $weapon }.
adrenaline-event-fired = { $who } fires { $aim }.
adrenaline-event-damage = { $who } hits { $whom }: { $n } damage, { $total } in all.
adrenaline-event-damage-marks = { $who } turns marks on { $whom } into { $n } damage, { $total } in all.
adrenaline-event-damage-scope = { $who } adds { $n } damage to { $whom } with a Targeting Scope, { $total } in all.
adrenaline-event-damage-turret = { $who }'s turret hits { $whom }: { $n } damage, { $total } in all.
adrenaline-event-damage-strike-back = The spawnpoint strikes back at { $whom }: { $n } damage, { $total } in all.
adrenaline-event-damage-lost = { $who } hits { $whom }, whose board is full: the damage is lost.
adrenaline-event-marked = { $n ->
    [one] { $who } gives { $whom } { $n } mark.
   *[other] { $who } gives { $whom } { $n } marks.
}
adrenaline-event-revenge = { $who } gives { $whom } a revenge mark.
adrenaline-event-marked-turret = { $who }'s token on the turret becomes a mark on { $whom }.
adrenaline-event-marks-lost = { $n ->
    [one] { $n } mark of { $who } on { $whom } is lost: the board is full.
   *[other] { $n } marks of { $who } on { $whom } are lost: the board is full.
}
adrenaline-event-killed = { $who } kills { $whom }.
adrenaline-event-killed-self = { $who } is killed by their own token.
adrenaline-event-tagged = { $who } puts a token on the { $spawnpoint }.
adrenaline-event-reloaded = { $who } reloads { $weapon }.
adrenaline-event-first-blood = { $who }: 1 point for first blood on { $whom }.
adrenaline-event-scored = { $n ->
    [one] { $who }: { $n } point for damage to { $whom }.
   *[other] { $who }: { $n } points for damage to { $whom }.
}
adrenaline-event-banked = { $n ->
    [one] { $n } point goes to nobody: { $who } holds that rank on their own board.
   *[other] { $n } points go to nobody: { $who } holds that rank on their own board.
}
adrenaline-event-skull = { $n ->
    [one] { $who } gets a skull; { $n } is left.
   *[other] { $who } gets a skull; { $n } are left.
}
adrenaline-event-killshot = { $who }: a killshot on the track.
adrenaline-event-killshot-overkill = { $who }: a killshot on the track, with overkill on { $whom }.
adrenaline-event-double-kill = { $who }: 1 point for a double kill.
adrenaline-event-flipped = { $who }'s board flips: from now on it scores 2, 1, 1, 1.
adrenaline-event-frenzy = Final frenzy! { $who } has set it off and plays last.
adrenaline-event-powerups-shuffled = The discarded powerups are shuffled into a new deck.
adrenaline-event-tiles-shuffled = The used ammo tiles are shuffled into a new stack.
adrenaline-event-tile-dealt = New ammo on { $square }: { $tile }.
adrenaline-event-weapon-dealt = New weapon, { $spawnpoint }: { $weapon }.
adrenaline-event-track-scored = { $n ->
    [one] { $who }: { $n } point from the killshot track.
   *[other] { $who }: { $n } points from the killshot track.
}
adrenaline-event-spawnpoint-scored = { $n ->
    [one] { $who }: { $n } point from the track of the { $spawnpoint }.
   *[other] { $who }: { $n } points from the track of the { $spawnpoint }.
}
adrenaline-event-turrets-scored = { $n ->
    [one] { $who }: { $n } point for turrets.
   *[other] { $who }: { $n } points for turrets.
}
adrenaline-event-game-over = { $n ->
    [one] The game is over. The winner: { $winners }.
   *[other] The game is over. The winners: { $winners }.
}

## Headings of choices

adrenaline-group-squares = Squares
adrenaline-group-targets = Targets
adrenaline-group-grab = Grab
adrenaline-group-weapons = Weapons
adrenaline-group-cards = Cards and cubes
