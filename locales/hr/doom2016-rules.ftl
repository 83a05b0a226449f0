# Pravila igre DOOM (2016), rečenica ili dvije za svaki broj.

## Prednost pravila i opća pravila

rule-D16-GEN-1 = Potpuna pravila imaju prednost pred uvodnima, a tekst karte pred jednima i drugima. „Ne može” na karti vrijedi bezuvjetno, „mora” je obvezno, a „smije” je po izboru.
rule-D16-GEN-2 = Jedan do četiri marinca igraju protiv jednog uljeza, dakle 2 do 5 igrača. Marinci su međusobno prijatelji, demoni također, a dvije su strane neprijatelji.
rule-D16-GEN-3 = Nijedna se sposobnost ne smije iskoristiti više od jednom u istom trenutku, za isti povod. Iscrpljena karta i dalje daje one sposobnosti za koje se ne mora iscrpiti.
rule-D16-GEN-4 = Svaka sposobnost sama kaže kad se koristi. Može tražiti da se karta iscrpi, da se potroši 1 oznaka argenta s karte tog demona (znak argenta) ili da se potroši glavna ili dodatna radnja (znak te radnje).
rule-D16-GEN-5 = Bodovi kretanja dobiveni izvan vlastite aktivacije moraju se potrošiti odmah; ostatak propada.
rule-D16-GEN-6 = Kad treba povući ili otkriti kartu, a špil je prazan, najprije se njegove odbačene karte miješaju u nov špil. Ako nema ni njih, ne vuče se ništa, a branitelj bez karte za otkrivanje jednostavno nema karte obrane.
rule-D16-GEN-7 = Kad bi obje strane birale istodobno, prva odlučuje aktivna strana, a zatim druga. Unutar napada umjesto toga vrijedi redoslijed napada: učinci branitelja dolaze prije učinaka napadača.

## Priprema obične misije

rule-D16-SET-1 = Odaberu se operacija i misija i složi se ploča: dijelovi ploče, vrata, teleporti, portali, predmeti i oznake ciljeva. Knjigu misija smiju čitati svi.
rule-D16-SET-2 = Otkrivaju se karta cilja i karta prijetnje te misije; obje vide svi.
rule-D16-SET-3 = Jedan je igrač uljez, a svaki drugi uzima kartu i figuru jednog marinca: Alpha, Bravo, Charlie ili Delta. Marinci koji ne sudjeluju vraćaju se u kutiju.
rule-D16-SET-4 = Svaki marinac nasumce dobiva 3 karte klase, zadržava 1 i stavlja je na svoju kartu marinca.
rule-D16-SET-5 = Špil radnji ima 10 karata: 4 karte kompleta Marinac UAC-a i po 3 karte dvaju različitih početnih oružja, po jednu od svakog broja. Početna su oružja ona čija oznaka nema sivi znak i ima ih koliko i oznaka; marinci biraju abecednim redom, miješaju špil i vuku koliko iznosi veličina ruke (3).
rule-D16-SET-6 = Špil događaja čine tri od šest kompleta događaja, po 6 karata, ukupno 18 promiješanih karata.
rule-D16-SET-7 = Uljez potajno bira jednu od karata invazije koje misija javno nudi i drži je licem prema dolje, kao i karte svih vrsta demona koje bilo koja ponuđena karta može dovesti iz portala te karte; marinci ih ne smiju gledati, ali vide koliko ih leži i argent na njima. Karta demona okreće se licem prema gore kad se prizove demon te vrste.
rule-D16-SET-8 = Karte odreda: četiri marinca ne dobivaju nijednu, kod trojice jedan po njihovu izboru dobiva kartu Na čelu, a dvojica dobivaju svaki po kartu Ratni veteran. Jedini marinac dobiva kartu Samostalni operativac i drugu kartu inicijative marinca, dakle dvije aktivacije u krugu.
rule-D16-SET-9 = Zaliha: 4 crvene i 2 crne kocke, oznake štete (35 po „1” i 20 po „3”), omamljenost (4 karte i 7 oznaka), 18 argenta, 21 frag, 9 paketa zdravlja, 6 teleporta, 6 ciljeva, 18 portala, 23 oružja (od toga 6 granata), 16 oznaka napretka i prijetnje, 8 vrata i 24 dijela ploče; karte: 8 demona, 36 događaja, 73 radnje, 12 invazija, 3 prijetnje, 10 inicijative (4 marinaca i 6 uljeza), 4 marinca, 6 ciljeva, 24 klase, 12 slavnih ubojstava i 4 odreda. Figure, argent, portali, vrata, oznake oružja i 6 karata inicijative uljeza ograničeni su tim brojem, a oznaka štete, omamljenosti, napretka, prijetnje i fragova ima koliko treba.
rule-D16-SET-10 = Marinci počinju na početnim poljima ploče, koja biraju abecednim redom. Priprema ide redom: ploča; marinci (klasa, špil, odred, ruka); uljez (javno kompleti događaja, tajno karta invazije); na kraju priprema karte prijetnje.

## Uvodna misija

