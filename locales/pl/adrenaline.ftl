# Adrenalina: pytania, wybory i przebieg gry.

adrenaline-card = { $kind } ({ $colour })
adrenaline-aim = { $weapon } ({ $effects })
adrenaline-powerup = karta zdolności
adrenaline-nothing = nic
adrenaline-the-bot = bot
adrenaline-the-turret = wieżyczkę
adrenaline-a-scope = Celownik laserowy
adrenaline-a-tagback = Markerem

## Pytania

adrenaline-prompt-menu = { $n ->
    [one] Wybierz akcję: została { $n }.
    [few] Wybierz akcję: zostały { $n }.
   *[other] Wybierz akcję: zostało { $n }.
}
    .other = { $who } wybiera akcję.
adrenaline-prompt-menu-bot = Nie masz już akcji, ale bot musi jeszcze wykonać swoją.
    .other = { $who } ma jeszcze do wykonania akcję bota.
adrenaline-prompt-menu-last = Nie masz już akcji: zagraj kartę zdolności albo zakończ turę.
    .other = { $who } może przed końcem tury zagrać kartę zdolności.
adrenaline-prompt-spawn = Odrzuć kartę zdolności: pojawisz się na punkcie odrodzenia jej koloru.
    .other = { $who } odrzuca kartę zdolności, by pojawić się na punkcie odrodzenia jej koloru.
adrenaline-prompt-place-bot = Na którym punkcie odrodzenia pojawia się { $bot }?
    .other = { $who } wybiera punkt odrodzenia dla bota.
adrenaline-prompt-run = { $n ->
    [one] Dokąd biegniesz? Najwyżej { $n } pole.
    [few] Dokąd biegniesz? Najwyżej { $n } pola.
   *[other] Dokąd biegniesz? Najwyżej { $n } pól.
}
    .other = { $who } wybiera, dokąd biegnie.
adrenaline-prompt-run-on = { $n ->
    [one] Biegniesz dalej, najwyżej { $n } pole, czy się zatrzymujesz?
    [few] Biegniesz dalej, najwyżej { $n } pola, czy się zatrzymujesz?
   *[other] Biegniesz dalej, najwyżej { $n } pól, czy się zatrzymujesz?
}
    .other = { $who } biegnie dalej albo się zatrzymuje.
adrenaline-prompt-grab = { $n ->
    [one] Zabierasz coś tutaj czy najpierw się przesuwasz, najwyżej o { $n } pole?
    [few] Zabierasz coś tutaj czy najpierw się przesuwasz, najwyżej o { $n } pola?
   *[other] Zabierasz coś tutaj czy najpierw się przesuwasz, najwyżej o { $n } pól?
}
    .other = { $who } zabiera coś na miejscu albo najpierw się przesuwa.
adrenaline-prompt-grab-here = Co tutaj zabierasz?
    .other = { $who } wybiera, co zabiera.
adrenaline-prompt-shoot = { $n ->
    [one] Strzelasz stąd czy najpierw się przesuwasz, najwyżej o { $n } pole?
    [few] Strzelasz stąd czy najpierw się przesuwasz, najwyżej o { $n } pola?
   *[other] Strzelasz stąd czy najpierw się przesuwasz, najwyżej o { $n } pól?
}
    .other = { $who } strzela z miejsca albo najpierw się przesuwa.
adrenaline-prompt-shoot-here = Z której broni strzelasz?
    .other = { $who } wybiera broń do strzału.
adrenaline-prompt-teleport = Dokąd się teleportujesz?
    .other = { $who } wybiera, dokąd się teleportuje.
adrenaline-prompt-move-self = { $n ->
    [one] { $aim }: dokąd się przesuwasz? Najwyżej { $n } pole.
    [few] { $aim }: dokąd się przesuwasz? Najwyżej { $n } pola.
   *[other] { $aim }: dokąd się przesuwasz? Najwyżej { $n } pól.
}
    .other = { $aim }: { $who } wybiera, dokąd się przesuwa.
adrenaline-prompt-move-bot = Czy { $bot } przesuwa się przed strzałem?
    .other = { $who } decyduje, czy { $bot } przesuwa się przed strzałem.
adrenaline-prompt-move = { $n ->
    [one] Dokąd przesuwa się { $whom }? Najwyżej { $n } pole.
    [few] Dokąd przesuwa się { $whom }? Najwyżej { $n } pola.
   *[other] Dokąd przesuwa się { $whom }? Najwyżej { $n } pól.
}
    .other = { $who } wybiera, dokąd przesuwa się { $whom }.
adrenaline-prompt-leave = Możesz mieć najwyżej trzy bronie. Którą zostawiasz? (nowa: { $weapon })
    .other = { $who } zostawia jedną broń (nowa: { $weapon }).
