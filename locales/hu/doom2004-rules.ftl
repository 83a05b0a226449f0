# A DOOM (2004) szabályai, számonként egy-két mondatban.

## Tartozékok

rule-D04-COMP-1 = Három tengerészgyalogos-figura van: egy vörös, egy zöld és egy kék.
rule-D04-COMP-2 = 63 megszállófigura van, a három szín között egyenlően elosztva: 12 zombi, 12 tűzördög, 12 pókmutáns, 6 démon, 6 ősgonosz, 6 technogólem, 6 pokollovag és 3 kiberdémon.
rule-D04-COMP-3 = Hat végzetkocka van: 1 vörös, 1 sárga, 2 zöld és 2 kék.
rule-D04-COMP-4 = 66 megszállókártya (ivadék- vagy eseménykártya) és 18 tengerészgyalogos-kártya van.
rule-D04-COMP-5 = A tábla 59 térképrészletből rakható össze: 12 szoba, 14 folyosó, 5 forduló, 6 útkereszteződés és 22 zsákutca.
rule-D04-COMP-6 = 11 közönséges és 3 biztonsági zsilip van; az utóbbiakból minden kulcsszínhez egy.
rule-D04-COMP-7 = 33 kellékjelző van: 18 akadály, 3 kulcs, 6 találkozás és 6 teleporthely.
rule-D04-COMP-8 = 46 sérülés- és egészségjelző, 15 páncéljelző, 10 parancsjelző, 1 égtájjelző, 3 felszereléskonténer és 4 adatlap van.
rule-D04-COMP-9 = 88 felszerelésjelző van: 45 muníció, 21 fegyver, 12 gyógyszer és 10 egyéb.
rule-D04-COMP-10 = Egy színhez 21 megszálló tartozik: 4 zombi, 4 tűzördög, 4 pókmutáns, 2 démon, 2 ősgonosz, 2 technogólem, 2 pokollovag és 1 kiberdémon.
rule-D04-COMP-11 = A muníció háromféle: töltény (lövedék), rakéta (gránát) és energiacella.
rule-D04-COMP-12 = Soha nem számít, merre néz egy figura.

## Előkészületek

rule-D04-SETUP-1 = Egy játékos a megszállókat irányítja; a többiek, egytől háromig, egy-egy tengerészgyalogost, és megválasztják a színét.
rule-D04-SETUP-2 = Minden színből, amellyel senki sem játszik, a tengerészgyalogos és mind a 21 megszálló kikerül a játékból.
rule-D04-SETUP-3 = A forgatókönyvet a megszálló játékos választja ki, és csak ő olvashatja el.
rule-D04-SETUP-4 = A megszálló játékos csak a forgatókönyv kezdőzónáját rakja le, és az égtájjelzőt a forgatókönyv szerint állítja be; a céltévesztés irányát ez adja meg.
rule-D04-SETUP-5 = A kezdőzónába fel kell tenni az ott jelölt tengerészgyalogosokat, megszállókat és felszerelést.
rule-D04-SETUP-6 = Egyetlen tengerészgyalogos 4 töltény-, 10 egészség- és 2 páncéljelzőt meg 3 kártyát kap. Kettőnél fejenként 3 töltény, 9 egészség, 2 páncél és 3 kártya jár, háromnál 2 töltény, 8 egészség, 2 páncél és 2 kártya.
rule-D04-SETUP-7 = A tengerészgyalogos-kártyákat véletlenszerűen kell kiosztani, szövegükkel felfelé. Hatásuk állandó, soha nem használódnak el.
rule-D04-SETUP-8 = A megszálló játékos 5 lapot húz, bárhány tengerészgyalogos játszik, és titokban tartja őket.
rule-D04-SETUP-9 = Az első tengerészgyalogos a megszálló játékostól balra ülő játékosé.
rule-D04-SETUP-10 = A forgatókönyv megváltoztathatja az előkészületeket és a célokat, és különleges szabályokat adhat; a szövege felülírja ezeket a szabályokat.

## A forduló

rule-D04-ROUND-1 = Egy fordulóban az óramutató járása szerint az első, a második és a harmadik tengerészgyalogos köre jön (a hiányzók kimaradnak), végül a megszállóké. Ezután új forduló kezdődik.

## A tengerészgyalogos köre

rule-D04-ACT-1 = A tengerészgyalogos semmit sem tehet, amíg be nem jelentett egy akciót; annak végeztével a köre véget ér.
rule-D04-ACT-2 = Rohanás: legfeljebb 8 mező, támadás nélkül.
rule-D04-ACT-3 = Kitárazás: 2 támadás, mozgás nélkül. Az elsőt teljesen be kell fejezni a második előtt.
rule-D04-ACT-4 = Megközelítés: legfeljebb 4 mező és 1 támadás; a támadás a lépések előtt, után vagy között is jöhet.
rule-D04-ACT-5 = Készenlét: legfeljebb 4 mező vagy 1 támadás, továbbá 1 parancsjelző, amely a kör bármely pillanatában lerakható.
rule-D04-ACT-6 = Minden támadáshoz más-más fegyver használható.
rule-D04-ACT-7 = A fel nem használt mozgás a kör végén elvész.

## A megszállók köre

rule-D04-INV-1 = Első lépés: a megszálló játékos tengerészgyalogos-játékosonként 1 lapot húz; ha így 8-nál több lap van a kezében, azonnal 8-ig el kell dobnia. Választható szabály, hogy mindig pontosan 2 lapot húz.
rule-D04-INV-2 = Amikor a pakli utolsó lapja elfogy, akár húzással, akár céltévesztéssel, a megszálló játékos 1 gyilokpontot kap, és az eldobott lapokból keveréssel új pakli lesz. A hátralévő húzások abból folytatódnak.
rule-D04-INV-3 = Eseménykártya bármikor, bárki körében kijátszható, ha a kártya feltétele teljesül; végre kell hajtani, majd el kell dobni.
rule-D04-INV-4 = Második lépés: a megszálló játékos legfeljebb egy ivadékkártyát játszhat ki a kezéből. Ivadékkártya máskor soha nem játszható ki.
rule-D04-INV-5 = Harmadik lépés: a táblán minden megszálló egyszer aktiválható, tetszőleges sorrendben, a frissen lerakottak is. Az aktivált megszálló legfeljebb a mozgáspontjainak megfelelő számú mezőt lép, és közben bármikor egyszer támadhat.
rule-D04-INV-6 = Ha a megszálló játékosnak minden figurája aktiválására volt lehetősége, a kör és vele a forduló véget ér.

