# Az Adrenalin szabályai, számonként egy-két mondatban.

## Pályák

rule-ADR-BOARD-1 = Az aréna két kétoldalas félből áll össze, ami négy pályát ad: kicsit, A közepeset, B közepeset és nagyot.
rule-ADR-BOARD-2 = Az újraéledési pontok minden pályán ugyanazokon a mezőkön vannak: a kék felül a harmadik oszlopban, a piros a középső sor első oszlopában, a sárga a jobb alsó sarokban. Minden más mezőn lőszer van.
rule-ADR-BOARD-3 = A szomszédos mezők egymás felé nyitottak, ajtó köti össze vagy fal választja el őket, ahogy a pálya térképe mutatja.
rule-ADR-BOARD-4 = A helyiség ajtó és fal nélkül összefüggő mezők csoportja, bármilyen színű is a nyomtatás: a kis pálya középső sora egyetlen helyiség.
rule-ADR-BOARD-5 = A kis pálya 3 vagy 4, a közepesek bármennyi, a nagy 4 vagy 5 játékosnak való.

## Előkészületek

rule-ADR-SETUP-1 = 3-5 játékos választ pályát és 5-8 koponyát. A rendes játékban 8 koponya van, és végső őrülettel ér véget; az első játékhoz legyen 5 koponya és hirtelen halál.
rule-ADR-SETUP-2 = Keverjétek meg a képességkártyákat, a fegyvereket és a lőszerlapkákat; tegyetek 3 felfordított fegyvert minden újraéledési ponthoz és 1 felfordított lőszerlapkát minden más mezőre.
rule-ADR-SETUP-3 = Színenként 1 kockával kezdesz a lőszertáradban, ahová színenként legfeljebb 3 fér. A sebzésjelzők és a pontjelzők soha nem fogynak el.
rule-ADR-SETUP-4 = Válasszatok kezdőjátékost; a játék az óramutató járása szerint halad.
rule-ADR-SETUP-5 = Az Uralom és a Lövegtornyok nem játszhatók együtt. A bot minden módhoz illik, és mindkét befejezés is.
rule-ADR-SETUP-6 = 8-nál kevesebb koponyával a halálos lövések sávja rövidebb; a pontjai nem változnak.

## Nyílt és titkos

rule-ADR-INFO-1 = A kézben lévő képességkártyák, a paklik és a pontok rejtettek; az üres fegyverek nyíltan fekszenek.
rule-ADR-INFO-2 = Mindenki láthatja az összes fegyvert, töltve vagy üresen, és hogy kinek hány képességkártyája van. Titkosak maguk a képességkártyák, a paklik sorrendje és, ha az asztal úgy dönt, a pontok.

## Belépés az arénába

rule-ADR-SPAWN-1 = Az első köröd elején húzz 2 képességkártyát, az egyiket tartsd meg, a másikat dobd el: az eldobott színének újraéledési pontján lépsz be, majd rendes kört játszol.
rule-ADR-SPAWN-2 = Az első körödig nem vagy a pályán, nem lehetsz célpont, és nem mozgathatnak.
rule-ADR-SPAWN-3 = Az újraéledéshez húzz 1 képességkártyát, akkor is, ha 3 van nálad, majd dobj el egyet a kezedből: a színének újraéledési pontján jelensz meg.
rule-ADR-SPAWN-4 = Akik ugyanabban a körben élednek újra, egymás után teszik, és a későbbiek látják, hol jelentek meg a korábbiak.
rule-ADR-SPAWN-5 = Újraéledéskor egy pillanatra 4 képességkártyád lehet; üres kézzel a húzott lap dönt.
rule-ADR-SPAWN-6 = Ha az őrület kezdetekor még nem léptél be, a táblád megfordul, és az őrületköröd elején lépsz be; Uralomban ez még az első köröd.

## A kör

rule-ADR-TURN-1 = Két akciód van, bármilyen sorrendben, akár kétszer ugyanaz; előttük és utánuk képességkártyákat játszhatsz ki.
rule-ADR-TURN-2 = Az újratöltés után minden megölt játékos tábláját értékeljük; utána ezek a játékosok újraélednek.
rule-ADR-TURN-3 = Egy vagy mindkét akciódról lemondhatsz, a bot akciójáról nem.
rule-ADR-TURN-4 = Az újratöltés lezárja a körödet: utána nincs akció, Teleporter vagy Newton.
rule-ADR-TURN-5 = Egy akción belül a mozgás az első, és nem kötelező; felszedés vagy lövés után soha nem mozogsz.
rule-ADR-RELOAD-1 = A köröd végén bármennyi fegyvert újratölthetsz teljes áron; ez nem akció.
rule-ADR-REFILL-1 = A kör végén a kiürült mezőkre új lőszerlapka kerül, az újraéledési pontokat 3 fegyverig töltjük fel.
rule-ADR-REFILL-2 = Ha elfogy a fegyverpakli, a játék végéig nem jön több fegyver.
rule-ADR-REFILL-3 = Az utolsó lőszerlapka felfedése után az eldobott lapkákat, az e körben elvetteket is, új halommá keverjük.
rule-ADR-REFILL-4 = Üres fegyverpaklinál az újraéledési pontokon kevesebb fegyver marad.
rule-ADR-REFILL-5 = Az üres lapkahalom az összes eldobott lapkából épül újra, az e körben elvettekből is.
rule-ADR-REFILL-6 = A kör vége előtt semmit sem töltünk fel.
rule-ADR-REFILL-7 = A lapkákat soronként osztjuk ki, utána a fegyvereket a kék, a piros és a sárga újraéledési pontra; az előkészületeknél is.

## Akciók

