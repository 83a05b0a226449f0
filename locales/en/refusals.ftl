# Why something may not be done.

## The table

refusal-game-over = The game is over: nothing more can be done.
refusal-not-your-decision = This decision is not yours.
refusal-unasked = This is no answer to what is asked now. { $question }
refusal-undo-nothing = There is nothing to take back.
refusal-undo-revealed = This cannot be taken back: it has shown something new.
refusal-undo-asked = This cannot be taken back: another player could have answered it from a hidden hand.
refusal-undo-other = You can take back only your own last action.

## Set-up

refusal-setup-players = { $n } players cannot play: it takes 3 to 5.
refusal-setup-skulls = { $n } skulls is not possible: choose 5 to 8.
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
refusal-no-run = There is no run in this frenzy turn.
refusal-run-nowhere = A run is at least one step.
refusal-running = You are running: choose a square, or stop.
refusal-already-there = You are already there: do what you came for.
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
refusal-must-shoot = You must shoot now.
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
refusal-move-without-shot = This move must belong to a shot that hits someone: { $effect }.
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
refusal-scope-not-now = A Targeting Scope is played right after your shot has damaged someone.
refusal-scope-window = Play a Targeting Scope, or do without.
refusal-scope-target = A Targeting Scope needs a target that this shot has damaged and whose board has room.
refusal-scope-unpaid = You have nothing left to pay for the Targeting Scope.
refusal-tagback-not-now = A Tagback Grenade is played when someone you see has just damaged you.
refusal-tagback-window = Answer with a Tagback Grenade, or do without.

## The bot and the modes

refusal-no-bot-action = There is no bot action to take now.
refusal-bot-action-owed = The bot has to act before the turn ends.
refusal-bot-spares-you = The bot never shoots at the player whose turn it is.
refusal-bot-cannot-see = The bot does not see that target.
refusal-bot-must-shoot = The bot has a target, so it must shoot.
refusal-one-target = Choose exactly one target.
refusal-track = Choose the track of a spawnpoint for the overkill token.

## DOOM: set-up

refusal-d04-marines = This scenario is for { $least } to { $most } marines, not for { $n }.
refusal-d04-colour-twice = Each marine has a colour of its own.
refusal-d04-card-twice = A marine card can belong to one marine only.

## DOOM: a marine's turn

refusal-d04-not-now = This cannot be done now.
refusal-d04-respawn-first = First choose the space where you come back.
refusal-d04-respawn-taken = You come back only on a space without figures and obstacles.
refusal-d04-respawn-distance = You come back 8 to 16 spaces from where you fell, or as near to that as the board allows.
refusal-d04-declare-first = First declare an action: sprint, unload, advance or ready.
refusal-d04-declared = You have already declared your action for this turn.
refusal-d04-not-in-turn = This is not something you can do in your turn.
refusal-d04-no-adrenaline = You have no adrenaline.
refusal-d04-adrenaline-fresh = Adrenaline works in a later turn than the one you took it in.
refusal-d04-adrenaline-late = Adrenaline is used at the start of the turn, before you declare an action.
refusal-d04-mist = Red Mist: move with the spaces left, attack once, or finish.
refusal-d04-order-ready = Orders are placed with the Ready action only.
refusal-d04-order-placed = You have already placed your order this turn.
refusal-d04-order-held = You already have an order: one at a time.
refusal-d04-order-heal = Only the Field Surgeon can place a heal order.
refusal-d04-nothing-to-drop = You have no aim order that you could drop now.

## DOOM: movement

