# Co strona mówi o ludziach: kim jesteś, jak ci poszło, jak dostajesz wiadomości, co przynosisz.

## Wejście

page-who-are-you = Kim jesteś?
page-account-guest-help = Wystarczy nazwa. Twoje stoły zostają w tej przeglądarce.
page-account-account-help = Nazwa i hasło wystarczą, by mieć swoje stoły na każdym urządzeniu. Gry zaczęte jako gość nie przepadną.
page-account-login-help = Witaj ponownie: twoje stoły czekają.
page-account-login-guest = Po zalogowaniu stracisz dostęp do stołów gościa. Aby je zachować, załóż konto.
page-password-help = Co najmniej 8 znaków.
page-new-password = Nowe hasło
page-invitation = Zaproszenie
page-invitation-help = To miejsce jest dla zaproszonych. Zaproszenia rozdaje prowadzący; każde działa raz.
page-invited = Masz zaproszenie
page-invited-help = Wybierz nazwę i wchodzisz.
page-invited-already = Już tu jesteś jako { $name }. Daj zaproszenie komuś innemu: nadal jest ważne.

## Twoja strona

page-is-guest = Gość
page-is-account = Konto
page-my-games = Gry
page-my-notices = Powiadomienia
page-my-account = Konto
page-my-programs = Programy
page-save = Zapisz
page-copy = Kopiuj
page-copied = Skopiowano.
page-rename-help = Inni widzą ją przy nowych stołach. Tam, gdzie już siedzisz, zostaje dawna.
page-devices = To urządzenie i inne
page-devices-help = Wyloguj się na cudzym urządzeniu. Jeśli któreś zginęło, wyloguj się wszędzie: programy też stracą tokeny.
page-devices-guest = Jesteś gościem: zna cię tylko ta przeglądarka. Po wylogowaniu nie ma powrotu.
page-logged-out = Wylogowano.
page-remove-account = Usuń konto
page-remove-guest = Usuń wszystko o mnie
page-leave-here-title = Wylogować gościa?
page-leave-here-text = Nikt nie zaloguje się już jako ten gość: gry potoczą się dalej bez ciebie. Jeśli chcesz wrócić, najpierw załóż konto.
page-leave-here = Wyloguj się
page-leave-everywhere-title = Wylogować się wszędzie?
page-leave-everywhere-text = Wszystkie przeglądarki i programy muszą się zalogować na nowo, ta też. Powiadomienia w przeglądarkach zostaną wyłączone.
page-leave-everywhere = Wyloguj się wszędzie
page-leave-remove-title = Usunąć na dobre?
page-leave-remove = Usuń na dobre
page-stay = Zostań
page-lost-account = Twoja nazwa i dostęp. Nie da się ich odzyskać.
page-lost-devices = Wszystkie urządzenia zostaną wylogowane, tokeny i powiadomienia przestaną działać.
page-lost-statistics = Twoje statystyki.
page-lost-seats = Twoje miejsca w trwających grach: zajmą je gracze komputerowi.
page-lost-stays = Skończone gry zostają z nazwą, pod którą je rozegrano.

## Jak ci poszło

page-statistics = Statystyki
page-tally-none = Nie ma jeszcze skończonych gier. Tu są liczone, każda gra osobno.
page-tally-played = rozegrane
page-tally-won = wygrane
page-tally-best = najwięcej punktów
page-tally-share = Wygrane: { $share }%
page-my-last-games = Moje ostatnie gry
page-player-here = Gracz
page-player-gone = Nie ma takiego gracza.

## Programy

page-programs = Tokeny dla programów
page-programs-help = Program z tokenem może tu wszystko to co ty: patrzeć, grać, rozmawiać. Daj każdemu programowi własny i unieważnij go, gdy już go nie używasz.
page-token = Token
page-token-label = Do czego służy?
page-token-example = mój bot
page-token-make = Utwórz token
page-token-made = Token: { $label }
page-token-once = Widać go tylko teraz. Zapisz go tam, gdzie przeczyta go tylko twój program.
page-token-since = od { $day }
page-token-end = Unieważnij
page-token-end-sure = Na pewno unieważnić?
page-tokens-none = Nie masz jeszcze tokenów.
page-interface = Interfejs
page-interface-help = Wszystko, co robi ta strona, może robić też program. Opis jest tutaj:

## Powiadomienia

page-turn-elsewhere = Twoja kolej: { $table }
page-turn-go = Przejdź do stołu
page-notices-here = Gdy strona jest otwarta
page-notices-here-help = Gdy czeka na ciebie inny stół, mówi o tym notka i tytuł karty. Nie trzeba nic włączać.
page-push = Powiadomienia tej przeglądarki
page-push-help = Ta przeglądarka mówi ci, że to twoja kolej, także gdy strona jest zamknięta: najwcześniej 20 sekund po tym, jak przyszła kolej na ciebie, i ponownie, gdy kończy się czas.
page-push-is-on = Włączone
page-push-is-off = Wyłączone
page-push-on = Włącz
page-push-off = Wyłącz
page-push-denied = Tej przeglądarce nie wolno pokazywać stąd powiadomień: zabroniono tego. Zezwól na nie w ustawieniach przeglądarki dla tej strony i wróć tutaj.
page-push-insecure = Powiadomienia wymagają adresu zaczynającego się od https://. Zapytaj prowadzącego albo użyj webhooka.
page-push-unsupported = Ta przeglądarka tego nie potrafi. Na iPhonie i iPadzie dodaj stronę do ekranu początkowego i otwórz ją stamtąd.
page-push-no-service = Nie można połączyć się z usługą push przeglądarki. Spróbuj później albo użyj innej przeglądarki.
page-push-others = { $n ->
    [one] Powiadomienia są też włączone w innej przeglądarce.
    [few] Powiadomienia są też włączone w { $n } innych przeglądarkach.
   *[many] Powiadomienia są też włączone w { $n } innych przeglądarkach.
}
page-webhook = Webhook
page-webhook-help = Dla czatu, serwera domowego, własnego programu: adres w publicznym internecie, wywoływany, gdy przychodzi twoja kolej.
page-webhook-address = Adres
page-webhook-saved = Odtąd wywoływany jest ten adres.
page-webhook-gone = Żaden adres nie jest już wywoływany.
page-webhook-remove = Wyłącz
page-webhook-how = Co jest wysyłane i jak sprawdzić, że to stąd
page-webhook-body = POST z JSON-em:
page-webhook-signature = Każde wywołanie jest podpisane twoim sekretem:
page-webhook-secret = Sekret
page-webhook-again = Nieudane wywołanie jest ponawiane dwa razy, więc może dojść podwójnie. Po dwudziestu nieudanych z rzędu webhook się wyłącza.

## Powtórki i stoły

page-open-replay = Otwórz plik powtórki
page-open-replay-help = Albo upuść tu plik .tfr.
page-replay-unreadable = { $file } to nie powtórka, którą można tu obejrzeć.
page-invite-link = Link z zaproszeniem
page-clock-help = Łagodny zegar: po czterech piątych czasu dostajesz przypomnienie; na końcu gracz komputerowy rozgrywa za ciebie tę jedną turę.
