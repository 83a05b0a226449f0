# Riječi zaslona i terminala.

ui-you = ti
ui-yes = da
ui-no = ne
ui-help = pomoć
ui-undo = poništi
ui-quit = izlaz
ui-weapons = oružje
ui-more = više

## Kako se spajaju nabrajanja.

list-and = { $list } i { $last }
list-or = { $list } ili { $last }

## Što kaže vlastita datoteka.

own-text = { $text }

## Igra u terminalu

ui-welcome = Svatko protiv svakoga u maloj areni. Igraš protiv računala; Enter uzima broj u zagradi.
ui-ask-players = Koliko igrača, uključujući tebe? ({ $from }–{ $to })
ui-ask-board = Koja ploča? ({ $from }–{ $to })
ui-ask-skulls = Koliko lubanja? Što više, to dulja igra. ({ $from }–{ $to })
ui-board-for = za { $from }–{ $to } igrača
ui-out-of-range = Upiši broj od { $from } do { $to }.
ui-not-playable = Ta se igra još ne može igrati u terminalu.
ui-no-seat = Nema takvog mjesta: odaberi od 1 do { $n }.
ui-round = krug { $n }
ui-points = { $n ->
    [one] { $n } bod
    [few] { $n } boda
   *[other] { $n } bodova
}
ui-points-head = bodovi
ui-hidden = skriveno
ui-killshots = Staza ubojstava
ui-tracks = Staze
ui-offer = Ponuđeno streljivo
ui-hand = Tvoja pojačanja
ui-log = što se dogodilo
ui-log-more = što se dogodilo; još { $n }: log
ui-earlier = … ranijih redaka: { $n }; upiši log da ih pročitaš
ui-keys = broj: izbor · ?: pomoć · u: poništi · s DATOTEKA: spremi · q: izlaz
ui-keys-short = broj: izbor · ?: pomoć · w: oružje · log · u: poništi · q: izlaz
ui-choices-more = … daljnjih izbora: { $n }; upiši more
ui-back = Enter: natrag na pitanje · broj: izbor
ui-no-choice = Nema izbora br. { $n }: upiši broj od 1 do { $last }.
ui-not-understood = Nerazumljivo: „{ $word }”. Upiši broj od 1 do { $last }, akciju ili ? za pomoć.
ui-refused = Nije moguće.
ui-no-rule = Nema pravila { $rule }; pravila se pišu ovako: ADR-RUN-1.
ui-no-help = Nema oružja ni pojačanja „{ $word }”.
ui-no-square = „{ $word }” nije polje ove ploče; upiši redak i stupac, na primjer 12.
ui-sees = S polja { $square } vide se { $squares }.
ui-save-where = Kamo spremiti? Upiši s i naziv datoteke, na primjer s igra.tfr.
ui-save-end = Spremiti snimku igre? Upiši s i naziv datoteke, npr. s igra.tfr, ili samo Enter.
ui-saved = Snimka igre je spremljena: { $file }
ui-unsaved = Snimka igre nije spremljena. Sjeme slučaja: { $seed }.
ui-save-foreign = Datoteka { $file } već postoji i nije snimka igre; ostaje kakva jest.
ui-save-failed = Datoteka { $file } nije se mogla zapisati: { $error }
ui-result = rezultat
ui-you-win = Pobjeđuješ!
ui-you-lose = Ovaj put pobjeđuje netko drugi.
ui-goodbye = Vidimo se u areni.
ui-help-text =
    broj               uzmi taj izbor
    run, hit p2, …     akcija u notaciji, i ona koje nema na popisu: doznat ćeš zašto ne može
    ? sačmarica        što čini oružje ili pojačanje
    rule ADR-RUN-1     puni tekst pravila
    why p2             zašto se nešto ne može odabrati i što je uzrok
    see 12             što se vidi s polja; samo see: s tvojega
    log                sve što se dogodilo
    w                  oružje na točkama oživljavanja i u svačijim rukama
    more               svi izbori, ako za njih nije bilo mjesta
    Enter              zaslon još jednom
    u                  poništi svoju posljednju odluku, ako nije otkrila ništa novo
    s igra.tfr         spremi snimku igre
    q                  izlaz
    Na ploči: 12 je redak 1, stupac 2; ◎ točka oživljavanja; ⌂ kupola; ✦ pojačanje; ‹3› kamo vodi izbor 3.
    Na pločama igrača: ▸ tko je na potezu; šteta s │ kod 3, 6 i 11; ⊕ oznake; ☠ lubanje; ↻ okrenuta ploča; ▮ napunjeno, ▯ nenapunjeno oružje.
    Na malom zaslonu: C2 dvije crvene kockice; ▮1 jedno napunjeno oružje; ✦2 dva pojačanja; ▲1 jedna oznaka ▲.

## Slova kockica i kratki nazivi prostorija, najviše tri slova