rule-D16-TUT-1 = Svaki marinac stavlja figuru na svoje početno polje, uzima dva oružja, slaže špil od 10 karata i vuče 3. Alpha ima borbenu sačmaricu i tešku jurišnu pušku, Bravo supersačmaricu i rafalnu pušku, Charlie plazmenu pušku i borbenu sačmaricu, a Delta statičku pušku i tešku jurišnu pušku.
rule-D16-TUT-2 = Špil događaja čine kompleti Neodoljiva moć, Pronađi i uništi i Crvena žurba, ukupno 18 karata.
rule-D16-TUT-3 = Karta invazije Prvi udar leži licem prema gore, kao i karte vraga i opsjednutog vojnika; karte kakodemona i pinkyja leže licem prema dolje. Vragovi i opsjednuti vojnici već su na ploči.
rule-D16-TUT-4 = Skupine karte Prvi udar: plavi portal 3 vraga ili 2 opsjednuta vojnika; žuti 2 vraga i 2 kakodemona ili 1 opsjednuti vojnik i 2 pinkyja; crveni 1 kakodemon i 2 revenanta ili 3 vraga i 4 opsjednuta vojnika. Crveni se portal u uvodnoj misiji ne koristi, a skupine ne donose argent.
rule-D16-TUT-5 = Na ploči su jedan plavi i jedan žuti portal, licem prema dolje. Dok je ondje barem jedan portal, demoni ne mogu otvarati vrata.
rule-D16-TUT-6 = Kad marinac prvi put otvori neka vrata, uljez odmah priziva iz obaju portala, jednog za drugim.
rule-D16-TUT-7 = Na ploči leži oznaka raketnog bacača; njegov se komplet stavlja na vrh špila marinca koji ga uzme.
rule-D16-TUT-8 = U uvodnoj misiji ne vrijede sposobnosti sa znakom argenta, a nema ni koraka argenta, zaklona, slavnih ubojstava, karata klase i odreda, kretanja teleportima ni telefraga. Pravila o velikim figurama vrijede za pinkyje, a učinci događaja koji stavljaju ili troše argent ne čine ništa, dok ostatak karte djeluje.
rule-D16-TUT-9 = Marinci pobjeđuju kad su neka vrata otvorena, pa su portali iskorišteni, i kad nema više nijednog demona. Uljez pobjeđuje s 4 fraga protiv jednog ili dvojice marinaca, s 3 protiv trojice i s 2 protiv četvorice; misija završava odmah.
rule-D16-TUT-10 = Ploča (x udesno, y prema dolje): dvorana x0–6, y2–7; spremište x7–10, y2–4; reaktor x7–12, y5–9; spremište i reaktor spojeni su na x9–10 između y4 i y5, ostale su granice zidovi, a vrata su (6,3)/(7,3) i (6,6)/(7,6). Alpha počinje na (1,4), Bravo (1,5), Charlie (2,4), Delta (2,5); vragovi (5,3), (5,6); opsjednuti vojnici (6,2), (6,7); portali plavi (9,3), žuti (10,7); aktivni teleport (0,5); raketni bacač (12,9); paketi zdravlja (0,2), (0,7), (3,2) i (3,7); blokirajući rub (3,4)/(4,4); neprohodan rub (8,7)/(9,7); teško tlo (3,6), (4,6).
rule-D16-TUT-11 = Jedini marinac u uvodnoj misiji ima samo jednu kartu inicijative i nema karte odreda. Ako je teleport zauzet, vraća se na najbliže slobodno polje; oboja su vrata široka jedan rub.

## Krug

rule-D16-RND-1 = Krugovi se nižu do kraja misije; svaki ima fazu stanja i zatim fazu aktivacije.

## Faza stanja

rule-D16-STA-1 = 1. korak, špil inicijative: po jedna karta za svakog marinca u igri (za jedinog marinca dvije) i po jedna karta uljeza za svaku vrstu demona s barem jednom figurom na ploči. Promiješa se i leži licem prema dolje.
rule-D16-STA-2 = Karata inicijative uljeza ima samo 6: uz 7 ili više vrsta demona uzima ih se 6.
rule-D16-STA-3 = 2. korak: sve iscrpljene karte demona opet postaju spremne.
rule-D16-STA-4 = 3. korak: uljez vuče karte događaja dok ih u ruci nema šest.
rule-D16-STA-5 = 4. korak (ne u uvodnoj misiji): uljez smije odbaciti do tri karte događaja i za svaku stavlja 1 oznaku argenta na bilo koju svoju kartu demona ili na kartu invazije. Smije i na kartu licem prema dolje ako njegova karta invazije može dovesti tu vrstu; oznake vide svi, samu kartu ne.
rule-D16-STA-6 = Karte prijetnje Juriš i Horda djeluju na početku faze stanja, pa se u 1. koraku broje i nove vrste demona.
rule-D16-STA-7 = Krug ide redom: broj kruga raste za 1; prizivanje po karti prijetnje; koraci 1–4; faza aktivacije; prestaju učinci koji traju do kraja kruga; bodovanje cilja; provjera najvećeg broja krugova.

## Faza aktivacije

rule-D16-ACT-1 = Uljez otkriva gornju kartu inicijative, ona se provede i odbaci, i tako dok špil nije prazan; zatim počinje nov krug.
rule-D16-ACT-2 = Kod karte marinca aktivira se taj marinac. Kod karte uljeza uljez mora odabrati jednu spremnu kartu demona licem prema gore, iscrpiti je i aktivirati sve figure te vrste, jednu po jednu i bilo kojim redom; figura smije ne učiniti ništa.
rule-D16-ACT-3 = Ako kod karte uljeza nema spremne karte demona licem prema gore, ne događa se ništa i karta se odbacuje. Vrsta prizvana usred kruga smije se odabrati kod bilo koje kasnije karte uljeza ako njezina karta u tom krugu još nije iscrpljena.
rule-D16-ACT-4 = Nakon svakog prizivanja u fazi aktivacije, osim u uvodnoj misiji, dodaju se karte inicijative uljeza dok ih u preostalom špilu nema koliko i spremnih vrsta demona s figurama na ploči, najviše 6. Nikad se nijedna ne uklanja, a ostatak se špila promiješa.
rule-D16-ACT-5 = Kad se otkrije karta ubijenog marinca, on se na početku te aktivacije vraća na ploču i zatim djeluje kao inače.

## Aktivacija marinca

