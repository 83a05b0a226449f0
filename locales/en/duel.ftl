# The example game of the engine: what it says, and its rules.

game-duel = Duel
page-about-duel = Two to four people, a die, a few cards and one shot at a time. The example game: it shows how a game comes to this house.
page-facts-duel = 2–4 players · 5 minutes
page-setup-hearts = Hearts

# What the page calls the things in its view; cards are counted in this order.
page-duel-hearts = Hearts
page-duel-aim = Aim
page-duel-held = Cards
page-duel-deck = Deck
page-duel-discard = Discarded
page-duel-turn = Turn
page-duel-left = Actions left
page-duel-turns = Turns played
page-duel-asked = Decides
page-duel-pause = Secret question
page-duel-dodge = Dodge
page-duel-cigar = Cigar
page-duel-coin = Coin
page-duel-hand-1 = { page-duel-dodge }
page-duel-hand-2 = { page-duel-cigar }
page-duel-hand-3 = { page-duel-coin }
page-duel-discard-1 = { page-duel-dodge }
page-duel-discard-2 = { page-duel-cigar }
page-duel-discard-3 = { page-duel-coin }

duel-prompt-act = Aim, draw, toss or fire.
    .other = Player { $n } aims, draws, tosses or fires.
duel-prompt-dodge = You are hit. Do you dodge?
    .other = Player { $n } is hit and may dodge.

duel-aim = Aim
duel-draw = Draw a card
duel-toss-dodge = Toss a Dodge to aim
duel-toss-cigar = Toss a Cigar to aim
duel-toss-coin = Toss a Coin to aim
duel-fire = Fire at player { $n }
duel-dodge = Dodge
duel-take = Take the hit

duel-event-aimed = Player { $n } aims.
duel-event-drew = Player { $n } draws a card.
duel-event-tossed = Player { $n } tosses a card and aims.
duel-event-fired = Player { $n } fires: { $die }.
duel-event-dodged = Player { $n } dodges.
duel-event-hurt = Player { $n } loses a heart.
duel-event-died = Player { $n } is out.

refusal-duel-not-hit = You have not been hit.
refusal-duel-answer-first = Answer the shot first.
refusal-duel-aimed = You cannot aim any better.
refusal-duel-hand-full = You hold three cards, or the deck is empty.
refusal-duel-not-held = You do not hold that card.
refusal-duel-no-target = There is nobody to fire at.
refusal-duel-act = Aim, draw, toss or fire: that is what is asked.
refusal-duel-setup = Two to four people play, with one to five hearts.

# What stands in the way.

duel-why-aimed = You have aimed already.
duel-why-card = You do not hold this card.

## Rules

rule-DUEL-TURN-1 = A turn is two actions; then the next living player has a turn.
rule-DUEL-AIM-1 = Aiming adds 1 to your next shot, 2 at most.
rule-DUEL-DRAW-1 = Draw a card if you hold fewer than three and the deck is not empty.
rule-DUEL-TOSS-1 = Toss a card of yours, face up, to aim.
rule-DUEL-FIRE-1 = Fire at another living player: a die and your aim must make 5 or more. Your aim is used up.
rule-DUEL-DODGE-1 = Who is hit and holds a Dodge may discard it and stays unharmed.
rule-DUEL-END-1 = The last one alive wins; after thirty turns, whoever has the most hearts.
