# Što govori radionica: polica, crtaća ploča, dijeljenje.

## Polica

page-workshop-more = Nacrtaj vlastitu kartu, pusti da se provjeri, odmah je odigraj i podijeli s drugima. Sve se ovdje može igrati, mijenjati i dijeliti dalje.
page-workshop-start = Počni od
page-workshop-empty = Prazan list
page-workshop-generated = Izrađena karta
page-workshop-generated-of = Izrađena karta: { $game }
page-workshop-ours = Jedna od naših karata
page-workshop-choose = Odaberi…
page-workshop-file = Datoteka
page-workshop-open-file = Otvori datoteku
page-workshop-drop = Ili ispusti datoteku .toml bilo gdje na ovoj stranici.
page-workshop-no-file = { $file } nije ni misija, ni scenarij, ni arena.
page-workshop-drafts = Tvoje skice
page-workshop-discard = Baci skicu { $title }
page-workshop-untitled = Bez naslova
page-workshop-shelf = Što su drugi podijelili
page-workshop-shelf-away = Scenariji koje su drugi podijelili nalaze se na poslužiteljima. Ovdje možeš crtati, provjeravati i igrati vlastite.
page-workshop-search = Traži naslove, autore, oznake
page-workshop-find = Traži
page-workshop-all-games = Sve igre
page-workshop-sort = Redoslijed
page-workshop-sort-newest = Najnovije prvo
page-workshop-sort-played = Najviše igrano
page-workshop-sort-liked = Najbolje ocijenjeno
page-workshop-mine = Samo moje
page-workshop-none = Ovdje još nema ničega. Nacrtaj prvu kartu.
page-workshop-next = Prikaži još
page-workshop-by = autor: { $name }
page-workshop-map = Karta: { $name }
page-workshop-plays = { $n ->
    [0] Još nitko nije igrao
    [one] Igrala { $n } osoba
    [few] Igrale { $n } osobe
   *[other] Igralo { $n } osoba
}
page-workshop-stars = { $n ->
    [one] ★ { $mean } od { $n } osobe
   *[other] ★ { $mean } od { $n } osoba
}
page-workshop-no-stars = Još bez ocjena
page-workshop-rate = Tvoja ocjena
page-workshop-give-stars = { $n ->
    [one] { $n } zvjezdica
    [few] { $n } zvjezdice
   *[other] { $n } zvjezdica
}
page-workshop-play = Igraj
page-workshop-play-of = Igraj: { $title }
page-workshop-fork = Preradi po svome
page-workshop-fork-of = Preradi po svome: { $title }
page-workshop-edit = Uredi
page-workshop-back = Natrag u radionicu
page-workshop-nothing = Takvog scenarija ovdje nema ili je povučen.
page-workshop-version = verzija { $n }
page-workshop-made-from = Prema
page-workshop-withdraw = Povuci
page-workshop-withdraw-sure = Da, povuci
page-workshop-withdraw-help = Nestaje s police. Započete igre se nastavljaju.
page-workshop-withdrawn = Skinuto s police.
page-workshop-report = Prijavi problem
page-workshop-report-why = Što nije u redu?
page-workshop-report-send = Pošalji
page-workshop-reported = Hvala. Pročitat će to onaj tko vodi ovo mjesto.
page-workshop-forks = Nastalo iz ovoga
page-workshop-versions = Starije verzije
page-workshop-versions-help = Otvaraju se na crtaćoj ploči. Započete igre zadržavaju svoju verziju.
page-workshop-comments = Komentari
page-workshop-comments-none = Još nitko ništa nije rekao.
page-workshop-comment = Reci nešto o tome
page-workshop-comment-send = Pošalji
page-workshop-comment-remove = Ukloni
page-workshop-somebody = Netko
page-workshop-shared-by = Podijeljeni scenariji
page-workshop-shared-sum = { $n ->
    [one] { $n } scenarij
    [few] { $n } scenarija
   *[other] { $n } scenarija
}, { $plays ->
    [one] igrala je { $plays } osoba
    [few] igrale su { $plays } osobe
   *[other] igralo je { $plays } osoba
}.

## Crtaća ploča

