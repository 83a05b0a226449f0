# A DOOM (2016) szabályai, számonként egy-két mondatban.

## Elsőbbség és általános szabályok

rule-D16-GEN-1 = A részletes szabályok megelőzik a bevezetőket, a kártyák szövege mindkettőt, és amit egy kártya megtilt, az semmiképp sem tehető meg. A „kell” kötelezőt, a „lehet” választhatót jelent.
rule-D16-GEN-2 = Egy–négy tengerészgyalogos játszik egy megszálló játékos ellen, tehát 2–5 játékos vesz részt. A tengerészgyalogosok egymásnak barátai, a démonok is egymásnak; a két oldal egymás ellensége.
rule-D16-GEN-3 = Egyazon kiváltó eseményre egy képesség csak egyszer használható. A kimerült kártya azon képességei, amelyekhez nem kell kimeríteni, továbbra is élnek.
rule-D16-GEN-4 = Minden képesség megmondja, mikor használható. Az ára lehet a kártya kimerítése, argentikonnál 1 argentjelző arról a démonkártyáról, fő- vagy bónuszakció-ikonnál pedig egy ilyen akció.
rule-D16-GEN-5 = A saját aktiváláson kívül kapott mozgáspontokat azonnal el kell költeni; a maradék elvész.
rule-D16-GEN-6 = Ha egy üres pakliból kell lapot húzni vagy felfedni, előbb a dobópaklijából keveréssel új pakli lesz. Ha mindkettő üres, nincs húzás; a védekezőnek, akinek nincs mit felfednie, egyszerűen nincs védőkártyája.
rule-D16-GEN-7 = Egyidejű döntéseknél előbb az aktív oldal dönt, aztán a másik. Egy támadáson belül a támadás saját sorrendje érvényes: a védekező hatásai megelőzik a támadóéit.

## Egy küldetés előkészületei

rule-D16-SET-1 = Ki kell választani a hadműveletet és a küldetést, majd fel kell építeni a térképet: térképrészletek, zsilipek, teleporthelyek, portálok, felszerelés, céljelzők. A küldetések leírását bárki elolvashatja.
rule-D16-SET-2 = Fel kell fedni a küldetés célkártyáját és fenyegetéskártyáját; mindkettő nyilvános.
rule-D16-SET-3 = Egy játékos a megszálló játékos; a többiek egy-egy tengerészgyalogost választanak Alpha, Bravo, Charlie és Delta közül, kártyájával és figurájával együtt. A fölösleges tengerészgyalogosok visszakerülnek a dobozba.
rule-D16-SET-4 = Minden tengerészgyalogos 3 véletlenszerű osztálykártyát kap, egyet megtart, és a tengerészgyalogos-kártyájára teszi.
rule-D16-SET-5 = Az akciópakli 10 lap: az UAC-tengerészgyalogos készlet 4 kártyája és két különböző, szürke jelölés nélküli kezdőfegyver 3-3 kártyája, minden számból egy. A fegyverjelzők száma véges, betűrendben választanak a tengerészgyalogosok; ezután keverés, majd annyi lap húzása, amennyi a kézméret (3).
rule-D16-SET-6 = Az eseménypakli a hat eseménykészlet közül hármat tartalmaz, készletenként 6, összesen 18 kártyát, megkeverve.
rule-D16-SET-7 = A küldetés nyilvánosan megnevezett inváziókártyákat kínál; a megszálló játékos titokban választ egyet, és képpel lefelé tartja, ahogy a démonkártyák is képpel lefelé kezdenek, és a tengerészgyalogosok egyiket sem nézhetik meg. Le kell rakni minden fajta démonkártyáját, amelyet bármelyik felkínált kártya a térkép portáljaiból megidézhet; a tengerészgyalogosok látják a lefordítottak számát és a rajtuk lévő argentet, a kártya pedig az adott fajta megidézésekor fordul fel.
rule-D16-SET-8 = Négy tengerészgyalogosnál nincs rajkártya; háromnál egy általuk kiválasztott tengerészgyalogos kapja meg Az élen kártyát, kettőnél mindkettő egy-egy Harcedzett veteránt. Az egyetlen tengerészgyalogos a Magányos ügynököt kapja, és még egy kezdeményezéskártyát, tehát fordulónként kétszer aktiválódik.
rule-D16-SET-9 = A készlet: 35 db 1-es és 20 db 3-as sebzésjelző, 4 kábulatkártya és 7 kábulatjelző, 18 argent, 21 gyilokpont, 9 gyógycsomag, 6 teleporthely, 6 céljelző, 18 portál, 23 fegyver (ebből 6 gránát), 16 haladás- és fenyegetésjelző, 8 zsilip, 24 térképrészlet és a kockák; kártyából 8 démon, 36 esemény, 73 akció, 12 invázió, 3 fenyegetés, 10 kezdeményezés (4 tengerészgyalogos, 6 megszálló), 4 tengerészgyalogos, 6 cél, 24 osztály, 12 kivégzés és 4 raj. Szigorú korlát a figurák, az argent, a portálok, a zsilipek, a fegyverjelzők és a 6 megszálló-kezdeményezéskártya száma; a sebzés, a kábulat, a haladás, a fenyegetés és a gyilokpont puszta szám.
rule-D16-SET-10 = A tengerészgyalogosok a térkép S jelű mezőin kezdenek, betűrendben választva. A sorrend: térkép; tengerészgyalogosok (osztály, pakli, raj, kéz); megszálló játékos (eseménykészletek nyíltan, inváziókártya titokban); legvégül a fenyegetéskártya előkészítése.

## Oktatóküldetés

