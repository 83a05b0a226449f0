# Co oznaczają opcje nowego stołu i co mówi się o miejscu, zanim się je wybierze.

page-setup-players-help = Od trzech do pięciu osób lub graczy komputerowych, każdy przeciw każdemu.
page-setup-skulls-help = Każde zabójstwo zdejmuje czaszkę z toru; gdy zniknie ostatnia, zaczyna się koniec. Pięć to krótka gra.
page-setup-bot-help = Figurka bez własnej woli: kto ma turę, ten też nią porusza i z niej strzela.
page-setup-hidden-points-help = Jak przy stole, gdzie punkty leżą zakryte: nikt nie wie na pewno, kto prowadzi.
page-setup-open-windows-help = Pytanie pada nawet wtedy, gdy nie masz czego zagrać – i tak samo u wszystkich innych.
page-setup-confirm-turn-help = Tura kończy się dopiero, gdy to powiesz; do tego czasu możesz cofać ruchy.
page-setup-marines-help = Jedno miejsce dla każdego marine i jedno dla najeźdźcy. Jedna osoba może grać kilkoma marines.
page-setup-draw-two-help = Tak mówi errata. W przeciwnym razie najeźdźca dobiera po jednej karcie za każdego marine.
page-setup-knockback-stopped-help = Jak w zasadach węgierskich. W przeciwnym razie odrzucona figurka przelatuje nad nimi.
page-setup-guard-lost-by-moving-help = Jak w polskim skrócie zasad. W przeciwnym razie obrona zostaje, gdy marine się przemieści.
page-setup-adrenaline-next-turn-help = Jak w zasadach chorwackich i węgierskich. W przeciwnym razie można ją zachować na później.
page-setup-fewer-frags-help = Gra jest krótsza i trudniejsza przy małej liczbie marines.
page-setup-full-rules-help = Z osłoną, zabójstwami chwały, klasami, kartami drużyny, mocą argentu i teleporterami: dla tych, którzy znają grę.
page-setup-split-activations-help = W przeciwnym razie karta drużyny daje dwie akcje główne w jednej aktywacji.
page-setup-flat-cover-help = W przeciwnym razie marine za osłoną odkrywa drugą kartę obrony i bierze lepszą.
page-setup-no-round-limit-help = Najeźdźca nie wygra, czekając; rozstrzygają tylko żetony zabójstw.

board-small-help = Dziesięć pól, walka z bliska. Najlepsza dla trzech lub czterech osób.
board-medium-a-help = Jedenaście pól: na zachodzie ciasno, na wschodzie otwarty żółty teren.
board-medium-b-help = Jedenaście pól: na zachodzie pierścień, na wschodzie wąskie przejście.
board-big-help = Dwanaście pól i dość miejsca, by się schować. Najlepsza dla czterech lub pięciu osób.
mode-deathmatch-help = Zabijaj innych i zdobywaj punkty za obrażenia, które im zadasz.
mode-domination-help = Oznaczaj punkty odrodzenia, strzelając w nie albo kończąc tam turę w pojedynkę: to daje punkty, ale one oddają.
mode-turrets-help = Przejmuj wieżyczki za amunicję: widzą każdego, kto wejdzie, i strzelają za ciebie.
ending-frenzy-help = Gdy zniknie ostatnia czaszka, każdy ma jeszcze jedną turę z silniejszymi akcjami.
ending-sudden-death-help = Gdy zniknie ostatnia czaszka, gra od razu się kończy.

d04-difficulty-too-young-help = Marines zaczynają z jedną kartą, trzema ranami i trzema nabojami więcej; najeźdźca trzyma sześć kart. Dobre na pierwszą grę.
d04-difficulty-not-too-rough-help = Marines wytrzymują dwie rany i mają dwa naboje więcej; najeźdźca trzyma siedem kart.
d04-difficulty-hurt-me-plenty-help = Zasady takie, jak je wydrukowano.
d04-difficulty-ultra-violence-help = Marines wytrzymują jedną ranę i mają jeden nabój mniej; najeźdźca trzyma dziewięć kart.
d04-difficulty-nightmare-help = Marines mają o jedną kartę, dwie rany i nabój mniej; najeźdźca dobiera o kartę więcej i zagrywa dwie karty przyzwania na turę.
d16-frags-printed-help = Sześć zabitych marines daje zwycięstwo najeźdźcy, niezależnie od liczby marines.
d16-frags-tuned-help = Liczba dobrana do misji i drużyny tak, by obie strony wygrywały mniej więcej równie często.

page-place-first = Pierwsza gra
page-place-first-more = Krótka, z mniejszą liczbą zasad.
page-place-won = Wygrana
page-place-next = Następna
page-place-map = Mapa: { $name }
page-place-boards = Te, które są w pudełku.
page-place-players = Od { $least } do { $most } graczy
page-place-rounds = { $n ->
    [one] Najwyżej { $n } runda
    [few] Najwyżej { $n } rundy
   *[other] Najwyżej { $n } rund
}
page-place-length = { $n ->
    [one] Zwykle około { $n } rundy
   *[other] Zwykle około { $n } rund
}
page-place-no-rounds = Bez limitu rund
page-place-frags = { $n ->
    [one] Najeźdźca wygrywa przy { $n } fragu
   *[other] Najeźdźca wygrywa przy { $n } fragach
}
page-place-easy = { $marines ->
    [one] Łatwa dla { $marines } marine
   *[other] Łatwa dla { $marines } marines
}
page-place-fair = { $marines ->
    [one] Wyrównana dla { $marines } marine
   *[other] Wyrównana dla { $marines } marines
}
page-place-hard = { $marines ->
    [one] Trudna dla { $marines } marine
   *[other] Trudna dla { $marines } marines
}
page-place-wins = Gdy grają same komputery, marines wygrywają { $n } % gier
page-place-fairest = Najbliżej równowagi: { $choice }
page-place-goal-leave = Wydostać się
page-place-goal-kill = Zabić tego, po kogo was wysłano
page-place-goal-reach = Dotrzeć na miejsce
page-place-goal-reach-area = Dotrzeć do pomieszczenia
page-place-goal-gather = Zebrać się w jednym pomieszczeniu
page-place-goal-survive = Wytrwać
page-place-goal-carry = Coś wynieść
page-place-goal-take = Coś znaleźć
page-place-goal-clear = Oczyścić pomieszczenie
page-place-next-mission = Dalej: { $name }
page-surprise-more = Mapa, której nikt jeszcze nie widział, zrobiona na ten stół.
page-surprise-seed = Ziarno { $seed }
page-surprise-same = To samo ziarno i te same życzenia dają tę samą mapę.