rule-ADR-ADREN-1 = 0-2 sebzéssel: fuss legfeljebb 3 mezőt; lépj legfeljebb 1-et és szedj fel; lőj.
rule-ADR-ADREN-2 = 3-5 sebzéssel: fuss legfeljebb 3 mezőt; lépj legfeljebb 2-t és szedj fel; lőj.
rule-ADR-ADREN-3 = 6 vagy több sebzéssel: fuss legfeljebb 3 mezőt; lépj legfeljebb 2-t és szedj fel; lépj legfeljebb 1-et és lőj.
rule-ADR-ADREN-4 = Az akció erejét az dönti el, hány sebzésed van, amikor kiválasztod; az akció végéig ez nem változik.
rule-ADR-RUN-1 = A futás 1, 2 vagy 3 lépés.
rule-ADR-RUN-2 = 0 mezős futás nincs: helyette mondj le az akcióról. El lehet menni és visszajönni.
rule-ADR-GRAB-1 = Lőszeres mezőn vedd el a lapkát és a kockáit, színenként legfeljebb 3-ig; a többlet elvész.
rule-ADR-GRAB-2 = Ha a lapka képességkártyát mutat, húzz egyet, kivéve, ha már 3 van nálad.
rule-ADR-GRAB-3 = Újraéledési ponton fizesd ki az egyik ottani fegyver felszedési árát, és vedd el töltve; amit nem tudsz kifizetni, nem veheted el.
rule-ADR-GRAB-4 = Ha 3 fegyvered van, az egyiket, töltve vagy üresen, az új helyén kell hagynod.
rule-ADR-GRAB-5 = Az otthagyott fegyvert bárki elveheti, te is, a rendes felszedési árért.
rule-ADR-GRAB-6 = A kiürült mező ebben a körben többet nem ad.
rule-ADR-GRAB-7 = Negyedik fegyvernél a korábbi három egyikét hagyod ott, nem az újat; a felszedési ára nem függ attól, hogy töltve volt-e.
rule-ADR-GRAB-8 = Az otthagyott fegyvert egy későbbi felszedéssel visszaveheted, akár ugyanabban a körben.
rule-ADR-GRAB-9 = Nem szedhetsz fel ott, ahol nincs mit. A lapka akkor is elvehető, ha a határok miatt minden elvész róla.

## Mozgás

rule-ADR-MOVE-1 = Egy lépés a figurát egy szomszédos mezőre viszi, ajtón át is, de átlósan vagy falon át soha.
rule-ADR-MOVE-2 = A mozgás szabályai mindig ugyanazok, bárki vagy bármi mozgatja a figurát; csak a Teleporter kivétel.
rule-ADR-MOVE-3 = Egy mezőn bármennyi figura állhat, és egyik sem állja a másik útját.
rule-ADR-MOVE-4 = A távolság a szükséges lépések legkisebb száma; csak a Sínágyú lő át a falakon. Az „egy irányba” azt jelenti, hogy minden lépés ugyanarra visz.
rule-ADR-MOVE-5 = Aki a célpontot mozgatja, bármely szabályos utat választhatja, és a célpont bármely mezőn megállhat, a lövő mezőjén is.
rule-ADR-MOVE-6 = A porrá zúzás és a Vonósugár 0 mezővel is mozgathat, a lökésről pedig le lehet mondani; a siklás, ugrás vagy árnyéklépés, ha használod, legalább 1 mező.

## Látás

rule-ADR-SEE-1 = Látod a saját helyiséged minden mezőjét, és minden olyan helyiség összes mezőjét, ahová a meződ egy ajtaja nyílik.
rule-ADR-SEE-2 = A látás nem feltétlenül kölcsönös: láthatsz olyat, aki téged nem lát.
rule-ADR-SEE-3 = A figurák soha nem takarják el a kilátást, és a mezőn belüli hely nem számít.
rule-ADR-SEE-4 = A meződ minden ajtaján egyszerre látsz át, de két ajtón egymás után soha; az egy lépésre lévő mezőt mindig látod.

## Lövés

rule-ADR-SHOOT-1 = Célpont bármely másik figura a pályán; a bot is, Uralomban pedig a sebző hatásoknak az újraéledési pontok is. A saját fegyvered téged soha nem sebez, nem jelöl és nem mozdít.
rule-ADR-SHOOT-2 = A lövés akciónak legalább egy szabályos célpontot érintenie kell.
rule-ADR-SHOOT-3 = A megölt figura a kör végéig szabályos célpont marad.
rule-ADR-SHOOT-4 = A kiegészítő hatású fegyvereknél az alaphatás kötelező; minden kiegészítő hatás egyszer használható, az áráért, a kártya által megengedett bármely sorrendben.
rule-ADR-SHOOT-5 = A több módú fegyvereknél lövésenként pontosan egy módot választasz.
rule-ADR-SHOOT-6 = A sebzést és a jelölőket teljes egészében ki kell osztani. Ahol több célpontot választhatsz, választhatsz kevesebbet, de ami egy helyen mindenkit eltalál, senkit sem kímél.
rule-ADR-SHOOT-7 = Hogy egy célpont szabályos-e, azt a figuráknak a hatás végrehajtásakor elfoglalt helye dönti el.
rule-ADR-SHOOT-8 = A fegyver ingyenes mozgása csak olyan lövésben használható, amelyben az alaphatás is megtörténik.
rule-ADR-SHOOT-9 = A sebző vagy jelölő kiegészítő hatások az alaphatás sebzése után következnek; előtte csak a saját mozgásod jöhet.
rule-ADR-SHOOT-10 = A több játékost érő hatás a lövőtől az óramutató járása szerint sorban éri őket, az újraéledési pontokat utoljára; ez dönti el a halálos lövések sorrendjét.
rule-ADR-SHOOT-11 = Sebző vagy jelölő hatás nem használható, ha senkit sem találna el.
rule-ADR-SHOOT-12 = Lövéskor játssz ki egy töltött fegyvert, válassz célpontokat, fizesd ki az extrákat, és hajtsd végre a hatásokat; a fegyver ezután üres.

## Fizetés

rule-ADR-PAY-1 = A fegyver árának felső kockája felszedéskor már ki van fizetve: a többit fizeted, és a fegyver töltve van. Az újratöltés a teljes árba kerül.
rule-ADR-PAY-2 = Fizethetsz a lőszertár kockáival, a színük kockájaként eldobott képességkártyákkal vagy vegyesen.
rule-ADR-PAY-3 = A képességkártya bármely árban helyettesíthet egy kockát, egy másik Céltávcsőét is; visszajáró nincs.
rule-ADR-PAY-4 = Csak olyasmibe kezdhetsz, amit ki tudsz fizetni, minden választott extrát beleszámítva.
rule-ADR-PAY-5 = Kockánként választod meg, hogy a tárból vagy kártyával fizetsz, és pontosan az árat fizeted; az elköltött kockák visszakerülnek a készletedbe.
rule-ADR-PAY-6 = A lőszerként használt kártya azonnal elhagyja a kezed, és a hatása már nem játszható ki. A hatásokat egymás után fizeted ki és hajtod végre, mindegyik után jöhet Céltávcső; semmi sem jár vissza.

## Lőszerlapkák

