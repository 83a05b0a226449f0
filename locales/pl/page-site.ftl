# Co mówi strona, której nie potrzeba serwera: gry zachowane w przeglądarce, aktualizacje, instalacja, wysyłanie gry na serwer.

page-site-update = Nowa wersja Telefraga jest gotowa. Twoje gry pozostaną bez zmian.
page-site-update-take = Zaktualizuj teraz
page-site-update-later = Później

page-site-about = Gry w tej przeglądarce
page-site-about-text = Ta strona nie potrzebuje serwera: zasady i gracze komputerowi działają w twojej przeglądarce, także bez sieci. Twoje gry są zachowane tylko w tej przeglądarce, więc te, na których ci zależy, zapisz w plikach. Konta, czat, zaproszenia i gry z ludźmi gdzie indziej wymagają serwera.
page-site-room = Wszystko, co jest tu zachowane, zajmuje { $mb } MB, razem z samą stroną.
page-site-install = Zainstaluj Telefraga
page-site-measure = Jak szybka jest ta przeglądarka?
page-site-measuring = Mierzę…
page-site-measured = { $game }: { $n } decyzji na sekundę

page-site-keep = Zapisz tę grę w pliku
page-site-send = Wyślij tę grę na serwer
page-site-send-help = Serwer rozegra ją od początku do końca, sprawdzi każdy rzut i pozwoli innym ją obejrzeć.
page-site-send-address = Adres serwera
page-site-send-look = Znajdź serwer
page-site-send-go = Wyślij grę
page-site-send-away = Pod tym adresem nie ma serwera albo jest on teraz nieosiągalny.
page-site-send-unseen = Ta strona jest szyfrowana, a tamten serwer nie, więc stąd nie widać, czy ktoś tam jest. Odnośnik do niego prowadzi.
page-site-forget = Usuń tę grę z przeglądarki
page-site-forget-sure = Na pewno? Nie da się jej przywrócić.