refusal-d04-no-points = You do not have enough movement points for this.
refusal-d04-no-moves = The invader does not have enough movement points left.
refusal-d04-no-space = There is no such space on the revealed board.
refusal-d04-step-wall = There is a wall that way, or no space.
refusal-d04-step-door = A closed door is in the way.
refusal-d04-step-obstacle = A blocking obstacle is in the way.
refusal-d04-step-barrel = A barrel is in the way.
refusal-d04-step-enemy = An enemy figure is in the way.
refusal-d04-step-friend = The space is taken, and you cannot reach a free one with the points left.
refusal-d04-step-halves = Only a demon moves by one of its halves.
refusal-d04-step-demon = A demon steps with one half leading, or sideways over a corner with both.
refusal-d04-move-on = A move may not end on a space with another figure: go on.
refusal-d04-no-door = There is no such door on the revealed board.
refusal-d04-door-far = A door is worked only from the spaces right beside it.
refusal-d04-door-locked = The security door is locked: nobody has found its key yet.
refusal-d04-door-invader = Invaders cannot open or close security doors.
refusal-d04-door-straddled = The door cannot be closed while a large invader stands across its line.
refusal-d04-door-smashed = The door has been smashed: it stays open.
refusal-d04-door-jammed = The door is jammed until the invader's next turn.
refusal-d04-no-exit = There is no exit there.
refusal-d04-exit-far = You leave only from a space at the exit.
refusal-d04-exit-locked = The exit can be used only once its key has been taken.
refusal-d04-exit-closed = The exit is closed: open it first.
refusal-d04-exit-unwanted = The scenario does not let you leave here now.
refusal-d04-no-teleporter = You do not stand on a teleporter.
refusal-d04-teleporter-end = A teleporter leads only to another one of its colour.
refusal-d04-teleporter-held = A marine stands on that teleporter, and you cannot move on with the points left.
refusal-d04-teleporter-marines = Only marines use teleporters.
refusal-d04-duct-scurry = Only invaders that scurry use ducts.
refusal-d04-duct-end = A duct leads only to another revealed duct.
refusal-d04-duct-held = A marine stands on that duct.

## DOOM: equipment

refusal-d04-not-here = No such token lies on your space.
refusal-d04-full-health = You are at full health: leave it for someone who needs it.
refusal-d04-give-whom = You can give only to another marine.
refusal-d04-give-what = You have no such weapon or ammo to give; armour and health cannot be given.
refusal-d04-give-far = You can give only to an adjacent marine.
refusal-d04-offer = Take what is offered, or decline.
refusal-d04-no-heal = You have no heal order.
refusal-d04-heal-far = You can heal only yourself or an adjacent marine.
refusal-d04-heal-full = That marine has lost no wounds.
refusal-d04-heal-time = A heal order cannot be used between the roll of an attack and its damage.

## DOOM: attacks

refusal-d04-no-attacks = There is no attack left.
refusal-d04-attack-sharing = A figure cannot attack while it shares a space with another.
refusal-d04-other-weapon = Storm Drill: the second attack needs another weapon.
refusal-d04-berserk = While you are berserk you attack with fists only.
refusal-d04-no-weapon = You do not have this weapon.
refusal-d04-no-ammo = You have no ammo for this weapon.
refusal-d04-no-aim = You have no aim order to spend.
refusal-d04-no-target = There is nothing that this attack could reach.
refusal-d04-choose-target = Choose the space to attack.
refusal-d04-name-figure = Two figures share the space: name the one you attack.
refusal-d04-figure-not-here = That figure is not one of two on that space.
refusal-d04-target-obstacle = A space with a blocking obstacle cannot be attacked.
refusal-d04-target-own = The attacker's own space cannot be attacked.
refusal-d04-target-friend = Only a friend stands there: without a blast they cannot be the target.
refusal-d04-target-far = A melee attack reaches adjacent spaces only, not through walls or closed doors.
refusal-d04-target-path = There is no way of at most 8 spaces to that space past walls and closed doors.
refusal-d04-target-sight = There is no line of sight to that space.
refusal-d04-choose-dice = Choose the dice to roll again, or keep them all.
refusal-d04-reroll-dice = Those are not dice of this roll.
refusal-d04-reroll-over = An attack is rolled again at most once, right after its roll.
refusal-d04-choose-knock = Move the figures that were hit, or leave them where they are.
refusal-d04-knock-whom = That figure is not there to be knocked back.
refusal-d04-knock-there = It can be moved up to 3 spaces, not through walls and closed doors, onto free space.
refusal-d04-choose-chain = Walk the attack on to the next space, or stop.
refusal-d04-chain-die = Drop a green or a blue die that is in this roll.
refusal-d04-chain-far = The attack goes on to an adjacent space only, not through walls or closed doors.
refusal-d04-chain-obstacle = A blocking obstacle stops the attack.
refusal-d04-chain-again = The attack never hits the same figure twice.
refusal-d04-chain-friend = The attack does not go onto the space of a friend.
refusal-d04-no-guard = You have no guard order.
refusal-d04-guard-turn = Guard interrupts in the invader's turn only.
refusal-d04-window-marine = Use an order that fits this moment, or pass.

