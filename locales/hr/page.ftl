# Što govori stranica.

## Svugdje

page-skip = Preskoči na sadržaj
page-menu = Izbornik
page-home = Početna
page-close = Zatvori
page-loading = Trenutak…
page-missing = Na ovoj adresi nema ničega.
page-away = Poslužitelj trenutačno nije dostupan. Pokušaj za koji trenutak.
page-try-again = Pokušaj ponovno
page-notice-label = Obavijest
page-notice = Poruka onoga tko vodi ovaj poslužitelj: { $text }
page-notice-from = Održavanje od { $from }: { $text }
page-notice-until = Održavanje do { $until }: { $text }
page-notice-between = Održavanje od { $from } do { $until }: { $text }
page-imprint = Impresum
page-privacy = Privatnost
page-admin = Administracija
page-rule-unknown = Ova inačica ne poznaje takvo pravilo.

## Početna

page-hero = Tri pucačke društvene igre. Zaigraj odmah.
page-hero-more = Protiv računala ili s prijateljima, uživo ili danima. Bez računa: na pravila pazi igra, a svako bacanje može se provjeriti.
page-hero-alone = Protiv računala ili s prijateljima za istim zaslonom, i bez mreže. Na pravila pazi igra, a svako bacanje može se provjeriti.
page-play-now = Igraj odmah
page-laying-out = Postavljanje…
page-surprise = Iznenadi me
page-back-to-drawing = Natrag na crtaću ploču
page-new-table = Novi stol
page-new-table-of = Novi stol: { $game }
page-learn = Nauči Adrenalin
page-learn-more = Prvi put? Vodič objašnjava igru dok igraš. Deset minuta, bez pravilnika.
page-learn-doom2016 = Nauči DOOM (2016)
page-learn-doom2016-more = Dva marinca i dvorana puna demona; sve se objašnjava dok igraš.
page-learn-doom2004 = Nauči DOOM (2004)
page-learn-doom2004-more = Jedan marinac i jedan put van; objašnjenja vrata po vrata.
page-learn-invader = Nauči igrati uljeza
page-learn-invader-more = Ista igra s druge strane: zapovijedaš uljezima.
page-about-adrenaline = Svatko protiv svakoga u maloj areni. Pogodi mnoge, gini rijetko, skupljaj bodove.
page-about-doom2004 = Marinci se probijaju kroz mračnu postaju, vrata po vrata, dok jedan igrač šalje uljeze.
page-about-doom2016 = Odred sa špilom oružja protiv portala iz kojih naviru demoni. Brzo, glasno, sa slavnim ubojstvima.
page-facts-adrenaline = 3–5 igrača · 30–60 min
page-facts-doom2004 = 1–3 marinca protiv jednoga · 60–150 min
page-facts-doom2016 = 1–4 marinca protiv jednoga · 60–120 min
page-my-tables = Moji stolovi
page-open-tables = Otvoreni stolovi
page-open-tables-none = Nitko trenutačno ne čeka igrače. Otvori stol i pošalji poveznicu prijatelju.
page-running-tables = U tijeku
page-recent = Nedavne igre
page-recent-none = Još nema završenih igara.
page-show-all = Prikaži sve ({ $n })
page-seats-free = { $n ->
    [one] { $n } slobodno mjesto
    [few] { $n } slobodna mjesta
   *[other] { $n } slobodnih mjesta
}
page-your-turn = Tvoj potez
page-turn-of = Odlučuje: { $name }
page-running = U tijeku
page-over = Igra je gotova
page-won-by = Pobjeđuje: { $names }
page-workshop = Radionica
page-workshop-home = Nacrtaj vlastitu kartu, pusti da se provjeri, odigraj je i podijeli.
page-workshop-go = U radionicu
page-other-place = Odaberi drugo mjesto
page-unofficial-short = Neslužbeno. Djelo obožavatelja.

## Postavke

