# Co mówi strona.

## Wszędzie

page-skip = Przejdź do treści
page-menu = Menu
page-home = Strona główna
page-close = Zamknij
page-loading = Chwileczkę…
page-missing = Pod tym adresem nic nie ma.
page-away = Serwer jest teraz nieosiągalny. Spróbuj za chwilę.
page-try-again = Spróbuj ponownie
page-notice-label = Ogłoszenie
page-notice = Od osoby, która prowadzi ten serwer: { $text }
page-notice-from = Prace serwisowe od { $from }: { $text }
page-notice-until = Prace serwisowe do { $until }: { $text }
page-notice-between = Prace serwisowe od { $from } do { $until }: { $text }
page-imprint = Nota prawna
page-privacy = Prywatność
page-admin = Administracja
page-rule-unknown = Ta wersja nie zna takiej zasady.

## Strona główna

page-hero = Trzy planszowe strzelanki. Graj od razu.
page-hero-more = Przeciw komputerowi albo ze znajomymi, na żywo lub przez kilka dni. Bez konta: zasad pilnuje gra, a każdy rzut można sprawdzić.
page-hero-alone = Przeciw komputerowi albo ze znajomymi przy jednym ekranie, także bez sieci. Zasad pilnuje gra, a każdy rzut można sprawdzić.
page-play-now = Graj teraz
page-laying-out = Rozkładanie…
page-surprise = Zaskocz mnie
page-back-to-drawing = Wróć do deski kreślarskiej
page-new-table = Nowy stół
page-new-table-of = Nowy stół: { $game }
page-learn = Poznaj Adrenalinę
page-learn-more = Pierwszy raz? Przewodnik wyjaśni zasady w trakcie gry. Dziesięć minut, bez instrukcji.
page-learn-doom2016 = Naucz się: DOOM (2016)
page-learn-doom2016-more = Dwóch marines i hala pełna demonów; wszystko wyjaśnia się w grze.
page-learn-doom2004 = Naucz się: DOOM (2004)
page-learn-doom2004-more = Jeden marine, jedna droga na zewnątrz; wyjaśnienia drzwi po drzwiach.
page-learn-invader = Naucz się grać najeźdźcą
page-learn-invader-more = Ta sama gra z drugiej strony: dowodzisz potworami.
page-about-adrenaline = Każdy przeciw każdemu na małej arenie. Trafiaj wielu, giń rzadko, zbieraj punkty.
page-about-doom2004 = Marines idą przez ciemną stację, drzwi po drzwiach, a jeden gracz nasyła potwory.
page-about-doom2016 = Drużyna z talią broni przeciw portalom pełnym demonów. Szybko, głośno, z zabójstwami chwały.
page-facts-adrenaline = 3–5 graczy · 30–60 min
page-facts-doom2004 = 1–3 marines przeciw jednemu · 60–150 min
page-facts-doom2016 = 1–4 marines przeciw jednemu · 60–120 min
page-my-tables = Moje stoły
page-open-tables = Otwarte stoły
page-open-tables-none = Nikt teraz nie czeka na graczy. Otwórz stół i wyślij link znajomym.
page-running-tables = W toku
page-recent = Ostatnie gry
page-recent-none = Nie ma jeszcze skończonych gier.
page-show-all = Pokaż wszystkie ({ $n })
page-seats-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
page-your-turn = Twoja kolej
page-turn-of = Decyduje: { $name }
page-running = W toku
page-over = Gra skończona
page-won-by = Wygrywa: { $names }
page-workshop = Warsztat
page-workshop-home = Narysuj własną mapę, daj ją sprawdzić, zagraj w nią i udostępnij ją.
page-workshop-go = Do warsztatu
page-other-place = Wybierz inne miejsce
page-unofficial-short = Nieoficjalne. Dzieło fanów.

## Ustawienia

