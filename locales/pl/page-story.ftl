# Słowa strony dla opowieści o grze: jak jest opowiadana, wielkie chwile, dziennik i koniec.

page-story = Co się dzieje
page-story-back = Krok wstecz
page-story-on = Krok naprzód
page-story-skip = Pomiń
page-story-again = Jeszcze raz
page-log-walked = { $n ->
    [one] { $who } idzie { $n } pole.
    [few] { $who } idzie { $n } pola.
   *[other] { $who } idzie { $n } pól.
}
page-forced = Jedyna możliwość: { $what }
page-deciding = Zastanawia się: { $name }.
page-line-cut = Nie ma teraz połączenia. Twój wybór zostanie wysłany, gdy tylko wróci.
page-line-waits = Brak połączenia: to zostanie wysłane, gdy tylko wróci.

## Jeden ekran dla kilku rąk

page-curtain = Następny gracz
page-curtain-for = Teraz gra: { $name }
page-curtain-more = Pozostali nie patrzą.
page-curtain-lift = Pokaż moje karty

## Przekazanie gry

page-hand-over-sure = Czy komputer ma grać za ciebie?
page-hand-over-more = Gra dalej na twoim miejscu, akcja po akcji, a ty patrzysz. W każdej chwili możesz wrócić na swoje miejsce.
page-hand-over-yes = Tak, niech gra za mnie
page-hand-over-no = Nie, gram dalej
page-hand-over-now = Komputer gra za ciebie.

## Powtórka przed czasem

page-replay-running = Ta gra jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
page-to-table = Do stołu

## Koniec

page-result-story = Gra w liczbach
page-result-kills = zabici
page-result-damage = obrażenia
page-result-hits = trafienia
page-result-deaths = śmierci
page-result-points = punkty
page-result-most = Największy wkład: { $name }
page-result-chart-damage = Obrażenia runda po rundzie
page-result-chart-points = Punkty runda po rundzie
page-result-again = Zagraj ponownie
page-result-again-more = zaczyna się od razu

## Rachunek ataku

page-field-sum-range = zasięg { $reach } z { $range }
page-field-sum-armour = obrażenia { $damage } ÷ pancerz { $armour } = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[other] { $n } ran
}
page-field-sum-shields = obrażenia { $rolled } − { $shields ->
    [one] { $shields } tarcza
    [few] { $shields } tarcze
   *[other] { $shields } tarcz
} = { $n }

## Wielkie chwile gier DOOM

page-field-fragged = Frag
page-field-killer = Sprawca: { $by }
page-field-glory = Zabójstwo chwały
page-field-telefrag = Telefrag
page-field-frags = Fragi
page-field-won-marines = Marines wygrywają
page-field-won-invader = Najeźdźca wygrywa
page-field-why-goal-marines = Cel osiągnięty: { $goal }.
page-field-why-goal-invader = Najeźdźca osiągnął cel.
page-field-why-frags-marines = Najeźdźca ma fragi: { $frags } z { $of }.
page-field-why-frags-invader = Najeźdźca ma fragi: { $frags } z { $of }.
page-field-why-time-marines = Ostatnia runda dobiegła końca.
page-field-why-time-invader = Czas minął: runda { $round } była ostatnia.
page-field-why-other-marines = Cel osiągnięty.
page-field-why-other-invader = Marines nie mogą już osiągnąć celu.

## Wielkie chwile Adrenaliny

page-adrenaline-killed = Ginie { $who }
page-adrenaline-you-killed = Giniesz
page-adrenaline-killed-with = { $by }, broń: { $weapon }
page-adrenaline-killed-by = Strzela { $by }
page-adrenaline-killed-self = Od własnego znacznika
page-adrenaline-shared = Punkty za planszę: { $who }
page-adrenaline-double = Podwójna śmierć
page-adrenaline-ended = { $n ->
    [one] { $who } wygrywa: { $n } punkt
    [few] { $who } wygrywa: { $n } punkty
   *[other] { $who } wygrywa: { $n } punktów
}
page-adrenaline-why-frenzy = { $n ->
    [0] Wzięto ostatnią czaszkę i ostateczny szał minął. Rozstrzygają śmiertelne strzały.
    [one] Wzięto ostatnią czaszkę i ostateczny szał minął. Przewaga: { $n } punkt.
    [few] Wzięto ostatnią czaszkę i ostateczny szał minął. Przewaga: { $n } punkty.
   *[other] Wzięto ostatnią czaszkę i ostateczny szał minął. Przewaga: { $n } punktów.
}
page-adrenaline-why-skulls = { $n ->
    [0] Wzięto ostatnią czaszkę. Rozstrzygają śmiertelne strzały.
    [one] Wzięto ostatnią czaszkę. Przewaga: { $n } punkt.
    [few] Wzięto ostatnią czaszkę. Przewaga: { $n } punkty.
   *[other] Wzięto ostatnią czaszkę. Przewaga: { $n } punktów.
}

## Spojrzenie wstecz

page-review = Spojrzenie wstecz
page-review-waiting = Najpierw oceniane są inne gry.
page-review-working = Trwa ocena gry: { $percent } %
page-review-ahead = O ile punktów każdy skończy według oceny przed innymi
page-review-chance = Szanse marines na wygraną
page-review-go = Chwila na wykresie
page-review-costly = Najkosztowniejsze decyzje
page-review-costly-none = Żadna decyzja nie była wyraźnie gorsza od innej możliwej.
page-review-mark = Kosztowna decyzja { $n }: { $name }
page-review-chosen = Wybrano: { $plan }
page-review-better = Lepiej: { $plan }
page-review-cost-ahead = −{ $n } pkt
page-review-cost-chance = −{ $n } %
page-review-luck = Największe uśmiechy i kaprysy losu
page-review-luck-none = Los nie zmienił niczego, o czym warto mówić.
page-review-luck-mark = Zrządzenie losu: { $name }
page-review-came = spodziewane { $expected }, wyszło { $came }
page-review-unfinished = Gra nie została rozegrana do końca.
page-review-unproved = Bierz liczby z rezerwą: na tej mapie ten, kto gra według tych ocen, nie okazał się po obu stronach lepszy od żołnierza.
page-review-limits = Ocenia gracz komputerowy, który widzi nie więcej niż ten, kto decydował, patrzy najdalej do końca tury i uczył się z gier komputerów. Nie wie nic o blefie, umowach ani o tym, jacy są ludzie.
