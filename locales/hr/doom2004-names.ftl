# Nazivi igre DOOM (2004): uljezi, marinci, oružje, oznake, radnje, sposobnosti, karte i težine.

## Uljezi i marinci

d04-zombie = zombi
d04-trite = pauk
d04-imp = vrag
d04-demon = demon
d04-archvile = archvile
d04-mancubus = mancubus
d04-hell-knight = pakleni vitez
d04-cyberdemon = kibernetički demon

d04-many-zombie = { $n ->
    [one] { $n } zombi
    [few] { $n } zombija
   *[other] { $n } zombija
}
d04-many-trite = { $n ->
    [one] { $n } pauk
    [few] { $n } pauka
   *[other] { $n } paukova
}
d04-many-imp = { $n ->
    [one] { $n } vrag
    [few] { $n } vraga
   *[other] { $n } vragova
}
d04-many-demon = { $n ->
    [one] { $n } demon
    [few] { $n } demona
   *[other] { $n } demona
}
d04-many-archvile = { $n ->
    [one] { $n } archvile
    [few] { $n } archvila
   *[other] { $n } archvila
}
d04-many-mancubus = { $n ->
    [one] { $n } mancubus
    [few] { $n } mancubusa
   *[other] { $n } mancubusa
}
d04-many-hell-knight = { $n ->
    [one] { $n } pakleni vitez
    [few] { $n } paklena viteza
   *[other] { $n } paklenih vitezova
}
d04-many-cyberdemon = { $n ->
    [one] { $n } kibernetički demon
    [few] { $n } kibernetička demona
   *[other] { $n } kibernetičkih demona
}

d04-invader = uljez
d04-marine-red = crveni marinac
d04-marine-green = zeleni marinac
d04-marine-blue = plavi marinac

## Oružje

d04-fist = šaka
d04-pistol = pištolj
d04-grenade = granata
d04-chainsaw = motorna pila
d04-shotgun = sačmarica
d04-machine-gun = strojnica
d04-chain-gun = teška strojnica
d04-rocket-launcher = raketni bacač
d04-plasma-gun = plazmena puška
d04-bfg = BFG

## Oznake

d04-bullets = meci
d04-rockets = rakete
d04-cells = energetski naboji
d04-health = zdravlje
d04-armour = oklop
d04-adrenaline = adrenalin
d04-berserk = divljanje
d04-red-key = crveni ključ
d04-blue-key = plavi ključ
d04-yellow-key = žuti ključ
d04-encounter = iznenađenje
d04-red-teleporter = crveni teleport
d04-blue-teleporter = plavi teleport
d04-yellow-teleporter = žuti teleport
d04-duct = ventilacijski otvor

d04-many-bullets = { $n ->
    [one] { $n } oznaka metaka
    [few] { $n } oznake metaka
   *[other] { $n } oznaka metaka
}
d04-many-rockets = { $n ->
    [one] { $n } oznaka raketa
    [few] { $n } oznake raketa
   *[other] { $n } oznaka raketa
}
d04-many-cells = { $n ->
    [one] { $n } oznaka energetskih naboja
    [few] { $n } oznake energetskih naboja
   *[other] { $n } oznaka energetskih naboja
}
d04-many-wounds = { $n ->
    [one] { $n } rana
    [few] { $n } rane
   *[other] { $n } rana
}
d04-many-frags = { $n ->
    [one] { $n } frag
    [few] { $n } fraga
   *[other] { $n } fragova
}
d04-many-spaces = { $n ->
    [one] { $n } polje
    [few] { $n } polja
   *[other] { $n } polja
}
d04-many-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karte
   *[other] { $n } karata
}
d04-many-points = { $n ->
    [one] { $n } bod kretanja
    [few] { $n } boda kretanja
   *[other] { $n } bodova kretanja
}

## Tlo

d04-blocking = blokirajuća prepreka
d04-goo = opasna prepreka
d04-barrel = eksplozivna bačva
d04-body = mrtvo tijelo
d04-door = obična vrata
d04-red-door = crvena sigurnosna vrata
d04-blue-door = plava sigurnosna vrata
d04-yellow-door = žuta sigurnosna vrata

## Naredbe

d04-aim = nišanjenje
d04-guard = stražarenje
d04-dodge = izbjegavanje
d04-heal = liječenje

## Radnje

d04-sprint = trčanje
d04-unload = pražnjenje oružja
d04-advance = napredovanje
d04-ready = pripremanje
d04-sprint-help = Do 8 polja kretanja, bez napada.
d04-unload-help = 2 napada, bez kretanja.
d04-advance-help = Do 4 polja kretanja i 1 napad, u bilo kojem trenutku.
d04-ready-help = Do 4 polja kretanja ili 1 napad, uz to 1 naredba.

## Kocke

d04-die-red = crvena kocka
d04-die-yellow = žuta kocka
d04-die-green = zelena kocka
d04-die-blue = plava kocka

## Sposobnosti

d04-ability-accuracy = preciznost { $n }
d04-ability-aimed = nišanjenje
d04-ability-blast = eksplozija { $n }
d04-ability-blow-through = proboj
d04-ability-deadly = smrtonosni učinak { $n }
d04-ability-knockback = odbacivanje
d04-ability-scurry = jurenje
d04-ability-search = traženje
d04-ability-sweep = čišćenje
d04-ability-watchful = opreznost

## Karte marinaca

