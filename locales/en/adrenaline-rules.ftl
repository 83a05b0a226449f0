# The rules of Adrenaline, one sentence or two for each number.

## Boards

rule-ADR-BOARD-1 = The arena is put together from two double-sided halves, which gives four boards: small, medium A, medium B and big.
rule-ADR-BOARD-2 = The spawnpoints stand on the same squares of every board: blue on top in the third column, red in the first column of the middle row, yellow in the bottom right corner. Every other square holds ammo.
rule-ADR-BOARD-3 = Neighbouring squares are open to each other, joined by a door or parted by a wall, as the map of the board shows.
rule-ADR-BOARD-4 = A room is a group of squares joined without doors or walls, whatever their print: the middle row of the small board is one room.
rule-ADR-BOARD-5 = The small board suits 3 or 4 players, the medium boards any number, the big board 4 or 5.

## Set-up

rule-ADR-SETUP-1 = 3 to 5 players choose a board and 5 to 8 skulls. The standard game has 8 skulls and ends with final frenzy; for a first game use 5 and sudden death.
rule-ADR-SETUP-2 = Shuffle powerups, weapons and ammo tiles; lay 3 weapons face up at each spawnpoint and 1 ammo tile face up on every other square.
rule-ADR-SETUP-3 = You start with 1 cube of each colour in your ammo box, which holds at most 3 of each. Damage and point tokens never run out.
rule-ADR-SETUP-4 = Choose a first player; play goes clockwise.
rule-ADR-SETUP-5 = Domination and Turrets cannot be combined. The bot goes with any mode, and so does either ending.
rule-ADR-SETUP-6 = With fewer than 8 skulls the killshot track is shorter; its points stay the same.

## Open and secret

rule-ADR-INFO-1 = Powerups in hand, decks and point totals are hidden; unloaded weapons lie open.
rule-ADR-INFO-2 = Everyone may see all weapons, loaded or not, and how many powerups each player holds. Secret are the powerups themselves, the order of the decks and, if the table so chooses, the points.

## Entering the arena

rule-ADR-SPAWN-1 = At the start of your first turn draw 2 powerups, keep one and discard the other: you enter on the spawnpoint of its colour and take a normal turn.
rule-ADR-SPAWN-2 = Until your first turn you are not on the board and cannot be targeted or moved.
rule-ADR-SPAWN-3 = To respawn draw 1 powerup, even if you hold 3, then discard any one from your hand: you appear on the spawnpoint of its colour.
rule-ADR-SPAWN-4 = Players who respawn in the same turn do so one after the other, and later ones see where earlier ones appeared.
rule-ADR-SPAWN-5 = While you respawn you may hold 4 powerups for a moment; with an empty hand the drawn card decides.
rule-ADR-SPAWN-6 = If you have not entered when frenzy starts, your board flips and you enter at the start of your frenzy turn; in Domination that is still your first turn.

## The turn

rule-ADR-TURN-1 = You have two actions, in any order and the same one twice if you like; powerups may be played before and after them.
rule-ADR-TURN-2 = After the reload all killed players' boards are scored; then those players respawn.
rule-ADR-TURN-3 = You may give up one action or both, but not the bot action.
rule-ADR-TURN-4 = Reloading closes your turn: no action, Teleporter or Newton after it.
rule-ADR-TURN-5 = Within an action moving comes first and is optional; you never move after grabbing or shooting.
rule-ADR-RELOAD-1 = At the end of your turn you may reload any number of weapons at full price; this is not an action.
rule-ADR-REFILL-1 = At the end of the turn emptied squares get new ammo tiles and spawnpoints are filled up to 3 weapons.
rule-ADR-REFILL-2 = When the weapon deck is empty, no more weapons come for the rest of the game.
rule-ADR-REFILL-3 = When the last ammo tile has been revealed, the discarded tiles, those of this turn included, are shuffled into a new stack.
rule-ADR-REFILL-4 = With the weapon deck empty, spawnpoints stay short of weapons.
rule-ADR-REFILL-5 = An empty tile stack is rebuilt from all discarded tiles, also those taken this turn.
rule-ADR-REFILL-6 = Nothing is refilled before the end of the turn.
rule-ADR-REFILL-7 = Tiles are dealt row by row, then weapons to the blue, red and yellow spawnpoint, at set-up as well.

## Actions

