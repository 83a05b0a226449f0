# Riječi stranice na kartama svega što je na stolovima naših igara.

page-field-twin = { $name } { $n }
page-card-dice = kocke
page-card-faces = Strane: domet/šteta, • sličica, ✕ promašaj.
page-card-wounds = rane
page-card-armour = oklop
page-card-speed = kretanje
page-card-attack = napad
page-card-melee = izbliza
page-card-ranged = iz daljine
page-card-range = domet
page-card-stagger = stabilnost
page-card-special = obrana ★
page-card-tough = žilavost
page-card-staggered = uzdrman
page-card-dodge = izbjegavanje
page-card-shields = { $n ->
    [one] { $n } štit
    [few] { $n } štita
   *[other] { $n } štitova
}
page-card-weapon = oružje
page-card-weapons = oružja
page-card-ammo = streljivo
page-card-no-ammo = ne treba
page-card-marine = marinac
page-card-demon = demon
page-card-token = na podu
page-card-ground = tlo
page-card-edge = crta
page-card-edge-blocking = Male figure ne mogu preko nje i nitko ne vidi preko nje. Velike i leteće prelaze preko nje.
page-card-edge-impassable = Male figure ne mogu preko nje, ali svatko vidi preko nje. Velike i leteće prelaze preko nje.
page-card-edge-wall = Nitko ne može preko njega i nitko ne vidi preko njega.
page-card-door-open = vrata, otvorena
page-card-door-closed = vrata, zatvorena
page-card-door-jammed = vrata, zaglavljena
page-card-marine-card = karta marinca
page-card-class = klasa
page-card-squad = odred
page-card-glory = slavno ubojstvo
page-card-invasion = invazija
page-card-event = događaj
