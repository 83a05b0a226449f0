# Nazwy w grze DOOM (2004): potwory, broń, żetony, przeszkody, rozkazy, akcje, kości, zdolności i karty.

## Potwory i gracze

d04-zombie = zombie
d04-trite = trite
d04-imp = imp
d04-demon = demon
d04-archvile = archvile
d04-mancubus = mancubus
d04-hell-knight = rycerz piekieł
d04-cyberdemon = cyberdemon
d04-many-zombie = { $n ->
    [one] { $n } zombie
    [few] { $n } zombie
    [many] { $n } zombie
   *[other] { $n } zombie
}
d04-many-trite = { $n ->
    [one] { $n } trite
    [few] { $n } trity
    [many] { $n } tritów
   *[other] { $n } tritów
}
d04-many-imp = { $n ->
    [one] { $n } imp
    [few] { $n } impy
    [many] { $n } impów
   *[other] { $n } impów
}
d04-many-demon = { $n ->
    [one] { $n } demon
    [few] { $n } demony
    [many] { $n } demonów
   *[other] { $n } demonów
}
d04-many-archvile = { $n ->
    [one] { $n } archvile
    [few] { $n } archvile’e
    [many] { $n } archvile’ów
   *[other] { $n } archvile’ów
}
d04-many-mancubus = { $n ->
    [one] { $n } mancubus
    [few] { $n } mancubusy
    [many] { $n } mancubusów
   *[other] { $n } mancubusów
}
d04-many-hell-knight = { $n ->
    [one] { $n } rycerz piekieł
    [few] { $n } rycerze piekieł
    [many] { $n } rycerzy piekieł
   *[other] { $n } rycerzy piekieł
}
d04-many-cyberdemon = { $n ->
    [one] { $n } cyberdemon
    [few] { $n } cyberdemony
    [many] { $n } cyberdemonów
   *[other] { $n } cyberdemonów
}
d04-invader = najeźdźca
d04-marine-red = czerwony marine
d04-marine-green = zielony marine
d04-marine-blue = niebieski marine

## Broń

d04-fist = pięść
d04-pistol = pistolet
d04-grenade = granat
d04-chainsaw = piła łańcuchowa
d04-shotgun = shotgun
d04-machine-gun = karabinek maszynowy
d04-chain-gun = chain gun
d04-rocket-launcher = wyrzutnia rakiet
d04-plasma-gun = karabin plazmowy
d04-bfg = BFG

## Żetony

d04-bullets = naboje
d04-rockets = rakiety
d04-cells = baterie energetyczne
d04-health = zdrowie
d04-armour = pancerz
d04-adrenaline = adrenalina
d04-berserk = szał
d04-red-key = czerwony klucz
d04-blue-key = niebieski klucz
d04-yellow-key = żółty klucz
d04-encounter = żeton wsparcia
d04-red-teleporter = czerwony teleporter
d04-blue-teleporter = niebieski teleporter
d04-yellow-teleporter = żółty teleporter
d04-duct = otwór wentylacyjny
d04-many-bullets = { $n ->
    [one] { $n } żeton nabojów
    [few] { $n } żetony nabojów
    [many] { $n } żetonów nabojów
   *[other] { $n } żetonów nabojów
}
d04-many-rockets = { $n ->
    [one] { $n } żeton rakiet
    [few] { $n } żetony rakiet
    [many] { $n } żetonów rakiet
   *[other] { $n } żetonów rakiet
}
d04-many-cells = { $n ->
    [one] { $n } żeton baterii energetycznych
    [few] { $n } żetony baterii energetycznych
    [many] { $n } żetonów baterii energetycznych
   *[other] { $n } żetonów baterii energetycznych
}
d04-many-wounds = { $n ->
    [one] { $n } rana
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } ran
}
d04-many-frags = { $n ->
    [one] { $n } frag
    [few] { $n } fragi
    [many] { $n } fragów
   *[other] { $n } fragów
}
d04-many-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pól
}
d04-many-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
d04-many-points = { $n ->
    [one] { $n } punkt ruchu
    [few] { $n } punkty ruchu
    [many] { $n } punktów ruchu
   *[other] { $n } punktów ruchu
}

