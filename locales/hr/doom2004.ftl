# DOOM (2004): pitanja, izbori i tijek igre.

## Dijelovi rečenica

d04-figure = { $kind } { $id }
d04-at = { $what } na { $at }
    .shown = { $what }
d04-armed = { $who } ({ $weapon })
d04-either = { $one } ili { $other }
d04-nothing = ništa
d04-nobody = nitko
d04-empty-space = prazno polje
d04-an-order = 1 naredba
d04-numbered-door = { $door } br. { $n }
d04-spawn-card = karta stvaranja ({ $group })
d04-card-copy = { $name }, primjerak { $n }
d04-card-of = { $name } (karta: { $card })
d04-frags-of = { $n } od { $limit } fragova
d04-many-attacks = { $n ->
    [one] { $n } napad
    [few] { $n } napada
   *[other] { $n } napada
}
d04-half-n = sjeverna polovica
d04-half-e = istočna polovica
d04-half-s = južna polovica
d04-half-w = zapadna polovica

# Nazivi na početku rečenice.
d04-the-zombie = Zombi { $id }
d04-the-trite = Pauk { $id }
d04-the-imp = Vrag { $id }
d04-the-demon = Demon { $id }
d04-the-archvile = Archvile { $id }
d04-the-mancubus = Mancubus { $id }
d04-the-hell-knight = Pakleni vitez { $id }
d04-the-cyberdemon = Kibernetički demon { $id }
d04-the-red-marine = Crveni marinac
d04-the-green-marine = Zeleni marinac
d04-the-blue-marine = Plavi marinac
d04-the-invader = Uljez

# Kocke i izgledi. Strana je domet/šteta, * znači metak.
d04-face-miss = promašaj
d04-die = { $die } ({ $face })
d04-die-nth = { $die } br. { $nth } ({ $face })
d04-roll = { $dice } = domet { $range }, šteta { $damage }
d04-roll-miss = { $dice } = promašaj
d04-stands-hit = Kocke: { $roll }. Zasad je to pogodak, šteta: { $damage }.
d04-stands-hit-whom = Kocke: { $roll }. Zasad je to pogodak, šteta: { $damage }: { $victims }.
d04-hurt = { $who }: { $wounds }
d04-stands-miss = Kocke: { $roll }. Zasad napad ne uspijeva.
d04-stands-short = Kocke: { $roll }. Zasad napad ne uspijeva: domet { $reach } od { $range }.
d04-victim = { $who } (rane: { $wounds })
d04-odds = pogodak { $chance } %, rane: { $wounds }
d04-odds-range = udaljenost { $range }, pogodak { $chance } %, rane: { $wounds }
d04-odds-empty = pogodak { $chance } %
d04-odds-empty-range = udaljenost { $range }, pogodak { $chance } %
d04-odds-barrel = pogodak { $chance } %, eksplozija { $blow } %
d04-odds-barrel-range = udaljenost { $range }, pogodak { $chance } %, eksplozija { $blow } %
d04-odds-many = pogodak { $chance } %, zahvaća: { $victims }
d04-odds-many-range = udaljenost { $range }, pogodak { $chance } %, zahvaća: { $victims }
d04-odds-nobody = pogodak { $chance } %, ne zahvaća nikoga
d04-odds-nobody-range = udaljenost { $range }, pogodak { $chance } %, ne zahvaća nikoga

## Pitanja

d04-prompt-respawn = Stigla te smrt. Gdje se vraćaš?
    .other = { $who } bira gdje se vraća.
d04-prompt-declare = Krug { $round }. Ostalo ti je: { $wounds }. Odaberi radnju.
    .other = Krug { $round }. { $who } bira radnju. Ostalo je: { $wounds }.
d04-prompt-declare-extra = Krug { $round }. Ostalo ti je: { $wounds }. Odaberi radnju; adrenalin dodaje: { $extra }.
    .other = Krug { $round }. { $who } bira radnju; adrenalin dodaje: { $extra }. Ostalo je: { $wounds }.
d04-prompt-act = Tvoj potez. Ostalo je: { $left }.
    .other = { $who } djeluje. Ostalo je: { $left }.
