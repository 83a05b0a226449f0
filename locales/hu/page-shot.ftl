# Az oldal szavai a támadásról a két DOOM-játékban: kit, milyen messziről, mekkora eséllyel.

page-shot-fire = Tűz
page-shot-targets = Célpontok
page-shot-square = Mező
page-shot-squares = { $n ->
    [one] egy mező…
   *[other] egy mező… ({ $n })
}
page-shot-point = Mutass egy mezőre.
page-shot-no-squares = mezők nélkül
page-shot-and-more = { $name } +{ $n }
page-shot-percent = { $n }%
page-shot-range = hatótáv: { $range }
page-shot-range-of = hatótáv: { $range } / { $reach }
page-shot-melee = közelharc
page-shot-far = { $n } mezőre
page-shot-hit = találat
page-shot-wounds = sérülés
page-shot-damage = sebzés
page-shot-kill = ölés
page-shot-ammo = muníció: { $kind } ({ $n })
page-shot-wounds-chance = { $n } sérülés: { $chance }%
page-shot-damage-chance = { $n } sebzés: { $chance }%
page-shot-mean-wounds = { $n } sérülés
page-shot-mean-damage = { $n } sebzés
page-shot-friend = { $name }, a te oldaladon
page-shot-no-cover = nincs fedezék
page-shot-cover-wall = fedezék: fal vagy zsilip
page-shot-cover-ground = fedezék: nehéz terep
page-shot-cover-figures = fedezék: { $names }
