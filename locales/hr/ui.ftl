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
ui-no-choice = Nema izbora { $n }: upiši broj od 1 do { $last }.
ui-not-understood = Nerazumljivo: „{ $word }”. Upiši broj od 1 do { $last }, akciju ili ? za pomoć.
ui-refused = Nije moguće.
ui-no-rule = Nema pravila { $rule }; pravila se pišu ovako: ADR-RUN-1.
ui-no-help = Nema oružja ni pojačanja „{ $word }”.
ui-no-square = „{ $word }” nije polje ove ploče; upiši redak i stupac, na primjer 12.
ui-sees = S polja { $square } vide se { $squares }.
ui-save-where = Kamo? Upiši s i naziv datoteke, na primjer s igra.tfr.
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
