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
ui-no-choice = Nie ma wyboru { $n }: wpisz liczbę od 1 do { $last }.
ui-not-understood = Niezrozumiałe: „{ $word }”. Wpisz liczbę od 1 do { $last }, akcję albo ? po pomoc.
ui-refused = Nie można.
ui-no-rule = Nie ma zasady { $rule }; zasady zapisuje się tak: ADR-RUN-1.
ui-no-help = Nie ma broni ani karty zdolności „{ $word }”.
ui-no-square = „{ $word }” nie jest polem tej planszy; wpisz wiersz i kolumnę, na przykład 12.
ui-sees = Z pola { $square } widać { $squares }.
ui-save-where = Dokąd? Wpisz s i nazwę pliku, na przykład s gra.tfr.
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
    see 12             co widać z pola; samo see: z twojego
    log                wszystko, co się wydarzyło
    w                  broń na punktach odrodzenia i w rękach wszystkich
    more               wszystkie możliwości, jeśli nie było na nie miejsca
    Enter              ekran jeszcze raz
    u                  cofnij swoje ostatnie posunięcie, o ile nie odsłoniło nic nowego
    s gra.tfr          zapisz powtórkę
    q                  wyjdź
    Na planszy: 12 to wiersz 1, kolumna 2; ◎ punkt odrodzenia; ⌂ wieżyczka; ✦ karta zdolności; ‹3› dokąd prowadzi wybór 3.
    Na panelach: ▸ czyja tura; obrażenia z │ przy 3, 6 i 11; ⊕ znaczniki namierzania; ☠ czaszki; ↻ odwrócona plansza; ▮ załadowana, ▯ niezaładowana broń.
    Na małym ekranie: C2 dwie czerwone kostki; ▮1 jedna załadowana broń; ✦2 dwie karty zdolności; ▲1 jeden znacznik ▲.

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
