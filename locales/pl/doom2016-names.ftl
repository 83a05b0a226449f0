# Nazwy w grze DOOM (2016): demony, marines, broń, karty, żetony i pojęcia, a przy kartach także ich działanie.

## Demony

d16-imp = diablik
d16-possessed-soldier = opętany żołnierz
d16-pinky = różak
d16-cacodemon = cacodemon
d16-revenant = antropoid
d16-mancubus = mancubus
d16-baron-of-hell = baron piekieł
d16-cyberdemon = cyberdemon
d16-many-imp = { $n ->
    [one] { $n } diablik
    [few] { $n } diabliki
    [many] { $n } diablików
   *[other] { $n } diablików
}
d16-many-possessed-soldier = { $n ->
    [one] { $n } opętany żołnierz
    [few] { $n } opętani żołnierze
    [many] { $n } opętanych żołnierzy
   *[other] { $n } opętanych żołnierzy
}
d16-many-pinky = { $n ->
    [one] { $n } różak
    [few] { $n } różaki
    [many] { $n } różaków
   *[other] { $n } różaków
}
d16-many-cacodemon = { $n ->
    [one] { $n } cacodemon
    [few] { $n } cacodemony
    [many] { $n } cacodemonów
   *[other] { $n } cacodemonów
}
d16-many-revenant = { $n ->
    [one] { $n } antropoid
    [few] { $n } antropoidy
    [many] { $n } antropoidów
   *[other] { $n } antropoidów
}
d16-many-mancubus = { $n ->
    [one] { $n } mancubus
    [few] { $n } mancubusy
    [many] { $n } mancubusów
   *[other] { $n } mancubusów
}
d16-many-baron-of-hell = { $n ->
    [one] { $n } baron piekieł
    [few] { $n } baronowie piekieł
    [many] { $n } baronów piekieł
   *[other] { $n } baronów piekieł
}
d16-many-cyberdemon = { $n ->
    [one] { $n } cyberdemon
    [few] { $n } cyberdemony
    [many] { $n } cyberdemonów
   *[other] { $n } cyberdemonów
}

## Marines i najeźdźca

d16-alpha = Alpha
d16-bravo = Bravo
d16-charlie = Charlie
d16-delta = Delta
d16-invader = najeźdźca
d16-drone = dron

## Zestawy broni i granaty

d16-set-uac-marine = Zestaw marine UAC
d16-set-combat-shotgun = Strzelba bojowa
d16-set-super-shotgun = Superstrzelba
d16-set-heavy-assault-rifle = Ciężki karabin szturmowy
d16-set-plasma-rifle = Karabin plazmowy
d16-set-burst-rifle = Karabin maszynowy
d16-set-static-rifle = Karabin statyczny
d16-set-rocket-launcher = Wyrzutnia rakiet
d16-set-chaingun = Działko obrotowe
d16-set-chainsaw = Piła mechaniczna
d16-set-gauss-cannon = Działko Gaussa
d16-set-bfg-9000 = BFG 9000
d16-set-frag-grenade = Granat odłamkowy
d16-set-siphon-grenade = Granat wysysający
d16-set-decoy-grenade = Granat-przynęta

## Karty akcji