rule-ADR-ADREN-1 = With 0 to 2 damage: run up to 3 squares; move up to 1 and grab; shoot.
rule-ADR-ADREN-2 = With 3 to 5 damage: run up to 3 squares; move up to 2 and grab; shoot.
rule-ADR-ADREN-3 = With 6 or more damage: run up to 3 squares; move up to 2 and grab; move up to 1 and shoot.
rule-ADR-ADREN-4 = Your damage at the moment you choose an action decides how strong it is, and that stays fixed for the whole action.
rule-ADR-RUN-1 = A run is 1, 2 or 3 moves.
rule-ADR-RUN-2 = A run of 0 squares does not exist: pass the action instead. Walking out and back is allowed.
rule-ADR-GRAB-1 = On an ammo square take the tile and its cubes, up to 3 of each colour; the excess is lost.
rule-ADR-GRAB-2 = If the tile shows a powerup draw one, unless you already hold 3.
rule-ADR-GRAB-3 = On a spawnpoint pay the pickup price of one weapon there and take it loaded; without the price you cannot take it.
rule-ADR-GRAB-4 = If you hold 3 weapons you must leave one of them, loaded or not, in place of the new one.
rule-ADR-GRAB-5 = A weapon left behind may be taken by anyone, you included, at its ordinary pickup price.
rule-ADR-GRAB-6 = An emptied square offers nothing more this turn.
rule-ADR-GRAB-7 = With a fourth weapon you leave one of the three you held before, not the new one; its pickup price does not depend on whether it was loaded.
rule-ADR-GRAB-8 = A weapon you left may be taken back by a later grab, even in the same turn.
rule-ADR-GRAB-9 = You cannot grab where there is nothing to take. A tile may be taken even if the limits make you lose all of it.

## Moving

rule-ADR-MOVE-1 = One move takes a figure to a neighbouring square, through doors but never diagonally or through walls.
rule-ADR-MOVE-2 = The same rules of movement hold whoever or whatever moves a figure; only the Teleporter ignores them.
rule-ADR-MOVE-3 = Any number of figures may share a square, and no figure blocks another.
rule-ADR-MOVE-4 = Distance is the smallest number of moves needed; only the Railgun shoots through walls. "In one direction" means that every step goes the same way.
rule-ADR-MOVE-5 = Whoever moves a target chooses any legal path, and the target may end on any square, the shooter's own included.
rule-ADR-MOVE-6 = Pulverize and the Tractor Beam may move a target 0 squares and a push may be declined; a glide, jump or shadowstep that is used is at least 1 square.

## Seeing

rule-ADR-SEE-1 = You see every square of your own room and every square of each room that a door of your own square leads to.
rule-ADR-SEE-2 = Sight need not be mutual: you may see someone who does not see you.
rule-ADR-SEE-3 = Figures never block sight, and the place within a square does not matter.
rule-ADR-SEE-4 = You look through all doors of your square at once, but never through two doors in a row; a square one move away is always seen.

## Shooting

rule-ADR-SHOOT-1 = A target is another figure on the board; the bot counts, and in Domination so do spawnpoints for damaging effects. Your own weapon never hurts, marks or drags you.
rule-ADR-SHOOT-2 = A shoot action must affect at least one legal target.
rule-ADR-SHOOT-3 = A killed figure stays a legal target until the end of the turn.
rule-ADR-SHOOT-4 = On a weapon with optional effects the basic effect is compulsory; each optional effect may be used once, for its cost, in any order the card allows.
rule-ADR-SHOOT-5 = On a weapon with modes you choose exactly one mode for each shot.
rule-ADR-SHOOT-6 = Damage and marks are dealt in full. Where you pick several targets you may pick fewer, but an effect that hits everyone in a place spares nobody.
rule-ADR-SHOOT-7 = Whether a target is legal is judged from where the figures stand when the effect resolves.
rule-ADR-SHOOT-8 = A free move of a weapon may be used only in a shot whose basic effect is carried out.
rule-ADR-SHOOT-9 = Optional effects that deal damage or marks come after the damage of the basic effect; only your own moves may come first.
rule-ADR-SHOOT-10 = An effect that hits several players deals to them clockwise from the shooter, to spawnpoints last; this settles the order of killshots.
rule-ADR-SHOOT-11 = A damaging or marking effect that would hit nobody may not be used.
rule-ADR-SHOOT-12 = To shoot, play a loaded weapon, choose targets, pay for extras and resolve the effects; the weapon is then unloaded.

## Paying

rule-ADR-PAY-1 = The top cube of a weapon's cost is already paid when you pick it up: you pay the rest and the weapon comes loaded. Reloading costs the whole price.
rule-ADR-PAY-2 = Pay with cubes from your ammo box, with powerups discarded as cubes of their colour, or with both.
rule-ADR-PAY-3 = A powerup may stand for a cube in any cost, also for the cube of another Targeting Scope; no change is given.
rule-ADR-PAY-4 = You may begin only what you can pay for, counting all extras you have chosen.
rule-ADR-PAY-5 = You choose for each cube whether it comes from the box or from a card, and pay exactly the price; spent cubes return to your supply.
rule-ADR-PAY-6 = A card used as ammo leaves your hand at once and cannot be played for its effect any more. Each effect is paid, resolved and then open to a Scope, one after the other; nothing is refunded.

