# Pravila Adrenalina, rečenica ili dvije za svaki broj.

## Ploče

rule-ADR-BOARD-1 = Arena se slaže od dviju dvostranih polovica, što daje četiri ploče: malu, srednju A, srednju B i veliku.
rule-ADR-BOARD-2 = Točke oživljavanja na svakoj su ploči na istim poljima: plava gore u trećem stupcu, crvena u prvom stupcu srednjeg reda, žuta u donjem desnom kutu. Na svakom drugom polju nalazi se streljivo.
rule-ADR-BOARD-3 = Susjedna polja otvorena su jedno prema drugom, spojena vratima ili odvojena zidom, kako pokazuje karta ploče.
rule-ADR-BOARD-4 = Prostorija je skupina polja spojenih bez vrata i zidova, bez obzira na boju tiska: srednji red male ploče jedna je prostorija.
rule-ADR-BOARD-5 = Mala ploča prikladna je za 3 ili 4 igrača, srednje za bilo koji broj, velika za 4 ili 5.

## Priprema

rule-ADR-SETUP-1 = 3 do 5 igrača bira ploču i 5 do 8 lubanja. Standardna igra ima 8 lubanja i završava završnom pomamom; za prvu igru uzmite 5 i iznenadnu smrt.
rule-ADR-SETUP-2 = Promiješajte pojačanja, oružje i pločice streljiva; stavite po 3 otkrivena oružja uz svaku točku oživljavanja i po 1 otkrivenu pločicu streljiva na svako drugo polje.
rule-ADR-SETUP-3 = Počinješ s 1 kockicom svake boje u kutiji za streljivo, u koju stanu najviše po 3. Žetoni štete i bodova nikad ne ponestaju.
rule-ADR-SETUP-4 = Odaberite prvog igrača; igra se u smjeru kazaljke na satu.
rule-ADR-SETUP-5 = Dominacija i Kupole ne mogu se spojiti. Bot ide uz svaki način igre, a isto tako i oba završetka.
rule-ADR-SETUP-6 = S manje od 8 lubanja staza ubojstava je kraća; njezini bodovi ostaju isti.

## Otkriveno i tajno

rule-ADR-INFO-1 = Pojačanja u ruci, špilovi i bodovi skriveni su; ispražnjeno oružje leži otkriveno.
rule-ADR-INFO-2 = Svatko smije vidjeti sve oružje, napunjeno ili ne, i koliko pojačanja tko drži. Tajna su sama pojačanja, redoslijed špilova i, ako stol tako odabere, bodovi.

## Ulazak u arenu

rule-ADR-SPAWN-1 = Na početku svojeg prvog poteza izvuci 2 pojačanja, jedno zadrži, a drugo odbaci: ulaziš na točku oživljavanja njegove boje i igraš običan potez.
rule-ADR-SPAWN-2 = Do svojeg prvog poteza nisi na ploči i ne možeš biti meta niti te se može pomaknuti.
rule-ADR-SPAWN-3 = Za oživljavanje izvuci 1 pojačanje, čak i ako ih držiš 3, zatim odbaci bilo koje iz ruke: pojavljuješ se na točki oživljavanja njegove boje.
rule-ADR-SPAWN-4 = Igrači koji oživljavaju u istom potezu čine to jedan za drugim, a kasniji vide gdje su se raniji pojavili.
rule-ADR-SPAWN-5 = Pri oživljavanju smiješ nakratko držati 4 pojačanja; s praznom rukom odlučuje izvučena karta.
rule-ADR-SPAWN-6 = Ako još nisi u areni kad počne pomama, tvoja se ploča okreće, a ulaziš na početku svojeg poteza pomame; u Dominaciji je to još uvijek tvoj prvi potez.

## Potez

rule-ADR-TURN-1 = Imaš dvije akcije, bilo kojim redom, može i dvaput ista; pojačanja se smiju igrati prije i poslije njih.
rule-ADR-TURN-2 = Nakon punjenja boduju se ploče svih ubijenih igrača; zatim ti igrači oživljavaju.
rule-ADR-TURN-3 = Smiješ se odreći jedne akcije ili obiju, ali ne i akcije bota.
rule-ADR-TURN-4 = Punjenje zatvara tvoj potez: nakon njega nema akcija, Teleportera ni Newtona.
rule-ADR-TURN-5 = Unutar akcije kretanje je prvo i nije obvezno; nikad se ne krećeš nakon uzimanja ili pucanja.
rule-ADR-RELOAD-1 = Na kraju poteza smiješ napuniti koliko god oružja za punu cijenu; to nije akcija.
rule-ADR-REFILL-1 = Na kraju poteza ispražnjena polja dobivaju nove pločice streljiva, a točke oživljavanja dopunjuju se do 3 oružja.
rule-ADR-REFILL-2 = Kad se špil oružja isprazni, do kraja igre nema novog oružja.
rule-ADR-REFILL-3 = Kad je otkrivena posljednja pločica streljiva, odbačene se pločice, i one iz ovog poteza, miješaju u novi stog.
rule-ADR-REFILL-4 = Uz prazan špil oružja na točkama oživljavanja ostaje manje oružja.
rule-ADR-REFILL-5 = Prazan stog pločica slaže se iznova od svih odbačenih, i onih uzetih u ovom potezu.
rule-ADR-REFILL-6 = Ništa se ne dopunjuje prije kraja poteza.
rule-ADR-REFILL-7 = Pločice se dijele red po red, zatim oružje plavoj, crvenoj i žutoj točki oživljavanja; jednako i pri pripremi.

## Akcije

