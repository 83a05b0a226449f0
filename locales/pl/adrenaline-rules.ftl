# Zasady Adrenaliny, jedno lub dwa zdania na każdy numer.

## Plansze

rule-ADR-BOARD-1 = Arenę składa się z dwóch dwustronnych części, co daje cztery plansze: małą, średnią A, średnią B i dużą.
rule-ADR-BOARD-2 = Punkty odrodzenia są na każdej planszy na tych samych polach: niebieski u góry w trzeciej kolumnie, czerwony w pierwszej kolumnie środkowego rzędu, żółty w prawym dolnym rogu. Na każdym innym polu jest amunicja.
rule-ADR-BOARD-3 = Sąsiednie pola są otwarte na siebie, połączone drzwiami albo rozdzielone ścianą, tak jak pokazuje mapa planszy.
rule-ADR-BOARD-4 = Pomieszczenie to grupa pól połączonych bez drzwi i ścian, niezależnie od nadruku: środkowy rząd małej planszy to jedno pomieszczenie.
rule-ADR-BOARD-5 = Mała plansza nadaje się dla 3 lub 4 graczy, średnie dla dowolnej liczby, duża dla 4 lub 5.

## Przygotowanie

rule-ADR-SETUP-1 = Od 3 do 5 graczy wybiera planszę i od 5 do 8 czaszek. Gra standardowa ma 8 czaszek i kończy się ostatecznym szałem; do pierwszej gry użyjcie 5 i nagłej śmierci.
rule-ADR-SETUP-2 = Potasujcie karty zdolności, karty broni i żetony amunicji; połóżcie po 3 odkryte bronie przy każdym punkcie odrodzenia i po 1 odkrytym żetonie amunicji na każdym innym polu.
rule-ADR-SETUP-3 = Zaczynasz z 1 kostką każdego koloru w obszarze amunicji, który mieści najwyżej po 3. Znaczniki obrażeń i punkty nigdy się nie kończą.
rule-ADR-SETUP-4 = Wybierzcie pierwszego gracza; gra toczy się zgodnie z ruchem wskazówek zegara.
rule-ADR-SETUP-5 = Dominacji i Wieżyczek nie można łączyć. Bot pasuje do każdego trybu, podobnie jak każde z zakończeń.
rule-ADR-SETUP-6 = Gdy czaszek jest mniej niż 8, tor ofiar jest krótszy; jego punktacja się nie zmienia.

## Jawne i tajne

rule-ADR-INFO-1 = Karty zdolności na ręce, stosy i zdobyte punkty są zakryte; rozładowana broń leży odkryta.
rule-ADR-INFO-2 = Każdy może widzieć wszystkie bronie, naładowane lub nie, oraz liczbę kart zdolności każdego gracza. Tajne są same karty zdolności, kolejność stosów i, jeśli stół tak wybierze, punkty.

## Wejście na arenę

rule-ADR-SPAWN-1 = Na początku swojej pierwszej tury dobierz 2 karty zdolności, jedną zachowaj, a drugą odrzuć: wchodzisz na punkt odrodzenia w jej kolorze i rozgrywasz zwykłą turę.
rule-ADR-SPAWN-2 = Do swojej pierwszej tury nie ma cię na planszy i nie można cię obrać za cel ani przesunąć.
rule-ADR-SPAWN-3 = Aby się odrodzić, dobierz 1 kartę zdolności, nawet jeśli masz 3, potem odrzuć dowolną z ręki: pojawiasz się na punkcie odrodzenia w jej kolorze.
rule-ADR-SPAWN-4 = Gracze odradzający się w tej samej turze robią to po kolei, a późniejsi widzą, gdzie pojawili się wcześniejsi.
rule-ADR-SPAWN-5 = Odradzając się, możesz przez chwilę mieć 4 karty zdolności; przy pustej ręce decyduje dobrana karta.
rule-ADR-SPAWN-6 = Jeśli w chwili rozpoczęcia szału nie ma cię jeszcze na arenie, twoja plansza się odwraca, a ty wchodzisz na początku swojej tury szału; w Dominacji to nadal twoja pierwsza tura.

## Tura

rule-ADR-TURN-1 = Masz dwie akcje w dowolnej kolejności, może to być dwa razy ta sama; karty zdolności można zagrywać przed nimi i po nich.
rule-ADR-TURN-2 = Po ładowaniu broni punktuje się plansze wszystkich zabitych graczy; potem ci gracze się odradzają.
rule-ADR-TURN-3 = Możesz zrezygnować z jednej akcji lub obu, ale nie z akcji bota.
rule-ADR-TURN-4 = Ładowanie broni zamyka twoją turę: po nim nie ma już akcji, Teleportera ani Newtona.
rule-ADR-TURN-5 = W akcji ruch jest pierwszy i nieobowiązkowy; nigdy nie ruszasz się po zabraniu ekwipunku ani po strzale.
rule-ADR-RELOAD-1 = Na koniec swojej tury możesz naładować dowolną liczbę broni za pełną cenę; nie jest to akcja.
rule-ADR-REFILL-1 = Na koniec tury opróżnione pola dostają nowe żetony amunicji, a punkty odrodzenia uzupełnia się do 3 broni.
rule-ADR-REFILL-2 = Gdy stos broni się wyczerpie, do końca gry nie pojawią się nowe bronie.
rule-ADR-REFILL-3 = Gdy odkryto ostatni żeton amunicji, odrzucone żetony, także z tej tury, tasuje się w nowy stos.
rule-ADR-REFILL-4 = Przy pustym stosie broni na punktach odrodzenia jest jej po prostu mniej.
rule-ADR-REFILL-5 = Pusty stos żetonów odtwarza się ze wszystkich odrzuconych, także zabranych w tej turze.
rule-ADR-REFILL-6 = Niczego nie uzupełnia się przed końcem tury.
rule-ADR-REFILL-7 = Żetony rozkłada się rząd po rzędzie, potem broń przy niebieskim, czerwonym i żółtym punkcie odrodzenia; tak samo przy przygotowaniu gry.

## Akcje