rule-ADR-AMMO-1 = A 36 lőszerlapkából 18 három kockát, 18 két kockát és egy képességkártyát mutat.
rule-ADR-AMMO-2 = A lapkákon összesen 90 kocka van, színenként 30.

## Képességkártyák

rule-ADR-PWR-1 = A képességkártya háromféleképpen használható: a hatásáért, bármely fizetéskor a színének kockájaként, vagy eldobva a színének újraéledési pontja választásához.
rule-ADR-PWR-2 = Legfeljebb 3 képességkártya lehet a kezedben.
rule-ADR-PWR-3 = A használt képességkártyák a dobópakliba kerülnek. Az utolsó lap húzásakor a dobottakból lesz az új pakli; ha még nincs dobott lap, ez a következő húzáskor történik, ha pedig egy sincs, nem húzol.
rule-ADR-PWR-4 = Egy körben bármennyi képességkártyát kijátszhatsz.
rule-ADR-PWR-5 = Az eldobott képességkártyákat abban a pillanatban keverjük új paklivá, amikor az utolsó lapot felhúzták.
rule-ADR-PWR-TELE-1 = Teleporter: a körödben, akció előtt vagy után, tedd a figurádat bármely mezőre; a kör végi újraéledések megkezdése után már nem.
rule-ADR-PWR-TELE-2 = A Teleporter nem hagyhat a helyeden. Ha a saját körödben egy lövegtorony megölt, még teleportálhatsz.
rule-ADR-PWR-NEWTON-1 = Newton: a körödben, akció előtt vagy után, mozgass bármely másik figurát 1 vagy 2 mezővel egy irányba.
rule-ADR-PWR-NEWTON-2 = A Newton nem mozgathat olyan figurát, amely még nincs a pályán vagy épp most éledt újra; megölt figurát mozgathat.
rule-ADR-PWR-NEWTON-3 = A Newton és a Teleporter az utolsó akciód után is kijátszható, a bot akciója előtt vagy után is, de az újratöltés megkezdése után már nem.
rule-ADR-PWR-SCOPE-1 = Céltávcső: amikor a lövésed sebez valakit, fizess 1 bármilyen színű kockát, és egy e lövéssel megsebzett célpont 1 további sebzést kap.
rule-ADR-PWR-SCOPE-2 = Egy akcióban több Céltávcsövet is kijátszhatsz, mindegyiket külön kockáért, ugyanarra vagy különböző megsebzett célpontokra.
rule-ADR-PWR-SCOPE-3 = Minden Céltávcső egy, ebben az akcióban megsebzett célpontra hat; aki csak jelölőt kapott, nem jöhet szóba.
rule-ADR-PWR-SCOPE-4 = A Céltávcső közvetlenül egy hatás sebzése után játszható ki, a hatás lökése és jelölői előtt, a lövésben addig megsebzett bármely célpontra. A pontja rendes sebzés, de nem váltja át az ugyanebben az akcióban adott jelölőket.
rule-ADR-PWR-SCOPE-5 = A Céltávcsőért fizetett kocka bármilyen színű lehet.
rule-ADR-PWR-SCOPE-6 = A Céltávcső nem használható újraéledési pontra, lövegtorony sebzésére, a bot lövésére, csak jelölőt kapott célpontra, sem olyan táblára, amelyen már 12 sebzés van.
rule-ADR-PWR-TAG-1 = Visszajelölő gránát: ha a saját körében megsebez egy játékos, akit látsz, adj neki 1 jelölőt; nem kerül semmibe.
rule-ADR-PWR-TAG-2 = A Visszajelölő gránáthoz a sebzés pillanatában kell látnod a támadót; a lövés későbbi mozgásai nem számítanak. A kérdés az akció végén jön.
rule-ADR-PWR-TAG-3 = Egy támadásra több Visszajelölő gránáttal is felelhetsz, mindegyik 1 jelölő, a 3 jelölős határig.
rule-ADR-PWR-TAG-4 = Aki épp most halt meg, az is kijátszhatja a Visszajelölő gránátot.
rule-ADR-PWR-TAG-5 = Ha több áldozat felelhet, a támadótól az óramutató járása szerint kérdezzük őket.

## Sebzés és jelölők

rule-ADR-DMG-1 = A sebzéssáv 12 helyből áll, amelyek a sebzések sorrendjében telnek meg; az első az első vér, 3 és 6 sebzéstől pedig jobbak az akcióid.
rule-ADR-DMG-2 = A 12. hely fölötti sebzés elvész.
rule-ADR-DMG-3 = A jelzők hatásonként, a végrehajtás sorrendjében kerülnek fel: célpontonként sebzés, régi jelölők, majd Céltávcsövek; ezután a lökések a lövegtornyok találataival, végül az új jelölők.
rule-ADR-DMG-4 = Eltalálhatsz olyan táblát is, amelyen már 12 sebzés van: a sebzés elvész, de az ottani régi jelölőid elhasználódnak, és Visszajelölő gránáttal lehet felelni.
rule-ADR-MARK-1 = Egy hatás előbb minden sebzését kiosztja, utána a jelölőit.
rule-ADR-MARK-2 = Az akcióban adott jelölők ugyanabban az akcióban soha nem válnak sebzéssé.
rule-ADR-MARK-3 = Egy táblán játékosonként legfeljebb 3 jelölő lehet; a többlet elvész.
rule-ADR-MARK-4 = Ha megsebzel egy játékost, a rajta lévő összes jelölőd rögtön a sebzés után sebzéssé válik.
rule-ADR-MARK-5 = A jelölők maguktól nem tesznek semmit, és soha nem érnek pontot.
rule-ADR-MARK-6 = A 12. hely fölé kerülő átváltott jelölők elvesznek.
rule-ADR-MARK-7 = A jelölők halál és újraéledés után is megmaradnak, a haldoklónak adottak is.
rule-ADR-MARK-8 = Az első találat minden régi jelölődet elhasználja; ugyanennek a lövésnek a második hatása már nem talál átváltanivalót.
rule-ADR-MARK-9 = A régi jelölők az újak lerakása előtt váltódnak át, így az újak beleférnek a 3-as határba.
rule-ADR-MARK-10 = A jelölők átváltása a 12. helynél megáll; a többi visszakerül a tulajdonosához.

## Halál

