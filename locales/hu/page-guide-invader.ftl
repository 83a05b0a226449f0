# Vezetés a megszálló első játékán át, mindkét DOOM-hoz.

## DOOM (2016)

page-guide-i16-welcome-title = Te vagy a démonok
page-guide-i16-welcome = Két tengerészgyalogos akarja megtisztítani a csarnokodat. Öld meg őket összesen négyszer, és győzöl. Ők visszatérnek, a démonaid nem.
page-guide-i16-rouse-title = A kezdeményezéslapod
page-guide-i16-rouse = Most egyfajta démon cselekszik, minden figurája. Fordulónként minden fajtát egyszer választhatsz, nézd meg hát, ki áll jól.
page-guide-i16-activate-title = Egyik a másik után
page-guide-i16-activate = A fajta minden figurája egyszer mozog és egyszer támad. A sorrend a tiéd; elöl állók előre, hogy ne állják el a többiek útját.
page-guide-i16-event-title = Eseménylapok
page-guide-i16-event = Mindegyiknek két képessége van, és rajta áll, mikor játszható ki. Jókor öl; túl sokáig tartva semmit sem ér.
page-guide-i16-strike-title = Támadás
page-guide-i16-strike = A cél legyen hatótávon belül és látótérben. A legkevesebb egészségűt válaszd: az ölés számít, nem a sebzés.
page-guide-i16-step-title = Mozgás
page-guide-i16-step = A mozgást támadás előtt és után is elköltheted. Gyere elő, üss, és húzódj vissza a sarok mögé, ahol nem látnak.
page-guide-i16-frag-title = Gyilokpont
page-guide-i16-frag = Egy a négyből. A tengerészgyalogos teljes egészséggel tér vissza a teleporthelyen, ezért ne ott tolongj: ott várd, ahol el kell mennie.
page-guide-i16-summon-title = A portálon át
page-guide-i16-summon = Kinyitottak egy zsilipet, és mindkét portál felébred. Válassz csoportot, és tedd minél közelebb: a következő lapodon már cselekedhet.
page-guide-i16-end-title = Eleget tudsz
page-guide-i16-end = A teljes küldetésekben inváziókártyát is választasz, és argentet gyűjtesz erősebb támadásokhoz. Hadd jöjjenek.

## DOOM (2004)

page-guide-i04-welcome-title = Te vagy az állomás
page-guide-i04-welcome = Egy tengerészgyalogos a vörös kulcsot keresi. Te az egész térképet látod, ő nem. Hat gyilokponttal győzöl: ha elesik, és ha elfogy a paklid, mindig kapsz egyet.
page-guide-i04-event-title = Eseménylapok
page-guide-i04-event = Akkor játszd ki, amikor eljön az ideje, az ő körében is: zsilipet beszorítani, kockát adni, megállítani. Passzolj, ha megtartanád.
page-guide-i04-spawn-title = Körönként egy ivadékkártya
page-guide-i04-spawn = Új megszállókat hoz olyan mezőkre, amelyeket egy tengerészgyalogos sem lát: mögé, a következő zsilip mellé, sosem a csöve elé.
page-guide-i04-activate-title = Minden mozdul
page-guide-i04-activate = Minden figurád körönként egyszer mozoghat és támadhat, az újak is. A sorrend a tiéd; a lassúak előre, hogy senki se álljon útban.
page-guide-i04-strike-title = Támadás
page-guide-i04-strike = A karomhoz szomszédos mező kell, másoknak szabad látótér. A páncélja osztja a sebzést, ezért egy körben többel üss.
page-guide-i04-step-title = Mozgás
page-guide-i04-step = Az átló is egy. Közönséges zsilipet nyithatsz. Maradj a látóterén kívül, amíg elegen nem vagytok.
page-guide-i04-frag-title = Gyilokpont
page-guide-i04-frag = Teljes egészséggel, kicsit odébb tér vissza. Légy ott előbb.
page-guide-i04-end-title = Eleget tudsz
page-guide-i04-end = Az idő neked dolgozik: ha elfogy a pakli, gyilokpontot kapsz. Foglald le, és tarts vissza valamit a vörös zsiliphez.
