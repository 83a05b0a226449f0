# Names and descriptions of the missions and operations of DOOM: The Board Game (2016).

d16-operation-black-bishop = Black Bishop
d16-operation-black-bishop-about = Six missions from the first alarm in the facility to the shrine where it was all let in.
d16-operation-exodus = Exodus
d16-operation-exodus-about = Six missions through burning ground to the last gate, with something very large walking ahead of you.

d16-mission-tutorial = First Contact
d16-mission-tutorial-about = A hall with demons in it and two doors nobody has opened yet. Clear the hall, then open one: both portals behind them wake at once.

d16-mission-knee-deep = Knee Deep in the Dead
d16-mission-knee-deep-about = Three samples are wanted, and three of the portals bring them out in the claws of their demons. Go north by the stairs or east by the lab; the core joins the two ways, and whoever holds its teleporter sets the pace.

d16-mission-cold-relays = Cold Relays
d16-mission-cold-relays-about = Three labs hang on one long spine, each with a relay that has gone quiet. Bring all three back, in any order, and mind the room at the head of the spine: it looks down its whole length.

d16-mission-dockside = Dockside
d16-mission-dockside-about = Three loads lie around the dock and must go back up the ramp you came from. The pit in the middle is a dead end for you and a short cut for anything large.

d16-mission-watch-the-gate = Watch the Gate
d16-mission-watch-the-gate-about = Two halls must be held, one on either side of the court where you stand. Each has more ways in than you have eyes, and every round another side is threatened.

d16-mission-long-walk-home = Long Walk Home
d16-mission-long-walk-home-about = The drone knows the way out: thirty steps through nine rooms, and something sleeps in nearly every one of them. Doors you open stay open behind you.

d16-mission-bishops-end = Bishop's End
d16-mission-bishops-end-about = Six portals feed the shrine. Seal them all and leave nothing alive. The arms open by doors, the crypt and the ossuary do not, and the best gun lies deepest.

d16-mission-titan-on-the-move = Titan on the Move
d16-mission-titan-on-the-move-about = The avenues are wide enough for what is coming. Three loads, one quick, one far, one in the lair of the red portal; carriers cannot teleport, so keep a way back open.

d16-mission-ash-fields = Ash Fields
d16-mission-ash-fields-about = A plain of ash without a door or a wall, split by chasms with few crossings. Three samples come out of the marked portals. Flyers cross where they like; you do not.

d16-mission-furnace-line = Furnace Line
d16-mission-furnace-line-about = Rows of furnaces make three lanes, and behind them three cells hold the relays. The hulks walk straight through the rows; you have to go round.

d16-mission-hold-the-ferry = Hold the Ferry
d16-mission-hold-the-ferry-about = Two landings and one bridge between them. Hold both ends. Split the squad, or lose one of them.

d16-mission-bearers-road = Bearer's Road
d16-mission-bearers-road-about = Bring the drone down the lower road, across, and along the upper one to the station. Three doors must be opened while it waits, and the last leg is the worst.

d16-mission-exodus = Exodus
d16-mission-exodus-about = Three rings, one inside the other, and the gate in the middle. Seal the portals from the outside in, and clear the ground before you spend your hands on it.

# Rooms, as their names are written on the floor.
d16-room-hall = Hall
d16-room-store = Store
d16-room-reactor = Reactor
d16-room-gallery = Gallery
d16-room-stairs = Stairs
d16-room-lab = Lab
d16-room-vault = Vault
d16-room-core = Core
d16-room-depot = Depot
d16-room-road = Road
d16-room-upper-road = Upper road
d16-room-lower-road = Lower road
d16-room-cut = The cut
d16-room-cross = The cross
d16-room-station = Station
d16-room-shrine = Shrine
d16-room-nave = Nave
d16-room-porch = Porch
d16-room-west-arm = West arm
d16-room-east-arm = East arm
d16-room-crypt = Crypt
d16-room-ossuary = Ossuary
d16-room-airlock = Airlock
d16-room-spine = Spine
d16-room-head = Head
d16-room-west-lab = West lab
d16-room-east-lab = East lab
d16-room-cold-lab = Cold lab
d16-room-ramp = Ramp
d16-room-dock = Dock
d16-room-north-store = North store
d16-room-south-store = South store
d16-room-outer-north = Outer ring, north
d16-room-outer-south = Outer ring, south
d16-room-outer-west = Outer ring, west
d16-room-outer-east = Outer ring, east
d16-room-middle-north = Middle ring, north
d16-room-middle-south = Middle ring, south
d16-room-middle-west = Middle ring, west
d16-room-middle-east = Middle ring, east
d16-room-gate = Gate
d16-room-lock = Lock
d16-room-furnaces = Furnaces
d16-room-north-cell = North cell
d16-room-middle-cell = Middle cell
d16-room-south-cell = South cell
d16-room-house = House
d16-room-west-landing = West landing
d16-room-east-landing = East landing
d16-room-north-west-yard = North-west yard
d16-room-south-west-yard = South-west yard
d16-room-north-east-yard = North-east yard
d16-room-south-east-yard = South-east yard
d16-room-bridge = Bridge
d16-room-keep = Keep
d16-room-bay = Bay
d16-room-workshop = Workshop
d16-room-corner = Corner
d16-room-plant = Plant
d16-room-mess = Mess
d16-room-turn = The turn
d16-room-upper-store = Upper store
d16-room-last-hall = Last hall
d16-room-lift = Lift
d16-room-south-avenue = South avenue
d16-room-east-avenue = East avenue
d16-room-north-avenue = North avenue
d16-room-plaza = Plaza
d16-room-lair = Lair
d16-room-court = Court
d16-room-west-hall = West hall
d16-room-east-hall = East hall
d16-room-north-walk = North walk
d16-room-south-walk = South walk
d16-room-west-end = West end
d16-room-east-end = East end
d16-room-plain = The plain