d04-card-field-surgeon = Ratni kirurg
d04-card-field-surgeon-help = Smiješ postavljati i koristiti naredbe liječenja.
d04-card-steady-hands = Mirne ruke
d04-card-steady-hands-help = Tvoji napadi iz daljine dobivaju preciznost 2.
d04-card-clear-lane = Čista linija
d04-card-clear-lane-help = Tvojim napadima figure ne zaklanjaju pogled.
d04-card-red-mist = Crvena magla
d04-card-red-mist-help = Jednom u svojem potezu, kad tvoj napad ubije uljeza, smiješ se pomaknuti do 2 polja i zatim izvesti još 1 napad.
d04-card-trench-fighter = Rovovski borac
d04-card-trench-fighter-help = Tvoji napadi izbliza dobivaju smrtonosni učinak 2.
d04-card-storm-drill = Jurišna obuka
d04-card-storm-drill-help = Napredovanje ti daje 2 napada, dvama različitim oružjima.
d04-card-iron-frame = Željezna građa
d04-card-iron-frame-help = Počinješ s 2 oznake rana više i za toliko je veći tvoj puni broj oznaka rana.
d04-card-squad-voice = Glas odreda
d04-card-squad-voice-help = Drugi marinci do 3 polja od tebe i u tvojem vidnom polju u napadima dodaju 1 dometu i 1 šteti.
d04-card-cool-planner = Hladna glava
d04-card-cool-planner-help = Pripremanje ti daje do 4 polja kretanja i 1 napad, uz naredbu.
d04-card-light-kit = Laka oprema
d04-card-light-kit-help = Svaka radnja koja daje kretanje daje ti 2 polja više.
d04-card-ghost-step = Sablasni korak
d04-card-ghost-step-help = Smiješ se kretati kroz blokirajuće prepreke i neprijateljske figure, ali ondje ne smiješ završiti. Napadi zbog opreznosti i dalje vrijede.
d04-card-hair-trigger = Prst na okidaču
d04-card-hair-trigger-help = Stražarenje ne gubiš zbog rana, a tvoji su napadi stražarenjem precizni.
d04-card-backup-plan = Rezervni plan
d04-card-backup-plan-help = Jednom u igri smiješ poništiti kartu događaja u trenutku kad se odigra.
d04-card-point-man = Prvi u koloni
d04-card-point-man-help = Tvoji napadi izbliza dobivaju čišćenje.
d04-card-pack-rat = Hrčak
d04-card-pack-rat-help = Počinješ s još 1 oznakom metaka i 1 oznakom raketa. Zdravlje ti vraća do 4 oznake rana.

## Karte događaja

d04-event-blur = Izbjegavanje
d04-event-blur-help = Nakon bacanja kocaka za marinčev napad na uljeza: napad se smatra izbjegavanim i ti biraš kocke koje se ponovno bacaju.
d04-event-closing-flesh = Mračne energije
d04-event-closing-flesh-help = Neposredno prije nego što marinac napadne uljeza: ukloni 1 oznaku rane s jednog uljeza.
d04-event-baited-hook = Ovo je zamka
d04-event-baited-hook-help = Nakon što marinac uzme oznaku opreme: odmah aktiviraj najviše 2 uljeza, svakoga s punim kretanjem i napadom. U tvojem potezu smiju djelovati ponovno.
d04-event-hinge-breaker = Razbij
d04-event-hinge-breaker-help = Na početku tvojeg poteza: ukloni iz igre jedna vrata, obična ili sigurnosna, susjedna jednom od tvojih uljeza.
d04-event-last-round = Ćorak
d04-event-last-round-help = Nakon marinčeva napada u kojem konačne kocke ne pokazuju metak: marinac troši 1 oznaku streljiva kao da ga pokazuju.
d04-event-black-out = Tama
d04-event-black-out-help = Prije marinčeva poteza: u tom se potezu njegovim napadima iz daljine domet do mete broji za 2 veći.
d04-event-headlong = Juriš
d04-event-headlong-help = Pri aktiviranju uljeza: u toj aktivaciji ima 4 polja kretanja više.
d04-event-second-bite = Bijes
d04-event-second-bite-help = Nakon napada uljeza u tvojem potezu: taj uljez napada još jednom.
d04-event-blind-side = Iznenadni napad
d04-event-blind-side-help = Pri objavi napada uljeza: taj se napad ne može izbjegavati i dobiva smrtonosni učinak 2.
d04-event-waiting-teeth = Zasjeda
d04-event-waiting-teeth-help = Nakon otkrivanja područja: aktiviraj najviše 2 uljeza upravo postavljena ondje, svakoga s punim kretanjem i napadom. Ako nisi na potezu, u tvojem potezu smiju djelovati ponovno.
d04-event-jitters = Preuranjeni pucanj
d04-event-jitters-help = U bilo kojem trenutku tvojeg poteza: marinac sa stražarenjem mora ga sada iskoristiti ili odbaciti.
d04-event-jammed-track = Zatočeni
d04-event-jammed-track-help = Prije marinčeva poteza: zatvori jedna obična vrata čija je crta slobodna. Ostaju zatvorena do početka tvojeg sljedećeg poteza.
d04-event-loose-grating = Nesigurno tlo
d04-event-loose-grating-help = Prije marinčeva poteza: u tom potezu ima 2 polja kretanja manje, ali najmanje 1 ako mu radnja daje kretanje.
d04-event-wrong-crate = Pogrešan sanduk
d04-event-wrong-crate-help = Na početku tvojeg poteza: međusobno zamijeni dvije oznake opreme na otkrivenim poljima; nijedna ne smije biti na polju marinca.

## Težine

d04-difficulty-too-young = Novak
d04-difficulty-not-too-rough = Lako
d04-difficulty-hurt-me-plenty = Standardno
d04-difficulty-ultra-violence = Teško
d04-difficulty-nightmare = Noćna mora

## Smjerovi

