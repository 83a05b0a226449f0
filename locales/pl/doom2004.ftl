# DOOM (2004): pytania, wybory i przebieg gry.

## Części zdań

d04-figure = { $kind } { $id }
d04-at = { $what } { $at }
    .shown = { $what }
d04-armed = { $who } ({ $weapon })
d04-either = { $one } albo { $other }
d04-nothing = nic
d04-nobody = nikt
d04-empty-space = puste pole
d04-an-order = 1 rozkaz
d04-numbered-door = { $door } nr { $n }
d04-spawn-card = karta tworzenia ({ $group })
d04-card-copy = { $name }, egzemplarz { $n }
d04-card-of = { $name } (karta: { $card })
d04-frags-of = { $n } z { $limit } fragów
d04-many-attacks = { $n ->
    [one] { $n } atak
    [few] { $n } ataki
    [many] { $n } ataków
   *[other] { $n } ataku
}
d04-half-n = połowa północna
d04-half-e = połowa wschodnia
d04-half-s = połowa południowa
d04-half-w = połowa zachodnia

# Nazwy na początku zdania.
d04-the-zombie = Zombie { $id }
d04-the-trite = Trite { $id }
d04-the-imp = Imp { $id }
d04-the-demon = Demon { $id }
d04-the-archvile = Archvile { $id }
d04-the-mancubus = Mancubus { $id }
d04-the-hell-knight = Rycerz piekieł { $id }
d04-the-cyberdemon = Cyberdemon { $id }
d04-the-red-marine = Czerwony marine
d04-the-green-marine = Zielony marine
d04-the-blue-marine = Niebieski marine
d04-the-invader = Najeźdźca

# Kości i szanse. Ścianka to zasięg/obrażenia, * oznacza pocisk.
d04-face-miss = pudło
d04-die = { $die } ({ $face })
d04-die-nth = { $die } nr { $nth } ({ $face })
d04-roll = { $dice } = zasięg { $range }, obrażenia { $damage }
d04-roll-miss = { $dice } = pudło
d04-stands-hit = Kości: { $roll }. Na razie to trafienie, obrażenia: { $damage }.
d04-stands-hit-whom = Kości: { $roll }. Na razie to trafienie, obrażenia: { $damage }: { $victims }.
d04-hurt = { $who }: { $wounds }
d04-stands-miss = Kości: { $roll }. Na razie atak jest nieudany.
d04-stands-short = Kości: { $roll }. Na razie atak jest nieudany: zasięg { $reach } z { $range }.
d04-victim = { $who } (rany: { $wounds })
d04-odds = trafienie { $chance }%, rany: { $wounds }
d04-odds-range = odległość { $range }, trafienie { $chance }%, rany: { $wounds }
d04-odds-empty = trafienie { $chance }%
d04-odds-empty-range = odległość { $range }, trafienie { $chance }%
d04-odds-barrel = trafienie { $chance }%, wybuch { $blow }%
d04-odds-barrel-range = odległość { $range }, trafienie { $chance }%, wybuch { $blow }%
d04-odds-many = trafienie { $chance }%, obejmuje: { $victims }
d04-odds-many-range = odległość { $range }, trafienie { $chance }%, obejmuje: { $victims }
d04-odds-nobody = trafienie { $chance }%, nikogo nie obejmuje
d04-odds-nobody-range = odległość { $range }, trafienie { $chance }%, nikogo nie obejmuje

## Pytania

d04-prompt-respawn = Nie żyjesz. Gdzie wracasz?
    .other = { $who } wybiera, gdzie wraca.
d04-prompt-declare = Runda { $round }. Masz jeszcze: { $wounds }. Wybierz akcję.
    .other = Runda { $round }. { $who } wybiera akcję. Zostało: { $wounds }.
d04-prompt-declare-extra = Runda { $round }. Masz jeszcze: { $wounds }. Wybierz akcję; adrenalina dodaje: { $extra }.
    .other = Runda { $round }. { $who } wybiera akcję; adrenalina dodaje: { $extra }. Zostało: { $wounds }.
d04-prompt-act = Twoja tura. Zostało: { $left }.
    .other = { $who } działa. Zostało: { $left }.
d04-prompt-act-sharing = Dzielisz z kimś pole i musisz iść dalej. Zostało: { $left }.
    .other = { $who } dzieli z kimś pole i musi iść dalej. Zostało: { $left }.
