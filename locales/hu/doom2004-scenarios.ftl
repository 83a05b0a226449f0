# Amit a játékosok a DOOM (2004) forgatókönyveiben olvasnak.

d04-station = Az állomás
d04-station-briefing = Hat parancs, egyetlen csapat. Amit az egyik napból kihoztok, azt viszitek magatokkal a következőbe.

d04-way-out = Kiút
d04-way-out-briefing = A lift halott, a zsilipek maguktól bezárultak. Ebből a szárnyból egy vörös zsilip vezet ki; a kulcsa valakinél volt. Találjátok meg, és menjetek el együtt.
d04-way-out-secret = A kulcs a gépcsarnok túlsó végében hever, a pokollovag orra előtt. Köztük és a zsilip között a technogólem várakozik. Lassítsd le őket: a te paklid is ketyegő óra.
d04-way-out-a1 = Szervizfolyosó. A sötétben valami a lábát vonszolja.
d04-way-out-a2 = Öltöző. A falakon hármasával futnak fölfelé az égésnyomok.
d04-way-out-a3 = Friss lábnyomok a betonon, túl nagy közökkel ahhoz, hogy emberé legyenek.
d04-way-out-a4 = A gépcsarnok. A hűtőfolyadék átmarta a padlót.
d04-way-out-a5 = Az utolsó folyosó. A végén ott a vörös zsilip, és valaki óriási állja el az utat.
d04-way-out-locker = Egyetlen szekrény nyílik még. Páncélmellény van benne.
d04-way-out-key = A kulcs meleg. Valahol messze zöldre kattan egy zár.

d04-hold-the-relay = Tartsátok az átjátszót!
d04-hold-the-relay-briefing = Az átjátszónak nyolc fordulón keresztül sugároznia kell. Hat zsilip nyílik a teremre, és egyik sem marad csukva.
d04-hold-the-relay-secret = Fordulónként kinyílik egy zsilip: délnyugaton, keleten, nyugaton, délen, északon, északkeleten. Mindet nem figyelhetik. Törj be kettőn egyszerre.
d04-hold-the-relay-begin = Az átjátszó zümmög. Délnyugaton csikorogva kinyílik egy zsilip.
d04-hold-the-relay-half = Az üzenet fele kiment. Egy drón még ledob egy láda töltényt, mielőtt lezuhan.
d04-hold-the-relay-last = Jön a válasz. Minden, ami futni tud, most idefelé fut.
d04-hold-the-relay-console = A vezérlőpult még engedelmeskedik. Két zsilip döndülve becsapódik.
d04-hold-the-relay-a1 = A régi őrhely. Az utolsó őr itt hagyta a fegyverét.
d04-hold-the-relay-a4 = Karmok az acélon; rengeteg karom.

d04-broken-circuit = Megszakadt áramkör
d04-broken-circuit-briefing = Három kapu működik még, és mindegyik olyan szárnyba visz, ahová semmi más nem vezet. A kiutat három kulcs nyitja. Együtt menni biztonságos. Külön menni gyors.
d04-broken-circuit-secret = Minden kulcs, amit elvesznek, felébreszt valamit a csomópontban. Gyülekezz a kapuknál: egyesével jönnek vissza.
d04-broken-circuit-a2 = A zsilipkamra. Az utolsó zsilip sárga, és őrzője van.
d04-broken-circuit-a3 = Raktár, zsilip nélkül. Apró lábak kopognak végig a ládákon.
d04-broken-circuit-a4 = A vörös kulcs kampón lóg a maró lé fölött.
d04-broken-circuit-a5 = Hosszú, egyenes folyosó. Ti a rossz végén álltok.
d04-broken-circuit-a6 = Kerek kamra: középen hordó, hátul kulcs.
d04-broken-circuit-a7 = A sárga szárny kápolnája. A padokat a zsilipeknek torlaszolták, méghozzá erről az oldalról.
d04-broken-circuit-a8 = Halottak, sorban egymás mellett, és valami, ami lakmározik.
d04-broken-circuit-key = A csomópontban megrebben a fény. Valami átjött.
d04-broken-circuit-dead = Úgy halt meg, hogy a keze egy csomag energiacellán maradt. Neki már nem kell.

d04-hot-core = Forró mag
d04-hot-core-briefing = A reaktor magjának el kell hagynia az állomást, mielőtt a megszállók rájönnek, mi az. Vegyétek magatokhoz, és vigyétek ki azon a kapun, amelyen jöttetek. Két út vezet hozzá. Jó lesz mindkettőt ismerni.
d04-hot-core-secret = Arra kell visszajönniük, amerre mentek. Amikor elveszik a magot, a nyugati zsilip lezuhan, és megtelik mögötte a folyosó. Öld meg, aki viszi: ahol elesik, ott ejti el.
d04-hot-core-core = a mag
d04-hot-core-a1 = Elágazás. Északra hordókkal teli csarnok. Délre lépcső, amely savtól bűzlik.
d04-hot-core-a2 = A hordócsarnok. Valakinek volt annyi esze, hogy idebent ne lőjön.
d04-hot-core-a4 = A szivattyúterem. Mozognak a falak; nem, azok lábak.
d04-hot-core-a6 = A mag a bölcsőjében áll, és egyetlen mély hangot zümmög.
d04-hot-core-taken = A zümmögés elhallgat. Mögöttetek lezuhan egy zsilip, előttetek felébred az állomás.

