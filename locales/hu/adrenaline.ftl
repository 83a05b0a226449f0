# Adrenalin: kérdések, választások és események.

adrenaline-card = { $kind } ({ $colour })
adrenaline-aim = { $weapon } ({ $effects })
adrenaline-powerup = képességkártya
adrenaline-nothing = semmi
adrenaline-the-bot = a bot
adrenaline-the-turret = a lövegtoronyért
adrenaline-a-scope = egy Céltávcsövet
adrenaline-a-tagback = Visszajelölő gránáttal

## Kérdések

adrenaline-prompt-menu = Válassz akciót: még { $n } van hátra.
    .other = { $who } akciót választ.
adrenaline-prompt-menu-bot = Elfogytak az akcióid, de a bot akciója még hátravan.
    .other = { $who } előtt még ott a bot akciója.
adrenaline-prompt-menu-last = Elfogytak az akcióid: játssz ki képességkártyát, vagy fejezd be a kört.
    .other = { $who } a kör vége előtt még kijátszhat képességkártyát.
adrenaline-prompt-spawn = Dobj el egy képességkártyát: a színével egyező újraéledési ponton jelensz meg.
    .other = { $who } eldob egy képességkártyát, és a színével egyező újraéledési ponton jelenik meg.
adrenaline-prompt-place-bot = Melyik újraéledési ponton jelenik meg { $bot }?
    .other = { $who } újraéledési pontot választ a botnak.
adrenaline-prompt-run = Hová futsz? Legfeljebb { $n } mező.
    .other = { $who } eldönti, hová fut.
adrenaline-prompt-run-on = Továbbfutsz, legfeljebb { $n } mezőt, vagy megállsz?
    .other = { $who } továbbfut vagy megáll.
adrenaline-prompt-grab = Itt szedsz fel valamit, vagy előbb lépsz, legfeljebb { $n } mezőt?
    .other = { $who } helyben szed fel valamit, vagy előbb lép.
adrenaline-prompt-grab-here = Mit szedsz fel itt?
    .other = { $who } eldönti, mit szed fel.
adrenaline-prompt-shoot = Innen lősz, vagy előbb lépsz, legfeljebb { $n } mezőt?
    .other = { $who } helyből lő, vagy előbb lép.
adrenaline-prompt-shoot-here = Melyik fegyverrel lősz?
    .other = { $who } fegyvert választ a lövéshez.
adrenaline-prompt-teleport = Hová teleportálsz?
    .other = { $who } eldönti, hová teleportál.
adrenaline-prompt-move-self = { $aim }: hová lépsz? Legfeljebb { $n } mező.
    .other = { $aim }: { $who } eldönti, hová lép.
adrenaline-prompt-move-bot = Lép-e { $bot }, mielőtt lő?
    .other = { $who } eldönti, lép-e { $bot }, mielőtt lő.
adrenaline-prompt-move = Hová kerül { $whom }? Legfeljebb { $n } mező.
    .other = { $who } eldönti, hová kerül { $whom }.
adrenaline-prompt-leave = Legfeljebb három fegyvered lehet. Melyiket hagyod itt? (az új: { $weapon })
    .other = { $who } otthagy egy fegyvert (az új: { $weapon }).
adrenaline-prompt-control = A lapkán: { $tile }. Lemondasz egy részéről { $turret }?
    .other = { $who } lemondhat a lapka egy részéről { $turret }. A lapkán: { $tile }.
adrenaline-prompt-pay-red = Fizess egy piros kockát: a tárból vagy kártyával?
    .other = { $who } fizet egy piros kockát.
adrenaline-prompt-pay-yellow = Fizess egy sárga kockát: a tárból vagy kártyával?
    .other = { $who } fizet egy sárga kockát.
adrenaline-prompt-pay-blue = Fizess egy kék kockát: a tárból vagy kártyával?
    .other = { $who } fizet egy kék kockát.
adrenaline-prompt-pay-any = Fizess egy bármilyen színű kockát: melyiket?
    .other = { $who } fizet egy tetszőleges színű kockát.
adrenaline-prompt-shot = { $weapon }: hogyan folytatódik a lövés?
    .other = { $weapon }: { $who } eldönti, hogyan folytatódik a lövés.
adrenaline-prompt-spot = { $aim }: melyik mező?
    .other = { $aim }: { $who } mezőt választ.
adrenaline-prompt-room = { $aim }: melyik helyiség?
    .other = { $aim }: { $who } helyiséget választ.
adrenaline-prompt-targets = { $n ->
    [one] { $aim }: válassz { $n } célpontot.
   *[other] { $aim }: válassz legfeljebb { $n } célpontot.
}
    .other = { $aim }: { $who } célpontot választ.
adrenaline-prompt-fist-step = { $aim }: melyik mezőre repülsz?
    .other = { $aim }: { $who } eldönti, hová repül.
adrenaline-prompt-fist-strike = { $aim }: kit ütsz meg itt?
    .other = { $aim }: { $who } eldönti, kit üt meg.