d04-prompt-act-sharing = Dijeliš polje i moraš dalje. Ostalo je: { $left }.
    .other = { $who } dijeli polje i mora dalje. Ostalo je: { $left }.
d04-prompt-act-end = Tvoja je radnja iskorištena. Želiš li još nešto?
    .other = { $who } nema više radnje.
d04-prompt-mist = { $card }: najviše { $spaces }, zatim još 1 napad.
    .other = { $card }: { $who } ima još kretanje, najviše { $spaces }, zatim 1 napad.
d04-prompt-discard = Karte u ruci: { $n }, granica: { $limit }. Odbaci jednu.
    .other = { $who } odbacuje karte dok ih ne ostane { $limit }.
d04-prompt-menu = { $n ->
    [0] Tvoj potez. Svi su uljezi već aktivirani.
    [one] Tvoj potez. Još se može aktivirati { $n } uljez.
    [few] Tvoj potez. Još se mogu aktivirati { $n } uljeza.
   *[other] Tvoj potez. Još se može aktivirati { $n } uljeza.
}
    .other = { $who } aktivira uljeze.
d04-prompt-menu-spawn = { $n ->
    [0] Tvoj potez. Smiješ odigrati kartu stvaranja.
    [one] Tvoj potez. Prije aktiviranja smiješ odigrati kartu stvaranja; na ploči je { $n } uljez.
    [few] Tvoj potez. Prije aktiviranja smiješ odigrati kartu stvaranja; na ploči su { $n } uljeza.
   *[other] Tvoj potez. Prije aktiviranja smiješ odigrati kartu stvaranja; na ploči je { $n } uljeza.
}
    .other = { $who } prije aktiviranja smije odigrati kartu stvaranja.
d04-prompt-event = Igraš li događaj?
    .other = { $who } smije odigrati događaj.
d04-prompt-event-before = Napad: { $attacker } → { $target }. Igraš li prije toga događaj?
    .other = Napad: { $attacker } → { $target }. { $who } smije odigrati događaj.
d04-prompt-event-roll = Napad: { $attacker } → { $target }. { $stands } Igraš li događaj?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } smije odigrati događaj.
d04-prompt-event-after = Nakon napada: { $attacker } → { $target }. Igraš li događaj?
    .other = Nakon napada: { $attacker } → { $target }. { $who } smije odigrati događaj.
d04-prompt-event-turn = Počinje potez: { $whom }. Igraš li događaj?
    .other = Počinje potez: { $whom }. { $who } smije odigrati događaj.
d04-prompt-event-take = Opremu uzima { $whom }. Igraš li događaj?
    .other = Opremu uzima { $whom }. { $who } smije odigrati događaj.
d04-prompt-event-reveal = Otkriveno je novo područje. Igraš li događaj?
    .other = Otkriveno je novo područje. { $who } smije odigrati događaj.
d04-prompt-event-on = { $card }: što biraš?
    .other = { $card }: { $who } bira.
d04-prompt-order = Koristiš li sada stražarenje?
    .other = { $who } smije sada iskoristiti stražarenje.
d04-prompt-order-before = Napad: { $attacker } → { $target }. Koristiš li prije toga svoju naredbu?
    .other = Napad: { $attacker } → { $target }. { $who } smije iskoristiti naredbu.
d04-prompt-order-after = Nakon napada: { $attacker } → { $target }. Koristiš li sada svoju naredbu?
    .other = Nakon napada: { $attacker } → { $target }. { $who } smije iskoristiti naredbu.
d04-prompt-order-heal = Krug završava. Koristiš li naredbu liječenja?
    .other = Krug završava. { $who } smije iskoristiti naredbu liječenja.
d04-prompt-order-hurt = { $whom } upravo dobiva posljednju ranu. Koristiš li prije toga naredbu liječenja?
    .other = { $whom } upravo dobiva posljednju ranu. { $who } prije toga smije iskoristiti naredbu liječenja.
d04-prompt-order-away = { $whom } odlazi izvan tvojeg dosega. Koristiš li prije toga naredbu liječenja?
    .other = { $whom } odlazi. { $who } prije toga smije iskoristiti naredbu liječenja.
