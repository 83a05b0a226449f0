# Zasady gry DOOM (2016), jedno lub dwa zdania na każdy numer.

## Pierwszeństwo i zasady ogólne

rule-D16-GEN-1 = Zasady zaawansowane mają pierwszeństwo przed podstawowymi, a tekst karty przed jednymi i drugimi. Zakaz „nie może” na karcie jest bezwzględny, „musi” oznacza obowiązek, a „może” wolny wybór.
rule-D16-GEN-2 = Od jednego do czterech marines gra przeciwko jednemu najeźdźcy, razem 2–5 graczy. Marines są dla siebie przyjaznymi figurkami, demony także, a obie strony są sobie wrogie.
rule-D16-GEN-3 = Żadnej zdolności nie można użyć w tej samej chwili, przy tej samej okazji, więcej niż raz. Wyczerpana karta nadal daje te zdolności, które nie wymagają wyczerpania.
rule-D16-GEN-4 = Każda zdolność sama mówi, kiedy można jej użyć. Jej kosztem może być wyczerpanie karty, 1 żeton mocy argentu z karty tego demona (symbol mocy argentu) albo akcja główna lub dodatkowa (symbol tej akcji).
rule-D16-GEN-5 = Punkty ruchu otrzymane poza własną aktywacją trzeba wydać od razu; reszta przepada.
rule-D16-GEN-6 = Gdy trzeba dobrać lub ujawnić kartę, a talia jest pusta, najpierw tasuje się stos kart odrzuconych w nową talię. Jeśli i on jest pusty, niczego się nie dobiera, a obrońca po prostu nie ma karty obrony.
rule-D16-GEN-7 = Gdy obie strony mają coś do wyboru w tej samej chwili, najpierw decyduje strona aktywna, a potem druga. W trakcie ataku jest inaczej: efekty obrońcy idą przed efektami napastnika.

## Przygotowanie misji

rule-D16-SET-1 = Wybiera się operację i misję, a potem buduje mapę: kafle, drzwi, teleportery, portale, przedmioty i żetony celów. Księga misji jest jawna dla wszystkich.
rule-D16-SET-2 = Odkrywa się kartę celów i kartę zagrożenia tej misji; obie są jawne.
rule-D16-SET-3 = Jeden gracz jest najeźdźcą, a każdy inny bierze kartę i figurkę jednego z marines: Alpha, Bravo, Charlie lub Delta. Nieużywani marines wracają do pudełka.
rule-D16-SET-4 = Każdy marine dostaje 3 losowe karty klas, zatrzymuje 1 i kładzie ją na swojej karcie marine.
rule-D16-SET-5 = Talia akcji liczy 10 kart: zestaw marine UAC (4 karty) i dwa różne początkowe zestawy broni (po 3 karty, po jednej z każdym numerem); początkowe są bronie, których żeton nie ma szarego oznaczenia. Żetonów broni jest tylko tyle, ile w pudełku, a marines wybierają w kolejności liter; potem każdy tasuje talię i dobiera karty do rozmiaru ręki (3).
rule-D16-SET-6 = Talia wydarzeń to trzy z sześciu zestawów wydarzeń po 6 kart, razem 18 potasowanych kart.
rule-D16-SET-7 = Najeźdźca wybiera skrycie jedną z kart inwazji, których nazwy misja podaje jawnie, i trzyma ją zakrytą; karty demonów też zaczynają zakryte, a kartę odkrywa się przy przywołaniu demona tego rodzaju. Wykłada się każdy rodzaj, który może wyjść z portali tej mapy dzięki którejkolwiek z tych kart inwazji; marines nie mogą podglądać kart zakrytych, widzą tylko ich liczbę i leżącą na nich moc argentu.
rule-D16-SET-8 = Przy czterech marines nie ma kart drużyny, przy trzech jeden, wybrany przez marines, dostaje „Na szpicy”, a przy dwóch każdy dostaje kartę „Weteran bojowy”. Jedyny marine dostaje kartę „Samotny żołnierz” i drugą kartę inicjatywy, więc aktywuje się dwa razy w rundzie.
rule-D16-SET-9 = W pudełku są: żetony obrażeń (35 „1” i 20 „3”), 4 karty i 7 żetonów ogłuszenia, 18 żetonów mocy argentu, 21 zabójstw, 9 pakietów zdrowia, 6 teleporterów, 6 celów, 18 portali, 23 bronie (w tym 6 granatów), 16 żetonów postępu/zagrożenia, 8 drzwi, 24 kafle mapy i 6 kości (4 czerwone, 2 czarne) oraz karty: 8 demonów, 36 wydarzeń, 73 akcji, 12 inwazji, 3 zagrożenia, 10 inicjatywy (4 marine i 6 najeźdźcy), 4 marines, 6 celów, 24 klas, 12 zabójstw chwały i 4 drużyny. Figurki, moc argentu, portale, drzwi, żetony broni i 6 kart inicjatywy najeźdźcy to ścisłe limity; obrażeń, ogłuszeń, postępu, zagrożenia i zabójstw nigdy nie zabraknie.
rule-D16-SET-10 = Marines zaczynają na polach startowych mapy, które wybierają w kolejności liter. Przygotowuje się kolejno mapę, marines (klasa, talia, karta drużyny, ręka), najeźdźcę (zestawy wydarzeń jawnie, karta inwazji skrycie), a na końcu to, co nakazuje karta zagrożenia.

## Samouczek

