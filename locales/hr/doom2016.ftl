# DOOM (2016): pitanja, izbori i tijek igre.

## Dijelovi rečenica

d16-figure = { $kind } { $id }
d16-at = { $what } na { $at }
    .shown = { $what }
d16-armed = { $who } ({ $card })
d16-either = { $one } ili { $other }
d16-nothing = ništa
d16-nobody = nitko
d16-no-dice = bez kocaka
d16-attack = napad
d16-door = vrata br. { $n }
d16-card-copy = { $name }, primjerak { $n }
d16-unknown-card = karta inicijative
d16-many-mains = { $n ->
    [one] { $n } glavna radnja
    [few] { $n } glavne radnje
   *[other] { $n } glavnih radnji
}
d16-many-attacks = { $n ->
    [one] { $n } napad
    [few] { $n } napada
   *[other] { $n } napada
}
d16-many-events = { $n ->
    [one] { $n } karta događaja
    [few] { $n } karte događaja
   *[other] { $n } karata događaja
}
d16-many-glory = { $n ->
    [one] { $n } karta slavnog ubojstva
    [few] { $n } karte slavnog ubojstva
   *[other] { $n } karata slavnog ubojstva
}
d16-many-counters = { $n ->
    [one] { $n } oznaka prijetnje
    [few] { $n } oznake prijetnje
   *[other] { $n } oznaka prijetnje
}

# Nazivi na početku rečenice.
d16-the-imp = Vrag { $id }
d16-the-possessed-soldier = Opsjednuti vojnik { $id }
d16-the-pinky = Pinky { $id }
d16-the-cacodemon = Kakodemon { $id }
d16-the-revenant = Revenant { $id }
d16-the-mancubus = Mancubus { $id }
d16-the-baron-of-hell = Pakleni barun { $id }
d16-the-cyberdemon = Kibernetički demon { $id }
d16-the-drone = Dron
d16-the-invader = Uljez

# Kocke.
d16-many-red = { $n ->
    [one] { $n } crvena
    [few] { $n } crvene
   *[other] { $n } crvenih
}
d16-many-black = { $n ->
    [one] { $n } crna
    [few] { $n } crne
   *[other] { $n } crnih
}
d16-reach = domet { $range }, kocke: { $dice }
d16-reach-times = { $reach }, { $n } puta
d16-reach-everyone = { $reach }, na svakog neprijatelja
d16-die = { $die } ({ $n })
d16-die-nth = { $die } br. { $nth } ({ $n })
d16-roll = { $dice } = { $damage }
d16-stands = Kocke: { $roll }. Obrana: { $block }. Prolazi: { $net }.
d16-stands-roll = Kocke: { $roll }.
d16-special = posebni znak: { $block }

## Što čine karte

# Sposobnosti demona.
d16-ability-hit-and-run = Udri i bježi
d16-ability-charged-fireball = Nabijena vatrena kugla
d16-ability-crossfire = Unakrsna vatra
d16-ability-shock-round = Udarni metak
d16-ability-ram = Zalet
d16-ability-headlong = Navrat-nanos
d16-ability-flying = Letenje
d16-ability-lightning-orb = Kugla munje
d16-ability-jets = Mlaznice
d16-ability-salvo = Salva
d16-ability-splash = Rasprsnuće
d16-ability-fire-wash = Vatreni val
d16-ability-stride = Dug korak
d16-ability-slam = Tresak
d16-ability-twin-fire = Dvostruka paljba
d16-ability-rocket-storm = Oluja raketa

