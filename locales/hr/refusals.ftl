# Zašto nešto nije dopušteno.

## Stol

refusal-game-over = Igra je gotova: više se ništa ne može učiniti.
refusal-not-your-decision = Sada nije tvoja odluka.
refusal-undo-nothing = Nema se što poništiti.
refusal-undo-revealed = To se ne može poništiti: otkrilo je nešto novo.
refusal-undo-other = Možeš poništiti samo svoju posljednju odluku.

## Priprema

refusal-setup-players = Broj igrača { $n } nije moguć: igra od 3 do 5 osoba.
refusal-setup-skulls = Broj lubanja { $n } nije moguć: odaberi od 5 do 8.
refusal-setup-two-modes = Dominacija i Kupole ne idu zajedno.
refusal-setup-bot = S 5 igrača nema mjesta za bota.

## Potez i akcije

refusal-no-actions = Nemaš više akcija.
refusal-choose-action = Najprije odaberi akciju: trči, uzmi ili pucaj.
refusal-move-needs-action = Za pomak najprije odaberi akciju.
refusal-turn-over = Taj je dio poteza prošao.
refusal-turn-closed = Potez je zatvoren: nakon punjenja više se ništa ne može učiniti.
refusal-powerup-inside-action = To se pojačanje igra prije akcije ili poslije nje, ne usred nje.
refusal-not-in-hand = Nemaš to pojačanje u ruci.
refusal-spawn-first = Najprije odbaci pojačanje i pojavi se na ploči.
refusal-place-bot-first = Najprije odaberi točku oživljavanja za bota.
refusal-no-run = U ovom potezu pomame nema trčanja.
refusal-run-nowhere = Trčanje je barem jedan korak.
refusal-running = Trčiš: odaberi polje ili stani.
refusal-already-there = Već si ondje: učini ono zbog čega si došao.
refusal-too-far = To se polje ne može dosegnuti s toliko koraka.
refusal-no-steps = U ovoj akciji nemaš više koraka.

## Uzimanje i plaćanje

refusal-nothing-to-grab = Ondje nema ničega što bi se moglo uzeti.
refusal-grab-something = Pri uzimanju se mora nešto uzeti.
refusal-grabbing = Uzimaš: pomakni se ili uzmi nešto ovdje.
refusal-weapon-not-here = To oružje nije ovdje.
refusal-tile-not-here = Ta pločica streljiva nije ovdje.
refusal-square-grabbed = Na ovom je polju u ovom potezu već uzeto streljivo.
refusal-square-empty = Ovo je polje prazno do kraja poteza.
refusal-leave-weapon = Ostavi jedno od triju dotadašnjih oružja.
refusal-control = Daj kockicu ili pojačanje s ove pločice ili ništa.
refusal-pay = Najprije plati: kockicom iz kutije ili pojačanjem prave boje.
refusal-cannot-pay = Ne možeš platiti cijenu: { $price }.

## Pucanje

