# Što igrači čitaju na mjestima koja izrađuje radionica.

# Naslovi prema ugođaju.
workshop-title-station-1 = Noćna smjena
workshop-title-station-2 = Deveti sektor
workshop-title-station-3 = Posljednji poziv
workshop-title-station-4 = Tiho krilo
workshop-title-lab-1 = Kontrolna skupina
workshop-title-lab-2 = Hladnjača
workshop-title-lab-3 = Nuspojave
workshop-title-lab-4 = Razbijeno staklo
workshop-title-works-1 = Kraj smjene
workshop-title-works-2 = Pod tlakom
workshop-title-works-3 = Troska
workshop-title-works-4 = Donja linija
workshop-title-ship-1 = Plovidba naslijepo
workshop-title-ship-2 = Donja paluba
workshop-title-ship-3 = Bez luke
workshop-title-ship-4 = Probijen trup
workshop-title-ash-1 = Sivo jutro
workshop-title-ash-2 = Cesta od žara
workshop-title-ash-3 = Što je vatra ostavila
workshop-title-ash-4 = Prah
workshop-title-hell-1 = Dolje
workshop-title-hell-2 = Kriva strana
workshop-title-hell-3 = Crveno nebo
workshop-title-hell-4 = Samo naniže
workshop-title-shrine-1 = Večernja
workshop-title-shrine-2 = Svijeće
workshop-title-shrine-3 = Deveto zvono
workshop-title-shrine-4 = Kost i kamen

# DOOM (2004): upute i ono što čita samo uljez.
workshop-d04-leave-1 = Odavde vode samo jedna vrata, i to zaključana. Nađite ključ i otiđite zajedno.
workshop-d04-leave-2 = Ostali su otišli i zaključali za sobom. Nekome je od njih ispao ključ. Nađite ga i iziđite svi.
workshop-d04-leave-secret = Treba im ključ, a onda i cijeli put do izlaza. Ne žuri: što im je put dulji, to je vas više.
workshop-d04-kill-1 = Nešto veliko načinilo je jazbinu na samom kraju. Živo je ne smije napustiti.
workshop-d04-kill-2 = Po njega su otišle tri ophodnje i nijedna se nije vratila. Nađite ga. Ubijte ga. Što vam treba, leži uz put.
workshop-d04-kill-secret = Sve završava u jazbini. Male troši putem, i neka do nje dođu praznih pušaka.
workshop-d04-carry-1 = Ostavili su nešto što nitko ne smije naći. Uzmite to i iznesite na vrata na koja ste ušli.
workshop-d04-carry-2 = Unutra i van: jedna stvar, s drugoga kraja do vrata iza vas. Doći onamo lakša je polovica.
workshop-d04-carry-secret = Moraju se vratiti istim putem. Pusti ih unutra i zatvori im put. Ubij onoga tko nosi.
workshop-d04-survive-1 = Pomoć je na putu. Dok ne stigne, imate ovu prostoriju, a vrata joj ne drže.
workshop-d04-survive-2 = Noćas nitko ne izlazi. Držite prostoriju; ujutro će netko otvoriti izvana.
workshop-d04-survive-secret = Vrata se otvaraju jedna za drugima, svaki krug jedna. Čekaj dok ne budu otvorena dvoja, pa navali kroz oboja.
workshop-d04-clear-1 = Legu se na samom kraju. Ondje ne ostavite ništa živo, ma koliko sitno bilo.
workshop-d04-clear-2 = Dok je gnijezda, dolazit će novi. Nađite ga i ispraznite.
workshop-d04-clear-secret = Dovoljno je da u gnijezdu ostane jedan od vas. Drži ondje nekoga i stvaraj im iza leđa.

# DOOM (2004): čita se kad se otkrije područje.
workshop-d04-area-armoury-1 = Stalci iza rešetke. Najbolje je još tu.
workshop-d04-area-armoury-2 = Netko je ovo zaključao izvana, u žurbi, i nije se vratio.
workshop-d04-area-nest-1 = Pod je ovdje mekan i miče se.
workshop-d04-area-nest-2 = Sitni zvukovi iz svih kutova odjednom.
workshop-d04-area-store-1 = Sanduci, većinom otvoreni, neki ne.
workshop-d04-area-store-2 = Skladište. Popis na vratima dulji je od onoga što je ostalo.
workshop-d04-area-hall-1 = Velika prostorija s previše ulaza.
workshop-d04-area-hall-2 = Svjetiljke se pale jedna za drugom. Ne nestaju sve sjene.
workshop-d04-area-passage-1 = Uzak prolaz. Nešto je prošlo ovuda, a nije stalo.
workshop-d04-area-passage-2 = Koraci pred vama. Staju kad i vaši.
workshop-d04-area-leave-1 = Brava, lampica, a iza njih otvoreno.
workshop-d04-area-leave-2 = Ovdje je izlaz. Ovdje je i netko tko ne želi da njime odete.
workshop-d04-area-kill-1 = Čekalo vas je. Ustaje, i još uvijek ustaje.
workshop-d04-area-kill-2 = Jazbina. Što je pojelo, leži uza zidove.
workshop-d04-area-carry-1 = Eno ga, nasred poda, kao da ga je netko ostavio vama.
workshop-d04-area-carry-2 = Trezor otvorenih vrata. Ne služi tomu trezor.
workshop-d04-area-survive-1 = Ovdje su se skupljali.
workshop-d04-area-survive-2 = Dakle, odavde dolaze.
workshop-d04-area-clear-1 = Gnijezdo. Veće je od prostorije u kojoj je.
workshop-d04-area-clear-2 = Sve ovdje okreće glavu u isti čas.