rule-ADR-ADREN-1 = Przy 0 do 2 obrażeń: biegnij maks. 3 pola; przesuń się maks. o 1 i zabierz ekwipunek; strzelaj.
rule-ADR-ADREN-2 = Przy 3 do 5 obrażeń: biegnij maks. 3 pola; przesuń się maks. o 2 i zabierz ekwipunek; strzelaj.
rule-ADR-ADREN-3 = Przy 6 lub więcej obrażeniach: biegnij maks. 3 pola; przesuń się maks. o 2 i zabierz ekwipunek; przesuń się maks. o 1 i strzelaj.
rule-ADR-ADREN-4 = O sile akcji decyduje liczba twoich obrażeń w chwili jej wyboru i nie zmienia się to przez całą akcję.
rule-ADR-RUN-1 = Bieg to 1, 2 lub 3 ruchy.
rule-ADR-RUN-2 = Nie ma biegu o 0 pól: zamiast tego zrezygnuj z akcji. Wolno wyjść i wrócić.
rule-ADR-GRAB-1 = Na polu z amunicją weź żeton i jego kostki, maks. do 3 każdego koloru; nadmiar przepada.
rule-ADR-GRAB-2 = Jeśli na żetonie jest karta zdolności, dobierz jedną, chyba że masz już 3.
rule-ADR-GRAB-3 = Na punkcie odrodzenia zapłać cenę zabrania jednej z leżących tam broni i weź ją naładowaną; jeśli cię nie stać, nie możesz jej wziąć.
rule-ADR-GRAB-4 = Jeśli masz 3 bronie, musisz jedną z nich, naładowaną lub nie, zostawić w miejscu nowej.
rule-ADR-GRAB-5 = Zostawioną broń może zabrać każdy, także ty, za zwykłą cenę zabrania.
rule-ADR-GRAB-6 = Opróżnione pole nie oferuje w tej turze nic więcej.
rule-ADR-GRAB-7 = Biorąc czwartą broń, zostawiasz jedną z trzech dotychczasowych, nie nową; jej cena zabrania nie zależy od tego, czy była naładowana.
rule-ADR-GRAB-8 = Zostawioną broń możesz odzyskać późniejszą akcją zabrania, nawet w tej samej turze.
rule-ADR-GRAB-9 = Nie można zabierać tam, gdzie nic nie ma. Żeton można wziąć nawet wtedy, gdy przez limity wszystko z niego przepada.

## Ruch

rule-ADR-MOVE-1 = Jeden ruch przenosi figurkę na sąsiednie pole, także przez drzwi, ale nigdy na skos ani przez ścianę.
rule-ADR-MOVE-2 = Te same zasady ruchu obowiązują bez względu na to, kto lub co przesuwa figurkę; pomija je tylko Teleporter.
rule-ADR-MOVE-3 = Na jednym polu może stać dowolnie wiele figurek i żadna nie blokuje innej.
rule-ADR-MOVE-4 = Odległość to najmniejsza potrzebna liczba ruchów; tylko Działo szynowe strzela przez ściany. „W jednym kierunku” znaczy, że każdy krok prowadzi w tę samą stronę.
rule-ADR-MOVE-5 = Ten, kto przesuwa cel, wybiera dowolną dozwoloną drogę, a cel może skończyć na dowolnym polu, także na polu strzelca.
rule-ADR-MOVE-6 = Miażdżenie i Retraktor mogą przesunąć cel o 0 pól, a z odepchnięcia można zrezygnować; użyty ślizg, skok lub krok cienia to co najmniej 1 pole.

## Pole widzenia

rule-ADR-SEE-1 = Widzisz wszystkie pola swojego pomieszczenia oraz wszystkie pola każdego pomieszczenia, do którego prowadzą drzwi z twojego pola.
rule-ADR-SEE-2 = Widoczność nie musi być wzajemna: możesz widzieć kogoś, kto nie widzi ciebie.
rule-ADR-SEE-3 = Figurki nigdy nie zasłaniają widoku, a miejsce w obrębie pola nie ma znaczenia.
rule-ADR-SEE-4 = Patrzysz przez wszystkie drzwi swojego pola naraz, ale nigdy przez dwoje drzwi z rzędu; pole odległe o jeden ruch widzisz zawsze.

## Strzelanie

rule-ADR-SHOOT-1 = Celem jest inna figurka na planszy; bot też się liczy, a w Dominacji dla efektów zadających obrażenia także punkty odrodzenia. Własna broń nigdy cię nie rani, nie namierza ani nie przesuwa.
rule-ADR-SHOOT-2 = Akcja strzelania musi objąć co najmniej jeden dozwolony cel.
rule-ADR-SHOOT-3 = Zabita figurka pozostaje dozwolonym celem do końca tury.
rule-ADR-SHOOT-4 = W broni z efektami dodatkowymi efekt podstawowy jest obowiązkowy; każdego dodatkowego można użyć raz, za jego koszt, w dowolnej kolejności, na jaką pozwala karta.
rule-ADR-SHOOT-5 = W broni z trybami wybierasz do każdego strzału dokładnie jeden tryb.
rule-ADR-SHOOT-6 = Obrażenia i znaczniki przydziela się w całości. Gdy wybierasz kilka celów, możesz wybrać mniej, ale efekt trafiający wszystkich w danym miejscu nikogo nie oszczędza.
rule-ADR-SHOOT-7 = To, czy cel jest dozwolony, ocenia się według ustawienia figurek w chwili rozpatrywania efektu.
rule-ADR-SHOOT-8 = Darmowego ruchu z broni można użyć tylko w strzale, w którym wykonywany jest efekt podstawowy.
rule-ADR-SHOOT-9 = Efekty dodatkowe zadające obrażenia lub znaczniki następują po obrażeniach efektu podstawowego; wcześniej mogą być tylko twoje własne ruchy.
rule-ADR-SHOOT-10 = Efekt trafiający kilku graczy działa na nich kolejno zgodnie z ruchem wskazówek zegara od strzelca, na punkty odrodzenia na końcu; to ustala kolejność śmiertelnych strzałów.
rule-ADR-SHOOT-11 = Nie można użyć efektu zadającego obrażenia lub znaczniki, który nikogo by nie trafił.
rule-ADR-SHOOT-12 = Aby strzelić, zagraj naładowaną broń, wybierz cele, opłać dodatki i rozpatrz efekty; broń jest potem rozładowana.

## Płacenie

rule-ADR-PAY-1 = Górna kostka kosztu broni jest przy zabieraniu już opłacona: płacisz resztę i dostajesz broń naładowaną. Naładowanie kosztuje całą cenę.
rule-ADR-PAY-2 = Płacisz kostkami z obszaru amunicji, kartami zdolności odrzucanymi jako kostki ich koloru albo jednym i drugim.
rule-ADR-PAY-3 = Karta zdolności może zastąpić kostkę w każdym koszcie, także kostkę za inny Celownik laserowy; reszty się nie wydaje.
rule-ADR-PAY-4 = Możesz zacząć tylko to, co jesteś w stanie opłacić, licząc wszystkie wybrane dodatki.
rule-ADR-PAY-5 = Dla każdej kostki wybierasz, czy płacisz z obszaru amunicji, czy kartą, i płacisz dokładnie cenę; wydane kostki wracają do twoich zasobów.
rule-ADR-PAY-6 = Karta użyta jako amunicja od razu opuszcza rękę i nie można już zagrać jej efektu. Każdy efekt kolejno opłacasz i rozpatrujesz, po czym można użyć Celownika; nic nie jest zwracane.

## Żetony amunicji

