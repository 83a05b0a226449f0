# Amit az oldal az emberekről mond: ki vagy, hogy ment, hogyan értesülsz, mit hozol magaddal.

## Belépés

page-who-are-you = Ki vagy?
page-account-guest-help = Elég egy név. Az asztalaid ebben a böngészőben maradnak.
page-account-account-help = Névvel és jelszóval az asztalaid minden eszközre követnek. Amit vendégként kezdtél, abból semmi sem vész el.
page-account-login-help = Üdv újra: az asztalaid várnak.
page-account-login-guest = Ha bejelentkezel, a vendégként nyitott asztalaidat elveszíted. Ha meg akarod tartani őket, inkább készíts fiókot.
page-password-help = Legalább 8 karakter.
page-new-password = Új jelszó
page-invitation = Meghívó
page-invitation-help = Ez a hely a meghívottaké. A meghívókat az üzemeltető osztja; mindegyik egyszer használható.
page-invited = Meghívást kaptál
page-invited-help = Válassz nevet, és már bent is vagy.
page-invited-already = Már itt vagy, { $name } néven. Add tovább a meghívót: még érvényes.

## A saját oldalad

page-is-guest = Vendég
page-is-account = Fiók
page-my-games = Játékok
page-my-notices = Értesítések
page-my-account = Fiók
page-my-programs = Programok
page-save = Mentés
page-copy = Másolás
page-copied = A vágólapon van.
page-rename-help = A többiek az új asztaloknál látják. Ahol már ülsz, ott a régi marad.
page-devices = Ez az eszköz és a többi
page-devices-help = Idegen eszközön jelentkezz ki. Ha elveszett egy eszközöd, jelentkezz ki mindenhol: a programok tokenjei is megszűnnek.
page-devices-guest = Vendég vagy: csak ez a böngésző ismer. Aki kijelentkezik, nem tud visszajönni.
page-logged-out = Kijelentkeztél.
page-remove-account = Fiók törlése
page-remove-guest = Minden adatom törlése
page-leave-here-title = Kijelentkezel vendégként?
page-leave-here-text = Ezzel a vendéggel többé senki sem tud bejelentkezni: az asztalaid nélküled mennek tovább. Ha vissza akarsz térni, előbb készíts fiókot.
page-leave-here = Kijelentkezés
page-leave-everywhere-title = Kijelentkezel mindenhol?
page-leave-everywhere-text = Minden böngészőnek és programnak újra be kell jelentkeznie, ennek is. A böngészők értesítései kikapcsolnak.
page-leave-everywhere = Kijelentkezés mindenhol
page-leave-remove-title = Végleg törlöd?
page-leave-remove = Végleges törlés
page-stay = Maradok
page-lost-account = A neved és a hozzáférésed: ezeket senki sem tudja visszaállítani.
page-lost-devices = Minden eszköz kijelentkezik, minden token és értesítés megszűnik.
page-lost-statistics = A statisztikád.
page-lost-seats = A helyeid a folyó játékokban: gépi játékosok ülnek oda.
page-lost-stays = A befejezett játékok megmaradnak azzal a névvel, amellyel játszották őket.

## Hogy ment

page-statistics = Statisztika
page-tally-none = Még nincs befejezett játék. Itt számoljuk őket, játékonként.
page-tally-played = lejátszott
page-tally-won = megnyert
page-tally-best = legtöbb pont
page-tally-share = { $share }% győzelem
page-my-last-games = Legutóbbi játékaim
page-player-here = Játékos
page-player-gone = Nincs ilyen játékos.

## Programok

page-programs = Tokenek programoknak
page-programs-help = Egy program a tokenjével mindent megtehet itt, amit te: nézhet, játszhat, beszélhet. Adj minden programnak sajátot, és vond vissza, ha már nem használod.
page-token = Token
page-token-label = Mire való?
page-token-example = a botom
page-token-make = Token készítése
page-token-made = Token: { $label }
page-token-once = Csak most látszik. Tedd oda, ahol csak a programod olvashatja.
page-token-since = { $day } óta
page-token-end = Visszavonás
page-token-end-sure = Biztosan visszavonod?
page-tokens-none = Még nincs token.
page-interface = A felület
page-interface-help = Amit ez az oldal tud, azt egy program is tudja. Itt van leírva:

## Értesítések

page-turn-elsewhere = Te jössz: { $table }
page-turn-go = Ugrás az asztalhoz
page-notices-here = Amíg az oldal nyitva van
page-notices-here-help = Ha egy másik asztalod vár rád, egy üzenet és a lap címe is jelzi. Semmit sem kell bekapcsolni.
page-push = Ennek a böngészőnek az értesítései
page-push-help = Ez a böngésző akkor is szól, hogy te jössz, ha az oldal nincs nyitva: leghamarabb 20 másodperccel a köröd kezdete után, és újra, ha fogy az időd.
page-push-is-on = Bekapcsolva
page-push-is-off = Kikapcsolva
page-push-on = Bekapcsolás
page-push-off = Kikapcsolás
page-push-denied = Ez a böngésző nem mutathat innen értesítést: megtiltották neki. Engedélyezd a böngésző beállításaiban ennél az oldalnál, aztán gyere vissza.
page-push-insecure = Az értesítésekhez https:// kezdetű cím kell. Kérdezd az üzemeltetőt, vagy használj webhookot.
page-push-unsupported = Ez a böngésző ezt nem tudja. iPhone-on és iPaden előbb tedd az oldalt a kezdőképernyőre, és onnan nyisd meg.
page-push-no-service = A böngésző push-szolgáltatása nem érhető el. Próbáld később, vagy egy másik böngészőben.
page-push-others = { $n ->
    [one] Az értesítések még egy böngészőben be vannak kapcsolva.
   *[other] Az értesítések még { $n } böngészőben be vannak kapcsolva.
}
page-webhook = Webhook
page-webhook-help = Csevegőszobának, otthoni szervernek, saját programnak: egy cím a nyilvános interneten, amelyet meghívunk, amikor te jössz.
page-webhook-address = Cím
page-webhook-saved = Mostantól ezt a címet hívjuk.
page-webhook-gone = Már egy címet sem hívunk.
page-webhook-remove = Kikapcsolás
page-webhook-how = Mit küldünk, és honnan tudod, hogy tőlünk jön
page-webhook-body = Egy POST JSON-nal:
page-webhook-signature = Minden hívást a titkoddal írunk alá:
page-webhook-secret = Titok
page-webhook-again = A sikertelen hívást még kétszer megpróbáljuk, így kétszer is megérkezhet. Húsz egymást követő sikertelen hívás után a webhook kikapcsol.

## Visszajátszások és asztalok

page-open-replay = Visszajátszás megnyitása fájlból
page-open-replay-help = Vagy ejts ide egy .tfr fájlt.
page-replay-unreadable = { $file }: ez nem itt nézhető visszajátszás.
page-invite-link = Meghívó link
page-clock-help = Türelmes óra: az idő négyötöde után emlékeztetünk; a végén egy gépi játékos lejátssza helyetted ezt az egy kört.