## DOOM: the invader

refusal-d04-discard-first = First discard down to the hand limit.
refusal-d04-no-discard = Cards are discarded only right after drawing, and only above the limit.
refusal-d04-not-in-hand = This card is not in your hand.
refusal-d04-invader-menu = Play cards, activate an invader, or end the turn.
refusal-d04-no-spawn-card = This is not a spawn card.
refusal-d04-no-event-card = This is not an event card: spawn cards are played in your turn, before you activate invaders.
refusal-d04-spawn-late = Spawn cards are played before the first invader is activated.
refusal-d04-spawn-once = You have played all spawn cards that a turn allows.
refusal-d04-spawn-side = The card has no such side.
refusal-d04-place = Place the figure, or leave it out.
refusal-d04-put-none = All figures of this kind are on the board: take one of them off first, or leave it out.
refusal-d04-put-shape = This invader does not fill that number of spaces.
refusal-d04-put-fit = The figure does not fit there.
refusal-d04-put-taken = The space is taken.
refusal-d04-put-seen = A marine sees that space: invaders appear out of sight, and other invaders hide nothing.
refusal-d04-remove-available = A figure of this kind is still available: none may be taken off the board.
refusal-d04-remove-kind = Only a figure of the same kind can be taken off the board for this.
refusal-d04-lay = All figures of this kind are on the board: take one off to use it here, or leave it out.
refusal-d04-no-figure = There is no such invader on the board.
refusal-d04-acted = This invader has already been activated in this turn.
refusal-d04-activation = An invader is active: move it, attack, or finish its activation.
refusal-d04-trap = Choose an invader to activate, or finish.
refusal-d04-trap-who = The card does not activate this invader, or it has acted already.
refusal-d04-watch = Let a watchful invader attack, or pass.
refusal-d04-watch-who = This invader does not react to that step.
refusal-d04-watch-far = This invader cannot attack the marine now.

## DOOM: events

refusal-d04-window = Play an event that fits this moment, or pass.
refusal-d04-backup = Cancel the event with Backup Plan, or let it happen.
refusal-d04-event-choice = First choose what the event is played on.
refusal-d04-event-object = The event cannot be played on that.
refusal-d04-event-no-object = There is nothing that this event could work on.
refusal-d04-time-after-roll = This card is played right after a marine has rolled an attack on an invader.
refusal-d04-time-before-attack = This card is played just before a marine attacks an invader; after the roll it is too late.
refusal-d04-time-after-attack = This card is played after a marine's attack roll that shows no bullet, while they have ammo to lose.
refusal-d04-time-after-equipment = This card is played after a marine has taken equipment.
refusal-d04-time-before-turn = This card is played before a marine's turn, until they declare their action.
refusal-d04-time-start = This card is played at the start of your turn: after discarding, before you activate an invader.
refusal-d04-time-invader-turn = This card is played in your own turn.
refusal-d04-time-activation = This card is played when an invader is activated, before it does anything.
refusal-d04-time-invader-attack = This card is played when an invader's attack is declared, before the roll.
refusal-d04-time-after-invader-attack = This card is played in your turn, right after an invader's attack.
refusal-d04-time-after-reveal = This card is played right after an area with invaders has been revealed.

## DOOM (2016): set-up