# Što napad dobiva.
d16-gain-red = { $n ->
    [one] +{ $n } crvena kocka
    [few] +{ $n } crvene kocke
   *[other] +{ $n } crvenih kocaka
}
d16-gain-black = { $n ->
    [one] +{ $n } crna kocka
    [few] +{ $n } crne kocke
   *[other] +{ $n } crnih kocaka
}
d16-gain-range = +{ $n } dometa
d16-gain-pierce = probojnost { $n }
d16-gain-reroll = { $n ->
    [one] ponovno bacanje { $n } kocke
    [few] ponovno bacanje { $n } kocke
   *[other] ponovno bacanje { $n } kocaka
}
d16-gain-reroll-any = { $n ->
    [one] ponovno bacanje bilo kojih kocaka
   *[other] ponovno bacanje bilo kojih kocaka, { $n } puta
}
d16-gain-best-face = { $n ->
    [one] { $n } kocka na najbolju stranu
    [few] { $n } kocke na najbolju stranu
   *[other] { $n } kocaka na najbolju stranu
}
d16-gain-any-face = { $n ->
    [one] { $n } kocka na bilo koju stranu
    [few] { $n } kocke na bilo koju stranu
   *[other] { $n } kocaka na bilo koju stranu
}
d16-gain-ignore-cover = bez zaklona
d16-gain-stun = omamljuje ako nanese štetu

# Učinci.
d16-effect-plus = +{ $what }
d16-effect-minus = −{ $what }
d16-effect-next = sljedeći napad: { $gains }
d16-effect-next-within = sljedeći napad na dometu do { $n }: { $gains }
d16-effect-attack = napad: { $reach }
d16-effect-splash = rasprsnuće { $n }
d16-effect-reveal-again = otkriva se druga karta obrane
d16-effect-cap = najviše { $damage }
d16-effect-harm = { $damage }, trpi { $whom }
d16-effect-stun = omamljuje se { $whom }
d16-effect-push = guranje za { $spaces }
d16-effect-burst = { $damage } na polju do { $n } daleko i uz njega, trpi { $whom }
d16-effect-burst-dice = šteta bacanja ({ $dice }) na polju do { $n } daleko i uz njega, trpi { $whom }
d16-effect-recover = oporavak: { $damage }
d16-effect-heal = oporavlja se { $whom }: { $damage }
d16-effect-move = pomak najviše { $spaces }
d16-effect-draw = vuci: { $cards }
d16-effect-argent-its-card = { $argent } na njegovu kartu
d16-effect-argent-demon-card = { $argent } na kartu demona
d16-effect-argent-any-card = { $argent } na bilo koju kartu

# Za koga su.
d16-whom-within = { $whom } do { $n } daleko
d16-whom-defender = branitelj
d16-whom-enemy = jedan neprijatelj
d16-whom-enemies = svaki neprijatelj
d16-whom-by-defender = jedan neprijatelj uz posljednjeg branitelja
d16-whom-demons = svaki demon
d16-whom-marines = svaki marinac
d16-whom-figures = svaka figura
d16-whom-killer = ubojica
d16-whom-marine = jedan marinac
d16-whom-other-marine = drugi marinac

# Pravila pojedinih karata.
d16-hook-flying = letenje
d16-hook-jets = { $n ->
    [one] letenje za { $n } bod kretanja
    [few] letenje za { $n } boda kretanja
   *[other] letenje za { $n } bodova kretanja
}
d16-hook-wash = napad na svakog marinca do { $n } daleko
d16-hook-reload = vrati kartu ovog kompleta
d16-hook-root = ne trošiš više bodove kretanja
d16-hook-unsteady = demoni su uzdrmani za { $n } prije
d16-hook-trophies = sljedeće slavno ubojstvo: +{ $n } karta
d16-hook-reshuffle = umiješaj odbačene karte u špil
d16-hook-decoy = mamac do { $n } daleko
d16-hook-dark-pact = +{ $n } crvena kocka za prve napade na marinca
d16-hook-darkness = u ovom krugu marinci napadaju najviše do { $n }
d16-hook-ambush = presloži gornje karte inicijative: { $n }
d16-hook-slip-past = bez dodatka za neprijatelje
d16-hook-scout = pogledaj sljedeću kartu inicijative
d16-hook-go-first = tvoja karta inicijative na vrh
d16-hook-free-doors = vrata besplatno
d16-hook-demolition = +{ $n } šteta rasprsnuća i granata
d16-hook-pick = jedna od novih karata u ruku
d16-hook-blood-thirst = slavna ubojstva oporavljaju za { $n } više
d16-hook-climb = { $n ->
    [one] tlo nije važno za { $n } bod kretanja
    [few] tlo nije važno za { $n } boda kretanja
   *[other] tlo nije važno za { $n } bodova kretanja
}
d16-hook-free-teleport = prvi teleport besplatno
d16-hook-wake = aktiviraj teleport do { $n } daleko
d16-hook-no-stun = bez omamljivanja
d16-hook-take-back = vrati odigranu kartu dodatne radnje
d16-hook-pack = paketi zdravlja oporavljaju za { $n }
d16-hook-lend-mp = { $n ->
    [one] +{ $n } bod kretanja za drugog marinca
    [few] +{ $n } boda kretanja za drugog marinca
   *[other] +{ $n } bodova kretanja za drugog marinca
}

