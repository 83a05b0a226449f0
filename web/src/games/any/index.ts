// The table of a game that the page has never heard of: whatever the view says, in panels; whatever has a spot can be pointed at.
import { filesOf, say } from "../../lib/words.svelte.ts";
import type { GameTable } from "../contract.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { describe } from "./reading.ts";

export const anyTable = async (game: string): Promise<GameTable> => ({
  Board,
  Players,
  Hand,
  describe: (view) => describe(game, view),
  words: ["ui", ...(await filesOf(game))],
  seatName: (_, index) => say("page-player", { n: index + 1 }),
});
