# DOOM (2016) u terminalu.

ui-d16-welcome = Odred marinaca protiv najezde iz pakla. Igraš protiv računala ili udvoje za istim terminalom; Enter uzima broj u zagradi.
ui-d16-ask-mission = Koja misija, ili cijela operacija? ({ $from }–{ $to })
ui-d16-tutorial = za učenje igre
ui-d16-whole-operation = { $n ->
    [one] Operacija { $operation }: { $n } misija
    [few] Operacija { $operation }: { $n } misije, jedna za drugom
   *[other] Operacija { $operation }: { $n } misija, jedna za drugom
}
ui-d16-setup = priprema
ui-d16-mp = BK { $n }
ui-d16-mains = glavne { $n }
ui-d16-dark = domet ≤ { $n }
ui-d16-invader = karte { $hand }, špil { $deck }
ui-d16-speed = brzina { $n }
ui-d16-health = zdravlje { $n }
ui-d16-stability = stabilnost { $n }
ui-d16-tough = žilav
ui-d16-at-most = najviše { $n }
ui-d16-short-main = G
ui-d16-short-bonus = D
ui-d16-short-reaction = R
ui-d16-letter-red = C
ui-d16-letter-black = K
ui-d16-group-demons = demoni
ui-d16-group-events = događaji
ui-d16-frags-of = fragovi { $n } od { $limit }

## Cilj i prijetnja

ui-d16-goal-tutorial = Otvoriti vrata, pobiti demone
ui-d16-goal-samples = Uzorci kod marinaca: { $n } od { $all }
ui-d16-goal-relays = Releji: { $list }
ui-d16-goal-zones = Zone: napredak { $n } od { $all }
ui-d16-goal-assets = Izneseni tovari: { $n } od { $all }
ui-d16-goal-drone = Dron do izlaza: { $left }
ui-d16-goal-breach = Ostalo: portali { $portals }, demoni { $demons }
ui-d16-threat-sight = portali { $n }
ui-d16-threat-counters = oznake { $n }
ui-d16-threat-stock = zaliha { $n }, trošiti ≤ { $left }

## Znakovi na karti

ui-d16-blocking = blokirajući rub
ui-d16-impassable = neprohodan rub
ui-d16-difficult = teško tlo
ui-d16-zone = zona
ui-d16-checkpoint = kontrolna točka
ui-d16-relay = relej
ui-d16-portal-up = portal
ui-d16-portal-down = zatvoren portal

## Što figura vidi

ui-d16-sees-cover = Na vidiku, sa zaklonom: { $list }. Zaklon na praznom polju: ◦
ui-d16-no-actor = Nijedna tvoja figura sada ne djeluje: upiši see i figuru, npr. see I3 ili see p1.
ui-d16-no-figure = „{ $word }”: nema nikoga takvog na karti; upiši f3 ili I3, p1, Alpha ili mjesto, npr. 4,1.
ui-d16-no-place = „{ $word }” nije mjesto ove karte; upiši x,y, npr. 4,1.

## Karta invazije i riječi za koje se može pitati

ui-d16-invasion = Karta invazije:
ui-d16-invasion-one-of = Karta invazije leži licem dolje; jedna je od ovih:
ui-d16-invasion-guess = Marinci znaju samo da je jedna od ovih: { $list }.
ui-d16-topic-cov = zaklon
ui-d16-topic-los = vidokrug
ui-d16-topic-stn = omamljenost
ui-d16-topic-arg = argent
ui-d16-topic-por = portali
ui-d16-topic-tel = teleporti
ui-d16-topic-glo = slavna ubojstva
ui-d16-topic-lrg = velike figure
ui-d16-topic-dor = vrata

## Pomoć

ui-d16-no-rule = Nema pravila { $rule }; pravila se pišu ovako: D16-MOV-2.
ui-d16-no-help = Nema karte, klase ni demona „{ $word }”.
ui-d16-keys = broj: izbor · riječ: traži · c: karte · ?: pomoć · u: poništi · s DATOTEKA · q
ui-d16-keys-short = broj: izbor · riječ: traži · see · map · c: karte · ?: pomoć · u: poništi
ui-d16-help-text =
    broj               uzmi taj izbor
    vrag, 4,1, /na     samo izbori s tom riječju ili mjestom; Enter: opet svi
    step N, at f3      radnja u notaciji, i ona koje nema na popisu: doznat ćeš zašto ne može
    m                  sljedeća stranica izbora
    see                što vidi tvoja figura i tko pred njom ima zaklon; see I3, see p1: isto za drugu
    map 12,4           taj dio karte; samo map: cijela
    ? oklop            što čini karta, klasa ili demon
    ? map              što znače znakovi
    rule D16-MOV-2     puni tekst pravila
    why f3             zašto se nešto ne može odabrati i što je uzrok
    c                  misija, karte i demoni u cijelosti
    log                sve što se dogodilo
    Enter              zaslon još jednom
    u                  poništi svoju posljednju odluku, ako nije otkrila ništa novo
    s igra.tfr         spremi snimku igre
    q                  izlaz