## Szaporodás

rule-D04-SPAWN-1 = Egyes ivadékkártyákat vonal oszt ketté: a két csoport közül az egyiket kell választani.
rule-D04-SPAWN-2 = Az új megszálló csak olyan mezőkre kerülhet, amelyek egyik tengerészgyalogos látóterében sincsenek. Csak ennél a vizsgálatnál a megszállófigurák nem takarnak.
rule-D04-SPAWN-3 = Az a megszálló, amelynek nincs szabályos helye, nem kerül a táblára; a kártya többi megszállója igen.
rule-D04-SPAWN-4 = Csak annyi megszálló rakható le, ahány figura rendelkezésre áll. Ha a szükséges fajta összes figurája már a táblán van, de csak akkor, a megszálló játékos levehet egy ilyet, hogy ivadékkártyával vagy új terület felderítésekor azonnal újra lerakja.
rule-D04-SPAWN-5 = A játékban nem lévő színek figurái soha nem használhatók.
rule-D04-SPAWN-6 = Csak felderített mezőre lehet lerakni, ahol nincs figura, elzáróakadály vagy hordó; óriásméretű figuránál minden elfoglalt mezőnek látótéren kívül kell lennie.
rule-D04-SPAWN-7 = A kártyát a figurák lerakása után el kell dobni.

## Mozgás

rule-D04-MOVE-1 = A tengerészgyalogos lépésszámát az akciója, a megszállóét a mozgáspontjai adják. Kevesebbet is lehet lépni.
rule-D04-MOVE-2 = Egy lépés 1 mozgáspont, és a 8 szomszédos mező bármelyikére vihet, átlósan is; a figurának a táblán kell maradnia.
rule-D04-MOVE-3 = Baráti figurák mezőin át lehet haladni, de a mozgást szabad helyen kell befejezni.
rule-D04-MOVE-4 = Csukott zsilipen, elzáróakadályon és ellenséges figurán nem lehet átmenni, és a mezőjükre sem lehet lépni.
rule-D04-MOVE-5 = Az ellenség mellett elhaladni vagy őt megkerülni ingyenes és veszélytelen, kivéve, ha őrködik.
rule-D04-MOVE-6 = Támadás és mozgáspontba kerülő tevékenység a lépések közé is beiktatható.
rule-D04-MOVE-7 = Egy figura nem támadhat, amíg másik figurával van közös mezőn.
rule-D04-MOVE-8 = A falak a mezők közti éleken vannak. Két térképrészlet csak összeillesztett, két mező széles nyílásaiknál kapcsolódik; a nyílás nélkül érintkező oldalak falnak számítanak.
rule-D04-MOVE-9 = Nem lehet átlósan lépni, ha a sarkot megkerülő két L alakú út mindegyikén fal vagy csukott zsilip van; egy szabad út elég. A táblán nem létező négyzeten át vezető út elfalazottnak számít.
rule-D04-MOVE-10 = Az átlós lépést a két oldalán lévő mezők figurái vagy akadályai soha nem gátolják; csak a falak és a csukott zsilipek.

## Óriásméretű figurák

rule-D04-BIG-1 = A démon 2 mezőt foglal el, a technogólem, a pokollovag és a kiberdémon 4-et (2×2), minden más figura 1-et.
rule-D04-BIG-2 = Az óriásméretű figura minden mezőjét teljesen kitölti. A látótér bármelyik mezőjének közepétől vagy közepéig mérhető.
rule-D04-BIG-3 = Egy támadás csak egyszer hat rá, akárhány mezőjét éri is a robbantás vagy a kaszálás.
rule-D04-BIG-4 = A sebzőakadályok mozgásonként legfeljebb 1 sérülést okoznak neki, akárhányra lép rá; egy mozgás egy teljes aktiválás.
rule-D04-BIG-5 = A démon kétféleképpen léphet: vagy egyik fele egy nem átlósan szomszédos mezőre mozdul, és a másik fele az így elhagyott mezőre kerül, vagy mindkét fele egy mezőt lép ugyanabba az átlós irányba (oldallépés).
rule-D04-BIG-6 = A 2×2-es figurák úgy lépnek, mint a közönségesek, és mindig négy létező mezőt kell kitölteniük.
rule-D04-BIG-7 = A démon egyenes lépésénél bármelyik fele mehet elöl. A két felét egyszerre, párhuzamosan, egyenesen oldalra tolni nem szabályos lépés.
rule-D04-BIG-8 = Egy figura két mezője között nem húzódhat fal vagy csukott zsilip, és egyenes lépésben egyik mezője sem haladhat át ilyenen; átlós lépése (2×2-es figuráé vagy a démon oldallépése) akkor szabályos, ha egy vízszintes és egy függőleges egyenes lépésre bontva legalább az egyik sorrendben az egész test úgy jut át, hogy nem keresztez falat vagy csukott zsilipet. Figurák és akadályok csak a valódi lépéssel elfoglalt mezőkön számítanak, a felbontás mezőin nem.
rule-D04-BIG-9 = Óriásméretű figura is áthaladhat baráti figurán, és rajta is át lehet haladni; a mozgása végén elfoglalt összes mezőnek szabadnak kell lennie.

## Támadás

