# Co mówi warsztat: półka, deska kreślarska, udostępnianie.

## Półka

page-workshop-more = Narysuj własną mapę, daj ją sprawdzić, od razu w nią zagraj i udostępnij ją innym. We wszystko tutaj można grać, wszystko można zmieniać i udostępniać dalej.
page-workshop-start = Zacznij od
page-workshop-empty = Pusta kartka
page-workshop-generated = Wygenerowana mapa
page-workshop-generated-of = Wygenerowana mapa: { $game }
page-workshop-ours = Jedna z naszych map
page-workshop-choose = Wybierz…
page-workshop-file = Plik
page-workshop-open-file = Otwórz plik
page-workshop-drop = Albo upuść plik .toml w dowolnym miejscu tej strony.
page-workshop-no-file = { $file } nie jest ani misją, ani scenariuszem, ani areną.
page-workshop-drafts = Twoje szkice
page-workshop-discard = Wyrzuć szkic { $title }
page-workshop-untitled = Bez tytułu
page-workshop-shelf = Udostępnione przez innych
page-workshop-shelf-away = Scenariusze udostępnione przez innych są na serwerach. Tutaj możesz rysować, sprawdzać i rozgrywać własne.
page-workshop-search = Szukaj tytułów, autorów, tagów
page-workshop-find = Szukaj
page-workshop-all-games = Wszystkie gry
page-workshop-sort = Kolejność
page-workshop-sort-newest = Od najnowszych
page-workshop-sort-played = Najczęściej grane
page-workshop-sort-liked = Najlepiej oceniane
page-workshop-mine = Tylko moje
page-workshop-none = Jeszcze nic tu nie ma. Narysuj pierwszą mapę.
page-workshop-next = Pokaż więcej
page-workshop-by = autor: { $name }
page-workshop-map = Mapa: { $name }
page-workshop-plays = { $n ->
    [0] Jeszcze nikt nie grał
    [one] Zagrała { $n } osoba
    [few] Zagrały { $n } osoby
   *[other] Zagrało { $n } osób
}
page-workshop-stars = { $n ->
    [one] ★ { $mean } od { $n } osoby
   *[other] ★ { $mean } od { $n } osób
}
page-workshop-no-stars = Jeszcze bez ocen
page-workshop-rate = Twoja ocena
page-workshop-give-stars = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[other] { $n } gwiazdek
}
page-workshop-play = Graj
page-workshop-play-of = Zagraj: { $title }
page-workshop-fork = Przerób po swojemu
page-workshop-fork-of = Przerób po swojemu: { $title }
page-workshop-edit = Edytuj
page-workshop-back = Wróć do warsztatu
page-workshop-nothing = Nie ma tu takiego scenariusza albo został wycofany.
page-workshop-version = wersja { $n }
page-workshop-made-from = Na podstawie
page-workshop-withdraw = Wycofaj
page-workshop-withdraw-sure = Tak, wycofaj
page-workshop-withdraw-help = Zniknie z półki. Rozpoczęte gry potrwają dalej.
page-workshop-withdrawn = Zdjęto z półki.
page-workshop-report = Zgłoś problem
page-workshop-report-why = Co jest nie tak?
page-workshop-report-send = Wyślij
page-workshop-reported = Dziękujemy. Osoba prowadząca to miejsce to przeczyta.
page-workshop-forks = Powstało na tej podstawie
page-workshop-versions = Starsze wersje
page-workshop-versions-help = Otwierają się na desce kreślarskiej. Rozpoczęte gry zachowują swoją wersję.
page-workshop-comments = Komentarze
page-workshop-comments-none = Nikt jeszcze nic nie napisał.
page-workshop-comment = Napisz, co o tym sądzisz
page-workshop-comment-send = Wyślij
page-workshop-comment-remove = Usuń
page-workshop-somebody = Ktoś
page-workshop-shared-by = Udostępnione scenariusze
page-workshop-shared-sum = { $n ->
    [one] { $n } scenariusz
    [few] { $n } scenariusze
    [many] { $n } scenariuszy
   *[other] { $n } scenariusza
}, { $plays ->
    [one] zagrała { $plays } osoba
    [few] zagrały { $plays } osoby
    [many] zagrało { $plays } osób
   *[other] zagrało { $plays } osoby
}.

## Deska kreślarska

