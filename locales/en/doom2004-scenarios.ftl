# What players read in the scenarios of DOOM (2004).

d04-station = The Station
d04-station-briefing = Six orders, one crew. What you carry out of one day you carry into the next.

d04-way-out = Way Out
d04-way-out-briefing = The lift is dead and the doors have locked themselves. A red door leads out of this wing; somebody had the key. Find it, and leave together.
d04-way-out-secret = The key lies at the far end of the machine hall, under the hell knight's nose. The mancubus waits between them and the door. Slow them: your deck is a clock too.
d04-way-out-a1 = A service corridor. Something drags its feet in the dark.
d04-way-out-a2 = A locker room. Scorch marks run up the walls in threes.
d04-way-out-a3 = Fresh prints on the concrete, too wide apart for a man.
d04-way-out-a4 = The machine hall. Coolant has eaten through the floor.
d04-way-out-a5 = The last corridor. The red door is at its end, and someone large is in the way.
d04-way-out-locker = One locker still opens. There is a vest in it.
d04-way-out-key = The key is warm. Far off, a lock clicks over to green.

d04-hold-the-relay = Hold the Relay
d04-hold-the-relay-briefing = The relay must send for eight rounds. Six doors lead into the room, and none of them will stay shut.
d04-hold-the-relay-secret = A door opens each round: south-west, east, west, south, north, north-east. They cannot watch all of them. Come through two at once.
d04-hold-the-relay-begin = The relay hums. In the south-west a door grinds open.
d04-hold-the-relay-half = Half the message is out. A drone drops a crate of shells before it falls from the air.
d04-hold-the-relay-last = The answer is coming in. Everything that can run is running here.
d04-hold-the-relay-console = The console still obeys. Two doors slam shut.
d04-hold-the-relay-a1 = The old guard post. Its last guard has left his gun.
d04-hold-the-relay-a4 = Claws on steel, many of them.

d04-broken-circuit = Broken Circuit
d04-broken-circuit-briefing = Three gates still work, and each leads to a wing that nothing else leads to. Three keys open the way out. Going together is safe. Going apart is quick.
d04-broken-circuit-secret = Every key they take wakes something in the hub. Gather by the gates: they come back one at a time.
d04-broken-circuit-a2 = The lock chamber. The last door is yellow, and it has a keeper.
d04-broken-circuit-a3 = A store without a door. Small legs tick over the crates.
d04-broken-circuit-a4 = The red key hangs on a hook above the goo.
d04-broken-circuit-a5 = A long straight corridor. You are standing at the wrong end of it.
d04-broken-circuit-a6 = A round chamber with a barrel in the middle and a key at the back.
d04-broken-circuit-a7 = The chapel of the yellow wing. The pews have been stacked against the doors, from this side.
d04-broken-circuit-a8 = Rows of the dead, and something feeding.
d04-broken-circuit-key = The lights in the hub flicker. Something has come through.
d04-broken-circuit-dead = He died with his hand on a pack of cells. He will not need it.

d04-hot-core = Hot Core
d04-hot-core-briefing = The reactor's core must leave the station before they learn what it is. Take it, and carry it out of the gate by which you came. Two ways lead to it. You will want to know both.
d04-hot-core-secret = They must come back the way they went. When the core is taken the western door falls shut and the corridor behind it fills. Kill the one who carries it: he drops it where he falls.
d04-hot-core-core = the core
d04-hot-core-a1 = A fork. North, a hall full of barrels. South, stairs that smell of acid.
d04-hot-core-a2 = The barrel hall. Somebody had the sense not to shoot in here.
d04-hot-core-a4 = The pump room. The walls are moving; no, those are legs.
d04-hot-core-a6 = The core stands in its cradle, humming one low note.
d04-hot-core-taken = The hum stops. Behind you a door falls shut, and in front of you the station wakes.

d04-the-hunt = The Hunt
d04-the-hunt-briefing = It has a name in the reports, and the reports end soon after. It lairs in the east hall. Kill it. What you need is in this station, if you can get at it.
d04-the-hunt-secret = They need the armoury, the armoury needs the blue key, and the key is in the north room. Make each step cost a life. Keep the great one away from the barrels.
d04-the-hunt-a1 = A crossing. Steel shakes under a far, slow step.
d04-the-hunt-a2 = The duty room. A blue card on a nail, and the duty shift around it.
d04-the-hunt-a3 = The armoury. It has been shut for weeks, and it is full of eggs.
d04-the-hunt-a6 = The hall is hung with cable and bone. It turns round.
d04-the-hunt-rack = The last rack holds a launcher, oiled and loaded.
d04-the-hunt-seen = It has seen you.

d04-red-line = Red Line
d04-red-line-briefing = The reactor goes in twelve rounds. The shuttle is in the hangar. The straight way has a blue lock on it; the other way is long.
d04-red-line-secret = You need not kill them. You need only stand in the way.
d04-red-line-begin = Twelve rounds. Run.
d04-red-line-half = Half the time is gone. Behind you something small comes out of the wall.
d04-red-line-last = The floor is hot. Your heart finds one more gear.
d04-red-line-a1 = Red lamps turn along the corridor.
d04-red-line-a2 = The guard room. The blue card is on the desk at the back.
d04-red-line-a3 = The straight way. You can see the hangar door from here.
d04-red-line-a4 = The workshop. A man lies over his bench, still in his vest.
d04-red-line-a7 = The hangar. The shuttle's ramp is down.
d04-red-line-dead = His vest fits. So do his shells.

## Rooms

d04-room-lift-lobby = Lift lobby
d04-room-service-corridor = Service corridor
d04-room-locker-room = Locker room
d04-room-stores = Stores
d04-room-machine-hall = Machine hall
d04-room-last-corridor = Last corridor
d04-room-relay-room = Relay room
d04-room-guard-post = Guard post
d04-room-supply-tunnel = Supply tunnel
d04-room-battery-room = Battery room
d04-room-cable-room = Cable room
d04-room-side-passage = Side passage
d04-room-drain = Drain
d04-room-hub = Hub
d04-room-lock-passage = Lock passage
d04-room-lock-chamber = Lock chamber
d04-room-crate-store = Crate store
d04-room-sump = Sump
d04-room-long-corridor = Long corridor
d04-room-round-chamber = Round chamber
d04-room-chapel = Chapel
d04-room-morgue = Morgue
d04-room-gate-passage = Gate passage
d04-room-fork = Fork
d04-room-barrel-hall = Barrel hall
d04-room-junction = Junction
d04-room-pump-room = Pump room
d04-room-pipe-corridor = Pipe corridor
d04-room-core-room = Core room
d04-room-back-way = Back way
d04-room-loading-bay = Loading bay
d04-room-crossing = Crossing
d04-room-duty-room = Duty room
d04-room-armoury = Armoury
d04-room-south-approach = South approach
d04-room-north-approach = North approach
d04-room-lair = Lair
d04-room-shelter = Shelter
d04-room-alarm-corridor = Alarm corridor
d04-room-guard-room = Guard room
d04-room-straight-way = Straight way
d04-room-workshop = Workshop
d04-room-tunnel = Tunnel
d04-room-hangar = Hangar