rule-D16-TUT-1 = Minden tengerészgyalogos a saját kezdőmezőjére áll, megadott két fegyveréből 10 lapos paklit készít, és 3 lapot húz. Alpha: harci ismétlőkarabély és nehéz gépkarabély; Bravo: szuper ismétlőkarabély és sorozatlövő karabély; Charlie: plazmafegyver és harci ismétlőkarabély; Delta: sztatikus karabély és nehéz gépkarabély.
rule-D16-TUT-2 = Az eseménypakli az Elsöprő erő, a Keresd és pusztítsd és a Vörös hajsza készletből áll, összesen 18 kártya.
rule-D16-TUT-3 = Az Első csapás inváziókártya képpel felfelé van. A tűzördög és a megszállott katona démonkártyája felfordítva, a kakodémoné és a pinkyé lefordítva kezd; tűzördögök és megszállott katonák már vannak a térképen.
rule-D16-TUT-4 = Az Első csapás csoportjai: kék: 3 tűzördög vagy 2 megszállott katona; sárga: 2 tűzördög és 2 kakodémon vagy 1 megszállott katona és 2 pinky; vörös: 1 kakodémon és 2 visszajáró vagy 3 tűzördög és 4 megszállott katona. A vörös az oktatóküldetésben nem kerül elő, és egyik csoport sem ad argentet.
rule-D16-TUT-5 = A térképen egy kék és egy sárga portál van, képpel lefelé. Amíg legalább egy portál a térképen van, a démonok nem nyithatnak zsilipet.
rule-D16-TUT-6 = Amikor egy tengerészgyalogos először nyit ki zsilipet, a megszálló játékos azonnal megidéz mindkét portálból, egymás után.
rule-D16-TUT-7 = A térképen egy rakétavető fegyverjelzője fekszik; készlete a megszerzője paklijának tetejére kerül.
rule-D16-TUT-8 = Az oktatóküldetésben nincs argentlépés, fedezék, dicsőséges kivégzés, osztálykártya, rajkártya, teleporthelyes mozgás és telegyilok, az argentikonos képességek pedig nem érvényesek. A pinkykre az óriásméretű figurák szabályai itt is állnak; az eseményeknek az a része, amely argentet rak le vagy költ el, hatástalan, a többi működik.
rule-D16-TUT-9 = A tengerészgyalogosok győznek, ha már nyílt ki zsilip (tehát megtörtént a megidézés a portálokból), és nem maradt démon. A megszálló játékos egy vagy két tengerészgyalogos ellen 4, három ellen 3, négy ellen 2 gyilokponttal győz; a küldetés azonnal véget ér.
rule-D16-TUT-10 = Térkép (x jobbra, y lefelé): csarnok x0–6, y2–7; raktár x7–10, y2–4; reaktor x7–12, y5–9; a raktár és a reaktor x9–10-nél, y4 és y5 között nyitott, minden más határ fal; zsilip van (6,3) és (7,3), illetve (6,6) és (7,6) között, elzáró él (3,4) és (4,4), járhatatlan él (8,7) és (9,7) között, nehéz terep (3,6) és (4,6). Kezdőmezők: Alpha (1,4), Bravo (1,5), Charlie (2,4), Delta (2,5); tűzördögök (5,3) és (5,6), megszállott katonák (6,2) és (6,7); kék portál (9,3), sárga portál (10,7), aktív teleporthely (0,5), rakétavető (12,9), gyógycsomagok (0,2), (0,7), (3,2) és (3,7).
rule-D16-TUT-11 = Az egyedül játszó tengerészgyalogosnak az oktatóküldetésben egy kezdeményezéskártyája van, rajkártyája nincs. Ha a teleporthely foglalt, az újjászületés a legközelebbi szabad mezőn történik; mindkét zsilip egy él széles.

## A forduló

rule-D16-RND-1 = A fordulók a küldetés végéig ismétlődnek: előbb az állapotszakasz, aztán az aktiválási szakasz.

## Állapotszakasz

rule-D16-STA-1 = Első lépés, a kezdeményezéspakli: a játékban lévő minden tengerészgyalogosért egy tengerészgyalogos-kártya (egyedül játszva kettő), és minden démonfajtáért, amelynek legalább egy figurája a térképen van, egy megszálló-kártya. Megkeverve, képpel lefelé kell lerakni.
rule-D16-STA-2 = Csak 6 megszálló-kezdeményezéskártya van: 7 vagy több fajtánál is 6 kerül a pakliba.
rule-D16-STA-3 = Második lépés: minden kimerült démonkártya kész állapotba kerül.
rule-D16-STA-4 = Harmadik lépés: a megszálló játékos addig húz eseménykártyát, amíg hat nincs a kezében.
rule-D16-STA-5 = Negyedik lépés (az oktatóküldetésben nincs): a megszálló játékos legfeljebb három eseménykártyát eldobhat; mindegyikért 1 argentjelzőt kap, amelyet bármelyik démonkártyájára vagy az inváziókártyára tehet. Az inváziókártyája által megidézhető fajták lefordított kártyái is kaphatnak; a jelzők láthatók, a kártya nem.
rule-D16-STA-6 = A Roham és a Horda fenyegetéskártya az állapotszakasz legelején hat, így az első lépés már az új fajtákat is számolja.
rule-D16-STA-7 = Egy forduló sorrendje: a forduló száma 1-gyel nő; a fenyegetéskártya megidézései; az állapotszakasz négy lépése; aktiválási szakasz; a forduló végéig tartó hatások elmúlnak; a cél pontozása; a fordulókorlát vizsgálata.

## Aktiválási szakasz

rule-D16-ACT-1 = A megszálló játékos felfedi a felső kezdeményezéskártyát, azt végre kell hajtani, majd eldobni, és így tovább, amíg a pakli el nem fogy. Ezután új forduló kezdődik.
rule-D16-ACT-2 = Tengerészgyalogos-kártyára az a tengerészgyalogos aktiválódik. Megszálló-kártyára a megszálló játékosnak egy kész, felfordított démonkártyát kell választania: kimeríti, és egyenként, tetszőleges sorrendben aktiválja a fajta minden figuráját (egy figura akár semmit sem tesz).
rule-D16-ACT-3 = Ha megszálló-kártya jön, de nincs kész, felfordított démonkártya, semmi sem történik, és a kártyát el kell dobni. A forduló közben megidézett fajta bármely későbbi megszálló-kártyával választható, ha a kártyáját ebben a fordulóban még nem merítették ki.
rule-D16-ACT-4 = Az aktiválási szakasz minden megidézése után (az oktatóküldetést kivéve) annyi megszálló-kártyát kell a pakli maradékához adni, hogy a benne lévők száma elérje a térképen figurával bíró kész fajtákét, de legfeljebb 6-ot; kivenni soha nem kell belőle. Ezután a maradék paklit meg kell keverni.
rule-D16-ACT-5 = Ha egy legyilkolt tengerészgyalogos kezdeményezéskártyája jön, annak az aktiválásnak az elején újjászületik, majd rendesen cselekszik.

## A tengerészgyalogos aktiválása

