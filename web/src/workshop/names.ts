// What a measure speaks of, in the reader's words: rooms, things, figures and doors of a place.
import { capital, hasWord, say, wordOr } from "../lib/words.svelte.ts";
import type { Craft } from "./craft.ts";

export const roomName = (id: string): string => wordOr(`d16-room-${id}`, id);

const kindName = (craft: Craft, tool: string, kind: string): string | undefined => {
  const found = craft.tools.find(({ id, kinds }) => id === tool && kinds.includes(kind));
  return found && capital(found.kindName?.(kind) ?? kind);
};

export const figureName = (craft: Craft, kind: string): string => kindName(craft, "figure", kind) ?? kind;

/** A thing as the measure calls it: a token, `red teleporter`, `item core`. */
export function thingName(craft: Craft, thing: string): string {
  const kind = thing.replace(/^item /, "");
  const tool = `page-workshop-tool-${kind}`;
  return kindName(craft, "token", kind) ?? (hasWord(tool) ? say(tool) : wordOr(`d04-${kind.replaceAll(" ", "-")}`, kind));
}

/** Doors have names, or numbers. */
export function doorName(door: string): string {
  const [, number] = /^door (\d+)$/.exec(door) ?? [];
  return number ? `${say("page-workshop-tool-door")} ${number}` : door;
}

export const percent = (share: number): number => Math.round(share * 100);