## Ammo tiles

rule-ADR-AMMO-1 = Of the 36 ammo tiles 18 show three cubes and 18 show two cubes and a powerup.
rule-ADR-AMMO-2 = The tiles carry 90 cubes in all, 30 of each colour.

## Powerups

rule-ADR-PWR-1 = A powerup may be used in one of three ways: for its effect, as a cube of its colour in any payment, or discarded to choose the spawnpoint of its colour.
rule-ADR-PWR-2 = You may hold at most 3 powerups.
rule-ADR-PWR-3 = Used powerups go to the discard pile. When the last card is drawn, the discards become the new deck; if there are none yet, this waits for the next draw, and if none is left nothing is drawn.
rule-ADR-PWR-4 = You may play any number of powerups in a turn.
rule-ADR-PWR-5 = The powerup discards are shuffled into a new deck at the moment the last card is drawn.
rule-ADR-PWR-TELE-1 = Teleporter: on your turn, before or after an action, put your figure on any square; not once the respawns at the end of the turn have begun.
rule-ADR-PWR-TELE-2 = The Teleporter may not leave you where you stand. If a turret has killed you on your own turn you may still teleport.
rule-ADR-PWR-NEWTON-1 = Newton: on your turn, before or after an action, move any other figure 1 or 2 squares in one direction.
rule-ADR-PWR-NEWTON-2 = Newton cannot move a figure that is not yet on the board or has just respawned; a killed figure can be moved.
rule-ADR-PWR-NEWTON-3 = Newton and the Teleporter may be played after your last action, and before or after the bot action, but not once you have begun to reload.
rule-ADR-PWR-SCOPE-1 = Targeting Scope: when your shot damages someone, pay 1 cube of any colour and one target damaged by that shot takes 1 more damage.
rule-ADR-PWR-SCOPE-2 = You may play several Scopes in one action, each with its own cube, on the same or different damaged targets.
rule-ADR-PWR-SCOPE-3 = Each Scope strengthens one target that this action has damaged; a target that only got marks does not qualify.
rule-ADR-PWR-SCOPE-4 = A Scope is played right after the damage of an effect, before its push and marks, on any target damaged so far in the shot. Its point is ordinary damage but converts no marks placed by the same action.
rule-ADR-PWR-SCOPE-5 = The cube paid for a Scope may be of any colour.
rule-ADR-PWR-SCOPE-6 = A Scope cannot be used on spawnpoints, on turret damage, on the bot's shots, on targets that only got marks or on a board that already has 12 damage.
rule-ADR-PWR-TAG-1 = Tagback Grenade: when a player you see damages you on their turn, give that player 1 mark; it costs nothing.
rule-ADR-PWR-TAG-2 = For a Tagback you must have seen the attacker at the moment the damage landed; moves later in the same shot do not matter. You are asked at the end of the action.
rule-ADR-PWR-TAG-3 = You may answer one attack with several Tagbacks, 1 mark each, up to the limit of 3 marks.
rule-ADR-PWR-TAG-4 = A player who has just been killed may still play a Tagback.
rule-ADR-PWR-TAG-5 = If several victims may answer, they are asked clockwise from the attacker.

## Damage and marks

rule-ADR-DMG-1 = The damage track has 12 spaces, filled in the order the damage is dealt; the first is first blood, and from 3 and 6 damage on your actions get better.
rule-ADR-DMG-2 = Damage beyond the 12th space is lost.
rule-ADR-DMG-3 = Tokens land effect by effect in the order resolved: for each target damage, then old marks, then Scopes; after that pushes with their turret hits, and new marks last.
rule-ADR-DMG-4 = You may hit a board that already has 12 damage: the damage is lost, but your old marks there are used up and a Tagback may answer.
rule-ADR-MARK-1 = An effect deals all its damage first, then its marks.
rule-ADR-MARK-2 = Marks given in an action never turn into damage in the same action.
rule-ADR-MARK-3 = A board holds at most 3 marks of each player; the excess is lost.
rule-ADR-MARK-4 = When you damage a player, all your marks on that player turn into damage at once, right after it.
rule-ADR-MARK-5 = Marks alone do nothing and never score.
rule-ADR-MARK-6 = Converted marks beyond the 12th space are lost.
rule-ADR-MARK-7 = Marks stay through death and respawn, also marks given to a dying player.
rule-ADR-MARK-8 = Your old marks are all used up by your first hit; a second effect in the same shot finds none to convert.
rule-ADR-MARK-9 = Old marks are converted before new ones are placed, so the new ones find room under the limit of 3.
rule-ADR-MARK-10 = The conversion of marks stops at the 12th space; the rest goes back to their owner.

## Death