d04-prompt-order-jitters = { $card }: sada napadni stražarenjem ili ga gubiš.
    .other = { $card }: { $who } sada napada stražarenjem ili ga gubi.
d04-prompt-closing-flesh = { $card }: koji uljez gubi 1 oznaku rane?
    .other = { $card }: { $who } bira uljeza.
d04-prompt-hinge-breaker = { $card }: koja vrata izlaze iz igre?
    .other = { $card }: { $who } bira vrata.
d04-prompt-jammed-track = { $card }: koja se vrata zaglavljuju?
    .other = { $card }: { $who } bira vrata.
d04-prompt-jitters = { $card }: čije stražarenje?
    .other = { $card }: { $who } bira marinca.
d04-prompt-wrong-crate = { $card }: koju oznaku zamjenjuješ?
    .other = { $card }: { $who } bira oznaku.
d04-prompt-wrong-crate-second = { $card }: prva oznaka je { $what }. Koja je druga?
    .other = { $card }: { $who } bira drugu oznaku; prva je { $what }.
d04-prompt-backup = Uljez igra kartu: { $card }. Poništavaš li je? ({ $plan })
    .other = Uljez igra kartu: { $card }. { $who } smije je poništiti ({ $plan }).
d04-prompt-trap = { $n ->
    [one] { $card }: aktiviraš li još { $n } uljeza?
    [few] { $card }: aktiviraj najviše { $n } uljeza.
   *[other] { $card }: aktiviraj najviše { $n } uljeza.
}
    .other = { $card }: { $who } bira uljeze koje aktivira.
d04-prompt-activation = Djeluje { $figure }. Ostalo je: { $left }.
    .other = Djeluje { $figure }. { $who } odlučuje. Ostalo je: { $left }.
d04-prompt-activation-sharing = Djeluje { $figure }. Dijeli polje i mora dalje. Ostalo je: { $left }.
    .other = Djeluje { $figure }. { $who } mora tu figuru pomaknuti dalje: dijeli polje. Ostalo je: { $left }.
d04-prompt-target = Napad, { $weapon }: koje polje?
    .other = Napad ({ $weapon }): { $who } bira polje.
d04-prompt-target-aimed = Precizan napad, { $weapon }: koje polje?
    .other = Precizni napad ({ $weapon }): { $who } bira polje.
d04-prompt-target-of = Napada { $figure }: koje polje?
    .other = Napada { $figure }: { $who } bira polje.
d04-prompt-reroll-aim = { $stands } Tvoj je napad precizan: koje se kocke ponovno bacaju?
    .other = { $stands } { $who } bira kocke za ponovno bacanje.
d04-prompt-reroll-dodge = Napad: { $attacker } → { $target }. { $stands } Izbjegavaš: koje se kocke ponovno bacaju?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } bira kocke za ponovno bacanje.
d04-prompt-reroll-blur = Napad: { $attacker } → { $target }. { $stands } Igraš li događaj kojim se napad izbjegava?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } smije odigrati događaj.
d04-prompt-reroll-blurred = Napad: { $attacker } → { $target }. { $stands } Napad se izbjegava: koje se kocke ponovno bacaju?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } bira kocke za ponovno bacanje.
d04-prompt-knock = Odbacivanje ({ $attacker }): svaki pogođeni smije letjeti do 3 polja. Tko i kamo?
    .other = Odbacivanje ({ $attacker }): { $who } smije svakoga pogođenog pomaknuti do 3 polja.
d04-prompt-chain = Napad smije ići dalje. Posljednja meta: { $target }. Još najviše { $spaces }, svaki put kocka manje. Kamo?
    .other = Napad smije dalje, najviše { $spaces }. Posljednja meta: { $target }. { $who } bira.
d04-prompt-watch = U blizini je { $whom }. Napada li oprezni uljez?
    .other = U blizini je { $whom }. { $who } smije napasti opreznim uljezom.
d04-prompt-lay = Novom području nedostaje figura: { $kind }. Sve su takve na ploči. Skidaš li jednu?
    .other = Za novo područje nedostaje figura: { $kind }. { $who } smije jednu skinuti s ploče.
