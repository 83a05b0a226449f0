# Što govori stranica administratora.

## Svugdje

page-admin-about = Sve što se ovdje radi bilježi se, s time tko je to učinio.
page-admin-only = Ova je stranica za administratore. Imenuju se u naredbenom retku poslužitelja:
page-admin-people = Ljudi
page-admin-tables = Stolovi
page-admin-chat = Razgovor
page-admin-invitations = Pozivnice
page-admin-scenarios = Scenariji
page-admin-notice = Obavijest
page-admin-upkeep = Održavanje
page-admin-log = Dnevnik
page-admin-search = Ime, naslov, riječi ili id
page-admin-find = Traži
page-admin-which = Koje
page-admin-more = Prikaži još
page-admin-none = Ništa nije pronađeno.
page-admin-kind-all = Sve
page-admin-kind-guests = Gosti
page-admin-kind-accounts = Računi
page-admin-kind-banned = Zabranjeni
page-admin-kind-admins = Administratori
page-admin-kind-open = Otvoreni
page-admin-kind-running = U tijeku
page-admin-kind-over = Završeni
page-admin-kind-closed = Zatvoreni
page-admin-kind-hidden = Skriveni
page-admin-done = Gotovo.
page-admin-back = Odustani

## Ljudi

page-admin-came = Prvi posjet { $day }
page-admin-seen = Zadnji put { $day }
page-admin-nowhere = Nigdje nije prijavljen
page-admin-sat = Stolovi: { $n }
page-admin-is-admin = Administrator
page-admin-is-banned = Zabranjen
page-admin-rename = Preimenuj
page-admin-rename-title = Preimenovati { $name }?
page-admin-rename-text = Drugi vide novo ime za novim stolovima.
page-admin-password = Nova lozinka
page-admin-password-title = Nova lozinka za { $name }?
page-admin-password-text = Lozinka se izmisli i pokaže jednom. Predaj je; svi uređaji i programi moraju se ponovno prijaviti.
page-admin-password-made = Nova lozinka: { $name }. Vidi se samo sada.
page-admin-ban = Zabrani pristup
page-admin-ban-title = Zabraniti pristup: { $name }?
page-admin-ban-text = Više se neće moći prijaviti ni igrati i doznat će razlog. Mjesta zauvijek preuzimaju računalni igrači.
page-admin-why = Razlog
page-admin-unban = Ukini zabranu
page-admin-unban-title = Ponovno pustiti { $name }?
page-admin-unban-text = Opet će se moći prijaviti i igrati. Stara mjesta ostaju računalnim igračima.
page-admin-delete = Izbriši
page-admin-delete-person-title = Zauvijek izbrisati { $name }?
page-admin-delete-person-text = Ime, prijava, statistika i podijeljeni scenariji nestaju bez povratka. Završene igre zadržavaju ime.
page-admin-export = Preuzmi sve podatke

## Stolovi i razgovor

page-admin-opened-by = Otvara: { $name }
page-admin-close = Zatvori
page-admin-close-title = Zatvoriti ovaj stol?
page-admin-close-text = Igra završava za sve za tim stolom. Još se nekoliko dana može pogledati.
page-admin-delete-table-title = Zauvijek izbrisati ovaj stol?
page-admin-delete-table-text = Igra, rezultati i sve što je ondje rečeno nestaju bez povratka.
page-admin-remove = Ukloni
page-admin-remove-title = Ukloniti ovu poruku?
page-admin-remove-text = Njezine riječi nestaju zauvijek. Stol pokazuje da je poruka uklonjena.
page-admin-go-there = Do stola

## Pozivnice i scenariji

