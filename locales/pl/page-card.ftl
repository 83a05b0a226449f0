# Słowa strony na kartach tego, co leży na stołach naszych gier.

page-field-twin = { $name } { $n }
page-card-dice = kości
page-card-faces = Ścianki: zasięg/obrażenia, • ikona, ✕ pudło.
page-card-wounds = rany
page-card-armour = pancerz
page-card-speed = ruch
page-card-attack = atak
page-card-melee = wręcz
page-card-ranged = dystansowy
page-card-range = zasięg
page-card-stagger = równowaga
page-card-special = obrona ★
page-card-tough = wytrzymałość
page-card-staggered = wytrącony z równowagi
page-card-dodge = unik
page-card-shields = { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[many] { $n } tarcz
}
page-card-weapon = broń
page-card-weapons = bronie
page-card-ammo = amunicja
page-card-no-ammo = niepotrzebna
page-card-marine = marine
page-card-demon = demon
page-card-token = na podłodze
page-card-ground = podłoże
page-card-edge = linia
page-card-edge-blocking = Małe figurki jej nie przekroczą i nikt przez nią nie widzi. Duże i latające przechodzą nad nią.
page-card-edge-impassable = Małe figurki jej nie przekroczą, ale każdy przez nią widzi. Duże i latające przechodzą nad nią.
page-card-edge-wall = Nikt jej nie przekroczy i nikt przez nią nie widzi.
page-card-door-open = drzwi, otwarte
page-card-door-closed = drzwi, zamknięte
page-card-door-jammed = drzwi, zablokowane
page-card-marine-card = karta marine
page-card-class = klasa
page-card-squad = drużyna
page-card-glory = zabójstwo chwały
page-card-invasion = inwazja
page-card-event = wydarzenie
