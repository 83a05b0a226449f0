# Što kaže stranica kojoj ne treba poslužitelj: igre spremljene u pregledniku, nove verzije, instalacija, slanje igre na poslužitelj.

page-site-update = Nova verzija Telefraga je spremna. Tvoje igre ostaju kakve jesu.
page-site-update-take = Ažuriraj sada
page-site-update-later = Kasnije

page-site-about = Igre u ovom pregledniku
page-site-about-text = Ovoj stranici ne treba poslužitelj: pravila i računalni igrači rade u tvom pregledniku, i bez mreže. Tvoje su igre spremljene samo u ovom pregledniku, zato one do kojih ti je stalo spremi kao datoteke. Za korisničke račune, razgovor, pozivnice i igre s ljudima drugdje treba poslužitelj.
page-site-room = Sve što je ovdje spremljeno zauzima { $mb } MB, zajedno sa samom stranicom.
page-site-install = Instaliraj Telefrag
page-site-measure = Koliko je brz ovaj preglednik?
page-site-measuring = Mjerim…
page-site-measured = { $game }: { $n } odluka u sekundi

page-site-keep = Spremi ovu igru kao datoteku
page-site-send = Pošalji ovu igru na poslužitelj
page-site-send-help = Poslužitelj je odigra od početka do kraja, provjeri svako bacanje i drugima dopusti da je gledaju.
page-site-send-address = Adresa poslužitelja
page-site-send-look = Pronađi poslužitelj
page-site-send-go = Pošalji igru
page-site-send-away = Na toj adresi nema poslužitelja ili trenutačno nije dostupan.
page-site-send-unseen = Ova je stranica šifrirana, a onaj poslužitelj nije, pa se odavde ne vidi ima li ondje koga. Poveznica vodi do njega.
page-site-forget = Izbriši ovu igru iz preglednika
page-site-forget-sure = Zaista? Ne može se vratiti.