rule-ADR-ADREN-1 = S 0 do 2 štete: trči do 3 polja; pomakni se do 1 i uzmi; pucaj.
rule-ADR-ADREN-2 = S 3 do 5 šteta: trči do 3 polja; pomakni se do 2 i uzmi; pucaj.
rule-ADR-ADREN-3 = Sa 6 ili više šteta: trči do 3 polja; pomakni se do 2 i uzmi; pomakni se do 1 i pucaj.
rule-ADR-ADREN-4 = O snazi akcije odlučuje tvoja šteta u trenutku kad je odabereš i to vrijedi za cijelu akciju.
rule-ADR-RUN-1 = Trčanje je 1, 2 ili 3 koraka.
rule-ADR-RUN-2 = Trčanje od 0 polja ne postoji: umjesto toga odreci se akcije. Smiješ otići i vratiti se.
rule-ADR-GRAB-1 = Na polju sa streljivom uzmi pločicu i njezine kockice, do 3 svake boje; višak propada.
rule-ADR-GRAB-2 = Ako pločica prikazuje pojačanje, izvuci jedno, osim ako već držiš 3.
rule-ADR-GRAB-3 = Na točki oživljavanja plati cijenu uzimanja jednog od oružja i uzmi ga napunjeno; ako je ne možeš platiti, ne možeš ga uzeti.
rule-ADR-GRAB-4 = Ako držiš 3 oružja, moraš jedno od njih, napunjeno ili ne, ostaviti na mjestu novoga.
rule-ADR-GRAB-5 = Ostavljeno oružje smije uzeti svatko, i ti, za uobičajenu cijenu uzimanja.
rule-ADR-GRAB-6 = Ispražnjeno polje u ovom potezu ne nudi više ništa.
rule-ADR-GRAB-7 = Uz četvrto oružje ostavljaš jedno od triju dotadašnjih, ne novo; njegova cijena uzimanja ne ovisi o tome je li bilo napunjeno.
rule-ADR-GRAB-8 = Ostavljeno oružje smiješ vratiti kasnijim uzimanjem, čak i u istom potezu.
rule-ADR-GRAB-9 = Ne možeš uzimati ondje gdje nema ničega. Pločica se smije uzeti i ako zbog ograničenja sve s nje propada.

## Kretanje

rule-ADR-MOVE-1 = Jedan korak vodi figuru na susjedno polje, i kroz vrata, ali nikad dijagonalno ni kroz zid.
rule-ADR-MOVE-2 = Ista pravila kretanja vrijede tko god ili što god pomiče figuru; zaobilazi ih samo Teleporter.
rule-ADR-MOVE-3 = Na istom polju smije stajati koliko god figura i nijedna ne priječi put drugoj.
rule-ADR-MOVE-4 = Udaljenost je najmanji potreban broj koraka; samo Elektromagnetski top puca kroz zidove. „U jednom smjeru” znači da svaki korak vodi na istu stranu.
rule-ADR-MOVE-5 = Tko pomiče metu, bira bilo koji dopušten put, a meta smije završiti na bilo kojem polju, i na polju strijelca.
rule-ADR-MOVE-6 = Mrvljenje i Vučna zraka smiju pomaknuti metu 0 polja, a guranja se možeš odreći; klizanje, skok ili korak sjene, ako se upotrijebi, iznosi barem 1 polje.

## Vidljivost

rule-ADR-SEE-1 = Vidiš sva polja svoje prostorije i sva polja svake prostorije u koju vode vrata s tvojeg polja.
rule-ADR-SEE-2 = Vidljivost ne mora biti uzajamna: možeš vidjeti nekoga tko tebe ne vidi.
rule-ADR-SEE-3 = Figure nikad ne zaklanjaju pogled, a mjesto unutar polja nije važno.
rule-ADR-SEE-4 = Gledaš kroz sva vrata svojeg polja odjednom, ali nikad kroz dvoja vrata zaredom; polje udaljeno jedan korak uvijek vidiš.

## Pucanje

rule-ADR-SHOOT-1 = Meta je druga figura na ploči; i bot se računa, a u Dominaciji za učinke sa štetom i točke oživljavanja. Vlastito te oružje nikad ne ozljeđuje, ne označuje i ne povlači.
rule-ADR-SHOOT-2 = Akcija pucanja mora djelovati na barem jednu dopuštenu metu.
rule-ADR-SHOOT-3 = Ubijena figura ostaje dopuštena meta do kraja poteza.
rule-ADR-SHOOT-4 = Kod oružja s dodatnim učincima osnovni je učinak obvezan; svaki se dodatni smije upotrijebiti jednom, za svoju cijenu, redom koji karta dopušta.
rule-ADR-SHOOT-5 = Kod oružja s načinima biraš točno jedan način za svaki hitac.
rule-ADR-SHOOT-6 = Šteta i oznake dijele se u cijelosti. Gdje biraš više meta, smiješ odabrati manje, ali učinak koji pogađa sve na nekom mjestu nikoga ne štedi.
rule-ADR-SHOOT-7 = Je li meta dopuštena, ocjenjuje se po položaju figura u trenutku provedbe učinka.
rule-ADR-SHOOT-8 = Besplatno kretanje koje daje oružje smije se upotrijebiti samo u hicu u kojem se provodi osnovni učinak.
rule-ADR-SHOOT-9 = Dodatni učinci koji daju štetu ili oznake dolaze nakon štete osnovnog učinka; prije nje smiju doći samo tvoja vlastita kretanja.
rule-ADR-SHOOT-10 = Učinak koji pogađa više igrača djeluje na njih redom u smjeru kazaljke na satu od strijelca, na točke oživljavanja na kraju; time je određen redoslijed smrtonosnih pogodaka.
rule-ADR-SHOOT-11 = Učinak sa štetom ili oznakama koji nikoga ne bi pogodio ne smije se upotrijebiti.
rule-ADR-SHOOT-12 = Za pucanje odigraj napunjeno oružje, odaberi mete, plati dodatke i provedi učinke; oružje je zatim ispražnjeno.

## Plaćanje

rule-ADR-PAY-1 = Gornja kockica cijene oružja pri uzimanju je već plaćena: plaćaš ostatak i oružje je napunjeno. Punjenje stoji cijelu cijenu.
rule-ADR-PAY-2 = Plaćaš kockicama iz kutije za streljivo, pojačanjima odbačenima kao kockice njihove boje ili i jednim i drugim.
rule-ADR-PAY-3 = Pojačanje može zamijeniti kockicu u svakoj cijeni, i kockicu za drugi Laserski nišan; ostatak se ne vraća.
rule-ADR-PAY-4 = Smiješ započeti samo ono što možeš platiti, računajući sve odabrane dodatke.
rule-ADR-PAY-5 = Za svaku kockicu biraš plaćaš li iz kutije ili kartom i plaćaš točno cijenu; potrošene kockice vraćaju se u tvoju zalihu.
rule-ADR-PAY-6 = Karta upotrijebljena kao streljivo odmah napušta ruku i više se ne može odigrati za učinak. Svaki se učinak redom plati i provede, a zatim se smije odigrati nišan; ništa se ne vraća.

## Pločice streljiva

rule-ADR-AMMO-1 = Od 36 pločica streljiva 18 ih prikazuje tri kockice, a 18 dvije kockice i pojačanje.
rule-ADR-AMMO-2 = Na pločicama je ukupno 90 kockica, po 30 svake boje.