rule-D16-MAR-1 = Aktiválása elején a tengerészgyalogos kimerült osztálykártyája kész állapotba kerül; ha korábban legyilkolták, újjászületik.
rule-D16-MAR-2 = Legfeljebb egy főakciót és akárhány bónuszakciót játszhat ki, egyszerre egy kártyát, és mindegyiket teljesen be kell fejeznie a következő előtt. Bármikor abbahagyhatja.
rule-D16-MAR-3 = A kijátszott akciókártya képpel felfelé a játéktérre kerül: először a sebességével egyenlő számú mozgáspontot ad, aztán, ha van rajta támadás, a tengerészgyalogos támadhat. A kártya képességei a szövegük szerint érvényesek.
rule-D16-MAR-4 = A mozgáspontok összeadódnak, és a saját aktiválás bármely pillanatában, tetszőleges részletekben elkölthetők, támadások és képességek előtt vagy után, de támadás közben soha. Ami az aktiválás végén megmarad, elvész.
rule-D16-MAR-5 = Rohanás: főakció helyett a tengerészgyalogos eldob egy lapot a kezéből, és 6 mozgáspontot kap.
rule-D16-MAR-6 = Aktiválása végén a tengerészgyalogos eldobja az összes kijátszott kártyáját, és a kézméretéig húz, amely 3, ha semmi sem változtatja meg. A ki nem játszott lapjait ekkor nem dobja el.
rule-D16-MAR-7 = Reakció (nyílikon) mások aktiválásában is kijátszható a kézből a játéktérre, ha a szövege megengedi; végrehajtása után azonnal a dobópakliba kerül. Sem fő-, sem bónuszakciónak nem számít.
rule-D16-MAR-8 = Az a tengerészgyalogos, akinek nincs figurája a térképen (legyilkolták, és még nem született újjá), nem játszik ki kártyát, nem célpont, és semmit sem akadályoz.
rule-D16-MAR-9 = A támadást adó kártya nyitva marad, amíg a támadását végre nem hajtják vagy le nem mondanak róla: közben lehet mozogni, felszerelést felvenni és zsilipet nyitni, de más fő- vagy bónuszkártyát kijátszani, rohanni, fő- vagy bónuszakcióba kerülő képességet használni nem. A „következő támadásra” ható kártyáknak ezért előbb kell jönniük.
rule-D16-MAR-10 = Rohanásnál az eldobott lap azonnal a dobópakliba kerül, és nincs hatása. Reakció a saját aktiválásban is kijátszható, ha bekövetkezik, ami kiváltja.

## A démonok aktiválása

rule-D16-DEM-1 = Minden démon a kártyája sebességével egyenlő számú mozgáspontot kap, és egyszer végrehajthatja a kártyáján álló támadást. A mozgáspontok a támadás előtt és után is elkölthetők, közben nem; a maradék elvész.
rule-D16-DEM-2 = A démonok képességei a szövegük szerint használhatók; az argentikonos képesség 1 argentjelzőbe kerül a démon kártyájáról.
rule-D16-DEM-3 = A démonok nem vesznek fel felszerelést, nem aktiválnak teleporthelyet, és számukra a teleporthelyek nem szomszédosak egymással.
rule-D16-DEM-4 = Egy démon aktiválását be kell fejezni, mielőtt a következő figura elkezdi; amelyik közben meghal, nem cselekszik. Démon bármilyen jelzőn állhat.

## A támadás menete

rule-D16-ATK-1 = A támadás sorrendje: a védekező kiválasztása; dobás; a védőkártya felfedése; „védekezés közben” hatások; „támadás közben” hatások; a sebzés kiosztása.
rule-D16-ATK-2 = A védekező a támadás hatótávján belül és a látótérben lévő ellenséges figura lehet; ha bármelyik feltétel hiányzik, mást kell választani. Ha nincs szabályos célpont, a támadás elvész.
rule-D16-ATK-3 = A távolság a támadótól a védekezőig vezető, szomszédos mezőkből álló legrövidebb lánc mezőinek száma; a védekező mezője beleszámít, a támadóé nem, így a szomszédos mező 1, és az átlós lépés is 1. Falak és csukott zsilipek megszakítják a láncot, más terep és figurák nem; óriásméretű figuránál a mezői közül a legközelebbi számít.
rule-D16-ATK-4 = A kábult támadó egy általa választott kockával kevesebbel dob; nulla kocka 0 sebzés. A kockát vagy hatótávot adó „támadás előtt” képességek a dobás előtt jönnek.
rule-D16-ATK-5 = A kockákon csak sebzésjelek vannak, egy lapon legfeljebb 3: a vörösön 0, 1, 1, 1, 2, 2, a feketén 1, 2, 2, 2, 3, 3.
rule-D16-ATK-6 = Védekezéskor a tengerészgyalogos az akciópaklija, a démon az eseménypakli felső kártyáját fedi fel, pontosan egyet. Fedezékben ezután felfedhet egy másodikat, ekkor az első nem számít, és el kell dobni; a kábult védekező semmit sem fed fel.
rule-D16-ATK-7 = Minden pajzs egy sebzést hárít el, a kitérés mindet. A különleges ikon (csak eseménykártyán van) a védekező démon különleges védelmét adja: a kártyáján álló számú pajzsot vagy kitérést.
rule-D16-ATK-8 = A szívós démon minden védekezéséhez 1 pajzsot kap, kábultan is.
rule-D16-ATK-9 = Az elszenvedett sebzés a sebzésjelek száma mínusz a pajzsok, de legalább 0; kitérésnél 0. Ezután a felfedett kártyát el kell dobni.
rule-D16-ATK-10 = Egy figura elveszti a kábulatát, miután támadást hajtott végre, vagy miután lezárult egy ellene irányuló támadás. A támadás saját hatásából eredő kábulat a sebzés után jön, ezért ugyanaz a támadás nem veszi le.
rule-D16-ATK-11 = A fedezék figyelmen kívül hagyása csak a második kártyát veszi el; a hatótáv és a látótér továbbra is kell.
rule-D16-ATK-12 = Ugyanabban a pillanatban egy eseménykártyából csak egy példány játszható ki.
rule-D16-ATK-13 = Ha egy hatás szerint egy figura sebzést szenved, az nem támadás: nincs dobás, nincs védekezés, és a kábulat sem múlik el tőle.
rule-D16-ATK-14 = Több célpontú támadásnál egyszer kell dobni, és minden védekező a saját kártyáját fedi fel, a támadó által választott sorrendben. A halálokat az összes védekező után kell végrehajtani.
rule-D16-ATK-15 = A dobás után kapott kockákkal azonnal dobni kell, és az eredményüket hozzá kell adni. Egy támadásban legfeljebb 4 vörös és 2 fekete kocka lehet; a fölös fekete kocka vörösként dobható, ha az még belefér, különben elvész.

