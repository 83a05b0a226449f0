# The rules of DOOM: The Boardgame (2004), one sentence or two for each number.

## Components

rule-D04-COMP-1 = There are three marine figures, one each in red, green and blue.
rule-D04-COMP-2 = There are 63 invader figures, split evenly over the three colours: 12 zombies, 12 imps, 12 trites, 6 demons, 6 archviles, 6 mancubi, 6 hell knights and 3 cyberdemons.
rule-D04-COMP-3 = There are six dice: 1 red, 1 yellow, 2 green and 2 blue.
rule-D04-COMP-4 = There are 66 invader cards, each a spawn or an event, and 18 marine cards.
rule-D04-COMP-5 = There are 59 map pieces: 12 rooms, 14 corridors, 5 bends, 6 junctions and 22 dead ends.
rule-D04-COMP-6 = There are 11 ordinary doors and 3 security doors, one for each key colour.
rule-D04-COMP-7 = There are 33 props: 18 obstacles, 3 keys, 6 encounters and 6 teleporters.
rule-D04-COMP-8 = There are 46 wound tokens, 15 armour tokens, 10 order tokens, 1 compass, 3 equipment bins and 4 reference sheets.
rule-D04-COMP-9 = There are 88 equipment tokens: 45 ammo, 21 weapons, 12 health and 10 others.
rule-D04-COMP-10 = Each colour has 21 invaders: 4 zombies, 4 imps, 4 trites, 2 demons, 2 archviles, 2 mancubi, 2 hell knights and 1 cyberdemon.
rule-D04-COMP-11 = There are three kinds of ammo: bullets (with shells), rockets (with grenades) and energy cells.
rule-D04-COMP-12 = It never matters which way a figure faces.

## Set-up

rule-D04-SETUP-1 = One player is the invader; one to three others play one marine each and choose its colour.
rule-D04-SETUP-2 = For every marine colour not in play, that marine and all 21 invaders of its colour leave the game.
rule-D04-SETUP-3 = The invader picks the scenario, and only the invader may read it.
rule-D04-SETUP-4 = The invader lays out only the starting area of the scenario and sets the compass as the scenario says; the compass gives the directions for scatter.
rule-D04-SETUP-5 = The marines, invaders and equipment shown for the starting area are placed on it.
rule-D04-SETUP-6 = Every marine starts with 2 armour. A lone marine also gets 4 bullet tokens, 10 wounds and 3 marine cards; with two marines each gets 3 bullet tokens, 9 wounds and 3 cards, with three marines 2 bullet tokens, 8 wounds and 2 cards.
rule-D04-SETUP-7 = Marine cards are dealt at random and lie face up; they last for the whole game and are never spent.
rule-D04-SETUP-8 = The invader draws 5 cards and keeps them hidden, whatever the number of marines.
rule-D04-SETUP-9 = The player on the invader's left is the first marine.
rule-D04-SETUP-10 = A scenario may change the set-up, the special rules and the goals; what it says goes before these rules.

## The round

rule-D04-ROUND-1 = In a round the first, second and third marine take their turns, clockwise and skipping absent ones, and then the invader does. After that a new round begins.

## A marine's turn

rule-D04-ACT-1 = A marine does nothing before declaring one action; when that action is done, the turn ends.
rule-D04-ACT-2 = Sprint: move up to 8 spaces, without any attack.
rule-D04-ACT-3 = Unload: make 2 attacks, without moving. The first is fully resolved before the second.
rule-D04-ACT-4 = Advance: move up to 4 spaces and make 1 attack, which may come before, after or between the steps.
rule-D04-ACT-5 = Ready: move up to 4 spaces or make 1 attack, and also place 1 order token at any moment of the turn.
rule-D04-ACT-6 = Each attack may be made with a different weapon.
rule-D04-ACT-7 = Movement that is left over at the end of the turn is lost.

## The invader's turn