## Pojačanja

rule-ADR-PWR-1 = Pojačanje se može upotrijebiti na jedan od triju načina: za učinak, kao kockica svoje boje u svakom plaćanju ili odbaciti za izbor točke oživljavanja svoje boje.
rule-ADR-PWR-2 = Smiješ držati najviše 3 pojačanja.
rule-ADR-PWR-3 = Upotrijebljena pojačanja idu na odbačene karte. Kad se izvuče posljednja karta, od odbačenih nastaje novi špil; ako ih još nema, to se čini pri sljedećem izvlačenju, a ako nema nijedne, ništa se ne izvlači.
rule-ADR-PWR-4 = U potezu smiješ odigrati koliko god pojačanja.
rule-ADR-PWR-5 = Odbačena pojačanja miješaju se u novi špil u trenutku kad se izvuče posljednja karta.
rule-ADR-PWR-TELE-1 = Teleporter: u svojem potezu, prije ili poslije akcije, stavi svoju figuru na bilo koje polje; ne nakon što počnu oživljavanja na kraju poteza.
rule-ADR-PWR-TELE-2 = Teleporter te ne smije ostaviti ondje gdje stojiš. Ako te u tvojem potezu ubila kupola, i dalje se smiješ teleportirati.
rule-ADR-PWR-NEWTON-1 = Newton: u svojem potezu, prije ili poslije akcije, pomakni bilo koju drugu figuru 1 ili 2 polja u jednom smjeru.
rule-ADR-PWR-NEWTON-2 = Newton ne može pomaknuti figuru koje još nema na ploči ili je upravo oživjela; ubijenu figuru može.
rule-ADR-PWR-NEWTON-3 = Newton i Teleporter smiju se odigrati nakon posljednje akcije te prije ili poslije akcije bota, ali ne nakon početka punjenja.
rule-ADR-PWR-SCOPE-1 = Laserski nišan: kad tvoj hitac nekome nanese štetu, plati 1 kockicu bilo koje boje i jedna meta oštećena tim hicem dobiva još 1 štetu.
rule-ADR-PWR-SCOPE-2 = U jednoj akciji smiješ odigrati više Laserskih nišana, svaki za svoju kockicu, na istu ili različite oštećene mete.
rule-ADR-PWR-SCOPE-3 = Svaki Laserski nišan pojačava pogodak jedne mete oštećene u ovoj akciji; meta koja je dobila samo oznake ne dolazi u obzir.
rule-ADR-PWR-SCOPE-4 = Laserski nišan igra se odmah nakon štete učinka, prije njegova guranja i oznaka, na bilo koju metu dosad oštećenu tim hicem. Njegova je šteta obična, ali ne pretvara oznake dane u istoj akciji.
rule-ADR-PWR-SCOPE-5 = Kockica za Laserski nišan smije biti bilo koje boje.
rule-ADR-PWR-SCOPE-6 = Laserski nišan ne vrijedi za točke oživljavanja, štetu od kupola, hice bota, mete samo s oznakama ni ploču koja već ima 12 šteta.
rule-ADR-PWR-TAG-1 = Povratna granata: kad ti igrač kojeg vidiš u svojem potezu nanese štetu, daj mu 1 oznaku; ne stoji ništa.
rule-ADR-PWR-TAG-2 = Za Povratnu granatu moraš vidjeti napadača u trenutku primanja štete; kasnija kretanja u istom hicu nisu važna. Pitanje dolazi na kraju akcije.
rule-ADR-PWR-TAG-3 = Na jedan napad smiješ odgovoriti s više Povratnih granata, po 1 oznaka, do ograničenja od 3 oznake.
rule-ADR-PWR-TAG-4 = Igrač koji je upravo ubijen još smije odigrati Povratnu granatu.
rule-ADR-PWR-TAG-5 = Ako odgovoriti može više žrtava, pita ih se redom u smjeru kazaljke na satu od napadača.

## Šteta i oznake

rule-ADR-DMG-1 = Staza štete ima 12 mjesta, punjenih redom kojim se šteta nanosi; prvo je prva krv, a od 3 i od 6 šteta tvoje su akcije bolje.
rule-ADR-DMG-2 = Šteta iznad 12. mjesta propada.
rule-ADR-DMG-3 = Žetoni dolaze učinak po učinak, redom provedbe: za svaku metu šteta, stare oznake, pa Laserski nišani; zatim guranja s pogocima kupola, a nove oznake na kraju.
rule-ADR-DMG-4 = Smiješ pogoditi ploču koja već ima 12 šteta: šteta propada, ali tvoje se stare oznake ondje troše i moguć je odgovor Povratnom granatom.
rule-ADR-MARK-1 = Učinak najprije nanosi svu štetu, zatim daje oznake.
rule-ADR-MARK-2 = Oznake dane u akciji nikad se u istoj akciji ne pretvaraju u štetu.
rule-ADR-MARK-3 = Na ploči smiju biti najviše 3 oznake svakog igrača; višak propada.
rule-ADR-MARK-4 = Kad naneseš štetu igraču, sve se tvoje oznake na njemu odmah zatim pretvaraju u štetu.
rule-ADR-MARK-5 = Same oznake ne čine ništa i nikad ne donose bodove.
rule-ADR-MARK-6 = Pretvorene oznake iznad 12. mjesta propadaju.
rule-ADR-MARK-7 = Oznake ostaju i nakon smrti i oživljavanja, i one dane igraču koji umire.
rule-ADR-MARK-8 = Prvi pogodak troši sve tvoje stare oznake; drugi učinak u istom hicu nema više što pretvoriti.
rule-ADR-MARK-9 = Stare se oznake pretvaraju prije nego što dođu nove, pa nove imaju mjesta unutar ograničenja od 3.
rule-ADR-MARK-10 = Pretvaranje oznaka staje na 12. mjestu; ostale se vraćaju vlasniku.

## Smrt

rule-ADR-KILL-1 = 11. šteta je smrtonosni pogodak, 12. je potpuno uništenje.
rule-ADR-KILL-2 = Ubijena figura ostaje na ploči do kraja poteza i još je se može pogoditi, pomaknuti i označiti.
rule-ADR-KILL-3 = Ubijeni se igrači boduju na kraju poteza redom smrtonosnih pogodaka i istim redom oživljavaju.
rule-ADR-KILL-4 = Ako su smrtonosni pogodak i potpuno uništenje od različitih igrača, svaki se žeton računa svojem vlasniku, a oznaku osvete dobiva onaj tko je izveo potpuno uništenje.
rule-ADR-KILL-5 = Ako pogineš u vlastitom potezu, tvoja se ploča boduje na njegovu kraju i tada oživljavaš.

