# Słowa ekranów i terminala.

ui-you = ty
ui-yes = tak
ui-no = nie
ui-help = pomoc
ui-undo = cofnij
ui-quit = wyjdź
ui-weapons = broń
ui-more = więcej

## Jak łączy się wyliczenia.

list-and = { $list } i { $last }
list-or = { $list } lub { $last }

## Co mówi własny plik.

own-text = { $text }

## Gra w terminalu

ui-welcome = Każdy na każdego na małej arenie. Grasz przeciw komputerowi; Enter przyjmuje liczbę w nawiasie.
ui-ask-players = Ilu graczy, z tobą włącznie? ({ $from }–{ $to })
ui-ask-board = Która plansza? ({ $from }–{ $to })
ui-ask-skulls = Ile czaszek? Im więcej, tym dłuższa gra. ({ $from }–{ $to })
ui-board-for = dla { $from }–{ $to } graczy
ui-out-of-range = Wpisz liczbę od { $from } do { $to }.
ui-not-playable = W tę grę nie można jeszcze grać w terminalu.
ui-no-seat = Nie ma takiego miejsca: wybierz od 1 do { $n }.
ui-round = runda { $n }
ui-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
ui-points-head = punkty
ui-hidden = ukryte
ui-killshots = Tor ofiar
ui-tracks = Tory
ui-offer = Dostępna amunicja
ui-hand = Twoje karty zdolności
ui-log = co się wydarzyło
ui-log-more = co się wydarzyło; jeszcze { $n }: log
ui-earlier = … wcześniejszych wierszy: { $n }; wpisz log, by je przeczytać
ui-keys = liczba: wybór · ?: pomoc · u: cofnij · s PLIK: zapisz · q: wyjdź
ui-keys-short = liczba: wybór · ?: pomoc · w: broń · log · u: cofnij · q: wyjdź
ui-choices-more = … dalszych możliwości: { $n }; wpisz more
ui-back = Enter: z powrotem do pytania · liczba: wybór
ui-no-choice = Nie ma możliwości nr { $n }: wpisz liczbę od 1 do { $last }.
ui-not-understood = Niezrozumiałe: „{ $word }”. Wpisz liczbę od 1 do { $last }, akcję albo ? po pomoc.
ui-refused = Nie można.
ui-no-rule = Nie ma zasady { $rule }; zasady zapisuje się tak: ADR-RUN-1.
ui-no-help = Nie ma broni ani karty zdolności „{ $word }”.
ui-no-square = „{ $word }” nie jest polem tej planszy; wpisz wiersz i kolumnę, na przykład 12.
ui-sees = Z pola { $square } widać { $squares }.
ui-save-where = Gdzie zapisać? Wpisz s i nazwę pliku, na przykład s gra.tfr.
ui-save-end = Zapisać powtórkę? Wpisz s i nazwę pliku, np. s gra.tfr, albo tylko Enter.
ui-saved = Powtórka zapisana: { $file }
ui-unsaved = Powtórka nie jest zapisana. Ziarno losowe: { $seed }.
ui-save-foreign = Plik { $file } już istnieje i nie jest powtórką; zostaje bez zmian.
ui-save-failed = Nie udało się zapisać { $file }: { $error }
ui-result = wynik
ui-you-win = Wygrywasz!
ui-you-lose = Tym razem wygrywa ktoś inny.
ui-goodbye = Do zobaczenia na arenie.
ui-help-text =
    liczba             wybierz tę możliwość
    run, hit p2, …     akcja w notacji, także spoza listy: dowiesz się, dlaczego nie można
    ? strzelba         co robi broń albo karta zdolności
    rule ADR-RUN-1     pełna treść zasady
    why p2             dlaczego czegoś nie można wybrać i co jest przyczyną
    see 12             co widać z pola; samo see: z twojego
    log                wszystko, co się wydarzyło
    w                  broń na punktach odrodzenia i w rękach wszystkich
    more               wszystkie możliwości, jeśli nie było na nie miejsca
    Enter              ekran jeszcze raz
    u                  cofnij swoje ostatnie posunięcie, o ile nie odsłoniło nic nowego
    s gra.tfr          zapisz powtórkę
    q                  wyjdź
    Na planszy: 12 to wiersz 1, kolumna 2; ◎ punkt odrodzenia; ⌂ wieżyczka; ✦ karta zdolności; ‹3› dokąd prowadzi wybór 3.
    Na panelach: ▸ czyja tura; obrażenia z │ przy 3, 6 i 11; ⊕ znaczniki namierzania; ☠ czaszki; ↻ odwrócona plansza; ▮ naładowana, ▯ rozładowana broń.
    Na małym ekranie: C2 dwie czerwone kostki; ▮1 jedna naładowana broń; ✦2 dwie karty zdolności; ▲1 jeden znacznik ▲.

## Litery kostek i krótkie nazwy pomieszczeń, najwyżej trzy litery

