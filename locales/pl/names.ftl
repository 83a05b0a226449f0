# Nazwy języków, gier, plansz, broni, kart i graczy.

## Języki, każdy we własnych słowach

language-en = English
language-pl = Polski
language-hr = Hrvatski
language-hu = Magyar

## Gry, plansze, tryby, zakończenia

game-adrenaline = Adrenalina
game-doom2004 = DOOM: The Boardgame (2004)
game-doom2016 = DOOM: The Board Game (2016)

board-small = mała plansza
board-medium-a = średnia plansza A
board-medium-b = średnia plansza B
board-big = duża plansza

mode-deathmatch = pojedynek na śmierć i życie
mode-domination = dominacja
mode-turrets = wieżyczki

ending-frenzy = ostateczny szał
ending-sudden-death = nagła śmierć

## Kolory

colour-red = czerwony
colour-yellow = żółty
colour-blue = niebieski
colour-white = biały
colour-purple = fioletowy
colour-green = zielony
colour-grey = szary

cubes-red = { $n ->
    [one] { $n } czerwona kostka
    [few] { $n } czerwone kostki
   *[other] { $n } czerwonych kostek
}
cubes-yellow = { $n ->
    [one] { $n } żółta kostka
    [few] { $n } żółte kostki
   *[other] { $n } żółtych kostek
}
cubes-blue = { $n ->
    [one] { $n } niebieska kostka
    [few] { $n } niebieskie kostki
   *[other] { $n } niebieskich kostek
}

spawnpoint-red = czerwony punkt odrodzenia
spawnpoint-yellow = żółty punkt odrodzenia
spawnpoint-blue = niebieski punkt odrodzenia

room-red = czerwone pomieszczenie
room-yellow = żółte pomieszczenie
room-blue = niebieskie pomieszczenie
room-white = białe pomieszczenie
room-purple = fioletowe pomieszczenie
room-green = zielone pomieszczenie

## Gracze

seat-1 = Żółty
seat-2 = Niebieski
seat-3 = Szary
seat-4 = Fioletowy
seat-5 = Zielony
seat-bot = Bot Terminator

## Broń

weapon-lock-rifle = Karabin namierzający
weapon-lock-rifle-help = Podstawowy: 2 obrażenia i 1 znacznik namierzania dla celu, który widzisz. Drugi namiar: 1 znacznik namierzania dla innego widocznego celu.
effect-lock-rifle-basic = efekt podstawowy
effect-lock-rifle-second-lock = drugi namiar

weapon-machine-gun = Karabin maszynowy
weapon-machine-gun-help = Podstawowy: po 1 obrażeniu dla jednego lub dwóch widocznych celów. Skupiony strzał: jeszcze 1 dla jednego z nich. Trójnóg: jeszcze 1 dla drugiego z nich, 1 dla nowego widocznego celu albo jedno i drugie.
effect-machine-gun-basic = efekt podstawowy
effect-machine-gun-focus-shot = skupiony strzał
effect-machine-gun-turret-tripod = trójnóg

weapon-thor = T.H.O.R.
weapon-thor-help = Podstawowy: 2 obrażenia dla widocznego celu. Reakcja łańcuchowa: 1 dla drugiego celu, którego widzi pierwszy. Wysokie napięcie: 2 dla trzeciego celu, którego widzi drugi.
effect-thor-basic = efekt podstawowy
effect-thor-chain-reaction = reakcja łańcuchowa
effect-thor-high-voltage = wysokie napięcie

weapon-plasma-gun = Karabin plazmowy
weapon-plasma-gun-help = Podstawowy: 2 obrażenia dla widocznego celu. Ślizg fazowy: przesuń się o 1 lub 2 pola przed strzałem albo po nim. Doładowany strzał: 1 obrażenie więcej dla tego samego celu.
effect-plasma-gun-basic = efekt podstawowy
effect-plasma-gun-phase-glide = ślizg fazowy
effect-plasma-gun-charged-shot = doładowany strzał

weapon-whisper = Szept
weapon-whisper-help = 3 obrażenia i 1 znacznik namierzania dla widocznego celu oddalonego o co najmniej 2 ruchy.
effect-whisper-basic = efekt

weapon-electroscythe = Elektrokosa
weapon-electroscythe-help = Podstawowy: po 1 obrażeniu dla wszystkich innych na twoim polu. Żniwiarz: po 2 obrażenia.
effect-electroscythe-basic = tryb podstawowy
effect-electroscythe-reaper = żniwiarz

weapon-tractor-beam = Retraktor
weapon-tractor-beam-help = Podstawowy: przesuń dowolny cel o maks. 2 pola na pole, które widzisz, potem 1 obrażenie. Oprawca: przyciągnij na swoje pole cel oddalony o maks. 2 ruchy, potem 3 obrażenia.
effect-tractor-beam-basic = tryb podstawowy
effect-tractor-beam-punisher = oprawca

weapon-vortex-cannon = Działko „Vortex”
weapon-vortex-cannon-help = Podstawowy: otwórz wir na innym polu, które widzisz, i wciągnij do niego cel stojący na nim lub o ruch od niego: 2 obrażenia. Czarna dziura: wciągnij maks. dwa kolejne cele, po 1 obrażeniu.
effect-vortex-cannon-basic = efekt podstawowy
effect-vortex-cannon-black-hole = czarna dziura

weapon-furnace = Piec
weapon-furnace-help = Podstawowy: po 1 obrażeniu dla wszystkich w innym pomieszczeniu, które widzisz. Przytulne ognisko: po 1 obrażeniu i 1 znaczniku namierzania dla wszystkich na polu odległym o jeden ruch.
effect-furnace-basic = tryb podstawowy
effect-furnace-cozy-fire = przytulne ognisko