page-workshop-sheet = Crtaća ploča
page-workshop-tools = Alati
page-workshop-tool-select = Odabir
page-workshop-tool-select-help = Klikni za odabir, povuci za pomicanje.
page-workshop-tool-hand = Pomak prikaza
page-workshop-tool-hand-help = Povuci za pomicanje slike. Dva prsta to uvijek rade.
page-workshop-tool-room = Prostorija
page-workshop-tool-room-help = Povuci od kuta do kuta.
page-workshop-tool-door = Vrata
page-workshop-tool-door-help = Pokaži na crtu između dvaju polja.
page-workshop-tool-open = Otvor
page-workshop-tool-open-help = Prolaz u zidu između dviju prostorija.
page-workshop-tool-wall = Zid
page-workshop-tool-wall-help = Zidovi i prepreke u prostoriji.
page-workshop-tool-terrain = Tlo
page-workshop-tool-terrain-help = Teško tlo, polje po polje.
page-workshop-tool-start = Početak
page-workshop-tool-start-help = Gdje počinju marinci.
page-workshop-tool-teleporter = Teleport
page-workshop-tool-teleporter-help = Ovdje se marinci vraćaju i odavde putuju.
page-workshop-tool-portal = Portal
page-workshop-tool-portal-help = Iz njega izlaze demoni.
page-workshop-tool-token = Predmet
page-workshop-tool-token-help = Zdravlje, oružje i ostalo što se uzima.
page-workshop-tool-figure = Figura
page-workshop-tool-figure-help = Tko ondje stoji od početka.
page-workshop-tool-goal = Cilj
page-workshop-tool-goal-help = Ono oko čega se igra.
page-workshop-tool-erase = Brisanje
page-workshop-tool-erase-help = Pometi stvari; klikni goli pod za brisanje cijele prostorije.
page-workshop-tool-piece = Dio karte
page-workshop-tool-piece-help = Postavi za kut, okreći tipkom R.
page-workshop-tool-obstacle = Prepreka
page-workshop-tool-obstacle-help = Sanduci, bačve, sluz i tijela.
page-workshop-tool-duct = Otvor
page-workshop-tool-duct-help = Kroz otvore pužu mali uljezi.
page-workshop-tool-encounter-help = Stavi iznenađenje; odaberi ga da kažeš što se događa.
page-workshop-tool-encounter = Iznenađenje
page-workshop-tool-item-help = Stavi nešto što marinci trebaju nositi.
page-workshop-tool-item = Teret
page-workshop-kind = Vrsta
page-workshop-turn = Okreni
page-workshop-turn-map = Okreni kartu
page-workshop-mirror-map = Zrcali lijevo–desno
page-workshop-flip-map = Zrcali gore–dolje
page-workshop-redo = Ponovi
page-workshop-delete = Izbriši
page-workshop-selected = Odabrano
page-workshop-at = { $x }, { $y }: { $what }
page-workshop-saved-new = Još bez promjena
page-workshop-saved-waits = Spremanje…
page-workshop-saved-kept = Spremljeno u ovom pregledniku
page-workshop-saved-lost = U pregledniku nema mjesta: preuzmi datoteku
page-workshop-try = Isprobaj
page-workshop-try-help = Stol s ovom kartom protiv računala, odmah
page-workshop-share = Podijeli
page-workshop-unreadable = Tekst se ne može pročitati u retku { $line }. Ispravi ga ondje ili poništi, pa se opet može crtati.
page-workshop-part-form = Scenarij
page-workshop-part-text = Tekst
page-workshop-text = Datoteka kao tekst
page-workshop-text-help = Što upišeš, crta se, a što nacrtaš, ovdje se zapisuje. Crtanje čuva komentar na vrhu, ostali nestaju.
page-workshop-form-help = Susreti, predmeti za nošenje i sve ostalo mogu se zapisati u tekstu.
page-workshop-checker = Provjera
page-workshop-checking = Pregledavam…
page-workshop-clean = Sve je u redu: može se igrati.
page-workshop-errors = { $n ->
    [one] { $n } stvar sprječava igru.
    [few] { $n } stvari sprječavaju igru.
   *[other] { $n } stvari sprječava igru.
}
page-workshop-warnings = { $n ->
    [one] Može se igrati, ali { $n } stvar vjerojatno nije namjerna.
    [few] Može se igrati, ali { $n } stvari vjerojatno nisu namjerne.
   *[other] Može se igrati, ali { $n } stvari vjerojatno nije namjerno.
}
page-workshop-error = Greška
page-workshop-warning = Upozorenje
page-workshop-line = Redak { $line }

## Pitanja o scenariju