## Látótér

rule-D16-LOS-1 = A támadó kiválasztja mezőjének egyik sarkát, és onnan egyenest húz a védekező mezőjének bármelyik sarkába. Látótér akkor van, ha van olyan egyenes, amely nem keresztez falat, elzáró élt és csukott zsilipet.
rule-D16-LOS-2 = A figurák, a járhatatlan élek és a nehéz terep soha nem takarják a látóteret.
rule-D16-LOS-3 = Takaró él a fal (a térkép széle is), az elzáró él és a csukott zsilip; az egyenes zárt, ha egy ilyennek a belsejét keresztezi, ha egy ilyen mentén fut, és a két mező az egyenes két oldalán van, vagy ha bármely érintett mezősaroknál, a két végpontot is beleértve, a sarok egyik oldalról sem kerülhető meg takaró él nélkül attól a mezőtől, ahonnan az egyenes jön (az első saroknál a támadóé), addig, ahová tart (az utolsónál a védekezőé). A rácsvonalon futó egyenes a támadó oldalán lévő mezőkön halad, szabad falvéget érinteni lehet, és a látás kölcsönös.
rule-D16-LOS-4 = Óriásméretű támadónál és védekezőnél bármelyik elfoglalt mezőjének bármelyik sarka használható.

## Fedezék

rule-D16-COV-1 = Ha megvan a látótér, ugyanabból a támadósarokból a védekező mezőjének minden sarkába egyenest kell húzni. Ha bármelyik keresztez falat, elzáró élt, nehéz terep határát vagy olyan mezőt, amelyen a támadón és a védekezőn kívüli figura áll, a védekező fedezékben van.
rule-D16-COV-2 = A járhatatlan él nem ad fedezéket. A csukott zsilip falnak számít.
rule-D16-COV-3 = A támadó választja a sarkot, akár azt is, amelyik megfosztja a védekezőt a fedezéktől, tehát fedezék csak akkor van, ha minden látóteret adó saroknál van. Egy egyenes akkor keresztezi egy figura mezőjét, ha annak belsején halad át.
rule-D16-COV-4 = Óriásméretű figura soha nincs fedezékben, másnak viszont fedezéket ad.
rule-D16-COV-5 = A fedezékben lévő védekező felfedhet egy második kártyát az első helyett; erről az első láttán dönt.
rule-D16-COV-6 = Fal, zsilip és elzáró él akkor ad fedezéket, ha az egyenes a látótér szabálya szerint zárt; nehéz terep akkor, ha az egyenes egy ilyen mező belsején halad át, kivéve, ha mindkét figura ugyanazon az összefüggő nehéz terepen áll. Az az egyenes, amely csak egy mező mentén fut vagy érinti azt, nem keresztezi, ezért az egyenes mellett átlósan álló figurák nem adnak fedezéket.

## Sebzés, halál, gyilokpont, újjászületés

rule-D16-KIL-1 = A sebzés figuránként gyűlik. Amint eléri az egészséget, a figura meghal, és azonnal lekerül.
rule-D16-KIL-2 = A gyógyulás sebzést vesz le, 0 alá nem.
rule-D16-KIL-3 = Ha egy fajtából nem marad démon, a kártyája képpel lefelé fordul. A rajta lévő argent marad.
rule-D16-KIL-4 = Minden legyilkolt tengerészgyalogosért a megszálló játékos 1 gyilokpontot kap, ugyanazért a tengerészgyalogosért többször is.
rule-D16-KIL-5 = A legyilkolt tengerészgyalogos elveszti minden sebzését és kábulatát, eldobja kijátszott és felfedett védőkártyáit, majd kezét, dobópakliját és pakliját összekeveri, és kézméretnyi (alapesetben 3) lapot húz. Fegyverei, osztály-, raj- és kivégzéskártyái megmaradnak; ha éppen aktiválódott, az aktiválása véget ér.
rule-D16-KIL-6 = Következő aktiválása elején egy általa választott aktív teleporthely mezőjén születik újjá; ha ott démon van, az telegyilok. Ha másik tengerészgyalogos áll ott, másikat kell választania; ha mindegyik foglalt, a legközelebbi szabad mező jön.

## Kis figurák mozgása

rule-D16-MOV-1 = 1 mozgáspont egy lépés szomszédos mezőre; az élükkel vagy sarkukkal érintkező mezők szomszédosak, ha fal vagy csukott zsilip nem választja el őket.
rule-D16-MOV-2 = Baráti figura mezőjére lépni nem jár felárral, ellenségesére +1 mozgáspont. A mozgást foglalt mezőn befejezni nem lehet.
rule-D16-MOV-3 = Nehéz terepre lépni mezőnként +1 mozgáspont; a felárak összeadódnak.
rule-D16-MOV-4 = A mozgás akkor ér véget, amikor a figura támad, valamit használ, vagy az aktiválása véget ér; foglalt mezőn megállni nem lehet. Foglalt mezőre csak az léphet, akinek elég mozgáspontja marad egy szabályos megállóhelyig, vagy aki a belépésével eltünteti az ott állót.
rule-D16-MOV-5 = Az átlós lépés akkor szabályos, ha a sarkot megkerülő két L alakú út közül legalább az egyik nem keresztez falat, zsilipet, járhatatlan vagy elzáró élt. Szomszédságnál és távolságnál ugyanez a vizsgálat, de csak a falak és a csukott zsilipek számítanak.
rule-D16-MOV-6 = Óriásméretű ellenség minden mezője külön felár. A kapott mozgáspontokra minden költség érvényes; a megadott számú mezőnyi mozgás viszont ennyi lépés mozgáspont és felár nélkül, egyébként rendes mozgás.

## Terep és falak

