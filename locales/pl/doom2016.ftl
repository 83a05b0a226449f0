# DOOM (2016): pytania, wybory i przebieg gry.

## Części zdań

d16-figure = { $kind } { $id }
d16-at = { $what } { $at }
    .shown = { $what }
d16-armed = { $who } ({ $card })
d16-either = { $one } albo { $other }
d16-nothing = nic
d16-nobody = nikt
d16-no-dice = brak kości
d16-attack = atak
d16-door = drzwi nr { $n }
d16-card-copy = { $name }, egzemplarz { $n }
d16-unknown-card = karta inicjatywy
d16-many-mains = { $n ->
    [one] { $n } akcja główna
    [few] { $n } akcje główne
    [many] { $n } akcji głównych
   *[other] { $n } akcji głównych
}
d16-many-attacks = { $n ->
    [one] { $n } atak
    [few] { $n } ataki
    [many] { $n } ataków
   *[other] { $n } ataków
}
d16-many-events = { $n ->
    [one] { $n } karta wydarzenia
    [few] { $n } karty wydarzeń
    [many] { $n } kart wydarzeń
   *[other] { $n } kart wydarzeń
}
d16-many-glory = { $n ->
    [one] { $n } karta zabójstwa chwały
    [few] { $n } karty zabójstw chwały
    [many] { $n } kart zabójstw chwały
   *[other] { $n } kart zabójstw chwały
}
d16-many-counters = { $n ->
    [one] { $n } żeton zagrożenia
    [few] { $n } żetony zagrożenia
    [many] { $n } żetonów zagrożenia
   *[other] { $n } żetonów zagrożenia
}

# Nazwy na początku zdania.
d16-the-imp = Diablik { $id }
d16-the-possessed-soldier = Opętany żołnierz { $id }
d16-the-pinky = Różak { $id }
d16-the-cacodemon = Cacodemon { $id }
d16-the-revenant = Antropoid { $id }
d16-the-mancubus = Mancubus { $id }
d16-the-baron-of-hell = Baron piekieł { $id }
d16-the-cyberdemon = Cyberdemon { $id }
d16-the-drone = Dron
d16-the-invader = Najeźdźca

# Kości.
d16-many-red = { $n ->
    [one] { $n } czerwona
    [few] { $n } czerwone
    [many] { $n } czerwonych
   *[other] { $n } czerwonych
}
d16-many-black = { $n ->
    [one] { $n } czarna
    [few] { $n } czarne
    [many] { $n } czarnych
   *[other] { $n } czarnych
}
d16-reach = zasięg { $range }, kości: { $dice }
d16-reach-times = { $reach }, razy { $n }
d16-reach-everyone = { $reach }, na każdego wroga
d16-die = { $die } ({ $n })
d16-die-nth = { $die } nr { $nth } ({ $n })
d16-roll = { $dice } = { $damage }
d16-stands = Kości: { $roll }. Obrona: { $block }. Przechodzi: { $net }.
d16-stands-roll = Kości: { $roll }.
d16-special = symbol specjalny: { $block }

## Co robią karty

# Zdolności demonów.
d16-ability-hit-and-run = Uderz i uciekaj
d16-ability-charged-fireball = Naładowana kula ognia
d16-ability-crossfire = Ogień krzyżowy
d16-ability-shock-round = Pocisk ogłuszający
d16-ability-ram = Taranowanie
d16-ability-headlong = Na oślep
d16-ability-flying = Latanie
d16-ability-lightning-orb = Kula błyskawic
d16-ability-jets = Silniki odrzutowe
d16-ability-salvo = Salwa
d16-ability-splash = Rozprysk
d16-ability-fire-wash = Fala ognia
d16-ability-stride = Wielki krok
d16-ability-slam = Tąpnięcie
d16-ability-twin-fire = Podwójny ogień
d16-ability-rocket-storm = Burza rakiet

