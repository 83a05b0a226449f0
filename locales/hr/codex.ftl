# Kodeks: pravila kao stranice za čitanje, traženje i ispis.

codex-title = Kodeks
codex-intro = Svako pravilo svake ovdašnje igre, našim riječima i s vlastitim brojem. Igra navodi te brojeve kad nešto ne dopušta, testovi ih dokazuju, a možete ih potražiti po bilo kojoj riječi.
codex-to-text = Preskoči na tekst
codex-to-games = Igraj
codex-games = Igre
codex-languages = Jezik
codex-chapters = Poglavlja
codex-more = Više
codex-rules = { $n ->
    [one] { $n } pravilo
    [few] { $n } pravila
   *[other] { $n } pravila
}
codex-place = { $n } od { $of }
codex-previous = Prethodno
codex-next = Sljedeće
codex-rule-neighbours = Susjedna pravila
codex-see-also = Vidi i
codex-used-in = Gdje djeluje
codex-proved-by = Što ga dokazuje
codex-other-languages = Na drugim jezicima
codex-editions = Što kažu pravilnici
codex-edition-polish = Poljsko izdanje
codex-edition-croatian = Hrvatsko izdanje
codex-edition-hungarian = Mađarsko izdanje
codex-edition-errata = Ispravci
codex-edition-text = Pravilnik
codex-edition-elsewhere = Na drugom mjestu
codex-edition-same = Kako i mi igramo.
codex-edition-option = Za svojim stolom možeš odabrati: { $option }

## Traženje

codex-search = Traži
codex-search-label = Traži u kodeksu
codex-search-hint = Riječ, ime karte ili broj: vidno polje, sačmarica, los 1. Velika i mala slova te kvačice nisu važni, a engleska se imena razumiju na svakom jeziku.
codex-search-found = { $n ->
    [one] { $n } mjesto za „{ $q }”
    [few] { $n } mjesta za „{ $q }”
   *[other] { $n } mjesta za „{ $q }”
}
codex-search-most = Prikazano je { $n } najboljih.
codex-search-none = Ništa ne odgovara na „{ $q }”.
codex-kind-rule = pravilo
codex-kind-chapter = poglavlje
codex-kind-thing = karta ili figura
codex-kind-word = riječ

## Stranice kojih nema

codex-missing = Te stranice nema
codex-missing-rule = Nema pravila s brojem „{ $number }”. Brojevi izgledaju ovako: D04-LOS-1, dakle igra, tema i redni broj. Možda traženje nađe ono na što mislite:
codex-missing-page = Na ovoj adresi nema ničega. Potražite što vam treba:

## Riječi

codex-words = Riječi
codex-words-text = Kako se svaka stvar zove na četiri jezika, prema tiskanim pravilima. Jedna stvar ima jednu riječ.
codex-house = ova stranica

## Karte i figure

codex-sheets = Karte i figure
codex-sheets-of = { $game }: karte i figure
codex-shelf-weapons = Oružje
codex-shelf-powerups = Pojačanja
codex-shelf-tiles = Pločice streljiva
codex-shelf-boards = Ploče
codex-shelf-invaders = Uljezi
codex-shelf-abilities = Posebne sposobnosti
codex-shelf-actions = Radnje marinca
codex-shelf-orders = Naredbe
codex-shelf-marine-cards = Karte marinca
codex-shelf-events = Karte događaja
codex-shelf-events-2004 = Karte događaja
codex-shelf-scenarios = Scenariji
codex-shelf-demons = Demoni
codex-shelf-action-cards = Karte radnji
codex-shelf-classes = Klase
codex-shelf-squads = Karte odreda
codex-shelf-glory = Karte slavnih ubojstava
codex-shelf-invasions = Karte invazije
codex-shelf-objectives = Karte cilja
codex-shelf-threats = Karte prijetnje
codex-shelf-missions = Misije
codex-thing = { $thing }
codex-times = { $n } × { $thing }
codex-fact-effect = { $effect }: { $price }
codex-fact-pickup = uzimanje: { $price }
codex-fact-reload = punjenje: { $price }
codex-fact-copies = u kutiji: { $n }
codex-fact-players = od { $from } do { $to } igrača
codex-fact-dice = kocke: { $dice }
codex-fact-ammo = streljivo: { $ammo }
codex-fact-special = obrana ★: { $what }
codex-fact-ability = { $name }: { $help }
codex-fact-argent = { $name } (za 1 argent): { $help }
codex-fact-portal = { $portal }: { $one } ili { $other }

## Nacrtani primjeri

codex-example = Primjer
codex-example-note = Ovaj je crtež jedan od testova.
codex-drawn-sees = { $from } vidi { $to }.
codex-drawn-hidden = { $from } ne vidi { $to }.
codex-drawn-cover = { $from } vidi { $to }, ali { $to } ima zaklon.
codex-drawn-range = Domet od { $from } do { $to } iznosi { $n }.
