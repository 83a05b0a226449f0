# Miért nem szabad valamit.

## Az asztal

refusal-game-over = A játéknak vége: már semmit sem lehet tenni.
refusal-not-your-decision = Most nem te döntesz.
refusal-undo-nothing = Nincs mit visszavonni.
refusal-undo-revealed = Ezt nem lehet visszavonni: új dolgot fedett fel.
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
refusal-must-shoot = A lövésnek követnie kell.
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