weapon-heatseeker = Pocisk termiczny
weapon-heatseeker-help = 3 obrażenia dla celu, którego nie widzisz.
effect-heatseeker-basic = efekt

weapon-hellion = Piekielnik
weapon-hellion-help = Podstawowy: 1 obrażenie dla widocznego celu na innym polu, potem po 1 znaczniku namierzania dla niego i wszystkich na jego polu. Nanotropiciel: po 2 znaczniki.
effect-hellion-basic = tryb podstawowy
effect-hellion-nano-tracer = nanotropiciel

weapon-flamethrower = Miotacz płomieni
weapon-flamethrower-help = Wybierz kierunek; płomień sięga dwóch pól. Podstawowy: po 1 obrażeniu dla najwyżej jednego celu na każdym. Grill: po 2 obrażenia dla wszystkich na pierwszym polu i po 1 na drugim.
effect-flamethrower-basic = tryb podstawowy
effect-flamethrower-barbecue = grill

weapon-grenade-launcher = Granatnik
weapon-grenade-launcher-help = Podstawowy: 1 obrażenie dla widocznego celu; możesz go odepchnąć o 1 pole. Dodatkowy granat: po 1 obrażeniu dla wszystkich innych na polu, które widzisz, przed odepchnięciem albo po nim.
effect-grenade-launcher-basic = efekt podstawowy
effect-grenade-launcher-extra-grenade = dodatkowy granat

weapon-rocket-launcher = Wyrzutnia rakiet
weapon-rocket-launcher-help = Podstawowy: 2 obrażenia dla widocznego celu na innym polu; możesz go odepchnąć o 1 pole. Rakietowy skok: przesuń się o 1 lub 2 pola przed strzałem albo po nim. Głowica odłamkowa: po 1 obrażeniu dla wszystkich tam, gdzie stał cel, z nim włącznie.
effect-rocket-launcher-basic = efekt podstawowy
effect-rocket-launcher-rocket-jump = rakietowy skok
effect-rocket-launcher-fragmenting-warhead = głowica odłamkowa

weapon-railgun = Działo szynowe
weapon-railgun-help = Strzela w linii prostej, także przez ściany i na twoim polu. Podstawowy: 3 obrażenia dla jednego celu. Przebicie: po 2 obrażenia dla jednego lub dwóch celów.
effect-railgun-basic = tryb podstawowy
effect-railgun-piercing = przebicie

weapon-cyberblade = Cyberostrze
weapon-cyberblade-help = Podstawowy: 2 obrażenia dla celu na twoim polu. Krok cienia: przesuń się o 1 pole przed ciosami, po nich albo między nimi. Siekanina: 2 obrażenia dla innego celu na twoim polu.
effect-cyberblade-basic = efekt podstawowy
effect-cyberblade-shadowstep = krok cienia
effect-cyberblade-slice-and-dice = siekanina

weapon-zx-2 = ZX-2
weapon-zx-2-help = Podstawowy: 1 obrażenie i 2 znaczniki namierzania dla widocznego celu. Skaner: po 1 znaczniku namierzania dla maks. trzech widocznych celów.
effect-zx-2-basic = tryb podstawowy
effect-zx-2-scanner = skaner

weapon-shotgun = Strzelba
weapon-shotgun-help = Podstawowy: 3 obrażenia dla celu na twoim polu; możesz go odepchnąć o 1 pole. Długa lufa: 2 obrażenia dla celu odległego o jeden ruch.
effect-shotgun-basic = tryb podstawowy
effect-shotgun-long-barrel = długa lufa

weapon-power-glove = Rękawica mocy
weapon-power-glove-help = Podstawowy: wejdź na pole celu odległego o jeden ruch, zadaj mu 1 obrażenie i przydziel 2 znaczniki namierzania. Rakietowa pięść: przeleć maks. 2 pola w jednym kierunku i na każdym zadaj 2 obrażenia jednemu celowi.
effect-power-glove-basic = tryb podstawowy
effect-power-glove-rocket-fist = rakietowa pięść

weapon-shockwave = Fala uderzeniowa
weapon-shockwave-help = Podstawowy: po 1 obrażeniu dla maks. trzech celów odległych o jeden ruch, każdy na innym polu. Tsunami: po 1 obrażeniu dla wszystkich odległych o jeden ruch.
effect-shockwave-basic = tryb podstawowy
effect-shockwave-tsunami = tsunami

weapon-sledgehammer = Młot
weapon-sledgehammer-help = Podstawowy: 2 obrażenia dla celu na twoim polu. Miażdżenie: 3 obrażenia, potem odepchnij go o maks. 2 pola w jednym kierunku.
effect-sledgehammer-basic = tryb podstawowy
effect-sledgehammer-pulverize = miażdżenie

## Karty zdolności

powerup-targeting-scope = Celownik laserowy
powerup-targeting-scope-help = Gdy zranisz kogoś strzałem, zapłać dowolną kostkę, aby jeden ze zranionych celów dostał 1 obrażenie więcej.
powerup-newton = Newton
powerup-newton-help = W swojej turze, poza akcją, przesuń inną figurkę o 1 lub 2 pola w jednym kierunku.
powerup-tagback-grenade = Marker
powerup-tagback-grenade-help = Gdy zrani cię gracz, którego widzisz, przydziel mu 1 znacznik namierzania.
powerup-teleporter = Teleporter
powerup-teleporter-help = W swojej turze, poza akcją, postaw swoją figurkę na dowolnym innym polu.

## Directions, and numbers with a decimal place

direction-n = na północ
direction-ne = na północny wschód
direction-e = na wschód
direction-se = na południowy wschód
direction-s = na południe
direction-sw = na południowy zachód
direction-w = na zachód
direction-nw = na północny zachód
decimal = { $whole },{ $tenth }