rule-D16-TER-1 = Fal (vastag fekete vonal): nem lehet átmenni rajta, és a két oldala nem szomszédos; takarja a látóteret, és fedezéket ad.
rule-D16-TER-2 = Járhatatlan él (szaggatott vörös vonal): kis figura nem mehet át rajta; a látóteret nem takarja, és fedezéket sem ad.
rule-D16-TER-3 = Elzáró él (folytonos vörös vonal): kis figura nem mehet át rajta; takarja a látóteret, és fedezéket ad.
rule-D16-TER-4 = Nehéz terep (mezőket körbefogó szaggatott kék vonal): rá lehet lépni, mezőnként +1 mozgáspontért; a látóteret nem takarja, de fedezéket ad.
rule-D16-TER-5 = Csukott zsilip (jelző): nem lehet átmenni rajta, és a két oldala nem szomszédos; takarja a látóteret, és fedezéket ad.

## Zsilipek

rule-D16-DOR-1 = A zsilippel szomszédos figura 1 mozgáspontért kinyithatja; ekkor végleg lekerül, a zsilipek soha nem csukódnak be.
rule-D16-DOR-2 = Az szomszédos a zsilippel, aki olyan mezőn áll, amelynek valamelyik élén zsilip van. Egy zsilip egy vagy két, egy vonalba eső élt foglal el.
rule-D16-DOR-3 = Fertőzésnél a démonok nem nyithatnak zsilipet; az oktatóküldetésben addig nem, amíg portál van a térképen.
rule-D16-DOR-4 = A küldetések zsilipjei két él szélesek; bármelyik élnél állva nyithatók, és a két él együtt nyílik.

## Portálok és megidézés

rule-D16-POR-1 = Három portálszint van, növekvő sorrendben kék, sárga és vörös. Egy inváziókártyán hat csoport van, színenként kettő.
rule-D16-POR-2 = Egyszerre egy portálból lehet megidézni: a megszálló játékos kiválasztja és felfordítja, választ a színéhez tartozó két csoport közül, és minden felsorolt démont a portál mezőjére vagy azzal szomszédos mezőkre tesz. Ezután a démonkártyák felfordulnak, és a portál lekerül: egy portál csak egy csoportot ad.
rule-D16-POR-3 = Az a figura, amely nem fér el, a portáltól elérhető legközelebbi szabad mezőre kerül, a zsilipek pillanatnyi állása szerint; ha kevés a figura, annyit kell lerakni, amennyi van. Jelzőkre is állhat figura.
rule-D16-POR-4 = A csoport argentértéke ennyi argentjelzőt ad, amelyeket a csoport démonjainak kártyáira kell tenni.
rule-D16-POR-5 = Egy csoport megidézésekor akárhány argentjelző áttehető az inváziókártyáról a csoport démonjainak kártyáira. A megidézés végén az inváziókártyán maradt jelzőket el kell dobni.
rule-D16-POR-6 = Hogy mikor és melyik portálokból kell megidézni, azt a küldetés vagy a fenyegetéskártya adja meg.
rule-D16-POR-7 = Ugyanaz a csoport egy másik portálnál vagy később újra választható. Óriásméretű figura minden mezőjének szabadnak kell lennie, és legalább egyiküknek a portál mezőjének vagy azzal szomszédosnak; megidézés soha senkit sem tol el a helyéről.
rule-D16-POR-8 = Ha egyszerre több portál lép működésbe, a megszálló játékos adja meg a sorrendet, és egymás után jönnek; az inváziókártya argentjét minden csoport után el kell számolni.

## Argent

rule-D16-ARG-1 = Argent az állapotszakaszban eldobott eseményekért (fordulónként legfeljebb 3), a csoportok értékéért és kártyahatásokból jár. Elköltéskor a démon saját kártyájáról kell eldobni egy jelzőt, majd végrehajtani a kártya egyik argentképességét.
rule-D16-ARG-2 = Egy felhasználás csak az éppen cselekvő figurának szól, nem az egész fajtának.
rule-D16-ARG-3 = Egy figura egy aktiválásban minden argentképességet legfeljebb egyszer használhat; az okozott sebzéshez kötött képességet a sebzés ismeretében kell kifizetni. Ha a 18 jelzős készlet üres, nem jár argent.

## Kábulat

rule-D16-STN-1 = A kábulatot tengerészgyalogosnál kártya, démonnál jelző mutatja: támadáskor egy kockával kevesebb, védekezéskor nincs felfedett kártya; a figura saját támadása vagy egy ellene irányuló támadás után múlik el. Egy figurán soha nincs egynél több; kábult figurát elkábítani hatástalan.
rule-D16-STN-2 = A kábult tengerészgyalogos is kijátszhat „védekezés közben” reakciókat.

## Eseménykártyák

rule-D16-EVT-1 = A megszálló játékos hat lapig tölti fel a kezét; minden kártya megmondja, mikor játszható ki, és végrehajtása után el kell dobni.
rule-D16-EVT-2 = Ugyanez a pakli a démonok védőpaklija is: a felfedett kártya mindig a pakliból jön, soha nem a kézből.
rule-D16-EVT-3 = Kártyahatások a kezet hat fölé vihetik; feltöltéskor ilyenkor nincs húzás. A „démon aktiválásakor” azt jelenti: miután megkapta a mozgáspontjait, minden más előtt.

## Felszerelés

rule-D16-ITM-1 = Aktiválása közben a tengerészgyalogos mozgáspont nélkül felveheti a mezőjén lévő felszerelést, áthaladás közben is.
rule-D16-ITM-2 = A gyógycsomagot azonnal el kell dobni, és 5 sebzést gyógyít; felvenni nem kötelező.
rule-D16-ITM-3 = A fegyverjelzőt meg kell tartani, és a hozzá tartozó fegyverkészletet elvenni.
rule-D16-ITM-4 = A fegyverkészlet megkeverve, képpel lefelé az akciópakli tetejére kerül; a pakli ezzel nő, semmi sem kerül ki belőle.
rule-D16-ITM-5 = A gránátjelző csak egy kártyát ad, amely kijátszva kikerül a játékból.

## Dicsőséges kivégzés

rule-D16-GLO-1 = Az a démon, amelynek sebzése eléri a stabilitását, de az egészségét nem, megingott.
rule-D16-GLO-2 = Az a tengerészgyalogos, aki egy megingott démon bármelyik mezőjére lép, azonnal megöli (dicsőséges kivégzés), és rögtön felhúzza a felső kivégzéskártyát; aki húzott, 2 sebzést gyógyíthat magán.
rule-D16-GLO-3 = Az ellenséges mezőre lépés +1 mozgáspontját ilyenkor is ki kell fizetni. Mivel a démon eltűnt, a tengerészgyalogos ott maradhat.
rule-D16-GLO-4 = Hatás által adott mozgás is számít, ellökés vagy kiszorítás nem. A felhasznált kivégzéskártyák dobópaklija szükség esetén újra paklivá keverődik; akárhány ilyen kártya tartható.

