# A parancssor súgója. Angolul magában a programban van; ez a magyar fordítása. A `cargo test -p telefrag tongue` megmondja,
# mi hiányzik.

## Ami minden súgóoldalon ott van

help-common-usage = Használat:
help-common-commands = Parancsok
help-common-command = PARANCS
help-common-arguments = Argumentumok
help-common-options = Kapcsolók
help-common-help = Súgó (röviden: -h, teljesen: --help)
help-common-version = Verziószám
help-common-help-command = Ez a súgó, vagy a megadott parancs súgója
help-common-env = környezeti változó
help-common-default = alapérték
help-common-values = lehetséges értékek
help-common-more = Többet mond a '--help'.

## Parancsok

help-telefrag = Lövöldözős társasjátékok távolról
help-serve = Játszóhely nyitása, és az oldal megnyitása a böngészőben. Ugyanezt teszi a puszta `telefrag`
help-backup = A játszóhely adatbázisának másolása új fájlba, működés közben
help-restore = A `backup` másolatának visszatétele az adatbázis helyére. Előbb állítsd le a kiszolgálót
help-invite = Meghívók olyan játszóhelyre, ahová csak meghívóval lehet belépni
help-shelf = Mit kifogásolnak a megosztott pályákon és a hozzászólásokon; egy pálya levétele a polcról, vagy egy hozzászólás törlése
help-service = Hogyan futtatható a játszóhely a gép szolgáltatásaként
help-openapi = A felület OpenAPI-dokumentuma, ahogy a `/api/openapi.json` alatt is áll
help-play = Játék a terminálban
help-engine = Párbeszéd más programmal JSON-sorokban, a szabványos be- és kimeneten
help-sim = Gépi játékosok sok játszmája, megszámolva
help-arena = Gépi játékosok találkozója: ki játszik jobban
help-replay = Egy visszajátszás megtekintése
help-replay-show = Minden akció, a jelentésük, és ami történt
help-replay-step = Végig a játszmán, akcióról akcióra
help-replay-verify = Még egyszer lejátszva, minden ellenőrzőösszeget összevetve
help-explain = Egy akció magyarázata a visszajátszásból: a kérdés, a válasz, és ami következett belőle, szabályról szabályra
help-analyse = Visszatekintés egy játszmára: hogy állt, melyik döntés került a legtöbbe és mi lett volna jobb, hol fordított a szerencse
help-scenario = Pályafájlok ellenőrzése, újak készítése, és annak mérése, milyen rajtuk játszani
help-scenario-check = Minden hiba a forgatókönyvek, küldetések és arénák fájljaiban, sorral, oszloppal és tanáccsal
help-scenario-generate = Forgatókönyv, küldetés vagy aréna, amelyet senki sem írt; a fájl a kimenetre kerül
help-scenario-measure = Gépi játékosok sokszor végigjátsszák a fájlt, és kiderül, milyen
help-bench = Sebességmérés egyetlen magon

## Több parancs kapcsolói