rule-D04-ATK-1 = A támadó megnevezi a célmezőt, a tengerészgyalogos a fegyverét is: ökle, pisztolya és kézigránátja mindig van, más fegyverhez annak jelzője kell, muníciót használó fegyverhez pedig legalább 1 hozzá való muníciójelző. Ekkor kell bejelenteni a célzott támadást, és ekkor jönnek a támadás előtti események és parancsok.
rule-D04-ATK-2 = Meg kell vizsgálni a látóteret, fedezékharcnál azt, hogy vezet-e út a célhoz. Közelharcban a célmezőnek szomszédosnak kell lennie.
rule-D04-ATK-3 = Meg kell számolni a céltávolságot, majd dobni kell a fegyver vagy a megszálló kockáival. Ezután jöhet az újradobás, végül a muníciófogyasztás ellenőrzése a végleges kockákon.
rule-D04-ATK-4 = Ha bármelyik kocka kudarcot mutat, a támadás meghiúsul. Különben akkor talál, ha a hatótávok összege a pontossággal együtt legalább akkora, mint a céltávolság.
rule-D04-ATK-5 = Találatkor össze kell adni a sebzést a halálosztással együtt, minden érintett figuránál figyelembe venni a páncélt, kiosztani a sérüléseket és levenni a halottakat; utána a lökés, a hordók és a láncrombolás folytatása következik. A meghiúsult robbantás célt téveszt.
rule-D04-ATK-6 = Robbantás nélkül a célmezőn álló egyetlen figura a célpont. Üres mezőt is meg lehet támadni.
rule-D04-ATK-7 = Távolsági támadás szomszédos mezőre is irányulhat, ekkor a céltávolság 1.
rule-D04-ATK-8 = Csak felderített mezőt lehet célba venni, elzáróakadályosat nem (hordót igen). Robbantás nélküli támadás nem irányulhat olyan mezőre, ahol csak baráti figura áll.

## Látótér

rule-D04-LOS-1 = A támadó mezőjének közepét a célmező közepével összekötő egyenesnek szabadnak kell lennie.
rule-D04-LOS-2 = A látóteret falak, csukott zsilipek, elzáróakadályok, hordók és más figurák takarják, barátiak és ellenségesek egyaránt.
rule-D04-LOS-3 = Az óriásméretű támadó bármelyik mezőjéről nézhet, az óriásméretű célpont bármelyik mezőjén célba vehető. A figurát a saját mezői nem takarják.
rule-D04-LOS-4 = A mezőközepek közti egyenes akkor zárt, ha falon, csukott zsilipen vagy egy takaró mező belsején halad át; a támadó és a célba vett figura mezői nem takarnak. Ahol pontosan egy mezősarkon megy át, csak akkor zárt, ha a sarok megkerülésének mindkét útja az: a köztes mező takar vagy nincs a táblán, vagy az út valamelyik élén fal vagy csukott zsilip van.
rule-D04-LOS-5 = A látás kölcsönös. Szaporodásnál a megszállók nem takarnak (a tengerészgyalogosok igen), felderítésnél semmilyen figura sem, így fel nem derített területet senki sem takarhat el.

## Távolság

rule-D04-RNG-1 = A céltávolság a támadótól a célig vezető legrövidebb út mezőinek száma; az átlós lépés 1, a célmező beleszámít, a támadó mezője nem.
rule-D04-RNG-2 = Látótérben ez a vízszintes és a függőleges eltérés közül a nagyobbik. Fedezékharcnál a falakat és csukott zsilipeket elkerülő legrövidebb út számít, az akadályok és figurák nem.
rule-D04-RNG-3 = Óriásméretű támadónál a látótérrel (fedezékharcnál úttal) rendelkező mezői közül a legkisebb távolságot adó számít; óriásméretű célpontnál is a megnevezett mezőig kell mérni. Teleporthely és csatorna soha nem rövidíti a távolságot.

## Kockák, sebzés, sérülés

rule-D04-DICE-1 = A kockák lapjain hatótávszám, golyónyom (sebzés) és töltényikon lehet; a vörösön és a sárgán egy-egy kudarclap van. Bármelyik kocka kudarca az egész támadást meghiúsítja.
rule-D04-DMG-1 = A tengerészgyalogos páncélozottsági foka a konténerében lévő páncéljelzők száma, a megszállóé az adatlapján áll.
rule-D04-DMG-2 = A sérülések száma a sebzés osztva a páncélozottsági fokkal, lefelé kerekítve, támadásonként és figuránként külön; a maradék elvész.
rule-D04-DMG-3 = A tengerészgyalogos sérülésenként egy egészségjelzőt vesz le; ha elfogy, legyilkolták. A megszálló sérülésjelzőket gyűjt; ha számuk eléri a sebtűrését, elpusztul, és figurája visszakerül a készletbe.
rule-D04-DMG-4 = Ami közvetlenül sérülést okoz (akadály, hordó), annál a páncél nem számít.

## Muníció

rule-D04-AMMO-1 = A megszállóknak nem kell muníció. A végtelenjellel ellátott fegyverek sem igénylik, és nem is fogyasztják.
rule-D04-AMMO-2 = Ha a tengerészgyalogos dobásán egy vagy több töltényikon látszik, az pontosan 1, a fegyverhez való muníciójelzőbe kerül, akár talált, akár nem.
rule-D04-AMMO-3 = A láncrombolást csak addig lehet továbbvinni, amíg legalább 1 megfelelő muníciójelző marad. A muníciófogyasztást a lánc minden dobásánál külön kell ellenőrizni.

## Zsilipek és kulcsok

rule-D04-DOOR-1 = A csukott zsilip pontosan négy mező közti vonalon áll: két mező van az egyik, kettő a másik oldalán.
rule-D04-DOOR-2 = A csukott zsilip minden mozgást és minden támadást megállít, azokat is, amelyekhez nem kell látótér.
rule-D04-DOOR-3 = Zsilipet nyitni vagy csukni 2 mozgáspont, e négy mező valamelyikéről. Közönséges zsilipet mindkét fél használhat.
rule-D04-DOOR-4 = Támadás soha nem rombol le zsilipet; egyetlen eseménykártya, a Szétzúzás képes rá, biztonsági zsilipnél is.
rule-D04-DOOR-5 = Zsilipet nem lehet becsukni, amíg óriásméretű megszálló áll keresztben a vonalán.
rule-D04-DOOR-6 = A biztonsági zsilipek zárva kezdenek. Amint bármelyik tengerészgyalogos felveszi az adott színű kulcsot, az az égtájjelző mellé kerül, és az ilyen színű zsilipet a játék végéig minden tengerészgyalogos nyithatja és csukhatja; megszállók biztonsági zsilipet soha nem nyithatnak vagy csukhatnak.
rule-D04-DOOR-7 = A nyitott zsilip semmit sem akadályoz, és megtartja a helyét: becsukva ugyanarra a vonalra kerül vissza.