rule-D16-MAR-1 = Na početku aktivacije marinčeva iscrpljena karta klase opet postaje spremna, a ako je prije ubijen, vraća se na ploču.
rule-D16-MAR-2 = Smije odigrati najviše jednu glavnu radnju i koliko god dodatnih, kartu po kartu; svaka se provede do kraja prije sljedeće. Smije prestati u bilo kojem trenutku.
rule-D16-MAR-3 = Karta radnje stavlja se licem prema gore u igru; marinac najprije dobiva bodove kretanja jednake njezinoj brzini, a zatim smije napasti ako karta ima napad. Sposobnosti karte djeluju kako piše.
rule-D16-MAR-4 = Bodovi kretanja zbrajaju se i smiju se trošiti u dijelovima u bilo kojem trenutku vlastite aktivacije, prije napada i sposobnosti ili poslije njih, ali nikad tijekom napada. Nepotrošeni propadaju na kraju aktivacije.
rule-D16-MAR-5 = Trčanje: umjesto glavne radnje marinac odbacuje 1 kartu iz ruke i dobiva 6 bodova kretanja.
rule-D16-MAR-6 = Na kraju aktivacije marinac odbacuje sve odigrane karte i vuče do veličine ruke, a to je 3 ako je ništa ne mijenja. Neodigrane karte tada nikad ne odbacuje.
rule-D16-MAR-7 = Reakcije (znak strelice) smiju se igrati iz ruke i u aktivacijama drugih igrača kad to njihov tekst dopušta; nakon učinka odmah se odbacuju. Nisu ni glavne ni dodatne radnje.
rule-D16-MAR-8 = Marinac bez figure na ploči, ubijen i još nevraćen, ne igra karte, ne može biti meta i ništa ne priječi.
rule-D16-MAR-9 = Karta s napadom ostaje otvorena dok se napad ne izvede ili dok se od njega ne odustane: dotle se marinac smije kretati, uzimati predmete i otvarati vrata, ali ne i igrati druge glavne ili dodatne radnje, trčati ni koristiti sposobnosti koje traže takvu radnju. Karte za „sljedeći napad” zato se moraju odigrati prije nje.
rule-D16-MAR-10 = Karta odbačena za trčanje odmah ide među odbačene i nema učinka. Reakcije se smiju igrati i u vlastitoj aktivaciji kad nastupi njihov povod.

## Aktivacija demona

rule-D16-DEM-1 = Svaki demon dobiva bodove kretanja jednake brzini na svojoj karti i smije izvesti jedan napad s nje. Bodovi se smiju podijeliti prije napada i poslije njega, ali se ne troše tijekom napada; ostatak propada.
rule-D16-DEM-2 = Sposobnosti demona koriste se kako piše; one sa znakom argenta stoje 1 argent s te karte.
rule-D16-DEM-3 = Demoni ne uzimaju predmete, ne aktiviraju teleporte i teleporti za njih nisu međusobno susjedni.
rule-D16-DEM-4 = Aktivacija jednog demona dovrši se prije sljedeće figure; tko u međuvremenu bude ubijen, ne djeluje. Demoni smiju stajati na svakoj oznaci.

## Napad

rule-D16-ATK-1 = Napad ide redom: (1) izbor branitelja, (2) bacanje kocaka, (3) otkrivanje obrane, (4) učinci „pri obrani”, (5) učinci „pri napadu”, (6) dodjela štete.
rule-D16-ATK-2 = Branitelj je neprijateljska figura u dometu napada i ujedno u vidnom polju; ako nešto od toga ne vrijedi, mora se odabrati drugi. Ako dopuštenog branitelja nema, napad propada.
rule-D16-ATK-3 = Domet je broj polja od napadača do branitelja: branitelj se broji, napadač ne, pa je susjedno polje na dometu 1. Mjeri se najkraćim nizom susjednih polja, dijagonala je 1, prekidaju ga zidovi i zatvorena vrata, a ne drugo tlo ni figure; kod velikih figura vrijedi najmanja udaljenost među njihovim poljima.
rule-D16-ATK-4 = Omamljeni napadač prije bacanja uklanja jednu kocku po svojem izboru; s nula kocaka šteta je 0. Sposobnosti „prije napada” koje dodaju kocke ili domet dolaze prije bacanja.
rule-D16-ATK-5 = Kocke pokazuju samo štetu, najviše 3 po strani: crvena 0, 1, 1, 1, 2, 2, crna 1, 2, 2, 2, 3, 3.
rule-D16-ATK-6 = Za obranu marinac otkriva gornju kartu svojeg špila radnji, a demon gornju kartu špila događaja, točno jednu; u zaklonu smije zatim otkriti drugu, a prva se tada ne računa i odbacuje se. Omamljeni branitelj ne otkriva ništa.
rule-D16-ATK-7 = Svaki štit poništava 1 štetu, a izbjegavanje svu. Posebni znak, samo na kartama događaja, pokreće posebnu obranu demona koji se brani: onoliko štitova ili izbjegavanje, kako piše na njegovoj karti.
rule-D16-ATK-8 = Žilavost: takav demon svakoj svojoj obrani dodaje 1 štit, uvijek, pa i kad je omamljen.
rule-D16-ATK-9 = Primljena šteta jednaka je znakovima štete umanjenima za štitove, najmanje 0, a uz izbjegavanje 0. Zatim se otkrivena karta odbacuje.
rule-D16-ATK-10 = Figura gubi omamljenost nakon što je napala ili nakon što je napad na nju proveden. Omamljenost koju izazove sam napad dolazi nakon dodjele štete, pa je isti napad ne uklanja.
rule-D16-ATK-11 = „Zanemari zaklon” oduzima samo drugu kartu; domet i vidno polje i dalje su potrebni.
rule-D16-ATK-12 = Više primjeraka iste karte događaja ne može se odigrati u istom trenutku.
rule-D16-ATK-13 = Učinci „trpi N štete” nisu napadi: nema bacanja ni obrane i omamljenost se ne uklanja.
rule-D16-ATK-14 = Napad na više meta baca se jednom, a svaki branitelj otkriva svoju kartu redom koji bira napadač. Smrti se provode nakon svih branitelja.
rule-D16-ATK-15 = Kocke dobivene nakon bacanja bacaju se odmah i pribrajaju. U jednom napadu bacaju se najviše 4 crvene i 2 crne: crna preko toga baca se kao crvena ako još ima mjesta, inače propada.