# Co zyskuje atak.
d16-gain-red = { $n ->
    [one] +{ $n } czerwona kość
    [few] +{ $n } czerwone kości
    [many] +{ $n } czerwonych kości
   *[other] +{ $n } czerwonych kości
}
d16-gain-black = { $n ->
    [one] +{ $n } czarna kość
    [few] +{ $n } czarne kości
    [many] +{ $n } czarnych kości
   *[other] +{ $n } czarnych kości
}
d16-gain-range = +{ $n } zasięgu
d16-gain-pierce = przebicie { $n }
d16-gain-reroll = przerzut { $n } kości
d16-gain-reroll-any = { $n ->
    [one] przerzut dowolnych kości
   *[other] przerzut dowolnych kości, razy { $n }
}
d16-gain-best-face = { $n ->
    [one] { $n } kość na najlepszą ściankę
    [few] { $n } kości na najlepsze ścianki
   *[other] { $n } kości na najlepsze ścianki
}
d16-gain-any-face = { $n ->
    [one] { $n } kość na dowolną ściankę
    [few] { $n } kości na dowolne ścianki
   *[other] { $n } kości na dowolne ścianki
}
d16-gain-ignore-cover = bez osłony
d16-gain-stun = ogłuszenie, jeśli zada obrażenia

# Działanie.
d16-effect-plus = +{ $what }
d16-effect-minus = −{ $what }
d16-effect-next = następny atak: { $gains }
d16-effect-next-within = następny atak z odległości do { $n }: { $gains }
d16-effect-attack = atak: { $reach }
d16-effect-splash = rozprysk { $n }
d16-effect-reveal-again = ujawnienie następnej karty obrony
d16-effect-cap = najwyżej { $damage }
d16-effect-harm = { $damage }, otrzymuje { $whom }
d16-effect-stun = ogłuszenie: { $whom }
d16-effect-push = odepchnięcie o { $spaces }
d16-effect-burst = { $damage } na polu w odległości do { $n } i obok niego, otrzymuje { $whom }
d16-effect-burst-dice = obrażenia z rzutu ({ $dice }) na polu w odległości do { $n } i obok niego, otrzymuje { $whom }
d16-effect-recover = wylecz { $damage }
d16-effect-heal = { $whom } leczy { $damage }
d16-effect-move = ruch najwyżej o { $spaces }
d16-effect-draw = dobierz: { $cards }
d16-effect-argent-its-card = { $argent } na jego kartę
d16-effect-argent-demon-card = { $argent } na kartę demona
d16-effect-argent-any-card = { $argent } na dowolną kartę

# Kogo dotyczą.
d16-whom-within = { $whom } w odległości do { $n }
d16-whom-defender = obrońca
d16-whom-enemy = jeden wróg
d16-whom-enemies = każdy wróg
d16-whom-by-defender = jeden wróg przy ostatnim obrońcy
d16-whom-demons = każdy demon
d16-whom-marines = każdy marine
d16-whom-figures = każda figurka
d16-whom-killer = zabójca
d16-whom-marine = jeden marine
d16-whom-other-marine = inny marine

# Zasady pojedynczych kart.
d16-hook-flying = latanie
d16-hook-jets = { $n ->
    [one] latanie za { $n } punkt ruchu
    [few] latanie za { $n } punkty ruchu
   *[other] latanie za { $n } punktów ruchu
}
d16-hook-wash = atak na każdego marine w odległości do { $n }
d16-hook-reload = odzyskaj kartę tego zestawu
d16-hook-root = nie wydajesz już punktów ruchu
d16-hook-unsteady = demony tracą równowagę o { $n } wcześniej
d16-hook-trophies = następne zabójstwo chwały: +{ $n } karta
d16-hook-reshuffle = wtasuj odrzucone karty do talii
d16-hook-decoy = przynęta w odległości do { $n }
d16-hook-dark-pact = +{ $n } czerwona kość w pierwszych atakach na wybranego marine
d16-hook-darkness = w tej rundzie marines atakują najwyżej na { $n }
d16-hook-ambush = ułóż na nowo wierzchnie karty inicjatywy: { $n }
d16-hook-slip-past = bez dopłaty za wrogów
d16-hook-scout = obejrzyj następną kartę inicjatywy
d16-hook-go-first = twoja karta inicjatywy na wierzch
d16-hook-free-doors = drzwi za darmo
d16-hook-demolition = +{ $n } obrażeń rozprysku i granatów
d16-hook-pick = jedna z nowych kart na rękę
d16-hook-blood-thirst = zabójstwa chwały leczą o { $n } więcej
d16-hook-climb = { $n ->
    [one] teren bez znaczenia przez { $n } punkt ruchu
    [few] teren bez znaczenia przez { $n } punkty ruchu
   *[other] teren bez znaczenia przez { $n } punktów ruchu
}
d16-hook-free-teleport = pierwszy teleport za darmo
d16-hook-wake = aktywuj teleporter w odległości do { $n }
d16-hook-no-stun = odporność na ogłuszenie
d16-hook-take-back = odzyskaj zagraną akcję dodatkową
d16-hook-pack = pakiety zdrowia leczą { $n }
d16-hook-lend-mp = { $n ->
    [one] +{ $n } punkt ruchu dla innego marine
    [few] +{ $n } punkty ruchu dla innego marine
   *[other] +{ $n } punktów ruchu dla innego marine
}

