# Mit mond az ellenőrző a pályák fájljairól, bármelyik játékéról. Egy bejegyzés megmondja, mi a baj, az .advice alatt pedig
# azt, hogy mit tegyél.

## A jelentés

check-error = hiba
check-warning = figyelmeztetés
check-place = { $line }. sor, { $column }. oszlop: { $message }
check-sum = { $file }: { $errors } hiba, { $warnings } figyelmeztetés
check-no-utf8 = innentől ez nem UTF-8 szöveg
    .advice = mentsd a fájlt UTF-8 kódolással
check-data = az adatfájlban: { $error }
    .advice = írd úgy, ahogy a mellékelt fájlban áll
check-neither = ez nem { $kinds }
    .advice = indulj ki az egyik sajátunkból
check-nor = { $list }, és nem { $last }

## Mondatrészek

check-the = { $thing }
check-extent = { $from } – { $to }
check-line = { $line } = { $at } vonal, { $span } { $from } és { $to } között
check-line-short = { $line } = { $at } vonal, { $span } { $from }
check-did-you-mean = erre gondoltál: `{ $name }`?
check-write = ezek közül írj egyet: { $words }
check-none = a fájlban egy sincs: adj hozzá egyet
check-write-text = magát a szöveget írd ide, angolul vagy nyelvenként
check-mood = hangulat

## A fájl olvasása

check-no-toml = ez nem szabályos TOML: { $error }
    .advice = a könyvnek a saját pályákról szóló fejezete leírja, mit hogyan kell írni
check-unknown-field = ismeretlen mező: `{ $name }`
    .advice = { $instead }
check-unknown-word = ismeretlen szó: `{ $name }`
    .advice = { $instead }
check-missing-field = hiányzó mező: `{ $name }`
    .advice = vedd fel; a könyvnek a saját pályákról szóló fejezete leírja, hogyan
check-wrong-type = rossz fajta érték: { $found }; ez kell ide: { $wanted }
    .advice = a könyvnek a saját pályákról szóló fejezete leírja, mit hogyan kell írni
check-wrong-value = rossz érték: { $found }; ez kell ide: { $wanted }
    .advice = a könyvnek a saját pályákról szóló fejezete leírja, mit hogyan kell írni
check-huge = túl nagy szám: { $number }
    .advice = írj kisebbet
check-too-deep = a listák és a táblák túl mélyen vannak egymásban
    .advice = szedj szét közülük néhányat
check-row = { $n } szám áll egymás után, de { $wanted } kell
    .advice = a könyvnek a saját pályákról szóló fejezete leírja, mit hogyan kell írni
check-no-wording = ide szöveg kell, vagy nyelvenként egy-egy szöveg, így: {"{"} en = "…", hu = "…" {"}"}
    .advice = a könyvnek a saját pályákról szóló fejezete leírja, mit hogyan kell írni
check-wanted-small = egész szám 0 és 255 között
check-wanted-place = egész szám -100 és 100 között
check-wanted-number = egész szám
check-wanted-text = szöveg
check-wanted-yes-or-no = true vagy false
check-wanted-list = lista
check-wanted-two = kételemű lista
check-wanted-three = háromelemű lista
check-wanted-table = tábla
check-found-number = { $value } szám
check-found-fraction = { $value } törtszám
check-found-text = { $value } szöveg
check-found-yes-or-no = { $value }
check-found-list = lista
check-found-table = tábla

## Nevek és szavak

check-misnamed = a fájl neve { $stem }.toml, de a benne lévő { $what } neve `{ $name }`
    .advice = adj mindkettőnek azonos nevet
check-no-name = { $what }: { $name } nem lehet név
    .advice = ékezet nélküli betűket, számjegyeket és kötőjelet írj, legfeljebb { $most } jelet
check-twice = kétszer ugyanaz a név: { $what } `{ $name }`
    .advice = adj mindegyiknek saját nevet
check-too-many = `{ $name }` már nem fér bele: { $what }
    .advice = { $what }: legfeljebb { $most } lehet belőle
check-one-too-many = eggyel több a kelleténél: { $what }
    .advice = { $what }: legfeljebb { $most } lehet belőle
check-not-there = nincs ilyen: { $what } `{ $name }`
    .advice = { $instead }
check-no-word = `{ $name }` nem { $what }
    .advice = { $instead }

## Szövegek

check-no-text = `{ $name }` itt nem jelöl szöveget, és úgy jelenik meg, ahogy van
    .advice = { $instead }
check-untold = { $what }: nincs szövege
    .advice = írd meg, legalább angolul
check-empty = { $what }: üres a szövege
    .advice = írj szöveget, vagy hagyd el
check-too-long = { $what }: { $n } karakter hosszú
    .advice = legfeljebb { $most } látszik: rövidítsd le
check-hidden = { $what }: { $sign } vezérlőkarakter van benne
    .advice = látható jeleket írj, mindent egy sorba
check-no-language = { $lang } nem nyelv
    .advice = a nyelv rövidítését írd: en, pl, hr vagy hu

## Helyek

check-far-out = { $at } túl messze van
    .advice = maradj { $far } mezőn belül a (0, 0) ponttól
check-backwards = { $to } megelőzi ezt: { $from }
    .advice = `at` az északnyugati sarok, `to` a szemközti
check-span = { $what }: nem derül ki, hol van és mettől meddig tart
    .advice = írd be a vonalat és mellé a sorokat, `x = 4, y = [1, 2]`, vagy `x = [1, 2], y = 4`
check-off-map = { $what } itt { $verb ->
    [lies] fekszik
    [stands] áll
   *[is] van
}: { $at }, de ott nincs mező
    .advice = { $advice }
check-parted = { $who } nem fér el itt: { $at }; fal vagy zsilip húzódik át rajta
    .advice = tedd arrébb
check-taken = { $what } itt { $verb ->
    [lies] fekszik
    [stands] áll
   *[is] van
}: { $at }, de ott már van valami: { $other }
    .advice = az egyiket tedd arrébb
check-token-taken = { $what } itt fekszik: { $at }, de ott már van valami: { $other }
    .advice = egy mezőn egy jelző fér el: az egyiket tedd arrébb
check-over-box = { $n } × { $what }, de a dobozban csak { $most } van
    .advice = hagyj el néhányat