## Vidno polje

rule-D16-LOS-1 = Napadač bira jedan ugao svojeg polja i od njega se povlači ravna crta do bilo kojeg ugla polja branitelja. Branitelj je u vidnom polju ako neka takva crta ne prelazi zid, blokirajući rub ni zatvorena vrata.
rule-D16-LOS-2 = Figure, neprohodni rubovi i teško tlo nikad ne zaklanjaju pogled.
rule-D16-LOS-3 = Crtu prekidaju zidovi (i vanjski rub), blokirajući rubovi i zatvorena vrata: ako siječe unutrašnjost takva ruba, ako leži duž njega dok su dva polja na suprotnim stranama crte ili ako se oko nekog ugla na crti, i na oba njezina kraja, ni s jedne strane ne može zaokrenuti od polja iz kojeg dolazi (na početku napadačevo) do polja u koje ide (na kraju braniteljevo) bez prelaska takva ruba. Crta duž mreže ide kroz polja na napadačevoj strani, dodir slobodnog kraja zida je dopušten, a vidljivost je uzajamna.
rule-D16-LOS-4 = Kod velikih figura, napadača ili branitelja, vrijedi bilo koji ugao bilo kojeg njihova polja.

## Zaklon (ne u uvodnoj misiji)

rule-D16-COV-1 = Od istog ugla napadača povlače se crte do svih uglova polja branitelja. Ako ijedna prelazi zid, blokirajući rub, granicu teškog tla ili polje figure koja nije ni napadač ni branitelj, branitelj je u zaklonu.
rule-D16-COV-2 = Neprohodni rubovi ne daju zaklon. Zatvorena vrata vrijede kao zid.
rule-D16-COV-3 = Ugao bira napadač, pa smije uzeti onaj koji zaklon uskraćuje: zaklon postoji samo ako ga daje svaki ugao s kojeg se branitelj vidi. Polje figure crta prelazi kad prolazi kroz njegovu unutrašnjost.
rule-D16-COV-4 = Velike figure nikad nemaju zaklon, ali ga daju drugima.
rule-D16-COV-5 = Branitelj u zaklonu smije otkriti drugu kartu obrane; odlučuje kad vidi prvu.
rule-D16-COV-6 = Zidovi, vrata i blokirajući rubovi daju zaklon kad bi prekinuli pogled duž te crte, a teško tlo kad crta prolazi kroz unutrašnjost takva polja, osim ako obje figure stoje na istoj povezanoj plohi teškog tla. Crta koja polje samo dodiruje ili ide njegovim rubom ne prelazi ga, pa figure dijagonalno uz crtu ne daju zaklon.

## Šteta, smrt, fragovi i povratak na ploču

rule-D16-KIL-1 = Šteta se na svakoj figuri zbraja. Kad dosegne zdravlje figure ili ga premaši, figura je ubijena i odmah se uklanja.
rule-D16-KIL-2 = Oporavak uklanja štetu, najviše do 0.
rule-D16-KIL-3 = Kad na ploči nema više nijednog demona neke vrste, njezina se karta okreće licem prema dolje. Argent na njoj ostaje.
rule-D16-KIL-4 = Za svako ubojstvo marinca uljez dobiva 1 frag, i kad je isti marinac ubijen više puta.
rule-D16-KIL-5 = Ubijeni marinac odbacuje svu štetu, karte u igri i otkrivenu kartu obrane, miješa zajedno ruku, odbačene karte i špil te vuče do veličine ruke. Gubi omamljenost, zadržava oružje i karte klase, odreda i slavnih ubojstava, a aktivacija koja mu je u tijeku završava.
rule-D16-KIL-6 = Na početku svoje sljedeće aktivacije vraća se na polje aktivnog teleporta po svojem izboru; demon ondje strada od telefraga. Ako je ondje drugi marinac, bira drugi teleport, a ako su takvi svi, najbliže slobodno polje.

## Kretanje malih figura

rule-D16-MOV-1 = Za 1 bod kretanja figura prelazi na susjedno polje. Susjedna su polja koja dijele rub ili ugao, osim ako ih razdvaja zid ili zatvorena vrata.
rule-D16-MOV-2 = Ulazak na polje prijateljske figure ne stoji ništa više, a na polje neprijateljske 1 bod više. Nijedna figura ne smije završiti kretanje na zauzetom polju.
rule-D16-MOV-3 = Svaki ulazak na polje teškog tla stoji 1 bod više; dodaci se zbrajaju.
rule-D16-MOV-4 = Kretanje završava kad figura napadne, nešto iskoristi ili joj završi aktivacija; stati na zauzetom polju nije dopušteno. Na zauzeto se polje smije ući samo ako preostali bodovi dostaju do polja na kojem se smije stati ili ako ulazak uklanja figuru koja je ondje.
rule-D16-MOV-5 = Dijagonalni korak dopušten je ako barem jedan od dvaju putova u obliku slova L oko ugla ne prelazi zid, zatvorena vrata, neprohodan ni blokirajući rub. Za susjedstvo i domet isto se provjerava samo sa zidovima i zatvorenim vratima.
rule-D16-MOV-6 = Dodatak se plaća za svako polje velikog neprijatelja na koje se uđe. „Dobiva n bodova kretanja” podliježe svim troškovima, a „pomiče se n polja” znači n koraka bez bodova i dodataka, inače po običnim pravilima kretanja.

## Tlo i zidovi

rule-D16-TER-1 = Zid (debela crna crta): ne može se prijeći i polja s dviju strana nisu susjedna; zaklanja pogled i daje zaklon.
rule-D16-TER-2 = Neprohodan rub (crvena isprekidana crta): male ga figure ne mogu prijeći; ne zaklanja pogled i ne daje zaklon.
rule-D16-TER-3 = Blokirajući rub (crvena puna crta): male ga figure ne mogu prijeći; zaklanja pogled i daje zaklon.
rule-D16-TER-4 = Teško tlo (plava isprekidana crta oko polja): ulazak na svako takvo polje stoji 1 bod kretanja više; ne zaklanja pogled, ali daje zaklon.
rule-D16-TER-5 = Zatvorena vrata (oznaka): ne mogu se prijeći i polja s dviju strana nisu susjedna; zaklanjaju pogled i daju zaklon.