d04-prompt-place = Stvaranje { $nth } od { $n }: { $kind }. Gdje, izvan pogleda marinaca?
    .other = Stvaranje { $nth } od { $n }: { $kind }. { $who } bira mjesto izvan vidnog polja marinaca.
d04-prompt-place-reuse = Stvaranje: { $kind }. Sve su takve figure na ploči. Skidaš li jednu da je ponovno upotrijebiš?
    .other = Stvaranje: { $kind }. { $who } smije jednu figuru skinuti s ploče i ponovno je upotrijebiti.
d04-prompt-offer = Ponuda za tebe: { $what }. Daje { $giver }. Uzimaš li?
    .other = { $who } smije prihvatiti: { $what }. Daje { $giver }.
d04-prompt-over = Igra je gotova.
d04-prompt-wait = Igra se nastavlja.

## Izbori

d04-label-respawn = Vrati se na { $at }
    .shown = Vrati se ovdje
d04-label-adrenaline = Upotrijebi adrenalin: 4 polja više u ovom potezu
d04-label-declare = Radnja – { $name }: { $grants }
d04-label-declare-plain = Radnja – { $name }
d04-label-ready = Radnja – { $name }: { $spaces } ili { $attacks }, uz to 1 naredba
d04-label-ready-extra = Radnja – { $name }: { $spaces } ili { $extra } i { $attacks }; uz to 1 naredba
d04-label-step = Korak na { $dir }
d04-label-lead = Korak na { $dir }, vodi { $half }
d04-onto = { $step } – { $things }
d04-through = { $step }, kroz polje: { $who }
d04-watched = { $step }, vreba { $who }
d04-label-teleport = Teleportiraj se na { $at }
    .shown = Teleportiraj se ovamo
d04-label-teleport-unknown = Teleportiraj se u nepoznato
d04-label-teleport-kill = Teleportiraj se na { $at }, gine { $who }
    .shown = Teleportiraj se ovamo, gine { $who }
d04-label-duct = Ventilacijskim otvorom na { $at }
    .shown = Ventilacijskim otvorom ovamo
d04-label-open = Otvori za 2 boda kretanja: { $door }
d04-label-close = Zatvori za 2 boda kretanja: { $door }
d04-label-smash = Ukloni: { $door }
d04-label-jam = Zaglavi: { $door }
d04-label-leave = Napusti ploču ovuda: { $door }
d04-label-take = Uzmi: { $what }
d04-label-give = Daj: { $what }, za 1 bod kretanja. Uzima { $whom }
d04-label-accept = Uzmi
d04-label-order-aim = Naredba nišanjenja: ponovno bacanje kocaka u kasnijem napadu
d04-label-order-guard = Naredba stražarenja: 1 napad u potezu uljeza
d04-label-order-dodge = Naredba izbjegavanja: ponovno bacanje kocaka kad te napadaju
d04-label-order-heal = Naredba liječenja: 1 rana manje, tebi ili susjednom marincu
d04-label-drop = Odbaci naredbu nišanjenja
d04-label-heal = Upotrijebi liječenje, 1 rana manje: { $whom }
d04-label-fire = Napad: { $weapon } ({ $dice })
d04-label-fire-ammo = Napad: { $weapon } ({ $dice }, { $ammo })
d04-label-fire-sweep = Čišćenje, { $weapon }: { $odds }
d04-label-aim = Precizan napad: { $weapon } ({ $dice })
d04-label-aim-ammo = Precizan napad: { $weapon } ({ $dice }, { $ammo })
d04-label-aim-sweep = Precizno čišćenje, { $weapon }: { $odds }
d04-label-strike = Napad
d04-label-strike-sweep = Čišćenje: { $odds }
d04-label-at = Meta – { $what }: { $odds }
d04-label-space = Polje { $at }
    .shown = Ovo polje
d04-label-crate = Zamijeni: { $what }
d04-label-reroll = Ponovno baci: { $dice } – pogodak { $chance } %
d04-label-reroll-one = Ponovno baci: { $dice } – pogodak { $chance } %, rane: { $wounds }
d04-label-reroll-none = Zadrži sve kocke
d04-label-knock = Odbaci na { $at }: { $who }
    .shown = Odbaci ovamo: { $who }
