# Útmutató az Adrenalin első játszmájához: rövid leckék, mindegyik akkor, amikor a témája először előkerül.

page-guide = Útmutató
page-guide-progress = { $n } / { $all }
page-guide-got-it = Értem
page-guide-finish = Befejezés
page-guide-skip = Útmutató kihagyása
page-guide-skipped = Az útmutató ki van kapcsolva. A kezdőlapon újra megtalálod.
page-guide-quiet = Játssz tovább. Az útmutató szól, ha valami új történik.
page-guide-rule = A szabály: { $rule }

## Leckék

page-guide-welcome-title = Üdv az arénában
page-guide-welcome = A te figurád: { $who }. Mindenki mindenki ellen harcol, és a legtöbb pont nyer: pontot a sebzés hoz, nem csak az utolsó lövés. Játssz a magad tempójában; mindent akkor magyarázunk el, amikor először előkerül.
page-guide-spawn-title = Lépj be az arénába
page-guide-spawn = Két képességkártyád van. Dobd el az egyiket: a színének újraéledési pontján jelensz meg. A másik a kezedben marad.
page-guide-actions-title = Körönként két akció
page-guide-actions = Futás, felszedés vagy lövés: két akció bármilyen sorrendben, akár kétszer ugyanaz. Még nincs fegyvered, így a felszedés jó kezdet.
page-guide-run-title = Futás
page-guide-run = Legfeljebb három mező, ajtókon át, de sosem falon át vagy átlósan. Más figurák nem állnak az utadba. Válassz egyet a kivilágított mezők közül.
page-guide-grab-title = Felszedés
page-guide-grab = Előtte egy mezőt léphetsz. Újraéledési ponton fegyvert veszel fel, minden más mezőn a lőszerlapkát: kockákat ad, némelyik képességkártyát is.
page-guide-weapon-title = Fegyvert választasz
page-guide-weapon = Felszedéskor az ár felső kockája ingyen van; a többit kifizeted, és a fegyver töltve a tiéd. Legfeljebb három fegyvered lehet.
page-guide-pay-title = Fizetés
page-guide-pay = A lőszertárad kockáival fizetsz, színenként három fér bele. Egy képességkártya a színének egy kockáját is helyettesítheti.
page-guide-shoot-title = Lövésre készen
page-guide-shoot = Van töltött fegyvered és célpontod. Az alaphatás ingyenes, az extrák lőszerbe kerülnek. A lövés után a fegyver üres.
page-guide-sight-title = Kit látsz
page-guide-sight = Látod az egész helyiségedet, és a meződ minden ajtaján át a mögötte lévő egész helyiséget. Ami ki van világítva, az innen eltalálható.
page-guide-damage-title = A sebzés pontot hoz
page-guide-damage = Minden találat a lövő színében tesz jelzőket erre a sebzéssávra. Amikor a tábla gazdája meghal, az kapja a legtöbb pontot, akinek itt a legtöbb jelzője van; a legelső jelző egy ponttal többet ér.
page-guide-mark-title = Jelölők
page-guide-mark = A jelölő magában még nem tesz semmit. Amikor ugyanaz a játékos legközelebb megsebzi a tábla gazdáját, itt lévő összes jelölője is sebzéssé válik. Játékosonként legfeljebb három lehet.
page-guide-adrenaline-title = Adrenalin
page-guide-adrenaline = A fájdalom gyorssá tesz: három sebzéstől két mezőt léphetsz, mielőtt felszedsz valamit.
page-guide-rush-title = Még több adrenalin
page-guide-rush = Hat sebzéstől lövés előtt is léphetsz egy mezőt. Ez a halálodig tart.
page-guide-powerup-title = Képességkártyák
page-guide-powerup = A képességkártya nem kerül akcióba. Használd a hatásáért, a színének kockájaként, vagy hogy megválaszd, hol jelensz meg. Legfeljebb három lehet nálad.
page-guide-reload-title = Újratöltés
page-guide-reload = A köröd végén újratöltheted, amivel lőttél, ezúttal a teljes áron. Üres fegyverrel nem lehet lőni.
page-guide-killed-title = Valaki meghalt
page-guide-killed = A tizenegyedik sebzés a halálos lövés. A tizenkettedik a túlölés: az is számít, de az áldozat bosszújelölőt ad a lövőnek. A táblát a kör végén értékeljük.
page-guide-score-title = Egy tábla értékelése
page-guide-score = A legtöbb sebzés 8 pontot ér, a következők 6, 4, 2, 1 pontot. Minden halál koponyával takarja le a legnagyobb számot, ezért a friss áldozat többet ér.
page-guide-track-title = A halálos lövések sávja
page-guide-track = Aki a halálos lövést leadta, egy koponya helyére teszi ide a jelzőjét, túlölésnél még egyet. Ez a sáv a végén hoz pontot. Ha elfogynak a koponyák, kezdődik a játék vége.
page-guide-respawn-title = Vissza a játékba
page-guide-respawn = A halál rövid: húztál egy képességkártyát, most dobj el egyet, és a színének újraéledési pontján jelensz meg. A sebzésed eltűnik; fegyver, lőszer és jelölő marad.
page-guide-frenzy-title = Végső őrület
page-guide-frenzy = Elfogyott az utolsó koponya: mindenkinek egy köre van még, erősebb akciókkal és lövés előtti újratöltéssel. A sebzés nélküli táblák megfordulnak, és csak 2, 1, 1, 1 pontot érnek.
page-guide-end-title = A vége
page-guide-end = A sebzett táblákat még egyszer értékeljük, aztán a halálos lövések sávját: 8, 6, 4, 2, 1. A legtöbb pont nyer. Most már ismered a játékot: próbálj nagyobb arénát, vagy hívd a barátaidat.