rule-ADR-KILL-1 = The 11th damage is the killshot, the 12th the overkill.
rule-ADR-KILL-2 = A killed figure stays on the board until the end of the turn and can still be hit, moved and marked.
rule-ADR-KILL-3 = Killed players are scored at the end of the turn in the order of their killshots, and respawn in the same order.
rule-ADR-KILL-4 = If the killshot and the overkill come from different players, each token counts for its owner, and the revenge mark goes to the overkiller.
rule-ADR-KILL-5 = If you die on your own turn, your board is scored at the end of it and you respawn then.

## Scoring

rule-ADR-SCORE-1 = First blood: whoever dealt the first damage gets 1 point; not on a flipped board.
rule-ADR-SCORE-2 = Players are ranked by their damage on the board, the overkill included; a tie goes to the one whose damage came first. Only those who dealt damage score.
rule-ADR-SCORE-3 = The ranks score 8, 6, 4, 2, 1, 1; each skull already on the board takes away the highest number, but nobody gets less than 1.
rule-ADR-SCORE-4 = A fifth rank on a board scores the next number of the row, at least 1.
rule-ADR-SCORE-5 = The killshot token replaces the leftmost skull of the killshot track, and the skull goes on the victim's board.
rule-ADR-SCORE-6 = The overkill token joins the killshot token on the same space of the track.
rule-ADR-SCORE-7 = Overkill: the victim gives the overkiller 1 revenge mark, within the limit of 3.
rule-ADR-SCORE-8 = Double kill: if you deal more than one killshot in a turn you get 1 point, once.
rule-ADR-SCORE-9 = A killed player loses all damage and goes back to normal actions, but keeps marks, ammo, powerups and weapons as they are.
rule-ADR-SCORE-10 = If more players die than skulls are left, each still takes a space on the track, past its end if need be; victims without a skull get none.
rule-ADR-SCORE-11 = Tokens on the track count in the order of the spaces; on one space the killshot comes before the overkill.

## Sudden death and final frenzy

rule-ADR-SUDDEN-1 = With sudden death the game ends at the end of the turn in which the last skull is taken; then comes final scoring.
rule-ADR-FRENZY-1 = Frenzy, if your last turn comes before the first player's: two actions out of move up to 1, reload and shoot; run up to 4; move up to 2 and grab.
rule-ADR-FRENZY-2 = Frenzy, for the first player and everyone after: one action, either move up to 2, reload and shoot, or move up to 3 and grab.
rule-ADR-FRENZY-3 = Taking the last skull triggers final frenzy once the turn has been scored; all killshot and overkill tokens of that turn go on the track.
rule-ADR-FRENZY-4 = Everyone then takes exactly one more turn, the player who triggered frenzy last.
rule-ADR-FRENZY-5 = When frenzy starts, everyone without damage flips the board: skulls go, marks and ammo stay, there is no first blood and the board scores 2, 1, 1, 1. Boards with damage stay as they are until killed.
rule-ADR-FRENZY-6 = All players flip their action tiles. If the player just before the first player triggers frenzy, nobody gets two actions; if the first player does, everyone else gets two.
rule-ADR-FRENZY-7 = A player killed in frenzy is scored by the side the board shows; then the board flips. Killshots still go on the track, and players still respawn.
rule-ADR-FRENZY-8 = In frenzy you reload within the shoot action, between the move and the shot; there is no reload at the end of the turn.
rule-ADR-FRENZY-9 = The frenzy reload takes in any number of weapons at full price, and the shot must follow.
rule-ADR-FRENZY-10 = Frenzy actions replace the adrenaline actions, whatever your damage.
rule-ADR-FRENZY-11 = A flipped board that is killed again gets no skull and still scores 2, 1, 1, 1.
rule-ADR-FRENZY-12 = The active player triggers frenzy, after the scoring, respawns and refill of that turn; boards flip before the next turn.

## The end

rule-ADR-END-1 = At the end every board with damage is scored: first blood on unflipped boards, and ranks; no skulls, killshots or double kills.
rule-ADR-END-2 = In deathmatch the killshot track scores 8, 6, 4, 2, 1, 1 by the number of tokens, overkills included; a tie goes to the earlier token, and without a token there are no points.
rule-ADR-END-3 = Most points win. A tie goes to the player with more points from the killshot track; if that ties too, the win is shared.
rule-ADR-END-4 = In Domination the points from the three tracks break a tie, in Turrets the points from turrets.
rule-ADR-END-5 = Boards killed in the very last turn are scored in full first; there is no respawn or refill after it.

## Weapons

