# Riječi stranice o napadu u obje igre DOOM: koga, koliko daleko, s kojom vjerojatnošću.

page-shot-fire = Paljba
page-shot-targets = Mete
page-shot-square = Polje
page-shot-squares = { $n ->
    [one] polje…
   *[other] polje… ({ $n })
}
page-shot-point = Pokaži polje.
page-shot-no-squares = bez polja
page-shot-and-more = { $name } +{ $n }
page-shot-percent = { $n } %
page-shot-range = domet { $range }
page-shot-range-of = domet { $range } od { $reach }
page-shot-melee = izbliza
page-shot-far = udaljenost { $n }
page-shot-hit = pogodak
page-shot-wounds = rane
page-shot-damage = šteta
page-shot-kill = smrt
page-shot-ammo = troši: { $kind } ({ $n })
page-shot-wounds-chance = { $n ->
    [one] { $n } rana
    [few] { $n } rane
   *[other] { $n } rana
}: { $chance } %
page-shot-damage-chance = šteta { $n }: { $chance } %
page-shot-mean-wounds = rane: { $n }
page-shot-mean-damage = šteta: { $n }
page-shot-friend = { $name }, na tvojoj strani
page-shot-no-cover = bez zaklona
page-shot-cover-wall = zaklon: zid ili vrata
page-shot-cover-ground = zaklon: teško tlo
page-shot-cover-figures = zaklon: { $names }
