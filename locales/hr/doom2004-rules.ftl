# Pravila igre DOOM (2004), rečenica ili dvije za svaki broj.

## Dijelovi igre

rule-D04-COMP-1 = Tri su figure marinaca: jedna crvena, jedna zelena i jedna plava.
rule-D04-COMP-2 = Figura uljeza ima 63, ravnomjerno podijeljenih na tri boje: 12 zombija, 12 vragova, 12 paukova, 6 demona, 6 archvila, 6 mancubusa, 6 paklenih vitezova i 3 kibernetička demona.
rule-D04-COMP-3 = Kocaka je 6: 1 crvena, 1 žuta, 2 zelene i 2 plave.
rule-D04-COMP-4 = Karata uljeza ima 66 i svaka je karta stvaranja ili karta događaja; karata marinaca ima 18.
rule-D04-COMP-5 = Ploča se slaže od 59 dijelova: 12 prostorija, 14 hodnika, 5 zavoja, 6 križanja i 22 slijepa završetka.
rule-D04-COMP-6 = Uz 11 običnih vrata postoje i troja sigurnosna, po jedna za svaku boju ključa.
rule-D04-COMP-7 = Posebnih oznaka ima 33: 18 prepreka, 3 ključa, 6 iznenađenja i 6 teleporta.
rule-D04-COMP-8 = Tu je još 46 oznaka rana, 15 oznaka oklopa, 10 oznaka naredbi, 1 oznaka kompasa, 3 kartice opreme i 4 pomoćne kartice.
rule-D04-COMP-9 = Oznaka opreme ima 88: 45 oznaka streljiva, 21 oznaka oružja, 12 oznaka zdravlja i 10 ostalih.
rule-D04-COMP-10 = Svakoj boji pripada 21 uljez: 4 zombija, 4 vraga, 4 pauka, 2 demona, 2 archvila, 2 mancubusa, 2 paklena viteza i 1 kibernetički demon.
rule-D04-COMP-11 = Streljivo je trojako: meci (i čahure), rakete (i granate) te energetski naboji.
rule-D04-COMP-12 = Nikad nije važno na koju je stranu figura okrenuta.

## Priprema

rule-D04-SETUP-1 = Jedan je igrač uljez; ostali, od jednog do tri, vode svaki po jednog marinca i biraju njegovu boju.
rule-D04-SETUP-2 = Za svaku boju marinca koja ne sudjeluje, iz igre izlaze taj marinac i svi uljezi te boje, njih 21.
rule-D04-SETUP-3 = Scenarij bira uljez i samo ga on smije čitati.
rule-D04-SETUP-4 = Uljez slaže samo početno područje scenarija i postavlja kompas kako scenarij kaže; kompas određuje smjer raspršivanja.
rule-D04-SETUP-5 = Na ploču se stavljaju marinci, uljezi i oprema koje scenarij pokazuje u početnom području.
rule-D04-SETUP-6 = Broj oznaka metaka, oznaka rana, oznaka oklopa i karata svakog marinca ovisi o broju marinaca: uz jednoga su 4, 10, 2 i 3, uz dvojicu 3, 9, 2 i 3, a uz trojicu 2, 8, 2 i 2.
rule-D04-SETUP-7 = Karte marinaca dijele se nasumce i leže otkrivene; trajne su i nikad se ne troše.
rule-D04-SETUP-8 = Uljez vuče 5 karata i drži ih skrivene, bez obzira na broj marinaca.
rule-D04-SETUP-9 = Prvi je marinac igrač koji sjedi lijevo od uljeza.
rule-D04-SETUP-10 = Scenarij smije promijeniti pripremu, posebna pravila i ciljeve; njegov tekst ima prednost pred ovim pravilima.

## Krug

rule-D04-ROUND-1 = U krugu su na potezu prvi, drugi i treći marinac, u smjeru kazaljke na satu, a zatim uljez; marinci kojih nema preskaču se. Nakon toga počinje nov krug.

## Potez marinca

rule-D04-ACT-1 = Marinac ne čini ništa dok ne objavi jednu radnju; kad je izvede, njegov je potez gotov.
rule-D04-ACT-2 = Trčanje: do 8 polja kretanja, bez napada.
rule-D04-ACT-3 = Pražnjenje oružja: 2 napada, bez kretanja; prvi se napad provede do kraja prije drugoga.
rule-D04-ACT-4 = Napredovanje: do 4 polja kretanja i 1 napad, koji smije doći prije koraka, poslije njih ili između njih.
rule-D04-ACT-5 = Pripremanje: do 4 polja kretanja ili 1 napad, a uz to 1 naredba, koja se smije postaviti u bilo kojem trenutku poteza.
rule-D04-ACT-6 = Svaki se napad smije izvesti drugim oružjem.
rule-D04-ACT-7 = Neiskorišteno kretanje propada na kraju poteza.

## Potez uljeza

rule-D04-INV-1 = U 1. koraku uljez vuče po 1 kartu za svakog igrača marinca ili, ako je tako dogovoreno prije igre, uvijek točno 2. Ima li zatim u ruci više od 8 karata, odmah odbacuje višak.
rule-D04-INV-2 = Kad se vučenjem ili raspršivanjem uzme posljednja karta špila, uljez dobiva 1 frag, a odbačene se karte miješaju u nov špil. Preostale se karte vuku iz njega.
rule-D04-INV-3 = Karta događaja smije se odigrati u bilo kojem trenutku i u bilo čijem potezu, kad god je ispunjen uvjet na njoj; provede se i zatim odbaci.
rule-D04-INV-4 = U 2. koraku uljez igra najviše jednu kartu stvaranja iz ruke ili nijednu; izvan tog koraka karte stvaranja nikad se ne igraju.
rule-D04-INV-5 = U 3. koraku svaki se uljez na ploči, i upravo stvoreni, smije aktivirati jednom, bilo kojim redom. Aktivirani se uljez smije pomaknuti najviše za svoju vrijednost kretanja i u bilo kojem trenutku tog kretanja izvesti 1 napad.
rule-D04-INV-6 = Kad je uljez imao priliku aktivirati sve figure, završavaju njegov potez i krug.

