# Nazivi jezika, igara, ploča, oružja, karata i igrača.

## Jezici, svaki svojim riječima

language-en = English
language-pl = Polski
language-hr = Hrvatski
language-hu = Magyar

## Igre, ploče, načini igre, završeci

game-adrenaline = Adrenalin
game-doom2004 = DOOM: The Boardgame (2004)
game-doom2016 = DOOM: The Board Game (2016)

board-small = mala ploča
board-medium-a = srednja ploča A
board-medium-b = srednja ploča B
board-big = velika ploča

mode-deathmatch = borba do smrti
mode-domination = dominacija
mode-turrets = kupole

ending-frenzy = završna pomama
ending-sudden-death = iznenadna smrt

## Boje

colour-red = crvena
colour-yellow = žuta
colour-blue = plava
colour-white = bijela
colour-purple = ljubičasta
colour-green = zelena
colour-grey = siva

cubes-red = { $n ->
    [one] { $n } crvena kockica
    [few] { $n } crvene kockice
   *[other] { $n } crvenih kockica
}
cubes-yellow = { $n ->
    [one] { $n } žuta kockica
    [few] { $n } žute kockice
   *[other] { $n } žutih kockica
}
cubes-blue = { $n ->
    [one] { $n } plava kockica
    [few] { $n } plave kockice
   *[other] { $n } plavih kockica
}

spawnpoint-red = crvena točka oživljavanja
spawnpoint-yellow = žuta točka oživljavanja
spawnpoint-blue = plava točka oživljavanja

room-red = crvena prostorija
room-yellow = žuta prostorija
room-blue = plava prostorija
room-white = bijela prostorija
room-purple = ljubičasta prostorija
room-green = zelena prostorija

## Igrači

seat-1 = Žuti
seat-2 = Plavi
seat-3 = Sivi
seat-4 = Ljubičasti
seat-5 = Zeleni
seat-bot = Bot Terminator

## Oružje

weapon-lock-rifle = Nišanska puška
weapon-lock-rifle-help = Osnovno: 2 štete i 1 oznaka meti koju vidiš. Drugi nišan: 1 oznaka drugoj meti koju vidiš.
effect-lock-rifle-basic = osnovni učinak
effect-lock-rifle-second-lock = drugi nišan

weapon-machine-gun = Strojnica
weapon-machine-gun-help = Osnovno: po 1 šteta jednoj ili dvjema metama koje vidiš. Usredotočeni hitac: još 1 jednoj od njih. Tronožac: još 1 onoj drugoj, 1 novoj meti koju vidiš ili oboje.
effect-machine-gun-basic = osnovni učinak
effect-machine-gun-focus-shot = usredotočeni hitac
effect-machine-gun-turret-tripod = tronožac

weapon-thor = T.H.O.R.
weapon-thor-help = Osnovno: 2 štete meti koju vidiš. Lančana reakcija: 1 drugoj meti koju vidi prva. Visoki napon: 2 trećoj meti koju vidi druga.
effect-thor-basic = osnovni učinak
effect-thor-chain-reaction = lančana reakcija
effect-thor-high-voltage = visoki napon

weapon-plasma-gun = Plazmatska puška
weapon-plasma-gun-help = Osnovno: 2 štete meti koju vidiš. Fazno klizanje: pomakni se 1 ili 2 polja prije ili poslije hica. Nabijeni hitac: 1 šteta više istoj meti.
effect-plasma-gun-basic = osnovni učinak
effect-plasma-gun-phase-glide = fazno klizanje
effect-plasma-gun-charged-shot = nabijeni hitac

weapon-whisper = Šapat
weapon-whisper-help = 3 štete i 1 oznaka meti koju vidiš, udaljenoj najmanje 2 koraka.
effect-whisper-basic = učinak

weapon-electroscythe = Elektrokosa
weapon-electroscythe-help = Osnovno: 1 šteta svima ostalima na tvojem polju. Žetelac: 2 štete umjesto toga.
effect-electroscythe-basic = osnovni način
effect-electroscythe-reaper = žetelac

weapon-tractor-beam = Vučna zraka
weapon-tractor-beam-help = Osnovno: pomakni bilo koju metu do 2 polja na polje koje vidiš, zatim 1 šteta. Krvnik: privuci na svoje polje metu udaljenu do 2 koraka, zatim 3 štete.
effect-tractor-beam-basic = osnovni način
effect-tractor-beam-punisher = krvnik

weapon-vortex-cannon = Vrtložni top
weapon-vortex-cannon-help = Osnovno: otvori vrtlog na drugom polju koje vidiš i uvuci metu s njega ili s udaljenosti od jednog koraka: 2 štete. Crna rupa: uvuci još do dvije mete, po 1 šteta.
effect-vortex-cannon-basic = osnovni učinak
effect-vortex-cannon-black-hole = crna rupa

weapon-furnace = Peć
weapon-furnace-help = Osnovno: 1 šteta svima u drugoj prostoriji koju vidiš. Ugodna vatrica: 1 šteta i 1 oznaka svima na polju udaljenom jedan korak.
effect-furnace-basic = osnovni način
effect-furnace-cozy-fire = ugodna vatrica