page-settings = Ustawienia
page-language = Język
page-setting-sound = Dźwięk
page-setting-sound-help = Krótkie dźwięki, gdy coś się dzieje i gdy przychodzi twoja kolej.
page-setting-volume = Głośność
page-setting-motion = Ruch
page-setting-motion-help = Figurki chodzą, strzały lecą.
page-setting-patterns = Wzory na kolorach
page-setting-patterns-help = Każdy kolor ma też własny wzór.
page-setting-axes = Numery na brzegu planszy
page-setting-axes-help = Kolumny i rzędy plansz DOOM są ponumerowane.
page-setting-blood = Krew
page-setting-blood-help = Stara krew na podłogach w grach DOOM.
page-setting-forced = Odpowiadaj za mnie, gdy jest tylko jedna możliwość
page-setting-forced-help = Jedna karta do odrzucenia, jedna broń do strzału: dzieje się to od razu. O koniec tury, o rezygnację i o rzut kośćmi gra pyta zawsze.
page-text-size = Wielkość tekstu
page-text-normal = Zwykła
page-text-large = Duża
page-text-huge = Ogromna

## Kim jesteś

page-account = Konto
page-log-in = Zaloguj się
page-log-out = Wyloguj się
page-log-out-everywhere = Wyloguj się wszędzie
page-name = Nazwa
page-password = Hasło
page-old-password = Obecne hasło
page-guest-name = Gość { $number }
page-account-is-guest = Jesteś gościem: twoje stoły zostają w tej przeglądarce. Załóż konto, aby je zachować.
page-account-guest = Graj jako gość
page-account-guest-done = Witaj.
page-account-account = Załóż konto
page-account-account-done = Konto założone.
page-account-login = Zaloguj się
page-account-login-done = Witaj ponownie.
page-account-rename = Zmień nazwę
page-account-rename-done = Nazwa zmieniona.
page-account-password = Zmień hasło
page-account-password-done = Hasło zmienione.
page-account-remove = Usuń
page-account-remove-done = Konto usunięte.
page-account-remove-help = Wszystkie twoje dane zostaną usunięte. Skończone gry zachowają nazwę, pod którą je rozegrano.

## Nowy stół

page-game = Gra
page-setup = Przygotowanie
page-setup-more = Więcej opcji
page-setup-players = Gracze
page-setup-board = Plansza
page-setup-mode = Tryb
page-setup-skulls = Czaszki: im więcej, tym dłużej
page-setup-ending = Zakończenie
page-setup-bot = Bot dołącza (nie przy pięciu graczach)
page-setup-hidden-points = Punkty innych są ukryte do końca
page-setup-open-windows = Pytaj przy każdej okazji, aby pauza niczego nie zdradzała
page-setup-confirm-turn = Pytaj przed końcem tury
page-setup-scenario = Scenariusz
page-setup-mission = Misja
page-setup-marines = Marines
page-setup-difficulty = Jak trudno mają marines
page-setup-draw-two = Najeźdźca zawsze dobiera dokładnie dwie karty
page-setup-knockback-stopped = Przeszkody zatrzymują odrzuconą figurkę
page-setup-guard-lost-by-moving = Marine, który się rusza, traci obronę
page-setup-adrenaline-next-turn = Adrenalina musi być użyta w następnej turze
page-setup-fewer-frags = O dwa fragi mniej przeciw jednemu lub dwóm marines (nasze, nie z instrukcji)
page-setup-full-rules = Samouczek ze wszystkimi zasadami
page-setup-split-activations = Karty drużyny dają własne aktywacje
page-setup-flat-cover = Osłona daje jedną tarczę zamiast drugiej karty
page-setup-frags = Żetony zabójstw, z którymi wygrywa najeźdźca
page-setup-no-round-limit = Bez limitu rund
page-seats = Miejsca
page-player = Gracz { $n }
page-seat-me = Ja
page-seat-open = Wolne
page-bot = { $name } ({ $level })
page-bot-level = Komputer: { $level }
page-bot-for = Komputer za: { $name }
page-level-random = losowy
page-level-recruit = rekrut
page-level-soldier = żołnierz
page-level-veteran = weteran
page-level-nightmare = koszmar
page-style-even = wszechstronny
page-style-careful = ostrożny
page-style-hunter = łowca
page-style-gunner = strzelec
page-style-of = Styl: { $role }
page-hint = Podpowiedź
page-hint-title = Moja rada
page-hint-then = potem: { $plan }
page-hint-ahead = Spodziewam się skończyć { $points } pkt przed innymi.
page-hint-behind = Spodziewam się skończyć { $points } pkt za innymi.
page-hint-chance = Daję nam { $percent } % szans na wygraną.
page-hint-else = Też dobre
page-fill-bots = Dodaj graczy komputerowych
page-table = Stół
page-title = Nazwa stołu
page-clock-per-turn = Czas na turę
page-clock-choice = { $seconds ->
    [0] bez ograniczeń
    [60] 1 minuta
    [300] 5 minut
    [3600] 1 godzina
    [86400] 1 dzień
   *[other] 3 dni
}
page-listed = Pokaż wśród otwartych stołów
page-private = Tylko dla grających, bez widzów
page-open-table = Otwórz stół
page-open-and-begin = Zacznij grę