## Pitanja

d16-prompt-start = Odaberi polje na kojem počinješ.
    .other = { $who } bira početno polje.
d16-prompt-class = Odaberi svoju klasu.
    .other = { $who } bira klasu.
d16-prompt-arm = Odaberi početno oružje, { $nth } od 2.
    .other = { $who } bira početno oružje, { $nth } od 2.
d16-prompt-lead = Koji marinac dobiva kartu odreda „{ $squad }”?
    .other = { $who } odlučuje tko dobiva kartu odreda „{ $squad }”.
d16-prompt-event-sets = Odaberi komplet događaja, { $nth } od 3.
    .other = { $who } bira komplet događaja, { $nth } od 3.
d16-prompt-invasion = Odaberi svoju kartu invazije. Marinci je neće vidjeti.
    .other = { $who } potajno bira kartu invazije.
d16-prompt-burn = Događaji odbačeni u ovom krugu za argent: { $n } od 3. Odbacuješ li još jedan?
    .other = { $who } smije odbacivati događaje za argent: { $n } od 3 u ovom krugu.
d16-prompt-kinds = Karta uljeza: koji se demoni aktiviraju?
    .other = Karta uljeza: { $who } bira koji se demoni aktiviraju.
d16-prompt-demons = Čekaju na red: { $demons }. Koji je sljedeći?
    .other = Čekaju na red: { $demons }. { $who } bira sljedećega.
d16-prompt-demon = Djeluje { $figure }. Ostalo je: { $left }.
    .other = Djeluje { $figure }. { $who } odlučuje. Ostalo je: { $left }.
d16-prompt-demon-sharing = Djeluje { $figure }. Dijeli polje i mora dalje. Ostalo je: { $left }.
    .other = Djeluje { $figure }. { $who } mora tu figuru pomaknuti dalje: dijeli polje. Ostalo je: { $left }.
d16-prompt-respawn = Vraćaš se na ploču nakon smrti. Gdje?
    .other = { $who } se vraća nakon smrti i bira mjesto.
d16-prompt-act = Tvoja aktivacija. Ostalo je: { $left }.
    .other = { $who } djeluje. Ostalo je: { $left }.
d16-prompt-act-sharing = Dijeliš polje i moraš dalje. Ostalo je: { $left }.
    .other = { $who } dijeli polje i mora dalje. Ostalo je: { $left }.
d16-prompt-act-open = { $card }: napadni sada, nakon kretanja ili nikako. Ostalo je: { $left }.
    .other = { $card }: { $who } napada sada, nakon kretanja ili nikako. Ostalo je: { $left }.
d16-prompt-act-open-times = { $card }: napadni sada, nakon kretanja ili nikako, { $n } puta. Ostalo je: { $left }.
    .other = { $card }: { $who } napada sada, nakon kretanja ili nikako, { $n } puta. Ostalo je: { $left }.
d16-prompt-take-back = Tvoja aktivacija završava. Vraćaš li kartu dodatne radnje?
    .other = { $who } smije vratiti kartu dodatne radnje: aktivacija završava.
