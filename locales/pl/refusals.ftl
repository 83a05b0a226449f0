# Dlaczego czegoś nie wolno.

## Stół

refusal-game-over = Gra jest skończona: nic więcej nie można zrobić.
refusal-not-your-decision = To nie jest teraz twoja decyzja.
refusal-undo-nothing = Nie ma czego cofnąć.
refusal-undo-revealed = Tego nie można cofnąć: odsłoniło coś nowego.
refusal-undo-other = Możesz cofnąć tylko swoje własne ostatnie posunięcie.

## Przygotowanie

refusal-setup-players = Liczba graczy { $n } jest niemożliwa: gra od 3 do 5 osób.
refusal-setup-skulls = Liczba czaszek { $n } jest niemożliwa: wybierz od 5 do 8.
refusal-setup-two-modes = Dominacji i Wieżyczek nie można łączyć.
refusal-setup-bot = Przy 5 graczach nie ma miejsca na bota.

## Tura i akcje

refusal-no-actions = Nie masz już akcji.
refusal-choose-action = Najpierw wybierz akcję: biegnij, zabierz ekwipunek albo strzelaj.
refusal-move-needs-action = Aby się przesunąć, najpierw wybierz akcję.
refusal-turn-over = Ta część tury już minęła.
refusal-turn-closed = Tura jest zamknięta: po załadowaniu broni nic więcej nie można zrobić.
refusal-powerup-inside-action = Tę kartę zdolności zagrywa się przed akcją albo po niej, nie w trakcie.
refusal-not-in-hand = Nie masz tej karty zdolności na ręce.
refusal-spawn-first = Najpierw odrzuć kartę zdolności, by pojawić się na planszy.
refusal-place-bot-first = Najpierw wybierz punkt odrodzenia dla bota.
refusal-no-run = W tej turze szału nie ma biegu.
refusal-run-nowhere = Bieg to co najmniej jeden krok.
refusal-running = Biegniesz: wybierz pole albo się zatrzymaj.
refusal-already-there = Już tam stoisz: zrób to, po co przyszedłeś.
refusal-too-far = Tego pola nie da się osiągnąć w tylu krokach.
refusal-no-steps = W tej akcji nie masz już kroków.

## Zabieranie i płacenie

refusal-nothing-to-grab = Nie ma tam nic, co można zabrać.
refusal-grab-something = Zabierając ekwipunek, trzeba coś wziąć.
refusal-grabbing = Zabierasz ekwipunek: przesuń się albo weź coś tutaj.
refusal-weapon-not-here = Tej broni tu nie ma.
refusal-tile-not-here = Tego żetonu amunicji tu nie ma.
refusal-square-grabbed = Na tym polu zabrano już amunicję w tej turze.
refusal-square-empty = To pole jest puste do końca tury.
refusal-leave-weapon = Zostaw jedną z trzech dotychczasowych broni.
refusal-control = Oddaj kostkę lub kartę zdolności z tego żetonu albo nic.
refusal-pay = Najpierw zapłać: kostką z obszaru amunicji albo kartą zdolności właściwego koloru.
refusal-cannot-pay = Nie stać cię na cenę: { $price }.

## Strzelanie

refusal-no-loaded-weapon = Nie masz załadowanej broni.
refusal-not-loaded = Nie masz tej broni załadowanej na ręce.
refusal-no-target = Żadna z twoich załadowanych broni nie ma celu.
refusal-no-target-there = Z tego pola nikogo nie trafisz.
refusal-must-shoot = Strzał musi nastąpić.
refusal-shooting = Strzelasz: przesuń się albo użyj broni.
refusal-reloaded = Broń już załadowana: ruch się skończył.
refusal-reload-later = Broń ładuje się na koniec tury; tylko w szale przed strzałem.
refusal-shot-must-follow = Po takim załadowaniu strzał nie byłby możliwy.
refusal-nothing-to-reload = Nie masz takiej niezaładowanej broni.
refusal-one-weapon = Jeden strzał to jedna broń.
refusal-one-mode = Strzał ma dokładnie jeden tryb; nie pasuje: { $effect }.
refusal-effect-used = Tego efektu użyto już w tym strzale: { $effect }.
refusal-effect-order = Ten efekt nie może być w tej kolejności: { $effect }.
refusal-effect-no-target = Ten efekt nie ma celu: { $effect }.
refusal-move-without-shot = Ten ruch musi należeć do strzału, który kogoś trafia: { $effect }.
refusal-basic-compulsory = Efekt podstawowy jest obowiązkowy.
refusal-choose-effect = Wybierz następny efekt albo zakończ strzał.
refusal-choose-target = Wybierz cel.
refusal-choose-square = Wybierz pole albo pomieszczenie.
refusal-square = Tego efektu nie można użyć na tym polu.
refusal-no-push = Nie ma kogo odepchnąć.
refusal-push-too-far = Odepchnięcie sięga jednego pola i nie przechodzi przez ściany.
refusal-fist = Rakietowa pięść: krok, cios, potem ewentualnie dalej prosto i jeszcze cios.
refusal-target-yourself = Nie możesz trafić siebie.
refusal-target-absent = Tej figurki nie ma na planszy.
refusal-too-many-targets = To więcej celów, niż pozwala efekt.
refusal-targets-together = Tych celów nie można trafić razem.
refusal-target-out-of-zone = Efekt nie sięga stąd tego celu.
refusal-spawnpoint-mode = Punkty odrodzenia są celami tylko w Dominacji.
refusal-spawnpoint-first-turn = W pierwszej turze nie możesz trafiać punktów odrodzenia.
refusal-spawnpoint-tagged = Ten punkt odrodzenia już w tej turze trafiony.
refusal-spawnpoint-bonus = Znaczniki namierzania i dodatkowe obrażenia nie działają na punkt odrodzenia.

## Przesuwanie figurek

refusal-finish-move = Najpierw dokończ rozpoczęty ruch.
refusal-move-at-least-one = Ten ruch to co najmniej jedno pole.
refusal-move-straight = Ten ruch idzie tylko w jednym kierunku.
refusal-move-ends-wrong = Ruch nie może skończyć się na tym polu.

## Karty zdolności

refusal-teleport = Wybierz dowolne pole planszy.
refusal-teleport-home = Już tam stoisz.
refusal-newton-self = Newton przesuwa inną figurkę, nie twoją.
refusal-newton-absent = Tej figurki nie ma na planszy.
refusal-scope-not-now = Celownik laserowy zagrywa się zaraz po tym, jak twój strzał kogoś zrani.
refusal-scope-window = Zagraj Celownik laserowy albo zrezygnuj.
refusal-scope-target = Celownik laserowy wymaga celu zranionego tym strzałem, na którego planszy jest miejsce.
refusal-scope-unpaid = Nie masz już czym zapłacić za Celownik laserowy.
refusal-tagback-not-now = Marker zagrywa się, gdy właśnie zranił cię ktoś, kogo widzisz.
refusal-tagback-window = Odpowiedz Markerem albo zrezygnuj.

## Bot i tryby

refusal-no-bot-action = Nie ma teraz akcji bota do wykonania.
refusal-bot-action-owed = Bot musi wykonać akcję przed końcem tury.
refusal-bot-spares-you = Bot nigdy nie strzela do gracza, którego jest tura.
refusal-bot-cannot-see = Bot nie widzi tego celu.
refusal-bot-must-shoot = Bot ma cel, więc musi strzelić.
refusal-one-target = Wybierz dokładnie jeden cel.
refusal-track = Wybierz tor punktu odrodzenia dla znacznika totalnej anihilacji.
