# Što znače opcije novog stola i što se o mjestu kaže prije nego što se odabere.

page-setup-players-help = Tri do pet ljudi ili računalnih igrača, svatko protiv svakoga.
page-setup-skulls-help = Svako ubojstvo skida lubanju sa staze; kad nestane posljednja, počinje kraj. Pet je kratka igra.
page-setup-bot-help = Figura bez vlastite volje: tko je na potezu, taj je i pomiče i njome puca.
page-setup-hidden-points-help = Kao za stolom, gdje bodovi leže licem dolje: nitko ne zna sigurno tko vodi.
page-setup-open-windows-help = Pitanje dolazi i kad nemaš što odigrati, a tako je i kod svih ostalih.
page-setup-confirm-turn-help = Potez završava tek kad to kažeš, a dotad možeš vraćati korake.
page-setup-marines-help = Jedno mjesto za svakog marinca i jedno za uljeza. Jedna osoba može igrati s više marinaca.
page-setup-draw-two-help = Tako kažu ispravci pravila. Inače uljez vuče po jednu kartu za svakog marinca.
page-setup-knockback-stopped-help = Kao u mađarskim pravilima. Inače odbačena figura preleti preko njih.
page-setup-guard-lost-by-moving-help = Kao u poljskom sažetku. Inače stražarenje ostaje i kad se marinac pomakne.
page-setup-adrenaline-next-turn-help = Kao u hrvatskim i mađarskim pravilima. Inače se može sačuvati za poslije.
page-setup-fewer-frags-help = Igra je kraća i teža za male odrede.
page-setup-full-rules-help = Sa zaklonom, slavnim ubojstvima, klasama, kartama odreda, moći argenta i teleportima: za one koji igru poznaju.
page-setup-split-activations-help = Inače karta odreda daje dvije glavne radnje u jednoj aktivaciji.
page-setup-flat-cover-help = Inače marinac u zaklonu otkriva drugu kartu obrane i uzima bolju.
page-setup-no-round-limit-help = Uljez ne može pobijediti čekanjem; odlučuju samo fragovi.

board-small-help = Deset polja, borba izbliza. Najbolja za troje ili četvero.
board-medium-a-help = Jedanaest polja: na zapadu tijesno, na istoku otvoreno žuto tlo.
board-medium-b-help = Jedanaest polja: na zapadu prsten, na istoku uzak prolaz.
board-big-help = Dvanaest polja i dovoljno mjesta za skrivanje. Najbolja za četvero ili petero.
mode-deathmatch-help = Ubijaj druge i osvajaj bodove za štetu koju im naneseš.
mode-domination-help = Označavaj točke oživljavanja pucanjem ili tako da na njima sam završiš potez: to nosi bodove, ali one uzvraćaju.
mode-turrets-help = Preuzimaj kupole za streljivo: vide svakoga tko uđe i pucaju za tebe.
ending-frenzy-help = Kad nestane posljednja lubanja, svatko ima još jedan potez s jačim akcijama.
ending-sudden-death-help = Kad nestane posljednja lubanja, igra je odmah gotova.

d04-difficulty-too-young-help = Marinci počinju s jednom kartom, tri rane i tri metka više; uljez drži šest karata. Dobro za prvu igru.
d04-difficulty-not-too-rough-help = Marinci podnose dvije rane i imaju dva metka više; uljez drži sedam karata.
d04-difficulty-hurt-me-plenty-help = Pravila onakva kakva su tiskana.
d04-difficulty-ultra-violence-help = Marinci podnose jednu ranu i imaju jedan metak manje; uljez drži devet karata.
d04-difficulty-nightmare-help = Marinci imaju kartu, dvije rane i metak manje; uljez vuče kartu više i igra dvije karte prizivanja po potezu.
d16-frags-printed-help = Šest ubijenih marinaca donosi pobjedu uljezu, koliko god marinaca bilo.
d16-frags-tuned-help = Broj prema misiji i odredu, tako da obje strane pobjeđuju otprilike jednako često.

page-place-first = Prva igra
page-place-first-more = Kratka, s manje pravila.
page-place-won = Dobivena
page-place-next = Sljedeća
page-place-map = Karta: { $name }
page-place-boards = Onako kako su u kutiji.
page-place-players = Od { $least } do { $most } igrača
page-place-rounds = { $n ->
    [one] Najviše { $n } krug
    [few] Najviše { $n } kruga
   *[other] Najviše { $n } krugova
}
page-place-length = { $n ->
    [one] Obično oko { $n } kruga
    [few] Obično oko { $n } kruga
   *[other] Obično oko { $n } krugova
}
page-place-no-rounds = Bez ograničenja krugova
page-place-frags = { $n ->
    [one] Uljez pobjeđuje s { $n } fragom
    [few] Uljez pobjeđuje s { $n } fraga
   *[other] Uljez pobjeđuje s { $n } fragova
}
page-place-easy = { $marines ->
    [one] Laka za { $marines } marinca
   *[other] Laka za { $marines } marinca
}
page-place-fair = { $marines ->
    [one] Izjednačena za { $marines } marinca
   *[other] Izjednačena za { $marines } marinca
}
page-place-hard = { $marines ->
    [one] Teška za { $marines } marinca
   *[other] Teška za { $marines } marinca
}
page-place-wins = Kad igraju sama računala, marinci pobjeđuju u { $n } % igara
page-place-fairest = Najbliže ravnoteži: { $choice }
page-place-goal-leave = Izvući se
page-place-goal-kill = Ubiti onoga po koga ste poslani
page-place-goal-reach = Doći do mjesta
page-place-goal-reach-area = Doći do prostorije
page-place-goal-gather = Okupiti se u jednoj prostoriji
page-place-goal-survive = Izdržati
page-place-goal-carry = Nešto iznijeti
page-place-goal-take = Nešto pronaći
page-place-goal-clear = Očistiti prostoriju
page-place-next-mission = Dalje: { $name }
page-surprise-more = Karta koju još nitko nije vidio, izrađena za ovaj stol.
page-surprise-seed = Sjeme { $seed }
page-surprise-same = Isto sjeme i iste želje daju istu kartu.