rule-ADR-AMMO-1 = Z 36 żetonów amunicji 18 przedstawia trzy kostki, a 18 dwie kostki i kartę zdolności.
rule-ADR-AMMO-2 = Na żetonach jest razem 90 kostek, po 30 każdego koloru.

## Karty zdolności

rule-ADR-PWR-1 = Karty zdolności można użyć na jeden z trzech sposobów: dla efektu, jako kostki jej koloru w dowolnej płatności albo odrzucić ją, by wybrać punkt odrodzenia jej koloru.
rule-ADR-PWR-2 = Możesz mieć na ręce najwyżej 3 karty zdolności.
rule-ADR-PWR-3 = Użyte karty zdolności trafiają na stos odrzuconych. Po dobraniu ostatniej karty odrzucone tworzą nowy stos; jeśli ich jeszcze nie ma, dzieje się to przy następnym dobieraniu, a jeśli nie ma żadnych, niczego się nie dobiera.
rule-ADR-PWR-4 = W turze możesz zagrać dowolną liczbę kart zdolności.
rule-ADR-PWR-5 = Odrzucone karty zdolności tasuje się w nowy stos w chwili dobrania ostatniej karty.
rule-ADR-PWR-TELE-1 = Teleporter: w swojej turze, przed akcją lub po niej, postaw swoją figurkę na dowolnym polu; nie po rozpoczęciu odrodzeń na koniec tury.
rule-ADR-PWR-TELE-2 = Teleporter nie może zostawić cię tam, gdzie stoisz. Jeśli wieżyczka zabiła cię w twojej turze, nadal możesz się teleportować.
rule-ADR-PWR-NEWTON-1 = Newton: w swojej turze, przed akcją lub po niej, przesuń dowolną inną figurkę o 1 lub 2 pola w jednym kierunku.
rule-ADR-PWR-NEWTON-2 = Newton nie przesuwa figurki, której jeszcze nie ma na planszy lub która właśnie się odrodziła; zabitą figurkę można przesunąć.
rule-ADR-PWR-NEWTON-3 = Newtona i Teleportera można zagrać po ostatniej akcji oraz przed akcją bota lub po niej, ale nie po rozpoczęciu ładowania broni.
rule-ADR-PWR-SCOPE-1 = Celownik laserowy: gdy twój strzał kogoś zrani, zapłać 1 kostkę dowolnego koloru, a jeden cel zraniony tym strzałem otrzyma 1 obrażenie więcej.
rule-ADR-PWR-SCOPE-2 = W jednej akcji możesz zagrać kilka Celowników, każdy za osobną kostkę, na ten sam lub różne zranione cele.
rule-ADR-PWR-SCOPE-3 = Każdy Celownik wzmacnia trafienie jednego celu zranionego w tej akcji; cel, który dostał same znaczniki namierzania, się nie kwalifikuje.
rule-ADR-PWR-SCOPE-4 = Celownik zagrywa się zaraz po obrażeniach efektu, przed jego odepchnięciem i znacznikami, na dowolny cel zraniony dotąd tym strzałem. Jego punkt to zwykłe obrażenie, ale nie zamienia znaczników przydzielonych w tej samej akcji.
rule-ADR-PWR-SCOPE-5 = Kostka płacona za Celownik może mieć dowolny kolor.
rule-ADR-PWR-SCOPE-6 = Celownik nie działa na punkty odrodzenia, obrażenia od wieżyczek, strzały bota, cele z samymi znacznikami ani na planszę, która ma już 12 obrażeń.
rule-ADR-PWR-TAG-1 = Marker: gdy zrani cię w swojej turze gracz, którego widzisz, przydziel mu 1 znacznik namierzania; nic to nie kosztuje.
rule-ADR-PWR-TAG-2 = Aby użyć Markera, musisz widzieć napastnika w chwili otrzymania obrażeń; późniejsze ruchy w tym samym strzale nie mają znaczenia. Pytanie pada na koniec akcji.
rule-ADR-PWR-TAG-3 = Na jeden atak możesz odpowiedzieć kilkoma Markerami, po 1 znaczniku, do limitu 3 znaczników.
rule-ADR-PWR-TAG-4 = Gracz, który właśnie został zabity, nadal może zagrać Marker.
rule-ADR-PWR-TAG-5 = Jeśli odpowiedzieć może kilka ofiar, pyta się je kolejno zgodnie z ruchem wskazówek zegara od napastnika.

## Obrażenia i namierzanie

rule-ADR-DMG-1 = Tor obrażeń ma 12 pól, zapełnianych w kolejności zadawania obrażeń; pierwsze to pierwsza krew, a od 3 i od 6 obrażeń twoje akcje są lepsze.
rule-ADR-DMG-2 = Obrażenia powyżej 12. pola przepadają.
rule-ADR-DMG-3 = Znaczniki trafiają na tor efekt po efekcie, w kolejności rozpatrywania: dla każdego celu obrażenia, stare znaczniki namierzania, potem Celowniki; następnie odepchnięcia z trafieniami wieżyczek, a na końcu nowe znaczniki namierzania.
rule-ADR-DMG-4 = Możesz trafić planszę, która ma już 12 obrażeń: obrażenia przepadają, ale twoje stare znaczniki namierzania zostają zużyte, a ofiara może odpowiedzieć Markerem.
rule-ADR-MARK-1 = Efekt najpierw zadaje wszystkie obrażenia, potem przydziela znaczniki namierzania.
rule-ADR-MARK-2 = Znaczniki namierzania przydzielone w akcji nigdy nie zamieniają się w obrażenia w tej samej akcji.
rule-ADR-MARK-3 = Na planszy mogą być najwyżej 3 znaczniki namierzania każdego gracza; nadmiar przepada.
rule-ADR-MARK-4 = Gdy ranisz gracza, wszystkie twoje znaczniki namierzania na nim od razu zamieniają się w obrażenia, zaraz po tym trafieniu.
rule-ADR-MARK-5 = Same znaczniki namierzania nic nie robią i nigdy nie punktują.
rule-ADR-MARK-6 = Zamienione znaczniki powyżej 12. pola przepadają.
rule-ADR-MARK-7 = Znaczniki namierzania pozostają po śmierci i odrodzeniu, także te przydzielone ginącemu graczowi.
rule-ADR-MARK-8 = Pierwsze trafienie zużywa wszystkie twoje stare znaczniki namierzania; drugi efekt w tym samym strzale nie ma już czego zamienić.
rule-ADR-MARK-9 = Stare znaczniki zamieniają się, zanim położysz nowe, więc nowe mieszczą się w limicie 3.
rule-ADR-MARK-10 = Zamiana znaczników kończy się na 12. polu; reszta wraca do właściciela.

## Śmierć