ui-d16-signs-text =
    Figure: ●▲■◆ marinci, ¤ dron; I3 demon f3, i3 oštećen; iza njega ! uzdrman, * omamljen, % nosi uzorak; ♥2 preostalo zdravlje velikoga; [●] »I3 ‹●› ›I3 tko djeluje ili se može izabrati.
    Crte: ┃━ zid; ║═ zatvorena vrata s brojem; ▒ blokirajući rub, bez prolaza malima i bez pogleda; ┄┆ neprohodan rub, bez prolaza malima.
    Polja: ~ teško tlo; (@) aktivan, @ neaktivan teleport; ΩP portal sa slovom boje, ωP zatvoren, broj: njegove oznake, %: donijet će uzorak; + paket zdravlja, dva slova: oružje; % uzorak, $ tovar, !1 relej, z zona, ★ izlaz, ? kontrolna točka, & mamac; 12 kamo vodi izbor 12, Ω1 ondje je portal, +12 ondje leži nešto drugo; ←↑→↓ ima još.
    Pokraj: ▸ čija je aktivacija; » karte inicijative koje tek dolaze, do › tim redom, ☠ uljezove; BK bodovi kretanja, glavne: preostale glavne radnje; ♥ preostalo zdravlje; ▤ karte u ruci; ✦ karte slavnih ubojstava; ◇ argent; ▾ zatvorene karte demona; ✓ iskorišteno ovaj krug.
    Tvoje karte: G glavna radnja, D dodatna, R reakcija; +3 boda kretanja; 4:CK domet 4, crvena i crna kocka.

## Što demoni znaju

d16-ability-hit-and-run-help = nakon svog napada dobiva 2 boda kretanja
d16-ability-charged-fireball-help = +2 na domet i 1 crvena kocka više
d16-ability-crossfire-help = ponovno baca 1 kocku ako drugi opsjednuti vojnik vidi branitelja
d16-ability-shock-round-help = omami branitelja ako je nanio štetu
d16-ability-ram-help = 1 crvena kocka više nakon pomaka za 3 polja
d16-ability-headlong-help = 3 boda kretanja više
d16-ability-flying-help = ne zaustavljaju ga neprohodni i blokirajući rubovi i ništa ga ne stoji više
d16-ability-lightning-orb-help = omami branitelja ako je nanio štetu
d16-ability-jets-help = prva 3 boda kretanja leti
d16-ability-salvo-help = zaklon ne vrijedi i jednom ponovno baca bilo koje kocke
d16-ability-splash-help = svaki drugi marinac uz branitelja trpi 1 štetu
d16-ability-fire-wash-help = umjesto toga napada svakog marinca unutar 2 i na vidiku
d16-ability-stride-help = 1 crvena kocka više na dometu 1
d16-ability-slam-help = nakon napada svaki marinac unutar 2 trpi 1 štetu i biva odgurnut 1 polje
d16-ability-twin-fire-help = napada drugi put, drugoga marinca, s 2 crvene kocke
d16-ability-rocket-storm-help = 2 crvene kocke više, a svaki drugi marinac uz branitelja trpi 1 štetu

## Operacije

ui-d16-operation-score = Operacija { $operation }: pobjede marinaca { $marines }, uljeza { $invader }.
ui-d16-operation-next = Sljedeća misija: { $title }.
ui-d16-perk-marines = Marinci su izgubili i počinju s jednim paketom zdravlja više.
ui-d16-perk-invader = Uljez je izgubio i počinje s 2 argenta na karti invazije.
ui-d16-operation-kept = Stanje je spremljeno u { $file }; drugi put nastavi s --campaign { $file }.
ui-d16-operation-ask = Enter: dalje, q: za sada dosta.
ui-d16-operation-marines = Kraj operacije: pobijedili su marinci.
ui-d16-operation-invader = Kraj operacije: pobijedio je uljez.
ui-d16-operation-draw = Kraj operacije: neriješeno.