refusal-d16-no-marine = At least one marine must play.
refusal-d16-letter-order = Name each marine once, in letter order: Alpha, Bravo, Charlie, Delta.
refusal-d16-choose-start = First choose the start space of your marine.
refusal-d16-start-where = You begin on a free start space of the mission.
refusal-d16-choose-class = First choose one of the classes that you are offered.
refusal-d16-class-offer = You are not offered this class.
refusal-d16-choose-weapon = First choose your two starting weapons.
refusal-d16-weapon-start = This is not a starting weapon: choose one that is.
refusal-d16-weapon-twice = Your two starting weapons must differ.
refusal-d16-weapon-gone = Other marines have taken all copies of this weapon.
refusal-d16-choose-lead = First choose the marine who gets the squad card.
refusal-d16-choose-event-set = First choose the three event sets of your deck.
refusal-d16-event-set-taken = This event set is in the deck already.
refusal-d16-choose-invasion = First choose your invasion card.
refusal-d16-invasion-offer = This invasion card is not among those to choose from.

## DOOM (2016): a marine's activation

refusal-d16-not-now = This cannot be done now.
refusal-d16-not-in-activation = This is not something you can do in your activation.
refusal-d16-tutorial = The tutorial does not use this rule.
refusal-d16-not-in-hand = This card is not in your hand.
refusal-d16-no-main = You have no main action left in this activation.
refusal-d16-reaction = A reaction is played only when its text allows, not as an action.
refusal-d16-attack-open = First make the attack of the open card, or decline it.
refusal-d16-no-open = No card with an attack lies open.
refusal-d16-passing = On a shared space you can only go on and take things.
refusal-d16-not-here = There is no such thing on your space.
refusal-d16-asset-one = You already carry an asset: one at a time.
refusal-d16-asset = With an asset you cannot sprint or teleport.
refusal-d16-no-objective = The mission has no such objective.
refusal-d16-linked = Only one card an activation can be discarded for progress.
refusal-d16-objective-done = This relay is complete and takes no more cards.
refusal-d16-objective-far = You must stand on the relay or next to it.
refusal-d16-two-cards = Name two different cards, the earlier one first.
refusal-d16-no-portal-here = You must stand on the space of a portal.
refusal-d16-take-back = Take back a bonus card that you played, or none.
refusal-d16-drone = Move the drone, or leave it where it is.
refusal-d16-respawn = First choose the space where you come back.
refusal-d16-respawn-where = You come back on an active teleporter without a marine or the drone; if there is none, on the nearest free space.

## DOOM (2016): movement

refusal-d16-no-points = There are not enough movement points for this.
refusal-d16-rooted = Brace: you spend no more movement points in this activation.
refusal-d16-step-wall = There is a wall that way, or no space.
refusal-d16-step-door = A closed door is in the way.
refusal-d16-step-edge = An impassable or blocking edge is in the way.
refusal-d16-step-occupied = The space is taken, and you cannot reach a free one with the points left.
refusal-d16-turn-small = Only large figures turn.
refusal-d16-large-diagonal = Large figures never move diagonally.
refusal-d16-large-turn = There is no room for this turn, or the figure does not turn.
refusal-d16-large-stop = It cannot stop on another large figure, or where those it covers have nowhere to go.
refusal-d16-move-on = A move may not end on a space with another figure: go on.
refusal-d16-spend = These movement points are spent now: move, or stop.
refusal-d16-displace = Choose the space where the figure has to go.
refusal-d16-push = Choose a free space farther from the pusher.
refusal-d16-teleport-marines = Only marines use teleporters.
refusal-d16-no-teleporter = You do not stand on an active teleporter.
refusal-d16-teleporter-end = There is no other active teleporter there.
refusal-d16-teleporter-held = A friend stands there, and you could not go on.
refusal-d16-no-door = There is no closed door of that number.
refusal-d16-door-far = A door is opened only from the spaces right beside it.
refusal-d16-door-demons = Demons cannot open doors here.

## DOOM (2016): attacks