## Pytania

d16-prompt-start = Wybierz pole, na którym zaczynasz.
    .other = { $who } wybiera pole startowe.
d16-prompt-class = Wybierz swoją klasę.
    .other = { $who } wybiera klasę.
d16-prompt-arm = Wybierz broń początkową, { $nth } z 2.
    .other = { $who } wybiera broń początkową, { $nth } z 2.
d16-prompt-lead = Który marine dostaje kartę drużyny „{ $squad }”?
    .other = { $who } decyduje, kto dostaje kartę drużyny „{ $squad }”.
d16-prompt-event-sets = Wybierz zestaw wydarzeń, { $nth } z 3.
    .other = { $who } wybiera zestaw wydarzeń, { $nth } z 3.
d16-prompt-invasion = Wybierz kartę inwazji. Marines jej nie zobaczą.
    .other = { $who } wybiera skrycie kartę inwazji.
d16-prompt-burn = Wydarzenia odrzucone w tej rundzie dla mocy argentu: { $n } z 3. Czy odrzucasz następne?
    .other = { $who } może odrzucać wydarzenia dla mocy argentu: { $n } z 3 w tej rundzie.
d16-prompt-kinds = Karta najeźdźcy: które demony się aktywują?
    .other = Karta najeźdźcy: { $who } wybiera demony do aktywacji.
d16-prompt-demons = Czekają na aktywację: { $demons }. Który następny?
    .other = Czekają na aktywację: { $demons }. { $who } wybiera następnego.
d16-prompt-demon = Działa { $figure }. Zostało: { $left }.
    .other = Działa { $figure }. { $who } decyduje. Zostało: { $left }.
d16-prompt-demon-sharing = Działa { $figure }. Dzieli z kimś pole i musi iść dalej. Zostało: { $left }.
    .other = Działa { $figure }. { $who } musi przesunąć tę figurkę dalej: dzieli z kimś pole. Zostało: { $left }.
d16-prompt-respawn = Po śmierci wracasz do gry. Gdzie się odradzasz?
    .other = { $who } wraca do gry po śmierci i wybiera miejsce.
d16-prompt-act = Twoja aktywacja. Zostało: { $left }.
    .other = { $who } działa. Zostało: { $left }.
d16-prompt-act-sharing = Dzielisz z kimś pole i musisz iść dalej. Zostało: { $left }.
    .other = { $who } dzieli z kimś pole i musi iść dalej. Zostało: { $left }.
d16-prompt-act-open = { $card }: zaatakuj teraz, po ruchu albo wcale. Zostało: { $left }.
    .other = { $card }: { $who } atakuje teraz, po ruchu albo wcale. Zostało: { $left }.
d16-prompt-act-open-times = { $card }: zaatakuj teraz, po ruchu albo wcale, razy { $n }. Zostało: { $left }.
    .other = { $card }: { $who } atakuje teraz, po ruchu albo wcale, razy { $n }. Zostało: { $left }.
d16-prompt-take-back = Twoja aktywacja się kończy. Czy odzyskujesz akcję dodatkową?
    .other = { $who } może odzyskać akcję dodatkową: aktywacja się kończy.
