# A DOOM (2016) figuráinak, fegyvereinek, kártyáinak, jelzőinek és egyéb elemeinek nevei.

## Démonok

d16-imp = tűzördög
d16-possessed-soldier = megszállott katona
d16-pinky = pinky
d16-cacodemon = kakodémon
d16-revenant = visszajáró
d16-mancubus = technogólem
d16-baron-of-hell = pokolbáró
d16-cyberdemon = kiberdémon

d16-many-imp = { $n } tűzördög
d16-many-possessed-soldier = { $n } megszállott katona
d16-many-pinky = { $n } pinky
d16-many-cacodemon = { $n } kakodémon
d16-many-revenant = { $n } visszajáró
d16-many-mancubus = { $n } technogólem
d16-many-baron-of-hell = { $n } pokolbáró
d16-many-cyberdemon = { $n } kiberdémon

## Tengerészgyalogosok

d16-alpha = Alpha
d16-bravo = Bravo
d16-charlie = Charlie
d16-delta = Delta
d16-invader = megszálló játékos
d16-drone = drón

## Fegyverkészletek és gránátok

d16-set-uac-marine = UAC-tengerészgyalogos
d16-set-combat-shotgun = harci ismétlőkarabély
d16-set-super-shotgun = szuper ismétlőkarabély
d16-set-heavy-assault-rifle = nehéz gépkarabély
d16-set-plasma-rifle = plazmafegyver
d16-set-burst-rifle = sorozatlövő karabély
d16-set-static-rifle = sztatikus karabély
d16-set-rocket-launcher = rakétavető
d16-set-chaingun = nehézgéppuska
d16-set-chainsaw = láncfűrész
d16-set-gauss-cannon = Gauss-ágyú
d16-set-bfg-9000 = BFG 9000
d16-set-frag-grenade = repeszgránát
d16-set-siphon-grenade = elszívó gránát
d16-set-decoy-grenade = csaligránát

## Akciókártyák

