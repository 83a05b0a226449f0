// What the crafts of both games share: the keys of their tools, and the moods of places.
import { say } from "../lib/words.svelte.ts";
import type { Tool } from "./craft.ts";

/** Keys in the order of the tools; the first belongs to the arrow that selects. */
const KEYS = "234567890fgk";

/** Tools with the keys that choose them; the last, which rubs out, has always the same. */
export const toolKeys = (tools: Omit<Tool, "key">[]): Tool[] =>
  tools.map((tool, n) => ({ ...tool, key: n === tools.length - 1 ? "e" : (KEYS[n] ?? "") }));

const MOODS = ["station", "lab", "works", "ship", "ash", "hell", "shrine"];

export const moods = (): [string, string][] => MOODS.map((mood) => [mood, say(`page-workshop-mood-${mood}`)]);