d04-label-chain = Bez jedne kocke ({ $die }), meta – { $what }: { $odds }
d04-label-chain-empty = Bez jedne kocke ({ $die }), dalje preko polja { $at }
    .shown = Bez jedne kocke ({ $die }), dalje preko ovog polja
d04-label-discard = Odbaci: { $card }
d04-label-spawn = Stvori: { $group }
d04-label-put = Postavi na { $at }
    .shown = Postavi ovdje
d04-label-remove = Skini s ploče: { $who }
d04-label-activate = Aktiviraj: { $who }, { $spaces }
d04-label-activate-plain = Aktiviraj: { $who }
d04-label-mend = Skini 1 oznaku rane: { $who } ({ $wounds })
d04-label-watch = Napada { $who }: { $odds }
d04-label-pick = Odaberi: { $whom }
d04-label-play = Odigraj: { $card }
d04-label-cancel = Poništi je
d04-label-pass = Dalje
d04-label-pass-event = Ne igraj ništa
d04-label-pass-order = Zadrži naredbu
d04-label-pass-until-attack = Zadrži naredbu; pitaj me kad uljez napadne
d04-label-pass-this-turn = Zadrži naredbu; ne pitaj me u ovom potezu
d04-label-pass-jitters = Izgubi stražarenje
d04-label-pass-backup = Neka se dogodi
d04-label-pass-offer = Odbij
d04-label-pass-watch = Bez napada
d04-label-pass-place = Izostavi ovu figuru
d04-label-pass-blur = Bez izbjegavanja
d04-label-done = Ništa više
d04-label-done-turn = Završi potez
d04-label-done-mist = { $card }: ništa više
d04-label-done-invaders = Završi potez uljeza
d04-label-done-activation = Kraj aktivacije: { $who }
d04-label-done-trap = { $card }: ne aktiviraj više
d04-label-done-knock = Ne odbacuj nikoga
d04-label-done-chain = Završi napad ovdje

## Tijek igre

d04-log-began = Igra počinje. Težina: { $difficulty }.
d04-log-round = Krug { $n }.
d04-log-turn = { $who } počinje potez.
d04-log-declared = { $who } objavljuje radnju: { $action }.
d04-log-adrenaline = { $who } koristi adrenalin: 4 polja više.
d04-log-moved = { $who } ide s { $from } na { $to }.
    .shown = { $who } ide.
d04-log-teleported = { $who } se teleportira na { $to }.
    .shown = { $who } se teleportira.
d04-log-duct = { $who } prolazi ventilacijskim otvorom na { $to }.
    .shown = { $who } prolazi ventilacijskim otvorom.
d04-log-respawned = { $who } se vraća na { $at }.
    .shown = { $who } se vraća.
d04-log-door-open = Otvoreno: { $door }.
d04-log-door-closed = Zatvoreno: { $door }.
d04-log-smashed = Razvaljeno, zauvijek otvoreno: { $door }.
d04-log-jammed = Zaglavljeno do sljedećeg poteza uljeza: { $door }.
d04-log-left = { $who } napušta ploču.
d04-log-took = { $who } uzima: { $what }.
d04-log-dropped = Na polje { $at } pada: { $what }.
    .shown = Pada: { $what }.
d04-log-gave = { $who } daje: { $what }. Uzima { $whom }.
d04-log-refused = { $who } odbija.
d04-log-ordered = { $who } postavlja naredbu: { $order }.
d04-log-lapsed = { $who } gubi naredbu: { $order }.
d04-log-used = { $who } koristi naredbu: { $order }.
d04-log-healed = { $who } se liječi: { $wounds }.
d04-log-attacked = { $who } napada polje { $at }.
    .shown = { $who } napada.
d04-log-attacked-range = { $who } napada polje { $at }, udaljenost { $range }.
    .shown = { $who } napada, udaljenost { $range }.