rule-D04-INV-1 = In step 1 the invader draws 1 card for each marine player, or always exactly 2 if the players have chosen so. A hand of more than 8 cards is then at once discarded down to 8.
rule-D04-INV-2 = Whenever the last card of the deck is taken, by a draw or by scatter, the invader scores 1 frag and the discards are shuffled into a new deck. Any draws still owed continue from it.
rule-D04-INV-3 = Event cards may be played at any time, in anybody's turn, whenever the condition on the card is met; the card is resolved and then discarded.
rule-D04-INV-4 = In step 2 the invader may play one spawn card from hand, or none. Spawn cards are never played at any other time.
rule-D04-INV-5 = In step 3 every invader on the board, freshly spawned ones too, may be activated once, in any order. An activated invader may move up to its move rating and make 1 attack at any point of that move.
rule-D04-INV-6 = When all figures have had their chance to be activated, the invader's turn and the round end.

## Spawning

rule-D04-SPAWN-1 = If a spawn card is split by a line, the invader chooses one of its two groups.
rule-D04-SPAWN-2 = A spawned invader must be placed on spaces that no marine sees. For this test alone, invader figures do not block sight.
rule-D04-SPAWN-3 = An invader for which there is no legal place is not placed; the others on the card still are.
rule-D04-SPAWN-4 = Only available figures can be placed. When every available figure of the needed kind is already on the board, and only then, the invader may take one of that kind off the board and place it again at once, for a spawn card or a newly revealed area.
rule-D04-SPAWN-5 = Figures of colours not in play are never available.
rule-D04-SPAWN-6 = Invaders spawn only on revealed spaces that hold no figure, blocking obstacle or barrel. All spaces of an oversized figure must be out of the marines' sight.
rule-D04-SPAWN-7 = The spawn card is discarded once its figures are placed.

## Movement

rule-D04-MOVE-1 = A marine moves as far as the action allows, an invader up to its move rating; both may move less.
rule-D04-MOVE-2 = A step goes to any of the 8 neighbouring spaces, diagonals included, and costs 1 movement point; the figure must stay on the board.
rule-D04-MOVE-3 = A figure may pass through spaces held by friendly figures, but must end its move on free space.
rule-D04-MOVE-4 = A figure may not enter or cross closed doors, blocking obstacles or enemy figures.
rule-D04-MOVE-5 = Moving past or around enemies costs nothing extra and is safe, unless the enemy is watchful.
rule-D04-MOVE-6 = Attacks and actions that cost movement points may be made between steps.
rule-D04-MOVE-7 = A figure may not attack while it shares a space with another figure.
rule-D04-MOVE-8 = Walls lie on the edges between spaces. Two map pieces connect only where two openings, each two spaces wide, are joined; sides that touch without openings are wall.
rule-D04-MOVE-9 = A diagonal step is barred if a wall or closed door lies on both of the ways round its corner; one free way is enough. A way over a square that is not on the board counts as walled.
rule-D04-MOVE-10 = Only walls and closed doors can bar a diagonal step; figures or obstacles on the two flanking spaces never do.

## Oversized figures

rule-D04-BIG-1 = A demon fills 2 spaces; a mancubus, hell knight or cyberdemon fills 4 in a square of 2 by 2; every other figure fills 1.
rule-D04-BIG-2 = An oversized figure fills all its spaces, and sight may be traced from or to the centre of any of them.
rule-D04-BIG-3 = One attack affects an oversized figure only once, however many of its spaces a blast or sweep covers.
rule-D04-BIG-4 = Damaging obstacles cost an oversized figure at most 1 wound per move, however many it enters. Its move here means one whole activation.
rule-D04-BIG-5 = A demon steps in one of two ways: one half moves into an orthogonally adjacent space and the other half takes the space just left, or both halves move one space in the same diagonal direction, which is a sidestep.
rule-D04-BIG-6 = Figures of 2 by 2 spaces step like normal ones, but must fill four existing spaces at all times.
rule-D04-BIG-7 = Either half of a demon may lead. A demon may not shift both halves straight sideways.
rule-D04-BIG-8 = No wall or closed door may run between two spaces of one figure, and in a straight step none of its spaces may cross one. A diagonal step of a 2 by 2 figure or a demon's sidestep is legal if it can be split, in one order or the other, into a horizontal and a vertical step that both keep this rule; figures and obstacles matter only on the spaces that the real step enters.
rule-D04-BIG-9 = Oversized figures too may pass through friends and be passed through by them. All the spaces where the figure ends its move must be free.

## Attacks

