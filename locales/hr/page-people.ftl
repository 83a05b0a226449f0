# Što stranica govori o ljudima: tko si, kako ti je išlo, kako doznaješ, što donosiš.

## Ulaz

page-who-are-you = Tko si?
page-account-guest-help = Dovoljno je ime. Tvoji stolovi ostaju u ovom pregledniku.
page-account-account-help = S imenom i lozinkom tvoji te stolovi prate na svaki uređaj. Igre započete kao gost ostaju tvoje.
page-account-login-help = Lijepo je opet te vidjeti: tvoji stolovi čekaju.
page-account-login-guest = Kad se prijaviš, gubiš pristup stolovima gosta. Ako ih želiš zadržati, otvori račun.
page-password-help = Najmanje 8 znakova.
page-new-password = Nova lozinka
page-invitation = Pozivnica
page-invitation-help = Ovo je mjesto za pozvane. Pozivnice dijeli onaj tko ga vodi; svaka vrijedi jednom.
page-invited = Imaš pozivnicu
page-invited-help = Odaberi ime i unutra si.
page-invited-already = Već si ovdje kao { $name }. Daj pozivnicu nekom drugom: još vrijedi.

## Tvoja stranica

page-is-guest = Gost
page-is-account = Račun
page-my-games = Igre
page-my-notices = Obavijesti
page-my-account = Račun
page-my-programs = Programi
page-save = Spremi
page-copy = Kopiraj
page-copied = Kopirano.
page-rename-help = Drugi ga vide za novim stolovima. Ondje gdje već sjediš ostaje staro.
page-devices = Ovaj uređaj i drugi
page-devices-help = Odjavi se na tuđem uređaju. Ako je neki izgubljen, odjavi se svugdje: i programi gube tokene.
page-devices-guest = Ti si gost: poznaje te samo ovaj preglednik. Tko se odjavi, ne može se vratiti.
page-logged-out = Uspješna odjava.
page-remove-account = Obriši račun
page-remove-guest = Obriši sve o meni
page-leave-here-title = Odjaviti gosta?
page-leave-here-text = Nitko se više ne može prijaviti kao ovaj gost: stolovi idu dalje bez tebe. Želiš li se vratiti, najprije otvori račun.
page-leave-here = Odjavi se
page-leave-everywhere-title = Odjaviti se svugdje?
page-leave-everywhere-text = Svi preglednici i programi moraju se ponovno prijaviti, i ovaj. Obavijesti u preglednicima se isključuju.
page-leave-everywhere = Odjavi se svugdje
page-leave-remove-title = Obrisati zauvijek?
page-leave-remove = Obriši zauvijek
page-stay = Ostani
page-lost-account = Tvoje ime i pristup. Ne mogu se vratiti.
page-lost-devices = Svi se uređaji odjavljuju, tokeni i obavijesti prestaju raditi.
page-lost-statistics = Tvoja statistika.
page-lost-seats = Tvoja mjesta u igrama koje traju: preuzimaju ih računalni igrači.
page-lost-stays = Završene igre ostaju s imenom pod kojim su odigrane.

## Kako ti je išlo

page-statistics = Statistika
page-tally-none = Još nema završenih igara. Ovdje se broje, svaka igra zasebno.
page-tally-played = odigrano
page-tally-won = pobjede
page-tally-best = najviše bodova
page-tally-share = Pobjede: { $share } %
page-my-last-games = Moje zadnje igre
page-player-here = Igrač
page-player-gone = Nema takvog igrača.

## Programi

page-programs = Tokeni za programe
page-programs-help = Program s tokenom smije ovdje sve što i ti: gledati, igrati, razgovarati. Svakom programu daj njegov vlastiti i opozovi ga kad ti više ne treba.
page-token = Token
page-token-label = Čemu služi?
page-token-example = moj bot
page-token-make = Napravi token
page-token-made = Token: { $label }
page-token-once = Vidi se samo sada. Spremi ga gdje ga može pročitati samo tvoj program.
page-token-since = od { $day }
page-token-end = Opozovi
page-token-end-sure = Stvarno opozvati?
page-tokens-none = Još nema tokena.
page-interface = Sučelje
page-interface-help = Sve što radi ova stranica može i program. Opisano je ovdje:

## Obavijesti

page-turn-elsewhere = Ti si na potezu: { $table }
page-turn-go = Idi za stol
page-notices-here = Dok je stranica otvorena
page-notices-here-help = Kad te čeka neki drugi tvoj stol, javljaju to bilješka i naslov kartice. Ne treba ništa uključiti.
page-push = Obavijesti ovog preglednika
page-push-help = Ovaj ti preglednik javlja da si na potezu i kad je stranica zatvorena: najranije 20 sekundi od početka poteza, i opet kad vrijeme istječe.
page-push-is-on = Uključeno
page-push-is-off = Isključeno
page-push-on = Uključi
page-push-off = Isključi
page-push-denied = Ovaj preglednik ne smije prikazivati obavijesti odavde: to je zabranjeno. Dopusti ih u postavkama preglednika za ovu stranicu pa se vrati.
page-push-insecure = Obavijesti trebaju adresu koja počinje s https://. Pitaj onoga tko vodi ovo mjesto ili upotrijebi webhook.
page-push-unsupported = Ovaj preglednik to ne može. Na iPhoneu i iPadu najprije dodaj stranicu na početni zaslon i otvori je odande.
page-push-no-service = Usluga push ovog preglednika nije dostupna. Pokušaj kasnije ili u drugom pregledniku.
page-push-others = { $n ->
    [one] Obavijesti su uključene i u još { $n } pregledniku.
    [few] Obavijesti su uključene i u još { $n } preglednika.
   *[other] Obavijesti su uključene i u još { $n } preglednika.
}
page-webhook = Webhook
page-webhook-help = Za sobu za razgovor, kućni poslužitelj, vlastiti program: adresa na javnom internetu koja se poziva kad si na potezu.
page-webhook-address = Adresa
page-webhook-saved = Odsad se poziva ova adresa.
page-webhook-gone = Više se ne poziva nijedna adresa.
page-webhook-remove = Isključi
page-webhook-how = Što se šalje i kako provjeriti da je odavde
page-webhook-body = POST s JSON-om:
page-webhook-signature = Svaki je poziv potpisan tvojom tajnom:
page-webhook-secret = Tajna
page-webhook-again = Neuspio poziv pokušava se još dvaput pa može stići dvaput. Nakon dvadeset neuspjelih zaredom webhook se isključuje.

## Snimke i stolovi

page-open-replay = Otvori datoteku snimke
page-open-replay-help = Ili ovdje ispusti datoteku .tfr.
page-replay-unreadable = { $file } nije snimka koja se ovdje može gledati.
page-invite-link = Poveznica s pozivom
page-clock-help = Strpljiv sat: kad prođu četiri petine vremena, dobivaš podsjetnik; na kraju računalni igrač odigra taj jedan potez umjesto tebe.