d04-log-swept = { $who } napada sve susjedne.
d04-log-rolled = { $who } baca: { $roll }.
d04-log-rerolled = { $who } traži ponovno bacanje: { $roll }.
d04-log-cancelled = Nišanjenje i izbjegavanje poništavaju se: nema ponovnog bacanja.
d04-log-spent = { $who } troši: { $ammo } ({ $weapon }).
d04-log-hit = Pogodak, šteta: { $damage }.
d04-log-hit-more = Pogodak, šteta: { $damage } (na kockama { $rolled }, { $bonus }).
d04-bonus-deadly = { $n } više jer je napad smrtonosan
d04-bonus-cards = { $n } više od marinčevih karata
d04-bonus-squad = { $n } više od karte Glas odreda
d04-bonus-event = { $n } više od karte događaja
d04-log-failed-miss = Napad ne uspijeva: promašaj.
d04-log-failed-range = Napad ne uspijeva: doseže { $reach }, a udaljenost je { $range }.
d04-log-scattered = Eksplozija skreće na { $dir } ({ $spaces }), do { $to }.
    .shown = Eksplozija skreće na { $dir } ({ $spaces }).
d04-log-scattered-stopped = Eksplozija skreće na { $dir } ({ $spaces }), nailazi na prepreku i nikome ne škodi.
d04-log-scattered-miss = Eksplozija nikome ne škodi.
d04-log-wounded = { $who } prima: { $wounds }. Šteta { $sum }.
d04-log-wounded-berserk = { $who } prima: { $wounds }. U divljanju svaki pogodak ubija.
d04-log-withstood = { $who } ne prima rane: šteta { $damage }, oklop { $armour }.
d04-sum = { $damage } ÷ oklop { $armour }
d04-sum-down = { $damage } ÷ oklop { $armour }, zaokruženo naniže
d04-log-wounded-goo = { $who } prima od opasne prepreke: { $wounds }.
d04-log-wounded-barrel = { $who } prima od bačve: { $wounds }.
d04-log-wounded-telefrag = { $who } prima od telefraga: { $wounds }.
d04-log-wounded-scenario = { $who } prima, kako kaže scenarij: { $wounds }.
d04-log-died = { $who } gine.
d04-log-fragged = { $who } gine. Ukupno: { $frags }.
d04-log-knocked = { $who } leti na { $to }.
    .shown = { $who } odlijeće.
d04-log-exploded = Bačva na { $at } eksplodira.
    .shown = Bačva eksplodira.
d04-log-drew = { $who } vuče: { $what }.
d04-log-ran-out = Špil je potrošen i ponovno se miješa. Frag za uljeza, ukupno: { $frags }.
d04-log-discarded = { $who } odbacuje: { $card }.
d04-log-spawning = { $who } stvara: { $group }.
d04-log-placed = { $who } se pojavljuje na { $at }.
    .shown = { $who } se pojavljuje.
d04-log-removed = { $who } silazi s ploče za ponovnu upotrebu.
d04-log-no-room = Nema mjesta izvan pogleda: { $kind }.
d04-log-none-to-spawn = Sve su takve već na ploči pa scenarij ne dodaje: { $kind }.
d04-log-no-room-to-spawn = Scenarij ne nalazi mjesta za figuru: { $kind }.
d04-log-not-laid = Scenarij ne polaže ništa jer toga više nema u kutiji: { $what }.
d04-log-not-given = { $who } ne može nositi više i ne dobiva: { $what }.
d04-log-activated = { $who } djeluje.
d04-log-played = { $who } igra: { $card }.
d04-log-played-event = { $who } igra: { $card }. { $help }
d04-log-backup = { $who } poništava kartu: { $card } ({ $plan }).
d04-log-mended = { $who } gubi 1 oznaku rane.
d04-log-swapped = Zamjena oznaka: { $one } i { $other }.
    .shown = Dvije oznake mijenjaju mjesta.
d04-log-revealed = Otkriveno je novo područje.
d04-log-revealed-room = Otkriveno: { $room }.
d04-log-scored = { $who } osvaja: { $n }. Ukupno: { $frags }.
d04-log-won-marines = Marinci pobjeđuju.
d04-log-won-invader = Uljez pobjeđuje.