adrenaline-prompt-control = Na żetonie: { $tile }. Oddajesz część, by przejąć { $turret }?
    .other = { $who } może oddać część żetonu, by przejąć { $turret }. Na żetonie: { $tile }.
adrenaline-prompt-pay-red = Zapłać czerwoną kostkę: z obszaru amunicji czy kartą?
    .other = { $who } płaci czerwoną kostkę.
adrenaline-prompt-pay-yellow = Zapłać żółtą kostkę: z obszaru amunicji czy kartą?
    .other = { $who } płaci żółtą kostkę.
adrenaline-prompt-pay-blue = Zapłać niebieską kostkę: z obszaru amunicji czy kartą?
    .other = { $who } płaci niebieską kostkę.
adrenaline-prompt-pay-any = Zapłać kostkę dowolnego koloru: którą?
    .other = { $who } płaci kostkę dowolnego koloru.
adrenaline-prompt-shot = { $weapon }: co dalej w tym strzale?
    .other = { $weapon }: { $who } decyduje, co dalej w tym strzale.
adrenaline-prompt-spot = { $aim }: które pole?
    .other = { $aim }: { $who } wybiera pole.
adrenaline-prompt-room = { $aim }: które pomieszczenie?
    .other = { $aim }: { $who } wybiera pomieszczenie.
adrenaline-prompt-targets = { $n ->
    [one] { $aim }: wybierz { $n } cel.
    [few] { $aim }: wybierz najwyżej { $n } cele.
   *[other] { $aim }: wybierz najwyżej { $n } celów.
}
    .other = { $aim }: { $who } wybiera cele.
adrenaline-prompt-fist-step = { $aim }: na które pole lecisz?
    .other = { $aim }: { $who } wybiera, dokąd leci.
adrenaline-prompt-fist-strike = { $aim }: kogo tu uderzasz?
    .other = { $aim }: { $who } wybiera, kogo uderza.
adrenaline-prompt-fist-on = { $aim }: czy lecisz dalej?
    .other = { $aim }: { $who } leci dalej albo się zatrzymuje.
adrenaline-prompt-scope = Czy zagrywasz { $card }, by zadać 1 obrażenie więcej?
    .other = { $who } może zagrać { $card }.
adrenaline-prompt-tagback = { $attacker } cię trafia. Czy odpowiadasz { $card }?
    .other = { $who } może odpowiedzieć { $card }. Strzela { $attacker }.
adrenaline-prompt-bot-shot = Do kogo strzela { $bot }?
    .other = { $who } wybiera, do kogo strzela { $bot }.
adrenaline-prompt-reload = Czy ładujesz broń przed końcem tury?
    .other = { $who } może naładować broń przed końcem tury.
adrenaline-prompt-track = Na który tor trafia znacznik totalnej anihilacji? ({ $token })
    .other = { $who } wybiera tor dla znacznika totalnej anihilacji ({ $token }).
adrenaline-prompt-over = Gra jest skończona.
adrenaline-prompt-wait = Gra toczy się dalej.

## Wybory