rule-D04-ATK-1 = First declare the target space and, for a marine, the weapon: fist, pistol and grenade are always at hand, any other weapon needs its token, and a weapon that uses ammo needs at least 1 token of its kind. An aimed attack is declared now too, and then events and orders that act before an attack may be used.
rule-D04-ATK-2 = Second, check line of sight to the space, or a path to it for search. In melee the space must be adjacent.
rule-D04-ATK-3 = Third, count the range and roll the dice of the weapon or invader. Any re-roll follows, and then ammo is checked on the final dice.
rule-D04-ATK-4 = Fourth, see whether the attack hits: with any miss icon it fails. Otherwise it hits if the sum of the range numbers, plus accuracy, is at least the counted range.
rule-D04-ATK-5 = Fifth, add up the damage plus deadly, set it against the armour of each affected figure, give wounds and remove the dead; then come knockback, barrels and the next attack of a blow-through. A blast that failed scatters.
rule-D04-ATK-6 = Without blast, the single figure in the target space is the target. An empty space may be attacked.
rule-D04-ATK-7 = A ranged attack may target an adjacent space, at range 1.
rule-D04-ATK-8 = Only revealed spaces can be targeted, and never one with a blocking obstacle, though one with a barrel can. An attack without blast may not be made on a space whose only figure is a friend.

## Line of sight

rule-D04-LOS-1 = The straight line from the centre of the attacker's space to the centre of the target space must be free.
rule-D04-LOS-2 = Walls, closed doors, blocking obstacles, barrels and all other figures, friend or foe, block sight.
rule-D04-LOS-3 = An oversized attacker may trace sight from any of its spaces, and an oversized target may be targeted in any of its spaces. The spaces of such a figure never block the line to or from itself.
rule-D04-LOS-4 = The line is blocked if it crosses a wall, a closed door or the inside of a blocking space other than those of the attacking and the targeted figure. Where it runs exactly through a corner, from one space to its diagonal neighbour, it is blocked only if both ways round the corner are shut; a way is shut if its flanking space blocks or is off the board, or if a wall or closed door lies on the edge into or out of that space.
rule-D04-LOS-5 = Sight is always mutual. Spawning uses the same test without invader figures, though marines still block; exploring uses it without any figures, so nobody can screen an unrevealed area.

## Range

rule-D04-RNG-1 = Range is the number of spaces on the shortest route from attacker to target, a diagonal counting 1; the target space is counted, the attacker's own is not.
rule-D04-RNG-2 = With line of sight, range is the larger of the distance in columns and the distance in rows. For search it is the shortest path that crosses no wall or closed door, ignoring obstacles and figures.
rule-D04-RNG-3 = An oversized attacker counts from the one of its spaces that gives the smallest range, among those with line of sight or, for search, with a path; range always runs to the space named, also for an oversized target. Teleporters and ducts never shorten it.

## Dice, damage and wounds

rule-D04-DICE-1 = The face of a die may show a range number, damage holes and a bullet icon; the red and yellow dice have one miss face each. A miss on any die makes the whole attack fail.
rule-D04-DMG-1 = A marine's armour is the number of armour tokens in the bin; an invader's armour is its rating.
rule-D04-DMG-2 = The wounds are the damage divided by the armour, rounded down, for each attack and each figure by itself; the rest is lost.
rule-D04-DMG-3 = A marine gives up one wound token for each wound and is fragged when none is left. An invader collects wound tokens; when they reach its wound rating it dies and its figure becomes available again.
rule-D04-DMG-4 = Obstacles, barrels and other effects that give a wound outright ignore armour.

## Ammo

rule-D04-AMMO-1 = Invaders need no ammo. Weapons marked as infinite neither need nor use it.
rule-D04-AMMO-2 = If a marine's roll shows one or more bullet icons, the attack costs exactly 1 token of the weapon's kind, hit or not.
rule-D04-AMMO-3 = A marine's blow-through attack may go on only while at least 1 token of the weapon's kind is left. Each of its rolls is checked for ammo by itself.

## Doors and keys

