# The page's words for the story of a game: how it is told, its great moments, its log and its end.

page-story = What happens
page-story-back = One step back
page-story-on = One step on
page-story-skip = Skip
page-story-again = Again
page-log-walked = { $n ->
    [one] { $who } walks { $n } square.
   *[other] { $who } walks { $n } squares.
}
page-forced = The only choice: { $what }
page-deciding = { $name } is deciding.
page-line-cut = There is no connection just now. What you choose is sent as soon as it is back.
page-line-waits = No connection: this is sent as soon as it is back.

## One screen for several hands

page-curtain = The next player
page-curtain-for = { $name } is next
page-curtain-more = Everybody else looks away.
page-curtain-lift = Show my cards

## Handing over

page-hand-over-sure = Shall the computer play for you?
page-hand-over-more = It plays on in your place, one action after the other, and you look on. You can take your seat back at any time.
page-hand-over-yes = Yes, play for me
page-hand-over-no = No, I play on
page-hand-over-now = The computer plays for you.

## A replay before its time

page-replay-running = This game is still being played. It can be watched again when it is over.
page-to-table = To the table

## The end

page-result-story = The game in numbers
page-result-kills = kills
page-result-damage = damage
page-result-hits = hits
page-result-deaths = deaths
page-result-points = points
page-result-most = Did most: { $name }
page-result-chart-damage = Damage, round by round
page-result-chart-points = Points, round by round
page-result-again = Play again
page-result-again-more = begins at once

## Sums of an attack

page-field-sum-range = range { $reach } of { $range }
page-field-sum-armour = { $damage } damage ÷ { $armour } armour = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
page-field-sum-shields = { $rolled } damage − { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} = { $n } damage

## Great moments of the DOOM games

page-field-fragged = Fragged
page-field-killer = Killed by: { $by }
page-field-glory = Glory kill
page-field-telefrag = Telefragged
page-field-frags = Frags
page-field-won-marines = The marines win
page-field-won-invader = The invader wins
page-field-why-goal-marines = The goal is reached: { $goal }.
page-field-why-goal-invader = The invader has reached the goal.
page-field-why-frags-marines = The invader has { $frags } of { $of } frags.
page-field-why-frags-invader = The invader has { $frags } of { $of } frags.
page-field-why-time-marines = The last round is over.
page-field-why-time-invader = Time has run out: round { $round } was the last one.
page-field-why-other-marines = The goal is reached.
page-field-why-other-invader = The marines cannot reach their goal any more.

## Great moments of Adrenaline

page-adrenaline-killed = { $who } is killed
page-adrenaline-you-killed = You are killed
page-adrenaline-killed-with = { $by }, with { $weapon }
page-adrenaline-killed-by = By { $by }
page-adrenaline-killed-self = By one’s own token
page-adrenaline-shared = Points for the board of { $who }
page-adrenaline-double = Double kill
page-adrenaline-ended = { $n ->
    [one] { $who } wins with { $n } point
   *[other] { $who } wins with { $n } points
}
page-adrenaline-why-frenzy = { $n ->
    [0] The last skull was taken, and the final frenzy is over. Only the killshots decide.
    [one] The last skull was taken, and the final frenzy is over. { $n } point ahead.
   *[other] The last skull was taken, and the final frenzy is over. { $n } points ahead.
}
page-adrenaline-why-skulls = { $n ->
    [0] The last skull was taken. Only the killshots decide.
    [one] The last skull was taken. { $n } point ahead.
   *[other] The last skull was taken. { $n } points ahead.
}

## Looking back

page-review = Looking back
page-review-waiting = Others are looked back at first.
page-review-working = The game is being looked back at: { $percent } %
page-review-ahead = Points by which each is expected to end ahead of the others
page-review-chance = The marines’ chance to win
page-review-go = Moment on the chart
page-review-costly = The decisions that cost most
page-review-costly-none = No decision was clearly worse than another one would have been.
page-review-mark = Costly decision { $n }: { $name }
page-review-chosen = Chosen: { $plan }
page-review-better = Better: { $plan }
page-review-cost-ahead = −{ $n } points
page-review-cost-chance = −{ $n } %
page-review-luck = The greatest strokes of luck
page-review-luck-none = Luck changed nothing that is worth a word.
page-review-luck-mark = Stroke of luck: { $name }
page-review-came = expected { $expected }, came { $came }
page-review-unfinished = The game was not played to its end.
page-review-unproved = Take the numbers with care: on this map, whoever plays by this judge has not proved better than a soldier on both sides.
page-review-limits = Judged by a computer player who sees no more than whoever decided, looks no farther than the end of a turn and has learned from games among computers. It knows nothing of bluff, of agreements and of what people are like.
