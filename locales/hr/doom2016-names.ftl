# Nazivi igre DOOM (2016): demoni, marinci, oružje, karte, klase, ciljevi, prijetnje, oznake i pojmovi.

## Demoni

d16-imp = vrag
d16-possessed-soldier = opsjednuti vojnik
d16-pinky = pinky
d16-cacodemon = kakodemon
d16-revenant = revenant
d16-mancubus = mancubus
d16-baron-of-hell = pakleni barun
d16-cyberdemon = kibernetički demon

d16-many-imp = { $n ->
    [one] { $n } vrag
    [few] { $n } vraga
   *[other] { $n } vragova
}
d16-many-possessed-soldier = { $n ->
    [one] { $n } opsjednuti vojnik
    [few] { $n } opsjednuta vojnika
   *[other] { $n } opsjednutih vojnika
}
d16-many-pinky = { $n ->
    [one] { $n } pinky
    [few] { $n } pinkyja
   *[other] { $n } pinkyja
}
d16-many-cacodemon = { $n ->
    [one] { $n } kakodemon
    [few] { $n } kakodemona
   *[other] { $n } kakodemona
}
d16-many-revenant = { $n ->
    [one] { $n } revenant
    [few] { $n } revenanta
   *[other] { $n } revenanata
}
d16-many-mancubus = { $n ->
    [one] { $n } mancubus
    [few] { $n } mancubusa
   *[other] { $n } mancubusa
}
d16-many-baron-of-hell = { $n ->
    [one] { $n } pakleni barun
    [few] { $n } paklena baruna
   *[other] { $n } paklenih baruna
}
d16-many-cyberdemon = { $n ->
    [one] { $n } kibernetički demon
    [few] { $n } kibernetička demona
   *[other] { $n } kibernetičkih demona
}

## Marinci

d16-alpha = Alpha
d16-bravo = Bravo
d16-charlie = Charlie
d16-delta = Delta
d16-invader = uljez
d16-drone = dron

## Kompleti oružja i granate

d16-set-uac-marine = Marinac UAC-a
d16-set-combat-shotgun = borbena sačmarica
d16-set-super-shotgun = supersačmarica
d16-set-heavy-assault-rifle = teška jurišna puška
d16-set-plasma-rifle = plazmena puška
d16-set-burst-rifle = rafalna puška
d16-set-static-rifle = statička puška
d16-set-rocket-launcher = raketni bacač
d16-set-chaingun = teška strojnica
d16-set-chainsaw = motorna pila
d16-set-gauss-cannon = Gaussov top
d16-set-bfg-9000 = BFG 9000
d16-set-frag-grenade = rasprskavajuća granata
d16-set-siphon-grenade = crpna granata
d16-set-decoy-grenade = granata mamac

## Karte radnji

