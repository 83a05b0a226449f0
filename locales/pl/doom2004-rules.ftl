# Zasady gry DOOM (2004), jedno lub dwa zdania na każdy numer.

## Elementy gry

rule-D04-COMP-1 = W grze są trzy figurki marines: czerwona, zielona i niebieska.
rule-D04-COMP-2 = W grze są 63 figurki potworów, po równo w trzech kolorach: 12 zombie, 12 impów, 12 tritów, 6 demonów, 6 archvile’ów, 6 mancubusów, 6 rycerzy piekieł i 3 cyberdemony.
rule-D04-COMP-3 = Kości jest sześć: 1 czerwona, 1 żółta, 2 zielone i 2 niebieskie.
rule-D04-COMP-4 = Talia najeźdźcy liczy 66 kart, kart tworzenia i kart zdarzeń, a talia marines 18.
rule-D04-COMP-5 = Elementów mapy jest 59: 12 pomieszczeń, 14 korytarzy, 5 zakrętów, 6 skrzyżowań i 22 ślepe zaułki.
rule-D04-COMP-6 = W grze jest 11 zwykłych drzwi i 3 śluzy bezpieczeństwa, po jednej w kolorze każdego klucza.
rule-D04-COMP-7 = Żetonów przedmiotów jest 33: 18 przeszkód, 3 klucze, 6 żetonów wsparcia i 6 teleporterów.
rule-D04-COMP-8 = Do gry należy też 46 żetonów obrażeń, 15 żetonów pancerza, 10 żetonów rozkazów, 1 żeton kompasu, 3 karty ekwipunku i 4 podręczne karty.
rule-D04-COMP-9 = Żetonów ekwipunku jest 88: 45 amunicji, 21 broni, 12 zdrowia i 10 innych.
rule-D04-COMP-10 = Na jeden kolor przypada więc 21 potworów: 4 zombie, 4 impy, 4 trity, 2 demony, 2 archvile’e, 2 mancubusy, 2 rycerze piekieł i 1 cyberdemon.
rule-D04-COMP-11 = Amunicja jest trojakiego rodzaju: naboje (pociski), rakiety (granaty) i baterie energetyczne.
rule-D04-COMP-12 = To, w którą stronę zwrócona jest figurka, nigdy nie ma znaczenia.

## Przygotowanie gry

rule-D04-SETUP-1 = Jeden gracz jest najeźdźcą; pozostali, od jednego do trzech, prowadzą po jednym marine i wybierają jego kolor.
rule-D04-SETUP-2 = Każdy kolor, którego nikt nie wybrał, wypada z gry w całości: jego marine i cały komplet 21 potworów.
rule-D04-SETUP-3 = Scenariusz wybiera najeźdźca i tylko on może go czytać.
rule-D04-SETUP-4 = Najeźdźca układa tylko obszar startowy scenariusza i ustawia żeton kompasu tak, jak mówi scenariusz; kompas wyznacza kierunki rozrzutu.
rule-D04-SETUP-5 = Na obszarze startowym ustawia się wskazanych tam marines, potwory i ekwipunek.
rule-D04-SETUP-6 = Jedyny marine zaczyna z 4 żetonami nabojów, 10 żetonami obrażeń i 3 kartami marines; przy dwóch każdy ma 3 żetony nabojów, 9 obrażeń i 3 karty, a przy trzech 2 żetony nabojów, 8 obrażeń i 2 karty. Każdy dostaje też zawsze 2 żetony pancerza.
rule-D04-SETUP-7 = Karty marines rozdaje się losowo i leżą odkryte; działają przez całą grę i nigdy się ich nie zużywa.
rule-D04-SETUP-8 = Najeźdźca dobiera 5 kart, bez względu na liczbę marines, i trzyma je w ukryciu.
rule-D04-SETUP-9 = Pierwszym marine jest gracz siedzący po lewej ręce najeźdźcy.
rule-D04-SETUP-10 = Scenariusz może zmienić przygotowanie, zasady specjalne i cele gry; jego tekst ma pierwszeństwo przed zasadami ogólnymi.

## Runda

rule-D04-ROUND-1 = W rundzie grają kolejno pierwszy, drugi i trzeci marine, zgodnie z ruchem wskazówek zegara i z pominięciem nieobecnych, a na końcu najeźdźca. Potem zaczyna się nowa runda.

## Tura marine

rule-D04-ACT-1 = Marine nie robi niczego, dopóki nie zadeklaruje jednej akcji; po jej wykonaniu jego tura się kończy.
rule-D04-ACT-2 = Sprint: ruch o maks. 8 pól, bez ataku.
rule-D04-ACT-3 = Seria: 2 ataki, bez ruchu. Pierwszy atak rozpatruje się do końca, zanim zacznie się drugi.
rule-D04-ACT-4 = Podejście: ruch o maks. 4 pola i 1 atak, przed ruchem, po nim albo między krokami.
rule-D04-ACT-5 = Przygotowanie: ruch o maks. 4 pola albo 1 atak, a do tego 1 żeton rozkazu, położony w dowolnej chwili tury.
rule-D04-ACT-6 = Każdy atak można wykonać inną bronią.
rule-D04-ACT-7 = Punkty ruchu niewykorzystane do końca tury przepadają.

## Tura najeźdźcy

rule-D04-INV-1 = Krok 1: najeźdźca dobiera po 1 karcie na każdego gracza marines albo, jeśli tak wybrano przed grą, zawsze dokładnie 2. Jeśli ma potem na ręce więcej niż 8 kart, od razu odrzuca nadmiar, by zostało mu 8.
rule-D04-INV-2 = Gdy z talii zejdzie ostatnia karta, dobrana albo odkryta przy rozrzucie, najeźdźca dostaje 1 frag, a odrzucone karty tasuje się w nową talię. Brakujące karty dobiera się już z niej.
rule-D04-INV-3 = Kartę zdarzenia można zagrać w każdej chwili, w turze dowolnego gracza, gdy tylko zachodzi warunek z karty; po rozpatrzeniu kartę się odrzuca.
rule-D04-INV-4 = Krok 2: najeźdźca może zagrać z ręki najwyżej jedną kartę tworzenia. Poza tym krokiem kart tworzenia nigdy się nie zagrywa.
rule-D04-INV-5 = Krok 3: każdego potwora na planszy, także dopiero co stworzonego, można raz aktywować, w dowolnej kolejności. Aktywowany potwór może przejść tyle pól, ile wynosi jego limit ruchu, i wykonać 1 atak w dowolnej chwili tego ruchu.
rule-D04-INV-6 = Gdy najeźdźca miał już okazję aktywować wszystkie figurki, kończy się jego tura, a z nią runda.

