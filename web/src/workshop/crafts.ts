// The games that have a workshop, each loaded when it is wanted.
import { settled } from "../lib/words.svelte.ts";
import type { Craft } from "./craft.ts";

const CRAFTS: Record<string, () => Promise<{ craft: Craft }>> = {
  adrenaline: () => import("./adrenaline/craft.ts"),
  doom2004: () => import("./doom2004/craft.ts"),
  doom2016: () => import("./doom2016/craft.ts"),
};

/** In the order in which they are offered. */
export const WORKSHOP_GAMES = ["doom2016", "doom2004", "adrenaline"];

/** The craft of a game, with its words at hand. */
export async function craftOf(game: string): Promise<Craft | null> {
  const craft = (await CRAFTS[game]?.())?.craft ?? null;
  if (craft) await settled(...craft.words);
  return craft;
}
