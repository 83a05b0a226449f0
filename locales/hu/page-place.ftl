# Mit őrzünk az emberekről, és meddig.

page-kept = Mit őriz a szerver az emberekről
page-kept-account = A fiók addig marad meg, amíg nem törlöd: a neve és az, amivel a jelszavad ellenőrizhető. Maga a jelszó nem.
page-kept-guest-sat = Azt a vendéget, aki sosem ült asztalhoz, { $days } nappal az utolsó látogatása után elfelejtjük. Aki leült, megmarad.
page-kept-guest = A vendéget { $days } nappal az utolsó látogatása után elfelejtjük, hacsak nem tart még egy játéka, vagy nem osztott meg forgatókönyvet.
page-kept-session = A böngészők és programok { $days } napig maradnak bejelentkezve az utolsó látogatásuk után. Azt őrizzük meg, mikor jelentkeztek be, és melyik napon használták őket utoljára.
page-kept-games = A befejezett játékok örökre megmaradnak azzal együtt, hogy ki játszott és mit mondtak ott.
page-kept-games-days = A befejezett játékok { $days } napig maradnak meg azzal együtt, hogy ki játszott és mit mondtak ott.
page-kept-closed = A vége előtt bezárt asztalt { $days } nap után elfelejtjük.
page-kept-shared = A megosztott forgatókönyveid, másokéira adott értékeléseid, megjegyzéseid és panaszaid a fiókod törléséig maradnak meg.
page-kept-won = Azt, hogy egy hadjárat mely küldetéseit nyerted meg, addig őrizzük, amíg nem törlöd magad.
page-kept-notices = Azt, hogy hol értesítsünk a körödről, addig őrizzük, amíg ki nem kapcsolod.
page-kept-address = Az internetcímed nincs az adatbázisban. A szerver naplója azt a hálózatot jegyzi fel, ahonnan valaki belép vagy ahonnan elutasítják; hogy a napló meddig marad meg, azt a szerver üzemeltetője dönti el.
page-kept-deeds = Amit az adminisztrátorok tesznek, azt feljegyezzük és megőrizzük, azzal együtt, hogy kit érintett.
page-kept-delete = Ha törlöd magad, mindez eltűnik, kivéve a befejezett játékokat: azok megőrzik a nevet, amelyen játszottál. A szerver üzemeltetője másolatot adhat mindarról, amit rólad őriz.
