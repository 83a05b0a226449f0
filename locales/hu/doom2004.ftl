# DOOM (2004): kérdések, választások és a játék menete.

## Mondatrészek

d04-figure = { $kind } ({ $id })
d04-at = { $what }, { $at }
d04-armed = { $who } ({ $weapon })
d04-either = { $one } vagy { $other }
d04-nothing = semmi
d04-nobody = senki
d04-empty-space = üres mező
d04-an-order = 1 parancs
d04-numbered-door = { $n }. { $door }
d04-spawn-card = ivadékkártya ({ $group })
d04-card-copy = { $name }, { $id } kártya
d04-frags-of = { $n } / { $limit } gyilokpont
d04-many-attacks = { $n } támadás
d04-half-n = az északi fele
d04-half-e = a keleti fele
d04-half-s = a déli fele
d04-half-w = a nyugati fele

# Nevek a mondat elején.
d04-the-zombie = A zombi ({ $id })
d04-the-trite = A pókmutáns ({ $id })
d04-the-imp = A tűzördög ({ $id })
d04-the-demon = A démon ({ $id })
d04-the-archvile = Az ősgonosz ({ $id })
d04-the-mancubus = A technogólem ({ $id })
d04-the-hell-knight = A pokollovag ({ $id })
d04-the-cyberdemon = A kiberdémon ({ $id })
d04-the-red-marine = A vörös tengerészgyalogos
d04-the-green-marine = A zöld tengerészgyalogos
d04-the-blue-marine = A kék tengerészgyalogos
d04-the-invader = A megszálló játékos

# Kockák és esélyek. Egy kockalap: hatótáv/sebzés, a * töltényt jelent.
d04-face-miss = kudarc
d04-die = { $die } ({ $face })
d04-die-nth = { $nth }. { $die } ({ $face })
d04-roll = { $dice } = hatótáv { $range }, sebzés { $damage }
d04-roll-miss = { $dice } = kudarc
d04-stands-hit = Kockák: { $roll }. Egyelőre talál, sebzése { $damage }.
d04-stands-miss = Kockák: { $roll }. Egyelőre nem talál.
d04-stands-short = Kockák: { $roll }. Egyelőre nem talál: a hatótáv { $reach }, a távolság { $range }.
d04-decimal = { $whole },{ $tenth }
d04-victim = { $who } – { $wounds } sérülés
d04-odds = találat { $chance }%, { $wounds } sérülés
d04-odds-range = távolság { $range }, találat { $chance }%, { $wounds } sérülés
d04-odds-empty = találat { $chance }%
d04-odds-empty-range = távolság { $range }, találat { $chance }%
d04-odds-barrel = találat { $chance }%, robbanás { $blow }%
d04-odds-barrel-range = távolság { $range }, találat { $chance }%, robbanás { $blow }%
d04-odds-many = találat { $chance }%, érintettek: { $victims }
d04-odds-many-range = távolság { $range }, találat { $chance }%, érintettek: { $victims }
d04-odds-nobody = találat { $chance }%, senkit sem érint
d04-odds-nobody-range = távolság { $range }, találat { $chance }%, senkit sem érint

## Kérdések