page-settings = Postavke
page-language = Jezik
page-setting-sound = Zvuk
page-setting-sound-help = Kratki tonovi kad se nešto dogodi i kad si na potezu.
page-setting-volume = Glasnoća
page-setting-motion = Pokret
page-setting-motion-help = Figure hodaju, hici lete.
page-setting-patterns = Uzorci na bojama
page-setting-patterns-help = Svaka boja ima i svoj uzorak.
page-setting-axes = Brojevi na rubu ploče
page-setting-axes-help = Stupci i redovi ploča igara DOOM imaju brojeve.
page-setting-blood = Krv
page-setting-blood-help = Stara krv na podovima u igrama DOOM.
page-setting-forced = Odgovori za mene kad postoji samo jedan izbor
page-setting-forced-help = Jedna karta za odbaciti, jedno oružje za pucati: to se čini odmah. Za kraj poteza, odustajanje i bacanje kockica uvijek se pita.
page-text-size = Veličina teksta
page-text-normal = Obična
page-text-large = Velika
page-text-huge = Golema

## Tko si

page-account = Račun
page-log-in = Prijava
page-log-out = Odjava
page-log-out-everywhere = Odjava svugdje
page-name = Ime
page-password = Lozinka
page-old-password = Trenutačna lozinka
page-guest-name = Gost { $number }
page-account-is-guest = Ti si gost: tvoji stolovi ostaju u ovom pregledniku. Otvori račun da ih sačuvaš.
page-account-guest = Igraj kao gost
page-account-guest-done = Bok!
page-account-account = Otvori račun
page-account-account-done = Račun je otvoren.
page-account-login = Prijava
page-account-login-done = Drago nam je da si opet tu.
page-account-rename = Promijeni ime
page-account-rename-done = Ime je promijenjeno.
page-account-password = Promijeni lozinku
page-account-password-done = Lozinka je promijenjena.
page-account-remove = Obriši
page-account-remove-done = Račun je obrisan.
page-account-remove-help = Brišu se svi tvoji podaci. Završene igre zadržavaju ime pod kojim su odigrane.

## Novi stol

page-game = Igra
page-setup = Priprema
page-setup-more = Više mogućnosti
page-setup-players = Igrači
page-setup-board = Ploča
page-setup-mode = Način igre
page-setup-skulls = Lubanje: što više, to dulje
page-setup-ending = Završetak
page-setup-bot = Bot se pridružuje (ne s pet igrača)
page-setup-hidden-points = Bodovi drugih skriveni su do kraja
page-setup-open-windows = Pitaj u svakom trenutku, da stanka ništa ne oda
page-setup-confirm-turn = Pitaj prije kraja poteza
page-setup-scenario = Scenarij
page-setup-mission = Misija
page-setup-marines = Marinci
page-setup-difficulty = Koliko je teško marincima
page-setup-draw-two = Uljez uvijek vuče točno dvije karte
page-setup-knockback-stopped = Prepreke zaustavljaju odbačenu figuru
page-setup-guard-lost-by-moving = Marinac koji se pomakne gubi stražarenje
page-setup-adrenaline-next-turn = Adrenalin se mora iskoristiti u sljedećem potezu
page-setup-fewer-frags = Dva fraga manje protiv jednog ili dvojice marinaca (naše, nije iz pravila)
page-setup-full-rules = Uvodna misija sa svim pravilima
page-setup-split-activations = Karte odreda daju vlastite aktivacije
page-setup-flat-cover = Zaklon daje jedan štit umjesto druge karte
page-setup-frags = Fragovi s kojima pobjeđuje uljez
page-setup-no-round-limit = Bez ograničenja krugova
page-seats = Mjesta
page-player = Igrač { $n }
page-seat-me = Ja
page-seat-open = Slobodno
page-bot = { $name } ({ $level })
page-bot-level = Računalo: { $level }
page-bot-for = Računalo umjesto: { $name }
page-level-random = nasumično
page-level-recruit = regrut
page-level-soldier = vojnik
page-level-veteran = veteran
page-level-nightmare = noćna mora
page-style-even = svestran
page-style-careful = oprezan
page-style-hunter = lovac
page-style-gunner = strijelac
page-style-of = Stil: { $role }
page-hint = Savjet
page-hint-title = Ja bih
page-hint-then = zatim: { $plan }
page-hint-ahead = Očekujem da ću završiti { $points } bodova ispred ostalih.
page-hint-behind = Očekujem da ću završiti { $points } bodova iza ostalih.
page-hint-chance = Dajem nam { $percent } % izgleda za pobjedu.
page-hint-else = Dobro je i
page-fill-bots = Popuni računalnim igračima
page-table = Stol
page-title = Ime stola
page-clock-per-turn = Vrijeme za potez
page-clock-choice = { $seconds ->
    [0] bez ograničenja
    [60] 1 minuta
    [300] 5 minuta
    [3600] 1 sat
    [86400] 1 dan
   *[other] 3 dana
}
page-listed = Prikaži među otvorenim stolovima
page-private = Samo za igrače, bez gledatelja
page-open-table = Otvori stol
page-open-and-begin = Započni igru