refusal-no-loaded-weapon = Nemaš napunjenog oružja.
refusal-not-loaded = To oružje nije napunjeno u tvojoj ruci.
refusal-no-target = Nijedno tvoje napunjeno oružje nema mete.
refusal-no-target-there = S tog polja ne bi bilo moguće nikoga pogoditi.
refusal-must-shoot = Hitac mora uslijediti.
refusal-shooting = Pucaš: pomakni se ili upotrijebi oružje.
refusal-reloaded = Oružje je napunjeno: kretanje je gotovo.
refusal-reload-later = Oružje se puni na kraju poteza; samo u pomami prije hica.
refusal-shot-must-follow = Nakon tog punjenja hitac ne bi bio moguć.
refusal-nothing-to-reload = Nemaš takvo nenapunjeno oružje.
refusal-one-weapon = Jedan hitac, jedno oružje.
refusal-one-mode = Hitac ima točno jedan način; ne ide: { $effect }.
refusal-effect-used = Taj je učinak u ovom hicu već upotrijebljen: { $effect }.
refusal-effect-order = Taj učinak ne ide tim redom: { $effect }.
refusal-effect-no-target = Taj učinak nema mete: { $effect }.
refusal-move-without-shot = To kretanje mora pripadati hicu koji nekoga pogađa: { $effect }.
refusal-basic-compulsory = Osnovni je učinak obvezan.
refusal-choose-effect = Odaberi sljedeći učinak ili završi hitac.
refusal-choose-target = Odaberi metu.
refusal-choose-square = Odaberi polje ili prostoriju.
refusal-square = Taj se učinak ne može upotrijebiti na tom polju.
refusal-no-push = Nema koga odgurnuti.
refusal-push-too-far = Guranje je jedno polje i ne ide kroz zid.
refusal-fist = Raketna šaka: korak, udarac, zatim po želji ravno dalje i još udarac.
refusal-target-yourself = Ne možeš pogoditi sebe.
refusal-target-absent = Te figure nema na ploči.
refusal-too-many-targets = To je više meta nego što učinak dopušta.
refusal-targets-together = Te se mete ne mogu pogoditi zajedno.
refusal-target-out-of-zone = Učinak odavde ne doseže tu metu.
refusal-spawnpoint-mode = Točke oživljavanja mete su samo u Dominaciji.
refusal-spawnpoint-first-turn = U prvom potezu ne možeš pogađati točke oživljavanja.
refusal-spawnpoint-tagged = Ta je točka oživljavanja u ovom potezu već pogođena.
refusal-spawnpoint-bonus = Oznake i dodatna šteta točki oživljavanja ne čine ništa.

## Pomicanje figura

refusal-finish-move = Najprije dovrši započeto kretanje.
refusal-move-at-least-one = To je kretanje barem jedno polje.
refusal-move-straight = To kretanje ide samo u jednom smjeru.
refusal-move-ends-wrong = Kretanje ne smije završiti na tom polju.

## Pojačanja

refusal-teleport = Odaberi bilo koje polje ploče.
refusal-teleport-home = Već stojiš ondje.
refusal-newton-self = Newton pomiče tuđu figuru, ne tvoju.
refusal-newton-absent = Te figure nema na ploči.
refusal-scope-not-now = Laserski nišan igra se odmah nakon što tvoj hitac nekome nanese štetu.
refusal-scope-window = Odigraj Laserski nišan ili odustani.
refusal-scope-target = Laserski nišan traži metu kojoj je ovaj hitac nanio štetu i čija ploča ima mjesta.
refusal-scope-unpaid = Nemaš više čime platiti Laserski nišan.
refusal-tagback-not-now = Povratna granata igra se kad ti je štetu upravo nanio netko koga vidiš.
refusal-tagback-window = Odgovori Povratnom granatom ili odustani.

## Bot i načini igre

refusal-no-bot-action = Sada nema akcije bota.
refusal-bot-action-owed = Bot mora izvesti akciju prije kraja poteza.
refusal-bot-spares-you = Bot nikad ne puca u igrača koji je na potezu.
refusal-bot-cannot-see = Bot ne vidi tu metu.
refusal-bot-must-shoot = Bot ima metu, pa mora pucati.
refusal-one-target = Odaberi točno jednu metu.
refusal-track = Odaberi stazu točke oživljavanja za žeton potpunog uništenja.

## DOOM: priprema

refusal-d04-marines = Ovaj je scenarij za { $least } do { $most } marinaca, a ne za { $n }.
refusal-d04-colour-twice = Svaki marinac ima svoju boju.
refusal-d04-card-twice = Karta marinca može pripadati samo jednom marincu.

## DOOM: potez marinca

