// Build step: `import path from "icon:pistol-gun"` is the outline of that game-icons picture, and nothing else of the set.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const outline = set.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!outline) this.error(`there is no game-icon called ${name}`);
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
