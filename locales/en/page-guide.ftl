# The guide through a first game of Adrenaline: short lessons, each when its matter first comes up.

page-guide = Guide
page-guide-progress = { $n } of { $all }
page-guide-got-it = Got it
page-guide-finish = Finish
page-guide-skip = Skip the guide
page-guide-skipped = The guide is off. You find it again on the home page.
page-guide-quiet = Play on. The guide speaks up when something new happens.
page-guide-rule = The rule: { $rule }

## Lessons

page-guide-welcome-title = Welcome to the arena
page-guide-welcome = You play { $who }. Everyone fights everyone, and the most points win: points come from damage, not only from the last hit. Play at your own pace; each thing is explained when it first comes up.
page-guide-spawn-title = Enter the arena
page-guide-spawn = You hold two powerups. Discard one: you appear on the spawnpoint of its colour. The other one stays in your hand.
page-guide-actions-title = Two actions a turn
page-guide-actions = Run, grab or shoot: two actions in any order, the same one twice if you like. You have no weapon yet, so a grab is a good start.
page-guide-run-title = Running
page-guide-run = Up to three squares, through doors but never through walls or diagonally. No figure stands in your way. Choose one of the lit squares.
page-guide-grab-title = Grabbing
page-guide-grab = You may move one square first. On a spawnpoint you take a weapon, on any other square the ammo tile: it gives cubes, some tiles a powerup as well.
page-guide-weapon-title = Your choice of weapons
page-guide-weapon = The top cube of the price is free when you pick a weapon up; you pay the rest, and it comes loaded. You can carry three.
page-guide-pay-title = Paying
page-guide-pay = You pay with cubes from your ammo box, which holds three of each colour. A powerup can stand for a cube of its colour.
page-guide-shoot-title = Ready to shoot
page-guide-shoot = You have a loaded weapon and someone to hit. The basic effect is free, extras cost ammo. After the shot the weapon is unloaded.
page-guide-sight-title = Whom you see
page-guide-sight = You see your whole room and, through every door of your own square, the whole room behind it. What is lit can be hit from here.
page-guide-damage-title = Damage brings points
page-guide-damage = Every hit puts tokens in the shooter's colour on this damage track. When its owner dies, whoever has the most tokens here gets the most points; the very first one is worth a point more.
page-guide-mark-title = Marks
page-guide-mark = A mark does nothing yet. When the same player next damages this board, all their marks on it turn into damage too. Three per player is the limit.
page-guide-adrenaline-title = Adrenaline
page-guide-adrenaline = Pain makes you quick: with three damage or more you may move two squares before you grab.
page-guide-rush-title = More adrenaline
page-guide-rush = With six damage or more you may also move one square before you shoot. It lasts until you die.
page-guide-powerup-title = Powerups
page-guide-powerup = A powerup costs no action. Use it for its effect, as a cube of its colour, or to choose where you appear. You can hold three.
page-guide-reload-title = Reloading
page-guide-reload = When your turn ends you may reload what you have fired, this time for the whole price. An unloaded weapon cannot shoot.
page-guide-killed-title = A kill
page-guide-killed = The eleventh damage is the killshot. A twelfth is the overkill: it counts as well, but the victim gives the shooter a revenge mark. The board is scored when the turn ends.
page-guide-score-title = A board is scored
page-guide-score = Most damage on it: 8 points, then 6, 4, 2, 1. Every death covers the highest number with a skull, so fresh victims are worth more.
page-guide-track-title = The killshot track
page-guide-track = Whoever dealt the killshot puts a token here in place of a skull, and an overkill adds one more. This track brings points at the end. Once the skulls are gone, the end begins.
page-guide-respawn-title = Back in the game
page-guide-respawn = Death is short: you have drawn a powerup, now discard any one and appear on its spawnpoint. Your damage is gone; weapons, ammo and marks stay.
page-guide-frenzy-title = Final frenzy
page-guide-frenzy = The last skull is taken: everyone has one more turn, with stronger actions and a reload before the shot. Boards without damage are turned over and are worth only 2, 1, 1, 1.
page-guide-end-title = The end
page-guide-end = Boards with damage are scored once more, then the killshot track: 8, 6, 4, 2, 1. Most points win. You know the game now: try a bigger arena, or invite friends.
