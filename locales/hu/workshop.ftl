# Amit a játékosok a műhely készítette helyszíneken olvasnak.

# Címek hangulat szerint.
workshop-title-station-1 = Éjszakai műszak
workshop-title-station-2 = Kilences szektor
workshop-title-station-3 = Utolsó hívás
workshop-title-station-4 = A csendes szárny
workshop-title-lab-1 = Kontrollcsoport
workshop-title-lab-2 = Hűtőkamra
workshop-title-lab-3 = Mellékhatások
workshop-title-lab-4 = Törött üveg
workshop-title-works-1 = Műszakvég
workshop-title-works-2 = Nyomás alatt
workshop-title-works-3 = Salak
workshop-title-works-4 = Az alsó gyártósor
workshop-title-ship-1 = Vakrepülés
workshop-title-ship-2 = Az alsó fedélzet
workshop-title-ship-3 = Kikötő nélkül
workshop-title-ship-4 = Lékesedés
workshop-title-ash-1 = Szürke hajnal
workshop-title-ash-2 = Parázsút
workshop-title-ash-3 = Amit a tűz meghagyott
workshop-title-ash-4 = Por
workshop-title-hell-1 = Odalent
workshop-title-hell-2 = A rossz oldal
workshop-title-hell-3 = Vörös ég
workshop-title-hell-4 = Csak lefelé
workshop-title-shrine-1 = Vecsernye
workshop-title-shrine-2 = Gyertyák
workshop-title-shrine-3 = A kilencedik harang
workshop-title-shrine-4 = Csont és kő

# DOOM (2004): eligazítások, és amit csak a megszálló olvas.
workshop-d04-leave-1 = Egyetlen zsilip vezet ki innen, és az zárva van. Keressétek meg a kulcsát, és menjetek ki együtt.
workshop-d04-leave-2 = A többiek elmentek, és bezártak maguk mögött. Egyikük elejtette a kulcsot. Keressétek meg, és jussatok ki mindannyian.
workshop-d04-leave-secret = Kell nekik a kulcs, aztán az egész út a kijáratig. Ne siess: minél hosszabb az útjuk, annál többen lesztek.
workshop-d04-kill-1 = Valami nagy vert tanyát a túlsó végén. Élve nem hagyhatja el.
workshop-d04-kill-2 = Három őrjárat ment be érte, egy sem jött ki. Keressétek meg. Öljétek meg. Ami kell hozzá, útközben megtaláljátok.
workshop-d04-kill-secret = Minden az odúban dől el. A kicsiket áldozd fel útközben, hogy üres tárral érjenek oda.
workshop-d04-carry-1 = Ottmaradt valami, amit senkinek sem szabad megtalálnia. Hozzátok el, és vigyétek ki azon a zsilipen, amelyen bejöttetek.
workshop-d04-carry-2 = Be és ki: egyetlen holmi, a túlsó végétől a mögöttetek lévő zsilipig. Odajutni a könnyebbik fele.
workshop-d04-carry-secret = Arra kell visszajönniük, amerre mentek. Engedd be őket, és zárd be mögöttük az utat. Öld meg, aki viszi.
workshop-d04-survive-1 = Úton van a segítség. Amíg megjön, ez a terem a tiétek, és a zsilipjei nem tartanak sokáig.
workshop-d04-survive-2 = Ma éjjel senki sem jut ki. Tartsátok a termet; reggel majd kinyitják kívülről.
workshop-d04-survive-secret = A zsilipek sorban nyílnak, fordulónként egy. Várd meg, míg kettő nyitva van, aztán törj be mindkettőn.
workshop-d04-clear-1 = A túlsó végén szaporodnak. Ott semmit ne hagyjatok életben, bármilyen kicsi legyen is.
workshop-d04-clear-2 = Amíg megvan a fészek, jönnek az újabbak. Keressétek meg, és ürítsétek ki.
workshop-d04-clear-secret = Elég, ha egyetlen lényed marad a fészekben. Tarts ott valakit, és hívj erősítést a hátuk mögé.

# DOOM (2004): felolvassák, amikor egy terület feltárul.
workshop-d04-area-armoury-1 = Állványok rács mögött. A java még megvan.
workshop-d04-area-armoury-2 = Valaki sietve rázárta a zsilipet kívülről, és nem jött vissza érte.
workshop-d04-area-nest-1 = Itt puha a padló, és mozog.
workshop-d04-area-nest-2 = Apró neszek, minden sarokból egyszerre.
workshop-d04-area-store-1 = Ládák; a többsége nyitva, néhány még nem.
workshop-d04-area-store-2 = Raktár. A lista hosszabb annál, ami megmaradt.
workshop-d04-area-hall-1 = Tágas terem, amelybe túl sok út vezet.
workshop-d04-area-hall-2 = Egymás után gyulladnak ki a lámpák. Nem minden árnyék tűnik el velük.
workshop-d04-area-passage-1 = Szűk átjáró. Valami átment itt, pedig nem fért át.
workshop-d04-area-passage-2 = Lépések előttetek. Megállnak, ha ti is megálltok.
workshop-d04-area-leave-1 = Egy zár, egy lámpa, mögötte a szabad ég.
workshop-d04-area-leave-2 = Itt a kijárat. És itt van valaki, aki nem akarja, hogy használjátok.
workshop-d04-area-kill-1 = Várt rátok. Feláll, és még mindig emelkedik.
workshop-d04-area-kill-2 = Az odú. Amit megevett, a falak mentén hever.
workshop-d04-area-carry-1 = Ott van, a padló közepén, mintha nektek tették volna oda.
workshop-d04-area-carry-2 = Nyitott páncélterem. Nem erre való egy páncélterem.
workshop-d04-area-survive-1 = Itt gyülekeztek.
workshop-d04-area-survive-2 = Szóval innen jönnek.
workshop-d04-area-clear-1 = A fészek. Nagyobb, mint a terem, amelyben van.
workshop-d04-area-clear-2 = Idebent egyszerre fordul felétek minden fej.

