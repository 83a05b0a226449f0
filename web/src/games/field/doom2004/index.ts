// DOOM (2004) on the shared field.
import { say } from "../../../lib/words.svelte.ts";
import type { GameTable } from "../../contract.ts";
import { inks, MARINES_2004 } from "../inks.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { game } from "./game.ts";
import type { View } from "./view.ts";

const table: GameTable = {
  Board,
  Players,
  Hand,
  words: ["ui", "page-field", "doom2004-names", "doom2004-scenarios"],
  looksAhead: true,
  describe: (view) => game.read(view, null).lines,
  seatName(view, index) {
    const marine = (view as View).marines[index];
    return say(marine ? `d04-marine-${marine.colour}` : "d04-invader");
  },
  palette: (view) =>
    inks(
      MARINES_2004,
      (view as View).marines.map(({ colour }) => colour),
    ),
};

export default table;