d16-card-sidearm = Kratko oružje
d16-card-sidearm-help = Glavna radnja, brzina 3: napad dometa 4 s 2 crvene kocke. U obrani 1 štit.
d16-card-armor = Oklop
d16-card-armor-help = Reakcija pri obrani, nakon što je otkrivena tvoja karta: dodaj 2 štita. U obrani 2 štita.
d16-card-double-time = Ubrzani korak
d16-card-double-time-help = Dodatna radnja, brzina 3: povuci 1 kartu. U obrani izbjegavanje.
d16-card-steady-hands = Mirne ruke
d16-card-steady-hands-help = Dodatna radnja, brzina 1: u sljedećem napadu ove aktivacije smiješ jednom ponovno baciti bilo koje kocke. U obrani 1 štit.
d16-card-pump-blast = Hitac iz pumperice
d16-card-pump-blast-help = Glavna radnja, brzina 3: napad dometa 3 s 2 crvene i 1 crnom kockom; protiv susjednog branitelja još 1 crvena. U obrani 1 štit.
d16-card-pop-charge = Iskakajući naboj
d16-card-pop-charge-help = Dodatna radnja, brzina 1: napad dometa 4 s 1 crnom kockom. U obrani 1 štit.
d16-card-concussion = Potres
d16-card-concussion-help = Dodatna radnja, brzina 2: sljedeći napad ove aktivacije, na dometu do 3, omamljuje branitelja ako nanese barem 1 štetu. U obrani 2 štita.
d16-card-both-barrels = Obje cijevi
d16-card-both-barrels-help = Glavna radnja, brzina 2: napad dometa 2 s 1 crvenom i 2 crne kocke. U obrani ništa.
d16-card-break-and-load = Prelomi i napuni
d16-card-break-and-load-help = Dodatna radnja, brzina 2: vrati u ruku jednu drugu kartu ovog kompleta iz odbačenih karata; karte u igri nisu ondje. U obrani 1 štit.
d16-card-doorway-blast = Hitac na pragu
d16-card-doorway-blast-help = Reakcija kad se demon zaustavi na polju susjednom tebi: napadni ga, domet 1, s 1 crnom kockom. U obrani 1 štit.
d16-card-aimed-burst = Naciljani rafal
d16-card-aimed-burst-help = Glavna radnja, brzina 3: napad dometa 6 s 3 crvene kocke, koji zanemaruje zaklon i dopušta ponovno bacanje 1 kocke. U obrani 1 štit.
d16-card-scope = Optika
d16-card-scope-help = Dodatna radnja, brzina 1: sljedeći napad ove aktivacije dobiva 3 dometa i 1 crvenu kocku. U obrani 1 štit.
d16-card-micro-missiles = Mikroprojektili
d16-card-micro-missiles-help = Dodatna radnja, brzina 1: napad dometa 5 s 1 crvenom kockom, provedi ga dvaput s bilo kojim metama. U obrani 2 štita.
d16-card-plasma-stream = Mlaz plazme
d16-card-plasma-stream-help = Glavna radnja, brzina 3: napad dometa 5 s 2 crvene i 1 crnom kockom. U obrani 1 štit.
d16-card-heat-vent = Ispust topline
d16-card-heat-vent-help = Dodatna radnja, brzina 1: svaki susjedni neprijatelj trpi 1 štetu. U obrani 1 štit.
d16-card-stun-charge = Omamljujući naboj
d16-card-stun-charge-help = Dodatna radnja, brzina 1: omami jednog neprijatelja do 4 polja od tebe i u tvojem vidnom polju. U obrani izbjegavanje.
d16-card-double-burst = Dvostruki rafal
d16-card-double-burst-help = Glavna radnja, brzina 3: napad dometa 6 s 2 crvene kocke, provedi ga dvaput; drugi dobiva još 1 crvenu ako je branitelj isti. U obrani 1 štit.
d16-card-running-fire = Paljba u trku
d16-card-running-fire-help = Dodatna radnja, brzina 3: sljedeći napad ove aktivacije dobiva 1 crvenu kocku. U obrani 1 štit.
d16-card-suppress = Zaprečna vatra
d16-card-suppress-help = Reakcija kad demon do 6 polja od tebe i u tvojem vidnom polju započne aktivaciju: gubi 2 boda kretanja, ali ne ispod 0. U obrani 1 štit.
d16-card-charged-shot = Nabijeni hitac
d16-card-charged-shot-help = Glavna radnja, brzina 4: napad dometa 5 s 2 crvene kocke i još 1 crvenom za svaka 2 boda kretanja potrošena prije u ovoj aktivaciji, najviše 2 više. U obrani 1 štit.
d16-card-kinetic-coil = Kinetička zavojnica
d16-card-kinetic-coil-help = Dodatna radnja, brzina 3, bez drugog učinka. U obrani izbjegavanje.
d16-card-discharge = Izbijanje
d16-card-discharge-help = Dodatna radnja, brzina 1: napad dometa 3 s 1 crnom kockom, samo ako su u ovoj aktivaciji već potrošena barem 3 boda kretanja. U obrani 2 štita.
d16-card-rocket = Raketa
d16-card-rocket-help = Glavna radnja, brzina 2: napad dometa 7 s 1 crvenom i 2 crne kocke, rasprsnuće 1: sve druge figure susjedne branitelju, i tvoje i ti, trpe 1 štetu. U obrani 1 štit.
d16-card-lock-on = Zahvat cilja
d16-card-lock-on-help = Dodatna radnja, brzina 1: sljedeći napad ove aktivacije zanemaruje zaklon i dobiva 1 crvenu kocku. U obrani 1 štit.
d16-card-late-fuse = Spori upaljač
d16-card-late-fuse-help = Dodatna radnja, brzina 1, nakon napada kartom Raketa u ovoj aktivaciji: jedan neprijatelj do 2 polja od tog branitelja trpi 2 štete. U obrani 2 štita.
d16-card-spin-up = Zalet cijevi
d16-card-spin-up-help = Glavna radnja, brzina 1: napad dometa 6 s 4 crvene kocke. U obrani 1 štit.
d16-card-brace = Čvrst oslonac
d16-card-brace-help = Dodatna radnja, brzina 0, ako još nijedan bod kretanja nije potrošen: sljedeći napad ove aktivacije dobiva 1 crnu kocku, ali otad do kraja aktivacije ne smiješ trošiti bodove kretanja. U obrani 2 štita.
d16-card-sustained-fire = Neprekidna paljba
d16-card-sustained-fire-help = Dodatna radnja, brzina 1: napad dometa 6 s 2 crvene kocke, samo na branitelja tvojeg prethodnog napada u ovoj aktivaciji. U obrani 1 štit.
d16-card-saw-through = Prepili
d16-card-saw-through-help = Glavna radnja, brzina 4: napad dometa 1 s 2 crvene i 2 crne kocke; ako ubije, oporavi se za 2. U obrani 1 štit.
d16-card-rev = Turiranje
d16-card-rev-help = Dodatna radnja, brzina 3: u ovoj su aktivaciji demoni za tebe uzdrmani već kod štete za 1 manje od stabilnosti. U obrani 1 štit.
d16-card-trophy = Trofej
d16-card-trophy-help = Dodatna radnja, brzina 2: kod sljedećeg slavnog ubojstva u ovoj aktivaciji vučeš 1 kartu više. U obrani izbjegavanje.
d16-card-siege-bolt = Opsadni hitac
d16-card-siege-bolt-help = Glavna radnja, brzina 2: napad dometa 10 s 1 crvenom i 2 crne kocke, probojnost 2: 2 štita ne vrijede, izbjegavanje vrijedi. U obrani 1 štit.
d16-card-precision-bolt = Precizni hitac
d16-card-precision-bolt-help = Dodatna radnja, brzina 1: napad dometa 10 s 1 crnom kockom. U obrani 1 štit.
d16-card-capacitor = Kondenzator
d16-card-capacitor-help = Dodatna radnja, brzina 1: u sljedećem napadu ove aktivacije okreni jednu kocku na njezinu najbolju stranu. U obrani 2 štita.
d16-card-big-shot = Veliki hitac
d16-card-big-shot-help = Glavna radnja, brzina 0: napad dometa 6 s 2 crvene i 2 crne kocke na svakog neprijatelja u dometu i vidnom polju, jednim bacanjem. U obrani ništa.
d16-card-arcs = Električni lukovi
d16-card-arcs-help = Dodatna radnja, brzina 1: svaki neprijatelj do 4 polja od tebe i u tvojem vidnom polju trpi 1 štetu. U obrani 1 štit.
d16-card-cell-reserve = Pričuva energije
d16-card-cell-reserve-help = Dodatna radnja, brzina 2: umiješaj odbačene karte u špil i povuci 1 kartu. U obrani 2 štita.
d16-card-frag = Rasprskavajuća granata
d16-card-frag-help = Dodatna radnja, brzina 1: odaberi polje do 4 polja od sebe i u vidnom polju i baci 1 crnu kocku; svaka figura ondje ili na susjednom polju trpi toliko štete. Odigrana izlazi iz igre. U obrani 1 štit.
d16-card-siphon = Crpna granata
d16-card-siphon-help = Dodatna radnja, brzina 1: odaberi polje do 4 polja od sebe i u vidnom polju; svaki demon ondje ili na susjednom polju trpi 1 štetu, a ti se oporavljaš za 1 po demonu, najviše 3. Odigrana izlazi iz igre. U obrani 1 štit.
d16-card-decoy = Mamac
d16-card-decoy-help = Dodatna radnja, brzina 1: stavi oznaku na slobodno polje do 4 polja od sebe i u vidnom polju; do kraja kruga demon kojem je ona u vidnom polju baca 1 kocku manje kad napada marinca. Odigrana izlazi iz igre. U obrani 1 štit.