d16-card-sidearm = Broń boczna
d16-card-sidearm-help = Akcja główna, szybkość 3. Atak: zasięg 4, 2 czerwone kości. Obrona: 1 tarcza.
d16-card-armor = Pancerz
d16-card-armor-help = Reakcja podczas obrony, po ujawnieniu twojej karty: dodaj 2 tarcze. Obrona: 2 tarcze.
d16-card-double-time = Biegiem marsz
d16-card-double-time-help = Akcja dodatkowa, szybkość 3. Dobierz 1 kartę. Obrona: unik.
d16-card-steady-hands = Pewne ręce
d16-card-steady-hands-help = Akcja dodatkowa, szybkość 1. W następnym ataku tej aktywacji możesz raz przerzucić dowolne kości. Obrona: 1 tarcza.
d16-card-pump-blast = Strzał z pompki
d16-card-pump-blast-help = Akcja główna, szybkość 3. Atak: zasięg 3, 2 czerwone i 1 czarna kość, a na sąsiedniego obrońcę jeszcze 1 czerwona. Obrona: 1 tarcza.
d16-card-pop-charge = Ładunek rozrywający
d16-card-pop-charge-help = Akcja dodatkowa, szybkość 1. Atak: zasięg 4, 1 czarna kość. Obrona: 1 tarcza.
d16-card-concussion = Wstrząs
d16-card-concussion-help = Akcja dodatkowa, szybkość 2. Jeśli twój następny atak w tej aktywacji, z odległości najwyżej 3, zada co najmniej 1 obrażenie, ogłusza obrońcę. Obrona: 2 tarcze.
d16-card-both-barrels = Z obu luf
d16-card-both-barrels-help = Akcja główna, szybkość 2. Atak: zasięg 2, 1 czerwona i 2 czarne kości. Obrona: nic.
d16-card-break-and-load = Złam i ładuj
d16-card-break-and-load-help = Akcja dodatkowa, szybkość 2. Weź na rękę jedną inną kartę tego zestawu ze swojego stosu kart odrzuconych; kart w grze tam nie ma. Obrona: 1 tarcza.
d16-card-doorway-blast = Strzał od progu
d16-card-doorway-blast-help = Reakcja, gdy demon zatrzyma się na polu sąsiadującym z tobą: zaatakuj go. Atak: zasięg 1, 1 czarna kość. Obrona: 1 tarcza.
d16-card-aimed-burst = Mierzona seria
d16-card-aimed-burst-help = Akcja główna, szybkość 3. Atak: zasięg 6, 3 czerwone kości; możesz przerzucić 1 kość, a osłonę ignorujesz. Obrona: 1 tarcza.
d16-card-scope = Luneta
d16-card-scope-help = Akcja dodatkowa, szybkość 1. Twój następny atak w tej aktywacji ma zasięg większy o 3 i 1 czerwoną kość więcej. Obrona: 1 tarcza.
d16-card-micro-missiles = Mikrorakiety
d16-card-micro-missiles-help = Akcja dodatkowa, szybkość 1. Atak: zasięg 5, 1 czerwona kość; rozpatrz go dwa razy, na dowolne cele. Obrona: 2 tarcze.
d16-card-plasma-stream = Strumień plazmy
d16-card-plasma-stream-help = Akcja główna, szybkość 3. Atak: zasięg 5, 2 czerwone i 1 czarna kość. Obrona: 1 tarcza.
d16-card-heat-vent = Upust ciepła
d16-card-heat-vent-help = Akcja dodatkowa, szybkość 1. Każdy sąsiedni wróg otrzymuje 1 obrażenie. Obrona: 1 tarcza.
d16-card-stun-charge = Ładunek ogłuszający
d16-card-stun-charge-help = Akcja dodatkowa, szybkość 1. Ogłusz jednego wroga w odległości do 4 pól i w polu widzenia. Obrona: unik.
d16-card-double-burst = Podwójna seria
d16-card-double-burst-help = Akcja główna, szybkość 3. Atak: zasięg 6, 2 czerwone kości; rozpatrz go dwa razy, za drugim razem z 1 czerwoną kością więcej, jeśli obrońca jest ten sam. Obrona: 1 tarcza.
d16-card-running-fire = Ogień w biegu
d16-card-running-fire-help = Akcja dodatkowa, szybkość 3. Twój następny atak w tej aktywacji ma 1 czerwoną kość więcej. Obrona: 1 tarcza.
d16-card-suppress = Ogień zaporowy
d16-card-suppress-help = Reakcja, gdy demon w odległości do 6 pól i w twoim polu widzenia zaczyna aktywację: traci 2 punkty ruchu (najmniej do 0). Obrona: 1 tarcza.
d16-card-charged-shot = Naładowany strzał
d16-card-charged-shot-help = Akcja główna, szybkość 4. Atak: zasięg 5, 2 czerwone kości i po 1 czerwonej za każde 2 punkty ruchu wydane wcześniej w tej aktywacji (najwyżej 2 więcej). Obrona: 1 tarcza.
d16-card-kinetic-coil = Cewka kinetyczna
d16-card-kinetic-coil-help = Akcja dodatkowa, szybkość 3, bez innego efektu. Obrona: unik.
d16-card-discharge = Wyładowanie
d16-card-discharge-help = Akcja dodatkowa, szybkość 1. Atak: zasięg 3, 1 czarna kość, tylko po wydaniu w tej aktywacji co najmniej 3 punktów ruchu. Obrona: 2 tarcze.
d16-card-rocket = Rakieta
d16-card-rocket-help = Akcja główna, szybkość 2. Atak: zasięg 7, 1 czerwona i 2 czarne kości; rozprysk 1: wszystkie inne figurki sąsiadujące z obrońcą, także swoje i ty, otrzymują 1 obrażenie. Obrona: 1 tarcza.
d16-card-lock-on = Namierzenie
d16-card-lock-on-help = Akcja dodatkowa, szybkość 1. Twój następny atak w tej aktywacji ignoruje osłonę i ma 1 czerwoną kość więcej. Obrona: 1 tarcza.
d16-card-late-fuse = Opóźniony zapłon
d16-card-late-fuse-help = Akcja dodatkowa, szybkość 1. Po ataku kartą „Rakieta” w tej aktywacji: jeden wróg w odległości do 2 pól od jej obrońcy otrzymuje 2 obrażenia. Obrona: 2 tarcze.
d16-card-spin-up = Rozkręcone lufy
d16-card-spin-up-help = Akcja główna, szybkość 1. Atak: zasięg 6, 4 czerwone kości. Obrona: 1 tarcza.
d16-card-brace = Mocna postawa
d16-card-brace-help = Akcja dodatkowa, szybkość 0. Jeśli nie wydano jeszcze punktów ruchu, twój następny atak w tej aktywacji ma 1 czarną kość więcej, ale odtąd nie możesz w niej wydawać punktów ruchu. Obrona: 2 tarcze.
d16-card-sustained-fire = Ogień ciągły
d16-card-sustained-fire-help = Akcja dodatkowa, szybkość 1. Atak: zasięg 6, 2 czerwone kości, tylko na obrońcę z twojego poprzedniego ataku w tej aktywacji. Obrona: 1 tarcza.
d16-card-saw-through = Cięcie na wskroś
d16-card-saw-through-help = Akcja główna, szybkość 4. Atak: zasięg 1, 2 czerwone i 2 czarne kości; jeśli zabije, wylecz 2 obrażenia. Obrona: 1 tarcza.
d16-card-rev = Na wysokich obrotach
d16-card-rev-help = Akcja dodatkowa, szybkość 3. W tej aktywacji demony są dla ciebie wytrącone z równowagi już przy obrażeniach o 1 mniejszych niż ich równowaga. Obrona: 1 tarcza.
d16-card-trophy = Trofeum
d16-card-trophy-help = Akcja dodatkowa, szybkość 2. Przy następnym zabójstwie chwały w tej aktywacji dobierz 1 kartę więcej. Obrona: unik.
d16-card-siege-bolt = Pocisk oblężniczy
d16-card-siege-bolt-help = Akcja główna, szybkość 2. Atak: zasięg 10, 1 czerwona i 2 czarne kości, przebicie 2: ignoruje 2 tarcze, ale nie unik. Obrona: 1 tarcza.
d16-card-precision-bolt = Precyzyjny pocisk
d16-card-precision-bolt-help = Akcja dodatkowa, szybkość 1. Atak: zasięg 10, 1 czarna kość. Obrona: 1 tarcza.
d16-card-capacitor = Kondensator
d16-card-capacitor-help = Akcja dodatkowa, szybkość 1. W następnym ataku tej aktywacji obróć jedną kość na najlepszą ściankę. Obrona: 2 tarcze.
d16-card-big-shot = Wielki strzał
d16-card-big-shot-help = Akcja główna, szybkość 0. Atak na każdego wroga w zasięgu 6 i w polu widzenia: jeden wspólny rzut 2 czerwonymi i 2 czarnymi kośćmi. Obrona: nic.
d16-card-arcs = Łuki energii
d16-card-arcs-help = Akcja dodatkowa, szybkość 1. Każdy wróg w odległości do 4 pól i w polu widzenia otrzymuje 1 obrażenie. Obrona: 1 tarcza.
d16-card-cell-reserve = Zapas ogniw
d16-card-cell-reserve-help = Akcja dodatkowa, szybkość 2. Wtasuj swój stos kart odrzuconych do talii i dobierz 1 kartę. Obrona: 2 tarcze.
d16-card-frag = Granat odłamkowy
d16-card-frag-help = Akcja dodatkowa, szybkość 1: wybierz pole w odległości do 4 i w polu widzenia i rzuć 1 czarną kością; każda figurka na nim i na polach sąsiednich otrzymuje tyle obrażeń, ile wypadło. Po zagraniu karta wypada z gry. Obrona: 1 tarcza.
d16-card-siphon = Granat wysysający
d16-card-siphon-help = Akcja dodatkowa, szybkość 1: wybierz pole w odległości do 4 i w polu widzenia; każdy demon na nim i na polach sąsiednich otrzymuje 1 obrażenie, a ty leczysz po 1 za każdego z nich (najwyżej 3). Po zagraniu karta wypada z gry. Obrona: 1 tarcza.
d16-card-decoy = Granat-przynęta
d16-card-decoy-help = Akcja dodatkowa, szybkość 1: połóż znacznik na wolnym polu w odległości do 4 i w polu widzenia; do końca rundy każdy demon, który go widzi, rzuca o 1 kość mniej, gdy atakuje marine. Po zagraniu karta wypada z gry. Obrona: 1 tarcza.

