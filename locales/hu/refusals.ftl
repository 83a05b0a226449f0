# Miért nem szabad valamit.

## Az asztal

refusal-game-over = A játéknak vége: már semmit sem lehet tenni.
refusal-not-your-decision = Most nem te döntesz.
refusal-unasked = Ez nem válasz arra, amit most kérdezünk. { $question }
refusal-undo-nothing = Nincs mit visszavonni.
refusal-undo-revealed = Ezt nem lehet visszavonni: új dolgot fedett fel.
refusal-undo-asked = Ezt nem lehet visszavonni: valaki válaszolhatott volna rá a rejtett kezéből.
refusal-undo-other = Csak a saját utolsó lépésedet vonhatod vissza.

## Előkészületek

refusal-setup-players = { $n } játékos nem lehet: 3–5 fő játszhat.
refusal-setup-skulls = { $n } koponya nem lehet: válassz 5 és 8 között.
refusal-setup-two-modes = Az Uralom és a Lövegtornyok nem játszhatók együtt.
refusal-setup-bot = 5 játékosnál nincs hely a botnak.

## Kör és akciók

refusal-no-actions = Nincs több akciód.
refusal-choose-action = Előbb válassz akciót: futás, felszedés vagy lövés.
refusal-move-needs-action = A mozgáshoz előbb akciót kell választanod.
refusal-turn-over = A körnek ez a része már véget ért.
refusal-turn-closed = A kör lezárult: újratöltés után már semmit sem tehetsz.
refusal-powerup-inside-action = Ez a képességkártya akció előtt vagy után játszható ki, közben nem.
refusal-not-in-hand = Nincs ilyen képességkártya a kezedben.
refusal-spawn-first = Előbb dobj el egy képességkártyát, hogy megjelenj a pályán.
refusal-place-bot-first = Előbb válassz újraéledési pontot a botnak.
refusal-no-run = Ebben az őrületkörben nincs futás.
refusal-run-nowhere = A futás legalább egy lépés.
refusal-running = Futsz: válassz mezőt, vagy állj meg.
refusal-already-there = Már ott állsz: tedd meg, amiért jöttél.
refusal-too-far = Az a mező ennyi lépéssel nem érhető el.
refusal-no-steps = Ebben az akcióban nincs több lépésed.

## Felszedés és fizetés

refusal-nothing-to-grab = Ott nincs mit felszedned.
refusal-grab-something = Felszedéskor el kell venned valamit.
refusal-grabbing = Felszedsz: lépj, vagy vegyél el itt valamit.
refusal-weapon-not-here = Ez a fegyver nincs itt.
refusal-tile-not-here = Ez a lőszerlapka nincs itt.
refusal-square-grabbed = Erről a mezőről ebben a körben már szedtek fel lőszert.
refusal-square-empty = Ez a mező a kör végéig üres.
refusal-leave-weapon = Hagyd itt a korábbi három fegyvered egyikét.
refusal-control = Ennek a lapkának egy kockájáról vagy kártyájáról mondhatsz le, vagy semmiről.
refusal-pay = Előbb fizess: a tár egy kockájával vagy megfelelő színű képességkártyával.
refusal-cannot-pay = Nem tudod kifizetni az árat: { $price }.

## Lövés

