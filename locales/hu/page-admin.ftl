# Amit az adminisztrátor oldala mond.

## Mindenhol

page-admin-about = Mindent feljegyzünk, ami itt történik, azzal együtt, hogy ki tette.
page-admin-only = Ez az oldal az adminisztrátoroké. Őket a szerver parancssorában jelölik ki:
page-admin-people = Emberek
page-admin-tables = Asztalok
page-admin-chat = Csevegés
page-admin-invitations = Meghívók
page-admin-scenarios = Forgatókönyvek
page-admin-notice = Közlemény
page-admin-upkeep = Karbantartás
page-admin-log = Napló
page-admin-search = Név, cím, szavak vagy azonosító
page-admin-find = Keresés
page-admin-which = Melyeket
page-admin-more = Továbbiak
page-admin-none = Nincs találat.
page-admin-kind-all = Mind
page-admin-kind-guests = Vendégek
page-admin-kind-accounts = Fiókok
page-admin-kind-banned = Kitiltottak
page-admin-kind-admins = Adminisztrátorok
page-admin-kind-open = Nyitott
page-admin-kind-running = Folyamatban
page-admin-kind-over = Véget ért
page-admin-kind-closed = Bezárt
page-admin-kind-hidden = Elrejtett
page-admin-done = Kész.
page-admin-back = Mégse

## Emberek

page-admin-came = Első látogatás: { $day }
page-admin-seen = Utoljára: { $day }
page-admin-nowhere = Sehol sincs bejelentkezve
page-admin-sat = Asztalok: { $n }
page-admin-is-admin = Adminisztrátor
page-admin-is-banned = Kitiltva
page-admin-rename = Átnevezés
page-admin-rename-title = Átnevezed: { $name }?
page-admin-rename-text = A többiek az új nevet az új asztaloknál látják.
page-admin-password = Új jelszó
page-admin-password-title = Új jelszó: { $name }?
page-admin-password-text = Kitalálunk egy jelszót, és egyszer megmutatjuk. Add át; minden eszköznek és programnak újra be kell jelentkeznie.
page-admin-password-made = { $name } új jelszava. Csak most látható.
page-admin-ban = Kitiltás
page-admin-ban-title = Kitiltod: { $name }?
page-admin-ban-text = Nem léphet be, és nem játszhat többé; az okot megtudja. A helyeit végleg gépi játékosok veszik át.
page-admin-why = Ok
page-admin-unban = Kitiltás feloldása
page-admin-unban-title = Visszajöhet: { $name }?
page-admin-unban-text = Újra beléphet és játszhat. A régi helyei a gépi játékosoknál maradnak.
page-admin-delete = Törlés
page-admin-delete-person-title = Végleg törlöd: { $name }?
page-admin-delete-person-text = A név, a belépés, a statisztika és a megosztott forgatókönyvek véglegesen eltűnnek. A befejezett játékok megőrzik a nevet.
page-admin-export = Minden adat letöltése

## Asztalok és csevegés

page-admin-opened-by = Megnyitotta: { $name }
page-admin-close = Bezárás
page-admin-close-title = Bezárod ezt az asztalt?
page-admin-close-text = A játék mindenkinek véget ér ennél az asztalnál. Néhány napig még megnézhető.
page-admin-delete-table-title = Végleg törlöd ezt az asztalt?
page-admin-delete-table-text = A játék, az eredményei és minden, amit ott mondtak, véglegesen eltűnik.
page-admin-remove = Eltávolítás
page-admin-remove-title = Eltávolítod ezt az üzenetet?
page-admin-remove-text = A szavai végleg eltűnnek. Az asztal jelzi, hogy eltávolítottak egy üzenetet.
page-admin-go-there = Az asztalhoz

## Meghívók és forgatókönyvek