d16-prompt-drone = Kończysz aktywację blisko drona. Czy go przesuwasz?
    .other = { $who } może przesunąć drona: aktywacja kończy się blisko niego.
d16-prompt-target = Atak: { $attacker }, { $reach }. Kto jest obrońcą?
    .other = Atak: { $attacker }, { $reach }. { $who } wybiera obrońcę.
d16-prompt-before-roll = Atak: { $attacker } → { $target }, kości: { $dice }. Czy dodajesz coś przed rzutem?
    .other = Atak: { $attacker } → { $target }, kości: { $dice }. { $who } może coś dodać przed rzutem.
d16-prompt-thin = Atak: { $attacker } → { $target }, kości: { $dice }. Której kości nie rzucasz?
    .other = Atak: { $attacker } → { $target }, kości: { $dice }. { $who } wybiera kość, która nie bierze udziału w rzucie.
d16-prompt-common = Atak: { $attacker } → { $target }. { $stands } Czy zmieniasz kości?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } może zmienić kości.
d16-prompt-next = Atak: { $attacker } → { $target }. { $stands } Kto broni się następny?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } wybiera, kto broni się następny.
d16-prompt-cover = Atak: { $attacker } → { $target }. { $stands } Jest osłona: czy ujawniasz drugą kartę zamiast pierwszej?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } ma osłonę i może ujawnić drugą kartę zamiast pierwszej.
d16-prompt-defend = Atak: { $attacker } → { $target }. { $stands } Czy dodajesz coś do obrony?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } może coś dodać do obrony.
d16-prompt-attack = Atak: { $attacker } → { $target }. { $stands } Czy dodajesz coś do ataku?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } może coś dodać do ataku.
d16-prompt-on-hit = Atak: { $attacker } → { $target }, zadano { $damage }. Czy coś dodajesz?
    .other = Atak: { $attacker } → { $target }, zadano { $damage }. { $who } może coś dodać.
d16-ask-event = Czy zagrywasz wydarzenie?
d16-ask-card = Czy używasz karty lub zdolności?
d16-prompt-window = { $ask }
    .other = { $who } może zareagować.
d16-prompt-deck-built = Talia inicjatywy jest potasowana. { $ask }
    .other = Talia inicjatywy jest potasowana. { $who } może zareagować.
d16-prompt-phase-start = Zaczyna się faza aktywacji. { $ask }
    .other = Zaczyna się faza aktywacji. { $who } może zareagować.
d16-prompt-before-initiative = Za chwilę zostanie odkryta karta inicjatywy. { $ask }
    .other = Za chwilę zostanie odkryta karta inicjatywy. { $who } może zareagować.
d16-prompt-activation-start = Zaczyna się aktywacja: { $whom }. { $ask }
    .other = Zaczyna się aktywacja: { $whom }. { $who } może zareagować.
d16-prompt-dashes = Sprint lub teleport: { $whom }. { $ask }
    .other = Sprint lub teleport: { $whom }. { $who } może zareagować.
d16-prompt-demon-activates = Aktywuje się { $whom }. { $ask }
    .other = Aktywuje się { $whom }. { $who } może zareagować.
d16-prompt-demon-stops = Zatrzymuje się { $whom }. { $ask }
    .other = Zatrzymuje się { $whom }. { $who } może zareagować.
d16-prompt-after-attack = Po ataku: { $attacker } → { $target }. { $ask }
    .other = Po ataku: { $attacker } → { $target }. { $who } może zareagować.
d16-prompt-demon-killed = Ginie demon: { $kind }. { $ask }
    .other = Ginie demon: { $kind }. { $who } może zareagować.
d16-prompt-marine-killed = Zginął { $whom }. { $ask }
    .other = Zginął { $whom }. { $who } może zareagować.
d16-prompt-effect = { $source }: co wybierasz?
    .other = { $source }: { $who } wybiera.
d16-prompt-effect-enemy = { $source }: który wróg?
    .other = { $source }: { $who } wybiera wroga.
d16-prompt-effect-space = { $source }: które pole?
    .other = { $source }: { $who } wybiera pole.