## Karte događaja

d16-event-surge = Navala
d16-event-surge-help = Kad se demon aktivira: stavi 2 argenta na njegovu kartu ili njegov prvi napad u ovoj aktivaciji dobiva 1 crvenu kocku. U obrani posebni znak.
d16-event-hellish-power = Paklena moć
d16-event-hellish-power-help = Prije nego što demon baci kocke: dodaj 1 crvenu kocku ili potroši 1 argent s njegove karte i umjesto nje dodaj 1 crnu. U obrani 1 štit.
d16-event-soul-harvest = Žetva duša
d16-event-soul-harvest-help = Nakon što je demon ubijen: stavi 1 argent na bilo koju kartu demona i povuci 1 kartu događaja. U obrani 1 štit.
d16-event-dark-pact = Mračni savez
d16-event-dark-pact-help = Na početku faze aktivacije: odaberi marinca; u ovom krugu prvi napad svake vrste demona na njega dobiva 1 crvenu kocku. U obrani posebni znak.
d16-event-demonic-precision = Demonska preciznost
d16-event-demonic-precision-help = Prije napada demona: napad dobiva 3 dometa, osim ako mu je otisnuti domet 1, i zanemaruje zaklon. U obrani 1 štit.
d16-event-cut-off = Presjecanje
d16-event-cut-off-help = Kad marinac trči ili se teleportira: gubi 2 boda kretanja, ali ne ispod 0. U obrani 2 štita.
d16-event-demonic-speed = Demonska brzina
d16-event-demonic-speed-help = Kad se demon aktivira: dobiva 3 boda kretanja. U obrani 1 štit.
d16-event-ferocity = Svirepost
d16-event-ferocity-help = Pri napadu demona na dometu 1: ponovno baci bilo koje kocke. U obrani 1 štit.
d16-event-onslaught = Juriš
d16-event-onslaught-help = Nakon napada demona koji je nanio barem 3 štete ili ubio: demon dobiva 2 boda kretanja, koje troši odmah, i jednom napada drugog marinca, otisnutim dometom, s 1 crvenom kockom i bez argenta. U obrani izbjegavanje.
d16-event-demonic-resilience = Demonska izdržljivost
d16-event-demonic-resilience-help = Kad se demon brani: dodaj 2 štita. U obrani 2 štita.
d16-event-iron-skin = Željezna koža
d16-event-iron-skin-help = Kad se brani velik demon: šteta ovog napada iznosi najviše 2. U obrani 1 štit.
d16-event-unstoppable = Nezaustavljivost
d16-event-unstoppable-help = Nakon što je demon napadnut i preživio: pomiče se do 2 polja. U obrani posebni znak.
d16-event-darkness = Tama
d16-event-darkness-help = Na početku faze aktivacije: u ovom krugu napadi marinaca imaju domet najviše 4. U obrani 1 štit.
d16-event-ambush = Zasjeda
d16-event-ambush-help = Prije otkrivanja karte inicijative: pogledaj gornje 3 karte i vrati ih bilo kojim redom. U obrani posebni znak.
d16-event-dread = Strava
d16-event-dread-help = Pri napadu demona, nakon što je marinac otkrio kartu: odbacuje je i otkriva drugu, koja vrijedi. U obrani ništa.
d16-event-death-curse = Smrtna kletva
d16-event-death-curse-help = Kad demona ubije marinac udaljen najviše 2 polja: taj marinac trpi 2 štete. U obrani izbjegavanje.
d16-event-execution = Smaknuće
d16-event-execution-help = Nakon što je marinac ubijen: povuci 2 karte događaja i stavi 1 argent na bilo koju kartu. U obrani 1 štit.
d16-event-crippling-strike = Sakateći udarac
d16-event-crippling-strike-help = Nakon napada demona koji je nanio barem 1 štetu: omami branitelja. U obrani ništa.

