// Small places of our own: whatever is wanted happens there within a few clicks.
import type { Wish } from "./rivals.ts";

/** A room with a door in the east, and something behind it. */
export const room = (figures: string, { red = "1, 1", green = "0, 4", obstacles = "", tokens = "", give = "rockets" } = {}) => `
id = "small-room"
title = "Small Room"
briefing = "A room."
secret = "Nothing."
frags = [6, 6, 6]
goals = [{ kill = "boss" }]
[start]
area = "A0"
red = [${red}]
green = [${green}]
blue = [1, 4]
give = ["${give}"]
[[area]]
id = "A0"
pieces = [{ piece = "ROOM10x5-2", at = [0, 0] }, { piece = "CAP", at = [-1, 2], turn = 180 }]
figures = [${figures}]
obstacles = [${obstacles}]
tokens = [${tokens}]
[[area]]
id = "A1"
text = "Something breathes in the dark."
pieces = [{ piece = "HALL3", at = [10, 2] }, { piece = "CAP", at = [13, 2] }]
figures = [{ kind = "imp", colour = "any", at = [12, 3], tag = "boss" }]
tokens = [{ kind = "health", at = [11, 2] }]
[[door]]
id = "d1"
x = 10
y = [2, 3]
between = ["A0", "A1"]
`;

/** A hall with two demons and three portals. */
export const HALL = `
id = "small-hall"
title = "Small Hall"
objective = "seal-the-breach"
threat = "assault"
invasion = ["stampede"]
events = ["power-overwhelming", "seek-and-destroy", "night"]
rooms = [{ id = "hall", at = [0, 0], to = [9, 5] }]
starts = [[1, 2], [1, 3], [2, 2], [2, 3]]
teleporters = [{ at = [0, 0], active = true }]
portals = [{ colour = "blue", at = [8, 1] }, { colour = "yellow", at = [8, 4] }, { colour = "red", at = [9, 2] }]
figures = [{ kind = "cacodemon", at = [3, 2] }, { kind = "pinky", at = [5, 3], to = [6, 3] }]
`;

/** What a marine answers before the first round. */
export const ARMED: Wish[] = [[/Begin here/, "1,2"], /^Commando/, /^Take Combat Shotgun/, /^Take Super Shotgun/];
/** The invader lets the marines come, with as many questions as this luck asks. */
export const IDLE: Wish[] = [/^Summon no more/, /^Discard no more/, /^Play nothing/];