adrenaline-prompt-fist-on = { $aim }: továbbrepülsz?
    .other = { $aim }: { $who } továbbrepül vagy megáll.
adrenaline-prompt-scope = Kijátszol { $card } még 1 sebzésért?
    .other = { $who } kijátszhat { $card }.
adrenaline-prompt-tagback = { $attacker } eltalált. Felelsz { $card }?
    .other = { $who } { $card } felelhet. A lövő: { $attacker }.
adrenaline-prompt-bot-shot = Kire lő { $bot }?
    .other = { $who } eldönti, kire lő { $bot }.
adrenaline-prompt-reload = Töltesz újra a kör vége előtt?
    .other = { $who } újratölthet a kör vége előtt.
adrenaline-prompt-track = Melyik sávra kerül a túlölés jelzője? ({ $token })
    .other = { $who } sávot választ a túlölés jelzőjének ({ $token }).
adrenaline-prompt-over = A játéknak vége.
adrenaline-prompt-wait = A játék folytatódik.

## Választások

adrenaline-label-discard = Dobd el: { $card } → { $spawnpoint }
adrenaline-label-place-bot = Bot → { $spawnpoint }
adrenaline-label-run = Fuss, legfeljebb { $n } mező
adrenaline-label-grab = Szedj fel valamit, előtte legfeljebb { $n } mező
adrenaline-label-shoot = Lőj
adrenaline-label-shoot-move = Lőj, előtte legfeljebb { $n } mező
adrenaline-label-shoot-frenzy = Lépj legfeljebb { $n } mezőt, tölts újra és lőj
adrenaline-label-bot = A bot akciója
adrenaline-label-teleport = Játszd ki: { $card }
adrenaline-label-newton = Játszd ki: { $card }; célpont: { $whom }
adrenaline-label-to = Menj ide: { $square }
adrenaline-label-to-run = Fuss ide: { $square }
adrenaline-label-to-shoot = Előbb menj ide: { $square }
adrenaline-label-to-tile = Menj ide: { $square } ({ $tile })
adrenaline-label-to-spawnpoint = Menj ide: { $square } ({ $spawnpoint })
adrenaline-label-to-teleport = Teleportálj ide: { $square }
adrenaline-label-to-move = { $whom } ide kerül: { $square }
adrenaline-label-tile = Vedd el: { $tile }
adrenaline-label-take = Vedd el: { $weapon }, ingyen
adrenaline-label-take-paid = Vedd el: { $weapon }, ára: { $price }
adrenaline-label-leave = Hagyd itt: { $weapon }
adrenaline-label-give-cube = Add oda a toronyért: { $cube }
adrenaline-label-give-powerup = Add oda a toronyért: képességkártya
adrenaline-label-cube = A tárból: { $cube }
adrenaline-label-card = Kártyával: { $card }
adrenaline-label-fire = Lőj: { $aim }
adrenaline-label-fire-paid = Lőj: { $aim }, ára: { $price }
adrenaline-label-use = Tovább: { $effects }
adrenaline-label-use-paid = Tovább: { $effects }, ára: { $price }
adrenaline-label-hit = Célpont: { $targets }
adrenaline-label-bot-hit = A bot célpontja: { $targets }
adrenaline-label-at = Mező: { $square }
adrenaline-label-at-vortex = Az örvény itt nyílik: { $square }
adrenaline-label-at-flame = A láng eddig ér: { $square }
adrenaline-label-at-fist = Repülj ide: { $square }
adrenaline-label-room = Mindenki itt: { $room }
adrenaline-label-scope = { $card }: még 1 sebzés, célpont: { $whom }
adrenaline-label-tagback = { $card }: 1 jelölő a támadónak
adrenaline-label-reload = Töltsd újra: { $weapon }, ára: { $price }
adrenaline-label-track = Sáv: { $spawnpoint }
adrenaline-label-done = Semmi több
adrenaline-label-done-turn = A kör vége
adrenaline-label-done-walk = Állj meg itt
adrenaline-label-done-bot = A bot a helyén marad
adrenaline-label-done-push = Nincs lökés: { $whom } marad
adrenaline-label-done-stay = { $whom } itt marad
adrenaline-label-done-control = Az egész lapka kell, a torony nem
adrenaline-label-done-strike = Senkit se üss meg itt
adrenaline-label-done-shot = A lövés vége
adrenaline-label-done-scope = Nincs Céltávcső
adrenaline-label-done-tagback = Nincs Visszajelölő gránát
adrenaline-label-done-reload = Nem töltesz újra többet

## Események