weapon-heatseeker = Toplinski tragač
weapon-heatseeker-help = 3 štete meti koju ne vidiš.
effect-heatseeker-basic = učinak

weapon-hellion = Paklenjak
weapon-hellion-help = Osnovno: 1 šteta meti koju vidiš na drugom polju, zatim 1 oznaka njoj i svima na njezinu polju. Nanotragač: po 2 oznake.
effect-hellion-basic = osnovni način
effect-hellion-nano-tracer = nanotragač

weapon-flamethrower = Bacač plamena
weapon-flamethrower-help = Odaberi smjer; plamen doseže dva polja. Osnovno: 1 šteta najviše jednoj meti na svakom. Roštilj: 2 štete svima na prvom polju, 1 svima na drugom.
effect-flamethrower-basic = osnovni način
effect-flamethrower-barbecue = roštilj

weapon-grenade-launcher = Bacač granata
weapon-grenade-launcher-help = Osnovno: 1 šteta meti koju vidiš; smiješ je odgurnuti 1 polje. Dodatna granata: 1 šteta svima ostalima na polju koje vidiš, prije ili poslije guranja.
effect-grenade-launcher-basic = osnovni učinak
effect-grenade-launcher-extra-grenade = dodatna granata

weapon-rocket-launcher = Bacač raketa
weapon-rocket-launcher-help = Osnovno: 2 štete meti koju vidiš na drugom polju; smiješ je odgurnuti 1 polje. Raketni skok: pomakni se 1 ili 2 polja prije ili poslije hica. Rasprskavajuća glava: 1 šteta svima ondje gdje je meta stajala, i njoj.
effect-rocket-launcher-basic = osnovni učinak
effect-rocket-launcher-rocket-jump = raketni skok
effect-rocket-launcher-fragmenting-warhead = rasprskavajuća glava

weapon-railgun = Elektromagnetski top
weapon-railgun-help = Puca ravno kroz zidove, i na tvoje polje. Osnovno: 3 štete jednoj meti. Probijanje: po 2 štete jednoj ili dvjema metama.
effect-railgun-basic = osnovni način
effect-railgun-piercing = probijanje

weapon-cyberblade = Kiberoštrica
weapon-cyberblade-help = Osnovno: 2 štete meti na tvojem polju. Korak sjene: pomakni se 1 polje prije udaraca, poslije njih ili između. Sjeckanje: 2 štete drugoj meti na tvojem polju.
effect-cyberblade-basic = osnovni učinak
effect-cyberblade-shadowstep = korak sjene
effect-cyberblade-slice-and-dice = sjeckanje

weapon-zx-2 = ZX-2
weapon-zx-2-help = Osnovno: 1 šteta i 2 oznake meti koju vidiš. Skener: po 1 oznaka za najviše tri mete koje vidiš.
effect-zx-2-basic = osnovni način
effect-zx-2-scanner = skener

weapon-shotgun = Sačmarica
weapon-shotgun-help = Osnovno: 3 štete meti na tvojem polju; smiješ je odgurnuti 1 polje. Duga cijev: 2 štete meti udaljenoj jedan korak.
effect-shotgun-basic = osnovni način
effect-shotgun-long-barrel = duga cijev

weapon-power-glove = Rukavica moći
weapon-power-glove-help = Osnovno: stani na polje mete udaljene jedan korak i nanesi joj 1 štetu i 2 oznake. Raketna šaka: poleti do 2 polja u jednom smjeru i na svakom nanesi 2 štete jednoj meti.
effect-power-glove-basic = osnovni način
effect-power-glove-rocket-fist = raketna šaka

weapon-shockwave = Udarni val
weapon-shockwave-help = Osnovno: po 1 šteta za najviše tri mete udaljene jedan korak, svaku na drugom polju. Cunami: 1 šteta svima udaljenima jedan korak.
effect-shockwave-basic = osnovni način
effect-shockwave-tsunami = cunami

weapon-sledgehammer = Malj
weapon-sledgehammer-help = Osnovno: 2 štete meti na tvojem polju. Mrvljenje: 3 štete, zatim je odgurni do 2 polja u jednom smjeru.
effect-sledgehammer-basic = osnovni način
effect-sledgehammer-pulverize = mrvljenje

## Pojačanja

powerup-targeting-scope = Laserski nišan
powerup-targeting-scope-help = Kad hicem nekome naneseš štetu, plati bilo koju kockicu i nanesi jednoj od pogođenih meta još 1 štetu.
powerup-newton = Newton
powerup-newton-help = U svojem potezu, izvan akcije, pomakni tuđu figuru 1 ili 2 polja u jednom smjeru.
powerup-tagback-grenade = Povratna granata
powerup-tagback-grenade-help = Kad ti štetu nanese igrač kojeg vidiš, daj mu 1 oznaku.
powerup-teleporter = Teleporter
powerup-teleporter-help = U svojem potezu, izvan akcije, stavi svoju figuru na bilo koje drugo polje.

## Directions, and numbers with a decimal place

direction-n = sjever
direction-ne = sjeveroistok
direction-e = istok
direction-se = jugoistok
direction-s = jug
direction-sw = jugozapad
direction-w = zapad
direction-nw = sjeverozapad
decimal = { $whole },{ $tenth }