ui-cube-red = C
ui-cube-yellow = Ż
ui-cube-blue = N
ui-room-red = cze
ui-room-yellow = żół
ui-room-blue = nie
ui-room-white = bia
ui-room-purple = fio
ui-room-green = zie

## Długie listy możliwości

ui-cards = karty
ui-choices-page = { $from }–{ $to } z { $all } · m: następna strona · słowo lub x,y: tylko pasujące · Enter: wszystkie
ui-find-nothing = Żadna możliwość nie zawiera „{ $word }”.
ui-rules-short = Zasady: { $rules }. Pełna treść: rule { $first }

## DOOM (2004) w terminalu

ui-d04-welcome = Marines przeciw wszystkiemu, czym stała się stacja. Grasz jedną stroną przeciw komputerowi; Enter przyjmuje liczbę w nawiasie.
ui-d04-ask-scenario = Który scenariusz? ({ $from }–{ $to })
ui-d04-ask-difficulty = Jak trudno ma być marines? ({ $from }–{ $to })
ui-d04-marines-for = marines: { $from }–{ $to }
ui-d04-frags = fragi { $n }
ui-d04-frags-of = fragi { $n } z { $limit }
ui-d04-moves = ruch { $n }
ui-d04-order-due = rozkaz
ui-d04-armour = pancerz { $n }
ui-d04-melee = wręcz
ui-d04-ranged = dystansowo
ui-d04-ammo = N{ $b } R{ $r } B{ $c }
ui-d04-left = poza planszą
ui-d04-cards = najeźdźca: karty { $hand }, talia { $deck }
ui-d04-hand = Twoje karty
ui-d04-spawns = tworzenie: { $group }
ui-d04-exit = wyjście
ui-d04-goal-leave = Opuścić planszę: { $door }
ui-d04-goal-out = Znaleźć wyjście i opuścić planszę
ui-d04-goal-kill = Zabić tego, o kogo tu chodzi
ui-d04-goal-reach = Dotrzeć na { $at }
ui-d04-goal-reach-area = Dotrzeć do obszaru { $n }
ui-d04-goal-gather = Zebrać się w obszarze { $n }
ui-d04-goal-survive = Przetrwać rundę { $n }
ui-d04-goal-carry = Wynieść: { $what } ({ $door })
ui-d04-goal-take = Zabrać: { $what }
ui-d04-goal-clear = Oczyścić obszar { $n }
ui-d04-group-empty = puste pola
ui-d04-group-orders = rozkazy
ui-d04-group-figures = potwory
ui-d04-group-events = zdarzenia
ui-d04-no-figure = „{ $word }”: nie ma nikogo takiego na planszy; wpisz f3 lub Z3, p1 albo miejsce, np. 4,-1.
ui-d04-no-place = „{ $word }” nie jest znanym miejscem tej mapy; wpisz x,y, np. 4,-1.
ui-d04-no-rule = Nie ma zasady { $rule }; zasady zapisuje się tak: D04-MOVE-2.
ui-d04-no-help = Nie ma broni, potwora, karty ani akcji „{ $word }”.
ui-d04-keys = liczba: wybór · słowo: szukaj · c: karty · ?: pomoc · u: cofnij · s PLIK · q
ui-d04-keys-short = liczba: wybór · słowo: szukaj · see · map · c: karty · ?: pomoc · u: cofnij
ui-d04-help-text =
    liczba             wybierz tę możliwość
    imp, 4,-1, /do     tylko możliwości z tym słowem albo miejscem; Enter: znów wszystkie
    step N, at 4,-1    akcja w notacji, także spoza listy: dowiesz się, dlaczego nie można
    m                  następna strona możliwości
    see                co widzi twoja figurka; see Z3, see p1: co widzi inna
    map 20,4           ta część mapy; samo map: cała
    ? shotgun          co robi broń, potwór, karta albo akcja
    ? map              co znaczą znaki
    rule D04-MOVE-2    pełna treść zasady
    why f3             dlaczego czegoś nie można wybrać i co jest przyczyną
    c                  odprawa, karty i broń w całości, potwory na planszy
    log                wszystko, co się wydarzyło
    Enter              ekran jeszcze raz
    u                  cofnij swoje ostatnie posunięcie, o ile nie odsłoniło nic nowego
    s gra.tfr          zapisz powtórkę
    q                  wyjdź
ui-d04-signs-text =
    Na mapie: ●▲■ marines; Z3 potwór f3, z3 ranny; (Z) czeka; [●] »Z3 ‹●› ›Z3 kto działa lub może być wybrany; 12 dokąd prowadzi wybór 12, +12 coś tam leży, ~12 szlam.
    Ściany ┃━; drzwi zamknięte ║═ i otwarte ╎╌ z numerami, litera: potrzebny klucz, ★: wyjście, ✖: zablokowane; @ teleporter, # otwór wentylacyjny, ?? żeton wsparcia, ◆ rzecz ze scenariusza, † poległy marine; ←↑→↓ jest więcej.
    Obok: ▸ czyja tura; ♥ pozostałe rany; ◈ pancerz; N R B naboje, rakiety, baterie; kości: zasięg/obrażenia, * pocisk, ✖ pudło.
