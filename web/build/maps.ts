// Build step: `import maps from "map:doom2016"` is what everybody may know of our places before a game begins (src/workshop/openmap.ts).
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { arenaMap, missionMap, scenarioMap } from "../src/workshop/openmap.ts";
import { read as parsed, type Table } from "../src/workshop/toml.ts";

const PREFIX = "map:";
const ROOT = fileURLToPath(new URL("../../content/", import.meta.url));

const read = (file: string): Table => parsed(readFileSync(ROOT + file, "utf8"));

function all(folder: string, mapOf: (file: Table) => object): [string, object][] {
  const files = readdirSync(ROOT + folder).filter((file) => file.endsWith(".toml"));
  return files.map((file) => read(folder + file)).map((it) => [it["id"] as string, mapOf(it)]);
}

function scenarios(): [string, object][] {
  const pieces = read("doom2004/pieces.toml")["piece"] as { id: string; shape: string[] }[];
  const shapes = new Map(pieces.map(({ id, shape }) => [id, shape]));
  return all("doom2004/scenarios/", (it) => scenarioMap(it, shapes));
}

const GAMES: Record<string, () => [string, object][]> = {
  adrenaline: () => all("adrenaline/boards/", arenaMap),
  doom2004: scenarios,
  doom2016: () => all("doom2016/missions/", missionMap),
};

export function openMaps(): Plugin {
  return {
    name: "open-maps",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      const maps = GAMES[game]?.();
      if (!maps) this.error(`there are no maps of ${game}`);
      return `export default ${JSON.stringify(Object.fromEntries(maps))};`;
    },
  };
}
