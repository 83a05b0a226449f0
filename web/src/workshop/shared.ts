// What the crafts of several games share: the tool that rubs out, the keys of all tools, and the moods of places.
import broom from "icon:broom";
import { say } from "../lib/words.svelte.ts";
import { pick, type Craft, type Tool, type Trial } from "./craft.ts";
import { remove, type Path } from "./things.ts";

/** The tool that rubs out what lies on top, unless it has to stay. */
export const eraser = (craft: () => Craft, stays: (path: Path) => boolean = () => false): Omit<Tool, "key"> => ({
  id: "erase",
  icon: broom,
  on: "square",
  kinds: [],
  has: (model, at) => pick(craft(), model, at) !== null,
  put: () => undefined,
  drop(model, at) {
    const path = pick(craft(), model, at);
    if (path && !stays(path)) remove(model, path);
  },
});

/** Keys in the order of the tools; the first belongs to the arrow that selects. */
const KEYS = "234567890fgk";

/** Tools with the keys that choose them; the last, which rubs out, has always the same. */
export const toolKeys = (tools: Omit<Tool, "key">[]): Tool[] =>
  tools.map((tool, n) => ({ ...tool, key: n === tools.length - 1 ? "e" : (KEYS[n] ?? "") }));

const MOODS = ["station", "lab", "works", "ship", "ash", "hell", "shrine"];

export const moods = (): [string, string][] => MOODS.map((mood) => [mood, say(`page-workshop-mood-${mood}`)]);

/** Marines that one person plays against a computer. */
export const squad = (marines: string[]): Trial => ({ setup: { marines }, mine: marines.length, bots: 1 });
