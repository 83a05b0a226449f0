# Pomoc wiersza poleceń. Po angielsku jest w samym programie; tu jest jej polskie tłumaczenie. `cargo test -p telefrag tongue`
# mówi, czego brakuje.

## Co ma każda strona pomocy

help-common-usage = Użycie:
help-common-commands = Polecenia
help-common-command = POLECENIE
help-common-arguments = Argumenty
help-common-options = Opcje
help-common-help = Pokaż pomoc (krótką z -h, pełną z --help)
help-common-version = Pokaż wersję
help-common-help-command = Pokaż tę pomoc albo pomoc do podanego polecenia
help-common-env = zmienna środowiskowa
help-common-default = domyślnie
help-common-values = możliwe wartości
help-common-more = Więcej mówi '--help'.

## Polecenia

help-telefrag = Strzelanki planszowe na odległość
help-serve = Otwórz miejsce do gry i pokaż stronę w przeglądarce. To samo robi samo `telefrag`
help-backup = Skopiuj bazę danych miejsca do nowego pliku, nie zatrzymując go
help-restore = Wstaw kopię zrobioną przez `backup` w miejsce bazy danych. Najpierw zatrzymaj serwer
help-invite = Utwórz zaproszenia do miejsca, do którego wchodzi się tylko z zaproszeniem
help-shelf = Pokaż skargi na udostępnione scenariusze i komentarze do nich, zdejmij scenariusz z półki albo usuń komentarz
help-service = Powiedz, jak uruchomić miejsce jako usługę tego komputera
help-openapi = Wypisz dokument OpenAPI interfejsu, taki jak pod `/api/openapi.json`
help-play = Zagraj w terminalu
help-engine = Rozmawiaj z innym programem wierszami JSON przez standardowe wejście i wyjście
help-sim = Niech gracze komputerowi rozegrają wiele gier, i policz
help-arena = Niech gracze komputerowi zmierzą się ze sobą, i powiedz, kto gra lepiej
help-replay = Obejrzyj powtórkę
help-replay-show = Wypisz wszystkie akcje, co znaczą i co się stało
help-replay-step = Przejdź przez grę akcja po akcji
help-replay-verify = Rozegraj ją jeszcze raz i porównaj wszystkie skróty
help-explain = Wyjaśnij akcję z powtórki: pytanie, odpowiedź i co z niej wynikło, reguła po regule
help-analyse = Spójrz wstecz na powtórkę: jak szła gra, które decyzje kosztowały najwięcej i co byłoby lepsze, gdzie zdecydowało szczęście
help-scenario = Sprawdzaj pliki scenariuszy, twórz nowe i mierz, jak się w nie gra
help-scenario-check = Znajdź wszystkie błędy w plikach scenariuszy, misji i aren, z wierszem, kolumną i radą
help-scenario-generate = Stwórz scenariusz, misję lub arenę, których nikt nie napisał, i wypisz plik
help-scenario-measure = Niech gracze komputerowi rozegrają plik wiele razy, i powiedz, jak się w niego gra
help-bench = Zmierz szybkość na jednym rdzeniu

## Opcje wielu poleceń

