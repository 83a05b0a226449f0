// "Play now": a sensible table for one person against computer players, begun at once.
import { api } from "../api/client.ts";
import { somebody } from "../api/me.svelte.ts";
import type { NewSeat, Setup } from "../api/types.ts";
import { go } from "./router.svelte.ts";

interface Quick {
  setup: Setup;
  /** The seats that are yours; computer players have the others. */
  mine: number;
  seats: number;
}

const QUICK: Record<string, Quick> = {
  adrenaline: { setup: { board: "big", players: 4, skulls: 5, ending: "sudden-death", "confirm-turn": true }, mine: 1, seats: 4 },
  doom2004: { setup: { marines: ["red", "green"], "confirm-turn": true }, mine: 2, seats: 3 },
  doom2016: { setup: { mission: "tutorial", marines: ["alpha", "bravo"] }, mine: 2, seats: 3 },
};

/** The level of computer players that a newcomer meets. */
export const USUAL_LEVEL = "greedy";

export async function playNow(game: string): Promise<void> {
  const quick = QUICK[game];
  if (!quick) return go(`/new?game=${game}`);
  await somebody();
  const seats = Array.from({ length: quick.seats }, (_, n): NewSeat => (n < quick.mine ? "me" : { bot: USUAL_LEVEL }));
  const table = await api.open({ game, setup: quick.setup, seats, begin: true });
  go(`/table/${table.id}`);
}