d16-card-sidearm = Oldalfegyver
d16-card-sidearm-help = Főakció, 3 mozgáspont. Támadás: hatótáv 4, 2 vörös kocka. Védelem: 1 pajzs.
d16-card-armor = Páncél
d16-card-armor-help = Reakció, védekezés közben, miután felfedted a kártyádat: +2 pajzs. Védelem: 2 pajzs.
d16-card-double-time = Futólépés
d16-card-double-time-help = Bónuszakció, 3 mozgáspont. Húzz 1 lapot. Védelem: kitérés.
d16-card-steady-hands = Biztos kéz
d16-card-steady-hands-help = Bónuszakció, 1 mozgáspont. A következő támadásodnál ebben az aktiválásban egyszer bármely kockákat újradobhatod. Védelem: 1 pajzs.
d16-card-pump-blast = Pumpás lövés
d16-card-pump-blast-help = Főakció, 3 mozgáspont. Támadás: hatótáv 3, 2 vörös és 1 fekete kocka; szomszédos védekező ellen +1 vörös kocka. Védelem: 1 pajzs.
d16-card-pop-charge = Robbanótöltet
d16-card-pop-charge-help = Bónuszakció, 1 mozgáspont. Támadás: hatótáv 4, 1 fekete kocka. Védelem: 1 pajzs.
d16-card-concussion = Légnyomás
d16-card-concussion-help = Bónuszakció, 2 mozgáspont. A következő támadásod ebben az aktiválásban, ha legfeljebb 3 távolságra irányul, és legalább 1 sebzést okoz, elkábítja a védekezőt. Védelem: 2 pajzs.
d16-card-both-barrels = Mindkét cső
d16-card-both-barrels-help = Főakció, 2 mozgáspont. Támadás: hatótáv 2, 1 vörös és 2 fekete kocka. Védelem: semmi.
d16-card-break-and-load = Újratöltés
d16-card-break-and-load-help = Bónuszakció, 2 mozgáspont. Vedd vissza a kezedbe e készlet egy másik kártyáját a dobópakliból (a játékban lévő kártyák nincsenek ott). Védelem: 1 pajzs.
d16-card-doorway-blast = Küszöblövés
d16-card-doorway-blast-help = Reakció, amikor egy démon megáll melletted. Támadd meg: hatótáv 1, 1 fekete kocka. Védelem: 1 pajzs.
d16-card-aimed-burst = Célzott sorozat
d16-card-aimed-burst-help = Főakció, 3 mozgáspont. Támadás: hatótáv 6, 3 vörös kocka; 1 kockát újradobhatsz, és a fedezék nem számít. Védelem: 1 pajzs.
d16-card-scope = Távcső
d16-card-scope-help = Bónuszakció, 1 mozgáspont. A következő támadásod ebben az aktiválásban +3 hatótávot és +1 vörös kockát kap. Védelem: 1 pajzs.
d16-card-micro-missiles = Mikrorakéták
d16-card-micro-missiles-help = Bónuszakció, 1 mozgáspont. Támadás kétszer, szabadon választott célpontokra: hatótáv 5, 1 vörös kocka. Védelem: 2 pajzs.
d16-card-plasma-stream = Plazmasugár
d16-card-plasma-stream-help = Főakció, 3 mozgáspont. Támadás: hatótáv 5, 2 vörös és 1 fekete kocka. Védelem: 1 pajzs.
d16-card-heat-vent = Hőkieresztés
d16-card-heat-vent-help = Bónuszakció, 1 mozgáspont. Minden szomszédos ellenség 1 sebzést szenved. Védelem: 1 pajzs.
d16-card-stun-charge = Kábítótöltet
d16-card-stun-charge-help = Bónuszakció, 1 mozgáspont. Egy legfeljebb 4 távolságra és látótérben lévő ellenség kábult lesz. Védelem: kitérés.
d16-card-double-burst = Dupla sorozat
d16-card-double-burst-help = Főakció, 3 mozgáspont. Támadás kétszer: hatótáv 6, 2 vörös kocka; a második ugyanazon védekező ellen +1 vörös kockát kap. Védelem: 1 pajzs.
d16-card-running-fire = Menet közbeni tűz
d16-card-running-fire-help = Bónuszakció, 3 mozgáspont. A következő támadásod ebben az aktiválásban +1 vörös kockát kap. Védelem: 1 pajzs.
d16-card-suppress = Lefogás
d16-card-suppress-help = Reakció, amikor egy legfeljebb 6 távolságra és látótérben lévő démon megkezdi az aktiválását: 2 mozgáspontot veszít, de 0 alá nem megy. Védelem: 1 pajzs.
d16-card-charged-shot = Feltöltött lövés
d16-card-charged-shot-help = Főakció, 4 mozgáspont. Támadás: hatótáv 5, 2 vörös kocka, és az aktiválásban előzőleg elköltött minden 2 mozgáspont után +1 vörös kocka (legfeljebb +2). Védelem: 1 pajzs.
d16-card-kinetic-coil = Kinetikus tekercs
d16-card-kinetic-coil-help = Bónuszakció, 3 mozgáspont, más hatás nélkül. Védelem: kitérés.
d16-card-discharge = Kisütés
d16-card-discharge-help = Bónuszakció, 1 mozgáspont. Csak ha ebben az aktiválásban már legalább 3 mozgáspontot elköltöttél, támadás: hatótáv 3, 1 fekete kocka. Védelem: 2 pajzs.
d16-card-rocket = Rakéta
d16-card-rocket-help = Főakció, 2 mozgáspont. Támadás: hatótáv 7, 1 vörös és 2 fekete kocka; Szórás 1: a védekezővel szomszédos minden más figura, a társaid és te is, 1 sebzést szenved. Védelem: 1 pajzs.
d16-card-lock-on = Célbefogás
d16-card-lock-on-help = Bónuszakció, 1 mozgáspont. A következő támadásodnál ebben az aktiválásban a fedezék nem számít, és a támadás +1 vörös kockát kap. Védelem: 1 pajzs.
d16-card-late-fuse = Késleltetett gyújtó
d16-card-late-fuse-help = Bónuszakció, 1 mozgáspont, miután ebben az aktiválásban támadtál a Rakétával: egy ellenség annak védekezőjétől legfeljebb 2 távolságra 2 sebzést szenved. Védelem: 2 pajzs.
d16-card-spin-up = Felpörgetés
d16-card-spin-up-help = Főakció, 1 mozgáspont. Támadás: hatótáv 6, 4 vörös kocka. Védelem: 1 pajzs.
d16-card-brace = Megtámasztás
d16-card-brace-help = Bónuszakció, 0 mozgáspont. Ha ebben az aktiválásban még nem költöttél el mozgáspontot: a következő támadásod ebben az aktiválásban +1 fekete kockát kap, és ezután nem költhetsz mozgáspontot az aktiválás végéig. Védelem: 2 pajzs.
d16-card-sustained-fire = Folyamatos tűz
d16-card-sustained-fire-help = Bónuszakció, 1 mozgáspont. Támadás csak az ebben az aktiválásban végrehajtott előző támadásod védekezője ellen: hatótáv 6, 2 vörös kocka. Védelem: 1 pajzs.
d16-card-saw-through = Átfűrészelés
d16-card-saw-through-help = Főakció, 4 mozgáspont. Támadás: hatótáv 1, 2 vörös és 2 fekete kocka; ha öl, gyógyíts magadon 2 sebzést. Védelem: 1 pajzs.
d16-card-rev = Felbőgetés
d16-card-rev-help = Bónuszakció, 3 mozgáspont. Ebben az aktiválásban a démonok számodra már a stabilitásuknál 1-gyel kevesebb sebzéssel is megingottak. Védelem: 1 pajzs.
d16-card-trophy = Trófea
d16-card-trophy-help = Bónuszakció, 2 mozgáspont. A következő dicsőséges kivégzésed ebben az aktiválásban 1-gyel több kártyát ad. Védelem: kitérés.
d16-card-siege-bolt = Ostromlövedék
d16-card-siege-bolt-help = Főakció, 2 mozgáspont. Támadás: hatótáv 10, 1 vörös és 2 fekete kocka, Átütés 2: 2 pajzs nem számít, a kitérés igen. Védelem: 1 pajzs.
d16-card-precision-bolt = Precíziós lövedék
d16-card-precision-bolt-help = Bónuszakció, 1 mozgáspont. Támadás: hatótáv 10, 1 fekete kocka. Védelem: 1 pajzs.
d16-card-capacitor = Kondenzátor
d16-card-capacitor-help = Bónuszakció, 1 mozgáspont. A következő támadásodnál ebben az aktiválásban fordíts egy kockát a legjobb lapjára. Védelem: 2 pajzs.
d16-card-big-shot = Nagy lövés
d16-card-big-shot-help = Főakció, 0 mozgáspont. Támadás a hatótávon és látótéren belüli minden ellenség ellen, egyetlen dobással: hatótáv 6, 2 vörös és 2 fekete kocka. Védelem: semmi.
d16-card-arcs = Ívkisülések
d16-card-arcs-help = Bónuszakció, 1 mozgáspont. Minden legfeljebb 4 távolságra és látótérben lévő ellenség 1 sebzést szenved. Védelem: 1 pajzs.
d16-card-cell-reserve = Tartalék cella
d16-card-cell-reserve-help = Bónuszakció, 2 mozgáspont. Keverd a dobópaklidat a paklidba, és húzz 1 lapot. Védelem: 2 pajzs.
d16-card-frag = Repeszgránát
d16-card-frag-help = Bónuszakció, 1 mozgáspont; kijátszva kikerül a játékból. Válassz egy legfeljebb 4 távolságra és látótérben lévő mezőt, és dobj 1 fekete kockával: minden ott vagy azzal szomszédosan álló figura ennyi sebzést szenved. Védelem: 1 pajzs.
d16-card-siphon = Elszívó gránát
d16-card-siphon-help = Bónuszakció, 1 mozgáspont; kijátszva kikerül a játékból. Válassz egy legfeljebb 4 távolságra és látótérben lévő mezőt: minden ott vagy azzal szomszédosan álló démon 1 sebzést szenved, te pedig démononként 1 sebzést gyógyítasz magadon (legfeljebb 3-at). Védelem: 1 pajzs.
d16-card-decoy = Csaligránát
d16-card-decoy-help = Bónuszakció, 1 mozgáspont; kijátszva kikerül a játékból. Tegyél jelölőt egy legfeljebb 4 távolságra és látótérben lévő szabad mezőre: a forduló végéig minden démon, amelynek látótere van rá, 1 kockával kevesebbel dob, ha tengerészgyalogost támad. Védelem: 1 pajzs.

