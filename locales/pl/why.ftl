# Co stoi na przeszkodzie temu, czego nie wolno.

## Adrenalina

adrenaline-why-loaded = Już naładowana: { $weapon }.
adrenaline-why-unloaded = Nienaładowana: { $weapon }.
adrenaline-why-cubes-red = Masz za mało czerwonych kostek.
adrenaline-why-cubes-yellow = Masz za mało żółtych kostek.
adrenaline-why-cubes-blue = Masz za mało niebieskich kostek.
adrenaline-why-actions = Nie masz już akcji.
adrenaline-why-bot = Trzeba jeszcze wykonać akcję bota.
adrenaline-why-grabbed = W tej turze już coś zabrano z tego pola.
adrenaline-why-tagged = W tej turze już zadano mu obrażenia: { $spawnpoint }.
adrenaline-why-steps = Pozostałe kroki ({ $who }): { $n }.

## DOOM (2004)

refusal-d04-too-far = Mając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ruchu, nie da się dojść na to pole.
d04-why-figure = Na drodze stoi: { $who }.
d04-why-wall = Na drodze stoi ściana.
d04-why-closed = Zamknięte: { $door }.
d04-why-locked = Zamknięte na klucz: { $door }.
d04-why-jammed = Zablokowane: { $door }.
d04-why-smashed = Wyłamane: { $door }.
d04-why-barrel = Na { $at } stoi beczka.
d04-why-points = Pozostałe punkty ruchu: { $n }.
d04-why-attacks = Nie został już żaden atak.
d04-why-ammo = Brak amunicji: { $weapon }.
d04-why-weapon = Nie masz tej broni: { $weapon }.
d04-why-berserk = Jesteś w szale i walczysz samymi pięściami.
d04-why-used = Już użyta w tej turze: { $weapon }.
d04-why-acted = Już aktywowany w tej turze: { $who }.
d04-why-spawned = W tej turze zagrano już kartę tworzenia albo aktywowano potwora.

## DOOM (2016)

refusal-d16-too-far = Mając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ruchu, nie da się dojść na to pole.
d16-why-figure = Na drodze stoi: { $who }.
d16-why-wall = Na drodze stoi ściana.
d16-why-closed = Zamknięte: { $door }.
d16-why-points = Pozostałe punkty ruchu: { $n }.
d16-why-rooted = Karta mówi, że nie możesz się ruszyć.
d16-why-open = Jej atak nie został jeszcze wykonany: { $card }.
d16-why-mains = Nie została już żadna akcja główna.
d16-why-dark = W ciemności atakujesz najdalej na zasięg { $n }.
d16-why-kind = Wyczerpana karta: { $kind }.
d16-why-acted = Już aktywowany tą kartą: { $who }.
d16-why-class = Twoja karta klasy jest wyczerpana.