## Vrata

rule-D16-DOR-1 = Figura uz vrata smije ih otvoriti za 1 bod kretanja. Otvorena se vrata zauvijek uklanjaju i nikad se više ne zatvaraju.
rule-D16-DOR-2 = Uz vrata je figura na polju kojem su vrata na jednom od rubova. Vrata zauzimaju jedan rub ili dva ruba na istoj crti.
rule-D16-DOR-3 = Uz prijetnju Najezda demoni ne mogu otvarati vrata; u uvodnoj misiji ne mogu dok je na ploči barem jedan portal.
rule-D16-DOR-4 = Vrata u misijama široka su dva ruba. Dovoljno je stajati uz bilo koji od njih i oba se otvaraju zajedno.

## Portali i prizivanje

rule-D16-POR-1 = Tri su razine portala: plava, žuta i crvena, od najslabije do najjače. Karta invazije navodi šest skupina, po dvije za svaku boju.
rule-D16-POR-2 = Priziva se iz jednog po jednog portala: portal se odabere i okrene licem prema gore, odabere se jedna od dviju skupina te boje i svi se njezini demoni stavljaju na polje portala ili susjedna polja. Njihove se karte okreću licem prema gore, a portal se odbacuje; svaki daje samo jednu skupinu.
rule-D16-POR-3 = Figura koja ne stane stavlja se na najbliže slobodno polje do kojeg se može doći od portala, s vratima kakva jesu; ako nema dovoljno figura, stavlja se koliko ih ima. Figure smiju prekriti oznake.
rule-D16-POR-4 = Vrijednost argenta skupine kaže koliko se oznaka dobiva; moraju se staviti na karte demona iz te skupine.
rule-D16-POR-5 = Pri prizivanju skupine bilo koliko oznaka argenta smije prijeći s karte invazije na karte demona te skupine. Kad je prizivanje gotovo, ostatak se s karte invazije odbacuje.
rule-D16-POR-6 = Kad se i iz kojih portala priziva, kažu misija i karta prijetnje.
rule-D16-POR-7 = Ista se skupina smije ponovno odabrati na drugom portalu ili kasnije. Velika figura mora cijela stati na slobodna polja, od kojih je barem jedno polje portala ili njemu susjedno; prizivanje nikoga ne pomiče.
rule-D16-POR-8 = Ako se odjednom priziva iz više portala, redoslijed bira uljez i idu jedan za drugim. Argent na karti invazije rješava se nakon svake skupine.

## Argent

rule-D16-ARG-1 = Argent dolazi od odbačenih karata događaja u fazi stanja (najviše 3 po krugu), od vrijednosti skupina i od učinaka karata. Troši se tako da se odbaci jedna oznaka s karte tog demona i provede jedna sposobnost argenta s te karte.
rule-D16-ARG-2 = Jedna upotreba koristi samo figuri koja djeluje, a ne cijeloj vrsti.
rule-D16-ARG-3 = Svaka se sposobnost argenta smije iskoristiti najviše jednom po figuri i aktivaciji; one koje traže nanesenu štetu plaćaju se kad je šteta poznata. Kad je zaliha od 18 oznaka prazna, ne dobiva se ništa.

## Omamljenost

rule-D16-STN-1 = Omamljeni marinac dobiva kartu omamljenosti, a demon oznaku: napada s jednom kockom manje, u obrani ne otkriva kartu, a omamljenost gubi nakon svojeg napada ili napada na sebe. Nikad nema više od jedne; omamljivanje omamljene figure ne čini ništa.
rule-D16-STN-2 = Omamljeni marinac i dalje smije igrati reakcije „pri obrani”.

## Karte događaja

rule-D16-EVT-1 = Pri dopuni ruka uljeza ima najviše šest karata. Svaka karta kaže kad se smije odigrati, a nakon učinka se odbacuje.
rule-D16-EVT-2 = Iste su karte i špil obrane demona: karte se otkrivaju sa špila, nikad iz ruke.
rule-D16-EVT-3 = Učinci karata smiju povećati ruku iznad šest; tada se pri dopuni ne vuče ništa. „Kad se demon aktivira” znači nakon što je dobio bodove kretanja, a prije svega ostaloga.

## Predmeti

rule-D16-ITM-1 = U svojoj aktivaciji marinac smije bez bodova kretanja uzeti predmet na svojem polju, i u prolazu.
rule-D16-ITM-2 = Paket zdravlja odmah se odbacuje i marinac se oporavlja za 5; smije ga i ne uzeti.
rule-D16-ITM-3 = Oružje: marinac zadržava oznaku i uzima komplet karata tog oružja.
rule-D16-ITM-4 = Komplet se promiješa i stavlja licem prema dolje na vrh njegova špila radnji; špil raste i ništa se iz njega ne uklanja.
rule-D16-ITM-5 = Oznaka granate donosi samo jednu kartu, koja izlazi iz igre kad se odigra.

## Slavna ubojstva

rule-D16-GLO-1 = Demon je uzdrman kad mu je šteta barem jednaka stabilnosti, a manja od zdravlja.
rule-D16-GLO-2 = Marinac koji uđe na bilo koje polje uzdrmanog demona odmah ga ubija, zatim odmah vuče gornju kartu slavnog ubojstva; marinac koji ju je povukao smije se oporaviti za 2.
rule-D16-GLO-3 = Dodatni 1 bod kretanja za ulazak na neprijateljsko polje ipak se plaća. Budući da demona više nema, marinac ondje smije ostati.
rule-D16-GLO-4 = Vrijedi i pomak koji daje neki učinak, ali ne i kad je marinac odgurnut ili pomaknut. Iskorištene karte slavnih ubojstava odbacuju se i miješaju u nov špil kad se stari potroši; broj karata koje se drže nije ograničen.

