# Co mówi strona tam, gdzie serwer mówi tylko do programów.

page-wrong-missing = Tu nie ma takiego stołu albo już go zamknięto.
page-wrong-unavailable = Serwer jest teraz zajęty. Spróbuj za chwilę.
page-wrong-too-often = Zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.
page-wrong-bad-name = Nazwa ma od 1 do 24 znaków: liter, cyfr lub symboli.
page-wrong-bad-password = Hasło ma co najmniej 8 znaków.
page-wrong-not-invited = To miejsce jest dla zaproszonych, a zaproszenia brak albo już je wykorzystano. Zapytaj prowadzącego.
page-wrong-other-rules = Przy tym stole grano według zasad, których ta wersja nie zna. Zostaje bez zmian.
page-wrong-failed = Coś się nie udało na serwerze. Spróbuj za chwilę.
page-wrong-stumbled = Coś poszło nie tak w samej grze. Wszystko do twojego ostatniego ruchu jest bezpieczne: spróbuj ponownie.
page-wrong-no-server = Do tego potrzeba serwera, a tutaj go nie ma.