d16-prompt-effect-marine = { $source }: który marine?
    .other = { $source }: { $who } wybiera marine.
d16-prompt-effect-card = { $source }: która karta?
    .other = { $source }: { $who } wybiera kartę.
d16-prompt-effect-teleporter = { $source }: który teleporter?
    .other = { $source }: { $who } wybiera teleporter.
d16-prompt-portals = Z którego portalu przywołujesz?
    .other = { $who } wybiera portal, z którego przywołuje.
d16-prompt-portals-stock = { $n ->
    [one] Masz { $n } żeton zagrożenia, możesz wydać { $most }. Z którego portalu przywołujesz?
    [few] Masz { $n } żetony zagrożenia, możesz wydać { $most }. Z którego portalu przywołujesz?
   *[other] Masz { $n } żetonów zagrożenia, możesz wydać { $most }. Z którego portalu przywołujesz?
}
    .other = { $who } wybiera portal, z którego przywołuje. Żetony zagrożenia: { $n }, do wydania najwyżej { $most }.
d16-prompt-group = Przywołanie, { $portal }: która grupa wychodzi?
    .other = Przywołanie, { $portal }: { $who } wybiera grupę.
d16-prompt-put = Przywołanie, { $portal }: { $kind }, { $nth } z { $n }. Gdzie wychodzi?
    .other = Przywołanie, { $portal }: { $kind }, { $nth } z { $n }. { $who } wybiera pole.
d16-prompt-carrier = Przywołanie, { $portal }: kto niesie próbkę?
    .other = Przywołanie, { $portal }: { $who } wybiera, kto niesie próbkę.
refusal-d16-carrier = Wybierz demona, który niesie próbkę: jednego z tych o największym zdrowiu.
d16-prompt-charge = Do położenia: { $argent }. Na którą kartę?
    .other = Do położenia: { $argent }. { $who } wybiera kartę.
d16-prompt-charge-moved = Na karcie inwazji: { $argent }. Czy przenosisz coś na karty przywołanych demonów?
    .other = Na karcie inwazji: { $argent }. { $who } może przenieść coś na karty przywołanych demonów.
d16-prompt-displace = Na polu, gdzie jest { $whom }, staje { $by }. Dokąd się usunąć?
    .other = Na polu, gdzie jest { $whom }, staje { $by }. { $who } wybiera, dokąd.
d16-prompt-unstick = Na zajętym polu utknął { $whom }. Dokąd?
    .other = Na zajętym polu utknął { $whom }. { $who } wybiera, dokąd.
d16-prompt-spend = Ruch od razu: { $whom }. Zostało: { $left }.
    .other = Ruch od razu: { $whom }. { $who } decyduje. Zostało: { $left }.
d16-prompt-push = Odpycha { $by }, leci { $whom }. Dokąd?
    .other = Odpycha { $by }, leci { $whom }. { $who } wybiera, dokąd.
d16-prompt-drop = Tam, gdzie stał demon, spada próbka. Na które pole?
    .other = Tam, gdzie stał demon, spada próbka. { $who } wybiera pole.
d16-prompt-glory = Zabójstwo chwały! Czy leczysz obrażenia?
    .other = Zabójstwo chwały! { $who } może wyleczyć obrażenia.
d16-prompt-ambush = W jakiej kolejności odkładasz karty inicjatywy ({ $cards })?
    .other = { $who } odkłada karty inicjatywy w dowolnej kolejności ({ $cards }).
d16-prompt-scout = Znasz następną kartę inicjatywy. Czy trafia na spód talii?
    .other = { $who } zna następną kartę inicjatywy i może ją odłożyć na spód talii.
d16-prompt-over = Misja jest skończona.
d16-prompt-wait = Gra toczy się dalej.

## Wybory

d16-label-start = Zacznij na { $at }
    .shown = Zacznij tutaj
d16-label-class = { $class }: { $help }
d16-label-arm = Weź: { $set } ({ $cards })
d16-label-lead = { $squad }: { $whom }
d16-label-event-set = Weź: { $set } ({ $cards })
d16-label-invasion = { $card } – niebieski: { $blue }; żółty: { $yellow }; czerwony: { $red }
d16-label-respawn = Odródź się na { $at }
    .shown = Odródź się tutaj
