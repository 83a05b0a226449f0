# Dlaczego czegoś nie wolno.

## Stół

refusal-game-over = Gra jest skończona: nic więcej nie można zrobić.
refusal-not-your-decision = To nie jest teraz twoja decyzja.
refusal-unasked = To nie jest odpowiedź na to, o co teraz chodzi. { $question }
refusal-undo-nothing = Nie ma czego cofnąć.
refusal-undo-revealed = Tego nie można cofnąć: odsłoniło coś nowego.
refusal-undo-asked = Tego nie można cofnąć: ktoś mógł na to odpowiedzieć z ukrytej ręki.
refusal-undo-other = Możesz cofnąć tylko swoje własne ostatnie posunięcie.

## Przygotowanie

refusal-setup-players = Nie można grać w { $n } osób: gra od 3 do 5.
refusal-setup-skulls = Nie można grać z tyloma czaszkami ({ $n }): wybierz od 5 do 8.
refusal-setup-two-modes = Dominacji i Wieżyczek nie można łączyć.
refusal-setup-bot = Przy 5 graczach nie ma miejsca na bota.

## Tura i akcje

refusal-no-actions = Nie masz już akcji.
refusal-choose-action = Najpierw wybierz akcję: biegnij, zabierz ekwipunek albo strzelaj.
refusal-move-needs-action = Aby się przesunąć, najpierw wybierz akcję.
refusal-turn-over = Ta część tury już minęła.
refusal-turn-closed = Tura jest zamknięta: po naładowaniu broni nic więcej nie można zrobić.
refusal-powerup-inside-action = Tę kartę zdolności zagrywa się przed akcją albo po niej, nie w trakcie.
refusal-not-in-hand = Nie masz tej karty zdolności na ręce.
refusal-spawn-first = Najpierw odrzuć kartę zdolności, by pojawić się na planszy.
refusal-place-bot-first = Najpierw wybierz punkt odrodzenia dla bota.
refusal-no-run = W tej turze szału nie ma biegu.
refusal-run-nowhere = Bieg to co najmniej jeden krok.
refusal-running = Biegniesz: wybierz pole albo się zatrzymaj.
refusal-already-there = Już tam stoisz: zrób, co trzeba.
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

refusal-no-loaded-weapon = Nie masz naładowanej broni.
refusal-not-loaded = Nie masz tej broni naładowanej na ręce.
refusal-no-target = Żadna z twoich naładowanych broni nie ma celu.
refusal-no-target-there = Z tego pola nikogo nie trafisz.
refusal-must-shoot = Musisz teraz strzelić.
refusal-shooting = Strzelasz: przesuń się albo użyj broni.
refusal-reloaded = Broń już naładowana: ruch się skończył.
refusal-reload-later = Broń ładuje się na koniec tury; tylko w szale przed strzałem.
refusal-shot-must-follow = Po takim naładowaniu strzał nie byłby możliwy.
refusal-nothing-to-reload = Nie masz takiej rozładowanej broni.
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

## DOOM: przygotowanie

refusal-d04-marines = Ten scenariusz jest dla marines w liczbie od { $least } do { $most }, a nie { $n }.
refusal-d04-colour-twice = Każdy marine ma inny kolor.
refusal-d04-card-twice = Karta marines może należeć tylko do jednego marine.

## DOOM: tura marine

refusal-d04-not-now = Teraz nie można tego zrobić.
refusal-d04-respawn-first = Najpierw wybierz pole, na którym wracasz do gry.
refusal-d04-respawn-taken = Wrócić możesz tylko na pole bez figurek i przeszkód.
refusal-d04-respawn-distance = Wracasz 8 do 16 pól od miejsca śmierci albo tak blisko tego, jak pozwala plansza.
refusal-d04-declare-first = Najpierw zadeklaruj akcję: Sprint, Seria, Podejście albo Przygotowanie.
refusal-d04-declared = W tej turze zadeklarowano już akcję.
refusal-d04-not-in-turn = Tego nie możesz zrobić w swojej turze.
refusal-d04-no-adrenaline = Nie masz adrenaliny.
refusal-d04-adrenaline-fresh = Adrenalina działa dopiero w turze późniejszej niż ta, w której ją zabrano.
refusal-d04-adrenaline-late = Adrenaliny używa się na początku tury, przed zadeklarowaniem akcji.
refusal-d04-mist = Czerwona mgła: wykonaj pozostały ruch, zaatakuj raz albo zakończ.
refusal-d04-order-ready = Rozkazy kładzie się tylko w akcji Przygotowanie.
refusal-d04-order-placed = W tej turze położono już rozkaz.
refusal-d04-order-held = Masz już rozkaz: można mieć tylko jeden naraz.
refusal-d04-order-heal = Rozkaz leczenia może położyć tylko Chirurg polowy.
refusal-d04-nothing-to-drop = Nie masz rozkazu celowania, z którego można by teraz zrezygnować.

