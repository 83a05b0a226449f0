# The rules of DOOM: The Board Game (2016), one sentence or two for each number.

## Precedence and general

rule-D16-GEN-1 = The full rules go before the introductory ones, and the text of a card goes before both. "Cannot" on a card is absolute, "must" is mandatory and "may" is optional.
rule-D16-GEN-2 = One to four marines play against one invader, so 2 to 5 players. Marines are friendly to each other, demons are friendly to each other, and the two sides are enemies.
rule-D16-GEN-3 = No ability may be used more than once for the same occurrence of its trigger. An exhausted card still grants those of its abilities that do not need exhausting.
rule-D16-GEN-4 = An ability states its own timing and cost: exhaust this card; the argent icon, spend 1 argent token from that demon card; the main-action or bonus-action icon, use up an action of that kind.
rule-D16-GEN-5 = Movement points gained outside one's own activation must be spent at once; the rest is lost.
rule-D16-GEN-6 = When a card must be drawn or revealed and the deck is empty, its discard pile is first shuffled into a new deck. If both are empty nothing is drawn, and a defender with no card to reveal simply has no defence card.
rule-D16-GEN-7 = When both sides have a choice at the same moment, the active side decides first, then the other. Inside an attack the order of the attack applies instead: the defender's effects come before the attacker's.

## Set-up of a normal mission

rule-D16-SET-1 = Choose an operation and a mission and build its map of tiles, doors, teleporters, portals, items and objective tokens. What the mission book says is open to everybody.
rule-D16-SET-2 = The objective card and the threat card of the mission are revealed; both are public.
rule-D16-SET-3 = One player is the invader; each other player takes the card and figure of one marine: Alpha, Bravo, Charlie or Delta. Unused marines go back to the box.
rule-D16-SET-4 = Each marine is dealt 3 class cards at random, keeps 1 and places it on the marine card.
rule-D16-SET-5 = An action deck has 10 cards: the UAC Marine set of 4 and two different starting weapon sets of 3 cards each, one of each number; starting weapons are those whose token has no grey mark. Marines pick in letter order from the tokens that exist, then shuffle and draw their hand size, which is 3.
rule-D16-SET-6 = The event deck is made of three of the six event sets, 6 cards each, so 18 cards, shuffled.
rule-D16-SET-7 = The invader secretly picks one of the invasion cards that the mission openly offers and keeps it face down; demon cards start face down too, one for every type that any offered card can bring out of the portals of this map, and each is turned face up when a demon of its type is summoned. Marines may look at neither, but they see how many demon cards lie face down and the argent on each.
rule-D16-SET-8 = With 4 marines there are no squad cards; with 3, one marine of their choice gets Taking Point; with 2, each gets Combat Veteran. A lone marine gets Solo Operative and a second marine initiative card, so two activations a round.
rule-D16-SET-9 = The box holds 4 red and 2 black dice; 35 damage tokens of 1 and 20 of 3, 4 stun cards and 7 stun tokens, 18 argent, 21 frags, 9 health packs, 6 teleporters, 6 objectives, 18 portals, 23 weapons (6 of them grenades), 16 progress or threat counters, 8 doors and 24 tiles; and the cards: 8 demon, 36 event, 73 action, 12 invasion, 3 threat, 10 initiative (4 marine, 6 invader), 4 marine, 6 objective, 24 class, 12 glory kill and 4 squad. Figures, argent, portals, doors, weapon tokens and the 6 invader initiative cards are hard limits; damage, stun, progress, threat and frags never run out.
rule-D16-SET-10 = Marines choose their places among the start spaces in letter order. Set-up goes: map; marines (class, deck, squad card, hand); invader (event sets openly, invasion card secretly); and last the set-up of the threat card.

## Tutorial mission