## Tworzenie

rule-D04-SPAWN-1 = Niektóre karty tworzenia przedziela linia: najeźdźca wybiera wtedy jedną z dwóch grup potworów.
rule-D04-SPAWN-2 = Tworzonego potwora trzeba postawić na polach poza polem widzenia wszystkich marines. Tylko przy tym sprawdzaniu figurki potworów nie zasłaniają widoku.
rule-D04-SPAWN-3 = Potwora, dla którego nie ma dozwolonego miejsca, po prostu się nie stawia; pozostałe z tej karty stawia się normalnie.
rule-D04-SPAWN-4 = Postawić można tylko tyle potworów, ile jest dostępnych figurek. Dopiero gdy wszystkie dostępne figurki danego rodzaju stoją na planszy, najeźdźca może zdjąć jedną z nich i od razu postawić ją na nowo, na potrzeby karty tworzenia albo nowo odkrytego obszaru.
rule-D04-SPAWN-5 = Figurki kolorów, które nie biorą udziału w grze, nigdy nie są dostępne.
rule-D04-SPAWN-6 = Tworzyć wolno tylko na odkrytych polach bez figurek, przeszkód blokujących i beczek; duży potwór musi być poza polem widzenia wszystkimi swoimi polami.
rule-D04-SPAWN-7 = Po ustawieniu potworów kartę tworzenia się odrzuca.

## Ruch

rule-D04-MOVE-1 = Marine ma tyle punktów ruchu, ile daje jego akcja, a potwór tyle, ile wynosi jego limit ruchu; nie trzeba zużyć wszystkich.
rule-D04-MOVE-2 = Krok prowadzi na dowolne z 8 sąsiednich pól, także na skos, i kosztuje 1 punkt ruchu; figurka musi pozostać na planszy.
rule-D04-MOVE-3 = Figurka może przechodzić przez pola zajęte przez figurki swojej strony, ale ruch musi zakończyć na wolnym polu.
rule-D04-MOVE-4 = Figurka nie może przechodzić przez zamknięte drzwi, przeszkody blokujące ani figurki przeciwnika; nie może też wejść na pola takich przeszkód i figurek.
rule-D04-MOVE-5 = Obok figurek przeciwnika i dookoła nich przechodzi się bez dopłaty i bezpiecznie, chyba że mają zdolność „czujny”.
rule-D04-MOVE-6 = Między krokami można atakować i wykonywać czynności opłacane punktami ruchu.
rule-D04-MOVE-7 = Figurka nie może atakować, dopóki dzieli pole z inną figurką.
rule-D04-MOVE-8 = Ściany biegną wzdłuż krawędzi pól. Dwa elementy mapy łączą się tylko tam, gdzie stykają się ich przejścia, szerokie na dwa pola; stykające się boki bez przejść są ścianą.
rule-D04-MOVE-9 = Krok na skos jest niedozwolony, jeśli na obu drogach dookoła narożnika, w kształcie litery L, stoi ściana lub zamknięte drzwi; wystarczy jedna wolna droga. Droga przez miejsce poza planszą liczy się tak, jakby stała na niej ściana.
rule-D04-MOVE-10 = Figurki i przeszkody na dwóch polach po bokach nigdy nie wzbraniają kroku na skos; robią to tylko ściany i zamknięte drzwi.

## Potwory większych rozmiarów

rule-D04-BIG-1 = Potwory większych rozmiarów, krótko: duże, to demon na 2 polach oraz mancubus, rycerz piekieł i cyberdemon na 4 (2×2). Każda inna figurka zajmuje 1 pole.
rule-D04-BIG-2 = Duży potwór wypełnia wszystkie swoje pola. Pole widzenia można wyznaczyć ze środka i do środka każdego z nich.
rule-D04-BIG-3 = Jeden atak działa na dużego potwora tylko raz, choćby wybuch lub zmiecenie objęły kilka jego pól.
rule-D04-BIG-4 = Przeszkody zadające obrażenia kosztują dużego potwora najwyżej 1 ranę na ruch, choćby wszedł na kilka; ruchem jest tu cała aktywacja.
rule-D04-BIG-5 = Demon robi krok na jeden z dwóch sposobów: jedna połowa wchodzi na sąsiednie pole w linii prostej, a druga na pole właśnie przez nią zwolnione, albo obie połowy naraz przesuwają się o jedno pole w tym samym kierunku na skos.
rule-D04-BIG-6 = Figurki 2×2 robią kroki jak zwykłe, ale przez cały czas muszą zajmować cztery istniejące pola.
rule-D04-BIG-7 = Demona może prowadzić każda z jego połów. Równoległe przesunięcie obu połów w bok w linii prostej nie jest dozwolonym krokiem.
rule-D04-BIG-8 = Między polami jednej figurki nie może biec ściana ani stać zamknięte drzwi, a przy kroku prostym żadne z jej pól nie może ich przekroczyć; krok na skos jest dozwolony, jeśli cała figurka mogłaby go złożyć z prostego kroku w poziomie i w pionie, w jednej z dwóch kolejności. Figurki i przeszkody liczą się tylko na polach, na które figurka naprawdę wchodzi, nie na tych z rozłożenia kroku.
rule-D04-BIG-9 = Duże potwory też mogą przechodzić przez figurki swojej strony i można przechodzić przez nie; na koniec ruchu wszystkie pola figurki muszą być wolne.

## Atak