rule-D04-DOOR-1 = A closed door stands on the line between exactly four spaces, two on each side.
rule-D04-DOOR-2 = Closed doors stop movement and all attacks, also those that need no line of sight.
rule-D04-DOOR-3 = Opening or closing a door costs 2 movement points and is done from one of its four spaces. Both sides may use ordinary doors.
rule-D04-DOOR-4 = Attacks never destroy doors. Only the event card Smash can, and it destroys security doors too.
rule-D04-DOOR-5 = A door cannot be closed while an oversized invader stands across its line.
rule-D04-DOOR-6 = Security doors start locked, and invaders can never open or close them. Once any marine picks up the key of a colour, it is laid by the compass and that colour is unlocked for all marines for the rest of the game.
rule-D04-DOOR-7 = An open door blocks nothing and keeps its place: closing it puts it back on the same line.

## Equipment

rule-D04-EQ-1 = Only marines pick up tokens. In their own turn a marine may take any token on the space they stand on, free of cost and even with no movement left.
rule-D04-EQ-2 = In their own turn a marine may give weapon or ammo tokens to an adjacent marine, for 1 movement point per token.
rule-D04-EQ-3 = Ammo tokens go into the bin; weapon tokens are kept by the reference sheet.
rule-D04-EQ-4 = An armour token adds 1 to the marine's armour. It cannot be given away, and all armour above the starting 2 is lost when the marine is fragged.
rule-D04-EQ-5 = A health token is used at once: it restores up to 3 wounds and is discarded. A marine at full health may not take it.
rule-D04-EQ-6 = A key that any marine picks up unlocks the security door of its colour for all marines for the rest of the game.
rule-D04-EQ-7 = Adrenaline is kept; at the start of a later turn it may be discarded for 4 extra spaces in that turn. It adds to any action, Unload included.
rule-D04-EQ-8 = Berserk is laid with its full-strength side up when taken; while holding it a marine may attack only with fists, and any hit kills the invader outright. It is flipped at the end of the marine's next turn and discarded at the end of the turn after that, or when the marine is fragged.
rule-D04-EQ-9 = The first marine to end a move on an encounter token gets the effect described in the scenario.
rule-D04-EQ-10 = Invaders may stand on and cross any equipment, encounter, teleporter or duct token; it stays where it is.

## Exploring

rule-D04-EXPL-1 = As soon as a marine has line of sight into an unrevealed area, play pauses: the invader lays out its pieces, invaders, equipment and tokens and reads its text aloud. Then play goes on.
rule-D04-EXPL-2 = Areas normally end at doors, so it is opening a door that reveals the next one.

## Fragging and respawn

rule-D04-FRAG-1 = A fragged marine is taken off the board, and the space where they fell is noted. The invader takes 1 frag token.
rule-D04-FRAG-2 = A fragged marine goes back to the starting wounds and armour, losing extra armour, berserk and any order. Weapons, ammo, other equipment and cards are kept, but ammo is not refilled.
rule-D04-FRAG-3 = At the start of their next turn, before declaring an action, the marine respawns on a revealed, empty space at least 8 and at most 16 spaces from where they fell, and then takes a normal turn. There may be equipment on the space, but no figure and no obstacle of any kind.
rule-D04-FRAG-4 = If there is no such space, the marine takes one that meets the conditions as well as possible; between equally good ones the player chooses.
rule-D04-FRAG-5 = The distance for a respawn is the length of a path over revealed spaces, ignoring figures and obstacles and treating doors as open.
rule-D04-FRAG-6 = For a marine who is fragged in their own turn, that turn ends.

## Orders

rule-D04-ORD-1 = Orders are placed with Ready. A marine has one order at a time and places no new one until the old one is used or removed, but a marine who takes Ready may first drop a leftover aim.
rule-D04-ORD-AIM = Aim: discard it before rolling to make the attack aimed: after the roll you may re-roll any dice, miss faces included, and the second result stands. It outlasts the end of the turn, but is lost when the marine takes a wound, moves 1 space or more, or uses it.
rule-D04-ORD-GUARD = Guard: discard it at any point of the invader's turn, even just before an announced attack, to interrupt and make one normal attack; casualties are removed, then the invader goes on. The invader must leave room for this and take back hasty moves, but a chance declined is gone; guard is lost when the marine takes a wound, at the start of the marine's next turn, or on use.
rule-D04-ORD-DODGE = Dodge: once in each attack on them, the marine may make the attacker re-roll any dice, be it the invader or a mate with a blast, and the second result stands. The token stays until the start of the marine's next turn, so it works against many attacks.
rule-D04-ORD-HEAL = Heal, only with the Field Surgeon card: discard it at any time, except between the roll and the damage of an attack, and the marine or an adjacent marine regains 1 wound, never above full. It is lost at the start of the marine's next turn.
rule-D04-ORD-2 = Guard may be used in the invader's turn at these moments: at its start, after spawning, after every single step, door action or duct jump of an invader, before every attack roll of an invader, and after each attack and each event.
rule-D04-ORD-3 = An order works from the moment it is placed: a marine who takes Ready, places aim and then attacks makes that attack aimed.