## Podłoga

d04-blocking = przeszkoda blokująca
d04-goo = szlam
d04-barrel = wybuchająca beczka
d04-body = ciało
d04-door = drzwi
d04-red-door = czerwona śluza bezpieczeństwa
d04-blue-door = niebieska śluza bezpieczeństwa
d04-yellow-door = żółta śluza bezpieczeństwa

## Rozkazy

d04-aim = celowanie
d04-guard = obrona
d04-dodge = unik
d04-heal = leczenie

## Akcje

d04-sprint = Sprint
d04-unload = Seria
d04-advance = Podejście
d04-ready = Przygotowanie
d04-sprint-help = Ruch o maks. 8 pól, bez ataku.
d04-unload-help = 2 ataki, bez ruchu.
d04-advance-help = Ruch o maks. 4 pola i 1 atak w dowolnej chwili ruchu.
d04-ready-help = Ruch o maks. 4 pola albo 1 atak, a do tego 1 rozkaz.

## Kości

d04-die-red = czerwona kość
d04-die-yellow = żółta kość
d04-die-green = zielona kość
d04-die-blue = niebieska kość

## Zdolności

d04-ability-accuracy = celność { $n }
d04-ability-aimed = wycelowanie
d04-ability-blast = wybuch { $n }
d04-ability-blow-through = przebicie
d04-ability-deadly = śmiertelny { $n }
d04-ability-knockback = odrzucenie
d04-ability-scurry = skradanie się
d04-ability-search = wyszukiwanie
d04-ability-sweep = zmiecenie
d04-ability-watchful = czujny

## Karty marines

d04-card-field-surgeon = Chirurg polowy
d04-card-field-surgeon-help = Możesz kłaść rozkazy leczenia i ich używać.
d04-card-steady-hands = Pewne ręce
d04-card-steady-hands-help = Twoje ataki dystansowe zyskują celność 2.
d04-card-clear-lane = Czysta linia strzału
d04-card-clear-lane-help = Figurki nie blokują pola widzenia twoim atakom.
d04-card-red-mist = Czerwona mgła
d04-card-red-mist-help = Raz w każdej swojej turze, gdy twój atak zabije potwora, przesuń się o maks. 2 pola, a potem wykonaj jeszcze 1 atak.
d04-card-trench-fighter = Weteran okopów
d04-card-trench-fighter-help = Twoje ataki wręcz zyskują zdolność „śmiertelny 2”.
d04-card-storm-drill = Szkolenie szturmowe
d04-card-storm-drill-help = Podejście daje ci 2 ataki, każdy inną bronią.
d04-card-iron-frame = Żelazne zdrowie
d04-card-iron-frame-help = Zaczynasz z 2 dodatkowymi żetonami obrażeń, a twoje pełne zdrowie jest o tyle samo większe.
d04-card-squad-voice = Głos oddziału
d04-card-squad-voice-help = Inni marines w odległości do 3 pól i w twoim polu widzenia mają w atakach +1 do zasięgu i +1 do obrażeń.
d04-card-cool-planner = Chłodny strateg
d04-card-cool-planner-help = Przygotowanie daje ci ruch o maks. 4 pola i 1 atak, a do tego rozkaz.
d04-card-light-kit = Lekki rynsztunek
d04-card-light-kit-help = Masz 2 dodatkowe pola ruchu przy każdej akcji, która daje ruch.
d04-card-ghost-step = Krok zjawy
d04-card-ghost-step-help = Możesz przechodzić przez przeszkody blokujące i wrogie figurki, ale nie kończyć na nich ruchu. Czujni nadal cię wtedy atakują.
d04-card-hair-trigger = Czuły spust
d04-card-hair-trigger-help = Rany nie odbierają ci rozkazu obrony, a twoje nagłe ataki są wymierzone.
d04-card-backup-plan = Plan awaryjny
d04-card-backup-plan-help = Raz na grę możesz unieważnić kartę zdarzenia w chwili jej zagrania.
d04-card-point-man = Na szpicy
d04-card-point-man-help = Twoje ataki wręcz zyskują zmiecenie.
d04-card-pack-rat = Chomik
d04-card-pack-rat-help = Zaczynasz z 1 dodatkowym żetonem nabojów i 1 żetonem rakiet. Żeton zdrowia leczy ci maks. 4 rany.

