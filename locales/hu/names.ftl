# Nyelvek, játékok, pályák, fegyverek, kártyák és játékosok nevei.

## Nyelvek, mindegyik a saját szavával

language-en = English
language-pl = Polski
language-hr = Hrvatski
language-hu = Magyar

## Játékok, pályák, játékmódok, befejezések

game-adrenaline = Adrenalin
game-doom2004 = DOOM: The Boardgame (2004)
game-doom2016 = DOOM: The Board Game (2016)

board-small = kis pálya
board-medium-a = közepes pálya (A)
board-medium-b = közepes pálya (B)
board-big = nagy pálya

mode-deathmatch = halálmeccs
mode-domination = uralom
mode-turrets = lövegtornyok

ending-frenzy = végső őrület
ending-sudden-death = hirtelen halál

## Színek

colour-red = piros
colour-yellow = sárga
colour-blue = kék
colour-white = fehér
colour-purple = lila
colour-green = zöld
colour-grey = szürke

cubes-red = { $n } piros kocka
cubes-yellow = { $n } sárga kocka
cubes-blue = { $n } kék kocka

spawnpoint-red = piros újraéledési pont
spawnpoint-yellow = sárga újraéledési pont
spawnpoint-blue = kék újraéledési pont

room-red = piros helyiség
room-yellow = sárga helyiség
room-blue = kék helyiség
room-white = fehér helyiség
room-purple = lila helyiség
room-green = zöld helyiség

## Játékosok

seat-1 = Sárga
seat-2 = Kék
seat-3 = Szürke
seat-4 = Lila
seat-5 = Zöld
seat-bot = Terminátor bot

## Fegyverek

weapon-lock-rifle = Célkövető puska
weapon-lock-rifle-help = Alap: 2 sebzés és 1 jelölő egy célpontnak, akit látsz. Második bemérés: 1 jelölő egy másik látott célpontnak.
effect-lock-rifle-basic = alaphatás
effect-lock-rifle-second-lock = második bemérés

weapon-machine-gun = Géppuska
weapon-machine-gun-help = Alap: 1-1 sebzés egy vagy két látott célpontnak. Összpontosított lövés: még 1 az egyiküknek. Háromláb: még 1 a másikuknak, 1 egy új látott célpontnak, vagy mindkettő.
effect-machine-gun-basic = alaphatás
effect-machine-gun-focus-shot = összpontosított lövés
effect-machine-gun-turret-tripod = háromláb

weapon-thor = T.H.O.R.
weapon-thor-help = Alap: 2 sebzés egy látott célpontnak. Láncreakció: 1 egy második célpontnak, akit az első lát. Nagyfeszültség: 2 egy harmadik célpontnak, akit a második lát.
effect-thor-basic = alaphatás
effect-thor-chain-reaction = láncreakció
effect-thor-high-voltage = nagyfeszültség

weapon-plasma-gun = Plazmavető
weapon-plasma-gun-help = Alap: 2 sebzés egy látott célpontnak. Fázissiklás: lépj 1 vagy 2 mezőt a lövés előtt vagy után. Feltöltött lövés: 1 további sebzés ugyanannak a célpontnak.
effect-plasma-gun-basic = alaphatás
effect-plasma-gun-phase-glide = fázissiklás
effect-plasma-gun-charged-shot = feltöltött lövés

weapon-whisper = Suttogó
weapon-whisper-help = 3 sebzés és 1 jelölő egy látott, legalább 2 lépésre lévő célpontnak.
effect-whisper-basic = hatás

weapon-electroscythe = Elektrokasza
weapon-electroscythe-help = Alap: 1 sebzés mindenki másnak a meződön. Kaszás: helyette 2 sebzés.
effect-electroscythe-basic = alapmód
effect-electroscythe-reaper = kaszás

weapon-tractor-beam = Vonósugár
weapon-tractor-beam-help = Alap: mozgass bármely célpontot legfeljebb 2 mezővel egy általad látott mezőre, majd 1 sebzés. Büntető: húzz a meződre egy legfeljebb 2 lépésre lévő célpontot, majd 3 sebzés.
effect-tractor-beam-basic = alapmód
effect-tractor-beam-punisher = büntető

weapon-vortex-cannon = Örvényágyú
weapon-vortex-cannon-help = Alap: nyiss örvényt egy másik látott mezőn, és húzz bele egy ott vagy tőle egy lépésre álló célpontot: 2 sebzés. Fekete lyuk: húzz bele még legfeljebb kettőt, 1-1 sebzéssel.
effect-vortex-cannon-basic = alaphatás
effect-vortex-cannon-black-hole = fekete lyuk

weapon-furnace = Kemence
weapon-furnace-help = Alap: 1 sebzés mindenkinek egy másik látott helyiségben. Meghitt tűz: 1 sebzés és 1 jelölő mindenkinek egy tőled egy lépésre lévő mezőn.
effect-furnace-basic = alapmód
effect-furnace-cozy-fire = meghitt tűz

weapon-heatseeker = Hőkövető
weapon-heatseeker-help = 3 sebzés egy célpontnak, akit nem látsz.
effect-heatseeker-basic = hatás

