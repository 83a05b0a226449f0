# Pomoć naredbenog retka. Na engleskom je u samom programu; ovo je njezin hrvatski prijevod. `cargo test -p telefrag tongue`
# kaže što nedostaje.

## Što ima svaka stranica pomoći

help-common-usage = Uporaba:
help-common-commands = Naredbe
help-common-command = NAREDBA
help-common-arguments = Argumenti
help-common-options = Opcije
help-common-help = Prikaži pomoć (kratku s -h, cijelu s --help)
help-common-version = Prikaži verziju
help-common-help-command = Prikaži ovu pomoć ili pomoć za navedenu naredbu
help-common-env = varijabla okruženja
help-common-default = uobičajeno
help-common-values = moguće vrijednosti
help-common-more = Više kaže '--help'.

## Naredbe

help-telefrag = Pucačke društvene igre na daljinu
help-serve = Otvori mjesto za igru i pokaži stranicu u pregledniku. To čini i samo `telefrag`
help-backup = Kopiraj bazu podataka mjesta u novu datoteku dok ono radi
help-restore = Stavi kopiju koju je napravio `backup` na mjesto baze podataka. Prvo zaustavi poslužitelj
help-invite = Izradi pozivnice za mjesto u koje se ulazi s pozivnicom
help-shelf = Pokaži što ljudi prigovaraju podijeljenim scenarijima i komentarima uz njih, skini neki s police ili ukloni komentar
help-service = Reci kako pokrenuti mjesto kao uslugu ovog računala
help-openapi = Ispiši dokument OpenAPI sučelja, kakav je na `/api/openapi.json`
help-play = Igraj u terminalu
help-engine = Razgovaraj s drugim programom recima JSON-a preko standardnog ulaza i izlaza
help-sim = Pusti računalne igrače da odigraju mnogo igara i prebroji
help-arena = Pusti računalne igrače da se susretnu i reci tko bolje igra
help-replay = Pogledaj snimku
help-replay-show = Ispiši sve radnje, što znače i što se dogodilo
help-replay-step = Prođi kroz igru radnju po radnju
help-replay-verify = Odigraj je još jednom i usporedi sve sažetke
help-explain = Objasni radnju iz snimke: pitanje, odgovor i što je iz njega proizašlo, pravilo po pravilo
help-analyse = Osvrni se na snimku: kako je stajalo, koje su odluke najviše koštale i što bi bilo bolje, gdje je sreća presudila
help-scenario = Provjeravaj datoteke scenarija, izrađuj nove i mjeri kako se igraju
help-scenario-check = Nađi sve što ne valja u datotekama scenarija, misija i arena, s retkom, stupcem i savjetom
help-scenario-generate = Izradi scenarij, misiju ili arenu koju nitko nije napisao i ispiši datoteku
help-scenario-measure = Pusti računalne igrače da mnogo puta odigraju datoteku i reci kako se igra
help-bench = Izmjeri brzinu na jednoj jezgri

## Opcije više naredbi

