# DOOM (2016) w terminalu.

ui-d16-welcome = Drużyna marines przeciw inwazji z piekła. Grasz przeciw komputerowi albo we dwoje przy jednym terminalu; Enter przyjmuje liczbę w nawiasie.
ui-d16-ask-mission = Która misja albo cała operacja? ({ $from }–{ $to })
ui-d16-tutorial = do nauki gry
ui-d16-whole-operation = Operacja { $operation }: { $n } misji, jedna po drugiej
ui-d16-setup = przygotowanie
ui-d16-mp = PR { $n }
ui-d16-mains = główne { $n }
ui-d16-dark = zasięg ≤ { $n }
ui-d16-invader = karty { $hand }, talia { $deck }
ui-d16-speed = szybkość { $n }
ui-d16-health = zdrowie { $n }
ui-d16-stability = równowaga { $n }
ui-d16-tough = wytrzymałość
ui-d16-at-most = najwyżej { $n }
ui-d16-short-main = G
ui-d16-short-bonus = D
ui-d16-short-reaction = R
ui-d16-letter-red = C
ui-d16-letter-black = K
ui-d16-group-demons = demony
ui-d16-group-events = wydarzenia
ui-d16-frags-of = żetony zabójstw { $n } z { $limit }

## Cel i zagrożenie

ui-d16-goal-tutorial = Otworzyć drzwi, wybić demony
ui-d16-goal-samples = Próbki u marines: { $n } z { $all }
ui-d16-goal-relays = Przekaźniki: { $list }
ui-d16-goal-zones = Strefy: postęp { $n } z { $all }
ui-d16-goal-assets = Wyniesione ładunki: { $n } z { $all }
ui-d16-goal-drone = Dron do wyjścia: { $left }
ui-d16-goal-breach = Zostało: portale { $portals }, demony { $demons }
ui-d16-threat-sight = portale { $n }
ui-d16-threat-counters = żetony { $n }
ui-d16-threat-stock = zapas { $n }, wydać ≤ { $left }

## Znaki mapy

ui-d16-blocking = krawędź blokująca
ui-d16-impassable = krawędź nieprzekraczalna
ui-d16-difficult = trudny teren
ui-d16-zone = strefa
ui-d16-checkpoint = punkt kontrolny
ui-d16-relay = przekaźnik
ui-d16-portal-up = portal
ui-d16-portal-down = portal zakryty

## Co widzi figurka

ui-d16-sees-cover = W polu widzenia, z osłoną: { $list }. Osłona na pustym polu: ◦
ui-d16-no-actor = Żadna twoja figurka teraz nie działa: wpisz see i figurkę, np. see I3 albo see p1.
ui-d16-no-figure = „{ $word }”: nie ma nikogo takiego na mapie; wpisz f3 lub I3, p1, Alpha albo miejsce, np. 4,1.
ui-d16-no-place = „{ $word }” nie jest miejscem tej mapy; wpisz x,y, np. 4,1.

## Karta inwazji i słowa, o które można pytać

ui-d16-invasion = Karta inwazji:
ui-d16-invasion-one-of = Karta inwazji leży zakryta; to jedna z tych:
ui-d16-invasion-guess = Marines wiedzą tylko, że to jedna z tych: { $list }.
ui-d16-topic-cov = osłona
ui-d16-topic-los = pole widzenia
ui-d16-topic-stn = ogłuszenie
ui-d16-topic-arg = moc argentu
ui-d16-topic-por = portale
ui-d16-topic-tel = teleportery
ui-d16-topic-glo = zabójstwa chwały
ui-d16-topic-lrg = duże figurki
ui-d16-topic-dor = drzwi

## Pomoc

ui-d16-no-rule = Nie ma zasady { $rule }; zasady zapisuje się tak: D16-MOV-2.
ui-d16-no-help = Nie ma karty, klasy ani demona „{ $word }”.
ui-d16-keys = liczba: wybór · słowo: szukaj · c: karty · ?: pomoc · u: cofnij · s PLIK · q
ui-d16-keys-short = liczba: wybór · słowo: szukaj · see · map · c: karty · ?: pomoc · u: cofnij
ui-d16-help-text =
    liczba             wybierz tę możliwość
    diablik, 4,1, /do  tylko możliwości z tym słowem albo miejscem; Enter: znów wszystkie
    step N, at f3      akcja w notacji, także spoza listy: dowiesz się, dlaczego nie można
    m                  następna strona możliwości
    see                co widzi twoja figurka i kto ma przed nią osłonę; see I3, see p1: to samo dla innej
    map 12,4           ta część mapy; samo map: cała
    ? pancerz          co robi karta, klasa albo demon
    ? map              co znaczą znaki
    rule D16-MOV-2     pełna treść zasady
    why f3             dlaczego czegoś nie można wybrać i co jest przyczyną
    c                  misja, karty i demony w całości
    log                wszystko, co się wydarzyło
    Enter              ekran jeszcze raz
    u                  cofnij swoje ostatnie posunięcie, o ile nie odsłoniło nic nowego
    s gra.tfr          zapisz powtórkę
    q                  wyjdź
