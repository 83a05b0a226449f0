# A képernyők és a terminál szavai.

ui-you = te
ui-yes = igen
ui-no = nem
ui-help = súgó
ui-undo = visszavonás
ui-quit = kilépés
ui-weapons = fegyverek
ui-more = több

## A felsorolások összekapcsolása.

list-and = { $list } és { $last }
list-or = { $list } vagy { $last }

## Amit egy saját fájl mond.

own-text = { $text }

## Játék a terminálban

ui-welcome = Mindenki mindenki ellen egy kis arénában. A gép ellen játszol; az Enter a zárójelben álló számot választja.
ui-ask-players = Hányan játszanak, veled együtt? ({ $from }–{ $to })
ui-ask-board = Melyik pálya? ({ $from }–{ $to })
ui-ask-skulls = Hány koponya? Minél több, annál hosszabb a játék. ({ $from }–{ $to })
ui-board-for = { $from }–{ $to } játékosnak
ui-out-of-range = Írj be egy számot { $from } és { $to } között.
ui-not-playable = Ez a játék a terminálban még nem játszható.
ui-no-seat = Nincs ilyen hely: válassz 1 és { $n } között.
ui-round = { $n }. forduló
ui-points = { $n } pont
ui-points-head = pont
ui-hidden = titkos
ui-killshots = Halálos lövések
ui-tracks = Sávok
ui-offer = Kínált lőszer
ui-hand = A képességkártyáid
ui-log = mi történt
ui-log-more = mi történt; még { $n }: log
ui-earlier = … korábbi sorok: { $n }; a log szóra elolvashatod
ui-keys = szám: választás · ?: súgó · u: visszavonás · s FÁJL: mentés · q: kilépés
ui-keys-short = szám: választás · ?: súgó · w: fegyverek · log · u: visszavonás · q: kilépés
ui-choices-more = … további választások: { $n }; írd be: more
ui-back = Enter: vissza a kérdéshez · szám: választás
ui-no-choice = Nincs { $n } számú választás: írj be egy számot 1 és { $last } között.
ui-not-understood = Érthetetlen: „{ $word }”. Írj be egy számot 1 és { $last } között, egy akciót, vagy ? jelet a súgóhoz.
ui-refused = Nem lehet.
ui-no-rule = Nincs { $rule } szabály; a szabályok így írandók: ADR-RUN-1.
ui-no-help = Nincs „{ $word }” nevű fegyver vagy képességkártya.
ui-no-square = „{ $word }” nem mezője ennek a pályának; írd be a sort és az oszlopot, például 12.
ui-sees = Innen: { $square }, ezek látszanak: { $squares }.
ui-save-where = Hová mentsem? Írd be: s és a fájl neve, például s jatek.tfr.
ui-save-end = Mented a visszajátszást? Írd be: s és a fájl neve, például s jatek.tfr, vagy csak Enter.
ui-saved = A visszajátszás elmentve: { $file }
ui-unsaved = A visszajátszás nincs elmentve. A véletlen magja: { $seed }.
ui-save-foreign = { $file } már létezik, és nem visszajátszás; marad, ahogy van.
ui-save-failed = { $file } nem írható: { $error }
ui-result = eredmény
ui-you-win = Győztél!
ui-you-lose = Ezúttal más győzött.
ui-goodbye = Viszlát az arénában.
ui-help-text =
    egy szám           az a választás
    run, hit p2, …     akció jelöléssel, a listán kívüli is: megtudod, miért nem lehet
    ? sörétes          mit tud egy fegyver vagy képességkártya
    rule ADR-RUN-1     egy szabály teljes szövege
    why p2             miért nem választható valami, és mi az oka
    see 12             mi látszik egy mezőről; see egymagában: a tiedről
    log                minden, ami történt
    w                  a fegyverek az újraéledési pontokon és mindenki kezében
    more               minden választás, ha nem fért ki
    Enter              a képernyő még egyszer
    u                  az utolsó lépésed visszavonása, ha nem fedett fel semmi újat
    s jatek.tfr        a visszajátszás mentése
    q                  kilépés
    A pályán: 12 az 1. sor 2. oszlopa; ◎ újraéledési pont; ⌂ lövegtorony; ✦ képességkártya; ‹3› hová visz a 3. választás.
    A táblákon: ▸ kinek a köre; sebzés, │ a 3., 6. és 11. előtt; ⊕ jelölők; ☠ koponyák; ↻ megfordított tábla; ▮ töltött, ▯ üres fegyver.
    Kis képernyőn: P2 két piros kocka; ▮1 egy töltött fegyver; ✦2 két képességkártya; ▲1 egy ▲ jelölő.

## A kockák betűi és a helyiségek rövid nevei, legfeljebb három betű