## Kompleti događaja

d16-events-power-overwhelming = Neodoljiva moć
d16-events-seek-and-destroy = Pronađi i uništi
d16-events-red-haste = Crvena žurba
d16-events-armored-offensive = Oklopna ofenziva
d16-events-night = Noć
d16-events-harvest = Žetva

## Kad se igraju karte događaja

d16-moment-phase-start = na početku faze aktivacije
d16-moment-before-initiative = prije otkrivanja karte inicijative
d16-moment-marine-dashes = kad marinac trči ili se teleportira
d16-moment-demon-activates = kad se demon aktivira
d16-moment-declare = prije napada demona
d16-moment-before-roll = prije nego što demon baci kocke
d16-moment-while-defending = kad se demon brani
d16-moment-while-attacking = pri napadu demona
d16-moment-after-attack = nakon napada demona
d16-moment-after-defence = nakon napada na demona koji je preživio
d16-moment-demon-killed = nakon što je demon ubijen
d16-moment-marine-killed = nakon što je marinac ubijen

## Karte invazije

d16-invasion-first-strike = Prvi udar
d16-invasion-imp-assault = Juriš vragova
d16-invasion-rotting-guard = Trula straža
d16-invasion-stampede = Stampedo
d16-invasion-floating-dread = Lebdeća strava
d16-invasion-bone-choir = Zbor kostiju
d16-invasion-heavy-tread = Teški korak
d16-invasion-hell-nobles = Pakleno plemstvo
d16-invasion-mixed-vanguard = Mješovita prethodnica
d16-invasion-swarm = Roj
d16-invasion-argent-tide = Plima argenta
d16-invasion-tyrant = Tiranin

