// DOOM (2016) on the shared field.
import { say } from "../../../lib/words.svelte.ts";
import type { GameTable } from "../../contract.ts";
import { inks, MARINES_2016 } from "../inks.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { game } from "./game.ts";
import type { View } from "./view.ts";

const table: GameTable = {
  Board,
  Players,
  Hand,
  words: ["ui", "page-field", "doom2016-ui", "doom2016-names", "doom2016-missions"],
  looksAhead: true,
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
};

export default table;
