# Amit az oldal mond.

## Mindenhol

page-skip = Ugrás a tartalomra
page-menu = Menü
page-home = Kezdőlap
page-close = Bezárás
page-loading = Egy pillanat…
page-missing = Ezen a címen nincs semmi.
page-away = A szerver most nem érhető el. Próbáld újra egy pillanat múlva.
page-try-again = Próbáld újra
page-notice-label = Közlemény
page-notice = A szerver üzemeltetőjének üzenete: { $text }
page-notice-from = Karbantartás kezdete: { $from }. { $text }
page-notice-until = Karbantartás vége: { $until }. { $text }
page-notice-between = Karbantartás: { $from } – { $until }. { $text }
page-imprint = Impresszum
page-privacy = Adatvédelem
page-admin = Adminisztráció
page-rule-unknown = Ez a változat nem ismer ilyen szabályt.

## Kezdőlap

page-hero = Három lövöldözős társasjáték. Játssz azonnal.
page-hero-more = Gép ellen vagy barátokkal, élőben vagy napokon át. Fiók nélkül: a szabályokra a játék figyel, minden dobás ellenőrizhető.
page-hero-alone = Gép ellen vagy barátokkal egy képernyőnél, hálózat nélkül is. A szabályokra a játék figyel, minden dobás ellenőrizhető.
page-play-now = Játssz most
page-laying-out = Előkészítés…
page-surprise = Lepj meg
page-back-to-drawing = Vissza a rajzasztalhoz
page-new-table = Új asztal
page-new-table-of = Új asztal: { $game }
page-learn = Tanuld meg az Adrenalint
page-learn-more = Először jársz itt? Az útmutató játék közben magyaráz. Tíz perc, szabálykönyv nélkül.
page-learn-doom2016 = Tanuld meg: DOOM (2016)
page-learn-doom2016-more = Két tengerészgyalogos egy csarnoknyi démon ellen; játék közben minden kiderül.
page-learn-doom2004 = Tanuld meg: DOOM (2004)
page-learn-doom2004-more = Egy tengerészgyalogos, egy kiút; zsilipről zsilipre elmagyarázva.
page-learn-invader = Tanuld meg a megszállót
page-learn-invader-more = Ugyanaz a játék a másik oldalról: te vezeted a megszállókat.
page-about-adrenaline = Mindenki mindenki ellen egy kis arénában. Találj el sokakat, halj meg ritkán, gyűjtsd a pontokat.
page-about-doom2004 = Tengerészgyalogosok haladnak egy sötét állomáson, zsilipről zsilipre, miközben egy játékos küldi a megszállókat.
page-about-doom2016 = Egy raj fegyverpaklival a démonokat ontó portálok ellen. Gyors, hangos, dicsőséges kivégzésekkel.
page-facts-adrenaline = 3–5 játékos · 30–60 perc
page-facts-doom2004 = 1–3 tengerészgyalogos egy ellen · 60–150 perc
page-facts-doom2016 = 1–4 tengerészgyalogos egy ellen · 60–120 perc
page-my-tables = Asztalaim
page-open-tables = Nyitott asztalok
page-open-tables-none = Most senki sem vár játékosokra. Nyiss egy asztalt, és küldd el a linket egy barátnak.
page-running-tables = Folyamatban
page-recent = Legutóbbi játszmák
page-recent-none = Még nincs befejezett játszma.
page-show-all = Az összes ({ $n })
page-seats-free = { $n ->
    [one] { $n } szabad hely
   *[other] { $n } szabad hely
}
page-your-turn = Te jössz
page-turn-of = { $name } dönt
page-running = Folyamatban
page-over = A játéknak vége
page-won-by = Győzött: { $names }
page-workshop = Műhely
page-workshop-home = Rajzolj saját térképet, nézesd át az ellenőrzővel, játszd le, és oszd meg.
page-workshop-go = A műhelybe
page-other-place = Másik hely választása
page-unofficial-short = Nem hivatalos. Rajongók készítették.

## Beállítások