rule-ADR-W-LOCK-1 = Lock Rifle: one target you see takes 2 damage and 1 mark.
rule-ADR-W-LOCK-2 = Second lock: a different target you see takes 1 mark.
rule-ADR-W-MG-1 = Machine Gun: one or two different targets you see take 1 damage each.
rule-ADR-W-MG-2 = Focus shot: one of the basic targets takes 1 more damage.
rule-ADR-W-MG-3 = Turret tripod: 1 more damage to a basic target that did not get the focus shot, 1 damage to a seen target that was not a basic target, or both.
rule-ADR-W-MG-4 = The focus shot and the tripod never strengthen the same basic target. With a single basic target that got the focus shot, the tripod needs a new target.
rule-ADR-W-MG-5 = The tripod may be bought without the focus shot; it still strengthens one basic target only.
rule-ADR-W-THOR-1 = T.H.O.R.: one target you see takes 2 damage.
rule-ADR-W-THOR-2 = Chain reaction: a second target, seen by the first target, takes 1 damage.
rule-ADR-W-THOR-3 = High voltage, only after chain reaction: a third target, seen by the second target, takes 2 damage.
rule-ADR-W-THOR-4 = The three targets are different players hit in that order; you are never a link, and you need to see only the first.
rule-ADR-W-THOR-5 = The chain may run on through a player who has just been killed.
rule-ADR-W-PLASMA-1 = Plasma Gun: one target you see takes 2 damage.
rule-ADR-W-PLASMA-2 = Phase glide: move 1 or 2 squares, all before or all after the shot; you need to see the target only when you fire.
rule-ADR-W-PLASMA-3 = Charged shot: the same target takes 1 more damage, together with the basic effect.
rule-ADR-W-WHISPER-1 = Whisper: one target you see at least 2 moves away takes 3 damage and 1 mark.
rule-ADR-W-SCYTHE-1 = Electroscythe: every other player on your square takes 1 damage.
rule-ADR-W-SCYTHE-2 = Reaper: every other player on your square takes 2 damage instead.
rule-ADR-W-TRACTOR-1 = Tractor Beam: move any target, seen or not, 0 to 2 squares so that it ends on a square you see; then it takes 1 damage.
rule-ADR-W-TRACTOR-2 = Punisher: move a target at most 2 moves away, seen or not, onto your square; then it takes 3 damage.
rule-ADR-W-VORTEX-1 = Vortex Cannon: put the vortex on a square you see, not your own. Move a target standing on it or one move from it, seen or not, onto the vortex; it takes 2 damage.
rule-ADR-W-VORTEX-2 = Black hole: move up to two more targets from the vortex or one move from it onto the vortex; they take 1 damage each.
rule-ADR-W-VORTEX-3 = All targets of the vortex are different players; several may stand on one square, also on the vortex itself.
rule-ADR-W-FURNACE-1 = Furnace: everyone in a room you see, not your own, takes 1 damage.
rule-ADR-W-FURNACE-2 = Cozy fire: everyone on a square one move away takes 1 damage and 1 mark.
rule-ADR-W-HEAT-1 = Heatseeker: one target you do not see takes 3 damage.
rule-ADR-W-HELLION-1 = Hellion: one target you see on another square takes 1 damage; then it and everyone else on its square take 1 mark.
rule-ADR-W-HELLION-2 = Nano-tracer: as the basic mode but with 2 marks each; only the chosen target is damaged.
rule-ADR-W-FLAME-1 = Flamethrower: choose a direction; the flame covers the square one move that way and, if you wish, the next one beyond it. Doors let it through, walls do not.
rule-ADR-W-FLAME-2 = Basic mode: at most one target on each of the two squares takes 1 damage; hitting only the second square is allowed.
rule-ADR-W-FLAME-3 = Barbecue: everyone on the first square takes 2 damage, everyone on the second takes 1.
rule-ADR-W-FLAME-4 = The flame never hits your own square and may hit targets you do not see.
rule-ADR-W-GRENADE-1 = Grenade Launcher: one target you see takes 1 damage; then you may move it 1 square.
rule-ADR-W-GRENADE-2 = Extra grenade: every other player on one square you see takes 1 damage; your own square may be chosen.
rule-ADR-W-GRENADE-3 = The extra grenade may fall before or after the push, on any square you see, so it may hit the first target again.
rule-ADR-W-ROCKET-1 = Rocket Launcher: one target you see on another square takes 2 damage; then you may move it 1 square.
rule-ADR-W-ROCKET-2 = Rocket jump: move 1 or 2 squares, all before or all after the shot; after a jump you aim from the new square.
rule-ADR-W-ROCKET-3 = Fragmenting warhead: everyone on the square where the target stood, the target included, takes 1 damage before the push.
rule-ADR-W-RAIL-1 = Railgun: choose a direction; targets are all figures on your square and straight that way, through walls, seen or not. A figure on your own square fits any direction.
rule-ADR-W-RAIL-2 = Basic mode: one target on the line takes 3 damage.
rule-ADR-W-RAIL-3 = Piercing: one or two different targets on the line take 2 damage each.
rule-ADR-W-BLADE-1 = Cyberblade: one target on your square takes 2 damage.
rule-ADR-W-BLADE-2 = Shadowstep: move 1 square before or after the basic effect.
rule-ADR-W-BLADE-3 = Slice and dice: a different target on your square takes 2 damage; the shadowstep may fall between the two strikes.
rule-ADR-W-ZX2-1 = ZX-2: one target you see takes 1 damage and 2 marks.
rule-ADR-W-ZX2-2 = Scanner: up to three different targets you see take 1 mark each. It deals no damage, so it converts no marks and calls for no Scope or Tagback.
rule-ADR-W-SHOTGUN-1 = Shotgun: one target on your square takes 3 damage; then you may move it 1 square.
rule-ADR-W-SHOTGUN-2 = Long barrel: one target exactly one move away takes 2 damage.
rule-ADR-W-GLOVE-1 = Power Glove: choose a target exactly one move away and move onto its square; it takes 1 damage and 2 marks.
rule-ADR-W-GLOVE-2 = Rocket fist: move one square and you may deal 2 damage to one target there; then you may move one more square in the same direction and do the same again.
rule-ADR-W-GLOVE-3 = The rocket fist must hit at least one target; it may be one on the second square only.
rule-ADR-W-SHOCK-1 = Shockwave: up to three targets one move away, each on a different square, take 1 damage each.
rule-ADR-W-SHOCK-2 = Tsunami: everyone exactly one move away takes 1 damage.
rule-ADR-W-HAMMER-1 = Sledgehammer: one target on your square takes 2 damage.
rule-ADR-W-HAMMER-2 = Pulverize: one target on your square takes 3 damage; then move it 0 to 2 squares in one direction.