## DOOM: ruch

refusal-d04-no-points = Nie masz na to dość punktów ruchu.
refusal-d04-no-moves = Potworowi nie zostało dość punktów ruchu.
refusal-d04-no-space = Na odkrytej planszy nie ma takiego pola.
refusal-d04-step-wall = W tę stronę jest ściana albo nie ma pola.
refusal-d04-step-door = Drogę zagradzają zamknięte drzwi.
refusal-d04-step-obstacle = Drogę zagradza przeszkoda blokująca.
refusal-d04-step-barrel = Drogę zagradza beczka.
refusal-d04-step-enemy = Drogę zagradza figurka wroga.
refusal-d04-step-friend = Pole jest zajęte, a punktów nie starczy, by dojść do wolnego.
refusal-d04-step-halves = Tylko demon porusza się, prowadząc jedną połową.
refusal-d04-step-demon = Demon idzie, prowadząc jedną połową, albo obiema na ukos.
refusal-d04-move-on = Ruch nie może skończyć się na polu z inną figurką: idź dalej.
refusal-d04-no-door = Na odkrytej planszy nie ma takich drzwi.
refusal-d04-door-far = Drzwi obsługuje się tylko z pól tuż przy nich.
refusal-d04-door-locked = Śluza bezpieczeństwa jest zamknięta na klucz: nikt go jeszcze nie znalazł.
refusal-d04-door-invader = Potwory nie mogą otwierać ani zamykać śluz bezpieczeństwa.
refusal-d04-door-straddled = Drzwi nie można zamknąć, gdy na ich linii stoi duży potwór.
refusal-d04-door-smashed = Drzwi są wyłamane: pozostaną otwarte.
refusal-d04-door-jammed = Drzwi są zablokowane do następnej tury najeźdźcy.
refusal-d04-no-exit = Tam nie ma wyjścia.
refusal-d04-exit-far = Wyjść można tylko z pola przy wyjściu.
refusal-d04-exit-locked = Z wyjścia można skorzystać dopiero po zabraniu klucza.
refusal-d04-exit-closed = Wyjście jest zamknięte: najpierw je otwórz.
refusal-d04-exit-unwanted = Scenariusz nie pozwala teraz tędy wyjść.
refusal-d04-no-teleporter = Nie stoisz na teleporterze.
refusal-d04-teleporter-end = Teleporter prowadzi tylko do innego w swoim kolorze.
refusal-d04-teleporter-held = Na tym teleporterze stoi marine, a punktów nie starczy, by iść dalej.
refusal-d04-teleporter-marines = Z teleporterów korzystają tylko marines.
refusal-d04-duct-scurry = Z otworów wentylacyjnych korzystają tylko potwory, które potrafią się skradać.
refusal-d04-duct-end = Otwór wentylacyjny prowadzi tylko do innego odkrytego otworu.
refusal-d04-duct-held = Na tym otworze stoi marine.

## DOOM: wyposażenie

refusal-d04-not-here = Na twoim polu nie ma takiego żetonu.
refusal-d04-full-health = Masz pełne zdrowie: zostaw to komuś, kto tego potrzebuje.
refusal-d04-give-whom = Dać możesz tylko innemu marine.
refusal-d04-give-what = Nie masz takiej broni ani amunicji; pancerza i zdrowia nie można oddać.
refusal-d04-give-far = Dać możesz tylko sąsiedniemu marine.
refusal-d04-offer = Przyjmij to, co ci dają, albo odmów.
refusal-d04-no-heal = Nie masz rozkazu leczenia.
refusal-d04-heal-far = Leczyć możesz tylko siebie albo sąsiedniego marine.
refusal-d04-heal-full = Ten marine nie odniósł ran.
refusal-d04-heal-time = Leczenia nie można użyć między rzutem ataku a obrażeniami.

## DOOM: ataki

