# Co mówi strona administratora.

## Wszędzie

page-admin-about = Wszystko, co się tu robi, jest zapisywane razem z tym, kto to zrobił.
page-admin-only = Ta strona jest dla administratorów. Wyznacza się ich w wierszu poleceń serwera:
page-admin-people = Ludzie
page-admin-tables = Stoły
page-admin-chat = Czat
page-admin-invitations = Zaproszenia
page-admin-scenarios = Scenariusze
page-admin-notice = Ogłoszenie
page-admin-upkeep = Porządki
page-admin-log = Dziennik
page-admin-search = Nazwa, tytuł, słowa lub id
page-admin-find = Szukaj
page-admin-which = Które
page-admin-more = Pokaż więcej
page-admin-none = Nic nie znaleziono.
page-admin-kind-all = Wszystkie
page-admin-kind-guests = Goście
page-admin-kind-accounts = Konta
page-admin-kind-banned = Zablokowani
page-admin-kind-admins = Administratorzy
page-admin-kind-open = Otwarte
page-admin-kind-running = Trwające
page-admin-kind-over = Zakończone
page-admin-kind-closed = Zamknięte
page-admin-kind-hidden = Ukryte
page-admin-done = Gotowe.
page-admin-back = Anuluj

## Ludzie

page-admin-came = Pierwsza wizyta { $day }
page-admin-seen = Ostatnio { $day }
page-admin-nowhere = Nigdzie nie zalogowany
page-admin-sat = Stoły: { $n }
page-admin-is-admin = Administrator
page-admin-is-banned = Zablokowany
page-admin-rename = Zmień nazwę
page-admin-rename-title = Zmienić nazwę { $name }?
page-admin-rename-text = Inni zobaczą nową nazwę przy nowych stołach.
page-admin-password = Nowe hasło
page-admin-password-title = Nowe hasło dla { $name }?
page-admin-password-text = Hasło zostanie wymyślone i pokazane raz. Przekaż je; wszystkie urządzenia i programy muszą zalogować się ponownie.
page-admin-password-made = Nowe hasło: { $name }. Widać je tylko teraz.
page-admin-ban = Zablokuj
page-admin-ban-title = Zablokować { $name }?
page-admin-ban-text = Nie będzie można się zalogować ani grać; powód zostanie podany. Miejsca na stałe zajmą gracze komputerowi.
page-admin-why = Powód
page-admin-unban = Odblokuj
page-admin-unban-title = Wpuścić znowu { $name }?
page-admin-unban-text = Będzie można znów się zalogować i grać. Dawne miejsca zostają przy graczach komputerowych.
page-admin-delete = Usuń
page-admin-delete-person-title = Usunąć na zawsze { $name }?
page-admin-delete-person-text = Nazwa, logowanie, statystyki i udostępnione scenariusze znikną i nie da się ich odzyskać. Zakończone gry zachowają nazwę.
page-admin-export = Pobierz wszystkie dane

## Stoły i czat

page-admin-opened-by = Otwarty przez: { $name }
page-admin-close = Zamknij
page-admin-close-title = Zamknąć ten stół?
page-admin-close-text = Gra kończy się dla wszystkich przy tym stole. Przez kilka dni można ją jeszcze obejrzeć.
page-admin-delete-table-title = Usunąć ten stół na zawsze?
page-admin-delete-table-text = Gra, jej wyniki i wszystko, co tam powiedziano, znikną i nie da się ich odzyskać.
page-admin-remove = Usuń
page-admin-remove-title = Usunąć tę wiadomość?
page-admin-remove-text = Jej słowa znikną na zawsze. Stół pokaże, że wiadomość została usunięta.
page-admin-go-there = Do stołu

## Zaproszenia i scenariusze

