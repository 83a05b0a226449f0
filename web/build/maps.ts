// Build step: `import maps from "map:doom2016"` is what everybody may know of the places of a game before it begins: the map
// as far as it is open, and the numbers on its first page. Of DOOM (2004) only the area that is laid out first.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const PREFIX = "map:";
const ROOT = fileURLToPath(new URL("../../content/", import.meta.url));

type Pair = [number, number];
type Side = number | Pair;
interface Line {
  x: Side;
  y: Side;
}
interface Placed {
  at: Pair;
}

interface Mission {
  id: string;
  mood?: string;
  tutorial?: boolean;
  frags?: number[];
  tuned_frags?: number[];
  rounds?: number;
  objective?: string;
  threat?: string;
  rooms: (Placed & { to: Pair; zone?: boolean })[];
  doors?: Line[];
  open?: Line[];
  walls?: Line[];
  blocking?: Line[];
  impassable?: Line[];
  difficult?: Pair[];
  starts: Pair[];
  portals?: (Placed & { colour: string })[];
  teleporters?: Placed[];
}

interface Scenario {
  id: string;
  mood?: string;
  frags?: number[];
  timer?: number;
  goals?: Record<string, unknown>[];
  start: { area: string; red: Pair; green: Pair; blue: Pair };
  area: { id: string; pieces?: { piece: string; at: Pair; turn?: number }[]; obstacles?: (Placed & { kind: string; to?: Pair })[] }[];
  door?: (Line & { between?: Pair; exit?: boolean })[];
}

const read = <T>(file: string): T => parse(readFileSync(ROOT + file, "utf8")) as T;
const all = <T extends { id: string }>(folder: string): T[] =>
  readdirSync(ROOT + folder)
    .filter((file) => file.endsWith(".toml"))
    .map((file) => read<T>(folder + file));

/** The edges of a line: `[x, y, side]` each. */
function edges({ x, y }: Line): [number, number, "n" | "w"][] {
  const upright = typeof x === "number";
  const line = (upright ? x : y) as number;
  const [from, to] = (upright ? y : x) as Pair;
  return Array.from({ length: to - from + 1 }, (_, n) => (upright ? [line, from + n, "w"] : [from + n, line, "n"]));
}

const lines = (list: Line[] = []) => list.flatMap(edges);

const missions = (): [string, object][] =>
  all<Mission>("doom2016/missions/").map((it) => [
    it.id,
    {
      mood: it.mood ?? "station",
      rects: it.rooms.map(({ at, to }) => [...at, ...to]),
      zones: it.rooms.flatMap(({ zone }, n) => (zone ? [n] : [])),
      door: lines(it.doors),
      open: lines(it.open),
      wall: lines(it.walls),
      blocking: lines(it.blocking),
      impassable: lines(it.impassable),
      difficult: it.difficult ?? [],
      starts: it.starts,
      gates: [...(it.portals ?? []).map(({ at, colour }) => [...at, colour]), ...(it.teleporters ?? []).map(({ at }) => [...at, "gate"])],
      rounds: it.rounds ?? 12,
      frags: it.frags ?? [6, 6, 6, 6],
      tuned: it.tuned_frags ?? it.frags ?? [6, 6, 6, 6],
      objective: it.objective ?? null,
      threat: it.threat ?? null,
    },
  ]);

/** Rows of a piece as it lies. */
function turned(shape: string[], turn: number): string[] {
  if (turn === 0) return shape;
  const quarter = [...(shape[0] ?? "")].map((_, x) =>
    shape
      .map((row) => row[x])
      .reverse()
      .join(""),
  );
  return turned(quarter, turn - 90);
}

function scenarios(): [string, object][] {
  const pieces = new Map(
    read<{ piece: { id: string; shape: string[] }[] }>("doom2004/pieces.toml").piece.map(({ id, shape }) => [id, shape]),
  );
  return all<Scenario>("doom2004/scenarios/").map((it) => {
    const area = it.area.find(({ id }) => id === it.start.area);
    const rects = (area?.pieces ?? []).flatMap(({ piece, at: [x, y], turn = 0 }) =>
      turned(pieces.get(piece) ?? [], turn).flatMap((row, dy) =>
        [...row.matchAll(/#+/g)].map((found) => [x + found.index, y + dy, x + found.index + found[0].length - 1, y + dy]),
      ),
    );
    const inside = (x: number, y: number) => rects.some(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => x >= x1 && x <= x2 && y >= y1 && y <= y2);
    // Doors that one sees from there; nobody knows any other.
    const door = lines(it.door).filter(([x, y, side]) => inside(x, y) || inside(side === "w" ? x - 1 : x, side === "n" ? y - 1 : y));
    return [
      it.id,
      {
        mood: it.mood ?? "station",
        rects,
        zones: [],
        door,
        open: [],
        wall: [],
        blocking: [],
        impassable: [],
        difficult: [],
        starts: [it.start.red, it.start.green, it.start.blue],
        gates: [],
        rounds: it.timer ?? (it.goals ?? []).map(({ survive }) => survive).find((n) => n !== undefined) ?? null,
        frags: it.frags ?? null,
        goals: (it.goals ?? []).map((goal) => Object.keys(goal)[0]),
      },
    ];
  });
}

const GAMES: Record<string, () => [string, object][]> = { doom2004: scenarios, doom2016: missions };

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