rule-ADR-KILL-1 = 11. obrażenie to śmiertelny strzał, 12. to totalna anihilacja.
rule-ADR-KILL-2 = Zabita figurka zostaje na planszy do końca tury i nadal można ją trafić, przesunąć i namierzyć.
rule-ADR-KILL-3 = Zabitych graczy punktuje się na koniec tury w kolejności śmiertelnych strzałów i w tej samej kolejności się odradzają.
rule-ADR-KILL-4 = Jeśli śmiertelny strzał i totalna anihilacja pochodzą od różnych graczy, każdy znacznik liczy się właścicielowi, a znacznik zemsty dostaje sprawca anihilacji.
rule-ADR-KILL-5 = Jeśli zginiesz we własnej turze, twoją planszę punktuje się na jej koniec i wtedy się odradzasz.

## Punktowanie

rule-ADR-SCORE-1 = Pierwsza krew: kto zadał pierwsze obrażenie, dostaje 1 punkt; nie dotyczy odwróconej planszy.
rule-ADR-SCORE-2 = Graczy szereguje się według liczby obrażeń na planszy, z totalną anihilacją włącznie; remis wygrywa ten, kto zranił wcześniej. Punktują tylko ci, którzy zadali obrażenia.
rule-ADR-SCORE-3 = Kolejne miejsca dają 8, 6, 4, 2, 1, 1; każda czaszka leżąca już na planszy usuwa najwyższą liczbę, ale nikt nie dostaje mniej niż 1.
rule-ADR-SCORE-4 = Piąte miejsce na planszy dostaje następną liczbę z szeregu, co najmniej 1.
rule-ADR-SCORE-5 = Znacznik śmiertelnego strzału zastępuje skrajną lewą czaszkę na torze ofiar, a czaszka trafia na planszę ofiary.
rule-ADR-SCORE-6 = Znacznik totalnej anihilacji dołącza do znacznika śmiertelnego strzału na tym samym polu toru.
rule-ADR-SCORE-7 = Totalna anihilacja: ofiara przydziela sprawcy 1 znacznik zemsty, w granicach limitu 3.
rule-ADR-SCORE-8 = Podwójna śmierć: jeśli w turze zadasz więcej niż jeden śmiertelny strzał, dostajesz 1 punkt, tylko raz.
rule-ADR-SCORE-9 = Zabity gracz traci wszystkie obrażenia i wraca do zwykłych akcji, ale zachowuje znaczniki namierzania, amunicję, karty zdolności i broń w jej stanie.
rule-ADR-SCORE-10 = Jeśli ginie więcej graczy, niż zostało czaszek, każdy i tak zajmuje pole toru, w razie potrzeby za jego końcem; ofiary, dla których zabrakło czaszki, jej nie dostają.
rule-ADR-SCORE-11 = Znaczniki na torze liczą się w kolejności pól; na jednym polu śmiertelny strzał jest przed totalną anihilacją.

## Nagła śmierć i ostateczny szał

rule-ADR-SUDDEN-1 = Przy nagłej śmierci gra kończy się z końcem tury, w której zabrano ostatnią czaszkę; potem następuje punktowanie końcowe.
rule-ADR-FRENZY-1 = Szał, jeśli twoja ostatnia tura wypada przed turą pierwszego gracza: dwie akcje spośród: przesuń się maks. o 1, załaduj broń i strzelaj; biegnij maks. 4 pola; przesuń się maks. o 2 i zabierz ekwipunek.
rule-ADR-FRENZY-2 = Szał, dla pierwszego gracza i wszystkich po nim: jedna akcja, przesuń się maks. o 2, załaduj broń i strzelaj albo przesuń się maks. o 3 i zabierz ekwipunek.
rule-ADR-FRENZY-3 = Zabranie ostatniej czaszki wywołuje ostateczny szał po zapunktowaniu tury; wszystkie znaczniki śmiertelnych strzałów i anihilacji z tej tury trafiają na tor.
rule-ADR-FRENZY-4 = Potem każdy rozgrywa dokładnie jedną turę, a ten, kto wywołał szał, ostatnią.
rule-ADR-FRENZY-5 = Na początku szału każdy bez obrażeń odwraca planszę: czaszki znikają, znaczniki namierzania i amunicja zostają, nie ma pierwszej krwi, a plansza daje 2, 1, 1, 1. Plansze z obrażeniami zostają bez zmian do śmierci.
rule-ADR-FRENZY-6 = Wszyscy odwracają żetony akcji. Jeśli szał wywoła gracz tuż przed pierwszym graczem, nikt nie ma dwóch akcji; jeśli pierwszy gracz, dwie mają wszyscy pozostali.
rule-ADR-FRENZY-7 = Gracza zabitego w szale punktuje się według widocznej strony planszy, po czym planszę się odwraca. Śmiertelne strzały nadal trafiają na tor, a gracze nadal się odradzają.
rule-ADR-FRENZY-8 = W szale ładujesz broń w ramach akcji strzelania, między ruchem a strzałem; na koniec tury ładowania nie ma.
rule-ADR-FRENZY-9 = Ładowanie w szale obejmuje dowolną liczbę broni za pełną cenę, a strzał musi po nim nastąpić.
rule-ADR-FRENZY-10 = Akcje szału zastępują akcje adrenaliny bez względu na obrażenia.
rule-ADR-FRENZY-11 = Odwrócona plansza zabita ponownie nie dostaje czaszki i nadal daje 2, 1, 1, 1.
rule-ADR-FRENZY-12 = Szał wywołuje aktywny gracz, po punktowaniu, odrodzeniach i uzupełnieniu tej tury; plansze odwraca się przed następną turą.

## Koniec gry

rule-ADR-END-1 = Na koniec punktuje się każdą planszę z obrażeniami: pierwszą krew na nieodwróconych oraz miejsca; bez czaszek, śmiertelnych strzałów i podwójnej śmierci.
rule-ADR-END-2 = W pojedynku tor ofiar daje 8, 6, 4, 2, 1, 1 według liczby znaczników, z totalną anihilacją włącznie; remis wygrywa wcześniejszy znacznik, a bez znacznika nie ma punktów.
rule-ADR-END-3 = Wygrywa, kto ma najwięcej punktów. Remis rozstrzyga większa liczba punktów z toru ofiar; jeśli i tu jest remis, zwycięstwo jest wspólne.
rule-ADR-END-4 = W Dominacji remis rozstrzygają punkty z trzech torów, w trybie Wieżyczek punkty za wieżyczki.
rule-ADR-END-5 = Plansze zabitych w ostatniej turze najpierw punktuje się w całości; odrodzeń i uzupełniania już nie ma.

## Broń

