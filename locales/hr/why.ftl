# Što stoji na putu onome što nije dopušteno.

## Adrenaline

adrenaline-why-loaded = Već napunjeno: { $weapon }.
adrenaline-why-unloaded = Nije napunjeno: { $weapon }.
adrenaline-why-cubes-red = Imaš premalo crvenih kockica.
adrenaline-why-cubes-yellow = Imaš premalo žutih kockica.
adrenaline-why-cubes-blue = Imaš premalo plavih kockica.
adrenaline-why-actions = Nemaš više akcija.
adrenaline-why-bot = Akcija bota još nije obavljena.
adrenaline-why-grabbed = U ovom je potezu s tog polja već nešto uzeto.
adrenaline-why-tagged = U ovom je potezu već dobila štetu: { $spawnpoint }.
adrenaline-why-steps = Preostali koraci ({ $who }): { $n }.

## DOOM (2004)

refusal-d04-too-far = S preostalim bodovima kretanja ({ $points }) nijedan put ne završava na tom polju.
d04-why-figure = Na putu stoji: { $who }.
d04-why-wall = Na putu je zid.
d04-why-closed = Zatvorena: { $door }.
d04-why-locked = Zaključana: { $door }.
d04-why-jammed = Zaglavljena: { $door }.
d04-why-smashed = Razvaljena: { $door }.
d04-why-barrel = Na { $at } stoji bačva.
d04-why-points = Preostali bodovi kretanja: { $n }.
d04-why-attacks = Nije ostao nijedan napad.
d04-why-ammo = Nema streljiva: { $weapon }.
d04-why-weapon = Nemaš to oružje: { $weapon }.
d04-why-berserk = Divljaš i boriš se samo šakama.
d04-why-used = Već upotrijebljeno u ovom potezu: { $weapon }.
d04-why-acted = Već aktiviran u ovom potezu: { $who }.
d04-why-spawned = U ovom je potezu već odigrana karta stvaranja ili je aktiviran uljez.

## DOOM (2016)

refusal-d16-too-far = S preostalim bodovima kretanja ({ $points }) nijedan put ne završava na tom polju.
d16-why-figure = Na putu stoji: { $who }.
d16-why-wall = Na putu je zid.
d16-why-closed = Zatvorena: { $door }.
d16-why-points = Preostali bodovi kretanja: { $n }.
d16-why-rooted = Karta kaže da se ne možeš kretati.
d16-why-open = Njezin napad još nije izveden: { $card }.
d16-why-mains = Nije ostala nijedna glavna radnja.
d16-why-dark = U tami napadaš najdalje na domet { $n }.
d16-why-kind = Iscrpljena karta: { $kind }.
d16-why-acted = Već aktiviran ovom kartom: { $who }.
d16-why-class = Tvoja je karta klase iscrpljena.