## Prije igre

page-seats-title = Zauzmite mjesta
page-seats-more = Kad su sva mjesta zauzeta, igru počinje onaj tko je otvorio stol. Tko ima poveznicu, može ući.
page-sit = Sjedni
page-add-bot = Računalo
page-leave-seat = Oslobodi mjesto
page-free-seat = Oslobodi mjesto
page-link-copied = Poveznica je kopirana.
page-begin = Započni
page-wait-begin = Čekamo da domaćin stola započne igru.
page-join = Zauzmi mjesto

## Za stolom

page-board = Ploča
page-position = Opis stanja
page-decision = Odluka
page-waiting = Trenutak
page-waiting-more = Čekamo drugog igrača.
page-on-board = Na ploči
page-choices-on-board = { $n ->
    [one] { $n } mogućnost, i na ploči
    [few] { $n } mogućnosti, i na ploči
   *[other] { $n } mogućnosti, i na ploči
}
page-which = Što biraš?
page-eye = Što figura vidi i čemu prijeti?
page-eye-whose = Pokaži na figuru.
page-eye-unseen = izvan vidika
page-eye-reaches = u dosegu
page-eye-threatens = ugroženo
page-undo = Poništi
page-ask-back = Zatraži povlačenje zadnje radnje
page-agree = Slažem se
page-decline = Ne
page-why-not = Zašto ne?
page-why-possible = To je moguće: { $action }.
page-why-then = A i bez toga:
page-why-mode = Pitaj zašto nešto nije moguće
page-why-point = Pokaži na bilo što i saznaj zašto se ne može odabrati. Na tipkovnici: strelice i Enter; Escape završava.
page-clock = Preostalo vrijeme
page-hand = Tvoje karte
page-part-table = Stol
page-parts = Dijelovi stola
page-zoom-in = Povećaj
page-zoom-out = Smanji
page-zoom-all = Prikaži sve
page-zoom-follow = Prati igru
page-zoom-beyond = { $n ->
    [one] Ondje je { $n } mogućnost
    [few] Ondje su { $n } mogućnosti
   *[other] Ondje je { $n } mogućnosti
}
page-line-connecting = Spajanje
page-line-live = Uživo
page-line-lost = Veza prekinuta, pokušavam ponovno
page-line-ended = Odjavljeno
page-log = Zapisnik
page-happened = Što se dogodilo
page-log-filter = Filtriraj zapisnik
page-log-all = Sve
page-log-rules = Pravila
page-log-earlier = Prikaži ranije
page-log-sat = { $seat }: { $name }
page-log-took-back = { $name } povlači zadnju radnju.
page-log-asked-back = { $name } želi povući zadnju radnju.
page-log-agreed = { $name } pristaje.
page-log-declined = { $name } ne pristaje.
page-log-reminded = Podsjetnik: { $name }.
page-log-began = Igra počinje.
page-log-chat-open = { $name } pušta do riječi one koji gledaju.
page-log-chat-closed = { $name } pušta do riječi samo one koji igraju.
page-log-closed = Stol je zatvoren.
page-chat = Razgovor
page-chat-closed = Ovdje razgovaraju samo oni koji igraju.
page-chat-open = I oni koji gledaju smiju razgovarati
page-chat-none = Još nitko ništa nije rekao.
page-chat-say = Reci nešto
page-chat-send = Pošalji
page-chat-removed = Ova je poruka uklonjena.
page-phrases = Gotove fraze
page-phrase-luck = Sretno i dobra zabava!
page-phrase-well = Odlično odigrano!
page-phrase-thanks = Hvala!
page-phrase-ouch = Auč!
page-phrase-wait = Samo trenutak.
page-phrase-again = Još jednu?
page-table-menu = Izbornik stola
page-keys = Tipke
page-share = Kopiraj poveznicu stola
page-hand-over = Neka računalo igra umjesto mene
page-take-back-seat = Opet igram
page-report = Spremi datoteku za prijavu pogreške
page-report-help = Sadrži što vidiš i što se nedavno dogodilo, bez tuđih tajni.
page-close-table = Zatvori ovaj stol
page-close-table-sure = Zaista? Igra ovdje završava.
page-closed = Ovaj stol je zatvoren.
page-pledge = Provjerljivo pošteno
page-pledge-more = Svaki je slučajni ishod određen prije početka igre. Ovo je sažetak sjemena; sjeme se pokazuje na kraju.
page-pledge-kept = Sjeme i sol daju sažetak prikazan od početka. Datoteka snimke to dokazuje.
page-pledge-hash = Sažetak
page-pledge-seed = Sjeme
page-pledge-salt = Sol

