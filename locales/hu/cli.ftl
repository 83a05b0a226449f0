# Amit a program a parancssorban mond, ha valami nem megy.

cli-error = hiba

## Mi a baj az argumentumokkal

cli-options = [KAPCSOLÓK]
cli-usage = Használat: { $usage }
cli-unknown-argument = ismeretlen argumentum: '{ $arg }'
cli-unknown-command = ismeretlen parancs: '{ $command }'
cli-missing-argument = hiányzó kötelező argumentumok: { $args }
cli-missing-command = '{ $command }' után parancs kell: { $commands }
cli-twice = csak egyszer adható meg: '{ $arg }'
cli-conflict = '{ $arg }' és '{ $other }' együtt nem használható
cli-no-value = '{ $arg }' értéket vár, de nem kapott
cli-no-choice = rossz érték: '{ $value }' itt: '{ $arg }'; lehetséges: { $values }
cli-bad-value = rossz érték: '{ $value }' itt: '{ $arg }'; { $why }
cli-choose = lehetséges: { $words }
cli-too-many-values = fölösleges érték: '{ $value }' itt: '{ $arg }'
cli-too-few-values = '{ $arg }' több értéket vár
cli-no-equals = '{ $arg }' értéke egyenlőségjel után áll
cli-no-utf8 = az egyik argumentum nem UTF-8 szöveg
cli-meant = erre gondoltál: '{ $name }'?

## Mi a baj egy értékkel

cli-bad-seed = a mag egy szám, vagy 0x és hexadecimális számjegyek
cli-bad-seconds = másodpercek száma kell, legfeljebb 3600
cli-bad-url = https:// előtaggal írd: https://{ $text }
cli-bad-host = utána csak gépnév és esetleg port állhat
cli-bad-crew = `{ $text }` nem létszám; írj egyet, vagy azt, hogy all
cli-bad-pledge = `{ $text }` nem fogadalom: a fogadalom 64 hexadecimális számjegy
cli-bad-moment = a visszajátszást és az akció sorszámát írd, például game.tfr:12

## Fájlok

cli-unreadable = nem olvasható: { $file }
cli-unwritable = nem írható: { $file }
cli-unmade = nem hozható létre: { $file }
cli-unopened = nem nyitható meg: { $file }
cli-unplayable = nem játszható: { $file }
cli-no-file = nincs ilyen fájl: { $file }
cli-no-folder = nincs ilyen mappa: { $folder }
cli-there-already = már létezik: { $file }; adj meg új fájlt

## Játszóhelyek

cli-at = A Telefrag címe: { $address }
cli-stop = Leállítás: Ctrl-C.
cli-stopped = A Telefrag leállt; semmi sem veszett el.
cli-cannot-start = nem indítható
cli-cannot-listen = itt nem lehet figyelni: { $address }; fut már egy Telefrag? Másik cím: --bind 127.0.0.1:1994
cli-no-data-folder = itt nincs adatmappa; adj meg egyet a --data kapcsolóval
cli-cannot-make-folder = nem hozható létre a mappa: { $folder }
cli-cannot-make-data = nem hozható létre a mappa: { $folder }; adj meg másikat a --data kapcsolóval
cli-cannot-write = nem írható: { $file }
cli-cannot-copy = nem másolható: { $file }
cli-cannot-use = az adatbázis nem használható
cli-cannot-connect = az adatbázis nem használható (jelszóban a @ jele %40, a : jele %3A, a / jele %2F)
cli-bad-database = a --database címet vár, például postgres://user:password@host/name; fájlhoz a mappáját add meg a --data kapcsolóval
cli-no-password = a jelszó nem olvasható ebből a fájlból: { $file }
cli-password-of-nothing = a --database-password-file ahhoz az adatbázishoz tartozik, amelyet a --database nevez meg
cli-no-place = itt nincs játszóhely: { $folder } (nincs { $file }). Add meg a mappát a --data vagy az adatbázist a --database kapcsolóval, ahogy a kiszolgáló indult
cli-empty-database = ebbe az adatbázisba még egyetlen kiszolgáló sem írt semmit. Add meg a --database kapcsolóval, ahogy a kiszolgáló indult
cli-locked = egy másik Telefrag ({ $pid }. folyamat) szolgálja ki ezt: { $folder }; több folyamathoz PostgreSQL kell: --database
cli-pg-dump = a PostgreSQL-adatbázist a pg_dump másolja
cli-pg-restore = a PostgreSQL-adatbázist a psql vagy a pg_restore állítja vissza
cli-no-copy = a másolat nem készült el
cli-not-a-copy = ez nem egy játszóhely másolata: { $file }
cli-not-shelved = nincs a polcon ilyen pálya: { $id } ({ $name })
cli-the-database = a PostgreSQL-adatbázis
cli-no-self = a program nem találja önmagát

