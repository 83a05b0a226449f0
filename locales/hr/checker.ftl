# Što provjera kaže o datotekama scenarija i misija, bez obzira na igru. Svaki nalaz kaže što ne valja, a pod .advice što
# učiniti.

## Izvještaj

check-error = pogreška
check-warning = upozorenje
check-place = redak { $line }, stupac { $column }: { $message }
check-sum = { $file }: { $errors ->
    [one] { $errors } pogreška
    [few] { $errors } pogreške
   *[other] { $errors } pogrešaka
}, { $warnings ->
    [one] { $warnings } upozorenje
    [few] { $warnings } upozorenja
   *[other] { $warnings } upozorenja
}
check-no-utf8 = odavde nadalje ovo nije tekst u UTF-8
    .advice = spremi datoteku kao UTF-8
check-data = u datoteci s podacima: { $error }
    .advice = napiši to kao u priloženoj datoteci
check-neither = ovo nije ni { $kinds }
    .advice = započni od neke naše datoteke
check-nor = { $list }, ni { $last }

## Dijelovi rečenica

check-the = { $thing }
check-extent = od { $from } do { $to }
check-line = linija { $line } = { $at }, { $span } od { $from } do { $to }
check-line-short = linija { $line } = { $at }, { $span } { $from }
check-did-you-mean = misliš li na `{ $name }`?
check-write = napiši { $words }
check-none = u datoteci nema nijednog takvog imena: dodaj ga
check-write-text = napiši sam tekst, na engleskom ili po jezicima
check-mood = ugođaj

## Čitanje datoteke

check-no-toml = ovo nije ispravan TOML: { $error }
    .advice = poglavlje o scenarijima u knjizi kaže što se kako piše
check-unknown-field = nepoznato polje `{ $name }`
    .advice = { $instead }
check-unknown-word = nepoznata riječ `{ $name }`
    .advice = { $instead }
check-missing-field = nedostaje polje `{ $name }`
    .advice = dodaj ga; poglavlje o scenarijima u knjizi kaže kako
check-wrong-type = pogrešna vrsta: { $found }, a treba: { $wanted }
    .advice = poglavlje o scenarijima u knjizi kaže što se kako piše
check-wrong-value = pogrešna vrijednost: { $found }, a treba: { $wanted }
    .advice = poglavlje o scenarijima u knjizi kaže što se kako piše
check-huge = broj { $number } je prevelik
    .advice = napiši manji
check-too-deep = popisi i tablice preduboko su jedni u drugima
    .advice = razdvoji neke od njih
check-row = brojeva u nizu: { $n }, a treba: { $wanted }
    .advice = poglavlje o scenarijima u knjizi kaže što se kako piše
check-no-wording = ovdje treba tekst ili tablica tekstova po jezicima, kao {"{"} en = "…", hr = "…" {"}"}
    .advice = poglavlje o scenarijima u knjizi kaže što se kako piše
check-wanted-small = cijeli broj od 0 do 255
check-wanted-place = cijeli broj od -100 do 100
check-wanted-number = cijeli broj
check-wanted-text = tekst
check-wanted-yes-or-no = true ili false
check-wanted-list = popis
check-wanted-two = popis od dviju stvari
check-wanted-three = popis od triju stvari
check-wanted-table = tablica
check-found-number = broj { $value }
check-found-fraction = decimalni broj { $value }
check-found-text = tekst { $value }
check-found-yes-or-no = { $value }
check-found-list = popis
check-found-table = tablica

## Imena i riječi

check-misnamed = datoteka se zove { $stem }.toml, a { $what } `{ $name }`
    .advice = daj im isto ime
check-no-name = { $what }: { $name } nije ime
    .advice = piši slova bez kvačica, znamenke i spojnice, najviše { $most } znakova
check-twice = dvaput isto ime: { $what } `{ $name }`
    .advice = daj svakome svoje ime
check-too-many = za `{ $name }` više nema mjesta: { $what }
    .advice = { $what }: može ih biti najviše { $most }
check-one-too-many = jedno previše: { $what }
    .advice = { $what }: može ih biti najviše { $most }
check-not-there = toga nema: { $what } `{ $name }`
    .advice = { $instead }
check-no-word = `{ $name }` nije { $what }
    .advice = { $instead }

## Tekstovi

check-no-text = `{ $name }` ovdje ne označava nijedan tekst i prikazuje se kako piše
    .advice = { $instead }
check-untold = { $what }: nema teksta
    .advice = napiši ga, barem na engleskom
check-empty = { $what }: tekst je prazan
    .advice = napiši ga ili ga izostavi
check-too-long = { $what }: tekst ima { $n ->
    [one] { $n } znak
    [few] { $n } znaka
   *[other] { $n } znakova
}
    .advice = prikazuje se najviše { $most }: skrati ga
check-hidden = { $what }: u tekstu je upravljački znak { $sign }
    .advice = piši znakove koji se vide, sve u jednom retku
check-no-language = { $lang } nije jezik
    .advice = napiši njegovu kraticu: en, pl, hr ili hu

## Mjesta

check-far-out = { $at } je predaleko
    .advice = ostani unutar { $far } polja od (0, 0)
check-backwards = { $to } leži ispred { $from }
    .advice = `at` je sjeverozapadni kut, `to` onaj nasuprotni
check-span = { $what }: ne piše gdje leži i što obuhvaća
    .advice = napiši liniju i retke duž nje, `x = 4, y = [1, 2]`, ili `x = [1, 2], y = 4`
check-off-map = { $what } { $verb ->
    [lies] leži
    [stands] stoji
   *[is] je
} na { $at }, gdje nema polja
    .advice = { $advice }
check-parted = { $who } ne stane ovdje: { $at }; tuda prolazi zid ili vrata
    .advice = pomakni figuru
check-taken = { $what } { $verb ->
    [lies] leži
    [stands] stoji
   *[is] je
} na { $at }, gdje je već { $other }
    .advice = pomakni jedno od toga dvoga
check-token-taken = { $what } leži na { $at }, gdje je već { $other }
    .advice = na polje ide jedna oznaka: pomakni jedno od toga dvoga
check-over-box = { $n } × { $what }, a u kutiji ih je { $most }
    .advice = izbaci višak