d16-prompt-drone = Tvoja aktivacija završava blizu drona. Pomičeš li ga?
    .other = { $who } smije pomaknuti dron: aktivacija završava blizu njega.
d16-prompt-target = Napad: { $attacker }, { $reach }. Tko je branitelj?
    .other = Napad: { $attacker }, { $reach }. { $who } bira branitelja.
d16-prompt-before-roll = Napad: { $attacker } → { $target }, kocke: { $dice }. Dodaješ li nešto prije bacanja?
    .other = Napad: { $attacker } → { $target }, kocke: { $dice }. { $who } smije nešto dodati prije bacanja.
d16-prompt-thin = Napad: { $attacker } → { $target }, kocke: { $dice }. Koja se kocka izostavlja?
    .other = Napad: { $attacker } → { $target }, kocke: { $dice }. { $who } izostavlja jednu kocku.
d16-prompt-common = Napad: { $attacker } → { $target }. { $stands } Mijenjaš li kocke?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } smije mijenjati kocke.
d16-prompt-next = Napad: { $attacker } → { $target }. { $stands } Tko se brani sljedeći?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } bira tko se brani sljedeći.
d16-prompt-cover = Napad: { $attacker } → { $target }. { $stands } Ima zaklona: otkrivaš li drugu kartu umjesto prve?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } ima zaklon i smije otkriti drugu kartu umjesto prve.
d16-prompt-defend = Napad: { $attacker } → { $target }. { $stands } Dodaješ li nešto obrani?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } smije nešto dodati obrani.
d16-prompt-attack = Napad: { $attacker } → { $target }. { $stands } Dodaješ li nešto napadu?
    .other = Napad: { $attacker } → { $target }. { $stands } { $who } smije nešto dodati napadu.
d16-prompt-on-hit = Napad: { $attacker } → { $target }, naneseno: { $damage }. Dodaješ li nešto?
    .other = Napad: { $attacker } → { $target }, naneseno: { $damage }. { $who } smije nešto dodati.
d16-ask-event = Igraš li događaj?
d16-ask-card = Koristiš li kartu ili sposobnost?
d16-prompt-window = { $ask }
    .other = { $who } smije reagirati.
d16-prompt-deck-built = Špil inicijative je promiješan. { $ask }
    .other = Špil inicijative je promiješan. { $who } smije reagirati.
d16-prompt-phase-start = Počinje faza aktivacije. { $ask }
    .other = Počinje faza aktivacije. { $who } smije reagirati.
d16-prompt-before-initiative = Uskoro se otkriva karta inicijative. { $ask }
    .other = Uskoro se otkriva karta inicijative. { $who } smije reagirati.
d16-prompt-activation-start = Počinje aktivacija: { $whom }. { $ask }
    .other = Počinje aktivacija: { $whom }. { $who } smije reagirati.
d16-prompt-dashes = Trčanje ili teleport: { $whom }. { $ask }
    .other = Trčanje ili teleport: { $whom }. { $who } smije reagirati.
d16-prompt-demon-activates = Aktivira se { $whom }. { $ask }
    .other = Aktivira se { $whom }. { $who } smije reagirati.
d16-prompt-demon-stops = Zaustavlja se { $whom }. { $ask }
    .other = Zaustavlja se { $whom }. { $who } smije reagirati.
d16-prompt-after-attack = Nakon napada: { $attacker } → { $target }. { $ask }
    .other = Nakon napada: { $attacker } → { $target }. { $who } smije reagirati.
d16-prompt-demon-killed = Gine demon: { $kind }. { $ask }
    .other = Gine demon: { $kind }. { $who } smije reagirati.
d16-prompt-marine-killed = Poginuo je { $whom }. { $ask }
    .other = Poginuo je { $whom }. { $who } smije reagirati.
d16-prompt-effect = { $source }: što biraš?
    .other = { $source }: { $who } bira.
d16-prompt-effect-enemy = { $source }: koji neprijatelj?
    .other = { $source }: { $who } bira neprijatelja.