## Weapon costs

rule-ADR-COST-1 = Lock Rifle: reload two blue, pickup one blue; second lock one red.
rule-ADR-COST-2 = Machine Gun: reload blue and red, pickup red; focus shot yellow, turret tripod blue.
rule-ADR-COST-3 = T.H.O.R.: reload blue and red, pickup red; chain reaction blue, high voltage blue.
rule-ADR-COST-4 = Plasma Gun: reload blue and yellow, pickup yellow; phase glide free, charged shot blue.
rule-ADR-COST-5 = Whisper: reload two blue and yellow, pickup blue and yellow.
rule-ADR-COST-6 = Electroscythe: reload blue, pickup free; reaper blue and red.
rule-ADR-COST-7 = Tractor Beam: reload blue, pickup free; punisher red and yellow.
rule-ADR-COST-8 = Vortex Cannon: reload red and blue, pickup blue; black hole red.
rule-ADR-COST-9 = Furnace: reload red and blue, pickup blue; cozy fire free.
rule-ADR-COST-10 = Heatseeker: reload two red and yellow, pickup red and yellow.
rule-ADR-COST-11 = Hellion: reload red and yellow, pickup yellow; nano-tracer red.
rule-ADR-COST-12 = Flamethrower: reload red, pickup free; barbecue two yellow.
rule-ADR-COST-13 = Grenade Launcher: reload red, pickup free; extra grenade red.
rule-ADR-COST-14 = Rocket Launcher: reload two red, pickup red; rocket jump blue, fragmenting warhead yellow.
rule-ADR-COST-15 = Railgun: reload two yellow and blue, pickup yellow and blue; piercing free.
rule-ADR-COST-16 = Cyberblade: reload yellow and red, pickup red; shadowstep free, slice and dice yellow.
rule-ADR-COST-17 = ZX-2: reload yellow and red, pickup red; scanner free.
rule-ADR-COST-18 = Shotgun: reload two yellow, pickup yellow; long barrel free.
rule-ADR-COST-19 = Power Glove: reload yellow and blue, pickup blue; rocket fist blue.
rule-ADR-COST-20 = Shockwave: reload yellow, pickup free; tsunami yellow.
rule-ADR-COST-21 = Sledgehammer: reload yellow, pickup free; pulverize red.

## Domination