refusal-d16-no-target = There is nobody this attack could reach.
refusal-d16-no-attacks = This demon has no such attack left.
refusal-d16-choose-defender = Choose the defender of the attack.
refusal-d16-attack-all = This attack goes against all at once: nobody is chosen.
refusal-d16-no-figure = There is no such figure on the map.
refusal-d16-target-friend = The defender must be an enemy.
refusal-d16-target-only = This attack cannot go against that figure.
refusal-d16-target-range = That figure is out of range.
refusal-d16-target-sight = There is no line of sight to that figure.
refusal-d16-choose-die = Choose the die that is left out of the roll.
refusal-d16-die-absent = There is no such die in this attack.
refusal-d16-choose-next = Choose which of the rest defends next.
refusal-d16-target-done = That figure does not defend, or has done so already.
refusal-d16-choose-cover = Reveal a second card, or keep the first.
refusal-d16-settled = The defence cancels all damage already: nothing needs to be added.
refusal-d16-no-cover = Only a defender with cover reveals a second card, right after the first.
refusal-d16-reroll = These dice cannot be rolled again now.
refusal-d16-turn-die = This die cannot be turned to that face now.
refusal-d16-while-defending = Use something that helps the defence, or pass.
refusal-d16-while-attacking = Use something that helps the attack, or pass.

## DOOM (2016): cards and abilities

refusal-d16-window = Use something that fits this moment, or pass.
refusal-d16-choose-effect = First choose what the card is used on.
refusal-d16-no-ability = The card has no such ability.
refusal-d16-ability-time = This ability cannot be used now, or has nothing to do.
refusal-d16-exhausted = Your class card is exhausted until your next activation.
refusal-d16-once-a-round = This ability works once a round.
refusal-d16-no-glory = You do not hold this glory kill card.
refusal-d16-glory = Recover damage, or decline.
refusal-d16-reaction-time = This card is not a reaction for this moment.
refusal-d16-reaction-condition = The reaction's condition is not met: check range and sight.
refusal-d16-same-name = A card of this name has been used at this moment.
refusal-d16-twin = You hold two of these: use the other one.
refusal-d16-event-time = This event is played at another moment: { $when }.
refusal-d16-event-condition = The event's condition is not met.
refusal-d16-no-argent = There is no argent to spend on the card of this demon.
refusal-d16-argent-time = The argent ability of this demon is used at another moment.
refusal-d16-argent-once = A demon uses its argent ability at most once an activation, with the attack of its card, and only if its condition is met.
refusal-d16-ambush = Put the initiative cards back in an order, each of them once.
refusal-d16-scout = Put the initiative card to the bottom, or leave it.
refusal-d16-drop = Choose one of the spaces where the demon stood.

## DOOM (2016): the invader

refusal-d16-burn = Discard event cards for argent, or go on.
refusal-d16-choose-kind = Choose the demons that activate.
refusal-d16-kind-exhausted = Demons of this kind have been activated this round.
refusal-d16-kind-absent = No demon of this kind is on the map.
refusal-d16-choose-demon = Choose the next of these demons, or stop.
refusal-d16-other-kind = Demons of another kind are active.
refusal-d16-acted = This demon has already acted.
refusal-d16-demon = A demon is active: move it, attack, or finish.
refusal-d16-take-demons = Demons take nothing.
refusal-d16-choose-portal = Choose the portal to summon from.
refusal-d16-no-portal = There is no such portal on the map.
refusal-d16-portal-unusable = This portal cannot be used now: the threat card says when.
refusal-d16-must-summon = You must summon: choose a portal.
refusal-d16-choose-group = Choose one of the two groups of the portal.
refusal-d16-put = Place the demon that comes out.
refusal-d16-put-shape = This demon does not fill the spaces that way.
refusal-d16-put-fit = The demon does not fit there.
refusal-d16-put-taken = The space is taken.
refusal-d16-put-far = Demons come out on the portal or next to it, or as near as there is room.
refusal-d16-charge = Choose the card for the argent token.
refusal-d16-argent-spot = The argent token cannot go on that card.