ui-cube-red = P
ui-cube-yellow = S
ui-cube-blue = K
ui-room-red = pir
ui-room-yellow = sár
ui-room-blue = kék
ui-room-white = feh
ui-room-purple = lil
ui-room-green = zöl

## Hosszú listák

ui-cards = kártyák
ui-choices-page = { $from }–{ $to }, összesen { $all } · m: következő oldal · szó vagy x,y: csak az illők · Enter: mind
ui-find-nothing = Egyik választásban sincs „{ $word }”.
ui-rules-short = Szabályok: { $rules }. Teljes szöveg: rule { $first }

## DOOM (2004) a terminálban

ui-d04-welcome = Tengerészgyalogosok mindaz ellen, amivé az állomás lett. Az egyik oldallal játszol a gép ellen; az Enter a zárójelben álló számot választja.
ui-d04-ask-scenario = Melyik forgatókönyv? ({ $from }–{ $to })
ui-d04-ask-difficulty = Milyen nehéz legyen a tengerészgyalogosoknak? ({ $from }–{ $to })
ui-d04-marines-for = { $from }–{ $to } tengerészgyalogos
ui-d04-frags = gyilokpont { $n }
ui-d04-frags-of = gyilokpont { $n }/{ $limit }
ui-d04-moves = mozgás { $n }
ui-d04-order-due = parancs
ui-d04-armour = páncél { $n }
ui-d04-melee = közelharc
ui-d04-ranged = távolsági
ui-d04-ammo = T{ $b } R{ $r } E{ $c }
ui-d04-left = kijutott
ui-d04-cards = megszálló: lap { $hand }, pakli { $deck }
ui-d04-hand = A lapjaid
ui-d04-spawns = érkezik: { $group }
ui-d04-exit = kijárat
ui-d04-goal-leave = Kijutni: { $door }
ui-d04-goal-out = Megtalálni a kijáratot és kijutni
ui-d04-goal-kill = Megölni, akiért jöttetek
ui-d04-goal-reach = Eljutni ide: { $at }
ui-d04-goal-reach-area = Eljutni ide: { $n }. terület
ui-d04-goal-gather = Összegyűlni itt: { $n }. terület
ui-d04-goal-survive = Kitartani: { $n }. forduló
ui-d04-goal-carry = Kivinni: { $what } ({ $door })
ui-d04-goal-take = Felvenni: { $what }
ui-d04-goal-clear = Megtisztítani: { $n }. terület
ui-d04-group-empty = üres mezők
ui-d04-group-orders = parancsok
ui-d04-group-figures = megszállók
ui-d04-group-events = események
ui-d04-no-figure = „{ $word }”: nincs ilyen a táblán; írd így: f3 vagy Z3, p1, vagy a hely, például 4,-1.
ui-d04-no-place = „{ $word }” nem ismert hely ezen a térképen; írd így: x,y, például 4,-1.
ui-d04-no-rule = Nincs { $rule } szabály; a szabályok így írandók: D04-MOVE-2.
ui-d04-no-help = Nincs „{ $word }” nevű fegyver, megszálló, kártya vagy akció.
ui-d04-keys = szám: választás · szó: keresés · c: lapok · ?: súgó · u: vissza · s FÁJL · q: ki
ui-d04-keys-short = szám: választás · szó: keresés · see · map · c: kártyák · ?: súgó · u: vissza
ui-d04-help-text =
    egy szám           az a választás
    démon, 4,-1, /ide  csak az ilyen szavú vagy helyű választások; Enter: megint mind
    step N, at 4,-1    akció jelöléssel, a listán kívüli is: megtudod, miért nem lehet
    m                  a választások következő oldala
    see                mit lát a figurád; see Z3, see p1: mit lát egy másik
    map 20,4           a térkép azon része; map egymagában: az egész
    ? ismétlő          mit tud egy fegyver, megszálló, kártya vagy akció
    ? map              mit jelentenek a jelek
    rule D04-MOVE-2    egy szabály teljes szövege
    why f3             miért nem választható valami, és mi az oka
    c                  eligazítás, kártyák és fegyverek teljes szöveggel, a megszállók a táblán
    log                minden, ami történt
    Enter              a képernyő még egyszer
    u                  az utolsó lépésed visszavonása, ha nem fedett fel semmi újat
    s jatek.tfr        a visszajátszás mentése
    q                  kilépés
ui-d04-signs-text =
    A térképen: ●▲■ tengerészgyalogosok; Z3 az f3 megszálló, z3 sebesült; (Z) várakozik; [●] »Z3 ‹●› ›Z3 aki cselekszik vagy választható; 12 hová visz a 12. választás, +12 ott fekszik valami, ~12 sebzőakadály.
    Falak ┃━; zsilipek zárva ║═, nyitva ╎╌, a számukkal, betű: olyan kulcs kell, ★: kijárat, ✖: beszorult; @ teleporthely, # csatorna, ?? találkozás, ◆ a forgatókönyv tárgya, † elesett tengerészgyalogos; ←↑→↓ van még.
    Mellette: ▸ kinek a köre; ♥ maradék seb; ◈ páncél; T R E töltény, rakéta, energiacella; kockák: táv/sebzés, * töltény, ✖ kudarc.