## Nakon igre

page-result = Rezultat
page-you-won = Pobjeda je tvoja
page-you-lost = Ovaj put pobjeđuju drugi
page-winner = pobjeda
page-rematch-here = Uzvrat je spreman: pridruži se
page-watch-replay = Pogledaj ponovno
page-download = Preuzmi snimku
page-replay = Snimka
page-timeline = Vremenska crta
page-play = Pokreni
page-pause = Stanka
page-step-back = Jedna radnja natrag
page-step-on = Jedna radnja naprijed
page-turn-back = Jedan potez natrag
page-turn-on = Jedan potez naprijed
page-speed = Brzina
page-eyes = Pogled
page-eyes-watcher = Gledatelj
page-eyes-open = Sve karte otvorene
page-share-moment = Kopiraj poveznicu trenutka

## Polje igara DOOM

page-goals = Ciljevi
page-figures = { $n ->
    [one] { $n } figura
    [few] { $n } figure
   *[other] { $n } figura
}
page-thing = Predmet scenarija
page-d16-main = glavna
page-d16-bonus = dodatna
page-d16-reaction = reakcija
page-stunned = omamljen
page-cards-in-hand = karte u ruci
page-cards-in-deck = karte u špilu
page-glory-cards = karte slavnih ubojstava
page-progress = Napredak: { $list }
page-initiative = Još na redu: { $list }

## O igri

page-codex = Pravila
page-rule-in-codex = Više u kodeksu
page-about = O igri
page-about-text = Telefrag omogućuje igranje triju pucačkih društvenih igara na daljinu: Adrenaline (2016.), DOOM: The Boardgame (2004.) i DOOM: The Board Game (2016.). Zna njihova pravila, igra kao računalo i kaže zašto nešto nije dopušteno.
page-unofficial = Neslužbeno
page-unofficial-text = Djelo obožavatelja, nepovezano s izdavačima i autorima igara i bez njihova odobrenja. Imena pripadaju svojim vlasnicima. Ne koristimo ilustracije ni tekstove izdavača; ako ti se igra sviđa, kupi je.
page-credits = Zahvale
page-credits-icons = Ikone su ugrađene i obojene; obrisi su nepromijenjeni.
page-licence = Licencija
page-licence-text = Program je slobodan: MIT ili Apache 2.0, po izboru.