## Karty wydarzeń

d16-event-surge = Przypływ mocy
d16-event-surge-help = Gdy demon się aktywuje: połóż 2 żetony mocy argentu na jego karcie albo dodaj 1 czerwoną kość do jego pierwszego ataku w tej aktywacji. Obrona: symbol specjalny.
d16-event-hellish-power = Piekielna moc
d16-event-hellish-power-help = Przed rzutem demona: dodaj 1 czerwoną kość albo wydaj 1 żeton mocy argentu z jego karty i dodaj zamiast niej 1 czarną. Obrona: 1 tarcza.
d16-event-soul-harvest = Żniwo dusz
d16-event-soul-harvest-help = Po zabiciu demona: połóż 1 żeton mocy argentu na dowolnej karcie demona i dobierz 1 kartę wydarzenia. Obrona: 1 tarcza.
d16-event-dark-pact = Mroczny pakt
d16-event-dark-pact-help = Na początku fazy aktywacji: wybierz marine; w tej rundzie pierwszy atak każdego rodzaju demona na niego ma 1 czerwoną kość więcej. Obrona: symbol specjalny.
d16-event-demonic-precision = Demoniczna precyzja
d16-event-demonic-precision-help = Przed atakiem demona: jego zasięg rośnie o 3 (nie przy podanym zasięgu 1), a atak ignoruje osłonę. Obrona: 1 tarcza.
d16-event-cut-off = Odcięta droga
d16-event-cut-off-help = Gdy marine sprintuje lub się teleportuje: traci 2 punkty ruchu (najmniej do 0). Obrona: 2 tarcze.
d16-event-demonic-speed = Demoniczna szybkość
d16-event-demonic-speed-help = Gdy demon się aktywuje: otrzymuje 3 dodatkowe punkty ruchu. Obrona: 1 tarcza.
d16-event-ferocity = Dzikość
d16-event-ferocity-help = Podczas ataku demona z odległości 1: przerzuć dowolne kości. Obrona: 1 tarcza.
d16-event-onslaught = Natarcie
d16-event-onslaught-help = Po ataku demona, który zadał co najmniej 3 obrażenia lub zabił: ten demon otrzymuje 2 punkty ruchu, wydawane od razu, i atakuje innego marine raz 1 czerwoną kością, ze swoim zwykłym zasięgiem i bez mocy argentu. Obrona: unik.
d16-event-demonic-resilience = Demoniczna odporność
d16-event-demonic-resilience-help = Podczas obrony demona: dodaj 2 tarcze. Obrona: 2 tarcze.
d16-event-iron-skin = Żelazna skóra
d16-event-iron-skin-help = Podczas obrony dużego demona: ten atak zadaje mu najwyżej 2 obrażenia. Obrona: 1 tarcza.
d16-event-unstoppable = Nie do zatrzymania
d16-event-unstoppable-help = Po ataku na demona, który przeżył: ten demon porusza się o maks. 2 pola. Obrona: symbol specjalny.
d16-event-darkness = Ciemność
d16-event-darkness-help = Na początku fazy aktywacji: w tej rundzie ataki marines mają zasięg najwyżej 4. Obrona: 1 tarcza.
d16-event-ambush = Zasadzka
d16-event-ambush-help = Przed odkryciem karty inicjatywy: obejrzyj 3 wierzchnie karty talii inicjatywy i odłóż je w dowolnej kolejności. Obrona: symbol specjalny.
d16-event-dread = Groza
d16-event-dread-help = Podczas ataku demona, gdy marine ujawnił kartę obrony: odrzuca ją i ujawnia następną; liczy się druga. Obrona: nic.
d16-event-death-curse = Klątwa śmierci
d16-event-death-curse-help = Gdy demon ginie z ręki marine odległego o maks. 2 pola: ten marine otrzymuje 2 obrażenia. Obrona: unik.
d16-event-execution = Egzekucja
d16-event-execution-help = Po zabiciu marine: dobierz 2 karty wydarzeń i połóż 1 żeton mocy argentu na dowolnej karcie. Obrona: 1 tarcza.
d16-event-crippling-strike = Okaleczający cios
d16-event-crippling-strike-help = Po ataku demona, który zadał co najmniej 1 obrażenie: obrońca zostaje ogłuszony. Obrona: nic.