rule-D16-TUT-1 = Each marine stands on the start space of that marine, builds a 10-card deck with two given weapons and draws 3: Alpha has Combat Shotgun and Heavy Assault Rifle, Bravo Super Shotgun and Burst Rifle, Charlie Plasma Rifle and Combat Shotgun, Delta Static Rifle and Heavy Assault Rifle.
rule-D16-TUT-2 = The event deck of the tutorial is made of the sets Power Overwhelming, Seek and Destroy and Red Haste, 18 cards in all.
rule-D16-TUT-3 = The invasion card First Strike lies face up. The demon cards of imps and possessed soldiers are face up and these demons are already on the map; the cards of cacodemons and pinkies are face down.
rule-D16-TUT-4 = The groups of First Strike are: blue, 3 imps or 2 possessed soldiers; yellow, 2 imps and 2 cacodemons, or 1 possessed soldier and 2 pinkies; red, 1 cacodemon and 2 revenants, or 3 imps and 4 possessed soldiers. They have no argent value, and red is not used in the tutorial.
rule-D16-TUT-5 = The map of the tutorial holds one blue and one yellow portal, face down. While at least one portal is on the map, demons cannot open doors.
rule-D16-TUT-6 = The first time a marine opens a door, the invader at once summons from both portals, one after the other.
rule-D16-TUT-7 = A Rocket Launcher lies on the map of the tutorial; its set goes on top of the deck of the marine who takes it.
rule-D16-TUT-8 = The tutorial ignores all abilities with the argent icon and has no argent step, cover, glory kills, class cards, squad cards, teleporter movement or telefrags. The rules for large figures stay in force for pinkies, and the parts of event cards that place or spend argent do nothing.
rule-D16-TUT-9 = Marines win the tutorial when a door has been opened, so that the portals have been used, and no demon is left; the invader wins at 4 frags with one or two marines, 3 with three, 2 with four. The mission ends at once.
rule-D16-TUT-10 = Counting spaces from 0 as column, row, the tutorial has a hall (columns 0–6, rows 2–7), a store (7–10, 2–4) and a reactor (7–12, 5–9), walled off except that store and reactor join openly in columns 9–10 between rows 4 and 5; door 1 lies between 6,3 and 7,3, door 2 between 6,6 and 7,6, a blocking edge between 3,4 and 4,4, an impassable edge between 8,7 and 9,7, and 3,6 and 4,6 are difficult. Alpha starts on 1,4, Bravo on 1,5, Charlie on 2,4, Delta on 2,5; imps stand on 5,3 and 5,6, possessed soldiers on 6,2 and 6,7; the active teleporter is on 0,5, the blue portal on 9,3, the yellow one on 10,7, the Rocket Launcher on 12,9 and health packs on 0,2, 0,7, 3,2 and 3,7.
rule-D16-TUT-11 = A lone marine has one marine initiative card in the tutorial and no squad card. If the teleporter is occupied, a marine respawns on the nearest free space; both doors are one edge wide.

## Round

rule-D16-RND-1 = Each round has a status phase and then an activation phase; rounds repeat until the mission ends.

## Status phase

rule-D16-STA-1 = Step 1: the initiative deck is one marine card for each marine in the game (two for a lone marine) and one invader card for each demon type with at least one figure on the map, shuffled face down.
rule-D16-STA-2 = There are only 6 invader initiative cards: with 7 or more demon types on the map, 6 are used.
rule-D16-STA-3 = Step 2: all exhausted demon cards are readied.
rule-D16-STA-4 = Step 3: the invader draws event cards until holding six.
rule-D16-STA-5 = Step 4, not in the tutorial: the invader may discard up to three event cards, and each gives 1 argent token, placed on any demon card or on the invasion card. Face-down cards of types that the invasion card can bring may receive argent too; the tokens are visible, the card is not.
rule-D16-STA-6 = The threat cards Assault and Horde act at the start of the status phase, before step 1, so the initiative deck already counts the new types.
rule-D16-STA-7 = A round goes: round number up by 1; summoning by the threat card; steps 1 to 4; activation phase; effects that last until the end of the round expire; objective scoring; check of the round limit.

## Activation phase

rule-D16-ACT-1 = The invader reveals the top initiative card, it is resolved and discarded, and so on until the deck is empty; then a new round begins.
rule-D16-ACT-2 = On a marine card that marine activates. On an invader card the invader must pick one ready face-up demon card, exhausts it and activates every figure of that type, one at a time in any order; a figure may do nothing.
rule-D16-ACT-3 = If there is no ready face-up demon card, an invader card is discarded without effect. A type summoned during the round may be picked by any later invader card if its demon card has not been exhausted this round.
rule-D16-ACT-4 = After every summoning in the activation phase, except in the tutorial, invader cards are added until those still in the initiative deck equal the ready types with figures on the map, at most 6, and the rest of the deck is shuffled. None is ever removed.
rule-D16-ACT-5 = When the initiative card of a killed marine comes up, the marine respawns at the start of that activation and then acts normally.