## Játékok és játékosok

cli-no-game = nincs ilyen játék: `{ $id }`
cli-nobody-plays = { $game }: senki sem játszik ezen a szinten: { $level }
cli-nobody-plays-at = { $game }: senki sem játszik ezen a szinten: { $level }; a szintek: { $levels }
cli-nobody-plays-with = { $game }: senki sem játszik { $marines } tengerészgyalogossal ezen a szinten: { $level }
cli-refused-setup = ezekkel a beállításokkal nem lehet játszani: { $why }
cli-unreadable-setup = a beállítások nem olvashatók
cli-no-object = a beállítások nem olvashatók: JSON-objektumnak kell lenniük
cli-unfinished = { $n } játszma nem ért véget
cli-other-options = olyan kapcsolók is vannak itt, amelyek ehhez tartoznak: { $other }, nem ehhez: { $game }; lásd: telefrag help play
cli-marines = a tengerészgyalogosok száma { $least } és { $most } között lehet, nem { $n } [{ $rule }]
cli-no-scenario = nincs `{ $name }` nevű forgatókönyv, sem ilyen fájl; a mieink: { $ids }
cli-no-mission = nincs `{ $name }` nevű küldetés, sem ilyen fájl; a mieink: { $ids }
cli-no-arena = nincs `{ $name }` nevű pálya, sem ilyen fájl; a mieink: { $ids }
cli-no-operation = nincs ilyen hadművelet: `{ $id }`; lehetséges: { $ids }
cli-no-operation-yet = még nincs meg: { $file }; a kezdéshez add hozzá: --operation { $ids }
cli-other-operation = { $file } másik hadműveletet őriz: { $kept }, nem ezt: { $id }; adj meg másik fájlt
cli-no-campaign = ez a fájl nem szól hadjáratról: { $file }

## Visszajátszások

cli-no-action = nincs { $n }. akció: a játszma { $last } akcióból áll
cli-no-replay = ez nem visszajátszás: nem szöveg
cli-unknown-replay = { $file }: `{ $game }` játszma, amelyet ez a program nem ismer (ismeri: { $known })
cli-no-pledge = a fájlban nincs fogadalom, amelyet a tiéddel össze lehetne vetni
cli-unfair = nem ezt a magot fogadták a játszma elején: a szerencse nem volt tisztességes
cli-no-judge = senki sem tanulta meg megítélni ezt a játékot: { $game }
cli-no-such-judge = { $level } nem tudja megítélni ezt a játékot: { $game }; aki tudja: { $able }
cli-unjudged = a játszmát nem sikerült megítélni

## Arénák

cli-all-sides = vagy minden játékosnak adj meg oldalt, vagy egyiknek se: `marines=veteran,invader=soldier`
cli-one-player = a körmérkőzéshez legalább két különböző játékos kell
cli-no-side = senki sincs megadva erre az oldalra: `{ $side }`
cli-sides = { $game } oldalai: { $sides }, mindegyiken egy játékossal
cli-no-field = a beállításoknak nincs ilyen mezője: `{ $name }`; a mezők: { $fields }
cli-no-values = `{ $name }` értékein nem lehet végigmenni
cli-seats = { $n } hely van: adj meg mindegyikre játékost, vagy annyit, amennyivel osztható
cli-no-setups = e beállítások egyikével sem lehet játszani
cli-unkept = egy eredményt nem lehetett megőrizni
cli-other-arena = { $file } másik arénáé: adj meg másik mappát, vagy töröld

## Pályák

cli-nothing-to-check = nincs mit ellenőrizni: a pályák fájljai .toml végűek
cli-broken = { $checked } fájlból { $broken } nem játszható
cli-no-workshop = a műhely nem ismeri ezt a játékot: { $game }; lehetséges: { $games }
cli-crew = { $least }–{ $most } tengerészgyalogossal játszható, nem { $n } tengerészgyalogossal
cli-no-games = játszmák nélkül nincs mit mérni
cli-data-file = ez adatfájl, nem pálya: { $file }
cli-unmeasured = { $game }: a pályái nem mérhetők

## A hely gondozása

cli-no-such-thing = ilyen itt nincs; az azonosítókat a `telefrag admin` listái mutatják
cli-no-comment = nincs ilyen hozzászólás ({ $id }) itt: { $name }
cli-nothing-to-prune = írd meg, mit töröljünk: --guests 180d, --tables 2y vagy --abandoned 1y
cli-bad-span = írj egy számot és egy egységet: 30m, 12h, 7d, 4w vagy 2y
cli-less-than-a-day = ez kevesebb, mint egy nap
cli-bad-page = írd ki a teljes címet, https:// kezdettel