refusal-d04-no-attacks = Nie pozostał już żaden atak.
refusal-d04-attack-sharing = Figurka nie może atakować, gdy dzieli pole z inną.
refusal-d04-other-weapon = Szkolenie szturmowe: drugi atak wymaga innej broni.
refusal-d04-berserk = W szale atakujesz tylko pięściami.
refusal-d04-no-weapon = Nie masz tej broni.
refusal-d04-no-ammo = Nie masz amunicji do tej broni.
refusal-d04-no-aim = Nie masz rozkazu celowania do wykorzystania.
refusal-d04-no-target = Nie ma niczego, czego ten atak mógłby dosięgnąć.
refusal-d04-choose-target = Wybierz atakowane pole.
refusal-d04-name-figure = Na tym polu są dwie figurki: wskaż, którą atakujesz.
refusal-d04-figure-not-here = Tej figurki nie ma wśród dwóch na tym polu.
refusal-d04-target-obstacle = Nie można atakować pola z przeszkodą blokującą.
refusal-d04-target-own = Nie można atakować własnego pola.
refusal-d04-target-friend = Stoi tam tylko sojusznik: bez wybuchu nie może być celem.
refusal-d04-target-far = Atak wręcz sięga tylko sąsiednich pól, nie przez ściany ani zamknięte drzwi.
refusal-d04-target-path = Do tego pola nie ma drogi o długości najwyżej 8 pól, omijającej ściany i zamknięte drzwi.
refusal-d04-target-sight = To pole nie jest w polu widzenia.
refusal-d04-choose-dice = Wybierz kości do ponownego rzutu albo zachowaj wszystkie.
refusal-d04-reroll-dice = To nie są kości z tego rzutu.
refusal-d04-reroll-over = Rzut ataku powtarza się najwyżej raz, zaraz po nim.
refusal-d04-choose-knock = Przesuń trafione figurki albo zostaw je na miejscu.
refusal-d04-knock-whom = Tej figurki nie można odrzucić.
refusal-d04-knock-there = Można ją przesunąć o maks. 3 pola, nie przez ściany ani zamknięte drzwi, na wolne pola.
refusal-d04-choose-chain = Przeprowadź atak na następne pole albo zakończ.
refusal-d04-chain-die = Odrzuć zieloną albo niebieską kość z tego rzutu.
refusal-d04-chain-far = Atak przechodzi tylko na sąsiednie pole, nie przez ściany ani zamknięte drzwi.
refusal-d04-chain-obstacle = Atak zatrzymuje przeszkoda blokująca.
refusal-d04-chain-again = Atak nigdy nie trafia dwa razy tej samej figurki.
refusal-d04-chain-friend = Atak nie przechodzi na pole sojusznika.
refusal-d04-no-guard = Nie masz rozkazu obrony.
refusal-d04-guard-turn = Obrona przerywa tylko turę najeźdźcy.
refusal-d04-window-marine = Użyj rozkazu, który pasuje do tej chwili, albo spasuj.

## DOOM: najeźdźca

refusal-d04-discard-first = Najpierw odrzuć karty do limitu ręki.
refusal-d04-no-discard = Karty odrzuca się tylko zaraz po dobraniu i tylko ponad limit.
refusal-d04-not-in-hand = Nie masz tej karty na ręce.
refusal-d04-invader-menu = Zagraj karty, aktywuj potwora albo zakończ turę.
refusal-d04-no-spawn-card = To nie jest karta tworzenia.
refusal-d04-no-event-card = To nie jest karta zdarzenia: karty tworzenia zagrywa się we własnej turze, przed aktywacją potworów.
refusal-d04-spawn-late = Karty tworzenia zagrywa się przed aktywacją pierwszego potwora.
refusal-d04-spawn-once = Zagrano już wszystkie karty tworzenia, na jakie pozwala tura.
refusal-d04-spawn-side = Karta nie ma takiej strony.
refusal-d04-place = Umieść figurkę albo ją pomiń.
refusal-d04-put-none = Wszystkie figurki tego rodzaju są na planszy: najpierw zdejmij jedną albo pomiń tę.
refusal-d04-put-shape = Ten potwór nie zajmuje tylu pól.
refusal-d04-put-fit = Figurka tam się nie mieści.
refusal-d04-put-taken = Pole jest zajęte.
refusal-d04-put-seen = To pole widzi marine: potwory pojawiają się poza polem widzenia, a inne potwory niczego nie zasłaniają.
refusal-d04-remove-available = Figurka tego rodzaju jest jeszcze dostępna: nie wolno żadnej zdejmować z planszy.
refusal-d04-remove-kind = Zdjąć z planszy można tylko figurkę tego samego rodzaju.
refusal-d04-lay = Wszystkie figurki tego rodzaju są na planszy: zdejmij jedną, by użyć jej tutaj, albo pomiń tę.
refusal-d04-no-figure = Na planszy nie ma takiego potwora.
refusal-d04-acted = Ten potwór był już aktywowany w tej turze.
refusal-d04-activation = Trwa aktywacja potwora: rusz nim, zaatakuj albo ją zakończ.
refusal-d04-trap = Wybierz potwora do aktywacji albo zakończ.
refusal-d04-trap-who = Karta nie aktywuje tego potwora albo już on działał.
refusal-d04-watch = Zaatakuj czujnym potworem albo spasuj.
refusal-d04-watch-who = Ten potwór nie reaguje na ten krok.
refusal-d04-watch-far = Ten potwór nie może teraz zaatakować marine.