page-workshop-title = Naslov
page-workshop-story = Uvod, za sve
page-workshop-secret = Samo za uljeza
page-workshop-secret-help = Marinci ovo ne čitaju prije kraja igre.
page-workshop-briefing-empty = Izvucite se odavde.
page-workshop-secret-empty = Ne dopusti im.
page-workshop-mood = Izgled mjesta
page-workshop-mood-station = Postaja
page-workshop-mood-lab = Laboratorij
page-workshop-mood-works = Pogon
page-workshop-mood-ship = Brod
page-workshop-mood-ash = Pepeo
page-workshop-mood-hell = Pakao
page-workshop-mood-shrine = Svetište
page-workshop-objective = Zadatak
page-workshop-threat = Prijetnja
page-workshop-invasion = Karte invazije za odabir
page-workshop-rounds = Najviše krugova
page-workshop-frags = Ubojstva koja donose pobjedu uljezu
page-workshop-frags-help = Po jedan broj za svaki broj marinaca.
page-workshop-tuned-frags = Ubojstva za pobjedu uz prilagođene granice
page-workshop-tuned-frags-help = Za stolove koji odaberu prilagođene granice. Ako je prazno, i ondje vrijede brojevi iznad.
page-workshop-events = Špil događaja
page-workshop-events-help = Tri kompleta ili nijedan: tada bira uljez.
page-workshop-marines = Najmanje i najviše marinaca
page-workshop-give = Što svaki marinac ima uz uobičajeno
page-workshop-add-gift = Još jedna stvar
page-workshop-take-gift = Oduzmi: { $what }
page-workshop-argent = Oznake argenta na početku
page-workshop-timer = Posljednji krug, ako postoji
page-workshop-compass = Gdje je sjever kod raspršenja
page-workshop-id = Ime datoteke
page-workshop-id-help = Slova, znamenke i crtice.
page-workshop-encounter-help = Što se događa prvom marincu koji ovdje završi svoj potez:
page-workshop-item-new = Čudna naprava
page-workshop-goals = Ciljevi: svi se moraju ispuniti
page-workshop-goal-what = Na što se odnosi
page-workshop-add-goal = Dodaj cilj
page-workshop-triggers = Okidači: što se kada događa
page-workshop-add-trigger = Dodaj okidač
page-workshop-add-effect = Dodaj učinak
page-workshop-cue-reveal = Kad se otkrije
page-workshop-cue-enter = Kad marinac stane na
page-workshop-cue-enter-area = Kad netko uđe
page-workshop-cue-clear = Kad se očisti
page-workshop-cue-take = Kad se uzme
page-workshop-cue-kill = Kad se ubije
page-workshop-cue-round = Kad počne taj krug
page-workshop-cue-every = Svakih toliko krugova
page-workshop-effect-say = Svi čitaju
page-workshop-effect-place = Polaže se žeton
page-workshop-effect-spawn = Dolazi osvajač
page-workshop-effect-give = Marinac dobiva
page-workshop-effect-open = Vrata se otvaraju
page-workshop-effect-close = Vrata se zatvaraju
page-workshop-effect-reveal = Otkriva se područje
page-workshop-effect-heal = Liječi
page-workshop-effect-wound = Ranjava
page-workshop-effect-frag = Uljez dobiva bod
page-workshop-effect-win = Pobjeđuje
page-workshop-name = Ime
page-workshop-from = Od stupca i retka
page-workshop-to = Do stupca i retka
page-workshop-colour = Boja
page-workshop-colour-red = crveno
page-workshop-colour-green = zeleno
page-workshop-colour-blue = plavo
page-workshop-colour-yellow = žuto
page-workshop-colour-any = uvijek
page-workshop-whose = Dolazi s marincem
page-workshop-whose-help = Što više marinaca, to više uljeza.
page-workshop-tag-name = Ime za ciljeve i okidače
page-workshop-lies = Kako leži
page-workshop-lies-east = prema istoku
page-workshop-lies-south = prema jugu
page-workshop-marked = Prva skupina donosi uzorak
page-workshop-up = Leži licem gore
page-workshop-gate-active = aktivan
page-workshop-gate-inactive = još neaktivan
page-workshop-line-walls = zid
page-workshop-line-blocking = prepreka, zaklanja i pogled
page-workshop-line-impassable = provalija, preko nje se vidi
page-workshop-goal-objectives = relej ili teret
page-workshop-goal-zone = zona koju treba držati
page-workshop-goal-exits = izlaz
page-workshop-goal-drone = dron
page-workshop-goal-checkpoints = kontrolna točka
page-workshop-door-plain = obična
page-workshop-door-red = crvena brava
page-workshop-door-blue = plava brava
page-workshop-door-yellow = žuta brava
page-workshop-door-exit = izlaz
page-workshop-door-open = otvorena na početku
page-workshop-lock = Ključ koji otvara
page-workshop-area = Područje
page-workshop-area-name = Ime, napisano na podu
page-workshop-add-area = Novo područje
page-workshop-area-text = Čita se pri otkrivanju

