# Co gracze czytają w scenariuszach gry DOOM (2004).

d04-station = Stacja
d04-station-briefing = Sześć rozkazów, jedna załoga. Co wyniesiecie z jednego dnia, z tym wejdziecie w następny.

d04-way-out = Wyjście
d04-way-out-briefing = Winda nie działa, a drzwi same się zaryglowały. Z tego skrzydła wyprowadza czerwona śluza; ktoś miał do niej klucz. Znajdźcie go i wyjdźcie razem.
d04-way-out-secret = Klucz leży na samym końcu hali maszyn, pod nosem rycerza piekieł. Między nimi a śluzą czeka mancubus. Spowalniaj ich: twoja talia to też zegar.
d04-way-out-a1 = Korytarz techniczny. Coś powłóczy nogami w ciemności.
d04-way-out-a2 = Szatnia. Po ścianach pną się ślady przypaleń, zawsze po trzy.
d04-way-out-a3 = Świeże ślady na betonie, zbyt szeroko rozstawione jak na człowieka.
d04-way-out-a4 = Hala maszyn. Chłodziwo przeżarło podłogę na wylot.
d04-way-out-a5 = Ostatni korytarz. Na jego końcu widać czerwoną śluzę, a drogę zastępuje ktoś wielki.
d04-way-out-locker = Jedna szafka jeszcze się otwiera. W środku wisi kamizelka.
d04-way-out-key = Klucz jest ciepły. Gdzieś daleko zamek przeskakuje ze szczękiem na zielone.

d04-hold-the-relay = Utrzymać przekaźnik
d04-hold-the-relay-briefing = Przekaźnik musi nadawać przez osiem rund. Do sali prowadzi sześcioro drzwi i żadne nie zechcą pozostać zamknięte.
d04-hold-the-relay-secret = Co rundę otwierają się jedne drzwi: południowo-zachodnie, wschodnie, zachodnie, południowe, północne, północno-wschodnie. Wszystkich nie upilnują. Wchodź przez dwoje naraz.
d04-hold-the-relay-begin = Przekaźnik buczy. Na południowym zachodzie ze zgrzytem rozsuwają się drzwi.
d04-hold-the-relay-half = Połowa wiadomości poszła w eter. Dron zrzuca skrzynkę nabojów, zanim sam runie na ziemię.
d04-hold-the-relay-last = Nadchodzi odpowiedź. Wszystko, co potrafi biec, biegnie tutaj.
d04-hold-the-relay-console = Konsola jeszcze słucha. Dwoje drzwi zatrzaskuje się z hukiem.
d04-hold-the-relay-a1 = Stara wartownia. Ostatni wartownik zostawił w niej broń.
d04-hold-the-relay-a4 = Pazury na stali, całe mnóstwo pazurów.

d04-broken-circuit = Przerwany obwód
d04-broken-circuit-briefing = Trzy bramy jeszcze działają, a każda prowadzi do skrzydła, do którego nie prowadzi nic innego. Trzy klucze otwierają drogę na zewnątrz. Razem jest bezpiecznie. Osobno jest szybko.
d04-broken-circuit-secret = Każdy klucz, który zabiorą, budzi coś w węźle. Gromadź się przy bramach: wracają pojedynczo.
d04-broken-circuit-a2 = Komora śluz. Ostatnia jest żółta i ma swojego strażnika.
d04-broken-circuit-a3 = Magazyn bez drzwi. Po skrzyniach stukają drobne nóżki.
d04-broken-circuit-a4 = Czerwony klucz wisi na haku nad szlamem.
d04-broken-circuit-a5 = Długi, prosty korytarz. Stoicie na jego niewłaściwym końcu.
d04-broken-circuit-a6 = Okrągła komora: pośrodku beczka, w głębi klucz.
d04-broken-circuit-a7 = Kaplica żółtego skrzydła. Ławki spiętrzono pod drzwiami, i to od tej strony.
d04-broken-circuit-a8 = Rzędy umarłych i coś, co się nimi żywi.
d04-broken-circuit-key = Światła w węźle migoczą. Coś się przedostało na tę stronę.
d04-broken-circuit-dead = Umarł z dłonią na paczce baterii. Jemu już się nie przyda.

d04-hot-core = Gorący rdzeń
d04-hot-core-briefing = Rdzeń reaktora musi opuścić stację, zanim tamci pojmą, czym jest. Zabierzcie go i wynieście bramą, którą weszliście. Prowadzą do niego dwie drogi. Lepiej poznać obie.
d04-hot-core-secret = Muszą wrócić tędy, którędy przyszli. Gdy zabiorą rdzeń, zatrzasną się zachodnie drzwi, a korytarz za nimi się zapełni. Zabij tego, kto niesie rdzeń: upuści go tam, gdzie padnie.
d04-hot-core-core = rdzeń
d04-hot-core-a1 = Rozwidlenie. Na północ hala pełna beczek. Na południe schody, z których cuchnie kwasem.
d04-hot-core-a2 = Hala beczek. Ktoś miał dość rozumu, żeby tu nie strzelać.
d04-hot-core-a4 = Pompownia. Ściany się ruszają; nie, to odnóża.
d04-hot-core-a6 = Rdzeń stoi w swojej kołysce i buczy jednym niskim tonem.
d04-hot-core-taken = Buczenie milknie. Za wami zatrzaskują się drzwi, a przed wami budzi się stacja.

