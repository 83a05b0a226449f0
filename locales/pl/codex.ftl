# Kodeks: zasady jako strony do czytania, szukania i drukowania.

codex-title = Kodeks
codex-intro = Każda zasada każdej tutejszej gry, naszymi słowami i z własnym numerem. Gra podaje te numery, gdy na coś nie pozwala, testy ich dowodzą, a znaleźć je można po dowolnym słowie.
codex-to-text = Przejdź do treści
codex-to-games = Graj
codex-games = Gry
codex-languages = Język
codex-chapters = Rozdziały
codex-more = Więcej
codex-rules = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[other] { $n } zasad
}
codex-place = { $n } z { $of }
codex-previous = Poprzednia
codex-next = Następna
codex-rule-neighbours = Sąsiednie zasady
codex-see-also = Zobacz też
codex-used-in = Gdzie działa
codex-proved-by = Co jej dowodzi
codex-other-languages = W innych językach
codex-editions = Co mówią instrukcje
codex-edition-polish = Wydanie polskie
codex-edition-croatian = Wydanie chorwackie
codex-edition-hungarian = Wydanie węgierskie
codex-edition-errata = Errata
codex-edition-text = Instrukcja
codex-edition-elsewhere = W innym miejscu
codex-edition-same = Tak jak gramy.
codex-edition-option = Przy swoim stole możesz wybrać: { $option }

## Szukanie

codex-search = Szukaj
codex-search-label = Szukaj w kodeksie
codex-search-hint = Słowo, nazwa karty albo numer: pole widzenia, strzelba, los 1. Wielkość liter i polskie znaki nie mają znaczenia, a nazwy angielskie są zrozumiałe w każdym języku.
codex-search-found = { $n ->
    [one] { $n } miejsce dla „{ $q }”
    [few] { $n } miejsca dla „{ $q }”
   *[other] { $n } miejsc dla „{ $q }”
}
codex-search-most = Pokazano { $n } najlepszych.
codex-search-none = Nic nie pasuje do „{ $q }”.
codex-kind-rule = zasada
codex-kind-chapter = rozdział
codex-kind-thing = karta lub figurka
codex-kind-word = słowo

## Strony, których nie ma

codex-missing = Tej strony nie ma
codex-missing-rule = Nie ma zasady o numerze „{ $number }”. Numery wyglądają tak: D04-LOS-1, czyli gra, temat i liczba. Może wyszukiwanie znajdzie to, o co chodzi:
codex-missing-page = Pod tym adresem nic nie ma. Poszukaj tego, czego potrzebujesz:

## Słowa

codex-words = Słowa
codex-words-text = Jak każda rzecz nazywa się w czterech językach, za drukowanymi instrukcjami. Jedna rzecz ma jedno słowo.
codex-house = ten serwis

## Karty i figurki

codex-sheets = Karty i figurki
codex-sheets-of = { $game }: karty i figurki
codex-shelf-weapons = Bronie
codex-shelf-powerups = Karty zdolności
codex-shelf-tiles = Płytki amunicji
codex-shelf-boards = Plansze
codex-shelf-invaders = Potwory
codex-shelf-abilities = Zdolności
codex-shelf-actions = Akcje marine
codex-shelf-orders = Rozkazy
codex-shelf-marine-cards = Karty marines
codex-shelf-events = Karty wydarzeń
codex-shelf-events-2004 = Karty zdarzeń
codex-shelf-scenarios = Scenariusze
codex-shelf-demons = Demony
codex-shelf-action-cards = Karty akcji
codex-shelf-classes = Klasy
codex-shelf-squads = Karty drużyny
codex-shelf-glory = Karty zabójstw chwały
codex-shelf-invasions = Karty inwazji
codex-shelf-objectives = Karty celów
codex-shelf-threats = Karty zagrożenia
codex-shelf-missions = Misje
codex-thing = { $thing }
codex-times = { $n } × { $thing }
codex-fact-effect = { $effect }: { $price }
codex-fact-pickup = zabranie: { $price }
codex-fact-reload = naładowanie: { $price }
codex-fact-copies = w pudełku: { $n }
codex-fact-players = od { $from } do { $to } graczy
codex-fact-dice = kości: { $dice }
codex-fact-ammo = amunicja: { $ammo }
codex-fact-special = obrona ★: { $what }
codex-fact-ability = { $name }: { $help }
codex-fact-argent = { $name } (za 1 moc argentu): { $help }
codex-fact-portal = { $portal }: { $one } albo { $other }

## Rysowane przykłady

codex-example = Przykład
codex-example-note = Ten rysunek jest jednym z testów.
codex-drawn-sees = { $from } widzi { $to }.
codex-drawn-hidden = { $from } nie widzi { $to }.
codex-drawn-cover = { $from } widzi { $to }, ale { $to } ma osłonę.
codex-drawn-range = Zasięg od { $from } do { $to } wynosi { $n }.
