# Co mówi kontroler o misjach gry DOOM (2016), poza tym, co mówi o każdym pliku (checker.ftl).

d16-check-file = misja gry DOOM 2016, która ma `rooms` i `invasion`

## Jak się co nazywa

d16-check-mission = misja
d16-check-room = pomieszczenie
d16-check-name-mission = misja
d16-check-name-room = pomieszczenie
d16-check-objective-card = karta zadania
d16-check-threat-card = karta zagrożenia
d16-check-invasion-card = karta inwazji
d16-check-portal-colour = kolor portalu
d16-check-token = żeton do zabrania
d16-check-event-set = zestaw wydarzeń
d16-check-starting = broń początkowa
d16-check-demon = demon
d16-check-title = tytuł
d16-check-briefing = odprawa
d16-check-door-line = drzwi
d16-check-opening-line = przejście
d16-check-wall-line = ściana
d16-check-blocking-line = krawędź blokująca
d16-check-impassable-line = krawędź nieprzekraczalna
d16-check-exit = wyjście
d16-check-difficult = trudny teren
d16-check-teleporter = teleporter
d16-check-blue-portal = niebieski portal
d16-check-yellow-portal = żółty portal
d16-check-red-portal = czerwony portal
d16-check-the-token = żeton `{ $name }`
d16-check-objective = żeton zadania
d16-check-zone = strefa
d16-check-marked-portal = oznaczony portal
d16-check-drone = dron
d16-check-checkpoint = punkt kontrolny
d16-check-a-marine = marine
d16-check-and-argent = moc argentu ({ $n })
d16-check-at-least = co najmniej { $n }
d16-check-into-a-room = przesuń do pomieszczenia

## Nagłówek pliku

d16-check-frags = liczba żetonów zabójstwa: { $n }
    .advice = podaj, ilu potrzebuje najeźdźca przy 1, 2, 3 i 4 marines, za każdym razem od 1 do { $most }
d16-check-rounds = liczba rund: { $n }
    .advice = podaj, po ilu rundach wygrywa najeźdźca, od 1 do { $most }
d16-check-argent = liczba żetonów mocy argentu: { $n }
    .advice = w pudełku jest { $most }: wpisz liczbę od 0 do { $most }
d16-check-event-twice = zestaw wydarzeń `{ $name }` podano dwa razy
    .advice = podaj trzy różne
d16-check-events = liczba zestawów w talii wydarzeń: { $n }
    .advice = podaj trzy różne albo pomiń `events`
d16-check-kit-twice = jeden marine ma dwa razy broń `{ $name }`
    .advice = daj mu dwie różne
d16-check-kits-in-box = broń `{ $name }` ma tylu marines: { $n }, a w pudełku jest { $most }
    .advice = daj komuś inną
d16-check-kits = liczba zestawów broni: { $n }
    .advice = podaj po jednym dla każdego z czterech marines

## Karty

d16-check-no-objective = misja nie ma zadania
    .advice = podaj { $words } albo wpisz `tutorial = true`
d16-check-no-threat = misja nie ma zagrożenia
    .advice = podaj { $words } albo wpisz `tutorial = true`
d16-check-tutorial-cards = samouczek nie ma ani karty zadania, ani karty zagrożenia
    .advice = pomiń `objective` i `threat` albo `tutorial`
d16-check-not-together = { $objective } nie łączy się z zagrożeniem { $threat }
    .advice = wpisz { $words }
d16-check-tutorial-needs = samouczek nie podaje zestawów wydarzeń lub zestawów broni
    .advice = dodaj trzy zestawy jako `events` i po dwie bronie dla każdego marine jako `kits`
d16-check-tutorial-invasion = liczba kart inwazji w samouczku: { $n }
    .advice = jest tylko jedna i leży odkryta
d16-check-no-invasion = misja nie daje żadnej karty inwazji
    .advice = podaj { $words }
d16-check-invasion-twice = kartę inwazji `{ $name }` podano dwa razy
    .advice = każda jest tylko jedna

## Czego dotyczy zadanie

d16-check-unused = { $objective } nie korzysta z tego: { $what }
    .advice = pomiń to albo wybierz inne zadanie