d16-prompt-effect-space = { $source }: koje polje?
    .other = { $source }: { $who } bira polje.
d16-prompt-effect-marine = { $source }: koji marinac?
    .other = { $source }: { $who } bira marinca.
d16-prompt-effect-card = { $source }: koja karta?
    .other = { $source }: { $who } bira kartu.
d16-prompt-effect-teleporter = { $source }: koji teleport?
    .other = { $source }: { $who } bira teleport.
d16-prompt-portals = Iz kojeg portala prizivaš?
    .other = { $who } bira portal iz kojeg priziva.
d16-prompt-portals-stock = { $n ->
    [one] Imaš { $n } oznaku prijetnje, smiješ potrošiti { $most }. Iz kojeg portala prizivaš?
    [few] Imaš { $n } oznake prijetnje, smiješ potrošiti { $most }. Iz kojeg portala prizivaš?
   *[other] Imaš { $n } oznaka prijetnje, smiješ potrošiti { $most }. Iz kojeg portala prizivaš?
}
    .other = { $who } bira portal iz kojeg priziva. Oznake prijetnje: { $n }, za trošenje najviše { $most }.
d16-prompt-group = Prizivanje, { $portal }: koja skupina izlazi?
    .other = Prizivanje, { $portal }: { $who } bira skupinu.
d16-prompt-put = Prizivanje, { $portal }: { $kind }, { $nth } od { $n }. Gdje izlazi?
    .other = Prizivanje, { $portal }: { $kind }, { $nth } od { $n }. { $who } bira polje.
d16-prompt-carrier = Prizivanje, { $portal }: tko nosi uzorak?
    .other = Prizivanje, { $portal }: { $who } bira tko nosi uzorak.
refusal-d16-carrier = Odaberi demona koji nosi uzorak: jednog od onih s najviše zdravlja.
d16-prompt-charge = Za postavljanje: { $argent }. Na koju kartu?
    .other = Za postavljanje: { $argent }. { $who } bira kartu.
d16-prompt-charge-moved = Na karti invazije: { $argent }. Premještaš li nešto na karte prizvanih demona?
    .other = Na karti invazije: { $argent }. { $who } smije nešto premjestiti na karte prizvanih demona.
d16-prompt-displace = { $whom } mora ustupiti polje: staje { $by }. Kamo?
    .other = { $whom } mora ustupiti polje: staje { $by }. { $who } bira kamo.
d16-prompt-unstick = Na zauzetom polju zapeo je { $whom }. Kamo?
    .other = Na zauzetom polju zapeo je { $whom }. { $who } bira kamo.
d16-prompt-spend = Kreće se odmah: { $whom }. Ostalo je: { $left }.
    .other = Kreće se odmah: { $whom }. { $who } odlučuje. Ostalo je: { $left }.
d16-prompt-push = Gura { $by }, leti { $whom }. Kamo?
    .other = Gura { $by }, leti { $whom }. { $who } bira kamo.
d16-prompt-drop = Gdje je stajao demon, pada uzorak. Na koje polje?
    .other = Gdje je stajao demon, pada uzorak. { $who } bira polje.
d16-prompt-glory = Slavno ubojstvo! Oporavljaš li se?
    .other = Slavno ubojstvo! { $who } smije se oporaviti.
d16-prompt-ambush = Kojim redom vraćaš karte inicijative ({ $cards })?
    .other = { $who } vraća karte inicijative bilo kojim redom ({ $cards }).
d16-prompt-scout = Znaš sljedeću kartu inicijative. Ide li na dno špila?
    .other = { $who } zna sljedeću kartu inicijative i smije je staviti na dno špila.
d16-prompt-over = Misija je gotova.
d16-prompt-wait = Igra se nastavlja.

## Izbori

d16-label-start = Počni na { $at }
    .shown = Počni ovdje
