# Az oldal szavai a két DOOM játék asztalánál.

page-field-everybody = Minden játékos és a célok

## Mire való a lap, egy szóban

page-field-do-fire = Támadás
page-field-do-aimed = Célzott támadás
page-field-do-play = Kijátszás
page-field-do-event = Kijátszás
page-field-do-glory = Felhasználás
page-field-do-spawn = Szaporodás
page-field-do-discard = Eldobás
page-field-do-burn = Eldobás argentért
page-field-do-link = Eldobás haladásért
page-field-do-sprint = Rohanás
page-field-do-fetch = Kézbe veszem
page-field-do-arm = Választás
page-field-do-class = Választás
page-field-do-invasion = Választás
page-field-do-event-set = Választás

## Az állás szavakkal

page-field-at = { $name } ({ $x }, { $y })
page-field-health = egészség: { $n }/{ $all }
page-field-acts = most ő jön
page-field-way-n = { $n } északra
page-field-way-e = { $n } keletre
page-field-way-s = { $n } délre
page-field-way-w = { $n } nyugatra
page-field-around = { $name } körül: { $list }
page-field-free-n = északra { $n } szabad mező, aztán { $what }
page-field-free-e = keletre { $n } szabad mező, aztán { $what }
page-field-free-s = délre { $n } szabad mező, aztán { $what }
page-field-free-w = nyugatra { $n } szabad mező, aztán { $what }
page-field-wall = fal
page-field-blocking = elzáró él
page-field-impassable = járhatatlan él
page-field-unknown = az ismeretlen
page-field-edge = a pálya széle
page-field-door = { $n }. zsilip
page-d04-door = { $n }. { $door }
page-d04-goal-reach-area = Eljutni ide: { $room }
page-d04-goal-gather = Összegyűlni itt: { $room }
page-d04-goal-clear = Megtisztítani: { $room }
page-field-open = nyitva
page-field-closed = zárva
page-field-figures = Figurák
page-field-doors = Zsilipek
page-field-things = A földön
page-field-line = { $name }: { $list }

# Séta a célig.
page-field-way = { $n ->
    [one] { $n } pont
   *[other] { $n } pont
}
page-field-way-to = Menj: { $where }, { $n ->
    [one] { $n } pont
   *[other] { $n } pont
}
page-field-way-harm = { $n ->
    [one] { $n } seb útközben
   *[other] { $n } seb útközben
}
page-field-way-stirs = Útközben megtámadhat: { $who }
page-field-way-seen = Meglát: { $who }
page-field-walk = Menj