refusal-no-loaded-weapon = Nincs töltött fegyvered.
refusal-not-loaded = Ez a fegyver nincs töltve a kezedben.
refusal-no-target = Egyik töltött fegyverednek sincs célpontja.
refusal-no-target-there = Arról a mezőről senkit sem találhatsz el.
refusal-must-shoot = Most lőnöd kell.
refusal-shooting = Lősz: lépj, vagy használj egy fegyvert.
refusal-reloaded = Már újratöltöttél: a mozgásnak vége.
refusal-reload-later = Újratölteni a kör végén lehet; csak őrületben a lövés előtt.
refusal-shot-must-follow = Ezután az újratöltés után nem lehetne lőni.
refusal-nothing-to-reload = Nincs ilyen üres fegyvered.
refusal-one-weapon = Egy lövés, egy fegyver.
refusal-one-mode = Egy lövésnek pontosan egy módja van; ez nem fér bele: { $effect }.
refusal-effect-used = Ezt a hatást ebben a lövésben már használtad: { $effect }.
refusal-effect-order = Ez a hatás nem jöhet ebben a sorrendben: { $effect }.
refusal-effect-no-target = Ennek a hatásnak nincs célpontja: { $effect }.
refusal-move-without-shot = Ennek a mozgásnak találó lövéshez kell tartoznia: { $effect }.
refusal-basic-compulsory = Az alaphatás kötelező.
refusal-choose-effect = Válaszd ki a következő hatást, vagy fejezd be a lövést.
refusal-choose-target = Válassz célpontot.
refusal-choose-square = Válassz mezőt vagy helyiséget.
refusal-square = Ez a hatás arra a mezőre nem használható.
refusal-no-push = Nincs kit ellökni.
refusal-push-too-far = A lökés egy mező, és nem megy át falon.
refusal-fist = Rakétaököl: lépés, ütés, aztán ha akarod, egyenesen tovább és még egy ütés.
refusal-target-yourself = Magadat nem találhatod el.
refusal-target-absent = Az a figura nincs a pályán.
refusal-too-many-targets = Ez több célpont, mint amennyit a hatás megenged.
refusal-targets-together = Ezek a célpontok együtt nem találhatók el.
refusal-target-out-of-zone = A hatás innen nem éri el azt a célpontot.
refusal-spawnpoint-mode = Az újraéledési pontok csak Uralomban célpontok.
refusal-spawnpoint-first-turn = Az első körödben nem találhatsz el újraéledési pontot.
refusal-spawnpoint-tagged = Ezt az újraéledési pontot ebben a körben már eltaláltad.
refusal-spawnpoint-bonus = A jelölő és a többletsebzés nem hat az újraéledési pontra.

## Figurák mozgatása

refusal-finish-move = Előbb fejezd be a megkezdett mozgást.
refusal-move-at-least-one = Ez a mozgás legalább egy mező.
refusal-move-straight = Ez a mozgás csak egy irányba mehet.
refusal-move-ends-wrong = A mozgás nem érhet véget azon a mezőn.

## Képességkártyák

refusal-teleport = Válaszd a pálya bármely mezőjét.
refusal-teleport-home = Már ott állsz.
refusal-newton-self = A Newton más figuráját mozgatja, nem a tiédet.
refusal-newton-absent = Az a figura nincs a pályán.
refusal-scope-not-now = A Céltávcső közvetlenül azután játszható ki, hogy a lövésed megsebzett valakit.
refusal-scope-window = Játssz ki egy Céltávcsövet, vagy mondj le róla.
refusal-scope-target = A Céltávcsőhöz olyan célpont kell, akit ez a lövés megsebzett, és akinek a tábláján van hely.
refusal-scope-unpaid = Nincs mivel kifizetned a Céltávcsövet.
refusal-tagback-not-now = A Visszajelölő gránát akkor játszható ki, ha épp megsebzett valaki, akit látsz.
refusal-tagback-window = Felelj Visszajelölő gránáttal, vagy mondj le róla.

## A bot és a játékmódok

refusal-no-bot-action = Most nincs végrehajtható botakció.
refusal-bot-action-owed = A botnak a kör vége előtt cselekednie kell.
refusal-bot-spares-you = A bot soha nem lő arra, akinek a köre van.
refusal-bot-cannot-see = A bot nem látja azt a célpontot.
refusal-bot-must-shoot = A botnak van célpontja, tehát lőnie kell.
refusal-one-target = Pontosan egy célpontot válassz.
refusal-track = Válassz egy újraéledési pont sávját a túlölés jelzőjének.

## DOOM: előkészületek

refusal-d04-marines = Ez a forgatókönyv { $least }–{ $most } tengerészgyalogosnak való, nem { $n } főnek.
refusal-d04-colour-twice = Minden tengerészgyalogosnak saját színe van.
refusal-d04-card-twice = Egy tengerészgyalogos-kártya csak egy tengerészgyalogosé lehet.

## DOOM: a tengerészgyalogos köre