ui-d16-signs-text =
    Figurki: ●▲■◆ marines, ¤ dron; I3 demon f3, i3 z obrażeniami; za nim ! wytrącony z równowagi, * ogłuszony, % niesie próbkę; ♥2 zdrowie dużego demona; [●] »I3 ‹●› ›I3 kto działa lub może być wybrany.
    Linie: ┃━ ściana; ║═ zamknięte drzwi z numerem; ▒ krawędź blokująca: małe figurki nie przejdą ani nie widzą; ┄┆ krawędź nieprzekraczalna: małe figurki nie przejdą.
    Pola: ~ trudny teren; (@) aktywny, @ nieaktywny teleporter; ΩN portal z literą koloru, ωN zakryty, liczba: jego żetony, %: przyniesie próbkę; + pakiet zdrowia, dwie litery: broń; % próbka, $ ładunek, !1 przekaźnik, z strefa, ★ wyjście, ? punkt kontrolny, & przynęta; 12 dokąd prowadzi wybór 12, Ω1 tam jest portal, +12 leży tam coś innego; ←↑→↓ jest więcej.
    Obok: ▸ czyja aktywacja; » karty inicjatywy, które jeszcze przyjdą, do › w tej kolejności, ☠ najeźdźcy; PR punkty ruchu, główne: pozostałe akcje główne; ♥ pozostałe zdrowie; ▤ karty na ręce; ✦ karty zabójstw chwały; ◇ moc argentu; ▾ zakryte karty demonów; ✓ użyte w tej rundzie.
    Twoje karty: G akcja główna, D dodatkowa, R reakcja; +3 punkty ruchu; 4:CK zasięg 4, kość czerwona i czarna.

## Co umieją demony

d16-ability-hit-and-run-help = po swoim ataku zyskuje 2 punkty ruchu
d16-ability-charged-fireball-help = +2 do zasięgu i 1 czerwona kość więcej
d16-ability-crossfire-help = przerzuca 1 kość, jeśli inny opętany żołnierz widzi obrońcę
d16-ability-shock-round-help = ogłusza obrońcę, jeśli zadał obrażenia
d16-ability-ram-help = 1 czerwona kość więcej po przesunięciu się o 3 pola
d16-ability-headlong-help = 3 punkty ruchu więcej
d16-ability-flying-help = nie zatrzymują go krawędzie nieprzekraczalne i blokujące, nic nie kosztuje go więcej
d16-ability-lightning-orb-help = ogłusza obrońcę, jeśli zadał obrażenia
d16-ability-jets-help = pierwsze 3 punkty ruchu przelatuje
d16-ability-salvo-help = ignoruje osłonę i raz przerzuca dowolne kości
d16-ability-splash-help = każdy inny marine obok obrońcy otrzymuje 1 obrażenie
d16-ability-fire-wash-help = zamiast tego atakuje każdego marine w zasięgu 2 i w polu widzenia
d16-ability-stride-help = 1 czerwona kość więcej z zasięgu 1
d16-ability-slam-help = po ataku każdy marine w zasięgu 2 otrzymuje 1 obrażenie i jest odepchnięty o 1 pole
d16-ability-twin-fire-help = atakuje drugi raz, innego marine, 2 czerwonymi kośćmi
d16-ability-rocket-storm-help = 2 czerwone kości więcej, a każdy inny marine obok obrońcy otrzymuje 1 obrażenie

## Operacje

ui-d16-operation-score = Operacja { $operation }: misje wygrane przez marines { $marines }, przez najeźdźcę { $invader }.
ui-d16-operation-next = Następna misja: { $title }.
ui-d16-perk-marines = Marines przegrali i zaczynają z jednym pakietem zdrowia więcej.
ui-d16-perk-invader = Najeźdźca przegrał i zaczyna z 2 żetonami mocy argentu na karcie inwazji.
ui-d16-operation-kept = Stan jest zapisany w { $file }; innym razem graj dalej z opcją --campaign { $file }.
ui-d16-operation-ask = Enter: dalej, q: na dziś koniec.
ui-d16-operation-marines = Koniec operacji: wygrali ją marines.
ui-d16-operation-invader = Koniec operacji: wygrał ją najeźdźca.
ui-d16-operation-draw = Koniec operacji: remis.
