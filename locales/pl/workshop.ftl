# Co gracze czytają w miejscach, które tworzy warsztat.

# Tytuły według nastroju.
workshop-title-station-1 = Nocna zmiana
workshop-title-station-2 = Sektor dziewiąty
workshop-title-station-3 = Ostatnie wezwanie
workshop-title-station-4 = Ciche skrzydło
workshop-title-lab-1 = Grupa kontrolna
workshop-title-lab-2 = Chłodnia
workshop-title-lab-3 = Skutki uboczne
workshop-title-lab-4 = Rozbite szkło
workshop-title-works-1 = Koniec zmiany
workshop-title-works-2 = Pod ciśnieniem
workshop-title-works-3 = Żużel
workshop-title-works-4 = Dolna linia
workshop-title-ship-1 = Ślepa nawigacja
workshop-title-ship-2 = Dolny pokład
workshop-title-ship-3 = Bez portu
workshop-title-ship-4 = Przebity kadłub
workshop-title-ash-1 = Szary poranek
workshop-title-ash-2 = Droga żaru
workshop-title-ash-3 = Co zostawił ogień
workshop-title-ash-4 = Pył
workshop-title-hell-1 = Na dole
workshop-title-hell-2 = Nie ta strona
workshop-title-hell-3 = Czerwone niebo
workshop-title-hell-4 = Tylko w dół
workshop-title-shrine-1 = Nieszpory
workshop-title-shrine-2 = Świece
workshop-title-shrine-3 = Dziewiąty dzwon
workshop-title-shrine-4 = Kość i kamień

# DOOM (2004): odprawy i to, co czyta tylko najeźdźca.
workshop-d04-leave-1 = Stąd wychodzi się jedną śluzą, a ta jest zamknięta. Znajdźcie do niej klucz i wyjdźcie razem.
workshop-d04-leave-2 = Reszta już odeszła i zamknęła za sobą. Ktoś z nich zgubił klucz. Znajdźcie go i wydostańcie się wszyscy.
workshop-d04-leave-secret = Potrzebują klucza, a potem całej drogi do wyjścia. Nie spiesz się: im dłuższa ich droga, tym więcej was będzie.
workshop-d04-kill-1 = Coś wielkiego uwiło sobie leże na samym końcu. Nie może go opuścić żywe.
workshop-d04-kill-2 = Trzy patrole poszły po to coś i żaden nie wrócił. Znajdźcie je. Zabijcie. Czego wam trzeba, leży po drodze.
workshop-d04-kill-secret = Wszystko kończy się w leżu. Małych poświęcaj po drodze i niech dojdą tam z pustymi magazynkami.
workshop-d04-carry-1 = Zostawili coś, czego nikt nie może znaleźć. Zabierzcie to i wynieście tymi drzwiami, którymi weszliście.
workshop-d04-carry-2 = Tam i z powrotem: jedna rzecz, z samego końca do drzwi za wami. Dojść tam to ta łatwiejsza połowa.
workshop-d04-carry-secret = Muszą wrócić tędy, którędy przyszli. Wpuść ich i zamknij im drogę. Zabij tego, kto niesie.
workshop-d04-survive-1 = Pomoc jest w drodze. Dopóki nie nadejdzie, macie tę salę, a jej drzwi nie trzymają.
workshop-d04-survive-2 = Tej nocy nikt stąd nie wyjdzie. Utrzymajcie salę; rano ktoś otworzy z zewnątrz.
workshop-d04-survive-secret = Drzwi otwierają się jedne po drugich, co rundę. Poczekaj, aż dwoje będzie otwartych, i wejdź przez oboje.
workshop-d04-clear-1 = Lęgną się na samym końcu. Nie zostawcie tam nic żywego, choćby najmniejszego.
workshop-d04-clear-2 = Dopóki jest gniazdo, będą przychodzić następne. Znajdźcie je i opróżnijcie.
workshop-d04-clear-secret = Wystarczy, że w gnieździe zostanie jeden z was. Trzymaj tam kogoś i przyzywaj im za plecami.

# DOOM (2004): czytane przy odkryciu obszaru.
workshop-d04-area-armoury-1 = Stojaki za kratą. Najlepsze wciąż tu jest.
workshop-d04-area-armoury-2 = Ktoś zamknął to od zewnątrz, w pośpiechu, i już nie wrócił.
workshop-d04-area-nest-1 = Podłoga jest tu miękka i rusza się.
workshop-d04-area-nest-2 = Ciche odgłosy ze wszystkich kątów naraz.
workshop-d04-area-store-1 = Skrzynie, większość otwarta, kilka nie.
workshop-d04-area-store-2 = Magazyn. Lista na drzwiach jest dłuższa niż to, co zostało.
workshop-d04-area-hall-1 = Duża sala, do której prowadzi zbyt wiele wejść.
workshop-d04-area-hall-2 = Lampy zapalają się jedna po drugiej. Nie wszystkie cienie znikają.
workshop-d04-area-passage-1 = Wąskie przejście. Coś tędy przeszło, choć się nie mieściło.
workshop-d04-area-passage-2 = Kroki przed wami. Zatrzymują się razem z waszymi.
workshop-d04-area-leave-1 = Zamek, lampka, a za nimi wolna przestrzeń.
workshop-d04-area-leave-2 = Tu jest wyjście. Jest też ktoś, kto nie chce, byście z niego skorzystali.
workshop-d04-area-kill-1 = Czekało na was. Wstaje i wstaje, i nie przestaje wstawać.
workshop-d04-area-kill-2 = Leże. To, co zjadło, leży pod ścianami.
workshop-d04-area-carry-1 = Leży na środku podłogi, jakby ktoś położył to dla was.
workshop-d04-area-carry-2 = Skarbiec z otwartymi drzwiami. Nie do tego służy skarbiec.
workshop-d04-area-survive-1 = Tutaj się zbierali.
workshop-d04-area-survive-2 = Więc to stąd przychodzą.
workshop-d04-area-clear-1 = Gniazdo. Jest większe niż sala, w której się mieści.
workshop-d04-area-clear-2 = Wszystko tutaj odwraca głowę w jednej chwili.