rule-D04-ATK-1 = Atakujący deklaruje atakowane pole, a marine także broń: pięść, pistolet i granat ma zawsze, każda inna wymaga jej żetonu, a broń zużywająca amunicję co najmniej 1 żetonu tego rodzaju. Teraz deklaruje się też atak wymierzony i teraz jest czas na zdarzenia i rozkazy działające „przed atakiem”.
rule-D04-ATK-2 = Cel musi być w polu widzenia, a przy wyszukiwaniu musi do niego prowadzić droga. Przy ataku wręcz pole musi być sąsiednie.
rule-D04-ATK-3 = Liczy się zasięg, a potem rzuca kośćmi broni lub potwora. Następnie przychodzi pora na ponowny rzut, a zużycie amunicji sprawdza się na ostatecznym wyniku.
rule-D04-ATK-4 = Jeśli na którejkolwiek kości wypadło pudło, atak się nie udaje. W przeciwnym razie trafia, gdy suma zasięgu z kości i celności jest co najmniej równa policzonemu zasięgowi.
rule-D04-ATK-5 = Sumuje się obrażenia wraz ze zdolnością „śmiertelny”, uwzględnia pancerz każdej objętej figurki, przydziela rany i zdejmuje zabitych, a potem następują odrzucenie, beczki i dalszy ciąg przebicia. Nieudany atak z wybuchem ulega rozrzutowi.
rule-D04-ATK-6 = Bez wybuchu celem jest jedyna figurka na atakowanym polu. Wolno też zaatakować puste pole.
rule-D04-ATK-7 = Atakiem dystansowym można zaatakować także sąsiednie pole; zasięg wynosi wtedy 1.
rule-D04-ATK-8 = Atakować można tylko odkryte pola, i to bez przeszkód blokujących; w beczkę celować wolno. Ataku bez wybuchu nie można skierować na pole, na którym stoi tylko figurka własnej strony.

## Pole widzenia

rule-D04-LOS-1 = Prosta linia od środka pola atakującego do środka atakowanego pola musi być wolna.
rule-D04-LOS-2 = Pole widzenia blokują ściany, zamknięte drzwi, przeszkody blokujące, beczki i inne figurki, własne i wrogie.
rule-D04-LOS-3 = Duży atakujący może patrzeć z dowolnego swojego pola, a dużego potwora można zaatakować na dowolnym jego polu. Własne pola figurki nie blokują widoku od niej ani do niej.
rule-D04-LOS-4 = Widok jest zablokowany, gdy linia przecina wnętrze blokującego pola (nie licząc pól figurki atakującej i atakowanej), ścianę albo zamknięte drzwi. Jeśli biegnie dokładnie przez narożnik pól, blokuje ją dopiero zamknięcie obu dróg dookoła niego: droga jest zamknięta, gdy pole na niej blokuje lub leży poza planszą albo gdy przegradza ją ściana lub zamknięte drzwi.
rule-D04-LOS-5 = Widoczność jest zawsze wzajemna. Przy tworzeniu nie liczą się figurki potworów (marines nadal zasłaniają), a przy odkrywaniu nie liczą się żadne figurki, więc nikt nie zasłoni nieodkrytego obszaru.

## Zasięg

rule-D04-RNG-1 = Zasięg to liczba pól na najkrótszej drodze od atakującego do celu: skos liczy się za 1, pole celu wlicza się, pole atakującego nie.
rule-D04-RNG-2 = Gdy cel jest w polu widzenia, zasięg to większa z dwóch odległości, w poziomie i w pionie. Przy wyszukiwaniu to najkrótsza droga, która nie przecina ścian ani zamkniętych drzwi; przeszkód i figurek się nie uwzględnia.
rule-D04-RNG-3 = Duży atakujący liczy zasięg z tego swojego pola, z którego jest najmniejszy, spośród pól, z których widać cel (przy wyszukiwaniu: z których prowadzi do niego droga). Zasięg biegnie do wskazanego pola, także przy dużym celu, a teleportery i otwory wentylacyjne nigdy go nie skracają.

## Kości, obrażenia, rany

rule-D04-DICE-1 = Ścianka kości może pokazywać liczbę zasięgu, dziury po kulach, czyli obrażenia, i ikonę pocisku; czerwona i żółta kość mają po jednej ściance z pudłem. Pudło na którejkolwiek kości sprawia, że cały atak się nie udaje.
rule-D04-DMG-1 = Pancerz marine to liczba żetonów pancerza na jego karcie ekwipunku; pancerz potwora jest podany przy potworze.
rule-D04-DMG-2 = Atak zadaje każdej figurce tyle ran, ile razy jej pancerz mieści się w całości w obrażeniach; reszta przepada.
rule-D04-DMG-3 = Marine zdejmuje za każdą ranę jeden żeton obrażeń, a przy zerze zostaje sfragowany. Potwór gromadzi żetony obrażeń; gdy ma ich tyle, ile wynosi jego liczba ran, ginie, a figurka wraca do rezerwy.
rule-D04-DMG-4 = Efekty, które zadają od razu „ranę” (przeszkody, beczki), pomijają pancerz.

## Amunicja

rule-D04-AMMO-1 = Potworów amunicja nie dotyczy. Broń ze znakiem nieskończoności ani jej nie potrzebuje, ani nie zużywa.
rule-D04-AMMO-2 = Jeśli po rzucie marine widać jedną lub więcej ikon pocisku, odrzuca on dokładnie 1 żeton amunicji tej broni, bez względu na to, czy trafił.
rule-D04-AMMO-3 = Przebicie można prowadzić na kolejne pola tylko wtedy, gdy marine ma jeszcze co najmniej 1 żeton amunicji tego rodzaju. Przy każdym kolejnym rzucie zużycie sprawdza się osobno.

## Drzwi i klucze

rule-D04-DOOR-1 = Zamknięte drzwi stoją na linii między dokładnie czterema polami, po dwa z każdej strony.
rule-D04-DOOR-2 = Przez zamknięte drzwi nie przejdzie żaden ruch ani atak, choćby pole widzenia nie było mu potrzebne.
rule-D04-DOOR-3 = Otwarcie lub zamknięcie drzwi kosztuje 2 punkty ruchu i wymaga stania na jednym z tych czterech pól. Zwykłych drzwi mogą używać obie strony.
rule-D04-DOOR-4 = Ataki nigdy nie niszczą drzwi. Potrafi to tylko karta zdarzenia „Rozwal”, także ze śluzą bezpieczeństwa.
rule-D04-DOOR-5 = Drzwi nie można zamknąć, gdy duży potwór stoi w poprzek ich linii.
rule-D04-DOOR-6 = Śluzy bezpieczeństwa są na początku zablokowane; gdy którykolwiek marine podniesie klucz ich koloru, kładzie się go obok kompasu i ten kolor jest odblokowany dla wszystkich marines do końca gry. Potwory nigdy nie mogą otwierać ani zamykać śluz.
rule-D04-DOOR-7 = Otwarte drzwi niczego nie blokują i zachowują swoje miejsce: przy zamknięciu wracają na tę samą linię.