page-admin-invite-count = Hány
page-admin-invite-days = Hány napig jók
page-admin-invite-always = Felhasználásig
page-admin-invite = Meghívók készítése
page-admin-invite-made = Másold ki most: csak egyszer láthatók.
page-admin-invite-since = Készült: { $day }
page-admin-invite-until = Eddig jó: { $day }
page-admin-revoke = Visszavonás
page-admin-revoke-title = Visszavonod ezt a meghívót?
page-admin-revoke-text = Többé senki sem léphet be vele.
page-admin-expire-days = Ennyi napnál régebbiek
page-admin-expire = Régiek visszavonása
page-admin-expire-title = Visszavonod a régi meghívókat?
page-admin-expire-text = Többé senki sem léphet be olyan meghívóval, amely ennyi napnál régebbi: { $n }.
page-admin-expire-gone = Visszavonva: { $n }
page-admin-hide = Elrejtés
page-admin-hide-title = Elrejted: { $name }?
page-admin-hide-text = Senki sem találja meg a műhelyben, amíg újra meg nem mutatod. Az asztalok, amelyek használják, tovább játszanak.
page-admin-show = Megmutatás
page-admin-show-title = Újra megmutatod: { $name }?
page-admin-show-text = Mindenki újra megtalálja a műhelyben.
page-admin-complaints = Panaszok: { $n }
page-admin-by = szerző: { $name }

## Közlemény

page-admin-notice-help = Mindenki az oldal tetején látja, a saját nyelvén, a te mondatoddal.
page-admin-notice-text = A mondatod
page-admin-notice-from = Kezdete
page-admin-notice-until = Vége
page-admin-notice-set = Megmutatás mindenkinek
page-admin-notice-clear = Levétel
page-admin-notice-now = Most mindenki ezt látja:
page-admin-notice-none = Most nincs közlemény.

## Karbantartás

page-admin-limits = Korlátok
page-admin-limits-help = Egy másodpercen belül érvényesek. Üres mező: ahogy a szervert elindították.
page-admin-limit-sign-ups = Új emberek egy címről percenként
page-admin-limit-requests = Kérések egy címről másodpercenként
page-admin-limit-tables = Egy ember befejezetlen asztalai
page-admin-limit-watchers = Nézők egy asztalnál
page-admin-limit-keep-guests = Ennyi nap után felejtjük el a távol lévő vendéget
page-admin-limit-keep-tables = Ennyi napig maradnak meg a befejezett játékok
page-admin-limit-now = Most: { $n }
page-admin-limit-none = Most: nincs korlát
page-admin-prune = Ami régi, eltakarítása
page-admin-prune-help = Előbb számold meg, aztán takarítsd el. Ami üres, megmarad.
page-admin-prune-guests = Ennyi napja távol lévő vendégek
page-admin-prune-tables = Ennyi napja véget ért asztalok
page-admin-prune-abandoned = Ennyi napja nem érintett, befejezetlen asztalok
page-admin-prune-count = Számlálás
page-admin-prune-go = Eltakarítás
page-admin-prune-title = Végleg eltakarítod?
page-admin-prune-found = Vendégek: { $guests }. Véget ért asztalok: { $tables }. Befejezetlen asztalok: { $abandoned }.

## Napló

page-admin-at-shell = { $name }, parancssor
page-admin-did-grant = adminisztrátorrá tette
page-admin-did-demote = már nem adminisztrátor
page-admin-did-rename = átnevezte
page-admin-did-password = új jelszót adott
page-admin-did-ban = kitiltotta
page-admin-did-unban = feloldotta a kitiltást
page-admin-did-delete-person = törölt egy embert
page-admin-did-export = minden adatot letöltött
page-admin-did-close-table = bezárt egy asztalt
page-admin-did-delete-table = törölt egy asztalt
page-admin-did-remove-line = eltávolított egy üzenetet
page-admin-did-invite = meghívókat készített
page-admin-did-revoke-invite = visszavont egy meghívót
page-admin-did-expire-invites = visszavonta a régi meghívókat
page-admin-did-hide-scenario = elrejtett egy forgatókönyvet
page-admin-did-show-scenario = újra megmutatott egy forgatókönyvet
page-admin-did-withdraw-scenario = végleg levett egy forgatókönyvet
page-admin-did-remove-comment = eltávolított egy megjegyzést
page-admin-did-notice = közleményt tett ki
page-admin-did-clear-notice = levette a közleményt
page-admin-did-limit = módosított egy korlátot
page-admin-did-prune = eltakarította, ami régi
