# Imena i opisi misija i operacija igre DOOM (2016).

d16-operation-black-bishop = Crni lovac
d16-operation-black-bishop-about = Šest misija, od prve uzbune u postrojenju do svetišta kroz koje je sve to pušteno unutra.
d16-operation-exodus = Egzodus
d16-operation-exodus-about = Šest misija preko goruće zemlje do posljednjih vrata, a pred vama korača nešto golemo.

d16-mission-tutorial = Prvi dodir
d16-mission-tutorial-about = Dvorana s demonima i dvoja vrata koja još nitko nije otvorio. Očistite dvoranu, pa otvorite jedna: oba portala iza njih probudit će se odjednom.

d16-mission-knee-deep = Do koljena među mrtvima
d16-mission-knee-deep-about = Traže se tri uzorka, a tri ih portala šalju van u pandžama svojih demona. Krenite na sjever stubama ili na istok kroz laboratorij; jezgra spaja oba puta, a tko drži njezin teleport, određuje ritam.

d16-mission-cold-relays = Hladni releji
d16-mission-cold-relays-about = Tri laboratorija vise na jednom dugom hodniku, a u svakom je utihnuo relej. Vratite sva tri, kojim god redom, i čuvajte se prostorije na vrhu hodnika: iz nje se vidi cijelom njegovom duljinom.

d16-mission-dockside = Na doku
d16-mission-dockside-about = Oko doka leže tri tovara i moraju natrag na rampu kojom ste došli. Jama u sredini za vas je slijepa ulica, a za sve veliko prečac.

d16-mission-watch-the-gate = Straža na vratima
d16-mission-watch-the-gate-about = Treba držati dvije dvorane, po jednu sa svake strane dvorišta u kojem stojite. U svaku vodi više ulaza nego što imate očiju, i svaki je krug ugrožena druga strana.

d16-mission-long-walk-home = Dug put kući
d16-mission-long-walk-home-about = Dron zna put van: trideset koraka kroz devet prostorija, a gotovo u svakoj nešto spava. Vrata koja otvorite ostaju otvorena za vama.

d16-mission-bishops-end = Kraj lovca
d16-mission-bishops-end-about = Šest portala hrani svetište. Zatvorite ih sve i ne ostavite nikoga živa. U krakove se ulazi kroz vrata, u kriptu i kosturnicu bez njih, a najbolje oružje leži najdublje.

d16-mission-titan-on-the-move = Titan u pokretu
d16-mission-titan-on-the-move-about = Avenije su dovoljno široke za ono što dolazi. Tri tovara: jedan blizu, jedan daleko, jedan u jazbini crvenog portala; tko nosi, ne može se teleportirati, pa čuvajte put natrag.

d16-mission-ash-fields = Polja pepela
d16-mission-ash-fields-about = Ravnica pepela bez vrata i zidova, ispresijecana ponorima s malo prijelaza. Tri uzorka izlaze iz označenih portala. Leteći prelaze gdje hoće; vi ne.

d16-mission-furnace-line = Red peći
d16-mission-furnace-line-about = Redovi peći čine tri prolaza, a iza njih su u trima ćelijama releji. Grdosije hodaju ravno kroz redove; vi morate okolo.

d16-mission-hold-the-ferry = Držite prijelaz
d16-mission-hold-the-ferry-about = Dva pristaništa i jedan most među njima. Držite oba kraja. Podijelite odred ili ćete jedan izgubiti.

d16-mission-bearers-road = Put nosača
d16-mission-bearers-road-about = Povedite drona donjom cestom, prijeko i gornjom cestom do postaje. Troja vrata treba otvoriti dok on čeka, a posljednja je dionica najgora.

d16-mission-exodus = Egzodus
d16-mission-exodus-about = Tri prstena, jedan u drugom, i vrata u sredini. Zatvarajte portale izvana prema unutra, a teren očistite prije nego što na njih potrošite karte iz ruke.

# Prostorije: imena im pišu na podu.
d16-room-hall = Dvorana
d16-room-store = Skladište
d16-room-reactor = Reaktor
d16-room-gallery = Galerija
d16-room-stairs = Stubište
d16-room-lab = Laboratorij
d16-room-vault = Trezor
d16-room-core = Jezgra
d16-room-depot = Spremište
d16-room-road = Cesta
d16-room-upper-road = Gornja cesta
d16-room-lower-road = Donja cesta
d16-room-cut = Usjek
d16-room-cross = Križanje
d16-room-station = Postaja
d16-room-shrine = Svetište
d16-room-nave = Lađa
d16-room-porch = Trijem
d16-room-west-arm = Zapadni krak
d16-room-east-arm = Istočni krak
d16-room-crypt = Kripta
d16-room-ossuary = Kosturnica
d16-room-airlock = Zračna komora
d16-room-spine = Kralježnica
d16-room-head = Glava
d16-room-west-lab = Zapadni laboratorij
d16-room-east-lab = Istočni laboratorij
d16-room-cold-lab = Hladni laboratorij
d16-room-ramp = Rampa
d16-room-dock = Dok
d16-room-north-store = Sjeverno skladište
d16-room-south-store = Južno skladište
d16-room-outer-north = Vanjski prsten, sjever
d16-room-outer-south = Vanjski prsten, jug
d16-room-outer-west = Vanjski prsten, zapad
d16-room-outer-east = Vanjski prsten, istok
d16-room-middle-north = Srednji prsten, sjever
d16-room-middle-south = Srednji prsten, jug
d16-room-middle-west = Srednji prsten, zapad
d16-room-middle-east = Srednji prsten, istok
d16-room-gate = Vrata
d16-room-lock = Ustava
d16-room-furnaces = Peći
d16-room-north-cell = Sjeverna ćelija
d16-room-middle-cell = Srednja ćelija
d16-room-south-cell = Južna ćelija
d16-room-house = Kuća
d16-room-west-landing = Zapadno pristanište
d16-room-east-landing = Istočno pristanište
d16-room-north-west-yard = Sjeverozapadno dvorište
d16-room-south-west-yard = Jugozapadno dvorište
d16-room-north-east-yard = Sjeveroistočno dvorište
d16-room-south-east-yard = Jugoistočno dvorište
d16-room-bridge = Most
d16-room-keep = Utvrda
d16-room-bay = Hangar
d16-room-workshop = Radionica
d16-room-corner = Kut
d16-room-plant = Pogon
d16-room-mess = Blagovaonica
d16-room-turn = Zavoj
d16-room-upper-store = Gornje skladište
d16-room-last-hall = Posljednja dvorana
d16-room-lift = Dizalo
d16-room-south-avenue = Južna avenija
d16-room-east-avenue = Istočna avenija
d16-room-north-avenue = Sjeverna avenija
d16-room-plaza = Trg
d16-room-lair = Jazbina
d16-room-court = Dvorište
d16-room-west-hall = Zapadna dvorana
d16-room-east-hall = Istočna dvorana
d16-room-north-walk = Sjeverni hodnik
d16-room-south-walk = Južni hodnik
d16-room-west-end = Zapadni kraj
d16-room-east-end = Istočni kraj
d16-room-plain = Ravnica