## Klase

d16-class-commando = Komandos
d16-class-commando-help = Pri napadu iscrpi ovu kartu: branitelj odbacuje otkrivenu kartu i otkriva drugu.
d16-class-close-quarters = Borba na blizinu
d16-class-close-quarters-help = Pri napadu na dometu do 2 smiješ okrenuti jednu kocku na bilo koju stranu.
d16-class-runner = Trkač
d16-class-runner-help = Ne plaćaš dodatak za ulazak na polja neprijateljskih figura.
d16-class-slayer = Ubojica
d16-class-slayer-help = Na početku aktivacije, ako nemaš nijednu kartu slavnog ubojstva, povuci jednu, bez njezina oporavka.
d16-class-sergeant = Narednik
d16-class-sergeant-help = Veličina ruke ti je 4. Na početku aktivacije drugog marinca smiješ odbaciti 1 kartu: on dobiva 1 bod kretanja.
d16-class-scout = Izviđač
d16-class-scout-help = Prije otkrivanja karte inicijative iscrpi ovu kartu: pogledaj tu kartu inicijative i po želji je stavi na dno špila.
d16-class-point-man = Prvi u koloni
d16-class-point-man-help = U fazi stanja, odmah nakon miješanja špila inicijative, iscrpi ovu kartu: stavi svoju kartu inicijative (jedini marinac jednu od svojih) na vrh špila.
d16-class-medic = Bolničar
d16-class-medic-help = Kao dodatnu radnju iscrpi ovu kartu: oporavi sebe ili jednog susjednog marinca za 2.
d16-class-gunner = Strijelac
d16-class-gunner-help = Pri napadu iscrpi ovu kartu: dodaj 1 crvenu kocku.
d16-class-sniper = Snajperist
d16-class-sniper-help = Tvoji napadi dobivaju 2 dometa, osim onih kojima je otisnuti domet 1. Branitelji udaljeni 5 ili više polja nemaju zaklon.
d16-class-breacher = Probijač
d16-class-breacher-help = Vrata otvaraš besplatno. Prvi napad nakon otvaranja vrata, u istoj aktivaciji, dobiva 1 crvenu kocku.
d16-class-bulwark = Bedem
d16-class-bulwark-help = Pri obrani iscrpi ovu kartu: dodaj 1 štit, odnosno 2 štita ako ti je susjedan drugi marinac.
d16-class-demolisher = Rušitelj
d16-class-demolisher-help = Počinješ s rasprskavajućom granatom, oznakom i kartom, pa ti špil ima 11 karata. Tvoja rasprsnuća i granate nanose 1 štetu više.
d16-class-quartermaster = Intendant
d16-class-quartermaster-help = Kad uzmeš oružje ili granatu, jednu od tako dobivenih karata stavi u ruku.
d16-class-berserker = Berserker
d16-class-berserker-help = Tvoji napadi na dometu 1 dobivaju 1 crvenu kocku. Kod slavnih ubojstava oporavljaš se za 1 više.
d16-class-acrobat = Akrobat
d16-class-acrobat-help = Iscrpi ovu kartu: za sljedeća 4 boda kretanja zanemaruješ teško tlo te neprohodne i blokirajuće rubove.
d16-class-phase-tech = Fazni tehničar
d16-class-phase-tech-help = Prvi korak teleportom u svakoj aktivaciji stoji te 0 bodova. Neaktivne teleporte do 2 polja od sebe i u vidnom polju smiješ aktivirati za 1 bod kretanja.
d16-class-shock-trooper = Jurišnik
d16-class-shock-trooper-help = Tvoj prvi napad u svakoj aktivaciji na demona bez štete dobiva 1 crvenu kocku.
d16-class-veteran-nerves = Živci veterana
d16-class-veteran-nerves-help = Na tebe omamljivanje ne djeluje.
d16-class-tactician = Taktičar
d16-class-tactician-help = Na kraju aktivacije iscrpi ovu kartu: vrati u ruku jednu odigranu kartu dodatne radnje, ali ne granatu, a zatim dopuni ruku.
d16-class-overwatch = Osmatrač
d16-class-overwatch-help = Kad se demon zaustavi do 4 polja od tebe i u tvojem vidnom polju, i izvan tvoje aktivacije, iscrpi ovu kartu: napadni ga, domet 4, s 1 crvenom kockom.
d16-class-scavenger = Skupljač
d16-class-scavenger-help = Paketi zdravlja oporavljaju te za 7, a jednog drugog marinca do 3 polja od tebe za 1.
d16-class-signal-officer = Časnik za vezu
d16-class-signal-officer-help = Jednom u krugu kao dodatnu radnju iscrpi ovu kartu: drugi marinac dobiva 3 boda kretanja, koje troši odmah.
d16-class-last-stand = Posljednji otpor
d16-class-last-stand-help = Dok imaš 6 ili više štete, tvoji napadi dobivaju 1 crvenu kocku.