d04-prompt-respawn = Itt estél el: { $at }. Hol térsz vissza?
d04-prompt-declare = { $round }. forduló. Ennyit bírsz még: { $wounds }. Válassz akciót!
d04-prompt-declare-extra = { $round }. forduló. Ennyit bírsz még: { $wounds }. Válassz akciót! Az adrenalin ennyit ad hozzá: { $extra }.
d04-prompt-act = A te köröd. Maradt: { $left }.
d04-prompt-act-sharing = Másvalakivel állsz egy mezőn, tovább kell lépned. Maradt: { $left }.
d04-prompt-act-end = Az akciódat felhasználtad. Teszel még valamit?
d04-prompt-mist = { $card }: legfeljebb { $spaces }, majd még 1 támadás.
d04-prompt-discard = Kártyák a kezedben: { $n }, a korlát { $limit }. Dobj el egyet!
d04-prompt-menu = { $n ->
    [0] A te köröd. Már minden megszállót aktiváltál.
   *[other] A te köröd. Még { $n } megszálló aktiválható.
}
d04-prompt-menu-spawn = { $n ->
    [0] A te köröd. Kijátszhatsz egy ivadékkártyát.
   *[other] A te köröd. Az aktiválás előtt kijátszhatsz egy ivadékkártyát. A táblán { $n } megszálló van.
}
d04-prompt-event = Kijátszol eseményt?
d04-prompt-event-before = Támadás: { $attacker } → { $target }. Kijátszol előtte eseményt?
d04-prompt-event-roll = Támadás: { $attacker } → { $target }. { $stands } Kijátszol eseményt?
d04-prompt-event-after = A támadás után: { $attacker } → { $target }. Kijátszol eseményt?
d04-prompt-event-turn = Kör kezdődik: { $whom }. Kijátszol eseményt?
d04-prompt-event-take = Felszerelést vett fel: { $whom }. Kijátszol eseményt?
d04-prompt-event-reveal = Új terület vált láthatóvá. Kijátszol eseményt?
d04-prompt-event-on = { $card }: mit választasz?
d04-prompt-order = Felhasználod most a beavatkozást?
d04-prompt-order-before = Támadás: { $attacker } → { $target }. Felhasználod előtte a parancsodat?
d04-prompt-order-after = A támadás után: { $attacker } → { $target }. Felhasználod most a parancsodat?
d04-prompt-order-heal = A forduló véget ér. Felhasználod a gyógyítást?
d04-prompt-order-jitters = { $card }: támadj most a beavatkozással, vagy elveszíted.
d04-prompt-closing-flesh = { $card }: melyik megszállóról kerül le 1 sérülésjelző?
d04-prompt-hinge-breaker = { $card }: melyik zsilip kerül ki a játékból?
d04-prompt-jammed-track = { $card }: melyik zsilip szorul be?
d04-prompt-jitters = { $card }: kinek a beavatkozása?
d04-prompt-wrong-crate = { $card }: melyik jelzőt cseréled el?
d04-prompt-wrong-crate-second = { $card }: az első jelző: { $what }. Melyik a második?
d04-prompt-backup = A megszálló játékos kijátssza ezt: { $card }. Érvényteleníted? ({ $plan })
d04-prompt-trap = { $card }: még legfeljebb { $n } megszállót aktiválhatsz.
d04-prompt-activation = Aktív: { $figure }. Maradt: { $left }.
d04-prompt-activation-sharing = Aktív: { $figure }. Másvalakivel áll egy mezőn, tovább kell lépnie. Maradt: { $left }.
d04-prompt-target = Támadás, { $weapon }: melyik mező?
d04-prompt-target-aimed = Célzott támadás, { $weapon }: melyik mező?
d04-prompt-target-of = Támad: { $figure }. Melyik mezőt?
d04-prompt-reroll-aim = { $stands } A támadásod célzott: melyik kockákat dobod újra?
d04-prompt-reroll-dodge = Támadás: { $attacker } → { $target }. { $stands } Kitérsz: melyik kockákat kell újradobni?
d04-prompt-reroll-blur = Támadás: { $attacker } → { $target }. { $stands } Kijátszol olyan eseményt, amellyel kitérsz?
d04-prompt-reroll-blurred = Támadás: { $attacker } → { $target }. { $stands } Kitérés: melyik kockákat kell újradobni?
d04-prompt-knock = Lökés ({ $attacker }): minden eltalált legfeljebb 3 mezőt repülhet. Ki és hová?
d04-prompt-chain = A támadás továbbmehet. Utolsó célpont: { $target }. Még legfeljebb { $spaces }, mindig eggyel kevesebb kockával. Hová?
d04-prompt-watch = A közelbe ért: { $whom }. Támad egy őrködő megszálló?
d04-prompt-lay = Az új területre kell még egy figura: { $kind }. Már mind a táblán van. Leveszel egyet ehhez?
d04-prompt-place = Szaporodás ({ $nth }/{ $n }): { $kind }. Hová, ahol egy tengerészgyalogos sem látja?
d04-prompt-place-reuse = Szaporodás: { $kind }. Már minden ilyen figura a táblán van. Leveszel egyet, hogy újra felhasználd?
d04-prompt-offer = Felajánlják neked: { $what }. Adja: { $giver }. Elfogadod?
d04-prompt-over = A játék véget ért.
d04-prompt-wait = A játék folytatódik.

## Választások