adrenaline-event-turn = { $who } köre kezdődik: { $n } akció.
adrenaline-event-drew = { $who } képességkártyát húz.
adrenaline-event-drew-card = { $who } húz: { $card }.
adrenaline-event-spawned = { $who } eldobja: { $card }, és itt jelenik meg: { $square }.
adrenaline-event-bot-placed = { $who } ide teszi a botot: { $square }.
adrenaline-event-run = { $who } fut.
adrenaline-event-grab = { $who } felszedni készül.
adrenaline-event-shoot = { $who } lőni készül.
adrenaline-event-bot = { $who } végrehajtja a bot akcióját.
adrenaline-event-end-turn = { $who } befejezi a kör akcióit.
adrenaline-event-moved = { $who } lép: { $from } → { $to }.
adrenaline-event-moved-by = { $who } mozgatja ezt a figurát: { $whom }, { $from } → { $to }.
adrenaline-event-played = { $who } kijátssza: { $card }. { $help }
adrenaline-event-played-on = { $who } kijátssza: { $card }; célpont: { $whom }. { $help }
adrenaline-event-tile = { $who } elveszi: { $tile }; a tárba kerül: { $gained }.
adrenaline-event-turret = { $who } irányítja a tornyot itt: { $square }.
adrenaline-event-turret-from = { $who } átveszi a tornyot itt: { $square }; eddig: { $whom }.
adrenaline-event-paid = { $who } fizet: { $what }.
adrenaline-event-weapon-taken = { $who } elvesz egy fegyvert: { $weapon }.
adrenaline-event-weapon-left = { $who } otthagy egy fegyvert: { $weapon }.
adrenaline-event-fired = { $who } lő: { $aim }.
adrenaline-event-damage = { $who } talál. Célpont: { $whom }, { $n } sebzés, összesen { $total }.
adrenaline-event-damage-marks = { $who } jelölői sebzéssé válnak. Célpont: { $whom }, { $n } sebzés, összesen { $total }.
adrenaline-event-damage-scope = { $who } Céltávcsövet használ. Célpont: { $whom }, { $n } sebzés, összesen { $total }.
adrenaline-event-damage-turret = { $who } tornya lő. Célpont: { $whom }, { $n } sebzés, összesen { $total }.
adrenaline-event-damage-strike-back = Az újraéledési pont visszavág. Célpont: { $whom }, { $n } sebzés, összesen { $total }.
adrenaline-event-damage-lost = { $who } talál, de a tábla megtelt ({ $whom }): a sebzés elvész.
adrenaline-event-marked = { $who } jelöl. Célpont: { $whom }, { $n } jelölő.
adrenaline-event-revenge = { $who } bosszújelölőt ad. Célpont: { $whom }.
adrenaline-event-marked-turret = A lövegtorony jelzője ({ $who }) jelölővé válik. Célpont: { $whom }.
adrenaline-event-marks-lost = A tábla megtelt ({ $whom }), { $who } jelölői közül elvész: { $n }.
adrenaline-event-killed = { $who } halálos lövést ad le. Meghal: { $whom }.
adrenaline-event-killed-self = { $who } a saját jelzőjétől hal meg.
adrenaline-event-tagged = { $who } jelzőt tesz ide: { $spawnpoint }.
adrenaline-event-reloaded = { $who } újratölt: { $weapon }.
adrenaline-event-first-blood = { $who }: 1 pont az első vérért ({ $whom }).
adrenaline-event-scored = { $who }: { $n } pont a sebzésért ({ $whom }).
adrenaline-event-banked = { $n } pontot senki sem kap: ez a helyezés a saját tábláján { $who } helye.
adrenaline-event-skull = { $who } koponyát kap; hátravan: { $n }.
adrenaline-event-killshot = { $who }: halálos lövés a sávon.
adrenaline-event-killshot-overkill = { $who }: halálos lövés a sávon; túlölés: { $whom }.
adrenaline-event-double-kill = { $who }: 1 pont a dupla ölésért.
adrenaline-event-flipped = { $who } megfordítja a tábláját: mostantól 2, 1, 1, 1 pontot ér.
adrenaline-event-frenzy = Végső őrület! { $who } indította el, és utolsónak játszik.
adrenaline-event-powerups-shuffled = Az eldobott képességkártyákból új, kevert pakli lesz.
adrenaline-event-tiles-shuffled = A használt lőszerlapkákból új, kevert halom lesz.
adrenaline-event-tile-dealt = Új lőszer itt: { $square } ({ $tile }).
adrenaline-event-weapon-dealt = Új fegyver, { $spawnpoint }: { $weapon }.
adrenaline-event-track-scored = { $who }: { $n } pont a halálos lövések sávjáról.
adrenaline-event-spawnpoint-scored = { $who }: { $n } pont a sávról ({ $spawnpoint }).
adrenaline-event-turrets-scored = { $who }: { $n } pont a tornyokért.
adrenaline-event-game-over = { $n ->
    [one] A játéknak vége. A győztes: { $winners }.
   *[other] A játéknak vége. A győztesek: { $winners }.
}

## Headings of choices

adrenaline-group-squares = Mezők
adrenaline-group-targets = Célpontok
adrenaline-group-grab = Felszedés
adrenaline-group-weapons = Fegyverek
adrenaline-group-cards = Kártyák és kockák
