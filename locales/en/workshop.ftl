# What players read in places that the workshop makes.

# Titles, by mood.
workshop-title-station-1 = Night Shift
workshop-title-station-2 = Sector Nine
workshop-title-station-3 = Last Call
workshop-title-station-4 = The Quiet Wing
workshop-title-lab-1 = Control Group
workshop-title-lab-2 = Cold Storage
workshop-title-lab-3 = Side Effects
workshop-title-lab-4 = Broken Glass
workshop-title-works-1 = Shift's End
workshop-title-works-2 = Under Pressure
workshop-title-works-3 = Slag
workshop-title-works-4 = The Lower Line
workshop-title-ship-1 = Dead Reckoning
workshop-title-ship-2 = The Lower Deck
workshop-title-ship-3 = No Port
workshop-title-ship-4 = Hull Breach
workshop-title-ash-1 = Grey Morning
workshop-title-ash-2 = Ember Road
workshop-title-ash-3 = What the Fire Left
workshop-title-ash-4 = Dust
workshop-title-hell-1 = Below
workshop-title-hell-2 = The Wrong Side
workshop-title-hell-3 = Red Sky
workshop-title-hell-4 = No Way but Down
workshop-title-shrine-1 = Vespers
workshop-title-shrine-2 = Candles
workshop-title-shrine-3 = The Ninth Bell
workshop-title-shrine-4 = Bone and Stone

# DOOM (2004): briefings, and what only the invader reads.
workshop-d04-leave-1 = There is one door out of here, and it is locked. Find the key to it, and leave together.
workshop-d04-leave-2 = The others are gone, and they have locked up behind them. One of them dropped the key. Find it and get out, all of you.
workshop-d04-leave-secret = They need the key, and then the whole way to the exit. Do not hurry: the longer their way, the more of you there are.
workshop-d04-kill-1 = Something large has made its lair at the far end. It is not to leave it alive.
workshop-d04-kill-2 = Three patrols went in for it, and none came out. Find it. Kill it. What you need lies on the way.
workshop-d04-kill-secret = Everything ends in the lair. Spend the small ones on the way, and let them come to it with empty guns.
workshop-d04-carry-1 = They left something behind that must not be found. Fetch it, and carry it out by the door you came through.
workshop-d04-carry-2 = In and out: one thing, from the far end to the door behind you. Getting there is the easy half.
workshop-d04-carry-secret = They must come back the way they went. Let them in, and close up behind them. Kill the one who carries it.
workshop-d04-survive-1 = Help is on its way. Until it comes you have this room, and its doors do not hold.
workshop-d04-survive-2 = Nobody gets out tonight. Hold the room; somebody will open from outside in the morning.
workshop-d04-survive-secret = The doors open one after the other, a round apart. Wait until two are open, then come through both.
workshop-d04-clear-1 = They breed at the far end. Leave nothing alive there, however small.
workshop-d04-clear-2 = As long as the nest is there, more will come. Find it and empty it.
workshop-d04-clear-secret = One of you left in the nest is enough. Keep somebody back there, and spawn behind them.

# DOOM (2004): read out when an area is revealed.
workshop-d04-area-armoury-1 = Racks behind a grille. The best of it is still here.
workshop-d04-area-armoury-2 = Somebody locked this from outside, in a hurry, and did not come back for it.
workshop-d04-area-nest-1 = The floor is soft here, and it moves.
workshop-d04-area-nest-2 = Small sounds from all corners at once.
workshop-d04-area-store-1 = Crates, most of them open, some of them not.
workshop-d04-area-store-2 = A store room. The list on the door is longer than what is left.
workshop-d04-area-hall-1 = A wide room with too many ways in.
workshop-d04-area-hall-2 = The lamps go on one after the other. Not all the shadows go with them.
workshop-d04-area-passage-1 = A narrow way. Something has gone through here, and did not fit.
workshop-d04-area-passage-2 = Footsteps ahead. They stop when yours do.
workshop-d04-area-leave-1 = A lock, a lamp, and behind it open air.
workshop-d04-area-leave-2 = The way out is in here. So is somebody who does not want you to use it.
workshop-d04-area-kill-1 = It has been waiting. It stands up, and goes on standing up.
workshop-d04-area-kill-2 = The lair. What it has eaten lies along the walls.
workshop-d04-area-carry-1 = There it is, in the middle of the floor, as if somebody had put it there for you.
workshop-d04-area-carry-2 = A vault with its door open. That is not what a vault is for.
workshop-d04-area-survive-1 = They were gathering here.
workshop-d04-area-survive-2 = So this is where they come from.
workshop-d04-area-clear-1 = The nest. It is larger than the room it is in.
workshop-d04-area-clear-2 = Everything in here turns its head at once.

