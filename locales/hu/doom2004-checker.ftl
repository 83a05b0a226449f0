# Mit mond az ellenőrző a DOOM (2004) forgatókönyveiről azon túl, amit bármelyik fájlról (checker.ftl).

d04-check-file = DOOM 2004-forgatókönyv, amelyben van `[[area]]` és `[start]`

## Mit hogy hívnak

d04-check-scenario = forgatókönyv
d04-check-area = terület
d04-check-door = zsilip
d04-check-item = tárgy
d04-check-tag = címke
d04-check-tagged = figura ezzel a címkével:
d04-check-goal = cél
d04-check-trigger = kiváltó
d04-check-token = felvehető jelző
d04-check-direction = irány
d04-check-key-colour = kulcsszín
d04-check-map-piece = térképelem
d04-check-invader = megszálló
d04-check-colour = szín
d04-check-obstacle-kind = akadályfajta
d04-check-side = oldal
d04-check-title = cím
d04-check-briefing = eligazítás
d04-check-secret = a megszálló játékos szövege
d04-check-told = szöveg
d04-check-thing = a tárgy neve
d04-check-name-scenario = forgatókönyv
d04-check-name-area = terület
d04-check-name-of-area = a terület neve
d04-check-name-door = zsilip
d04-check-name-figure = figura
d04-check-name-item = tárgy
d04-check-the-token = jelző (`{ $name }`)
d04-check-the-item = tárgy (`{ $name }`)
d04-check-the-obstacle = akadály (`{ $name }`)
d04-check-a-blocking = elzáróakadály
d04-check-a-barrel = hordó
d04-check-encounter-or-item = találkozás vagy tárgy
d04-check-colour-red = a vörös
d04-check-colour-green = a zöld
d04-check-colour-blue = a kék
d04-check-coloured = { $colour ->
    [red] vörös
    [green] zöld
   *[blue] kék
} { $kind }
d04-check-long = { $n } mezős { $what }
d04-check-piece = { $piece } { $at }
d04-check-opening = { $piece } elem { $opening } nyílása
d04-check-size-up-to-three = 1, 2 vagy 3 mezőt foglal el egy sorban
d04-check-size-two = 2 mezőt foglal el egy sorban
d04-check-size-one = 1 mezőt foglal el
d04-check-onto-a-piece = tedd a területe egyik térképelemére

## A fájl feje

d04-check-marines = { $least }–{ $most } tengerészgyalogos
    .advice = írd be a legkisebb és a legnagyobb létszámot, 1 és 3 között
d04-check-frags = { $n } gyilokpont
    .advice = írd be, hány kell a megszálló játékosnak 1, 2 és 3 tengerészgyalogos ellen, mindenhol 1 és { $most } között
d04-check-no-timer = az időzítő 0-n áll
    .advice = írd be, melyik forduló végén jár le

## Térképelemek

d04-check-turned = egy elem nem fordítható el { $degrees } fokkal
    .advice = 0, 90, 180 vagy 270 fokot írj
d04-check-no-pieces = ennek a területnek nincs térképeleme: { $area }
    .advice = adj hozzá egyet, vagy töröld
d04-check-overlap = { $piece } átfedésben van ezzel: { $other }, itt: { $at }
    .advice = az egyiket tedd arrébb, vagy fordítsd el
d04-check-pieces-in-box = { $n } × { $piece }, de a dobozban csak { $most } van
    .advice = használj más elemeket
d04-check-against-wall = { $opening } falnak vezet: { $wall }
    .advice = told el az egyiket, amíg a nyílások két mező szélesen össze nem érnek
d04-check-nowhere = { $opening } sehová sem vezet
    .advice = illessz oda egy elemet, zárd le egy CAP elemmel, vagy legyen belőle kijárat
d04-check-no-border = { $opening } zsilip nélkül köt össze két területet: { $area }, { $other }
    .advice = tegyél oda zsilipet, vagy legyen belőlük egy terület
d04-check-apart = { $piece } nincs összekötve a kezdőhellyel (terület: { $area })
    .advice = kösd össze nyílásokkal, vagy vezessen oda teleporthely

## Zsilipek

d04-check-door-span = nem derül ki, melyik két mezőnél van ez a zsilip: `{ $id }`
    .advice = írd be a vonalat és a két sort, `x = 4, y = [1, 2]`, vagy `x = [1, 2], y = 4`
d04-check-open-lock = nyitva áll egy biztonsági zsilip: `{ $id }`
    .advice = a játék elején zárva vannak: hagyd el az `open` szót
d04-check-doors-meet = két zsilip fedi egymást: `{ $other }` és `{ $id }`
    .advice = told el az egyiket a vonala mentén, vagy töröld
d04-check-exit-inside = `{ $id }` kijárat, de nem a térkép szélén lévő nyílásnál van
    .advice = a kijárat olyan nyílást zár le, amelyhez nem csatlakozik elem
d04-check-door-off = `{ $id }` zsilip: mindkét oldalán két mező kell ({ $line }), de { $at } nem mező
    .advice = tedd oda, ahol két elem csatlakozik
d04-check-door-in-wall = falba került ez a zsilip: `{ $id }`
    .advice = tedd oda, ahol két elem csatlakozik
