# Słowa strony o ataku w obu grach DOOM: kto, jak daleko, z jaką szansą.

page-shot-fire = Ognia
page-shot-targets = Cele
page-shot-square = Pole
page-shot-squares = { $n ->
    [one] pole…
   *[other] pole… ({ $n })
}
page-shot-point = Wskaż pole.
page-shot-no-squares = bez pól
page-shot-and-more = { $name } +{ $n }
page-shot-percent = { $n }%
page-shot-range = zasięg { $range }
page-shot-range-of = zasięg { $range } z { $reach }
page-shot-melee = wręcz
page-shot-far = odległość { $n }
page-shot-hit = trafienie
page-shot-wounds = rany
page-shot-damage = obrażenia
page-shot-kill = zabicie
page-shot-ammo = zużywa: { $kind } ({ $n })
page-shot-wounds-chance = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[many] { $n } ran
}: { $chance }%
page-shot-damage-chance = obrażenia { $n }: { $chance }%
page-shot-mean-wounds = rany: { $n }
page-shot-mean-damage = obrażenia: { $n }
page-shot-friend = { $name }, po twojej stronie
page-shot-no-cover = bez osłony
page-shot-cover-wall = osłona: ściana lub drzwi
page-shot-cover-ground = osłona: trudny teren
page-shot-cover-figures = osłona: { $names }
