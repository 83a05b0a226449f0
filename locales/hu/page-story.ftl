# Az oldal szavai a játszma történetéhez: hogyan meséli el, a nagy pillanatok, a napló és a vége.

page-story = Mi történik
page-story-back = Egy lépés vissza
page-story-on = Egy lépés előre
page-story-skip = Átugrás
page-story-again = Újra
page-log-walked = { $who } { $n } mezőt lép.
page-forced = Az egyetlen választás: { $what }
page-deciding = { $name } dönt.
page-line-cut = Most nincs kapcsolat. Amit választasz, elküldjük, amint visszatér.
page-line-waits = Nincs kapcsolat: elküldjük, amint visszatér.

## Egy képernyő több kézhez

page-curtain = A következő játékos
page-curtain-for = { $name } következik
page-curtain-more = A többiek nem néznek ide.
page-curtain-lift = Mutasd a lapjaimat

## Átadás

page-hand-over-sure = Játsszon helyetted a gép?
page-hand-over-more = A helyeden játszik tovább, lépésről lépésre, te pedig nézed. A helyedet bármikor visszaveheted.
page-hand-over-yes = Igen, játsszon helyettem
page-hand-over-no = Nem, én játszom tovább
page-hand-over-now = A gép játszik helyetted.

## Visszajátszás idő előtt

page-replay-running = Ez a játszma még tart. Akkor lehet visszanézni, ha véget ért.
page-to-table = Az asztalhoz

## A vége

page-result-story = A játszma számokban
page-result-kills = ölés
page-result-damage = sebzés
page-result-hits = találat
page-result-deaths = halál
page-result-points = pont
page-result-most = A legtöbbet tette: { $name }
page-result-chart-damage = Sebzés körről körre
page-result-chart-points = Pontok körről körre
page-result-again = Új játszma
page-result-again-more = azonnal kezdődik

## Egy támadás összege

page-field-sum-range = hatótáv { $reach } / { $range }
page-field-sum-armour = { $damage } sebzés ÷ { $armour } páncél = { $n } seb
page-field-sum-shields = { $rolled } sebzés − { $shields } pajzs = { $n } sebzés

## A DOOM-játékok nagy pillanatai

page-field-fragged = Gyilok
page-field-killer = Gyilkosa: { $by }
page-field-glory = Dicsőséges kivégzés
page-field-telefrag = Telefrag
page-field-frags = Gyilokpont
page-field-won-marines = A tengerészgyalogosok győznek
page-field-won-invader = A megszálló játékos győz
page-field-why-goal-marines = A cél teljesült: { $goal }.
page-field-why-goal-invader = A megszálló játékos elérte a célját.
page-field-why-frags-marines = A megszálló játékosnak { $frags } / { $of } gyilokpontja van.
page-field-why-frags-invader = A megszálló játékosnak { $frags } / { $of } gyilokpontja van.
page-field-why-time-marines = Az utolsó kör véget ért.
page-field-why-time-invader = Letelt az idő: a(z) { $round }. kör volt az utolsó.
page-field-why-other-marines = A cél teljesült.
page-field-why-other-invader = A tengerészgyalogosok már nem érhetik el a céljukat.

## Az Adrenalin nagy pillanatai

page-adrenaline-killed = { $who } meghal
page-adrenaline-you-killed = Meghaltál
page-adrenaline-killed-with = { $by }, fegyver: { $weapon }
page-adrenaline-killed-by = { $by } lőtte le
page-adrenaline-killed-self = A saját jelzőjétől
page-adrenaline-shared = Pontok ezért a tábláért: { $who }
page-adrenaline-double = Dupla ölés
page-adrenaline-ended = { $who } győz: { $n } pont
page-adrenaline-why-frenzy = { $n ->
    [0] Elfogyott az utolsó koponya, és véget ért a végső őrület. A halálos lövések döntenek.
   *[other] Elfogyott az utolsó koponya, és véget ért a végső őrület. Az előny: { $n } pont.
}
page-adrenaline-why-skulls = { $n ->
    [0] Elfogyott az utolsó koponya. A halálos lövések döntenek.
   *[other] Elfogyott az utolsó koponya. Az előny: { $n } pont.
}

## Visszapillantás

page-review = Visszapillantás
page-review-waiting = Előbb más játékok kerülnek sorra.
page-review-working = A játék értékelése folyik: { $percent } %
page-review-ahead = Várhatóan hány ponttal végez ki-ki a többiek előtt
page-review-chance = A tengerészgyalogosok győzelmi esélye
page-review-go = Pillanat a grafikonon
page-review-costly = A legtöbbe kerülő döntések
page-review-costly-none = Egyik döntés sem volt egyértelműen rosszabb, mint egy másik lett volna.
page-review-mark = Drága döntés, { $n }.: { $name }
page-review-chosen = Amit választott: { $plan }
page-review-better = Jobb lett volna: { $plan }
page-review-cost-ahead = −{ $n } pont
page-review-cost-chance = −{ $n } %
page-review-luck = A szerencse legnagyobb fordulatai
page-review-luck-none = A szerencse semmi említésre méltón nem változtatott.
page-review-luck-mark = A szerencse fordulata: { $name }
page-review-came = várható: { $expected }, lett: { $came }
page-review-unfinished = A játékot nem játszották végig.
page-review-unproved = Óvatosan a számokkal: ezen a térképen az, aki e bíró szerint játszik, nem bizonyult mindkét oldalon jobbnak egy katonánál.
page-review-limits = Egy gépi játékos értékel, aki nem lát többet annál, aki döntött, legfeljebb a kör végéig néz előre, és gépek játékaiból tanult. Nem tud semmit blöffről, megegyezésekről és arról, milyenek az emberek.