rule-ADR-KILL-1 = A 11. sebzés a halálos lövés, a 12. a túlölés.
rule-ADR-KILL-2 = A megölt figura a kör végéig a pályán marad, és még eltalálható, mozgatható és jelölhető.
rule-ADR-KILL-3 = A megölt játékosokat a kör végén értékeljük a halálos lövések sorrendjében, és ugyanígy élednek újra.
rule-ADR-KILL-4 = Ha a halálos lövés és a túlölés más-más játékostól jön, mindkét jelző a tulajdonosáé, a bosszújelölőt pedig a túlölő kapja.
rule-ADR-KILL-5 = Ha a saját körödben halsz meg, a tábládat a köröd végén értékeljük, és akkor éledsz újra.

## Értékelés

rule-ADR-SCORE-1 = Első vér: aki az első sebzést okozta, 1 pontot kap; megfordított táblán nem.
rule-ADR-SCORE-2 = A játékosok sorrendjét a táblán lévő sebzésük adja, a túlöléssel együtt; döntetlennél az nyer, aki előbb sebzett. Csak az kap pontot, aki sebzett.
rule-ADR-SCORE-3 = A helyezések 8, 6, 4, 2, 1, 1 pontot érnek; minden, már a táblán lévő koponya a legnagyobb számot veszi el, de senki sem kap 1-nél kevesebbet.
rule-ADR-SCORE-4 = Az ötödik hely egy táblán a sor következő számát kapja, legalább 1-et.
rule-ADR-SCORE-5 = A halálos lövés jelzője a halálos lövések sávján a bal szélső koponya helyére kerül, a koponya pedig az áldozat táblájára.
rule-ADR-SCORE-6 = A túlölés jelzője a halálos lövés jelzője mellé kerül, a sáv ugyanazon helyére.
rule-ADR-SCORE-7 = Túlölés: az áldozat 1 bosszújelölőt ad a túlölőnek, a 3-as határon belül.
rule-ADR-SCORE-8 = Dupla ölés: ha egy körben egynél több halálos lövést adsz le, 1 pontot kapsz, egyszer.
rule-ADR-SCORE-9 = A megölt játékos minden sebzését elveszti, és visszatér a rendes akciókhoz, de megtartja jelölőit, lőszerét, képességkártyáit és fegyvereit, ahogy vannak.
rule-ADR-SCORE-10 = Ha többen halnak meg, mint ahány koponya maradt, mindenki így is elfoglal egy helyet a sávon, ha kell, a végén túl; akinek nem jut koponya, nem kap.
rule-ADR-SCORE-11 = A sávon a jelzők a helyek sorrendjében számítanak; egy helyen a halálos lövés megelőzi a túlölést.

## Hirtelen halál és végső őrület

rule-ADR-SUDDEN-1 = Hirtelen halálnál a játék annak a körnek a végén ér véget, amelyben az utolsó koponyát elvették; ezután jön a végső értékelés.
rule-ADR-FRENZY-1 = Őrület, ha az utolsó köröd a kezdőjátékosé előtt jön: két akció ezek közül: lépj legfeljebb 1-et, tölts újra és lőj; fuss legfeljebb 4 mezőt; lépj legfeljebb 2-t és szedj fel.
rule-ADR-FRENZY-2 = Őrület, a kezdőjátékosnak és mindenkinek utána: egy akció, vagy lépj legfeljebb 2-t, tölts újra és lőj, vagy lépj legfeljebb 3-at és szedj fel.
rule-ADR-FRENZY-3 = Az utolsó koponya elvétele a kör értékelése után elindítja a végső őrületet; a kör minden halálos lövése és túlölése felkerül a sávra.
rule-ADR-FRENZY-4 = Ezután mindenkinek pontosan egy köre van még, utoljára annak, aki az őrületet elindította.
rule-ADR-FRENZY-5 = Az őrület kezdetén mindenki, akin nincs sebzés, megfordítja a tábláját: a koponyák lekerülnek, a jelölők és a lőszer maradnak, nincs első vér, és a tábla 2, 1, 1, 1 pontot ér. A sebzett táblák halálukig változatlanok.
rule-ADR-FRENZY-6 = Mindenki megfordítja az akciólapkáját. Ha az őrületet a kezdőjátékos előtti játékos indítja, senkinek sincs két akciója; ha a kezdőjátékos, mindenki másnak kettő van.
rule-ADR-FRENZY-7 = Az őrületben megölt játékost a tábla látható oldala szerint értékeljük, majd a tábla megfordul. A halálos lövések továbbra is a sávra kerülnek, és a játékosok továbbra is újraélednek.
rule-ADR-FRENZY-8 = Őrületben a lövés akción belül töltesz újra, a mozgás és a lövés között; a kör végén nincs újratöltés.
rule-ADR-FRENZY-9 = Az őrületben bármennyi fegyvert újratölthetsz teljes áron, de a lövésnek követnie kell.
rule-ADR-FRENZY-10 = Az őrület akciói lépnek az adrenalinakciók helyébe, bármennyi a sebzésed.
rule-ADR-FRENZY-11 = Az újra megölt megfordított tábla nem kap koponyát, és továbbra is 2, 1, 1, 1 pontot ér.
rule-ADR-FRENZY-12 = Az őrületet a soron lévő játékos indítja, a kör értékelése, az újraéledések és a feltöltés után; a táblák a következő kör előtt fordulnak meg.

## A játék vége

rule-ADR-END-1 = A végén minden sebzett táblát értékelünk: első vér a meg nem fordított táblákon és helyezések; koponya, halálos lövés és dupla ölés nélkül.
rule-ADR-END-2 = Halálmeccsben a halálos lövések sávja 8, 6, 4, 2, 1, 1 pontot ér a jelzők száma szerint, a túlölésekkel együtt; döntetlennél a korábbi jelző nyer, jelző nélkül nincs pont.
rule-ADR-END-3 = A legtöbb pont nyer. Döntetlennél az, aki több pontot kapott a halálos lövések sávjáról; ha ez is egyenlő, közös a győzelem.
rule-ADR-END-4 = Uralomban a három sáv pontjai, a Lövegtornyok módban a tornyok pontjai döntik el a döntetlent.
rule-ADR-END-5 = A legutolsó körben megöltek tábláit előbb teljesen értékeljük; utána nincs újraéledés és feltöltés.

## Fegyverek