## Felszerelés

rule-D04-EQ-1 = Jelzőt csak tengerészgyalogos vehet fel: a saját körében bármelyiket, amely a mezőjén van, ingyen, akkor is, ha már nincs mozgása.
rule-D04-EQ-2 = A saját körében jelzőnként 1 mozgáspontért fegyver- vagy muníciójelzőt adhat egy szomszédos tengerészgyalogosnak.
rule-D04-EQ-3 = A muníció a felszereléskonténerbe kerül, a fegyverek az adatlap mellé.
rule-D04-EQ-4 = A páncéljelző 1-gyel növeli a páncélozottsági fokot. Nem adható át, és ami a kezdeti 2-n felül van, legyilkoláskor elvész.
rule-D04-EQ-5 = A gyógyszer azonnal hat: legfeljebb 3 egészségjelzőt ad vissza, majd el kell dobni. Teljesen egészséges tengerészgyalogos nem veheti fel.
rule-D04-EQ-6 = A felvett kulcs az égtájjelző mellé kerül, és a színéhez tartozó biztonsági zsilipet a játék végéig minden tengerészgyalogos használhatja.
rule-D04-EQ-7 = Az adrenalint meg lehet tartani; egy későbbi kör elején eldobva abban a körben 4 további mezőt ad. Bármely akcióhoz hozzáadódik, kitárazáshoz is.
rule-D04-EQ-8 = A dühdrog felvételkor teljes hatást mutató oldalával felfelé kerül a tengerészgyalogoshoz; amíg nála van, csak ököllel támadhat, és minden találata azonnal megöli a megszállót. A következő köre végén meg kell fordítani, az azutáni kör végén, illetve legyilkoláskor el kell dobni.
rule-D04-EQ-9 = A találkozásjelzőnél a forgatókönyvben leírt hatást az a tengerészgyalogos kapja, aki elsőként fejezi be rajta a mozgását.
rule-D04-EQ-10 = A megszállók ráállhatnak felszerelésre, találkozásra, teleporthelyre és csatornára, és át is haladhatnak rajtuk; a jelző a helyén marad.

## Felderítés

rule-D04-EXPL-1 = Amint egy tengerészgyalogos fel nem derített területre lát, a játék megáll: a megszálló játékos lerakja a terület térképrészleteit, megszállóit, felszerelését és jelzőit, felolvassa a szövegét, aztán a játék folytatódik.
rule-D04-EXPL-2 = A területek rendszerint zsilipnél érnek véget, így általában egy zsilip kinyitása fedi fel őket.

## Halál és újjászületés

rule-D04-FRAG-1 = A legyilkolt tengerészgyalogos lekerül a tábláról; meg kell jegyezni, melyik mezőn esett el. A megszálló játékos 1 gyilokpontot kap.
rule-D04-FRAG-2 = Egészsége és páncélja a kezdőértékre áll vissza; a többletpáncél, a dühdrog és minden parancs elvész. Fegyverei, muníciója, egyéb felszerelése és kártyái megmaradnak, de muníciót nem kap pótlásul.
rule-D04-FRAG-3 = Következő köre elején, mielőtt akciót jelentene be, újjászületik egy felderített, üres mezőn, legalább 8 és legfeljebb 16 mezőre attól, ahol elesett, majd rendes kört játszik. A mezőn lehet felszerelés, de figura és semmilyen akadály nem.
rule-D04-FRAG-4 = Ha nincs ilyen mező, azt kell választani, amelyik a legjobban megfelel a feltételeknek; több egyforma közül a játékos választ.
rule-D04-FRAG-5 = Ezt a távolságot felderített mezőkön vezető úton kell mérni; figurák és akadályok nem számítanak, és minden zsilip nyitottnak tekintendő.
rule-D04-FRAG-6 = Ha a tengerészgyalogost a saját körében gyilkolják le, a köre véget ér.

## Parancsok

rule-D04-ORD-1 = Parancsjelzőt készenlétben lehet lerakni. Egyszerre csak egy lehet; új csak akkor jöhet, ha a régit felhasználták vagy levették, de aki készenlétet választ, a megmaradt célzását előbb eldobhatja.
rule-D04-ORD-AIM = Célzás: dobás előtt eldobva célzottá teszi a támadást, azaz a dobás után bármely kocka újradobható, a kudarc is; a második eredmény végleges. Elvész, ha a tengerészgyalogos sérülést kap, legalább 1 mezőt mozog vagy felhasználja; a kör végét túléli.
rule-D04-ORD-GUARD = Beavatkozás: a megszállók körében bármikor eldobható, hogy a tengerészgyalogos közbevágva végrehajtson egy rendes támadást, akár közvetlenül egy bejelentett támadás előtt; a halottak lekerülnek, majd a megszálló játékos folytatja, aki köteles időt hagyni a bejelentésre és elkapkodott lépését visszavenni, de az elszalasztott alkalom nem tér vissza. Elvész sérüléskor, a tengerészgyalogos következő körének elején vagy felhasználáskor.
rule-D04-ORD-DODGE = Kitérés: ha megtámadják, a tengerészgyalogos támadásonként egyszer bármely kockákat újradobathat a támadóval, legyen az akár egy robbantó társ; a második eredmény végleges. A jelző a következő köre elejéig marad, így több támadás ellen is jó.
rule-D04-ORD-HEAL = Gyógyítás: csak a Tábori sebész kártyával; bármikor eldobva ő vagy egy szomszédos tengerészgyalogos 1 egészséget visszakap, de a teljesnél nem többet. Egy támadás dobása és sebzése között nem használható, és a gyógyító következő körének elején elvész.
rule-D04-ORD-2 = Beavatkozni a megszállók körében ezeken a pontokon lehet: a kör elején; szaporodás után; egy megszálló minden egyes lépése, zsilipnyitása vagy -csukása és csatornaugrása után; minden megszálló támadódobása előtt; minden támadás és minden esemény után.
rule-D04-ORD-3 = A parancs a lerakás pillanatától él: aki készenlétben előbb célzást rak le, és utána támad, annak ez a támadása már célzott lehet.