## Teleporti i telefrag

rule-D16-TEL-1 = Marinac koji uđe na polje neaktivnog teleporta okreće ga na aktivnu stranu.
rule-D16-TEL-2 = Za kretanje marinaca sva su polja s aktivnim teleportima međusobno susjedna (1 bod kretanja); teško tlo na odredištu kao i drugdje stoji 1 više, a telefrag oslobađa samo dodatka za demona.
rule-D16-TEL-3 = Marinac koji se vraća na ploču ili prelazi s polja teleporta na drugo polje aktivnog teleporta ubija svakog demona ondje (telefrag) i ne plaća dodatak. Za to se ne vuče karta slavnog ubojstva.
rule-D16-TEL-4 = Susjedstvo teleporta vrijedi samo za kretanje, ne za domet, vidno polje, vrata ni demone. Veliki demon gine ako je bilo koje njegovo polje odredište.
rule-D16-TEL-5 = Ulazak je i prolazak, čak i kad je polje zauzeto, a okretanje teleporta obvezno je. Odgurnuta ili pomaknuta figura nikad ne okreće teleport, ne uzima predmet i ne ubija.

## Velike figure

rule-D16-LRG-1 = Velike figure zauzimaju 2, 4 ili 6 polja i ne kreću se dijagonalno. Za 1 bod kretanja cijeli se podložak pomiče jedno polje vodoravno ili okomito.
rule-D16-LRG-2 = Podlošci od 2 i 6 polja smiju se za 1 bod kretanja okrenuti za 90°; nov položaj mora pokriti barem polovicu prijašnjih polja.
rule-D16-LRG-3 = U kretanju zanemaruju neprohodne i blokirajuće rubove te ne plaćaju dodatak za teško tlo ni male figure. Zidovi i zatvorena vrata ipak ih zaustavljaju.
rule-D16-LRG-4 = Smiju stati preko blokirajućih i neprohodnih rubova i na male figure. Svaku tako pokrivenu malu figuru njezin vlasnik pomiče na najbliže slobodno polje na koje bi se mogla normalno pomaknuti.
rule-D16-LRG-5 = Ne smiju stati na drugu veliku figuru, a proći kroz nju smiju samo ako je prijateljska.
rule-D16-LRG-6 = Velika figura vidi i vidi se s bilo kojeg ugla bilo kojeg svojeg polja i nikad nema zaklon.
rule-D16-LRG-7 = Između dvaju polja istog podloška ne smije biti zida ni zatvorenih vrata, ni prije pomaka ili okreta ni poslije, a pri pomaku ih nijedno polje ne smije prijeći. Put kojim podložak prelazi pri okretu ne provjerava se.
rule-D16-LRG-8 = Pokrivene se figure pomiču kad god se velika figura zaustavi, najprije one aktivne strane; najbliže je polje s najmanje dopuštenih koraka, ne gledajući figure, a među jednakima bira vlasnik. Ako netko nema kamo, velika se figura ondje ne smije zaustaviti.

## Klase, odredi, misije i tajnost

rule-D16-MIS-1 = Sposobnost klase traje cijelu igru; karte koje se iscrpljuju opet su spremne na početku vlasnikove aktivacije.
rule-D16-MIS-2 = Dvije su operacije po šest misija. Svaka misija navodi jednu od 6 karata cilja i jednu od 3 karte prijetnje te daje ploču.
rule-D16-MIS-3 = Karta cilja sadrži uvjete pobjede obiju strana i posebna pravila; uljez pobjeđuje sa 6 fragova protiv bilo kojeg broja marinaca, osim ako misija kaže drukčije, a stol smije igrati s našim brojevima. Misija završava čim je jedan uvjet ispunjen.
rule-D16-MIS-4 = Uz Najezdu se demoni pojavljuju dok marinci istražuju, a uz Hordu neprestano dolaze iz portala sve više razine. Uz Juriš uljez ima zalihu oznaka prijetnje koje na početku svake faze stanja troši na prizivanje.
rule-D16-MIS-5 = Marincima su skriveni karta invazije, karte demona licem prema dolje, ruka događaja i redoslijed špilova, a uljezu ruke i špilovi marinaca; marinci jedni drugima vide ruke. Svima su vidljivi šteta, omamljenost, argent, odbačene i odigrane karte, karte slavnih ubojstava koje se drže, broj karata u rukama i špilovima, boje portala i tko što nosi.
rule-D16-MIS-6 = Rezultat operacije broj je dobivenih misija. Tko izgubi misiju, u sljedećoj ima prednost: marinci na početku jedan paket zdravlja više, uljez 2 argenta na karti invazije.
rule-D16-MIS-7 = Misija, i uvodna, traje najviše 12 krugova, osim ako sama kaže drukčije: ako posljednji krug završi bez pobjednika, pobjeđuje uljez. Igrači to ograničenje smiju isključiti.
rule-D16-MIS-8 = Ako obje strane u istom trenutku ispune svoj cilj, pobjeđuje ona čija je aktivacija u tijeku, a izvan aktivacija marinci.

## Posebni slučajevi: napadi