## Stvaranje uljeza

rule-D04-SPAWN-1 = Neke su karte stvaranja podijeljene crtom: bira se jedna od dviju skupina.
rule-D04-SPAWN-2 = Stvoreni uljez mora se staviti na polja izvan vidnog polja svih marinaca. Samo pri toj provjeri figure uljeza ne zaklanjaju pogled.
rule-D04-SPAWN-3 = Uljez za kojega nema dopuštenog mjesta ne postavlja se; ostali s iste karte ipak se postavljaju.
rule-D04-SPAWN-4 = Postaviti se može samo onoliko uljeza koliko ima dostupnih figura. Tek kad su sve dostupne figure potrebne vrste već na ploči, uljez smije jednu od te vrste skinuti i odmah je postaviti iznova, za kartu stvaranja ili za novootkriveno područje.
rule-D04-SPAWN-5 = Figure boja koje ne sudjeluju u igri nikad nisu dostupne.
rule-D04-SPAWN-6 = Stvara se samo na otkrivenim poljima bez figura, blokirajućih prepreka i bačava; velika figura mora biti izvan vidnog polja marinaca svim svojim poljima.
rule-D04-SPAWN-7 = Kad su figure postavljene, karta stvaranja se odbacuje.

## Kretanje

rule-D04-MOVE-1 = Marinac se kreće onoliko polja koliko mu daje radnja, a uljez koliko kaže njegova vrijednost kretanja; smije se iskoristiti i manje.
rule-D04-MOVE-2 = Jedan korak vodi na bilo koje od 8 susjednih polja, i dijagonalno, i stoji 1 bod kretanja; figura mora ostati na ploči.
rule-D04-MOVE-3 = Figura smije proći kroz polja na kojima stoje prijateljske figure, ali kretanje mora završiti na slobodnom polju.
rule-D04-MOVE-4 = Figura ne smije proći kroz zatvorena vrata, a na polja blokirajućih prepreka i neprijateljskih figura ne smije ući ni prijeći preko njih.
rule-D04-MOVE-5 = Kretanje pokraj neprijatelja ili oko njih besplatno je i sigurno, osim kad neprijatelj ima opreznost.
rule-D04-MOVE-6 = Između koraka smiju se umetnuti napadi i radnje koje stoje bodove kretanja.
rule-D04-MOVE-7 = Figura ne smije napasti dok dijeli polje s drugom figurom.
rule-D04-MOVE-8 = Zidovi leže na rubovima između polja. Dva su dijela ploče povezana samo ondje gdje im se spajaju prolazi, široki dva polja; stranice koje se dodiruju bez prolaza vrijede kao zid.
rule-D04-MOVE-9 = Dijagonalni korak nije moguć ako na oba puta u obliku slova L oko njegova ugla leži zid ili zatvorena vrata; dovoljan je jedan slobodan put. Put preko polja kojeg nema na ploči vrijedi kao zazidan.
rule-D04-MOVE-10 = Figure i prepreke na dvama bočnim poljima nikad ne priječe dijagonalni korak; priječe ga samo zidovi i zatvorena vrata.

## Velike figure

rule-D04-BIG-1 = Demon zauzima 2 polja, a mancubus, pakleni vitez i kibernetički demon 4 (2×2); sve ostale figure zauzimaju 1 polje.
rule-D04-BIG-2 = Velika figura ispunjava sva svoja polja. Vidno polje smije se mjeriti od središta ili do središta bilo kojeg od njih.
rule-D04-BIG-3 = Jedan napad djeluje na veliku figuru samo jednom, koliko god njezinih polja zahvatila eksplozija ili čišćenje.
rule-D04-BIG-4 = Opasne prepreke zadaju velikoj figuri najviše 1 ranu po kretanju, na koliko god ih stupila; kretanje je jedna cijela aktivacija.
rule-D04-BIG-5 = Demon korača na dva načina: jedna polovica prijeđe na susjedno polje, ne dijagonalno, a druga zauzme polje koje je prva upravo napustila, ili se obje polovice pomaknu jedno polje u istom dijagonalnom smjeru (korak postrance).
rule-D04-BIG-6 = Figure 2×2 koračaju kao obične, ali u svakom trenutku moraju ispunjavati četiri postojeća polja.
rule-D04-BIG-7 = U ravnom koraku demona smije voditi bilo koja polovica. Usporedni ravni pomak obiju polovica u stranu demonu nije dopušten.
rule-D04-BIG-8 = Između dvaju polja iste figure ne smije biti zida ni zatvorenih vrata, a u ravnom koraku ne smije ih prijeći nijedno njezino polje. Dijagonalni korak figure 2×2 ili demona dopušten je ako se barem jednim redom može rastaviti na vodoravni i okomiti ravni korak dopušten cijelom tijelu; figure i prepreke važne su samo na poljima na koja se doista ulazi.
rule-D04-BIG-9 = Prolaženje kroz prijateljske figure vrijedi i za velike figure i kroz njih; sva polja na kojima kretanje završi moraju biti slobodna.

## Napad