## Közelharc

rule-D04-MELEE-1 = A vörös csíkkal jelölt fegyverek és megszállók csak közelharcban támadnak: csak szomszédos mezőt, és csak a kudarc hiúsítja meg a támadást, a hatótáv nem számít.
rule-D04-MELEE-2 = Szomszédos az a mező, amely egyetlen szabályos lépésre van, és nincs közben fal vagy csukott zsilip.

## Mozgáspontba kerülő tevékenységek

rule-D04-COST-1 = Tengerészgyalogosnak a saját mezőjén lévő jelző felvétele 0 mozgáspont (mozgás nélkül is), teleportálás egy másik azonos színű teleporthelyre 1, egy fegyver- vagy muníciójelző átadása szomszédos tengerészgyalogosnak 1, feloldott biztonsági zsilip nyitása vagy csukása 2. Csatornajáró megszállónak csatornából csatornába jutni 1 mozgáspont; közönséges zsilip nyitása vagy csukása bárkinek 2.

## Akadályok, hordók, teleporthelyek, csatornák

rule-D04-OBST-1 = Az elzáróakadály megállítja a látóteret és a mozgást; a látóteret nem igénylő támadás távolsága átmérhető rajta.
rule-D04-OBST-2 = A sebzőakadály semmit sem zár el, de aki rálép, páncéljától függetlenül 1 sérülést kap. Az így legyilkolt tengerészgyalogos a megszálló játékosnak gyilokpont, ha a forgatókönyv számolja a gyilokpontokat.
rule-D04-OBST-3 = Aki egész körén át sebzőakadályon marad, a köre végén még 1 sérülést kap. Akit rálöknek, azonnal 1 sérülést kap, a további sérülést viszont csak akkor kapja meg, ha a saját körében ott marad.
rule-D04-BAR-1 = A hordó úgy gátol, mint egy elzáróakadály, és mindkét fél célba veheti. Ha közvetlen támadástól vagy robbantástól legalább 1 sebzés éri, felrobban: lekerül, és minden szomszédos figura 1 sérülést kap; a hordó robbanása más hordót nem robbant fel.
rule-D04-TELE-1 = Teleporthelyet csak tengerészgyalogos használhat: 1 mozgáspontért egy másik, azonos színűre jut. Ha a túloldal még nincs felderítve, a területét azonnal fel kell fedni; az össze nem kapcsolt részek külön maradnak, amíg össze nem érnek.
rule-D04-DUCT-1 = Csatornát csak csatornajáró megszálló használhat: 1 mozgáspontért egyik csatornából bármely másik felderítettbe jut, amelyen nem áll tengerészgyalogos. Csatornával nem lehet felderíteni, és telegyilok sincs.
rule-D04-TFRAG-1 = Telegyilok: ha egy tengerészgyalogos egy megszálló bármely részére teleportál, az elpusztul, így a megszállók nem zárhatják el a teleporthelyeket azzal, hogy ráállnak. Amelyik teleporthelyen másik tengerészgyalogos áll, azon csak áthaladni lehet.

## Újradobás

rule-D04-RERL-1 = Újradobást a kitérés (parancs vagy esemény) és a célzott támadás okozhat. A kockákat az választja ki, aki okozza, a támadó dobja újra őket, és az új eredmény végleges.
rule-D04-RERL-2 = Egy támadásnál soha nem lehet egynél többször újradobni.
rule-D04-RERL-3 = Ha a támadás célzott, és a célpont kitér előle, a kettő kioltja egymást: nincs újradobás.
rule-D04-RERL-4 = Ha egy robbantás vagy kaszálás elől többen is kitérnek, legfeljebb egy újradobás van: egyedül a támadótól balra ülő első kitérő játékos dönti el, kell-e, és mely kockákkal; utána senkit sem kérdeznek.

## Céltévesztés

rule-D04-SCAT-1 = A meghiúsult robbantás (kevés hatótáv vagy kudarc) célt téveszt. Fel kell fedni a felső megszállókártyát, és az égtájjelző szerint fordítani: az új mező az eredeti céltól annyi mezőre és abban az irányban van, ahogy a kártya mutatja.
rule-D04-SCAT-2 = Ha nem áll az útjában fal, elzáróakadály vagy csukott zsilip, a támadás az új mezőt éri; különben ártalmatlanul robban fel.
rule-D04-SCAT-3 = Ha a kártyán kudarcikon van, a robbanás ártalmatlan.
rule-D04-SCAT-4 = A kártyát el kell dobni; ha ez volt az utolsó, a megszálló játékos 1 gyilokpontot kap, és az eldobott lapokból új pakli lesz.
rule-D04-SCAT-5 = A célt tévesztett robbantás sebzése a dobott sebzés, ahol a kudarc 0-nak számít, plusz a halálosztás.

## Időzítés

rule-D04-TIME-1 = Kétes esetben az idejében bejelentett eseménykártya az első; ugyanez érvényes a tengerészgyalogosok parancsaira.
rule-D04-TIME-2 = A gyors kockadobás nem zár ki eseményt: a „támadás előtt” kijátszható kártya a támadás végrehajtásáig még kijátszható.
rule-D04-TIME-3 = A „köröd kezdetén” kártyák akkor játszhatók ki, amikor a megszálló játékos már 8 lapra csökkentette a kezét, de még nem aktiválta az első megszállót; szaporodás előtt és után is.
rule-D04-TIME-4 = A „tengerészgyalogos köre előtt” kártyák addig játszhatók ki, amíg az a tengerészgyalogos be nem jelentette az akcióját; az első szó a megszálló játékosé.

## Különleges képességek