rule-ADR-W-LOCK-1 = Karabin namierzający: jeden widoczny cel otrzymuje 2 obrażenia i 1 znacznik namierzania.
rule-ADR-W-LOCK-2 = Drugi namiar: inny widoczny cel otrzymuje 1 znacznik namierzania.
rule-ADR-W-MG-1 = Karabin maszynowy: jeden lub dwa różne widoczne cele otrzymują po 1 obrażeniu.
rule-ADR-W-MG-2 = Skupiony strzał: jeden z celów podstawowych otrzymuje 1 obrażenie więcej.
rule-ADR-W-MG-3 = Trójnóg: 1 obrażenie więcej dla celu podstawowego, który nie dostał skupionego strzału, 1 obrażenie dla widocznego celu spoza podstawowych albo jedno i drugie.
rule-ADR-W-MG-4 = Skupiony strzał i trójnóg nigdy nie wzmacniają trafienia tego samego celu podstawowego. Jeśli jedyny cel podstawowy dostał skupiony strzał, trójnóg wymaga nowego celu.
rule-ADR-W-MG-5 = Trójnóg można kupić bez skupionego strzału; nadal wzmacnia trafienie tylko jednego celu podstawowego.
rule-ADR-W-THOR-1 = T.H.O.R.: jeden widoczny cel otrzymuje 2 obrażenia.
rule-ADR-W-THOR-2 = Reakcja łańcuchowa: drugi cel, widziany przez pierwszy, otrzymuje 1 obrażenie.
rule-ADR-W-THOR-3 = Wysokie napięcie, tylko po reakcji łańcuchowej: trzeci cel, widziany przez drugi, otrzymuje 2 obrażenia.
rule-ADR-W-THOR-4 = Trzy cele to różni gracze, trafiani w tej kolejności; ty nigdy nie jesteś ogniwem i musisz widzieć tylko pierwszy cel.
rule-ADR-W-THOR-5 = Łańcuch może biec dalej przez gracza, który właśnie został zabity.
rule-ADR-W-PLASMA-1 = Karabin plazmowy: jeden widoczny cel otrzymuje 2 obrażenia.
rule-ADR-W-PLASMA-2 = Ślizg fazowy: przesuń się o 1 lub 2 pola, w całości przed strzałem albo w całości po nim; cel musisz widzieć tylko w chwili strzału.
rule-ADR-W-PLASMA-3 = Doładowany strzał: ten sam cel otrzymuje 1 obrażenie więcej, razem z efektem podstawowym.
rule-ADR-W-WHISPER-1 = Szept: jeden widoczny cel oddalony o co najmniej 2 ruchy otrzymuje 3 obrażenia i 1 znacznik namierzania.
rule-ADR-W-SCYTHE-1 = Elektrokosa: każdy inny gracz na twoim polu otrzymuje 1 obrażenie.
rule-ADR-W-SCYTHE-2 = Żniwiarz: każdy inny gracz na twoim polu otrzymuje zamiast tego 2 obrażenia.
rule-ADR-W-TRACTOR-1 = Retraktor: przesuń dowolny cel, widoczny lub nie, o 0 do 2 pól tak, by stanął na polu, które widzisz; potem otrzymuje 1 obrażenie.
rule-ADR-W-TRACTOR-2 = Oprawca: przesuń na swoje pole cel oddalony o najwyżej 2 ruchy, widoczny lub nie; potem otrzymuje 3 obrażenia.
rule-ADR-W-VORTEX-1 = Działko „Vortex”: umieść wir na widocznym polu innym niż twoje. Przesuń do wiru cel stojący na nim lub o jeden ruch od niego, widoczny lub nie; otrzymuje 2 obrażenia.
rule-ADR-W-VORTEX-2 = Czarna dziura: przesuń do wiru maks. dwa kolejne cele stojące na nim lub o jeden ruch od niego; otrzymują po 1 obrażeniu.
rule-ADR-W-VORTEX-3 = Wszystkie cele wiru to różni gracze; kilku może stać na jednym polu, także na samym wirze.
rule-ADR-W-FURNACE-1 = Piec: wszyscy w widocznym pomieszczeniu innym niż twoje otrzymują po 1 obrażeniu.
rule-ADR-W-FURNACE-2 = Przytulne ognisko: wszyscy na polu odległym o jeden ruch otrzymują po 1 obrażeniu i 1 znaczniku namierzania.
rule-ADR-W-HEAT-1 = Pocisk termiczny: jeden cel, którego nie widzisz, otrzymuje 3 obrażenia.
rule-ADR-W-HELLION-1 = Piekielnik: jeden widoczny cel na innym polu otrzymuje 1 obrażenie; potem on i wszyscy inni na jego polu otrzymują po 1 znaczniku namierzania.
rule-ADR-W-HELLION-2 = Nanotropiciel: jak tryb podstawowy, lecz po 2 znaczniki namierzania; obrażenie otrzymuje tylko wybrany cel.
rule-ADR-W-FLAME-1 = Miotacz płomieni: wybierz kierunek; płomień obejmuje pole o jeden ruch w tę stronę i, jeśli chcesz, następne za nim. Drzwi go przepuszczają, ściany nie.
rule-ADR-W-FLAME-2 = Tryb podstawowy: najwyżej jeden cel na każdym z dwóch pól otrzymuje 1 obrażenie; wolno trafić tylko na drugim polu.
rule-ADR-W-FLAME-3 = Grill: wszyscy na pierwszym polu otrzymują po 2 obrażenia, wszyscy na drugim po 1.
rule-ADR-W-FLAME-4 = Płomień nigdy nie trafia na twoim polu, a może trafić cele, których nie widzisz.
rule-ADR-W-GRENADE-1 = Granatnik: jeden widoczny cel otrzymuje 1 obrażenie; potem możesz przesunąć go o 1 pole.
rule-ADR-W-GRENADE-2 = Dodatkowy granat: każdy inny gracz na jednym widocznym polu otrzymuje 1 obrażenie; możesz wybrać własne pole.
rule-ADR-W-GRENADE-3 = Dodatkowy granat może spaść przed odepchnięciem albo po nim, na dowolne widoczne pole, więc może ponownie trafić pierwszy cel.
rule-ADR-W-ROCKET-1 = Wyrzutnia rakiet: jeden widoczny cel na innym polu otrzymuje 2 obrażenia; potem możesz przesunąć go o 1 pole.
rule-ADR-W-ROCKET-2 = Rakietowy skok: przesuń się o 1 lub 2 pola, w całości przed strzałem albo w całości po nim; po skoku celujesz z nowego pola.
rule-ADR-W-ROCKET-3 = Głowica odłamkowa: wszyscy na polu, na którym stał cel, z celem włącznie, otrzymują po 1 obrażeniu przed odepchnięciem.
rule-ADR-W-RAIL-1 = Działo szynowe: wybierz kierunek; celami są wszystkie figurki na twoim polu i prosto w tę stronę, przez ściany, widoczne lub nie. Figurka na twoim polu pasuje do każdego kierunku.
rule-ADR-W-RAIL-2 = Tryb podstawowy: jeden cel na linii otrzymuje 3 obrażenia.
rule-ADR-W-RAIL-3 = Przebicie: jeden lub dwa różne cele na linii otrzymują po 2 obrażenia.
rule-ADR-W-BLADE-1 = Cyberostrze: jeden cel na twoim polu otrzymuje 2 obrażenia.
rule-ADR-W-BLADE-2 = Krok cienia: przesuń się o 1 pole przed efektem podstawowym albo po nim.
rule-ADR-W-BLADE-3 = Siekanina: inny cel na twoim polu otrzymuje 2 obrażenia; krok cienia może wypaść między dwoma ciosami.
rule-ADR-W-ZX2-1 = ZX-2: jeden widoczny cel otrzymuje 1 obrażenie i 2 znaczniki namierzania.
rule-ADR-W-ZX2-2 = Skaner: maks. trzy różne widoczne cele otrzymują po 1 znaczniku namierzania. Nie zadaje obrażeń, więc nie zamienia znaczników i nie pozwala użyć Celownika ani Markera.
rule-ADR-W-SHOTGUN-1 = Strzelba: jeden cel na twoim polu otrzymuje 3 obrażenia; potem możesz przesunąć go o 1 pole.
rule-ADR-W-SHOTGUN-2 = Długa lufa: jeden cel odległy dokładnie o jeden ruch otrzymuje 2 obrażenia.
rule-ADR-W-GLOVE-1 = Rękawica mocy: wybierz cel odległy dokładnie o jeden ruch i wejdź na jego pole; otrzymuje 1 obrażenie i 2 znaczniki namierzania.
rule-ADR-W-GLOVE-2 = Rakietowa pięść: przesuń się o jedno pole i możesz zadać tam 2 obrażenia jednemu celowi; potem możesz przesunąć się o kolejne pole w tym samym kierunku i zrobić to samo.
rule-ADR-W-GLOVE-3 = Rakietowa pięść musi trafić co najmniej jeden cel; może to być cel tylko na drugim polu.
rule-ADR-W-SHOCK-1 = Fala uderzeniowa: maks. trzy cele odległe o jeden ruch, każdy na innym polu, otrzymują po 1 obrażeniu.
rule-ADR-W-SHOCK-2 = Tsunami: wszyscy odlegli dokładnie o jeden ruch otrzymują po 1 obrażeniu.
rule-ADR-W-HAMMER-1 = Młot: jeden cel na twoim polu otrzymuje 2 obrażenia.
rule-ADR-W-HAMMER-2 = Miażdżenie: jeden cel na twoim polu otrzymuje 3 obrażenia; potem przesuń go o 0 do 2 pól w jednym kierunku.