rule-D16-TUT-1 = Każdy marine staje na swoim polu startowym, bierze dwa żetony broni, buduje 10-kartową talię i dobiera 3 karty. Alpha ma strzelbę bojową i ciężki karabin szturmowy, Bravo superstrzelbę i karabin maszynowy, Charlie karabin plazmowy i strzelbę bojową, a Delta karabin statyczny i ciężki karabin szturmowy.
rule-D16-TUT-2 = Talia wydarzeń składa się z zestawów „Nadmiar mocy”, „Znajdź i zniszcz” i „Krwawy pośpiech”, razem 18 kart.
rule-D16-TUT-3 = Karta inwazji „Pierwsze uderzenie” leży odkryta; odkryte są też karty diablika i opętanego żołnierza, a zakryte cacodemona i różaka. Diabliki i opętani żołnierze od początku stoją na mapie.
rule-D16-TUT-4 = Grupy inwazji karty „Pierwsze uderzenie”: niebieski portal to 3 diabliki albo 2 opętanych żołnierzy; żółty to 2 diabliki i 2 cacodemony albo 1 opętany żołnierz i 2 różaki; czerwony to 1 cacodemon i 2 antropoidy albo 3 diabliki i 4 opętanych żołnierzy. Czerwonego portalu w samouczku nie ma, a grupy nie dają mocy argentu.
rule-D16-TUT-5 = Na mapie leżą zakryte jeden niebieski i jeden żółty portal. Dopóki jest na niej choć jeden portal, demony nie mogą otwierać drzwi.
rule-D16-TUT-6 = Gdy marine po raz pierwszy otworzy drzwi, najeźdźca od razu przywołuje demony z obu portali, po jednym portalu naraz.
rule-D16-TUT-7 = Na mapie leży żeton broni: wyrzutnia rakiet. Kto go zdobędzie, kładzie potasowany zestaw tej broni zakryty na wierzchu swojej talii akcji.
rule-D16-TUT-8 = W samouczku pomija się wszystkie zdolności z symbolem mocy argentu i krok pozyskania mocy argentu; nie ma też osłony, zabójstw chwały, kart klas i drużyny, ruchu przez teleportery ani telezabójstw. Z kart wydarzeń nie działa tylko kładzenie i wydawanie mocy argentu, a różaków obowiązują zasady dużych figurek.
rule-D16-TUT-9 = Marines wygrywają, gdy otwarto już jakieś drzwi, więc portale zadziałały, a na mapie nie ma żadnego demona. Najeźdźca wygrywa z 4 żetonami zabójstw przy jednym lub dwóch marines, 3 przy trzech i 2 przy czterech; misja kończy się natychmiast.
rule-D16-TUT-10 = Mapa w polach (x,y), x w prawo, y w dół: hala x0–6, y2–7, magazyn x7–10, y2–4, reaktor x7–12, y5–9; magazyn i reaktor łączą się otwarcie na x9–10 między y4 i y5, drzwi są między (6,3) i (7,3) oraz (6,6) i (7,6), a wszystkie inne granice to ściany. Aktywny teleporter (0,5); start: Alpha (1,4), Bravo (1,5), Charlie (2,4), Delta (2,5); diabliki (5,3) i (5,6), opętani żołnierze (6,2) i (6,7); portale: niebieski (9,3), żółty (10,7); wyrzutnia rakiet (12,9), pakiety zdrowia (0,2), (0,7), (3,2) i (3,7); krawędź blokująca między (3,4) i (4,4), nieprzekraczalna między (8,7) i (9,7), trudny teren (3,6) i (4,6).
rule-D16-TUT-11 = Jedyny marine ma w samouczku jedną kartę inicjatywy i nie dostaje karty drużyny. Gdy teleporter jest zajęty, odradza się na najbliższym wolnym polu; oboje drzwi mają szerokość jednej krawędzi.

## Runda

rule-D16-RND-1 = Każda runda to faza warunków, a po niej faza aktywacji; rundy powtarza się do końca misji.

## Faza warunków

rule-D16-STA-1 = Krok 1: talię inicjatywy tworzy po jednej karcie na każdego marine w grze (przy jedynym marine dwie) i po jednej karcie najeźdźcy na każdy rodzaj demona, który ma na mapie choć jedną figurkę. Talię tasuje się i kładzie zakrytą.
rule-D16-STA-2 = Kart inicjatywy najeźdźcy jest tylko 6; przy siedmiu i więcej rodzajach demonów używa się sześciu.
rule-D16-STA-3 = Krok 2: przygotowuje się wszystkie wyczerpane karty demonów.
rule-D16-STA-4 = Krok 3: najeźdźca dobiera karty wydarzeń, aż będzie ich miał na ręce sześć.
rule-D16-STA-5 = Krok 4, którego nie ma w samouczku: najeźdźca może odrzucić do trzech kart wydarzeń; każda daje 1 żeton mocy argentu, który kładzie na dowolnej ze swoich kart demonów albo na karcie inwazji. Może go położyć także na zakrytej karcie rodzaju, który daje jego karta inwazji; żeton jest widoczny, karta nie.
rule-D16-STA-6 = Karty zagrożenia „Szturm” i „Horda” działają na samym początku fazy warunków, więc nowe rodzaje demonów liczą się już w kroku 1.
rule-D16-STA-7 = Kolejność w rundzie: numer rundy rośnie o 1, karta zagrożenia przywołuje demony, kroki 1–4, faza aktywacji, wygasają efekty trwające do końca rundy, punktuje się cele, sprawdza się limit rund.

## Faza aktywacji

rule-D16-ACT-1 = Najeźdźca odkrywa wierzchnią kartę inicjatywy, rozpatruje się ją i odrzuca, i tak aż do wyczerpania talii; potem zaczyna się nowa runda.
rule-D16-ACT-2 = Karta marine: ten marine się aktywuje. Karta najeźdźcy: najeźdźca musi wybrać jedną przygotowaną, odkrytą kartę demona, wyczerpuje ją i aktywuje pojedynczo, w dowolnej kolejności, każdą figurkę tego rodzaju; figurka może nic nie zrobić.
rule-D16-ACT-3 = Jeśli przy karcie najeźdźcy nie ma żadnej przygotowanej, odkrytej karty demona, nic się nie dzieje, a kartę inicjatywy się odrzuca. Rodzaj przywołany w trakcie rundy można wybrać przy każdej późniejszej karcie najeźdźcy, jeśli jego karty w tej rundzie jeszcze nie wyczerpano.
rule-D16-ACT-4 = Po każdym przywołaniu w fazie aktywacji, z wyjątkiem samouczka, dodaje się karty inicjatywy najeźdźcy, aż w talii będzie ich tyle, ile jest przygotowanych rodzajów demonów z figurkami na mapie (najwyżej 6), i tasuje pozostałą talię. Kart nigdy się wtedy nie usuwa.
rule-D16-ACT-5 = Gdy odkryto kartę inicjatywy zabitego marine, odradza się on na początku tej aktywacji, a potem działa normalnie.

## Aktywacja marine