rule-D16-INT-1 = Napad ide redom: objava (napadačeva strana: učinci prije napada, domet, dodatne kocke, argent) pa izbor branitelja; osnovne i dodatne kocke (napadačevi učinci prije bacanja), od njih se oduzimaju kocke zbog omamljenosti i Mamca, zatim ograničenje broja i bacanje; otkrivanje karte i odluka o zaklonu; „pri obrani” samo braniteljeva strana; „pri napadu” samo napadačeva; šteta, odbacivanje otkrivene karte i smrti; napadač i branitelj gube omamljenost pa djeluju učinci pogotka samog napada (omamljivanje, rasprsnuće, Tresak); „nakon napada” i „nakon ubojstva”, najprije aktivna strana, zatim druga. Nijedna se prilika ne otvara ponovno, a napad čijeg napadača više nema završava.
rule-D16-INT-2 = Unutar jedne strane prva odlučuje figura o kojoj je riječ, a zatim ostali marinci abecednim redom. Drugi marinac smije nešto učiniti samo ako njegov tekst ne vrijedi samo za njega.
rule-D16-INT-3 = U istoj prilici smije se iskoristiti više učinaka, jedan po jedan, tako da se svaki provede i odbaci prije sljedećega, ali nikad dvije karte istog naziva, ni kod marinaca. Odustajanje je za tu priliku konačno, a nov povod unutar prilike rješava se prvi.
rule-D16-INT-4 = Komandos i Strava djeluju samo ako je karta otkrivena: njezini se znakovi gube i vrijede znakovi nove karte, i izbjegavanje i posebni znak. Štitovi drugih učinaka i žilavost ostaju, a druge karte zbog zaklona nema.
rule-D16-INT-5 = Kocku smije ponovno baciti više različitih učinaka i vrijedi posljednji rezultat, ali kocka okrenuta na određenu stranu kasnije se više ne baca. Štitovi s karte ili posebnog znaka, od žilavosti i učinaka zbrajaju se i umanjuju za probojnost, najmanje na 0; izbjegavanje poništava svu štetu, a Željezna koža je ograničava posljednja.
rule-D16-INT-6 = „Provedi dvaput” i Dvostruka paljba znače dva cijela napada; drugi nije obvezan, branitelj mu se bira kad je prvi gotov, a između njih smiju se trošiti bodovi kretanja. Omamljenost, učinci „sljedećeg napada” i argent djeluju samo na prvi.
rule-D16-INT-7 = Učinci „sljedećeg napada” zbrajaju se, vrijede u vlastitoj aktivaciji, troši ih sljedeći napad, bio im uvjet ispunjen ili ne, i prestaju na kraju aktivacije.
rule-D16-INT-8 = Dodaci dometu nikad ne vrijede za napade kojima je otisnuti domet 1, a ograničenja (Tama) primjenjuju se nakon dodataka. Drugi primjerak učinka koji već djeluje ne donosi ništa.
rule-D16-INT-9 = Kod napada na više meta omamljeni napadač gubi jednu kocku zajedničkog bacanja i oporavlja se nakon posljednjeg branitelja, a omamljeni branitelj ne otkriva kartu i gubi omamljenost nakon napada. Učinci na kocke koriste se jednom, odmah nakon bacanja; karte, zaklon i štitovi rješavaju se za svakoga posebno, Komandos ili Strava pogađa jednoga, velika je figura jedna meta, a šteta i smrti svih su istodobne.
rule-D16-INT-10 = I s nula kocaka napad se provodi: karta se otkriva i omamljenost se gubi. Omamljenost izazvana izvan napada ostaje do sljedećeg napada.
rule-D16-INT-11 = Napadi izvan vlastite aktivacije (Hitac na pragu, Osmatrač, Juriš) slijede sva pravila napada, a tada dobiveni bodovi kretanja troše se odmah. Juriš napada drugog marinca, ima otisnuti domet, 1 crvenu kocku i ne koristi argent.
rule-D16-INT-12 = Figura se zaustavlja kad nakon koraka ili okreta od posljednjeg zaustavljanja kani napasti, kad joj završi aktivacija ili kad dovrši pomak dobiven izvan nje. Tada se pomiču pokrivene figure, slijede prilike pri zaustavljanju, a zatim se, ako je živa i još to može, objavljuje napad.
rule-D16-INT-13 = Osmatrač i Hitac na pragu djeluju kad se demon zaustavi; prizivanje nije zaustavljanje. Svaki marinac koji na to ima pravo smije iskoristiti oboje, abecednim redom, a demon napada tek nakon njih.
rule-D16-INT-14 = Zaprečna vatra igra se nakon što je demon dobio bodove kretanja i nakon uljezovih učinaka „kad se aktivira”; jedna karta djeluje na jednu figuru.
rule-D16-INT-15 = Mamac je oznaka, a ne figura: ništa ne priječi i ne daje zaklon. Demon kojem je u vidnom polju dok skuplja kocke uklanja jednu po svojem izboru, samo jednu bez obzira na broj Mamaca; na napade na dron ne djeluje i na kraju kruga nestaje.
rule-D16-INT-16 = Na zauzetom polju, u prolazu, figura smije uzimati predmete i okretati teleporte, ali ne smije napadati, igrati karte ni otvarati vrata.
rule-D16-INT-17 = Rasprsnuće, Spori upaljač i slični učinci mjere se od polja na kojima je branitelj bio kad je napadnut, živ ili mrtav; rasprsnuće ne gleda izbjegavanje, svaku figuru pogađa jednom, a gdje tekst kaže „sve”, i prijatelje i samog strijelca. Ubojstvo bilo kojim učinkom marinčeve karte, slavnim ubojstvom ili telefragom jest ubojstvo tog marinca.

## Posebni slučajevi: ubojstva, kretanje i teleporti