help-any-lang = A szövegek nyelve: en, pl, hr vagy hu. Alapérték: TELEFRAG_LANG, vagy a terminál nyelve; az `engine` ilyenkor angolul beszél
help-any-data = Az adatbázis mappája. Ha nincs megadva, a saját adatmappád
help-any-database = PostgreSQL-adatbázis több folyamathoz (postgres://user:password@host/name) fájl helyett
help-any-database-password-file = Fájl az adatbázis jelszavával, amelynek így nem kell a címben állnia
help-any-game = A játék
help-any-games = Hány játszma
help-any-seed = Minden szerencse ebből következik: egy szám, vagy 0x után hexadecimális számjegyek
help-any-setup = A beállítások JSON-ban; ami nincs benne, az a szokásos marad
help-any-threads = Hány játszma fusson egyszerre. Az eredmény nem függ tőle
help-any-quiet = Ne mutassa, hol tart
help-any-json = Egy JSON-objektum táblázat helyett
help-any-file = A visszajátszás (.tfr)

## A játszóhely kapcsolói

help-serve-bind = Hol figyeljen. 0.0.0.0:1993 más gépeket is beenged
help-serve-public-url = A cím, amelyet az emberek beírnak, ha proxy áll előtte (https://play.example.org)
help-serve-registration = Ki jöhet be: bárki, vagy akinek meghívója van (`telefrag invite`)
help-serve-trust-proxy = Higgyen az X-Forwarded-For fejlécnek. Csak akkor, ha az előtte álló proxy írja
help-serve-private-webhooks = A játékosok webhookjai magánhálózatokba is vezethetnek. Csak ott, ahol a játékosok amúgy is hívhatják ezeket
help-serve-sign-ups = Hány új ember jöhet egy címről percenként
help-serve-requests = Hány kérés jöhet egy címről másodpercenként
help-serve-no-browser = Ne nyisson böngészőt
help-serve-log = Hogyan íródjon a napló a szabványos hibakimenetre
help-serve-log-level = Mi legyen a naplóban: error, warn, info vagy debug
help-choice-registration-open = Bárki
help-choice-registration-invite = Akinek meghívója van
help-choice-log-text = Sorok embereknek
help-choice-log-json = Soronként egy JSON-objektum
help-backup-to = Az új fájl
help-restore-from = A másolat
help-invite-count = Hány legyen
help-invite-public-url = A cím, amelyet az emberek beírnak: a meghívók ekkor linkek lesznek
help-shelf-withdraw = Ezt a pályát vegye le a polcról. A meglévő asztalok tovább játszanak rajta
help-service-unit = Csak a systemd-egység

## A terminálos játék kapcsolói

help-play-game = A játék; adrenaline, ha nincs megadva, és egyik kapcsoló sem másik játéké
help-play-seat = A helyed a játékosok sorában. A doom2004-ben és a doom2016-ban: az egyetlen tengerészgyalogos, akivel játszol
help-play-level = Milyen jól játsszanak a többiek: recruit, soldier, veteran vagy nightmare, esetleg random. Stílus is állhat utána: soldier-careful, soldier-hunter, soldier-gunner
help-play-no-colour = Színek nélkül
help-play-scroll = Maradjon meg minden képernyő: az új az előző alá kerüljön
help-play-save = Ide mentse a visszajátszást, ha vége a játszmának
help-play-board = A pálya: small, medium-a, medium-b, big vagy egy aréna fájlja
help-play-players = Hányan játszanak, veled együtt: 3–5
help-play-skulls = Hány koponya: 5–8
help-play-mode = Miért folyik a harc
help-play-bot = A bot is beszáll: egy figura, amelyet felváltva mozgattok
help-play-ending = Mi történjen az utolsó koponya után
help-choice-mode-deathmatch = A halálos lövések sávja
help-choice-mode-domination = Harc az újraéledési pontokért
help-choice-mode-turrets = A lőszeres mezők visszalőnek
help-choice-ending-frenzy = Még egy kör mindenkinek
help-choice-ending-sudden-death = Azonnal vége
help-play-campaign = Hadjárat: az állását ez a fájl őrzi játszmáról játszmára
help-play-marines = Hány tengerészgyalogos: a doom2004-ben 1–3, a doom2016-ban 1–4. Mindegyikkel te játszol, vagy csak a --seat szerintivel
help-play-side = Melyik oldalon játszol
help-choice-side-marines = A tengerészgyalogosok
help-choice-side-invader = Minden, ami ellenük van
help-choice-side-both = Mindenki: emberek egy terminálnál
help-play-open-windows = A játékosok akkor is kapjanak kérdést kártyákról, ha nincs mit kijátszaniuk, így a szünet nem árul el semmit
help-play-scenario = A forgatókönyv: az egyik sajátunk neve, vagy egy fájl
help-play-difficulty = Milyen nehéz a tengerészgyalogosoknak: too-young, not-too-rough, hurt-me-plenty, ultra-violence vagy nightmare
help-play-draw-two = A megszálló mindig pontosan két kártyát húz
help-play-knockback-stopped = Az elzáróakadályok megállítják a hátralökött figurát
help-play-guard-lost-by-moving = Aki elmozdul, elveszti a beavatkozás-parancsát
help-play-adrenaline-next-turn = Az adrenalint a következő körben kell felhasználni, különben elvész
help-play-fewer-frags = Egy vagy két tengerészgyalogos ellen kettővel kevesebb gyilokpont is elég (saját szabályunk, nem a szabálykönyvé)
help-play-mission = A küldetés: az egyik sajátunk neve, vagy egy fájl
help-play-operation = Hadművelet, küldetésről küldetésre: black-bishop vagy exodus. A --campaign kapcsolóval fájl őrzi
help-play-full-rules = Az oktatóküldetés minden szabállyal
help-play-split-activations = A rajkártyák külön aktiválást adnak több főakció helyett
help-play-flat-cover = A fedezék eggyel több pajzs, nem második kártya
help-play-invasion = A választható inváziókártyák: offered, first vagy any
help-play-frags = Hány gyilokponttal nyer a megszálló: printed (hat) vagy tuned (saját számaink létszám szerint)
help-play-no-round-limit = A küldetésnek nincs utolsó fordulója
help-heading-doom--2004-and-2016- = DOOM (2004 és 2016)

## A számolás és mérés kapcsolói

help-sim-players = Kik játszanak: random, recruit, soldier, veteran vagy nightmare, vagy egy lista, amely körbejár a helyeken. Stílus is állhat utána: soldier-hunter
help-arena-players = Kik játszanak: helyenként egy játékos, `veteran,soldier,soldier`; vagy oldalanként, `marines=veteran,invader=soldier`. Stílus is állhat utána: `veteran-hunter`
help-arena-swap = Minden játszma után oldalcsere, ugyanazzal a szerencsével
help-arena-robin = Mindenki mindenkivel: kettesével, mindkét oldalon
help-arena-over = Végig mindenen, amit a beállítások e mezői felvehetnek, így: `--over mission,marines`. Az eredmény mindegyikre külön szól
help-arena-keep = Minden eredmény ebbe a mappába kerüljön, és onnan folytassa, ami már ott van
help-arena-replays = Minden játszma visszajátszása is ide kerüljön
help-arena-report = Oldal írása grafikonokkal
help-arena-csv = Játszmánként egy sor írása
help-replay-verify-pledge = A fogadalom, amelyet a játszma elején felírtál: a fájl készítője másikat is beleírhatott
help-explain-moment = A visszajátszás és az akció sorszáma, például game.tfr:12
help-analyse-level = Meddig nézi a bíró: veteran, vagy többszörös ideig a nightmare
help-analyse-top = Hány döntést és szerencsés fordulatot meséljen el
help-analyse-json = Egy JSON-objektum minden mérlegelt döntéssel
help-analyse-html = Önmagában teljes oldal a grafikonnal
help-bench-game = A játék; ha nincs megadva, mindegyik
help-bench-seconds = Mennyi ideig játsszon, játékonként

## A pályák kapcsolói

help-scenario-check-files = Fájlok, vagy mappák .toml végű fájlokkal
help-scenario-generate-game = A játék: doom2004, doom2016 vagy adrenaline
help-scenario-generate-seed = Ebből következik minden, ami nincs megadva: egy szám, vagy 0x után hexadecimális számjegyek
help-scenario-generate-size = Mekkora: small, medium vagy large
help-scenario-generate-marines = Hány tengerészgyalogosnak vagy játékosnak; ha nincs megadva, bármennyinek
help-scenario-generate-objective = Mi a dolguk: a doom2004-ben leave, kill, carry, survive vagy clear; a doom2016-ban egy feladatkártya neve
help-scenario-generate-mood = Hogyan legyen rajzolva: station, lab, works, ship, ash, hell vagy shrine
help-scenario-generate-difficulty = Milyen nehéz a tengerészgyalogosoknak: easy, normal vagy hard
help-scenario-generate-tune = Ennyi játszma minden létszámmal, és a gyilokpontok beállítása úgy, hogy az esélyek a kívántak legyenek; 0: egy sem
help-scenario-generate-threads = Hány játszma fusson egyszerre. A fájl nem függ tőle
help-scenario-measure-file = Egy forgatókönyv, küldetés vagy aréna fájlja
help-scenario-measure-games = Hány játszma, elosztva a létszámok között
help-scenario-measure-marines = Hány tengerészgyalogos vagy játékos, vagy all: minden megengedett létszám
help-scenario-measure-level = Ki játszik minden helyen: random, recruit, soldier, veteran vagy nightmare
help-scenario-measure-json = Egy JSON-objektum táblázatok helyett

## Az értékek szavai

help-value-lang = NYELV
help-value-dir = MAPPA
help-value-url = URL
help-value-addr = CÍM
help-value-registration = KI
help-value-n = N
help-value-log = ALAK
help-value-level = SZINT
help-value-to = HOVÁ
help-value-from = HONNAN
help-value-count = HÁNY
help-value-id = NÉV
help-value-game = JÁTÉK
help-value-seed = MAG
help-value-file-tfr = FÁJL.tfr
help-value-mode = MÓD
help-value-ending = VÉGE
help-value-file-json = FÁJL.json
help-value-side = OLDAL
help-value-id-file-toml = NÉV|FÁJL.toml
help-value-difficulty = NEHÉZSÉG
help-value-which = MELYIK
help-value-games = JÁTSZMÁK
help-value-players = JÁTÉKOSOK
help-value-json = JSON
help-value-threads = HÁNY
help-value-fields = MEZŐK
help-value-folder = MAPPA
help-value-file-html = FÁJL.html
help-value-file-csv = FÁJL.csv
help-value-file = FÁJL
help-value-hash = ÖSSZEG
help-value-replay-action = VISSZAJÁTSZÁS:AKCIÓ
help-value-files = FÁJLOK
help-value-size = MÉRET
help-value-kind = FAJTA
help-value-mood = HANGULAT
help-value-n-all = N|all
help-value-seconds = MÁSODPERC