## Teleporthelyek és telegyilok

rule-D16-TEL-1 = Az inaktív teleporthely aktívra fordul, amikor egy tengerészgyalogos a mezőjére lép.
rule-D16-TEL-2 = A tengerészgyalogosok mozgásánál minden aktív teleporthely mezője szomszédos a többivel (1 mozgáspont); az érkezési mezőn lévő nehéz terep itt is 1-gyel többe kerül, a telegyilok csak a démonért járó felárat engedi el.
rule-D16-TEL-3 = Az a tengerészgyalogos, aki teleporthelyen születik újjá, vagy egy teleporthely mezőjéről egy másik aktív teleporthelyre lép, megöli az ott álló démont (telegyilok), és nem fizet felárat. Kivégzéskártya ezért nem jár.
rule-D16-TEL-4 = A teleporthelyek szomszédsága csak a mozgásra érvényes, távolságra, látótérre, zsilipekre és démonokra nem. Az óriásméretű démon meghal, ha bármelyik mezője a célmező.
rule-D16-TEL-5 = Rálépésnek számít az áthaladás is, akkor is, ha a mező foglalt; az aktiválás kötelező. Ellökés vagy kiszorítás soha nem aktivál teleporthelyet, nem vesz fel felszerelést és nem öl.

## Óriásméretű figurák

rule-D16-LRG-1 = Az óriásméretű figura 2, 4 vagy 6 mezőt foglal el, és átlósan nem léphet. 1 mozgáspontért az egész talpa egy mezőt mozdul egyenesen.
rule-D16-LRG-2 = A 2 és a 6 mezős figura 1 mozgáspontért 90 fokkal elfordulhat; az új helyének le kell fednie legalább a felét a korábban elfoglalt mezőknek.
rule-D16-LRG-3 = Mozgás közben nem számítanak neki a járhatatlan és elzáró élek, és nem fizet felárat nehéz terepért vagy kis figurákért. Falak és csukott zsilipek megállítják.
rule-D16-LRG-4 = Megállhat elzáró és járhatatlan éleken és kis figurákon is; minden így letakart kis figurát a gazdája arra a legközelebbi szabad mezőre tesz, ahová rendesen léphetett volna.
rule-D16-LRG-5 = Másik óriásméretű figurán nem állhat meg; áthaladni is csak baráti óriásméretű figurán lehet.
rule-D16-LRG-6 = Látóterét bármelyik elfoglalt mezőjének bármelyik sarka adja, és soha nincs fedezékben.
rule-D16-LRG-7 = A talp két mezője között nem húzódhat fal vagy csukott zsilip, sem lépés vagy fordulás előtt, sem utána, és lépéskor egyik mező sem keresztezhet ilyet. A fordulás közben súrolt mezőket nem kell vizsgálni.
rule-D16-LRG-8 = A kiszorítás mindig akkor történik, amikor az óriásméretű figura megáll: előbb az aktív oldal figurái jönnek; a legközelebbi mező az, amely a figurákat nem számítva a legkevesebb szabályos lépésre van, egyenlők közül a gazda választ. Ha valakinek nincs hová mennie, ott nem szabad megállni.

## Osztályok, rajok, küldetések, titkok

rule-D16-MIS-1 = Az osztálykártya képessége az egész játékban él; a kimeríthető a tulajdonosa aktiválásának elején kész állapotba kerül.
rule-D16-MIS-2 = Két hadművelet van, hat-hat küldetéssel; minden küldetés a 6 célkártya és a 3 fenyegetéskártya egyikét nevezi meg, és térképet ad.
rule-D16-MIS-3 = A célkártyán mindkét oldal győzelmi feltétele és különleges szabályok állnak; a megszálló játékos akárhány tengerészgyalogos ellen 6 gyilokponttal győz, hacsak a küldetés mást nem mond, és az asztal a mi számainkkal is játszhat. A küldetés azonnal véget ér, amint az egyik teljesül.
rule-D16-MIS-4 = A fenyegetés háromféle. Fertőzés: a démonok a felderítés során jelennek meg; Horda: egyre magasabb szintű portálokból egyenletesen áramlanak; Roham: a megszálló játékos fenyegetésjelző-készletéből minden állapotszakasz elején megidézésre költhet.
rule-D16-MIS-5 = A tengerészgyalogosok elől rejtve van az inváziókártya, a lefordított démonkártyák, az eseménykártyák a kézben és a paklik sorrendje; a megszálló játékos elől a tengerészgyalogosok keze és paklija. Nyilvános a sebzés, a kábulat, az argent, a dobópaklik, a kijátszott lapok, a birtokolt kivégzéskártyák, a kezek és paklik lapszáma, a portálok színe, és hogy ki mit visz; a tengerészgyalogosok egymás kezét is látják.
rule-D16-MIS-6 = A hadművelet eredménye a megnyert küldetések száma. Egy küldetés vesztese a következőben előnyt kap: a tengerészgyalogosok kezdéskor egy további gyógycsomagot, a megszálló játékos 2 argentet az inváziókártyára.
rule-D16-MIS-7 = Ha a 12. forduló végéig (az oktatóküldetésben is) senki sem győzött, a megszálló játékos nyer. A korlát küldetésenként eltérhet, és az asztal kikapcsolhatja.
rule-D16-MIS-8 = Ha a két oldal ugyanabban a pillanatban éri el a célját, az győz, akinek az aktiválása folyik; aktiváláson kívül a tengerészgyalogosok.

## Kölcsönhatások: támadások