## Eseménykártyák

d16-event-surge = Energiahullám
d16-event-surge-help = Egy démon aktiválásakor: vagy tegyél 2 argentet a kártyájára, vagy az első támadása ebben az aktiválásban +1 vörös kockát kap. Védelem: különleges ikon.
d16-event-hellish-power = Pokoli erő
d16-event-hellish-power-help = Egy démon dobása előtt: +1 vörös kocka, vagy ha a kártyájáról elköltesz 1 argentet, helyette +1 fekete kocka. Védelem: 1 pajzs.
d16-event-soul-harvest = Lélekaratás
d16-event-soul-harvest-help = Egy démon halála után: tegyél 1 argentet bármelyik démonkártyára, és húzz 1 eseménykártyát. Védelem: 1 pajzs.
d16-event-dark-pact = Sötét alku
d16-event-dark-pact-help = Az aktiválási szakasz kezdetén: válassz egy tengerészgyalogost; ebben a fordulóban minden démonfajta első támadása ellene +1 vörös kockát kap. Védelem: különleges ikon.
d16-event-demonic-precision = Démoni pontosság
d16-event-demonic-precision-help = Egy démon támadása előtt: +3 hatótáv (1-es kiírt hatótávnál nem), és a fedezék nem számít. Védelem: 1 pajzs.
d16-event-cut-off = Elvágott út
d16-event-cut-off-help = Amikor egy tengerészgyalogos rohan vagy teleportál: 2 mozgáspontot veszít, de 0 alá nem megy. Védelem: 2 pajzs.
d16-event-demonic-speed = Démoni gyorsaság
d16-event-demonic-speed-help = Egy démon aktiválásakor: +3 mozgáspontot kap. Védelem: 1 pajzs.
d16-event-ferocity = Vadság
d16-event-ferocity-help = Egy démon 1 távolságra irányuló támadása közben: bármely kockákat újradobhatod. Védelem: 1 pajzs.
d16-event-onslaught = Roham
d16-event-onslaught-help = Miután egy démon támadása legalább 3 sebzést okozott vagy ölt: a démon 2 mozgáspontot kap, amelyet azonnal elkölt, és egyszer megtámad egy másik tengerészgyalogost 1 vörös kockával, a kiírt hatótávján, argent nélkül. Védelem: kitérés.
d16-event-demonic-resilience = Démoni ellenállás
d16-event-demonic-resilience-help = Egy démon védekezése közben: +2 pajzs. Védelem: 2 pajzs.
d16-event-iron-skin = Vasbőr
d16-event-iron-skin-help = Egy óriásméretű démon védekezése közben: a támadás legfeljebb 2 sebzést okoz. Védelem: 1 pajzs.
d16-event-unstoppable = Feltartóztathatatlan
d16-event-unstoppable-help = Miután egy démont megtámadtak, és életben maradt: legfeljebb 2 mezőt mozog. Védelem: különleges ikon.
d16-event-darkness = Sötétség
d16-event-darkness-help = Az aktiválási szakasz kezdetén: ebben a fordulóban a tengerészgyalogosok támadásainak hatótávja legfeljebb 4. Védelem: 1 pajzs.
d16-event-ambush = Rajtaütés
d16-event-ambush-help = Egy kezdeményezéskártya felfedése előtt: nézd meg a felső 3-at, és tedd vissza őket tetszőleges sorrendben. Védelem: különleges ikon.
d16-event-dread = Rettegés
d16-event-dread-help = Egy démon támadása közben, miután a tengerészgyalogos felfedte a kártyáját: eldobja, és másikat fed fel; a második számít. Védelem: semmi.
d16-event-death-curse = Halálátok
d16-event-death-curse-help = Amikor egy démont tőle legfeljebb 2 távolságra lévő tengerészgyalogos öl meg: az a tengerészgyalogos 2 sebzést szenved. Védelem: kitérés.
d16-event-execution = Kivégzés
d16-event-execution-help = Egy tengerészgyalogos halála után: húzz 2 eseménykártyát, és tegyél 1 argentet bármelyik kártyára. Védelem: 1 pajzs.
d16-event-crippling-strike = Bénító csapás
d16-event-crippling-strike-help = Miután egy démon támadása legalább 1 sebzést okozott: a védekező kábult lesz. Védelem: semmi.

