# Co mówi kontroler o scenariuszach gry DOOM (2004), poza tym, co mówi o każdym pliku (checker.ftl).

d04-check-file = scenariusz gry DOOM 2004, który ma `[[area]]` i `[start]`

## Jak się co nazywa

d04-check-scenario = scenariusz
d04-check-area = obszar
d04-check-door = drzwi
d04-check-item = przedmiot
d04-check-tag = tag
d04-check-tagged = figurka z tagiem
d04-check-goal = cel
d04-check-trigger = wyzwalacz
d04-check-token = żeton do zabrania
d04-check-direction = kierunek
d04-check-key-colour = kolor klucza
d04-check-map-piece = element mapy
d04-check-invader = potwór
d04-check-colour = kolor
d04-check-obstacle-kind = rodzaj przeszkody
d04-check-side = strona
d04-check-title = tytuł
d04-check-briefing = odprawa
d04-check-secret = tekst dla najeźdźcy
d04-check-told = tekst
d04-check-thing = nazwa przedmiotu
d04-check-name-scenario = scenariusz
d04-check-name-area = obszar
d04-check-name-of-area = nazwa obszaru
d04-check-name-door = drzwi
d04-check-name-figure = figurka
d04-check-name-item = przedmiot
d04-check-the-token = żeton `{ $name }`
d04-check-the-item = przedmiot `{ $name }`
d04-check-the-obstacle = przeszkoda `{ $name }`
d04-check-a-blocking = przeszkoda blokująca
d04-check-a-barrel = beczka
d04-check-encounter-or-item = żeton wsparcia lub przedmiot
d04-check-colour-red = czerwony
d04-check-colour-green = zielony
d04-check-colour-blue = niebieski
d04-check-coloured = { $colour ->
    [red] czerwony
    [green] zielony
   *[blue] niebieski
} { $kind }
d04-check-long = { $what } (pola: { $n })
d04-check-piece = { $piece } na { $at }
d04-check-opening = otwór { $opening } elementu { $piece }
d04-check-size-up-to-three = 1, 2 lub 3 pola w rzędzie
d04-check-size-two = 2 pola w rzędzie
d04-check-size-one = 1 pole
d04-check-onto-a-piece = przesuń na element tego obszaru

## Nagłówek pliku

d04-check-marines = liczba marines od { $least } do { $most }
    .advice = podaj najmniejszą i największą liczbę marines, od 1 do 3
d04-check-frags = liczba fragów: { $n }
    .advice = podaj, ilu potrzebuje najeźdźca przy 1, 2 i 3 marines, za każdym razem od 1 do { $most }
d04-check-no-timer = licznik czasu jest na 0
    .advice = podaj rundę, z której końcem upływa czas

## Elementy mapy

d04-check-turned = elementu nie da się obrócić o { $degrees } stopni
    .advice = wpisz 0, 90, 180 lub 270
d04-check-no-pieces = obszar { $area } nie ma elementów
    .advice = dodaj mu element albo usuń obszar
d04-check-overlap = { $piece } zachodzi na { $other } na polu { $at }
    .advice = przesuń jeden z nich albo go obróć
d04-check-pieces-in-box = { $n } × { $piece }, a w pudełku jest { $most }
    .advice = użyj innych elementów
d04-check-against-wall = { $opening } prowadzi na ścianę elementu { $wall }
    .advice = przesuń jeden z nich, aż otwory się spotkają na szerokość dwóch pól
d04-check-nowhere = { $opening } prowadzi donikąd
    .advice = dołącz element, zamknij otwór elementem CAP albo zrób z niego wyjście
d04-check-no-border = { $opening } łączy obszary { $area } i { $other } bez drzwi
    .advice = wstaw tam drzwi albo zrób z nich jeden obszar
d04-check-apart = { $piece } z obszaru { $area } nie łączy się ze startem
    .advice = połącz otworami albo doprowadź tam teleporter

## Drzwi

d04-check-door-span = drzwi `{ $id }`: nie podano, na które dwa pola przypadają
    .advice = podaj linię i dwa rzędy, `x = 4, y = [1, 2]`, albo `x = [1, 2], y = 4`
d04-check-open-lock = śluza bezpieczeństwa `{ $id }` stoi otworem
    .advice = na początku są zamknięte na klucz: pomiń `open`
d04-check-doors-meet = drzwi `{ $other }` i drzwi `{ $id }` leżą na sobie
    .advice = przesuń jedne z nich wzdłuż linii albo usuń
d04-check-exit-inside = wyjście `{ $id }` nie leży przy otworze na skraju mapy
    .advice = wyjście zamyka otwór, do którego nie dołączono żadnego elementu
d04-check-door-off = drzwi `{ $id }` potrzebują dwóch pól po każdej stronie ({ $line }), a { $at } nie jest polem
    .advice = przesuń je tam, gdzie łączą się dwa elementy
d04-check-door-in-wall = drzwi `{ $id }` stoją w ścianie
    .advice = przesuń je tam, gdzie łączą się dwa elementy