## Bodovanje

rule-ADR-SCORE-1 = Prva krv: tko je nanio prvu štetu, dobiva 1 bod; ne na okrenutoj ploči.
rule-ADR-SCORE-2 = Igrači se redaju po šteti na ploči, uključujući potpuno uništenje; izjednačenje ide u korist onoga tko je prije nanio štetu. Boduju se samo oni koji su nanijeli štetu.
rule-ADR-SCORE-3 = Mjesta donose 8, 6, 4, 2, 1, 1; svaka lubanja koja je već na ploči uklanja najveći broj, ali nitko ne dobiva manje od 1.
rule-ADR-SCORE-4 = Peto mjesto na ploči donosi sljedeći broj u nizu, najmanje 1.
rule-ADR-SCORE-5 = Žeton smrtonosnog pogotka zamjenjuje krajnju lijevu lubanju na stazi ubojstava, a lubanja ide na ploču žrtve.
rule-ADR-SCORE-6 = Žeton potpunog uništenja dolazi uz žeton smrtonosnog pogotka na isto mjesto staze.
rule-ADR-SCORE-7 = Potpuno uništenje: žrtva daje počinitelju 1 oznaku osvete, unutar ograničenja od 3.
rule-ADR-SCORE-8 = Dvostruko ubojstvo: ako u potezu zadaš više od jednog smrtonosnog pogotka, dobivaš 1 bod, samo jednom.
rule-ADR-SCORE-9 = Ubijeni igrač gubi svu štetu i vraća se običnim akcijama, ali zadržava oznake, streljivo, pojačanja i oružje u zatečenom stanju.
rule-ADR-SCORE-10 = Ako pogine više igrača nego što je ostalo lubanja, svaki ipak zauzima mjesto na stazi, po potrebi iza njezina kraja; žrtve za koje nema lubanje ne dobivaju je.
rule-ADR-SCORE-11 = Žetoni na stazi računaju se redom mjesta; na istom mjestu smrtonosni pogodak dolazi prije potpunog uništenja.

## Iznenadna smrt i završna pomama

rule-ADR-SUDDEN-1 = Uz iznenadnu smrt igra završava na kraju poteza u kojem je uzeta posljednja lubanja; slijedi završno bodovanje.
rule-ADR-FRENZY-1 = Pomama, ako tvoj posljednji potez dolazi prije poteza prvog igrača: dvije akcije između ovih: pomakni se do 1, napuni i pucaj; trči do 4 polja; pomakni se do 2 i uzmi.
rule-ADR-FRENZY-2 = Pomama, za prvog igrača i sve poslije njega: jedna akcija, pomakni se do 2, napuni i pucaj, ili pomakni se do 3 i uzmi.
rule-ADR-FRENZY-3 = Uzimanje posljednje lubanje pokreće završnu pomamu nakon što se potez boduje; svi žetoni smrtonosnih pogodaka i potpunih uništenja tog poteza idu na stazu.
rule-ADR-FRENZY-4 = Zatim svatko igra još točno jedan potez, a onaj tko je pokrenuo pomamu igra posljednji.
rule-ADR-FRENZY-5 = Kad pomama počne, svatko bez štete okreće ploču: lubanje odlaze, oznake i streljivo ostaju, nema prve krvi, a ploča donosi 2, 1, 1, 1. Ploče sa štetom ostaju kakve jesu do smrti.
rule-ADR-FRENZY-6 = Svi okreću pločice akcija. Ako pomamu pokrene igrač neposredno prije prvog igrača, nitko nema dvije akcije; ako je pokrene prvi igrač, svi ostali imaju dvije.
rule-ADR-FRENZY-7 = Igrač ubijen u pomami boduje se po strani koju ploča pokazuje, a zatim se ploča okreće. Smrtonosni pogoci i dalje idu na stazu, a igrači i dalje oživljavaju.
rule-ADR-FRENZY-8 = U pomami puniš unutar akcije pucanja, između kretanja i hica; na kraju poteza punjenja nema.
rule-ADR-FRENZY-9 = Punjenje u pomami obuhvaća koliko god oružja za punu cijenu, a hitac mora uslijediti.
rule-ADR-FRENZY-10 = Akcije pomame zamjenjuju akcije adrenalina bez obzira na štetu.
rule-ADR-FRENZY-11 = Okrenuta ploča koja ponovno pogine ne dobiva lubanju i dalje donosi 2, 1, 1, 1.
rule-ADR-FRENZY-12 = Pomamu pokreće igrač na potezu, nakon bodovanja, oživljavanja i dopune tog poteza; ploče se okreću prije sljedećeg poteza.

## Kraj igre

rule-ADR-END-1 = Na kraju se boduje svaka ploča sa štetom: prva krv na neokrenutim pločama i mjesta; bez lubanja, smrtonosnih pogodaka i dvostrukih ubojstava.
rule-ADR-END-2 = U borbi do smrti staza ubojstava donosi 8, 6, 4, 2, 1, 1 po broju žetona, uključujući potpuna uništenja; izjednačenje ide u korist ranijeg žetona, a bez žetona nema bodova.
rule-ADR-END-3 = Pobjeđuje tko ima najviše bodova. Izjednačenje rješavaju bodovi sa staze ubojstava; ako su i oni jednaki, pobjeda je zajednička.
rule-ADR-END-4 = U Dominaciji izjednačenje rješavaju bodovi s triju staza, u Kupolama bodovi za kupole.
rule-ADR-END-5 = Ploče ubijenih u posljednjem potezu najprije se boduju u cijelosti; nakon toga nema oživljavanja ni dopune.

## Oružje

