// A table with a scenario of somebody's own, against a computer player, begun at once.
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
  const marines = craft.marines(read(text));
  const setup: Setup = { ...TITLES.get(craft.game)?.quick?.setup, [craft.key]: text, marines };
  const [bot = USUAL_LEVEL] = company(USUAL_LEVEL, 1);
  const seats: NewSeat[] = [...marines.map((): NewSeat => "me"), { bot }];
  const table = await api.open({ game: craft.game, setup, seats, begin: true });
  if (back) drawnAt(table.id, back);
  go(`/table/${table.id}`);
}