refusal-d04-not-now = Ezt most nem lehet megtenni.
refusal-d04-respawn-first = Előbb válaszd ki a mezőt, ahol visszatérsz.
refusal-d04-respawn-taken = Csak olyan mezőre térhetsz vissza, ahol nincs figura és akadály.
refusal-d04-respawn-distance = Attól a helytől 8–16 mezőre térsz vissza, ahol elestél, vagy amennyire a tábla ehhez közel engedi.
refusal-d04-declare-first = Előbb jelents be egy akciót: rohanás, kitárazás, megközelítés vagy készenlét.
refusal-d04-declared = Ebben a körben már bejelentetted az akciódat.
refusal-d04-not-in-turn = Ezt nem teheted meg a körödben.
refusal-d04-no-adrenaline = Nincs adrenalinod.
refusal-d04-adrenaline-fresh = Az adrenalin csak egy későbbi körben hat, mint amelyikben felvetted.
refusal-d04-adrenaline-late = Adrenalint a kör elején, az akció bejelentése előtt lehet használni.
refusal-d04-mist = Vörös köd: lépj a maradék mezőkkel, támadj egyszer, vagy fejezd be.
refusal-d04-order-ready = Parancsjelzőt csak a készenlét akcióval lehet lerakni.
refusal-d04-order-placed = Ebben a körben már leraktad a parancsjelződet.
refusal-d04-order-held = Már van parancsjelződ: egyszerre csak egy lehet.
refusal-d04-order-heal = Gyógyítás parancsjelzőt csak a Tábori sebész rakhat le.
refusal-d04-nothing-to-drop = Nincs olyan célzás parancsjelződ, amelyet most eldobhatnál.

## DOOM: mozgás

refusal-d04-no-points = Ehhez nincs elég mozgáspontod.
refusal-d04-no-moves = A megszállónak nem maradt elég mozgáspontja.
refusal-d04-no-space = A felfedett táblán nincs ilyen mező.
refusal-d04-step-wall = Arra fal van, vagy nincs mező.
refusal-d04-step-door = Csukott zsilip állja az utat.
refusal-d04-step-obstacle = Elzáróakadály állja az utat.
refusal-d04-step-barrel = Hordó állja az utat.
refusal-d04-step-enemy = Ellenséges figura állja az utat.
refusal-d04-step-friend = A mező foglalt, és nincs elég pont, hogy egy szabad mezőig tovább lehessen menni.
refusal-d04-step-halves = Csak a démon lép úgy, hogy az egyik fele vezet.
refusal-d04-step-demon = A démon vagy az egyik felével előre lép, vagy mindkettővel átlósan.
refusal-d04-move-on = A mozgás nem érhet véget más figura mezőjén: menj tovább.
refusal-d04-no-door = A felfedett táblán nincs ilyen zsilip.
refusal-d04-door-far = Zsilipet csak a közvetlenül mellette lévő mezőkről lehet kezelni.
refusal-d04-door-locked = A biztonsági zsilip zárva van: a kulcsát még senki sem találta meg.
refusal-d04-door-invader = A megszállók nem nyithatják és nem csukhatják a biztonsági zsilipeket.
refusal-d04-door-straddled = A zsilipet nem lehet becsukni, amíg egy óriásméretű megszálló áll a vonalán.
refusal-d04-door-smashed = A zsilipet szétzúzták: nyitva marad.
refusal-d04-door-jammed = A zsilip a megszálló következő köréig beszorult.
refusal-d04-no-exit = Ott nincs kijárat.
refusal-d04-exit-far = Csak a kijárat melletti mezőről lehet távozni.
refusal-d04-exit-locked = A kijárat csak akkor használható, ha a kulcsát már felvették.
refusal-d04-exit-closed = A kijárat csukva van: előbb nyisd ki.
refusal-d04-exit-unwanted = A forgatókönyv most nem engedi, hogy itt távozz.
refusal-d04-no-teleporter = Nem teleporthelyen állsz.
refusal-d04-teleporter-end = A teleporthely csak egy másik, azonos színű teleporthelyre visz.
refusal-d04-teleporter-held = Azon a teleporthelyen tengerészgyalogos áll, és nincs elég pont a továbbhaladáshoz.
refusal-d04-teleporter-marines = A teleporthelyeket csak tengerészgyalogosok használják.
refusal-d04-duct-scurry = A csatornákat csak a csatornajáró megszállók használják.
refusal-d04-duct-end = A csatorna csak egy másik felfedett csatornába vezet.
refusal-d04-duct-held = Azon a csatornán tengerészgyalogos áll.

