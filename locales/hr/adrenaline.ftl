# Adrenalin: pitanja, izbori i tijek igre.

adrenaline-card = { $kind } (boja: { $colour })
adrenaline-aim = { $weapon } ({ $effects })
adrenaline-powerup = pojačanje
adrenaline-nothing = ništa
adrenaline-the-bot = bot
adrenaline-the-turret = kupolu
adrenaline-a-scope = Laserski nišan
adrenaline-a-tagback = Povratnom granatom

## Pitanja

adrenaline-prompt-menu = { $n ->
    [one] Odaberi akciju: preostala je { $n }.
    [few] Odaberi akciju: preostale su { $n }.
   *[other] Odaberi akciju: preostalo ih je { $n }.
}
    .other = { $who } bira akciju.
adrenaline-prompt-menu-bot = Nemaš više akcija, ali bot još mora izvesti svoju.
    .other = { $who } još mora izvesti akciju bota.
adrenaline-prompt-menu-last = Nemaš više akcija: odigraj pojačanje ili završi potez.
    .other = { $who } prije kraja poteza smije odigrati pojačanje.
adrenaline-prompt-spawn = Odbaci pojačanje: pojavljuješ se na točki oživljavanja njegove boje.
    .other = { $who } odbacuje pojačanje i pojavljuje se na točki oživljavanja njegove boje.
adrenaline-prompt-place-bot = Na kojoj se točki oživljavanja pojavljuje { $bot }?
    .other = { $who } bira točku oživljavanja za bota.
adrenaline-prompt-run = { $n ->
    [one] Kamo trčiš? Najviše { $n } polje.
   *[other] Kamo trčiš? Najviše { $n } polja.
}
    .other = { $who } bira kamo trči.
adrenaline-prompt-run-on = { $n ->
    [one] Trčiš li dalje, najviše { $n } polje, ili staješ?
   *[other] Trčiš li dalje, najviše { $n } polja, ili staješ?
}
    .other = { $who } trči dalje ili staje.
adrenaline-prompt-grab = { $n ->
    [one] Uzimaš li nešto ovdje ili se najprije pomičeš, najviše { $n } polje?
   *[other] Uzimaš li nešto ovdje ili se najprije pomičeš, najviše { $n } polja?
}
    .other = { $who } uzima nešto na mjestu ili se najprije pomiče.
adrenaline-prompt-grab-here = Što ovdje uzimaš?
    .other = { $who } bira što uzima.
adrenaline-prompt-shoot = { $n ->
    [one] Pucaš li odavde ili se najprije pomičeš, najviše { $n } polje?
   *[other] Pucaš li odavde ili se najprije pomičeš, najviše { $n } polja?
}
    .other = { $who } puca s mjesta ili se najprije pomiče.
adrenaline-prompt-shoot-here = Iz kojeg oružja pucaš?
    .other = { $who } bira oružje za hitac.
adrenaline-prompt-teleport = Kamo se teleportiraš?
    .other = { $who } bira kamo se teleportira.
adrenaline-prompt-move-self = { $n ->
    [one] { $aim }: kamo se pomičeš? Najviše { $n } polje.
   *[other] { $aim }: kamo se pomičeš? Najviše { $n } polja.
}
    .other = { $aim }: { $who } bira kamo se pomiče.
adrenaline-prompt-move-bot = Pomiče li se { $bot } prije hica?
    .other = { $who } odlučuje pomiče li se { $bot } prije hica.
adrenaline-prompt-move = { $n ->
    [one] Kamo ide { $whom }? Najviše { $n } polje.
   *[other] Kamo ide { $whom }? Najviše { $n } polja.
}
    .other = { $who } bira kamo ide { $whom }.
adrenaline-prompt-leave = Smiješ držati najviše tri oružja. Koje ostavljaš? (novo: { $weapon })
    .other = { $who } ostavlja jedno oružje (novo: { $weapon }).
adrenaline-prompt-control = Na pločici: { $tile }. Odričeš li se dijela da preuzmeš { $turret }?
    .other = { $who } smije se odreći dijela pločice da preuzme { $turret }. Na pločici: { $tile }.
