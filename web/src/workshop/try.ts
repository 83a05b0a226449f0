// A table with a scenario of somebody's own, against computer players, begun at once.
import { api } from "../api/client.ts";
import { somebody } from "../api/me.svelte.ts";
import type { NewSeat, Setup } from "../api/types.ts";
import { TITLES } from "../games/titles.ts";
import { company } from "../lib/opponents.ts";
import { USUAL_LEVEL } from "../lib/quick.ts";
import { drawnAt } from "../lib/drawn.ts";
import { go } from "../lib/router.svelte.ts";
import type { Craft } from "./craft.ts";
import { read } from "./toml.ts";

/** `back` is where it is drawn, if somebody wants to go on drawing. */
export async function tryOut(craft: Craft, text: string, back?: string): Promise<void> {
  await somebody();
  const { setup: own, mine, bots } = craft.trial(read(text));
  const setup: Setup = { ...TITLES.get(craft.game)?.quick?.setup, ...own, [craft.key]: text };
  const seats: NewSeat[] = [...Array<NewSeat>(mine).fill("me"), ...company(USUAL_LEVEL, bots).map((bot) => ({ bot }))];
  const table = await api.open({ game: craft.game, setup, seats, begin: true });
  if (back) drawnAt(table.id, back);
  go(`/table/${table.id}`);
}