## DOOM: felszerelés

refusal-d04-not-here = A meződön nincs ilyen jelző.
refusal-d04-full-health = Teljesen egészséges vagy: hagyd annak, akinek kell.
refusal-d04-give-whom = Csak egy másik tengerészgyalogosnak adhatsz.
refusal-d04-give-what = Nincs ilyen fegyvered vagy muníciód; páncélt és egészséget nem lehet átadni.
refusal-d04-give-far = Csak szomszédos tengerészgyalogosnak adhatsz.
refusal-d04-offer = Fogadd el, amit adnak, vagy utasítsd vissza.
refusal-d04-no-heal = Nincs gyógyítás parancsjelződ.
refusal-d04-heal-far = Csak magadat vagy egy szomszédos tengerészgyalogost gyógyíthatsz.
refusal-d04-heal-full = Az a tengerészgyalogos nem sérült.
refusal-d04-heal-time = A gyógyítás nem használható a támadódobás és a sebzés között.

## DOOM: támadások

refusal-d04-no-attacks = Nem maradt több támadás.
refusal-d04-attack-sharing = Egy figura nem támadhat, amíg más figurával egy mezőn áll.
refusal-d04-other-weapon = Rohamgyakorlat: a második támadáshoz másik fegyver kell.
refusal-d04-berserk = Dühdrog hatása alatt csak ököllel támadhatsz.
refusal-d04-no-weapon = Nincs ilyen fegyvered.
refusal-d04-no-ammo = Nincs muníciód ehhez a fegyverhez.
refusal-d04-no-aim = Nincs felhasználható célzás parancsjelződ.
refusal-d04-no-target = Nincs semmi, amit ez a támadás elérhetne.
refusal-d04-choose-target = Válaszd ki a megtámadott mezőt.
refusal-d04-name-figure = Két figura áll a mezőn: nevezd meg, melyiket támadod.
refusal-d04-figure-not-here = Ez a figura nincs a mezőn álló kettő között.
refusal-d04-target-obstacle = Elzáróakadályt tartalmazó mezőt nem lehet megtámadni.
refusal-d04-target-own = A támadó saját mezőjét nem lehet megtámadni.
refusal-d04-target-friend = Ott csak egy bajtárs áll: robbantás nélkül nem lehet célpont.
refusal-d04-target-far = A közelharci támadás csak szomszédos mezőt ér el, falon és csukott zsilipen át nem.
refusal-d04-target-path = Ahhoz a mezőhöz nincs legfeljebb 8 mezős út falak és csukott zsilipek nélkül.
refusal-d04-target-sight = Az a mező nincs látótérben.
refusal-d04-choose-dice = Válaszd ki az újradobandó kockákat, vagy tartsd meg mindet.
refusal-d04-reroll-dice = Ezek nem ennek a dobásnak a kockái.
refusal-d04-reroll-over = Egy támadást legfeljebb egyszer lehet újradobni, rögtön a dobás után.
refusal-d04-choose-knock = Mozdítsd el az eltalált figurákat, vagy hagyd őket a helyükön.
refusal-d04-knock-whom = Ezt a figurát nem lehet ellökni.
refusal-d04-knock-there = Legfeljebb 3 mezővel mozdítható el, falon és csukott zsilipen át nem, szabad helyre.
refusal-d04-choose-chain = Vidd tovább a támadást a következő mezőre, vagy állj meg.
refusal-d04-chain-die = Dobj el egy zöld vagy kék kockát ebből a dobásból.
refusal-d04-chain-far = A támadás csak szomszédos mezőre mehet tovább, falon és csukott zsilipen át nem.
refusal-d04-chain-obstacle = Az elzáróakadály megállítja a támadást.
refusal-d04-chain-again = A támadás sosem éri kétszer ugyanazt a figurát.
refusal-d04-chain-friend = A támadás nem megy bajtárs mezőjére.
refusal-d04-no-guard = Nincs beavatkozás parancsjelződ.
refusal-d04-guard-turn = A beavatkozás csak a megszálló körében használható.
refusal-d04-window-marine = Használj ehhez a pillanathoz illő parancsjelzőt, vagy passzolj.