ui-d04-campaign-next = Dalszy ciąg kampanii: { $title }. Uruchom ponownie z opcją --campaign { $file }.
ui-d04-campaign-won = Marines wygrali kampanię.
ui-d04-campaign-lost = Kampania jest przegrana.
ui-d04-goal-kill-kind = Zabić: { $kind }

## Obie gry DOOM w terminalu

ui-doom-ask-marines = Ilu marines? ({ $from }–{ $to })
ui-doom-ask-side = Którą stroną grasz? ({ $from }–{ $to })
ui-doom-side-marines = marines, wszyscy
ui-doom-side-invader = najeźdźca
ui-doom-side-both = obie strony, przy jednym terminalu
ui-doom-seat-of-invader = --seat wybiera marine; kto gra najeźdźcą, nie ma innego miejsca.
ui-doom-round-of = runda { $n } z { $last }
ui-doom-range = zasięg { $n }
ui-doom-fallen = zabity
ui-doom-marines-win = Wygrali marines.
ui-doom-invader-wins = Wygrał najeźdźca.
ui-doom-you-lose = Tym razem wygrywa druga strona.
ui-doom-sees = { $who } widzi { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
} (•).
ui-doom-attacks = ataki { $n }
ui-doom-sees-figures = W polu widzenia: { $list }.
ui-doom-campaign-over = Usuń plik { $file }, aby zacząć od nowa.

## Litery kości, kluczy i drzwi

ui-doom-letter-red = C
ui-doom-letter-yellow = Ż
ui-doom-letter-green = Z
ui-doom-letter-blue = N

## Długie listy możliwości

ui-doom-group-move = ruch
ui-doom-group-doors = drzwi
ui-doom-group-attack = atak
ui-doom-group-targets = cele
ui-doom-group-things = rzeczy
ui-doom-group-cards = karty
ui-doom-group-end = dalej
ui-doom-group-other = inne

## An action of a replay explained

ui-explain-asked = Akcja { $n } z { $last }. Pytanie brzmiało: { $question }
ui-explain-answer = Odpowiedź: { $label }
ui-explain-others = { $n ->
    [one] Była to jedyna możliwa odpowiedź.
   *[other] Była to jedna z { $n } możliwych odpowiedzi.
}
ui-explain-came = Skutki:
ui-explain-nothing = Nie wynikło z tego nic, o czym by powiadomiono.

## Spojrzenie wstecz na grę

ui-analyse-head = { $game }: { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}, { $weighed ->
    [one] rozważono { $weighed } decyzję
    [few] rozważono { $weighed } decyzje
    [many] rozważono { $weighed } decyzji
   *[other] rozważono { $weighed } decyzji
} (ocenia: { $level }).
ui-analyse-measure-ahead = Liczby mówią, o ile punktów każde miejsce skończy według oceny przed średnią pozostałych.
ui-analyse-measure-chance = Liczby mówią, jakie szanse na wygraną ma strona.
ui-analyse-unproved = Bierz je z rezerwą: oceniający uczył się z gier, ale na tej mapie ten, kto gra według jego ocen, nie okazał się po obu stronach lepszy od żołnierza.
ui-analyse-unfinished = Gra się nie skończyła: oceniono ją tak daleko, jak sięga.
ui-analyse-chart = Jak stała gra:
ui-analyse-marines = { $sign } marines
ui-analyse-turn = tura { $n }
ui-analyse-points = { $n } pkt
ui-analyse-percent = { $n } pkt proc.
ui-analyse-costly = Najkosztowniejsze decyzje:
ui-analyse-costly-none = Żadna decyzja nie była wyraźnie gorsza od innej możliwej.
ui-analyse-costly-one = Akcja { $n }, { $when }, { $who }: koszt { $cost }.
ui-analyse-chosen = Wybrano: { $plan }
ui-analyse-better = Lepiej: { $plan }
ui-analyse-luck = Największe uśmiechy i kaprysy losu:
ui-analyse-luck-none = Los nie zmienił niczego, o czym warto mówić.
ui-analyse-luck-one = Akcja { $n }, { $when }, { $who }: { $deed }
ui-analyse-luck-came = Należało się spodziewać: { $expected }. Wyszło: { $came }.
ui-analyse-limits = Czego te liczby nie wiedzą: oceniający widzi nie więcej niż ten, kto decydował, patrzy najdalej do końca tury i uczył się z gier komputerów. Nie wie nic o blefie, umowach ani o tym, jacy są ludzie.
ui-analyse-closer = Żeby przyjrzeć się bliżej: { $command }