adrenaline-prompt-pay-red = Plati crvenu kockicu: iz kutije ili kartom?
    .other = { $who } plaća crvenu kockicu.
adrenaline-prompt-pay-yellow = Plati žutu kockicu: iz kutije ili kartom?
    .other = { $who } plaća žutu kockicu.
adrenaline-prompt-pay-blue = Plati plavu kockicu: iz kutije ili kartom?
    .other = { $who } plaća plavu kockicu.
adrenaline-prompt-pay-any = Plati kockicu bilo koje boje: koju?
    .other = { $who } plaća kockicu bilo koje boje.
adrenaline-prompt-shot = { $weapon }: kako se hitac nastavlja?
    .other = { $weapon }: { $who } odlučuje kako se hitac nastavlja.
adrenaline-prompt-spot = { $aim }: koje polje?
    .other = { $aim }: { $who } bira polje.
adrenaline-prompt-room = { $aim }: koja prostorija?
    .other = { $aim }: { $who } bira prostoriju.
adrenaline-prompt-targets = { $n ->
    [one] { $aim }: odaberi { $n } metu.
    [few] { $aim }: odaberi najviše { $n } mete.
   *[other] { $aim }: odaberi najviše { $n } meta.
}
    .other = { $aim }: { $who } bira mete.
adrenaline-prompt-fist-step = { $aim }: na koje polje letiš?
    .other = { $aim }: { $who } bira kamo leti.
adrenaline-prompt-fist-strike = { $aim }: koga ovdje udaraš?
    .other = { $aim }: { $who } bira koga udara.
adrenaline-prompt-fist-on = { $aim }: letiš li dalje?
    .other = { $aim }: { $who } leti dalje ili staje.
adrenaline-prompt-scope = Igraš li { $card } za 1 štetu više?
    .other = { $who } smije odigrati { $card }.
adrenaline-prompt-tagback = { $attacker } te pogađa. Odgovaraš li { $card }?
    .other = { $who } smije odgovoriti { $card }. Puca { $attacker }.
adrenaline-prompt-bot-shot = U koga puca { $bot }?
    .other = { $who } bira u koga puca { $bot }.
adrenaline-prompt-reload = Puniš li oružje prije kraja poteza?
    .other = { $who } smije napuniti oružje prije kraja poteza.
adrenaline-prompt-track = Na koju stazu ide žeton potpunog uništenja? ({ $token })
    .other = { $who } bira stazu za žeton potpunog uništenja ({ $token }).
adrenaline-prompt-over = Igra je gotova.
adrenaline-prompt-wait = Igra se nastavlja.

## Izbori