adrenaline-label-discard = Odrzuć: { $card } → { $spawnpoint }
adrenaline-label-place-bot = Bot → { $spawnpoint }
adrenaline-label-run = { $n ->
    [one] Biegnij, najwyżej { $n } pole
    [few] Biegnij, najwyżej { $n } pola
   *[other] Biegnij, najwyżej { $n } pól
}
adrenaline-label-grab = { $n ->
    [one] Zabierz ekwipunek, wcześniej ruch najwyżej o { $n } pole
    [few] Zabierz ekwipunek, wcześniej ruch najwyżej o { $n } pola
   *[other] Zabierz ekwipunek, wcześniej ruch najwyżej o { $n } pól
}
adrenaline-label-shoot = Strzelaj
adrenaline-label-shoot-move = { $n ->
    [one] Strzelaj, wcześniej ruch najwyżej o { $n } pole
    [few] Strzelaj, wcześniej ruch najwyżej o { $n } pola
   *[other] Strzelaj, wcześniej ruch najwyżej o { $n } pól
}
adrenaline-label-shoot-frenzy = { $n ->
    [one] Przesuń się najwyżej o { $n } pole, załaduj broń i strzelaj
    [few] Przesuń się najwyżej o { $n } pola, załaduj broń i strzelaj
   *[other] Przesuń się najwyżej o { $n } pól, załaduj broń i strzelaj
}
adrenaline-label-bot = Akcja bota
adrenaline-label-teleport = Zagraj: { $card }
adrenaline-label-newton = Zagraj: { $card }; cel: { $whom }
adrenaline-label-to = Idź na { $square }
adrenaline-label-to-run = Biegnij na { $square }
adrenaline-label-to-shoot = Najpierw idź na { $square }
adrenaline-label-to-tile = Idź na { $square }: { $tile }
adrenaline-label-to-spawnpoint = Idź na { $square }: { $spawnpoint }
adrenaline-label-to-teleport = Teleportuj się na { $square }
adrenaline-label-to-move = { $whom } trafia na { $square }
adrenaline-label-tile = Weź: { $tile }
adrenaline-label-take = Weź: { $weapon }, za darmo
adrenaline-label-take-paid = Weź: { $weapon }, cena: { $price }
adrenaline-label-leave = Zostaw: { $weapon }
adrenaline-label-give-cube = Oddaj za wieżyczkę: { $cube }
adrenaline-label-give-powerup = Oddaj za wieżyczkę: karta zdolności
adrenaline-label-cube = Z obszaru amunicji: { $cube }
adrenaline-label-card = Kartą: { $card }
adrenaline-label-fire = Strzel: { $aim }
adrenaline-label-fire-paid = Strzel: { $aim }, cena: { $price }
adrenaline-label-use = Dalej: { $effects }
adrenaline-label-use-paid = Dalej: { $effects }, cena: { $price }
adrenaline-label-hit = Traf: { $targets }
adrenaline-label-bot-hit = Cel bota: { $targets }
adrenaline-label-at = Pole { $square }
adrenaline-label-at-vortex = Otwórz wir na { $square }
adrenaline-label-at-flame = Płomień aż do { $square }
adrenaline-label-at-fist = Leć na { $square }
adrenaline-label-room = Wszyscy tam: { $room }
adrenaline-label-scope = { $card }: 1 obrażenie więcej, cel: { $whom }
adrenaline-label-tagback = { $card }: 1 znacznik namierzania dla napastnika
adrenaline-label-reload = Załaduj: { $weapon }, cena: { $price }
adrenaline-label-track = Tor: { $spawnpoint }
adrenaline-label-done = Nic więcej
adrenaline-label-done-turn = Zakończ turę
adrenaline-label-done-walk = Zatrzymaj się tutaj
adrenaline-label-done-bot = Bot zostaje na miejscu
adrenaline-label-done-push = Bez odepchnięcia: { $whom } zostaje
adrenaline-label-done-stay = { $whom } zostaje tutaj
adrenaline-label-done-control = Zachowaj cały żeton i zostaw wieżyczkę
adrenaline-label-done-strike = Nikogo tu nie uderzaj
adrenaline-label-done-shot = Zakończ strzał
adrenaline-label-done-scope = Bez Celownika laserowego
adrenaline-label-done-tagback = Bez Markera
adrenaline-label-done-reload = Nie ładuj nic więcej

## Przebieg gry