## Przed grą

page-seats-title = Zajmijcie miejsca
page-seats-more = Gdy wszystkie miejsca są zajęte, grę zaczyna ten, kto otworzył stół. Kto ma link, może wejść.
page-sit = Usiądź
page-add-bot = Komputer
page-leave-seat = Zwolnij miejsce
page-free-seat = Zwolnij miejsce
page-link-copied = Link skopiowany.
page-begin = Zacznij
page-wait-begin = Czekamy, aż gospodarz stołu zacznie grę.
page-join = Zajmij miejsce

## Przy stole

page-board = Plansza
page-position = Opis sytuacji
page-decision = Decyzja
page-waiting = Chwileczkę
page-waiting-more = Czekamy na innego gracza.
page-on-board = Na planszy
page-choices-on-board = { $n ->
    [one] { $n } możliwość, także na planszy
    [few] { $n } możliwości, także na planszy
   *[many] { $n } możliwości, także na planszy
}
page-which = Co wybierasz?
page-eye = Co figurka widzi i czemu zagraża?
page-eye-whose = Wskaż figurkę.
page-eye-unseen = poza zasięgiem wzroku
page-eye-reaches = w zasięgu ruchu
page-eye-threatens = zagrożone
page-undo = Cofnij
page-ask-back = Poproś o cofnięcie ostatniej akcji
page-agree = Zgoda
page-decline = Nie
page-why-not = Dlaczego nie?
page-why-possible = To jest możliwe: { $action }.
page-why-then = A nawet bez tego:
page-why-mode = Zapytaj, dlaczego czegoś nie wolno
page-why-point = Wskaż cokolwiek, by usłyszeć, dlaczego nie można tego wybrać. Na klawiaturze: strzałki i Enter; Escape kończy.
page-clock = Pozostały czas
page-hand = Twoje karty
page-part-table = Stół
page-parts = Części stołu
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-zoom-all = Pokaż całość
page-zoom-follow = Podążaj za grą
page-zoom-beyond = { $n ->
    [one] Tam jest { $n } możliwość
    [few] Tam są { $n } możliwości
   *[many] Tam jest { $n } możliwości
}
page-line-connecting = Łączenie
page-line-live = Na żywo
page-line-lost = Brak połączenia, próbuję ponownie
page-line-ended = Wylogowano
page-log = Dziennik
page-happened = Co się stało
page-log-filter = Filtruj dziennik
page-log-all = Wszystko
page-log-rules = Zasady
page-log-earlier = Wcześniejsze
page-log-sat = { $seat }: { $name }
page-log-took-back = { $name } cofa ostatnią akcję.
page-log-asked-back = { $name } chce cofnąć ostatnią akcję.
page-log-agreed = { $name } się zgadza.
page-log-declined = { $name } się nie zgadza.
page-log-reminded = Przypomniano: { $name }.
page-log-began = Gra się zaczyna.
page-log-chat-open = { $name } dopuszcza oglądających do głosu.
page-log-chat-closed = { $name } dopuszcza do głosu tylko grających.
page-log-closed = Stół zamknięto.
page-chat = Czat
page-chat-closed = Rozmawiają tu tylko grający.
page-chat-open = Oglądający też mogą rozmawiać
page-chat-none = Nikt jeszcze nic nie powiedział.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-chat-removed = Ta wiadomość została usunięta.
page-phrases = Gotowe zwroty
page-phrase-luck = Powodzenia i dobrej zabawy!
page-phrase-well = Dobra gra!
page-phrase-thanks = Dziękuję!
page-phrase-ouch = Auć!
page-phrase-wait = Chwileczkę.
page-phrase-again = Jeszcze raz?
page-table-menu = Menu stołu
page-keys = Klawisze
page-share = Kopiuj link do stołu
page-hand-over = Niech komputer gra za mnie
page-take-back-seat = Wracam do gry
page-report = Zapisz plik do zgłoszenia błędu
page-report-help = Zawiera to, co widzisz i co się ostatnio stało, bez cudzych tajemnic.
page-close-table = Zamknij ten stół
page-close-table-sure = Na pewno? Gra się tu kończy.
page-closed = Ten stół zamknięto.
page-pledge = Uczciwość do sprawdzenia
page-pledge-more = Każdy losowy wynik ustalono przed początkiem gry. To skrót ziarna; ziarno zobaczysz na końcu.
page-pledge-kept = Ziarno i sól dają skrót pokazany od początku. Plik powtórki tego dowodzi.
page-pledge-hash = Skrót
page-pledge-seed = Ziarno
page-pledge-salt = Sól

