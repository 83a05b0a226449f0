// Build step: `import armour from "content:doom2004/invaders.toml?invader=armour"` is the little that the page needs of a content
// file: that field of every `[[invader]]` by its id; of several fields an object; `set=card.name,card.kind` of every card in a set;
// `?scenarios` alone is what the file has under that name.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const PREFIX = "content:";
const ROOT = fileURLToPath(new URL("../../content/", import.meta.url));

type Entry = Record<string, unknown>;

function pick(entry: Entry, fields: string[]): unknown {
  const [list = "", inside] = fields[0]?.split(".") ?? [];
  if (inside)
    return (entry[list] as Entry[]).map((one) =>
      named(
        one,
        fields.map((field) => field.slice(list.length + 1)),
      ),
    );
  return fields.length === 1 ? entry[list] : named(entry, fields);
}

const named = (entry: Entry, fields: string[]): Entry => Object.fromEntries(fields.map((field) => [field, entry[field]]));

/** The wanted fields of every entry, by its id. */
function sheet(wanted: string): Record<string, unknown> {
  const [file = "", table = "", fields = ""] = wanted.split(/[?=]/);
  const entries = (parse(readFileSync(ROOT + file, "utf8")) as Record<string, Entry[]>)[table] ?? [];
  if (fields === "") return { ...entries };
  return Object.fromEntries(entries.map((entry) => [entry["id"], pick(entry, fields.split(","))]));
}

export function contentSheets(): Plugin {
  return {
    name: "content-sheets",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const wanted = id.slice(PREFIX.length + 1);
      const found = sheet(wanted);
      if (Object.keys(found).length === 0) this.error(`there is nothing in ${wanted}`);
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