## DOOM: a megszálló

refusal-d04-discard-first = Előbb dobj el lapokat a kézlimitig.
refusal-d04-no-discard = Lapot csak rögtön a húzás után, és csak a limit felett kell eldobni.
refusal-d04-not-in-hand = Ez a kártya nincs a kezedben.
refusal-d04-invader-menu = Játssz ki kártyát, aktiválj egy megszállót, vagy fejezd be a kört.
refusal-d04-no-spawn-card = Ez nem ivadékkártya.
refusal-d04-no-event-card = Ez nem eseménykártya: az ivadékkártyák a körödben, a megszállók aktiválása előtt játszhatók ki.
refusal-d04-spawn-late = Ivadékkártyát az első megszálló aktiválása előtt lehet kijátszani.
refusal-d04-spawn-once = Már kijátszottad az összes ivadékkártyát, amelyet a kör enged.
refusal-d04-spawn-side = A kártyának nincs ilyen fele.
refusal-d04-place = Rakd le a figurát, vagy hagyd ki.
refusal-d04-put-none = Ebből a fajtából minden figura a táblán van: előbb vegyél le egyet, vagy hagyd ki.
refusal-d04-put-shape = Ez a megszálló nem ennyi mezőt foglal el.
refusal-d04-put-fit = A figura ott nem fér el.
refusal-d04-put-taken = A mező foglalt.
refusal-d04-put-seen = Azt a mezőt látja egy tengerészgyalogos: a megszállók látótéren kívül jelennek meg, és más megszálló nem takar.
refusal-d04-remove-available = Van még szabad figura ebből a fajtából: egyet sem szabad levenni a tábláról.
refusal-d04-remove-kind = Ehhez csak azonos fajtájú figurát lehet levenni a tábláról.
refusal-d04-lay = Ebből a fajtából minden figura a táblán van: vegyél le egyet, hogy itt használd, vagy hagyd ki.
refusal-d04-no-figure = Nincs ilyen megszálló a táblán.
refusal-d04-acted = Ezt a megszállót ebben a körben már aktiváltad.
refusal-d04-activation = Egy megszálló aktív: mozgasd, támadj vele, vagy fejezd be az aktiválását.
refusal-d04-trap = Válassz egy aktiválandó megszállót, vagy fejezd be.
refusal-d04-trap-who = A kártya ezt a megszállót nem aktiválja, vagy már cselekedett.
refusal-d04-watch = Támadj egy őrködő megszállóval, vagy passzolj.
refusal-d04-watch-who = Ez a megszálló nem reagál erre a lépésre.
refusal-d04-watch-far = Ez a megszálló most nem támadhatja meg a tengerészgyalogost.

## DOOM: események