refusal-d04-not-now = To se sada ne može učiniti.
refusal-d04-respawn-first = Najprije odaberi polje na kojem se vraćaš.
refusal-d04-respawn-taken = Vraćaš se samo na polje bez figura i prepreka.
refusal-d04-respawn-distance = Vraćaš se 8 do 16 polja od mjesta gdje si pao, ili koliko ploča dopušta blizu toga.
refusal-d04-declare-first = Najprije najavi radnju: trčanje, pražnjenje oružja, napredovanje ili pripremanje.
refusal-d04-declared = U ovom si potezu već najavio radnju.
refusal-d04-not-in-turn = To ne možeš učiniti u svojem potezu.
refusal-d04-no-adrenaline = Nemaš adrenalina.
refusal-d04-adrenaline-fresh = Adrenalin djeluje tek u kasnijem potezu od onoga u kojem si ga uzeo.
refusal-d04-adrenaline-late = Adrenalin se koristi na početku poteza, prije najave radnje.
refusal-d04-mist = Crvena magla: pomakni se koliko još smiješ, napadni jednom ili završi.
refusal-d04-order-ready = Naredbe se postavljaju samo uz pripremanje.
refusal-d04-order-placed = U ovom si potezu već postavio naredbu.
refusal-d04-order-held = Već imaš naredbu: samo jedna odjednom.
refusal-d04-order-heal = Naredbu liječenja može postaviti samo Ratni kirurg.
refusal-d04-nothing-to-drop = Nemaš naredbu nišanjenja koju bi sada mogao odbaciti.

## DOOM: kretanje

refusal-d04-no-points = Nemaš dovoljno bodova kretanja za to.
refusal-d04-no-moves = Uljezu nije ostalo dovoljno bodova kretanja.
refusal-d04-no-space = Na otkrivenoj ploči nema takvog polja.
refusal-d04-step-wall = U tom je smjeru zid ili nema polja.
refusal-d04-step-door = Na putu su zatvorena vrata.
refusal-d04-step-obstacle = Na putu je blokirajuća prepreka.
refusal-d04-step-barrel = Na putu je bačva.
refusal-d04-step-enemy = Na putu je neprijateljska figura.
refusal-d04-step-friend = Polje je zauzeto, a bodova nema dovoljno za put do slobodnoga.
refusal-d04-step-halves = Samo se demon kreće tako da jedna polovica vodi.
refusal-d04-step-demon = Demon korača tako da jedna polovica vodi, ili objema ukoso.
refusal-d04-move-on = Kretanje ne smije završiti na polju s drugom figurom: idi dalje.
refusal-d04-no-door = Na otkrivenoj ploči nema takvih vrata.
refusal-d04-door-far = Vratima se rukuje samo s polja tik do njih.
refusal-d04-door-locked = Sigurnosna su vrata zaključana: nitko još nije našao ključ.
refusal-d04-door-invader = Uljezi ne mogu otvarati ni zatvarati sigurnosna vrata.
refusal-d04-door-straddled = Vrata se ne mogu zatvoriti dok veliki uljez stoji na njihovoj liniji.
refusal-d04-door-smashed = Vrata su razvaljena: ostaju otvorena.
refusal-d04-door-jammed = Vrata su zaglavljena do sljedećeg poteza uljeza.
refusal-d04-no-exit = Ondje nema izlaza.
refusal-d04-exit-far = Izlazi se samo s polja uz izlaz.
refusal-d04-exit-locked = Izlaz se može koristiti tek kad je uzet njegov ključ.
refusal-d04-exit-closed = Izlaz je zatvoren: najprije ga otvori.
refusal-d04-exit-unwanted = Scenarij ti sada ne dopušta izlazak ovuda.
refusal-d04-no-teleporter = Ne stojiš na teleportu.
refusal-d04-teleporter-end = Teleport vodi samo do drugoga iste boje.
refusal-d04-teleporter-held = Na tom teleportu stoji marinac, a bodova nema dovoljno za dalje.
refusal-d04-teleporter-marines = Teleportima se služe samo marinci.
refusal-d04-duct-scurry = Ventilacijskim otvorima služe se samo uljezi koji jure.
refusal-d04-duct-end = Ventilacijski otvor vodi samo do drugoga otkrivenog otvora.
refusal-d04-duct-held = Na tom otvoru stoji marinac.