d04-prompt-act-end = Twoja akcja jest wykorzystana. Czy robisz coś jeszcze?
    .other = { $who } nie ma już akcji.
d04-prompt-mist = { $card }: najwyżej { $spaces }, potem jeszcze 1 atak.
    .other = { $card }: { $who } ma jeszcze ruch, najwyżej { $spaces }, potem 1 atak.
d04-prompt-discard = Karty na ręce: { $n }, limit: { $limit }. Odrzuć jedną.
    .other = { $who } odrzuca karty, aż zostanie { $limit }.
d04-prompt-menu = { $n ->
    [0] Twoja tura. Każdy potwór był już aktywowany.
    [one] Twoja tura. Można jeszcze aktywować { $n } potwora.
    [few] Twoja tura. Można jeszcze aktywować { $n } potwory.
    [many] Twoja tura. Można jeszcze aktywować { $n } potworów.
   *[other] Twoja tura. Można jeszcze aktywować { $n } potwora.
}
    .other = { $who } aktywuje potwory.
d04-prompt-menu-spawn = { $n ->
    [0] Twoja tura. Możesz zagrać kartę tworzenia.
    [one] Twoja tura. Przed aktywacją możesz zagrać kartę tworzenia; na planszy jest { $n } potwór.
    [few] Twoja tura. Przed aktywacją możesz zagrać kartę tworzenia; na planszy są { $n } potwory.
    [many] Twoja tura. Przed aktywacją możesz zagrać kartę tworzenia; na planszy jest { $n } potworów.
   *[other] Twoja tura. Przed aktywacją możesz zagrać kartę tworzenia; na planszy jest { $n } potwora.
}
    .other = { $who } może przed aktywacją zagrać kartę tworzenia.
d04-prompt-event = Czy zagrywasz zdarzenie?
    .other = { $who } może zagrać zdarzenie.
d04-prompt-event-before = Atak: { $attacker } → { $target }. Czy zagrywasz przed nim zdarzenie?
    .other = Atak: { $attacker } → { $target }. { $who } może zagrać zdarzenie.
d04-prompt-event-roll = Atak: { $attacker } → { $target }. { $stands } Czy zagrywasz zdarzenie?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } może zagrać zdarzenie.
d04-prompt-event-after = Po ataku: { $attacker } → { $target }. Czy zagrywasz zdarzenie?
    .other = Po ataku: { $attacker } → { $target }. { $who } może zagrać zdarzenie.
d04-prompt-event-turn = Zaczyna się tura: { $whom }. Czy zagrywasz zdarzenie?
    .other = Zaczyna się tura: { $whom }. { $who } może zagrać zdarzenie.
d04-prompt-event-take = Ekwipunek podnosi { $whom }. Czy zagrywasz zdarzenie?
    .other = Ekwipunek podnosi { $whom }. { $who } może zagrać zdarzenie.
d04-prompt-event-reveal = Odkryto nowy obszar. Czy zagrywasz zdarzenie?
    .other = Odkryto nowy obszar. { $who } może zagrać zdarzenie.
d04-prompt-event-on = { $card }: co wybierasz?
    .other = { $card }: { $who } wybiera.
d04-prompt-order = Czy używasz teraz rozkazu obrony?
    .other = { $who } może teraz użyć rozkazu obrony.
d04-prompt-order-before = Atak: { $attacker } → { $target }. Czy używasz przed nim swojego rozkazu?
    .other = Atak: { $attacker } → { $target }. { $who } może użyć rozkazu.
d04-prompt-order-after = Po ataku: { $attacker } → { $target }. Czy używasz teraz swojego rozkazu?
    .other = Po ataku: { $attacker } → { $target }. { $who } może użyć rozkazu.
d04-prompt-order-heal = Runda się kończy. Czy używasz rozkazu leczenia?
    .other = Runda się kończy. { $who } może użyć rozkazu leczenia.
d04-prompt-order-hurt = { $whom } ma zaraz otrzymać ostatnią ranę. Czy używasz przedtem rozkazu leczenia?
    .other = { $whom } ma zaraz otrzymać ostatnią ranę. { $who } może przedtem użyć rozkazu leczenia.
