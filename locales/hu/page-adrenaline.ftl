# Az oldal szavai az Adrenalin asztalánál.

page-adrenaline-players = Játékosok
page-adrenaline-arena = Aréna
page-adrenaline-square = { $square } mező
page-adrenaline-killshots = Halálos lövések
page-adrenaline-skulls = { $n } koponya maradt
page-adrenaline-turrets = Elfoglalt lövegtornyok
page-adrenaline-offer = Választható lőszer
page-adrenaline-frenzy = { $n ->
    [0] Végső őrület: az utolsó kör
   *[other] Végső őrület: még { $n } kör
}
page-adrenaline-firing = { $who } tüzel: { $weapon }
page-adrenaline-points = { $n } pont
page-adrenaline-hidden = rejtve
page-adrenaline-you = te
page-adrenaline-damage = { $n } sebzés.
page-adrenaline-no-marks = nincs jelölő
page-adrenaline-worth = A következő halálos lövés értéke { $n }
page-adrenaline-weapons = Fegyverek
page-adrenaline-no-weapons = Még nincs fegyvered: szedj fel egyet egy újraéledési ponton.
page-adrenaline-too-many = eggyel több a kelleténél
page-adrenaline-powerup = egy képességkártya
page-adrenaline-powerups = Képességkártyák: { $n }
page-adrenaline-ammo = Lőszer
page-adrenaline-loaded = töltve
page-adrenaline-unloaded = újratöltendő
page-adrenaline-market = Fegyverek az újraéledési pontokon
page-adrenaline-none = semmi
page-adrenaline-about = Mit tud: { $card }
page-adrenaline-card = képességkártya
page-adrenaline-player = játékos
page-adrenaline-tile = lőszerlapka
page-adrenaline-take = felszedés
page-adrenaline-reload = újratöltés
page-adrenaline-pays = fizetéskor
page-adrenaline-turret = lövegtorony
page-adrenaline-turret-of = Irányítja: { $who }.
page-adrenaline-choose = Válassz
page-adrenaline-skip = Átugrás
page-adrenaline-next = Tovább
page-adrenaline-close = Vissza a pályához
page-adrenaline-scoring = Végső pontozás
page-adrenaline-won = { $n ->
    [one] A győztes: { $who }
   *[other] A győztesek: { $who }
}

## Hosszú választéklisták címei


## Az állás szavakban

page-adrenaline-tell-figure = { $who } a { $square } mezőn, { $n } sebzés.
page-adrenaline-tell-off = { $who } nincs a pályán.
page-adrenaline-tell-marks = { $who } jelölői: { $n }.
page-adrenaline-tell-weapons = Fegyverek: { $weapons }.
page-adrenaline-tell-ammo = Lőszer: { $cubes }.
page-adrenaline-tell-row = { $spawnpoint }: { $weapons }.