rule-D16-MAR-1 = Na początku aktywacji marine przygotowuje swoją wyczerpaną kartę klasy, a jeśli wcześniej został zabity, odradza się.
rule-D16-MAR-2 = Marine zagrywa najwyżej jedną akcję główną, a dodatkowych ile chce, po jednej karcie naraz; każdą rozpatruje się do końca przed następną. Może przestać w każdej chwili.
rule-D16-MAR-3 = Kartę akcji kładzie się odkrytą w strefie gry; marine otrzymuje tyle punktów ruchu, ile wynosi jej szybkość, a potem, jeśli karta ma pole ataku, może zaatakować. Zdolności karty działają zgodnie z jej tekstem.
rule-D16-MAR-4 = Punkty ruchu sumują się i można je wydawać w dowolnych porcjach w każdej chwili własnej aktywacji, przed atakami i zdolnościami lub po nich, ale nigdy podczas ataku. Niewydane przepadają na koniec aktywacji.
rule-D16-MAR-5 = Sprint: zamiast akcji głównej marine odrzuca jedną kartę z ręki i otrzymuje 6 punktów ruchu.
rule-D16-MAR-6 = Na koniec aktywacji marine odrzuca wszystkie zagrane karty i dobiera do rozmiaru ręki (3, o ile nic go nie zmienia). Kart niezagranych nigdy przy tym nie odrzuca.
rule-D16-MAR-7 = Reakcje (symbol strzałki) można zagrywać w aktywacjach innych graczy, gdy pozwala na to ich tekst: z ręki do strefy gry, a po rozpatrzeniu od razu na stos kart odrzuconych. Nie są ani akcjami głównymi, ani dodatkowymi.
rule-D16-MAR-8 = Marine bez figurki na mapie (zabity i jeszcze nieodrodzony) nie zagrywa kart, nie może być celem i niczego nie blokuje.
rule-D16-MAR-9 = Karta z polem ataku pozostaje otwarta, dopóki marine nie wykona jej ataku albo z niego nie zrezygnuje; może tymczasem się poruszać, zdobywać przedmioty i otwierać drzwi, ale nie może zagrać innej akcji głównej ani dodatkowej, sprintować ani używać zdolności będących taką akcją. Karty działające na „następny atak” trzeba więc zagrać wcześniej.
rule-D16-MAR-10 = Karta odrzucona na sprint trafia od razu na stos kart odrzuconych i nie daje żadnego efektu. Reakcje można zagrywać także we własnej aktywacji, gdy nadarzy się ich okazja.

## Aktywacja demona

rule-D16-DEM-1 = Każdy demon otrzymuje tyle punktów ruchu, ile wynosi szybkość na jego karcie, i może wykonać jeden atak ze swojej karty. Punkty można podzielić na ruch przed atakiem i po nim, ale nie podczas ataku; reszta przepada.
rule-D16-DEM-2 = Zdolności demona działają tak, jak podano na jego karcie; zdolności z symbolem mocy argentu kosztują 1 żeton mocy argentu z tej karty.
rule-D16-DEM-3 = Demony nie zdobywają przedmiotów, nie aktywują teleporterów i pola z teleporterami nie są dla nich sąsiednie.
rule-D16-DEM-4 = Aktywację jednego demona kończy się, zanim zacznie następny; demon zabity w międzyczasie już nie działa. Demony mogą stać na każdym żetonie.

## Przebieg ataku

rule-D16-ATK-1 = Kolejność ataku: wybranie obrońcy, rzut kośćmi, ujawnienie obrony, efekty „podczas obrony”, efekty „podczas ataku”, przydzielenie obrażeń.
rule-D16-ATK-2 = Obrońcą może być wroga figurka, która jest i w zasięgu ataku, i w polu widzenia; jeśli któregoś brakuje, trzeba wybrać innego obrońcę. Gdy nie ma żadnego dozwolonego, atak przepada.
rule-D16-ATK-3 = Zasięg to liczba pól od napastnika do obrońcy, z polem obrońcy i bez pola napastnika (sąsiednie pole to 1), po najkrótszym łańcuchu sąsiednich pól; skos liczy się za 1. Sąsiedztwo przerywają tylko ściany i zamknięte drzwi, nie inny teren ani figurki, a przy dużych figurkach liczy się najmniejsza odległość między ich polami.
rule-D16-ATK-4 = Ogłuszony napastnik usuwa przed rzutem jedną wybraną przez siebie kość; zero kości to 0 obrażeń. Zdolności „przed atakiem”, które dodają kości lub zasięg, stosuje się przed rzutem.
rule-D16-ATK-5 = Na kościach są tylko symbole obrażeń, najwyżej 3 na ściance. Czerwona kość ma ścianki 0, 1, 1, 1, 2, 2, a czarna 1, 2, 2, 2, 3, 3.
rule-D16-ATK-6 = Broniący się marine ujawnia wierzchnią kartę swojej talii akcji, a demon wierzchnią kartę talii wydarzeń, dokładnie jedną; mając osłonę, obrońca może potem ujawnić drugą, a wtedy pierwszą się pomija i odrzuca. Ogłuszony obrońca niczego nie ujawnia.
rule-D16-ATK-7 = Każda tarcza niweluje jedno obrażenie, a unik wszystkie. Specjalny symbol obrony, obecny tylko na kartach wydarzeń, daje broniącemu się demonowi to, co podaje jego karta: określoną liczbę tarcz albo unik.
rule-D16-ATK-8 = Demon z wytrzymałością dodaje 1 tarczę do każdej obrony, także gdy jest ogłuszony.
rule-D16-ATK-9 = Obrońca otrzymuje tyle obrażeń, ile wypadło symboli obrażeń minus tarcze (co najmniej 0; przy uniku 0). Potem odrzuca się ujawnioną kartę.
rule-D16-ATK-10 = Figurka przestaje być ogłuszona, gdy wykonała atak albo gdy rozpatrzono atak przeciwko niej. Ogłuszenie wywołane przez sam atak nakłada się po zadaniu obrażeń, więc ten atak go nie usuwa.
rule-D16-ATK-11 = „Zignoruj osłonę” odbiera tylko drugą kartę obrony; zasięg i pole widzenia nadal są potrzebne.
rule-D16-ATK-12 = W tej samej chwili nie można zagrać kilku kopii jednej karty wydarzenia.
rule-D16-ATK-13 = Efekt, po którym figurka „otrzymuje obrażenia”, nie jest atakiem: nie ma rzutu ani obrony i nie usuwa ogłuszenia.
rule-D16-ATK-14 = W ataku na kilka figurek rzuca się raz, a każdy obrońca ujawnia własną kartę, w kolejności wybranej przez napastnika. Zabitych rozpatruje się po wszystkich obrońcach.
rule-D16-ATK-15 = Kości zyskane po rzucie rzuca się od razu i dodaje do wyniku. W jednym ataku można użyć najwyżej 4 czerwonych i 2 czarnych kości: nadmiarową czarną rzuca się jako czerwoną, jeśli limit na to pozwala, a inaczej przepada.