## Koszty broni

rule-ADR-COST-1 = Karabin namierzający: naładowanie dwie niebieskie, zabranie jedna niebieska; drugi namiar jedna czerwona.
rule-ADR-COST-2 = Karabin maszynowy: naładowanie niebieska i czerwona, zabranie czerwona; skupiony strzał żółta, trójnóg niebieska.
rule-ADR-COST-3 = T.H.O.R.: naładowanie niebieska i czerwona, zabranie czerwona; reakcja łańcuchowa niebieska, wysokie napięcie niebieska.
rule-ADR-COST-4 = Karabin plazmowy: naładowanie niebieska i żółta, zabranie żółta; ślizg fazowy za darmo, doładowany strzał niebieska.
rule-ADR-COST-5 = Szept: naładowanie dwie niebieskie i żółta, zabranie niebieska i żółta.
rule-ADR-COST-6 = Elektrokosa: naładowanie niebieska, zabranie za darmo; żniwiarz niebieska i czerwona.
rule-ADR-COST-7 = Retraktor: naładowanie niebieska, zabranie za darmo; oprawca czerwona i żółta.
rule-ADR-COST-8 = Działko „Vortex”: naładowanie czerwona i niebieska, zabranie niebieska; czarna dziura czerwona.
rule-ADR-COST-9 = Piec: naładowanie czerwona i niebieska, zabranie niebieska; przytulne ognisko za darmo.
rule-ADR-COST-10 = Pocisk termiczny: naładowanie dwie czerwone i żółta, zabranie czerwona i żółta.
rule-ADR-COST-11 = Piekielnik: naładowanie czerwona i żółta, zabranie żółta; nanotropiciel czerwona.
rule-ADR-COST-12 = Miotacz płomieni: naładowanie czerwona, zabranie za darmo; grill dwie żółte.
rule-ADR-COST-13 = Granatnik: naładowanie czerwona, zabranie za darmo; dodatkowy granat czerwona.
rule-ADR-COST-14 = Wyrzutnia rakiet: naładowanie dwie czerwone, zabranie czerwona; rakietowy skok niebieska, głowica odłamkowa żółta.
rule-ADR-COST-15 = Działo szynowe: naładowanie dwie żółte i niebieska, zabranie żółta i niebieska; przebicie za darmo.
rule-ADR-COST-16 = Cyberostrze: naładowanie żółta i czerwona, zabranie czerwona; krok cienia za darmo, siekanina żółta.
rule-ADR-COST-17 = ZX-2: naładowanie żółta i czerwona, zabranie czerwona; skaner za darmo.
rule-ADR-COST-18 = Strzelba: naładowanie dwie żółte, zabranie żółta; długa lufa za darmo.
rule-ADR-COST-19 = Rękawica mocy: naładowanie żółta i niebieska, zabranie niebieska; rakietowa pięść niebieska.
rule-ADR-COST-20 = Fala uderzeniowa: naładowanie żółta, zabranie za darmo; tsunami żółta.
rule-ADR-COST-21 = Młot: naładowanie żółta, zabranie za darmo; miażdżenie czerwona.

## Dominacja

