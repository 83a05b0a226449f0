# Az asztal billentyűi, külön listán.

page-keys-else = Egyéb
page-keys-choose = Az ilyen számú lehetőség választása
page-keys-steps = Lépés ebbe az irányba
page-keys-fire = A mutatott támadás végrehajtása
page-keys-undo = Az utolsó akció visszavonása
page-keys-reach = Tovább a következő gombra vagy a pályára; Shifttel vissza
page-keys-arrows = A pályán a következő dologra ebben az irányban; a szélén a képet mozgatják
page-keys-walls = Ugyanez, de a falakra és a különleges mezőkre is
page-keys-enter = A kijelölt választása
page-keys-zoom = A pálya nagyítása és kicsinyítése
page-keys-whole = Az egész pálya, vagy újra a játék követése
page-keys-eye = Mit lát és mit fenyeget egy figura
page-keys-why = Kérdezd meg, miért nem lehet valami
page-keys-guide = Az útmutató következő lépése
page-keys-skip = Az elmesélt események átugrása
page-keys-leave = Ablak vagy kártya bezárása, a nézelődés vagy a kérdezés vége
page-keys-list = Ez a lista
