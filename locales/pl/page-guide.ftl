# Przewodnik po pierwszej partii Adrenaliny: krótkie lekcje, każda wtedy, gdy jej temat pojawia się po raz pierwszy.

page-guide = Przewodnik
page-guide-progress = { $n } z { $all }
page-guide-got-it = Jasne
page-guide-finish = Zakończ
page-guide-skip = Pomiń przewodnik
page-guide-skipped = Przewodnik jest wyłączony. Znajdziesz go znów na stronie głównej.
page-guide-quiet = Graj dalej. Przewodnik odezwie się, gdy zdarzy się coś nowego.
page-guide-rule = Zasada: { $rule }

## Lekcje

page-guide-welcome-title = Witaj na arenie
page-guide-welcome = Twoja postać: { $who }. Każdy walczy z każdym, a wygrywa, kto ma najwięcej punktów: dostaje się je za obrażenia, nie tylko za ostatni strzał. Graj we własnym tempie; każda rzecz zostanie wyjaśniona, gdy się pojawi.
page-guide-spawn-title = Wejdź na arenę
page-guide-spawn = Masz dwie karty zdolności. Odrzuć jedną: pojawisz się na punkcie odrodzenia w jej kolorze. Druga zostaje na ręce.
page-guide-actions-title = Dwie akcje w turze
page-guide-actions = Bieg, zabranie ekwipunku albo strzał: dwie akcje w dowolnej kolejności, może być dwa razy ta sama. Nie masz jeszcze broni, więc najlepiej zacznij od zabrania ekwipunku.
page-guide-run-title = Bieg
page-guide-run = Najwyżej trzy pola, przez drzwi, ale nigdy przez ściany ani na ukos. Inne figurki nie zagradzają drogi. Wybierz jedno z podświetlonych pól.
page-guide-grab-title = Zabieranie ekwipunku
page-guide-grab = Najpierw możesz się przesunąć o jedno pole. Na punkcie odrodzenia bierzesz broń, na każdym innym polu żeton amunicji: daje kostki, a czasem też kartę zdolności.
page-guide-weapon-title = Wybór broni
page-guide-weapon = Górna kostka ceny jest przy zabieraniu darmowa; płacisz resztę i dostajesz broń naładowaną. Możesz nosić trzy bronie.
page-guide-pay-title = Płacenie
page-guide-pay = Płacisz kostkami z obszaru amunicji, który mieści po trzy w każdym kolorze. Karta zdolności może zastąpić kostkę w swoim kolorze.
page-guide-shoot-title = Gotowość do strzału
page-guide-shoot = Masz naładowaną broń i cel. Efekt podstawowy jest darmowy, za dodatki płacisz amunicją. Po strzale broń jest rozładowana.
page-guide-sight-title = Kogo widzisz
page-guide-sight = Widzisz całe swoje pomieszczenie, a przez każde drzwi swojego pola całe pomieszczenie za nimi. To, co podświetlone, możesz stąd trafić.
page-guide-damage-title = Obrażenia dają punkty
page-guide-damage = Każde trafienie kładzie na tym torze obrażeń znaczniki w kolorze strzelca. Gdy właściciel planszy zginie, najwięcej punktów dostaje ten, kto ma na niej najwięcej znaczników; pierwszy z nich jest wart punkt więcej.
page-guide-mark-title = Znaczniki namierzania
page-guide-mark = Sam znacznik namierzania nic nie robi. Gdy ten sam gracz następnym razem zrani właściciela planszy, wszystkie jego znaczniki na niej też zamienią się w obrażenia. Limit to trzy od każdego gracza.
page-guide-adrenaline-title = Adrenalina
page-guide-adrenaline = Ból dodaje sił: od trzech obrażeń możesz się przesunąć o dwa pola, zanim zabierzesz ekwipunek.
page-guide-rush-title = Więcej adrenaliny
page-guide-rush = Od sześciu obrażeń możesz też przesunąć się o jedno pole przed strzałem. Tak zostaje aż do śmierci.
page-guide-powerup-title = Karty zdolności
page-guide-powerup = Karta zdolności nie kosztuje akcji. Użyj jej dla efektu, jako kostki w jej kolorze albo do wyboru miejsca, w którym się pojawisz. Możesz mieć trzy.
page-guide-reload-title = Ładowanie
page-guide-reload = Na koniec tury możesz naładować broń, z której był strzał, tym razem za pełną cenę. Z rozładowanej broni nie da się strzelać.
page-guide-killed-title = Zabójstwo
page-guide-killed = Jedenaste obrażenie to śmiertelny strzał. Dwunaste to totalna anihilacja: też się liczy, ale ofiara daje strzelcowi znacznik zemsty. Planszę punktuje się na koniec tury.
page-guide-score-title = Punktacja planszy
page-guide-score = Najwięcej obrażeń na planszy: 8 punktów, potem 6, 4, 2, 1. Każda śmierć zakrywa najwyższą liczbę czaszką, więc świeże ofiary są cenniejsze.
page-guide-track-title = Tor ofiar
page-guide-track = Kto oddał śmiertelny strzał, kładzie tu znacznik w miejsce czaszki, a totalna anihilacja dodaje drugi. Ten tor da punkty na koniec. Gdy znikną wszystkie czaszki, zaczyna się koniec gry.
page-guide-respawn-title = Powrót do gry
page-guide-respawn = Śmierć trwa krótko: masz nową kartę zdolności, teraz odrzuć dowolną i pojaw się na jej punkcie odrodzenia. Obrażenia znikają; broń, amunicja i znaczniki namierzania zostają.
page-guide-frenzy-title = Ostateczny szał
page-guide-frenzy = Zabrano ostatnią czaszkę: każdy ma jeszcze jedną turę, z silniejszymi akcjami i ładowaniem przed strzałem. Plansze bez obrażeń się odwraca i są warte tylko 2, 1, 1, 1.
page-guide-end-title = Koniec
page-guide-end = Jeszcze raz punktuje się plansze z obrażeniami, a potem tor ofiar: 8, 6, 4, 2, 1. Wygrywa, kto ma najwięcej punktów. Znasz już grę: spróbuj większej areny albo zaproś znajomych.
