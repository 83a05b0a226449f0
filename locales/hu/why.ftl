# Mi áll annak útjában, amit nem szabad.

## Adrenaline

adrenaline-why-loaded = Már töltött: { $weapon }.
adrenaline-why-unloaded = Nincs töltve: { $weapon }.
adrenaline-why-cubes-red = Túl kevés piros kockád van.
adrenaline-why-cubes-yellow = Túl kevés sárga kockád van.
adrenaline-why-cubes-blue = Túl kevés kék kockád van.
adrenaline-why-actions = Nincs több akciód.
adrenaline-why-bot = A bot akciója még hátravan.
adrenaline-why-grabbed = Ebben a körben erről a mezőről már felszedtél valamit.
adrenaline-why-tagged = Ebben a körben már sebezted: { $spawnpoint }.
adrenaline-why-steps = Hátralévő lépések ({ $who }): { $n }.

## DOOM (2004)

refusal-d04-too-far = A megmaradt { $points } mozgásponttal egyetlen út sem ér véget azon a mezőn.
d04-why-figure = Útban áll: { $who }.
d04-why-wall = Fal áll az útban.
d04-why-closed = Csukva van: { $door }.
d04-why-locked = Zárva van: { $door }.
d04-why-jammed = Beszorult: { $door }.
d04-why-smashed = Szétzúzták: { $door }.
d04-why-barrel = Hordó áll itt: { $at }.
d04-why-points = Hátralévő mozgáspontok: { $n }.
d04-why-attacks = Nem maradt több támadás.
d04-why-ammo = Nincs hozzá muníció: { $weapon }.
d04-why-weapon = Nincs ilyen fegyvered: { $weapon }.
d04-why-berserk = Dühdrog hatása alatt vagy, és csak az öklödet használod.
d04-why-used = Ebben a körben már használtad: { $weapon }.
d04-why-acted = Ebben a körben már aktiválták: { $who }.
d04-why-spawned = Ebben a körben már kijátszottál egy ivadékkártyát, vagy aktiváltál egy megszállót.

## DOOM (2016)

refusal-d16-too-far = A megmaradt { $points } mozgásponttal egyetlen út sem ér véget azon a mezőn.
d16-why-figure = Útban áll: { $who }.
d16-why-wall = Fal áll az útban.
d16-why-closed = Csukva van: { $door }.
d16-why-points = Hátralévő mozgáspontok: { $n }.
d16-why-rooted = Egy kártya szerint nem mozoghatsz.
d16-why-open = A támadása még hátravan: { $card }.
d16-why-mains = Nem maradt több főakció.
d16-why-dark = A sötétben legfeljebb { $n } távolságra támadsz.
d16-why-kind = Kimerült kártya: { $kind }.
d16-why-acted = Ezzel a kártyával már aktiválták: { $who }.
d16-why-class = Az osztálykártyád kimerült.