adrenaline-event-turn = { $n ->
    [one] { $who } zaczyna turę: { $n } akcja.
    [few] { $who } zaczyna turę: { $n } akcje.
   *[other] { $who } zaczyna turę: { $n } akcji.
}
adrenaline-event-drew = { $who } dobiera kartę zdolności.
adrenaline-event-drew-card = { $who } dobiera: { $card }.
adrenaline-event-spawned = { $who } odrzuca: { $card } i pojawia się na { $square }.
adrenaline-event-bot-placed = { $who } stawia bota na { $square }.
adrenaline-event-run = { $who } biegnie.
adrenaline-event-grab = { $who } idzie coś zabrać.
adrenaline-event-shoot = { $who } szykuje się do strzału.
adrenaline-event-bot = { $who } wykonuje akcję bota.
adrenaline-event-end-turn = { $who } kończy akcje tej tury.
adrenaline-event-moved = { $who } przechodzi z { $from } na { $to }.
adrenaline-event-moved-by = { $who } przesuwa figurkę: { $whom }, z { $from } na { $to }.
adrenaline-event-played = { $who } zagrywa: { $card }. { $help }
adrenaline-event-played-on = { $who } zagrywa: { $card }; cel: { $whom }. { $help }
adrenaline-event-tile = { $who } bierze: { $tile }; w zapasie ląduje: { $gained }.
adrenaline-event-turret = { $who } przejmuje wieżyczkę na { $square }.
adrenaline-event-turret-from = { $who } przejmuje wieżyczkę na { $square }; dotąd: { $whom }.
adrenaline-event-paid = { $who } płaci: { $what }.
adrenaline-event-weapon-taken = { $who } bierze broń: { $weapon }.
adrenaline-event-weapon-left = { $who } zostawia broń: { $weapon }.
adrenaline-event-fired = { $who } strzela: { $aim }.
adrenaline-event-damage = { $who } trafia. Obrażenia: { $n }, { $whom } ma ich razem { $total }.
adrenaline-event-damage-marks = { $who } zamienia znaczniki namierzania. Obrażenia: { $n }, { $whom } ma ich razem { $total }.
adrenaline-event-damage-scope = { $who } używa Celownika laserowego. Obrażenia: { $n }, { $whom } ma ich razem { $total }.
adrenaline-event-damage-turret = Wieżyczka ({ $who }) trafia. Obrażenia: { $n }, { $whom } ma ich razem { $total }.
adrenaline-event-damage-strike-back = Kontra punktu odrodzenia. Obrażenia: { $n }, { $whom } ma ich razem { $total }.
adrenaline-event-damage-lost = { $who } trafia, ale plansza jest pełna ({ $whom }): obrażenia przepadają.
adrenaline-event-marked = { $n ->
    [one] { $who } przydziela { $n } znacznik namierzania: { $whom }.
    [few] { $who } przydziela { $n } znaczniki namierzania: { $whom }.
   *[other] { $who } przydziela { $n } znaczników namierzania: { $whom }.
}
adrenaline-event-revenge = { $who } przydziela znacznik zemsty: { $whom }.
adrenaline-event-marked-turret = Żeton z wieżyczki ({ $who }) staje się znacznikiem namierzania: { $whom }.
adrenaline-event-marks-lost = Plansza jest pełna ({ $whom }), przepadają znaczniki ({ $who }): { $n }.
adrenaline-event-killed = { $who } zadaje śmiertelny strzał. Ginie { $whom }.
adrenaline-event-killed-self = { $who } ginie od własnego znacznika.
adrenaline-event-tagged = { $who } oznacza { $spawnpoint }.
adrenaline-event-reloaded = { $who } ładuje broń: { $weapon }.
adrenaline-event-first-blood = { $who }: 1 punkt za pierwszą krew ({ $whom }).
adrenaline-event-scored = { $n ->
    [one] { $who }: { $n } punkt za obrażenia ({ $whom }).
    [few] { $who }: { $n } punkty za obrażenia ({ $whom }).
   *[other] { $who }: { $n } punktów za obrażenia ({ $whom }).
}
adrenaline-event-banked = Punkty nie przypadają nikomu: { $n }. To miejsce na własnej planszy zajmuje { $who }.
adrenaline-event-skull = { $who } dostaje czaszkę; zostało: { $n }.
adrenaline-event-killshot = { $who }: śmiertelny strzał na torze ofiar.
adrenaline-event-killshot-overkill = { $who }: śmiertelny strzał na torze ofiar; totalna anihilacja: { $whom }.
adrenaline-event-double-kill = { $who }: 1 punkt za podwójną śmierć.
adrenaline-event-flipped = { $who } odwraca planszę: odtąd daje ona 2, 1, 1, 1.
adrenaline-event-frenzy = Ostateczny szał! { $who } go wywołuje i gra na końcu.
adrenaline-event-powerups-shuffled = Odrzucone karty zdolności tworzą nowy, potasowany stos.
adrenaline-event-tiles-shuffled = Zużyte żetony amunicji tworzą nowy, potasowany stos.
adrenaline-event-tile-dealt = Nowa amunicja na { $square }: { $tile }.
adrenaline-event-weapon-dealt = Nowa broń, { $spawnpoint }: { $weapon }.
adrenaline-event-track-scored = { $n ->
    [one] { $who }: { $n } punkt za tor ofiar.
    [few] { $who }: { $n } punkty za tor ofiar.
   *[other] { $who }: { $n } punktów za tor ofiar.
}
adrenaline-event-spawnpoint-scored = { $n ->
    [one] { $who }: { $n } punkt za tor ({ $spawnpoint }).
    [few] { $who }: { $n } punkty za tor ({ $spawnpoint }).
   *[other] { $who }: { $n } punktów za tor ({ $spawnpoint }).
}
adrenaline-event-turrets-scored = { $n ->
    [one] { $who }: { $n } punkt za wieżyczki.
    [few] { $who }: { $n } punkty za wieżyczki.
   *[other] { $who }: { $n } punktów za wieżyczki.
}
adrenaline-event-game-over = { $n ->
    [one] Koniec gry. Wygrywa { $winners }.
   *[other] Koniec gry. Wygrywają { $winners }.
}

## Headings of choices

adrenaline-group-squares = Pola
adrenaline-group-targets = Cele
adrenaline-group-grab = Zabierz
adrenaline-group-weapons = Broń
adrenaline-group-cards = Karty i kostki
