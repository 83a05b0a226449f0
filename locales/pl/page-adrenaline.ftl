# Słowa strony przy stole Adrenaliny.

page-adrenaline-players = Gracze
page-adrenaline-arena = Arena
page-adrenaline-square = pole { $square }
page-adrenaline-killshots = Tor ofiar
page-adrenaline-skulls = { $n ->
    [one] Została { $n } czaszka
    [few] Zostały { $n } czaszki
   *[other] Zostało { $n } czaszek
}
page-adrenaline-turrets = Zajęte wieżyczki
page-adrenaline-offer = Dostępna amunicja
page-adrenaline-frenzy = { $n ->
    [0] Ostateczny szał: ostatnia tura
    [one] Ostateczny szał: jeszcze { $n } tura
    [few] Ostateczny szał: jeszcze { $n } tury
   *[other] Ostateczny szał: jeszcze { $n } tur
}
page-adrenaline-firing = { $who } strzela: { $weapon }
page-adrenaline-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
page-adrenaline-hidden = ukryte
page-adrenaline-you = ty
page-adrenaline-damage = Obrażenia: { $n }.
page-adrenaline-no-marks = brak znaczników namierzania
page-adrenaline-worth = Następne zabójstwo jest warte { $n }
page-adrenaline-weapons = Broń
page-adrenaline-no-weapons = Nie masz jeszcze broni: zabierz jakąś z punktu odrodzenia.
page-adrenaline-too-many = o jedną za dużo
page-adrenaline-powerup = karta zdolności
page-adrenaline-powerups = Karty zdolności: { $n }
page-adrenaline-ammo = Amunicja
page-adrenaline-loaded = naładowana
page-adrenaline-unloaded = do naładowania
page-adrenaline-market = Broń w punktach odrodzenia
page-adrenaline-none = nic
page-adrenaline-about = Co robi { $card }
page-adrenaline-card = karta zdolności
page-adrenaline-player = gracz
page-adrenaline-tile = żeton amunicji
page-adrenaline-take = zabranie
page-adrenaline-reload = naładowanie
page-adrenaline-pays = jako zapłata
page-adrenaline-turret = wieżyczka
page-adrenaline-turret-of = Pod kontrolą: { $who }.
page-adrenaline-choose = Wybierz
page-adrenaline-skip = Pomiń
page-adrenaline-next = Dalej
page-adrenaline-close = Wróć do planszy
page-adrenaline-scoring = Końcowa punktacja
page-adrenaline-won = { $n ->
    [one] Zwycięzca: { $who }
   *[other] Zwycięzcy: { $who }
}

## Nagłówki długich list wyborów


## Pozycja w słowach

page-adrenaline-tell-figure = { $who } na polu { $square }, obrażenia: { $n }.
page-adrenaline-tell-off = { $who } jest poza planszą.
page-adrenaline-tell-marks = Znaczniki namierzania ({ $who }): { $n }.
page-adrenaline-tell-weapons = Broń: { $weapons }.
page-adrenaline-tell-ammo = Amunicja: { $cubes }.
page-adrenaline-tell-row = { $spawnpoint }: { $weapons }.