rule-D04-ATK-1 = Najprije se objavljuju polje mete, marinčevo oružje i eventualni precizni napad; tada je i prilika za događaje i naredbe koji djeluju prije napada. Marinac uvijek ima šaku, pištolj i granatu, za svako drugo oružje treba njegovu oznaku, a za oružje koje troši streljivo barem 1 oznaku te vrste.
rule-D04-ATK-2 = Zatim se provjerava vidno polje, a kod traženja put do mete. Kod napada izbliza polje mora biti susjedno.
rule-D04-ATK-3 = Izbroji se domet pa se bacaju kocke oružja ili uljeza. Slijedi eventualno ponovno bacanje, a streljivo se provjerava na konačnim kockama.
rule-D04-ATK-4 = Promašaj na bilo kojoj kocki znači da napad nije uspio. Inače napad pogađa ako je zbroj dometa na kockama, uvećan za preciznost, barem jednak izbrojenom dometu.
rule-D04-ATK-5 = Zbraja se šteta, uvećana za smrtonosni učinak, primjenjuje se oklop svake zahvaćene figure, dijele se rane i uklanjaju mrtvi, a zatim slijede odbacivanje, bačve i nastavak proboja. Neuspjela eksplozija raspršuje se.
rule-D04-ATK-6 = Kod napada bez eksplozije meta je jedina figura na napadnutom polju. Smije se napasti i prazno polje.
rule-D04-ATK-7 = Napad iz daljine smije gađati i susjedno polje; domet je tada 1.
rule-D04-ATK-8 = Gađati se smiju samo otkrivena polja, a polje s blokirajućom preprekom ne smije se (s bačvom smije). Napad bez eksplozije ne smije se usmjeriti na polje na kojem je jedina figura prijateljska.

## Vidno polje

rule-D04-LOS-1 = Ravna crta od središta polja napadača do središta polja mete mora biti slobodna.
rule-D04-LOS-2 = Pogled zaklanjaju zidovi, zatvorena vrata, blokirajuće prepreke, bačve i druge figure, prijateljske i neprijateljske.
rule-D04-LOS-3 = Velika figura smije napadati s bilo kojeg svojeg polja i biti gađana na bilo kojem svojem polju. Vlastita joj polja ne zaklanjaju pogled.
rule-D04-LOS-4 = Crta je prekinuta ako siječe unutrašnjost polja koje zaklanja pogled, osim polja napadača i gađane figure, ili rub sa zidom ili zatvorenim vratima. Prolazi li točno kroz ugao polja, prekinuta je samo ako su zatvorena oba puta oko ugla: put je zatvoren ako bočno polje zaklanja pogled ili ga nema na ploči, ili ako na ulazu u njega ili izlazu iz njega leži zid ili zatvorena vrata.
rule-D04-LOS-5 = Vidljivost je uzajamna. Pri stvaranju se provjerava bez figura uljeza (marinci i dalje zaklanjaju pogled), a pri istraživanju bez ikakvih figura, pa nitko ne može zakloniti neotkriveno područje.

## Domet

rule-D04-RNG-1 = Domet je broj polja na najkraćem putu od napadača do mete; dijagonala se broji kao 1, polje mete se broji, a polje napadača ne.
rule-D04-RNG-2 = Kad je meta u vidnom polju, domet je ona od dviju udaljenosti, vodoravne i okomite, koja je veća. Kod traženja domet je duljina najkraćeg puta koji ne prolazi kroz zidove ni zatvorena vrata; prepreke i figure pritom se ne gledaju.
rule-D04-RNG-3 = Kod velikog napadača vrijedi ono njegovo polje koje daje najmanji domet među poljima s kojih se meta vidi, a kod traženja među onima od kojih vodi put. Domet se mjeri do imenovanog polja, i kod velikih meta; teleporti i ventilacijski otvori nikad ga ne skraćuju.

## Kocke, šteta i rane

rule-D04-DICE-1 = Strana kocke može pokazivati broj dometa, rupe od metaka (štetu) i sličicu metka; crvena i žuta kocka imaju po jednu stranu s promašajem. Zbog promašaja na bilo kojoj kocki propada cijeli napad.
rule-D04-DMG-1 = Oklop marinca čine oznake oklopa na njegovoj kartici opreme: vrijedi onoliko koliko ih ima. Uljezov je oklop naveden uz uljeza.
rule-D04-DMG-2 = Broj rana jednak je šteti podijeljenoj s oklopom, zaokruženo naniže, za svaki napad i svaku figuru posebno; ostatak propada.
rule-D04-DMG-3 = Marinac za svaku ranu skida jednu oznaku rane i ubijen je kad mu ne ostane nijedna. Uljez oznake rana skuplja; kad ih ima koliko iznosi njegova vrijednost rana, umire i figura se vraća u zalihu.
rule-D04-DMG-4 = Učinci koji zadaju ranu, kao prepreke i bačve, ne obaziru se na oklop.

## Streljivo

rule-D04-AMMO-1 = Uljezima streljivo nije potrebno. Oružje sa znakom beskonačnosti ne treba streljivo i ne troši ga.
rule-D04-AMMO-2 = Pokažu li marinčeve kocke jednu ili više sličica metka, on gubi točno 1 oznaku streljiva vrste koju oružje troši, pogodio ili ne.
rule-D04-AMMO-3 = Proboj se smije nastaviti samo dok ostaje barem 1 oznaka streljiva te vrste. Za svako se daljnje bacanje streljivo provjerava posebno.

## Vrata i ključevi

rule-D04-DOOR-1 = Zatvorena vrata stoje na crti između točno četiriju polja, po dva sa svake strane.
rule-D04-DOOR-2 = Kroz zatvorena vrata ne prolazi ni kretanje ni ikoji napad, trebalo mu vidno polje ili ne.
rule-D04-DOOR-3 = Otvaranje ili zatvaranje vrata stoji 2 boda kretanja, s jednog od tih četiriju polja. Običnim se vratima smiju služiti i marinci i uljezi.
rule-D04-DOOR-4 = Napadi nikad ne uništavaju vrata; to može samo karta događaja Razbij, i kad su vrata sigurnosna.
rule-D04-DOOR-5 = Vrata se ne mogu zatvoriti dok veliki uljez stoji preko njihove crte.
rule-D04-DOOR-6 = Sigurnosna su vrata na početku zaključana. Čim bilo koji marinac uzme ključ te boje, ključ se stavlja uz kompas i vrata te boje otključana su svim marincima do kraja igre; uljezi ih nikad ne mogu otvoriti ni zatvoriti.
rule-D04-DOOR-7 = Otvorena vrata ništa ne priječe i zadržavaju svoje mjesto: kad se zatvore, vraćaju se na istu crtu.