d16-label-class = { $class }: { $help }
d16-label-arm = Uzmi: { $set } ({ $cards })
d16-label-lead = { $squad }: { $whom }
d16-label-event-set = Uzmi: { $set } ({ $cards })
d16-label-invasion = { $card } – plavi: { $blue }; žuti: { $yellow }; crveni: { $red }
d16-label-respawn = Vrati se na { $at }
    .shown = Vrati se ovdje
d16-label-play = Odigraj: { $card } ({ $kind }, { $points })
d16-label-play-does = Odigraj: { $card } ({ $kind }, { $points }) – { $does }
d16-label-react = Odigraj: { $card } ({ $kind }) – { $does }
d16-label-sprint = Trči ({ $points }), odbaci: { $card }
d16-label-fire = Napad, { $card }: { $reach }
d16-label-hold = Bez napada: { $card }
d16-label-attack = Napad
d16-label-step = Korak na { $dir }
d16-label-turn = Okret br. { $n }
d16-to = { $step }, polje { $at }
    .shown = { $step }
d16-for = { $step }, za { $points }
d16-onto = { $step } – { $things }
d16-through = { $step }, kroz polje: { $who }
d16-glory-kill = { $step }, slavno ubojstvo: { $who }
d16-telefrag = { $step }, telefrag: { $who }
d16-label-teleport = Teleportiraj se na { $at }
    .shown = Teleportiraj se ovamo
d16-label-door = Otvori { $door }
d16-label-take = Uzmi: { $what }
d16-label-take-pack = Uzmi: { $what }, oporavak { $damage }
d16-label-power = Klasa { $class }: { $does }
d16-label-power-none = Upotrijebi kartu klase
d16-label-discard = Odbaci: { $card } – { $does }
d16-label-link = Odbaci: { $card } – napredak releja { $n } ({ $done } od { $goal })
d16-label-seal = Odbaci: { $one } i { $other } – ukloni portal
d16-label-end = Završi aktivaciju
d16-label-rouse = Aktiviraj: { $demons } ({ $argent })
d16-label-activate = Aktiviraj: { $who } (šteta { $damage } od { $health })
d16-label-strike = Napad: { $reach }
d16-label-argent = Potroši 1 argent, { $ability }: { $does }
d16-label-argent-none = Potroši 1 argent
d16-label-event = Odigraj: { $card } – { $does }
d16-label-event-argent = Odigraj: { $card } i potroši 1 argent – { $does }
d16-label-event-none = Odigraj: { $card }
d16-label-burn = Odbaci za 1 argent: { $card }
d16-label-portal = Prizovi: { $portal }
d16-label-portal-cost = Prizovi, cijena { $counters }: { $portal }
d16-label-portal-has = Prizovi: { $portal } (na njemu: { $counters })
d16-label-group = Prizovi: { $group }
d16-label-group-nth = Prizovi skupinu { $n }
d16-label-put = Postavi na { $at }
    .shown = Postavi ovdje
d16-label-charge = 1 argent na kartu: { $kind } (na njoj: { $argent })
d16-label-charge-invasion = 1 argent na kartu invazije (na njoj: { $argent })
d16-label-at = Napadni: { $what } – udaljenost { $range }, šteta { $damage }, smrt { $chance } %
d16-label-at-cover = Napadni: { $what } – udaljenost { $range }, u zaklonu, šteta { $damage }, smrt { $chance } %
d16-label-choose = Odaberi: { $what }
d16-label-space = Polje { $at }
    .shown = Ovo polje
d16-label-to = Makni se na { $at }
    .shown = Makni se ovamo
d16-label-burst = Polje { $at }, pogođeni: { $who }
    .shown = Ovo polje, pogođeni: { $who }
d16-label-burst-nobody = Polje { $at }, nitko nije pogođen
    .shown = Ovo polje, nitko nije pogođen