## Ekwipunek

rule-D04-EQ-1 = Żetony podnoszą tylko marines: w swojej turze marine może za darmo zabrać każdy żeton ze swojego pola, nawet gdy nie ma już punktów ruchu.
rule-D04-EQ-2 = W swojej turze marine może przekazać sąsiedniemu marine żetony broni lub amunicji, po 1 punkcie ruchu za żeton.
rule-D04-EQ-3 = Amunicję kładzie się na karcie ekwipunku, a broń przy podręcznej karcie.
rule-D04-EQ-4 = Żeton pancerza zwiększa pancerz o 1 i nie można go przekazać. Gdy marine zostanie sfragowany, traci wszystko ponad początkowe 2.
rule-D04-EQ-5 = Żeton zdrowia działa od razu: leczy maks. 3 rany i się go odrzuca. Marine w pełni zdrowia nie może go podnieść.
rule-D04-EQ-6 = Podniesiony klucz kładzie się obok kompasu; odtąd śluzy bezpieczeństwa jego koloru są odblokowane dla wszystkich marines do końca gry.
rule-D04-EQ-7 = Adrenalinę się zachowuje; na początku jednej z późniejszych tur można ją odrzucić, by mieć w tej turze 4 dodatkowe pola ruchu. Dodaje się je do każdej akcji, także do Serii.
rule-D04-EQ-8 = Żeton szału kładzie się stroną pełnej mocy do góry: póki marine go ma, może atakować tylko pięściami, a każde trafienie od razu zabija potwora. Na koniec następnej tury marine żeton się odwraca, a na koniec kolejnej odrzuca; odrzuca się go też, gdy marine zostanie sfragowany.
rule-D04-EQ-9 = Pierwszy marine, który zakończy ruch na żetonie wsparcia, otrzymuje efekt opisany w scenariuszu.
rule-D04-EQ-10 = Potwory mogą stać na żetonach ekwipunku i wsparcia, teleporterach i otworach wentylacyjnych oraz przez nie przechodzić; żeton pozostaje na miejscu.

## Odkrywanie obszaru

rule-D04-EXPL-1 = Gdy tylko w polu widzenia marine znajdzie się nieodkryty obszar, gra się zatrzymuje: najeźdźca układa jego elementy mapy, potwory, ekwipunek i żetony, odczytuje jego tekst i gra toczy się dalej.
rule-D04-EXPL-2 = Obszary zwykle kończą się na drzwiach, więc odkrywa je otwarcie drzwi.

## Fragowanie i powrót na planszę

rule-D04-FRAG-1 = Sfragowanego marine zdejmuje się z planszy, zapamiętując jego pole, a najeźdźca bierze 1 żeton fraga.
rule-D04-FRAG-2 = Sfragowany marine wraca do początkowej liczby żetonów obrażeń i pancerza; traci dodatkowy pancerz, szał i rozkaz, a zachowuje broń, amunicję, inny ekwipunek i karty. Amunicji się nie uzupełnia.
rule-D04-FRAG-3 = W swojej następnej turze, zanim zadeklaruje akcję, marine pojawia się na odkrytym, pustym polu odległym o co najmniej 8 i najwyżej 16 pól od miejsca śmierci, po czym rozgrywa zwykłą turę. Na tym polu może leżeć ekwipunek, ale nie może być figurki ani żadnej przeszkody.
rule-D04-FRAG-4 = Jeśli takiego pola nie ma, wybiera się pole, które spełnia te warunki możliwie najlepiej; spośród równie dobrych wybiera gracz.
rule-D04-FRAG-5 = Odległość to długość drogi po odkrytych polach; figurek i przeszkód się nie uwzględnia, a drzwi traktuje jak otwarte.
rule-D04-FRAG-6 = Marine sfragowany we własnej turze kończy tę turę.

## Rozkazy

rule-D04-ORD-1 = Rozkaz kładzie się w akcji Przygotowanie; marine ma naraz tylko jeden, a nowego nie może położyć, dopóki stary nie zostanie użyty lub usunięty. Wybierając Przygotowanie, może najpierw odrzucić celowanie, które mu zostało.
rule-D04-ORD-AIM = Celowanie: przed rzutem odrzuć ten rozkaz, a atak będzie wymierzony: po rzucie możesz ponownie rzucić dowolnymi kośćmi, także z pudłem, i drugi wynik obowiązuje. Rozkaz przepada, gdy marine odniesie ranę, ruszy się choć o 1 pole albo go użyje; koniec tury go nie usuwa.
rule-D04-ORD-GUARD = Obrona: w dowolnej chwili tury najeźdźcy, nawet tuż przed zapowiedzianym atakiem, odrzuć ten rozkaz, by przerwać grę i wykonać jeden zwykły atak (nagły atak); po zdjęciu zabitych najeźdźca gra dalej, a na decyzję musi zostawić czas i cofnąć pochopne ruchy, lecz okazja raz pominięta mija. Rozkaz przepada, gdy marine odniesie ranę, na początku jego następnej tury albo po użyciu.
rule-D04-ORD-DODGE = Unik: zaatakowany marine może raz na atak zmusić atakującego do ponownego rzutu dowolnymi kośćmi i drugi wynik obowiązuje; tak samo unika się wybuchu wywołanego przez innego marine. Żeton leży do początku następnej tury jego właściciela, więc działa przeciw wielu atakom.
rule-D04-ORD-HEAL = Leczenie, tylko z kartą „Chirurg polowy”: odrzucony w dowolnej chwili rozkaz przywraca 1 ranę właścicielowi lub sąsiedniemu marine, nie ponad pełne zdrowie. Nie można go użyć między rzutem ataku a jego obrażeniami, a przepada na początku następnej tury właściciela.
rule-D04-ORD-2 = Okazja do obrony jest przez całą turę najeźdźcy: na jej początku, po tworzeniu, po każdym pojedynczym kroku potwora, otwarciu lub zamknięciu drzwi i przejściu otworem wentylacyjnym, przed każdym rzutem ataku potwora oraz po każdym ataku i każdym zdarzeniu.
rule-D04-ORD-3 = Rozkaz działa od chwili położenia, więc w Przygotowaniu położone najpierw celowanie czyni następujący po nim atak wymierzonym.