page-workshop-sheet = Deska kreślarska
page-workshop-tools = Narzędzia
page-workshop-tool-select = Wybierz
page-workshop-tool-select-help = Kliknij, aby wybrać; przeciągnij, aby przesunąć.
page-workshop-tool-hand = Przesuń widok
page-workshop-tool-hand-help = Przeciągnij, aby przesunąć obraz. Dwa palce zawsze to robią.
page-workshop-tool-room = Pomieszczenie
page-workshop-tool-room-help = Przeciągnij od rogu do rogu.
page-workshop-tool-door = Drzwi
page-workshop-tool-door-help = Wskaż linię między dwoma polami.
page-workshop-tool-open = Przejście
page-workshop-tool-open-help = Przerwa w ścianie między pomieszczeniami.
page-workshop-tool-wall = Ściana
page-workshop-tool-wall-help = Ściany i bariery wewnątrz pomieszczenia.
page-workshop-tool-terrain = Teren
page-workshop-tool-terrain-help = Trudny teren, pole po polu.
page-workshop-tool-start = Start
page-workshop-tool-start-help = Gdzie zaczynają marines.
page-workshop-tool-teleporter = Teleporter
page-workshop-tool-teleporter-help = Tu marines wracają i tędy podróżują.
page-workshop-tool-portal = Portal
page-workshop-tool-portal-help = Wychodzą z niego demony.
page-workshop-tool-token = Przedmiot
page-workshop-tool-token-help = Zdrowie, broń i inne rzeczy do wzięcia.
page-workshop-tool-figure = Figurka
page-workshop-tool-figure-help = Kto stoi tam od początku.
page-workshop-tool-goal = Cel
page-workshop-tool-goal-help = O co chodzi w zadaniu.
page-workshop-tool-erase = Usuń
page-workshop-tool-erase-help = Zamiataj rzeczy; kliknij pustą podłogę, aby usunąć całe pomieszczenie.
page-workshop-tool-piece = Element mapy
page-workshop-tool-piece-help = Połóż za róg, obracaj klawiszem R.
page-workshop-tool-obstacle = Przeszkoda
page-workshop-tool-obstacle-help = Skrzynie, beczki, szlam i ciała.
page-workshop-tool-duct = Otwór
page-workshop-tool-duct-help = Przez otwory pełzną małe potwory.
page-workshop-tool-encounter-help = Połóż żeton wsparcia; zaznacz go, by powiedzieć, co się dzieje.
page-workshop-tool-encounter = Żeton wsparcia
page-workshop-tool-item-help = Połóż coś, co marines mają nieść.
page-workshop-tool-item = Ładunek
page-workshop-kind = Rodzaj
page-workshop-turn = Obróć
page-workshop-turn-map = Obróć mapę
page-workshop-mirror-map = Odbij w poziomie
page-workshop-flip-map = Odbij w pionie
page-workshop-redo = Ponów
page-workshop-delete = Usuń
page-workshop-selected = Wybrane
page-workshop-at = { $x }, { $y }: { $what }
page-workshop-saved-new = Bez zmian
page-workshop-saved-waits = Zapisywanie…
page-workshop-saved-kept = Zapisano w tej przeglądarce
page-workshop-saved-lost = Brak miejsca w przeglądarce: pobierz plik
page-workshop-try = Wypróbuj
page-workshop-try-help = Stół z tą mapą przeciwko komputerowi, od razu
page-workshop-share = Udostępnij
page-workshop-unreadable = Nie da się odczytać tekstu w wierszu { $line }. Popraw go tam albo cofnij; potem znów można rysować.
page-workshop-part-form = Scenariusz
page-workshop-part-text = Tekst
page-workshop-text = Plik jako tekst
page-workshop-text-help = Co wpiszesz, zostanie narysowane, a co narysujesz, zapisze się tutaj. Rysowanie zachowuje komentarz na początku, inne znikają.
page-workshop-form-help = Spotkania, rzeczy do niesienia i wszystko inne można zapisać w tekście.
page-workshop-checker = Sprawdzanie
page-workshop-checking = Przeglądam…
page-workshop-clean = Wszystko w porządku: można grać.
page-workshop-errors = { $n ->
    [one] { $n } rzecz nie pozwala w to zagrać.
    [few] { $n } rzeczy nie pozwalają w to zagrać.
   *[other] { $n } rzeczy nie pozwala w to zagrać.
}
page-workshop-warnings = { $n ->
    [one] Można grać, ale { $n } rzecz pewnie nie jest zamierzona.
    [few] Można grać, ale { $n } rzeczy pewnie nie są zamierzone.
   *[other] Można grać, ale { $n } rzeczy pewnie nie jest zamierzonych.
}
page-workshop-error = Błąd
page-workshop-warning = Ostrzeżenie
page-workshop-line = Wiersz { $line }

## Pytania o scenariusz