## Marine activation

rule-D16-MAR-1 = At the start of an activation the marine readies an exhausted class card and, if killed earlier, respawns.
rule-D16-MAR-2 = A marine may play at most one main action and any number of bonus actions, one card at a time, each fully resolved before the next, and may stop at any time.
rule-D16-MAR-3 = An action card is put face up in the play area; the marine first gains movement points equal to its speed, then may attack if it has an attack box. The abilities of the card apply as written.
rule-D16-MAR-4 = Movement points add up and may be spent in any portions at any moment of the marine's own activation, before or after attacks and abilities but never during an attack. What is left at the end is lost.
rule-D16-MAR-5 = Sprint: instead of a main action, discard one card from hand and gain 6 movement points.
rule-D16-MAR-6 = At the end of an activation the marine discards all played cards and draws up to the hand size, which is 3 unless changed. Unplayed cards are never discarded here.
rule-D16-MAR-7 = Reactions, the cards with the arrow icon, may be played from hand in other players' activations when their text allows and go straight to the discard pile once resolved. They are neither main nor bonus actions.
rule-D16-MAR-8 = A marine without a figure on the map, killed and not yet respawned, plays no cards, is no target and blocks nothing.
rule-D16-MAR-9 = A card with an attack box stays open until its attack is made or declined: meanwhile the marine may move, take items and open doors, but not play another main or bonus card, sprint or use abilities that cost a main or bonus action. Cards that help the next attack must therefore be played first.
rule-D16-MAR-10 = The card discarded to sprint goes to the discard pile at once and has no effect. Reactions may also be played in one's own activation when their trigger occurs.

## Demon activation

rule-D16-DEM-1 = Each demon gains movement points equal to the speed on its card and may make the one attack of its card. The points may be split before and after the attack, not spent during it; what is left is lost.
rule-D16-DEM-2 = Demon abilities are used as printed; an ability with the argent icon costs 1 argent from that demon card.
rule-D16-DEM-3 = Demons do not pick up items, do not activate teleporters and do not treat teleporters as adjacent.
rule-D16-DEM-4 = The activation of one demon is finished before the next figure starts, and one killed in between does not act. Demons may stand on any token.

## Attack sequence

rule-D16-ATK-1 = An attack goes in this order: choose the defender, roll, reveal the defence, effects used while defending, effects used while attacking, assign damage.
rule-D16-ATK-2 = The defender must be an enemy figure both within the range of the attack and in line of sight; if either fails, another must be chosen. With no legal defender the attack is forfeited.
rule-D16-ATK-3 = Range is the number of spaces from attacker to defender along the shortest chain of adjacent spaces, counting the defender's space but not the attacker's; an adjacent space, diagonals included, is at range 1. Walls and closed doors break adjacency, other terrain and figures do not; for a large figure the nearest of its spaces counts.
rule-D16-ATK-4 = A stunned attacker removes one die of their choice before rolling; with no dice the attack deals 0 damage. Abilities used before attacking that add dice or range come before the roll.
rule-D16-ATK-5 = Dice show only damage symbols, at most 3 on a face: a red die has 0, 1, 1, 1, 2, 2, a black die 1, 2, 2, 2, 3, 3.
rule-D16-ATK-6 = For defence a marine reveals the top card of their action deck, a demon the top card of the event deck: exactly one card. A defender with cover may then reveal a second, and the first is ignored and discarded; a stunned defender reveals nothing.
rule-D16-ATK-7 = On the defence card each shield cancels 1 damage and a dodge cancels all of it. The special icon, found on event cards only, triggers the special defence printed on the defending demon's card: a number of shields or a dodge.
rule-D16-ATK-8 = A demon with toughness adds 1 shield to every defence, even when stunned.
rule-D16-ATK-9 = Damage taken is the damage symbols minus the shields, at least 0, and 0 after a dodge. Then the revealed card is discarded.
rule-D16-ATK-10 = A figure loses its stun after it has made an attack or after an attack against it is resolved. A stun caused by the attack itself is applied after its damage and is not removed by that attack.
rule-D16-ATK-11 = Ignoring cover only takes away the defender's second card; range and line of sight are still needed.
rule-D16-ATK-12 = Several copies of the same event card cannot be played at the same moment.
rule-D16-ATK-13 = An effect that makes a figure suffer damage is not an attack: there is no roll and no defence, and it removes no stun.
rule-D16-ATK-14 = An attack on several targets is rolled once; each defender reveals a card of their own, in an order chosen by the attacker, and kills are resolved after all defenders.
rule-D16-ATK-15 = Dice gained after the roll are rolled at once and added. An attack uses at most 4 red and 2 black dice; a surplus black die is rolled as a red one if that limit allows, otherwise it is lost.