d04-prompt-order-away = { $whom } wychodzi z twojego zasięgu. Czy używasz przedtem rozkazu leczenia?
    .other = { $whom } odchodzi. { $who } może przedtem użyć rozkazu leczenia.
d04-prompt-order-jitters = { $card }: zaatakuj teraz z rozkazu obrony albo go stracisz.
    .other = { $card }: { $who } atakuje teraz z rozkazu obrony albo go traci.
d04-prompt-closing-flesh = { $card }: który potwór traci 1 żeton obrażeń?
    .other = { $card }: { $who } wybiera potwora.
d04-prompt-hinge-breaker = { $card }: które drzwi znikają z gry?
    .other = { $card }: { $who } wybiera drzwi.
d04-prompt-jammed-track = { $card }: które drzwi się zacinają?
    .other = { $card }: { $who } wybiera drzwi.
d04-prompt-jitters = { $card }: czyj rozkaz obrony?
    .other = { $card }: { $who } wybiera marine.
d04-prompt-wrong-crate = { $card }: który żeton zamieniasz?
    .other = { $card }: { $who } wybiera żeton.
d04-prompt-wrong-crate-second = { $card }: pierwszy żeton to { $what }. Jaki jest drugi?
    .other = { $card }: { $who } wybiera drugi żeton; pierwszy to { $what }.
d04-prompt-backup = Najeźdźca zagrywa kartę: { $card }. Czy ją unieważniasz? ({ $plan })
    .other = Najeźdźca zagrywa kartę: { $card }. { $who } może ją unieważnić ({ $plan }).
d04-prompt-trap = { $n ->
    [one] { $card }: czy aktywujesz jeszcze { $n } potwora?
    [few] { $card }: aktywuj najwyżej { $n } potwory.
    [many] { $card }: aktywuj najwyżej { $n } potworów.
   *[other] { $card }: aktywuj najwyżej { $n } potwora.
}
    .other = { $card }: { $who } wybiera potwory do aktywacji.
d04-prompt-activation = Działa { $figure }. Zostało: { $left }.
    .other = Działa { $figure }. { $who } decyduje. Zostało: { $left }.
d04-prompt-activation-sharing = Działa { $figure }. Dzieli z kimś pole i musi iść dalej. Zostało: { $left }.
    .other = Działa { $figure }. { $who } musi przesunąć tę figurkę dalej: dzieli z kimś pole. Zostało: { $left }.
d04-prompt-target = Atak, { $weapon }: które pole?
    .other = Atak ({ $weapon }): { $who } wybiera pole.
d04-prompt-target-aimed = Wymierzony atak, { $weapon }: które pole?
    .other = Atak wymierzony ({ $weapon }): { $who } wybiera pole.
d04-prompt-target-of = Atakuje { $figure }: które pole?
    .other = Atakuje { $figure }: { $who } wybiera pole.
d04-prompt-reroll-aim = { $stands } Twój atak jest wymierzony: które kości rzucasz ponownie?
    .other = { $stands } { $who } wybiera kości do ponownego rzutu.
d04-prompt-reroll-dodge = Atak: { $attacker } → { $target }. { $stands } Robisz unik: które kości rzucić ponownie?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } wybiera kości do ponownego rzutu.
d04-prompt-reroll-blur = Atak: { $attacker } → { $target }. { $stands } Czy zagrywasz zdarzenie, które daje unik?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } może zagrać zdarzenie.
d04-prompt-reroll-blurred = Atak: { $attacker } → { $target }. { $stands } Potwór robi unik: które kości rzucić ponownie?
    .other = Atak: { $attacker } → { $target }. { $stands } { $who } wybiera kości do ponownego rzutu.
d04-prompt-knock = Odrzucenie ({ $attacker }): każdy trafiony może polecieć najwyżej o 3 pola. Kto i dokąd?
    .other = Odrzucenie ({ $attacker }): { $who } może przesunąć każdego trafionego o maks. 3 pola.
d04-prompt-chain = Atak może iść dalej. Ostatni cel: { $target }. Jeszcze najwyżej { $spaces }, za każdym razem o jedną kość mniej. Dokąd?
    .other = Atak może iść dalej, najwyżej { $spaces }. Ostatni cel: { $target }. { $who } wybiera.
d04-prompt-watch = W pobliżu jest { $whom }. Czy atakuje czujny potwór?
    .other = W pobliżu staje { $whom }. { $who } może zaatakować czujnym potworem.