rule-D04-ABIL-ACC = Pontosság: a dobás után ikononként +1 hatótáv.
rule-D04-ABIL-AIM = Célzás: a támadás parancsjelző nélkül is célzott.
rule-D04-ABIL-BLAST = Robbantás X: a célmezőtől X távolságon belül (X az ikonok száma) minden mezőt ér, de falon, csukott zsilipen és elzáróakadályon át nem; minden figura a teljes sebzést kapja, a barátiak is. Több kitérő esetén is csak egy újradobás van, a meghiúsult robbantás pedig célt téveszt.
rule-D04-ABIL-BLOW = Láncrombolás: az első dobás után, talált vagy sem, az utoljára megtámadottal szomszédos mező támadható 1 zöld vagy kék kockával kevesebbel, és így tovább, amíg van elhagyható ilyen kocka (és a tengerészgyalogosnak muníciója); ugyanaz a célpont kétszer soha. Az egymást követő mezők közti fal, csukott zsilip vagy elzáróakadály megállítja, a távolságot a támadótól a falakat és csukott zsilipeket elkerülő úton kell mérni, látótér a további mezőkhöz nem kell, az üres mezőn való átlépés pedig dobás nélkül is elveszi a maga kockáját.
rule-D04-ABIL-DEADLY = Halálosztás: ikononként +1 sebzés.
rule-D04-ABIL-KNOCK = Lökés: legalább 1 sebzés (nem sérülés) okozása után, a sérülések kiosztását követően a támadó minden eltalált figurát legfeljebb 3 mezővel, bármely irányban üres helyre mozgathat; ott lehet sebzőakadály vagy nem elzáró jelző. A repülést figurák és akadályok nem állítják meg, falak és csukott zsilipek igen.
rule-D04-ABIL-SCURRY = Csatornajárás: a megszálló 1 mozgáspontért egyik csatornából bármely másik felderítettbe juthat, amelyen nem áll tengerészgyalogos.
rule-D04-ABIL-SEARCH = Fedezékharc: nem kell látótér; falon és csukott zsilipen át nem, elzáróakadály fölött viszont lehet támadni. A legnagyobb céltávolság 8.
rule-D04-ABIL-SWEEP = Kaszálás: egyetlen dobás a támadóval szomszédos összes ellenséges figura ellen; mindegyik a teljes sebzést kapja. Több kitérő esetén is csak egy újradobás van.
rule-D04-ABIL-WATCH = Őrködés: azonnal, ingyen megtámadhat minden ellenséges figurát, amely szomszédos mezőre lép, mielőtt az bármi mást tenne; akárhányszor, de minden belépett szomszédos mezőért egyszer. A szokásos kockáival és képességeivel támad.

## Győzelem

rule-D04-WIN-1 = A győzelem feltételeit a forgatókönyv adja meg. Az elsőben a megszálló játékos a 6. gyilokpontjával győz, akárhány tengerészgyalogos játszik.
rule-D04-WIN-2 = Az első forgatókönyvben a tengerészgyalogosoknak meg kell szerezniük a vörös kulcsot, és mindannyiuknak a vörös biztonsági zsilipen át kell távozniuk. Akkor győznek, amikor az utolsó is kiment; aki kiment, nem térhet vissza.
rule-D04-WIN-3 = Gyilokpont legyilkolt tengerészgyalogosért és a pakli elfogyásáért jár.
rule-D04-WIN-4 = A célokat minden gyilokpont és minden tengerészgyalogos távozása után azonnal ellenőrizni kell.

## Kölcsönhatások: sorrend

rule-D04-INT-1 = A tengerészgyalogos köre így kezdődik: elévül a beavatkozás, a kitérés és a gyógyítás; a legyilkolt katona újjászületik; jönnek a „tengerészgyalogos köre előtt” események, elsőként a megszálló játékosé a szó; adrenalin; végül az akció bejelentése.
rule-D04-INT-2 = Amikor egy figura mezőre lép (lépés, teleport, csatorna), a sorrend: a teleporthely túlsó területének felfedése és a telegyilok; a sebzőakadály sérülése; minden tengerészgyalogos látóterének újbóli vizsgálata és a felderítés; őrködő támadások; a megszállók körében beavatkozás; végül a mozgó saját döntései: felvétel, mozgáspontba kerülő tevékenység, támadás, következő lépés. Aki közben meghal, annak a többi kimarad, és megmaradt mozgáspontjai elvesznek.
rule-D04-INT-3 = A támadás sorrendje: mező, fegyver, célzás bejelentése; „támadás előtt” és „támadáskor” események; gyógyítás, a megszállók körében beavatkozás is; látótér és céltávolság; dobás; kitérés (parancs vagy esemény); legfeljebb egy újradobás; muníció; „dobás után” események; találat, meghiúsulás vagy céltévesztés; sebzés, sérülések, halál; lökés; hordók; felderítés; a megszállók körében beavatkozás; a láncrombolás folytatása. A dobástól a felderítésig semmi más nem használható.
rule-D04-INT-4 = Azonos pillanatban előbb a megszálló játékos eseményei jönnek, aztán a tengerészgyalogosok, a megszálló játékostól az óramutató járása szerint. Minden hatást be kell fejezni a következő előtt, és aki később jön, már az új helyzetben dönt.
rule-D04-INT-5 = Minden lehetőség a következő lépés előtt nyílik meg, ezért a passz végleges. Utólag csak akkor játszható ki esemény, ha a gyors játékban kimaradt a lehetősége: ekkor végre kell hajtani, és a dobást elölről meg kell ismételni.

## Kölcsönhatások: beavatkozás

rule-D04-INT-6 = A lökés a támadás része: a dobás és a földet érés között nem lehet beavatkozni. Akit sérülés nélkül löktek el, megtartja a beavatkozását, és utána azonnal használhatja az új mezőjéről.
rule-D04-INT-7 = A beavatkozás a bejelentett támadást a dobása előtt előzi meg. Ha a támadó meghal, nincs támadás; ha él, de a támadása szabálytalanná vált, az nem használódik el: mást támadhat, vagy továbbmehet.
rule-D04-INT-8 = Beavatkozással bármely szabályos célpont támadható, nem csak az éppen cselekvő figura, bármely fegyverrel, amelyet a tengerészgyalogos a saját körében is használhatna. Nem lehet beavatkozni a táblán kívülről vagy másik figurával közös mezőről.
rule-D04-INT-9 = A beavatkozás a megszállók körében eseménnyel kiváltott támadásokra és aktiválásokra is felelhet. Tengerészgyalogos körében soha semmire nem felel, sem őrködő támadásra, sem a Csapda kártyára.
rule-D04-INT-10 = Dühdroggal a beavatkozás is csak ököllel, tehát szomszédos célpont ellen lehetséges; a találat öl.

