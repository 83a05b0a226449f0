# A DOOM (2004) figuráinak, fegyvereinek, jelzőinek, kártyáinak és egyéb elemeinek nevei.

## Megszállók és tengerészgyalogosok

d04-zombie = zombi
d04-trite = pókmutáns
d04-imp = tűzördög
d04-demon = démon
d04-archvile = ősgonosz
d04-mancubus = technogólem
d04-hell-knight = pokollovag
d04-cyberdemon = kiberdémon

d04-many-zombie = { $n } zombi
d04-many-trite = { $n } pókmutáns
d04-many-imp = { $n } tűzördög
d04-many-demon = { $n } démon
d04-many-archvile = { $n } ősgonosz
d04-many-mancubus = { $n } technogólem
d04-many-hell-knight = { $n } pokollovag
d04-many-cyberdemon = { $n } kiberdémon

d04-invader = megszálló játékos
d04-marine-red = vörös tengerészgyalogos
d04-marine-green = zöld tengerészgyalogos
d04-marine-blue = kék tengerészgyalogos

## Fegyverek

d04-fist = ököl
d04-pistol = pisztoly
d04-grenade = kézigránát
d04-chainsaw = láncfűrész
d04-shotgun = ismétlőkarabély
d04-machine-gun = gépfegyver
d04-chain-gun = nehézgéppuska
d04-rocket-launcher = rakétavető
d04-plasma-gun = plazmafegyver
d04-bfg = BFG

## Jelzők

d04-bullets = töltény
d04-rockets = rakéta
d04-cells = energiacella
d04-health = gyógyszer
d04-armour = páncél
d04-adrenaline = adrenalin
d04-berserk = dühdrog
d04-red-key = vörös kulcs
d04-blue-key = kék kulcs
d04-yellow-key = sárga kulcs
d04-encounter = találkozás
d04-red-teleporter = vörös teleporthely
d04-blue-teleporter = kék teleporthely
d04-yellow-teleporter = sárga teleporthely
d04-duct = csatorna

d04-many-bullets = { $n } töltényjelző
d04-many-rockets = { $n } rakétajelző
d04-many-cells = { $n } energiacella-jelző
d04-many-wounds = { $n } sérülés
d04-many-frags = { $n } gyilokpont
d04-many-spaces = { $n } mező
d04-many-cards = { $n } kártya
d04-many-points = { $n } mozgáspont

## Padló

d04-blocking = elzáróakadály
d04-goo = sebzőakadály
d04-barrel = hordó
d04-body = holttest
d04-door = zsilip
d04-red-door = vörös biztonsági zsilip
d04-blue-door = kék biztonsági zsilip
d04-yellow-door = sárga biztonsági zsilip

## Parancsok

d04-aim = célzás
d04-guard = beavatkozás
d04-dodge = kitérés
d04-heal = gyógyítás

## Akciók

d04-sprint = rohanás
d04-unload = kitárazás
d04-advance = megközelítés
d04-ready = készenlét
d04-sprint-help = Legfeljebb 8 mező, támadás nélkül.
d04-unload-help = 2 támadás, mozgás nélkül.
d04-advance-help = Legfeljebb 4 mező és 1 támadás.
d04-ready-help = Legfeljebb 4 mező vagy 1 támadás, és hozzá 1 parancsjelző.

## Kockák

d04-die-red = vörös kocka
d04-die-yellow = sárga kocka
d04-die-green = zöld kocka
d04-die-blue = kék kocka

## Képességek

d04-ability-accuracy = pontosság { $n }
d04-ability-aimed = célzás
d04-ability-blast = robbantás { $n }
d04-ability-blow-through = láncrombolás
d04-ability-deadly = halálosztás { $n }
d04-ability-knockback = lökés
d04-ability-scurry = csatornajárás
d04-ability-search = fedezékharc
d04-ability-sweep = kaszálás
d04-ability-watchful = őrködés

## Tengerészgyalogos-kártyák