rule-ADR-W-LOCK-1 = Célkövető puska: egy látott célpont 2 sebzést és 1 jelölőt kap.
rule-ADR-W-LOCK-2 = Második bemérés: egy másik látott célpont 1 jelölőt kap.
rule-ADR-W-MG-1 = Géppuska: egy vagy két különböző látott célpont 1-1 sebzést kap.
rule-ADR-W-MG-2 = Összpontosított lövés: az egyik alapcélpont 1 további sebzést kap.
rule-ADR-W-MG-3 = Háromláb: 1 további sebzés egy alapcélpontnak, aki nem kapta az összpontosított lövést, 1 sebzés egy látott célpontnak, aki nem volt alapcélpont, vagy mindkettő.
rule-ADR-W-MG-4 = Az összpontosított lövés és a háromláb soha nem erősítheti ugyanazt az alapcélpontot ért találatot. Ha az egyetlen alapcélpont kapta az összpontosított lövést, a háromlábhoz új célpont kell.
rule-ADR-W-MG-5 = A háromláb összpontosított lövés nélkül is megvehető; akkor is csak egy alapcélpontot ért találatot erősít.
rule-ADR-W-THOR-1 = T.H.O.R.: egy látott célpont 2 sebzést kap.
rule-ADR-W-THOR-2 = Láncreakció: egy második célpont, akit az első lát, 1 sebzést kap.
rule-ADR-W-THOR-3 = Nagyfeszültség, csak láncreakció után: egy harmadik célpont, akit a második lát, 2 sebzést kap.
rule-ADR-W-THOR-4 = A három célpont három különböző játékos, ebben a sorrendben; te soha nem vagy láncszem, és csak az elsőt kell látnod.
rule-ADR-W-THOR-5 = A lánc egy éppen megölt játékoson át is folytatódhat.
rule-ADR-W-PLASMA-1 = Plazmavető: egy látott célpont 2 sebzést kap.
rule-ADR-W-PLASMA-2 = Fázissiklás: lépj 1 vagy 2 mezőt, teljesen a lövés előtt vagy teljesen utána; a célpontot csak a lövés pillanatában kell látnod.
rule-ADR-W-PLASMA-3 = Feltöltött lövés: ugyanaz a célpont 1 további sebzést kap, az alaphatással együtt.
rule-ADR-W-WHISPER-1 = Suttogó: egy látott, legalább 2 lépésre lévő célpont 3 sebzést és 1 jelölőt kap.
rule-ADR-W-SCYTHE-1 = Elektrokasza: minden más játékos a meződön 1 sebzést kap.
rule-ADR-W-SCYTHE-2 = Kaszás: minden más játékos a meződön ehelyett 2 sebzést kap.
rule-ADR-W-TRACTOR-1 = Vonósugár: mozgass egy célpontot, akár látod, akár nem, 0-2 mezővel úgy, hogy általad látott mezőn álljon meg; ezután 1 sebzést kap.
rule-ADR-W-TRACTOR-2 = Büntető: mozgass a meződre egy legfeljebb 2 lépésre lévő célpontot, akár látod, akár nem; ezután 3 sebzést kap.
rule-ADR-W-VORTEX-1 = Örvényágyú: tedd az örvényt egy látott mezőre, de ne a sajátodra. Mozgass az örvénybe egy rajta vagy tőle egy lépésre álló célpontot, akár látod, akár nem; 2 sebzést kap.
rule-ADR-W-VORTEX-2 = Fekete lyuk: mozgass az örvénybe még legfeljebb két, rajta vagy tőle egy lépésre álló célpontot; 1-1 sebzést kapnak.
rule-ADR-W-VORTEX-3 = Az örvény célpontjai mind különböző játékosok; többen állhatnak egy mezőn, akár magán az örvényen is.
rule-ADR-W-FURNACE-1 = Kemence: egy látott, nem a saját helyiségedben mindenki 1 sebzést kap.
rule-ADR-W-FURNACE-2 = Meghitt tűz: egy tőled egy lépésre lévő mezőn mindenki 1 sebzést és 1 jelölőt kap.
rule-ADR-W-HEAT-1 = Hőkövető: egy célpont, akit nem látsz, 3 sebzést kap.
rule-ADR-W-HELLION-1 = Pokolfajzat: egy másik mezőn álló látott célpont 1 sebzést kap; ezután ő és mindenki más a mezőjén 1-1 jelölőt kap.
rule-ADR-W-HELLION-2 = Nanokövető: mint az alapmód, de 2-2 jelölővel; sebzést csak a kiválasztott célpont kap.
rule-ADR-W-FLAME-1 = Lángszóró: válassz irányt; a láng az arra egy lépésre lévő mezőt éri, és ha akarod, a következőt is mögötte. Ajtón átjut, falon nem.
rule-ADR-W-FLAME-2 = Alapmód: a két mező mindegyikén legfeljebb egy célpont 1 sebzést kap; lehet csak a második mezőn is találni.
rule-ADR-W-FLAME-3 = Grillezés: az első mezőn mindenki 2, a másodikon mindenki 1 sebzést kap.
rule-ADR-W-FLAME-4 = A láng a saját meződet soha nem éri, de olyan célpontot is érhet, akit nem látsz.
rule-ADR-W-GRENADE-1 = Gránátvető: egy látott célpont 1 sebzést kap; ezután 1 mezővel elmozdíthatod.
rule-ADR-W-GRENADE-2 = Extra gránát: egy látott mezőn minden más játékos 1 sebzést kap; a saját meződet is választhatod.
rule-ADR-W-GRENADE-3 = Az extra gránát a lökés előtt vagy után is eshet, bármely látott mezőre, így az első célpontot újra eltalálhatja.
rule-ADR-W-ROCKET-1 = Rakétavető: egy másik mezőn álló látott célpont 2 sebzést kap; ezután 1 mezővel elmozdíthatod.
rule-ADR-W-ROCKET-2 = Rakétaugrás: lépj 1 vagy 2 mezőt, teljesen a lövés előtt vagy teljesen utána; ugrás után az új mezőről célzol.
rule-ADR-W-ROCKET-3 = Repeszfej: a célpont eredeti mezőjén mindenki, a célpont is, 1 sebzést kap a lökés előtt.
rule-ADR-W-RAIL-1 = Sínágyú: válassz irányt; célpont minden figura a meződön és egyenesen abban az irányban, falakon át, akár látod, akár nem. A meződön álló figura bármely irányhoz illik.
rule-ADR-W-RAIL-2 = Alapmód: egy célpont a vonalban 3 sebzést kap.
rule-ADR-W-RAIL-3 = Átütés: egy vagy két különböző célpont a vonalban 2-2 sebzést kap.
rule-ADR-W-BLADE-1 = Kiberpenge: egy célpont a meződön 2 sebzést kap.
rule-ADR-W-BLADE-2 = Árnyéklépés: lépj 1 mezőt az alaphatás előtt vagy után.
rule-ADR-W-BLADE-3 = Aprítás: egy másik célpont a meződön 2 sebzést kap; az árnyéklépés a két csapás közé is eshet.
rule-ADR-W-ZX2-1 = ZX-2: egy látott célpont 1 sebzést és 2 jelölőt kap.
rule-ADR-W-ZX2-2 = Letapogató: legfeljebb három különböző látott célpont 1-1 jelölőt kap. Nem sebez, ezért nem vált át jelölőket, és nincs hozzá Céltávcső vagy Visszajelölő gránát.
rule-ADR-W-SHOTGUN-1 = Sörétes puska: egy célpont a meződön 3 sebzést kap; ezután 1 mezővel elmozdíthatod.
rule-ADR-W-SHOTGUN-2 = Hosszú cső: egy pontosan egy lépésre lévő célpont 2 sebzést kap.
rule-ADR-W-GLOVE-1 = Erőkesztyű: válassz egy pontosan egy lépésre lévő célpontot, és lépj a mezőjére; 1 sebzést és 2 jelölőt kap.
rule-ADR-W-GLOVE-2 = Rakétaököl: lépj egy mezőt, és ott egy célpontnak 2 sebzést okozhatsz; ezután ugyanabba az irányba léphetsz még egyet, és megteheted ugyanezt.
rule-ADR-W-GLOVE-3 = A rakétaökölnek legalább egy célpontot el kell találnia; ez lehet csak a második mezőn is.
rule-ADR-W-SHOCK-1 = Lökéshullám: legfeljebb három, egy lépésre lévő célpont, mind más mezőn, 1-1 sebzést kap.
rule-ADR-W-SHOCK-2 = Cunami: mindenki, aki pontosan egy lépésre van, 1 sebzést kap.
rule-ADR-W-HAMMER-1 = Pöröly: egy célpont a meződön 2 sebzést kap.
rule-ADR-W-HAMMER-2 = Porrá zúzás: egy célpont a meződön 3 sebzést kap; ezután mozgasd 0-2 mezővel egy irányba.

