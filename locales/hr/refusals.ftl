# Zašto nešto nije dopušteno.

## Stol

refusal-game-over = Igra je gotova: više se ništa ne može učiniti.
refusal-not-your-decision = Sada nije tvoja odluka.
refusal-unasked = To nije odgovor na ono što se sada pita. { $question }
refusal-undo-nothing = Nema se što poništiti.
refusal-undo-revealed = To se ne može poništiti: otkrilo je nešto novo.
refusal-undo-asked = To se ne može poništiti: netko je na to mogao odgovoriti iz skrivene ruke.
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
refusal-already-there = Već si ondje: učini što treba.
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
refusal-must-shoot = Sada moraš pucati.
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
refusal-d04-respawn-distance = Vraćaš se 8 do 16 polja od mjesta smrti ili koliko ploča dopušta blizu toga.
refusal-d04-declare-first = Najprije objavi radnju: trčanje, pražnjenje oružja, napredovanje ili pripremanje.
refusal-d04-declared = U ovom je potezu radnja već objavljena.
refusal-d04-not-in-turn = To ne možeš učiniti u svojem potezu.
refusal-d04-no-adrenaline = Nemaš adrenalina.
refusal-d04-adrenaline-fresh = Adrenalin djeluje tek u kasnijem potezu od onoga u kojem je uzet.
refusal-d04-adrenaline-late = Adrenalin se koristi na početku poteza, prije objave radnje.
refusal-d04-mist = Crvena magla: pomakni se koliko još smiješ, napadni jednom ili završi.
refusal-d04-order-ready = Naredbe se postavljaju samo uz pripremanje.
refusal-d04-order-placed = U ovom je potezu naredba već postavljena.
refusal-d04-order-held = Već imaš naredbu: samo jedna odjednom.
refusal-d04-order-heal = Naredbu liječenja može postaviti samo Ratni kirurg.
refusal-d04-nothing-to-drop = Nemaš naredbu nišanjenja za odbacivanje.

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
refusal-d04-full-health = Nemaš nijednu ranu: ostavi to nekome kome treba.
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
refusal-d04-no-aim = Nemaš naredbu nišanjenja za trošenje.
refusal-d04-no-target = Nema ničega što bi ovaj napad mogao doseći.
refusal-d04-choose-target = Odaberi polje koje napadaš.
refusal-d04-name-figure = Na tom su polju dvije figure: reci koju napadaš.
refusal-d04-figure-not-here = Ta figura nije jedna od dviju na tom polju.
refusal-d04-target-obstacle = Polje s blokirajućom preprekom ne može se napasti.
refusal-d04-target-own = Vlastito se polje ne može napasti.
refusal-d04-target-friend = Ondje stoji samo saveznik: bez eksplozije ne može biti meta.
refusal-d04-target-far = Napad izbliza doseže samo susjedna polja, ne kroz zidove ni zatvorena vrata.
refusal-d04-target-path = Do tog polja nema puta od najviše 8 polja mimo zidova i zatvorenih vrata.
refusal-d04-target-sight = To polje nije u vidnom polju.
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
refusal-d04-spawn-once = Sve karte stvaranja koje potez dopušta već su odigrane.
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
refusal-d04-time-before-turn = Ta se karta igra prije marinčeva poteza, dok ne objavi radnju.
refusal-d04-time-start = Ta se karta igra na početku tvojeg poteza: nakon odbacivanja, prije aktiviranja uljeza.
refusal-d04-time-invader-turn = Ta se karta igra u vlastitom potezu.
refusal-d04-time-activation = Ta se karta igra pri aktiviranju uljeza, prije nego što išta učini.
refusal-d04-time-invader-attack = Ta se karta igra kad se objavi napad uljeza, prije bacanja.
refusal-d04-time-after-invader-attack = Ta se karta igra u tvojem potezu, odmah nakon napada uljeza.
refusal-d04-time-after-reveal = Ta se karta igra odmah nakon otkrivanja područja s uljezima.

## DOOM (2016): priprema

refusal-d16-no-marine = Mora igrati barem jedan marinac.
refusal-d16-letter-order = Navedi svakog marinca jednom, abecednim redom: Alpha, Bravo, Charlie, Delta.
refusal-d16-choose-start = Najprije odaberi početno polje svojeg marinca.
refusal-d16-start-where = Počinješ na slobodnom početnom polju misije.
refusal-d16-choose-class = Najprije odaberi jednu od ponuđenih klasa.
refusal-d16-class-offer = Ta ti klasa nije ponuđena.
refusal-d16-choose-weapon = Najprije odaberi dva početna oružja.
refusal-d16-weapon-start = S tim se ne počinje: odaberi početno oružje.
refusal-d16-weapon-twice = Tvoja dva početna oružja moraju biti različita.
refusal-d16-weapon-gone = Drugi su marinci uzeli sve primjerke tog oružja.
refusal-d16-choose-lead = Najprije odaberi marinca koji dobiva kartu odreda.
refusal-d16-choose-event-set = Najprije odaberi tri kompleta događaja za špil.
refusal-d16-event-set-taken = Taj je komplet događaja već u špilu.
refusal-d16-choose-invasion = Najprije odaberi kartu invazije.
refusal-d16-invasion-offer = Te karte invazije nema među ponuđenima.