ui-d04-campaign-next = A hadjárat folytatódik: { $title }. Indítsd újra így: --campaign { $file }.
ui-d04-campaign-won = A tengerészgyalogosok megnyerték a hadjáratot.
ui-d04-campaign-lost = A hadjárat elveszett.
ui-d04-goal-kill-kind = Megölni: { $kind }

## Mindkét DOOM-játék a terminálban

ui-doom-ask-marines = Hány tengerészgyalogos? ({ $from }–{ $to })
ui-doom-ask-side = Melyik oldallal játszol? ({ $from }–{ $to })
ui-doom-side-marines = a tengerészgyalogosok, mind
ui-doom-side-invader = a megszálló
ui-doom-side-both = mindkét oldal, egy terminálnál
ui-doom-seat-of-invader = A --seat tengerészgyalogost választ; aki a megszállóval játszik, annak nincs más helye.
ui-doom-round-of = { $n }. forduló, összesen { $last }
ui-doom-range = táv { $n }
ui-doom-fallen = elesett
ui-doom-marines-win = A tengerészgyalogosok győztek.
ui-doom-invader-wins = A megszálló győzött.
ui-doom-you-lose = Ezúttal a másik oldal győzött.
ui-doom-sees = { $who }: { $n } mezőt lát (•).
ui-doom-attacks = támadás { $n }
ui-doom-sees-figures = Látótávolságban: { $list }.
ui-doom-campaign-over = Töröld ezt a fájlt, ha újra akarod kezdeni: { $file }.

## A kockák, kulcsok és zsilipek betűi

ui-doom-letter-red = V
ui-doom-letter-yellow = S
ui-doom-letter-green = Z
ui-doom-letter-blue = K

## Hosszú listák

ui-doom-group-move = mozgás
ui-doom-group-doors = zsilipek
ui-doom-group-attack = támadás
ui-doom-group-targets = célpontok
ui-doom-group-things = tárgyak
ui-doom-group-cards = lapok
ui-doom-group-end = tovább
ui-doom-group-other = egyéb

## An action of a replay explained

ui-explain-asked = { $n }. cselekvés a(z) { $last } közül. A kérdés ez volt: { $question }
ui-explain-answer = A válasz: { $label }
ui-explain-others = { $n ->
    [one] Ez volt az egyetlen lehetséges válasz.
   *[other] { $n } lehetséges válasz egyike volt.
}
ui-explain-came = Ami ebből lett:
ui-explain-nothing = Nem lett belőle semmi, amiről bárki értesült volna.

## Visszapillantás egy játékra

ui-analyse-head = { $game }: { $n } cselekvés, { $weighed } mérlegelt döntés (bíró: { $level }).
ui-analyse-measure-ahead = A számok azt mondják meg, várhatóan hány ponttal végez egy hely a többiek átlaga előtt.
ui-analyse-measure-chance = A számok azt mondják meg, mekkora eséllyel győz egy oldal.
ui-analyse-unproved = Óvatosan velük: a bíró játékokból tanult, de ezen a térképen az, aki szerinte játszik, nem bizonyult mindkét oldalon jobbnak egy katonánál.
ui-analyse-unfinished = A játéknak nincs vége: csak eddig tart.
ui-analyse-chart = Hogyan állt a játék:
ui-analyse-marines = { $sign } a tengerészgyalogosok
ui-analyse-turn = { $n }. kör
ui-analyse-points = { $n } pont
ui-analyse-percent = { $n } százalékpont
ui-analyse-costly = A legtöbbe kerülő döntések:
ui-analyse-costly-none = Egyik döntés sem volt egyértelműen rosszabb, mint egy másik lett volna.
ui-analyse-costly-one = { $n }. cselekvés, { $when }, { $who }: ára { $cost }.
ui-analyse-chosen = Amit választott: { $plan }
ui-analyse-better = Jobb lett volna: { $plan }
ui-analyse-luck = A szerencse legnagyobb fordulatai:
ui-analyse-luck-none = A szerencse semmi említésre méltón nem változtatott.
ui-analyse-luck-one = { $n }. cselekvés, { $when }, { $who }: { $deed }
ui-analyse-luck-came = Várható volt: { $expected }. Ez lett belőle: { $came }.
ui-analyse-limits = Amit a számok nem tudhatnak: a bíró nem lát többet annál, aki döntött, legfeljebb a kör végéig néz előre, és gépek játékaiból tanult. Nem tud semmit blöffről, megegyezésekről és arról, milyenek az emberek.
ui-analyse-closer = Közelebbről: { $command }
