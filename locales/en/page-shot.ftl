# The page's words for an attack in both DOOM games: whom, how far, how likely.

page-shot-fire = Fire
page-shot-targets = Targets
page-shot-square = Square
page-shot-squares = { $n ->
    [one] a square…
   *[other] a square… ({ $n })
}
page-shot-point = Point at a square.
page-shot-no-squares = no squares
page-shot-and-more = { $name } +{ $n }
page-shot-percent = { $n }%
page-shot-range = range { $range }
page-shot-range-of = range { $range } of { $reach }
page-shot-melee = melee
page-shot-far = { $n } away
page-shot-hit = hit
page-shot-wounds = wounds
page-shot-damage = damage
page-shot-kill = kill
page-shot-ammo = uses { $kind } ({ $n })
page-shot-wounds-chance = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}: { $chance }%
page-shot-damage-chance = { $n } damage: { $chance }%
page-shot-mean-wounds = { $n } wounds
page-shot-mean-damage = { $n } damage
page-shot-friend = { $name }, your own side
page-shot-no-cover = no cover
page-shot-cover-wall = cover: a wall or door
page-shot-cover-ground = cover: difficult terrain
page-shot-cover-figures = cover: { $names }