## Eseménykészletek

d16-events-power-overwhelming = Elsöprő erő
d16-events-seek-and-destroy = Keresd és pusztítsd
d16-events-red-haste = Vörös hajsza
d16-events-armored-offensive = Páncélos offenzíva
d16-events-night = Éjszaka
d16-events-harvest = Aratás

## Mikor játszhatók ki az eseménykártyák

d16-moment-phase-start = az aktiválási szakasz kezdetén
d16-moment-before-initiative = egy kezdeményezéskártya felfedése előtt
d16-moment-marine-dashes = amikor egy tengerészgyalogos rohan vagy teleportál
d16-moment-demon-activates = egy démon aktiválásakor
d16-moment-declare = egy démon támadása előtt
d16-moment-before-roll = egy démon dobása előtt
d16-moment-while-defending = egy démon védekezése közben
d16-moment-while-attacking = egy démon támadása közben
d16-moment-after-attack = egy démon támadása után
d16-moment-after-defence = egy démon elleni támadás után, ha a démon életben maradt
d16-moment-demon-killed = egy démon halála után
d16-moment-marine-killed = egy tengerészgyalogos halála után

## Inváziókártyák

d16-invasion-first-strike = Első csapás
d16-invasion-imp-assault = Tűzördögroham
d16-invasion-rotting-guard = Rothadó őrség
d16-invasion-stampede = Megvadult csorda
d16-invasion-floating-dread = Lebegő rémület
d16-invasion-bone-choir = Csontkórus
d16-invasion-heavy-tread = Súlyos léptek
d16-invasion-hell-nobles = A pokol nemesei
d16-invasion-mixed-vanguard = Vegyes előőrs
d16-invasion-swarm = Rajzás
d16-invasion-argent-tide = Argentdagály
d16-invasion-tyrant = Zsarnok