page-admin-invite-count = Koliko
page-admin-invite-days = Vrijede dana
page-admin-invite-always = Dok se ne iskoristi
page-admin-invite = Napravi pozivnice
page-admin-invite-made = Kopiraj ih sada: vide se samo jednom.
page-admin-invite-since = Napravljeno { $day }
page-admin-invite-until = Vrijedi do { $day }
page-admin-revoke = Opozovi
page-admin-revoke-title = Opozvati ovu pozivnicu?
page-admin-revoke-text = Nitko više s njom ne može ući.
page-admin-expire-days = Starije od dana
page-admin-expire = Opozovi stare
page-admin-expire-title = Opozvati stare pozivnice?
page-admin-expire-text = Nitko više ne može ući s pozivnicom starijom od ovoliko dana: { $n }.
page-admin-expire-gone = Opozvano: { $n }
page-admin-hide = Sakrij
page-admin-hide-title = Sakriti { $name }?
page-admin-hide-text = Nitko ga ne nalazi u radionici dok ga opet ne pokažeš. Stolovi koji ga koriste igraju dalje.
page-admin-show = Opet pokaži
page-admin-show-title = Opet pokazati { $name }?
page-admin-show-text = Svi ga opet nalaze u radionici.
page-admin-complaints = Prijave: { $n }
page-admin-by = autor: { $name }

## Obavijest

page-admin-notice-help = Svi je vide na vrhu stranice, u okviru na svom jeziku oko tvoje rečenice.
page-admin-notice-text = Tvoja rečenica
page-admin-notice-from = Početak
page-admin-notice-until = Kraj
page-admin-notice-set = Pokaži svima
page-admin-notice-clear = Ukloni
page-admin-notice-now = Svi sada vide:
page-admin-notice-none = Sada nema obavijesti.

## Održavanje

page-admin-limits = Ograničenja
page-admin-limits-help = Vrijede u roku od sekunde. Prazno polje: kako je poslužitelj pokrenut.
page-admin-limit-sign-ups = Novi ljudi s jedne adrese u minuti
page-admin-limit-requests = Zahtjevi s jedne adrese u sekundi
page-admin-limit-tables = Nezavršeni stolovi jedne osobe
page-admin-limit-watchers = Gledatelji za stolom
page-admin-limit-keep-guests = Dana do brisanja odsutnoga gosta
page-admin-limit-keep-tables = Dana čuvanja završenih igara
page-admin-limit-now = Sada: { $n }
page-admin-limit-none = Sada: bez ograničenja
page-admin-prune = Ukloni staro
page-admin-prune-help = Najprije prebroji, pa ukloni. Što ostane prazno, ostaje.
page-admin-prune-guests = Gosti kojih nema dana
page-admin-prune-tables = Stolovi završeni prije dana
page-admin-prune-abandoned = Nezavršeni stolovi netaknuti dana
page-admin-prune-count = Prebroji
page-admin-prune-go = Ukloni
page-admin-prune-title = Ukloniti zauvijek?
page-admin-prune-found = Gosti: { $guests }. Završeni stolovi: { $tables }. Nezavršeni stolovi: { $abandoned }.

## Dnevnik

page-admin-at-shell = { $name }, naredbeni redak
page-admin-did-grant = imenovan administrator
page-admin-did-demote = više nije administrator
page-admin-did-rename = preimenovano
page-admin-did-password = dana nova lozinka
page-admin-did-ban = zabranjen pristup
page-admin-did-unban = ukinuta zabrana
page-admin-did-delete-person = izbrisana osoba
page-admin-did-export = preuzeti svi podaci
page-admin-did-close-table = zatvoren stol
page-admin-did-delete-table = izbrisan stol
page-admin-did-remove-line = uklonjena poruka
page-admin-did-invite = napravljene pozivnice
page-admin-did-revoke-invite = opozvana pozivnica
page-admin-did-expire-invites = opozvane stare pozivnice
page-admin-did-hide-scenario = skriven scenarij
page-admin-did-show-scenario = opet prikazan scenarij
page-admin-did-withdraw-scenario = zauvijek uklonjen scenarij
page-admin-did-remove-comment = uklonjen komentar
page-admin-did-notice = postavljena obavijest
page-admin-did-clear-notice = uklonjena obavijest
page-admin-did-limit = promijenjeno ograničenje
page-admin-did-prune = uklonjeno staro
