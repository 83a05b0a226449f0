# Mit jelentenek egy új asztal lehetőségei, és mit mondunk el egy helyről, mielőtt kiválasztják.

page-setup-players-help = Három–öt ember vagy gépi játékos, mindenki mindenki ellen.
page-setup-skulls-help = Minden ölés levesz egy koponyát a sávról; ha elfogy az utolsó, kezdődik a vége. Ötös sávval rövid a játék.
page-setup-bot-help = Saját akarat nélküli figura: aki soron van, az mozgatja, és azzal is lő.
page-setup-hidden-points-help = Mint az asztalnál, ahol a pontok lefordítva fekszenek: senki sem tudja biztosan, ki vezet.
page-setup-open-windows-help = Akkor is kapsz kérdést, ha nincs mit kijátszanod, és mindenki más is.
page-setup-confirm-turn-help = A köröd csak akkor ér véget, ha kimondod, addig visszaléphetsz.
page-setup-marines-help = Egy hely minden tengerészgyalogosnak és egy a megszállónak. Egy ember több tengerészgyalogost is játszhat.
page-setup-draw-two-help = Így szól a hibajegyzék. Különben a megszálló tengerészgyalogosonként egy lapot húz.
page-setup-knockback-stopped-help = Mint a magyar szabályban. Különben a hátralökött figura átrepül felettük.
page-setup-guard-lost-by-moving-help = Mint a lengyel összefoglalóban. Különben a beavatkozás megmarad, ha elmozdul.
page-setup-adrenaline-next-turn-help = Mint a horvát és a magyar szabályban. Különben későbbre is megőrizhető.
page-setup-fewer-frags-help = Rövidebb a játék, és nehezebb kevés tengerészgyalogossal.
page-setup-full-rules-help = Fedezékkel, dicsőséges kivégzéssel, osztálykártyákkal, rajkártyákkal, argenttel és teleporthelyekkel: annak, aki ismeri a játékot.
page-setup-split-activations-help = Különben a rajkártya egy aktiváláson belül két főakciót ad.
page-setup-flat-cover-help = Különben a fedezékben álló felfed egy második védelmi lapot, és a jobbikat veszi.
page-setup-no-round-limit-help = A megszálló játékos nem nyerhet várakozással; csak a gyilokpontok döntenek.

board-small-help = Tíz mező, közelharc. Három–négy játékosnak a legjobb.
board-medium-a-help = Tizenegy mező: nyugaton szűk, keleten nyílt sárga terep.
board-medium-b-help = Tizenegy mező: nyugaton gyűrű, keleten szűk átjáró.
board-big-help = Tizenkét mező, van hová bújni. Négy–öt játékosnak a legjobb.
mode-deathmatch-help = Öld meg a többieket, és pontot kapsz a nekik okozott sebzésért.
mode-domination-help = Jelöld meg az újraéledési pontokat: lőj rájuk, vagy fejezd be ott egyedül a köröd. Pontot érnek, de visszavágnak.
mode-turrets-help = Vedd át a lövegeket lőszerért: látják, aki belép, és helyetted tüzelnek.
ending-frenzy-help = Ha elfogy az utolsó koponya, mindenkinek van még egy köre erősebb akciókkal.
ending-sudden-death-help = Ha elfogy az utolsó koponya, a játék azonnal véget ér.

d04-difficulty-too-young-help = A tengerészgyalogosok egy lappal, három sebbel és három golyóval többet kapnak; a megszálló hat lapot tarthat. Első játékhoz jó.
d04-difficulty-not-too-rough-help = A tengerészgyalogosok két sebbel többet bírnak, és két golyóval több van náluk; a megszálló hét lapot tarthat.
d04-difficulty-hurt-me-plenty-help = A szabályok, ahogy nyomtatva vannak.
d04-difficulty-ultra-violence-help = A tengerészgyalogosok egy sebbel kevesebbet bírnak, és egy golyóval kevesebb van náluk; a megszálló kilenc lapot tarthat.
d04-difficulty-nightmare-help = A tengerészgyalogosoknak egy lappal, két sebbel és egy golyóval kevesebb jut; a megszálló eggyel több lapot húz, és körönként két idéző lapot játszhat ki.
d16-frags-printed-help = Hat megölt tengerészgyalogos a megszálló győzelme, akárhányan vannak.
d16-frags-tuned-help = Küldetéshez és rajhoz szabott szám, hogy a két oldal nagyjából egyforma gyakran nyerjen.

page-place-first = Első játék
page-place-first-more = Rövid, kevesebb szabállyal.
page-place-won = Megnyerve
page-place-next = Következő
page-place-map = Térkép: { $name }
page-place-rounds = Legfeljebb { $n } forduló
page-place-no-rounds = Nincs fordulókorlát
page-place-frags = A megszálló játékos { $n } gyilokponttal győz
page-place-easy = { $marines } tengerészgyalogosnak könnyű
page-place-fair = { $marines } tengerészgyalogosnak kiegyenlített
page-place-hard = { $marines } tengerészgyalogosnak nehéz
page-place-goal-leave = Kijutni
page-place-goal-kill = Megölni, akiért küldtek
page-place-goal-reach = Elérni egy helyet
page-place-goal-reach-area = Elérni egy helyiséget
page-place-goal-gather = Összegyűlni egy helyiségben
page-place-goal-survive = Kitartani
page-place-goal-carry = Kivinni valamit
page-place-goal-take = Megtalálni valamit
page-place-goal-clear = Megtisztítani egy helyiséget
page-place-next-mission = Tovább: { $name }