ui-cube-red = C
ui-cube-yellow = Ž
ui-cube-blue = P
ui-room-red = crv
ui-room-yellow = žut
ui-room-blue = pla
ui-room-white = bij
ui-room-purple = lju
ui-room-green = zel

## Dugi popisi izbora

ui-cards = karte
ui-choices-page = { $from }–{ $to } od { $all } · m: sljedeća stranica · riječ ili x,y: samo što odgovara · Enter: sve
ui-find-nothing = Nijedan izbor ne sadrži „{ $word }”.
ui-rules-short = Pravila: { $rules }. Puni tekst: rule { $first }

## DOOM (2004) u terminalu

ui-d04-welcome = Marinci protiv svega što je postaja postala. Igraš jednu stranu protiv računala; Enter uzima broj u zagradi.
ui-d04-ask-scenario = Koji scenarij? ({ $from }–{ $to })
ui-d04-ask-difficulty = Koliko teško neka bude marincima? ({ $from }–{ $to })
ui-d04-marines-for = marinaca: { $from }–{ $to }
ui-d04-frags = fragovi { $n }
ui-d04-frags-of = fragovi { $n } od { $limit }
ui-d04-moves = kretanje { $n }
ui-d04-order-due = naredba
ui-d04-armour = oklop { $n }
ui-d04-melee = prsa o prsa
ui-d04-ranged = na daljinu
ui-d04-ammo = M{ $b } R{ $r } E{ $c }
ui-d04-left = vani
ui-d04-cards = uljez: karte { $hand }, špil { $deck }
ui-d04-hand = Tvoje karte
ui-d04-spawns = stvaranje: { $group }
ui-d04-exit = izlaz
ui-d04-goal-leave = Napustiti ploču: { $door }
ui-d04-goal-out = Pronaći izlaz i napustiti ploču
ui-d04-goal-kill = Ubiti onoga o kome je riječ
ui-d04-goal-reach = Doći na { $at }
ui-d04-goal-reach-area = Doći u područje { $n }
ui-d04-goal-gather = Okupiti se u području { $n }
ui-d04-goal-survive = Preživjeti krug { $n }
ui-d04-goal-carry = Iznijeti: { $what } ({ $door })
ui-d04-goal-take = Uzeti: { $what }
ui-d04-goal-clear = Očistiti područje { $n }
ui-d04-group-empty = prazna polja
ui-d04-group-orders = naredbe
ui-d04-group-figures = uljezi
ui-d04-group-events = događaji
ui-d04-no-figure = „{ $word }”: nema nikoga takvog na ploči; upiši f3 ili Z3, p1 ili mjesto, npr. 4,-1.
ui-d04-no-place = „{ $word }” nije poznato mjesto ove karte; upiši x,y, npr. 4,-1.
ui-d04-no-rule = Nema pravila { $rule }; pravila se pišu ovako: D04-MOVE-2.
ui-d04-no-help = Nema oružja, uljeza, karte ni radnje „{ $word }”.
ui-d04-keys = broj: izbor · riječ: traži · c: karte · ?: pomoć · u: poništi · s DATOTEKA · q
ui-d04-keys-short = broj: izbor · riječ: traži · see · map · c: karte · ?: pomoć · u: poništi
ui-d04-help-text =
    broj               uzmi taj izbor
    vrag, 4,-1, /na    samo izbori s tom riječju ili mjestom; Enter: opet svi
    step N, at 4,-1    radnja u notaciji, i ona koje nema na popisu: doznat ćeš zašto ne može
    m                  sljedeća stranica izbora
    see                što vidi tvoja figura; see Z3, see p1: što vidi druga
    map 20,4           taj dio karte; samo map: cijela
    ? sačmarica        što čini oružje, uljez, karta ili radnja
    ? map              što znače znakovi
    rule D04-MOVE-2    puni tekst pravila
    why f3             zašto se nešto ne može odabrati i što je uzrok
    c                  uvod, karte i oružje u cijelosti, uljezi na ploči
    log                sve što se dogodilo
    Enter              zaslon još jednom
    u                  poništi svoju posljednju odluku, ako nije otkrila ništa novo
    s igra.tfr         spremi snimku igre
    q                  izlaz
ui-d04-signs-text =
    Na karti: ●▲■ marinci; Z3 uljez f3, z3 ranjen; (Z) čeka; [●] »Z3 ‹●› ›Z3 tko djeluje ili se može izabrati; 12 kamo vodi izbor 12, +12 tamo nešto leži, ~12 opasna prepreka.
    Zidovi ┃━; vrata zatvorena ║═ i otvorena ╎╌ s brojevima, slovo: treba taj ključ, ★: izlaz, ✖: zaglavljena; @ teleport, # ventilacijski otvor, ?? iznenađenje, ◆ stvar iz scenarija, † pali marinac; ←↑→↓ ima još.
    Pokraj: ▸ tko je na potezu; ♥ preostale rane; ◈ oklop; M R E meci, rakete, energija; kocke: domet/šteta, * metak, ✖ promašaj.