## Kölcsönhatások: célzás, kitérés, újradobás, muníció

rule-D04-INT-11 = A célzás elvész, ha a figura bárhogyan mezőt változtat: lépéssel, teleporttal vagy lökéstől. A beavatkozás, a kitérés és a gyógyítás nem.
rule-D04-INT-12 = Ha egy célzott támadás kitérés parancsot tartó figurát is érint, vagy kitérő eseménybe ütközik, az újradobás automatikusan elmarad: a célzás elhasználódik, a kitérés parancsjelzője marad. Robbantásnál és kaszálásnál ehhez egyetlen kitérő is elég.
rule-D04-INT-13 = A kitérés minden olyan dobás ellen jó, amely a tulajdonosát érinti: őrködő, további és eseménnyel kiváltott támadás, egy társ robbantása ellen is, lerakása után a saját körében is; a saját támadása elől senki sem térhet ki. Az újradobott kockák a dobással eltalált összes figurára érvényesek.
rule-D04-INT-14 = Láncrombolásnál a hatótáv, a muníció, a sebzés, a kitérés és az események szempontjából minden dobás külön támadás; a célzás csak az első dobásra érvényes.
rule-D04-INT-15 = A muníciófogyasztást a végleges kockák döntik el: az újradobással eltűnt töltényikon ingyen van, az így előkerült 1 jelzőbe kerül. A tengerészgyalogos láncának minden további mezőjéhez, dobással vagy csak átlépve, abban a pillanatban legalább 1 megmaradt jelző kell.
rule-D04-INT-16 = A lánc nem mehet baráti figura mezőjére, elzáróakadályra, sem olyan figura bármely mezőjére, amelyet már megtámadott. Hordót meg lehet támadni, de ott a lánc véget ér.

## Kölcsönhatások: közelharc, kaszálás, robbantás, lökés, céltévesztés, hordók

rule-D04-INT-17 = Közelharcnál, kaszálásnál, őrködésnél, átadásnál, gyógyításnál és hordóknál az szomszédos, ami egy szabályos lépésre van: falvég körül átlósan igen, falon vagy csukott zsilipen át soha. Látótér nem kell, az átlós lépés két oldalán lévő figurák és akadályok nem számítanak, óriásméretű figuránál bármelyik mezője jó.
rule-D04-INT-18 = A kaszáláshoz nem kell mezőt megnevezni, de legalább egy szomszédos ellenség igen. A távolság nem számít.
rule-D04-INT-19 = Az X-es robbantás a céltól X szabályos lépésen belüli mezőket fedi, elzáróakadályra nem jut; a figurák nem nyújtanak fedezéket, a hordó mezőjét eléri, de nem terjed túl rajta. A benne álló támadó is sérül, minden sebzés egyidejű, és a saját vagy baráti tűztől elesett tengerészgyalogos is rendes gyilokpont.
rule-D04-INT-20 = Ha mozgás közben két figura van egy mezőn, a támadó megnevezi az egyiket, a robbantás mindkettőt éri; az őrködés a mozgó figurának szól.
rule-D04-INT-21 = A lökés legfeljebb 3 szabályos lépésnyi úton visz; amin átrepül, annak nincs hatása, felderített, teljesen szabad mezőkön ér véget, a táblán kívül soha, és sebzőakadály csak a végpontján számít. Több áldozatnál a támadó adja meg a sorrendet; halott figura nem mozdul, aki pedig a sebzőakadályon hal meg, az ott esett el.
rule-D04-INT-22 = A céltévesztést mezőről mezőre, szabályos lépésekben kell követni; ha elhagyja a felderített táblát, elzáróakadályba vagy még a vége előtt hordóba ütközik, ártalmatlan. Figurák nem állítják meg, az utolsó mezőn álló hordót eltalálja, és az új robbanás a dobót és a régi célpontot is elérheti.
rule-D04-INT-23 = Az egy támadással eltalált hordók egymás után robbannak; mindegyik minden szomszédos figurának egyszer okoz sérülést, az óriásméretűnek is.

## Kölcsönhatások: mozgás, óriásméretű figurák

rule-D04-INT-24 = Baráti figura mezőjére csak az léphet, akinek elég mozgáspontja marad továbbmenni egy szabad mezőre. Az ott lévő jelzők felvehetők.
rule-D04-INT-25 = A 2×2-es figura pontosan átfér egy nyíláson vagy zsilipen, és meg is állhat egy nyitott zsilip vonalán, amelyet így nem lehet becsukni. Zsilipet bármelyik mezőjéről nyithat.
rule-D04-INT-26 = A démon bármely folyosón meg tud fordulni, és bármely zsákutcából kihátrál, hiszen bármelyik fele mehet elöl; a forduláshoz nem kell külön hely.
rule-D04-INT-27 = Sebzőakadályra lépni 1 sérülés (óriásméretűnek aktiválásonként egyszer); a kör végi sérüléshez az kell, hogy a figura már a saját köre kezdetén ott álljon (megszállónál a megszállók köre kezdetén, akár aktiválták, akár nem), és azóta ne hagyja el a mezőt. A szaporodás, a felfedés és az újjászületés nem számít rálépésnek.
rule-D04-INT-28 = Az őrködés csak lépésre, teleportra és csatornára felel; lökésre, szaporodásra, felfedésre, újjászületésre nem, és akkor sem, ha maga az őrködő megy oda. Őrködőnként és belépett mezőnként egy támadás jár, akkor is, ha a mező az őrködő mindkét felével érintkezik, és az épp e lépéssel felfedett figurák nem felelnek rá.
rule-D04-INT-29 = Akit egy társa körében gyilkoltak le, a saját következő körében tér vissza, akár még ugyanabban a fordulóban.