adrenaline-label-discard = Odbaci: { $card } → { $spawnpoint }
adrenaline-label-place-bot = Bot → { $spawnpoint }
adrenaline-label-run = { $n ->
    [one] Trči, najviše { $n } polje
   *[other] Trči, najviše { $n } polja
}
adrenaline-label-grab = Uzmi, prije toga pomak do { $n } polja
adrenaline-label-shoot = Pucaj
adrenaline-label-shoot-move = Pucaj, prije toga pomak do { $n } polja
adrenaline-label-shoot-frenzy = { $n ->
    [one] Pomakni se najviše { $n } polje, napuni i pucaj
   *[other] Pomakni se najviše { $n } polja, napuni i pucaj
}
adrenaline-label-bot = Akcija bota
adrenaline-label-teleport = Odigraj: { $card }
adrenaline-label-newton = Odigraj: { $card }; meta: { $whom }
adrenaline-label-to = Idi na { $square }
adrenaline-label-to-run = Trči na { $square }
adrenaline-label-to-shoot = Najprije idi na { $square }
adrenaline-label-to-tile = Idi na { $square }: { $tile }
adrenaline-label-to-spawnpoint = Idi na { $square }: { $spawnpoint }
adrenaline-label-to-teleport = Teleportiraj se na { $square }
adrenaline-label-to-move = { $whom } ide na { $square }
adrenaline-label-tile = Uzmi: { $tile }
adrenaline-label-take = Uzmi: { $weapon }, besplatno
adrenaline-label-take-paid = Uzmi: { $weapon }, cijena: { $price }
adrenaline-label-leave = Ostavi: { $weapon }
adrenaline-label-give-cube = Daj za kupolu: { $cube }
adrenaline-label-give-powerup = Daj za kupolu: pojačanje
adrenaline-label-cube = Iz kutije: { $cube }
adrenaline-label-card = Kartom: { $card }
adrenaline-label-fire = Pucaj: { $aim }
adrenaline-label-fire-paid = Pucaj: { $aim }, cijena: { $price }
adrenaline-label-use = Dalje: { $effects }
adrenaline-label-use-paid = Dalje: { $effects }, cijena: { $price }
adrenaline-label-hit = Pogodi: { $targets }
adrenaline-label-bot-hit = Meta bota: { $targets }
adrenaline-label-at = Polje { $square }
adrenaline-label-at-vortex = Otvori vrtlog na { $square }
adrenaline-label-at-flame = Plamen sve do { $square }
adrenaline-label-at-fist = Leti na { $square }
adrenaline-label-room = Svi ondje: { $room }
adrenaline-label-scope = { $card }: 1 šteta više, meta: { $whom }
adrenaline-label-tagback = { $card }: 1 oznaka napadaču
adrenaline-label-reload = Napuni: { $weapon }, cijena: { $price }
adrenaline-label-track = Staza: { $spawnpoint }
adrenaline-label-done = Ništa više
adrenaline-label-done-turn = Završi potez
adrenaline-label-done-walk = Stani ovdje
adrenaline-label-done-bot = Bot ostaje gdje jest
adrenaline-label-done-push = Bez guranja: { $whom } ostaje
adrenaline-label-done-stay = { $whom } ostaje ovdje
adrenaline-label-done-control = Zadrži cijelu pločicu i ostavi kupolu
adrenaline-label-done-strike = Ne udaraj nikoga ovdje
adrenaline-label-done-shot = Završi hitac
adrenaline-label-done-scope = Bez Laserskog nišana
adrenaline-label-done-tagback = Bez Povratne granate
adrenaline-label-done-reload = Ne puni ništa više

## Tijek igre

