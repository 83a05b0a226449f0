# Što provjera kaže o scenarijima igre DOOM (2004), osim onoga što kaže o svakoj datoteci (checker.ftl).

d04-check-file = scenarij igre DOOM 2004, koji ima `[[area]]` i `[start]`

## Kako se što zove

d04-check-scenario = scenarij
d04-check-area = područje
d04-check-door = vrata
d04-check-item = predmet
d04-check-tag = tag
d04-check-tagged = figura s tagom
d04-check-goal = cilj
d04-check-trigger = okidač
d04-check-token = oznaka koja se uzima
d04-check-direction = smjer
d04-check-key-colour = boja ključa
d04-check-map-piece = dio karte
d04-check-invader = uljez
d04-check-colour = boja
d04-check-obstacle-kind = vrsta prepreke
d04-check-side = strana
d04-check-title = naslov
d04-check-briefing = uvod
d04-check-secret = tekst za uljeza
d04-check-told = tekst
d04-check-thing = ime predmeta
d04-check-name-scenario = scenarij
d04-check-name-area = područje
d04-check-name-of-area = ime područja
d04-check-name-door = vrata
d04-check-name-figure = figura
d04-check-name-item = predmet
d04-check-the-token = oznaka `{ $name }`
d04-check-the-item = predmet `{ $name }`
d04-check-the-obstacle = prepreka `{ $name }`
d04-check-a-blocking = blokirajuća prepreka
d04-check-a-barrel = bačva
d04-check-encounter-or-item = iznenađenje ili predmet
d04-check-colour-red = crveni
d04-check-colour-green = zeleni
d04-check-colour-blue = plavi
d04-check-coloured = { $kind } ({ $colour ->
    [red] crvena boja
    [green] zelena boja
   *[blue] plava boja
})
d04-check-long = { $what } (polja: { $n })
d04-check-piece = { $piece } na { $at }
d04-check-opening = otvor { $opening } dijela { $piece }
d04-check-size-up-to-three = 1, 2 ili 3 polja u nizu
d04-check-size-two = 2 polja u nizu
d04-check-size-one = 1 polje
d04-check-onto-a-piece = pomakni na neki dio karte tog područja

## Zaglavlje datoteke

d04-check-marines = od { $least } do { $most } marinaca
    .advice = napiši najmanji i najveći broj marinaca, od 1 do 3
d04-check-frags = broj fragova: { $n }
    .advice = napiši koliko ih uljez treba protiv 1, 2 i 3 marinca, svaki put od 1 do { $most }
d04-check-no-timer = brojač je na 0
    .advice = napiši krug na čijem kraju istječe vrijeme

## Dijelovi karte

d04-check-turned = dio karte ne može se okrenuti za { $degrees } stupnjeva
    .advice = napiši 0, 90, 180 ili 270
d04-check-no-pieces = područje { $area } nema nijedan dio karte
    .advice = dodaj mu jedan ili ga ukloni
d04-check-overlap = { $piece } prelazi preko { $other } na polju { $at }
    .advice = pomakni jedan od njih ili ga okreni
d04-check-pieces-in-box = { $n } × { $piece }, a u kutiji ih je { $most }
    .advice = upotrijebi druge dijelove
d04-check-against-wall = { $opening } vodi na zid dijela { $wall }
    .advice = pomiči jedan od njih dok se otvori ne poklope, širine dva polja
d04-check-nowhere = { $opening } ne vodi nikamo
    .advice = spoji dio karte, zatvori otvor dijelom CAP ili ga pretvori u izlaz
d04-check-no-border = { $opening } spaja područja { $area } i { $other } bez vrata
    .advice = stavi ondje vrata ili od njih napravi jedno područje
d04-check-apart = { $piece } iz područja { $area } nije povezan s početkom
    .advice = spoji ga otvorima ili neka onamo vodi teleport

## Vrata

d04-check-door-span = vrata `{ $id }`: ne piše uz koja dva polja stoje
    .advice = napiši liniju i dva retka, `x = 4, y = [1, 2]`, ili `x = [1, 2], y = 4`
d04-check-open-lock = sigurnosna vrata `{ $id }` stoje otvorena
    .advice = na početku su zaključana: izostavi `open`
d04-check-doors-meet = vrata `{ $other }` i vrata `{ $id }` leže jedna na drugima
    .advice = pomakni jedna od njih duž linije ili ih ukloni
d04-check-exit-inside = izlaz `{ $id }` nije uz otvor na rubu karte
    .advice = izlaz zatvara otvor na koji nije spojen nijedan dio karte
d04-check-door-off = vrata `{ $id }` trebaju dva polja sa svake strane ({ $line }), a { $at } nije polje
    .advice = pomakni ih onamo gdje su spojena dva dijela
