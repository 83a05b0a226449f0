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

# Helyiségek: nevük a padlón olvasható.
d16-room-hall = Csarnok
d16-room-store = Raktár
d16-room-reactor = Reaktor
d16-room-gallery = Galéria
d16-room-stairs = Lépcső
d16-room-lab = Labor
d16-room-vault = Páncélterem
d16-room-core = Mag
d16-room-depot = Depó
d16-room-road = Út
d16-room-upper-road = Felső út
d16-room-lower-road = Alsó út
d16-room-cut = Bevágás
d16-room-cross = Kereszteződés
d16-room-station = Állomás
d16-room-shrine = Szentély
d16-room-nave = Hajó
d16-room-porch = Előcsarnok
d16-room-west-arm = Nyugati szárny
d16-room-east-arm = Keleti szárny
d16-room-crypt = Kripta
d16-room-ossuary = Csontkamra
d16-room-airlock = Légzsilip
d16-room-spine = Gerinc
d16-room-head = Fej
d16-room-west-lab = Nyugati labor
d16-room-east-lab = Keleti labor
d16-room-cold-lab = Hideglabor
d16-room-ramp = Rámpa
d16-room-dock = Dokk
d16-room-north-store = Északi raktár
d16-room-south-store = Déli raktár
d16-room-outer-north = Külső gyűrű, észak
d16-room-outer-south = Külső gyűrű, dél
d16-room-outer-west = Külső gyűrű, nyugat
d16-room-outer-east = Külső gyűrű, kelet
d16-room-middle-north = Középső gyűrű, észak
d16-room-middle-south = Középső gyűrű, dél
d16-room-middle-west = Középső gyűrű, nyugat
d16-room-middle-east = Középső gyűrű, kelet
d16-room-gate = Kapu
d16-room-lock = Zsilip
d16-room-furnaces = Kemencék
d16-room-north-cell = Északi cella
d16-room-middle-cell = Középső cella
d16-room-south-cell = Déli cella
d16-room-house = Ház
d16-room-west-landing = Nyugati kikötő
d16-room-east-landing = Keleti kikötő
d16-room-north-west-yard = Északnyugati udvar
d16-room-south-west-yard = Délnyugati udvar
d16-room-north-east-yard = Északkeleti udvar
d16-room-south-east-yard = Délkeleti udvar
d16-room-bridge = Híd
d16-room-keep = Erőd
d16-room-bay = Rakodó
d16-room-workshop = Műhely
d16-room-corner = Sarok
d16-room-plant = Gépház
d16-room-mess = Étkezde
d16-room-turn = Kanyar
d16-room-upper-store = Felső raktár
d16-room-last-hall = Utolsó csarnok
d16-room-lift = Felvonó
d16-room-south-avenue = Déli sugárút
d16-room-east-avenue = Keleti sugárút
d16-room-north-avenue = Északi sugárút
d16-room-plaza = Tér
d16-room-lair = Odú
d16-room-court = Udvar
d16-room-west-hall = Nyugati csarnok
d16-room-east-hall = Keleti csarnok
d16-room-north-walk = Északi folyosó
d16-room-south-walk = Déli folyosó
d16-room-west-end = Nyugati vég
d16-room-east-end = Keleti vég
d16-room-plain = Síkság