d04-label-respawn = Visszatérés ide: { $at }
d04-label-adrenaline = Adrenalin: ebben a körben 4 mezővel több
d04-label-declare = Akció – { $name }: { $grants }
d04-label-declare-plain = Akció – { $name }
d04-label-ready = Akció – { $name }: { $spaces } vagy { $attacks }, és 1 parancs
d04-label-ready-extra = Akció – { $name }: { $spaces }, vagy { $extra } és { $attacks }; és 1 parancs
d04-label-step = Lépés { $dir }
d04-label-lead = Lépés { $dir }, { $half } megy elöl
d04-onto = { $step } – { $things }
d04-through = { $step }, rajta át: { $who }
d04-watched = { $step }, ott őrködik: { $who }
d04-label-teleport = Teleportálás ide: { $at }
d04-label-teleport-unknown = Teleportálás az ismeretlenbe: { $at }
d04-label-teleport-kill = Teleportálás ide: { $at }, meghal: { $who }
d04-label-duct = Csatornán át ide: { $at }
d04-label-open = Kinyitás 2 mozgáspontért: { $door }
d04-label-close = Becsukás 2 mozgáspontért: { $door }
d04-label-smash = Kivétel a játékból: { $door }
d04-label-jam = Beszorítás: { $door }
d04-label-leave = A tábla elhagyása itt: { $door }
d04-label-take = Felvétel: { $what }
d04-label-give = Átadás 1 mozgáspontért: { $what } → { $whom }
d04-label-accept = Elfogadom
d04-label-order-aim = Parancs: célzás – egy későbbi támadásnál kockákat dobhatsz újra
d04-label-order-guard = Parancs: beavatkozás – 1 támadás a megszálló játékos körében
d04-label-order-dodge = Parancs: kitérés – újradobathatsz kockákat, ha megtámadnak
d04-label-order-heal = Parancs: gyógyítás – 1 sérüléssel kevesebb neked vagy egy szomszédos társadnak
d04-label-drop = A célzás parancs eldobása
d04-label-heal = Gyógyítás, 1 sérüléssel kevesebb: { $whom }
d04-label-fire = Támadás: { $weapon }
d04-label-fire-ammo = Támadás: { $weapon } ({ $ammo })
d04-label-fire-sweep = Kaszálás, { $weapon }: { $odds }
d04-label-aim = Célzott támadás: { $weapon }
d04-label-aim-ammo = Célzott támadás: { $weapon } ({ $ammo })
d04-label-aim-sweep = Célzott kaszálás, { $weapon }: { $odds }
d04-label-strike = Támadás
d04-label-strike-sweep = Kaszálás: { $odds }
d04-label-at = Célpont – { $what }: { $odds }
d04-label-space = Mező: { $at }
d04-label-crate = Csere: { $what }
d04-label-reroll = Újradobás: { $dice } – találat { $chance }%
d04-label-reroll-one = Újradobás: { $dice } – találat { $chance }%, { $wounds } sérülés
d04-label-reroll-none = Minden kocka marad
d04-label-knock = Lökés ide: { $at } – { $who }
d04-label-chain = Egy kocka ({ $die }) nélkül, célpont – { $what }: { $odds }
d04-label-chain-empty = Egy kocka ({ $die }) nélkül tovább ezen át: { $at }
d04-label-discard = Eldobás: { $card }
d04-label-spawn = Szaporodás: { $group }
d04-label-put = Lerakás ide: { $at }
d04-label-remove = Levétel a tábláról: { $who }
d04-label-activate = Aktiválás: { $who }, { $spaces }
d04-label-activate-plain = Aktiválás: { $who }
d04-label-mend = 1 sérülésjelző le: { $who } ({ $wounds })
d04-label-watch = Támadás – { $who }: { $odds }
d04-label-pick = Választás: { $whom }
d04-label-play = Kijátszás: { $card }
d04-label-cancel = Érvénytelenítem
d04-label-pass = Passz
d04-label-pass-event = Nem játszom ki semmit
d04-label-pass-order = Megtartom a parancsot
d04-label-pass-jitters = Elvesztem a beavatkozást
d04-label-pass-backup = Hadd történjen meg
d04-label-pass-offer = Nem kérem
d04-label-pass-watch = Nincs támadás
d04-label-pass-place = Ez a figura kimarad
d04-label-pass-blur = Nincs kitérés
d04-label-done = Semmi több
d04-label-done-turn = A kör vége
d04-label-done-mist = { $card }: semmi több
d04-label-done-invaders = A megszálló játékos körének vége
d04-label-done-activation = Az aktiválás vége: { $who }
d04-label-done-trap = { $card }: nincs több aktiválás
d04-label-done-knock = Senkit sem mozgatok
d04-label-done-chain = A támadás itt megáll