## Po grze

page-result = Wynik
page-you-won = Wygrywasz
page-you-lost = Tym razem wygrywają inni
page-winner = wygrana
page-rematch-here = Rewanż gotowy: dołącz
page-watch-replay = Obejrzyj jeszcze raz
page-download = Pobierz powtórkę
page-replay = Powtórka
page-timeline = Oś czasu
page-play = Odtwórz
page-pause = Pauza
page-step-back = Jedna akcja wstecz
page-step-on = Jedna akcja dalej
page-turn-back = Jedna tura wstecz
page-turn-on = Jedna tura dalej
page-speed = Szybkość
page-eyes = Widok
page-eyes-watcher = Widz
page-eyes-open = Wszystkie karty odkryte
page-share-moment = Kopiuj link do tego momentu

## Plansza gier DOOM

page-goals = Cele
page-figures = { $n ->
    [one] { $n } figurka
    [few] { $n } figurki
   *[many] { $n } figurek
}
page-thing = Rzecz ze scenariusza
page-d16-main = główna
page-d16-bonus = dodatkowa
page-d16-reaction = reakcja
page-stunned = ogłuszony
page-cards-in-hand = karty na ręce
page-cards-in-deck = karty w talii
page-glory-cards = karty zabójstw chwały
page-progress = Postęp: { $list }
page-initiative = Jeszcze do ruchu: { $list }

## O grze

page-codex = Zasady
page-rule-in-codex = Więcej w kodeksie
page-about = O grze
page-about-text = Telefrag pozwala grać na odległość w trzy planszowe strzelanki: Adrenalinę (2016), DOOM: The Boardgame (2004) i DOOM: The Board Game (2016). Zna ich zasady, gra jako komputer i mówi, dlaczego coś jest niedozwolone.
page-unofficial = Nieoficjalne
page-unofficial-text = Dzieło fanów, niezwiązane z wydawcami ani autorami gier i niezatwierdzone przez nich. Nazwy należą do ich właścicieli. Nie używamy grafik ani tekstów wydawców; jeśli gra ci się podoba, kup ją.
page-credits = Podziękowania
page-credits-icons = Ikony są wbudowane i pokolorowane; ich kontury są niezmienione.
page-licence = Licencja
page-licence-text = Program jest wolny: MIT lub Apache 2.0, do wyboru.
