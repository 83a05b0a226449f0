// The map of a scenario of DOOM (2004) as it is drawn: floor and walls of all pieces, doors, and what lies and stands on them.
import { silhouette } from "../../games/field/marines.ts";
import type { Area, Edge, Field, Figure, Label, Square, Token, Tone } from "../../games/field/model.ts";
import { colour, colourIn, ICONS, monster, token } from "../../games/field/signs.ts";
import { hasWord, say, wordOr } from "../../lib/words.svelte.ts";
import { areaOf, isLine, isPair, isPlaced, listed, those, type Pair } from "../things.ts";
import type { Table } from "../toml.ts";
import { figureSize, kindOf, MARINES } from "./box.ts";
import { edgesOf, laidPieces, openings, sizeOf, squaresOf, turnOf } from "./plan.ts";
import { tables } from "./plot.ts";

/** What is written on the floor of an area: its name, or what the file calls it. */
function labelOf(area: Table): string {
  const name = area["name"];
  if (typeof name !== "string" || name === "") return String(area["id"] ?? "");
  return hasWord(name) ? say(name) : name;
}

/** Floor and walls of all pieces, with the doors. */
function ground(model: Table): { squares: Square[]; edges: Edge[]; labels: Label[] } {
  const owner = new Map<string, number>();
  const squares = new Map<string, Square>();
  const tones = new Map<string, Tone>();
  const areas = tables(model["area"]);
  for (const area of areas)
    for (const one of those(area?.["obstacles"], isPlaced)) {
      const tone: Tone | undefined = kindOf(one) === "goo" ? "goo" : kindOf(one) === "blocking" ? "blocked" : undefined;
      const { x, y, w, h } = areaOf(one) as Area;
      for (let n = 0; tone && n < Math.max(w, h) && n < 9; n += 1) tones.set(`${x + (w > 1 ? n : 0)},${y + (h > 1 ? n : 0)}`, tone);
    }
  laidPieces(model).forEach(({ area, piece }, n) => {
    for (const [x, y] of squaresOf(piece)) {
      owner.set(`${x},${y}`, n);
      squares.set(`${x},${y}`, { x, y, room: area, tone: tones.get(`${x},${y}`) ?? "floor" });
    }
  });
  const open = new Set(openings(model).joined.flatMap(edgesOf));
  const edges = new Map<string, Edge>();
  for (const [at, { x, y }] of squares) {
    for (const [nx, ny, ex, ey, side] of [
      [x, y - 1, x, y, "n"],
      [x - 1, y, x, y, "w"],
      [x, y + 1, x, y + 1, "n"],
      [x + 1, y, x + 1, y, "w"],
    ] as const) {
      const line = `${ex},${ey}${side}`;
      if (owner.get(`${nx},${ny}`) !== owner.get(at) && !open.has(line)) edges.set(line, { x: ex, y: ey, side, kind: "wall" });
    }
  }
  listed(model["door"], isLine).forEach(([n, door]) => {
    const key = String(door["key"] ?? "");
    for (const line of edgesOf(areaOf(door) as Area)) {
      const [x = 0, y = 0] = line.slice(0, -1).split(",").map(Number);
      const kind = door["open"] === true ? "open-door" : "door";
      edges.set(line, { x, y, side: line.endsWith("w") ? "w" : "n", kind, door: n + 1, ...(key ? { colour: key } : {}) });
    }
  });
  const labels = areas.flatMap((area, n): Label[] => {
    const [first] = laidPieces(model).filter((one) => one.area === n);
    if (!first) return [];
    const [w, h] = sizeOf(String(first.piece["piece"]), turnOf(first.piece));
    return [{ x: first.piece.at[0], y: first.piece.at[1], w, h, text: labelOf(area) }];
  });
  return { squares: [...squares.values()], edges: [...edges.values()], labels };
}

function tokensOf(model: Table): Token[] {
  const spot = ([x, y]: Pair) => ({ x, y });
  const inAll = (key: string) => tables(model["area"]).flatMap((area) => those(area?.[key], isPlaced));
  const sign = (kind: string, at: Pair, n: number): Token => {
    const [icon, ink] = token(kind);
    return { ...spot(at), key: `${kind}${n}`, icon, ink, name: wordOr(`d04-${kind}`, kind), colour: colourIn(kind) };
  };
  const props = inAll("obstacles").filter((one) => ["barrel", "body"].includes(kindOf(one)));
  return [
    ...props.map((one, n): Token => ({
      ...spot(one.at),
      key: `prop${n}`,
      icon: kindOf(one) === "barrel" ? ICONS.barrel : ICONS.body,
      ink: "#ff8b84",
      name: say(`d04-${kindOf(one)}`),
    })),
    ...inAll("tokens").map((one, n) => sign(kindOf(one), one.at, n)),
    ...inAll("encounters").map((one, n) => sign("encounter", one.at, n)),
    ...inAll("items").map((one, n): Token => ({
      ...spot(one.at),
      key: `item${n}`,
      icon: ICONS.flask,
      ink: "#62d76f",
      name: String(one["id"] ?? ""),
    })),
    ...inAll("teleporters").map((one, n): Token => ({ ...sign(`${one["colour"]}-teleporter`, one.at, n), gate: "awake" })),
    ...tables(model["area"])
      .flatMap((area) => those(area?.["ducts"], isPair))
      .map((at, n) => sign("duct", at, n)),
    ...MARINES.flatMap((who): Token[] => {
      const at = (model["start"] as Table | undefined)?.[who];
      return isPair(at)
        ? [{ ...spot(at), key: `start-${who}`, icon: silhouette(who), ink: colour(who), colour: who, name: say(`d04-marine-${who}`) }]
        : [];
    }),
  ];
}

function figuresOf(model: Table): Figure[] {
  return tables(model["area"]).flatMap((area, n) =>
    listed(area?.["figures"], isPlaced).map(([m, one]): Figure => {
      const kind = kindOf(one);
      const [icon, ink] = monster(kind);
      const whose = String(one["colour"] ?? "");
      const mark = MARINES.includes(whose) ? { colour: whose } : {};
      const base = { id: `f${n}-${m}`, icon, ink: MARINES.includes(whose) ? colour(whose) : ink, name: wordOr(`d04-${kind}`, kind) };
      return { ...(areaOf(one, figureSize(kind)) as Area), ...base, ...mark, marks: [], faint: false, active: false };
    }),
  );
}

export function field(model: Table): Field {
  const { squares, edges, labels } = ground(model);
  const mood = typeof model["mood"] === "string" ? model["mood"] : "station";
  return { place: { mood, lights: [], labels }, squares, edges, tokens: tokensOf(model), figures: figuresOf(model), shots: [] };
}
