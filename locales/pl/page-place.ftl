# Co przechowujemy o ludziach i jak długo.

page-kept = Co jest przechowywane o ludziach
page-kept-account = Konto istnieje, dopóki go nie usuniesz: jego nazwa i to, czym sprawdza się hasło. Samo hasło nie jest przechowywane.
page-kept-guest-sat = Gość, który nigdy nie usiadł przy stole, znika { $days } dni po ostatniej wizycie. Gość, który grał, zostaje.
page-kept-guest = Gość znika { $days } dni po ostatniej wizycie, chyba że jego gra jeszcze trwa albo udostępnia scenariusz.
page-kept-session = Przeglądarki i programy pozostają zalogowane przez { $days } dni od ostatniej wizyty. Zapisane jest, kiedy się zalogowały i którego dnia były ostatnio używane.
page-kept-games = Zakończone gry zostają na zawsze, razem z tym, kto grał i co tam mówiono.
page-kept-games-days = Zakończone gry są przechowywane przez { $days } dni, razem z tym, kto grał i co tam mówiono.
page-kept-closed = Stół zamknięty przed końcem gry znika po { $days } dniach.
page-kept-shared = Udostępnione scenariusze, twoje oceny innych, komentarze i zgłoszenia zostają, dopóki nie usuniesz konta.
page-kept-won = To, które misje kampanii masz wygrane, jest przechowywane, dopóki nie usuniesz siebie.
page-kept-notices = To, gdzie cię powiadamiać o twojej turze, jest przechowywane, dopóki tego nie wyłączysz.
page-kept-address = Twojego adresu w internecie nie ma w bazie danych. Dziennik serwera zapisuje sieć, z której ktoś wchodzi lub zostaje odrzucony; jak długo się go przechowuje, decyduje osoba prowadząca serwer.
page-kept-deeds = To, co robią administratorzy, jest zapisywane i przechowywane, razem z tym, kogo dotyczyło.
page-kept-delete = Jeśli usuniesz siebie, zniknie wszystko poza zakończonymi grami: w nich zostaje nazwa, pod którą grano. Osoba prowadząca serwer może ci wydać kopię wszystkiego, co jest o tobie przechowywane.