d04-check-door-in-room = drzwi `{ $id }` stoją w otwartym pomieszczeniu: da się je obejść
    .advice = przesuń je do otworu albo korytarza
d04-check-between = drzwi `{ $id }` leżą między obszarami { $one } i { $other }
    .advice = przesuń drzwi albo popraw `between`

## Co leży i stoi na mapie

d04-check-other-area = { $what } { $verb ->
    [lies] leży
    [stands] stoi
   *[is] jest
} na { $at }, a to pole należy do obszaru { $area }
    .advice = przesuń albo wpisz pod { $area }
d04-check-obstacle-size = przeszkoda `{ $kind }` nie może leżeć tu: { $at }
    .advice = zajmuje { $size }
d04-check-outside = { $who } stoi na { $at }, poza obszarem startowym { $area }
    .advice = wszyscy marines zaczynają w obszarze, który wykłada się pierwszy
d04-check-figure-size = { $who } nie może stać tu: { $at }
    .advice = zajmuje { $wide } na { $long } pola; `to` to ostatnie z nich

## Co jest w pudełku

d04-check-any-in-box = { $n } × { $kind }, gdy gra { $colours }, a w pudełku jest { $most }
    .advice = usuń nadmiar albo nadaj figurkom kolory
d04-check-gift-in-box = { $n } × { $token }, a w pudełku jest { $most }
    .advice = usuń nadmiar
d04-check-gifts-in-box = { $n } × { $token } dla każdego z { $marines } marines, a w pudełku jest { $most }
    .advice = usuń nadmiar
d04-check-one-duct = jedyny otwór wentylacyjny prowadzi donikąd
    .advice = dodaj drugi albo usuń ten
d04-check-one-teleporter = { $token } prowadzi donikąd
    .advice = połóż drugi w tym samym kolorze

## Wyzwalacze i skutki

d04-check-round-zero = nie ma rundy 0
    .advice = pierwsza runda to 1
d04-check-effects = tyle skutków jeden po drugim: { $n }
    .advice = naraz może ich być najwyżej { $most }
d04-check-nothing = 0 nic nie robi
    .advice = wpisz liczbę od 1 do 255 albo pomiń
d04-check-never = to nigdy nie może się stać
    .advice = usuń wyzwalacz albo utoruj do niego drogę

## Wygrana

d04-check-marines-cannot-win = marines nie mają jak wygrać
    .advice = podaj `goals` albo daj czemuś skutek `win = "marines"`
d04-check-invader-cannot-win = najeźdźca nie ma jak wygrać
    .advice = podaj `frags` lub `timer` albo daj czemuś skutek `win = "invader"`
d04-check-coloured-goal = `{ $tag }` jest na mapie tylko wtedy, gdy gra { $who }
    .advice = figurka, która musi zginąć, ma kolor `any`
d04-check-no-rounds = 0 rund mija od razu
    .advice = podaj, ile rund trzeba rozegrać
d04-check-early = czas upływa w rundzie { $timer }, zanim minie liczba rund: { $rounds }
    .advice = wymagaj mniej rund albo pomiń licznik czasu
d04-check-no-exit = nikt nie wyjdzie przez drzwi `{ $id }`
    .advice = z planszy prowadzą tylko drzwi z `exit = true`
d04-check-no-way = tego celu nie da się spełnić
    .advice = utoruj do niego drogę albo podaj inny
d04-check-late = to wymaga rund: co najmniej { $rounds }, a czas upływa w rundzie { $timer }
    .advice = daj więcej czasu albo skróć drogę
d04-check-won-at-once = { $side ->
    [marines] marines wygrali
   *[invader] najeźdźca wygrał
}, zanim ktokolwiek o czymś zdecydował
    .advice = niech czegoś to wymaga: innego celu, późniejszej rundy, więcej fragów

## Dojście

d04-check-key-away = { $key } na { $at } jest poza zasięgiem
    .advice = żaden marine nie dojdzie tam przed otwarciem drzwi `{ $id }`: przenieś klucz
d04-check-no-key = do drzwi `{ $id }` potrzebny jest { $key }, a nie ma go na mapie
    .advice = połóż żeton `{ $token }`
d04-check-area-away = żaden marine nie dostanie się do obszaru { $area }
    .advice = poszukaj przeszkód, które zagradzają drogę
d04-check-token-away = żaden marine nie dojdzie do żetonu `{ $token }` na { $at }
    .advice = poszukaj przeszkód wokół niego
d04-check-encounter-away = żaden marine nie dojdzie do żetonu wsparcia na { $at }
    .advice = poszukaj przeszkód wokół niego

## Luki kontrolera

d04-check-unlaid = { $error }
    .advice = to luka kontrolera: prosimy o zgłoszenie
d04-check-unsound = pierwsza pozycja nie jest poprawna: { $error }
    .advice = to luka kontrolera: prosimy o zgłoszenie
