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
ui-save-where = Hová? Írd be: s és a fájl neve, például s jatek.tfr.
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