## Dijeljenje

page-workshop-publish = Objavi
page-workshop-republish = Objavi novu verziju
page-workshop-publish-help = Dolazi na policu pod tvojim imenom. Svatko to smije igrati, mijenjati i dijeliti svoju verziju; tvoje ime ostaje uz nju.
page-workshop-publish-not-yet = Može se objaviti čim provjera ne nađe ništa što sprječava igru.
page-workshop-published = Objavljeno:
page-workshop-about = O čemu je?
page-workshop-languages = Jezici tekstova
page-workshop-tags = Oznake
page-workshop-tags-help = Do pet riječi odvojenih razmacima.
page-workshop-link = Poveznica koja je nosi
page-workshop-link-long = Prevelika je za poveznicu. Objavi je ili pošalji datoteku.
page-workshop-download = Preuzmi datoteku

## Karte po narudžbi

page-workshop-surprise-more = Karta koju nitko nije nacrtao: nastaje iz sjemena, provjeri se, a računala igraju na njoj dok obje strane nemaju izgleda.
page-workshop-size = Veličina
page-workshop-size-small = Mala
page-workshop-size-medium = Srednja
page-workshop-size-large = Velika
page-workshop-difficulty = Za marince
page-workshop-difficulty-easy = Lako
page-workshop-difficulty-normal = Podjednako
page-workshop-difficulty-hard = Teško
page-workshop-crew = Marinci
page-workshop-crew-any = Bilo koliko
page-workshop-anything = Bilo što
page-workshop-seed = Sjeme
page-workshop-seed-any = Bilo koje
page-workshop-seed-help = Broj. Isto sjeme i iste želje daju istu kartu.
page-workshop-fair = Neka računala odigraju probne igre da bude ujednačeno; to može potrajati minutu
page-workshop-make = Izradi kartu
page-workshop-task-leave = Izaći
page-workshop-task-kill = Ubiti vođu
page-workshop-task-carry = Iznijeti nešto
page-workshop-task-survive = Izdržati
page-workshop-task-clear = Očistiti mjesto
page-workshop-waits = Čeka na red…
page-workshop-games-done = Igre: { $done } od { $all }
page-workshop-stop = Prekini

## Mjerenje

page-workshop-part-measure = Mjerenje
page-workshop-measure = Izmjeri
page-workshop-measure-again = Izmjeri ponovno
page-workshop-measure-help = Računala igraju na ovoj karti mnogo puta i kažu tko pobjeđuje, gdje marinci padaju, što nitko ne koristi i što promijeniti.
page-workshop-measure-not-yet = Može se izmjeriti čim provjera ne nađe ništa što sprječava igru.
page-workshop-measure-stale = Karta se od mjerenja promijenila.
page-workshop-measure-games = Igre
page-workshop-measure-level = Računalni igrači
page-workshop-measured = Što je izmjereno
page-workshop-percent = { $n } %
page-workshop-wins = Koliko često marinci pobjeđuju
page-workshop-wins-share = Pobjede (interval 95 %)
page-workshop-wins-rounds = Krugovi
page-workshop-wins-of = { $n ->
    [one] { $n } marinac
    [few] { $n } marinca
   *[other] { $n } marinaca
}
page-workshop-wins-all = Ukupno igara: { $n }
page-workshop-ending-marines = Marinci postižu cilj
page-workshop-ending-frags = Uljez ima dovoljno ubojstava
page-workshop-ending-timer = Prošao je posljednji krug
page-workshop-ending-rounds = Prošao je posljednji krug
page-workshop-ending-other = Završava scenarij
page-workshop-heat = Na karti
page-workshop-heat-falls = Gdje marinci padaju
page-workshop-heat-stands = Gdje marinci stoje
page-workshop-heat-most = Najčešće na { $places }. Brojevi su stupac i red.
page-workshop-heat-nowhere = Nigdje u ovim igrama.
page-workshop-doors = Vrata
page-workshop-door-opened = otvorena u { $share } % igara, oko kruga { $round }
page-workshop-door-never = nikad otvorena
page-workshop-unused = Nikad korišteno ({ $n })
page-workshop-unused-nothing = Sve je bilo korišteno.
page-workshop-unused-trigger = Okidač { $n }
page-workshop-advice = Da bude ujednačenije
page-workshop-advice-frags = { $marines ->
    [one] { $marines } marinac pobjeđuje
    [few] { $marines } marinca pobjeđuju
   *[other] { $marines } marinaca pobjeđuje
} u { $share } % igara: neka uljezu treba { $better } ubojstava umjesto { $now }.
page-workshop-advice-then = Tada se može očekivati { $then } %.
page-workshop-advice-fewer = Marinci pobjeđuju u { $share } % igara, a najviše ih pada ovdje: { $room }. Ukloni odande { $n } × { $kind }.
page-workshop-advice-more = Marinci pobjeđuju u { $share } % igara i gotovo nitko ne pada ovdje: { $room }. Dodaj ondje { $n } × { $kind }.
page-workshop-advice-heal = Marinci pobjeđuju u { $share } % igara: dodaj { $thing } ovdje: { $room }, gdje ih najviše pada.
page-workshop-advice-starve = Marinci pobjeđuju u { $share } % igara: ukloni { $thing } ovdje: { $room }; uzima se u { $taken } % igara.
page-workshop-advice-rounds = { $share } % igara završava s krugom { $now }: pokušaj s { $better } krugova.
page-workshop-advice-unused = Nikad korišteno: { $what }. Ukloni to ili učini da se isplati ići onamo.
page-workshop-advice-even = Marinci pobjeđuju u { $share } % igara: ujednačeno je.
page-workshop-apply = Primijeni
page-workshop-applied = Gotovo. Izmjeri ponovno da vidiš što je to donijelo.