help-any-lang = Język tekstów: en, pl, hr lub hu. Domyślnie: TELEFRAG_LANG albo język terminala; `engine` mówi wtedy po angielsku
help-any-data = Folder na bazę danych. Jeśli go nie podasz, twój własny folder na dane
help-any-database = Baza PostgreSQL dla kilku procesów (postgres://user:password@host/name) zamiast pliku
help-any-database-password-file = Plik z hasłem do bazy, które wtedy nie musi stać w jej adresie
help-any-game = Gra
help-any-games = Ile gier
help-any-seed = Wynika z niego całe szczęście: liczba albo cyfry szesnastkowe po 0x
help-any-setup = Ustawienia gry jako JSON; czego w nich nie ma, zostaje jak zwykle
help-any-threads = Ile gier naraz. Wynik od tego nie zależy
help-any-quiet = Nie pokazuj postępu
help-any-json = Wypisz jeden obiekt JSON zamiast tabeli
help-any-file = Powtórka (.tfr)

## Opcje miejsca

help-serve-bind = Gdzie nasłuchiwać. 0.0.0.0:1993 wpuszcza inne komputery
help-serve-public-url = Adres, który wpisują ludzie, jeśli z przodu stoi serwer pośredniczący (https://play.example.org)
help-serve-registration = Kto może wejść: każdy albo tylko osoby z zaproszeniem (`telefrag invite`)
help-serve-trust-proxy = Ufaj nagłówkowi X-Forwarded-For. Tylko jeśli ustawia go serwer pośredniczący z przodu
help-serve-private-webhooks = Pozwól webhookom graczy prowadzić do sieci prywatnych. Tylko tam, gdzie każdy z graczy i tak może je wywołać
help-serve-sign-ups = Ile nowych osób może przyjść z jednego adresu na minutę
help-serve-requests = Ile żądań może przyjść z jednego adresu na sekundę
help-serve-no-browser = Nie otwieraj przeglądarki
help-serve-log = Jak dziennik jest zapisywany na standardowe wyjście błędów
help-serve-log-level = Co zawiera dziennik: error, warn, info lub debug
help-choice-registration-open = Każdy
help-choice-registration-invite = Osoby z zaproszeniem
help-choice-log-text = Wiersze dla ludzi
help-choice-log-json = Jeden obiekt JSON w wierszu
help-backup-to = Nowy plik
help-restore-from = Kopia
help-invite-count = Ile
help-invite-public-url = Adres, który wpisują ludzie: zaproszenia są wtedy wypisywane jako linki
help-shelf-withdraw = Zdejmij ten scenariusz z półki. Otwarte stoły grają dalej
help-service-unit = Wypisz samą jednostkę systemd

## Opcje gry w terminalu

help-play-game = Gra; adrenaline, jeśli żadnej nie podasz i żadna opcja nie należy do innej
help-play-seat = Twoje miejsce w kolejności gry. W doom2004 i doom2016: jedyny marine, którym grasz, spośród tych, którzy są
help-play-level = Jak dobrze grają inni: recruit, soldier, veteran lub nightmare albo random. Może po nim nastąpić styl: soldier-careful, soldier-hunter, soldier-gunner
help-play-no-colour = Rysuj bez kolorów
help-play-scroll = Zachowuj każdy ekran: rysuj nowy pod poprzednim
help-play-save = Zapisz tu powtórkę, gdy gra się skończy
help-play-board = Plansza: small, medium-a, medium-b, big albo plik areny
help-play-players = Ilu gra, razem z tobą: od 3 do 5
help-play-skulls = Ile czaszek: od 5 do 8
help-play-mode = O co toczy się walka
help-play-bot = Dołącza bot: figurka, którą po kolei poruszają wszyscy
help-play-ending = Co się dzieje po ostatniej czaszce
help-choice-mode-deathmatch = Tor śmiertelnych strzałów
help-choice-mode-domination = Walka o punkty odrodzenia
help-choice-mode-turrets = Pola z amunicją odpowiadają ogniem
help-choice-ending-frenzy = Jeszcze jedna tura dla każdego
help-choice-ending-sudden-death = Gra kończy się od razu
help-play-campaign = Graj kampanię: jej stan jest przechowywany w tym pliku, od gry do gry
help-play-marines = Ilu marines: od 1 do 3 w doom2004, od 1 do 4 w doom2016. Grasz wszystkimi albo tym jednym z --seat
help-play-side = Strona, którą grasz
help-choice-side-marines = Marines
help-choice-side-invader = Wszystko, co jest przeciw nim
help-choice-side-both = Wszyscy: ludzie dzielą się terminalem
help-play-open-windows = Gracze są pytani o karty, nawet gdy nie mają czego zagrać, żeby pauza niczego nie zdradzała
help-play-scenario = Scenariusz: nazwa jednego z naszych albo plik scenariusza
help-play-difficulty = Jak trudno mają marines: too-young, not-too-rough, hurt-me-plenty, ultra-violence lub nightmare
help-play-draw-two = Najeźdźca zawsze dobiera dokładnie dwie karty
help-play-knockback-stopped = Przeszkody blokujące zatrzymują odrzucaną figurkę
help-play-guard-lost-by-moving = Marine, który się ruszy, traci rozkaz obrony
help-play-adrenaline-next-turn = Adrenaliny trzeba użyć w następnej turze, inaczej przepada
help-play-fewer-frags = Przeciw jednemu lub dwóm marines najeźdźca potrzebuje o dwa fragi mniej (nasze, nie z instrukcji)
help-play-mission = Misja: nazwa jednej z naszych albo plik misji
help-play-operation = Graj operację, misja po misji: black-bishop lub exodus. Z --campaign jej stan jest w pliku
help-play-full-rules = Graj samouczek ze wszystkimi regułami
help-play-split-activations = Karty drużyny dają własne aktywacje zamiast dodatkowych akcji głównych
help-play-flat-cover = Osłona to jedna tarcza więcej zamiast drugiej karty
help-play-invasion = Karty inwazji do wyboru: offered, first lub any
help-play-frags = Żetony zabójstw, które dają wygraną najeźdźcy: printed (sześć) lub tuned (nasze liczby, zależne od liczby marines)
help-play-no-round-limit = Misja nie ma ostatniej rundy
help-heading-doom--2004-and-2016- = DOOM (2004 i 2016)

## Opcje liczenia i mierzenia

help-sim-players = Kto gra: random, recruit, soldier, veteran lub nightmare albo lista, która obchodzi miejsca. Może nastąpić styl: soldier-hunter
help-arena-players = Kto gra: gracz na każde miejsce, `veteran,soldier,soldier`; albo na każdą stronę, `marines=veteran,invader=soldier`. Może nastąpić styl: `veteran-hunter`
help-arena-swap = Po każdej grze strony się zamieniają, z tym samym szczęściem
help-arena-robin = Każdy spotyka się z każdym: po dwóch, po obu stronach
help-arena-over = Przejdź przez wszystko, czym mogą być te pola ustawień, jak w `--over mission,marines`. Wynik jest podany dla każdego
help-arena-keep = Zachowuj każdy wynik w tym folderze i kontynuuj od tego, co już tam jest
help-arena-replays = Zachowuj tam też każdą grę jako powtórkę
help-arena-report = Napisz stronę z wykresami
help-arena-csv = Napisz wiersz dla każdej gry
help-replay-verify-pledge = Zobowiązanie, które zapisano na początku gry: twórca pliku mógł wpisać do niego inne
help-explain-moment = Powtórka i numer akcji, jak game.tfr:12
help-analyse-level = Jak długo patrzy sędzia: veteran albo nightmare, kilka razy dłużej
help-analyse-top = Ile decyzji i uśmiechów losu opowiedzieć
help-analyse-json = Wypisz jeden obiekt JSON z każdą rozważoną decyzją
help-analyse-html = Wypisz stronę z wykresem, kompletną samą w sobie
help-bench-game = Gra; wszystkie, jeśli żadnej nie podasz
help-bench-seconds = Jak długo grać, w każdą grę

## Opcje scenariuszy

help-scenario-check-files = Pliki albo foldery z plikami kończącymi się na .toml
help-scenario-generate-game = Gra: doom2004, doom2016 lub adrenaline
help-scenario-generate-seed = Wynika z niego wszystko, czego nie podano: liczba albo cyfry szesnastkowe po 0x
help-scenario-generate-size = Jak duże: small, medium lub large
help-scenario-generate-marines = Dla ilu marines albo graczy; dla dowolnej liczby, jeśli nie podasz
help-scenario-generate-objective = Co mają zrobić marines: leave, kill, carry, survive lub clear w doom2004; nazwa karty zadania w doom2016
help-scenario-generate-mood = Jak jest rysowane: station, lab, works, ship, ash, hell lub shrine
help-scenario-generate-difficulty = Dla kogo: easy, normal lub hard dla marines
help-scenario-generate-tune = Rozegraj tyle gier przy każdej liczbie marines i ustaw fragi tak, by szanse były takie, jak trzeba; 0, by nie rozgrywać
help-scenario-generate-threads = Ile gier naraz. Plik od tego nie zależy
help-scenario-measure-file = Plik scenariusza, misji lub areny
help-scenario-measure-games = Ile gier, podzielonych między liczby marines albo graczy
help-scenario-measure-marines = Ilu marines albo graczy, albo all: po kolei wszystkie dozwolone liczby
help-scenario-measure-level = Kto gra na każdym miejscu: random, recruit, soldier, veteran lub nightmare
help-scenario-measure-json = Wypisz jeden obiekt JSON zamiast tabel

## Słowa na wartości

help-value-lang = JĘZYK
help-value-dir = FOLDER
help-value-url = URL
help-value-addr = ADRES
help-value-registration = KTO
help-value-n = N
help-value-log = POSTAĆ
help-value-level = POZIOM
help-value-to = DOKĄD
help-value-from = SKĄD
help-value-count = ILE
help-value-id = NAZWA
help-value-game = GRA
help-value-seed = ZIARNO
help-value-file-tfr = PLIK.tfr
help-value-mode = TRYB
help-value-ending = KONIEC
help-value-file-json = PLIK.json
help-value-side = STRONA
help-value-id-file-toml = NAZWA|PLIK.toml
help-value-difficulty = TRUDNOŚĆ
help-value-which = KTÓRE
help-value-games = GRY
help-value-players = GRACZE
help-value-json = JSON
help-value-threads = ILE
help-value-fields = POLA
help-value-folder = FOLDER
help-value-file-html = PLIK.html
help-value-file-csv = PLIK.csv
help-value-file = PLIK
help-value-hash = SKRÓT
help-value-replay-action = POWTÓRKA:AKCJA
help-value-files = PLIKI
help-value-size = WIELKOŚĆ
help-value-kind = RODZAJ
help-value-mood = NASTRÓJ
help-value-n-all = N|all
help-value-seconds = SEKUNDY