# DOOM (2004): what is found, carried and said.
workshop-d04-find-1 = A vest under a blanket. Nobody is wearing it any more.
workshop-d04-find-2 = A bag that somebody packed for himself, and packed well.
workshop-d04-find-3 = A cabinet with a red cross. It has one thing left in it.
workshop-d04-thing-1 = the black box
workshop-d04-thing-2 = the drive
workshop-d04-thing-3 = the sealed case
workshop-d04-taken = You have it. Now everything here knows where you are.
workshop-d04-seen = It has seen you, and it is not afraid.
workshop-d04-alarm = The first door gives way. The others will not be long.
workshop-d04-nest = Here they are, all of them. Leave none.

# DOOM (2016): briefings.
workshop-d16-sample-collection-1 = Three samples come out of the marked portals, in the claws of whatever comes with them. Take all three.
workshop-d16-sample-collection-2 = The lab wants three samples, and does not say of what. You will know them when you see them.
workshop-d16-relay-link-1 = Three relays have gone silent. Link them again, in any order, before the last round is over.
workshop-d16-relay-link-2 = Nobody outside knows that you are here. Three relays would change that.
workshop-d16-guard-duty-1 = Two rooms must be held at the same time. Divide the squad, and do not lose sight of the doors.
workshop-d16-guard-duty-2 = Stand in both rooms until the work is done. They will try the one that you leave.
workshop-d16-asset-extraction-1 = Three assets lie where somebody dropped them. Carry them back to the way out.
workshop-d16-asset-extraction-2 = What we came for is in three rooms, and the exit is behind you. Keep the way back open.
workshop-d16-drone-escort-1 = The drone knows the way and nothing else. Bring it to the exit in one piece.
workshop-d16-drone-escort-2 = It is slow, it is loud, and it carries all we have learned. Walk beside it to the end.
workshop-d16-seal-the-breach-1 = Every portal must be closed, and nothing that came through may live. Clear first, then seal.
workshop-d16-seal-the-breach-2 = The wound is open, and it does not heal by itself. Close it from the outside in.

# Arenas of Adrenaline.
workshop-arena-title-1 = Cold Court
workshop-arena-title-2 = The Pit
workshop-arena-title-3 = Neon Yard
workshop-arena-title-4 = Last Orders
workshop-arena-title-5 = Red Stairs
workshop-arena-title-6 = The Turbine
workshop-arena-title-7 = Short Fuse
workshop-arena-title-8 = Double Back
workshop-arena-about-1 = Few corners, many doors: whoever stands still is found.
workshop-arena-about-2 = Every room has two ways out. Use both.
workshop-arena-about-3 = Three spawnpoints, far apart, and nowhere safe between them.

# Orders that cannot be met.
workshop-no-plan = no plan was found: try another seed
workshop-no-sides = in { $game } everybody is against everybody, so there is no objective, no mood and no difficulty to ask for
workshop-no-objective = `{ $wish }` is no objective of { $game }; write { $known }
workshop-marines = { $game } is played by { $least } to { $most } marines, not by { $n }
workshop-players = { $game } is played by { $least } to { $most } players, not by { $n }