## Pole widzenia

rule-D16-LOS-1 = Napastnik wybiera jeden róg swojego pola i prowadzi prostą linię do dowolnego rogu pola obrońcy. Obrońca jest w polu widzenia, jeśli choć jedna taka linia nie przecina ściany, krawędzi terenu blokującego ani zamkniętych drzwi.
rule-D16-LOS-2 = Figurki, krawędzie nieprzekraczalne i trudny teren nigdy nie blokują pola widzenia.
rule-D16-LOS-3 = Zasłaniają ściany (także obrys mapy), krawędzie blokujące i zamknięte drzwi: linia jest zablokowana, gdy przecina wnętrze takiej krawędzi, gdy biegnie wzdłuż niej, a oba pola leżą po przeciwnych stronach linii, albo gdy któregoś rogu pól na linii, z oboma jej końcami włącznie, nie da się obejść z żadnej strony, z pola, z którego linia przychodzi (w pierwszym rogu: pola napastnika), na to, na które idzie (w ostatnim: pole obrońcy), bez przekroczenia takiej krawędzi. Linia wzdłuż siatki biegnie po polach od strony napastnika, dotknąć wolnego końca ściany wolno, a widoczność jest zawsze wzajemna.
rule-D16-LOS-4 = Przy dużej figurce, napastniku lub obrońcy, liczy się dowolny róg dowolnego z jej pól.

## Osłona

rule-D16-COV-1 = Po ustaleniu pola widzenia prowadzi się linie z tego samego rogu napastnika do każdego rogu pola obrońcy. Jeśli którakolwiek przecina ścianę, krawędź blokującą, granicę trudnego terenu albo pole figurki innej niż napastnik i obrońca, obrońca ma osłonę; w samouczku osłony nie ma.
rule-D16-COV-2 = Krawędzie nieprzekraczalne nie dają osłony, a zamknięte drzwi dają ją tak jak ściana.
rule-D16-COV-3 = Róg wybiera napastnik, więc może wziąć taki, który odbiera osłonę: obrońca ma ją tylko wtedy, gdy daje ją każdy róg, z którego go widać. Linia przecina pole figurki, gdy przechodzi przez jego wnętrze.
rule-D16-COV-4 = Duże figurki nigdy nie mają osłony, ale same ją dają.
rule-D16-COV-5 = Obrońca z osłoną może ujawnić drugą kartę obrony; decyduje o tym po obejrzeniu pierwszej.
rule-D16-COV-6 = Ściana, drzwi lub krawędź blokująca dają osłonę, gdy zatrzymałyby linię pola widzenia, a trudny teren, gdy linia przechodzi przez wnętrze jego pola, chyba że obie figurki stoją na tym samym spójnym obszarze trudnego terenu. Linia, która tylko biegnie wzdłuż pola lub go dotyka, nie przecina go, więc figurki stojące na skos obok niej nie dają osłony.

## Obrażenia, zabici, żetony zabójstw, odrodzenie

rule-D16-KIL-1 = Obrażenia figurki się sumują. Gdy jest ich co najmniej tyle, ile wynosi jej zdrowie, zostaje zabita i od razu znika z mapy.
rule-D16-KIL-2 = Leczenie usuwa obrażenia, nigdy poniżej 0.
rule-D16-KIL-3 = Gdy na mapie nie ma już demona danego rodzaju, jego kartę się zakrywa; leżąca na niej moc argentu pozostaje.
rule-D16-KIL-4 = Za każde zabicie marine, także kolejne zabicie tego samego, najeźdźca zdobywa 1 żeton zabójstwa.
rule-D16-KIL-5 = Zabity marine odrzuca wszystkie obrażenia, ogłuszenie, zagrane karty i ujawnioną kartę obrony, tasuje razem rękę, stos kart odrzuconych i talię i dobiera do rozmiaru ręki. Zachowuje bronie oraz karty klasy, drużyny i zabójstw chwały, a jeśli trwała jego aktywacja, kończy się ona.
rule-D16-KIL-6 = Na początku swojej następnej aktywacji marine odradza się na wybranym polu z aktywnym teleporterem; demon, który tam stoi, ginie w telezabójstwie. Jeśli stoi tam inny marine, wybiera inny teleporter, a gdy zajęte są wszystkie, najbliższe wolne pole.

## Ruch małych figurek

rule-D16-MOV-1 = Za 1 punkt ruchu figurka przechodzi na sąsiednie pole; sąsiadują pola o wspólnej krawędzi lub rogu, chyba że dzieli je ściana lub zamknięte drzwi.
rule-D16-MOV-2 = Wejście na pole przyjaznej figurki nic więcej nie kosztuje, a na pole wrogiej kosztuje 1 punkt ruchu więcej. Żadna figurka nie może zakończyć ruchu na zajętym polu.
rule-D16-MOV-3 = Wejście na każde pole trudnego terenu kosztuje 1 punkt ruchu więcej. Dopłaty się sumują.
rule-D16-MOV-4 = Ruch kończy się w chwili, gdy figurka atakuje, wchodzi w interakcję albo kończy aktywację; na zajętym polu nie można się wtedy znajdować. Na zajęte pole można wejść tylko wtedy, gdy starczy punktów, by dojść na pole, gdzie wolno się zatrzymać, albo gdy samo wejście usuwa stojącą tam figurkę.
rule-D16-MOV-5 = Krok na skos jest dozwolony, jeśli choć jedna z dwóch dróg dookoła rogu, w kształcie litery L, nie przecina ściany, drzwi ani krawędzi nieprzekraczalnej lub blokującej. Przy sąsiedztwie i zasięgu sprawdza się to samo, ale liczą się tylko ściany i zamknięte drzwi.
rule-D16-MOV-6 = Dopłatę za wrogą dużą figurkę ponosi się za każde jej pole. „Otrzymuje n punktów ruchu” oznacza ruch ze wszystkimi kosztami, a „porusza się o n pól” to n kroków bez punktów i dopłat, poza tym według zwykłych zasad.

## Teren i ściany

