# Riječi stranice za stolovima obiju igara DOOM.

page-field-everybody = Svi igrači i ciljevi

## Čemu služi karta, jednom riječju

page-field-do-fire = Napad
page-field-do-aimed = Ciljani napad
page-field-do-play = Odigraj
page-field-do-event = Odigraj
page-field-do-glory = Iskoristi
page-field-do-spawn = Stvori
page-field-do-discard = Odbaci
page-field-do-burn = Odbaci za argent
page-field-do-link = Odbaci za napredak
page-field-do-sprint = Trči
page-field-do-fetch = Uzmi u ruku
page-field-do-arm = Odaberi
page-field-do-class = Odaberi
page-field-do-invasion = Odaberi
page-field-do-event-set = Odaberi

## Stanje na ploči riječima

page-field-at = { $name } ({ $x }, { $y })
page-field-health = zdravlje { $n } od { $all }
page-field-acts = sada djeluje
page-field-way-n = { $n } na sjever
page-field-way-e = { $n } na istok
page-field-way-s = { $n } na jug
page-field-way-w = { $n } na zapad
page-field-around = Oko figure ({ $name }): { $list }
page-field-free-n = na sjever slobodnih polja: { $n }, zatim { $what }
page-field-free-e = na istok slobodnih polja: { $n }, zatim { $what }
page-field-free-s = na jug slobodnih polja: { $n }, zatim { $what }
page-field-free-w = na zapad slobodnih polja: { $n }, zatim { $what }
page-field-wall = zid
page-field-blocking = blokirajući rub
page-field-impassable = neprohodan rub
page-field-unknown = nepoznato
page-field-edge = kraj ploče
page-field-door = vrata { $n }
page-d04-door = { $door } br. { $n }
page-d04-goal-reach-area = Doći ovamo: { $room }
page-d04-goal-gather = Okupiti se ovdje: { $room }
page-d04-goal-clear = Očistiti: { $room }
page-field-open = otvorena
page-field-closed = zatvorena
page-field-figures = Figure
page-field-doors = Vrata
page-field-things = Na podu
page-field-line = { $name }: { $list }

# Hodanje do cilja.
page-field-way = { $n ->
    [one] { $n } bod
    [few] { $n } boda
   *[other] { $n } bodova
}
page-field-way-to = Idi: { $where }, { $n ->
    [one] { $n } bod
    [few] { $n } boda
   *[other] { $n } bodova
}
page-field-way-harm = { $n ->
    [one] { $n } rana na putu
    [few] { $n } rane na putu
   *[other] { $n } rana na putu
}
page-field-way-stirs = Na putu te može napasti: { $who }
page-field-way-seen = Ugledat će te: { $who }
page-field-walk = Idi