d04-check-door-in-room = nyílt teremben áll, megkerülhető ez a zsilip: `{ $id }`
    .advice = tedd egy nyílásba vagy egy folyosóra
d04-check-between = `{ $id }` zsilip e két terület között van: { $one }, { $other }
    .advice = tedd arrébb a zsilipet, vagy javítsd ki a `between` sort

## Ami a térképen fekszik és áll

d04-check-other-area = { $what } itt { $verb ->
    [lies] fekszik
    [stands] áll
   *[is] van
}: { $at }, de ez a mező másik területé: { $area }
    .advice = tedd arrébb, vagy sorold ide: { $area }
d04-check-obstacle-size = ez az akadály nem fekhet itt: `{ $kind }`, { $at }
    .advice = { $size }
d04-check-outside = { $who } itt áll: { $at }, a kezdőterületen kívül ({ $area })
    .advice = minden tengerészgyalogos az elsőként lerakott területen kezd
d04-check-figure-size = { $who } nem állhat itt: { $at }
    .advice = { $wide }×{ $long } mezőt foglal el; `to` az utolsó mezője

## Ami a dobozban van

d04-check-any-in-box = { $n } × { $kind }, ha { $colours } játszik, de a dobozban csak { $most } van
    .advice = hagyj el néhányat, vagy adj nekik színt
d04-check-gift-in-box = { $n } × { $token }, de a dobozban csak { $most } van
    .advice = hagyj el néhányat
d04-check-gifts-in-box = { $n } × { $token } mind a { $marines } tengerészgyalogosnak, de a dobozban csak { $most } van
    .advice = hagyj el néhányat
d04-check-one-duct = az egyetlen csatorna sehová sem vezet
    .advice = adj hozzá még egyet, vagy hagyd el
d04-check-one-teleporter = { $token }: sehová sem vezet
    .advice = tegyél le még egyet a színéből

## Kiváltók és hatások

d04-check-round-zero = 0. forduló nincs
    .advice = az első forduló az 1.
d04-check-effects = { $n } hatás egymás után
    .advice = egyszerre legfeljebb { $most } történhet
d04-check-nothing = a 0 nem csinál semmit
    .advice = írj 1 és 255 közötti számot, vagy hagyd el
d04-check-never = ez soha nem történhet meg
    .advice = töröld a kiváltót, vagy csinálj hozzá utat

## Győzelem

d04-check-marines-cannot-win = a tengerészgyalogosok sehogy sem nyerhetnek
    .advice = adj meg `goals` célokat, vagy legyen valaminek `win = "marines"` hatása
d04-check-invader-cannot-win = a megszálló játékos sehogy sem nyerhet
    .advice = adj meg `frags` vagy `timer` értéket, vagy legyen valaminek `win = "invader"` hatása
d04-check-coloured-goal = `{ $tag }` csak akkor van ott, ha játszik: { $who }
    .advice = akinek meg kell halnia, annak `any` a színe
d04-check-no-rounds = 0 forduló azonnal letelik
    .advice = írd be, hány fordulót kell lejátszani
d04-check-early = az időzítő a { $timer }. fordulóban lejár, mielőtt { $rounds } forduló letelne
    .advice = kevesebb fordulót várj ki, vagy hagyd el az időzítőt
d04-check-no-exit = ezen a zsilipen senki sem mehet ki: `{ $id }`
    .advice = csak `exit = true` zsilip vezet le a tábláról
d04-check-no-way = ez a cél soha nem teljesülhet
    .advice = tedd szabaddá az utat hozzá, vagy adj meg másikat
d04-check-late = ehhez legalább { $rounds } forduló kell, de az időzítő a { $timer }. fordulóban lejár
    .advice = adj több időt, vagy rövidítsd le az utat
d04-check-won-at-once = { $side ->
    [marines] a tengerészgyalogosok már azelőtt nyertek
   *[invader] a megszálló játékos már azelőtt nyert
}, hogy bárki bármiről döntött volna
    .advice = kelljen hozzá valami: másik cél, későbbi forduló, több gyilokpont

## Utak

d04-check-key-away = { $key } itt: { $at }, de nem lehet elérni
    .advice = senki sem jut oda, amíg ez a zsilip zárva van: `{ $id }`; tedd máshová a kulcsot
d04-check-no-key = `{ $id }` zsiliphez ez kell: { $key }, de sehol sincs
    .advice = tegyél le egy `{ $token }` jelzőt
d04-check-area-away = egy tengerészgyalogos sem jut be erre a területre: { $area }
    .advice = keresd meg, milyen akadályok zárják el az utat
d04-check-token-away = egy tengerészgyalogos sem éri el ezt a jelzőt: `{ $token }`, { $at }
    .advice = nézd meg, milyen akadályok vannak körülötte
d04-check-encounter-away = egy tengerészgyalogos sem éri el ezt a találkozást: { $at }
    .advice = nézd meg, milyen akadályok vannak körülötte

## Az ellenőrző hiányosságai

d04-check-unlaid = { $error }
    .advice = ez az ellenőrző hiányossága: kérjük, jelezd
d04-check-unsound = a kezdőállás nem szabályos: { $error }
    .advice = ez az ellenőrző hiányossága: kérjük, jelezd
