# Što program kaže u naredbenom retku kad se nešto ne može učiniti.

cli-error = pogreška

## Što ne valja s argumentima

cli-options = [OPCIJE]
cli-usage = Uporaba: { $usage }
cli-unknown-argument = nepoznat argument '{ $arg }'
cli-unknown-command = nepoznata naredba '{ $command }'
cli-missing-argument = nedostaju obavezni argumenti: { $args }
cli-missing-command = nakon '{ $command }' mora slijediti naredba: { $commands }
cli-twice = argument '{ $arg }' može se navesti samo jednom
cli-conflict = argument '{ $arg }' ne može se koristiti zajedno s '{ $other }'
cli-no-value = '{ $arg }' traži vrijednost, a nijedna nije navedena
cli-no-choice = pogrešna vrijednost '{ $value }' za '{ $arg }': moguće su { $values }
cli-bad-value = pogrešna vrijednost '{ $value }' za '{ $arg }': { $why }
cli-choose = moguće su { $words }
cli-too-many-values = suvišna vrijednost '{ $value }' za '{ $arg }'
cli-too-few-values = '{ $arg }' traži više vrijednosti
cli-no-equals = vrijednost za '{ $arg }' piše se iza znaka jednakosti
cli-no-utf8 = jedan argument nije tekst u UTF-8
cli-meant = misliš li na '{ $name }'?

## Što ne valja s vrijednosti

cli-bad-seed = sjeme je broj ili 0x i heksadecimalne znamenke
cli-bad-seconds = napiši broj sekundi, najviše 3600
cli-bad-url = napiši ga s https:// na početku: https://{ $text }
cli-bad-host = dalje može biti samo računalo i možda port
cli-bad-crew = `{ $text }` nije broj marinaca; napiši ga ili napiši all
cli-bad-pledge = `{ $text }` nije zavjet: zavjet ima 64 heksadecimalne znamenke
cli-bad-moment = napiši snimku i broj radnje, kao game.tfr:12

## Datoteke

cli-unreadable = { $file } se ne može pročitati
cli-unwritable = { $file } se ne može zapisati
cli-unmade = { $file } se ne može napraviti
cli-unopened = { $file } se ne može otvoriti
cli-unplayable = { $file } se ne može igrati
cli-no-file = nema datoteke { $file }
cli-no-folder = nema mape { $folder }
cli-there-already = { $file } već postoji; navedi novu datoteku

## Mjesta za igru

cli-at = Telefrag je na { $address }
cli-stop = Zaustavi ga s Ctrl-C.
cli-stopped = Telefrag je stao; ništa nije izgubljeno.
cli-cannot-start = ne može se pokrenuti
cli-cannot-listen = ne može se slušati na { $address }: radi li već neki Telefrag? Druga adresa: --bind 127.0.0.1:1994
cli-no-data-folder = ovdje nema mape za podatke; navedi je s --data
cli-cannot-make-folder = ne može se napraviti mapa { $folder }
cli-cannot-make-data = ne može se napraviti mapa { $folder }; navedi drugu s --data
cli-cannot-write = { $file } se ne može zapisati
cli-cannot-copy = { $file } se ne može kopirati
cli-cannot-use = baza podataka ne može se koristiti
cli-cannot-connect = baza podataka ne može se koristiti (u zaporci piši @ kao %40, : kao %3A i / kao %2F)
cli-bad-database = --database je adresa kao postgres://user:password@host/name; mapu s datotekom navedi s --data
cli-no-password = u datoteci { $file } ne može se pročitati zaporka
cli-password-of-nothing = --database-password-file vrijedi za bazu koju navodi --database
cli-no-place = u { $folder } nema mjesta za igru (nema { $file }). Navedi mapu s --data ili bazu s --database, kao pri pokretanju poslužitelja
cli-empty-database = u ovu bazu nijedan poslužitelj još ništa nije zapisao. Navedi je s --database, kao pri pokretanju poslužitelja
cli-locked = drugi Telefrag (proces { $pid }) poslužuje { $folder }; više procesa treba PostgreSQL: --database
cli-pg-dump = baza PostgreSQL kopira se s pg_dump
cli-pg-restore = baza PostgreSQL vraća se s psql ili pg_restore
cli-no-copy = kopija se ne može napraviti
cli-not-a-copy = { $file } nije kopija mjesta za igru
cli-not-shelved = na polici nema scenarija { $id } ({ $name })
cli-the-database = baza PostgreSQL
cli-no-self = program ne može naći sam sebe