## Melee

rule-D04-MELEE-1 = Weapons and invaders with the red bar attack only in melee: they strike adjacent spaces only, range is ignored, and only a miss face makes them fail.
rule-D04-MELEE-2 = Adjacent means one legal step away, with no wall or closed door between.

## Costs in movement points

rule-D04-COST-1 = A marine takes tokens on their own space for 0 points, even without moving, and pays 1 point to teleport to another teleporter of the same colour or to give 1 weapon or ammo token to an adjacent marine; an invader with scurry pays 1 point to go from duct to duct. Opening or closing costs 2 points: an ordinary door for any figure, an unlocked security door for marines only.

## Obstacles, barrels, teleporters and ducts

rule-D04-OBST-1 = Blocking obstacles stop line of sight and movement. Attacks that need no line of sight may be measured across them.
rule-D04-OBST-2 = Damaging obstacles, such as goo, block nothing, but a figure that enters one takes 1 wound regardless of armour. A marine fragged this way counts for the invader if the scenario scores frags.
rule-D04-OBST-3 = A figure that remains on a damaging obstacle for its whole turn takes 1 more wound at the end of that turn. A figure knocked onto one takes a wound at once, and the extra one only if it chooses to stay there during its own turn.
rule-D04-BAR-1 = A barrel blocks like an obstacle and may be targeted by both sides. If it takes at least 1 damage, by a direct attack or a blast, it explodes: it is removed and every adjacent figure takes 1 wound, but the explosion itself sets off no other barrel.
rule-D04-TELE-1 = Only marines use teleporters, paying 1 point to go to another one of the same colour. If the far end is not revealed yet, its area is revealed at once; parts that do not connect are kept apart until they are joined.
rule-D04-DUCT-1 = Only invaders with scurry use ducts, paying 1 point to go from one duct to any other revealed one that no marine holds. Ducts neither explore nor telefrag.
rule-D04-TFRAG-1 = A marine who teleports onto any part of an invader kills it, so invaders cannot block teleporters by standing on them. A teleporter held by another marine can only be passed through.

## Re-rolls

rule-D04-RERL-1 = Dodges, by order or event, and aimed attacks cause re-rolls. The player who causes the re-roll picks the dice, the attacker rolls them, and the new faces stand.
rule-D04-RERL-2 = An attack is never re-rolled more than once.
rule-D04-RERL-3 = If an attack is both aimed and dodged, the two cancel each other and there is no re-roll.
rule-D04-RERL-4 = If several players dodge one blast or sweep, there is one re-roll at most: the first dodging player to the attacker's left alone decides whether there is one and with which dice, and nobody is asked after that player.

## Scatter

rule-D04-SCAT-1 = A blast attack that fails, by range or by a miss icon, scatters. The top invader card is revealed and turned to match the compass: the new space lies as many spaces from the original target, and in the direction, as the card shows.
rule-D04-SCAT-2 = If no wall, blocking obstacle or closed door is in the way, the attack hits the new space instead; otherwise it explodes harmlessly.
rule-D04-SCAT-3 = If the card shows a miss icon, the attack explodes harmlessly.
rule-D04-SCAT-4 = The scatter card is discarded. If it was the last of the deck, the invader scores 1 frag and the discards become a new deck.
rule-D04-SCAT-5 = A scattered blast deals the damage that was rolled, a miss face counting 0, plus deadly.

## Timing

rule-D04-TIME-1 = When in doubt, an event card comes first if it was declared in time, and the same holds for a marine's order.
rule-D04-TIME-2 = Being quick with the dice shuts out no event: a card for the moment before an attack may still be played until the attack is resolved.
rule-D04-TIME-3 = Cards for the start of the invader's turn are played after discarding down to 8 and before the first invader is activated, either before or after spawning.
rule-D04-TIME-4 = Cards for the moment before a marine's turn may be played until that marine declares an action; the invader gets the first say.