rule-D16-TER-1 = Ściana (gruba czarna linia): nie można przez nią przejść, pola po obu stronach nie sąsiadują ze sobą, blokuje pole widzenia i daje osłonę.
rule-D16-TER-2 = Teren nieprzekraczalny (czerwona linia przerywana): mała figurka przez nią nie przejdzie, ale linia ta nie blokuje pola widzenia i nie daje osłony.
rule-D16-TER-3 = Teren blokujący (czerwona linia ciągła): mała figurka przez nią nie przejdzie, a linia ta blokuje pole widzenia i daje osłonę.
rule-D16-TER-4 = Trudny teren (niebieska przerywana obwódka wokół pól): wejście na każde jego pole kosztuje małą figurkę 1 punkt ruchu więcej; nie blokuje pola widzenia, ale daje osłonę.
rule-D16-TER-5 = Zamknięte drzwi (żeton): nie można przez nie przejść, pola po obu stronach nie sąsiadują ze sobą, blokują pole widzenia i dają osłonę.

## Drzwi

rule-D16-DOR-1 = Figurka sąsiadująca z drzwiami może je otworzyć za 1 punkt ruchu. Otwarte drzwi usuwa się z mapy na stałe i nigdy się nie zamykają.
rule-D16-DOR-2 = Z drzwiami sąsiaduje figurka stojąca na polu, na którego krawędzi są drzwi. Drzwi zajmują jedną krawędź albo dwie w jednej linii.
rule-D16-DOR-3 = Przy karcie zagrożenia „Plaga” demony nie mogą otwierać drzwi, a w samouczku nie mogą, dopóki na mapie jest choć jeden portal.
rule-D16-DOR-4 = W misjach drzwi mają szerokość dwóch krawędzi; wystarczy stać przy jednej z nich, a otwierają się obie naraz.

## Portale i przywoływanie

rule-D16-POR-1 = Portale mają trzy poziomy, od najniższego: niebieski, żółty i czerwony. Karta inwazji ma sześć grup inwazji, po dwie na kolor.
rule-D16-POR-2 = Przywołuje się z jednego portalu naraz: najeźdźca wybiera portal, odkrywa go, wybiera jedną z dwóch grup tego koloru, stawia wszystkie jej demony na polu portalu lub na polach sąsiednich i odkrywa ich karty. Potem portal się odrzuca; każdy daje tylko jedną grupę.
rule-D16-POR-3 = Figurkę, która się nie mieści, stawia się na najbliższym wolnym polu, do którego można dojść od portalu przy obecnym stanie drzwi; gdy brakuje figurek, stawia się tyle, ile jest. Figurki mogą stać na żetonach.
rule-D16-POR-4 = Wartość mocy argentu przy grupie to liczba żetonów, które najeźdźca otrzymuje; musi je położyć na kartach demonów z tej grupy.
rule-D16-POR-5 = Przywołując grupę, najeźdźca ma prawo rozłożyć na karty jej demonów tyle mocy argentu z karty inwazji, ile zechce. To, co po przywołaniu na niej zostanie, odrzuca.
rule-D16-POR-6 = Kiedy i z których portali się przywołuje, mówi misja lub karta zagrożenia.
rule-D16-POR-7 = Tę samą grupę można wybrać ponownie przy innym portalu lub później. Duża figurka musi w całości stać na wolnych polach, a choć jedno z nich musi być polem portalu lub z nim sąsiadować; przywołanie nikogo nie wypiera.
rule-D16-POR-8 = Gdy naraz działa kilka portali, rozpatruje się je po kolei w porządku wybranym przez najeźdźcę. Moc argentu z karty inwazji przenosi się i odrzuca po każdej grupie osobno.

## Moc argentu

rule-D16-ARG-1 = Moc argentu pochodzi z kart wydarzeń odrzuconych w fazie warunków (do trzech w rundzie), z wartości grup i z efektów kart. By jej użyć, odrzuca się jeden żeton z karty tego demona i rozpatruje jedną zdolność mocy argentu tej karty.
rule-D16-ARG-2 = Jedno użycie działa tylko na tę figurkę, która właśnie działa, a nie na cały rodzaj.
rule-D16-ARG-3 = Każdej zdolności mocy argentu figurka może użyć najwyżej raz w aktywacji, a za te, które wymagają zadania obrażeń, płaci się dopiero, gdy obrażenia są znane. Gdy pula (18 żetonów) jest pusta, nic się nie zyskuje.

## Ogłuszenie

rule-D16-STN-1 = Ogłuszony marine dostaje kartę ogłuszenia, a demon żeton; ogłuszona figurka atakuje jedną kością mniej, a w obronie nie ujawnia karty. Ogłuszenie mija po wykonaniu ataku lub po rozpatrzeniu ataku na tę figurkę; ma się najwyżej jedno, a ogłuszenie ogłuszonej figurki nic nie daje.
rule-D16-STN-2 = Ogłuszony marine nadal może zagrywać reakcje „podczas obrony”.

## Karty wydarzeń

rule-D16-EVT-1 = Przy dobieraniu najeźdźca uzupełnia rękę do sześciu kart. Każda karta mówi, kiedy można ją zagrać, i po rozpatrzeniu się ją odrzuca.
rule-D16-EVT-2 = Te same karty służą demonom do obrony: ujawnia się je z wierzchu talii, nigdy z ręki.
rule-D16-EVT-3 = Efekty kart mogą dać rękę większą niż sześć kart; przy uzupełnianiu najeźdźca wtedy nic nie dobiera. „Gdy demon się aktywuje” oznacza chwilę po otrzymaniu punktów ruchu, a przed wszystkim innym.

## Przedmioty

rule-D16-ITM-1 = Podczas swojej aktywacji marine może za darmo zdobyć przedmiot ze swojego pola, także tylko przez nie przechodząc.
rule-D16-ITM-2 = Pakiet zdrowia odrzuca się od razu po zdobyciu i leczy 5 obrażeń. Można go nie brać.
rule-D16-ITM-3 = Broń: marine zatrzymuje żeton i bierze odpowiadający mu zestaw broni.
rule-D16-ITM-4 = Zdobyty zestaw tasuje się i kładzie zakryty na wierzchu talii akcji; talia rośnie, niczego się z niej nie usuwa.
rule-D16-ITM-5 = Żeton granatu daje tylko jedną kartę, która po zagraniu wypada z gry.

## Zabójstwo chwały