rule-ADR-DOM-1 = The domination board replaces the killshot track: 8 skulls and a track of 8 spaces for each spawnpoint, which may be continued past its end.
rule-ADR-DOM-2 = Your first turn is entirely normal. From your second turn on you can tag spawnpoints: put a token of yours on the spawnpoint's track.
rule-ADR-DOM-3 = You tag a spawnpoint by damaging it like a player on its square: always exactly 1 token, each spawnpoint at most once a turn this way. Marks do nothing to it.
rule-ADR-DOM-4 = The Tractor Beam and the Vortex Cannon tag only a spawnpoint you see; it is not moved.
rule-ADR-DOM-5 = Effects that hit everyone on a square or in a room hit the spawnpoint there too.
rule-ADR-DOM-6 = A spawnpoint may be any target of T.H.O.R., but the chain ends there.
rule-ADR-DOM-7 = You also tag a spawnpoint by ending your turn as the only player on it, even if you damaged it this turn.
rule-ADR-DOM-8 = Strike back: if you end your turn on a spawnpoint you take 1 damage of your own colour, even in company.
rule-ADR-DOM-9 = Damage of your own colour counts as that of a phantom player, who takes a rank and first blood but whose points go to nobody.
rule-ADR-DOM-10 = If strike back kills you, your board is scored, but your death does not count for a double kill.
rule-ADR-DOM-11 = Boards are scored as usual with skulls from the box; killshots are not recorded.
rule-ADR-DOM-12 = An overkill token goes on a spawnpoint track chosen by the overkiller; revenge marks are given as usual.
rule-ADR-DOM-13 = Frenzy starts when the last skull is taken or when two tracks hold 8 or more tokens each.
rule-ADR-DOM-14 = At the end each track scores 8, 6, 4, 2, 1; tied players all get the higher number and the next ranks are skipped. Without a token there are no points.
rule-ADR-DOM-15 = The end of a turn goes: reload, tag, strike back, score, respawn, refill. Strike back converts no marks and cannot be answered.
rule-ADR-DOM-16 = A spawnpoint you already damaged this turn is no target for you. A shot may hit spawnpoints only; what matters is that the shooter is past the first turn.
rule-ADR-DOM-17 = Bonus damage (focus shot, the tripod on a basic target, charged shot, Scope) cannot go to a spawnpoint. Pushes of it are skipped, and a dearer mode may be used on it.
rule-ADR-DOM-18 = You are the only player on a spawnpoint if no other figure stands there, not even the bot or a killed one. Only the active player tags and is struck.
rule-ADR-DOM-19 = Whether two tracks hold 8 tokens is looked at when the turn is over; the active player triggers frenzy. Tagging and strike back go on in frenzy.
rule-ADR-DOM-20 = Strike back can be your 11th damage but never the 12th. Your board is then scored after the others, and the killshot is recorded nowhere.

## Spawnpoints as targets, weapon by weapon

rule-ADR-DOMW-1 = Lock Rifle: the basic effect tags a spawnpoint you see; the second lock does not.
rule-ADR-DOMW-2 = Machine Gun: the basic effect and the tripod's new target may tag a spawnpoint you see; the bonus damage does not.
rule-ADR-DOMW-3 = T.H.O.R.: any link may tag a spawnpoint that you, the first or the second target sees; the chain ends there.
rule-ADR-DOMW-4 = Plasma Gun: the basic effect tags a spawnpoint you see, also after a glide; the charged shot adds nothing.
rule-ADR-DOMW-5 = Whisper: tags a spawnpoint you see at least 2 moves away.
rule-ADR-DOMW-6 = Electroscythe: both modes tag the spawnpoint of your square, and it alone is enough to fire.
rule-ADR-DOMW-7 = Tractor Beam: tags a spawnpoint you see, with the punisher one that is also at most 2 moves away; it is not moved.
rule-ADR-DOMW-8 = Vortex Cannon: tags a spawnpoint you see that is the vortex or one move from it, your own square's included; it is not moved.
rule-ADR-DOMW-9 = Furnace: both modes tag the spawnpoint of the room or square they hit.
rule-ADR-DOMW-10 = Heatseeker: tags a spawnpoint you do not see.
rule-ADR-DOMW-11 = Hellion: tags the chosen spawnpoint, seen and not on your square; the players there then get the marks. A spawnpoint beside the chosen player gets nothing.
rule-ADR-DOMW-12 = Flamethrower: in basic mode a spawnpoint may be the one target of its square, the barbecue always hits it; it need not be seen.
rule-ADR-DOMW-13 = Grenade Launcher: the basic effect tags a spawnpoint you see, the extra grenade the one on its square; there is no push.
rule-ADR-DOMW-14 = Rocket Launcher: the basic effect tags a spawnpoint you see on another square, the warhead the one on the target's square; there is no push.
rule-ADR-DOMW-15 = Railgun: both modes tag a spawnpoint on the line, seen or not, your own square's included.
rule-ADR-DOMW-16 = Cyberblade: the basic effect or slice and dice tags the spawnpoint of the square you stand on at that moment.
rule-ADR-DOMW-17 = ZX-2: the basic mode tags a spawnpoint you see; the scanner does not.
rule-ADR-DOMW-18 = Shotgun: the basic mode tags the spawnpoint of your square, the long barrel one that is one move away; there is no push.
rule-ADR-DOMW-19 = Power Glove: tags a spawnpoint one move away, with the rocket fist one on each square reached; you still move there.
rule-ADR-DOMW-20 = Shockwave: in basic mode a spawnpoint one move away may be the target of its square; the tsunami always hits it.
rule-ADR-DOMW-21 = Sledgehammer: both modes tag the spawnpoint of your square; there is no push.

## Turrets

