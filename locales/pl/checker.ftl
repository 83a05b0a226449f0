# Co mówi kontroler o plikach scenariuszy i misji, niezależnie od gry. Każdy wpis mówi, co jest źle, a pod .advice: co z tym
# zrobić.

## Raport

check-error = błąd
check-warning = ostrzeżenie
check-place = wiersz { $line }, kolumna { $column }: { $message }
check-sum = { $file }: { $errors ->
    [one] { $errors } błąd
    [few] { $errors } błędy
    [many] { $errors } błędów
   *[other] { $errors } błędów
}, { $warnings ->
    [one] { $warnings } ostrzeżenie
    [few] { $warnings } ostrzeżenia
    [many] { $warnings } ostrzeżeń
   *[other] { $warnings } ostrzeżeń
}
check-no-utf8 = od tego miejsca to nie jest tekst w UTF-8
    .advice = zapisz plik w kodowaniu UTF-8
check-data = w pliku danych: { $error }
    .advice = zapisz to tak jak w dołączonym pliku
check-neither = to nie jest ani { $kinds }
    .advice = zacznij od jednego z naszych plików
check-nor = { $list }, ani { $last }

## Części zdań

check-the = { $thing }
check-extent = od { $from } do { $to }
check-line = linia { $line } = { $at }, { $span } od { $from } do { $to }
check-line-short = linia { $line } = { $at }, { $span } { $from }
check-did-you-mean = chodziło o `{ $name }`?
check-write = wpisz { $words }
check-none = w pliku nie ma żadnej takiej nazwy: dodaj ją
check-write-text = wpisz sam tekst, po angielsku albo w kilku językach
check-mood = nastrój

## Odczyt pliku

check-no-toml = to nie jest poprawny TOML: { $error }
    .advice = rozdział o scenariuszach w podręczniku mówi, co jak się zapisuje
check-unknown-field = nieznane pole `{ $name }`
    .advice = { $instead }
check-unknown-word = nieznane słowo `{ $name }`
    .advice = { $instead }
check-missing-field = brakuje pola `{ $name }`
    .advice = dodaj je; rozdział o scenariuszach w podręczniku mówi, jak
check-wrong-type = zły rodzaj: { $found }, a powinno tu być: { $wanted }
    .advice = rozdział o scenariuszach w podręczniku mówi, co jak się zapisuje
check-wrong-value = zła wartość: { $found }, a powinno tu być: { $wanted }
    .advice = rozdział o scenariuszach w podręczniku mówi, co jak się zapisuje
check-huge = liczba { $number } jest za duża
    .advice = wpisz mniejszą
check-too-deep = listy i tabele są zbyt głęboko jedna w drugiej
    .advice = rozdziel niektóre z nich
check-row = tyle liczb w rzędzie: { $n }, a powinno być: { $wanted }
    .advice = rozdział o scenariuszach w podręczniku mówi, co jak się zapisuje
check-no-wording = tu ma być tekst albo tabela tekstów według języka, jak {"{"} en = "…", pl = "…" {"}"}
    .advice = rozdział o scenariuszach w podręczniku mówi, co jak się zapisuje
check-wanted-small = liczba całkowita od 0 do 255
check-wanted-place = liczba całkowita od -100 do 100
check-wanted-number = liczba całkowita
check-wanted-text = tekst
check-wanted-yes-or-no = true lub false
check-wanted-list = lista
check-wanted-two = lista dwóch rzeczy
check-wanted-three = lista trzech rzeczy
check-wanted-table = tabela
check-found-number = liczba { $value }
check-found-fraction = ułamek { $value }
check-found-text = tekst { $value }
check-found-yes-or-no = { $value }
check-found-list = lista
check-found-table = tabela

## Nazwy i słowa

check-misnamed = plik nazywa się { $stem }.toml, a { $what } `{ $name }`
    .advice = daj obojgu tę samą nazwę
check-no-name = { $what }: { $name } to nie jest nazwa
    .advice = użyj liter bez znaków diakrytycznych, cyfr i łączników, najwyżej { $most } znaków
check-twice = dwa razy ta sama nazwa: { $what } `{ $name }`
    .advice = nadaj każdemu osobną nazwę
check-too-many = `{ $name }` już się nie zmieści: { $what }
    .advice = { $what }: może ich być najwyżej { $most }
check-one-too-many = o jedno za dużo: { $what }
    .advice = { $what }: może ich być najwyżej { $most }
check-not-there = nie ma czegoś takiego: { $what } `{ $name }`
    .advice = { $instead }
check-no-word = `{ $name }` to nie { $what }
    .advice = { $instead }

## Teksty

check-no-text = `{ $name }` nie oznacza tu żadnego tekstu i zostanie pokazane bez zmian
    .advice = { $instead }
check-untold = { $what }: nie ma tekstu
    .advice = napisz go, przynajmniej po angielsku
check-empty = { $what }: tekst jest pusty
    .advice = napisz go albo pomiń
check-too-long = { $what }: tekst ma { $n ->
    [one] { $n } znak
    [few] { $n } znaki
    [many] { $n } znaków
   *[other] { $n } znaków
}
    .advice = pokazywanych jest najwyżej { $most }: skróć go
check-hidden = { $what }: w tekście jest znak sterujący { $sign }
    .advice = użyj znaków, które widać, i pisz w jednym wierszu
check-no-language = { $lang } to nie język
    .advice = wpisz jego skrót: en, pl, hr lub hu

## Miejsca

check-far-out = { $at } leży za daleko
    .advice = trzymaj się w odległości { $far } pól od (0, 0)
check-backwards = { $to } leży przed { $from }
    .advice = `at` to róg północno-zachodni, `to` to róg przeciwległy
check-span = { $what }: nie podano, gdzie leży i co obejmuje
    .advice = podaj linię i rzędy wzdłuż niej, `x = 4, y = [1, 2]`, albo `x = [1, 2], y = 4`
check-off-map = { $what } { $verb ->
    [lies] leży
    [stands] stoi
   *[is] jest
} na { $at }, gdzie nie ma pola
    .advice = { $advice }
check-parted = { $who } nie mieści się tu: { $at }; przechodzi tędy ściana lub drzwi
    .advice = przesuń figurkę
check-taken = { $what } { $verb ->
    [lies] leży
    [stands] stoi
   *[is] jest
} na { $at }, gdzie jest już { $other }
    .advice = przesuń jedno z dwojga
check-token-taken = { $what } leży na { $at }, gdzie jest już { $other }
    .advice = na polu mieści się jeden żeton: przesuń jedno z dwojga
check-over-box = { $n } × { $what }, a w pudełku jest { $most }
    .advice = usuń nadmiar