## DOOM: zdarzenia

refusal-d04-window = Zagraj zdarzenie, które pasuje do tej chwili, albo spasuj.
refusal-d04-backup = Unieważnij zdarzenie kartą Plan awaryjny albo na nie pozwól.
refusal-d04-event-choice = Najpierw wybierz, na co działa zdarzenie.
refusal-d04-event-object = Zdarzenie nie może na to zadziałać.
refusal-d04-event-no-object = Nie ma niczego, na co to zdarzenie mogłoby zadziałać.
refusal-d04-time-after-roll = Tę kartę zagrywa się zaraz po rzucie ataku marine na potwora.
refusal-d04-time-before-attack = Tę kartę zagrywa się tuż przed atakiem marine na potwora; po rzucie jest za późno.
refusal-d04-time-after-attack = Tę kartę zagrywa się po rzucie ataku marine bez ikony pocisku, póki ma on amunicję do stracenia.
refusal-d04-time-after-equipment = Tę kartę zagrywa się po zabraniu ekwipunku przez marine.
refusal-d04-time-before-turn = Tę kartę zagrywa się przed turą marine, zanim zadeklaruje akcję.
refusal-d04-time-start = Tę kartę zagrywa się na początku twojej tury: po odrzuceniu kart, przed aktywacją potwora.
refusal-d04-time-invader-turn = Tę kartę zagrywa się w swojej turze.
refusal-d04-time-activation = Tę kartę zagrywa się przy aktywacji potwora, zanim coś zrobi.
refusal-d04-time-invader-attack = Tę kartę zagrywa się przy deklarowaniu ataku potwora, przed rzutem.
refusal-d04-time-after-invader-attack = Tę kartę zagrywa się w swojej turze, zaraz po ataku potwora.
refusal-d04-time-after-reveal = Tę kartę zagrywa się zaraz po odkryciu obszaru z potworami.

## DOOM (2016): przygotowanie

refusal-d16-no-marine = Musi grać co najmniej jeden marine.
refusal-d16-letter-order = Podaj każdego marine raz, w kolejności liter: Alpha, Bravo, Charlie, Delta.
refusal-d16-choose-start = Najpierw wybierz pole startowe swojego marine.
refusal-d16-start-where = Zaczynasz na wolnym polu startowym misji.
refusal-d16-choose-class = Najpierw wybierz jedną z proponowanych klas.
refusal-d16-class-offer = Tej klasy ci nie zaproponowano.
refusal-d16-choose-weapon = Najpierw wybierz dwie bronie początkowe.
refusal-d16-weapon-start = Nikt z tym nie zaczyna: wybierz broń początkową.
refusal-d16-weapon-twice = Twoje dwie bronie początkowe muszą się różnić.
refusal-d16-weapon-gone = Inni marines wzięli już wszystkie egzemplarze tej broni.
refusal-d16-choose-lead = Najpierw wybierz marine, który dostaje kartę drużyny.
refusal-d16-choose-event-set = Najpierw wybierz trzy zestawy wydarzeń do talii.
refusal-d16-event-set-taken = Ten zestaw wydarzeń jest już w talii.
refusal-d16-choose-invasion = Najpierw wybierz kartę inwazji.
refusal-d16-invasion-offer = Tej karty inwazji nie ma do wyboru.

## DOOM (2016): aktywacja marine