## Line of sight

rule-D16-LOS-1 = The attacker picks one corner of their own space and draws a straight line to any one corner of the defender's space. There is sight if some such line crosses no wall, no blocking edge and no closed door.
rule-D16-LOS-2 = Figures, impassable edges and difficult terrain never block sight.
rule-D16-LOS-3 = A line is blocked if it crosses the inside of a wall (the map outline too), blocking edge or closed door; if it lies along one while the two spaces are on opposite sides of the line; or if at any grid corner on it, both ends included, one cannot turn round that corner, either way, from the square it comes from (at first the attacker's) to the square it goes to (at last the defender's) without crossing such an edge. A line along a grid line runs through the squares on the attacker's side; touching the free end of a wall is allowed, and sight is always mutual.
rule-D16-LOS-4 = For a large attacker or defender, any corner of any space it occupies may be used.

## Cover

rule-D16-COV-1 = Cover, not used in the tutorial: once there is sight, lines are drawn from the same attacker's corner to every corner of the defender's space. If any of them crosses a wall, a blocking edge, the border of difficult terrain or a space with a figure other than attacker and defender, the defender has cover.
rule-D16-COV-2 = Impassable edges give no cover; a closed door counts like a wall.
rule-D16-COV-3 = The attacker chooses the corner, so there is cover only if every corner that gives sight also gives cover. A line crosses a figure's space when it passes through its inside.
rule-D16-COV-4 = Large figures never have cover, but they do give it.
rule-D16-COV-5 = A defender with cover may reveal a second defence card, which replaces the first; this is decided after seeing the first.
rule-D16-COV-6 = Walls, doors and blocking edges give cover when they block a line as they would block sight; difficult terrain does when a line passes through the inside of a difficult square, unless both figures stand in the same connected patch. A line that only runs along or touches a square does not cross it, so figures diagonally beside the line give no cover.

## Damage, kills, frags and respawn

rule-D16-KIL-1 = Damage adds up on each figure. A figure whose damage equals or exceeds its health is killed and removed at once.
rule-D16-KIL-2 = Recovering removes damage, never below 0.
rule-D16-KIL-3 = When no demon of a type remains, its card is turned face down; the argent on it stays.
rule-D16-KIL-4 = Each time a marine is killed the invader gains 1 frag token, also for repeated kills of the same marine.
rule-D16-KIL-5 = A killed marine removes all damage and stun, discards cards in play and the revealed defence card, shuffles hand, discard pile and deck together and draws the hand size, normally 3. Weapons, class, squad and glory kill cards are kept, and an activation in progress ends.
rule-D16-KIL-6 = At the start of their next activation a killed marine respawns on a space with an active teleporter of their choice, telefragging a demon there. If another marine is there another must be chosen; if all are so occupied, the marine respawns on the nearest free space.

## Movement

rule-D16-MOV-1 = 1 movement point buys one step to an adjacent space; spaces that share an edge or a corner are adjacent unless a wall or closed door separates them.
rule-D16-MOV-2 = Entering the space of a friendly figure costs nothing extra, entering the space of an enemy figure costs 1 point more. No figure may end its move on an occupied space.
rule-D16-MOV-3 = Each space of difficult terrain entered costs 1 point more; all extra costs add up.
rule-D16-MOV-4 = A move ends when the figure attacks, interacts or ends its activation, and it may not stop like that on an occupied space. An occupied space may be entered only if the points left suffice to reach a space where stopping is legal, or if entering removes the occupant.
rule-D16-MOV-5 = A diagonal step is legal if at least one of the two ways round its corner crosses no wall, door, impassable or blocking edge. For adjacency and range the same test is made with walls and closed doors only.
rule-D16-MOV-6 = Every space of a large enemy costs the extra point. Points that are gained pay all costs; an effect that moves a figure a number of spaces gives that many steps without points and extra costs, otherwise as normal movement.

