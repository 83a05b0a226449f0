# Tipke za stolom, na vlastitom popisu.

page-keys-else = Ostalo
page-keys-choose = Odaberi mogućnost s tim brojem
page-keys-steps = Korak u tom smjeru
page-keys-fire = Izvedi prikazani napad
page-keys-undo = Poništi zadnju akciju
page-keys-reach = Na sljedeći gumb ili na ploču; s tipkom Shift natrag
page-keys-arrows = Na ploči: do sljedeće stvari u tom smjeru; na njezinu rubu pomiču sliku
page-keys-walls = Isto, ali i do zidova i posebnih polja
page-keys-enter = Odaberi označeno
page-keys-zoom = Povećaj ili smanji ploču
page-keys-whole = Prikaži sve ili opet prati igru
page-keys-eye = Pogledaj što figura vidi i čemu prijeti
page-keys-why = Pitaj zašto nešto nije moguće
page-keys-guide = Sljedeći korak vodiča
page-keys-skip = Preskoči ono što se prikazuje
page-keys-leave = Zatvori prozor ili kartu, završi gledanje ili pitanje
page-keys-list = Prikaži ovaj popis
