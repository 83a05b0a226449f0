# Vodič kroz prvu partiju igre Adrenalin: kratke lekcije, svaka kad se njezina tema prvi put pojavi.

page-guide = Vodič
page-guide-progress = { $n } od { $all }
page-guide-got-it = Jasno
page-guide-finish = Završi
page-guide-skip = Preskoči vodič
page-guide-skipped = Vodič je isključen. Opet ćeš ga naći na početnoj stranici.
page-guide-quiet = Igraj dalje. Vodič se javlja kad se dogodi nešto novo.
page-guide-rule = Pravilo: { $rule }

## Lekcije

page-guide-welcome-title = Pozdrav u areni
page-guide-welcome = Tvoj lik: { $who }. Svatko se bori protiv svakoga, a pobjeđuje tko ima najviše bodova: donosi ih šteta, ne samo posljednji pogodak. Igraj svojim tempom; sve se objašnjava kad se prvi put pojavi.
page-guide-spawn-title = Uđi u arenu
page-guide-spawn = Držiš dva pojačanja. Odbaci jedno: pojavljuješ se na točki oživljavanja njegove boje. Drugo ti ostaje u ruci.
page-guide-actions-title = Dvije akcije u potezu
page-guide-actions = Trčanje, uzimanje ili pucanje: dvije akcije bilo kojim redom, može i dvaput ista. Još nemaš oružja, pa je uzimanje dobar početak.
page-guide-run-title = Trčanje
page-guide-run = Najviše tri polja, kroz vrata, ali nikad kroz zidove ni ukoso. Nijedna ti figura ne stoji na putu. Odaberi jedno od osvijetljenih polja.
page-guide-grab-title = Uzimanje
page-guide-grab = Najprije se smiješ pomaknuti za jedno polje. Na točki oživljavanja uzimaš oružje, na svakom drugom polju pločicu streljiva: donosi kockice, a neke i pojačanje.
page-guide-weapon-title = Izbor oružja
page-guide-weapon = Gornja kockica cijene pri uzimanju je besplatna; plaćaš ostatak i oružje je napunjeno. Smiješ nositi tri oružja.
page-guide-pay-title = Plaćanje
page-guide-pay = Plaćaš kockicama iz kutije za streljivo, u koju stanu po tri svake boje. Pojačanje može zamijeniti kockicu svoje boje.
page-guide-shoot-title = Spremno za hitac
page-guide-shoot = Imaš napunjeno oružje i metu. Osnovni učinak je besplatan, dodaci se plaćaju streljivom. Nakon hica oružje je ispražnjeno.
page-guide-sight-title = Koga vidiš
page-guide-sight = Vidiš cijelu svoju prostoriju i, kroz svaka vrata svojeg polja, cijelu prostoriju iza njih. Što je osvijetljeno, možeš pogoditi odavde.
page-guide-damage-title = Šteta donosi bodove
page-guide-damage = Svaki pogodak stavlja na ovu stazu štete žetone u boji strijelca. Kad vlasnik ploče pogine, najviše bodova dobiva tko na njoj ima najviše žetona; prvi žeton vrijedi bod više.
page-guide-mark-title = Oznake
page-guide-mark = Sama oznaka još ništa ne radi. Kad isti igrač sljedeći put nanese štetu vlasniku ploče, sve se njegove oznake na njoj također pretvaraju u štetu. Najviše ih je tri od svakog igrača.
page-guide-adrenaline-title = Adrenalin
page-guide-adrenaline = Bol daje brzinu: s tri ili više štete smiješ se pomaknuti dva polja prije uzimanja.
page-guide-rush-title = Još adrenalina
page-guide-rush = Sa šest ili više štete smiješ se i prije pucanja pomaknuti za jedno polje. To traje do smrti.
page-guide-powerup-title = Pojačanja
page-guide-powerup = Pojačanje ne troši akciju. Upotrijebi ga za učinak, kao kockicu njegove boje ili za izbor mjesta na kojem se pojavljuješ. Smiješ ih držati tri.
page-guide-reload-title = Punjenje
page-guide-reload = Na kraju poteza smiješ napuniti ispražnjeno oružje, ovaj put za punu cijenu. Iz ispražnjenog se oružja ne može pucati.
page-guide-killed-title = Ubojstvo
page-guide-killed = Jedanaesta šteta je smrtonosni pogodak. Dvanaesta je potpuno uništenje: i ona se broji, ali žrtva strijelcu daje oznaku osvete. Ploča se boduje na kraju poteza.
page-guide-score-title = Ploča se boduje
page-guide-score = Najviše štete na njoj: 8 bodova, zatim 6, 4, 2, 1. Svaka smrt lubanjom prekriva najveći broj, pa svježe žrtve vrijede više.
page-guide-track-title = Staza ubojstava
page-guide-track = Tko je zadao smrtonosni pogodak, stavlja ovamo žeton umjesto lubanje, a potpuno uništenje dodaje još jedan. Ova staza donosi bodove na kraju. Kad nestane lubanja, počinje kraj igre.
page-guide-respawn-title = Natrag u igru
page-guide-respawn = Smrt je kratka: novo pojačanje je u tvojoj ruci, sad odbaci bilo koje i pojavi se na njegovoj točki oživljavanja. Šteta nestaje; oružje, streljivo i oznake ostaju.
page-guide-frenzy-title = Završna pomama
page-guide-frenzy = Uzeta je posljednja lubanja: svatko ima još jedan potez, s jačim akcijama i punjenjem prije hica. Ploče bez štete se okreću i vrijede samo 2, 1, 1, 1.
page-guide-end-title = Kraj
page-guide-end = Još se jednom boduju ploče sa štetom, zatim staza ubojstava: 8, 6, 4, 2, 1. Pobjeđuje tko ima najviše bodova. Sad znaš igru: isprobaj veću arenu ili pozovi prijatelje.