refusal-d04-window = Játssz ki ehhez a pillanathoz illő eseményt, vagy passzolj.
refusal-d04-backup = Érvénytelenítsd az eseményt a B tervvel, vagy engedd megtörténni.
refusal-d04-event-choice = Előbb válaszd ki, mire hat az esemény.
refusal-d04-event-object = Az esemény erre nem hathat.
refusal-d04-event-no-object = Nincs semmi, amire ez az esemény hathatna.
refusal-d04-time-after-roll = Ezt a kártyát rögtön azután lehet kijátszani, hogy egy tengerészgyalogos megszálló ellen dobott.
refusal-d04-time-before-attack = Ezt a kártyát közvetlenül a tengerészgyalogos megszálló elleni támadása előtt lehet kijátszani; a dobás után már késő.
refusal-d04-time-after-attack = Ezt a kártyát egy tengerészgyalogos töltényikon nélküli támadódobása után lehet kijátszani, ha van elveszíthető muníciója.
refusal-d04-time-after-equipment = Ezt a kártyát azután lehet kijátszani, hogy egy tengerészgyalogos felszerelést vett fel.
refusal-d04-time-before-turn = Ezt a kártyát egy tengerészgyalogos köre előtt, akciója bejelentéséig lehet kijátszani.
refusal-d04-time-start = Ezt a kártyát köröd kezdetén lehet kijátszani: a lapeldobás után, megszálló aktiválása előtt.
refusal-d04-time-invader-turn = Ezt a kártyát a saját körödben lehet kijátszani.
refusal-d04-time-activation = Ezt a kártyát egy megszálló aktiválásakor, minden más tette előtt lehet kijátszani.
refusal-d04-time-invader-attack = Ezt a kártyát egy megszálló támadásának bejelentésekor, a dobás előtt lehet kijátszani.
refusal-d04-time-after-invader-attack = Ezt a kártyát a körödben, rögtön egy megszálló támadása után lehet kijátszani.
refusal-d04-time-after-reveal = Ezt a kártyát rögtön azután lehet kijátszani, hogy megszállókat rejtő terület tárult fel.

## DOOM (2016): előkészület

refusal-d16-no-marine = Legalább egy tengerészgyalogosnak játszania kell.
refusal-d16-letter-order = Minden tengerészgyalogost egyszer, betűrendben adj meg: Alpha, Bravo, Charlie, Delta.
refusal-d16-choose-start = Előbb válaszd ki a tengerészgyalogosod kezdőmezőjét.
refusal-d16-start-where = A küldetés egy szabad kezdőmezőjén kezdesz.
refusal-d16-choose-class = Előbb válassz a felkínált osztályok közül.
refusal-d16-class-offer = Ezt az osztályt nem kínálták fel neked.
refusal-d16-choose-weapon = Előbb válaszd ki a két kezdőfegyveredet.
refusal-d16-weapon-start = Ezzel senki sem kezd: válassz kezdőfegyvert.
refusal-d16-weapon-twice = A két kezdőfegyverednek különböznie kell.
refusal-d16-weapon-gone = Ebből a fegyverből a többiek már minden példányt elvittek.
refusal-d16-choose-lead = Előbb válaszd ki, melyik tengerészgyalogos kapja a rajkártyát.
refusal-d16-choose-event-set = Előbb válaszd ki a paklid három eseménykészletét.
refusal-d16-event-set-taken = Ez az eseménykészlet már a pakliban van.
refusal-d16-choose-invasion = Előbb válaszd ki az inváziókártyádat.
refusal-d16-invasion-offer = Ez az inváziókártya nincs a választhatók között.

## DOOM (2016): egy tengerészgyalogos aktiválása

refusal-d16-not-now = Ezt most nem lehet megtenni.
refusal-d16-not-in-activation = Ezt nem teheted meg az aktiválásodban.
refusal-d16-tutorial = Az oktatóküldetésben ez a szabály nem él.
refusal-d16-not-in-hand = Ez a kártya nincs a kezedben.
refusal-d16-no-main = Ebben az aktiválásban nem maradt főakciód.
refusal-d16-reaction = Reakciót csak akkor lehet kijátszani, amikor a szövege engedi, akcióként nem.
refusal-d16-attack-open = Előbb hajtsd végre a nyitott kártya támadását, vagy mondj le róla.
refusal-d16-no-open = Nincs nyitott kártya támadással.
refusal-d16-passing = Foglalt mezőn csak továbbmenni és felvenni lehet.
refusal-d16-not-here = A meződön nincs ilyesmi.
refusal-d16-asset-one = Már viszel egy szállítmányt: egyszerre csak egyet lehet.
refusal-d16-asset = Szállítmánnyal nem rohanhatsz és nem teleportálhatsz.
refusal-d16-no-objective = A küldetésnek nincs ilyen célja.
refusal-d16-linked = Aktiválásonként csak egy kártyát lehet haladásért eldobni.
refusal-d16-objective-done = Ez a relé kész, több kártyát nem fogad.
refusal-d16-objective-far = A relén vagy mellette kell állnod.
refusal-d16-two-cards = Két különböző kártyát adj meg, előbb a korábbit.
refusal-d16-no-portal-here = Egy portál mezőjén kell állnod.
refusal-d16-take-back = Vegyél vissza egy kijátszott bónuszkártyát, vagy egyet se.
refusal-d16-drone = Mozgasd a drónt, vagy hagyd a helyén.
refusal-d16-respawn = Előbb válaszd ki a mezőt, ahol újjászületsz.
refusal-d16-respawn-where = Olyan aktív teleporthelyen születsz újjá, ahol nincs tengerészgyalogos és drón; ha nincs ilyen, a legközelebbi szabad mezőn.