## Igre i igrači

cli-no-game = nema igre `{ $id }`
cli-nobody-plays = nitko ne igra { $game } na razini { $level }
cli-nobody-plays-at = nitko ne igra { $game } na razini { $level }; razine su { $levels }
cli-nobody-plays-with = nitko ne igra { $game } s toliko marinaca ({ $marines }) na razini { $level }
cli-refused-setup = s ovim se postavkama ne može igrati: { $why }
cli-unreadable-setup = postavke se ne mogu pročitati
cli-no-object = postavke se ne mogu pročitati: moraju biti objekt JSON
cli-unfinished = broj igara koje nisu završile: { $n }
cli-other-options = ovdje su opcije koje { $other } ima, a { $game } nema; pogledaj telefrag help play
cli-marines = marinaca je od { $least } do { $most }, a ne { $n } [{ $rule }]
cli-no-scenario = nema scenarija `{ $name }` ni datoteke tog imena; naši su { $ids }
cli-no-mission = nema misije `{ $name }` ni datoteke tog imena; naše su { $ids }
cli-no-arena = nema ploče `{ $name }` ni datoteke tog imena; naše su { $ids }
cli-no-operation = nema operacije `{ $id }`; napiši { $ids }
cli-no-operation-yet = { $file } još ne postoji; za početak dodaj --operation { $ids }
cli-other-operation = { $file } čuva operaciju { $kept }, a ne { $id }; navedi drugu datoteku
cli-no-campaign = { $file } ne kaže ništa o kampanji

## Snimke

cli-no-action = nema radnje { $n }: igra ih ima { $last }
cli-no-replay = ovo nije snimka: nije tekst
cli-unknown-replay = { $file }: igra `{ $game }`, koju ovaj program ne poznaje (poznaje: { $known })
cli-no-pledge = datoteka nema zavjet koji bi se usporedio s tvojim
cli-unfair = to nije sjeme koje je zavjetovano na početku igre: sreća nije bila poštena
cli-no-judge = nitko nije naučio suditi igre { $game }
cli-no-such-judge = { $level } ne zna suditi igre { $game }; znaju { $able }
cli-unjudged = igra se nije mogla prosuditi

## Arene

cli-all-sides = navedi stranu za svakog igrača ili ni za jednoga: `marines=veteran,invader=soldier`
cli-one-player = za svatko sa svakim trebaju barem dva različita igrača
cli-no-side = nitko nije naveden za stranu `{ $side }`
cli-sides = { $game } ima ove strane: { $sides }, svaku s jednim igračem
cli-no-field = u postavkama nema polja `{ $name }`; polja su { $fields }
cli-no-values = ne može se proći kroz sve vrijednosti `{ $name }`
cli-seats = broj mjesta: { $n }; navedi igrača za svako ili broj igrača koji ga dijeli
cli-no-setups = ni s jednim od ovih postavki ne može se igrati
cli-unkept = rezultat se ne može sačuvati
cli-other-arena = { $file } pripada drugoj areni: navedi drugu mapu ili ukloni datoteku

## Scenariji

cli-nothing-to-check = nema se što provjeriti: datoteke scenarija završavaju na .toml
cli-broken = datoteke koje se ne mogu igrati: { $broken } od { $checked }
cli-no-workshop = radionica ne poznaje igru { $game }; napiši { $games }
cli-crew = igra se s { $least } do { $most } marinaca, a ne s { $n }
cli-no-games = bez igara se nema što mjeriti
cli-data-file = { $file } je datoteka s podacima, a ne mjesto za igru
cli-unmeasured = mjesta igre { $game } ne mogu se mjeriti

## Briga o mjestu

cli-no-such-thing = toga ovdje nema; oznake su na popisima naredbe `telefrag admin`
cli-no-comment = nema komentara { $id } ovdje: { $name }
cli-nothing-to-prune = reci što treba počistiti: --guests 180d, --tables 2y ili --abandoned 1y
cli-bad-span = napiši broj i jedinicu: 30m, 12h, 7d, 4w ili 2y
cli-less-than-a-day = to je manje od jednog dana
cli-bad-page = napiši cijelu adresu, s https:// na početku