rule-ADR-W-LOCK-1 = Nišanska puška: jedna meta koju vidiš dobiva 2 štete i 1 oznaku.
rule-ADR-W-LOCK-2 = Drugi nišan: druga meta koju vidiš dobiva 1 oznaku.
rule-ADR-W-MG-1 = Strojnica: jedna ili dvije različite mete koje vidiš dobivaju po 1 štetu.
rule-ADR-W-MG-2 = Usredotočeni hitac: jedna od osnovnih meta dobiva još 1 štetu.
rule-ADR-W-MG-3 = Tronožac: još 1 šteta osnovnoj meti koja nije dobila usredotočeni hitac, 1 šteta vidljivoj meti koja nije bila osnovna ili oboje.
rule-ADR-W-MG-4 = Usredotočeni hitac i tronožac nikad ne pojačavaju pogodak iste osnovne mete. Ako je jedina osnovna meta dobila usredotočeni hitac, tronožac treba novu metu.
rule-ADR-W-MG-5 = Tronožac se smije kupiti bez usredotočenog hica; i tada pojačava pogodak samo jedne osnovne mete.
rule-ADR-W-THOR-1 = T.H.O.R.: jedna meta koju vidiš dobiva 2 štete.
rule-ADR-W-THOR-2 = Lančana reakcija: druga meta, koju vidi prva, dobiva 1 štetu.
rule-ADR-W-THOR-3 = Visoki napon, samo nakon lančane reakcije: treća meta, koju vidi druga, dobiva 2 štete.
rule-ADR-W-THOR-4 = Tri su mete različiti igrači, pogođeni tim redom; ti nikad nisi karika i moraš vidjeti samo prvu.
rule-ADR-W-THOR-5 = Lanac smije ići dalje preko igrača koji je upravo ubijen.
rule-ADR-W-PLASMA-1 = Plazmatska puška: jedna meta koju vidiš dobiva 2 štete.
rule-ADR-W-PLASMA-2 = Fazno klizanje: pomakni se 1 ili 2 polja, sve prije hica ili sve poslije; metu moraš vidjeti samo u trenutku hica.
rule-ADR-W-PLASMA-3 = Nabijeni hitac: ista meta dobiva još 1 štetu, zajedno s osnovnim učinkom.
rule-ADR-W-WHISPER-1 = Šapat: jedna meta koju vidiš, udaljena najmanje 2 koraka, dobiva 3 štete i 1 oznaku.
rule-ADR-W-SCYTHE-1 = Elektrokosa: svaki drugi igrač na tvojem polju dobiva 1 štetu.
rule-ADR-W-SCYTHE-2 = Žetelac: svaki drugi igrač na tvojem polju umjesto toga dobiva 2 štete.
rule-ADR-W-TRACTOR-1 = Vučna zraka: pomakni bilo koju metu, vidljivu ili ne, 0 do 2 polja tako da završi na polju koje vidiš; zatim dobiva 1 štetu.
rule-ADR-W-TRACTOR-2 = Krvnik: pomakni na svoje polje metu udaljenu najviše 2 koraka, vidljivu ili ne; zatim dobiva 3 štete.
rule-ADR-W-VORTEX-1 = Vrtložni top: stavi vrtlog na polje koje vidiš, a nije tvoje. Pomakni u vrtlog metu koja stoji na njemu ili korak od njega, vidljivu ili ne; dobiva 2 štete.
rule-ADR-W-VORTEX-2 = Crna rupa: pomakni u vrtlog još najviše dvije mete koje stoje na njemu ili korak od njega; dobivaju po 1 štetu.
rule-ADR-W-VORTEX-3 = Sve mete vrtloga različiti su igrači; više ih smije stajati na istom polju, i na samom vrtlogu.
rule-ADR-W-FURNACE-1 = Peć: svi u prostoriji koju vidiš, a nije tvoja, dobivaju po 1 štetu.
rule-ADR-W-FURNACE-2 = Ugodna vatrica: svi na polju udaljenom jedan korak dobivaju po 1 štetu i 1 oznaku.
rule-ADR-W-HEAT-1 = Toplinski tragač: jedna meta koju ne vidiš dobiva 3 štete.
rule-ADR-W-HELLION-1 = Paklenjak: jedna meta koju vidiš na drugom polju dobiva 1 štetu; zatim ona i svi ostali na njezinu polju dobivaju po 1 oznaku.
rule-ADR-W-HELLION-2 = Nanotragač: kao osnovni način, ali s po 2 oznake; štetu dobiva samo odabrana meta.
rule-ADR-W-FLAME-1 = Bacač plamena: odaberi smjer; plamen obuhvaća polje udaljeno jedan korak u tom smjeru i, ako želiš, sljedeće iza njega. Vrata ga propuštaju, zidovi ne.
rule-ADR-W-FLAME-2 = Osnovni način: najviše jedna meta na svakom od dvaju polja dobiva 1 štetu; smije se pogoditi i samo na drugom polju.
rule-ADR-W-FLAME-3 = Roštilj: svi na prvom polju dobivaju po 2 štete, svi na drugom po 1.
rule-ADR-W-FLAME-4 = Plamen nikad ne pogađa tvoje polje, a smije pogoditi mete koje ne vidiš.
rule-ADR-W-GRENADE-1 = Bacač granata: jedna meta koju vidiš dobiva 1 štetu; zatim je smiješ pomaknuti 1 polje.
rule-ADR-W-GRENADE-2 = Dodatna granata: svaki drugi igrač na jednom polju koje vidiš dobiva 1 štetu; smiješ odabrati i svoje polje.
rule-ADR-W-GRENADE-3 = Dodatna granata smije pasti prije guranja ili poslije njega, na bilo koje polje koje vidiš, pa može opet pogoditi prvu metu.
rule-ADR-W-ROCKET-1 = Bacač raketa: jedna meta koju vidiš na drugom polju dobiva 2 štete; zatim je smiješ pomaknuti 1 polje.
rule-ADR-W-ROCKET-2 = Raketni skok: pomakni se 1 ili 2 polja, sve prije hica ili sve poslije; nakon skoka ciljaš s novog polja.
rule-ADR-W-ROCKET-3 = Rasprskavajuća glava: svi na polju na kojem je meta stajala, i sama meta, dobivaju po 1 štetu prije guranja.
rule-ADR-W-RAIL-1 = Elektromagnetski top: odaberi smjer; mete su sve figure na tvojem polju i ravno u tom smjeru, kroz zidove, vidljive ili ne. Figura na tvojem polju odgovara svakom smjeru.
rule-ADR-W-RAIL-2 = Osnovni način: jedna meta na crti dobiva 3 štete.
rule-ADR-W-RAIL-3 = Probijanje: jedna ili dvije različite mete na crti dobivaju po 2 štete.
rule-ADR-W-BLADE-1 = Kiberoštrica: jedna meta na tvojem polju dobiva 2 štete.
rule-ADR-W-BLADE-2 = Korak sjene: pomakni se 1 polje prije osnovnog učinka ili poslije njega.
rule-ADR-W-BLADE-3 = Sjeckanje: druga meta na tvojem polju dobiva 2 štete; korak sjene smije doći između dvaju udaraca.
rule-ADR-W-ZX2-1 = ZX-2: jedna meta koju vidiš dobiva 1 štetu i 2 oznake.
rule-ADR-W-ZX2-2 = Skener: najviše tri različite mete koje vidiš dobivaju po 1 oznaku. Ne nanosi štetu, pa ne pretvara oznake i ne dopušta Laserski nišan ni Povratnu granatu.
rule-ADR-W-SHOTGUN-1 = Sačmarica: jedna meta na tvojem polju dobiva 3 štete; zatim je smiješ pomaknuti 1 polje.
rule-ADR-W-SHOTGUN-2 = Duga cijev: jedna meta udaljena točno jedan korak dobiva 2 štete.
rule-ADR-W-GLOVE-1 = Rukavica moći: odaberi metu udaljenu točno jedan korak i stani na njezino polje; dobiva 1 štetu i 2 oznake.
rule-ADR-W-GLOVE-2 = Raketna šaka: pomakni se jedno polje i ondje smiješ nanijeti 2 štete jednoj meti; zatim se smiješ pomaknuti još jedno polje u istom smjeru i učiniti isto.
rule-ADR-W-GLOVE-3 = Raketna šaka mora pogoditi barem jednu metu; to smije biti i samo meta na drugom polju.
rule-ADR-W-SHOCK-1 = Udarni val: najviše tri mete udaljene jedan korak, svaka na drugom polju, dobivaju po 1 štetu.
rule-ADR-W-SHOCK-2 = Cunami: svi udaljeni točno jedan korak dobivaju po 1 štetu.
rule-ADR-W-HAMMER-1 = Malj: jedna meta na tvojem polju dobiva 2 štete.
rule-ADR-W-HAMMER-2 = Mrvljenje: jedna meta na tvojem polju dobiva 3 štete; zatim je pomakni 0 do 2 polja u jednom smjeru.