refusal-d16-not-now = Teraz nie można tego zrobić.
refusal-d16-not-in-activation = Tego nie możesz zrobić w swojej aktywacji.
refusal-d16-tutorial = W samouczku ta zasada nie obowiązuje.
refusal-d16-not-in-hand = Tej karty nie masz na ręce.
refusal-d16-no-main = W tej aktywacji nie masz już akcji głównej.
refusal-d16-reaction = Reakcję zagrywa się tylko wtedy, gdy pozwala jej tekst, a nie jako akcję.
refusal-d16-attack-open = Najpierw wykonaj atak otwartej karty albo z niego zrezygnuj.
refusal-d16-no-open = Nie ma otwartej karty z atakiem.
refusal-d16-passing = Na zajętym polu możesz tylko iść dalej i zabierać rzeczy.
refusal-d16-not-here = Na twoim polu czegoś takiego nie ma.
refusal-d16-asset-one = Niesiesz już ładunek: naraz tylko jeden.
refusal-d16-asset = Z ładunkiem nie możesz sprintować ani się teleportować.
refusal-d16-no-objective = Misja nie ma takiego celu.
refusal-d16-linked = Na postęp można odrzucić tylko jedną kartę w aktywacji.
refusal-d16-objective-done = Ten przekaźnik jest gotowy i nie przyjmuje więcej kart.
refusal-d16-objective-far = Musisz stać na przekaźniku lub obok niego.
refusal-d16-two-cards = Podaj dwie różne karty, najpierw wcześniejszą.
refusal-d16-no-portal-here = Musisz stać na polu portalu.
refusal-d16-take-back = Odzyskaj zagraną akcję dodatkową albo żadną.
refusal-d16-drone = Przesuń drona albo zostaw go w miejscu.
refusal-d16-respawn = Najpierw wybierz pole, na którym się odradzasz.
refusal-d16-respawn-where = Odradzasz się na aktywnym teleporterze, na którym nie ma marine ani drona; gdy takiego brak, na najbliższym wolnym polu.

## DOOM (2016): ruch

refusal-d16-no-points = Na to nie starczy punktów ruchu.
refusal-d16-rooted = Mocna postawa: w tej aktywacji nie wydajesz już punktów ruchu.
refusal-d16-step-wall = W tę stronę jest ściana albo nie ma pola.
refusal-d16-step-door = Drogę zagradzają zamknięte drzwi.
refusal-d16-step-edge = Drogę zagradza krawędź nieprzekraczalna lub blokująca.
refusal-d16-step-occupied = Pole jest zajęte, a punktów nie starczy, by dojść do wolnego.
refusal-d16-turn-small = Obracają się tylko duże figurki.
refusal-d16-large-diagonal = Duże figurki nie poruszają się na ukos.
refusal-d16-large-turn = Na taki obrót nie ma miejsca albo figurka się nie obraca.
refusal-d16-large-stop = Nie może stanąć na innej dużej figurce ani tam, gdzie zakryci nie mają dokąd pójść.
refusal-d16-move-on = Ruch nie może skończyć się na polu z inną figurką: idź dalej.
refusal-d16-spend = Te punkty ruchu wydaje się teraz: rusz się albo zakończ.
refusal-d16-displace = Wybierz pole, na które figurka musi się usunąć.
refusal-d16-push = Wybierz wolne pole dalsze od odpychającego.
refusal-d16-teleport-marines = Z teleporterów korzystają tylko marines.
refusal-d16-no-teleporter = Nie stoisz na aktywnym teleporterze.
refusal-d16-teleporter-end = Nie ma tam innego aktywnego teleportera.
refusal-d16-teleporter-held = Stoi tam ktoś z twoich, a dalej nie można by iść.
refusal-d16-no-door = Nie ma zamkniętych drzwi o tym numerze.
refusal-d16-door-far = Drzwi otwiera się tylko z pól tuż przy nich.
refusal-d16-door-demons = Demony nie mogą tu otwierać drzwi.

## DOOM (2016): ataki

refusal-d16-no-target = Nie ma nikogo, kogo ten atak mógłby dosięgnąć.
refusal-d16-no-attacks = Temu demonowi nie został już taki atak.
refusal-d16-choose-defender = Wybierz obrońcę.
refusal-d16-attack-all = Ten atak trafia wszystkich naraz: nikogo się nie wybiera.
refusal-d16-no-figure = Na mapie nie ma takiej figurki.
refusal-d16-target-friend = Obrońcą musi być wróg.
refusal-d16-target-only = Tego ataku nie można wymierzyć w tę figurkę.
refusal-d16-target-range = Ta figurka jest poza zasięgiem.
refusal-d16-target-sight = Ta figurka nie jest w polu widzenia.
refusal-d16-choose-die = Wybierz kość, której nie rzucasz.
refusal-d16-die-absent = W tym ataku nie ma takiej kości.
refusal-d16-choose-next = Wybierz, kto z pozostałych broni się następny.
refusal-d16-target-done = Ta figurka się nie broni albo już to zrobiła.
refusal-d16-choose-cover = Ujawnij drugą kartę albo zostaw pierwszą.
refusal-d16-settled = Obrona niweluje już wszystkie obrażenia: nie ma czego dodawać.
refusal-d16-no-cover = Drugą kartę ujawnia tylko obrońca za osłoną, tuż po pierwszej.
refusal-d16-reroll = Tych kości nie można teraz przerzucić.
refusal-d16-turn-die = Tej kości nie można teraz obrócić na tę ściankę.
refusal-d16-while-defending = Użyj czegoś, co pomaga w obronie, albo spasuj.
refusal-d16-while-attacking = Użyj czegoś, co pomaga w ataku, albo spasuj.

