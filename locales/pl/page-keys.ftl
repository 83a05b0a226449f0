# Klawisze przy stole, na osobnej liście.

page-keys-else = Inne
page-keys-choose = Wybierz możliwość o tym numerze
page-keys-steps = Krok w tym kierunku
page-keys-fire = Wykonaj pokazany atak
page-keys-undo = Cofnij ostatnią akcję
page-keys-reach = Do następnego przycisku albo na planszę; z klawiszem Shift wstecz
page-keys-arrows = Na planszy: do następnej rzeczy w tym kierunku; na jej brzegu przesuwają obraz
page-keys-walls = Tak samo, ale także do ścian i szczególnych pól
page-keys-enter = Wybierz to, co zaznaczone
page-keys-zoom = Powiększ lub pomniejsz planszę
page-keys-whole = Pokaż całość albo znów podążaj za grą
page-keys-eye = Zobacz, co figurka widzi i czemu zagraża
page-keys-why = Zapytaj, dlaczego czegoś nie wolno
page-keys-guide = Następny krok przewodnika
page-keys-skip = Pomiń to, co jest pokazywane
page-keys-leave = Zamknij okno lub kartę, zakończ podgląd lub pytanie
page-keys-list = Pokaż tę listę