page-workshop-title = Tytuł
page-workshop-story = Odprawa, dla wszystkich
page-workshop-secret = Tylko dla najeźdźcy
page-workshop-secret-help = Marines nie czytają tego przed końcem gry.
page-workshop-briefing-empty = Wydostańcie się stąd.
page-workshop-secret-empty = Nie pozwól im.
page-workshop-mood = Wygląd miejsca
page-workshop-mood-station = Stacja
page-workshop-mood-lab = Laboratorium
page-workshop-mood-works = Fabryka
page-workshop-mood-ship = Statek
page-workshop-mood-ash = Popiół
page-workshop-mood-hell = Piekło
page-workshop-mood-shrine = Świątynia
page-workshop-objective = Zadanie
page-workshop-threat = Zagrożenie
page-workshop-invasion = Karty inwazji do wyboru
page-workshop-rounds = Najwyżej rund
page-workshop-frags = Zabójstwa dające wygraną najeźdźcy
page-workshop-frags-help = Po jednej liczbie na każdą liczbę marines.
page-workshop-tuned-frags = Zabójstwa dające wygraną przy dobranych limitach
page-workshop-tuned-frags-help = Dla stołów, które wybiorą dobrane limity. Puste: liczą się tam liczby powyżej.
page-workshop-events = Talia wydarzeń
page-workshop-events-help = Trzy zestawy albo żaden: wtedy wybiera najeźdźca.
page-workshop-marines = Najmniej i najwięcej marines
page-workshop-give = Co każdy marine ma oprócz zwykłego wyposażenia
page-workshop-add-gift = Jeszcze jedna rzecz
page-workshop-take-gift = Zabierz: { $what }
page-workshop-argent = Żetony mocy argentu na początku
page-workshop-timer = Ostatnia runda, jeśli jest
page-workshop-compass = Gdzie jest północ przy rozrzucie
page-workshop-id = Nazwa pliku
page-workshop-id-help = Litery, cyfry i łączniki.
page-workshop-encounter-help = Co spotyka pierwszego marine, który zakończy tu swoją turę:
page-workshop-item-new = Dziwne urządzenie
page-workshop-goals = Cele: wszystkie muszą być spełnione
page-workshop-goal-what = Czego dotyczy
page-workshop-add-goal = Dodaj cel
page-workshop-triggers = Wyzwalacze: co się dzieje i kiedy
page-workshop-add-trigger = Dodaj wyzwalacz
page-workshop-add-effect = Dodaj skutek
page-workshop-cue-reveal = Po odkryciu
page-workshop-cue-enter = Gdy marine stanie na
page-workshop-cue-enter-area = Po wejściu
page-workshop-cue-clear = Po oczyszczeniu
page-workshop-cue-take = Po zabraniu
page-workshop-cue-kill = Po zabiciu
page-workshop-cue-round = Na początku tej rundy
page-workshop-cue-every = Co tyle rund
page-workshop-effect-say = Wszyscy czytają
page-workshop-effect-place = Na mapie pojawia się żeton
page-workshop-effect-spawn = Pojawia się najeźdźca
page-workshop-effect-give = Marine dostaje
page-workshop-effect-open = Drzwi się otwierają
page-workshop-effect-close = Drzwi się zamykają
page-workshop-effect-reveal = Odkrywa się obszar
page-workshop-effect-heal = Leczy
page-workshop-effect-wound = Rani
page-workshop-effect-frag = Najeźdźca punktuje
page-workshop-effect-win = Wygrywa
page-workshop-name = Nazwa
page-workshop-from = Od kolumny i wiersza
page-workshop-to = Do kolumny i wiersza
page-workshop-colour = Kolor
page-workshop-colour-red = czerwony
page-workshop-colour-green = zielony
page-workshop-colour-blue = niebieski
page-workshop-colour-yellow = żółty
page-workshop-colour-any = zawsze
page-workshop-whose = Pojawia się z marine
page-workshop-whose-help = Im więcej marines, tym więcej potworów.
page-workshop-tag-name = Nazwa dla celów i wyzwalaczy
page-workshop-lies = Jak leży
page-workshop-lies-east = na wschód
page-workshop-lies-south = na południe
page-workshop-marked = Pierwsza grupa niesie próbkę
page-workshop-up = Leży odkryty
page-workshop-gate-active = aktywny
page-workshop-gate-inactive = jeszcze nieaktywny
page-workshop-line-walls = ściana
page-workshop-line-blocking = bariera, zasłania też widok
page-workshop-line-impassable = przepaść, widać przez nią
page-workshop-goal-objectives = przekaźnik lub ładunek
page-workshop-goal-zone = strefa do utrzymania
page-workshop-goal-exits = wyjście
page-workshop-goal-drone = dron
page-workshop-goal-checkpoints = punkt kontrolny
page-workshop-door-plain = zwykłe
page-workshop-door-red = czerwony zamek
page-workshop-door-blue = niebieski zamek
page-workshop-door-yellow = żółty zamek
page-workshop-door-exit = wyjście
page-workshop-door-open = otwarte na początku
page-workshop-lock = Klucz, który otwiera
page-workshop-area = Obszar
page-workshop-area-name = Nazwa, zapisana na podłodze
page-workshop-add-area = Nowy obszar
page-workshop-area-text = Czytane przy odkryciu

