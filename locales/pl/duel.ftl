# The example game of the engine: what it says, and its rules.

game-duel = Pojedynek
page-about-duel = Dwie do czterech osób, kostka, kilka kart i jeden strzał naraz. Gra przykładowa: pokazuje, jak nowa gra trafia do tego domu.
page-facts-duel = 2–4 graczy · 5 minut
page-setup-hearts = Serca

# What the page calls the things in its view; cards are counted in this order.
page-duel-hearts = Serca
page-duel-aim = Celowanie
page-duel-held = Karty
page-duel-deck = Talia
page-duel-discard = Odrzucone
page-duel-turn = Tura
page-duel-left = Pozostałe akcje
page-duel-turns = Rozegrane tury
page-duel-asked = Decyduje
page-duel-pause = Tajne pytanie
page-duel-dodge = Unik
page-duel-cigar = Cygaro
page-duel-coin = Moneta
page-duel-hand-1 = { page-duel-dodge }
page-duel-hand-2 = { page-duel-cigar }
page-duel-hand-3 = { page-duel-coin }
page-duel-discard-1 = { page-duel-dodge }
page-duel-discard-2 = { page-duel-cigar }
page-duel-discard-3 = { page-duel-coin }

duel-prompt-act = Celuj, dobierz, odrzuć albo strzelaj.
    .other = Gracz { $n } celuje, dobiera, odrzuca albo strzela.
duel-prompt-dodge = Trafiono cię. Czy robisz unik?
    .other = Gracz { $n } może zrobić unik przed strzałem.

duel-aim = Celuj
duel-draw = Dobierz kartę
duel-toss-dodge = Odrzuć Unik, by wycelować
duel-toss-cigar = Odrzuć Cygaro, by wycelować
duel-toss-coin = Odrzuć Monetę, by wycelować
duel-fire = Strzelaj do gracza { $n }
duel-dodge = Zrób unik
duel-take = Przyjmij trafienie

duel-event-aimed = Gracz { $n } celuje.
duel-event-drew = Gracz { $n } dobiera kartę.
duel-event-tossed = Gracz { $n } odrzuca kartę i celuje.
duel-event-fired = Gracz { $n } strzela: { $die }.
duel-event-dodged = Gracz { $n } robi unik.
duel-event-hurt = Gracz { $n } traci serce.
duel-event-died = Gracz { $n } odpada.

refusal-duel-not-hit = Nikt cię nie trafił.
refusal-duel-answer-first = Najpierw odpowiedz na strzał.
refusal-duel-aimed = Lepiej już nie wycelujesz.
refusal-duel-hand-full = Masz trzy karty albo talia jest pusta.
refusal-duel-not-held = Nie masz tej karty.
refusal-duel-no-target = Nie ma do kogo strzelać.
refusal-duel-act = Teraz celujesz, dobierasz, odrzucasz albo strzelasz.
refusal-duel-setup = Grają dwie do czterech osób, z jednym do pięciu serc.

duel-why-aimed = Już celujesz.
duel-why-card = Nie masz tej karty.

## Zasady

rule-DUEL-TURN-1 = Tura to dwie akcje; potem turę ma następny żyjący gracz.
rule-DUEL-AIM-1 = Celowanie dodaje 1 do następnego strzału, najwyżej 2.
rule-DUEL-DRAW-1 = Dobierz kartę, jeśli masz mniej niż trzy, a talia nie jest pusta.
rule-DUEL-TOSS-1 = Odrzuć odkrytą kartę, by wycelować.
rule-DUEL-FIRE-1 = Strzelaj do innego żyjącego gracza: kostka i celowanie muszą dać co najmniej 5. Celowanie przepada.
rule-DUEL-DODGE-1 = Trafiony gracz, który ma Unik, może go odrzucić i nic mu się nie stanie.
rule-DUEL-END-1 = Wygrywa ostatni żywy gracz, a po trzydziestu turach ten, kto ma najwięcej serc.