# DOOM (2004): co się znajduje, niesie i mówi.
workshop-d04-find-1 = Pod kocem leży kamizelka. Nikt jej już nie nosi.
workshop-d04-find-2 = Torba, którą ktoś spakował dla siebie, i to dobrze.
workshop-d04-find-3 = Szafka z czerwonym krzyżem. Została w niej jedna rzecz.
workshop-d04-thing-1 = czarna skrzynka
workshop-d04-thing-2 = dysk
workshop-d04-thing-3 = zaplombowana walizka
workshop-d04-taken = Macie to. Teraz wszystko tutaj wie, gdzie jesteście.
workshop-d04-seen = Zobaczyło was i nie boi się.
workshop-d04-alarm = Pierwsze drzwi puszczają. Pozostałe nie każą na siebie długo czekać.
workshop-d04-nest = Są tutaj, wszystkie. Nie zostawcie żadnego.

# DOOM (2016): odprawy.
workshop-d16-sample-collection-1 = Z oznaczonych portali wychodzą trzy próbki, w szponach tego, co je niesie. Zdobądźcie wszystkie trzy.
workshop-d16-sample-collection-2 = Laboratorium chce trzech próbek i nie mówi czego. Poznacie je, gdy je zobaczycie.
workshop-d16-relay-link-1 = Zamilkły trzy przekaźniki. Połączcie je znowu, w dowolnej kolejności, zanim minie ostatnia runda.
workshop-d16-relay-link-2 = Nikt na zewnątrz nie wie, że tu jesteście. Trzy przekaźniki mogą to zmienić.
workshop-d16-guard-duty-1 = Trzeba utrzymać dwie sale naraz. Podzielcie drużynę i nie spuszczajcie oka z drzwi.
workshop-d16-guard-duty-2 = Stójcie w obu salach, aż praca będzie skończona. Uderzą na tę, którą opuścicie.
workshop-d16-asset-extraction-1 = Trzy ładunki leżą tam, gdzie ktoś je upuścił. Zanieście je z powrotem do wyjścia.
workshop-d16-asset-extraction-2 = To, po co przyszliśmy, leży w trzech salach, a wyjście jest za wami. Pilnujcie drogi powrotnej.
workshop-d16-drone-escort-1 = Dron zna drogę i nic poza tym. Doprowadźcie go do wyjścia w jednym kawałku.
workshop-d16-drone-escort-2 = Jest powolny, głośny i niesie wszystko, czego się dowiedzieliśmy. Idźcie przy nim do końca.
workshop-d16-seal-the-breach-1 = Trzeba zamknąć każdy portal i nic, co przez nie przeszło, nie może przeżyć. Najpierw oczyśćcie, potem pieczętujcie.
workshop-d16-seal-the-breach-2 = Rana jest otwarta i sama się nie zagoi. Zamknijcie ją od zewnątrz do środka.

# Areny Adrenaliny.
workshop-arena-title-1 = Zimny dziedziniec
workshop-arena-title-2 = Dół
workshop-arena-title-3 = Neonowy plac
workshop-arena-title-4 = Ostatnie zamówienie
workshop-arena-title-5 = Czerwone schody
workshop-arena-title-6 = Turbina
workshop-arena-title-7 = Krótki lont
workshop-arena-title-8 = W tył zwrot
workshop-arena-about-1 = Mało kątów, dużo drzwi: kto stoi w miejscu, tego znajdą.
workshop-arena-about-2 = Z każdego pomieszczenia są dwa wyjścia. Korzystaj z obu.
workshop-arena-about-3 = Trzy odległe punkty odrodzenia, a między nimi nigdzie nie jest bezpiecznie.

# Zamówienia, których nie da się spełnić.
workshop-no-plan = nie znaleziono planu: spróbuj innego ziarna
workshop-no-sides = w grze { $game } każdy gra przeciw każdemu, więc nie można prosić o zadanie, wygląd ani trudność
workshop-no-objective = `{ $wish }` nie jest zadaniem gry { $game }; wpisz { $known }
workshop-marines = w { $game } gra się od { $least } do { $most } marines, nie { $n }
workshop-players = w { $game } gra się od { $least } do { $most } graczy, nie { $n }
