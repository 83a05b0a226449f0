// What a measure speaks of, in the reader's words: rooms, things, figures and doors of a place.
import { capital, hasWord, say, wordOr, type Values } from "../lib/words.svelte.ts";
import type { Craft } from "./craft.ts";

/** A message, in the words of that game if it has some of its own. */
export function sayFor(game: string, key: string, values?: Values): string {
  return say(hasWord(`${key}-${game}`) ? `${key}-${game}` : key, values);
}

const kindName = (craft: Craft, tool: string, kind: string): string | undefined => {
  const found = craft.tools.find(({ id, kinds }) => id === tool && kinds.includes(kind));
  return found && capital(found.kindName?.(kind) ?? kind);
};

export const figureName = (craft: Craft, kind: string): string => kindName(craft, "figure", kind) ?? kind;

/** A thing as the measure calls it: a token, `red teleporter`, `item core`. */
export function thingName(craft: Craft, thing: string): string {
  const kind = thing.replace(/^item /, "");
  const known = [`page-${craft.game}-${kind}`, `page-workshop-tool-${kind}`].find(hasWord);
  return kindName(craft, "token", kind) ?? (known ? say(known) : wordOr(`d04-${kind.replaceAll(" ", "-")}`, kind));
}

/** Doors have names, or numbers. */
export function doorName({ game }: Craft, door: string): string {
  const [, number] = /^door (\d+)$/.exec(door) ?? [];
  return number ? `${sayFor(game, "page-workshop-tool-door")} ${number}` : door;
}

export const percent = (share: number): number => Math.round(share * 100);