## Zestawy wydarzeń

d16-events-power-overwhelming = Nadmiar mocy
d16-events-seek-and-destroy = Znajdź i zniszcz
d16-events-red-haste = Krwawy pośpiech
d16-events-armored-offensive = Pancerna ofensywa
d16-events-night = Noc
d16-events-harvest = Żniwa

## Kiedy zagrywa się karty wydarzeń

d16-moment-phase-start = na początku fazy aktywacji
d16-moment-before-initiative = przed odkryciem karty inicjatywy
d16-moment-marine-dashes = gdy marine sprintuje lub się teleportuje
d16-moment-demon-activates = gdy demon się aktywuje
d16-moment-declare = przed atakiem demona
d16-moment-before-roll = przed rzutem demona
d16-moment-while-defending = podczas obrony demona
d16-moment-while-attacking = podczas ataku demona
d16-moment-after-attack = po ataku demona
d16-moment-after-defence = po ataku na demona, który przeżył
d16-moment-demon-killed = po zabiciu demona
d16-moment-marine-killed = po zabiciu marine

## Karty inwazji

d16-invasion-first-strike = Pierwsze uderzenie
d16-invasion-imp-assault = Natarcie diablików
d16-invasion-rotting-guard = Gnijąca straż
d16-invasion-stampede = Stado w pędzie
d16-invasion-floating-dread = Unosząca się groza
d16-invasion-bone-choir = Kościany chór
d16-invasion-heavy-tread = Ciężki krok
d16-invasion-hell-nobles = Piekielna szlachta
d16-invasion-mixed-vanguard = Mieszana awangarda
d16-invasion-swarm = Rój
d16-invasion-argent-tide = Fala argentu
d16-invasion-tyrant = Tyran

