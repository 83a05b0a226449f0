// Adrenaline's table.

import { seatOf } from "../../lib/players.ts";
import type { GameTable } from "../contract.ts";
import Board from "./Board.svelte";
import Brings from "./Brings.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { stage } from "./stage.svelte.ts";
import { describe, seatName } from "./telling.ts";
import type { View } from "./view.ts";

const table: GameTable = {
  Board,
  Players,
  Hand,
  describe,
  words: ["names", "page-adrenaline"],
  seatName: (view, index) => seatName(view as View, seatOf(index)),
  Brings,
  looksAhead: true,
  telling: () => stage.busy || stage.scoring,
};
export default table;