d16-label-play = Zagraj: { $card } ({ $kind }, { $points })
d16-label-play-does = Zagraj: { $card } ({ $kind }, { $points }) – { $does }
d16-label-react = Zagraj: { $card } ({ $kind }) – { $does }
d16-label-sprint = Sprint ({ $points }), odrzuć: { $card }
d16-label-fire = Atak, { $card }: { $reach }
d16-label-hold = Bez ataku: { $card }
d16-label-attack = Atak
d16-label-step = Krok { $dir }
d16-label-turn = Obrót nr { $n }
d16-to = { $step }, pole { $at }
    .shown = { $step }
d16-for = { $step }, za { $points }
d16-onto = { $step } – { $things }
d16-through = { $step }, mijasz: { $who }
d16-glory-kill = { $step }, zabójstwo chwały: { $who }
d16-telefrag = { $step }, telezabójstwo: { $who }
d16-label-teleport = Teleportuj się na { $at }
    .shown = Teleportuj się tutaj
d16-label-door = Otwórz { $door }
d16-label-take = Weź: { $what }
d16-label-take-pack = Weź: { $what }, wylecz { $damage }
d16-label-power = Użyj klasy { $class }: { $does }
d16-label-power-none = Użyj karty klasy
d16-label-discard = Odrzuć: { $card } – { $does }
d16-label-link = Odrzuć: { $card } – postęp przekaźnika { $n } ({ $done } z { $goal })
d16-label-seal = Odrzuć: { $one } i { $other } – usuń portal
d16-label-end = Zakończ aktywację
d16-label-rouse = Aktywuj: { $demons } ({ $argent })
d16-label-activate = Aktywuj: { $who } (obrażenia { $damage } z { $health })
d16-label-strike = Atak: { $reach }
d16-label-argent = Wydaj 1 żeton mocy argentu, { $ability }: { $does }
d16-label-argent-none = Wydaj 1 żeton mocy argentu
d16-label-event = Zagraj: { $card } – { $does }
d16-label-event-argent = Zagraj: { $card } i wydaj 1 żeton mocy argentu – { $does }
d16-label-event-none = Zagraj: { $card }
d16-label-burn = Odrzuć za 1 żeton mocy argentu: { $card }
d16-label-portal = Przywołaj: { $portal }
d16-label-portal-cost = Przywołaj za { $counters }: { $portal }
d16-label-portal-has = Przywołaj: { $portal } (na nim: { $counters })
d16-label-group = Przywołaj: { $group }
d16-label-group-nth = Przywołaj grupę { $n }
d16-label-put = Ustaw na { $at }
    .shown = Ustaw tutaj
d16-label-charge = 1 żeton mocy argentu na kartę: { $kind } (na niej: { $argent })
d16-label-charge-invasion = 1 żeton mocy argentu na kartę inwazji (na niej: { $argent })
d16-label-at = Atakuj: { $what } – odległość { $range }, obrażenia { $damage }, śmierć { $chance }%
d16-label-at-cover = Atakuj: { $what } – odległość { $range }, za osłoną, obrażenia { $damage }, śmierć { $chance }%
d16-label-choose = Wybierz: { $what }
d16-label-space = Pole { $at }
    .shown = To pole
d16-label-to = Przejdź na { $at }
    .shown = Przejdź tutaj
d16-label-burst = Pole { $at }, obrywa: { $who }
    .shown = To pole, obrywa: { $who }
d16-label-burst-nobody = Pole { $at }, nikt nie obrywa
    .shown = To pole, nikt nie obrywa
