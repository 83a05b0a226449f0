// Adrenaline's table.

import { seatOf } from "../../lib/players.ts";
import type { GameTable } from "../contract.ts";
import Board from "./Board.svelte";
import Brings from "./Brings.svelte";
import Hand from "./Hand.svelte";
import { parts, spots } from "./notation.ts";
import Players from "./Players.svelte";
import { stage } from "./stage.svelte.ts";
import { describe, seatName } from "./telling.ts";
import type { View } from "./view.ts";

const GROUPS: Record<string, string[]> = {
  "page-adrenaline-group-squares": ["to", "at", "room"],
  "page-adrenaline-group-targets": ["hit", "scope", "newton", "track", "place-bot"],
  "page-adrenaline-group-grab": ["take", "tile", "give"],
  "page-adrenaline-group-weapons": ["fire", "use", "reload", "leave"],
  "page-adrenaline-group-cards": ["card", "cube", "discard", "teleport", "tagback"],
};

const table: GameTable = {
  Board,
  Players,
  Hand,
  describe,
  words: ["names", "page-adrenaline"],
  seatName: (view, index) => seatName(view as View, seatOf(index)),
  group: (action) => Object.keys(GROUPS).find((key) => GROUPS[key]?.includes(parts(action).verb)) ?? null,
  onBoard: (action) => spots(action).some((spot) => /^(square|figure|spawnpoint)/.test(spot)),
  Brings,
  telling: () => stage.busy || stage.scoring,
};
export default table;
