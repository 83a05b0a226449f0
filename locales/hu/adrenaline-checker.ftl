# Amit az ellenőrző az Adrenalin arénáiról mond, azon felül, amit minden fájlról (checker.ftl).

adrenaline-check-file = az Adrenalin játék arénája, amelyben `rooms` és `spawnpoints` van

## Minek mi a neve

adrenaline-check-arena = aréna
adrenaline-check-name = aréna
adrenaline-check-title = cím
adrenaline-check-about = leírás
adrenaline-check-room = helyiség téglalapja
adrenaline-check-door = ajtó
adrenaline-check-colour = helyiség színe
adrenaline-check-spawnpoint-colour = újraéledési pont színe

## Mi lehet a baj

adrenaline-check-players = játékosok száma: { $from } és { $to } között
    .advice = írd be a legkevesebb és a legtöbb játékost, mindkettőt 3 és 5 között, például `players = [3, 5]`
adrenaline-check-no-rooms = az arénában nincs helyiség
    .advice = rajzolj egy piros, egy sárga és egy kék helyiséget
adrenaline-check-overlap = { $room }: a(z) { $at } mezőn már ott van: { $other }
    .advice = hagyd a mezőt az egyiküknek
adrenaline-check-large = az aréna { $width } mező széles és { $height } mező magas
    .advice = férjen bele { $most }×{ $most } mezőbe
adrenaline-check-small = az arénának túl kevés mezője van: { $n }
    .advice = legyen legalább { $least }
adrenaline-check-scattered = { $room }: a(z) { $at } mezőn lévő része el van vágva a többitől
    .advice = egy szín egy helyiség: kösd össze a részeit, vagy adj ennek más színt
adrenaline-check-door-nowhere = az ajtó nem vezet sehová ({ $line }): itt nincs mező: { $at }
    .advice = tedd az ajtót két helyiség közé
adrenaline-check-door-inside = az ajtó egy helyiségen belül áll ({ $line }): { $room }
    .advice = tedd az ajtót két helyiség közé, vagy adj a mögötte lévő mezőknek más színt
adrenaline-check-door-twice = két ajtó egy helyen ({ $line })
    .advice = töröld az egyiket
adrenaline-check-no-spawnpoint = hiányzik: { $spawnpoint }
    .advice = tedd a saját színű helyiségébe
adrenaline-check-second-spawnpoint = kétszer szerepel: { $spawnpoint }
    .advice = töröld az egyiket
adrenaline-check-spawnpoint-nowhere = { $spawnpoint }: itt nincs mező: { $at }
    .advice = tedd a saját színű helyiségébe
adrenaline-check-spawnpoint-elsewhere = { $spawnpoint }: a(z) { $at } mező másik helyiségben van: { $room }
    .advice = tedd a saját színű helyiségébe
adrenaline-check-away = nincs út egyik helyiségből a másikba: { $other }, { $room }
    .advice = rajzolj közéjük ajtót
adrenaline-check-unlaid = az arénát nem lehet kirakni: { $error }
    .advice = vond vissza az utolsó változtatást