page-settings = Beállítások
page-language = Nyelv
page-setting-sound = Hang
page-setting-sound-help = Rövid hangok, ha történik valami, és ha te jössz.
page-setting-volume = Hangerő
page-setting-motion = Mozgás
page-setting-motion-help = A figurák lépnek, a lövések szállnak.
page-setting-patterns = Minták a színeken
page-setting-patterns-help = Minden színnek saját mintája is van.
page-setting-axes = Számok a tábla szélén
page-setting-axes-help = A DOOM-táblák oszlopai és sorai számozottak.
page-setting-blood = Vér
page-setting-blood-help = Régi vér a DOOM-játékok padlóján.
page-setting-forced = Válaszoljon helyettem, ha csak egy választás van
page-setting-forced-help = Egy eldobható lap, egy elsüthető fegyver: azonnal megtörténik. A kör végéről, a lemondásról és a kockadobásról mindig kérdez.
page-text-size = Szövegméret
page-text-normal = Normál
page-text-large = Nagy
page-text-huge = Óriási

## Ki vagy

page-account = Fiók
page-log-in = Bejelentkezés
page-log-out = Kijelentkezés
page-log-out-everywhere = Kijelentkezés mindenhol
page-name = Név
page-password = Jelszó
page-old-password = Jelenlegi jelszó
page-guest-name = Vendég { $number }
page-account-is-guest = Vendég vagy: az asztalaid ebben a böngészőben maradnak. Készíts fiókot, hogy megőrizd őket.
page-account-guest = Játék vendégként
page-account-guest-done = Üdvözlünk.
page-account-account = Fiók készítése
page-account-account-done = A fiók elkészült.
page-account-login = Bejelentkezés
page-account-login-done = Üdv újra.
page-account-rename = Név módosítása
page-account-rename-done = A név megváltozott.
page-account-password = Jelszó módosítása
page-account-password-done = A jelszó megváltozott.
page-account-remove = Törlés
page-account-remove-done = A fiók törölve.
page-account-remove-help = Minden adatod törlődik. A befejezett játékok megtartják a nevet, amellyel játszottad őket.

## Új asztal

page-game = Játék
page-setup = Előkészítés
page-setup-more = További beállítások
page-setup-players = Játékosok
page-setup-board = Pálya
page-setup-mode = Játékmód
page-setup-skulls = Koponyák: minél több, annál hosszabb
page-setup-ending = Befejezés
page-setup-bot = A bot is beszáll (öt játékosnál nem)
page-setup-hidden-points = Mások pontjai a végéig rejtve maradnak
page-setup-open-windows = Minden alkalommal kérdezzen, hogy a szünet ne áruljon el semmit
page-setup-confirm-turn = Kérdezzen a kör vége előtt
page-setup-scenario = Forgatókönyv
page-setup-mission = Küldetés
page-setup-marines = Tengerészgyalogosok
page-setup-difficulty = Mennyire nehéz a tengerészgyalogosoknak
page-setup-draw-two = A megszálló játékos mindig pontosan két lapot húz
page-setup-knockback-stopped = Az akadály megállítja a hátralökött figurát
page-setup-guard-lost-by-moving = Aki mozog, elveszti a beavatkozást
page-setup-adrenaline-next-turn = Az adrenalint a következő körben fel kell használni
page-setup-fewer-frags = Kettővel kevesebb gyilokpont egy vagy két tengerészgyalogos ellen (a mi szabályunk, nem a szabálykönyvé)
page-setup-full-rules = Az oktatóküldetés minden szabállyal
page-setup-split-activations = A rajkártyák saját aktiválást adnak
page-setup-flat-cover = A fedezék egy pajzsot ad a második kártya helyett
page-setup-frags = Ennyi gyilokponttal győz a megszálló játékos
page-setup-no-round-limit = Nincs fordulókorlát
page-seats = Helyek
page-player = { $n }. játékos
page-seat-me = Én
page-seat-open = Szabad
page-bot = { $name } ({ $level })
page-bot-level = Gép: { $level }
page-bot-for = Gép, { $name } helyett
page-level-random = véletlen
page-level-recruit = újonc
page-level-soldier = katona
page-level-veteran = veterán
page-level-nightmare = rémálom
page-style-even = sokoldalú
page-style-careful = óvatos
page-style-hunter = vadász
page-style-gunner = lövész
page-style-of = Stílus: { $role }
page-hint = Tipp
page-hint-title = Ezt tenném
page-hint-then = aztán: { $plan }
page-hint-ahead = Várhatóan { $points } ponttal végzek a többiek előtt.
page-hint-behind = Várhatóan { $points } ponttal végzek a többiek mögött.
page-hint-chance = Szerintem { $percent } % esélyünk van a győzelemre.
page-hint-else = Ez is jó
page-fill-bots = Feltöltés gépi játékosokkal
page-table = Asztal
page-title = Az asztal neve
page-clock-per-turn = Idő egy körre
page-clock-choice = { $seconds ->
    [0] korlátlan
    [60] 1 perc
    [300] 5 perc
    [3600] 1 óra
    [86400] 1 nap
   *[other] 3 nap
}
page-listed = Látsszon a nyitott asztalok között
page-private = Csak játékosoknak, nézők nélkül
page-open-table = Asztal megnyitása
page-open-and-begin = Kezdődjön a játék