## Karty zdarzeń

d04-event-blur = Unik
d04-event-blur-help = Po rzucie marine w ataku na potwora: potwór wykonuje unik, a ty wybierasz kości do ponownego rzutu.
d04-event-closing-flesh = Mroczne energie
d04-event-closing-flesh-help = Tuż przed atakiem marine na potwora: zdejmij 1 żeton obrażeń z jednego potwora.
d04-event-baited-hook = Pułapka
d04-event-baited-hook-help = Po podniesieniu żetonu ekwipunku przez marine: od razu aktywuj maks. 2 potwory, każdego z pełnym ruchem i atakiem. W twojej turze mogą działać ponownie.
d04-event-hinge-breaker = Rozwal
d04-event-hinge-breaker-help = Na początku swojej tury: usuń z gry drzwi, zwykłe lub śluzę bezpieczeństwa, sąsiadujące z jednym z twoich potworów.
d04-event-last-round = Niewypał
d04-event-last-round-help = Po ataku marine, w którego ostatecznym wyniku nie ma ikony pocisku: marine zużywa 1 żeton amunicji, jakby wypadła.
d04-event-black-out = Ciemność
d04-event-black-out-help = Przed turą marine: w tej turze przy jego atakach dystansowych cel liczy się jako o 2 pola dalszy.
d04-event-headlong = Szarża
d04-event-headlong-help = Przy aktywacji potwora: w tej aktywacji ma on 4 dodatkowe pola ruchu.
d04-event-second-bite = Szał
d04-event-second-bite-help = Po ataku potwora w twojej turze: ten potwór atakuje jeszcze raz.
d04-event-blind-side = Atak z zaskoczenia
d04-event-blind-side-help = Przy deklarowaniu ataku potwora: przed tym atakiem nie można wykonać uniku, a atak zyskuje zdolność „śmiertelny 2”.
d04-event-waiting-teeth = Zasadzka
d04-event-waiting-teeth-help = Po odkryciu obszaru: aktywuj maks. 2 potwory, które właśnie tam ustawiono, każdego z pełnym ruchem i atakiem. Jeśli to nie twoja tura, w twojej turze mogą działać ponownie.
d04-event-jitters = Falstart
d04-event-jitters-help = W dowolnej chwili swojej tury: marine z rozkazem obrony używa go teraz albo go odrzuca.
d04-event-jammed-track = Odcięci
d04-event-jammed-track-help = Przed turą marine: zamknij zwykłe drzwi, których linia jest wolna. Pozostają zamknięte do początku twojej następnej tury.
d04-event-loose-grating = Chwiejny grunt
d04-event-loose-grating-help = Przed turą marine: w tej turze ma on o 2 pola ruchu mniej (co najmniej 1, jeśli jego akcja daje ruch).
d04-event-wrong-crate = Nie ta skrzynia
d04-event-wrong-crate-help = Na początku swojej tury: zamień miejscami dwa żetony ekwipunku na odkrytych polach; żaden nie może leżeć na polu marine.

## Poziomy trudności

d04-difficulty-too-young = Rekrut
d04-difficulty-not-too-rough = Łatwy
d04-difficulty-hurt-me-plenty = Standardowy
d04-difficulty-ultra-violence = Trudny
d04-difficulty-nightmare = Koszmar

## Kierunki