rule-D16-GLO-1 = Demon, którego obrażenia są co najmniej równe jego równowadze, a mniejsze od zdrowia, jest wytrącony z równowagi.
rule-D16-GLO-2 = Wejście marine na którekolwiek pole demona wytrąconego z równowagi to dla demona śmierć na miejscu. Marine dobiera od razu wierzchnią kartę zabójstwa chwały i może wtedy wyleczyć 2 obrażenia.
rule-D16-GLO-3 = Dodatkowy punkt ruchu za wejście na pole wroga płaci się także tutaj. Demona już nie ma, więc marine może tam pozostać.
rule-D16-GLO-4 = Liczy się też ruch dany przez efekt, ale nie odepchnięcie ani wyparcie. Zużyte karty zabójstw chwały trafiają na stos, który w razie potrzeby się tasuje, a liczba trzymanych kart nie jest ograniczona.

## Teleportery i telezabójstwa

rule-D16-TEL-1 = Gdy marine wchodzi na pole z nieaktywnym teleporterem, odwraca go na stronę aktywną.
rule-D16-TEL-2 = W ruchu marines wszystkie pola z aktywnymi teleporterami sąsiadują ze sobą, więc przejście między nimi kosztuje 1 punkt ruchu; trudny teren na miejscu kosztuje jak zawsze 1 więcej, a telezabójstwo znosi tylko dopłatę za demona.
rule-D16-TEL-3 = Marine, który odradza się na aktywnym teleporterze lub przechodzi na niego z pola innego teleportera, zabija stojącego tam demona (telezabójstwo) i nie ponosi dopłaty. Karty zabójstwa chwały się za to nie dobiera.
rule-D16-TEL-4 = Sąsiedztwo teleporterów dotyczy tylko ruchu: nie zasięgu, pola widzenia, drzwi ani demonów. Duży demon ginie, jeśli celem jest którekolwiek z jego pól.
rule-D16-TEL-5 = Wejściem jest także przejście przez pole, nawet zajęte, a odwrócenie teleportera jest obowiązkowe. Odepchnięcie i wyparcie nigdy nie odwracają teleportera, nie dają przedmiotu i nie zabijają.

## Duże figurki

rule-D16-LRG-1 = Duża figurka zajmuje 2, 4 lub 6 pól i nie porusza się na skos. Za 1 punkt ruchu przesuwa całą podstawkę o jedno pole w linii prostej.
rule-D16-LRG-2 = Podstawka na 2 lub 6 polach może się za 1 punkt ruchu obrócić o 90 stopni; po obrocie musi zajmować co najmniej połowę pól zajmowanych wcześniej.
rule-D16-LRG-3 = Duże figurki ignorują w ruchu krawędzie nieprzekraczalne i blokujące i nie dopłacają za trudny teren ani za małe figurki. Ściany i zamknięte drzwi nadal je zatrzymują.
rule-D16-LRG-4 = Dużej figurce wolno stanąć ponad krawędziami blokującymi i nieprzekraczalnymi oraz na małych figurkach. Każdą przykrytą figurkę wypiera: właściciel przenosi ją na najbliższe wolne pole, na które mogłaby dojść zwykłym ruchem.
rule-D16-LRG-5 = Duża figurka nie może zakończyć ruchu na innej dużej figurce, a przejść przez nią może tylko wtedy, gdy jest przyjazna.
rule-D16-LRG-6 = Pole widzenia dużej figurki wyznacza się od rogów i do rogów dowolnego jej pola; osłony nigdy nie ma.
rule-D16-LRG-7 = Między polami jednej podstawki nie może być ściany ani zamkniętych drzwi, ani przed przesunięciem lub obrotem, ani po nim, a przy przesunięciu żadne pole nie może ich przekroczyć. Samego zamachu przy obrocie się nie sprawdza.
rule-D16-LRG-8 = Wyparcie następuje zawsze, gdy duża figurka się zatrzymuje, najpierw dla figurek strony aktywnej; najbliższe jest pole o najmniejszej liczbie dozwolonych kroków, nie licząc figurek, a przy remisie wybiera właściciel. Jeśli któraś nie ma dokąd pójść, zatrzymać się tam nie wolno.

## Klasy, drużyna, misje, tajne informacje

rule-D16-MIS-1 = Zdolność karty klasy działa przez całą grę. Karta wyczerpana zostaje przygotowana na początku aktywacji właściciela.
rule-D16-MIS-2 = Są 2 operacje po 6 misji; każda misja wskazuje jedną z 6 kart celów i jedną z 3 kart zagrożenia i podaje mapę.
rule-D16-MIS-3 = Karta celów podaje warunki zwycięstwa obu stron i zasady specjalne; najeźdźca wygrywa z 6 żetonami zabójstw przy dowolnej liczbie marines, chyba że misja podaje inaczej, a stół może grać z naszymi liczbami. Misja kończy się natychmiast, gdy któryś z warunków zostanie spełniony.
rule-D16-MIS-4 = Plaga: demony pojawiają się, gdy marines odkrywają mapę; Horda: płyną nieprzerwanie z portali o rosnącym poziomie. Szturm: najeźdźca ma zapas żetonów zagrożenia i wydaje je na przywoływanie na początku każdej fazy warunków.
rule-D16-MIS-5 = Przed marines ukryte są karta inwazji, zakryte karty demonów, karty wydarzeń na ręce i kolejność kart w taliach, a przed najeźdźcą ręce i talie marines. Jawne są obrażenia, ogłuszenia, moc argentu, stosy kart odrzuconych, zagrane karty, trzymane karty zabójstw chwały, liczby kart na rękach i w taliach, kolory portali i to, kto co niesie; marines widzą nawzajem swoje ręce.
rule-D16-MIS-6 = Wynikiem operacji jest liczba wygranych misji. Kto przegrał misję, ma w następnej premię: marines jeden dodatkowy pakiet zdrowia na starcie, a najeźdźca 2 żetony mocy argentu na karcie inwazji.
rule-D16-MIS-7 = Limit to 12 rund, także w samouczku, chyba że misja podaje inny: jeśli ostatnia runda skończy się bez zwycięzcy, wygrywa najeźdźca. Gracze mogą wyłączyć limit.
rule-D16-MIS-8 = Gdy obie strony osiągną cel w tej samej chwili, wygrywa ta, której aktywacja trwa, a poza aktywacjami marines.

## Zbieg zasad: ataki