rule-ADR-DOM-1 = Plansza Dominacji zastępuje tor ofiar: 8 czaszek i dla każdego punktu odrodzenia tor o 8 polach, który można przedłużać za koniec.
rule-ADR-DOM-2 = Twoja pierwsza tura jest całkiem zwykła. Od drugiej możesz oznaczać punkty odrodzenia: kładziesz swój znacznik na torze danego punktu.
rule-ADR-DOM-3 = Punkt odrodzenia oznaczasz, raniąc go jak gracza na jego polu: zawsze dokładnie 1 znacznik, każdy punkt najwyżej raz na turę w ten sposób. Znaczniki namierzania na niego nie działają.
rule-ADR-DOM-4 = Retraktor i Działko „Vortex” oznaczają tylko punkt odrodzenia, który widzisz; nie przesuwa się go.
rule-ADR-DOM-5 = Efekty trafiające wszystkich na polu lub w pomieszczeniu trafiają też punkt odrodzenia.
rule-ADR-DOM-6 = Punkt odrodzenia może być dowolnym celem T.H.O.R.-a, ale łańcuch się na nim kończy.
rule-ADR-DOM-7 = Punkt odrodzenia oznaczasz też, kończąc turę jako jedyny gracz na nim, nawet po zranieniu go w tej turze.
rule-ADR-DOM-8 = Kontra: jeśli kończysz turę na punkcie odrodzenia, otrzymujesz 1 obrażenie we własnym kolorze, nawet w towarzystwie.
rule-ADR-DOM-9 = Obrażenia we własnym kolorze liczą się jak obrażenia wirtualnego gracza, który zajmuje miejsce i zgarnia pierwszą krew, ale jego punkty nie przypadają nikomu.
rule-ADR-DOM-10 = Jeśli kontra cię zabije, twoją planszę się punktuje, ale ta śmierć nie liczy się do podwójnej śmierci.
rule-ADR-DOM-11 = Plansze punktuje się jak zwykle, czaszkami z obszaru czaszek; śmiertelnych strzałów się nie odnotowuje.
rule-ADR-DOM-12 = Znacznik totalnej anihilacji trafia na tor punktu odrodzenia wybrany przez sprawcę; znaczniki zemsty przydziela się jak zwykle.
rule-ADR-DOM-13 = Szał zaczyna się, gdy zabrano ostatnią czaszkę albo gdy na dwóch torach jest po co najmniej 8 znaczników.
rule-ADR-DOM-14 = Na koniec każdy tor daje 8, 6, 4, 2, 1; remisujący dostają wszyscy wyższą liczbę, a następne miejsca się pomija. Bez znacznika nie ma punktów.
rule-ADR-DOM-15 = Koniec tury przebiega tak: ładowanie, oznaczenie, kontra, punktowanie, odrodzenia, uzupełnienie. Kontra nie zamienia znaczników namierzania i nie można na nią odpowiedzieć.
rule-ADR-DOM-16 = Punkt odrodzenia zraniony przez ciebie w tej turze nie jest już twoim celem. Strzał może trafiać same punkty odrodzenia; liczy się to, że strzelec ma pierwszą turę za sobą.
rule-ADR-DOM-17 = Dodatkowe obrażenia (skupiony strzał, trójnóg na cel podstawowy, doładowany strzał, Celownik) nie mogą trafić punktu odrodzenia. Jego odepchnięcia się pomija, a droższego trybu wolno na niego użyć.
rule-ADR-DOM-18 = Jesteś jedynym graczem na punkcie odrodzenia, jeśli nie stoi tam żadna inna figurka, nawet bot ani zabity. Oznacza i otrzymuje kontrę tylko aktywny gracz.
rule-ADR-DOM-19 = To, czy na dwóch torach jest po 8 znaczników, sprawdza się po zakończeniu tury; szał wywołuje aktywny gracz. Oznaczanie i kontra trwają też w szale.
rule-ADR-DOM-20 = Kontra może być twoim 11. obrażeniem, ale nigdy 12. Twoją planszę punktuje się wtedy po innych, a śmiertelnego strzału nigdzie się nie odnotowuje.

## Punkty odrodzenia jako cele, broń po broni

rule-ADR-DOMW-1 = Karabin namierzający: efekt podstawowy oznacza widoczny punkt odrodzenia; drugi namiar nie.
rule-ADR-DOMW-2 = Karabin maszynowy: efekt podstawowy i nowy cel trójnogu mogą oznaczyć widoczny punkt odrodzenia; dodatkowe obrażenia nie.
rule-ADR-DOMW-3 = T.H.O.R.: każde ogniwo może oznaczyć punkt odrodzenia, który widzisz ty, pierwszy lub drugi cel; łańcuch się na nim kończy.
rule-ADR-DOMW-4 = Karabin plazmowy: efekt podstawowy oznacza widoczny punkt odrodzenia, także po ślizgu; doładowany strzał nic nie dodaje.
rule-ADR-DOMW-5 = Szept: oznacza widoczny punkt odrodzenia oddalony o co najmniej 2 ruchy.
rule-ADR-DOMW-6 = Elektrokosa: oba tryby oznaczają punkt odrodzenia na twoim polu i sam on wystarczy do strzału.
rule-ADR-DOMW-7 = Retraktor: oznacza widoczny punkt odrodzenia, z oprawcą taki, który jest też najwyżej o 2 ruchy; nie przesuwa się go.
rule-ADR-DOMW-8 = Działko „Vortex”: oznacza widoczny punkt odrodzenia będący wirem lub o jeden ruch od niego, także na twoim polu; nie przesuwa się go.
rule-ADR-DOMW-9 = Piec: oba tryby oznaczają punkt odrodzenia w trafionym pomieszczeniu lub na trafionym polu.
rule-ADR-DOMW-10 = Pocisk termiczny: oznacza punkt odrodzenia, którego nie widzisz.
rule-ADR-DOMW-11 = Piekielnik: oznacza wybrany punkt odrodzenia, widoczny i nie na twoim polu; gracze na nim dostają potem znaczniki namierzania. Punkt odrodzenia obok wybranego gracza nic nie dostaje.
rule-ADR-DOMW-12 = Miotacz płomieni: w trybie podstawowym punkt odrodzenia może być jedynym celem swojego pola, grill trafia go zawsze; nie musi być widoczny.
rule-ADR-DOMW-13 = Granatnik: efekt podstawowy oznacza widoczny punkt odrodzenia, dodatkowy granat ten na swoim polu; bez odepchnięcia.
rule-ADR-DOMW-14 = Wyrzutnia rakiet: efekt podstawowy oznacza widoczny punkt odrodzenia na innym polu, głowica ten na polu celu; bez odepchnięcia.
rule-ADR-DOMW-15 = Działo szynowe: oba tryby oznaczają punkt odrodzenia na linii, widoczny lub nie, także na twoim polu.
rule-ADR-DOMW-16 = Cyberostrze: efekt podstawowy lub siekanina oznacza punkt odrodzenia na polu, na którym wtedy stoisz.
rule-ADR-DOMW-17 = ZX-2: tryb podstawowy oznacza widoczny punkt odrodzenia; skaner nie.
rule-ADR-DOMW-18 = Strzelba: tryb podstawowy oznacza punkt odrodzenia na twoim polu, długa lufa taki odległy o jeden ruch; bez odepchnięcia.
rule-ADR-DOMW-19 = Rękawica mocy: oznacza punkt odrodzenia odległy o jeden ruch, z rakietową pięścią na każdym osiągniętym polu; i tak tam wchodzisz.
rule-ADR-DOMW-20 = Fala uderzeniowa: w trybie podstawowym punkt odrodzenia odległy o jeden ruch może być celem swojego pola; tsunami trafia go zawsze.
rule-ADR-DOMW-21 = Młot: oba tryby oznaczają punkt odrodzenia na twoim polu; bez odepchnięcia.

## Wieżyczki