d04-check-door-in-wall = vrata `{ $id }` stoje u zidu
    .advice = pomakni ih onamo gdje su spojena dva dijela
d04-check-door-in-room = vrata `{ $id }` stoje u otvorenoj prostoriji: mogu se zaobići
    .advice = pomakni ih u otvor ili u hodnik
d04-check-between = vrata `{ $id }` leže između područja { $one } i { $other }
    .advice = pomakni vrata ili ispravi `between`

## Što leži i stoji na karti

d04-check-other-area = { $what } { $verb ->
    [lies] leži
    [stands] stoji
   *[is] je
} na { $at }, a to polje pripada području { $area }
    .advice = pomakni ili upiši pod { $area }
d04-check-obstacle-size = prepreka `{ $kind }` ne može ležati ovdje: { $at }
    .advice = zauzima { $size }
d04-check-outside = { $who } stoji na { $at }, izvan početnog područja { $area }
    .advice = svi marinci počinju u području koje se prvo postavlja
d04-check-figure-size = { $who } ne može stajati ovdje: { $at }
    .advice = zauzima { $wide } puta { $long } polja; `to` je posljednje od njih

## Što je u kutiji

d04-check-any-in-box = { $n } × { $kind } kad igra { $colours }, a u kutiji ih je { $most }
    .advice = izbaci višak ili im daj boje
d04-check-gift-in-box = { $n } × { $token }, a u kutiji ih je { $most }
    .advice = izbaci višak
d04-check-gifts-in-box = { $n } × { $token } za svakoga od { $marines } marinca, a u kutiji ih je { $most }
    .advice = izbaci višak
d04-check-one-duct = jedini ventilacijski otvor ne vodi nikamo
    .advice = dodaj još jedan ili ga izostavi
d04-check-one-teleporter = { $token } ne vodi nikamo
    .advice = postavi još jedan iste boje

## Okidači i učinci

d04-check-round-zero = krug 0 ne postoji
    .advice = prvi krug je 1
d04-check-effects = učinaka zaredom: { $n }
    .advice = odjednom ih može biti najviše { $most }
d04-check-nothing = 0 ne čini ništa
    .advice = napiši broj od 1 do 255 ili ga izostavi
d04-check-never = ovo se nikad ne može dogoditi
    .advice = ukloni okidač ili mu otvori put

## Pobjeda

d04-check-marines-cannot-win = marinci nemaju kako pobijediti
    .advice = navedi `goals` ili nečemu daj učinak `win = "marines"`
d04-check-invader-cannot-win = uljez nema kako pobijediti
    .advice = navedi `frags` ili `timer` ili nečemu daj učinak `win = "invader"`
d04-check-coloured-goal = `{ $tag }` je ondje samo ako igra { $who }
    .advice = figura koja mora umrijeti ima boju `any`
d04-check-no-rounds = 0 krugova prođe odmah
    .advice = napiši koliko krugova treba odigrati
d04-check-early = vrijeme istječe u krugu { $timer }, prije nego što prođe toliko krugova: { $rounds }
    .advice = čekaj manje krugova ili izostavi brojač
d04-check-no-exit = nitko ne može izaći kroz vrata `{ $id }`
    .advice = s ploče vode samo vrata s `exit = true`
d04-check-no-way = ovaj se cilj nikad ne može ispuniti
    .advice = otvori put do njega ili navedi drugi
d04-check-late = za ovo treba krugova: barem { $rounds }, a vrijeme istječe u krugu { $timer }
    .advice = daj više vremena ili skrati put
d04-check-won-at-once = { $side ->
    [marines] marinci su pobijedili
   *[invader] uljez je pobijedio
} prije nego što je itko išta odlučio
    .advice = neka nešto bude potrebno: drugi cilj, kasniji krug, više fragova

## Putovi

d04-check-key-away = { $key } na { $at } nije dohvatljiv
    .advice = nijedan marinac ne dolazi onamo prije nego što se otvore vrata `{ $id }`: premjesti ključ
d04-check-no-key = za vrata `{ $id }` treba { $key }, a nema ga
    .advice = postavi oznaku `{ $token }`
d04-check-area-away = nijedan marinac ne može ući u područje { $area }
    .advice = potraži prepreke koje zatvaraju put
d04-check-token-away = nijedan marinac ne može doći do oznake `{ $token }` na { $at }
    .advice = potraži prepreke oko nje
d04-check-encounter-away = nijedan marinac ne može doći do iznenađenja na { $at }
    .advice = potraži prepreke oko njega

## Rupe u provjeri

d04-check-unlaid = { $error }
    .advice = ovo je rupa u provjeri: molimo, prijavi je
d04-check-unsound = prva pozicija nije ispravna: { $error }
    .advice = ovo je rupa u provjeri: molimo, prijavi je