d04-prompt-lay = W nowym obszarze brakuje figurki: { $kind }. Wszystkie takie są na planszy. Czy zdejmujesz jedną?
    .other = Do nowego obszaru brakuje figurki: { $kind }. { $who } może zdjąć jedną z planszy.
d04-prompt-place = Tworzenie { $nth } z { $n }: { $kind }. Na którym polu, poza wzrokiem marines?
    .other = Tworzenie { $nth } z { $n }: { $kind }. { $who } wybiera miejsce poza polem widzenia marines.
d04-prompt-place-reuse = Tworzenie: { $kind }. Wszystkie takie figurki są na planszy. Czy zdejmujesz jedną, by użyć jej ponownie?
    .other = Tworzenie: { $kind }. { $who } może zdjąć jedną figurkę z planszy i użyć jej ponownie.
d04-prompt-offer = Propozycja dla ciebie: { $what }. Daje { $giver }. Czy bierzesz?
    .other = { $who } może przyjąć: { $what }. Daje { $giver }.
d04-prompt-over = Gra jest skończona.
d04-prompt-wait = Gra toczy się dalej.

## Wybory

d04-label-respawn = Wróć na pole { $at }
    .shown = Wróć tutaj
d04-label-adrenaline = Użyj adrenaliny: 4 pola więcej w tej turze
d04-label-declare = { $name }: { $grants }
d04-label-declare-plain = { $name }
d04-label-ready = { $name }: { $spaces } albo { $attacks }, do tego 1 rozkaz
d04-label-ready-extra = { $name }: { $spaces } albo { $extra } i { $attacks }; do tego 1 rozkaz
d04-label-step = Krok { $dir }
d04-label-lead = Krok { $dir }, prowadzi { $half }
d04-onto = { $step } – { $things }
d04-through = { $step }, mijasz: { $who }
d04-watched = { $step }, obok czuwa { $who }
d04-label-teleport = Teleportuj się na { $at }
    .shown = Teleportuj się tutaj
d04-label-teleport-unknown = Teleportuj się w nieznane
d04-label-teleport-kill = Teleportuj się na { $at }, ginie { $who }
    .shown = Teleportuj się tutaj, ginie { $who }
d04-label-duct = Otworem wentylacyjnym na { $at }
    .shown = Otworem wentylacyjnym tutaj
d04-label-open = Otwórz za 2 punkty ruchu: { $door }
d04-label-close = Zamknij za 2 punkty ruchu: { $door }
d04-label-smash = Usuń: { $door }
d04-label-jam = Zablokuj: { $door }
d04-label-leave = Opuść planszę tędy: { $door }
d04-label-take = Weź: { $what }
d04-label-give = Daj: { $what }, za 1 punkt ruchu. Bierze { $whom }
d04-label-accept = Biorę
d04-label-order-aim = Rozkaz celowania: ponowny rzut kośćmi w późniejszym ataku
d04-label-order-guard = Rozkaz obrony: 1 atak w turze najeźdźcy
d04-label-order-dodge = Rozkaz uniku: ponowny rzut kośćmi, gdy cię atakują
d04-label-order-heal = Rozkaz leczenia: 1 rana mniej, u ciebie lub sąsiedniego marine
d04-label-drop = Odrzuć rozkaz celowania
d04-label-heal = Użyj leczenia, 1 rana mniej: { $whom }
d04-label-fire = Atak: { $weapon } ({ $dice })
d04-label-fire-ammo = Atak: { $weapon } ({ $dice }, { $ammo })
d04-label-fire-sweep = Zmiecenie, { $weapon }: { $odds }
d04-label-aim = Wymierzony atak: { $weapon } ({ $dice })
d04-label-aim-ammo = Wymierzony atak: { $weapon } ({ $dice }, { $ammo })
d04-label-aim-sweep = Wymierzone zmiecenie, { $weapon }: { $odds }
d04-label-strike = Atak
d04-label-strike-sweep = Zmiecenie: { $odds }
d04-label-at = Cel – { $what }: { $odds }
d04-label-space = Pole { $at }
    .shown = To pole