## Terrain and walls

rule-D16-TER-1 = Wall, a thick black line: nobody moves across it, spaces on its two sides are not adjacent, it blocks sight and gives cover.
rule-D16-TER-2 = Impassable edge, a red dashed line: small figures cannot move across it, but it does not block sight and gives no cover.
rule-D16-TER-3 = Blocking edge, a solid red line: small figures cannot move across it, and it blocks sight and gives cover.
rule-D16-TER-4 = Difficult terrain, spaces with a blue dashed border: small figures pay 1 point more for each such space entered; it does not block sight but gives cover.
rule-D16-TER-5 = Closed door, a token: nobody moves through it, spaces on its two sides are not adjacent, it blocks sight and gives cover.

## Doors

rule-D16-DOR-1 = A figure adjacent to a door may spend 1 movement point to open it. The door is removed for good; doors never close.
rule-D16-DOR-2 = A figure is adjacent to a door when it stands on a space with the door on one of its edges. A door spans one edge or two edges in line.
rule-D16-DOR-3 = Under Infestation demons cannot open doors; in the tutorial they cannot while a portal is on the map.
rule-D16-DOR-4 = Doors in missions are two edges wide, so that large figures can pass; standing at either edge is enough to open it, and both edges open together.

## Portals and summoning

rule-D16-POR-1 = Portals have three levels: blue is lowest, then yellow, then red. An invasion card lists six groups, two for each colour.
rule-D16-POR-2 = Summoning is done from one portal at a time: choose it, turn it face up, choose either group of its colour, place every listed demon on the portal's space or on adjacent spaces, turn their demon cards face up and discard the portal. Each portal yields one group only.
rule-D16-POR-3 = A figure that does not fit goes on the nearest free space that can be reached from the portal, with doors as they stand; if there are too few figures, as many as exist are placed. Figures may cover tokens.
rule-D16-POR-4 = The argent value of a group is the number of tokens gained with it; they must go on cards of demons in that group.
rule-D16-POR-5 = When a group is summoned, any number of argent tokens may move from the invasion card to demon cards of that group. When the summoning is over, what is left on the invasion card is discarded.
rule-D16-POR-6 = The mission and its threat card say when and from which portals demons are summoned.
rule-D16-POR-7 = A group may be chosen again at another portal or later. A large figure needs its whole base on free spaces, at least one of them the portal's space or adjacent to it, and nobody is displaced by a summoning.
rule-D16-POR-8 = If several portals are triggered together, the invader takes them one after the other in any order. Argent on the invasion card is settled after each group.

## Argent power

rule-D16-ARG-1 = Argent comes from discarded event cards (up to 3 a round), group values and card effects. To spend it, discard one token from the demon's own card and resolve one argent ability of that card.
rule-D16-ARG-2 = One use of an argent ability benefits the single figure that acts, not its whole type.
rule-D16-ARG-3 = Each argent ability may be used at most once per figure and activation, and one that asks for damage dealt is paid after the damage is known. When the supply of 18 tokens is empty, no argent is gained.

## Stun

rule-D16-STN-1 = A stunned figure, shown by a card for marines and a token for demons, attacks with one die fewer and reveals no defence card; it loses the stun after making an attack or after an attack against it. There is never more than one: stunning a stunned figure does nothing.
rule-D16-STN-2 = A stunned marine may still play reactions that are used while defending.

## Event cards

rule-D16-EVT-1 = The invader refills the hand to at most six event cards; each says when it may be played and is discarded after it is resolved.
rule-D16-EVT-2 = The event deck is also the demons' defence deck; revealing a defence card from it never uses the invader's hand.
rule-D16-EVT-3 = Card effects may lift the hand above six, and then none are drawn at the refill. When a demon activates means after it gained its movement points and before anything else.

## Items

rule-D16-ITM-1 = During their activation a marine may take an item on their space, also while passing through, without spending movement points.
rule-D16-ITM-2 = A health pack is discarded at once when taken and recovers 5 damage; it may be left alone.
rule-D16-ITM-3 = A marine who takes a weapon keeps the token and gets the matching weapon set.
rule-D16-ITM-4 = The new set is shuffled and put face down on top of the marine's action deck; the deck grows and nothing is removed.
rule-D16-ITM-5 = A grenade token brings one card only, which leaves the game when played.

## Glory kills