## A játék előtt

page-seats-title = Foglaljatok helyet
page-seats-more = Ha minden hely foglalt, az kezdi el a játékot, aki az asztalt nyitotta. Akinél megvan a link, beléphet.
page-sit = Leülök
page-add-bot = Gép
page-leave-seat = Hely felszabadítása
page-free-seat = Hely felszabadítása
page-link-copied = A link a vágólapon van.
page-begin = Kezdés
page-wait-begin = Arra várunk, hogy az asztal gazdája elindítsa a játékot.
page-join = Leülök

## Az asztalnál

page-board = Pálya
page-position = Az állás leírása
page-decision = Döntés
page-waiting = Várj egy kicsit
page-waiting-more = Egy másik játékosra várunk.
page-on-board = A pályán
page-choices-on-board = { $n ->
    [one] { $n } lehetőség, a pályán is
   *[other] { $n } lehetőség, a pályán is
}
page-which = Melyik?
page-eye = Mit lát és mit fenyeget egy figura?
page-eye-whose = Mutass egy figurára.
page-eye-unseen = nem látja
page-eye-reaches = oda eljut
page-eye-threatens = azt fenyegeti
page-undo = Visszavonás
page-ask-back = Kérem az utolsó lépés visszavonását
page-agree = Rendben
page-decline = Nem
page-why-not = Miért nem?
page-why-possible = Ez lehetséges: { $action }.
page-why-then = És még enélkül is:
page-why-mode = Kérdezd meg, miért nem lehet valami
page-why-point = Mutass bármire, és megtudod, miért nem választható. Billentyűzettel: nyilak és Enter; az Escape véget vet neki.
page-clock = Hátralévő idő
page-hand = A lapjaid
page-part-table = Asztal
page-parts = Az asztal részei
page-zoom-in = Nagyítás
page-zoom-out = Kicsinyítés
page-zoom-all = Az egész pálya
page-zoom-follow = Kövesse a játékot
page-zoom-beyond = Arrafelé { $n } lehetőség van
page-line-connecting = Kapcsolódás
page-line-live = Élő
page-line-lost = Megszakadt, újrapróbálom
page-line-ended = Kijelentkezve
page-log = Napló
page-happened = Mi történt
page-log-filter = A napló szűrése
page-log-all = Mind
page-log-rules = Szabályok
page-log-earlier = Korábbiak
page-log-sat = { $seat }: { $name }
page-log-took-back = { $name } visszavonta az utolsó lépést.
page-log-asked-back = { $name } szeretné visszavonni az utolsó lépést.
page-log-agreed = { $name } beleegyezik.
page-log-declined = { $name } nem egyezik bele.
page-log-reminded = Emlékeztetve: { $name }.
page-log-began = Kezdődik a játék.
page-log-chat-open = { $name } a nézőket is szóhoz engedi.
page-log-chat-closed = { $name } csak a játékosokat engedi szóhoz.
page-log-closed = Az asztalt bezárták.
page-chat = Csevegés
page-chat-closed = Itt csak a játékosok beszélgetnek.
page-chat-open = A nézők is beszélgethetnek
page-chat-none = Még senki sem szólt.
page-chat-say = Mondj valamit
page-chat-send = Küldés
page-chat-removed = Ezt az üzenetet eltávolították.
page-phrases = Kész mondatok
page-phrase-luck = Sok szerencsét, jó játékot!
page-phrase-well = Szép játék volt!
page-phrase-thanks = Köszönöm!
page-phrase-ouch = Jaj!
page-phrase-wait = Egy pillanat.
page-phrase-again = Játsszunk még egyet?
page-table-menu = Az asztal menüje
page-keys = Billentyűk
page-share = Az asztal linkjének másolása
page-hand-over = Játsszon helyettem a gép
page-take-back-seat = Visszatértem
page-report = Fájl mentése hibajelentéshez
page-report-help = Azt tartalmazza, amit látsz és ami nemrég történt, mások titkai nélkül.
page-close-table = Az asztal bezárása
page-close-table-sure = Biztosan? A játék itt véget ér.
page-closed = Ezt az asztalt bezárták.
page-pledge = Ellenőrizhetően tisztességes
page-pledge-more = Minden véletlen eldőlt a kezdés előtt. Ez a mag lenyomata; a magot a végén látod.
page-pledge-kept = A mag és a só a kezdettől látható lenyomatot adja. A visszajátszás fájlja bizonyítja.
page-pledge-hash = Lenyomat
page-pledge-seed = Mag
page-pledge-salt = Só

