# Što se čuva o ljudima i koliko dugo.

page-kept = Što se čuva o ljudima
page-kept-account = Račun se čuva dok ga ne izbrišeš: ime i ono čime se provjerava lozinka. Sama lozinka se ne čuva.
page-kept-guest-sat = Gost koji nikad nije sjeo za stol briše se { $days } dana nakon zadnjeg posjeta. Gost koji je sjeo ostaje.
page-kept-guest = Gost se briše { $days } dana nakon zadnjeg posjeta, osim ako mu neka igra još traje ili dijeli scenarij.
page-kept-session = Preglednici i programi ostaju prijavljeni { $days } dana nakon zadnjeg posjeta. Čuva se kada su se prijavili i kojeg su dana zadnji put korišteni.
page-kept-games = Završene igre ostaju zauvijek, s time tko je igrao i što je ondje rečeno.
page-kept-games-days = Završene igre čuvaju se { $days } dana, s time tko je igrao i što je ondje rečeno.
page-kept-closed = Stol zatvoren prije kraja igre briše se nakon { $days } dana.
page-kept-shared = Scenariji koje dijeliš, tvoje ocjene tuđih, komentari i prijave čuvaju se dok ne izbrišeš račun.
page-kept-won = Koje su misije kampanje dobivene čuva se dok sebe ne izbrišeš.
page-kept-notices = Kamo ti se javlja da si na potezu čuva se dok to ne isključiš.
page-kept-address = Tvoje internetske adrese nema u bazi podataka. Dnevnik poslužitelja bilježi mrežu iz koje netko dolazi ili je odbijen; koliko se dugo čuva, odlučuje onaj tko vodi poslužitelj.
page-kept-deeds = Ono što administratori rade bilježi se i čuva, s time na koga se odnosilo.
page-kept-delete = Ako sebe izbrišeš, nestaje sve osim završenih igara: one zadržavaju ime pod kojim se igralo. Onaj tko vodi poslužitelj može ti dati kopiju svega što se o tebi čuva.
