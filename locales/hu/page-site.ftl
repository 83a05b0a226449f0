# Amit az oldal ott mond, ahol nem kell szerver: a böngészőben őrzött játékok, frissítés, telepítés, játék küldése szerverre.

page-site-update = Elkészült a Telefrag új változata. A játékaid megmaradnak.
page-site-update-take = Frissítés most
page-site-update-later = Később

page-site-about = Játékok ebben a böngészőben
page-site-about-text = Ehhez az oldalhoz nem kell szerver: a szabályok és a gépi játékosok a böngésződben futnak, hálózat nélkül is. A játékaidat csak ez a böngésző őrzi, ezért amelyik fontos, azt mentsd fájlba. Fiókhoz, csevegéshez, meghívóhoz és a máshol lévőkkel való játékhoz szerver kell.
page-site-room = Minden, amit itt őrzünk, { $mb } MB helyet foglal, magával az oldallal együtt.
page-site-install = A Telefrag telepítése
page-site-measure = Milyen gyors ez a böngésző?
page-site-measuring = Mérés…
page-site-measured = { $game }: { $n } döntés másodpercenként

page-site-keep = A játék mentése fájlba
page-site-send = A játék küldése szerverre
page-site-send-help = A szerver végigjátssza, ellenőrzi minden dobását, és mások is megnézhetik.
page-site-send-address = A szerver címe
page-site-send-look = Szerver keresése
page-site-send-go = Játék küldése
page-site-send-away = Ezen a címen nincs szerver, vagy most nem érhető el.
page-site-send-unseen = Ez az oldal titkosított, az a szerver nem, ezért innen nem látszik, van-e ott valaki. A hivatkozás odavezet.
page-site-forget = A játék törlése a böngészőből
page-site-forget-sure = Biztosan? Nem lehet visszahozni.