## Karte slavnih ubojstava

d16-glory-adrenaline-rush = Nalet adrenalina
d16-glory-adrenaline-rush-help = Kad je povučeš, smiješ se oporaviti za 2. Kao dodatnu radnju odbaci je: dobivaš 2 boda kretanja.
d16-glory-trophy-grip = Stisak trofeja
d16-glory-trophy-grip-help = Kad je povučeš, smiješ se oporaviti za 2. Pri napadu je odbaci: dodaj 1 crvenu kocku.
d16-glory-gore-shield = Krvavi štit
d16-glory-gore-shield-help = Kad je povučeš, smiješ se oporaviti za 2. Pri obrani je odbaci: dodaj 2 štita.
d16-glory-momentum = Zamah
d16-glory-momentum-help = Kad je povučeš, smiješ se oporaviti za 2. Nakon svojeg slavnog ubojstva odbaci je: napadni, domet 1, s 1 crnom kockom.
d16-glory-second-wind = Drugi dah
d16-glory-second-wind-help = Kad je povučeš, smiješ se oporaviti za 2. Kao dodatnu radnju odbaci je: povuci 2 karte.
d16-glory-fury = Bijes
d16-glory-fury-help = Kad je povučeš, smiješ se oporaviti za 2. Kad igraš glavnu radnju, odbaci je: smiješ ponovno baciti bilo koje kocke njezina napada.

