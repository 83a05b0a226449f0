# Riječi stranice za stolom igre Adrenaline.

page-adrenaline-players = Igrači
page-adrenaline-arena = Arena
page-adrenaline-square = polje { $square }
page-adrenaline-killshots = Staza ubojstava
page-adrenaline-skulls = { $n ->
    [one] Preostala je { $n } lubanja
    [few] Preostale su { $n } lubanje
   *[other] Preostalo je { $n } lubanja
}
page-adrenaline-turrets = Zauzete kupole
page-adrenaline-offer = Streljivo u ponudi
page-adrenaline-frenzy = { $n ->
    [0] Završna pomama: posljednji potez
    [one] Završna pomama: još { $n } potez
    [few] Završna pomama: još { $n } poteza
   *[other] Završna pomama: još { $n } poteza
}
page-adrenaline-firing = { $who } puca: { $weapon }
page-adrenaline-points = { $n ->
    [one] { $n } bod
    [few] { $n } boda
   *[other] { $n } bodova
}
page-adrenaline-hidden = skriveno
page-adrenaline-you = ti
page-adrenaline-damage = Šteta: { $n }.
page-adrenaline-no-marks = bez oznaka
page-adrenaline-worth = Sljedeće ubojstvo vrijedi { $n }
page-adrenaline-weapons = Oružje
page-adrenaline-no-weapons = Još nemaš oružja: uzmi ga na točki oživljavanja.
page-adrenaline-too-many = jedno previše
page-adrenaline-powerup = pojačanje
page-adrenaline-powerups = Pojačanja: { $n }
page-adrenaline-ammo = Streljivo
page-adrenaline-loaded = napunjeno
page-adrenaline-unloaded = treba napuniti
page-adrenaline-market = Oružje na točkama oživljavanja
page-adrenaline-none = ništa
page-adrenaline-about = Što radi { $card }
page-adrenaline-card = pojačanje
page-adrenaline-player = igrač
page-adrenaline-tile = pločica streljiva
page-adrenaline-take = uzimanje
page-adrenaline-reload = punjenje
page-adrenaline-pays = kao plaćanje
page-adrenaline-turret = kupola
page-adrenaline-turret-of = Pod nadzorom: { $who }.
page-adrenaline-choose = Odaberi
page-adrenaline-skip = Preskoči
page-adrenaline-next = Dalje
page-adrenaline-close = Natrag na ploču
page-adrenaline-scoring = Završno bodovanje
page-adrenaline-won = { $n ->
    [one] Pobjednik: { $who }
   *[other] Pobjednici: { $who }
}

## Naslovi dugih popisa izbora


## Položaj riječima

page-adrenaline-tell-figure = { $who } na polju { $square }, šteta: { $n }.
page-adrenaline-tell-off = { $who } nije na ploči.
page-adrenaline-tell-marks = Oznake, { $who }: { $n }.
page-adrenaline-tell-weapons = Oružje: { $weapons }.
page-adrenaline-tell-ammo = Streljivo: { $cubes }.
page-adrenaline-tell-row = { $spawnpoint }: { $weapons }.