## DOOM (2016): aktivacija marinca

refusal-d16-not-now = To se sada ne može učiniti.
refusal-d16-not-in-activation = To ne možeš učiniti u svojoj aktivaciji.
refusal-d16-tutorial = Uvodna misija ne koristi to pravilo.
refusal-d16-not-in-hand = Te karte nemaš u ruci.
refusal-d16-no-main = U ovoj aktivaciji nemaš više glavnih radnji.
refusal-d16-reaction = Reakcija se igra samo kad to njezin tekst dopušta, a ne kao radnja.
refusal-d16-attack-open = Najprije izvedi napad otvorene karte ili odustani od njega.
refusal-d16-no-open = Nema otvorene karte s napadom.
refusal-d16-passing = Na zauzetom polju možeš samo ići dalje i uzimati stvari.
refusal-d16-not-here = Na tvojem polju nema takve stvari.
refusal-d16-asset-one = Već nosiš tovar: samo jedan odjednom.
refusal-d16-asset = S tovarom ne možeš trčati ni teleportirati se.
refusal-d16-no-objective = Misija nema takav cilj.
refusal-d16-linked = Za napredak se smije odbaciti samo jedna karta u aktivaciji.
refusal-d16-objective-done = Taj je relej dovršen i ne prima više karata.
refusal-d16-objective-far = Moraš stajati na releju ili uz njega.
refusal-d16-two-cards = Navedi dvije različite karte, najprije raniju.
refusal-d16-no-portal-here = Moraš stajati na polju portala.
refusal-d16-take-back = Vrati odigranu kartu dodatne radnje ili nijednu.
refusal-d16-drone = Pomakni drona ili ga ostavi gdje jest.
refusal-d16-respawn = Najprije odaberi polje na koje se vraćaš.
refusal-d16-respawn-where = Vraćaš se na aktivni teleport bez marinca i drona; ako takvog nema, na najbliže slobodno polje.

## DOOM (2016): kretanje

refusal-d16-no-points = Za to nema dovoljno bodova kretanja.
refusal-d16-rooted = Čvrst oslonac: u ovoj aktivaciji više ne trošiš bodove kretanja.
refusal-d16-step-wall = U tom je smjeru zid ili nema polja.
refusal-d16-step-door = Na putu su zatvorena vrata.
refusal-d16-step-edge = Na putu je neprohodan ili blokirajući rub.
refusal-d16-step-occupied = Polje je zauzeto, a bodova nema dovoljno za put do slobodnoga.
refusal-d16-turn-small = Okreću se samo velike figure.
refusal-d16-large-diagonal = Velike se figure ne kreću ukoso.
refusal-d16-large-turn = Za taj okret nema mjesta ili se figura ne okreće.
refusal-d16-large-stop = Ne može stati na drugu veliku figuru ni ondje gdje pokriveni nemaju kamo.
refusal-d16-move-on = Kretanje ne smije završiti na polju s drugom figurom: idi dalje.
refusal-d16-spend = Ti se bodovi kretanja troše sada: kreni ili završi.
refusal-d16-displace = Odaberi polje na koje se figura mora maknuti.
refusal-d16-push = Odaberi slobodno polje dalje od onoga tko gura.
refusal-d16-teleport-marines = Teleportima se služe samo marinci.
refusal-d16-no-teleporter = Ne stojiš na aktivnom teleportu.
refusal-d16-teleporter-end = Ondje nema drugog aktivnog teleporta.
refusal-d16-teleporter-held = Ondje je netko od tvojih, a dalje se ne bi moglo.
refusal-d16-no-door = Nema zatvorenih vrata s tim brojem.
refusal-d16-door-far = Vrata se otvaraju samo s polja tik do njih.
refusal-d16-door-demons = Demoni ovdje ne mogu otvarati vrata.

## DOOM (2016): napadi