## DOOM (2016): mozgás

refusal-d16-no-points = Ehhez nincs elég mozgáspont.
refusal-d16-rooted = Megtámasztás: ebben az aktiválásban már nem költhetsz mozgáspontot.
refusal-d16-step-wall = Arra fal van, vagy nincs mező.
refusal-d16-step-door = Csukott zsilip állja az utat.
refusal-d16-step-edge = Járhatatlan vagy elzáró él állja az utat.
refusal-d16-step-occupied = A mező foglalt, és nincs elég pont, hogy egy szabad mezőig tovább lehessen menni.
refusal-d16-turn-small = Csak óriásméretű figura fordul.
refusal-d16-large-diagonal = Az óriásméretű figurák nem mozognak átlósan.
refusal-d16-large-turn = Ehhez a forduláshoz nincs hely, vagy a figura nem fordul.
refusal-d16-large-stop = Nem állhat meg másik óriásméretű figurán, sem ott, ahol a kiszorítottaknak nincs hová menniük.
refusal-d16-move-on = A mozgás nem érhet véget más figura mezőjén: menj tovább.
refusal-d16-spend = Ezeket a mozgáspontokat most kell elkölteni: mozogj, vagy fejezd be.
refusal-d16-displace = Válaszd ki, melyik mezőre kerül a figura.
refusal-d16-push = Válassz szabad mezőt, amely messzebb van az ellökőtől.
refusal-d16-teleport-marines = A teleporthelyeket csak tengerészgyalogosok használják.
refusal-d16-no-teleporter = Nem aktív teleporthelyen állsz.
refusal-d16-teleporter-end = Ott nincs másik aktív teleporthely.
refusal-d16-teleporter-held = Ott egy társad áll, és nem tudnál továbbmenni.
refusal-d16-no-door = Nincs ilyen számú csukott zsilip.
refusal-d16-door-far = Zsilipet csak a közvetlenül mellette lévő mezőkről lehet nyitni.
refusal-d16-door-demons = A démonok itt nem nyithatnak zsilipet.

## DOOM (2016): támadások

refusal-d16-no-target = Nincs senki, akit ez a támadás elérhetne.
refusal-d16-no-attacks = Ennek a démonnak nem maradt ilyen támadása.
refusal-d16-choose-defender = Válaszd ki a védekezőt.
refusal-d16-attack-all = Ez a támadás mindenkit egyszerre ér: nem kell választani.
refusal-d16-no-figure = Nincs ilyen figura a térképen.
refusal-d16-target-friend = A védekezőnek ellenségnek kell lennie.
refusal-d16-target-only = Ez a támadás nem irányulhat arra a figurára.
refusal-d16-target-range = Az a figura hatótávon kívül van.
refusal-d16-target-sight = Az a figura nincs látótérben.
refusal-d16-choose-die = Válaszd ki a kockát, amely kimarad a dobásból.
refusal-d16-die-absent = Ebben a támadásban nincs ilyen kocka.
refusal-d16-choose-next = Válaszd ki, ki védekezik legközelebb a többiek közül.
refusal-d16-target-done = Az a figura nem védekezik, vagy már megtette.
refusal-d16-choose-cover = Fedj fel egy második kártyát, vagy tartsd meg az elsőt.
refusal-d16-settled = A védekezés már minden sebzést semlegesít: nincs mit hozzáadni.
refusal-d16-no-cover = Második kártyát csak fedezékben lévő védekező fed fel, rögtön az első után.
refusal-d16-reroll = Ezeket a kockákat most nem lehet újradobni.
refusal-d16-turn-die = Ezt a kockát most nem lehet arra a lapjára fordítani.
refusal-d16-while-defending = Használj valamit a védekezéshez, vagy passzolj.
refusal-d16-while-attacking = Használj valamit a támadáshoz, vagy passzolj.