rule-ADR-TUR-1 = Plansza Wieżyczek zastępuje tor ofiar: 8 czaszek i 5 odkrytych żetonów amunicji, uzupełnianych na koniec każdej tury. Na arenie żetonów nie ma.
rule-ADR-TUR-2 = Na każdym polu poza punktami odrodzenia jest wieżyczka. Zabierając tam amunicję, wybierasz jeden z pięciu żetonów; z każdego pola tylko raz na turę.
rule-ADR-TUR-3 = Zabierając amunicję, możesz oddać jedną kostkę lub kartę zdolności z żetonu, nawet taką, której nie możesz zatrzymać, by swoim znacznikiem przejąć kontrolę nad wieżyczką.
rule-ADR-TUR-4 = Jeśli wieżyczkę kontrolował inny gracz, jego znacznik staje się znacznikiem namierzania na twojej planszy, chyba że masz już 3 w tym kolorze.
rule-ADR-TUR-5 = Wejście na pole, którego wieżyczką włada inny gracz, kosztuje cię 1 obrażenie od niego; liczy się każdy krok, także gdy przesuwa cię ktoś inny.
rule-ADR-TUR-6 = Kto schodzi z pola z wieżyczką albo zaczyna na nim turę, nie ponosi skutków; przy Teleporterze liczy się tylko pole lądowania.
rule-ADR-TUR-7 = Obrażenia od wieżyczek nie zamieniają znaczników namierzania, nie można ich zwiększyć Celownikiem ani odpowiedzieć na nie Markerem.
rule-ADR-TUR-8 = Jeśli zginiesz we własnej turze, kończysz jeszcze akcje i ładujesz broń; potem punktuje się twoją planszę.
rule-ADR-TUR-9 = Podwójna śmierć: 1 punkt, jeśli w twojej turze zginęło kilku przeciwników, z czyjejkolwiek ręki; twoja własna śmierć się nie liczy.
rule-ADR-TUR-10 = Śmiertelnych strzałów i totalnej anihilacji się nie odnotowuje, ale znaczniki zemsty się przydziela. Szał zaczyna się z ostatnią czaszką.
rule-ADR-TUR-11 = Na koniec liczba kontrolowanych wieżyczek daje 8, 6, 4, 2, 1; remis wygrywa ten, czyja ostatnia tura była wcześniej. Bez wieżyczki nie ma punktów.
rule-ADR-TUR-12 = Wieżyczka trafia w kroku wejścia na jej pole: przed obrażeniami broni, gdy broń najpierw przyciąga lub przesuwa ciebie, a po nich, gdy broń odpycha później.
rule-ADR-TUR-13 = Przesuwający wybiera drogę krok po kroku. Przesunięcie kogoś na twoją wieżyczkę zadaje twoje obrażenie, ale nie zamienia znaczników namierzania i nie pozwala użyć Celownika.
rule-ADR-TUR-14 = Jeśli zginiesz we własnej turze, zachowujesz resztę ruchu, akcje, karty zdolności i ładowanie; dalsze trafienia wieżyczek mogą zająć 12. pole.
rule-ADR-TUR-15 = Szał wywołuje aktywny gracz, nawet jeśli ostatnią czaszkę zabrała jego własna śmierć.
rule-ADR-TUR-16 = Znaczniki na wieżyczkach zostają po śmierci właściciela. Nie można kupić wieżyczki, którą już kontrolujesz; wybierasz oddawaną kostkę, a resztę żetonu bierzesz.

## Bot

rule-ADR-BOT-1 = Przy 3 lub 4 graczach w każdym trybie może dołączyć bot; ma planszę, figurkę i znaczniki obrażeń, ale nie ma amunicji ani własnych akcji.
rule-ADR-BOT-2 = Pierwszy gracz po obejrzeniu dwóch początkowych kart zdolności stawia bota na dowolnym punkcie odrodzenia. W pierwszej turze pierwszego gracza nie ma akcji bota.
rule-ADR-BOT-3 = Odtąd każda tura obejmuje obowiązkową akcję bota obok twoich akcji, w dowolnej kolejności.
rule-ADR-BOT-4 = W akcji bota możesz najpierw przesunąć go o 1 pole.
rule-ADR-BOT-5 = Potem bot strzela do jednej widzianej postaci, nigdy do ciebie: 1 obrażenie, a jeśli bot ma co najmniej 6 obrażeń, także 1 znacznik namierzania.
rule-ADR-BOT-6 = W Dominacji bot może strzelić też do punktu odrodzenia, który widzi.
rule-ADR-BOT-7 = Znaczniki namierzania bota zamieniają się w obrażenia jak każde inne.
rule-ADR-BOT-8 = Celownik nie działa w akcji bota, a Teleporter bota nie przenosi; Newton tak, a Marker przydziela botowi znacznik namierzania.
rule-ADR-BOT-9 = Bota punktuje się jak gracza, a jego znaczniki zajmują miejsca na planszach i na torze ofiar.
rule-ADR-BOT-10 = Jeśli na koniec twojej tury zabitych jest kilka postaci, dostajesz punkt za podwójną śmierć, ktokolwiek je zabił.
rule-ADR-BOT-11 = Punkt odrodzenia dla zabitego bota wybiera następny gracz; karta zdolności nie jest potrzebna.
rule-ADR-BOT-12 = W szale plansza bota odwraca się jak inne; przy co najmniej 6 obrażeniach jego strzał nadal dodaje znacznik namierzania.
rule-ADR-BOT-13 = Strzał bota jest obowiązkowy, gdy ma on cel, choćby tylko punkt odrodzenia. Możesz przesunąć bota, by znaleźć cel lub go uniknąć; wybierasz za niego i nic nie płacisz.
rule-ADR-BOT-14 = Aby odpowiedzieć botowi Markerem, musisz go widzieć, gdy cię trafia. Bot nigdy nie trafia aktywnego gracza.
rule-ADR-BOT-15 = Bot zabity wcześniej w tej turze nadal wykonuje akcję z miejsca, w którym leży; odradza się po wszystkich graczach.
rule-ADR-BOT-16 = Śmiertelne strzały i anihilacje bota trafiają na tor w jego kolorze, a anihilacje dają znaczniki zemsty jemu i od niego. Aktywny gracz wywołuje szał i w Dominacji wybiera tor dla anihilacji bota.
rule-ADR-BOT-17 = W szale akcja bota to nadal jedna na turę. Bot nigdy nie wygrywa i nie rozstrzyga remisów.
rule-ADR-BOT-18 = W Dominacji oznaczenie przez bota jest niezależne od twojego limitu i niedozwolone w twojej pierwszej turze; stojąc na punkcie, bot go nie oznacza i nie otrzymuje kontry. Wieżyczki trafiają bota, ale on żadnej nie kontroluje.

## Gra na odległość

rule-ADR-NET-1 = Nieobecny gracz traci tury, ale zostaje na arenie i można go trafić; pytania do niego liczą się jako „nie”. Może wrócić od następnej tury; gdy zostaje mniej niż 3 graczy, grę się punktuje i kończy.
rule-ADR-NET-2 = Jeśli czas minie w trakcie akcji, gra wraca do ostatniej ukończonej akcji, a tura się kończy.