## Osztályok

d16-class-commando = Kommandós
d16-class-commando-help = Támadás közben, kimerítve: a védekező eldobja a felfedett kártyáját, és másikat fed fel.
d16-class-close-quarters = Közelharcos
d16-class-close-quarters-help = Legfeljebb 2 távolságra támadva: egy kockát bármelyik lapjára fordíthatsz.
d16-class-runner = Futó
d16-class-runner-help = Nem fizetsz felárat az ellenséges figurák mezőiért.
d16-class-slayer = Démonölő
d16-class-slayer-help = Aktiválásod elején, ha nincs kivégzéskártyád, húzz egyet (a vele járó gyógyulás nélkül).
d16-class-sergeant = Őrmester
d16-class-sergeant-help = A kézméreted 4. Egy másik tengerészgyalogos aktiválásának elején eldobhatsz 1 lapot: ő 1 mozgáspontot kap.
d16-class-scout = Felderítő
d16-class-scout-help = Egy kezdeményezéskártya felfedése előtt, kimerítve: nézd meg, és a pakli aljára teheted.
d16-class-point-man = Élharcos
d16-class-point-man-help = Az állapotszakaszban, közvetlenül a kezdeményezéspakli megkeverése után, kimerítve: tedd a kezdeményezéskártyádat (egyedül játszva az egyiket) a pakli tetejére.
d16-class-medic = Szanitéc
d16-class-medic-help = Bónuszakció, kimerítve: gyógyíts 2 sebzést magadon vagy egy szomszédos tengerészgyalogoson.
d16-class-gunner = Lövész
d16-class-gunner-help = Támadás közben, kimerítve: +1 vörös kocka.
d16-class-sniper = Mesterlövész
d16-class-sniper-help = Támadásaid +2 hatótávot kapnak (1-es kiírt hatótávnál nem). A tőled 5 vagy nagyobb távolságra lévő védekezőknek nincs fedezékük.
d16-class-breacher = Áttörő
d16-class-breacher-help = A zsilipnyitás neked ingyenes. Nyitás után az első támadásod ugyanabban az aktiválásban +1 vörös kockát kap.
d16-class-bulwark = Védőbástya
d16-class-bulwark-help = Védekezés közben, kimerítve: +1 pajzs, vagy +2, ha van melletted tengerészgyalogos.
d16-class-demolisher = Robbantó
d16-class-demolisher-help = Egy repeszgránáttal kezdesz (jelző és kártya, 11 lapos pakli). A Szórásod és a gránátjaid sebzése +1.
d16-class-quartermaster = Szállásmester
d16-class-quartermaster-help = Amikor fegyvert vagy gránátot veszel fel, egyik kártyáját a kezedbe veszed.
d16-class-berserker = Dühöngő
d16-class-berserker-help = 1 távolságra támadva +1 vörös kockát kapsz. A dicsőséges kivégzéssel 1-gyel több sebzést gyógyítasz magadon.
d16-class-acrobat = Akrobata
d16-class-acrobat-help = Kimerítve: a következő 4 mozgáspontodnál nem számít a nehéz terep, a járhatatlan és az elzáró él.
d16-class-phase-tech = Fázistechnikus
d16-class-phase-tech-help = Aktiválásonként az első teleporthelyes lépésed 0 mozgáspont. A legfeljebb 2 távolságra és látótérben lévő inaktív teleporthelyeket 1 mozgáspontért aktiválhatod.
d16-class-shock-trooper = Rohamosztagos
d16-class-shock-trooper-help = Aktiválásonként az első támadásod sértetlen démon ellen +1 vörös kockát kap.
d16-class-veteran-nerves = Kötélidegek
d16-class-veteran-nerves-help = Téged nem lehet elkábítani.
d16-class-tactician = Taktikus
d16-class-tactician-help = Aktiválásod végén, kimerítve: vedd vissza a kezedbe egy kijátszott bónuszkártyádat (gránátot nem), majd húzz a kézméretedig.
d16-class-overwatch = Tűzfedezet
d16-class-overwatch-help = Kimerítve, az aktiválásodon kívül is: amikor egy démon látótérben, legfeljebb 4 távolságra megáll, támadd meg: hatótáv 4, 1 vörös kocka.
d16-class-scavenger = Guberáló
d16-class-scavenger-help = A gyógycsomag rajtad 7 sebzést gyógyít, és egy másik, legfeljebb 3 távolságra lévő tengerészgyalogoson 1-et.
d16-class-signal-officer = Híradótiszt
d16-class-signal-officer-help = Bónuszakció, kimerítve, fordulónként egyszer: egy másik tengerészgyalogos 3 mozgáspontot kap, amelyet azonnal el kell költenie.
d16-class-last-stand = Végső kitartás
d16-class-last-stand-help = Amíg legalább 6 sebzésed van, támadásaid +1 vörös kockát kapnak.