d16-label-pick = Odaberi: { $whom } (šteta { $damage } od { $health })
d16-label-fetch = Uzmi u ruku: { $card }
d16-label-lose = Izostavi: { $die }
d16-label-reroll = Ponovno baci: { $dice }
d16-label-reroll-none = Zadrži sve kocke
d16-label-turn-die = Okreni: { $die } na { $damage }
d16-label-second = Otkrij drugu kartu
d16-label-order = Od vrha: { $cards }
d16-label-bottom = Na dno: { $card }
d16-label-recover = Oporavi se: { $damage }
d16-label-pass = Dalje
d16-label-pass-event = Ne igraj ništa
d16-label-pass-card = Ne koristi ništa
d16-label-pass-cover = Zadrži prvu kartu
d16-label-pass-attack = Bez napada
d16-label-attack-all = Napadni sve
d16-label-pass-take-back = Ne vraćaj ništa
d16-label-pass-glory = Bez oporavka
d16-label-pass-scout = Ostavi na vrhu: { $card }
d16-label-done = Ništa više
d16-label-done-burn = Ne odbacuj više
d16-label-done-drone = Ostavi drona
d16-label-done-demons = Ne aktiviraj više
d16-label-done-demon = Kraj aktivacije: { $who }
d16-label-done-portals = Ne prizivaj više
d16-label-done-charge = Ne premještaj više argent
d16-label-done-spend = Kraj kretanja: { $who }

## Tijek igre

d16-log-placed = { $who } se pojavljuje na { $at }.
    .shown = { $who } se pojavljuje.
d16-log-class = { $who } bira klasu: { $class }.
d16-log-armed = { $who } uzima: { $weapon }.
d16-log-squad = { $who } dobiva kartu odreda: { $squad }.
d16-log-event-set = U špilu je komplet događaja: { $set }.
d16-log-invasion = Karta invazije: { $card }.
d16-log-invasion-hidden = Uljez je odabrao kartu invazije.
d16-log-round = Krug { $n }.
d16-log-initiative = Špil inicijative je promiješan. Marinci: { $marines }, uljez: { $invader }.
d16-log-more-initiative = U špil inicijative idu karte uljeza: { $cards }.
d16-log-drew-events = Uljez vuče: { $what }.
d16-log-burned = Uljez za argent odbacuje: { $card }.
d16-log-argent = Na kartu ({ $kind }) ide: { $argent }.
d16-log-argent-hidden = Na kartu demona licem prema dolje ide: { $argent }.
d16-log-argent-invasion = Na kartu invazije ide: { $argent }.
d16-log-argent-lost = S karte invazije nestaje: { $argent }.
d16-log-revealed = Inicijativa: { $card }.
d16-log-looked-marines = Marinci gledaju špil inicijative: { $what }.
d16-log-looked-invader = Uljez gleda špil inicijative: { $what }.
d16-log-sunk = Gornja karta inicijative ide na dno.
d16-log-lifted = { $who } je sljedeći: karta inicijative ide na vrh.
d16-log-marine = { $who } počinje aktivaciju.
d16-log-roused = Aktivacija: { $kind }.
d16-log-idle = Nema demona za aktiviranje.
d16-log-demon = { $who } djeluje.
d16-log-played = { $who } igra: { $card }.
d16-log-played-does = { $who } igra: { $card } ({ $does }).
d16-log-sprinted = { $who } trči, odbacuje: { $card }.
d16-log-spent = { $who } odbacuje: { $card }.
d16-log-mp = { $who } dobiva { $points }.
d16-log-lost-mp = { $who } gubi { $points }.
d16-log-moved = { $who } ide na { $to }.
    .shown = { $who } ide.
d16-log-turned = { $who } okreće se i leži na { $at }.
    .shown = { $who } se okreće.
d16-log-teleported = { $who } se teleportira na { $to }.
    .shown = { $who } se teleportira.
d16-log-woken = Teleport na { $at } je aktivan.
    .shown = Teleport je aktivan.