## A fegyverek ára

rule-ADR-COST-1 = Célkövető puska: újratöltés két kék, felszedés egy kék; második bemérés egy piros.
rule-ADR-COST-2 = Géppuska: újratöltés kék és piros, felszedés piros; összpontosított lövés sárga, háromláb kék.
rule-ADR-COST-3 = T.H.O.R.: újratöltés kék és piros, felszedés piros; láncreakció kék, nagyfeszültség kék.
rule-ADR-COST-4 = Plazmavető: újratöltés kék és sárga, felszedés sárga; fázissiklás ingyen, feltöltött lövés kék.
rule-ADR-COST-5 = Suttogó: újratöltés két kék és sárga, felszedés kék és sárga.
rule-ADR-COST-6 = Elektrokasza: újratöltés kék, felszedés ingyen; kaszás kék és piros.
rule-ADR-COST-7 = Vonósugár: újratöltés kék, felszedés ingyen; büntető piros és sárga.
rule-ADR-COST-8 = Örvényágyú: újratöltés piros és kék, felszedés kék; fekete lyuk piros.
rule-ADR-COST-9 = Kemence: újratöltés piros és kék, felszedés kék; meghitt tűz ingyen.
rule-ADR-COST-10 = Hőkövető: újratöltés két piros és sárga, felszedés piros és sárga.
rule-ADR-COST-11 = Pokolfajzat: újratöltés piros és sárga, felszedés sárga; nanokövető piros.
rule-ADR-COST-12 = Lángszóró: újratöltés piros, felszedés ingyen; grillezés két sárga.
rule-ADR-COST-13 = Gránátvető: újratöltés piros, felszedés ingyen; extra gránát piros.
rule-ADR-COST-14 = Rakétavető: újratöltés két piros, felszedés piros; rakétaugrás kék, repeszfej sárga.
rule-ADR-COST-15 = Sínágyú: újratöltés két sárga és kék, felszedés sárga és kék; átütés ingyen.
rule-ADR-COST-16 = Kiberpenge: újratöltés sárga és piros, felszedés piros; árnyéklépés ingyen, aprítás sárga.
rule-ADR-COST-17 = ZX-2: újratöltés sárga és piros, felszedés piros; letapogató ingyen.
rule-ADR-COST-18 = Sörétes puska: újratöltés két sárga, felszedés sárga; hosszú cső ingyen.
rule-ADR-COST-19 = Erőkesztyű: újratöltés sárga és kék, felszedés kék; rakétaököl kék.
rule-ADR-COST-20 = Lökéshullám: újratöltés sárga, felszedés ingyen; cunami sárga.
rule-ADR-COST-21 = Pöröly: újratöltés sárga, felszedés ingyen; porrá zúzás piros.

## Uralom