## Karte odreda

d16-squad-solo-operative = Samostalni operativac
d16-squad-solo-operative-help = Zdravlje 16, veličina ruke 5, dvije aktivacije u krugu i u svakoj 2 glavne radnje.
d16-squad-combat-veteran = Ratni veteran
d16-squad-combat-veteran-help = Zdravlje 13, veličina ruke 4 i 2 glavne radnje u svakoj aktivaciji.
d16-squad-taking-point = Na čelu
d16-squad-taking-point-help = Zdravlje 12, veličina ruke 4 i 2 glavne radnje u svakoj aktivaciji.

## Karte prijetnje

d16-threat-infestation = Najezda
d16-threat-infestation-help = U pripremi se priziva iz svakog portala licem prema gore, a kad god marinac otvori vrata ili se pomakne, svaki portal licem prema dolje čije je polje sada u vidnom polju nekog marinca okreće se i odmah se iz njega priziva, nakon čega se kretanje nastavlja. Za nove vrste dodaju se karte inicijative uljeza, a demoni ne mogu otvarati vrata.
d16-threat-horde = Horda
d16-threat-horde-help = Portali leže licem prema gore i ne odbacuju se pri upotrebi; na svakom su plavom i žutom 2 oznake prijetnje, na crvenom 1, a u pripremi se jednom priziva iz jednog plavog bez skidanja oznake. Na početku svake faze stanja uljez mora, ako može, skinuti oznaku s jednog upotrebljivog portala i prizvati iz njega (plavi od 1. kruga, žuti od 3., crveni od 5.); portal bez oznaka odbacuje se, a demoni smiju otvarati vrata.
d16-threat-assault = Juriš
d16-threat-assault-help = Svi portali leže licem prema gore i ne odbacuju se pri upotrebi; uljez počinje sa 6 oznaka prijetnje, a na početku svake faze stanja dobiva 1 i zatim smije prizivati više puta: plavi portal stoji 1, žuti 2, crveni 3. Svaki portal najviše jednom u krugu, najviše 4 potrošene oznake po krugu, crveni od 3. kruga; demoni smiju otvarati vrata.

## Karte cilja

