// Build step: `import ids from "content:doom2004/scenarios"` lists what lies in that folder of content/, by id.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "content:";
const ROOT = fileURLToPath(new URL("../../content/", import.meta.url));

export function contentLists(): Plugin {
  return {
    name: "content-lists",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = `${ROOT}${id.slice(PREFIX.length + 1)}/`;
      const ids = readdirSync(folder).map((file) => {
        const found = readFileSync(folder + file, "utf8").match(/^id = "(.+)"$/m)?.[1];
        return found ?? this.error(`${file} has no id`);
      });
      return `export default ${JSON.stringify(ids.sort())};`;
    },
  };
}