d16-label-pick = Wybierz: { $whom } (obrażenia { $damage } z { $health })
d16-label-fetch = Weź na rękę: { $card }
d16-label-lose = Zabierz z rzutu: { $die }
d16-label-reroll = Przerzuć: { $dice }
d16-label-reroll-none = Zostaw wszystkie kości
d16-label-turn-die = Obróć: { $die } na { $damage }
d16-label-second = Ujawnij drugą kartę
d16-label-order = Od wierzchu: { $cards }
d16-label-bottom = Na spód: { $card }
d16-label-recover = Wylecz { $damage }
d16-label-pass = Pasuj
d16-label-pass-event = Nic nie zagrywaj
d16-label-pass-card = Niczego nie używaj
d16-label-pass-cover = Zostaw pierwszą kartę
d16-label-pass-attack = Bez ataku
d16-label-attack-all = Atakuj wszystkich
d16-label-pass-take-back = Niczego nie odzyskuj
d16-label-pass-glory = Nie lecz
d16-label-pass-scout = Zostaw na wierzchu: { $card }
d16-label-done = Nic więcej
d16-label-done-burn = Nie odrzucaj więcej
d16-label-done-drone = Zostaw drona
d16-label-done-demons = Nie aktywuj więcej
d16-label-done-demon = Koniec aktywacji: { $who }
d16-label-done-portals = Nie przywołuj więcej
d16-label-done-charge = Nie przenoś więcej żetonów
d16-label-done-spend = Koniec ruchu: { $who }

## Przebieg

d16-log-placed = { $who } pojawia się na { $at }.
    .shown = { $who } pojawia się.
d16-log-class = { $who } wybiera klasę: { $class }.
d16-log-armed = { $who } bierze: { $weapon }.
d16-log-squad = { $who } dostaje kartę drużyny: { $squad }.
d16-log-event-set = W talii jest zestaw wydarzeń: { $set }.
d16-log-invasion = Karta inwazji: { $card }.
d16-log-invasion-hidden = Najeźdźca wybiera kartę inwazji.
d16-log-round = Runda { $n }.
d16-log-initiative = Talia inicjatywy jest potasowana. Marines: { $marines }, najeźdźca: { $invader }.
d16-log-more-initiative = Do talii inicjatywy trafiają karty najeźdźcy: { $cards }.
d16-log-drew-events = Najeźdźca dobiera: { $what }.
d16-log-burned = Najeźdźca odrzuca dla mocy argentu: { $card }.
d16-log-argent = Na kartę ({ $kind }) trafia: { $argent }.
d16-log-argent-hidden = Na zakrytą kartę demona trafia: { $argent }.
d16-log-argent-invasion = Na kartę inwazji trafia: { $argent }.
d16-log-argent-lost = Z karty inwazji znika: { $argent }.
d16-log-revealed = Inicjatywa: { $card }.
d16-log-looked-marines = Marines oglądają talię inicjatywy: { $what }.
d16-log-looked-invader = Najeźdźca ogląda talię inicjatywy: { $what }.
d16-log-sunk = Wierzchnia karta inicjatywy trafia na spód.
d16-log-lifted = { $who } będzie następny: karta inicjatywy trafia na wierzch.
d16-log-marine = { $who } zaczyna aktywację.
d16-log-roused = Aktywacja: { $kind }.
d16-log-idle = Nie ma demonów do aktywowania.
d16-log-demon = { $who } działa.
d16-log-played = { $who } zagrywa: { $card }.
d16-log-played-does = { $who } zagrywa: { $card } ({ $does }).
d16-log-sprinted = { $who } sprintuje, odrzuca: { $card }.
d16-log-spent = { $who } odrzuca: { $card }.
d16-log-mp = { $who } zyskuje { $points }.
d16-log-lost-mp = { $who } traci { $points }.
d16-log-moved = { $who } idzie na { $to }.
    .shown = { $who } idzie.
d16-log-turned = { $who } obraca się i zajmuje { $at }.
    .shown = { $who } obraca się.
d16-log-teleported = { $who } teleportuje się na { $to }.
    .shown = { $who } teleportuje się.
d16-log-woken = Teleporter na { $at } jest aktywny.
    .shown = Teleporter jest aktywny.