## Atak wręcz

rule-D04-MELEE-1 = Broń i potwory z czerwonym paskiem atakują tylko wręcz: wyłącznie sąsiednie pola, bez liczenia zasięgu, a taki atak nie udaje się tylko przy pudle.
rule-D04-MELEE-2 = Sąsiednie jest pole odległe o jeden dozwolony krok, bez ściany i zamkniętych drzwi po drodze.

## Czynności za punkty ruchu

rule-D04-COST-1 = Marine podnosi żeton ze swojego pola za 0 punktów ruchu, także gdy się nie porusza, a za 1 punkt przenosi się na inny teleporter tego samego koloru albo przekazuje sąsiedniemu marine 1 żeton broni lub amunicji; za 1 punkt potwór ze zdolnością „skradanie się” przechodzi z otworu wentylacyjnego do innego. Otwarcie lub zamknięcie zwykłych drzwi kosztuje każdą figurkę 2 punkty; odblokowanej śluzy bezpieczeństwa też 2, ale mogą to robić tylko marines.

## Przeszkody, beczki, teleportery, otwory wentylacyjne

rule-D04-OBST-1 = Przeszkody blokujące zatrzymują pole widzenia i ruch; ataki, które nie wymagają pola widzenia, mogą liczyć zasięg ponad nimi.
rule-D04-OBST-2 = Przeszkody zadające obrażenia (szlam) niczego nie blokują, ale wejście na nie to 1 rana bez względu na pancerz. Tak sfragowany marine liczy się najeźdźcy jako frag, jeśli scenariusz liczy fragi.
rule-D04-OBST-3 = Figurka, która pozostaje na takiej przeszkodzie przez całą swoją turę, odnosi na jej koniec jeszcze 1 ranę. Odrzucona na nią odnosi ranę od razu, a dodatkową tylko wtedy, gdy w swojej turze postanowi tam zostać.
rule-D04-BAR-1 = Beczka blokuje jak przeszkoda, a celować w nią mogą obie strony; gdy dostanie co najmniej 1 obrażenie, wprost z ataku lub z wybuchu, eksploduje: usuwa się ją, a każda sąsiednia figurka odnosi 1 ranę. Sama eksplozja nie odpala innych beczek.
rule-D04-TELE-1 = Z teleporterów korzystają tylko marines: za 1 punkt ruchu przechodzą na teleporter tego samego koloru. Może on leżeć na nieodkrytym obszarze, który od razu się wtedy odkrywa; niepołączone części planszy leżą osobno, dopóki nie zostaną złączone.
rule-D04-DUCT-1 = Z otworów wentylacyjnych korzystają tylko potwory ze zdolnością „skradanie się”: za 1 punkt ruchu przechodzą z jednego do dowolnego innego odkrytego, którego nie zajmuje marine. Tą drogą nie odkrywa się obszarów i nie robi telefragów.
rule-D04-TFRAG-1 = Marine, który teleportuje się na dowolną część potwora, zabija go; potwory nie mogą więc zablokować teleportera, stojąc na nim. Przez teleporter zajęty przez innego marine można tylko przejść dalej.

## Ponowne rzuty

rule-D04-RERL-1 = Ponowny rzut wywołuje unik (rozkaz lub zdarzenie) albo atak wymierzony. Kości wybiera gracz, który go wywołał, rzuca atakujący, a nowy wynik obowiązuje.
rule-D04-RERL-2 = Jeden atak nigdy nie ma więcej niż jednego ponownego rzutu.
rule-D04-RERL-3 = Gdy atak jest zarazem wymierzony i objęty unikiem, jedno i drugie się znosi i ponownego rzutu nie ma.
rule-D04-RERL-4 = Gdy jednego wybuchu lub zmiecenia unika kilku graczy, ponowny rzut jest najwyżej jeden: tylko pierwszy unikający gracz po lewej stronie atakującego decyduje, czy w ogóle i którymi kośćmi się rzuca; po nim nikt nie jest pytany.

## Rozrzut

rule-D04-SCAT-1 = Nieudany atak z wybuchem, czy to z braku zasięgu, czy przez pudło, ulega rozrzutowi: odkrywa się wierzchnią kartę najeźdźcy i obraca ją zgodnie z kompasem. Nowe pole leży o wskazaną liczbę pól we wskazanym kierunku od pierwotnego celu.
rule-D04-SCAT-2 = Jeśli po drodze nie ma ściany, przeszkody blokującej ani zamkniętych drzwi, atak trafia zamiast tego w nowe pole; w przeciwnym razie wybuch nikomu nie szkodzi.
rule-D04-SCAT-3 = Jeśli na karcie jest ikona pudła, wybuch nikomu nie szkodzi.
rule-D04-SCAT-4 = Kartę rozrzutu się odrzuca; jeśli była ostatnia w talii, najeźdźca dostaje 1 frag, a odrzucone karty tasuje się w nową talię.
rule-D04-SCAT-5 = Wybuch po rozrzucie zadaje wyrzucone obrażenia, przy czym ścianka z pudłem liczy się jako 0, plus dodatek ze zdolności „śmiertelny”.

## Kolejność

rule-D04-TIME-1 = W razie wątpliwości pierwsza jest karta zdarzenia, jeśli zadeklarowano ją na czas; to samo dotyczy rozkazów marines.
rule-D04-TIME-2 = Pospieszny rzut kośćmi nie wyklucza zdarzenia: kartę „przed atakiem” można zagrać, dopóki atak nie jest rozpatrzony.
rule-D04-TIME-3 = Karty „na początku swojej tury” zagrywa się po odrzuceniu kart do 8, a przed aktywacją pierwszego potwora; przed tworzeniem lub po nim.
rule-D04-TIME-4 = Karty „przed turą marine” można zagrywać, dopóki ten marine nie zadeklaruje akcji; pierwszy decyduje najeźdźca.

## Zdolności