rule-ADR-DOM-1 = Az uralomtábla váltja fel a halálos lövések sávját: 8 koponya és minden újraéledési ponthoz egy 8 helyes sáv, amely a végén túl is folytatható.
rule-ADR-DOM-2 = Az első köröd teljesen a szokásos. A másodiktól lefoglalhatsz újraéledési pontokat: egy jelződet a pont sávjára teszed.
rule-ADR-DOM-3 = Az újraéledési pontot úgy foglalod le, hogy megsebzed, mint egy játékost a mezőjén: mindig pontosan 1 jelző, így minden pontot körönként legfeljebb egyszer. A jelölők nem hatnak rá.
rule-ADR-DOM-4 = A Vonósugár és az Örvényágyú csak olyan újraéledési pontot foglal le, amelyet látsz; a pont nem mozdul.
rule-ADR-DOM-5 = Ami egy mezőn vagy helyiségben mindenkit eltalál, az ottani újraéledési pontot is eltalálja.
rule-ADR-DOM-6 = Az újraéledési pont a T.H.O.R. bármelyik célpontja lehet, de a lánc ott véget ér.
rule-ADR-DOM-7 = Akkor is lefoglalod az újraéledési pontot, ha egyedüli játékosként azon fejezed be a körödet, még ha ebben a körben már meg is sebezted.
rule-ADR-DOM-8 = Visszavágás: ha újraéledési ponton fejezed be a körödet, 1 sebzést kapsz a saját színedben, akkor is, ha nem vagy egyedül.
rule-ADR-DOM-9 = A saját színű sebzés egy láthatatlan játékosé, aki helyezést és első vért is szerez, de a pontjait senki sem kapja meg.
rule-ADR-DOM-10 = Ha a visszavágás megöl, a tábládat értékeljük, de ez a halál nem számít a dupla öléshez.
rule-ADR-DOM-11 = A táblákat a szokott módon értékeljük, a dobozból vett koponyákkal; a halálos lövéseket nem jegyezzük fel.
rule-ADR-DOM-12 = A túlölés jelzője a túlölő által választott újraéledési pont sávjára kerül; bosszújelölő a szokott módon jár.
rule-ADR-DOM-13 = Az őrület akkor kezdődik, ha elvették az utolsó koponyát, vagy ha két sávon legalább 8-8 jelző van.
rule-ADR-DOM-14 = A végén minden sáv 8, 6, 4, 2, 1 pontot ér; döntetlennél mindenki a nagyobb számot kapja, és a következő helyezések kimaradnak. Jelző nélkül nincs pont.
rule-ADR-DOM-15 = A kör vége így zajlik: újratöltés, foglalás, visszavágás, értékelés, újraéledés, feltöltés. A visszavágás nem vált át jelölőket, és nem lehet rá felelni.
rule-ADR-DOM-16 = Az ebben a körben már megsebzett újraéledési pont nem célpontod többé. A lövés csak újraéledési pontokat is érhet; az számít, hogy a lövő túl van-e az első körén.
rule-ADR-DOM-17 = A többletsebzés (összpontosított lövés, háromláb alapcélpontra, feltöltött lövés, Céltávcső) nem mehet újraéledési pontra. A lökése elmarad, de a drágább mód használható rá.
rule-ADR-DOM-18 = Akkor vagy egyedüli játékos az újraéledési ponton, ha nincs ott más figura, se bot, se megölt. Csak a soron lévő játékos foglal, és csak őt éri visszavágás.
rule-ADR-DOM-19 = Hogy két sávon van-e 8-8 jelző, azt a kör lezárultakor nézzük; az őrületet a soron lévő játékos indítja. A foglalás és a visszavágás őrületben is folytatódik.
rule-ADR-DOM-20 = A visszavágás lehet a 11. sebzésed, de a 12. soha. A táblád ekkor a többi után kerül sorra, és a halálos lövést sehol sem jegyezzük fel.

## Az újraéledési pont mint célpont, fegyverenként

rule-ADR-DOMW-1 = Célkövető puska: az alaphatás lefoglal egy látott újraéledési pontot; a második bemérés nem.
rule-ADR-DOMW-2 = Géppuska: az alaphatás és a háromláb új célpontja lefoglalhat egy látott újraéledési pontot; a többletsebzés nem.
rule-ADR-DOMW-3 = T.H.O.R.: bármelyik láncszem lefoglalhat egy újraéledési pontot, amelyet te, az első vagy a második célpont lát; a lánc ott véget ér.
rule-ADR-DOMW-4 = Plazmavető: az alaphatás lefoglal egy látott újraéledési pontot, siklás után is; a feltöltött lövés nem tesz hozzá.
rule-ADR-DOMW-5 = Suttogó: lefoglal egy látott, legalább 2 lépésre lévő újraéledési pontot.
rule-ADR-DOMW-6 = Elektrokasza: mindkét mód lefoglalja a meződ újraéledési pontját, és az egymaga is elég a lövéshez.
rule-ADR-DOMW-7 = Vonósugár: lefoglal egy látott újraéledési pontot, büntetővel olyat, amely legfeljebb 2 lépésre is van; a pont nem mozdul.
rule-ADR-DOMW-8 = Örvényágyú: lefoglal egy látott újraéledési pontot, amely az örvény vagy tőle egy lépésre van, a meződét is; a pont nem mozdul.
rule-ADR-DOMW-9 = Kemence: mindkét mód lefoglalja az eltalált helyiség vagy mező újraéledési pontját.
rule-ADR-DOMW-10 = Hőkövető: lefoglal egy újraéledési pontot, amelyet nem látsz.
rule-ADR-DOMW-11 = Pokolfajzat: lefoglalja a választott, látott, nem a meződön lévő újraéledési pontot; az ott álló játékosok ezután megkapják a jelölőket. A választott játékos mellett lévő pont nem kap semmit.
rule-ADR-DOMW-12 = Lángszóró: alapmódban az újraéledési pont lehet a mezője egyetlen célpontja, a grillezés mindig eltalálja; nem kell látnod.
rule-ADR-DOMW-13 = Gránátvető: az alaphatás egy látott újraéledési pontot foglal le, az extra gránát a saját mezőjén lévőt; lökés nincs.
rule-ADR-DOMW-14 = Rakétavető: az alaphatás egy másik mezőn lévő látott újraéledési pontot foglal le, a repeszfej a célpont mezőjén lévőt; lökés nincs.
rule-ADR-DOMW-15 = Sínágyú: mindkét mód lefoglal egy újraéledési pontot a vonalban, akár látod, akár nem, a meződét is.
rule-ADR-DOMW-16 = Kiberpenge: az alaphatás vagy az aprítás annak a mezőnek az újraéledési pontját foglalja le, amelyen éppen állsz.
rule-ADR-DOMW-17 = ZX-2: az alapmód lefoglal egy látott újraéledési pontot; a letapogató nem.
rule-ADR-DOMW-18 = Sörétes puska: az alapmód a meződ újraéledési pontját foglalja le, a hosszú cső egy tőled egy lépésre lévőt; lökés nincs.
rule-ADR-DOMW-19 = Erőkesztyű: lefoglal egy tőled egy lépésre lévő újraéledési pontot, rakétaököllel minden elért mezőn; ekkor is odalépsz.
rule-ADR-DOMW-20 = Lökéshullám: alapmódban egy tőled egy lépésre lévő újraéledési pont lehet a mezője célpontja; a cunami mindig eltalálja.
rule-ADR-DOMW-21 = Pöröly: mindkét mód lefoglalja a meződ újraéledési pontját; lökés nincs.

## Lövegtornyok

