# Što provjera kaže o misijama igre DOOM (2016), osim onoga što kaže o svakoj datoteci (checker.ftl).

d16-check-file = misija igre DOOM 2016, koja ima `rooms` i `invasion`

## Kako se što zove

d16-check-mission = misija
d16-check-room = prostorija
d16-check-name-mission = misija
d16-check-name-room = prostorija
d16-check-objective-card = karta zadatka
d16-check-threat-card = karta prijetnje
d16-check-invasion-card = karta invazije
d16-check-portal-colour = boja portala
d16-check-token = oznaka koja se uzima
d16-check-event-set = komplet događaja
d16-check-starting = početno oružje
d16-check-demon = demon
d16-check-title = naslov
d16-check-briefing = uvod u misiju
d16-check-door-line = vrata
d16-check-opening-line = prolaz
d16-check-wall-line = zid
d16-check-blocking-line = blokirajući rub
d16-check-impassable-line = neprohodan rub
d16-check-exit = izlaz
d16-check-difficult = težak teren
d16-check-teleporter = teleport
d16-check-blue-portal = plavi portal
d16-check-yellow-portal = žuti portal
d16-check-red-portal = crveni portal
d16-check-the-token = oznaka `{ $name }`
d16-check-objective = oznaka zadatka
d16-check-zone = zona
d16-check-marked-portal = označeni portal
d16-check-drone = dron
d16-check-checkpoint = kontrolna točka
d16-check-a-marine = marinac
d16-check-and-argent = { $n } argent
d16-check-at-least = barem { $n }
d16-check-into-a-room = pomakni u neku prostoriju

## Zaglavlje datoteke

d16-check-frags = broj fragova: { $n }
    .advice = napiši koliko ih uljez treba protiv 1, 2, 3 i 4 marinca, svaki put od 1 do { $most }
d16-check-rounds = broj krugova: { $n }
    .advice = napiši nakon koliko krugova uljez pobjeđuje, od 1 do { $most }
d16-check-argent = broj oznaka argenta: { $n }
    .advice = u kutiji ih je { $most }: napiši broj od 0 do { $most }
d16-check-event-twice = komplet događaja `{ $name }` naveden je dvaput
    .advice = navedi tri različita
d16-check-events = broj kompleta u špilu događaja: { $n }
    .advice = navedi tri različita ili izostavi `events`
d16-check-kit-twice = jedan marinac dvaput ima oružje `{ $name }`
    .advice = daj mu dva različita
d16-check-kits-in-box = oružje `{ $name }` ima ovoliko marinaca: { $n }, a u kutiji ih je { $most }
    .advice = daj nekome drugo
d16-check-kits = broj kompleta oružja: { $n }
    .advice = napiši po jedan za svakoga od četiri marinca

## Karte

d16-check-no-objective = misija nema zadatak
    .advice = navedi { $words } ili napiši `tutorial = true`
d16-check-no-threat = misija nema prijetnju
    .advice = navedi { $words } ili napiši `tutorial = true`
d16-check-tutorial-cards = uvodna misija nema ni kartu zadatka ni kartu prijetnje
    .advice = izostavi `objective` i `threat` ili `tutorial`
d16-check-not-together = { $objective } ne ide s prijetnjom { $threat }
    .advice = napiši { $words }
d16-check-tutorial-needs = uvodna misija ne navodi komplete događaja ili komplete oružja
    .advice = dodaj tri kompleta kao `events` i po dva oružja za svakog marinca kao `kits`
d16-check-tutorial-invasion = broj karata invazije u uvodnoj misiji: { $n }
    .advice = samo je jedna i leži otkrivena
d16-check-no-invasion = misija ne nudi nijednu kartu invazije
    .advice = navedi { $words }
d16-check-invasion-twice = karta invazije `{ $name }` ponuđena je dvaput
    .advice = svaka postoji samo jednom

## Oko čega se igra

d16-check-unused = { $objective } se time ne služi: { $what }
    .advice = izostavi to ili odaberi drugi zadatak