## Kölcsönhatások: felderítés, teleporthelyek, szaporodás, újjászületés

rule-D04-INT-30 = Ha mozgás közben jön a felderítés, az elköltött mozgáspont elköltve marad, az akció érvényes, a hátralévő útvonal szabadon választható. Bármelyik tengerészgyalogos látóterének bármilyen bővülése számít: megszálló által nyitott zsilip, eltűnt hordó vagy lökés miatt is.
rule-D04-INT-31 = Egy terület akkor tárul fel, ha valamelyik mezőjének a közepére rálátni. Az egész területet egyszerre kell lerakni, csukott zsilipjeivel együtt; a mögöttük lévő területek rejtve maradnak, ami pedig felderített, az is marad.
rule-D04-INT-32 = Felfedéskor a szín csak azt mondja meg, megjelenik-e a figura; a fajta bármely rendelkezésre álló figurája használható, ha nincs ilyen, és nem is szabadítanak fel egyet a tábláról, kimarad. A harmadik lépésben felfedett figurák abban a lépésben még aktiválhatók.
rule-D04-INT-33 = A teleport 1 mozgáspont és 1 mezőnyi mozgás, a szín szerint választott teleporthelyre, akár látszik, akár nem. Az érkező tengerészgyalogos elfoglalja az óriásméretű figura egy részének mezőjét, és az egész figura elpusztul.
rule-D04-INT-34 = Ha szaporodáskor nincs szabályos mező, semmi sem kerül le, és a kártyát el kell dobni; a megszálló játékos ki is hagyhat figurákat. Ha nincs tengerészgyalogos a táblán, minden felderített mező látótéren kívüli; sebzőakadály, jelző, teleporthely és csatorna elfoglalható.
rule-D04-INT-35 = A tábláról levett és újra lerakott figura elveszti sérüléseit; ha a körben már cselekedett, abban a körben többször nem cselekedhet.
rule-D04-INT-36 = Ha nincs szabályos újjászületési mező, azok közül kell választani, amelyek távolsága a legkevesebbel marad 8 alatt vagy haladja meg a 16-ot; a felderített és szabad mező feltétele ekkor is áll, az út nélküli mezők a legrosszabbak. Ha egyáltalán nincs szabad mező, a tengerészgyalogos kihagyja a kört.

## Kölcsönhatások: felszerelés, zsilipek, körök

rule-D04-INT-37 = Az adrenalin jelzőnként 4 mozgáspontot ad bármely akcióhoz: a készenlét így 8 mező, vagy 1 támadás és 4 mező, és hozzá a parancs. A felvétel körében nem használható.
rule-D04-INT-38 = Készenlétben az első elköltött mozgáspont vagy a támadás eldönti a választást (az adrenalin pontjai nem). Mozgáspont nélkül (kitárazás, készenlét támadással) nem lehet zsilipet kezelni és átadni, felvenni továbbra is ingyen lehet.
rule-D04-INT-39 = A dühdrog a felvétel pillanatától érvényes, a kör hátralévő támadásainál is; találat minden kudarc nélküli dobás, 0 sebzéssel is, és közelharci kaszálással (Élharcos) minden szomszédos megszálló meghal. A hordóra a szokásos szabály érvényes, második dühdrog újrakezdi az elsőt.
rule-D04-INT-40 = Átadni csak az átadó körében lehet, elvenni senki sem vehet el semmit. Az átvevőnek szomszédosnak és a táblán kell lennie, és visszautasíthatja.
rule-D04-INT-41 = Csak egy Tábori sebész van, így két gyógyítás soha nem esik egybe; a gyógyítás és a gyógyszer az azonos pillanat szabálya szerint követi egymást, és egyik sem visz a teljes egészség fölé. A gyógyítás bárki körében használható, kivéve egy támadás zárt szakaszában, a dobástól a felderítésig.
rule-D04-INT-42 = A kulcs a felvételétől érvényes, bármi történjék is a megtalálójával.
rule-D04-INT-43 = A zsilip négy mezőjén álló kis figurák soha nem akadályozzák a becsukást, mindegyik a maga oldalán marad. A tábla szélén álló zsilipnek két mezője van, az összetört zsilip végleg nyitva marad.
rule-D04-INT-44 = Azt, hogy valaki találkozáson fejezte-e be a mozgását, a tengerészgyalogos saját körének végén kell megnézni.
rule-D04-INT-45 = Egy mezőről akárhány jelző felvehető, áthaladás közben is; a felszerelés felvételéhez kötött eseményeket mindegyik külön kiválthatja.

## Kölcsönhatások: kártyák, a játék vége

rule-D04-INT-46 = A kézkorlátot egyszer, az első lépésben, az összes húzás után kell ellenőrizni, és azonnal el kell dobni a fölösleget, így a húzások és az eldobás közé esemény nem fér. A húzások előtt a szokott módon jöhetnek események, kivéve a „köröd kezdetén” kártyákat.
rule-D04-INT-47 = Húzásnál az utolsó lap elvételekor azonnal jön a gyilokpont és a keverés, utána a húzás folytatódik; céltévesztésnél a lapot előbb végre kell hajtani és el kell dobni, azután jön a gyilokpont és a keverés, ezzel a lappal együtt. A még végrehajtás alatt lévő kártya nincs az eldobott lapok között.
rule-D04-INT-48 = Az eseményeket egyenként kell végrehajtani; egy alkalomra több is kijátszható, amíg a feltételük fennáll. Az eseménnyel kiváltott aktiválások és támadások a szokásos lehetőségeket nyitják meg, események csak ott ékelődhetnek egymásba.
rule-D04-INT-49 = A célt elérő gyilokpont azonnal véget vet a játéknak, húzás közben is; egyetlen robbantás több gyilokpontot is adhat. A már távozott tengerészgyalogosok a megszálló játékos húzásánál továbbra is számítanak.
rule-D04-INT-50 = A jelzők készlete soha nem korlátozza a sérüléseket, a gyilokpontokat, a páncélt vagy a parancsokat.