## Karty klas

d16-class-commando = Komandos
d16-class-commando-help = Podczas ataku możesz wyczerpać tę kartę: obrońca odrzuca ujawnioną kartę i ujawnia następną.
d16-class-close-quarters = Walka w zwarciu
d16-class-close-quarters-help = Podczas ataku z odległości najwyżej 2 możesz obrócić jedną kość na dowolną ściankę.
d16-class-runner = Biegacz
d16-class-runner-help = Nie dopłacasz za wejście na pole wrogiej figurki.
d16-class-slayer = Pogromca
d16-class-slayer-help = Na początku swojej aktywacji, jeśli nie masz karty zabójstwa chwały, dobierz jedną, ale bez jej leczenia.
d16-class-sergeant = Sierżant
d16-class-sergeant-help = Masz rozmiar ręki 4. Na początku aktywacji innego marine możesz odrzucić 1 kartę: ten marine otrzymuje 1 punkt ruchu.
d16-class-scout = Zwiadowca
d16-class-scout-help = Przed odkryciem karty inicjatywy możesz wyczerpać tę kartę: obejrzyj ją i, jeśli chcesz, połóż na spodzie talii.
d16-class-point-man = Szperacz
d16-class-point-man-help = W fazie warunków, tuż po tasowaniu talii inicjatywy, możesz wyczerpać tę kartę: połóż swoją kartę inicjatywy (przy jedynym marine: jedną z nich) na wierzchu.
d16-class-medic = Medyk
d16-class-medic-help = Akcja dodatkowa, wyczerp tę kartę: ty albo sąsiedni marine leczy 2 obrażenia.
d16-class-gunner = Strzelec
d16-class-gunner-help = Podczas ataku możesz wyczerpać tę kartę: dodaj 1 czerwoną kość.
d16-class-sniper = Snajper
d16-class-sniper-help = Twoje ataki mają zasięg większy o 2 (nie te o podanym zasięgu 1), a obrońcy odlegli o 5 lub więcej pól nie mają przed tobą osłony.
d16-class-breacher = Wyłamywacz
d16-class-breacher-help = Otwierasz drzwi za darmo. Pierwszy atak po ich otwarciu, w tej samej aktywacji, ma 1 czerwoną kość więcej.
d16-class-bulwark = Bastion
d16-class-bulwark-help = Podczas obrony możesz wyczerpać tę kartę: dodaj 1 tarczę, a jeśli sąsiaduje z tobą inny marine, 2 tarcze.
d16-class-demolisher = Burzyciel
d16-class-demolisher-help = Zaczynasz z granatem odłamkowym (żeton i karta, więc talia liczy 11 kart). Twój rozprysk i twoje granaty zadają o 1 obrażenie więcej.
d16-class-quartermaster = Kwatermistrz
d16-class-quartermaster-help = Gdy zdobywasz broń lub granat, weź jedną z kart tego zestawu na rękę.
d16-class-berserker = Berserker
d16-class-berserker-help = Twoje ataki z odległości 1 mają 1 czerwoną kość więcej, a zabójstwa chwały leczą o 1 obrażenie więcej.
d16-class-acrobat = Akrobata
d16-class-acrobat-help = Możesz wyczerpać tę kartę: przy następnych 4 punktach ruchu ignorujesz trudny teren oraz krawędzie nieprzekraczalne i blokujące.
d16-class-phase-tech = Technik fazowy
d16-class-phase-tech-help = W każdej aktywacji pierwszy krok między teleporterami kosztuje cię 0 punktów ruchu. Za 1 punkt ruchu możesz aktywować nieaktywny teleporter w odległości do 2 pól i w polu widzenia.
d16-class-shock-trooper = Szturmowiec
d16-class-shock-trooper-help = W każdej aktywacji twój pierwszy atak na demona bez obrażeń ma 1 czerwoną kość więcej.
d16-class-veteran-nerves = Nerwy weterana
d16-class-veteran-nerves-help = Nie można cię ogłuszyć.
d16-class-tactician = Taktyk
d16-class-tactician-help = Na koniec swojej aktywacji możesz wyczerpać tę kartę: weź na rękę jedną zagraną akcję dodatkową (nie granat), a potem dobierz do rozmiaru ręki.
d16-class-overwatch = Czuwanie
d16-class-overwatch-help = Gdy demon zatrzyma się w odległości do 4 pól i w twoim polu widzenia, możesz, także poza swoją aktywacją, wyczerpać tę kartę i go zaatakować: zasięg 4, 1 czerwona kość.
d16-class-scavenger = Zbieracz
d16-class-scavenger-help = Pakiety zdrowia leczą ci 7 obrażeń, a jeden inny marine w odległości do 3 pól leczy wtedy 1.
d16-class-signal-officer = Oficer łączności
d16-class-signal-officer-help = Akcja dodatkowa, wyczerp tę kartę, raz w rundzie: inny marine otrzymuje 3 punkty ruchu, które wydaje od razu.
d16-class-last-stand = Ostatni opór
d16-class-last-stand-help = Dopóki masz co najmniej 6 obrażeń, twoje ataki mają 1 czerwoną kość więcej.