rule-D16-GLO-1 = A demon whose damage equals or exceeds its stagger value, but not yet its health, is staggered.
rule-D16-GLO-2 = A marine who moves into any space of a staggered demon kills it at once, then immediately draws the top glory kill card; a marine who drew one may recover 2 damage.
rule-D16-GLO-3 = The extra point for entering an enemy's space is still paid for a glory kill. Since the demon is gone, the marine may stay there.
rule-D16-GLO-4 = A move granted by an effect can also make a glory kill; being pushed or displaced cannot. Used glory kill cards go to a discard pile that is reshuffled, and there is no limit to how many may be held.

## Teleporters and telefrags

rule-D16-TEL-1 = A marine who enters the space of an inactive teleporter turns it active.
rule-D16-TEL-2 = For the movement of marines all spaces with active teleporters are adjacent to each other, so going between them costs 1 point; difficult terrain on arrival costs one more as everywhere, and a telefrag waives only the extra point for the demon.
rule-D16-TEL-3 = A marine who respawns on an active teleporter, or moves there from another teleporter space, kills any demon there: a telefrag. It costs no extra point and brings no glory kill card.
rule-D16-TEL-4 = Teleporters are adjacent for movement only, not for range, sight, doors or demons. A large demon is telefragged if any of its spaces is the target.
rule-D16-TEL-5 = Passing through a teleporter's space counts as entering, even when it is occupied, and turning it active is mandatory. Being pushed or displaced never activates a teleporter, takes an item or kills.

## Large figures

rule-D16-LRG-1 = A large figure fills 2, 4 or 6 spaces and never moves diagonally; 1 point shifts its whole base one space orthogonally.
rule-D16-LRG-2 = A base of 2 or 6 spaces may turn by 90 degrees for 1 point; the new position must cover at least half of the spaces covered before.
rule-D16-LRG-3 = While moving, large figures ignore impassable and blocking edges and pay nothing extra for difficult terrain or small figures. Walls and closed doors still stop them.
rule-D16-LRG-4 = Large figures may end on blocking or impassable edges and on small figures. The owner of each small figure so covered moves it to the nearest unoccupied space it could have moved to normally.
rule-D16-LRG-5 = A large figure may not end on another large figure and may pass through one only if it is friendly.
rule-D16-LRG-6 = Sight to and from a large figure uses the corners of any of its spaces, and it never has cover.
rule-D16-LRG-7 = No wall or closed door may lie between two spaces of a base, before or after a shift or turn, and in a shift no space may cross one. What lies in the swing of a turn does not matter.
rule-D16-LRG-8 = Covered figures are displaced whenever the large figure stops: those of the active side first, each to the space that takes the fewest legal steps, ignoring figures, with ties picked by its owner. If someone has nowhere to go, the stop is illegal.

## Classes, missions and secrecy

rule-D16-MIS-1 = A class ability lasts all game; one that exhausts its card is readied at the start of the owner's activation.
rule-D16-MIS-2 = There are 2 operations of 6 missions each. A mission gives a map and names one of 6 objective cards and one of 3 threat cards.
rule-D16-MIS-3 = The objective card gives the victory conditions of both sides and special rules; the invader wins at 6 frags with any number of marines unless the mission says otherwise, and a table may play with our own numbers. The mission ends at once when one of them is met.
rule-D16-MIS-4 = There are three kinds of threat: Infestation brings demons as the marines explore; Horde is a steady stream from portals of rising level; Assault gives the invader a stock of threat counters to spend on summoning at the start of each status phase.
rule-D16-MIS-5 = Hidden from the marines are the invasion card, face-down demon cards, the event hand and the order of decks; hidden from the invader are the marines' hands and decks, while marines see each other's hands. Public are damage, stun, argent, discard piles, played cards, held glory kill cards, the sizes of hands and decks, portal colours and who carries what.
rule-D16-MIS-6 = In an operation each side scores the missions it wins. The loser of a mission gets one perk in the next: the marines one extra health pack at the start, the invader 2 argent on the invasion card.
rule-D16-MIS-7 = The round limit is 12 unless the mission says another, in the tutorial too: when the last round ends without a winner, the invader wins. A table may switch the limit off.
rule-D16-MIS-8 = If both sides meet their goals at the same instant, the side whose activation it is wins; outside activations the marines win.

## Interactions: attacks