## Udostępnianie

page-workshop-publish = Opublikuj
page-workshop-republish = Opublikuj nową wersję
page-workshop-publish-help = Trafi na półkę pod twoją nazwą. Każdy może w to grać, zmieniać i udostępniać swoją wersję; twoja nazwa zostaje.
page-workshop-publish-not-yet = Można opublikować, gdy nic nie przeszkadza w grze.
page-workshop-published = Opublikowano:
page-workshop-about = O czym jest?
page-workshop-languages = Języki tekstów
page-workshop-tags = Tagi
page-workshop-tags-help = Do pięciu słów oddzielonych odstępami.
page-workshop-link = Link, który ją zawiera
page-workshop-link-long = Jest za duża na link. Opublikuj ją albo wyślij plik.
page-workshop-download = Pobierz plik

## Mapy na zamówienie

page-workshop-surprise-more = Mapa, której nikt nie narysował: powstaje z ziarna, jest sprawdzana, a komputery grają na niej, aż obie strony mają szansę.
page-workshop-size = Rozmiar
page-workshop-size-small = Mała
page-workshop-size-medium = Średnia
page-workshop-size-large = Duża
page-workshop-difficulty = Dla marines
page-workshop-difficulty-easy = Łatwo
page-workshop-difficulty-normal = Po równo
page-workshop-difficulty-hard = Trudno
page-workshop-crew = Marines
page-workshop-crew-any = Dowolna liczba
page-workshop-anything = Cokolwiek
page-workshop-seed = Ziarno
page-workshop-seed-any = Dowolne
page-workshop-seed-help = Liczba. To samo ziarno i te same życzenia dają tę samą mapę.
page-workshop-fair = Niech komputery rozegrają próbne gry, żeby było po równo; może to potrwać minutę
page-workshop-make = Zrób mapę
page-workshop-task-leave = Wydostać się
page-workshop-task-kill = Zabić przywódcę
page-workshop-task-carry = Wynieść coś
page-workshop-task-survive = Przetrwać
page-workshop-task-clear = Oczyścić miejsce
page-workshop-waits = Czeka na swoją kolej…
page-workshop-games-done = Gry: { $done } z { $all }
page-workshop-stop = Przerwij

## Mierzenie