rule-D16-INT-1 = Egy támadás szakaszai: bejelentés (a támadó oldal támadás előtti hatásai, hatótáv, további kockák, argent), majd a védekező kiválasztása; kockakészlet (alap- és további kockák a támadó oldal dobás előtti hatásaival, aztán a kábulat és a Csaligránát levonása, a felső korlát, dobás); felfedés és döntés a fedezékről; védekezés közben, csak a védekező oldal; támadás közben, csak a támadó oldal; sebzés, a felfedett kártya eldobása, halálok; a támadó és a védekező kábulata elmúlik, majd jönnek a támadás saját találati hatásai (kábulat, Szórás, Taszítócsapás); végül a támadás vagy halál utáni hatások, előbb az aktív oldal, aztán a másik. Lezárt szakasz nem nyílik újra, és az a támadás, amelynek támadója eltűnt, véget ér.
rule-D16-INT-2 = Egy oldalon belül az érintett figura az első, aztán a többi tengerészgyalogos betűrendben. Másik tengerészgyalogos csak akkor szólhat bele, ha a szövege nem csak önmagára vonatkozik.
rule-D16-INT-3 = Egy szakaszban több hatás is jöhet, de egyenként: mindegyiket végre kell hajtani és el kell dobni a következő előtt, két azonos nevű kártya soha nem játszható ki, tengerészgyalogosé sem. A passz arra a szakaszra végleges; ha közben új kiváltó esemény történik, azt kell előbb lezárni.
rule-D16-INT-4 = A Kommandós és a Rettegés csak akkor használható, ha volt felfedett kártya: annak ikonjai elvesznek, az új kártyáé számítanak, a kitérés és a különleges ikon is. A más hatásokból és a szívósságból kapott pajzsok maradnak; fedezékért második kártya ekkor nem jár.
rule-D16-INT-5 = Egy kockát több különböző hatás is újradobhat, az utolsó eredmény számít; amelyik kockát egy lapjára fordítottak, az később nem dobható újra. A pajzsok (kártya vagy különleges ikon, szívósság, hatások) összegéből le kell vonni az Átütést, legalább 0-ig; a kitérés mindent nulláz, a Vasbőr korlátja a legvégén jön.
rule-D16-INT-6 = A kétszer végrehajtandó támadás és az Ikertűz két teljes támadás: a második nem kötelező, védekezőjét az első lezárása után kell kiválasztani, és a kettő között mozgáspont is elkölthető. A kábulat, a „következő támadás” hatásai és az argent csak az elsőre érvényesek.
rule-D16-INT-7 = A „következő támadás” hatásai összeadódnak, a saját aktiváláshoz tartoznak, és a következő támadás elhasználja őket, akár illik rá a feltételük, akár nem. Az aktiválás végén elmúlnak.
rule-D16-INT-8 = Hatótávnövelés soha nem érvényes olyan támadásra, amelynek kiírt hatótávja 1; a korlátok (Sötétség) a növelések után jönnek. A már érvényben lévő hatásnak egy második példány semmit sem ad hozzá.
rule-D16-INT-9 = Több célpontnál a kábult támadó a közös dobásból veszít egy kockát, és az utolsó védekező után tér magához; a kábult védekező nem fed fel kártyát, és kábulata a támadás után múlik el. A kockahatások egyszer, rögtön a dobás után használhatók, a kártyák, a fedezék és a pajzsok védekezőnként számítanak, a Kommandós és a Rettegés csak egyiküket éri, az óriásméretű figura egy célpont, a sebzések és halálok pedig egyidejűek.
rule-D16-INT-10 = Nulla kockával is megtörténik a támadás: van felfedett kártya, és a kábulat elmúlik. A támadáson kívüli hatástól kapott kábulat a következő támadásig megmarad.
rule-D16-INT-11 = Az aktiváláson kívüli támadásokra (Küszöblövés, Tűzfedezet, Roham) minden támadási szabály érvényes, az ott kapott mozgáspontokat azonnal el kell költeni. Roham: egy másik tengerészgyalogos ellen, kiírt hatótáv, 1 vörös kocka, argent nélkül.
rule-D16-INT-12 = Megállás az, amikor az utolsó megállása óta lépett vagy fordult figura támadni készül, befejezi az aktiválását, vagy befejez egy azon kívül kapott mozgást. Ekkor előbb a kiszorítás, aztán a megállásra adható válaszok jönnek, végül, ha a figura él és még képes rá, a támadás bejelentése.
rule-D16-INT-13 = A Tűzfedezet és a Küszöblövés egy démon megállására használható; a megidézés nem megállás. Minden jogosult tengerészgyalogos mindkettőt használhatja, betűrendben, és a démon támadása csak utánuk jön.
rule-D16-INT-14 = A Lefogás a mozgáspontok megkapása és a megszálló játékos „démon aktiválásakor” hatásai után jön; kártyánként egy figurára hat.
rule-D16-INT-15 = A Csaligránát jelölő, nem figura: semmit sem akadályoz, és fedezéket sem ad. Az a démon, amelynek a kockakészlet összeállításakor látótere van rá, egy általa választott kockával kevesebbel dob (akárhány csali van, csak eggyel); a drón elleni támadásra nem hat, és a forduló végén lekerül.
rule-D16-INT-16 = Foglalt mezőn áthaladva egy figura felvehet felszerelést és aktiválhat teleporthelyet, de nem támadhat, nem játszhat ki kártyát és nem nyithat zsilipet.
rule-D16-INT-17 = A Szórást, a Késleltetett gyújtót és hasonlókat a védekező megtámadáskori mezőitől kell mérni, akár él, akár nem; a Szórás ellen nincs kitérés, minden figurát egyszer ér, és ahol a szöveg „minden” figurát mond, a barátokat és a lövőt is. Ami egy tengerészgyalogos kártyájának bármely hatásától, dicsőséges kivégzéssel vagy telegyilokkal hal meg, azt az a tengerészgyalogos ölte meg.

## Kölcsönhatások: halál, mozgás, teleporthelyek

