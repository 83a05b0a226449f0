# Co program mówi w wierszu poleceń, gdy czegoś nie da się zrobić.

cli-error = błąd

## Co jest nie tak z argumentami

cli-options = [OPCJE]
cli-usage = Użycie: { $usage }
cli-unknown-argument = nieznany argument '{ $arg }'
cli-unknown-command = nieznane polecenie '{ $command }'
cli-missing-argument = brakuje wymaganych argumentów: { $args }
cli-missing-command = po '{ $command }' musi nastąpić polecenie: { $commands }
cli-twice = argument '{ $arg }' można podać tylko raz
cli-conflict = argumentu '{ $arg }' nie można użyć razem z '{ $other }'
cli-no-value = '{ $arg }' wymaga wartości, a żadnej nie podano
cli-no-choice = zła wartość '{ $value }' dla '{ $arg }': możliwe są { $values }
cli-bad-value = zła wartość '{ $value }' dla '{ $arg }': { $why }
cli-choose = możliwe są { $words }
cli-too-many-values = zbędna wartość '{ $value }' dla '{ $arg }'
cli-too-few-values = '{ $arg }' wymaga większej liczby wartości
cli-no-equals = wartość dla '{ $arg }' podaje się po znaku równości
cli-no-utf8 = jeden z argumentów nie jest tekstem w UTF-8
cli-meant = chodziło o '{ $name }'?

## Co jest nie tak z wartością

cli-bad-seed = ziarno to liczba albo 0x i cyfry szesnastkowe
cli-bad-seconds = podaj liczbę sekund, najwyżej 3600
cli-bad-url = napisz z https:// na początku: https://{ $text }
cli-bad-host = dalej może być tylko host i ewentualnie port
cli-bad-crew = `{ $text }` to nie liczba marines; podaj ją albo wpisz all
cli-bad-pledge = `{ $text }` to nie zobowiązanie: zobowiązanie ma 64 cyfry szesnastkowe
cli-bad-moment = podaj powtórkę i numer akcji, jak game.tfr:12

## Pliki

cli-unreadable = nie można odczytać { $file }
cli-unwritable = nie można zapisać { $file }
cli-unmade = nie można utworzyć { $file }
cli-unopened = nie można otworzyć { $file }
cli-unplayable = w { $file } nie da się grać
cli-no-file = nie ma pliku { $file }
cli-no-folder = nie ma folderu { $folder }
cli-there-already = { $file } już istnieje; podaj nowy plik

## Miejsca do gry

cli-at = Telefrag jest pod adresem { $address }
cli-stop = Zatrzymasz go przez Ctrl-C.
cli-stopped = Telefrag się zatrzymał; nic nie przepadło.
cli-cannot-start = nie można wystartować
cli-cannot-listen = nie można nasłuchiwać na { $address }: czy działa już inny Telefrag? Inny adres: --bind 127.0.0.1:1994
cli-no-data-folder = nie ma tu folderu na dane; podaj go przez --data
cli-cannot-make-folder = nie można utworzyć folderu { $folder }
cli-cannot-make-data = nie można utworzyć folderu { $folder }; podaj inny przez --data
cli-cannot-write = nie można zapisać { $file }
cli-cannot-copy = nie można skopiować { $file }
cli-cannot-use = nie można użyć bazy danych
cli-cannot-connect = nie można użyć bazy danych (w haśle pisz @ jako %40, : jako %3A, a / jako %2F)
cli-bad-database = --database to adres taki jak postgres://user:password@host/name; folder z plikiem podaje się przez --data
cli-no-password = nie można odczytać hasła z pliku { $file }
cli-password-of-nothing = --database-password-file dotyczy bazy, którą podaje --database
cli-no-place = w { $folder } nie ma miejsca do gry (brak { $file }). Podaj folder przez --data albo bazę przez --database, tak jak przy starcie serwera
cli-empty-database = w tej bazie żaden serwer nic jeszcze nie zapisał. Podaj ją przez --database, tak jak przy starcie serwera
cli-locked = inny Telefrag (proces { $pid }) obsługuje { $folder }; kilka procesów wymaga PostgreSQL: --database
cli-pg-dump = bazę PostgreSQL kopiuje się przez pg_dump
cli-pg-restore = bazę PostgreSQL odtwarza się przez psql lub pg_restore
cli-no-copy = nie można zrobić kopii
cli-not-a-copy = { $file } to nie kopia miejsca do gry
cli-not-shelved = na półce nie ma scenariusza { $id } ({ $name })
cli-the-database = baza PostgreSQL
cli-no-self = program nie może znaleźć sam siebie

