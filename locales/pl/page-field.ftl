# Słowa strony przy stołach obu gier DOOM.

page-field-everybody = Wszyscy gracze i cele

## Do czego służy karta, jednym słowem

page-field-do-fire = Atak
page-field-do-aimed = Atak z celowaniem
page-field-do-play = Zagraj
page-field-do-event = Zagraj
page-field-do-glory = Użyj
page-field-do-spawn = Stwórz
page-field-do-discard = Odrzuć
page-field-do-burn = Odrzuć za moc argentu
page-field-do-link = Odrzuć za postęp
page-field-do-sprint = Sprint
page-field-do-fetch = Weź na rękę
page-field-do-arm = Wybierz
page-field-do-class = Wybierz
page-field-do-invasion = Wybierz
page-field-do-event-set = Wybierz

## Sytuacja na planszy słowami

page-field-at = { $name } ({ $x }, { $y })
page-field-health = zdrowie { $n } z { $all }
page-field-acts = teraz działa
page-field-way-n = { $n } na północ
page-field-way-e = { $n } na wschód
page-field-way-s = { $n } na południe
page-field-way-w = { $n } na zachód
page-field-around = Wokół ({ $name }): { $list }
page-field-free-n = na północ wolne pola: { $n }, dalej { $what }
page-field-free-e = na wschód wolne pola: { $n }, dalej { $what }
page-field-free-s = na południe wolne pola: { $n }, dalej { $what }
page-field-free-w = na zachód wolne pola: { $n }, dalej { $what }
page-field-wall = ściana
page-field-blocking = krawędź blokująca
page-field-impassable = krawędź nieprzekraczalna
page-field-unknown = nieznane
page-field-edge = koniec planszy
page-field-door = drzwi { $n }
page-d04-door = { $door } nr { $n }
page-d04-goal-reach-area = Dotrzeć tu: { $room }
page-d04-goal-gather = Zebrać się tu: { $room }
page-d04-goal-clear = Oczyścić: { $room }
page-field-open = otwarte
page-field-closed = zamknięte
page-field-figures = Figurki
page-field-doors = Drzwi
page-field-things = Na podłodze
page-field-line = { $name }: { $list }

# Chodzenie do celu.
page-field-way = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
page-field-way-to = Idź: { $where }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
page-field-way-harm = { $n ->
    [one] { $n } rana po drodze
    [few] { $n } rany po drodze
   *[many] { $n } ran po drodze
}
page-field-way-stirs = Po drodze może cię zaatakować: { $who }
page-field-way-seen = Zobaczy cię: { $who }
page-field-walk = Idź