d16-log-opened = { $who } otwiera { $door }.
d16-log-took = { $who } bierze: { $what }.
d16-log-drew = { $who } dobiera: { $what }.
d16-log-fetched = { $who } odzyskuje: { $card }.
d16-log-reshuffled = { $who } tasuje odrzucone karty w nową talię.
d16-log-reshuffled-events = Odrzucone wydarzenia tworzą nową talię.
d16-log-recovered = { $who } leczy { $damage }.
d16-log-power = { $who } używa karty klasy: { $class } ({ $does }).
d16-log-glory = { $who } odrzuca kartę zabójstwa chwały: { $card } ({ $does }).
d16-log-glory-drawn = { $who } dobiera kartę zabójstwa chwały: { $card }.
d16-log-event = Najeźdźca zagrywa: { $card } ({ $does }).
d16-log-charged = { $who } wydaje 1 żeton mocy argentu: { $ability } ({ $does }).
d16-log-attack = { $who } atakuje. Obrońca: { $whom }.
d16-log-no-target = { $who } nie ma już kogo zaatakować w zasięgu i w polu widzenia: atak przepada.
d16-log-rolled = Rzut: { $roll }.
d16-log-changed = Kości po zmianie: { $roll }.
d16-log-die-lost = Odpada { $die }.
d16-log-defence = { $who } ujawnia kartę { $card }: { $worth }.
d16-log-shields = { $who } dodaje: { $shields }.
d16-log-unhurt-dodge = { $who } nie otrzymuje obrażeń: unik.
d16-log-unhurt-roll = { $who } nie otrzymuje obrażeń: na kościach nic nie wypadło.
d16-log-unhurt-shields = { $who } nie otrzymuje obrażeń: { $shields } przeciw { $rolled }.
d16-log-damage = { $who } otrzymuje { $damage }.
d16-log-damage-shields = { $who } otrzymuje { $damage }: { $rolled } przeciw { $shields }.
d16-log-suffered = { $who } obrywa bez ataku: { $damage } ({ $source }).
d16-log-stunned = { $who } – ogłuszenie.
d16-log-steady = { $who } – koniec ogłuszenia.
d16-log-killed = { $who } ginie.
d16-log-killed-by = { $who } ginie. Zabija { $by }.
d16-log-killed-glory = { $who } ginie: zabójstwo chwały. Zabija { $by }.
d16-log-killed-telefrag = { $who } ginie: telezabójstwo. Zabija { $by }.
d16-log-frag = Żetony zabójstw najeźdźcy: { $n } z { $limit }.
d16-log-card-up = Karta demona zostaje odkryta: { $kind }.
d16-log-card-down = Nie ma już takich demonów, karta zostaje zakryta: { $kind }.
d16-log-summons = Najeźdźca przywołuje: { $portal } na { $at }.
    .shown = Najeźdźca przywołuje: { $portal }.
d16-log-summoned = { $who } wychodzi na { $at }.
    .shown = { $who } wychodzi.
d16-log-barren = Z portalu na { $at } nikt nie wychodzi: dla tej grupy nie ma już figurki albo miejsca.
    .shown = Z portalu nikt nie wychodzi: dla tej grupy nie ma już figurki albo miejsca.
d16-log-portal-gone = Portal na { $at } znika.
    .shown = Portal znika.
d16-log-displaced = { $who } musi się usunąć na { $to }.
    .shown = { $who } musi się usunąć.
d16-log-pushed = { $who } leci na { $to }.
    .shown = { $who } odlatuje.
d16-log-dropped = Na { $at } spada: { $what }.
    .shown = Spada: { $what }.
d16-log-sample = { $who } niesie próbkę.
d16-log-delivered = { $who } dostarcza ładunek.
d16-log-progress = Postęp: { $n } z { $goal }.
d16-log-progress-of = Postęp przekaźnika { $objective }: { $n } z { $goal }.
d16-log-decoy = Przynęta leży na { $at }.
    .shown = Leży tam teraz przynęta.
d16-log-drone-back = Dron wraca na { $at }.
    .shown = Dron wraca.
d16-log-drone-gone = Dron jest zniszczony.
d16-log-dark = Ciemność: w tej rundzie marines atakują najwyżej na { $n }.
d16-log-marked = { $who } ma piętno w tej rundzie.
d16-log-won-marines = Marines wygrywają.
d16-log-won-invader = Najeźdźca wygrywa.
d16-log-won-rounds = Minęła ostatnia runda: najeźdźca wygrywa.