help-any-lang = Jezik tekstova: en, pl, hr ili hu. Uobičajeno: TELEFRAG_LANG ili jezik terminala; `engine` tada govori engleski
help-any-data = Mapa za bazu podataka. Ako nije navedena, tvoja vlastita mapa za podatke
help-any-database = Baza PostgreSQL za više procesa (postgres://user:password@host/name) umjesto datoteke
help-any-database-password-file = Datoteka sa zaporkom za bazu, koja tada ne mora stajati u njezinoj adresi
help-any-game = Igra
help-any-games = Koliko igara
help-any-seed = Iz njega proizlazi sva sreća: broj ili heksadecimalne znamenke iza 0x
help-any-setup = Postavke igre kao JSON; što u njima ne piše, ostaje kao i obično
help-any-threads = Koliko igara istodobno. Rezultat o tome ne ovisi
help-any-quiet = Ne pokazuj napredak
help-any-json = Ispiši jedan objekt JSON umjesto tablice
help-any-file = Snimka (.tfr)

## Opcije mjesta

help-serve-bind = Gdje slušati. 0.0.0.0:1993 pušta druga računala
help-serve-public-url = Adresa koju ljudi upisuju, ako ispred stoji posrednik (https://play.example.org)
help-serve-registration = Tko smije ući: svi ili oni s pozivnicom (`telefrag invite`)
help-serve-trust-proxy = Vjeruj zaglavlju X-Forwarded-For. Samo ako ga postavlja posrednik ispred
help-serve-private-webhooks = Pusti webhookove igrača u privatne mreže. Samo ondje gdje ih svi koji igraju ionako smiju pozivati
help-serve-sign-ups = Koliko novih ljudi smije doći s jedne adrese u minuti
help-serve-requests = Koliko zahtjeva smije doći s jedne adrese u sekundi
help-serve-no-browser = Ne otvaraj preglednik
help-serve-log = Kako se dnevnik piše na standardni izlaz za pogreške
help-serve-log-level = Što dnevnik sadrži: error, warn, info ili debug
help-choice-registration-open = Svi
help-choice-registration-invite = Oni s pozivnicom
help-choice-log-text = Reci za ljude
help-choice-log-json = Jedan objekt JSON u retku
help-backup-to = Nova datoteka
help-restore-from = Kopija
help-invite-count = Koliko
help-invite-public-url = Adresa koju ljudi upisuju: pozivnice se tada ispisuju kao poveznice
help-shelf-withdraw = Skini ovaj scenarij s police. Otvoreni stolovi igraju dalje
help-service-unit = Ispiši samo jedinicu za systemd

## Opcije igre u terminalu

help-play-game = Igra; adrenaline ako nijedna nije navedena i nijedna opcija ne pripada drugoj
help-play-seat = Tvoje mjesto u redoslijedu igre. U doom2004 i doom2016: jedini marinac kojim igraš, od onih koji su tu
help-play-level = Kako dobro igraju ostali: recruit, soldier, veteran ili nightmare, ili random. Može slijediti stil: soldier-careful, soldier-hunter, soldier-gunner
help-play-no-colour = Crtaj bez boja
help-play-scroll = Zadrži svaki zaslon: novi crtaj ispod prošloga
help-play-save = Spremi ovamo snimku kad igra završi
help-play-board = Ploča: small, medium-a, medium-b, big ili datoteka arene
help-play-players = Koliko ih igra, s tobom: od 3 do 5
help-play-skulls = Koliko lubanja: od 5 do 8
help-play-mode = Za što se bori
help-play-bot = Pridružuje se bot: figura koju svi redom pomiču
help-play-ending = Što se događa nakon posljednje lubanje
help-choice-mode-deathmatch = Traka smrtonosnih hitaca
help-choice-mode-domination = Borba za točke oživljavanja
help-choice-mode-turrets = Polja sa streljivom uzvraćaju vatru
help-choice-ending-frenzy = Još jedan potez za svakoga
help-choice-ending-sudden-death = Igra staje odmah
help-play-campaign = Igraj kampanju: kako stoji, čuva se u ovoj datoteci, od igre do igre
help-play-marines = Koliko marinaca: od 1 do 3 u doom2004, od 1 do 4 u doom2016. Igraš svima ili onim jednim iz --seat
help-play-side = Strana koju igraš
help-choice-side-marines = Marinci
help-choice-side-invader = Sve što je protiv njih
help-choice-side-both = Svi: ljudi dijele terminal
help-play-open-windows = Igrače se pita za karte i kad nemaju što odigrati, da stanka ništa ne oda
help-play-scenario = Scenarij: ime jednoga od naših ili datoteka scenarija
help-play-difficulty = Kako je teško marincima: too-young, not-too-rough, hurt-me-plenty, ultra-violence ili nightmare
help-play-draw-two = Uljez uvijek vuče točno dvije karte
help-play-knockback-stopped = Blokirajuće prepreke zaustavljaju odbačenu figuru
help-play-guard-lost-by-moving = Marinac koji se pomakne gubi naredbu stražarenja
help-play-adrenaline-next-turn = Adrenalin se mora iskoristiti u sljedećem potezu ili propada
help-play-fewer-frags = Protiv jednog ili dva marinca uljez treba dva fraga manje (naše, nije iz pravilnika)
help-play-mission = Misija: ime jedne od naših ili datoteka misije
help-play-operation = Igraj operaciju, misiju po misiju: black-bishop ili exodus. Uz --campaign čuva se u datoteci
help-play-full-rules = Igraj uvodnu misiju sa svim pravilima
help-play-split-activations = Karte odreda daju vlastite aktivacije umjesto dodatnih glavnih radnji
help-play-flat-cover = Zaklon je jedan štit više umjesto druge karte
help-play-invasion = Karte invazije za odabir: offered, first ili any
help-play-frags = Fragovi koji donose pobjedu uljezu: printed (šest) ili tuned (naši brojevi, po broju marinaca)
help-play-no-round-limit = Misija nema posljednji krug
help-heading-doom--2004-and-2016- = DOOM (2004. i 2016.)

## Opcije brojenja i mjerenja

help-sim-players = Tko igra: random, recruit, soldier, veteran ili nightmare, ili popis koji obilazi mjesta. Može slijediti stil: soldier-hunter
help-arena-players = Tko igra: igrač za svako mjesto, `veteran,soldier,soldier`; ili za svaku stranu, `marines=veteran,invader=soldier`. Može slijediti stil: `veteran-hunter`
help-arena-swap = Strane se mijenjaju nakon svake igre, uz istu sreću
help-arena-robin = Svatko se susreće sa svakim: po dvoje, na obje strane
help-arena-over = Prođi kroz sve što ova polja postavki mogu biti, kao u `--over mission,marines`. Rezultat se kaže za svako
help-arena-keep = Čuvaj svaki rezultat u ovoj mapi i nastavi od onoga što je ondje
help-arena-replays = Čuvaj ondje i svaku igru kao snimku
help-arena-report = Napiši stranicu s grafikonima
help-arena-csv = Napiši redak za svaku igru
help-replay-verify-pledge = Zavjet koji je zapisan na početku igre: tko je izradio datoteku, mogao je u nju staviti drugi
help-explain-moment = Snimka i broj radnje, kao game.tfr:12
help-analyse-level = Koliko dugo sudac gleda: veteran, ili nightmare za nekoliko puta dulje
help-analyse-top = Koliko se odluka i obrata sreće ispriča
help-analyse-json = Ispiši jedan objekt JSON sa svakom odvagnutom odlukom
help-analyse-html = Ispiši stranicu s grafikonom, potpunu samu po sebi
help-bench-game = Igra; sve ako nijedna nije navedena
help-bench-seconds = Koliko dugo igrati, za svaku igru

## Opcije scenarija

help-scenario-check-files = Datoteke ili mape s datotekama koje završavaju na .toml
help-scenario-generate-game = Igra: doom2004, doom2016 ili adrenaline
help-scenario-generate-seed = Iz njega proizlazi sve što nije rečeno: broj ili heksadecimalne znamenke iza 0x
help-scenario-generate-size = Koliko veliko: small, medium ili large
help-scenario-generate-marines = Za koliko marinaca ili igrača; za bilo koji broj ako nije naveden
help-scenario-generate-objective = Što marinci moraju učiniti: leave, kill, carry, survive ili clear u doom2004; ime karte zadatka u doom2016
help-scenario-generate-mood = Kako se crta: station, lab, works, ship, ash, hell ili shrine
help-scenario-generate-difficulty = Za koga: easy, normal ili hard za marince
help-scenario-generate-tune = Odigraj toliko igara sa svakim brojem marinaca i postavi fragove tako da izgledi budu kakvi se žele; 0 za nijednu
help-scenario-generate-threads = Koliko igara istodobno. Datoteka o tome ne ovisi
help-scenario-measure-file = Datoteka scenarija, misije ili arene
help-scenario-measure-games = Koliko igara, podijeljenih na brojeve marinaca ili igrača
help-scenario-measure-marines = Koliko marinaca ili igrača, ili all za svaki broj koji smije igrati
help-scenario-measure-level = Tko igra na svakom mjestu: random, recruit, soldier, veteran ili nightmare
help-scenario-measure-json = Ispiši jedan objekt JSON umjesto tablica

## Riječi za vrijednosti

help-value-lang = JEZIK
help-value-dir = MAPA
help-value-url = URL
help-value-addr = ADRESA
help-value-registration = TKO
help-value-n = N
help-value-log = OBLIK
help-value-level = RAZINA
help-value-to = KAMO
help-value-from = ODAKLE
help-value-count = KOLIKO
help-value-id = IME
help-value-game = IGRA
help-value-seed = SJEME
help-value-file-tfr = DATOTEKA.tfr
help-value-mode = NAČIN
help-value-ending = KRAJ
help-value-file-json = DATOTEKA.json
help-value-side = STRANA
help-value-id-file-toml = IME|DATOTEKA.toml
help-value-difficulty = TEŽINA
help-value-which = KOJE
help-value-games = IGRE
help-value-players = IGRAČI
help-value-json = JSON
help-value-threads = KOLIKO
help-value-fields = POLJA
help-value-folder = MAPA
help-value-file-html = DATOTEKA.html
help-value-file-csv = DATOTEKA.csv
help-value-file = DATOTEKA
help-value-hash = SAŽETAK
help-value-replay-action = SNIMKA:RADNJA
help-value-files = DATOTEKE
help-value-size = VELIČINA
help-value-kind = VRSTA
help-value-mood = UGOĐAJ
help-value-n-all = N|all
help-value-seconds = SEKUNDE
