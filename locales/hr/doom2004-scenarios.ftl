# Što igrači čitaju u scenarijima igre DOOM (2004).

d04-station = Postaja
d04-station-briefing = Šest zapovijedi, jedna posada. Što iznesete iz jednoga dana, nosite u sljedeći.

d04-way-out = Izlaz
d04-way-out-briefing = Dizalo je mrtvo, a vrata su se sama zaključala. Iz ovoga krila vode crvena vrata; netko je imao ključ. Nađite ga i otiđite zajedno.
d04-way-out-secret = Ključ leži na drugom kraju strojarnice, paklenom vitezu pred nosom. Između njih i vrata čeka mancubus. Usporavaj ih: i tvoj špil otkucava kao sat.
d04-way-out-a1 = Servisni hodnik. U mraku nešto vuče noge.
d04-way-out-a2 = Svlačionica. Uza zidove se penju tragovi paljevine, sve po tri.
d04-way-out-a3 = Svježi otisci na betonu, preširoko razmaknuti za čovjeka.
d04-way-out-a4 = Strojarnica. Rashladna je tekućina progrizla pod.
d04-way-out-a5 = Posljednji hodnik. Na njegovu su kraju crvena vrata, a na putu stoji netko velik.
d04-way-out-locker = Jedan se ormarić još otvara. U njemu je pancirni prsluk.
d04-way-out-key = Ključ je topao. Negdje daleko brava škljocne na zeleno.

d04-hold-the-relay = Obrana releja
d04-hold-the-relay-briefing = Relej mora odašiljati osam krugova. U prostoriju vode šestora vrata i nijedna neće ostati zatvorena.
d04-hold-the-relay-secret = U svakom se krugu otvaraju jedna vrata: jugozapadna, istočna, zapadna, južna, sjeverna, sjeveroistočna. Na sva ne mogu paziti. Navali kroz dvoja odjednom.
d04-hold-the-relay-begin = Relej bruji. Na jugozapadu se uz škripu otvaraju vrata.
d04-hold-the-relay-half = Pola je poruke poslano. Dron ispušta sanduk metaka prije nego što se i sam sruši.
d04-hold-the-relay-last = Odgovor stiže. Sve što može trčati trči ovamo.
d04-hold-the-relay-console = Upravljačka ploča još sluša. Dvoja se vrata zalupe.
d04-hold-the-relay-a1 = Stara stražarnica. Posljednji je stražar ostavio svoje oružje.
d04-hold-the-relay-a4 = Pandže po čeliku, mnogo njih.

d04-broken-circuit = Prekinuti krug
d04-broken-circuit-briefing = Tri teleporta još rade i svaki vodi u krilo do kojeg drugoga puta nema. Tri ključa otvaraju izlaz. Zajedno je sigurno. Odvojeno je brzo.
d04-broken-circuit-secret = Svaki ključ koji uzmu budi nešto u čvorištu. Okupi svoje kraj teleporta: oni se vraćaju jedan po jedan.
d04-broken-circuit-a2 = Komora s bravama. Posljednja su vrata žuta i imaju svojega čuvara.
d04-broken-circuit-a3 = Skladište bez vrata. Sitne noge kuckaju po sanducima.
d04-broken-circuit-a4 = Crveni ključ visi na kuki iznad otrovne sluzi.
d04-broken-circuit-a5 = Dug, ravan hodnik. Stojite na njegovu pogrešnom kraju.
d04-broken-circuit-a6 = Okrugla komora s bačvom u sredini i ključem u dnu.
d04-broken-circuit-a7 = Kapelica žutoga krila. Klupe su nagomilane uz vrata, i to s ove strane.
d04-broken-circuit-a8 = Redovi mrtvih, i nešto što se hrani.
d04-broken-circuit-key = Svjetla u čvorištu zatrepere. Nešto je stiglo s one strane.
d04-broken-circuit-dead = Umro je s rukom na svežnju energetskih naboja. Njemu više neće trebati.

d04-hot-core = Vruća jezgra
d04-hot-core-briefing = Jezgra reaktora mora napustiti postaju prije nego što oni doznaju što je to. Uzmite je i iznesite na vrata na koja ste došli. Do nje vode dva puta. Dobro je poznavati oba.
d04-hot-core-secret = Moraju se vratiti putem kojim su došli. Kad uzmu jezgru, zapadna se vrata spuštaju, a hodnik iza njih se puni. Ubij onoga tko je nosi: ispustit će je gdje padne.
d04-hot-core-core = jezgra
d04-hot-core-a1 = Račvanje. Na sjeveru dvorana puna bačava. Na jugu stube koje zaudaraju na kiselinu.
d04-hot-core-a2 = Dvorana s bačvama. Netko je bio dovoljno razuman da ovdje ne puca.
d04-hot-core-a4 = Crpna stanica. Zidovi se miču; ne, to su noge.
d04-hot-core-a6 = Jezgra stoji u svojem ležištu i bruji jednim jedinim dubokim tonom.
d04-hot-core-taken = Brujanje prestaje. Iza vas se spuštaju vrata, a pred vama se budi postaja.

