# The example game of the engine: what it says, and its rules.

game-duel = Párbaj
page-about-duel = Két–négy ember, egy kocka, néhány lap és egyszerre egy lövés. A példajáték: megmutatja, hogyan kerül egy új játék ebbe a házba.
page-facts-duel = 2–4 játékos · 5 perc
page-setup-hearts = Szívek

# What the page calls the things in its view; cards are counted in this order.
page-duel-hearts = Szívek
page-duel-aim = Célzás
page-duel-held = Lapok
page-duel-deck = Pakli
page-duel-discard = Eldobott lapok
page-duel-turn = Soron van
page-duel-left = Hátralévő akciók
page-duel-turns = Lejátszott fordulók
page-duel-asked = Dönt
page-duel-pause = Titkos kérdés
page-duel-dodge = Kitérés
page-duel-cigar = Szivar
page-duel-coin = Érme
page-duel-hand-1 = { page-duel-dodge }
page-duel-hand-2 = { page-duel-cigar }
page-duel-hand-3 = { page-duel-coin }
page-duel-discard-1 = { page-duel-dodge }
page-duel-discard-2 = { page-duel-cigar }
page-duel-discard-3 = { page-duel-coin }

duel-prompt-act = Célozz, húzz, dobj el egy lapot vagy lőj.
    .other = A { $n }. játékos céloz, húz, eldob egy lapot vagy lő.
duel-prompt-dodge = Eltaláltak. Kitérsz?
    .other = A { $n }. játékos találatot kapott, és kitérhet.

duel-aim = Célzás
duel-draw = Laphúzás
duel-toss-dodge = Kitérés eldobása célzáshoz
duel-toss-cigar = Szivar eldobása célzáshoz
duel-toss-coin = Érme eldobása célzáshoz
duel-fire = Lövés { $n }. játékosra
duel-dodge = Kitérés
duel-take = A találat elfogadása

duel-event-aimed = { $n }. játékos céloz.
duel-event-drew = { $n }. játékos lapot húz.
duel-event-tossed = { $n }. játékos eldob egy lapot, és céloz.
duel-event-fired = { $n }. játékos lő: { $die }.
duel-event-dodged = { $n }. játékos kitér.
duel-event-hurt = { $n }. játékos szívet veszít.
duel-event-died = { $n }. játékos kiesik.

refusal-duel-not-hit = Nem találtak el.
refusal-duel-answer-first = Előbb válaszolj a lövésre.
refusal-duel-aimed = Ennél jobban nem célozhatsz.
refusal-duel-hand-full = Három lapod van, vagy üres a pakli.
refusal-duel-not-held = Nincs ilyen lapod.
refusal-duel-no-target = Nincs kire lőni.
refusal-duel-act = Most célzol, húzol, eldobsz vagy lősz.
refusal-duel-setup = Ketten–négyen játsszák, egy–öt szívvel.

duel-why-aimed = Már céloztál.
duel-why-card = Nincs nálad ez a kártya.

## Szabályok

rule-DUEL-TURN-1 = Egy forduló két akció; aztán a következő élő játékos jön.
rule-DUEL-AIM-1 = A célzás 1-et ad a következő lövéshez, legfeljebb 2-t.
rule-DUEL-DRAW-1 = Húzz lapot, ha háromnál kevesebb van nálad, és a pakli nem üres.
rule-DUEL-TOSS-1 = Dobd el egy lapodat képpel felfelé, hogy célozz.
rule-DUEL-FIRE-1 = Lőj egy másik élő játékosra: a kocka és a célzás összege legyen legalább 5. A célzás elvész.
rule-DUEL-DODGE-1 = Akit eltalálnak, és van Kitérése, eldobhatja, és sértetlen marad.
rule-DUEL-END-1 = Az utolsó élő játékos nyer; harminc forduló után az, akinek a legtöbb szíve van.
