# Nazwy i opisy misji oraz operacji gry DOOM (2016).

d16-operation-black-bishop = Czarny Goniec
d16-operation-black-bishop-about = Sześć misji: od pierwszego alarmu w placówce po świątynię, przez którą to wszystko wpuszczono.
d16-operation-exodus = Exodus
d16-operation-exodus-about = Sześć misji przez płonącą ziemię do ostatniej bramy, a przed wami kroczy coś bardzo wielkiego.

d16-mission-tutorial = Pierwszy kontakt
d16-mission-tutorial-about = Hala pełna demonów i dwoje drzwi, których nikt jeszcze nie otworzył. Oczyśćcie halę i otwórzcie jedne z nich: oba portale za nimi obudzą się naraz.

d16-mission-knee-deep = Po kolana wśród umarłych
d16-mission-knee-deep-about = Potrzebne są trzy próbki, a trzy z portali wypuszczają je w szponach swoich demonów. Idźcie na północ schodami albo na wschód przez laboratorium; obie drogi łączy rdzeń, a kto trzyma jego teleporter, ten nadaje tempo.

d16-mission-cold-relays = Zimne przekaźniki
d16-mission-cold-relays-about = Trzy laboratoria przy jednym długim korytarzu, w każdym zamilkły przekaźnik. Uruchomcie wszystkie trzy w dowolnej kolejności i uważajcie na salę u szczytu korytarza: widać z niej całą jego długość.

d16-mission-dockside = Nabrzeże
d16-mission-dockside-about = Wokół doku leżą trzy ładunki i muszą wrócić na rampę, którą przyszliście. Jama pośrodku to dla was ślepy zaułek, a dla wszystkiego, co wielkie, skrót.

d16-mission-watch-the-gate = Straż przy bramie
d16-mission-watch-the-gate-about = Trzeba utrzymać dwie sale po obu stronach dziedzińca, na którym stoicie. Do każdej prowadzi więcej wejść, niż macie oczu, i w każdej rundzie zagrożona jest inna strona.

d16-mission-long-walk-home = Długa droga do domu
d16-mission-long-walk-home-about = Dron zna wyjście: trzydzieści kroków przez dziewięć pomieszczeń, a niemal w każdym coś śpi. Drzwi, które otworzycie, zostają za wami otwarte.

d16-mission-bishops-end = Kres Gońca
d16-mission-bishops-end-about = Świątynię karmi sześć portali. Zamknijcie wszystkie i nie zostawcie nikogo przy życiu. Do ramion prowadzą drzwi, do krypty i kostnicy nie, a najlepsza broń leży najgłębiej.

d16-mission-titan-on-the-move = Tytan w marszu
d16-mission-titan-on-the-move-about = Aleje są dość szerokie dla tego, co nadchodzi. Trzy ładunki: jeden blisko, jeden daleko, jeden w legowisku czerwonego portalu; kto niesie, ten się nie teleportuje, więc pilnujcie drogi powrotnej.

d16-mission-ash-fields = Popielne pola
d16-mission-ash-fields-about = Równina popiołu bez drzwi i bez ścian, pocięta rozpadlinami, przez które mało jest przejść. Trzy próbki przyjdą z oznaczonych portali. Latające stwory przelecą, gdzie zechcą; wy nie.

d16-mission-furnace-line = Linia pieców
d16-mission-furnace-line-about = Rzędy pieców tworzą trzy przejścia, a za nimi w trzech celach stoją przekaźniki. Kolosy idą prosto przez rzędy; wy musicie je obejść.

d16-mission-hold-the-ferry = Utrzymać przeprawę
d16-mission-hold-the-ferry-about = Dwa przyczółki i jeden most między nimi. Utrzymajcie oba końce. Podzielcie drużynę albo stracicie jeden z nich.

d16-mission-bearers-road = Droga niosących
d16-mission-bearers-road-about = Poprowadźcie drona dolną drogą, na drugą stronę i górną drogą do stacji. Troje drzwi trzeba otworzyć, gdy on czeka, a ostatni odcinek jest najgorszy.

d16-mission-exodus = Exodus
d16-mission-exodus-about = Trzy pierścienie, jeden w drugim, a w środku brama. Zamykajcie portale od zewnątrz do środka i oczyśćcie teren, zanim wydacie na to karty z ręki.

# Pomieszczenia: ich nazwy są wypisane na podłodze.
d16-room-hall = Hala
d16-room-store = Magazyn
d16-room-reactor = Reaktor
d16-room-gallery = Galeria
d16-room-stairs = Schody
d16-room-lab = Laboratorium
d16-room-vault = Skarbiec
d16-room-core = Rdzeń
d16-room-depot = Skład
d16-room-road = Droga
d16-room-upper-road = Górna droga
d16-room-lower-road = Dolna droga
d16-room-cut = Przekop
d16-room-cross = Skrzyżowanie
d16-room-station = Stacja
d16-room-shrine = Świątynia
d16-room-nave = Nawa
d16-room-porch = Kruchta
d16-room-west-arm = Zachodnie ramię
d16-room-east-arm = Wschodnie ramię
d16-room-crypt = Krypta
d16-room-ossuary = Kostnica
d16-room-airlock = Śluza
d16-room-spine = Kręgosłup
d16-room-head = Głowa
d16-room-west-lab = Laboratorium zachodnie
d16-room-east-lab = Laboratorium wschodnie
d16-room-cold-lab = Zimne laboratorium
d16-room-ramp = Rampa
d16-room-dock = Dok
d16-room-north-store = Magazyn północny
d16-room-south-store = Magazyn południowy
d16-room-outer-north = Pierścień zewnętrzny, północ
d16-room-outer-south = Pierścień zewnętrzny, południe
d16-room-outer-west = Pierścień zewnętrzny, zachód
d16-room-outer-east = Pierścień zewnętrzny, wschód
d16-room-middle-north = Pierścień środkowy, północ
d16-room-middle-south = Pierścień środkowy, południe
d16-room-middle-west = Pierścień środkowy, zachód
d16-room-middle-east = Pierścień środkowy, wschód
d16-room-gate = Brama
d16-room-lock = Śluza
d16-room-furnaces = Piece
d16-room-north-cell = Cela północna
d16-room-middle-cell = Cela środkowa
d16-room-south-cell = Cela południowa
d16-room-house = Dom
d16-room-west-landing = Przystań zachodnia
d16-room-east-landing = Przystań wschodnia
d16-room-north-west-yard = Plac północno-zachodni
d16-room-south-west-yard = Plac południowo-zachodni
d16-room-north-east-yard = Plac północno-wschodni
d16-room-south-east-yard = Plac południowo-wschodni
d16-room-bridge = Most
d16-room-keep = Twierdza
d16-room-bay = Zatoka
d16-room-workshop = Warsztat
d16-room-corner = Narożnik
d16-room-plant = Siłownia
d16-room-mess = Mesa
d16-room-turn = Zakręt
d16-room-upper-store = Górny magazyn
d16-room-last-hall = Ostatnia hala
d16-room-lift = Winda
d16-room-south-avenue = Aleja południowa
d16-room-east-avenue = Aleja wschodnia
d16-room-north-avenue = Aleja północna
d16-room-plaza = Plac
d16-room-lair = Leże
d16-room-court = Dziedziniec
d16-room-west-hall = Hala zachodnia
d16-room-east-hall = Hala wschodnia
d16-room-north-walk = Korytarz północny
d16-room-south-walk = Korytarz południowy
d16-room-west-end = Kraniec zachodni
d16-room-east-end = Kraniec wschodni
d16-room-plain = Równina