d04-label-crate = Zamień: { $what }
d04-label-reroll = Rzuć ponownie: { $dice } – trafienie { $chance }%
d04-label-reroll-one = Rzuć ponownie: { $dice } – trafienie { $chance }%, rany: { $wounds }
d04-label-reroll-none = Zostaw wszystkie kości
d04-label-knock = Odrzuć na { $at }: { $who }
    .shown = Odrzuć tutaj: { $who }
d04-label-chain = Bez jednej kości ({ $die }) cel – { $what }: { $odds }
d04-label-chain-empty = Bez jednej kości ({ $die }) dalej przez pole { $at }
    .shown = Bez jednej kości ({ $die }) dalej przez to pole
d04-label-discard = Odrzuć: { $card }
d04-label-spawn = Stwórz: { $group }
d04-label-put = Ustaw na { $at }
    .shown = Ustaw tutaj
d04-label-remove = Zdejmij z planszy: { $who }
d04-label-activate = Aktywuj: { $who }, { $spaces }
d04-label-activate-plain = Aktywuj: { $who }
d04-label-mend = Zdejmij 1 żeton obrażeń: { $who } ({ $wounds })
d04-label-watch = Atakuje { $who }: { $odds }
d04-label-pick = Wybierz: { $whom }
d04-label-play = Zagraj: { $card }
d04-label-cancel = Unieważnij ją
d04-label-pass = Pasuj
d04-label-pass-event = Nic nie zagrywaj
d04-label-pass-order = Zachowaj rozkaz
d04-label-pass-until-attack = Zachowaj rozkaz; zapytaj mnie, gdy zaatakuje najeźdźca
d04-label-pass-this-turn = Zachowaj rozkaz; nie pytaj mnie w tej turze
d04-label-pass-jitters = Strać rozkaz obrony
d04-label-pass-backup = Pozwól na to
d04-label-pass-offer = Odmów
d04-label-pass-watch = Bez ataku
d04-label-pass-place = Pomiń tę figurkę
d04-label-pass-blur = Bez uniku
d04-label-done = Nic więcej
d04-label-done-turn = Zakończ turę
d04-label-done-mist = { $card }: nic więcej
d04-label-done-invaders = Zakończ turę najeźdźcy
d04-label-done-activation = Koniec aktywacji: { $who }
d04-label-done-trap = { $card }: nie aktywuj więcej
d04-label-done-knock = Nikogo nie odrzucaj
d04-label-done-chain = Zakończ atak tutaj

## Przebieg

d04-log-began = Gra się zaczyna. Poziom trudności: { $difficulty }.
d04-log-round = Runda { $n }.
d04-log-turn = { $who } zaczyna turę.
d04-log-declared = { $who } deklaruje akcję: { $action }.
d04-log-adrenaline = { $who } używa adrenaliny: 4 pola więcej.
d04-log-moved = { $who } idzie z { $from } na { $to }.
    .shown = { $who } idzie.
d04-log-teleported = { $who } teleportuje się na { $to }.
    .shown = { $who } teleportuje się.
d04-log-duct = { $who } przechodzi otworem wentylacyjnym na { $to }.
    .shown = { $who } przechodzi otworem wentylacyjnym.
d04-log-respawned = { $who } wraca na pole { $at }.
    .shown = { $who } wraca.
d04-log-door-open = Otwarcie: { $door }.
d04-log-door-closed = Zamknięcie: { $door }.
d04-log-smashed = Wyłamanie, przejście otwarte na zawsze: { $door }.
d04-log-jammed = Zacięcie do następnej tury najeźdźcy: { $door }.
d04-log-left = { $who } opuszcza planszę.
d04-log-took = { $who } bierze: { $what }.
d04-log-dropped = Na pole { $at } spada: { $what }.
    .shown = Spada: { $what }.
d04-log-gave = { $who } daje: { $what }. Bierze { $whom }.
d04-log-refused = { $who } odmawia.
d04-log-ordered = { $who } kładzie rozkaz: { $order }.
d04-log-lapsed = { $who } traci rozkaz: { $order }.
d04-log-used = { $who } używa rozkazu: { $order }.
d04-log-healed = { $who } leczy się: { $wounds }.
d04-log-attacked = { $who } atakuje pole { $at }.
    .shown = { $who } atakuje.
d04-log-attacked-range = { $who } atakuje pole { $at }, odległość { $range }.
    .shown = { $who } atakuje, odległość { $range }.