## Cijene oružja

rule-ADR-COST-1 = Nišanska puška: punjenje dvije plave, uzimanje jedna plava; drugi nišan jedna crvena.
rule-ADR-COST-2 = Strojnica: punjenje plava i crvena, uzimanje crvena; usredotočeni hitac žuta, tronožac plava.
rule-ADR-COST-3 = T.H.O.R.: punjenje plava i crvena, uzimanje crvena; lančana reakcija plava, visoki napon plava.
rule-ADR-COST-4 = Plazmatska puška: punjenje plava i žuta, uzimanje žuta; fazno klizanje besplatno, nabijeni hitac plava.
rule-ADR-COST-5 = Šapat: punjenje dvije plave i žuta, uzimanje plava i žuta.
rule-ADR-COST-6 = Elektrokosa: punjenje plava, uzimanje besplatno; žetelac plava i crvena.
rule-ADR-COST-7 = Vučna zraka: punjenje plava, uzimanje besplatno; krvnik crvena i žuta.
rule-ADR-COST-8 = Vrtložni top: punjenje crvena i plava, uzimanje plava; crna rupa crvena.
rule-ADR-COST-9 = Peć: punjenje crvena i plava, uzimanje plava; ugodna vatrica besplatno.
rule-ADR-COST-10 = Toplinski tragač: punjenje dvije crvene i žuta, uzimanje crvena i žuta.
rule-ADR-COST-11 = Paklenjak: punjenje crvena i žuta, uzimanje žuta; nanotragač crvena.
rule-ADR-COST-12 = Bacač plamena: punjenje crvena, uzimanje besplatno; roštilj dvije žute.
rule-ADR-COST-13 = Bacač granata: punjenje crvena, uzimanje besplatno; dodatna granata crvena.
rule-ADR-COST-14 = Bacač raketa: punjenje dvije crvene, uzimanje crvena; raketni skok plava, rasprskavajuća glava žuta.
rule-ADR-COST-15 = Elektromagnetski top: punjenje dvije žute i plava, uzimanje žuta i plava; probijanje besplatno.
rule-ADR-COST-16 = Kiberoštrica: punjenje žuta i crvena, uzimanje crvena; korak sjene besplatno, sjeckanje žuta.
rule-ADR-COST-17 = ZX-2: punjenje žuta i crvena, uzimanje crvena; skener besplatno.
rule-ADR-COST-18 = Sačmarica: punjenje dvije žute, uzimanje žuta; duga cijev besplatno.
rule-ADR-COST-19 = Rukavica moći: punjenje žuta i plava, uzimanje plava; raketna šaka plava.
rule-ADR-COST-20 = Udarni val: punjenje žuta, uzimanje besplatno; cunami žuta.
rule-ADR-COST-21 = Malj: punjenje žuta, uzimanje besplatno; mrvljenje crvena.

## Dominacija