## A játék után

page-result = Eredmény
page-you-won = Győztél
page-you-lost = Most a többiek győztek
page-winner = győztes
page-rematch-here = Kész a visszavágó: csatlakozz
page-watch-replay = Visszanézem
page-download = Visszajátszás letöltése
page-replay = Visszajátszás
page-timeline = Idővonal
page-play = Lejátszás
page-pause = Szünet
page-step-back = Egy lépés vissza
page-step-on = Egy lépés előre
page-turn-back = Egy kör vissza
page-turn-on = Egy kör előre
page-speed = Sebesség
page-eyes = Nézet
page-eyes-watcher = Néző
page-eyes-open = Minden kártya felfedve
page-share-moment = A pillanat linkjének másolása

## A DOOM játékok mezője

page-goals = Célok
page-figures = { $n ->
    [one] { $n } figura
   *[other] { $n } figura
}
page-thing = A forgatókönyv tárgya
page-d16-main = fő
page-d16-bonus = bónusz
page-d16-reaction = reakció
page-stunned = kábult
page-cards-in-hand = lapok kézben
page-cards-in-deck = lapok a pakliban
page-glory-cards = kivégzéskártyák
page-progress = Haladás: { $list }
page-initiative = Még sorra kerül: { $list }

## A játékról

page-codex = Szabályok
page-rule-in-codex = Bővebben a kódexben
page-about = A játékról
page-about-text = A Telefrag három lövöldözős társasjátékot tesz játszhatóvá távolról: Adrenalin (2016), DOOM: The Boardgame (2004) és DOOM: The Board Game (2016). Ismeri a szabályaikat, gépi játékosként is beszáll, és megmondja, ha valamit nem szabad, és azt is, miért nem.
page-unofficial = Nem hivatalos
page-unofficial-text = Rajongók munkája: nem áll kapcsolatban a játékok kiadóival és szerzőivel, és ők nem hagyták jóvá. A nevek a tulajdonosaikéi. A kiadók képeit és szövegeit nem használjuk; ha tetszik egy játék, vedd meg.
page-credits = Köszönet
page-credits-icons = Az ikonok beágyazva és színezve szerepelnek; a körvonaluk változatlan.
page-licence = Licenc
page-licence-text = A program szabad: MIT vagy Apache 2.0, tetszés szerint.