## Karty zabójstw chwały

d16-glory-adrenaline-rush = Przypływ adrenaliny
d16-glory-adrenaline-rush-help = Po dobraniu możesz wyleczyć 2 obrażenia. Jako akcję dodatkową odrzuć tę kartę: otrzymujesz 2 punkty ruchu.
d16-glory-trophy-grip = Zdobyczny uchwyt
d16-glory-trophy-grip-help = Po dobraniu możesz wyleczyć 2 obrażenia. Podczas ataku odrzuć tę kartę: dodaj 1 czerwoną kość.
d16-glory-gore-shield = Krwawa tarcza
d16-glory-gore-shield-help = Po dobraniu możesz wyleczyć 2 obrażenia. Podczas obrony odrzuć tę kartę: dodaj 2 tarcze.
d16-glory-momentum = Rozpęd
d16-glory-momentum-help = Po dobraniu możesz wyleczyć 2 obrażenia. Po swoim zabójstwie chwały odrzuć tę kartę: zaatakuj, zasięg 1, 1 czarna kość.
d16-glory-second-wind = Drugi oddech
d16-glory-second-wind-help = Po dobraniu możesz wyleczyć 2 obrażenia. Jako akcję dodatkową odrzuć tę kartę: dobierz 2 karty.
d16-glory-fury = Furia
d16-glory-fury-help = Po dobraniu możesz wyleczyć 2 obrażenia. Gdy zagrywasz akcję główną, odrzuć tę kartę: możesz przerzucić dowolne kości jej ataku.

