// Adrenaline's table.

import { seatOf } from "../../lib/players.ts";
import { say } from "../../lib/words.svelte.ts";
import type { GameTable } from "../contract.ts";
import { logCards } from "../field/card/choice.ts";
import { card, nameOf } from "../field/card/open.svelte.ts";
import { concerned, sheetOf } from "./about.ts";
import { endingOf } from "./ending.ts";
import Board from "./Board.svelte";
import Brings from "./Brings.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { part, tally } from "./log.ts";
import { arena } from "./stage.svelte.ts";
import { describe, seatName } from "./telling.ts";
import type { View } from "./view.ts";

const table: GameTable = {
  Board,
  Players,
  Hand,
  describe,
  words: ["names", "page-adrenaline", "page-card"],
  seatName: (view, index) => seatName(view as View, seatOf(index)),
  card(view, _you, choice) {
    const thing = concerned(view as View, choice);
    return thing ? card(() => sheetOf(view as View, thing)) : null;
  },
  thing: (view, _you, spot) => nameOf(() => sheetOf(view as View, spot)),
  naming: logCards((view, _you, spots) => spots.map((spot) => sheetOf(view as View, spot)).find((sheet) => sheet) ?? null),
  Brings,
  looksAhead: true,
  keys: ["board", "eye", "why"],
  stage: arena,
  part,
  tally,
  allies: () => false,
  headline(raw) {
    const { skulls_left, frenzy } = raw as View;
    const goal = frenzy ? say("page-adrenaline-frenzy", { n: frenzy.turns_left }) : say("page-adrenaline-skulls", { n: skulls_left });
    return { goal };
  },
  ending: (raw, _finale, winners) => endingOf(raw as View, winners),
};
export default table;