## Kivégzéskártyák

d16-glory-adrenaline-rush = Adrenalinlöket
d16-glory-adrenaline-rush-help = Felhúzásakor 2 sebzést gyógyíthatsz magadon. Bónuszakcióként eldobva: 2 mozgáspont.
d16-glory-trophy-grip = Trófeamarok
d16-glory-trophy-grip-help = Felhúzásakor 2 sebzést gyógyíthatsz magadon. Támadás közben eldobva: +1 vörös kocka.
d16-glory-gore-shield = Vérpajzs
d16-glory-gore-shield-help = Felhúzásakor 2 sebzést gyógyíthatsz magadon. Védekezés közben eldobva: +2 pajzs.
d16-glory-momentum = Lendület
d16-glory-momentum-help = Felhúzásakor 2 sebzést gyógyíthatsz magadon. Dicsőséges kivégzésed után eldobva támadás: hatótáv 1, 1 fekete kocka.
d16-glory-second-wind = Második lélegzet
d16-glory-second-wind-help = Felhúzásakor 2 sebzést gyógyíthatsz magadon. Bónuszakcióként eldobva: húzz 2 lapot.
d16-glory-fury = Düh
d16-glory-fury-help = Felhúzásakor 2 sebzést gyógyíthatsz magadon. Főakció kijátszásakor eldobva: a támadásánál bármely kockákat újradobhatod.