d16-log-opened = { $who } otvara { $door }.
d16-log-took = { $who } uzima: { $what }.
d16-log-drew = { $who } vuče: { $what }.
d16-log-fetched = { $who } vraća u ruku: { $card }.
d16-log-reshuffled = { $who } miješa odbačene karte u novi špil.
d16-log-reshuffled-events = Odbačeni se događaji miješaju u novi špil.
d16-log-recovered = { $who } se oporavlja: { $damage }.
d16-log-power = { $who } koristi kartu klase: { $class } ({ $does }).
d16-log-glory = { $who } odbacuje kartu slavnog ubojstva: { $card } ({ $does }).
d16-log-glory-drawn = { $who } vuče kartu slavnog ubojstva: { $card }.
d16-log-event = Uljez igra: { $card } ({ $does }).
d16-log-charged = { $who } troši 1 argent: { $ability } ({ $does }).
d16-log-attack = { $who } napada. Branitelj: { $whom }.
d16-log-no-target = { $who } više nema koga napasti u dometu i vidokrugu: napad propada.
d16-log-rolled = Bacanje: { $roll }.
d16-log-changed = Kocke nakon promjene: { $roll }.
d16-log-die-lost = Otpada { $die }.
d16-log-defence = { $who } otkriva kartu { $card }: { $worth }.
d16-log-shields = { $who } dodaje: { $shields }.
d16-log-unhurt-dodge = { $who } ne prima štetu: izbjegavanje.
d16-log-unhurt-roll = { $who } ne prima štetu: kocke ne pokazuju ništa.
d16-log-unhurt-shields = { $who } ne prima štetu: { $shields } protiv { $rolled }.
d16-log-damage = { $who } prima: { $damage }.
d16-log-damage-shields = { $who } prima: { $damage } ({ $rolled } protiv { $shields }).
d16-log-suffered = { $who } trpi bez napada: { $damage } ({ $source }).
d16-log-stunned = { $who } – omamljenost.
d16-log-steady = { $who } – kraj omamljenosti.
d16-log-killed = { $who } gine.
d16-log-killed-by = { $who } gine. Ubija { $by }.
d16-log-killed-glory = { $who } gine: slavno ubojstvo. Ubija { $by }.
d16-log-killed-telefrag = { $who } gine: telefrag. Ubija { $by }.
d16-log-frag = Fragovi uljeza: { $n } od { $limit }.
d16-log-card-up = Karta demona okreće se licem prema gore: { $kind }.
d16-log-card-down = Takvih demona više nema, karta se okreće licem prema dolje: { $kind }.
d16-log-summons = Uljez priziva: { $portal } na { $at }.
    .shown = Uljez priziva: { $portal }.
d16-log-summoned = { $who } izlazi na { $at }.
    .shown = { $who } izlazi.
d16-log-barren = Iz portala na { $at } ne izlazi nitko: za tu skupinu nema više figure ili mjesta.
    .shown = Iz portala ne izlazi nitko: za tu skupinu nema više figure ili mjesta.
d16-log-portal-gone = Portal na { $at } nestaje.
    .shown = Portal nestaje.
d16-log-displaced = { $who } se mora maknuti na { $to }.
    .shown = { $who } se mora maknuti.
d16-log-pushed = { $who } leti na { $to }.
    .shown = { $who } odlijeće.
d16-log-dropped = Na { $at } pada: { $what }.
    .shown = Pada: { $what }.
d16-log-sample = { $who } nosi uzorak.
d16-log-delivered = { $who } dostavlja tovar.
d16-log-progress = Napredak: { $n } od { $goal }.
d16-log-progress-of = Napredak releja { $objective }: { $n } od { $goal }.
d16-log-decoy = Mamac leži na { $at }.
    .shown = Ondje sada leži mamac.
d16-log-drone-back = Dron se vraća na { $at }.
    .shown = Dron se vraća.
d16-log-drone-gone = Dron je uništen.
d16-log-dark = Tama: u ovom krugu marinci napadaju najviše na dometu { $n }.
d16-log-marked = { $who } nosi biljeg u ovom krugu.
d16-log-won-marines = Marinci pobjeđuju.
d16-log-won-invader = Uljez pobjeđuje.
d16-log-won-rounds = Prošao je posljednji krug: uljez pobjeđuje.
