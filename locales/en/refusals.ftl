# Why something may not be done.

## The table

refusal-game-over = The game is over: nothing more can be done.
refusal-not-your-decision = It is not your decision now.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-revealed = This cannot be taken back: it has shown something new.
refusal-undo-other = You can take back only your own last action.

## Set-up

refusal-setup-players = { $n } players are not possible: 3 to 5 can play.
refusal-setup-skulls = { $n } skulls are not possible: choose 5 to 8.
refusal-setup-two-modes = Domination and Turrets do not go together.
refusal-setup-bot = With 5 players there is no room for the bot.

## Turn and actions

refusal-no-actions = You have no actions left.
refusal-choose-action = First choose an action: run, grab or shoot.
refusal-move-needs-action = To move you have to choose an action first.
refusal-turn-over = This part of the turn is over.
refusal-turn-closed = The turn is closed: after reloading nothing more can be done.
refusal-powerup-inside-action = This powerup is played before or after an action, not within it.
refusal-not-in-hand = You do not hold this powerup.
refusal-spawn-first = First discard a powerup to appear on the board.
refusal-place-bot-first = First choose a spawnpoint for the bot.
refusal-no-run = In this frenzy turn there is no run.
refusal-run-nowhere = A run is at least one step.
refusal-running = You are running: choose a square, or stop.
refusal-already-there = You are there already: do what you came for.
refusal-too-far = That square cannot be reached with the steps you have.
refusal-no-steps = You have no steps left in this action.

## Grabbing and paying

refusal-nothing-to-grab = There is nothing you could grab there.
refusal-grab-something = A grab must take something.
refusal-grabbing = You are grabbing: move, or take something here.
refusal-weapon-not-here = This weapon does not lie here.
refusal-tile-not-here = This ammo tile does not lie here.
refusal-square-grabbed = Ammo was already grabbed on this square in this turn.
refusal-square-empty = This square is empty until the turn ends.
refusal-leave-weapon = Leave one of the three weapons you held before.
refusal-control = Give up a cube or the powerup of this tile, or nothing.
refusal-pay = First pay: with a cube from the box or a powerup of the right colour.
refusal-cannot-pay = You cannot pay the price: { $price }.

## Shooting

refusal-no-loaded-weapon = You have no loaded weapon.
refusal-not-loaded = This weapon is not loaded in your hand.
refusal-no-target = None of your loaded weapons has a target.
refusal-no-target-there = From that square you could hit nobody.
refusal-must-shoot = The shot must follow.
refusal-shooting = You are shooting: move, or fire a weapon.
refusal-reloaded = You have reloaded: the move is over.
refusal-reload-later = Weapons are reloaded at the end of the turn; only in frenzy before the shot.
refusal-shot-must-follow = After this reload no shot would be possible.
refusal-nothing-to-reload = You hold no such unloaded weapon.
refusal-one-weapon = One shot, one weapon.
refusal-one-mode = A shot has exactly one mode: { $effect } does not fit.
refusal-effect-used = This effect has already been used in this shot: { $effect }.
refusal-effect-order = This effect does not come in this order: { $effect }.
refusal-effect-no-target = This effect has no target: { $effect }.
refusal-move-without-shot = This move must belong to a shot that hits somebody: { $effect }.
refusal-basic-compulsory = The basic effect is compulsory.
refusal-choose-effect = Choose the next effect, or finish the shot.
refusal-choose-target = Choose a target.
refusal-choose-square = Choose a square or a room.
refusal-square = This effect cannot be used on that square.
refusal-no-push = There is nobody to push.
refusal-push-too-far = The push goes one square, and not through walls.
refusal-fist = The rocket fist steps, strikes, and may step on straight ahead and strike again.
refusal-target-yourself = You cannot hit yourself.
refusal-target-absent = That figure is not on the board.
refusal-too-many-targets = That is more targets than the effect allows.
refusal-targets-together = These targets cannot be hit together.
refusal-target-out-of-zone = The effect does not reach that target from here.
refusal-spawnpoint-mode = Spawnpoints are targets in Domination only.
refusal-spawnpoint-first-turn = On your first turn you cannot hit spawnpoints.
refusal-spawnpoint-tagged = You have already hit this spawnpoint in this turn.
refusal-spawnpoint-bonus = Marks and bonus damage do nothing to a spawnpoint.

## Moving figures

refusal-finish-move = First finish the move that is under way.
refusal-move-at-least-one = This move is at least one square.
refusal-move-straight = This move goes in one direction only.
refusal-move-ends-wrong = The move may not end on that square.

## Powerups

refusal-teleport = Choose any square of the board.
refusal-teleport-home = You already stand there.
refusal-newton-self = Newton moves another figure, not your own.
refusal-newton-absent = That figure is not on the board.
refusal-scope-not-now = A Targeting Scope is played right after your shot has damaged somebody.
refusal-scope-window = Play a Targeting Scope, or do without.
refusal-scope-target = A Targeting Scope needs a target that this shot has damaged and whose board has room.
refusal-scope-unpaid = You have nothing left to pay for the Targeting Scope.
refusal-tagback-not-now = A Tagback Grenade is played when somebody you see has just damaged you.
refusal-tagback-window = Answer with a Tagback Grenade, or do without.

## The bot and the modes

refusal-no-bot-action = There is no bot action to take now.
refusal-bot-action-owed = The bot has to act before the turn ends.
refusal-bot-spares-you = The bot never shoots at the player whose turn it is.
refusal-bot-cannot-see = The bot does not see that target.
refusal-bot-must-shoot = The bot has a target, so it must shoot.
refusal-one-target = Choose exactly one target.
refusal-track = Choose the track of a spawnpoint for the overkill token.