## DOOM (2016): kártyák és képességek

refusal-d16-window = Használj valamit, ami ehhez a pillanathoz illik, vagy passzolj.
refusal-d16-choose-effect = Előbb válaszd ki, mire hat a kártya.
refusal-d16-no-ability = A kártyának nincs ilyen képessége.
refusal-d16-ability-time = Ez a képesség most nem használható, vagy nem tenne semmit.
refusal-d16-exhausted = Az osztálykártyád a következő aktiválásodig kimerült.
refusal-d16-once-a-round = Ez a képesség fordulónként egyszer használható.
refusal-d16-no-glory = Nincs nálad ez a kivégzéskártya.
refusal-d16-glory = Gyógyulj, vagy mondj le róla.
refusal-d16-reaction-time = Ez a kártya nem erre a pillanatra való reakció.
refusal-d16-reaction-condition = A reakció feltétele nem teljesül: nézd meg a távolságot és a látóteret.
refusal-d16-same-name = Ilyen nevű kártyát ebben a pillanatban már használtak.
refusal-d16-twin = Kettő van nálad ebből: a másikat használd.
refusal-d16-event-time = Ezt az eseményt máskor lehet kijátszani: { $when }.
refusal-d16-event-condition = Az esemény feltétele nem teljesül.
refusal-d16-no-argent = Ennek a démonnak a kártyáján nincs elkölthető argent.
refusal-d16-argent-time = Ennek a démonnak az argentképességét máskor lehet használni.
refusal-d16-argent-once = Egy démon aktiválásonként legfeljebb egyszer használja az argentképességét, a kártyáján lévő támadással, és csak ha a feltétele teljesül.
refusal-d16-ambush = Tedd vissza a kezdeményezéskártyákat valamilyen sorrendben, mindegyiket egyszer.
refusal-d16-scout = Tedd a kezdeményezéskártyát alulra, vagy hagyd.
refusal-d16-drop = Válassz egyet a mezők közül, ahol a démon állt.

## DOOM (2016): a megszálló játékos

refusal-d16-burn = Dobj el eseményeket argentért, vagy menj tovább.
refusal-d16-choose-kind = Válaszd ki az aktiválódó démonokat.
refusal-d16-kind-exhausted = Ezt a démonfajtát ebben a fordulóban már aktiváltad.
refusal-d16-kind-absent = Ebből a démonfajtából nincs a térképen.
refusal-d16-choose-demon = Válaszd ki a következőt ezek közül a démonok közül, vagy fejezd be.
refusal-d16-other-kind = Most másik démonfajta az aktív.
refusal-d16-acted = Ez a démon már volt aktív.
refusal-d16-demon = Egy démon aktív: mozgasd, támadj vele, vagy fejezd be.
refusal-d16-take-demons = A démonok semmit sem vesznek fel.
refusal-d16-choose-portal = Válaszd ki a portált, amelyből megidézel.
refusal-d16-no-portal = Nincs ilyen portál a térképen.
refusal-d16-portal-unusable = Ez a portál most nem használható: a fenyegetéskártya mondja meg, mikor.
refusal-d16-must-summon = Meg kell idézned: válassz portált.
refusal-d16-choose-group = Válassz a portál két csoportja közül.
refusal-d16-put = Tedd le a kijövő démont.
refusal-d16-put-shape = Ez a démon nem így foglalja el a mezőket.
refusal-d16-put-fit = A démon ott nem fér el.
refusal-d16-put-taken = A mező foglalt.
refusal-d16-put-far = A démonok a portálon vagy mellette jönnek ki, vagy olyan közel, ahol van hely.
refusal-d16-charge = Válaszd ki, melyik kártyára kerül az argentjelző.
refusal-d16-argent-spot = Az argentjelző nem kerülhet arra a kártyára.