## Oprema

rule-D04-EQ-1 = Oznake uzimaju samo marinci. Marinac u svojem potezu smije besplatno uzeti bilo koju oznaku na svojem polju, i kad mu nije ostalo kretanja.
rule-D04-EQ-2 = Marinac u svojem potezu smije susjednom marincu dati oznaku oružja ili streljiva, za 1 bod kretanja po oznaci.
rule-D04-EQ-3 = Streljivo se stavlja na karticu opreme, a oružje se drži uz pomoćnu karticu.
rule-D04-EQ-4 = Oznaka oklopa povećava oklop za 1. Ne može se dati drugome, a sve iznad početna 2 gubi se kad je marinac ubijen.
rule-D04-EQ-5 = Zdravlje se troši odmah: vraća do 3 oznake rana i odbacuje se. Neozlijeđeni marinac ne smije ga uzeti.
rule-D04-EQ-6 = Uzeti ključ stavlja se uz kompas i do kraja igre svim marincima otključava sigurnosna vrata svoje boje.
rule-D04-EQ-7 = Adrenalin se čuva; na početku nekog kasnijeg poteza smije se odbaciti za 4 dodatna polja kretanja u tom potezu. Dodaje se bilo kojoj radnji, i pražnjenju oružja.
rule-D04-EQ-8 = Divljanje se pri uzimanju stavlja stranom pune snage prema gore; dok ga drži, marinac smije napadati samo šakama, a svaki pogodak odmah ubija uljeza. Na kraju svojeg sljedećeg poteza okreće oznaku, a na kraju poteza nakon toga odbacuje je; odbacuje je i kad je ubijen.
rule-D04-EQ-9 = Učinak iznenađenja, opisan u scenariju, dobiva prvi marinac koji na njemu završi kretanje.
rule-D04-EQ-10 = Uljezi smiju stajati na svakoj oznaci opreme, iznenađenja, teleporta ili ventilacijskog otvora i prelaziti preko nje; oznaka ostaje gdje jest.

## Istraživanje

rule-D04-EXPL-1 = Čim se neotkriveno područje nađe u vidnom polju marinca, igra zastaje: uljez postavlja njegove dijelove ploče, uljeze, opremu i oznake te čita njegov tekst. Zatim se igra nastavlja.
rule-D04-EXPL-2 = Područja obično završavaju vratima, pa se otkrivaju otvaranjem vrata.

## Ubijeni marinac i povratak na ploču

rule-D04-FRAG-1 = Ubijeni marinac skida se s ploče i pamti se njegovo polje. Uljez uzima 1 frag.
rule-D04-FRAG-2 = Ubijeni marinac vraća oznake rana i oklopa na početni broj, gubi dodatni oklop, divljanje i naredbu, a zadržava oružje, streljivo, ostalu opremu i karte. Streljivo se ne dopunjuje.
rule-D04-FRAG-3 = U svojem sljedećem potezu, prije objave radnje, vraća se na otkriveno prazno polje udaljeno najmanje 8 i najviše 16 polja od mjesta na kojem je pao i zatim igra običan potez. Na tom polju smije biti opreme, ali ne i figura ni prepreka bilo koje vrste.
rule-D04-FRAG-4 = Ako takvog polja nema, uzima se ono koje uvjete ispunjava što bolje; među jednako dobrima bira igrač.
rule-D04-FRAG-5 = Udaljenost je duljina puta preko otkrivenih polja; figure i prepreke se ne gledaju, a vrata se smatraju otvorenima.
rule-D04-FRAG-6 = Marincu koji je ubijen u vlastitom potezu taj potez završava.

## Naredbe

rule-D04-ORD-1 = Naredba se postavlja pripremanjem. Marinac ima samo jednu odjednom i ne dobiva novu dok se stara ne iskoristi ili ukloni; pri pripremanju smije najprije odbaciti preostalo nišanjenje.
rule-D04-ORD-AIM = Nišanjenje se odbacuje prije bacanja kocaka da bi napad bio precizan: nakon bacanja smiju se ponovno baciti bilo koje kocke, i one s promašajem, a drugi rezultat vrijedi. Gubi se kad marinac dobije ranu, pomakne se 1 ili više polja ili ga iskoristi; na kraju poteza ostaje.
rule-D04-ORD-GUARD = U bilo kojem trenutku uljezova poteza marinac smije odbaciti stražarenje, prekinuti taj potez i izvesti jedan običan napad, čak i neposredno prije objavljenog napada; poginuli se uklone i uljez nastavlja. Uljez mora ostaviti vremena za objavu i vratiti ono što je učinio prebrzo, a odbijena prilika propada; stražarenje se gubi kad marinac dobije ranu, na početku njegova sljedećeg poteza ili kad se iskoristi.
rule-D04-ORD-DODGE = Kad je napadnut, marinac s izbjegavanjem smije jednom po napadu prisiliti napadača da ponovno baci bilo koje kocke; drugi rezultat vrijedi, a izbjeći se može i eksplozija suborca. Oznaka ostaje do početka njegova sljedećeg poteza, pa djeluje protiv više napada.
rule-D04-ORD-HEAL = Samo s kartom liječnika (Ratni kirurg): u bilo kojem trenutku naredba se odbacuje, a taj marinac ili njemu susjedni vraća 1 oznaku rane, ne iznad punog broja. Ne smije se iskoristiti između bacanja kocaka i štete napada, a gubi se na početku njegova sljedećeg poteza.
rule-D04-ORD-2 = Stražarenje se smije iskoristiti u cijelom uljezovu potezu: na njegovu početku, nakon stvaranja, nakon svakog pojedinog koraka uljeza, otvaranja ili zatvaranja vrata i prolaska kroz ventilaciju, prije svakog bacanja kocaka za napad uljeza te nakon svakog napada i svakog događaja.
rule-D04-ORD-3 = Naredba djeluje od trenutka kad je postavljena: nišanjenje postavljeno u pripremanju prije napada čini taj napad preciznim.

