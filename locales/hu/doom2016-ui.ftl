# DOOM (2016) a terminálban.

ui-d16-welcome = Egy tengerészgyalogos-raj a pokol inváziója ellen. A gép ellen játszol, vagy ketten egy terminálnál; az Enter a zárójelben álló számot választja.
ui-d16-ask-mission = Melyik küldetés, vagy egész hadművelet? ({ $from }–{ $to })
ui-d16-tutorial = a játék megtanulásához
ui-d16-whole-operation = { $operation } hadművelet: { $n } küldetés egymás után
ui-d16-setup = előkészületek
ui-d16-mp = MP { $n }
ui-d16-mains = főakció { $n }
ui-d16-dark = táv ≤ { $n }
ui-d16-invader = lap { $hand }, pakli { $deck }
ui-d16-speed = sebesség { $n }
ui-d16-health = egészség { $n }
ui-d16-stability = stabilitás { $n }
ui-d16-tough = szívós
ui-d16-at-most = legfeljebb { $n }
ui-d16-short-main = F
ui-d16-short-bonus = B
ui-d16-short-reaction = R
ui-d16-letter-red = V
ui-d16-letter-black = F
ui-d16-group-demons = démonok
ui-d16-group-events = események
ui-d16-frags-of = gyilokpont { $n }/{ $limit }

## A cél és a fenyegetés

ui-d16-goal-tutorial = Zsilipet nyitni, démont irtani
ui-d16-goal-samples = Megszerzett minták: { $n }/{ $all }
ui-d16-goal-relays = Relék: { $list }
ui-d16-goal-zones = Zónák: haladás { $n }/{ $all }
ui-d16-goal-assets = Kivitt szállítmányok: { $n }/{ $all }
ui-d16-goal-drone = A drón a kijáratra: { $left }
ui-d16-goal-breach = Maradt: portál { $portals }, démon { $demons }
ui-d16-threat-sight = portál { $n }
ui-d16-threat-counters = jelző { $n }
ui-d16-threat-stock = készlet { $n }, most ≤ { $left }

## A térkép jelei

ui-d16-blocking = elzáró él
ui-d16-impassable = járhatatlan él
ui-d16-difficult = nehéz terep
ui-d16-zone = zóna
ui-d16-checkpoint = ellenőrzőpont
ui-d16-relay = relé
ui-d16-portal-up = portál
ui-d16-portal-down = rejtett portál

## Mit lát egy figura

ui-d16-sees-cover = Látja, fedezékben: { $list }. Fedezék üres mezőn: ◦
ui-d16-no-actor = Most egyik figurád sem cselekszik: írd a see után a figurát, például see I3 vagy see p1.
ui-d16-no-figure = „{ $word }”: nincs ilyen a térképen; írd így: f3 vagy I3, p1, Alpha, vagy a hely, például 4,1.
ui-d16-no-place = „{ $word }” nem hely ezen a térképen; írd így: x,y, például 4,1.

## Az inváziókártya, és amire rá lehet kérdezni

ui-d16-invasion = Inváziókártya:
ui-d16-invasion-one-of = Az inváziókártya képpel lefelé van; ezek egyike:
ui-d16-invasion-guess = A tengerészgyalogosok csak annyit tudnak, hogy ezek egyike: { $list }.
ui-d16-topic-cov = fedezék
ui-d16-topic-los = látótér
ui-d16-topic-stn = kábulás
ui-d16-topic-arg = argent
ui-d16-topic-por = portálok
ui-d16-topic-tel = teleportok
ui-d16-topic-glo = dicsőséges kivégzések
ui-d16-topic-lrg = óriásfigurák
ui-d16-topic-dor = zsilipek

## Súgó

ui-d16-no-rule = Nincs { $rule } szabály; a szabályok így írandók: D16-MOV-2.
ui-d16-no-help = Nincs „{ $word }” nevű kártya, osztály vagy démon.
ui-d16-keys = szám: választás · szó: keresés · c: lapok · ?: súgó · u: vissza · s FÁJL · q: ki
ui-d16-keys-short = szám: választás · szó: keresés · see · map · c: kártyák · ?: súgó · u: vissza
ui-d16-help-text =
    egy szám           az a választás
    démon, 4,1, /ide   csak az ilyen szavú vagy helyű választások; Enter: megint mind
    step N, at f3      akció jelöléssel, a listán kívüli is: megtudod, miért nem lehet
    m                  a választások következő oldala
    see                mit lát a figurád, és ki van előle fedezékben; see I3, see p1: ugyanez másnál
    map 12,4           a térkép azon része; map egymagában: az egész
    ? páncél           mit tud egy kártya, osztály vagy démon
    ? map              mit jelentenek a jelek
    rule D16-MOV-2     egy szabály teljes szövege
    why f3             miért nem választható valami, és mi az oka
    c                  a küldetés, a kártyák és a démonok teljes szöveggel
    log                minden, ami történt
    Enter              a képernyő még egyszer
    u                  az utolsó lépésed visszavonása, ha nem fedett fel semmi újat
    s jatek.tfr        a visszajátszás mentése
    q                  kilépés
