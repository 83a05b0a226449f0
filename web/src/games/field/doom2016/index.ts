// DOOM (2016) on the shared field.
import { say } from "../../../lib/words.svelte.ts";
import type { GameTable } from "../../contract.ts";
import { way } from "../model.ts";
import { inks, MARINES_2016 } from "../inks.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { group } from "./notation.ts";
import Players from "./Players.svelte";
import { game } from "./game.ts";
import type { View } from "./view.ts";

/** Actions that lead to a square, a figure or a door. */
const ON_BOARD = new Set(["step", "start", "respawn", "teleport", "to", "put", "portal", "door", "at", "activate", "rouse"]);

const table: GameTable = {
  Board,
  Players,
  Hand,
  words: ["ui", "page-field", "doom2016-ui", "doom2016-names", "doom2016-missions"],
  describe: (view) => game.read(view, null).lines,
  seatName(view, index) {
    const marine = (view as View).marines[index];
    return say(marine ? `d16-${marine.callsign}` : "d16-invader");
  },
  palette: (view) =>
    inks(
      MARINES_2016,
      (view as View).marines.map(({ callsign }) => callsign),
    ),
  group,
  way,
  onBoard: (action) => ON_BOARD.has(action.split(" ")[0] ?? ""),
};

export default table;