## Ami történik

d04-log-began = Kezdődik a játék. Nehézség: { $difficulty }.
d04-log-round = { $n }. forduló.
d04-log-turn = { $who } megkezdi a körét.
d04-log-declared = { $who } bejelenti az akcióját: { $action }.
d04-log-adrenaline = { $who } adrenalint használ: 4 mezővel több.
d04-log-moved = { $who } lép: { $from } → { $to }.
d04-log-teleported = { $who } ide teleportál: { $to }.
d04-log-duct = { $who } csatornán át ide ér: { $to }.
d04-log-respawned = { $who } itt tér vissza: { $at }.
d04-log-door-open = Kinyílik: { $door }.
d04-log-door-closed = Becsukódik: { $door }.
d04-log-smashed = Betörve, végleg nyitva: { $door }.
d04-log-jammed = Beszorult a megszálló játékos következő köréig: { $door }.
d04-log-left = { $who } elhagyja a táblát.
d04-log-took = { $who } felveszi ezt: { $what }.
d04-log-dropped = Ide esik ({ $at }): { $what }.
d04-log-gave = { $who } átadja ezt: { $what }. Megkapja: { $whom }.
d04-log-refused = { $who } nem kéri.
d04-log-ordered = { $who } parancsot rak le: { $order }.
d04-log-lapsed = { $who } parancsot veszít: { $order }.
d04-log-used = { $who } parancsot használ fel: { $order }.
d04-log-healed = { $who } gyógyul: { $wounds }.
d04-log-attacked = { $who } támad: { $at }.
d04-log-attacked-range = { $who } támad: { $at }, távolság { $range }.
d04-log-swept = { $who } minden szomszédját támadja.
d04-log-rolled = { $who } dob: { $roll }.
d04-log-rerolled = { $who } újradobat kockákat: { $roll }.
d04-log-cancelled = A célzás és a kitérés kioltja egymást: nincs újradobás.
d04-log-spent = { $who } felhasznál: { $ammo } ({ $weapon }).
d04-log-hit = Találat, sebzés: { $damage }.
d04-log-failed = A támadás nem sikerül.
d04-log-scattered = A robbanás elsodródik { $dir } ({ $spaces }), ide: { $to }.
d04-log-scattered-stopped = A robbanás elsodródik { $dir } ({ $spaces }), akadályba ütközik, és senkinek sem árt.
d04-log-scattered-miss = A robbanás senkinek sem árt.
d04-log-wounded = { $who } megsérül: { $wounds }.
d04-log-wounded-goo = { $who } megsérül a sebzőakadálytól: { $wounds }.
d04-log-wounded-barrel = { $who } megsérül a hordótól: { $wounds }.
d04-log-wounded-telefrag = { $who } megsérül egy érkezőtől: { $wounds }.
d04-log-wounded-scenario = { $who } megsérül a küldetés szerint: { $wounds }.
d04-log-died = { $who } meghal.
d04-log-fragged = { $who } elesik. Összesen: { $frags }.
d04-log-knocked = { $who } ide repül: { $to }.
d04-log-exploded = Felrobban a hordó: { $at }.
d04-log-drew = { $who } húz: { $what }.
d04-log-ran-out = Elfogyott a pakli, újra megkeverik. Gyilokpont a megszálló játékosnak, összesen: { $frags }.
d04-log-discarded = { $who } eldobja ezt: { $card }.
d04-log-spawning = { $who } új megszállókat hoz: { $group }.
d04-log-placed = { $who } megjelenik itt: { $at }.
d04-log-removed = { $who } lekerül a tábláról, hogy újra felhasználják.
d04-log-no-room = Nincs rejtett hely ehhez: { $kind }.
d04-log-activated = { $who } aktív.
d04-log-played = { $who } kijátssza ezt: { $card }.
d04-log-backup = { $who } érvényteleníti ezt: { $card } ({ $plan }).
d04-log-mended = { $who } 1 sérülésjelzőt veszít.
d04-log-swapped = Jelzőcsere: { $one } és { $other }.
d04-log-revealed = Új terület vált láthatóvá.
d04-log-scored = { $who } szerez: { $n }. Összesen: { $frags }.
d04-log-won-marines = A tengerészgyalogosok győznek.
d04-log-won-invader = A megszálló játékos győz.