rule-ADR-TUR-1 = The turret board replaces the killshot track: 8 skulls and 5 open ammo tiles, refilled at the end of each turn. No tiles lie in the arena.
rule-ADR-TUR-2 = Every square that is not a spawnpoint has a turret. To grab ammo there choose one of the five tiles; each square only once a turn.
rule-ADR-TUR-3 = While grabbing you may give up one cube or the powerup of the tile, even one you could not have kept, to control the turret with a token of yours.
rule-ADR-TUR-4 = If another player controlled the turret, that player's token becomes a mark on your board, unless you already have 3 of that colour.
rule-ADR-TUR-5 = When you enter a square whose turret another player controls, that player deals you 1 damage; every step counts, also when someone else moves you.
rule-ADR-TUR-6 = Leaving a turret's square or starting there does nothing; with the Teleporter only the square you land on counts.
rule-ADR-TUR-7 = Turret damage converts no marks and cannot be scoped or answered with a Tagback.
rule-ADR-TUR-8 = If you are killed on your own turn you still finish your actions and reload; then your board is scored.
rule-ADR-TUR-9 = Double kill: 1 point if several opponents were killed in your turn, by whomever; your own death does not count.
rule-ADR-TUR-10 = Killshots and overkills are not recorded, but revenge marks are given. Frenzy starts with the last skull.
rule-ADR-TUR-11 = At the end the number of controlled turrets scores 8, 6, 4, 2, 1; a tie goes to the player whose last turn came earlier. Without a turret there are no points.
rule-ADR-TUR-12 = A turret hits at the step that enters its square: before the weapon's damage when the weapon pulls or moves you first, after it when the weapon pushes afterwards.
rule-ADR-TUR-13 = The mover chooses the path step by step. Moving someone onto your own turret deals your damage, but converts no marks and opens no Scope.
rule-ADR-TUR-14 = If you are killed on your own turn you keep the rest of your move, your actions, powerups and reload; further turret hits may fill the 12th space.
rule-ADR-TUR-15 = The active player triggers frenzy, even if their own death took the last skull.
rule-ADR-TUR-16 = Turret tokens stay when their owner dies. You cannot buy a turret you already control; you choose the cube you give up and take the rest of the tile.

## The bot

rule-ADR-BOT-1 = With 3 or 4 players a bot may join in any mode; it has a board, a figure and damage tokens, but no ammo and no actions of its own.
rule-ADR-BOT-2 = The first player, after seeing the first two powerups, puts the bot on any spawnpoint. There is no bot action on the first player's first turn.
rule-ADR-BOT-3 = From then on every turn includes one compulsory bot action besides your own actions, in any order.
rule-ADR-BOT-4 = In the bot action you may first move the bot 1 square.
rule-ADR-BOT-5 = Then the bot shoots one character it sees, never you: 1 damage, and 1 mark too if the bot has 6 or more damage.
rule-ADR-BOT-6 = In Domination the bot may also shoot a spawnpoint it sees.
rule-ADR-BOT-7 = The bot's marks turn into damage like anyone's.
rule-ADR-BOT-8 = The Scope does not work for the bot action and the Teleporter does not move the bot; Newton does, and a Tagback puts a mark on the bot.
rule-ADR-BOT-9 = The bot is scored like a player, and its tokens take ranks on boards and places on the killshot track.
rule-ADR-BOT-10 = If several characters are dead at the end of your turn you get the double-kill point, whoever killed them.
rule-ADR-BOT-11 = The next player chooses a spawnpoint for a killed bot; no powerup is needed.
rule-ADR-BOT-12 = In frenzy the bot's board flips like any other; with 6 or more damage its shot still adds the mark.
rule-ADR-BOT-13 = The bot's shot is compulsory whenever it has a target, be it only a spawnpoint. You may move the bot to find or avoid one; you make its choices and pay nothing.
rule-ADR-BOT-14 = To answer the bot with a Tagback you must see the bot when it hits you. The bot never hits the active player.
rule-ADR-BOT-15 = A bot killed earlier in the turn still takes its action from where it lies; it respawns after all players.
rule-ADR-BOT-16 = The bot's killshots and overkills go on the track in its colour, and overkills bring revenge marks to it and from it. The active player triggers frenzy and, in Domination, picks the track for the bot's overkill.
rule-ADR-BOT-17 = In frenzy the bot action stays one per turn. The bot never wins and breaks no tie.
rule-ADR-BOT-18 = In Domination the bot's tag is separate from your limit and not allowed on your first turn; the bot does not tag by standing there and is not struck. Turrets hit the bot, but it controls none.

## Playing at a distance

rule-ADR-NET-1 = A player who is away misses turns but stays in the arena and can be hit; questions to that player count as "no". They may return at the next turn; with fewer than 3 players left the game is scored and ends.
rule-ADR-NET-2 = If time runs out within an action, play goes back to the last finished action and the turn ends.