## Rajkártyák

d16-squad-solo-operative = Magányos ügynök
d16-squad-solo-operative-help = Egészséged 16, kézméreted 5. Fordulónként két aktiválásod van, mindegyikben 2 főakcióval.
d16-squad-combat-veteran = Harcedzett veterán
d16-squad-combat-veteran-help = Egészséged 13, kézméreted 4, és aktiválásonként 2 főakciód van.
d16-squad-taking-point = Az élen
d16-squad-taking-point-help = Egészséged 12, kézméreted 4, és aktiválásonként 2 főakciód van.

## Fenyegetéskártyák

d16-threat-infestation = Fertőzés
d16-threat-infestation-help = Előkészületkor a megszálló játékos minden felfordított portálból megidéz; később, valahányszor egy tengerészgyalogos zsilipet nyit vagy mozog, minden lefordított portál, amelynek mezőjére most valamelyik tengerészgyalogosnak látótere van, felfordul, és azonnal megidéz, majd a mozgás folytatódik. Az új fajták miatt megszálló-kezdeményezéskártya kerül a kezdeményezéspakliba, és a démonok nem nyithatnak zsilipet.
d16-threat-horde = Horda
d16-threat-horde-help = A portálok felfordítva, kékenként és sárgánként 2, vörösönként 1 fenyegetésjelzővel kezdenek, használat után maradnak, és előkészületkor a megszálló játékos egy kékből egyszer, jelző levétele nélkül megidéz. Minden állapotszakasz elején a megszálló játékosnak, ha tud, le kell vennie egy jelzőt egy használható portálról (kék az 1., sárga a 3., vörös az 5. fordulótól), és megidéznie belőle; a kiürült portál lekerül, a démonok nyithatnak zsilipet.
d16-threat-assault = Roham
d16-threat-assault-help = Minden portál felfordítva kezd, és használat után marad; a megszálló játékos 6 fenyegetésjelzővel indul, és minden állapotszakasz elején 1-et kap, majd többször is megidézhet: kékből 1, sárgából 2, vörösből (a 3. fordulótól) 3 jelzőért. Fordulónként minden portál legfeljebb egyszer használható, és legfeljebb 4 jelző költhető el; a démonok nyithatnak zsilipet.

## Célkártyák