## Napadi izbliza

rule-D04-MELEE-1 = Oružje i uljezi s crvenom crtom napadaju samo izbliza: samo susjedna polja, a napad propada jedino zbog promašaja na kocki; domet se ne gleda.
rule-D04-MELEE-2 = Susjedno je ono polje koje je udaljeno jedan dopušten korak, bez zida i zatvorenih vrata između.

## Radnje za bodove kretanja

rule-D04-COST-1 = Marinac besplatno, i bez kretanja, uzima oznaku na svojem polju, a za 1 bod kretanja prelazi s teleporta na drugi iste boje ili daje 1 oznaku oružja ili streljiva susjednom marincu; za 1 bod uljez s jurenjem prelazi s jednog ventilacijskog otvora na drugi. Za 2 boda svatko otvara ili zatvara obična vrata, a marinac i otključana sigurnosna.

## Prepreke, bačve, teleporti i ventilacija

rule-D04-OBST-1 = Blokirajuće prepreke zaustavljaju pogled i kretanje; napadi kojima vidno polje nije potrebno smiju se mjeriti preko njih.
rule-D04-OBST-2 = Opasne prepreke ništa ne priječe, ali ulazak na njih donosi 1 ranu bez obzira na oklop. Marinac tako ubijen donosi uljezu frag ako scenarij broji fragove.
rule-D04-OBST-3 = Figura koja na opasnoj prepreci ostane cijeli svoj potez dobiva na njegovu kraju još 1 ranu. Figura odbačena na nju odmah dobiva ranu, a dodatnu samo ako u svojem potezu odluči ostati.
rule-D04-BAR-1 = Bačva priječi kao blokirajuća prepreka, a gađati je smiju i marinci i uljezi. Dobije li barem 1 štetu, izravnim napadom ili eksplozijom napada, eksplodira: uklanja se i svaka susjedna figura dobiva 1 ranu, ali to samo po sebi ne pali druge bačve.
rule-D04-TELE-1 = Teleportima se služe samo marinci: za 1 bod kretanja s jednoga na drugi iste boje. Drugi kraj smije biti u neotkrivenom području, koje se tada odmah otkriva; nepovezani dijelovi drže se odvojeno dok se ne spoje.
rule-D04-DUCT-1 = Ventilacijom se služe samo uljezi s jurenjem: za 1 bod kretanja s jednog otvora na bilo koji drugi otkriveni na kojem nije marinac. Tako se ne može istraživati ni izvesti telefrag.
rule-D04-TFRAG-1 = Marinac koji se teleportira na bilo koji dio uljeza ubija ga; uljezi ne mogu zapriječiti teleport stojeći na njemu. Kroz teleport na kojem stoji drugi marinac može se samo proći.

## Ponovno bacanje kocaka

rule-D04-RERL-1 = Kocke se ponovno bacaju zbog izbjegavanja (naredbe ili događaja) i zbog preciznog napada. Igrač koji to izaziva bira kocke, napadač ih baca i nove strane vrijede.
rule-D04-RERL-2 = U jednom napadu nikad nema više od jednog ponovnog bacanja.
rule-D04-RERL-3 = Ako je napad precizan i ujedno izbjegavan, oba se učinka poništavaju i nema ponovnog bacanja.
rule-D04-RERL-4 = Ako jednu eksploziju ili čišćenje izbjegava više figura, ponovno se baca najviše jednom: samo prvi igrač s izbjegavanjem lijevo od napadača odlučuje hoće li se bacati i kojim kockama; nakon njega nikoga se ne pita.

## Raspršivanje

rule-D04-SCAT-1 = Napad eksplozijom koji ne uspije, zbog dometa ili promašaja na kocki, raspršuje se. Otkriva se gornja karta uljezova špila i okreće prema kompasu: ona pokazuje u kojem smjeru i koliko polja od prvotne mete leži novo polje.
rule-D04-SCAT-2 = Ako na putu nema zida, blokirajuće prepreke ni zatvorenih vrata, napad umjesto prvotnog pogađa novo polje; inače eksplodira bez učinka.
rule-D04-SCAT-3 = Sličica promašaja na karti znači da napad eksplodira bez učinka.
rule-D04-SCAT-4 = Karta se odbacuje; ako je bila posljednja, uljez dobiva 1 frag, a odbačene se karte miješaju u nov špil.
rule-D04-SCAT-5 = Šteta raspršene eksplozije jest šteta na kockama, pri čemu strana s promašajem vrijedi 0, uvećana za smrtonosni učinak.

## Redoslijed

rule-D04-TIME-1 = U nedoumici prednost ima karta događaja ako je objavljena na vrijeme; isto vrijedi i za naredbe marinaca.
rule-D04-TIME-2 = Brzo bacanje kocaka ne isključuje događaj: karta koja se igra prije napada smije se odigrati sve dok napad nije proveden.
rule-D04-TIME-3 = Karte „na početku tvojeg poteza” igraju se nakon odbacivanja na 8 karata, a prije aktiviranja prvog uljeza, bilo prije stvaranja ili poslije njega.
rule-D04-TIME-4 = Karte „prije marinčeva poteza” smiju se odigrati dok taj marinac ne objavi radnju; prvi odlučuje uljez.

## Posebne sposobnosti