d04-the-hunt = Lov
d04-the-hunt-briefing = U izvještajima ima ime, a izvještaji nedugo zatim prestaju. Jazbina mu je u istočnoj dvorani. Ubijte ga. Ono što vam treba u ovoj je postaji, ako do toga možete doći.
d04-the-hunt-secret = Njima treba oružarnica, oružarnici treba plavi ključ, a ključ je u sjevernoj prostoriji. Neka svaki korak plate životom. Onoga velikog drži podalje od bačava.
d04-the-hunt-a1 = Križanje. Čelik podrhtava pod dalekim, sporim korakom.
d04-the-hunt-a2 = Dežurna soba. Plava kartica na čavlu, a oko nje dežurna smjena.
d04-the-hunt-a3 = Oružarnica. Tjednima je bila zatvorena, a sada je puna jaja.
d04-the-hunt-a6 = Po dvorani vise kabeli i kosti. Ono se okreće.
d04-the-hunt-rack = Na posljednjem je stalku bacač, podmazan i napunjen.
d04-the-hunt-seen = Ugledalo vas je.

d04-red-line = Crvena crta
d04-red-line-briefing = Za dvanaest krugova reaktor leti u zrak. Letjelica je u hangaru. Na ravnom je putu plava brava; drugi je put dug.
d04-red-line-secret = Ne moraš ih ubiti. Moraš im samo stajati na putu.
d04-red-line-begin = Dvanaest krugova. Trčite.
d04-red-line-half = Prošlo je pola vremena. Iza vas nešto maleno izlazi iz zida.
d04-red-line-last = Pod je vruć. Srce nalazi još jednu brzinu.
d04-red-line-a1 = Duž hodnika vrte se crvena svjetla.
d04-red-line-a2 = Stražarska soba. Plava je kartica na stolu u dnu.
d04-red-line-a3 = Ravni put. Odavde se vide vrata hangara.
d04-red-line-a4 = Radionica. Čovjek leži preko radnoga stola, još u svojem prsluku.
d04-red-line-a7 = Hangar. Rampa letjelice je spuštena.
d04-red-line-dead = Njegov prsluk pristaje. Pristaju i njegovi meci.

## Prostorije

d04-room-lift-lobby = Predvorje dizala
d04-room-service-corridor = Servisni hodnik
d04-room-locker-room = Svlačionica
d04-room-stores = Skladište
d04-room-machine-hall = Strojarnica
d04-room-last-corridor = Posljednji hodnik
d04-room-relay-room = Relejna soba
d04-room-guard-post = Stara stražarnica
d04-room-supply-tunnel = Opskrbni tunel
d04-room-battery-room = Akumulatorska soba
d04-room-cable-room = Kabelska soba
d04-room-side-passage = Pokrajnji prolaz
d04-room-drain = Odvod
d04-room-hub = Čvorište
d04-room-lock-passage = Prolaz do komore
d04-room-lock-chamber = Komora s bravama
d04-room-crate-store = Skladište sanduka
d04-room-sump = Taložnica
d04-room-long-corridor = Dugi hodnik
d04-room-round-chamber = Okrugla dvorana
d04-room-chapel = Kapelica
d04-room-morgue = Mrtvačnica
d04-room-gate-passage = Prolaz kod vrata
d04-room-fork = Račvanje
d04-room-barrel-hall = Dvorana s bačvama
d04-room-junction = Spoj hodnika
d04-room-pump-room = Crpna stanica
d04-room-pipe-corridor = Hodnik s cijevima
d04-room-core-room = Dvorana jezgre
d04-room-back-way = Stražnji prolaz
d04-room-loading-bay = Utovarna rampa
d04-room-crossing = Križanje
d04-room-duty-room = Dežurna soba
d04-room-armoury = Oružarnica
d04-room-south-approach = Južni prilaz
d04-room-north-approach = Sjeverni prilaz
d04-room-lair = Jazbina
d04-room-shelter = Sklonište
d04-room-alarm-corridor = Alarmni hodnik
d04-room-guard-room = Stražarska soba
d04-room-straight-way = Ravni put
d04-room-workshop = Radionica
d04-room-tunnel = Tunel
d04-room-hangar = Hangar
