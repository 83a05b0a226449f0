// How a draft begins: from a link, a file, a shared scenario, one of ours, or an empty sheet.
import { api } from "../api/client.ts";
import { TITLES } from "../games/titles.ts";
import { hasWord, inLanguage, say } from "../lib/words.svelte.ts";
import type { Craft } from "./craft.ts";
import { draftOf, newKey, type Draft } from "./drafts.ts";
import { carries, unpacked } from "./link.ts";
import { read, TomlError, type Table } from "./toml.ts";

/** What a scenario calls itself: a text, a key of one, or a text by language. */
export function titleOf(model: Table): string {
  const { title, id } = model;
  if (typeof title === "string") return hasWord(title) ? say(title) : title;
  if (typeof title === "object" && title !== null) return inLanguage(title as Record<string, string>) ?? String(id);
  return typeof id === "string" ? id : say("page-workshop-untitled");
}

const fresh = (game: string, text: string, more: Partial<Draft> = {}): Draft => ({
  key: newKey(),
  game,
  title: "",
  text,
  changed: 0,
  ...more,
});

/** The game that a file is for, by its words; nothing if it is for none. */
export function gameOf(text: string): string | null {
  try {
    const file = read(text);
    return [...TITLES.values()].find(({ drawn }) => drawn?.isOurs(file))?.id ?? null;
  } catch (problem) {
    if (problem instanceof TomlError) return null;
    throw problem;
  }
}

/** A draft from a file that somebody has brought. */
export const brought = fresh;

async function adopted(craft: Craft, id: string): Promise<Draft | null> {
  const text = await craft.ours[id]?.();
  if (text === undefined) return null;
  const model = read(text);
  craft.adopt(model, id);
  return fresh(craft.game, craft.print(model, ""));
}

/** The draft that an address asks for. */
export async function beginning(craft: Craft, wants: Record<string, string>, hash: string): Promise<Draft | null> {
  if (carries(hash)) {
    const carried = await unpacked(hash);
    return carried === null ? null : fresh(craft.game, carried);
  }
  if (wants["draft"]) return draftOf(wants["draft"]) ?? null;
  if (wants["ours"]) return adopted(craft, wants["ours"]);
  if (!wants["from"]) return fresh(craft.game, craft.empty());
  const { text, yours, card } = await api.scenario(wants["from"]);
  const older = Number(wants["version"]);
  const read = older > 0 && older < card.version ? (await api.version(card.id, older)).text : text;
  return fresh(craft.game, read, yours ? { shared: card.id } : { forked: card.id });
}