## DOOM: oprema

refusal-d04-not-here = Na tvojem polju nema takve oznake.
refusal-d04-full-health = Potpuno si zdrav: ostavi to nekome kome treba.
refusal-d04-give-whom = Možeš dati samo drugom marincu.
refusal-d04-give-what = Nemaš takvo oružje ni streljivo; oklop i zdravlje ne mogu se dati.
refusal-d04-give-far = Možeš dati samo susjednom marincu.
refusal-d04-offer = Uzmi ponuđeno ili odbij.
refusal-d04-no-heal = Nemaš naredbu liječenja.
refusal-d04-heal-far = Možeš liječiti samo sebe ili susjednog marinca.
refusal-d04-heal-full = Taj marinac nije ranjen.
refusal-d04-heal-time = Liječenje se ne može koristiti između bacanja napada i štete.

## DOOM: napadi

refusal-d04-no-attacks = Nema više napada.
refusal-d04-attack-sharing = Figura ne može napadati dok dijeli polje s drugom.
refusal-d04-other-weapon = Jurišna obuka: drugi napad traži drugo oružje.
refusal-d04-berserk = Dok divljaš, napadaš samo šakama.
refusal-d04-no-weapon = Nemaš to oružje.
refusal-d04-no-ammo = Nemaš streljiva za to oružje.
refusal-d04-no-aim = Nemaš naredbu nišanjenja koju bi potrošio.
refusal-d04-no-target = Nema ničega što bi ovaj napad mogao doseći.
refusal-d04-choose-target = Odaberi polje koje napadaš.
refusal-d04-name-figure = Na tom su polju dvije figure: reci koju napadaš.
refusal-d04-figure-not-here = Ta figura nije jedna od dviju na tom polju.
refusal-d04-target-obstacle = Polje s blokirajućom preprekom ne može se napasti.
refusal-d04-target-own = Vlastito se polje ne može napasti.
refusal-d04-target-friend = Ondje stoji samo saveznik: bez eksplozije ne može biti meta.
refusal-d04-target-far = Napad izbliza doseže samo susjedna polja, ne kroz zidove ni zatvorena vrata.
refusal-d04-target-path = Do tog polja nema puta od najviše 8 polja mimo zidova i zatvorenih vrata.
refusal-d04-target-sight = Do tog polja nema linije pogleda.
refusal-d04-choose-dice = Odaberi kocke za ponovno bacanje ili ih sve zadrži.
refusal-d04-reroll-dice = To nisu kocke ovog bacanja.
refusal-d04-reroll-over = Napad se ponovno baca najviše jednom, odmah nakon bacanja.
refusal-d04-choose-knock = Pomakni pogođene figure ili ih ostavi gdje jesu.
refusal-d04-knock-whom = Ta se figura ne može odbaciti.
refusal-d04-knock-there = Može se pomaknuti do 3 polja, ne kroz zidove ni zatvorena vrata, na slobodno mjesto.
refusal-d04-choose-chain = Nastavi napad na sljedeće polje ili stani.
refusal-d04-chain-die = Odbaci zelenu ili plavu kocku iz ovog bacanja.
refusal-d04-chain-far = Napad ide dalje samo na susjedno polje, ne kroz zidove ni zatvorena vrata.
refusal-d04-chain-obstacle = Napad zaustavlja blokirajuća prepreka.
refusal-d04-chain-again = Napad nikad ne pogađa istu figuru dvaput.
refusal-d04-chain-friend = Napad ne ide na polje saveznika.
refusal-d04-no-guard = Nemaš naredbu stražarenja.
refusal-d04-guard-turn = Stražarenje prekida samo potez uljeza.
refusal-d04-window-marine = Iskoristi naredbu koja odgovara ovom trenutku ili propusti.

## DOOM: uljez

