# Što provjera kaže o arenama Adrenalina, uz ono što kaže o svakoj datoteci (checker.ftl).

adrenaline-check-file = arena igre Adrenalin, koja ima `rooms` i `spawnpoints`

## Kako se što zove

adrenaline-check-arena = arena
adrenaline-check-name = arene
adrenaline-check-title = naslov
adrenaline-check-about = opis
adrenaline-check-room = pravokutnik sobe
adrenaline-check-door = vrata
adrenaline-check-colour = boja sobe
adrenaline-check-spawnpoint-colour = boja točke oživljavanja

## Što može biti krivo

adrenaline-check-players = broj igrača: od { $from } do { $to }
    .advice = napiši najmanji i najveći broj igrača, svaki od 3 do 5, na primjer `players = [3, 5]`
adrenaline-check-no-rooms = arena nema nijednu sobu
    .advice = nacrtaj crvenu, žutu i plavu sobu
adrenaline-check-overlap = { $room }: na polju { $at } već je { $other }
    .advice = prepusti polje jednoj od njih
adrenaline-check-large = arena je široka { $width } i visoka { $height } polja
    .advice = neka stane u { $most } puta { $most } polja
adrenaline-check-small = arena ima premalo polja: { $n }
    .advice = daj joj barem { $least }
adrenaline-check-scattered = { $room }: dio na polju { $at } odsječen je od ostatka
    .advice = jedna boja je jedna soba: spoji dijelove ili ovom daj drugu boju
adrenaline-check-door-nowhere = vrata ne vode nikamo ({ $line }): na { $at } nema polja
    .advice = pomakni vrata između dviju soba
adrenaline-check-door-inside = vrata stoje unutar jedne sobe ({ $line }): { $room }
    .advice = pomakni vrata između dviju soba ili poljima iza njih daj drugu boju
adrenaline-check-door-twice = dvoja vrata na istom mjestu ({ $line })
    .advice = izbriši jedna od njih
adrenaline-check-no-spawnpoint = nedostaje: { $spawnpoint }
    .advice = stavi je u sobu njezine boje
adrenaline-check-second-spawnpoint = ponavlja se: { $spawnpoint }
    .advice = izbriši jednu od njih
adrenaline-check-spawnpoint-nowhere = { $spawnpoint } je na { $at }, gdje nema polja
    .advice = stavi je u sobu njezine boje
adrenaline-check-spawnpoint-elsewhere = { $spawnpoint } je na { $at }, u drugoj sobi: { $room }
    .advice = stavi je u sobu njezine boje
adrenaline-check-away = nema puta između soba: { $other }, { $room }
    .advice = nacrtaj vrata između njih
adrenaline-check-unlaid = arena se ne može složiti: { $error }
    .advice = poništi zadnju promjenu