d04-card-field-surgeon = Tábori sebész
d04-card-field-surgeon-help = Lerakhatsz és használhatsz gyógyítás parancsjelzőt.
d04-card-steady-hands = Biztos kéz
d04-card-steady-hands-help = Távolsági támadásaid pontosság 2 képességet kapnak.
d04-card-clear-lane = Tiszta lővonal
d04-card-clear-lane-help = Támadásaidnál a figurák nem takarják a látóteret.
d04-card-red-mist = Vörös köd
d04-card-red-mist-help = A saját körödben egyszer, amikor támadásod megöl egy megszállót: lépj legfeljebb 2 mezőt, majd hajts végre még 1 támadást.
d04-card-trench-fighter = Lövészárokharcos
d04-card-trench-fighter-help = Közelharci támadásaid halálosztás 2 képességet kapnak.
d04-card-storm-drill = Rohamgyakorlat
d04-card-storm-drill-help = A megközelítés 2 támadást ad, két különböző fegyverrel.
d04-card-iron-frame = Vasgyúró
d04-card-iron-frame-help = A kezdő és a teljes egészséged 2-vel több.
d04-card-squad-voice = A raj hangja
d04-card-squad-voice-help = A többi tengerészgyalogos, aki legfeljebb 3 mezőre és a látóteredben van, +1 hatótávot és +1 sebzést kap a támadásaihoz.
d04-card-cool-planner = Higgadt tervező
d04-card-cool-planner-help = A készenlét legfeljebb 4 mezőt és 1 támadást is ad, a parancsjelzőn felül.
d04-card-light-kit = Könnyű málha
d04-card-light-kit-help = Minden akciód, amely mozgást ad, 2 mezővel többet ad.
d04-card-ghost-step = Szellemlépés
d04-card-ghost-step-help = Áthaladhatsz elzáróakadályokon és ellenséges figurákon, de nem állhatsz meg rajtuk. Az őrködők ettől még megtámadhatnak.
d04-card-hair-trigger = Érzékeny ravasz
d04-card-hair-trigger-help = A beavatkozásod sérüléskor nem vész el, és a beavatkozással végrehajtott támadásaid célzottak.
d04-card-backup-plan = B terv
d04-card-backup-plan-help = Játékonként egyszer érvényteleníthetsz egy eseménykártyát, amikor kijátsszák.
d04-card-point-man = Élharcos
d04-card-point-man-help = Közelharci támadásaid kaszálás képességet kapnak.
d04-card-pack-rat = Gyűjtögető
d04-card-pack-rat-help = 1 további töltényjelzővel és 1 rakétajelzővel kezdesz. A gyógyszer legfeljebb 4 egészséget ad vissza neked.

## Eseménykártyák

d04-event-blur = Kitérés
d04-event-blur-help = Egy tengerészgyalogos megszálló elleni támadódobása után: kitérésnek számít, te választod ki az újradobandó kockákat.
d04-event-closing-flesh = Sötét energiák
d04-event-closing-flesh-help = Közvetlenül azelőtt, hogy egy tengerészgyalogos megszállót támad: vegyél le 1 sérülésjelzőt egy megszállóról.
d04-event-baited-hook = Csapda
d04-event-baited-hook-help = Miután egy tengerészgyalogos felvett egy felszerelésjelzőt: azonnal aktiválj legfeljebb 2 megszállót, teljes mozgással és támadással. A saját körödben újra cselekedhetnek.
d04-event-hinge-breaker = Szétzúzás
d04-event-hinge-breaker-help = Köröd kezdetén: végleg vegyél ki a játékból egy közönséges vagy biztonsági zsilipet, amely szomszédos valamelyik megszállóddal.
d04-event-last-round = Besült töltény
d04-event-last-round-help = Egy tengerészgyalogos támadása után, ha a végleges kockákon nincs töltényikon: elveszít 1 muníciójelzőt, mintha lett volna.
d04-event-black-out = Sötétség
d04-event-black-out-help = Egy tengerészgyalogos köre előtt: ebben a körben távolsági támadásainál a céltávolság 2-vel nagyobb.
d04-event-headlong = Roham
d04-event-headlong-help = Egy megszálló aktiválásakor: ebben az aktiválásban 4 mezővel többet léphet.
d04-event-second-bite = Tombolás
d04-event-second-bite-help = A körödben, egy megszálló támadása után: az a megszálló még egyszer támad.
d04-event-blind-side = Váratlan támadás
d04-event-blind-side-help = Egy megszálló támadásának bejelentésekor: a támadás elől nem lehet kitérni, és halálosztás 2 képességet kap.
d04-event-waiting-teeth = Rajtaütés
d04-event-waiting-teeth-help = Egy terület felfedése után: aktiválj legfeljebb 2, ott most lerakott megszállót, teljes mozgással és támadással. Ha nem a te köröd van, a saját körödben újra cselekedhetnek.
d04-event-jitters = Elkapkodott lövés
d04-event-jitters-help = A körödben bármikor: egy tengerészgyalogos, akinek beavatkozása van, most felhasználja vagy eldobja.
d04-event-jammed-track = Bezárva
d04-event-jammed-track-help = Egy tengerészgyalogos köre előtt: csukj be egy közönséges zsilipet, amelynek szabad a vonala; a következő köröd kezdetéig csukva marad.
d04-event-loose-grating = Ingatag talaj
d04-event-loose-grating-help = Egy tengerészgyalogos köre előtt: ebben a körben 2 mezővel kevesebbet léphet, de legalább 1-et, ha az akciója mozgást ad.
d04-event-wrong-crate = Elcserélt láda
d04-event-wrong-crate-help = Köröd kezdetén: cserélj fel két felszerelésjelzőt felderített mezőkön; egyik sem lehet tengerészgyalogos mezőjén.

## Nehézségi fokok

d04-difficulty-too-young = Újonc
d04-difficulty-not-too-rough = Könnyű
d04-difficulty-hurt-me-plenty = Normál
d04-difficulty-ultra-violence = Nehéz
d04-difficulty-nightmare = Rémálom

## Irányok