weapon-hellion = Pokolfajzat
weapon-hellion-help = Alap: 1 sebzés egy másik mezőn álló látott célpontnak, majd 1-1 jelölő neki és mindenkinek a mezőjén. Nanokövető: 2-2 jelölő.
effect-hellion-basic = alapmód
effect-hellion-nano-tracer = nanokövető

weapon-flamethrower = Lángszóró
weapon-flamethrower-help = Válassz irányt; a láng két mezőig ér. Alap: 1 sebzés mezőnként legfeljebb egy célpontnak. Grillezés: 2 sebzés mindenkinek az első mezőn, 1 mindenkinek a másodikon.
effect-flamethrower-basic = alapmód
effect-flamethrower-barbecue = grillezés

weapon-grenade-launcher = Gránátvető
weapon-grenade-launcher-help = Alap: 1 sebzés egy látott célpontnak; arrébb lökheted 1 mezővel. Extra gránát: 1 sebzés mindenki másnak egy látott mezőn, a lökés előtt vagy után.
effect-grenade-launcher-basic = alaphatás
effect-grenade-launcher-extra-grenade = extra gránát

weapon-rocket-launcher = Rakétavető
weapon-rocket-launcher-help = Alap: 2 sebzés egy másik mezőn álló látott célpontnak; arrébb lökheted 1 mezővel. Rakétaugrás: lépj 1 vagy 2 mezőt a lövés előtt vagy után. Repeszfej: 1 sebzés mindenkinek, ahol a célpont állt, neki is.
effect-rocket-launcher-basic = alaphatás
effect-rocket-launcher-rocket-jump = rakétaugrás
effect-rocket-launcher-fragmenting-warhead = repeszfej

weapon-railgun = Sínágyú
weapon-railgun-help = Egyenes vonalban, falakon át is lő, a saját meződet is beleértve. Alap: 3 sebzés egy célpontnak. Átütés: 2-2 sebzés egy vagy két célpontnak.
effect-railgun-basic = alapmód
effect-railgun-piercing = átütés

weapon-cyberblade = Kiberpenge
weapon-cyberblade-help = Alap: 2 sebzés egy célpontnak a meződön. Árnyéklépés: lépj 1 mezőt a csapások előtt, után vagy között. Aprítás: 2 sebzés egy másik célpontnak a meződön.
effect-cyberblade-basic = alaphatás
effect-cyberblade-shadowstep = árnyéklépés
effect-cyberblade-slice-and-dice = aprítás

weapon-zx-2 = ZX-2
weapon-zx-2-help = Alap: 1 sebzés és 2 jelölő egy látott célpontnak. Letapogató: 1-1 jelölő legfeljebb három látott célpontnak.
effect-zx-2-basic = alapmód
effect-zx-2-scanner = letapogató

weapon-shotgun = Sörétes puska
weapon-shotgun-help = Alap: 3 sebzés egy célpontnak a meződön; arrébb lökheted 1 mezővel. Hosszú cső: 2 sebzés egy tőled egy lépésre lévő célpontnak.
effect-shotgun-basic = alapmód
effect-shotgun-long-barrel = hosszú cső

weapon-power-glove = Erőkesztyű
weapon-power-glove-help = Alap: lépj egy tőled egy lépésre lévő célpont mezőjére, és adj neki 1 sebzést és 2 jelölőt. Rakétaököl: repülj legfeljebb 2 mezőt egy irányba, és mindegyiken okozz 2 sebzést egy célpontnak.
effect-power-glove-basic = alapmód
effect-power-glove-rocket-fist = rakétaököl

weapon-shockwave = Lökéshullám
weapon-shockwave-help = Alap: 1-1 sebzés legfeljebb három, egy lépésre lévő célpontnak, mind más mezőn. Cunami: 1 sebzés mindenkinek, aki egy lépésre van.
effect-shockwave-basic = alapmód
effect-shockwave-tsunami = cunami

weapon-sledgehammer = Pöröly
weapon-sledgehammer-help = Alap: 2 sebzés egy célpontnak a meződön. Porrá zúzás: 3 sebzés, majd lökd el legfeljebb 2 mezővel egy irányba.
effect-sledgehammer-basic = alapmód
effect-sledgehammer-pulverize = porrá zúzás

## Képességkártyák

powerup-targeting-scope = Céltávcső
powerup-targeting-scope-help = Amikor lövéssel sebzel, fizess egy tetszőleges színű kockát, és az egyik megsebzett célpont kap még 1 sebzést.
powerup-newton = Newton
powerup-newton-help = A körödben, akción kívül, mozgass egy másik figurát 1 vagy 2 mezővel egy irányba.
powerup-tagback-grenade = Visszajelölő gránát
powerup-tagback-grenade-help = Ha megsebez egy játékos, akit látsz, adj neki 1 jelölőt.
powerup-teleporter = Teleporter
powerup-teleporter-help = A körödben, akción kívül, tedd a figurádat bármely másik mezőre.

## Directions, and numbers with a decimal place

direction-n = északra
direction-ne = északkeletre
direction-e = keletre
direction-se = délkeletre
direction-s = délre
direction-sw = délnyugatra
direction-w = nyugatra
direction-nw = északnyugatra
decimal = { $whole },{ $tenth }