rule-D04-ABIL-ACC = Preciznost: nakon bacanja dometu se dodaje 1 za svaku sličicu.
rule-D04-ABIL-AIM = Nišanjenje: napad je precizan i bez oznake naredbe, pa se nakon bacanja smiju ponovno baciti bilo koje kocke; drugi rezultat vrijedi.
rule-D04-ABIL-BLAST = Eksplozija X zahvaća sva polja do X polja od mete (X je broj sličica), ali ne kroz zidove, zatvorena vrata ni blokirajuće prepreke, i nanosi punu štetu svakoj figuri, i prijateljskoj. Izbjegava li je više figura, ponovno se baca samo jednom, po odluci prvog igrača s izbjegavanjem lijevo od napadača; neuspjela se raspršuje.
rule-D04-ABIL-BLOW = Proboj: nakon prvog bacanja, pogodilo ili ne, smije se napasti polje susjedno posljednjem napadnutom, s 1 zelenom ili plavom kockom manje, i tako dalje dok takvih kocaka ima, ali nikad dvaput ista meta; marincu mora ostati barem 1 oznaka tog streljiva. Zaustavljaju ga zidovi, zatvorena vrata i blokirajuće prepreke između uzastopnih polja; domet se broji od napadača najkraćim putem kao kod traženja, daljnja polja ne moraju biti u vidnom polju, a preko praznog se smije prijeći: stoji svoju kocku, ali se za njega ne baca.
rule-D04-ABIL-DEADLY = Smrtonosni učinak: šteti se dodaje 1 za svaku sličicu.
rule-D04-ABIL-KNOCK = Odbacivanje: kad nanese barem 1 štetu (ne ranu) i kad su rane podijeljene, napadač smije svaku pogođenu figuru pomaknuti do 3 polja u bilo kojem smjeru, na prazno polje; ondje smije biti opasna prepreka ili oznaka koja ne priječi. Let ne zaustavljaju figure ni prepreke, nego samo zidovi i zatvorena vrata.
rule-D04-ABIL-SCURRY = Jurenje: uljez smije za 1 bod kretanja prijeći s jednog ventilacijskog otvora na bilo koji drugi otkriveni na kojem nije marinac.
rule-D04-ABIL-SEARCH = Traženje: vidno polje nije potrebno; napad ne prolazi kroz zidove ni zatvorena vrata, ali prelazi preko blokirajućih prepreka, a najveći je domet 8.
rule-D04-ABIL-SWEEP = Čišćenje: jedno bacanje protiv svih neprijateljskih figura susjednih napadaču, s punom štetom za svaku. Izbjegava li ga više figura, ponovno se baca samo jednom, po odluci prvog igrača s izbjegavanjem lijevo od napadača.
rule-D04-ABIL-WATCH = Opreznost: figura smije odmah besplatno napasti svaku neprijateljsku figuru koja uđe na susjedno polje, prije nego što ta učini išta drugo, svojim uobičajenim kockama i sposobnostima. Broj napada nije ograničen: po jedan za svako susjedno polje na koje se uđe.

## Pobjeda

rule-D04-WIN-1 = Pobjeđuje se kako kaže scenarij. U prvom scenariju uljez pobjeđuje sa šestim fragom, bez obzira na broj marinaca.
rule-D04-WIN-2 = U prvom scenariju marinci trebaju crveni ključ i moraju otići kroz crvena sigurnosna vrata. Otići moraju svi i pobjeđuju kad prođe posljednji; tko je otišao, ne može se vratiti.
rule-D04-WIN-3 = Fragovi se dobivaju za ubijene marince i za svaki potrošeni špil.
rule-D04-WIN-4 = Ciljevi se provjeravaju odmah nakon svakog fraga i svakog odlaska marinca.

## Posebni slučajevi: redoslijed

rule-D04-INT-1 = Početak marinčeva poteza ide ovim redom: prestaju stražarenje, izbjegavanje i liječenje; ubijeni se marinac vraća na ploču; igraju se događaji „prije marinčeva poteza”, uljez prvi; troši se adrenalin; objavljuje se radnja.
rule-D04-INT-2 = Kad figura uđe na polje korakom, teleportom ili ventilacijom, redom slijede: otkrivanje područja na drugom kraju teleporta pa telefrag; rana od opasne prepreke; nova provjera vidnog polja svih marinaca i otkrivanje područja; napadi zbog opreznosti; u uljezovu potezu prilika za stražarenje; izbori same figure: uzimanje, radnja za bodove, napad ili sljedeći korak. Figura koja umre preskače ostatak, a njezini neiskorišteni bodovi propadaju.
rule-D04-INT-3 = Napad ide ovim redom: objava polja, oružja i nišanjenja; događaji prije napada ili pri napadu; prilika za liječenje, a u uljezovu potezu i za stražarenje; provjera vidnog polja i dometa; bacanje; izbjegavanje naredbom ili događajem; najviše jedno ponovno bacanje; streljivo; događaji nakon bacanja; pogodak, neuspjeh ili raspršivanje; šteta, rane i smrti; odbacivanje; bačve; otkrivanja; u uljezovu potezu prilika za stražarenje; nastavak proboja. Od bacanja do otkrivanja ništa se drugo ne smije iskoristiti.
rule-D04-INT-4 = U istom trenutku najprije dolaze uljezovi događaji, a zatim marinci u smjeru kazaljke na satu od uljeza. Jedan se učinak dovrši prije sljedećega, a svaki kasniji igrač odlučuje prema novom stanju.
rule-D04-INT-5 = Svaka se prilika nudi prije sljedećeg koraka, pa je odustajanje konačno. Zakašnjeli se događaj prihvaća samo ako je prilika u brzoj igri preskočena: tada se provodi i kocke se bacaju iznova.

## Posebni slučajevi: stražarenje

rule-D04-INT-6 = Odbacivanje je dio napada: od bacanja kocaka do pada nema stražarenja. Marinac odbačen bez rane zadržava stražarenje i smije ga odmah zatim iskoristiti s novog polja.
rule-D04-INT-7 = Stražarenje odgovara na objavljeni napad prije bacanja kocaka. Ako napadač umre, napada nema; ako preživi, ali napad više nije dopušten, napad mu nije potrošen i smije napasti nešto drugo ili se kretati dalje.
rule-D04-INT-8 = Stražarenjem se smije napasti bilo koja dopuštena meta, ne samo figura koja djeluje, bilo kojim oružjem koje bi marinac smio upotrijebiti u svojem potezu. Nije dopušteno dok marinac nije na ploči ili dijeli polje s drugom figurom.
rule-D04-INT-9 = Stražarenje odgovara i na napade i aktivacije zbog događaja u uljezovu potezu. Nikad ne odgovara ni na što u potezu marinca, pa ni na opreznost ni na kartu Ovo je zamka.
rule-D04-INT-10 = Marinac s divljanjem stražari samo šakama, dakle napada samo susjednu metu; pogodak ubija.

