# A DOOM (2016) küldetéseinek és hadműveleteinek neve és leírása.

d16-operation-black-bishop = Fekete futó
d16-operation-black-bishop-about = Hat küldetés a létesítmény első riadójától a szentélyig, amelyen át mindezt beengedték.
d16-operation-exodus = Exodus
d16-operation-exodus-about = Hat küldetés égő földön át az utolsó kapuig, és előttetek valami nagyon nagy lépked.

d16-mission-tutorial = Első érintkezés
d16-mission-tutorial-about = Egy csarnok démonokkal és két zsilip, amelyet még senki sem nyitott ki. Tisztítsátok meg a csarnokot, aztán nyissátok ki az egyiket: mögöttük egyszerre ébred mindkét portál.

d16-mission-knee-deep = Térdig a holtak között
d16-mission-knee-deep-about = Három minta kell, és három portál hozza őket démonai karmában. Menjetek északnak a lépcsőn, vagy keletnek a laboron át; a két utat a mag köti össze, és akié a teleporthelye, az diktálja az iramot.

d16-mission-cold-relays = Hideg relék
d16-mission-cold-relays-about = Három labor nyílik egyetlen hosszú folyosóról, mindegyikben egy elnémult relé. Indítsátok újra mind a hármat, bármilyen sorrendben, és vigyázzatok a folyosó végi teremmel: onnan végiglátni az egészen.

d16-mission-dockside = A dokkon
d16-mission-dockside-about = Három szállítmány hever a dokk körül, és vissza kell kerülnie a rámpára, amelyen jöttetek. A középső gödör nektek zsákutca, minden nagynak rövidebb út.

d16-mission-watch-the-gate = Kapuőrség
d16-mission-watch-the-gate-about = Két csarnokot kell tartani, egyet-egyet az udvar két oldalán, ahol álltok. Mindkettőbe több út vezet, mint ahány szemetek van, és minden fordulóban más oldal van veszélyben.

d16-mission-long-walk-home = Hosszú út haza
d16-mission-long-walk-home-about = A drón tudja a kiutat: harminc lépés kilenc termen át, és szinte mindegyikben alszik valami. A kinyitott zsilipek nyitva maradnak mögöttetek.

d16-mission-bishops-end = A futó vége
d16-mission-bishops-end-about = Hat portál táplálja a szentélyt. Zárjátok le mindet, és ne hagyjatok életben semmit. A karokba zsilip vezet, a kriptába és a csontházba nem, a legjobb fegyver pedig a legmélyén hever.

d16-mission-titan-on-the-move = Titán úton
d16-mission-titan-on-the-move-about = A sugárutak elég szélesek annak, ami jön. Három szállítmány: egy közel, egy messze, egy a vörös portál odújában; aki visz, nem teleportálhat, ezért tartsátok szabadon a visszautat.

d16-mission-ash-fields = Hamumezők
d16-mission-ash-fields-about = Zsilip és fal nélküli hamusíkság, amelyet alig néhány helyen átjárható szakadékok szabdalnak. Három minta jön a megjelölt portálokból. Ami repül, ott kel át, ahol akar; ti nem.

d16-mission-furnace-line = Kemencesor
d16-mission-furnace-line-about = A kemencék sorai három sávot alkotnak, mögöttük három cellában állnak a relék. A kolosszusok átgázolnak a sorokon; nektek kerülni kell.

d16-mission-hold-the-ferry = Az átkelő védelme
d16-mission-hold-the-ferry-about = Két hídfő és köztük egyetlen híd. Tartsátok mindkét végét. Osszátok meg a csapatot, vagy az egyik elvész.

d16-mission-bearers-road = A hordozók útja
d16-mission-bearers-road-about = Kísérjétek a drónt az alsó úton, aztán át, majd a felső úton az állomásig. Három zsilipet kell kinyitni, amíg várakozik, és az utolsó szakasz a legrosszabb.

d16-mission-exodus = Exodus
d16-mission-exodus-about = Három gyűrű egymásban, középen a kapu. Kívülről befelé zárjátok le a portálokat, és tisztítsátok meg a terepet, mielőtt a kézben tartott lapokat rájuk költitek.