ui-d16-signs-text =
    Figurák: ●▲■◆ tengerészgyalogosok, ¤ drón; I3 az f3 démon, i3 sebzett; mögötte ! megingott, * kábult, % mintát visz; ♥2 egy óriásméretű démon maradék egészsége; [●] »I3 ‹●› ›I3 aki cselekszik vagy választható.
    Vonalak: ┃━ fal; ║═ csukott zsilip a számával; ▒ elzáró él, kicsiknek nincs út, és nem lehet átlátni; ┄┆ járhatatlan él, kicsiknek nincs út.
    Mezők: ~ nehéz terep; (@) aktív, @ inaktív teleporthely; ΩK portál a színe betűjével, ωK rejtett, szám: a jelzői, %: mintát hoz; + gyógycsomag, két betű: fegyver; % minta, $ szállítmány, !1 relé, z zóna, ★ kijárat, ? ellenőrzőpont, & csali; 12 hová visz a 12. választás, Ω1 ott portál van, +12 ott más fekszik; ←↑→↓ van még.
    Mellette: ▸ kinek az aktiválása; » a még hátralévő kezdeményezéskártyák, ›-ig ebben a sorrendben, ☠ a megszállóé; MP mozgáspont, főakció: ennyi maradt; ♥ maradék egészség; ▤ kézben lévő lapok; ✦ kivégzéskártyák; ◇ argent; ▾ képpel lefelé fordított démonkártyák; ✓ ebben a fordulóban elhasznált.
    A lapjaid: F főakció, B bónuszakció, R reakció; +3 mozgáspont; 4:VF táv 4, egy vörös és egy fekete kocka.

## Mit tudnak a démonok

d16-ability-hit-and-run-help = támadása után 2 mozgáspontot kap
d16-ability-charged-fireball-help = +2 hatótáv és még 1 vörös kocka
d16-ability-crossfire-help = 1 kockát újradob, ha egy másik megszállott katona látja a védekezőt
d16-ability-shock-round-help = elkábítja a védekezőt, ha sebzést okozott
d16-ability-ram-help = még 1 vörös kocka, ha 3 mezőnyit mozdult
d16-ability-headlong-help = még 3 mozgáspont
d16-ability-flying-help = járhatatlan és elzáró élek nem állítják meg, semmi sem kerül neki többe
d16-ability-lightning-orb-help = elkábítja a védekezőt, ha sebzést okozott
d16-ability-jets-help = az első 3 mozgáspontjával repül
d16-ability-salvo-help = a fedezék nem számít, és egyszer bármely kockákat újradobja
d16-ability-splash-help = a védekezővel szomszédos többi tengerészgyalogos 1 sebzést szenved el
d16-ability-fire-wash-help = ehelyett minden 2-n belüli, látott tengerészgyalogost megtámad
d16-ability-stride-help = még 1 vörös kocka 1 távról
d16-ability-slam-help = támadása után minden 2-n belüli tengerészgyalogos 1 sebzést szenved el, és 1 mezővel odébb lökődik
d16-ability-twin-fire-help = másodszor is támad, egy másik tengerészgyalogost, 2 vörös kockával
d16-ability-rocket-storm-help = még 2 vörös kocka, és a védekezővel szomszédos többi tengerészgyalogos 1 sebzést szenved el

## Hadműveletek

ui-d16-operation-score = { $operation } hadművelet: a tengerészgyalogosok { $marines }, a megszálló { $invader } küldetést nyert.
ui-d16-operation-next = A következő küldetés: { $title }.
ui-d16-perk-marines = A tengerészgyalogosok vesztettek, és egy további gyógycsomaggal kezdenek.
ui-d16-perk-invader = A megszálló vesztett, és 2 argenttel az inváziókártyán kezd.
ui-d16-operation-kept = Az állás itt van: { $file }; máskor így folytasd: --campaign { $file }.
ui-d16-operation-ask = Enter: tovább, q: mára elég.
ui-d16-operation-marines = Vége a hadműveletnek: a tengerészgyalogosok nyerték meg.
ui-d16-operation-invader = Vége a hadműveletnek: a megszálló nyerte meg.
ui-d16-operation-draw = Vége a hadműveletnek: döntetlen.