## Arene Adrenalina

page-workshop-tool-room-help-adrenaline = Odaberi boju i povuci od kuta do kuta. Jedna boja je jedna prostorija; zidovi nastaju sami.
page-workshop-tool-door-adrenaline = Vrata
page-workshop-tool-door-help-adrenaline = Pokaži na zid između dviju prostorija.
page-workshop-tool-spawnpoint = Točka oživljavanja
page-workshop-tool-spawnpoint-help = Po jedna u svakoj boji, svaka u prostoriji svoje boje.
page-workshop-tool-erase-help-adrenaline = Pometi vrata i točke oživljavanja; klikni na prazan pod da ukloniš prostoriju.
page-workshop-players = Najmanje i najviše igrača
page-workshop-players-help = Za koliko je igrača dobra: od tri do pet.
page-workshop-form-help-adrenaline = Sve se to može napisati i u tekstu.
page-workshop-surprise-more-adrenaline = Arena koju nitko nije nacrtao: nastaje iz sjemena i provjeri se; iz svake sobe vode dva izlaza, a točke oživljavanja podjednako su udaljene jedna od druge.
page-workshop-crew-adrenaline = Igrači
page-workshop-measure-help-adrenaline = Računala igraju u ovoj areni mnogo puta i kažu koje mjesto pobjeđuje, gdje igrači ginu, što nitko ne koristi i što promijeniti.
page-workshop-wins-adrenaline = Koliko često pobjeđuje svako mjesto
page-workshop-wins-seat = Igrača: { $n }, mjesto { $seat }
page-workshop-wins-kills = Ubojstava u jednoj igri: { $n }
page-workshop-ending-frenzy = Završna pomama je gotova
page-workshop-ending-sudden-death = Uzeta je posljednja lubanja
page-workshop-ending-other-adrenaline = Uzeta je posljednja lubanja
page-workshop-heat-falls-adrenaline = Gdje igrači ginu
page-workshop-heat-stands-adrenaline = Gdje igrači stoje
page-workshop-doors-adrenaline = Vrata
page-workshop-door-opened-adrenaline = netko je prošao u { $share } % igara, prvi put oko kruga { $round }
page-workshop-door-never-adrenaline = nitko nikad nije prošao
page-workshop-advice-seat = Kad je igrača { $n }, mjesto { $seat } pobjeđuje u { $share } % igara, a pravedno bi bilo { $fair } %: neka sve tri točke oživljavanja imaju jednako dobre putove.
page-workshop-advice-crowded = { $share } % svih ubojstava događa se na polju { $square }: daj mu još jedna vrata ili zid koji ga zaklanja.
page-workshop-advice-even-adrenaline = Svako mjesto pobjeđuje otprilike jednako često: ujednačeno je.
