# What the options of a new table mean, and what is told about a place before it is chosen.

page-setup-players-help = Three to five people or computer players, everybody against everybody.
page-setup-skulls-help = Each kill takes a skull off the track; when the last is gone, the end begins. Five make a short game.
page-setup-bot-help = A figure without a will of its own: whoever has the turn also moves it and shoots with it.
page-setup-hidden-points-help = As at a table, where points lie face down: nobody knows for sure who is ahead.
page-setup-open-windows-help = You are asked even when you hold nothing to play, and so is everybody else.
page-setup-confirm-turn-help = Your turn ends only when you say so, and until then you can take steps back.
page-setup-marines-help = One seat for each marine, and one for the invader. One person may play several marines.
page-setup-draw-two-help = As the errata say. Otherwise the invader draws one card for each marine.
page-setup-knockback-stopped-help = As in the Hungarian rules. Otherwise a figure that is knocked back flies over them.
page-setup-guard-lost-by-moving-help = As in the Polish summary. Otherwise a guard order stays when the marine is moved.
page-setup-adrenaline-next-turn-help = As in the Croatian and Hungarian rules. Otherwise it can be kept for later.
page-setup-fewer-frags-help = Makes the game shorter and harder for small squads.
page-setup-full-rules-help = With cover, glory kills, classes, squad cards, argent power and teleporters: for those who know the game.
page-setup-split-activations-help = Otherwise a squad card gives two main actions within one activation.
page-setup-flat-cover-help = Otherwise a marine in cover turns up a second defence card and takes the better one.
page-setup-no-round-limit-help = The invader cannot win by waiting; only frags decide.

board-small-help = Ten squares, close quarters. Best for three or four.
board-medium-a-help = Eleven squares: the tight side in the west, open yellow ground in the east.
board-medium-b-help = Eleven squares: a ring in the west, a narrow way in the east.
board-big-help = Twelve squares with room to hide. Best for four or five.
mode-deathmatch-help = Kill the others and score for the damage you have done to them.
mode-domination-help = Shoot spawnpoints or end your turn alone on one to tag it: tags score, but spawnpoints strike back.
mode-turrets-help = Take turrets with ammo: they see everybody who comes in and fire for you.
ending-frenzy-help = When the last skull is gone, everybody has one more turn with stronger actions.
ending-sudden-death-help = When the last skull is gone, the game is over at once.

d04-difficulty-too-young-help = Marines begin with one card, three wounds and three bullets more; the invader keeps six cards. Good for a first game.
d04-difficulty-not-too-rough-help = Marines take two wounds and have two bullets more; the invader keeps seven cards.
d04-difficulty-hurt-me-plenty-help = The rules as they are printed.
d04-difficulty-ultra-violence-help = Marines take one wound and have one bullet less; the invader keeps nine cards.
d04-difficulty-nightmare-help = Marines have one card, two wounds and a bullet less; the invader draws one card more and plays two spawn cards a turn.
d16-frags-printed-help = Six kills of marines win for the invader, however many marines there are.
d16-frags-tuned-help = A number for each mission and squad, so that both sides win about as often.

page-place-first = First game
page-place-first-more = Short, with fewer rules.
page-place-won = Won
page-place-next = Next
page-place-map = Map: { $name }
page-place-boards = As they come in the box.
page-place-players = { $least } to { $most } players
page-place-rounds = { $n ->
    [one] { $n } round at most
   *[other] { $n } rounds at most
}
page-place-length = { $n ->
    [one] Usually about { $n } round
   *[other] Usually about { $n } rounds
}
page-place-no-rounds = No round limit
page-place-frags = { $n ->
    [one] The invader wins at { $n } frag
   *[other] The invader wins at { $n } frags
}
page-place-easy = { $marines ->
    [one] Easy for { $marines } marine
   *[other] Easy for { $marines } marines
}
page-place-fair = { $marines ->
    [one] Fair for { $marines } marine
   *[other] Fair for { $marines } marines
}
page-place-hard = { $marines ->
    [one] Hard for { $marines } marine
   *[other] Hard for { $marines } marines
}
page-place-wins = Between computers the marines win { $n } % of games
page-place-fairest = Closest to even: { $choice }
page-place-goal-leave = Get out
page-place-goal-kill = Kill the one you are sent for
page-place-goal-reach = Reach a place
page-place-goal-reach-area = Reach a room
page-place-goal-gather = Gather in one room
page-place-goal-survive = Hold out
page-place-goal-carry = Carry something out
page-place-goal-take = Find something
page-place-goal-clear = Clear a room
page-place-next-mission = Next: { $name }
page-surprise-more = A map that nobody has seen, made for this table.
page-surprise-seed = Seed { $seed }
page-surprise-same = Whoever gives the same seed and the same wishes gets the same map.