d16-check-too-few = { $objective } wymaga: { $need } × { $what }, a na mapie jest { $n }
    .advice = dodaj brakujące albo wybierz inne zadanie
d16-check-superfluous = { $objective } wymaga: { $need } × { $what }, a na mapie jest { $n }
    .advice = usuń nadmiar albo wybierz inne zadanie

## Pomieszczenia, drzwi i ściany

d16-check-no-rooms = mapa nie ma pomieszczeń
    .advice = dodaj je do `rooms`
d16-check-overlap = pomieszczenie `{ $room }` zachodzi na pomieszczenie `{ $other }` na polu { $at }
    .advice = przesuń jedno z nich albo je zmniejsz
d16-check-spaces = liczba pól mapy: { $n }
    .advice = mieści się najwyżej { $most }: usuń nadmiar
d16-check-wide = drzwi ({ $line }) są za szerokie; liczba krawędzi: { $n }
    .advice = drzwi zajmują jedną lub dwie krawędzie
d16-check-nowhere = { $what } ({ $line }): prowadzi donikąd, { $at } nie jest polem
    .advice = to leży między polami: przesuń albo dodaj pomieszczenie
d16-check-inside = { $what } ({ $line }): wewnątrz pomieszczenia `{ $room }`
    .advice = drzwi i przejścia wstawia się w ściany: przesuń na granicę pomieszczenia
d16-check-wall-on-wall = { $what } ({ $line }): tu już jest ściana
    .advice = pomieszczenia mają ściany dookoła: pomiń ją
d16-check-on-wall = { $what } ({ $line }): leży na ścianie
    .advice = przesuń albo zrób tam przejście
d16-check-on-something = { $what } ({ $line }): tu jest już coś innego
    .advice = na krawędzi mieści się jedna rzecz: przesuń jedną z dwóch

## Co leży i stoi na mapie

d16-check-figure-size = { $who } nie może stać tu: { $at }
    .advice = podstawka ma wymiary { $base }; `to` to jej ostatnie pole
d16-check-starting-weapon = żeton `{ $name }` to broń początkowa
    .advice = marines mają ją ze sobą: połóż broń z mapy albo granat
d16-check-tutorial-face-up = portale samouczka leżą zakryte
    .advice = pomiń `up`: odkrywa się je przy otwarciu drzwi
d16-check-all-face-up = przy zagrożeniu { $threat } wszystkie portale leżą odkryte
    .advice = pomiń `up`
d16-check-starts = liczba pól startowych dla czterech marines: { $n }
    .advice = podaj co najmniej cztery pola jako `starts`
d16-check-no-active = żaden teleporter nie jest aktywny
    .advice = marines wracają na takim do gry: wpisz `active = true` w `teleporters`
d16-check-no-portals = nie ma portali
    .advice = demony ich potrzebują: dodaj je do `portals`

## Dojście

d16-check-room-away = marines nie dojdą do części pomieszczenia `{ $room }` (pola: { $n } z { $all }): pierwsze z nich to { $at }
    .advice = dodaj drzwi lub przejście albo usuń to, co zagradza drogę
d16-check-away = marines tu nie dojdą: { $what } na { $at }
    .advice = utoruj drogę albo przesuń
d16-check-drone-stuck = dron nie dotrze do wyjścia
    .advice = utoruj mu drogę albo go przesuń
d16-check-seen = portal na { $at } widać z pola startowego { $start }
    .advice = { $threat } od razu sprowadziłaby jego demony: przesuń jedno z dwojga albo wpisz `up = true`
d16-check-crowded = grupa ({ $group }) ma na portalu i wokół niego tyle pól: { $n }
    .advice = reszta pojawi się dalej: odsuń portal od ścian
d16-check-stuck = { $who } nie dojdzie do startu; stąd wychodzi: { $portal } na { $at }
    .advice = zrób przy portalu miejsce na podstawkę { $base } i równie szerokie drogi

## Mapy w jednym wierszu i luki kontrolera

d16-check-sketch = { $error }
    .advice = { $advice }
d16-check-unlaid = { $error }
    .advice = to luka kontrolera: prosimy o zgłoszenie