## Posebni slučajevi: nišanjenje, izbjegavanje, ponovno bacanje i streljivo

rule-D04-INT-11 = Nišanjenje se gubi kad god marinčeva figura promijeni polje: korakom, teleportom ili odbacivanjem. Stražarenje, izbjegavanje i liječenje time se ne gube.
rule-D04-INT-12 = Precizni napad koji zahvaća ikoga s izbjegavanjem, ili na koji se odigra događaj izbjegavanja, sam po sebi nema ponovnog bacanja. Nišanjenje je potrošeno, a naredba izbjegavanja ostaje; u eksploziji ili čišćenju dovoljna je jedna figura s izbjegavanjem.
rule-D04-INT-13 = Izbjegavanje djeluje protiv svakog bacanja koje zahvaća njegova vlasnika: zbog opreznosti, dodatnih napada, događaja ili eksplozije suborca, a čim je postavljeno, i u njegovu vlastitom potezu. Nitko ne izbjegava vlastiti napad, a ponovno bačene strane vrijede za sve figure zahvaćene tim bacanjem.
rule-D04-INT-14 = U proboju je svako bacanje zaseban napad što se tiče dometa, streljiva, štete, izbjegavanja i događaja; nišanjenje vrijedi samo za prvo bacanje.
rule-D04-INT-15 = Streljivo se računa prema konačnim stranama: metak koji nestane ponovnim bacanjem ne stoji ništa, a onaj koji se tako pojavi stoji 1 oznaku. Za svako daljnje polje marinčeva proboja, bacalo se za njega ili se preko njega samo prešlo, u tom trenutku mora ostati barem 1 oznaka.
rule-D04-INT-16 = Proboj ne smije ići na polje prijateljske figure ili blokirajuće prepreke ni na ijedno polje figure koju je već napao. Bačva se smije napasti i završava proboj.

## Posebni slučajevi: napadi izbliza, čišćenje, eksplozija, odbacivanje, raspršivanje i bačve

rule-D04-INT-17 = „Susjedno” za napad izbliza, čišćenje, opreznost, davanje, liječenje i bačve znači jedan dopušten korak: dijagonala oko kraja zida vrijedi, preko zida ili zatvorenih vrata nikad. Vidno se polje ne provjerava, figure i prepreke sa strane ne gledaju se, a kod velike figure vrijedi bilo koje njezino polje.
rule-D04-INT-18 = Čišćenje ne imenuje polje; potreban je jedan susjedni neprijatelj. Domet nije važan.
rule-D04-INT-19 = Eksplozija X pokriva polja do X dopuštenih koraka od mete i nikad ne ulazi na blokirajuće prepreke; figure ne pružaju zaklon, a polje bačve pokriveno je, ali se preko njega ne ide dalje. Strada i napadač unutar nje, sva je šteta istodobna, a frag od vlastite ili prijateljske vatre običan je frag.
rule-D04-INT-20 = Ako su usred kretanja dvije figure na istom polju, napadač imenuje jednu, eksplozija pogađa obje, a opreznost se odnosi na onu koja se kreće.
rule-D04-INT-21 = Odbačena figura leti najviše 3 dopuštena koraka i završava na otkrivenim, posve slobodnim poljima, nikad izvan ploče; ono preko čega leti nema učinka, a opasna prepreka djeluje ondje gdje let završi. Kad ih je više, redoslijed bira napadač; mrtva se figura ne pomiče, a tko umre na opasnoj prepreci, ondje je i pao.
rule-D04-INT-22 = Raspršivanje ide polje po polje i svaki korak mora biti dopušten; napuštanje otkrivene ploče, blokirajuća prepreka ili bačva prije kraja čine ga bezopasnim. Figure ga ne zaustavljaju, bačva na posljednjem polju pogođena je, a nova eksplozija može zahvatiti i bacača i staru metu.
rule-D04-INT-23 = Bačve pogođene istim napadom eksplodiraju jedna za drugom; svaka jednom ranjava svaku susjednu figuru, i veliku samo jednom.

## Posebni slučajevi: kretanje i velike figure

rule-D04-INT-24 = Na polje prijateljske figure smije se ući samo s dovoljno bodova da se nastavi do slobodnog polja. Oznake se ondje smiju uzeti.
rule-D04-INT-25 = Figura 2×2 stane točno u prolaz ili vrata; smije stati preko crte otvorenih vrata i tada se ona ne mogu zatvoriti. Vrata otvara s bilo kojeg svojeg polja.
rule-D04-INT-26 = Demon se okreće u svakom hodniku i izlazi natraške iz svakog slijepog završetka jer smije voditi bilo koja polovica; prostor za okret nije potreban.
rule-D04-INT-27 = Ulazak na opasnu prepreku donosi 1 ranu, velikoj figuri jednom po aktivaciji; ranu na kraju poteza dobiva samo figura koja je ondje stajala na početku svojeg poteza (uljez na početku uljezova poteza, aktiviran ili ne) i otad nije napustila polje. Stvaranje, otkrivanje i povratak na ploču nisu ulazak.
rule-D04-INT-28 = Opreznost djeluje samo na korake, teleport i ventilaciju, a ne na odbacivanje, stvaranje, otkrivanje i povratak na ploču ni kad se sama oprezna figura približi. Svaka oprezna figura napada jednom za polje na koje se uđe, i kad ono dodiruje obje njezine polovice; figure postavljene tim istim korakom na njega ne odgovaraju.
rule-D04-INT-29 = Marinac ubijen u potezu suborca vraća se u svojem sljedećem potezu, makar i u istom krugu.

