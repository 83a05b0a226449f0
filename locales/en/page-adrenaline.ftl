# The page's words at the table of Adrenaline.

page-adrenaline-players = Players
page-adrenaline-arena = Arena
page-adrenaline-square = square { $square }
page-adrenaline-killshots = Killshots
page-adrenaline-skulls = { $n ->
    [one] { $n } skull left
   *[other] { $n } skulls left
}
page-adrenaline-turrets = Turrets under control
page-adrenaline-offer = Ammo on offer
page-adrenaline-frenzy = { $n ->
    [0] Final frenzy: the last turn
    [one] Final frenzy: { $n } turn to come
   *[other] Final frenzy: { $n } turns to come
}
page-adrenaline-firing = { $who } fires { $weapon }
page-adrenaline-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-adrenaline-hidden = hidden
page-adrenaline-you = you
page-adrenaline-damage = { $n } damage.
page-adrenaline-no-marks = no marks
page-adrenaline-worth = The next kill is worth { $n }
page-adrenaline-weapons = Weapons
page-adrenaline-no-weapons = No weapon yet: grab one at a spawnpoint.
page-adrenaline-too-many = one too many
page-adrenaline-powerup = a powerup
page-adrenaline-powerups = Powerups: { $n }
page-adrenaline-ammo = Ammo
page-adrenaline-loaded = loaded
page-adrenaline-unloaded = reload first
page-adrenaline-market = Weapons at the spawnpoints
page-adrenaline-none = nothing
page-adrenaline-about = What { $card } does
page-adrenaline-card = powerup
page-adrenaline-player = player
page-adrenaline-tile = ammo tile
page-adrenaline-take = to take
page-adrenaline-reload = to reload
page-adrenaline-pays = as payment
page-adrenaline-turret = turret
page-adrenaline-turret-of = Under control of { $who }.
page-adrenaline-choose = Choose
page-adrenaline-skip = Skip
page-adrenaline-next = Next
page-adrenaline-close = Back to the board
page-adrenaline-scoring = Final scoring
page-adrenaline-won = { $n ->
    [one] The winner: { $who }
   *[other] The winners: { $who }
}

## Headings of long lists of choices


## The position in words

page-adrenaline-tell-figure = { $who } on { $square }, { $n } damage.
page-adrenaline-tell-off = { $who } is not on the board.
page-adrenaline-tell-marks = Marks from { $who }: { $n }.
page-adrenaline-tell-weapons = Weapons: { $weapons }.
page-adrenaline-tell-ammo = Ammo: { $cubes }.
page-adrenaline-tell-row = { $spawnpoint }: { $weapons }.