page-workshop-part-measure = Pomiar
page-workshop-measure = Zmierz
page-workshop-measure-again = Zmierz jeszcze raz
page-workshop-measure-help = Komputery grają na tej mapie wiele razy i mówią, kto wygrywa, gdzie giną marines, czego nikt nie używa i co zmienić.
page-workshop-measure-not-yet = Można zmierzyć, gdy nic nie przeszkadza w grze.
page-workshop-measure-stale = Od pomiaru mapa się zmieniła.
page-workshop-measure-games = Gry
page-workshop-measure-level = Gracze komputerowi
page-workshop-measured = Wynik pomiaru
page-workshop-percent = { $n }%
page-workshop-wins = Jak często wygrywają marines
page-workshop-wins-share = Wygrane (przedział 95%)
page-workshop-wins-rounds = Rundy
page-workshop-wins-of = { $n } marines
page-workshop-wins-all = Razem gier: { $n }
page-workshop-ending-marines = Marines osiągają cel
page-workshop-ending-frags = Najeźdźca ma dość zabójstw
page-workshop-ending-timer = Minęła ostatnia runda
page-workshop-ending-rounds = Minęła ostatnia runda
page-workshop-ending-other = Kończy scenariusz
page-workshop-heat = Na mapie
page-workshop-heat-falls = Gdzie giną marines
page-workshop-heat-stands = Gdzie stoją marines
page-workshop-heat-most = Najczęściej na { $places }. Liczby to kolumna i rząd.
page-workshop-heat-nowhere = Nigdzie w tych grach.
page-workshop-doors = Drzwi
page-workshop-door-opened = otwarte w { $share }% gier, około rundy { $round }
page-workshop-door-never = nigdy nieotwarte
page-workshop-unused = Nigdy nieużyte ({ $n })
page-workshop-unused-nothing = Wszystko zostało użyte.
page-workshop-unused-trigger = Wyzwalacz { $n }
page-workshop-advice = Żeby było bardziej po równo
page-workshop-advice-frags = Przy { $marines } marines wygrywają oni { $share }% gier: niech najeźdźca potrzebuje { $better } zabójstw zamiast { $now }.
page-workshop-advice-then = Można wtedy oczekiwać { $then }%.
page-workshop-advice-fewer = Marines wygrywają { $share }% gier, a większość ginie w: { $room }. Zabierz stamtąd { $n } × { $kind }.
page-workshop-advice-more = Marines wygrywają { $share }% gier i prawie nikt nie ginie w: { $room }. Dodaj tam { $n } × { $kind }.
page-workshop-advice-heal = Marines wygrywają { $share }% gier: dodaj { $thing } w: { $room }, gdzie ginie najwięcej z nich.
page-workshop-advice-starve = Marines wygrywają { $share }% gier: zabierz { $thing } w: { $room }; zabierają to w { $taken }% gier.
page-workshop-advice-rounds = { $share }% gier kończy się z rundą { $now }: spróbuj { $better } rund.
page-workshop-advice-unused = Nigdy nieużyte: { $what }. Usuń to albo spraw, by było warto tam iść.
page-workshop-advice-even = Marines wygrywają { $share }% gier: jest po równo.
page-workshop-apply = Zastosuj
page-workshop-applied = Gotowe. Zmierz jeszcze raz, żeby zobaczyć, co to dało.

## Areny Adrenaliny

page-workshop-tool-room-help-adrenaline = Wybierz kolor i przeciągnij od rogu do rogu. Jeden kolor to jedno pomieszczenie; ściany pojawią się same.
page-workshop-tool-door-adrenaline = Drzwi
page-workshop-tool-door-help-adrenaline = Wskaż ścianę między dwoma pomieszczeniami.
page-workshop-tool-spawnpoint = Punkt odrodzenia
page-workshop-tool-spawnpoint-help = Po jednym w każdym kolorze, każdy w pomieszczeniu swojego koloru.
page-workshop-tool-erase-help-adrenaline = Zamiataj drzwi i punkty odrodzenia; kliknij pustą podłogę, aby usunąć pomieszczenie.
page-workshop-players = Najmniej i najwięcej graczy
page-workshop-players-help = Dla ilu osób się nadaje: od trzech do pięciu.
page-workshop-form-help-adrenaline = To wszystko można też zapisać w tekście.
page-workshop-surprise-more-adrenaline = Arena, której nikt nie narysował: powstaje z ziarna i jest sprawdzana; z każdego pomieszczenia są dwa wyjścia, a punkty odrodzenia leżą mniej więcej równie daleko od siebie.
page-workshop-crew-adrenaline = Gracze
page-workshop-measure-help-adrenaline = Komputery grają na tej arenie wiele razy i mówią, które miejsce wygrywa, gdzie giną gracze, czego nikt nie używa i co zmienić.
page-workshop-wins-adrenaline = Jak często wygrywa każde miejsce
page-workshop-wins-seat = Graczy: { $n }, miejsce { $seat }
page-workshop-wins-kills = Zabójstwa w jednej grze: { $n }
page-workshop-ending-frenzy = Skończył się ostateczny szał
page-workshop-ending-sudden-death = Wzięto ostatnią czaszkę
page-workshop-ending-other-adrenaline = Wzięto ostatnią czaszkę
page-workshop-heat-falls-adrenaline = Gdzie giną gracze
page-workshop-heat-stands-adrenaline = Gdzie stoją gracze
page-workshop-doors-adrenaline = Drzwi
page-workshop-door-opened-adrenaline = ktoś przeszedł w { $share }% gier, pierwszy raz około rundy { $round }
page-workshop-door-never-adrenaline = nikt nigdy nie przeszedł
page-workshop-advice-seat = Gdy graczy jest { $n }, miejsce { $seat } wygrywa { $share }% gier, a po równo byłoby { $fair }%: niech wszystkie trzy punkty odrodzenia mają równie dobre drogi.
page-workshop-advice-crowded = { $share }% wszystkich zabójstw przypada na pole { $square }: daj mu jeszcze jedne drzwi albo ścianę, która je osłoni.
page-workshop-advice-even-adrenaline = Każde miejsce wygrywa mniej więcej tak samo często: jest po równo.