# DOOM (2004): što se nađe, nosi i kaže.
workshop-d04-find-1 = Prsluk pod pokrivačem. Nitko ga više ne nosi.
workshop-d04-find-2 = Torba koju je netko spakirao za sebe, i to dobro.
workshop-d04-find-3 = Ormarić s crvenim križem. U njemu je ostala još jedna stvar.
workshop-d04-thing-1 = crna kutija
workshop-d04-thing-2 = disk
workshop-d04-thing-3 = zapečaćeni kovčeg
workshop-d04-taken = Imate ga. Sad sve ovdje zna gdje ste.
workshop-d04-seen = Ugledalo vas je, i ne boji se.
workshop-d04-alarm = Prva vrata popuštaju. Ni ostala neće dugo.
workshop-d04-nest = Evo ih, svi. Ne ostavite nijednoga.

# DOOM (2016): upute.
workshop-d16-sample-collection-1 = Iz označenih portala izlaze tri uzorka, u pandžama onoga što ih nosi. Uzmite sva tri.
workshop-d16-sample-collection-2 = Laboratorij želi tri uzorka i ne kaže čega. Prepoznat ćete ih kad ih vidite.
workshop-d16-relay-link-1 = Utihnula su tri releja. Spojite ih opet, kojim god redom, prije kraja posljednjega kruga.
workshop-d16-relay-link-2 = Vani nitko ne zna da ste ovdje. Tri bi releja to promijenila.
workshop-d16-guard-duty-1 = Dvije prostorije treba držati istodobno. Podijelite odred i ne gubite vrata iz vida.
workshop-d16-guard-duty-2 = Stojte u obje prostorije dok posao ne bude gotov. Navalit će na onu koju napustite.
workshop-d16-asset-extraction-1 = Tri tovara leže ondje gdje ih je netko ispustio. Odnesite ih natrag do izlaza.
workshop-d16-asset-extraction-2 = Ono po što smo došli u trima je prostorijama, a izlaz je iza vas. Čuvajte put natrag.
workshop-d16-drone-escort-1 = Dron zna put i ništa drugo. Dovedite ga do izlaza u jednom komadu.
workshop-d16-drone-escort-2 = Spor je, glasan i nosi sve što smo saznali. Idite uz njega do kraja.
workshop-d16-seal-the-breach-1 = Svaki portal treba zatvoriti, i ništa što je prošlo ne smije ostati živo. Prvo očistite, pa zapečatite.
workshop-d16-seal-the-breach-2 = Rana je otvorena i sama ne zacjeljuje. Zatvorite je izvana prema unutra.

# Arene Adrenalina.
workshop-arena-title-1 = Hladno dvorište
workshop-arena-title-2 = Jama
workshop-arena-title-3 = Neonski trg
workshop-arena-title-4 = Zadnja runda
workshop-arena-title-5 = Crvene stube
workshop-arena-title-6 = Turbina
workshop-arena-title-7 = Kratki fitilj
workshop-arena-title-8 = Natrag istim putem
workshop-arena-about-1 = Malo kutova, mnogo vrata: tko stoji na mjestu, bit će pronađen.
workshop-arena-about-2 = Svaka soba ima dva izlaza. Koristi oba.
workshop-arena-about-3 = Tri udaljene točke oživljavanja, a između njih nigdje nije sigurno.

# Narudžbe koje se ne mogu ispuniti.
workshop-no-plan = nijedan tlocrt nije pronađen: pokušaj s drugim sjemenom
workshop-no-sides = u igri { $game } svatko igra protiv svakoga, pa se ne mogu tražiti zadatak, izgled ni težina
workshop-no-objective = `{ $wish }` nije zadatak igre { $game }; napiši { $known }
workshop-marines = { $game } se igra s { $least } do { $most } marinaca, a ne s { $n }
workshop-players = { $game } se igra s { $least } do { $most } igrača, a ne s { $n }
