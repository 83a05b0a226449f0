// The games that have a workshop, each loaded when it is wanted.
import { TITLES } from "../games/titles.ts";
import { settled } from "../lib/words.svelte.ts";
import type { Craft } from "./craft.ts";

/** In the order in which they are offered: the latest game first. */
export const WORKSHOP_GAMES: readonly string[] = [...TITLES.values()]
  .filter(({ drawn }) => drawn)
  .map(({ id }) => id)
  .reverse();

/** The craft of a game, with its words at hand. */
export async function craftOf(game: string): Promise<Craft | null> {
  const craft = (await TITLES.get(game)?.drawn?.craft())?.craft ?? null;
  if (craft) await settled(...craft.words);
  return craft;
}