rule-D04-ABIL-ACC = Celność: po rzucie dodaje się 1 do zasięgu za każdą ikonę.
rule-D04-ABIL-AIM = Wycelowanie: atak jest wymierzony, jak po rozkazie celowania, ale bez żetonu.
rule-D04-ABIL-BLAST = Wybuch X: atak obejmuje wszystkie pola w odległości do X od celu (X to liczba ikon), ale nie przez ściany, zamknięte drzwi ani przeszkody blokujące, i zadaje pełne obrażenia każdej figurce, także własnej strony. Przy kilku unikających ponowny rzut jest jeden i decyduje o nim pierwszy z nich po lewej stronie atakującego, a nieudany atak ulega rozrzutowi.
rule-D04-ABIL-BLOW = Przebicie: po pierwszym rzucie, trafionym czy nie, można atakować kolejne pola, każde sąsiednie do poprzedniego i za każdym razem z 1 zieloną lub niebieską kością mniej, dopóki jest co odjąć; nigdy dwa razy tego samego celu, a marine musi mieć jeszcze co najmniej 1 żeton amunicji. Ściany, zamknięte drzwi i przeszkody blokujące między kolejnymi polami zatrzymują przebicie, zasięg liczy się od atakującego najkrótszą drogą omijającą ściany i zamknięte drzwi, pole widzenia nie jest potrzebne, a puste pole można minąć bez rzutu, tracąc jednak jego kość.
rule-D04-ABIL-DEADLY = Śmiertelny: do obrażeń ataku dodaje się 1 za każdą ikonę.
rule-D04-ABIL-KNOCK = Odrzucenie: po zadaniu co najmniej 1 obrażenia (nie rany) i przydzieleniu ran atakujący może przesunąć każdą trafioną figurkę o maks. 3 pola w dowolnym kierunku na wolne miejsce, choćby z przeszkodą zadającą obrażenia lub nieblokującym żetonem. Figurki i przeszkody nie zatrzymują lotu, ale ściany i zamknięte drzwi tak.
rule-D04-ABIL-SCURRY = Skradanie się: za 1 punkt ruchu potwór przechodzi z otworu wentylacyjnego do dowolnego innego odkrytego, którego nie zajmuje marine.
rule-D04-ABIL-SEARCH = Wyszukiwanie: atak nie wymaga pola widzenia; nie przechodzi przez ściany ani zamknięte drzwi, ale przechodzi ponad przeszkodami blokującymi, a jego największy zasięg to 8.
rule-D04-ABIL-SWEEP = Zmiecenie: jednym rzutem atakuje się wszystkie wrogie figurki sąsiadujące z atakującym i każda dostaje pełne obrażenia. Przy kilku unikających ponowny rzut jest jeden i decyduje o nim pierwszy z nich po lewej stronie atakującego.
rule-D04-ABIL-WATCH = Czujny: figurka może od razu i za darmo zaatakować każdą wrogą figurkę, która wejdzie na sąsiednie pole, zanim ta zrobi cokolwiek innego; bez ograniczeń, po razie za każde takie pole. Atakuje zwykłymi kośćmi i zdolnościami.

## Zwycięstwo

rule-D04-WIN-1 = O zwycięstwie decyduje scenariusz. W pierwszym scenariuszu najeźdźca wygrywa, zdobywając szósty frag, bez względu na liczbę marines.
rule-D04-WIN-2 = W pierwszym scenariuszu marines potrzebują czerwonego klucza i muszą wyjść przez czerwoną śluzę bezpieczeństwa. Wyjść muszą wszyscy: wygrywają, gdy przejdzie ostatni, a kto wyszedł, nie może wrócić.
rule-D04-WIN-3 = Fragi przynoszą najeźdźcy sfragowani marines oraz każde wyczerpanie jego talii.
rule-D04-WIN-4 = Cele sprawdza się natychmiast po każdym fragu i po każdym wyjściu marine.

## Zbieg zasad: przebieg

rule-D04-INT-1 = Początek tury marine: przepadają obrona, unik i leczenie; sfragowany marine wraca na planszę; pora na zdarzenia „przed turą marine”, przy czym pierwszy decyduje najeźdźca; można użyć adrenaliny; marine deklaruje akcję.
rule-D04-INT-2 = Gdy figurka wchodzi na pole (krokiem, teleporterem lub otworem wentylacyjnym), kolejno: odkrywa się obszar docelowego teleportera i następuje telefrag; szlam zadaje ranę; sprawdza się pole widzenia wszystkich marines i odkrywa obszary; atakują czujni; w turze najeźdźcy jest okazja do obrony; na końcu figurka sama wybiera, czy coś podnieść, wykonać czynność za punkty, zaatakować lub zrobić następny krok. Figurka, która zginie, pomija resztę i traci niewykorzystane punkty.
rule-D04-INT-3 = Kolejność ataku: deklaracja pola, broni i wymierzenia; zdarzenia „przed atakiem” i „przy ataku”; okazja do leczenia, a w turze najeźdźcy także do obrony; sprawdzenie pola widzenia i zasięgu; rzut; unik (rozkaz lub zdarzenie); najwyżej jeden ponowny rzut; amunicja; zdarzenia „po rzucie”; trafienie, niepowodzenie lub rozrzut; obrażenia, rany i śmierć; odrzucenie; beczki; odkrycia; w turze najeźdźcy okazja do obrony; dalszy ciąg przebicia. Od rzutu aż do odkryć nie można użyć niczego innego.
rule-D04-INT-4 = W tej samej chwili pierwsze są zdarzenia najeźdźcy, a po nich marines zgodnie z ruchem wskazówek zegara od najeźdźcy. Jeden efekt kończy się przed następnym, a każdy kolejny gracz decyduje już w nowej sytuacji.
rule-D04-INT-5 = Każda okazja do działania otwiera się przed następnym krokiem gry, więc rezygnacja jest ostateczna. Spóźnione zdarzenie można zgłosić tylko wtedy, gdy jego okazję pominięto w szybkiej grze: rozpatruje się je, a rzut wykonuje od nowa.

## Zbieg zasad: obrona

