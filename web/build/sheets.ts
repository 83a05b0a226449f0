// Build step: `import sheets from "sheets:doom2016"` is the little that the page needs of a game's content files.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const PREFIX = "sheets:";
const ROOT = fileURLToPath(new URL("../../content/", import.meta.url));

type Entry = Record<string, unknown> & { id: string };

function entries(file: string, name: string): Entry[] {
  return (parse(readFileSync(ROOT + file, "utf8")) as Record<string, Entry[]>)[name] ?? [];
}

/** One field of every entry, by id. */
function field(list: Entry[], ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    list.map((entry) => [
      entry.id,
      names.length === 1 ? entry[names[0] ?? ""] : Object.fromEntries(names.map((name) => [name, entry[name]])),
    ]),
  );
}

const SHEETS: Record<string, () => object> = {
  doom2004: () => ({
    invaders: field(entries("doom2004/invaders.toml", "invader"), "armour", "wounds"),
    weapons: field(entries("doom2004/weapons.toml", "weapon"), "dice"),
    dice: field(entries("doom2004/dice.toml", "die"), "faces"),
    spawns: field(entries("doom2004/invader-cards.toml", "spawn"), "groups"),
    events: field(entries("doom2004/invader-cards.toml", "event"), "event"),
  }),
  doom2016: () => ({
    health: field(entries("doom2016/demons.toml", "demon"), "health"),
    cards: Object.fromEntries(
      entries("doom2016/action-cards.toml", "set").map(({ id, card }) => [
        id,
        (card as { name: string; kind: string }[]).map(({ name, kind }) => ({ name, kind })),
      ]),
    ),
  }),
};

export function contentSheets(): Plugin {
  return {
    name: "content-sheets",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const sheets = SHEETS[id.slice(PREFIX.length + 1)];
      if (!sheets) this.error(`there are no sheets of ${id}`);
      return `export default ${JSON.stringify(sheets())};`;
    },
  };
}