rule-ADR-TUR-1 = A lövegtoronytábla váltja fel a halálos lövések sávját: 8 koponya és 5 felfordított lőszerlapka, amelyeket minden kör végén pótolunk. Az arénában nincsenek lapkák.
rule-ADR-TUR-2 = Minden mezőn, amely nem újraéledési pont, lövegtorony áll. Ott lőszert felszedve az öt lapka egyikét választod; egy mezőről körönként csak egyszer.
rule-ADR-TUR-3 = Felszedéskor lemondhatsz a lapka egyik kockájáról vagy képességkártyájáról, akkor is, ha nem tarthatnád meg, és egy jelződdel irányításod alá veszed a tornyot.
rule-ADR-TUR-4 = Ha a tornyot más irányította, az ő jelzője jelölőként a tábládra kerül, kivéve, ha már 3 ilyen színű van rajta.
rule-ADR-TUR-5 = Ha olyan mezőre lépsz, amelynek tornyát más irányítja, ő 1 sebzést okoz neked; minden lépés számít, akkor is, ha más mozgat.
rule-ADR-TUR-6 = A torony mezőjének elhagyása vagy az ottani kezdés nem jár semmivel; Teleporternél csak az érkezés mezője számít.
rule-ADR-TUR-7 = A torony sebzése nem vált át jelölőket, nem növelhető Céltávcsővel, és nem lehet rá Visszajelölő gránáttal felelni.
rule-ADR-TUR-8 = Ha a saját körödben halsz meg, még befejezed az akcióidat és az újratöltést; utána értékeljük a tábládat.
rule-ADR-TUR-9 = Dupla ölés: 1 pont, ha a körödben több ellenfél is meghalt, bárki keze által; a saját halálod nem számít.
rule-ADR-TUR-10 = A halálos lövéseket és túlöléseket nem jegyezzük fel, de bosszújelölő jár. Az őrület az utolsó koponyával kezdődik.
rule-ADR-TUR-11 = A végén az irányított tornyok száma 8, 6, 4, 2, 1 pontot ér; döntetlennél az nyer, akinek az utolsó köre korábban volt. Torony nélkül nincs pont.
rule-ADR-TUR-12 = A torony annál a lépésnél talál, amely a mezőjére visz: a fegyver sebzése előtt, ha a fegyver előbb húz vagy téged mozgat, és utána, ha a fegyver később lök.
rule-ADR-TUR-13 = Aki mozgat, lépésről lépésre választja az utat. Ha valakit a saját tornyodra mozgatsz, a te sebzésed éri, de ez nem vált át jelölőket, és nem ad Céltávcsövet.
rule-ADR-TUR-14 = Ha a saját körödben halsz meg, megmarad a mozgásod maradéka, az akcióid, a képességkártyáid és az újratöltésed; a tornyok további találatai a 12. helyet is betölthetik.
rule-ADR-TUR-15 = Az őrületet a soron lévő játékos indítja, akkor is, ha az utolsó koponyát a saját halála vitte el.
rule-ADR-TUR-16 = A tornyokon lévő jelzők tulajdonosuk halála után is maradnak. Nem veheted meg a tornyot, amelyet már irányítasz; te választod meg, melyik kockáról mondasz le, a lapka többi részét elveszed.

## A bot

rule-ADR-BOT-1 = 3 vagy 4 játékosnál bármely módban beszállhat egy bot; van táblája, figurája és sebzésjelzője, de nincs lőszere és saját akciója.
rule-ADR-BOT-2 = A kezdőjátékos, miután látta az első két képességkártyát, a botot bármelyik újraéledési pontra teszi. A kezdőjátékos első körében nincs botakció.
rule-ADR-BOT-3 = Ettől kezdve minden körben van egy kötelező botakció a saját akcióid mellett, bármilyen sorrendben.
rule-ADR-BOT-4 = A botakcióban előbb elmozdíthatod a botot 1 mezővel.
rule-ADR-BOT-5 = Ezután a bot rálő egy szereplőre, akit lát, rád soha: 1 sebzés, és ha a boton legalább 6 sebzés van, 1 jelölő is.
rule-ADR-BOT-6 = Uralomban a bot olyan újraéledési pontra is lőhet, amelyet lát.
rule-ADR-BOT-7 = A bot jelölői úgy válnak sebzéssé, mint bárki másé.
rule-ADR-BOT-8 = A Céltávcső nem működik a botakcióban, és a Teleporter nem mozgatja a botot; a Newton igen, a Visszajelölő gránát pedig jelölőt tesz a botra.
rule-ADR-BOT-9 = A botot úgy értékeljük, mint egy játékost, és a jelzői helyezést foglalnak a táblákon és a halálos lövések sávján.
rule-ADR-BOT-10 = Ha a köröd végén több szereplő is halott, megkapod a dupla ölés pontját, bárki ölte is meg őket.
rule-ADR-BOT-11 = A megölt bot újraéledési pontját a következő játékos választja; képességkártya nem kell hozzá.
rule-ADR-BOT-12 = Őrületben a bot táblája is megfordul; legalább 6 sebzéssel a lövése továbbra is jelölőt ad hozzá.
rule-ADR-BOT-13 = A bot lövése kötelező, ha van célpontja, akár csak egy újraéledési pont. A botot elmozdíthatod, hogy találjon vagy elkerüljön egyet; te döntesz helyette, és nem fizetsz semmit.
rule-ADR-BOT-14 = Hogy a botnak Visszajelölő gránáttal felelj, látnod kell, amikor eltalál. A bot a soron lévő játékost soha nem találja el.
rule-ADR-BOT-15 = A kör során korábban megölt bot onnan hajtja végre akcióját, ahol fekszik; minden játékos után éled újra.
rule-ADR-BOT-16 = A bot halálos lövései és túlölései a saját színében kerülnek a sávra, és a túlölések neki is, tőle is bosszújelölőt hoznak. Az őrületet a soron lévő játékos indítja, és Uralomban ő választ sávot a bot túlölésének.
rule-ADR-BOT-17 = Őrületben is körönként egy botakció van. A bot soha nem nyer, és nem dönt el döntetlent.
rule-ADR-BOT-18 = Uralomban a bot foglalása nem számít bele a te határodba, és az első körödben nem megengedett; a bot ott állva nem foglal, és nem éri visszavágás. A tornyok a botot is eltalálják, de ő egyet sem irányít.

## Játék távolról

rule-ADR-NET-1 = A távol lévő játékos körei kimaradnak, de az arénában marad, és eltalálható; a neki szóló kérdésekre a válasz „nem”. A következő körtől visszatérhet; ha 3-nál kevesebb játékos marad, a játékot értékeljük, és véget ér.
rule-ADR-NET-2 = Ha egy akció közben lejár az idő, a játék az utolsó befejezett akcióhoz tér vissza, és a kör véget ér.