rule-D16-INT-1 = Przebieg ataku: (a) zapowiedź: efekty „przed atakiem” strony atakującej, zasięg, dodatkowe kości i moc argentu, potem wybór obrońcy; (b) kości: podstawowe i dodatkowe (efekty przed rzutem, strona atakująca), odjęcie za ogłuszenie i przynętę, limit, rzut; (c) ujawnienie karty i decyzja o osłonie; (d) „podczas obrony”, tylko strona broniąca się; (e) „podczas ataku”, tylko strona atakująca; (f) obrażenia, odrzucenie ujawnionej karty, zabici; (g) napastnik i obrońca tracą ogłuszenie, potem działają efekty trafienia (ogłuszenie, rozprysk, Tąpnięcie); (h) „po ataku” i „po zabiciu”, najpierw strona aktywna, potem druga. Do minionego okna się nie wraca, a atak, którego napastnika już nie ma, kończy się.
rule-D16-INT-2 = W obrębie strony pierwszeństwo ma figurka, której rzecz dotyczy, potem pozostali marines w kolejności liter. Inny marine może zadziałać tylko wtedy, gdy tekst jego karty wykracza poza niego samego.
rule-D16-INT-3 = W jednym oknie można użyć kilku efektów, po jednym naraz, a każdy rozpatruje się i odrzuca przed następnym; dwóch kart o tej samej nazwie nigdy, po żadnej ze stron. Kto spasuje, nie działa już w tym oknie, a nową okazję powstałą w jego trakcie rozpatruje się najpierw.
rule-D16-INT-4 = „Komandos” i „Groza” działają tylko wtedy, gdy ujawniono kartę: jej symbole przepadają, a liczą się symbole nowej, także unik i specjalny symbol obrony. Tarcze z innych efektów i wytrzymałości zostają, a drugiej karty za osłonę już nie ma.
rule-D16-INT-5 = Jedną kość mogą przerzucać różne efekty i liczy się ostatni wynik, ale kości obróconej na wybraną ściankę nie można już przerzucić. Tarcze (z karty lub specjalnego symbolu, wytrzymałości i efektów) zmniejsza się o przebicie, najmniej do 0; unik niweluje wszystko, a na końcu limit obrażeń nakłada „Żelazna skóra”.
rule-D16-INT-6 = Atak rozpatrywany dwa razy i Podwójny ogień to dwa całe ataki: drugi jest dobrowolny, jego obrońcę wybiera się po zakończeniu pierwszego, a między nimi można wydawać punkty ruchu. Ogłuszenie, efekty „następnego ataku” i moc argentu dotyczą tylko pierwszego.
rule-D16-INT-7 = Efekty „następnego ataku” się sumują i dotyczą własnej aktywacji. Zużywa je najbliższy atak, nawet gdy nie spełnia ich warunku, a niewykorzystane przepadają na koniec aktywacji.
rule-D16-INT-8 = Premie do zasięgu nigdy nie działają na ataki o podanym zasięgu 1, a ograniczenia („Ciemność”) stosuje się po premiach. Druga kopia efektu, który już działa, nic nie dodaje.
rule-D16-INT-9 = W ataku na kilka figurek ogłuszony napastnik traci jedną kość wspólnego rzutu i dochodzi do siebie po ostatnim obrońcy, a ogłuszony obrońca nie ujawnia karty i przestaje być ogłuszony po ataku; efektów na kości używa się raz, tuż po rzucie. Karty, osłonę i tarcze rozstrzyga się dla każdego obrońcy osobno, „Komandos” lub „Groza” dotyczy jednego z nich, duża figurka to jeden cel, a obrażenia i zabicia są jednoczesne.
rule-D16-INT-10 = Atak bez kości też się odbywa: ujawnia się kartę i traci ogłuszenie. Ogłuszenie wywołane efektem poza atakiem trwa do najbliższego ataku.
rule-D16-INT-11 = Ataki poza własną aktywacją („Strzał od progu”, „Czuwanie”, „Natarcie”) podlegają wszystkim zasadom ataku, a otrzymane wtedy punkty ruchu wydaje się od razu. „Natarcie” to atak na innego marine: ma zasięg podany na karcie demona, 1 czerwoną kość i nie korzysta z mocy argentu.
rule-D16-INT-12 = Figurka zatrzymuje się, gdy po co najmniej jednym kroku lub obrocie od ostatniego zatrzymania ma zaatakować, kończy aktywację albo kończy ruch dany poza nią. Najpierw następuje wyparcie, potem efekty zatrzymania, a dopiero potem, jeśli żyje i nadal może, zapowiada atak.
rule-D16-INT-13 = „Czuwanie” i „Strzał od progu” działają, gdy demon się zatrzymuje; przywołanie nie jest zatrzymaniem. Każdy uprawniony marine może użyć obu, w kolejności liter, a demon atakuje dopiero po nich.
rule-D16-INT-14 = „Ogień zaporowy” gra się po otrzymaniu przez demona punktów ruchu i po efektach najeźdźcy „gdy demon się aktywuje”; jedna karta działa na jedną figurkę.
rule-D16-INT-15 = Przynęta jest znacznikiem, nie figurką: niczego nie blokuje i nie daje osłony, a znika na koniec rundy. Demon, który widzi ją w chwili zbierania kości, usuwa jedną wybraną przez siebie kość, raz, choćby przynęt było kilka; ataków na drona to nie dotyczy.
rule-D16-INT-16 = Przechodząc przez zajęte pole, figurka może zdobywać przedmioty i odwracać teleportery, ale nie może atakować, zagrywać kart ani otwierać drzwi.
rule-D16-INT-17 = Rozprysk, „Opóźniony zapłon” i podobne efekty mierzy się od pól, które obrońca zajmował, gdy go zaatakowano, żywy czy martwy; rozprysk nie zważa na unik, działa na każdą figurkę raz, a gdy tekst mówi „wszystkie”, także na swoich i na strzelca. Kto ginie od efektu karty marine, w zabójstwie chwały lub telezabójstwie, ginie „z ręki tego marine”.

## Zbieg zasad: zabicia, ruch, teleportery