d04-the-hunt = Łowy
d04-the-hunt-briefing = W raportach ma nazwę, a raporty urywają się niedługo potem. Jego leże jest we wschodniej hali. Zabijcie to. Wszystko, czego wam trzeba, jest na tej stacji, o ile zdołacie się do tego dostać.
d04-the-hunt-secret = Potrzebują zbrojowni, zbrojownia potrzebuje niebieskiego klucza, a klucz jest w północnym pokoju. Niech każdy krok kosztuje ich życie. Trzymaj kolosa z dala od beczek.
d04-the-hunt-a1 = Skrzyżowanie. Stal drży pod dalekim, powolnym krokiem.
d04-the-hunt-a2 = Dyżurka. Niebieska karta na gwoździu, a dookoła niej cała zmiana.
d04-the-hunt-a3 = Zbrojownia. Od tygodni zamknięta i pełna jaj.
d04-the-hunt-a6 = Hala obwieszona kablami i kośćmi. To coś się odwraca.
d04-the-hunt-rack = Na ostatnim stojaku czeka wyrzutnia, naoliwiona i naładowana.
d04-the-hunt-seen = Zobaczyło was.

d04-red-line = Czerwona linia
d04-red-line-briefing = Za dwanaście rund reaktor wyleci w powietrze. Prom stoi w hangarze. Prostą drogę zamyka niebieska śluza; druga droga jest długa.
d04-red-line-secret = Nie musisz ich zabijać. Wystarczy stanąć im na drodze.
d04-red-line-begin = Dwanaście rund. Biegiem.
d04-red-line-half = Minęła połowa czasu. Za wami ze ściany wyłazi coś małego.
d04-red-line-last = Podłoga parzy. Serce znajduje jeszcze jeden bieg.
d04-red-line-a1 = Wzdłuż korytarza wirują czerwone lampy.
d04-red-line-a2 = Wartownia. Niebieska karta leży na biurku w głębi.
d04-red-line-a3 = Prosta droga. Stąd widać już drzwi hangaru.
d04-red-line-a4 = Warsztat. Na stole roboczym leży człowiek, wciąż w kamizelce.
d04-red-line-a7 = Hangar. Rampa promu jest opuszczona.
d04-red-line-dead = Jego kamizelka pasuje. Jego naboje też.

## Pomieszczenia

d04-room-lift-lobby = Hol przy windzie
d04-room-service-corridor = Korytarz techniczny
d04-room-locker-room = Szatnia
d04-room-stores = Magazyn
d04-room-machine-hall = Hala maszyn
d04-room-last-corridor = Ostatni korytarz
d04-room-relay-room = Przekaźnikownia
d04-room-guard-post = Stara wartownia
d04-room-supply-tunnel = Tunel dostawczy
d04-room-battery-room = Akumulatornia
d04-room-cable-room = Kablownia
d04-room-side-passage = Boczne przejście
d04-room-drain = Ściek
d04-room-hub = Węzeł
d04-room-lock-passage = Przejście do komory śluz
d04-room-lock-chamber = Komora śluz
d04-room-crate-store = Skład skrzyń
d04-room-sump = Studzienka
d04-room-long-corridor = Długi korytarz
d04-room-round-chamber = Okrągła komora
d04-room-chapel = Kaplica
d04-room-morgue = Kostnica
d04-room-gate-passage = Przejście przy bramie
d04-room-fork = Rozwidlenie
d04-room-barrel-hall = Hala beczek
d04-room-junction = Zakręt
d04-room-pump-room = Pompownia
d04-room-pipe-corridor = Korytarz rur
d04-room-core-room = Sala rdzenia
d04-room-back-way = Tylne przejście
d04-room-loading-bay = Rampa załadunkowa
d04-room-crossing = Skrzyżowanie
d04-room-duty-room = Dyżurka
d04-room-armoury = Zbrojownia
d04-room-south-approach = Podejście południowe
d04-room-north-approach = Podejście północne
d04-room-lair = Leże
d04-room-shelter = Schron
d04-room-alarm-corridor = Korytarz alarmowy
d04-room-guard-room = Wartownia
d04-room-straight-way = Prosta droga
d04-room-workshop = Warsztat
d04-room-tunnel = Tunel
d04-room-hangar = Hangar