d04-the-hunt = A vadászat
d04-the-hunt-briefing = A jelentésekben neve is van, és a jelentések nem sokkal utána véget érnek. A keleti csarnokban tanyázik. Öljétek meg. Ami kell hozzá, itt van az állomáson, ha hozzá tudtok férni.
d04-the-hunt-secret = Nekik a fegyverraktár kell, a fegyverraktárhoz a kék kulcs, a kulcs pedig az északi szobában van. Minden lépésük kerüljön egy életbe. A nagyot tartsd távol a hordóktól.
d04-the-hunt-a1 = Kereszteződés. Az acél beleremeg egy távoli, lassú lépésbe.
d04-the-hunt-a2 = Az ügyeleti szoba. Szögön egy kék kártya, körülötte az ügyeletes műszak.
d04-the-hunt-a3 = A fegyverraktár. Hetek óta zárva van, és tele petékkel.
d04-the-hunt-a6 = A csarnokban kábelek és csontok csüngenek. És az a valami megfordul.
d04-the-hunt-rack = Az utolsó állványon egy rakétavető, megolajozva, megtöltve.
d04-the-hunt-seen = Meglátott titeket.

d04-red-line = Vörös vonal
d04-red-line-briefing = A reaktor tizenkét forduló múlva robban. Az űrkomp a hangárban áll. Az egyenes úton kék zár van; a másik út hosszú.
d04-red-line-secret = Nem kell megölnöd őket. Elég, ha az útjukban állsz.
d04-red-line-begin = Tizenkét forduló. Futás!
d04-red-line-half = Az idő fele letelt. Mögöttetek valami apró bújik elő a falból.
d04-red-line-last = Forró a padló. A szívetek még egy fokozattal feljebb kapcsol.
d04-red-line-a1 = Vörös lámpák forognak végig a folyosón.
d04-red-line-a2 = Az őrszoba. A kék kártya a hátsó íróasztalon hever.
d04-red-line-a3 = Az egyenes út. Innen már látni a hangár zsilipjét.
d04-red-line-a4 = A műhely. Egy férfi borul a munkapadjára, még rajta a mellénye.
d04-red-line-a7 = A hangár. Az űrkomp rámpája le van eresztve.
d04-red-line-dead = A mellénye passzol. A töltényei is.

## Helyiségek

d04-room-lift-lobby = Liftelőtér
d04-room-service-corridor = Szervizfolyosó
d04-room-locker-room = Öltöző
d04-room-stores = Raktár
d04-room-machine-hall = Gépcsarnok
d04-room-last-corridor = Utolsó folyosó
d04-room-relay-room = Átjátszóterem
d04-room-guard-post = Régi őrhely
d04-room-supply-tunnel = Ellátóalagút
d04-room-battery-room = Akkumulátorterem
d04-room-cable-room = Kábeltér
d04-room-side-passage = Oldaljárat
d04-room-drain = Vízelvezető
d04-room-hub = Csomópont
d04-room-lock-passage = Zsilipjárat
d04-room-lock-chamber = Zsilipkamra
d04-room-crate-store = Ládaraktár
d04-room-sump = Ülepítő
d04-room-long-corridor = Hosszú folyosó
d04-room-round-chamber = Kerek kamra
d04-room-chapel = Kápolna
d04-room-morgue = Hullaház
d04-room-gate-passage = Kapujárat
d04-room-fork = Elágazás
d04-room-barrel-hall = Hordócsarnok
d04-room-junction = Folyosósarok
d04-room-pump-room = Szivattyúterem
d04-room-pipe-corridor = Csőfolyosó
d04-room-core-room = Magterem
d04-room-back-way = Hátsó út
d04-room-loading-bay = Rakodótér
d04-room-crossing = Kereszteződés
d04-room-duty-room = Ügyeleti szoba
d04-room-armoury = Fegyverraktár
d04-room-south-approach = Déli feljáró
d04-room-north-approach = Északi feljáró
d04-room-lair = Odú
d04-room-shelter = Óvóhely
d04-room-alarm-corridor = Riasztófolyosó
d04-room-guard-room = Őrszoba
d04-room-straight-way = Egyenes út
d04-room-workshop = Műhely
d04-room-tunnel = Alagút
d04-room-hangar = Hangár