refusal-d04-discard-first = Najprije odbaci karte do granice ruke.
refusal-d04-no-discard = Karte se odbacuju samo odmah nakon vučenja, i samo iznad granice.
refusal-d04-not-in-hand = Ta karta nije u tvojoj ruci.
refusal-d04-invader-menu = Igraj karte, aktiviraj uljeza ili završi potez.
refusal-d04-no-spawn-card = To nije karta stvaranja.
refusal-d04-no-event-card = To nije karta događaja: karte stvaranja igraju se u tvojem potezu, prije aktiviranja uljeza.
refusal-d04-spawn-late = Karte stvaranja igraju se prije aktiviranja prvog uljeza.
refusal-d04-spawn-once = Odigrao si sve karte stvaranja koje potez dopušta.
refusal-d04-spawn-side = Karta nema takvu stranu.
refusal-d04-place = Postavi figuru ili je izostavi.
refusal-d04-put-none = Sve su figure te vrste na ploči: najprije skini jednu ili izostavi ovu.
refusal-d04-put-shape = Taj uljez ne zauzima toliko polja.
refusal-d04-put-fit = Figura ondje ne stane.
refusal-d04-put-taken = Polje je zauzeto.
refusal-d04-put-seen = To polje vidi marinac: uljezi se pojavljuju izvan pogleda, a drugi uljezi ništa ne zaklanjaju.
refusal-d04-remove-available = Još ima slobodnih figura te vrste: nijedna se ne smije skinuti s ploče.
refusal-d04-remove-kind = Za to se s ploče može skinuti samo figura iste vrste.
refusal-d04-lay = Sve su figure te vrste na ploči: skini jednu da je ovdje upotrijebiš ili izostavi ovu.
refusal-d04-no-figure = Na ploči nema takvog uljeza.
refusal-d04-acted = Taj je uljez već aktiviran u ovom potezu.
refusal-d04-activation = Uljez je aktivan: pomakni ga, napadni ili završi njegovu aktivaciju.
refusal-d04-trap = Odaberi uljeza za aktiviranje ili završi.
refusal-d04-trap-who = Karta ne aktivira tog uljeza ili je već djelovao.
refusal-d04-watch = Napadni opreznim uljezom ili propusti.
refusal-d04-watch-who = Taj uljez ne reagira na taj korak.
refusal-d04-watch-far = Taj uljez sada ne može napasti marinca.

## DOOM: događaji

refusal-d04-window = Odigraj događaj koji odgovara ovom trenutku ili propusti.
refusal-d04-backup = Poništi događaj kartom Rezervni plan ili ga dopusti.
refusal-d04-event-choice = Najprije odaberi na što događaj djeluje.
refusal-d04-event-object = Događaj ne može djelovati na to.
refusal-d04-event-no-object = Nema ničega na što bi ovaj događaj mogao djelovati.
refusal-d04-time-after-roll = Ta se karta igra odmah nakon što marinac baci napad na uljeza.
refusal-d04-time-before-attack = Ta se karta igra tik prije nego što marinac napadne uljeza; nakon bacanja je prekasno.
refusal-d04-time-after-attack = Ta se karta igra nakon marinčeva bacanja bez znaka metka, dok ima streljiva koje može izgubiti.
refusal-d04-time-after-equipment = Ta se karta igra nakon što marinac uzme opremu.
refusal-d04-time-before-turn = Ta se karta igra prije marinčeva poteza, dok ne najavi radnju.
refusal-d04-time-start = Ta se karta igra na početku tvojeg poteza: nakon odbacivanja, prije aktiviranja uljeza.
refusal-d04-time-invader-turn = Ta se karta igra u vlastitom potezu.
refusal-d04-time-activation = Ta se karta igra pri aktiviranju uljeza, prije nego što išta učini.
refusal-d04-time-invader-attack = Ta se karta igra kad se najavi napad uljeza, prije bacanja.
refusal-d04-time-after-invader-attack = Ta se karta igra u tvojem potezu, odmah nakon napada uljeza.
refusal-d04-time-after-reveal = Ta se karta igra odmah nakon otkrivanja područja s uljezima.