rule-D16-INT-18 = Slavno ubojstvo ide redom: plaća se korak, demon umire, vuku se karte i za svaku se marinac po želji oporavlja za 2, slijedi prilika nakon ubojstva (Smrtna kletva, Žetva duša, Zamah, koji smije biti i upravo povučen) i kretanje se nastavlja. Dovoljno je bilo koje polje velikog demona, a ostala su mu polja zatim prazna; svaki daljnji uzdrmani demon na čije se polje uđe novo je slavno ubojstvo.
rule-D16-INT-19 = Na polje prijatelja smije se teleportirati samo ako se može krenuti dalje. Telefrag ima prednost pred slavnim ubojstvom, bez karte i bez dodatka; ubija svakog demona, i kibernetičkog, čije je bilo koje polje odredište, a oznake koje je nosio padaju ondje.
rule-D16-INT-20 = Pri povratku na ploču: ako je na teleportu marinac ili dron, bira se drugi, a ako su tako zauzeti svi, slobodno polje najbliže jednom od njih po izboru. Povratak nije kretanje, pa nema predmeta ni zaustavljanja, ali se provjerava Najezda.
rule-D16-INT-21 = Guranje (Tresak): uljez bira susjedno slobodno dopušteno polje dalje od onoga tko gura; ako ga nema, figura ostaje. Marinci se guraju abecednim redom.
rule-D16-INT-22 = Marinac ubijen prije nego što mu je došla karta vraća se kad se ona otkrije i djeluje u potpunosti; ubijen nakon svoje aktivacije vraća se u sljedećem krugu. Ubijenom u vlastitoj aktivaciji ona završava, a karte vuče samo zbog smrti.
rule-D16-INT-23 = Velike figure prolaze kroz vrata samo ako je otvor širok koliko i podložak. Ona koja stoji uz zatvorena vrata smije ih otvoriti ondje gdje demoni to smiju.
rule-D16-INT-24 = Oznake ispod figure ostaju i djeluju: iz pokrivenog se portala i dalje priziva pokraj njega, a pokriveni se predmeti smiju uzeti u prolazu.

## Posebni slučajevi: krugovi, zaliha i priprema

rule-D16-INT-25 = Karta vrste koja je izumrla zadržava stanje. Ako je u tom krugu već iscrpljena, ponovno prizvana leži licem prema gore i još je iscrpljena, a karta inicijative se ne dodaje; ako nije iskorištena, spremna je.
rule-D16-INT-26 = Ako pri prizivanju nedostaje figura, uljez bira koje će od navedenih staviti; bez ijedne postavljene nema ni argenta skupine. Veće se figure postavljaju prve, a figura za koju nigdje nema mjesta ne postavlja se.
rule-D16-INT-27 = Argent na karti licem prema dolje ostaje, ne može se trošiti i opet je upotrebljiv kad se ta vrsta vrati.
rule-D16-INT-28 = Najprije se vuče do kraja špila, zatim se odbačene karte miješaju i vuče se dalje; karte u igri nisu među odbačenima. Kod zaklona se prva karta odbacuje prije otkrivanja druge, pa se miješanjem može vratiti; ako nema ni špila ni odbačenih karata, nema karte ni koristi od zaklona.
rule-D16-INT-29 = Prije otkrivanja karte inicijative prvi je na redu uljez (Zasjeda), zatim marinci (Izviđač); što tko vidi, zna samo njegova strana. Prvi u koloni djeluje odmah nakon miješanja u 1. koraku.
rule-D16-INT-30 = Svaka se glavna radnja smije zamijeniti trčanjem: s dvjema glavnim radnjama dopušteni su glavna radnja i trčanje ili dva trčanja, a svako trčanje stoji svoju kartu.
rule-D16-INT-31 = Jedini marinac ima dvije pune aktivacije: u svakoj klasa opet postaje spremna, ograničenja „po aktivaciji” počinju iznova i ruka se dopunjuje, a ograničenja „po krugu” ne počinju iznova. Klase Narednik i Časnik za vezu ne nude mu se.
rule-D16-INT-32 = Veličina ruke najveća je vrijednost na marinčevim kartama i gleda se samo pri dopuni; nitko ne odbacuje višak.
rule-D16-INT-33 = Ako je pri uzimanju oružja špil prazan, komplet postaje špil; odbačene karte ostaju dok ne zatrebaju.
rule-D16-INT-34 = Početak marinčeve aktivacije ide redom: klasa postaje spremna, povratak na ploču, učinci početka (najprije vlastiti, zatim dar Narednika). Zdravlje s karte odreda zamjenjuje uobičajenih 10.

## Posebni slučajevi: ciljevi i kraj igre

rule-D16-INT-35 = Pobjeda se provjerava nakon svakog ubojstva, fraga, dostave i promjene napretka. Igra staje odmah, i usred napada: kasnija rasprsnuća, događaji i branitelji više se ne provode, a istodobna se ubojstva broje zajedno.
rule-D16-INT-36 = Nošene se oznake uzimaju besplatno (tovar za 1 bod kretanja), i u prolazu, i ne predaju se drugome; s uzorcima i granatama smije se teleportirati, a marinac s tovarom ne trči i ne koristi susjedstvo teleporta. Kad nositelj pogine, oznaka pada na njegovo polje (kod velikog demona na jedno od njegovih po izboru marinaca), a na polju ih smije biti više.
rule-D16-INT-37 = Dron je mala figura, prijatelj marinaca, ali nije marinac: učinci za „marinca” i omamljivanje na njega ne djeluju, a brani se s 1 štitom, bez karte i bez koristi od zaklona. Daje zaklon, demonima stoji dodatak, kad je pokriven pomiču ga marinci, a uništen donosi 2 fraga i ne pokreće učinke za ubijenog marinca.
rule-D16-INT-38 = Napredak se vodi za svaki cilj posebno (Spajanje releja) ili zajednički (Straža), nikad ispod 0 ni iznad potrebnog broja; dovršeni relej ne prima više karata. Oznake ciljeva ništa ne priječe, marinac na njima ili uz njih smije ih koristiti i kad su neprijatelji blizu, a figura je u zoni čim je ondje bilo koje njezino polje.
rule-D16-INT-39 = Najezda se provjerava nakon svakog koraka, povratka na ploču i pomicanja marinca i nakon svakih otvorenih vrata, za sve marince i s vratima kakva su tada; ubojstvo ili okretanje teleporta zbog samog koraka dolazi prije. Domet nije važan.
rule-D16-INT-40 = Rasprskavajuća granata i drugi učinci na područje biraju polje: vidno polje i domet provjeravaju se kao da ondje stoji figura. „Susjedno” ne vrijedi preko zidova ni zatvorenih vrata, a svaka se figura pogađa jednom.