rule-D16-INT-1 = An attack goes through these windows, none of which reopens: the attacking side declares effects used before attacking (range, bonus dice, argent) and chooses the defender; dice are gathered, base and bonus, then stun and Decoy take theirs, the dice limit applies and the roll is made; the defence card is revealed and cover decided; effects while defending, defending side only; effects while attacking, attacking side only; damage, discard of the revealed card, kills; attacker and defender lose stun, then the attack's own effects on a hit follow (stun, Splash, Slam); effects after the attack or kill, active side first. An attack whose attacker is gone ends.
rule-D16-INT-2 = Within a side the figure concerned comes first, then the other marines in letter order. Another marine may act only with a card whose text reaches beyond its owner.
rule-D16-INT-3 = Several effects may be used in one window, one at a time, each resolved and discarded before the next, but never two cards of the same name, for either side. A pass is final for that window, and a new trigger inside a window is resolved first.
rule-D16-INT-4 = Commando and Dread work only if a card was revealed: its icons are lost and those of the new card count, dodge and special icon included. Shields added by other effects and toughness stay, and cover gives no second card.
rule-D16-INT-5 = A die may be re-rolled by several different effects and the last result counts, but a die turned to a face may not be re-rolled later. Shields from the card or special icon, toughness and effects are added up and reduced by Pierce, at least to 0; a dodge cancels all damage; Iron Skin limits the damage last.
rule-D16-INT-6 = Resolving an attack twice, and Twin Fire, mean two whole attacks: the second is optional, its defender is chosen after the first is over, and movement points may be spent between them. Stun, effects on the next attack and argent touch the first only.
rule-D16-INT-7 = Effects on the next attack add up and belong to one's own activation. They are used up by the next attack whether or not their condition fits, and lapse at the end of the activation.
rule-D16-INT-8 = Range bonuses never apply to attacks with a printed range of 1, and limits such as Darkness apply after bonuses. An effect already in force gains nothing from a second copy.
rule-D16-INT-9 = In an attack on several targets a stunned attacker loses one die of the common roll and recovers after the last defender; a stunned defender reveals no card and recovers after the attack. Dice effects are used once, right after the roll; cards, cover and shields are settled for each defender, Commando or Dread hits one of them, a large figure is one target, and all damage and kills are simultaneous.
rule-D16-INT-10 = An attack with no dice still happens: a card is revealed and stun is lost. A stun given outside attacks stays until the next attack by or against that figure.
rule-D16-INT-11 = Attacks outside one's own activation (Doorway Blast, Overwatch, Onslaught) follow all attack rules, and movement points gained with them are spent at once. Onslaught attacks another marine at the printed range with 1 red die and without argent.
rule-D16-INT-12 = A figure stops when, having taken a step or turn since its last stop, it is about to attack, ends its activation or finishes a move granted outside it. First covered figures are displaced, then effects on the stop are used, and then the attack is declared if the figure lives and is still able.
rule-D16-INT-13 = Overwatch and Doorway Blast are triggered when a demon stops; being summoned is no stop. Every entitled marine may use both, in letter order, and the demon's attack comes only after them.
rule-D16-INT-14 = Suppress is played after the demon gained its movement points and after the invader's effects for when it activates; one card affects one figure.
rule-D16-INT-15 = A Decoy is a marker, not a figure, and blocks and covers nothing; it is gone at the end of the round. A demon with sight to it when its dice are gathered removes one die of its choice, only one however many Decoys there are; attacks on the drone are not affected.
rule-D16-INT-16 = While passing through an occupied space a figure may take items and activate teleporters, but not attack, play cards or open doors.
rule-D16-INT-17 = Splash, Late Fuse and the like measure from the spaces the defender had when attacked, dead or not; Splash ignores dodge, hits each figure once and, where the text says all, friends and the shooter too. A kill by any effect of a marine's card, a glory kill or a telefrag counts as a kill by that marine.

## Interactions: kills, movement and teleporters

