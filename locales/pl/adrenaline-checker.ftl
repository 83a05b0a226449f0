# Co sprawdzanie mówi o arenach Adrenaliny, poza tym, co mówi o każdym pliku (checker.ftl).

adrenaline-check-file = arena gry Adrenalina, która zawiera `rooms` i `spawnpoints`

## Jak co się nazywa

adrenaline-check-arena = arena
adrenaline-check-name = areny
adrenaline-check-title = tytuł
adrenaline-check-about = opis
adrenaline-check-room = prostokąt pomieszczenia
adrenaline-check-door = drzwi
adrenaline-check-colour = kolor pomieszczenia
adrenaline-check-spawnpoint-colour = kolor punktu odrodzenia

## Co może być nie tak

adrenaline-check-players = liczba graczy: od { $from } do { $to }
    .advice = podaj najmniejszą i największą liczbę graczy, każdą od 3 do 5, na przykład `players = [3, 5]`
adrenaline-check-no-rooms = arena nie ma żadnego pomieszczenia
    .advice = narysuj czerwone, żółte i niebieskie pomieszczenie
adrenaline-check-overlap = { $room }: na polu { $at } leży już { $other }
    .advice = zostaw to pole jednemu z nich
adrenaline-check-large = arena ma { $width } na { $height } pól
    .advice = zmieść ją w kwadracie { $most } na { $most }
adrenaline-check-small = arena ma za mało pól: { $n }
    .advice = daj jej co najmniej { $least }
adrenaline-check-scattered = { $room }: część na polu { $at } jest odcięta od reszty
    .advice = jeden kolor to jedno pomieszczenie: połącz części albo nadaj tej inny kolor
adrenaline-check-door-nowhere = drzwi prowadzą donikąd ({ $line }): na { $at } nie ma pola
    .advice = przesuń drzwi między dwa pomieszczenia
adrenaline-check-door-inside = drzwi stoją wewnątrz jednego pomieszczenia ({ $line }): { $room }
    .advice = przesuń drzwi między dwa pomieszczenia albo nadaj polom za nimi inny kolor
adrenaline-check-door-twice = dwoje drzwi w jednym miejscu ({ $line })
    .advice = usuń jedne z nich
adrenaline-check-no-spawnpoint = brakuje: { $spawnpoint }
    .advice = postaw go w pomieszczeniu w jego kolorze
adrenaline-check-second-spawnpoint = powtarza się: { $spawnpoint }
    .advice = usuń jeden z nich
adrenaline-check-spawnpoint-nowhere = { $spawnpoint } jest na { $at }, gdzie nie ma pola
    .advice = postaw go w pomieszczeniu w jego kolorze
adrenaline-check-spawnpoint-elsewhere = { $spawnpoint } jest na { $at }, w innym pomieszczeniu: { $room }
    .advice = postaw go w pomieszczeniu w jego kolorze
adrenaline-check-away = nie ma drogi między pomieszczeniami: { $other }, { $room }
    .advice = narysuj między nimi drzwi
adrenaline-check-unlaid = nie da się rozłożyć areny: { $error }
    .advice = cofnij ostatnią zmianę