## Abilities

rule-D04-ABIL-ACC = Accuracy: add 1 to the range for each icon after the roll.
rule-D04-ABIL-AIM = Aimed: the attack is aimed without spending an aim order.
rule-D04-ABIL-BLAST = Blast: the attack affects all spaces within as many spaces of the target as it has icons, but not through walls, closed doors or blocking obstacles, and deals full damage to every figure there, friends included. Of several dodgers the first to the attacker's left decides on the one re-roll, and a blast that fails scatters.
rule-D04-ABIL-BLOW = Blow-through: after the first roll, hit or not, attack a space adjacent to the last one with 1 green or blue die fewer, and so on while such a die can be dropped, never the same target twice and, for a marine, only while ammo is left. Walls, closed doors and blocking obstacles between one space and the next stop it; later spaces need no line of sight and count range from the attacker along the shortest path round walls and closed doors, and an empty space may be walked over, which costs its die but no roll.
rule-D04-ABIL-DEADLY = Deadly: add 1 damage for each icon.
rule-D04-ABIL-KNOCK = Knockback: after dealing at least 1 damage, even without a wound, and after wounds are given, the attacker may move each figure hit up to 3 spaces in any direction to empty space, which may hold a damaging obstacle or a token that does not block. Figures and obstacles do not stop the flight, but walls and closed doors do.
rule-D04-ABIL-SCURRY = Scurry: for 1 point the invader may go from one duct to any other revealed duct that no marine holds; this neither explores nor telefrags.
rule-D04-ABIL-SEARCH = Search: the attack needs no line of sight and has a maximum range of 8. It cannot go through walls or closed doors, but it can go over blocking obstacles.
rule-D04-ABIL-SWEEP = Sweep: one roll attacks all enemy figures adjacent to the attacker and deals full damage to each. Of several dodgers the first to the attacker's left decides on the one re-roll.
rule-D04-ABIL-WATCH = Watchful: when an enemy figure enters an adjacent space, the watchful figure may at once make a free attack on it, with its normal dice and abilities, before that figure does anything else. There is no limit to these attacks: one for each adjacent space entered.

## Winning

rule-D04-WIN-1 = The scenario says how each side wins. In the first scenario the invader wins with the 6th frag, however many marines play.
rule-D04-WIN-2 = In the first scenario the marines need the red key and must all leave by the red security door; they win when the last of them goes through. A marine who has left cannot return.
rule-D04-WIN-3 = The invader gets frags for fragged marines and for running through the deck.
rule-D04-WIN-4 = The goals are checked at once after every frag and every time a marine leaves.

## Interactions: sequences

rule-D04-INT-1 = A marine's turn starts in this order: guard, dodge and heal lapse; a fragged marine respawns; events for the moment before a marine's turn are played, the invader first; adrenaline is used; the action is declared.
rule-D04-INT-2 = When a figure enters a space by step, teleport or duct, this follows in order: the area at a teleporter's far end is revealed, then telefrag; goo wound; sight of all marines is tested again and areas are revealed; watchful attacks; a chance for guard if it is the invader's turn; then the mover's own choices, which are picking up, actions that cost points, attack or next step. A figure that dies skips the rest and loses its unused points.
rule-D04-INT-3 = An attack runs in this order: declare space, weapon and aim; events before or at the attack; heal and, in the invader's turn, guard; check of sight and range; roll; dodge by order or event; one re-roll at most; ammo; events after the roll; hit, failure or scatter; damage, wounds and deaths; knockback; barrels; reveals; guard in the invader's turn; next attack of a blow-through. From the roll to the reveals nothing else may be used.
rule-D04-INT-4 = At the same moment the invader's events come first, then the marines clockwise from the invader. Each effect is finished before the next, and each later player decides on the new position.
rule-D04-INT-5 = Every chance to react is offered before the next step, so a pass is final. A late claim is possible only where fast play skipped the chance: the event is then carried out and the roll made again.

## Interactions: guard