d04-log-swept = { $who } atakuje wszystkich obok.
d04-log-rolled = { $who } rzuca: { $roll }.
d04-log-rerolled = { $who } wybiera kości do ponownego rzutu: { $roll }.
d04-log-cancelled = Celowanie i unik znoszą się: nie ma ponownego rzutu.
d04-log-spent = { $who } zużywa: { $ammo } ({ $weapon }).
d04-log-hit = Trafienie, obrażenia: { $damage }.
d04-log-hit-more = Trafienie, obrażenia: { $damage } (z kości { $rolled }, { $bonus }).
d04-bonus-deadly = { $n } więcej, bo atak jest śmiertelny
d04-bonus-cards = { $n } więcej z kart marine
d04-bonus-squad = { $n } więcej dzięki karcie „Głos oddziału”
d04-bonus-event = { $n } więcej z karty zdarzenia
d04-log-failed-miss = Atak się nie udaje: pudło.
d04-log-failed-range = Atak się nie udaje: sięga na { $reach }, a odległość wynosi { $range }.
d04-log-scattered = Wybuch przesuwa się o { $spaces } { $dir }, na { $to }.
    .shown = Wybuch przesuwa się o { $spaces } { $dir }.
d04-log-scattered-stopped = Wybuch przesuwa się { $dir } ({ $spaces }), trafia na przeszkodę i nikomu nie szkodzi.
d04-log-scattered-miss = Wybuch nikomu nie szkodzi.
d04-log-wounded = { $who } obrywa: { $wounds }. Obrażenia { $sum }.
d04-log-wounded-berserk = { $who } obrywa: { $wounds }. W szale każde trafienie zabija.
d04-log-withstood = { $who } nie odnosi ran: obrażenia { $damage }, pancerz { $armour }.
d04-sum = { $damage } ÷ pancerz { $armour }
d04-sum-down = { $damage } ÷ pancerz { $armour }, zaokrąglone w dół
d04-log-wounded-goo = { $who } obrywa od szlamu: { $wounds }.
d04-log-wounded-barrel = { $who } obrywa od beczki: { $wounds }.
d04-log-wounded-telefrag = { $who } obrywa od telefragu: { $wounds }.
d04-log-wounded-scenario = { $who } obrywa, jak każe scenariusz: { $wounds }.
d04-log-died = { $who } ginie.
d04-log-fragged = { $who } ginie. Razem: { $frags }.
d04-log-knocked = { $who } leci na { $to }.
    .shown = { $who } odlatuje.
d04-log-exploded = Beczka na { $at } wybucha.
    .shown = Beczka wybucha.
d04-log-drew = { $who } dobiera: { $what }.
d04-log-ran-out = Talia się skończyła i jest tasowana na nowo. Frag dla najeźdźcy, razem: { $frags }.
d04-log-discarded = { $who } odrzuca: { $card }.
d04-log-spawning = { $who } tworzy: { $group }.
d04-log-placed = { $who } pojawia się na { $at }.
    .shown = { $who } pojawia się.
d04-log-removed = { $who } schodzi z planszy do ponownego użycia.
d04-log-no-room = Brak miejsca poza wzrokiem marines: { $kind }.
d04-log-none-to-spawn = Wszystkie są już na planszy, więc scenariusz nie dokłada: { $kind }.
d04-log-no-room-to-spawn = Scenariusz nie znajduje miejsca dla figurki: { $kind }.
d04-log-not-laid = Scenariusz nic nie kładzie, bo w pudełku już tego nie ma: { $what }.
d04-log-not-given = { $who } nie uniesie więcej i nie dostaje: { $what }.
d04-log-activated = { $who } działa.
d04-log-played = { $who } zagrywa: { $card }.
d04-log-played-event = { $who } zagrywa: { $card }. { $help }
d04-log-backup = { $who } unieważnia kartę: { $card } ({ $plan }).
d04-log-mended = { $who } traci 1 żeton obrażeń.
d04-log-swapped = Zamiana żetonów: { $one } i { $other }.
    .shown = Dwa żetony zamieniają się miejscami.
d04-log-revealed = Odkryto nowy obszar.
d04-log-revealed-room = Odsłonięte: { $room }.
d04-log-scored = { $who } zdobywa: { $n }. Razem: { $frags }.
d04-log-won-marines = Marines wygrywają.
d04-log-won-invader = Najeźdźca wygrywa.