ui-d04-campaign-next = Kampanja se nastavlja: { $title }. Pokreni ponovno s --campaign { $file }.
ui-d04-campaign-won = Marinci su pobijedili u kampanji.
ui-d04-campaign-lost = Kampanja je izgubljena.
ui-d04-goal-kill-kind = Ubiti: { $kind }

## Obje igre DOOM u terminalu

ui-doom-ask-marines = Koliko marinaca? ({ $from }–{ $to })
ui-doom-ask-side = Koju stranu igraš? ({ $from }–{ $to })
ui-doom-side-marines = marinci, svi
ui-doom-side-invader = uljez
ui-doom-side-both = obje strane, za jednim terminalom
ui-doom-seat-of-invader = --seat bira marinca; tko igra uljeza, nema drugog mjesta.
ui-doom-round-of = krug { $n } od { $last }
ui-doom-range = domet { $n }
ui-doom-fallen = ubijen
ui-doom-marines-win = Pobijedili su marinci.
ui-doom-invader-wins = Pobijedio je uljez.
ui-doom-you-lose = Ovaj put pobjeđuje druga strana.
ui-doom-sees = { $who } vidi { $n ->
    [one] { $n } polje
    [few] { $n } polja
   *[other] { $n } polja
} (•).
ui-doom-attacks = napadi { $n }
ui-doom-sees-figures = Na vidiku: { $list }.
ui-doom-campaign-over = Ukloni { $file } da počneš ispočetka.

## Slova kocaka, ključeva i vrata

ui-doom-letter-red = C
ui-doom-letter-yellow = Ž
ui-doom-letter-green = Z
ui-doom-letter-blue = P

## Dugi popisi izbora

ui-doom-group-move = kretanje
ui-doom-group-doors = vrata
ui-doom-group-attack = napad
ui-doom-group-targets = mete
ui-doom-group-things = stvari
ui-doom-group-cards = karte
ui-doom-group-end = dalje
ui-doom-group-other = ostalo

## An action of a replay explained

ui-explain-asked = Akcija { $n } od { $last }. Pitanje je glasilo: { $question }
ui-explain-answer = Odgovor: { $label }
ui-explain-others = { $n ->
    [one] Bio je to jedini mogući odgovor.
   *[other] Bio je to jedan od { $n } mogućih odgovora.
}
ui-explain-came = Što je iz toga proizašlo:
ui-explain-nothing = Iz toga nije proizašlo ništa što bi se objavilo.

## Pogled unatrag na partiju

ui-analyse-head = { $game }: { $n ->
    [one] { $n } akcija
    [few] { $n } akcije
   *[other] { $n } akcija
}, { $weighed ->
    [one] odvagnuta { $weighed } odluka
    [few] odvagnute { $weighed } odluke
   *[other] odvagnuto { $weighed } odluka
} (sudac: { $level }).
ui-analyse-measure-ahead = Brojke govore koliko se bodova očekuje da će svako mjesto završiti ispred prosjeka ostalih.
ui-analyse-measure-chance = Brojke govore koliki su izgledi strane za pobjedu.
ui-analyse-unproved = Uzmi ih s oprezom: sudac je učio iz partija, ali na ovoj se karti onaj tko igra po njemu nije na objema stranama pokazao boljim od vojnika.
ui-analyse-unfinished = Igra nije gotova: ovo je dokle seže.
ui-analyse-chart = Kako je stajalo:
ui-analyse-marines = { $sign } marinci
ui-analyse-turn = potez { $n }
ui-analyse-points = { $n } bod.
ui-analyse-percent = { $n } postotnih bodova
ui-analyse-costly = Najskuplje odluke:
ui-analyse-costly-none = Nijedna odluka nije bila jasno lošija od neke druge moguće.
ui-analyse-costly-one = Akcija { $n }, { $when }, { $who }: cijena { $cost }.
ui-analyse-chosen = Odabrano: { $plan }
ui-analyse-better = Bolje: { $plan }
ui-analyse-luck = Najveći udari sreće:
ui-analyse-luck-none = Sreća nije promijenila ništa vrijedno spomena.
ui-analyse-luck-one = Akcija { $n }, { $when }, { $who }: { $deed }
ui-analyse-luck-came = Očekivano: { $expected }. Ispalo je: { $came }.
ui-analyse-limits = Što ove brojke ne mogu znati: sudac ne vidi više od onoga tko je odlučivao, gleda najdalje do kraja poteza i učio je iz partija među računalima. Ne zna ništa o blefu, dogovorima ni o tome kakvi su ljudi.
ui-analyse-closer = Za pogled izbliza: { $command }