rule-D04-INT-6 = Knockback belongs to the attack, so guard cannot be used between the roll and the landing. A marine knocked away without a wound keeps guard and may use it from the new space right after.
rule-D04-INT-7 = Guard answers an announced attack before its roll: if the attacker dies, there is no attack. If the attacker lives but the attack is no longer legal, it is not spent, and the attacker may attack something else or move on.
rule-D04-INT-8 = Guard may strike any legal target with any weapon the marine could use in their own turn, not only the acting figure. It cannot be used while the marine is off the board or shares a space.
rule-D04-INT-9 = Guard also answers attacks and activations made by events in the invader's turn. It never answers anything in a marine's turn, such as watchful attacks or the event It's a Trap.
rule-D04-INT-10 = With berserk a guard attack is made with fists only, so only on an adjacent target; a hit kills.

## Interactions: aim, dodge, re-rolls and ammo

rule-D04-INT-11 = Aim is lost whenever the marine's figure changes space, by step, teleport or knockback. Guard, dodge and heal are not.
rule-D04-INT-12 = An aimed attack that affects anyone holding dodge, be it one figure in a blast or sweep, or that meets a dodge event, has no re-roll at all. The aim is spent, the dodge order stays.
rule-D04-INT-13 = Dodge works against every roll that affects its owner: watchful, extra and event attacks and a mate's blast, and once placed also in the owner's own turn, but nobody dodges their own attack. The re-rolled faces count for all figures hit by that roll.
rule-D04-INT-14 = In a blow-through each roll is an attack of its own for range, ammo, damage, dodge and events. Aim covers the first roll only.
rule-D04-INT-15 = Ammo follows the final faces: a bullet icon re-rolled away is free, one re-rolled into view costs 1 token. Each further space of a marine's blow-through, rolled for or walked over, needs at least 1 token left at that moment.
rule-D04-INT-16 = A blow-through may not go onto a friend's space, a blocking obstacle or any space of a figure it has already attacked. A barrel may be attacked and ends it.

## Interactions: melee, sweep, blast, knockback, scatter and barrels

rule-D04-INT-17 = For melee, sweep, watchful, giving, healing and barrels, a space is adjacent if walls and doors allow a step there: diagonals round the end of a wall count, spaces across a wall or closed door never do. Sight is not tested, figures and obstacles on the flanks are ignored, and any space of an oversized figure counts.
rule-D04-INT-18 = A sweep names no space but needs at least one adjacent enemy. Range does not matter.
rule-D04-INT-19 = A blast covers all spaces that walls and doors let it reach from the target in as many steps as its number, never entering blocking obstacles; figures give no shelter, and the space of a barrel is covered but not passed. It also hurts an attacker who stands inside it; all damage falls at the same time, and a frag by one's own or friendly fire is a normal frag.
rule-D04-INT-20 = If two figures are on one space in mid-move, an attacker names one of them and a blast hits both. A watchful attack is always on the one that moves.
rule-D04-INT-21 = Knockback runs along at most 3 steps that walls and doors allow and ends on revealed, wholly free spaces, never off the board; what it flies over has no effect, and goo counts only where it ends. The attacker chooses the order of several victims, a dead figure is not moved, and a marine who dies on the goo fell there.
rule-D04-INT-22 = Scatter is walked space by space, each step one that walls and doors allow: leaving the revealed board, a blocking obstacle, or a barrel short of the end makes it harmless, while figures do not stop it and a barrel on the last space is hit. The new blast may cover the thrower and the old target.
rule-D04-INT-23 = Barrels hit by one attack explode one after the other. Each wounds every adjacent figure once, oversized ones too.

## Interactions: moving and large figures

rule-D04-INT-24 = A friend's space may be entered only with enough points left to go on to a free one. Tokens there may be taken.
rule-D04-INT-25 = A 2 by 2 figure fits exactly through an opening or door and opens doors from any of its spaces. It may stop across the line of an open door, which keeps the door from being closed.
rule-D04-INT-26 = A demon turns in any corridor and backs out of any dead end, since either half may lead; it needs no room to swing.
rule-D04-INT-27 = Entering goo costs 1 wound, an oversized figure only once per activation; being spawned, revealed or respawned there is not entering. The wound at the end of the turn strikes only a figure that stood there when its own turn began, for an invader the invader's turn, activated or not, and has not left the space since.
rule-D04-INT-28 = Watchful reacts only to steps, teleports and ducts, not to knockback, spawn, reveal or respawn, nor when the watchful figure itself comes up. Each watchful figure makes one attack per space entered, even if the space touches both its halves, and figures laid out by that very step do not react to it.
rule-D04-INT-29 = A marine fragged in a mate's turn returns in their own next turn, even in the same round.