adrenaline-event-turn = { $n ->
    [one] { $who } počinje potez: { $n } akcija.
    [few] { $who } počinje potez: { $n } akcije.
   *[other] { $who } počinje potez: { $n } akcija.
}
adrenaline-event-drew = { $who } izvlači pojačanje.
adrenaline-event-drew-card = { $who } izvlači: { $card }.
adrenaline-event-spawned = { $who } odbacuje: { $card } i pojavljuje se na { $square }.
adrenaline-event-bot-placed = { $who } stavlja bota na { $square }.
adrenaline-event-run = { $who } trči.
adrenaline-event-grab = { $who } ide nešto uzeti.
adrenaline-event-shoot = { $who } sprema se pucati.
adrenaline-event-bot = { $who } izvodi akciju bota.
adrenaline-event-end-turn = { $who } završava akcije ovog poteza.
adrenaline-event-moved = { $who } ide s { $from } na { $to }.
adrenaline-event-moved-by = { $who } pomiče figuru: { $whom }, s { $from } na { $to }.
adrenaline-event-played = { $who } igra: { $card }. { $help }
adrenaline-event-played-on = { $who } igra: { $card }; meta: { $whom }. { $help }
adrenaline-event-tile = { $who } uzima: { $tile }; u kutiju idu: { $gained }.
adrenaline-event-turret = { $who } preuzima kupolu na { $square }.
adrenaline-event-turret-from = { $who } preuzima kupolu na { $square }; dosad: { $whom }.
adrenaline-event-paid = { $who } plaća: { $what }.
adrenaline-event-weapon-taken = { $who } uzima oružje: { $weapon }.
adrenaline-event-weapon-left = { $who } ostavlja oružje: { $weapon }.
adrenaline-event-fired = { $who } puca: { $aim }.
adrenaline-event-damage = { $who } pogađa. Šteta: { $n }, { $whom } ima ukupno { $total }.
adrenaline-event-damage-marks = { $who } pretvara oznake. Šteta: { $n }, { $whom } ima ukupno { $total }.
adrenaline-event-damage-scope = { $who } igra Laserski nišan. Šteta: { $n }, { $whom } ima ukupno { $total }.
adrenaline-event-damage-turret = Puca kupola ({ $who }). Šteta: { $n }, { $whom } ima ukupno { $total }.
adrenaline-event-damage-strike-back = Točka oživljavanja uzvraća. Šteta: { $n }, { $whom } ima ukupno { $total }.
adrenaline-event-damage-lost = { $who } pogađa, ali ploča je puna ({ $whom }): šteta propada.
adrenaline-event-marked = { $n ->
    [one] { $who } daje { $n } oznaku: { $whom }.
    [few] { $who } daje { $n } oznake: { $whom }.
   *[other] { $who } daje { $n } oznaka: { $whom }.
}
adrenaline-event-revenge = { $who } daje oznaku osvete: { $whom }.
adrenaline-event-marked-turret = Žeton s kupole ({ $who }) postaje oznaka: { $whom }.
adrenaline-event-marks-lost = Ploča je puna ({ $whom }), propadaju oznake ({ $who }): { $n }.
adrenaline-event-killed = { $who } zadaje smrtonosni pogodak. Gine { $whom }.
adrenaline-event-killed-self = { $who } gine od vlastitog žetona.
adrenaline-event-tagged = { $who } stavlja žeton: { $spawnpoint }.
adrenaline-event-reloaded = { $who } puni oružje: { $weapon }.
adrenaline-event-first-blood = { $who }: 1 bod za prvu krv ({ $whom }).
adrenaline-event-scored = { $n ->
    [one] { $who }: { $n } bod za štetu ({ $whom }).
    [few] { $who }: { $n } boda za štetu ({ $whom }).
   *[other] { $who }: { $n } bodova za štetu ({ $whom }).
}
adrenaline-event-banked = Bodovi ne pripadaju nikome: { $n }. To mjesto na vlastitoj ploči drži { $who }.
adrenaline-event-skull = { $who } dobiva lubanju; preostalo: { $n }.
adrenaline-event-killshot = { $who }: smrtonosni pogodak na stazi ubojstava.
adrenaline-event-killshot-overkill = { $who }: smrtonosni pogodak na stazi ubojstava; potpuno uništenje: { $whom }.
adrenaline-event-double-kill = { $who }: 1 bod za dvostruko ubojstvo.
adrenaline-event-flipped = { $who } okreće ploču: otad ona donosi 2, 1, 1, 1.
adrenaline-event-frenzy = Završna pomama! { $who } je pokreće i igra posljednji.
adrenaline-event-powerups-shuffled = Odbačena pojačanja miješaju se u novi špil.
adrenaline-event-tiles-shuffled = Upotrijebljene pločice streljiva miješaju se u novi stog.
adrenaline-event-tile-dealt = Novo streljivo na { $square }: { $tile }.
adrenaline-event-weapon-dealt = Novo oružje, { $spawnpoint }: { $weapon }.
adrenaline-event-track-scored = { $n ->
    [one] { $who }: { $n } bod sa staze ubojstava.
    [few] { $who }: { $n } boda sa staze ubojstava.
   *[other] { $who }: { $n } bodova sa staze ubojstava.
}
adrenaline-event-spawnpoint-scored = { $n ->
    [one] { $who }: { $n } bod sa staze ({ $spawnpoint }).
    [few] { $who }: { $n } boda sa staze ({ $spawnpoint }).
   *[other] { $who }: { $n } bodova sa staze ({ $spawnpoint }).
}
adrenaline-event-turrets-scored = { $n ->
    [one] { $who }: { $n } bod za kupole.
    [few] { $who }: { $n } boda za kupole.
   *[other] { $who }: { $n } bodova za kupole.
}
adrenaline-event-game-over = { $n ->
    [one] Igra je gotova. Pobjednik: { $winners }.
   *[other] Igra je gotova. Pobjednici: { $winners }.
}

## Headings of choices

adrenaline-group-squares = Polja
adrenaline-group-targets = Mete
adrenaline-group-grab = Uzmi
adrenaline-group-weapons = Oružje
adrenaline-group-cards = Karte i kockice
