# A kódex: a szabályok olvasható, kereshető, nyomtatható oldalakon.

codex-title = Kódex
codex-intro = Minden itteni játék minden szabálya, a saját szavainkkal és saját számmal. A játék ezekre a számokra hivatkozik, ha valamit nem enged, tesztek bizonyítják őket, és bármelyik szó alapján megkereshetők.
codex-to-text = Ugrás a szöveghez
codex-to-games = Játék
codex-games = Játékok
codex-languages = Nyelv
codex-chapters = Fejezetek
codex-more = Továbbiak
codex-rules = { $n ->
    [one] { $n } szabály
   *[other] { $n } szabály
}
codex-place = { $n } / { $of }
codex-previous = Előző
codex-next = Következő
codex-rule-neighbours = Szomszédos szabályok
codex-see-also = Lásd még
codex-used-in = Hol érvényesül
codex-proved-by = Mi bizonyítja
codex-other-languages = Más nyelveken
codex-editions = Mit mondanak a szabálykönyvek
codex-edition-polish = Lengyel kiadás
codex-edition-croatian = Horvát kiadás
codex-edition-hungarian = Magyar kiadás
codex-edition-errata = Hibajegyzék
codex-edition-text = Szabálykönyv
codex-edition-elsewhere = Máshol benne
codex-edition-same = Ahogy mi játsszuk.
codex-edition-option = Az asztalodnál választhatod: { $option }

## Keresés

codex-search = Keresés
codex-search-label = Keresés a kódexben
codex-search-hint = Egy szó, egy kártya neve vagy egy szám: látótér, sörétes, los 1. A nagybetű és az ékezet nem számít, az angol neveket pedig minden nyelven megértjük.
codex-search-found = { $n ->
    [one] { $n } találat erre: „{ $q }”
   *[other] { $n } találat erre: „{ $q }”
}
codex-search-most = A legjobb { $n } látható.
codex-search-none = Erre nincs találat: „{ $q }”.
codex-kind-rule = szabály
codex-kind-chapter = fejezet
codex-kind-thing = kártya vagy figura
codex-kind-word = szó

## Oldalak, amelyek nincsenek

codex-missing = Ez az oldal nem létezik
codex-missing-rule = Nincs „{ $number }” számú szabály. A számok így néznek ki: D04-LOS-1, vagyis a játék, a téma és a sorszám. Talán a keresés megtalálja, amire gondolsz:
codex-missing-page = Ezen a címen nincs semmi. Keresd meg, amire szükséged van:

## Szavak

codex-words = Szavak
codex-words-text = Melyik dolognak mi a neve a négy nyelven, a nyomtatott szabálykönyvek szerint. Egy dolognak egy szava van.
codex-house = ez az oldal

## Kártyák és figurák

codex-sheets = Kártyák és figurák
codex-sheets-of = { $game }: kártyák és figurák
codex-shelf-weapons = Fegyverek
codex-shelf-powerups = Képességkártyák
codex-shelf-tiles = Lőszerlapkák
codex-shelf-boards = Pályák
codex-shelf-invaders = Megszállók
codex-shelf-abilities = Különleges képességek
codex-shelf-actions = A tengerészgyalogos akciói
codex-shelf-orders = Parancsok
codex-shelf-marine-cards = Tengerészgyalogos-kártyák
codex-shelf-events = Eseménykártyák
codex-shelf-events-2004 = Eseménykártyák
codex-shelf-scenarios = Forgatókönyvek
codex-shelf-demons = Démonok
codex-shelf-action-cards = Akciókártyák
codex-shelf-classes = Osztályok
codex-shelf-squads = Rajkártyák
codex-shelf-glory = Kivégzéskártyák
codex-shelf-invasions = Inváziókártyák
codex-shelf-objectives = Célkártyák
codex-shelf-threats = Fenyegetéskártyák
codex-shelf-missions = Küldetések
codex-thing = { $thing }
codex-times = { $n } × { $thing }
codex-fact-effect = { $effect }: { $price }
codex-fact-pickup = felvétel: { $price }
codex-fact-reload = töltés: { $price }
codex-fact-copies = a dobozban: { $n }
codex-fact-players = { $from }–{ $to } játékos
codex-fact-dice = kockák: { $dice }
codex-fact-ammo = muníció: { $ammo }
codex-fact-special = ★ védelem: { $what }
codex-fact-ability = { $name }: { $help }
codex-fact-argent = { $name } (1 argentért): { $help }
codex-fact-portal = { $portal }: { $one } vagy { $other }

## Rajzolt példák

codex-example = Példa
codex-example-note = Ez a rajz az egyik teszt.
codex-drawn-sees = { $from } látja: { $to }.
codex-drawn-hidden = { $from } nem látja: { $to }.
codex-drawn-cover = { $from } látja, de fedezékben van: { $to }.
codex-drawn-range = Távolság { $from } és { $to } között: { $n }.
