// The module `house:all`: the rules of the games as WebAssembly, with what they say, for a site without a server.
// `cargo xtask site` makes the folder that they are taken from.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "house:all";

const ends = (folder: string, end: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length));

/** A list of things that are loaded one by one. */
function listed(names: string[], what: (name: string) => string): string {
  return `{ ${names.map((name) => `${JSON.stringify(name)}: () => ${what(name)}`).join(", ")} }`;
}

export function houses(folder: string): Plugin {
  const text = (...path: string[]) => `import(${JSON.stringify(`${join(folder, ...path)}?raw`)}).then((it) => it.default)`;
  return {
    name: "houses",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const rules = listed(
        ends(join(folder, "rules"), "_bg.wasm"),
        (game) => `import(${JSON.stringify(join(folder, "rules", `${game}.js`))})`,
      );
      const texts = listed(ends(join(folder, "texts"), ".ftl"), (name) => text("texts", `${name}.ftl`));
      return `export const rules = ${rules};\nexport const texts = ${texts};\nexport const games = () => ${text("games.json")};\n`;
    },
  };
}
