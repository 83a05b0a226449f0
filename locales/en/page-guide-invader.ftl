# The guides for the invader's first game of either DOOM.

## DOOM (2016)

page-guide-i16-welcome-title = You are the demons
page-guide-i16-welcome = Two marines want to clear your hall. Kill marines four times, whichever of them, and you win. They come back; your demons do not.
page-guide-i16-rouse-title = Your initiative card
page-guide-i16-rouse = One kind of demon acts now, all its figures. Each kind can be chosen once a round, so think of who stands well.
page-guide-i16-activate-title = One after the other
page-guide-i16-activate = Every figure of that kind moves and attacks once. You choose the order; those in front first, so that they do not block the others.
page-guide-i16-event-title = Event cards
page-guide-i16-event = Each has two abilities and says when it may be played. A good one at the right moment kills; a card kept too long does nothing.
page-guide-i16-strike-title = Attacking
page-guide-i16-strike = The target must be in range and in sight. Go for the marine with the least health: only kills count, not damage.
page-guide-i16-step-title = Moving
page-guide-i16-step = Movement can be used before and after the attack. Come out, strike, and go back behind a corner where they cannot see you.
page-guide-i16-frag-title = A frag
page-guide-i16-frag = One of four. The marine comes back at the teleporter with full health, so do not crowd there: wait where they must pass.
page-guide-i16-summon-title = Through the portal
page-guide-i16-summon = They have opened a door, and both portals wake. Choose a group and put it as near as you can: it may act on your next card.
page-guide-i16-end-title = You know enough
page-guide-i16-end = In full missions you also choose an invasion card and gather argent for stronger attacks. Let them come.

## DOOM (2004)

page-guide-i04-welcome-title = You are the station
page-guide-i04-welcome = One marine looks for the red key. You see the whole map, they do not. Six frags win for you: each time the marine falls, and each time your deck runs out.
page-guide-i04-event-title = Event cards
page-guide-i04-event = Play one when its moment comes, also in the marine's turn: to jam a door, to add dice, to slow them down. Pass if you want to keep it.
page-guide-i04-spawn-title = A spawn card a turn
page-guide-i04-spawn = It brings new invaders on squares that no marine sees: behind the marine, beside the next door, never in front of a gun.
page-guide-i04-activate-title = Everything moves
page-guide-i04-activate = Each of your figures may move and attack once a turn, new ones too. Choose the order; slow ones first, so that nobody stands in the way.
page-guide-i04-strike-title = Attacking
page-guide-i04-strike = Claws need a neighbouring square, others a free line of sight. Armour divides the damage, so strike with several in one turn.
page-guide-i04-step-title = Moving
page-guide-i04-step = Diagonals count one. You may open ordinary doors. Stay out of the marine's sight until enough of you are there.
page-guide-i04-frag-title = A frag
page-guide-i04-frag = The marine comes back at full health some way off. Be there first.
page-guide-i04-end-title = You know enough
page-guide-i04-end = Time is on your side: when the deck is empty you score a frag. Keep the marine busy, and hold something back for the red door.