## DOOM (2016): karty i zdolności

refusal-d16-window = Użyj czegoś, co pasuje do tej chwili, albo spasuj.
refusal-d16-choose-effect = Najpierw wybierz, na co działa karta.
refusal-d16-no-ability = Karta nie ma takiej zdolności.
refusal-d16-ability-time = Tej zdolności nie można teraz użyć albo nic by nie dała.
refusal-d16-exhausted = Twoja karta klasy jest wyczerpana do następnej aktywacji.
refusal-d16-once-a-round = Ta zdolność działa raz w rundzie.
refusal-d16-no-glory = Nie masz tej karty zabójstwa chwały.
refusal-d16-glory = Wylecz obrażenia albo zrezygnuj.
refusal-d16-reaction-time = Ta karta nie jest reakcją na tę chwilę.
refusal-d16-reaction-condition = Warunek reakcji nie jest spełniony: sprawdź odległość i pole widzenia.
refusal-d16-same-name = Karty o tej nazwie użyto już w tej chwili.
refusal-d16-twin = Masz dwie takie karty: użyj drugiej.
refusal-d16-event-time = To wydarzenie zagrywa się w innej chwili: { $when }.
refusal-d16-event-condition = Warunek tego wydarzenia nie jest spełniony.
refusal-d16-no-argent = Na karcie tego demona nie ma mocy argentu do wydania.
refusal-d16-argent-time = Zdolności za moc argentu używa się u tego demona w innej chwili.
refusal-d16-argent-once = Demon używa zdolności za moc argentu najwyżej raz w aktywacji, przy ataku ze swojej karty i tylko po spełnieniu warunku.
refusal-d16-ambush = Odłóż karty inicjatywy w jakiejś kolejności, każdą raz.
refusal-d16-scout = Połóż kartę inicjatywy na spód albo ją zostaw.
refusal-d16-drop = Wybierz jedno z pól, na których stał demon.

## DOOM (2016): najeźdźca

refusal-d16-burn = Odrzuć wydarzenia dla mocy argentu albo graj dalej.
refusal-d16-choose-kind = Wybierz demony, które się aktywują.
refusal-d16-kind-exhausted = Demony tego rodzaju były już w tej rundzie aktywowane.
refusal-d16-kind-absent = Na mapie nie ma demonów tego rodzaju.
refusal-d16-choose-demon = Wybierz następnego z tych demonów albo zakończ.
refusal-d16-other-kind = Aktywne są demony innego rodzaju.
refusal-d16-acted = Ten demon już działał.
refusal-d16-demon = Działa demon: rusz nim, zaatakuj albo zakończ.
refusal-d16-take-demons = Demony niczego nie zabierają.
refusal-d16-choose-portal = Wybierz portal, z którego przywołujesz.
refusal-d16-no-portal = Na mapie nie ma takiego portalu.
refusal-d16-portal-unusable = Tego portalu nie można teraz użyć: karta zagrożenia mówi kiedy.
refusal-d16-must-summon = Musisz przywołać: wybierz portal.
refusal-d16-choose-group = Wybierz jedną z dwóch grup portalu.
refusal-d16-put = Ustaw wychodzącego demona.
refusal-d16-put-shape = Ten demon tak nie stoi.
refusal-d16-put-fit = Demon się tam nie mieści.
refusal-d16-put-taken = Pole jest zajęte.
refusal-d16-put-far = Demony wychodzą na portalu lub obok niego albo tak blisko, jak jest miejsce.
refusal-d16-charge = Wybierz kartę na żeton mocy argentu.
refusal-d16-argent-spot = Na tę kartę żeton mocy argentu nie może trafić.