rule-D16-INT-18 = In a glory kill the step is paid, the demon dies, the card or cards are drawn with 2 damage recovered for each if wanted, then effects after a kill are used (Death Curse, Soul Harvest, Momentum, which may be the card just drawn), and the move goes on. Any space of a large demon will do, its other spaces are then empty, and every further staggered demon entered is a new glory kill.
rule-D16-INT-19 = A marine may teleport into a friend's space only if able to move on. A telefrag goes before a glory kill, with no card and no extra cost; it kills any demon, the cyberdemon too, if any of its spaces is the target, and tokens it carried drop there.
rule-D16-INT-20 = If a marine or the drone stands on the teleporter, another one is chosen for a respawn; if all are so occupied, the marine appears on the free space nearest to one of their choice. Respawning is no move, so there are no items and no stop, but Infestation is checked.
rule-D16-INT-21 = For a push by Slam the invader picks an adjacent free legal space farther from the pusher; if there is none, the marine stays. Marines are pushed in letter order.
rule-D16-INT-22 = A marine killed before their initiative card came up respawns when it is revealed and acts in full; killed after acting, they respawn in the next round. Killed in their own activation, it ends and they draw only the hand of a killed marine.
rule-D16-INT-23 = A large figure passes a door only if the opening is as wide as its base. One standing at a closed door may open it where demons may open doors.
rule-D16-INT-24 = Tokens under a figure stay and work: a covered portal still summons beside it, and covered items can be taken in passing.

## Interactions: rounds, supply and set-up

rule-D16-INT-25 = A type that dies out keeps the state of its card. If exhausted this round and summoned again, the card is face up and still exhausted and no initiative card is added; if not yet used, it is ready.
rule-D16-INT-26 = When figures are short, the invader chooses which of the listed ones to place; if no figure is placed, the group gives no argent. Larger figures are placed first, and one for which there is no space anywhere is not placed.
rule-D16-INT-27 = Argent on a face-down card stays, cannot be spent, and is usable again when the type returns.
rule-D16-INT-28 = Drawing runs through the deck first, then reshuffles the discard pile and goes on; cards in play are not in the discard pile. With cover the first card is discarded before the second is revealed, so it may come back in a reshuffle; with both piles empty there is no card and no benefit from cover.
rule-D16-INT-29 = Before an initiative card is revealed the invader may act first (Ambush), then the marines (Scout); what is seen stays private to the user's side. Point Man acts right after the shuffle of step 1.
rule-D16-INT-30 = Each main action may be replaced by a sprint: with two main actions, a main action and a sprint or two sprints are legal, and each sprint costs its own card.
rule-D16-INT-31 = A lone marine has two full activations: in each the class card readies, limits per activation start over and the hand is refilled, but limits per round do not. The classes Sergeant and Signal Officer are not offered.
rule-D16-INT-32 = The hand size is the highest value on the marine's cards and matters only when drawing up; nobody discards down to it.
rule-D16-INT-33 = When a weapon is taken with the deck empty, its set becomes the deck; the discard pile stays until it is needed.
rule-D16-INT-34 = At the start of a marine's activation the class card readies, then the marine respawns, then effects for the start are used, the marine's own first and then the gift of the Sergeant. The health on a squad card replaces 10.

## Interactions: objectives and the end

rule-D16-INT-35 = Victory is checked after every kill, frag, delivery and change of progress, and the game stops there, even in the middle of an attack: later Splash, events and defenders do not happen. Simultaneous kills count together.
rule-D16-INT-36 = Carried tokens are free to take (an asset costs 1 movement point), also in passing, and are not handed over; samples and grenades may teleport, but a marine with an asset neither sprints nor moves between teleporters. Whoever is killed drops them on their space, a large demon on one of its spaces chosen by the marines; a space may hold several tokens.
rule-D16-INT-37 = The drone is a small figure, friendly to the marines but no marine: effects that say marine, and stun, pass it by; it gives cover, costs demons the extra point and is displaced by the marines. It defends with 1 shield, no card and no benefit from cover; destroying it gives 2 frags and triggers nothing that needs a killed marine.
rule-D16-INT-38 = Progress is kept for each relay of Relay Link, or in common for Guard Duty, never below 0 nor above the goal, and a finished relay takes no more cards. Objective tokens block nothing, a marine on or next to one may use it with enemies about, and a figure is in a zone with any of its spaces.
rule-D16-INT-39 = Infestation is checked after every marine's step, respawn, displacement and opened door, from all marines and with doors as they then stand; a kill or a teleporter activated by the step comes first. Range does not matter.
rule-D16-INT-40 = Frag and other area effects pick a space, with sight and range to it as if a figure stood there. Adjacent is judged as for range, by walls and closed doors only, and each figure is hit once.