d16-objective-sample-collection = Mintagyűjtés
d16-objective-sample-collection-help = A 3 megjelölt portál első csoportja egy-egy mintát hoz, amelyet nyíltan a legnagyobb egészségű démonja visz (egyenlőknél a megszálló játékos választ); halálakor, ahogy egy legyilkolt tengerészgyalogosé is, a mezőjére esik, és az ott álló tengerészgyalogos felveheti, a 6. fordulótól pedig a még nem használt megjelölt portálon álló is elveheti a mintáját. A tengerészgyalogosok mind a 3 mintával, a megszálló játékos a küldetésben megadott számú gyilokponttal győz.
d16-objective-relay-link = Relékapcsolat
d16-objective-relay-link-help = A 3 céljelző valamelyikén vagy mellette álló tengerészgyalogos aktiválásonként egyszer, akció nélkül eldobhat 1 lapot: +1 haladás, a megszálló játékos pedig 1 eseménykártyát húz; 2 haladással a relé kész. A tengerészgyalogosok minden kész relével, a megszálló játékos a küldetésben megadott számú gyilokponttal győz.
d16-objective-guard-duty = Őrszolgálat
d16-objective-guard-duty-help = Minden aktiválási szakasz végén a 2 zóna mindegyikéért: ha van benne tengerészgyalogos, de démon nincs, +1 haladás; ha démon van, de tengerészgyalogos nincs, −1. A tengerészgyalogosok 7 haladással, a megszálló játékos a küldetésben megadott számú gyilokponttal győz.
d16-objective-asset-extraction = Szállítmánymentés
d16-objective-asset-extraction-help = A térképen 3 szállítmány van: egy tengerészgyalogos 1 mozgáspontért vehet fel egyet, egyszerre csak egyet vihet, vele nem rohanhat és nem teleportálhat, halálakor elejti; a kijáratmezőn azonnal leszállítja. A tengerészgyalogosok mind a 3 leszállításával, a megszálló játékos a küldetésben megadott számú gyilokponttal győz.
d16-objective-drone-escort = Drónkíséret
d16-objective-drone-escort-help = A drónt (12 egészség, mindig 1 pajzs, a démonok támadhatják) az a tengerészgyalogos mozgathatja legfeljebb 3 mezővel, aki tőle legfeljebb 2 távolságra fejezi be az aktiválását, fordulónként legfeljebb kétszer; elpusztulása 2 gyilokpont, és a következő állapotszakaszban teljes egészséggel visszatér az utolsó ellenőrzőpontra, amelyen vagy amely mellett járt (ha ilyen nincs, a kezdőmezőjére; foglalt mező helyett a legközelebbi szabadra). A tengerészgyalogosok győznek, ha a drón kijáratmezőre ér, a megszálló játékos a küldetésben megadott számú gyilokponttal győz.
d16-objective-seal-the-breach = A rés lezárása
d16-objective-seal-the-breach-help = A portálok célnak számítanak: a portál mezőjén álló tengerészgyalogos bónuszakcióként eldobhat 2 lapot, ekkor a portál lekerül. A tengerészgyalogosok győznek, ha nincs több portál, és démon sincs a térképen; a megszálló játékos a küldetésben megadott számú gyilokponttal győz.

## Jelzők

d16-token-damage-1 = 1-es sebzésjelző
d16-token-damage-3 = 3-as sebzésjelző
d16-token-stun-card = kábulatkártya
d16-token-stun = kábulatjelző
d16-token-argent = argentjelző
d16-token-frag = gyilokpontjelző
d16-token-health-pack = gyógycsomag
d16-token-teleporter = teleporthely
d16-teleporter-inactive = inaktív teleporthely
d16-token-objective = céljelző
d16-token-portal = portál
d16-token-weapon = fegyverjelző
d16-token-progress = haladás- és fenyegetésjelző
d16-token-door = zsilip
d16-token-tile = térképrészlet
d16-token-marine-initiative = tengerészgyalogos-kezdeményezéskártya
d16-token-invader-initiative = megszálló-kezdeményezéskártya
d16-sample = minta
d16-asset = szállítmány
d16-exit = kijárat

## Szavak

d16-main-action = főakció
d16-bonus-action = bónuszakció
d16-reaction = reakció
d16-sprint = rohanás
d16-stun = kábulat
d16-argent = argent
d16-frag-token = gyilokpont
d16-cover = fedezék
d16-dodge = kitérés
d16-shield = pajzs
d16-portal-blue = kék portál
d16-portal-yellow = sárga portál
d16-portal-red = vörös portál
d16-die-red = vörös kocka
d16-die-black = fekete kocka
d16-flying = repülés
d16-splash = szórás
d16-pierce = átütés

## Mennyiségek

d16-many-damage = { $n } sebzés
d16-many-frags = { $n } gyilokpont
d16-many-spaces = { $n } mező
d16-many-cards = { $n } kártya
d16-many-points = { $n } mozgáspont
d16-many-argent = { $n } argent
d16-many-shields = { $n } pajzs

## Az előkészület választásai

d16-frags-printed = hat, ahogy nyomtatva van (az oktatóküldetésé más)
d16-frags-tuned = a tengerészgyalogosok számához hangolva (a miénk, nem a szabálykönyvé)