rule-ADR-DOM-1 = Ploča dominacije zamjenjuje stazu ubojstava: 8 lubanja i staza od 8 mjesta za svaku točku oživljavanja, koja se smije nastaviti i preko kraja.
rule-ADR-DOM-2 = Tvoj je prvi potez posve običan. Od drugog možeš obilježavati točke oživljavanja: stavljaš svoj žeton na stazu te točke.
rule-ADR-DOM-3 = Točku oživljavanja obilježavaš tako da joj naneseš štetu kao igraču na njezinu polju: uvijek točno 1 žeton, svaku najviše jednom u potezu na taj način. Oznake joj ne čine ništa.
rule-ADR-DOM-4 = Vučna zraka i Vrtložni top obilježavaju samo točku oživljavanja koju vidiš; ona se ne pomiče.
rule-ADR-DOM-5 = Učinci koji pogađaju sve na polju ili u prostoriji pogađaju i točku oživljavanja ondje.
rule-ADR-DOM-6 = Točka oživljavanja smije biti bilo koja meta T.H.O.R.-a, ali lanac ondje završava.
rule-ADR-DOM-7 = Točku oživljavanja obilježavaš i ako završiš potez kao jedini igrač na njoj, čak i ako je u ovom potezu već dobila tvoju štetu.
rule-ADR-DOM-8 = Uzvratni udarac: ako završiš potez na točki oživljavanja, dobivaš 1 štetu u vlastitoj boji, čak i u društvu.
rule-ADR-DOM-9 = Šteta u vlastitoj boji računa se kao šteta prividnog igrača, koji zauzima mjesto i uzima prvu krv, ali njegovi bodovi ne pripadaju nikome.
rule-ADR-DOM-10 = Ako te uzvratni udarac ubije, tvoja se ploča boduje, ali ta smrt ne vrijedi za dvostruko ubojstvo.
rule-ADR-DOM-11 = Ploče se boduju kao inače, s lubanjama iz kutije; smrtonosni se pogoci ne bilježe.
rule-ADR-DOM-12 = Žeton potpunog uništenja ide na stazu točke oživljavanja koju odabere počinitelj; oznake osvete daju se kao inače.
rule-ADR-DOM-13 = Pomama počinje kad je uzeta posljednja lubanja ili kad je na dvjema stazama po 8 ili više žetona.
rule-ADR-DOM-14 = Na kraju svaka staza donosi 8, 6, 4, 2, 1; izjednačeni svi dobivaju viši broj, a sljedeća se mjesta preskaču. Bez žetona nema bodova.
rule-ADR-DOM-15 = Kraj poteza teče ovako: punjenje, obilježavanje, uzvratni udarac, bodovanje, oživljavanje, dopuna. Uzvratni udarac ne pretvara oznake i na njega se ne može odgovoriti.
rule-ADR-DOM-16 = Točka oživljavanja kojoj je u ovom potezu već nanesena tvoja šteta više nije tvoja meta. Hitac smije pogoditi i samo točke oživljavanja; važno je da je prvi potez strijelca prošao.
rule-ADR-DOM-17 = Dodatna šteta (usredotočeni hitac, tronožac na osnovnu metu, nabijeni hitac, Laserski nišan) ne može ići na točku oživljavanja. Njezina se guranja preskaču, a skuplji se način na njoj smije upotrijebiti.
rule-ADR-DOM-18 = Jedini si igrač na točki oživljavanja ako ondje ne stoji nijedna druga figura, ni bot ni ubijena. Obilježava i udarac dobiva samo igrač na potezu.
rule-ADR-DOM-19 = Je li na dvjema stazama po 8 žetona, gleda se kad potez završi; pomamu pokreće igrač na potezu. Obilježavanje i uzvratni udarac traju i u pomami.
rule-ADR-DOM-20 = Uzvratni udarac može biti tvoja 11. šteta, ali nikad 12. Tvoja se ploča tada boduje nakon ostalih, a smrtonosni se pogodak nigdje ne bilježi.

## Točke oživljavanja kao mete, oružje po oružje

rule-ADR-DOMW-1 = Nišanska puška: osnovni učinak obilježava točku oživljavanja koju vidiš; drugi nišan ne.
rule-ADR-DOMW-2 = Strojnica: osnovni učinak i nova meta tronošca smiju obilježiti točku oživljavanja koju vidiš; dodatna šteta ne.
rule-ADR-DOMW-3 = T.H.O.R.: svaka karika smije obilježiti točku oživljavanja koju vidiš ti, prva ili druga meta; lanac ondje završava.
rule-ADR-DOMW-4 = Plazmatska puška: osnovni učinak obilježava točku oživljavanja koju vidiš, i nakon klizanja; nabijeni hitac ne dodaje ništa.
rule-ADR-DOMW-5 = Šapat: obilježava točku oživljavanja koju vidiš, udaljenu najmanje 2 koraka.
rule-ADR-DOMW-6 = Elektrokosa: oba načina obilježavaju točku oživljavanja na tvojem polju i ona je sama dovoljna za hitac.
rule-ADR-DOMW-7 = Vučna zraka: obilježava točku oživljavanja koju vidiš, s krvnikom onu koja je i najviše 2 koraka daleko; ona se ne pomiče.
rule-ADR-DOMW-8 = Vrtložni top: obilježava točku oživljavanja koju vidiš, a koja je vrtlog ili korak od njega, i onu na tvojem polju; ona se ne pomiče.
rule-ADR-DOMW-9 = Peć: oba načina obilježavaju točku oživljavanja u pogođenoj prostoriji ili na pogođenom polju.
rule-ADR-DOMW-10 = Toplinski tragač: obilježava točku oživljavanja koju ne vidiš.
rule-ADR-DOMW-11 = Paklenjak: obilježava odabranu točku oživljavanja, vidljivu i ne na tvojem polju; igrači na njoj zatim dobivaju oznake. Točka oživljavanja uz odabranog igrača ne dobiva ništa.
rule-ADR-DOMW-12 = Bacač plamena: u osnovnom načinu točka oživljavanja smije biti jedina meta svojeg polja, roštilj je pogađa uvijek; ne mora se vidjeti.
rule-ADR-DOMW-13 = Bacač granata: osnovni učinak obilježava točku oživljavanja koju vidiš, dodatna granata onu na svojem polju; nema guranja.
rule-ADR-DOMW-14 = Bacač raketa: osnovni učinak obilježava točku oživljavanja koju vidiš na drugom polju, glava onu na polju mete; nema guranja.
rule-ADR-DOMW-15 = Elektromagnetski top: oba načina obilježavaju točku oživljavanja na crti, vidljivu ili ne, i onu na tvojem polju.
rule-ADR-DOMW-16 = Kiberoštrica: osnovni učinak ili sjeckanje obilježava točku oživljavanja polja na kojem u tom trenutku stojiš.
rule-ADR-DOMW-17 = ZX-2: osnovni način obilježava točku oživljavanja koju vidiš; skener ne.
rule-ADR-DOMW-18 = Sačmarica: osnovni način obilježava točku oživljavanja na tvojem polju, duga cijev onu udaljenu jedan korak; nema guranja.
rule-ADR-DOMW-19 = Rukavica moći: obilježava točku oživljavanja udaljenu jedan korak, s raketnom šakom na svakom dosegnutom polju; ipak se krećeš onamo.
rule-ADR-DOMW-20 = Udarni val: u osnovnom načinu točka oživljavanja udaljena jedan korak smije biti meta svojeg polja; cunami je pogađa uvijek.
rule-ADR-DOMW-21 = Malj: oba načina obilježavaju točku oživljavanja na tvojem polju; nema guranja.

## Kupole