## Karty drużyny

d16-squad-solo-operative = Samotny żołnierz
d16-squad-solo-operative-help = Zdrowie 16, rozmiar ręki 5, w każdej aktywacji 2 akcje główne. Aktywujesz się dwa razy w rundzie.
d16-squad-combat-veteran = Weteran bojowy
d16-squad-combat-veteran-help = Zdrowie 13, rozmiar ręki 4, w każdej aktywacji 2 akcje główne.
d16-squad-taking-point = Na szpicy
d16-squad-taking-point-help = Zdrowie 12, rozmiar ręki 4, w każdej aktywacji 2 akcje główne.

## Karty zagrożenia

d16-threat-infestation = Plaga
d16-threat-infestation-help = Przy przygotowaniu przywołuje się z każdego odkrytego portalu; potem, ilekroć marine otworzy drzwi lub się poruszy, każdy zakryty portal, którego pole widzi teraz któryś marine, odkrywa się i od razu się z niego przywołuje, po czym ruch trwa dalej. Za nowe rodzaje dokłada się karty inicjatywy najeźdźcy, a demony nie mogą otwierać drzwi.
d16-threat-horde = Horda
d16-threat-horde-help = Portale leżą odkryte i nie odrzuca się ich po użyciu: niebieski i żółty dostają po 2 żetony zagrożenia, czerwony 1, a przy przygotowaniu przywołuje się raz z jednego niebieskiego bez zdejmowania żetonu. Na początku każdej fazy warunków najeźdźca musi, jeśli może, zdjąć żeton z jednego dostępnego portalu (niebieskie od rundy 1, żółte od 3, czerwone od 5) i z niego przywołać; portal bez żetonów się odrzuca, a demony mogą otwierać drzwi.
d16-threat-assault = Szturm
d16-threat-assault-help = Wszystkie portale leżą odkryte i nie odrzuca się ich po użyciu, a najeźdźca ma zapas 6 żetonów zagrożenia. Na początku każdej fazy warunków zyskuje 1 i może przywoływać wiele razy: niebieski kosztuje 1, żółty 2, czerwony 3 (od rundy 3), każdy portal najwyżej raz w rundzie i najwyżej 4 żetony na rundę; demony mogą otwierać drzwi.

## Karty celów

