# Riječi stranice za priču igre: kako se priča, veliki trenuci, dnevnik i kraj.

page-story = Što se događa
page-story-back = Korak natrag
page-story-on = Korak naprijed
page-story-skip = Preskoči
page-story-again = Još jednom
page-log-walked = { $n ->
    [one] { $who } prelazi { $n } polje.
    [few] { $who } prelazi { $n } polja.
   *[other] { $who } prelazi { $n } polja.
}
page-forced = Jedini izbor: { $what }
page-deciding = Razmišlja: { $name }.
page-line-cut = Trenutačno nema veze. Što izabereš, šalje se čim se veza vrati.
page-line-waits = Nema veze: šalje se čim se vrati.

## Jedan zaslon za više ruku

page-curtain = Sljedeći igrač
page-curtain-for = Na redu: { $name }
page-curtain-more = Ostali ne gledaju.
page-curtain-lift = Pokaži moje karte

## Prepuštanje igre

page-hand-over-sure = Da računalo igra umjesto tebe?
page-hand-over-more = Igra dalje na tvom mjestu, radnju po radnju, a ti gledaš. Svoje mjesto možeš uzeti natrag u svakom trenutku.
page-hand-over-yes = Da, neka igra umjesto mene
page-hand-over-no = Ne, igram dalje
page-hand-over-now = Računalo igra umjesto tebe.

## Snimka prije vremena

page-replay-running = Ova igra još traje. Moći će se pogledati kad završi.
page-to-table = Za stol

## Kraj

page-result-story = Igra u brojkama
page-result-kills = ubijeni
page-result-damage = šteta
page-result-hits = pogoci
page-result-deaths = smrti
page-result-points = bodovi
page-result-most = Najviše učinka: { $name }
page-result-chart-damage = Šteta po rundama
page-result-chart-points = Bodovi po rundama
page-result-again = Igraj ponovno
page-result-again-more = počinje odmah

## Račun napada

page-field-sum-range = domet { $reach } od { $range }
page-field-sum-armour = šteta { $damage } ÷ oklop { $armour } = { $n ->
    [one] { $n } rana
    [few] { $n } rane
   *[other] { $n } rana
}
page-field-sum-shields = šteta { $rolled } − { $shields ->
    [one] { $shields } štit
    [few] { $shields } štita
   *[other] { $shields } štitova
} = { $n }

## Veliki trenuci igara DOOM

page-field-fragged = Frag
page-field-killer = Ubojica: { $by }
page-field-glory = Slavno ubojstvo
page-field-telefrag = Telefrag
page-field-frags = Fragovi
page-field-won-marines = Marinci pobjeđuju
page-field-won-invader = Uljez pobjeđuje
page-field-why-goal-marines = Cilj je postignut: { $goal }.
page-field-why-goal-invader = Uljez je postigao cilj.
page-field-why-frags-marines = Fragovi uljeza: { $frags } od { $of }.
page-field-why-frags-invader = Fragovi uljeza: { $frags } od { $of }.
page-field-why-time-marines = Posljednja runda je gotova.
page-field-why-time-invader = Vrijeme je isteklo: runda { $round } bila je posljednja.
page-field-why-other-marines = Cilj je postignut.
page-field-why-other-invader = Marinci više ne mogu postići cilj.

## Veliki trenuci Adrenalina

page-adrenaline-killed = Gine { $who }
page-adrenaline-you-killed = Gineš
page-adrenaline-killed-with = { $by }, oružje: { $weapon }
page-adrenaline-killed-by = Puca { $by }
page-adrenaline-killed-self = Od vlastitog žetona
page-adrenaline-shared = Bodovi za ploču: { $who }
page-adrenaline-double = Dvostruko ubojstvo
page-adrenaline-ended = { $n ->
    [one] { $who } pobjeđuje: { $n } bod
    [few] { $who } pobjeđuje: { $n } boda
   *[other] { $who } pobjeđuje: { $n } bodova
}
page-adrenaline-why-frenzy = { $n ->
    [0] Uzeta je posljednja lubanja i završna pomama je gotova. Odlučuju smrtonosni pogoci.
    [one] Uzeta je posljednja lubanja i završna pomama je gotova. Prednost: { $n } bod.
    [few] Uzeta je posljednja lubanja i završna pomama je gotova. Prednost: { $n } boda.
   *[other] Uzeta je posljednja lubanja i završna pomama je gotova. Prednost: { $n } bodova.
}
page-adrenaline-why-skulls = { $n ->
    [0] Uzeta je posljednja lubanja. Odlučuju smrtonosni pogoci.
    [one] Uzeta je posljednja lubanja. Prednost: { $n } bod.
    [few] Uzeta je posljednja lubanja. Prednost: { $n } boda.
   *[other] Uzeta je posljednja lubanja. Prednost: { $n } bodova.
}

## Pogled unatrag

page-review = Pogled unatrag
page-review-waiting = Prvo su na redu druge partije.
page-review-working = Partija se ocjenjuje: { $percent } %
page-review-ahead = Koliko se bodova očekuje da će tko završiti ispred ostalih
page-review-chance = Izgledi marinaca za pobjedu
page-review-go = Trenutak na grafikonu
page-review-costly = Najskuplje odluke
page-review-costly-none = Nijedna odluka nije bila jasno lošija od neke druge moguće.
page-review-mark = Skupa odluka { $n }: { $name }
page-review-chosen = Odabrano: { $plan }
page-review-better = Bolje: { $plan }
page-review-cost-ahead = −{ $n } bod.
page-review-cost-chance = −{ $n } %
page-review-luck = Najveći udari sreće
page-review-luck-none = Sreća nije promijenila ništa vrijedno spomena.
page-review-luck-mark = Udar sreće: { $name }
page-review-came = očekivano { $expected }, ispalo { $came }
page-review-unfinished = Partija nije odigrana do kraja.
page-review-unproved = Uzmi brojke s oprezom: na ovoj se karti onaj tko igra po ovom sucu nije na objema stranama pokazao boljim od vojnika.
page-review-limits = Sudi računalni igrač koji ne vidi više od onoga tko je odlučivao, gleda najdalje do kraja poteza i učio je iz partija među računalima. Ne zna ništa o blefu, dogovorima ni o tome kakvi su ljudi.