rule-D16-INT-18 = Zabójstwo chwały: opłata za krok, śmierć demona, dobranie karty lub kart i chętne leczenie po 2 za każdą, okno „po zabiciu” („Klątwa śmierci”, „Żniwo dusz”, „Rozpęd”, także dopiero co dobrany), a potem dalszy ruch. Wystarczy dowolne pole dużego demona, a reszta jego pól jest odtąd pusta; każdy następny demon wytrącony z równowagi, na którego pole marine wejdzie, to nowe zabójstwo chwały.
rule-D16-INT-19 = Na pole swojej figurki można się teleportować tylko wtedy, gdy da się iść dalej. Telezabójstwo idzie przed zabójstwem chwały (bez karty i bez dopłaty) i zabija każdego demona, także cyberdemona, gdy celem jest którekolwiek z jego pól; niesione przez niego żetony zostają na miejscu.
rule-D16-INT-20 = Gdy na teleporterze stoi marine lub dron, odradzający się wybiera inny, a gdy tak zajęte są wszystkie, wolne pole najbliższe wybranemu teleporterowi. Odrodzenie nie jest ruchem (nie daje przedmiotów i nie jest zatrzymaniem), ale sprawdza się po nim „Plagę”.
rule-D16-INT-21 = Odepchnięcie (Tąpnięcie): najeźdźca wybiera sąsiednie, wolne i dozwolone pole, dalsze od odpychającego; gdy takiego nie ma, figurka zostaje. Kilku marines odpycha się w kolejności liter.
rule-D16-INT-22 = Marine zabity, zanim odkryto jego kartę, odradza się, gdy wyjdzie, i działa w pełni; zabity po swojej aktywacji odradza się w następnej rundzie. Zabity we własnej aktywacji kończy ją i dobiera tylko te karty, które przysługują zabitemu.
rule-D16-INT-23 = Duża figurka przejdzie przez drzwi tylko wtedy, gdy otwór jest tak szeroki jak jej podstawka. Stojąc przy zamkniętych drzwiach, może je otworzyć, jeśli demonom wolno.
rule-D16-INT-24 = Żetony pod figurką zostają i działają: z przykrytego portalu nadal przywołuje się obok niego, a przykryte przedmioty można zdobyć, przechodząc.

## Zbieg zasad: rundy, zapasy, przygotowanie

rule-D16-INT-25 = Karta rodzaju, którego figurki wyginęły, zachowuje swój stan. Jeśli w tej rundzie ją wyczerpano, po ponownym przywołaniu jest odkryta, lecz nadal wyczerpana, i nie dodaje się karty inicjatywy; jeśli jej nie użyto, jest przygotowana.
rule-D16-INT-26 = Gdy przy przywołaniu brakuje figurek, najeźdźca wybiera, które z wymienionych postawi; jeśli nie postawi żadnej, grupa nie daje mocy argentu. Większe figurki stawia się najpierw, a ta, dla której nigdzie nie ma miejsca, nie wchodzi do gry.
rule-D16-INT-27 = Moc argentu na zakrytej karcie pozostaje, nie można jej wydawać i znów jest do użytku, gdy wróci ten rodzaj demona.
rule-D16-INT-28 = Dobiera się najpierw do końca talii, potem tasuje stos kart odrzuconych i dobiera dalej; kart w grze nie ma wśród odrzuconych. Przy osłonie pierwszą kartę odrzuca się przed ujawnieniem drugiej, więc po tasowaniu może wrócić; gdy puste są talia i stos, nie ma karty ani korzyści z osłony.
rule-D16-INT-29 = Przed odkryciem karty inicjatywy działa najpierw najeźdźca („Zasadzka”), potem marines („Zwiadowca”); co kto zobaczył, wie tylko jego strona. „Szperacz” działa tuż po tasowaniu w kroku 1.
rule-D16-INT-30 = Każdą akcję główną można zastąpić sprintem: z dwiema akcjami głównymi wolno zagrać akcję i sprint albo dwa sprinty, a każdy sprint kosztuje osobną kartę.
rule-D16-INT-31 = Jedyny marine ma dwie pełne aktywacje: w każdej przygotowuje kartę klasy, odnawia limity „na aktywację” i uzupełnia rękę, ale limity „na rundę” się nie odnawiają. Klas „Sierżant” i „Oficer łączności” mu się nie proponuje.
rule-D16-INT-32 = Rozmiar ręki to najwyższa wartość z kart marine i liczy się tylko przy dobieraniu; nikt nie odrzuca nadmiaru.
rule-D16-INT-33 = Gdy marine zdobywa żeton broni przy pustej talii, jej zestaw staje się talią, a stos kart odrzuconych czeka, aż będzie potrzebny.
rule-D16-INT-34 = Początek aktywacji marine: przygotowanie karty klasy, odrodzenie, efekty początku (najpierw własne, potem dar Sierżanta). Zdrowie z karty drużyny zastępuje zwykłe 10.

## Zbieg zasad: cele i koniec

rule-D16-INT-35 = Zwycięstwo sprawdza się po każdym zabiciu, żetonie zabójstwa, dostawie i zmianie postępu, a gra kończy się w tej chwili, nawet w środku ataku: późniejszych rozprysków, wydarzeń i obrońców już nie ma. Jednoczesne zabicia liczą się razem.
rule-D16-INT-36 = Niesione żetony bierze się za darmo (ładunek za 1 punkt ruchu), także przechodząc, i nie przekazuje się ich; z próbkami i granatami wolno się teleportować, a marine z ładunkiem nie sprintuje i nie korzysta z sąsiedztwa teleporterów. Po zabiciu niosącego żeton zostaje na jego polu (przy dużym demonie na jednym z jego pól, które wybierają marines), a na polu może leżeć kilka żetonów.
rule-D16-INT-37 = Dron to mała figurka przyjazna marines, ale nie marine: omijają go efekty mówiące o marine i ogłuszenie; broni się 1 tarczą, bez karty i bez korzyści z osłony. Sam daje osłonę, kosztuje demony dopłatę, a wypartego przenoszą marines; zniszczony daje 2 żetony zabójstw, lecz nie jest „zabitym marine”.
rule-D16-INT-38 = Postęp liczy się osobno dla każdego celu (Sieć przekaźników) albo wspólnie (Służba wartownicza), nigdy poniżej 0 ani powyżej progu; ukończony przekaźnik nie przyjmuje już kart. Żetony celów niczego nie blokują, marine na takim żetonie lub obok może go użyć mimo wrogów w pobliżu, a figurka jest w strefie, gdy jest w niej którekolwiek jej pole.
rule-D16-INT-39 = „Plagę” sprawdza się po każdym kroku, odrodzeniu i wyparciu marine i po każdym otwarciu drzwi, z pól wszystkich marines i przy obecnym stanie drzwi; zasięg nie ma znaczenia. Zabicie lub odwrócenie teleportera wywołane tym krokiem rozpatruje się wcześniej.
rule-D16-INT-40 = Granat odłamkowy i inne efekty obszarowe wybierają pole: pole widzenia i zasięg sprawdza się tak, jakby stała na nim figurka. „Sąsiednie” są pola, których nie dzieli ściana ani zamknięte drzwi (na skos wystarczy jedna wolna droga dookoła rogu), a każda figurka obrywa raz.