d16-objective-sample-collection = Zbieranie próbek
d16-objective-sample-collection-help = Pierwsza grupa z każdego z 3 oznaczonych portali przynosi próbkę, którą jawnie niesie jej demon o największym zdrowiu (przy remisie wybiera najeźdźca); po śmierci niosącego, demona lub marine, próbka zostaje na jego polu i może ją wziąć marine, który tam stoi, a od rundy 6 marine na nieużytym oznaczonym portalu może wziąć jego próbkę wprost stamtąd. Marines wygrywają, gdy mają wszystkie 3, a najeźdźca po tylu zabójstwach, ile podaje misja.
d16-objective-relay-link = Sieć przekaźników
d16-objective-relay-link-help = Marine na jednym z 3 żetonów celów lub obok niego może raz w aktywacji, bez akcji, odrzucić 1 kartę: ten cel zyskuje 1 postępu, a najeźdźca dobiera 1 kartę wydarzenia; 2 postępu to cel ukończony. Marines wygrywają, gdy ukończą wszystkie, a najeźdźca po tylu zabójstwach, ile podaje misja.
d16-objective-guard-duty = Służba wartownicza
d16-objective-guard-duty-help = Na koniec każdej fazy aktywacji każda z 2 stref, w której jest marine, a nie ma demona, daje 1 postępu, a ta, w której jest demon, a nie ma marine, odbiera 1. Marines wygrywają przy 7 postępu, a najeźdźca po tylu zabójstwach, ile podaje misja.
d16-objective-asset-extraction = Ewakuacja ładunków
d16-objective-asset-extraction-help = Na mapie są 3 ładunki: marine bierze ładunek za 1 punkt ruchu, niesie najwyżej jeden, nie może z nim sprintować ani się teleportować, a zabity go upuszcza; na polu wyjścia ładunek jest od razu dostarczony. Marines wygrywają po dostarczeniu wszystkich 3, a najeźdźca po tylu zabójstwach, ile podaje misja.
d16-objective-drone-escort = Eskorta drona
d16-objective-drone-escort-help = Dron (zdrowie 12, zawsze 1 tarcza, przyjazny marines) porusza się o maks. 3 pola, gdy marine kończy aktywację w odległości do 2 pól od niego, najwyżej dwa razy w rundzie; demony mogą go atakować, a zniszczony daje 2 żetony zabójstw i w następnej fazie warunków wraca z pełnym zdrowiem do ostatniego punktu kontrolnego, na którym lub obok którego był (albo na start), na najbliższe wolne pole. Marines wygrywają, gdy dron stanie na polu wyjścia, a najeźdźca po tylu zabójstwach, ile podaje misja.
d16-objective-seal-the-breach = Zamknięcie wyrwy
d16-objective-seal-the-breach-help = Celami są portale: marine stojący na polu portalu może jako akcję dodatkową odrzucić 2 karty, by go usunąć. Marines wygrywają, gdy na mapie nie ma portali ani demonów, a najeźdźca po tylu zabójstwach, ile podaje misja.

## Żetony

d16-token-damage-1 = żeton obrażeń „1”
d16-token-damage-3 = żeton obrażeń „3”
d16-token-stun-card = karta ogłuszenia
d16-token-stun = żeton ogłuszenia
d16-token-argent = żeton mocy argentu
d16-token-frag = żeton zabójstwa
d16-token-health-pack = pakiet zdrowia
d16-token-teleporter = teleporter
d16-teleporter-inactive = nieaktywny teleporter
d16-token-objective = żeton celu
d16-token-portal = portal
d16-token-weapon = żeton broni
d16-token-progress = żeton postępu/zagrożenia
d16-token-door = drzwi
d16-token-tile = kafel mapy
d16-token-marine-initiative = karta inicjatywy marine
d16-token-invader-initiative = karta inicjatywy najeźdźcy
d16-sample = próbka
d16-asset = ładunek
d16-exit = wyjście

## Pojęcia

d16-main-action = akcja główna
d16-bonus-action = akcja dodatkowa
d16-reaction = reakcja
d16-sprint = sprint
d16-stun = ogłuszenie
d16-argent = moc argentu
d16-frag-token = żeton zabójstwa
d16-cover = osłona
d16-dodge = unik
d16-shield = tarcza
d16-portal-blue = niebieski portal
d16-portal-yellow = żółty portal
d16-portal-red = czerwony portal
d16-die-red = czerwona kość
d16-die-black = czarna kość
d16-flying = latanie
d16-splash = rozprysk
d16-pierce = przebicie

## Liczby

d16-many-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażeń
}
d16-many-frags = { $n ->
    [one] { $n } żeton zabójstwa
    [few] { $n } żetony zabójstw
    [many] { $n } żetonów zabójstw
   *[other] { $n } żetonów zabójstw
}
d16-many-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pól
}
d16-many-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
d16-many-points = { $n ->
    [one] { $n } punkt ruchu
    [few] { $n } punkty ruchu
    [many] { $n } punktów ruchu
   *[other] { $n } punktów ruchu
}
d16-many-argent = { $n ->
    [one] { $n } żeton mocy argentu
    [few] { $n } żetony mocy argentu
    [many] { $n } żetonów mocy argentu
   *[other] { $n } żetonów mocy argentu
}
d16-many-shields = { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
    [many] { $n } tarcz
   *[other] { $n } tarcz
}

## Wybory przygotowania

d16-frags-printed = sześć, jak w druku (samouczek ma swoje)
d16-frags-tuned = dobrane do liczby marines (nasze, nie z instrukcji)