## Posebni slučajevi: istraživanje, teleporti, stvaranje i povratak na ploču

rule-D04-INT-30 = Kod istraživanja usred kretanja potrošeni su bodovi potrošeni, radnja ostaje ista, a ostatak puta slobodno se bira. Vrijedi svaki pogled koji bilo koji marinac dobije u bilo kojem trenutku: i kad vrata otvori uljez, kad nestane bačva ili zbog odbacivanja.
rule-D04-INT-31 = Područje se otkriva čim se vidi središte jednog njegova polja. Cijelo se područje scenarija postavlja odjednom, sa svojim zatvorenim vratima; područja iza njih ostaju skrivena, a što je otkriveno, ostaje otkriveno.
rule-D04-INT-32 = Pri otkrivanju boja govori samo hoće li se figura pojaviti; uzima se bilo koja dostupna figura te vrste, a ako takve nema i nijedna se ne oslobodi s ploče, izostavlja se. Figure otkrivene u 3. koraku smiju se u njemu još aktivirati.
rule-D04-INT-33 = Teleport stoji 1 bod i računa se kao 1 polje kretanja, a vodi na odabrani teleport iste boje, viđen ili ne. Marinac koji ondje stigne na dio velike figure zauzima to polje, a cijela figura umire.
rule-D04-INT-34 = Ako za stvaranje nema dopuštenog polja, ništa se ne postavlja i karta se odbacuje; uljez smije i sam izostaviti figure. Dok na ploči nema nijednog marinca, sva su otkrivena polja izvan vidnog polja; smiju se prekriti opasne prepreke, oznake, teleporti i ventilacijski otvori.
rule-D04-INT-35 = Figura skinuta s ploče radi novog postavljanja gubi svoje rane; ako je u ovom potezu već djelovala, u njemu ne smije djelovati opet.
rule-D04-INT-36 = Pri povratku na ploču odstupanje je broj polja koji do 8 nedostaje ili 16 premašuje, inače 0; bira se bilo koje polje najmanjeg odstupanja, a polja do kojih nema puta najlošija su. Polje uvijek mora biti otkriveno i slobodno; ako slobodnog polja uopće nema, marinac preskače potez.

## Posebni slučajevi: oprema, vrata i potezi

rule-D04-INT-37 = Adrenalin svakoj radnji dodaje 4 boda kretanja po oznaci: pripremanje tada daje 8 polja, ili 1 napad i 4 polja, uz naredbu. Ne smije se upotrijebiti u potezu u kojem je uzet.
rule-D04-INT-38 = U pripremanju izbor određuje prvi potrošeni bod ili napad; bodovi adrenalina ne računaju se. Bez bodova (pražnjenje oružja, pripremanje s napadom) nema otvaranja i zatvaranja vrata ni davanja; uzimanje je i dalje besplatno.
rule-D04-INT-39 = Divljanje obvezuje od trenutka kad je uzeto, i za napade preostale u tom potezu; pogodak je svako bacanje bez promašaja, i sa štetom 0, a s čišćenjem izbliza (karta Prvi u koloni) umiru svi susjedni uljezi. Bačva i tada eksplodira tek od 1 štete, a druga oznaka divljanja pokreće prvu iznova.
rule-D04-INT-40 = Daje se samo u potezu onoga koji daje; nitko ne može sam uzeti od drugoga. Primatelj mora biti susjedan i na ploči, a smije odbiti.
rule-D04-INT-41 = Karta Ratni kirurg samo je jedna, pa nikad nema dvaju liječenja odjednom; poklope li se liječenje i oznaka zdravlja, provode se jedno za drugim, u smjeru kazaljke na satu od uljeza, i nijedno ne diže iznad punog broja oznaka rana. Liječenje djeluje u bilo čijem potezu, osim u napadu od bacanja do otkrivanja.
rule-D04-INT-42 = Ključ vrijedi od trenutka kad je uzet, što god se dogodilo nalazniku.
rule-D04-INT-43 = Male figure na četirima poljima uz vrata nikad ne priječe zatvaranje; ostaju svaka na svojoj strani. Vrata na rubu ploče imaju dva polja, a razbijena vrata zauvijek su otvorena.
rule-D04-INT-44 = Završava li marinac kretanje na iznenađenju, provjerava se na kraju njegova vlastitog poteza.
rule-D04-INT-45 = S polja se smije uzeti koliko god oznaka, i u prolazu; svaka je zaseban povod za događaje „nakon uzimanja opreme”.

## Posebni slučajevi: karte i kraj igre

rule-D04-INT-46 = Broj karata u ruci provjerava se jednom, u 1. koraku nakon svih vučenja, i višak se odmah odbacuje, pa između vučenja i odbacivanja nijedan događaj nije moguć. Prije vučenja događaji se igraju kao i inače, osim karata „na početku tvojeg poteza”.
rule-D04-INT-47 = Pri vučenju frag i miješanje dolaze čim se uzme posljednja karta, a zatim se vuče dalje; pri raspršivanju karta se najprije provede i odbaci, a onda dolaze frag i miješanje zajedno s njom. Karta koja se još provodi nije među odbačenima.
rule-D04-INT-48 = Događaji se provode jedan po jedan; isti povod smije poslužiti za više njih dok uvjet još vrijedi. Aktivacije i napadi zbog događaja otvaraju uobičajene prilike, i samo se ondje jedan događaj može umetnuti u drugi.
rule-D04-INT-49 = Frag kojim se ispuni cilj odmah završava igru, i usred vučenja; jedna eksplozija može donijeti više fragova. Marinci koji su otišli i dalje se broje za uljezovo vučenje karata.
rule-D04-INT-50 = Zaliha oznaka nikad ne ograničava rane, fragove, oklop ni naredbe.