## Interactions: exploring, teleport, spawn and respawn

rule-D04-INT-30 = When an area is explored in mid-move, points spent stay spent, the action stands and the rest of the route is free to choose. Sight gained at any time by any marine counts, be it through a door opened by an invader, a barrel that is gone or a knockback.
rule-D04-INT-31 = Sight to the centre of one of its spaces reveals an area; all of it is laid out at once with its closed doors, and the areas behind those stay hidden. What is revealed stays revealed.
rule-D04-INT-32 = On a reveal a figure's colour only says whether it appears: any available figure of the kind is used, and if none is available and none is freed from the board, it is left out. Figures revealed in step 3 of the invader's turn may still be activated in it.
rule-D04-INT-33 = A teleport costs 1 point, counts as 1 space moved and goes to any chosen teleporter of the colour, seen or not. A marine who lands on part of a large figure takes that space, and the whole figure dies.
rule-D04-INT-34 = If a spawn card has no legal space, nothing is placed and the card is discarded; the invader may also leave out figures. With no marine on the board every revealed space is out of sight, and goo, tokens, teleporters and ducts may be covered.
rule-D04-INT-35 = A figure taken off the board to be placed again drops its wounds. If it has already acted this turn, it may not act again in it.
rule-D04-INT-36 = If no respawn space is 8 to 16 spaces away, the marine chooses any of those that fall short of 8 or exceed 16 by the fewest spaces, a space with no path counting as the worst. It must always be revealed and free; if there is no free space at all, the marine skips the turn.

## Interactions: equipment, doors and turns

rule-D04-INT-37 = Each adrenaline token adds 4 points to any action, but not in the turn it was taken. Ready then gives the order and either 8 spaces or 1 attack and 4 spaces.
rule-D04-INT-38 = With Ready, the first point spent or the attack fixes the choice between moving and attacking; points from adrenaline do not. Without points, as with Unload or with Ready and an attack, a marine can use no doors and give nothing, but picking up stays free.
rule-D04-INT-39 = Berserk binds from the moment it is taken, also for attacks left in that turn, and a second token restarts the first. A hit is any roll without a miss face, even with 0 damage; with the sweep of Point Man all adjacent invaders die, and a barrel still needs at least 1 damage to explode.
rule-D04-INT-40 = Tokens are given only in the giver's turn, and nobody can take them from another marine. The receiver must be adjacent and on the board, and may decline.
rule-D04-INT-41 = There is only one Field Surgeon, so two heals never meet; heal and a health token at the same moment follow the usual order of players, and neither goes above full. Heal works in any turn, except from the roll of an attack to its reveals.
rule-D04-INT-42 = A key counts from the moment it is picked up, whatever happens to the marine who found it.
rule-D04-INT-43 = Small figures on the four spaces of a door never stop it from closing; they stay on their sides. A door on the rim of the board has two spaces, and a smashed door is open for good.
rule-D04-INT-44 = Whether a marine ends a move on an encounter token is checked at the end of that marine's own turn.
rule-D04-INT-45 = Any number of tokens on a space may be taken, also in passing. Each one may trigger events that answer the taking of equipment.

## Interactions: cards and the end

rule-D04-INT-46 = The hand limit is checked once, in step 1 after all draws, and discarding follows at once, so no event fits between the draws and the discard. Before the draws events may be played as usual, except cards for the start of the invader's turn.
rule-D04-INT-47 = In a draw, the frag and the reshuffle come the moment the last card is taken, and then drawing goes on; in a scatter, the card is first carried out and discarded, and then come the frag and the reshuffle with it. A card still being carried out is not among the discards.
rule-D04-INT-48 = Events are carried out one by one, and several may use one trigger while its condition still holds. Activations and attacks made by an event offer the usual chances to react, and only there can one event be played within another.
rule-D04-INT-49 = A frag that meets the goal ends the game at once, even in the middle of a draw, and one blast can give several frags. Marines who have left still count for the number of cards the invader draws.
rule-D04-INT-50 = Wounds, frags, armour and orders are never limited by the supply of tokens.