rule-D04-INT-6 = Odrzucenie należy do ataku, więc między rzutem a lądowaniem nie można użyć obrony. Marine odrzucony bez rany zachowuje obronę i zaraz potem może jej użyć z nowego pola.
rule-D04-INT-7 = Obrona odpowiada na zapowiedziany atak przed jego rzutem; jeśli atakujący zginie, ataku nie ma. Jeśli przeżyje, ale atak stał się niedozwolony, to go nie zużył: może zaatakować coś innego albo ruszyć dalej.
rule-D04-INT-8 = Obroną można zaatakować dowolny dozwolony cel, nie tylko działającą figurkę, i każdą bronią, której marine mógłby użyć w swojej turze. Nie można jej użyć poza planszą ani dzieląc pole z inną figurką.
rule-D04-INT-9 = W turze najeźdźcy obrona odpowiada też na ataki i aktywacje wywołane zdarzeniami. W turze marine nie odpowiada na nic, ani na atak czujnego, ani na kartę „Pułapka”.
rule-D04-INT-10 = W szale obrona pozwala atakować tylko pięściami, a więc tylko sąsiedni cel; trafienie zabija.

## Zbieg zasad: celowanie, unik, ponowne rzuty, amunicja

rule-D04-INT-11 = Celowanie przepada zawsze, gdy figurka marine zmieni pole: krokiem, teleporterem lub wskutek odrzucenia. Obrona, unik i leczenie nie przepadają.
rule-D04-INT-12 = Wymierzony atak, który obejmuje kogoś z rozkazem uniku albo natrafia na zdarzenie uniku, automatycznie nie ma ponownego rzutu; przy wybuchu lub zmieceniu wystarczy jeden unikający. Celowanie jest wtedy zużyte, a rozkaz uniku pozostaje.
rule-D04-INT-13 = Unik działa na każdy rzut, który dotyczy jego właściciela: na ataki czujnych, dodatkowe i wywołane zdarzeniami, na wybuch innego marine, a po położeniu także we własnej turze; nikt jednak nie unika własnego ataku. Nowy wynik dotyczy wszystkich figurek trafionych tym rzutem.
rule-D04-INT-14 = W przebiciu każdy rzut jest osobnym atakiem pod względem zasięgu, amunicji, obrażeń, uniku i zdarzeń; celowanie obejmuje tylko pierwszy rzut.
rule-D04-INT-15 = O amunicji decyduje ostateczny wynik: ikona pocisku usunięta ponownym rzutem nic nie kosztuje, a taka, która dopiero w nim wypadła, kosztuje 1 żeton. Każde dalsze pole przebicia marine, z rzutem czy bez, wymaga, by w tej chwili miał jeszcze co najmniej 1 żeton.
rule-D04-INT-16 = Przebicie nie może wejść na pole figurki własnej strony, na przeszkodę blokującą ani na żadne pole figurki już zaatakowanej. Beczkę można zaatakować, ale na niej przebicie się kończy.

## Zbieg zasad: atak wręcz, zmiecenie, wybuch, odrzucenie, rozrzut, beczki

rule-D04-INT-17 = „Sąsiednie” (atak wręcz, zmiecenie, czujność, przekazywanie, leczenie, beczki) znaczy: odległe o jeden dozwolony krok, także na skos za końcem ściany, ale nigdy przez ścianę lub zamknięte drzwi. Pola widzenia się nie sprawdza, figurki i przeszkody po bokach się nie liczą, a u dużego potwora wystarczy dowolne jego pole.
rule-D04-INT-18 = Przy zmieceniu nie wskazuje się pola, ale musi być choć jeden sąsiedni wróg; zasięg nie ma znaczenia.
rule-D04-INT-19 = Wybuch X obejmuje pola w odległości do X dozwolonych kroków od celu i nigdy nie wchodzi na przeszkody blokujące; figurki przed nim nie osłaniają, a pole beczki jest objęte, lecz wybuch nie idzie przez nie dalej. Atakujący w jego obrębie też obrywa, wszystkie obrażenia są jednoczesne, a frag od ognia własnego lub swojej strony to zwykły frag.
rule-D04-INT-20 = Gdy w trakcie ruchu na jednym polu są dwie figurki, atakujący wskazuje jedną, wybuch trafia obie, a atak czujnego dotyczy tej, która się porusza.
rule-D04-INT-21 = Odrzucenie prowadzi przez najwyżej 3 dozwolone kroki i kończy się na odkrytych, całkiem wolnych polach, nigdy poza planszą; to, nad czym figurka przelatuje, nie działa, a szlam liczy się tam, gdzie wyląduje. Przy kilku trafionych kolejność ustala atakujący; zabitej figurki się nie przesuwa, a kto zginie na szlamie, padł właśnie tam.
rule-D04-INT-22 = Rozrzut biegnie pole po polu i każdy jego krok musi być dozwolony; wybuch nikomu nie szkodzi, jeśli droga opuszcza odkrytą planszę, natrafia na przeszkodę blokującą albo na beczkę przed ostatnim polem. Figurki go nie zatrzymują, beczka na ostatnim polu zostaje trafiona, a nowy wybuch może objąć rzucającego i dawny cel.
rule-D04-INT-23 = Beczki trafione jednym atakiem eksplodują jedna po drugiej; każda rani raz każdą sąsiednią figurkę, dużą także tylko raz.

## Zbieg zasad: ruch i duże potwory

rule-D04-INT-24 = Na pole figurki własnej strony można wejść tylko wtedy, gdy zostanie dość punktów, by dojść do wolnego pola. Leżące tam żetony można zabrać.
rule-D04-INT-25 = Figurka 2×2 mieści się dokładnie w przejściu i w drzwiach; może stanąć w poprzek linii otwartych drzwi i wtedy nie da się ich zamknąć. Otwiera drzwi z dowolnego swojego pola.
rule-D04-INT-26 = Demon zawróci w każdym korytarzu i wycofa się z każdego ślepego zaułka, bo może go prowadzić każda połowa; nie potrzebuje miejsca na obrót.
rule-D04-INT-27 = Wejście na szlam to 1 rana (dla dużego potwora raz na aktywację); tworzenie, odkrycie i powrót na planszę nie są wejściem. Ranę na koniec tury odnosi figurka, która stała tam, gdy jej tura się zaczynała (potwór: gdy zaczynała się tura najeźdźcy, aktywowany czy nie), i od tej pory nie opuściła tego pola.
rule-D04-INT-28 = Czujny reaguje tylko na krok, teleport i przejście otworem wentylacyjnym; nie na odrzucenie, tworzenie, odkrycie, powrót na planszę ani na to, że sam podszedł. Każda czujna figurka atakuje raz za pole, na które ktoś wszedł, choćby stykało się z obiema jej połowami, a figurki wyłożone przez ten właśnie krok na niego nie reagują.
rule-D04-INT-29 = Marine sfragowany w turze innego marine wraca w swojej najbliższej turze, nawet w tej samej rundzie.