# DOOM (2004): amit találnak, visznek és mondanak.
workshop-d04-find-1 = Mellény egy takaró alatt. Már senki sem viseli.
workshop-d04-find-2 = Egy táska, amelyet valaki magának pakolt össze, és jól.
workshop-d04-find-3 = Vöröskeresztes szekrény. Egy dolog maradt benne.
workshop-d04-thing-1 = a fekete doboz
workshop-d04-thing-2 = az adathordozó
workshop-d04-thing-3 = a lepecsételt bőrönd
workshop-d04-taken = Nálatok van. Most már itt minden tudja, hol vagytok.
workshop-d04-seen = Meglátott titeket, és nem fél.
workshop-d04-alarm = Az első zsilip enged. A többi sem várat sokáig magára.
workshop-d04-nest = Itt vannak, mind. Egyet se hagyjatok.

# DOOM (2016): eligazítások.
workshop-d16-sample-collection-1 = A megjelölt portálokból három minta jön elő, annak a karmai közt, ami hozza. Szerezzétek meg mind a hármat.
workshop-d16-sample-collection-2 = A labornak három minta kell, de nem mondja, miből. Ha látjátok, tudni fogjátok.
workshop-d16-relay-link-1 = Három relé elnémult. Kapcsoljátok össze őket újra, bármilyen sorrendben, mielőtt az utolsó forduló véget ér.
workshop-d16-relay-link-2 = Odakint senki sem tudja, hogy itt vagytok. Három relé változtatna ezen.
workshop-d16-guard-duty-1 = Két termet kell egyszerre tartani. Osszátok meg a csapatot, és tartsátok szemmel a zsilipeket.
workshop-d16-guard-duty-2 = Álljatok mindkét teremben, amíg a munka kész nincs. Azt támadják, amelyiket elhagyjátok.
workshop-d16-asset-extraction-1 = Három szállítmány hever ott, ahol valaki elejtette. Vigyétek vissza a kijárathoz.
workshop-d16-asset-extraction-2 = Amiért jöttünk, három teremben van, a kijárat pedig mögöttetek. Tartsátok szabadon a visszautat.
workshop-d16-drone-escort-1 = A drón ismeri az utat, mást nem. Juttassátok el a kijáratig egy darabban.
workshop-d16-drone-escort-2 = Lassú, hangos, és nála van minden, amit megtudtunk. Menjetek mellette a végéig.
workshop-d16-seal-the-breach-1 = Minden portált le kell zárni, és semmi sem maradhat életben, ami átjött. Előbb tisztítsatok, aztán zárjatok.
workshop-d16-seal-the-breach-2 = A seb nyitva van, és magától nem gyógyul. Zárjátok be kívülről befelé.

# Az Adrenalin arénái.
workshop-arena-title-1 = Hideg udvar
workshop-arena-title-2 = A gödör
workshop-arena-title-3 = Neontér
workshop-arena-title-4 = Utolsó kör
workshop-arena-title-5 = Vörös lépcső
workshop-arena-title-6 = A turbina
workshop-arena-title-7 = Rövid kanóc
workshop-arena-title-8 = Vissza az egész
workshop-arena-about-1 = Kevés sarok, sok ajtó: aki egy helyben áll, azt megtalálják.
workshop-arena-about-2 = Minden helyiségből két út vezet ki. Használd mindkettőt.
workshop-arena-about-3 = Három egymástól távoli újraéledési pont, és köztük sehol sem biztonságos.

# Megrendelések, amelyek nem teljesíthetők.
workshop-no-plan = nem találtunk alaprajzot: próbálj másik magot
workshop-no-sides = { $game }: itt mindenki mindenki ellen játszik, ezért feladat, hangulat és nehézség nem kérhető
workshop-no-objective = `{ $wish }` nem feladata ennek a játéknak: { $game }; lehetséges: { $known }
workshop-marines = { $game }: { $least }–{ $most } tengerészgyalogossal játszható, nem { $n } tengerészgyalogossal
workshop-players = { $game }: { $least }–{ $most } játékossal játszható, nem { $n } játékossal
