# Mit mond az ellenőrző a DOOM (2016) küldetéseiről azon túl, amit bármelyik fájlról (checker.ftl).

d16-check-file = DOOM 2016-küldetés, amelyben van `rooms` és `invasion`

## Mit hogy hívnak

d16-check-mission = küldetés
d16-check-room = terem
d16-check-name-mission = küldetés
d16-check-name-room = terem
d16-check-objective-card = feladatkártya
d16-check-threat-card = fenyegetéskártya
d16-check-invasion-card = inváziókártya
d16-check-portal-colour = portálszín
d16-check-token = felvehető jelző
d16-check-event-set = eseménycsomag
d16-check-starting = kezdőfegyver
d16-check-demon = démon
d16-check-title = cím
d16-check-briefing = eligazítás
d16-check-door-line = zsilip
d16-check-opening-line = átjáró
d16-check-wall-line = fal
d16-check-blocking-line = elzáró él
d16-check-impassable-line = járhatatlan él
d16-check-exit = kijárat
d16-check-difficult = nehéz terep
d16-check-teleporter = teleporthely
d16-check-blue-portal = kék portál
d16-check-yellow-portal = sárga portál
d16-check-red-portal = vörös portál
d16-check-the-token = jelző (`{ $name }`)
d16-check-objective = feladatjelző
d16-check-zone = zóna
d16-check-marked-portal = megjelölt portál
d16-check-drone = drón
d16-check-checkpoint = ellenőrzőpont
d16-check-a-marine = tengerészgyalogos
d16-check-and-argent = { $n } argent
d16-check-at-least = legalább { $n }
d16-check-into-a-room = tedd be egy terembe

## A fájl feje

d16-check-frags = { $n } gyilokpont
    .advice = írd be, hány kell a megszálló játékosnak 1, 2, 3 és 4 tengerészgyalogos ellen, mindenhol 1 és { $most } között
d16-check-rounds = { $n } forduló
    .advice = írd be, hány forduló után nyer a megszálló játékos, 1 és { $most } között
d16-check-argent = { $n } argentjelző
    .advice = a dobozban { $most } van: írj 0 és { $most } közötti számot
d16-check-event-twice = kétszer szerepel ez az eseménycsomag: `{ $name }`
    .advice = három különbözőt írj
d16-check-events = az eseménypakli { $n } csomagból áll
    .advice = három különbözőt írj, vagy hagyd el az `events` sort
d16-check-kit-twice = egy tengerészgyalogosnál kétszer van ugyanaz a fegyver: `{ $name }`
    .advice = két különbözőt adj neki
d16-check-kits-in-box = { $n } tengerészgyalogosnál van ez a fegyver: `{ $name }`, de a dobozban csak { $most } van
    .advice = adj valakinek másikat
d16-check-kits = { $n } fegyverkészlet van
    .advice = írj egyet-egyet mind a négy tengerészgyalogosnak

## Kártyák

d16-check-no-objective = a küldetésnek nincs feladata
    .advice = ezek közül írj egyet: { $words }; vagy írd ezt: `tutorial = true`
d16-check-no-threat = a küldetésben nincs fenyegetés
    .advice = ezek közül írj egyet: { $words }; vagy írd ezt: `tutorial = true`
d16-check-tutorial-cards = az oktatóküldetésnek nincs se feladat-, se fenyegetéskártyája
    .advice = hagyd el az `objective` és a `threat` sort, vagy a `tutorial` sort
d16-check-not-together = { $objective } és { $threat } nem illik össze
    .advice = ezek közül írj egyet: { $words }
d16-check-tutorial-needs = az oktatóküldetésben nincs eseménycsomag vagy fegyverkészlet
    .advice = adj hozzá három csomagot (`events`) és tengerészgyalogosonként két fegyvert (`kits`)
d16-check-tutorial-invasion = az oktatóküldetés { $n } inváziókártyát kínál
    .advice = csak egy van, és felfordítva fekszik
d16-check-no-invasion = a küldetés nem kínál inváziókártyát
    .advice = ezek közül írj: { $words }
d16-check-invasion-twice = kétszer szerepel ez az inváziókártya: `{ $name }`
    .advice = mindegyikből csak egy van

## Amiről a feladat szól

d16-check-unused = { $objective }: nincs szüksége erre: { $what }
    .advice = hagyd el, vagy válassz másik feladatot