page-admin-invite-count = Ile
page-admin-invite-days = Ważne przez dni
page-admin-invite-always = Do użycia
page-admin-invite = Utwórz zaproszenia
page-admin-invite-made = Skopiuj je teraz: widać je tylko raz.
page-admin-invite-since = Utworzone { $day }
page-admin-invite-until = Ważne do { $day }
page-admin-revoke = Unieważnij
page-admin-revoke-title = Unieważnić to zaproszenie?
page-admin-revoke-text = Nikt już z nim nie wejdzie.
page-admin-expire-days = Starsze niż dni
page-admin-expire = Unieważnij stare
page-admin-expire-title = Unieważnić stare zaproszenia?
page-admin-expire-text = Nikt już nie wejdzie z zaproszeniem starszym niż tyle dni: { $n }.
page-admin-expire-gone = Unieważnione: { $n }
page-admin-hide = Ukryj
page-admin-hide-title = Ukryć { $name }?
page-admin-hide-text = Nikt nie znajdzie go w warsztacie, dopóki nie pokażesz go znowu. Stoły, które go używają, grają dalej.
page-admin-show = Pokaż znowu
page-admin-show-title = Pokazać znowu { $name }?
page-admin-show-text = Wszyscy znów znajdą go w warsztacie.
page-admin-complaints = Zgłoszenia: { $n }
page-admin-by = autor: { $name }

## Ogłoszenie

page-admin-notice-help = Wszyscy zobaczą je u góry strony, w ramce w swoim języku wokół twojego zdania.
page-admin-notice-text = Twoje zdanie
page-admin-notice-from = Początek
page-admin-notice-until = Koniec
page-admin-notice-set = Pokaż wszystkim
page-admin-notice-clear = Zdejmij
page-admin-notice-now = Wszyscy widzą teraz:
page-admin-notice-none = Teraz nie ma żadnego ogłoszenia.

## Porządki

page-admin-limits = Ograniczenia
page-admin-limits-help = Obowiązują w ciągu sekundy. Puste pole: jak przy starcie serwera.
page-admin-limit-sign-ups = Nowe osoby z jednego adresu na minutę
page-admin-limit-requests = Zapytania z jednego adresu na sekundę
page-admin-limit-tables = Niedokończone stoły jednej osoby
page-admin-limit-watchers = Oglądający przy stole
page-admin-limit-keep-guests = Dni do zapomnienia nieobecnego gościa
page-admin-limit-keep-tables = Dni przechowywania zakończonych gier
page-admin-limit-now = Teraz: { $n }
page-admin-limit-none = Teraz: bez ograniczeń
page-admin-prune = Usuń to, co stare
page-admin-prune-help = Najpierw policz, potem usuń. Co zostaje puste, nie jest ruszane.
page-admin-prune-guests = Goście nieobecni od dni
page-admin-prune-tables = Stoły zakończone od dni
page-admin-prune-abandoned = Niedokończone stoły nietknięte od dni
page-admin-prune-count = Policz
page-admin-prune-go = Usuń
page-admin-prune-title = Usunąć na zawsze?
page-admin-prune-found = Goście: { $guests }. Zakończone stoły: { $tables }. Niedokończone stoły: { $abandoned }.

## Dziennik

page-admin-at-shell = { $name }, wiersz poleceń
page-admin-did-grant = nadano prawa administratora
page-admin-did-demote = odebrano prawa administratora
page-admin-did-rename = zmieniono nazwę
page-admin-did-password = nadano nowe hasło
page-admin-did-ban = zablokowano
page-admin-did-unban = odblokowano
page-admin-did-delete-person = usunięto osobę
page-admin-did-export = pobrano wszystkie dane
page-admin-did-close-table = zamknięto stół
page-admin-did-delete-table = usunięto stół
page-admin-did-remove-line = usunięto wiadomość
page-admin-did-invite = utworzono zaproszenia
page-admin-did-revoke-invite = unieważniono zaproszenie
page-admin-did-expire-invites = unieważniono stare zaproszenia
page-admin-did-hide-scenario = ukryto scenariusz
page-admin-did-show-scenario = pokazano znowu scenariusz
page-admin-did-withdraw-scenario = usunięto scenariusz na stałe
page-admin-did-remove-comment = usunięto komentarz
page-admin-did-notice = wywieszono ogłoszenie
page-admin-did-clear-notice = zdjęto ogłoszenie
page-admin-did-limit = zmieniono ograniczenie
page-admin-did-prune = usunięto to, co stare