rule-ADR-TUR-1 = Ploča kupola zamjenjuje stazu ubojstava: 8 lubanja i 5 otkrivenih pločica streljiva, koje se dopunjuju na kraju svakog poteza. U areni nema pločica.
rule-ADR-TUR-2 = Na svakom polju koje nije točka oživljavanja stoji kupola. Kad ondje uzimaš streljivo, biraš jednu od pet pločica; sa svakog polja samo jednom u potezu.
rule-ADR-TUR-3 = Pri uzimanju se smiješ odreći jedne kockice ili pojačanja s pločice, čak i ako ih ne bi bilo moguće zadržati, i svojim žetonom preuzeti kupolu.
rule-ADR-TUR-4 = Ako je kupolom upravljao drugi igrač, njegov žeton postaje oznaka na tvojoj ploči, osim ako već imaš 3 te boje.
rule-ADR-TUR-5 = Kad uđeš na polje čijom kupolom upravlja drugi igrač, on ti nanosi 1 štetu; računa se svaki korak, i kad te pomiče netko drugi.
rule-ADR-TUR-6 = Odlazak s polja kupole ili početak na njemu ne čini ništa; kod Teleportera računa se samo polje dolaska.
rule-ADR-TUR-7 = Šteta od kupole ne pretvara oznake, ne može se povećati Laserskim nišanom i na nju se ne može odgovoriti Povratnom granatom.
rule-ADR-TUR-8 = Ako pogineš u vlastitom potezu, još dovršavaš akcije i puniš oružje; zatim se tvoja ploča boduje.
rule-ADR-TUR-9 = Dvostruko ubojstvo: 1 bod ako je u tvojem potezu poginulo više protivnika, tko god ih je ubio; tvoja se vlastita smrt ne računa.
rule-ADR-TUR-10 = Smrtonosni pogoci i potpuna uništenja ne bilježe se, ali se oznake osvete daju. Pomama počinje s posljednjom lubanjom.
rule-ADR-TUR-11 = Na kraju broj kupola pod nadzorom donosi 8, 6, 4, 2, 1; izjednačenje ide u korist igrača čiji je posljednji potez bio raniji. Bez kupole nema bodova.
rule-ADR-TUR-12 = Kupola pogađa u koraku kojim se ulazi na njezino polje: prije štete oružja kad oružje najprije vuče ili pomiče tebe, a poslije nje kad oružje gura naknadno.
rule-ADR-TUR-13 = Tko pomiče, bira put korak po korak. Pomakneš li nekoga na svoju kupolu, nanosiš svoju štetu, ali to ne pretvara oznake i ne dopušta Laserski nišan.
rule-ADR-TUR-14 = Ako pogineš u vlastitom potezu, zadržavaš ostatak kretanja, akcije, pojačanja i punjenje; daljnji pogoci kupola mogu popuniti 12. mjesto.
rule-ADR-TUR-15 = Pomamu pokreće igrač na potezu, čak i ako je posljednju lubanju uzela njegova vlastita smrt.
rule-ADR-TUR-16 = Žetoni na kupolama ostaju i nakon smrti vlasnika. Ne možeš kupiti kupolu kojom već upravljaš; biraš kockicu koje se odričeš, a ostatak pločice uzimaš.

## Bot

rule-ADR-BOT-1 = S 3 ili 4 igrača u svakom se načinu može pridružiti bot; ima ploču, figuru i žetone štete, ali nema streljiva ni vlastitih akcija.
rule-ADR-BOT-2 = Prvi igrač, nakon što vidi dva početna pojačanja, stavlja bota na bilo koju točku oživljavanja. U prvom potezu prvog igrača nema akcije bota.
rule-ADR-BOT-3 = Otada svaki potez uz tvoje akcije sadrži i jednu obveznu akciju bota, bilo kojim redom.
rule-ADR-BOT-4 = U akciji bota smiješ ga najprije pomaknuti 1 polje.
rule-ADR-BOT-5 = Zatim bot puca u jedan lik koji vidi, nikad u tebe: 1 šteta, a ako bot ima 6 ili više štete, i 1 oznaka.
rule-ADR-BOT-6 = U Dominaciji bot smije pucati i u točku oživljavanja koju vidi.
rule-ADR-BOT-7 = Botove se oznake pretvaraju u štetu kao i svačije.
rule-ADR-BOT-8 = Laserski nišan ne vrijedi za akciju bota i Teleporter ne pomiče bota; Newton ga pomiče, a Povratna granata daje botu oznaku.
rule-ADR-BOT-9 = Bot se boduje kao igrač, a njegovi žetoni zauzimaju mjesta na pločama i na stazi ubojstava.
rule-ADR-BOT-10 = Ako je na kraju tvojeg poteza mrtvo više likova, dobivaš bod za dvostruko ubojstvo, tko god ih je ubio.
rule-ADR-BOT-11 = Točku oživljavanja za ubijenog bota bira sljedeći igrač; pojačanje nije potrebno.
rule-ADR-BOT-12 = U pomami se botova ploča okreće kao i druge; sa 6 ili više šteta njegov hitac i dalje dodaje oznaku.
rule-ADR-BOT-13 = Botov je hitac obvezan kad god ima metu, makar samo točku oživljavanja. Bota smiješ pomaknuti da je nađe ili izbjegne; ti biraš za njega i ne plaćaš ništa.
rule-ADR-BOT-14 = Da botu odgovoriš Povratnom granatom, moraš ga vidjeti kad te pogodi. Bot nikad ne pogađa igrača na potezu.
rule-ADR-BOT-15 = Bot ubijen ranije u potezu još izvodi svoju akciju s mjesta na kojem leži; oživljava nakon svih igrača.
rule-ADR-BOT-16 = Botovi smrtonosni pogoci i potpuna uništenja idu na stazu u njegovoj boji, a potpuna uništenja donose oznake osvete njemu i od njega. Igrač na potezu pokreće pomamu i u Dominaciji bira stazu za botovo potpuno uništenje.
rule-ADR-BOT-17 = U pomami ostaje jedna akcija bota po potezu. Bot nikad ne pobjeđuje i ne rješava izjednačenja.
rule-ADR-BOT-18 = U Dominaciji je botovo obilježavanje odvojeno od tvojeg ograničenja i nije dopušteno u tvojem prvom potezu; stojeći ondje bot ne obilježava i ne dobiva udarac. Kupole pogađaju bota, ali on ne upravlja nijednom.

## Igra na daljinu

rule-ADR-NET-1 = Odsutan igrač propušta poteze, ali ostaje u areni i može biti pogođen; pitanja njemu računaju se kao „ne”. Smije se vratiti od sljedećeg poteza; kad ostane manje od 3 igrača, igra se boduje i završava.
rule-ADR-NET-2 = Ako vrijeme istekne usred akcije, igra se vraća na posljednju dovršenu akciju i potez završava.