d16-objective-sample-collection = Prikupljanje uzoraka
d16-objective-sample-collection-help = Prva skupina iz svakog od 3 označena portala donosi uzorak, koji otvoreno nosi njezin demon s najviše zdravlja (među jednakima bira uljez); kad nositelj pogine, i marinac, uzorak pada na njegovo polje i marinac ga ondje smije uzeti, a od 6. kruga marinac na još neiskorištenom označenom portalu smije uzeti uzorak s njega. Marinci pobjeđuju kad drže sva 3 uzorka, a uljez s onoliko fragova koliko kaže misija.
d16-objective-relay-link = Spajanje releja
d16-objective-relay-link-help = Marinac na jednoj od 3 oznake cilja ili uz nju smije jednom po aktivaciji, bez radnje, odbaciti 1 kartu za 1 napredak na njoj, a uljez tada vuče 1 kartu događaja; 2 napretka dovršavaju relej. Marinci pobjeđuju kad su dovršeni svi, a uljez s onoliko fragova koliko kaže misija.
d16-objective-guard-duty = Straža
d16-objective-guard-duty-help = Na kraju svake faze aktivacije svaka od 2 zone u kojoj je marinac, a nema demona, donosi 1 napredak, a ona u kojoj je demon, a nema marinca, oduzima 1. Marinci pobjeđuju sa 7 napretka, a uljez s onoliko fragova koliko kaže misija.
d16-objective-asset-extraction = Izvlačenje tovara
d16-objective-asset-extraction-help = Na ploči su 3 tovara; marinac uzima tovar za 1 bod kretanja, nosi najviše jedan, s njim ne može trčati ni teleportirati se, a kad je ubijen, ispušta ga. Na izlaznom je polju tovar odmah dostavljen: marinci pobjeđuju kad su dostavljena sva 3, a uljez s onoliko fragova koliko kaže misija.
d16-objective-drone-escort = Pratnja drona
d16-objective-drone-escort-help = Dron ima zdravlje 12 i uvijek 1 štit, prijatelj je marinaca i demoni ga smiju napadati; marinac koji završi aktivaciju do 2 polja od njega smije ga pomaknuti do 3 polja, najviše dvaput u krugu, a uništen donosi 2 fraga i u sljedećoj se fazi stanja s punim zdravljem vraća na posljednju kontrolnu točku na kojoj je bio ili uz koju je bio, inače na početno polje, odnosno na najbliže slobodno. Marinci pobjeđuju kad dron stigne na izlazno polje, a uljez s onoliko fragova koliko kaže misija.
d16-objective-seal-the-breach = Zatvaranje proboja
d16-objective-seal-the-breach-help = Ciljevi su portali: marinac na polju portala smije kao dodatnu radnju odbaciti 2 karte i ukloniti taj portal. Marinci pobjeđuju kad na ploči nema ni portala ni demona, a uljez s onoliko fragova koliko kaže misija.

## Oznake

d16-token-damage-1 = šteta 1
d16-token-damage-3 = šteta 3
d16-token-stun-card = karta omamljenosti
d16-token-stun = oznaka omamljenosti
d16-token-argent = oznaka argenta
d16-token-frag = oznaka fraga
d16-token-health-pack = paket zdravlja
d16-token-teleporter = teleport
d16-teleporter-inactive = neaktivni teleport
d16-token-objective = oznaka cilja
d16-token-portal = portal
d16-token-weapon = oznaka oružja
d16-token-progress = oznaka napretka
d16-token-door = vrata
d16-token-tile = dio ploče
d16-token-marine-initiative = karta inicijative marinca
d16-token-invader-initiative = karta inicijative uljeza
d16-sample = uzorak
d16-asset = tovar
d16-exit = izlaz

## Pojmovi

d16-main-action = glavna radnja
d16-bonus-action = dodatna radnja
d16-reaction = reakcija
d16-sprint = trčanje
d16-stun = omamljenost
d16-argent = argent
d16-frag-token = frag
d16-cover = zaklon
d16-dodge = izbjegavanje
d16-shield = štit
d16-portal-blue = plavi portal
d16-portal-yellow = žuti portal
d16-portal-red = crveni portal
d16-die-red = crvena kocka
d16-die-black = crna kocka
d16-flying = letenje
d16-splash = rasprsnuće
d16-pierce = probojnost

## Brojevi

d16-many-damage = { $n ->
    [one] { $n } šteta
    [few] { $n } štete
   *[other] { $n } šteta
}
d16-many-frags = { $n ->
    [one] { $n } frag
    [few] { $n } fraga
   *[other] { $n } fragova
}
d16-many-spaces = { $n ->
    [one] { $n } polje
    [few] { $n } polja
   *[other] { $n } polja
}
d16-many-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karte
   *[other] { $n } karata
}
d16-many-points = { $n ->
    [one] { $n } bod kretanja
    [few] { $n } boda kretanja
   *[other] { $n } bodova kretanja
}
d16-many-argent = { $n ->
    [one] { $n } oznaka argenta
    [few] { $n } oznake argenta
   *[other] { $n } oznaka argenta
}
d16-many-shields = { $n ->
    [one] { $n } štit
    [few] { $n } štita
   *[other] { $n } štitova
}

## Izbori pripreme

d16-frags-printed = šest, kao u tisku (uvodna misija ima svoje)
d16-frags-tuned = prema broju marinaca (naše, nije u pravilniku)