refusal-d16-no-target = Nema nikoga koga bi ovaj napad mogao doseći.
refusal-d16-no-attacks = Tom demonu nije ostao takav napad.
refusal-d16-choose-defender = Odaberi branitelja.
refusal-d16-attack-all = Ovaj napad ide na sve odjednom: nitko se ne bira.
refusal-d16-no-figure = Na ploči nema takve figure.
refusal-d16-target-friend = Branitelj mora biti neprijatelj.
refusal-d16-target-only = Ovaj napad ne može ići na tu figuru.
refusal-d16-target-range = Ta je figura izvan dometa.
refusal-d16-target-sight = Ta figura nije u vidnom polju.
refusal-d16-choose-die = Odaberi kocku koja se izostavlja iz bacanja.
refusal-d16-die-absent = U ovom napadu nema takve kocke.
refusal-d16-choose-next = Odaberi tko se od preostalih brani sljedeći.
refusal-d16-target-done = Ta se figura ne brani ili je to već učinila.
refusal-d16-choose-cover = Otkrij drugu kartu ili zadrži prvu.
refusal-d16-settled = Obrana već poništava svu štetu: nema se što dodati.
refusal-d16-no-cover = Drugu kartu otkriva samo branitelj u zaklonu, odmah nakon prve.
refusal-d16-reroll = Te se kocke sada ne mogu ponovno baciti.
refusal-d16-turn-die = Ta se kocka sada ne može okrenuti na tu stranu.
refusal-d16-while-defending = Upotrijebi nešto za obranu ili propusti.
refusal-d16-while-attacking = Upotrijebi nešto za napad ili propusti.

## DOOM (2016): karte i sposobnosti

refusal-d16-window = Upotrijebi nešto što odgovara ovom trenutku ili propusti.
refusal-d16-choose-effect = Najprije odaberi na što karta djeluje.
refusal-d16-no-ability = Karta nema takvu sposobnost.
refusal-d16-ability-time = Ta se sposobnost sada ne može koristiti ili ne bi učinila ništa.
refusal-d16-exhausted = Tvoja je karta klase iscrpljena do sljedeće aktivacije.
refusal-d16-once-a-round = Ta sposobnost djeluje jednom u krugu.
refusal-d16-no-glory = Nemaš tu kartu slavnog ubojstva.
refusal-d16-glory = Oporavi se ili odustani.
refusal-d16-reaction-time = Ta karta nije reakcija za ovaj trenutak.
refusal-d16-reaction-condition = Uvjet reakcije nije ispunjen: provjeri udaljenost i vidno polje.
refusal-d16-same-name = Karta tog naziva već je upotrijebljena u ovom trenutku.
refusal-d16-twin = Imaš dvije takve karte: upotrijebi drugu.
refusal-d16-event-time = Taj se događaj igra u drugom trenutku: { $when }.
refusal-d16-event-condition = Uvjet tog događaja nije ispunjen.
refusal-d16-no-argent = Na karti tog demona nema argenta za trošenje.
refusal-d16-argent-time = Sposobnost za argent tog demona koristi se u drugom trenutku.
refusal-d16-argent-once = Demon koristi sposobnost za argent najviše jednom u aktivaciji, uz napad sa svoje karte i samo ako je uvjet ispunjen.
refusal-d16-ambush = Vrati karte inicijative nekim redom, svaku jednom.
refusal-d16-scout = Stavi kartu inicijative na dno ili je ostavi.
refusal-d16-drop = Odaberi jedno od polja na kojima je stajao demon.

## DOOM (2016): uljez

refusal-d16-burn = Odbaci događaje za argent ili nastavi.
refusal-d16-choose-kind = Odaberi demone koji se aktiviraju.
refusal-d16-kind-exhausted = Demoni te vrste već su aktivirani u ovom krugu.
refusal-d16-kind-absent = Na ploči nema demona te vrste.
refusal-d16-choose-demon = Odaberi sljedećeg od tih demona ili završi.
refusal-d16-other-kind = Aktivni su demoni druge vrste.
refusal-d16-acted = Taj je demon već djelovao.
refusal-d16-demon = Djeluje demon: pomakni ga, napadni ili završi.
refusal-d16-take-demons = Demoni ništa ne uzimaju.
refusal-d16-choose-portal = Odaberi portal iz kojeg prizivaš.
refusal-d16-no-portal = Na ploči nema takvog portala.
refusal-d16-portal-unusable = Taj se portal sada ne može koristiti: karta prijetnje kaže kada.
refusal-d16-must-summon = Moraš prizvati: odaberi portal.
refusal-d16-choose-group = Odaberi jednu od dviju skupina portala.
refusal-d16-put = Postavi demona koji izlazi.
refusal-d16-put-shape = Taj demon ne zauzima polja tako.
refusal-d16-put-fit = Demon ondje ne stane.
refusal-d16-put-taken = Polje je zauzeto.
refusal-d16-put-far = Demoni izlaze na portalu ili uz njega, ili koliko blizu ima mjesta.
refusal-d16-charge = Odaberi kartu za oznaku argenta.
refusal-d16-argent-spot = Oznaka argenta ne može na tu kartu.
