# Przewodniki po pierwszej grze najeźdźcy w każdego DOOM-a.

## DOOM (2016)

page-guide-i16-welcome-title = Jesteś demonami
page-guide-i16-welcome = Dwóch marines chce oczyścić twoją halę. Zabij ich łącznie cztery razy, a wygrasz. Oni wracają, twoje demony nie.
page-guide-i16-rouse-title = Twoja karta inicjatywy
page-guide-i16-rouse = Teraz działa jeden rodzaj demonów, wszystkie jego figurki. Każdy rodzaj wybierasz raz na rundę, więc popatrz, kto dobrze stoi.
page-guide-i16-activate-title = Jeden po drugim
page-guide-i16-activate = Każda figurka tego rodzaju raz się rusza i raz atakuje. Kolejność wybierasz ty; najpierw te z przodu, żeby nie blokowały innych.
page-guide-i16-event-title = Karty wydarzeń
page-guide-i16-event = Każda ma dwie zdolności i mówi, kiedy można ją zagrać. Dobra w dobrej chwili zabija; trzymana za długo nie robi nic.
page-guide-i16-strike-title = Atak
page-guide-i16-strike = Cel musi być w zasięgu i w polu widzenia. Bierz marine, który ma najmniej zdrowia: liczą się zabicia, nie obrażenia.
page-guide-i16-step-title = Ruch
page-guide-i16-step = Ruchu możesz użyć przed atakiem i po nim. Wyjdź, uderz i wróć za róg, gdzie cię nie widzą.
page-guide-i16-frag-title = Żeton zabójstwa
page-guide-i16-frag = Jeden z czterech. Marine wraca przy teleporterze z pełnym zdrowiem, więc nie tłocz się tam: czekaj, gdzie musi przejść.
page-guide-i16-summon-title = Przez portal
page-guide-i16-summon = Otworzyli drzwi i oba portale się budzą. Wybierz grupę i postaw ją jak najbliżej: może działać na twojej następnej karcie.
page-guide-i16-end-title = Wiesz już dość
page-guide-i16-end = W pełnych misjach wybierasz też kartę inwazji i zbierasz moc argentu do silniejszych ataków. Niech przyjdą.

## DOOM (2004)

page-guide-i04-welcome-title = Jesteś stacją
page-guide-i04-welcome = Jeden marine szuka czerwonego klucza. Ty widzisz całą mapę, on nie. Wygrywa ci sześć fragów: za każdy jego upadek i za każde wyczerpanie twojej talii.
page-guide-i04-event-title = Karty zdarzeń
page-guide-i04-event = Zagraj, gdy przyjdzie pora, także w jego turze: by zablokować drzwi, dodać kości, zatrzymać go. Spasuj, jeśli chcesz ją zachować.
page-guide-i04-spawn-title = Jedna karta tworzenia na turę
page-guide-i04-spawn = Tworzy nowe potwory na polach, których nie widzi żaden marine: za nim, przy następnych drzwiach, nigdy przed lufą.
page-guide-i04-activate-title = Wszystko rusza
page-guide-i04-activate = Każda twoja figurka może raz na turę ruszyć się i zaatakować, nowe też. Kolejność jest twoja; najpierw powolne, by nikt nie stał na drodze.
page-guide-i04-strike-title = Atak
page-guide-i04-strike = Pazury wymagają sąsiedniego pola, inni wolnego pola widzenia. Pancerz dzieli obrażenia, więc uderzaj kilkoma w jednej turze.
page-guide-i04-step-title = Ruch
page-guide-i04-step = Na skos liczy się jeden. Zwykłe drzwi możesz otwierać. Trzymaj się poza jego polem widzenia, póki nie będzie was dość.
page-guide-i04-frag-title = Frag
page-guide-i04-frag = Wraca z pełnym zdrowiem kawałek dalej. Bądź tam wcześniej.
page-guide-i04-end-title = Wiesz już dość
page-guide-i04-end = Czas działa dla ciebie: gdy talia się kończy, zdobywasz frag. Zajmuj go i zachowaj coś na czerwone drzwi.
