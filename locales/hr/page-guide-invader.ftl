# Vodiči kroz uljezovu prvu igru jednog ili drugog DOOM-a.

## DOOM (2016)

page-guide-i16-welcome-title = Ti si demoni
page-guide-i16-welcome = Dva marinca žele očistiti tvoju dvoranu. Ubij ih ukupno četiri puta i pobjeđuješ. Oni se vraćaju, tvoji demoni ne.
page-guide-i16-rouse-title = Tvoja karta inicijative
page-guide-i16-rouse = Sada djeluje jedna vrsta demona, sve njezine figure. Svaku vrstu biraš jednom u krugu, pa gledaj tko dobro stoji.
page-guide-i16-activate-title = Jedan za drugim
page-guide-i16-activate = Svaka figura te vrste kreće se i napada jednom. Redoslijed biraš ti; prvo prednje, da ne smetaju ostalima.
page-guide-i16-event-title = Karte događaja
page-guide-i16-event = Svaka ima dvije sposobnosti i kaže kad se smije igrati. Dobra u pravom trenutku ubija; predugo čuvana ne čini ništa.
page-guide-i16-strike-title = Napad
page-guide-i16-strike = Meta mora biti u dometu i u vidnom polju. Biraj marinca s najmanje zdravlja: broje se ubojstva, ne šteta.
page-guide-i16-step-title = Kretanje
page-guide-i16-step = Kretanje možeš trošiti prije napada i poslije njega. Izađi, udari i vrati se iza ugla, gdje te ne vide.
page-guide-i16-frag-title = Frag
page-guide-i16-frag = Jedan od četiri. Marinac se vraća na teleport s punim zdravljem, pa se ne guraj ondje: čekaj gdje mora proći.
page-guide-i16-summon-title = Kroz portal
page-guide-i16-summon = Otvorili su vrata i oba se portala bude. Odaberi skupinu i postavi je što bliže: smije djelovati na tvojoj sljedećoj karti.
page-guide-i16-end-title = Znaš dovoljno
page-guide-i16-end = U punim misijama biraš i kartu invazije i skupljaš argent za jače napade. Neka dođu.

## DOOM (2004)

page-guide-i04-welcome-title = Ti si postaja
page-guide-i04-welcome = Jedan marinac traži crveni ključ. Ti vidiš cijelu kartu, on ne. Šest fragova donosi ti pobjedu: kad god padne i kad god ti se špil potroši.
page-guide-i04-event-title = Karte događaja
page-guide-i04-event = Odigraj je kad dođe njezin trenutak, i u njegovu potezu: da zaglaviš vrata, dodaš kocke, zaustaviš ga. Propusti ako je želiš čuvati.
page-guide-i04-spawn-title = Jedna karta stvaranja po potezu
page-guide-i04-spawn = Stvara nove uljeze na poljima koja nijedan marinac ne vidi: iza njega, uz sljedeća vrata, nikad pred cijevi.
page-guide-i04-activate-title = Sve se kreće
page-guide-i04-activate = Svaka tvoja figura smije se jednom po potezu kretati i napasti, i nove. Redoslijed je tvoj; prvo spore, da nitko ne smeta.
page-guide-i04-strike-title = Napad
page-guide-i04-strike = Pandže trebaju susjedno polje, ostali slobodno vidno polje. Njegov oklop dijeli štetu, pa udaraj s više njih u jednom potezu.
page-guide-i04-step-title = Kretanje
page-guide-i04-step = Ukoso vrijedi jedan. Obična vrata smiješ otvarati. Ostani mu izvan vidnog polja dok vas ne bude dovoljno.
page-guide-i04-frag-title = Frag
page-guide-i04-frag = Vraća se s punim ranama, podalje. Budi ondje prije njega.
page-guide-i04-end-title = Znaš dovoljno
page-guide-i04-end = Vrijeme radi za tebe: kad se špil potroši, dobivaš frag. Zaokupi ga i sačuvaj nešto za crvena vrata.