d16-check-too-few = { $objective } traži: { $need } × { $what }, a ima ih { $n }
    .advice = dodaj one koji nedostaju ili odaberi drugi zadatak
d16-check-superfluous = { $objective } traži: { $need } × { $what }, a ima ih { $n }
    .advice = izbaci višak ili odaberi drugi zadatak

## Prostorije, vrata i zidovi

d16-check-no-rooms = karta nema prostorija
    .advice = dodaj ih u `rooms`
d16-check-overlap = prostorija `{ $room }` prelazi preko prostorije `{ $other }` na polju { $at }
    .advice = pomakni jednu od njih ili je smanji
d16-check-spaces = broj polja na karti: { $n }
    .advice = stane ih najviše { $most }: izbaci višak
d16-check-wide = vrata ({ $line }) su preširoka; broj rubova: { $n }
    .advice = vrata zauzimaju jedan ili dva ruba
d16-check-nowhere = { $what } ({ $line }): ne vodi nikamo, { $at } nije polje
    .advice = to leži između polja: pomakni ili dodaj prostoriju
d16-check-inside = { $what } ({ $line }): unutar prostorije `{ $room }`
    .advice = vrata i prolazi stavljaju se u zidove: pomakni na granicu prostorije
d16-check-wall-on-wall = { $what } ({ $line }): ovdje je već zid
    .advice = prostorije imaju zidove uokolo: izostavi ga
d16-check-on-wall = { $what } ({ $line }): leži na zidu
    .advice = pomakni ili ondje napravi prolaz
d16-check-on-something = { $what } ({ $line }): ovdje je već nešto drugo
    .advice = na rub ide jedna stvar: pomakni jednu od dviju

## Što leži i stoji na karti

d16-check-figure-size = { $who } ne može stajati ovdje: { $at }
    .advice = postolje je { $base }; `to` je njegovo posljednje polje
d16-check-starting-weapon = oznaka `{ $name }` je početno oružje
    .advice = marinci ga donose: postavi oružje s karte ili granatu
d16-check-tutorial-face-up = portali uvodne misije leže okrenuti prema dolje
    .advice = izostavi `up`: okreću se kad se otvore vrata
d16-check-all-face-up = uz prijetnju { $threat } svi portali leže otkriveni
    .advice = izostavi `up`
d16-check-starts = broj početnih polja za četiri marinca: { $n }
    .advice = navedi barem četiri polja kao `starts`
d16-check-no-active = nijedan teleport nije aktivan
    .advice = marinci se na takav vraćaju: uz jedan napiši `active = true`
d16-check-no-portals = nema portala
    .advice = demoni ih trebaju: dodaj ih u `portals`

## Putovi

d16-check-room-away = marinci ne mogu do dijela prostorije `{ $room }` (polja: { $n } od { $all }): prvo je { $at }
    .advice = dodaj vrata ili prolaz ili ukloni ono što zatvara put
d16-check-away = marinci ne mogu doći ovamo: { $what } na { $at }
    .advice = otvori put ili pomakni
d16-check-drone-stuck = dron ne može do izlaza
    .advice = otvori mu put ili ga pomakni
d16-check-seen = portal na { $at } vidi se s početnog polja { $start }
    .advice = { $threat } bi odmah dovela njegove demone: pomakni jedno od toga dvoga ili napiši `up = true`
d16-check-crowded = skupina ({ $group }) na portalu i oko njega ima ovoliko polja: { $n }
    .advice = ostali bi se pojavili dalje: odmakni portal od zidova
d16-check-stuck = { $who } ne može do početka; izlazi odavde: { $portal } na { $at }
    .advice = napravi kod portala mjesta za postolje { $base } i jednako široke putove

## Karte u jednom retku i rupe u provjeri

d16-check-sketch = { $error }
    .advice = { $advice }
d16-check-unlaid = { $error }
    .advice = ovo je rupa u provjeri: molimo, prijavi je