## Gry i gracze

cli-no-game = nie ma gry `{ $id }`
cli-nobody-plays = nikt nie gra w { $game } na poziomie { $level }
cli-nobody-plays-at = nikt nie gra w { $game } na poziomie { $level }; poziomy to { $levels }
cli-nobody-plays-with = nikt nie gra w { $game } z tyloma marines ({ $marines }) na poziomie { $level }
cli-refused-setup = z tymi ustawieniami nie da się grać: { $why }
cli-unreadable-setup = nie można odczytać ustawień
cli-no-object = nie można odczytać ustawień: mają być obiektem JSON
cli-unfinished = liczba gier, które się nie skończyły: { $n }
cli-other-options = są tu opcje, które ma { $other }, a których { $game } nie ma; zobacz telefrag help play
cli-marines = marines może być od { $least } do { $most }, nie { $n } [{ $rule }]
cli-no-scenario = nie ma scenariusza `{ $name }` ani takiego pliku; nasze to { $ids }
cli-no-mission = nie ma misji `{ $name }` ani takiego pliku; nasze to { $ids }
cli-no-arena = nie ma planszy `{ $name }` ani takiego pliku; nasze to { $ids }
cli-no-operation = nie ma operacji `{ $id }`; wpisz { $ids }
cli-no-operation-yet = nie ma jeszcze { $file }; aby zacząć, dodaj --operation { $ids }
cli-other-operation = { $file } przechowuje operację { $kept }, nie { $id }; podaj inny plik
cli-no-campaign = { $file } nie mówi nic o kampanii

## Powtórki

cli-no-action = nie ma akcji { $n }: gra ma ich { $last }
cli-no-replay = to nie powtórka: to nie jest tekst
cli-unknown-replay = { $file }: gra `{ $game }`, której ten program nie zna (zna: { $known })
cli-no-pledge = plik nie zawiera zobowiązania, które można by porównać z twoim
cli-unfair = to nie jest ziarno, do którego zobowiązano się na początku gry: szczęście nie było uczciwe
cli-no-judge = nikt nie nauczył się oceniać gier { $game }
cli-no-such-judge = { $level } nie umie oceniać gier { $game }; umieją to { $able }
cli-unjudged = gry nie dało się ocenić

## Areny

cli-all-sides = podaj stronę każdemu graczowi albo żadnemu: `marines=veteran,invader=soldier`
cli-one-player = turniej każdy z każdym wymaga co najmniej dwóch różnych graczy
cli-no-side = nikogo nie podano dla strony `{ $side }`
cli-sides = { $game } ma takie strony: { $sides }, każdą z jednym graczem
cli-no-field = w ustawieniach nie ma pola `{ $name }`; pola to { $fields }
cli-no-values = nie da się przejść przez wszystkie wartości `{ $name }`
cli-seats = liczba miejsc: { $n }; podaj gracza na każde albo liczbę graczy, która ją dzieli
cli-no-setups = z żadnymi z tych ustawień nie da się grać
cli-unkept = nie można zachować wyniku
cli-other-arena = { $file } należy do innej areny: podaj inny folder albo usuń plik

## Scenariusze

cli-nothing-to-check = nie ma czego sprawdzać: pliki scenariuszy kończą się na .toml
cli-broken = pliki, w których nie da się grać: { $broken } z { $checked }
cli-no-workshop = warsztat nie zna gry { $game }; wpisz { $games }
cli-crew = gra się w to od { $least } do { $most } marines, nie { $n }
cli-no-games = bez gier nie ma czego mierzyć
cli-data-file = { $file } to plik danych, a nie miejsce do gry
cli-unmeasured = miejsc gry { $game } nie da się zmierzyć

## Opieka nad miejscem

cli-no-such-thing = niczego takiego tu nie ma; identyfikatory podają listy polecenia `telefrag admin`
cli-no-comment = nie ma komentarza { $id } tutaj: { $name }
cli-nothing-to-prune = podaj, co usunąć: --guests 180d, --tables 2y albo --abandoned 1y
cli-bad-span = wpisz liczbę i jednostkę: 30m, 12h, 7d, 4w albo 2y
cli-less-than-a-day = to mniej niż jeden dzień
cli-bad-page = wpisz cały adres, z https:// na początku