rule-D16-INT-18 = A dicsőséges kivégzés sorrendje: a lépés kifizetése; a démon meghal; kártyahúzás, és kártyánként, ha kell, 2 sebzés gyógyulása; a halál utáni hatások (Halálátok, Lélekaratás, Lendület, akár az éppen felhúzott); a mozgás folytatása. Óriásméretű démonnál bármelyik mezője megfelel, a többi mezője ekkor kiürül, és minden további megingott démon, amelyre rálépnek, új dicsőséges kivégzés.
rule-D16-INT-19 = Barát mezőjére csak az teleportálhat, aki onnan tovább tud menni. A telegyilok megelőzi a dicsőséges kivégzést: nincs kártya és felár; bármely démont megöl, a kiberdémont is, ha bármelyik mezője a célmező, a nála lévő jelzők pedig ott esnek le.
rule-D16-INT-20 = Ha újjászületéskor tengerészgyalogos vagy drón áll a teleporthelyen, másikat kell választani; ha mind így foglalt, az egyik választott teleporthelyhez legközelebbi szabad mező jön. Az újjászületés nem mozgás (nincs felvétel, nincs megállás), de a Fertőzést utána is vizsgálni kell.
rule-D16-INT-21 = Ellökésnél (Taszítócsapás) a megszálló játékos olyan szomszédos, szabad és szabályos mezőt választ, amely messzebb van az ellökőtől; ha nincs ilyen, a figura marad. A tengerészgyalogosok betűrendben jönnek.
rule-D16-INT-22 = Akit a kártyája felfedése előtt gyilkoltak le, az a felfedésekor újjászületik, és teljes aktiválást kap; akit utána, az a következő fordulóban tér vissza. Akit a saját aktiválásában gyilkoltak le, annak az aktiválása véget ér, és csak a legyilkolásért járó húzást kapja.
rule-D16-INT-23 = Óriásméretű figura csak olyan zsilipnyíláson fér át, amely legalább olyan széles, mint a talpa. Ha csukott zsilipnél áll, kinyithatja, ahol a démonok nyithatnak zsilipet.
rule-D16-INT-24 = A figura alatti jelző marad és működik: a letakart portálból is lehet mellé megidézni, a letakart felszerelés áthaladás közben felvehető.

## Kölcsönhatások: fordulók, készlet, előkészületek

rule-D16-INT-25 = A kihalt fajta kártyája megtartja állapotát: ha ebben a fordulóban már kimerítették, újra megidézve felfordul, de kimerült marad, és nem jár érte kezdeményezéskártya. Ha még nem használták, kész.
rule-D16-INT-26 = Ha megidézéskor kevés a figura, a megszálló játékos választja ki, melyek kerülnek le a felsoroltak közül; ha egy sem került le, a csoport argentje sem jár. A nagyobb figurákat kell előbb lerakni; aminek sehol sincs helye, nem kerül le.
rule-D16-INT-27 = A lefordított kártyán lévő argent marad, nem költhető el, és akkor lesz újra használható, amikor a fajta visszatér.
rule-D16-INT-28 = Húzáskor előbb a pakli fogy el, aztán a megkevert dobópakliból folytatódik; a játékban lévő kártyák nincsenek a dobópakliban. Fedezéknél az első kártyát a második felfedése előtt kell eldobni, így keveréssel akár vissza is jöhet; ha mindkét pakli üres, nincs kártya, és a fedezék sem használ.
rule-D16-INT-29 = Egy kezdeményezéskártya felfedése előtt először a megszálló játékos (Rajtaütés), aztán a tengerészgyalogosok (Felderítő) jönnek; amit láttak, csak a saját oldaluk tudhatja. Az Élharcos közvetlenül az első lépés keverése után hat.
rule-D16-INT-30 = Minden főakció helyett lehet rohanni: két főakcióval egy főakció és egy rohanás vagy két rohanás is szabályos, minden rohanás a maga lapjába kerül.
rule-D16-INT-31 = Egyedül játszva két teljes aktiválás van: mindegyikben kész lesz az osztálykártya, újraindulnak az „aktiválásonként” korlátok, és feltöltődik a kéz; a „fordulónként” korlátok nem. Az Őrmester és a Híradótiszt ilyenkor nem választható.
rule-D16-INT-32 = A kézméret a tengerészgyalogos kártyáin álló legnagyobb érték, és csak húzáskor számít; eldobni senkinek sem kell miatta.
rule-D16-INT-33 = Ha fegyverjelző felvételekor a pakli üres, a fegyverkészlet lesz a pakli; a dobópakli marad, amíg szükség nem lesz rá.
rule-D16-INT-34 = A tengerészgyalogos aktiválása így kezdődik: az osztálykártya kész lesz; újjászületés; kezdő hatások, előbb a sajátjai, aztán az Őrmester ajándéka. A rajkártya egészségértéke a 10 helyébe lép.

## Kölcsönhatások: célok, a játék vége

rule-D16-INT-35 = A győzelmet minden halál, gyilokpont, leszállítás és haladásváltozás után vizsgálni kell; a játék ott megáll, támadás közepén is, és a későbbi Szórás, esemény vagy védekező már nem jön. Az egyidejű halálok együtt számítanak.
rule-D16-INT-36 = A vihető jelző felvétele ingyenes (a szállítmányé 1 mozgáspont), áthaladás közben is, de átadni nem lehet; mintával és gránáttal lehet teleportálni, a szállítmányt vivő viszont nem rohanhat, és a teleporthelyek szomszédságát sem használhatja. Halálakor a vivő mezőjére esik (óriásméretű démonnál egyik mezőjére, a tengerészgyalogosok választása szerint); egy mezőn több jelző is lehet.
rule-D16-INT-37 = A drón kis figura, a tengerészgyalogosok barátja, de nem tengerészgyalogos: a „tengerészgyalogos” szövegű és a kábító hatások nem érvényesek rá; 1 pajzzsal védekezik, kártya és fedezék nélkül. Fedezéket ad, a démonoknak felárba kerül, kiszorításkor a tengerészgyalogosok mozgatják; elpusztulása 2 gyilokpont, de nem számít tengerészgyalogos halálának.
rule-D16-INT-38 = A haladás célonként (Relékapcsolat) vagy közösen (Őrszolgálat) számít, 0 alá és a cél fölé soha nem megy; a kész relé nem fogad több kártyát. A céljelző semmit sem akadályoz, a rajta vagy mellette álló tengerészgyalogos ellenség közelében is használhatja; egy figura akkor van egy zónában, ha bármelyik mezője ott van.
rule-D16-INT-39 = A Fertőzést minden tengerészgyalogos-lépés, újjászületés, kiszorítás és zsilipnyitás után vizsgálni kell, minden tengerészgyalogostól, a zsilipek akkori állása szerint; a távolság nem számít. A lépés saját ölése vagy teleporthely-aktiválása előbb jön.
rule-D16-INT-40 = A Repeszgránát és más területre ható hatás egy mezőt választ, amelyhez úgy kell a látótér és a hatótáv, mintha figura állna ott. Szomszédosnak az az érintkező mező számít, amelyet nem választ el fal vagy csukott zsilip; minden figurát egyszer ér.