## Zbieg zasad: odkrywanie, teleport, tworzenie, powrót na planszę

rule-D04-INT-30 = Gdy odkrycie wypada w trakcie ruchu, wydane punkty pozostają wydane, akcja się nie zmienia, a resztę drogi wybiera się swobodnie. Liczy się widok uzyskany w dowolnej chwili przez dowolnego marine: przez drzwi otwarte przez potwora, zniknięcie beczki, odrzucenie.
rule-D04-INT-31 = Obszar odkrywa się, gdy w polu widzenia jest środek choć jednego jego pola; układa się od razu cały obszar wraz z jego zamkniętymi drzwiami, a obszary za nimi pozostają ukryte. Co odkryto, pozostaje odkryte.
rule-D04-INT-32 = Przy odkryciu kolor mówi tylko, czy figurka się pojawia; używa się dowolnej dostępnej figurki tego rodzaju, a jeśli żadnej nie ma i żadnej nie zdjęto z planszy, pomija się ją. Figurki odkryte w kroku 3 można w nim jeszcze aktywować.
rule-D04-INT-33 = Teleport to 1 punkt i 1 pole ruchu, na teleporter wybrany według koloru, widoczny lub nie. Lądujący marine zajmuje pole części dużego potwora, a ginie cały potwór.
rule-D04-INT-34 = Gdy nie ma dozwolonego pola do tworzenia, niczego się nie stawia, a kartę odrzuca; najeźdźca może też sam pominąć figurki. Jeśli na planszy nie ma żadnego marine, każde odkryte pole jest poza polem widzenia; wolno stawiać na szlamie, żetonach, teleporterach i otworach wentylacyjnych.
rule-D04-INT-35 = Figurka zdjęta z planszy i postawiona na nowo traci swoje rany; jeśli działała już w tej turze, nie może w niej działać ponownie.
rule-D04-INT-36 = Gdy brak pola odległego o 8 do 16 pól, marine wraca na dowolne z tych, którym najmniej brakuje do 8 lub które najmniej przekraczają 16; pola, do których nie ma drogi, są najgorsze. Pole zawsze musi być odkryte i wolne, a jeśli wolnego nie ma wcale, marine opuszcza turę.

## Zbieg zasad: ekwipunek, drzwi, tury

rule-D04-INT-37 = Każdy żeton adrenaliny dodaje 4 punkty ruchu do dowolnej akcji: Przygotowanie daje wtedy 8 pól albo 1 atak i 4 pola, a do tego rozkaz. Nie można jej użyć w turze, w której ją podniesiono.
rule-D04-INT-38 = W Przygotowaniu o wyborze rozstrzyga pierwszy wydany punkt ruchu albo atak (punkty z adrenaliny nie rozstrzygają). Bez punktów ruchu (Seria, Przygotowanie z atakiem) nie można używać drzwi ani przekazywać żetonów, ale podnosić wolno nadal za darmo.
rule-D04-INT-39 = Szał wiąże od chwili podniesienia, także w atakach pozostałych w tej turze, a drugi żeton zaczyna go od nowa. Trafieniem jest każdy rzut bez pudła, nawet z 0 obrażeń; ze zmieceniem wręcz (karta „Na szpicy”) giną wszystkie sąsiednie potwory, a beczka wybucha jak zawsze od co najmniej 1 obrażenia.
rule-D04-INT-40 = Przekazywać można tylko w turze dającego, a zabierać sobie nikt nie może. Odbiorca musi stać na planszy na sąsiednim polu i może odmówić.
rule-D04-INT-41 = Karta „Chirurg polowy” jest jedna, więc nigdy nie ma dwóch leczeń naraz; leczenie i żeton zdrowia z tej samej chwili rozpatruje się po kolei, zgodnie z ruchem wskazówek zegara od najeźdźcy, i żadne nie leczy ponad pełne zdrowie. Leczenia można użyć w turze każdego gracza, poza częścią ataku od rzutu do odkryć.
rule-D04-INT-42 = Klucz działa od chwili podniesienia, cokolwiek się stanie z jego znalazcą.
rule-D04-INT-43 = Małe figurki na czterech polach drzwi nigdy nie przeszkadzają w ich zamknięciu i zostają po swojej stronie. Drzwi na skraju planszy mają dwa pola, a zniszczone drzwi są otwarte na zawsze.
rule-D04-INT-44 = To, czy marine „kończy ruch” na żetonie wsparcia, sprawdza się na koniec jego własnej tury.
rule-D04-INT-45 = Z jednego pola można zabrać dowolnie wiele żetonów, także przechodząc; każdy z nich jest okazją do zdarzeń „po podniesieniu ekwipunku”.

## Zbieg zasad: karty i koniec gry

rule-D04-INT-46 = Limit kart na ręce sprawdza się raz, w kroku 1 po dobraniu wszystkich kart, a nadmiar odrzuca się od razu, więc między dobraniem a odrzuceniem nie mieści się żadne zdarzenie. Przed dobieraniem zdarzenia gra się jak zwykle, z wyjątkiem kart „na początku swojej tury”.
rule-D04-INT-47 = Przy dobieraniu frag i tasowanie następują w chwili wzięcia ostatniej karty, po czym dobiera się dalej; przy rozrzucie kartę najpierw się rozpatruje i odrzuca, a potem następuje frag i tasowanie razem z nią. Karty, którą się jeszcze rozpatruje, nie ma wśród odrzuconych.
rule-D04-INT-48 = Zdarzenia rozpatruje się jedno po drugim; kilka może skorzystać z tej samej okazji, dopóki jej warunek zachodzi. Aktywacje i ataki wywołane zdarzeniem otwierają zwykłe okazje i tylko w nich jedno zdarzenie może wejść w drugie.
rule-D04-INT-49 = Frag, który spełnia cel, kończy grę natychmiast, nawet w trakcie dobierania; jeden wybuch może dać kilka fragów. Marines, którzy wyszli, nadal liczą się przy dobieraniu kart przez najeźdźcę.
rule-D04-INT-50 = Zapas żetonów nigdy nie ogranicza ran, fragów, pancerza ani rozkazów.