d16-check-too-few = { $objective }: { $need } × { $what } kell, de csak { $n } van
    .advice = adj hozzá, vagy válassz másik feladatot
d16-check-superfluous = { $objective }: { $need } × { $what } kell, de { $n } van
    .advice = vegyél el belőle, vagy válassz másik feladatot

## Termek, zsilipek, falak

d16-check-no-rooms = a térképen nincs terem
    .advice = írj néhányat a `rooms` alá
d16-check-overlap = két terem átfedésben van: `{ $room }` és `{ $other }`, itt: { $at }
    .advice = az egyiket tedd arrébb, vagy legyen kisebb
d16-check-spaces = a térkép { $n } mezőből áll
    .advice = legfeljebb { $most } fér el: hagyj el néhányat
d16-check-wide = { $n } él széles ez a zsilip ({ $line })
    .advice = egy zsilip egy vagy két él széles
d16-check-nowhere = { $what } ({ $line }): sehová sem vezet, { $at } nem mező
    .advice = mezők közé való: tedd arrébb, vagy csinálj oda termet
d16-check-inside = { $what } ({ $line }): egy terem belsejében van (`{ $room }`)
    .advice = zsilip és átjáró falba kerül: tedd a terem határára
d16-check-wall-on-wall = { $what } ({ $line }): itt már fal van
    .advice = a termeket körben fal veszi körül: hagyd el
d16-check-on-wall = { $what } ({ $line }): falon van
    .advice = tedd arrébb, vagy csinálj oda átjárót
d16-check-on-something = { $what } ({ $line }): itt már van valami más
    .advice = egy élre egy dolog fér: az egyiket tedd arrébb

## Ami a térképen fekszik és áll

d16-check-figure-size = { $who } nem állhat itt: { $at }
    .advice = a talpa { $base }; `to` az utolsó mezője
d16-check-starting-weapon = ez a jelző kezdőfegyver: `{ $name }`
    .advice = ezt a tengerészgyalogosok hozzák: tegyél le térképfegyvert vagy gránátot
d16-check-tutorial-face-up = az oktatóküldetés portáljai lefordítva fekszenek
    .advice = hagyd el az `up` szót: akkor fordulnak fel, amikor kinyílik egy zsilip
d16-check-all-face-up = ennél a fenyegetésnél minden portál felfordítva fekszik: { $threat }
    .advice = hagyd el az `up` szót
d16-check-starts = { $n } kezdőhely van négy tengerészgyalogosnak
    .advice = írj legalább négy mezőt a `starts` alá
d16-check-no-active = egyik teleporthely sem aktív
    .advice = ilyenre térnek vissza a tengerészgyalogosok: írd az egyikhez, hogy `active = true`
d16-check-no-portals = nincs portál
    .advice = a démonoknak kell: írj néhányat a `portals` alá

## Utak

d16-check-room-away = a tengerészgyalogosok nem jutnak el ennek a teremnek { $n } mezőjére a { $all } közül: `{ $room }`; az első: { $at }
    .advice = csinálj zsilipet vagy átjárót, vagy vedd el, ami az utat zárja
d16-check-away = a tengerészgyalogosok nem jutnak el ide: { $what }, { $at }
    .advice = csinálj hozzá utat, vagy tedd máshová
d16-check-drone-stuck = a drón nem jut el kijárathoz
    .advice = csinálj neki utat, vagy tedd máshová
d16-check-seen = ez a portál: { $at } látszik erről a kezdőhelyről: { $start }
    .advice = { $threat } azonnal hozná a démonait: az egyiket tedd arrébb, vagy írd be, hogy `up = true`
d16-check-crowded = ennek a csoportnak: { $group }, a portálon és körülötte csak { $n } mező jut
    .advice = a többiek távolabb jelennének meg: vidd a portált távolabb a falaktól
d16-check-stuck = { $who } nem jut el kezdőhelyre innen: { $portal }, { $at }
    .advice = legyen a portálnál hely egy { $base } talpnak, és legyenek ilyen szélesek az utak

## Egysoros térképek, és az ellenőrző hiányosságai

d16-check-sketch = { $error }
    .advice = { $advice }
d16-check-unlaid = { $error }
    .advice = ez az ellenőrző hiányossága: kérjük, jelezd
