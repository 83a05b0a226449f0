# The example game of the engine: what it says, and its rules.

game-duel = Dvoboj
page-about-duel = Dvoje do četvero ljudi, kocka, nekoliko karata i po jedan hitac. Igra za primjer: pokazuje kako nova igra dolazi u ovu kuću.
page-facts-duel = 2–4 igrača · 5 minuta
page-setup-hearts = Srca

# What the page calls the things in its view; cards are counted in this order.
page-duel-hearts = Srca
page-duel-aim = Ciljanje
page-duel-held = Karte
page-duel-deck = Špil
page-duel-discard = Odbačeno
page-duel-turn = Na potezu
page-duel-left = Preostale akcije
page-duel-turns = Odigrani potezi
page-duel-asked = Odlučuje
page-duel-pause = Tajno pitanje
page-duel-dodge = Izmak
page-duel-cigar = Cigara
page-duel-coin = Novčić
page-duel-hand-1 = { page-duel-dodge }
page-duel-hand-2 = { page-duel-cigar }
page-duel-hand-3 = { page-duel-coin }
page-duel-discard-1 = { page-duel-dodge }
page-duel-discard-2 = { page-duel-cigar }
page-duel-discard-3 = { page-duel-coin }

duel-prompt-act = Ciljaj, vuci, odbaci ili pucaj.
    .other = Igrač { $n } cilja, vuče, odbacuje ili puca.
duel-prompt-dodge = Hitac te pogađa. Izmičeš li?
    .other = Igrač { $n } smije izmaknuti hicu.

duel-aim = Ciljaj
duel-draw = Vuci kartu
duel-toss-dodge = Odbaci Izmak da naciljaš
duel-toss-cigar = Odbaci Cigaru da naciljaš
duel-toss-coin = Odbaci Novčić da naciljaš
duel-fire = Pucaj na igrača { $n }
duel-dodge = Izmakni
duel-take = Primi pogodak

duel-event-aimed = Igrač { $n } cilja.
duel-event-drew = Igrač { $n } vuče kartu.
duel-event-tossed = Igrač { $n } odbacuje kartu i cilja.
duel-event-fired = Igrač { $n } puca: { $die }.
duel-event-dodged = Igrač { $n } izmiče.
duel-event-hurt = Igrač { $n } gubi srce.
duel-event-died = Igrač { $n } ispada.

refusal-duel-not-hit = Nitko te nije pogodio.
refusal-duel-answer-first = Najprije odgovori na hitac.
refusal-duel-aimed = Bolje ne možeš naciljati.
refusal-duel-hand-full = Držiš tri karte ili je špil prazan.
refusal-duel-not-held = Nemaš tu kartu.
refusal-duel-no-target = Nema na koga pucati.
refusal-duel-act = Sada ciljaš, vučeš, odbacuješ ili pucaš.
refusal-duel-setup = Igra dvoje do četvero ljudi, s jednim do pet srca.

duel-why-aimed = Već ciljaš.
duel-why-card = Nemaš tu kartu.

## Pravila

rule-DUEL-TURN-1 = Potez su dvije akcije; zatim je na redu sljedeći živi igrač.
rule-DUEL-AIM-1 = Ciljanje dodaje 1 sljedećem hicu, najviše 2.
rule-DUEL-DRAW-1 = Vuci kartu ako ih držiš manje od tri, a špil nije prazan.
rule-DUEL-TOSS-1 = Odbaci svoju kartu licem gore da naciljaš.
rule-DUEL-FIRE-1 = Pucaj na drugog živog igrača: kocka i ciljanje moraju dati najmanje 5. Ciljanje se troši.
rule-DUEL-DODGE-1 = Tko je pogođen, a drži Izmak, smije ga odbaciti i ostaje neozlijeđen.
rule-DUEL-END-1 = Pobjeđuje posljednji živi, a nakon trideset poteza onaj s najviše srca.
