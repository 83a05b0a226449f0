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
