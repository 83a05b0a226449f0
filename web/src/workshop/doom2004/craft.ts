// Scenarios of DOOM (2004) in the workshop: map pieces placed and turned, doors between them, and what lies on them.
import invaders from "content:doom2004/invaders.toml?invader=spaces";
import doors from "icon:closed-doors";
import wall from "icon:barrier";
import piece from "icon:jigsaw-piece";
import { silhouette } from "../../games/field/marines.ts";
import type { Area, Edge, Field, Figure, Label, Square, Token, Tone } from "../../games/field/model.ts";
import { preview } from "../../games/field/preview.ts";
import { colour, colourIn, ICONS, monster, token } from "../../games/field/signs.ts";
import { readable, say, wordOr } from "../../lib/words.svelte.ts";
import { crowd, type Asked, type Choice, type Craft, type Target, type Tool } from "../craft.ts";
import { runAt } from "../lines.ts";
import { scenarioMap } from "../openmap.ts";
import { eraser, moods, squad, toolKeys } from "../shared.ts";
import { areaOf, freeName, get, isLine, isPair, isPlaced, list, listed, remove, those, type Pair, type Path } from "../things.ts";
import { block, headOf, type Order, type Table } from "../toml.ts";
import Plot from "./Plot.svelte";
import { edgesOf, laidPieces, openings, PIECES, SHAPES, sizeOf, squaresOf, turnOf } from "./plan.ts";

const HEAD: Order = [["id", "title", "briefing", "secret", "mood", "marines", "compass", "frags", "timer", "goals"]];
const START_ORDER: Order = [["area", "red", "green", "blue", "give"]];
const AREA_ORDER: Order = [["id", "text", "pieces", "figures", "tokens", "obstacles", "ducts", "teleporters", "items", "encounters"]];
const DOOR_ORDER: Order = [["id", "x", "y", "between", "key", "exit", "open"]];
const TRIGGER_ORDER: Order = [["on", "effects"]];

const SPACES = invaders as Record<string, number>;
const MARINES = ["red", "green", "blue"];
const KEYS = ["red", "blue", "yellow"];
const TOKENS = [
  "bullets",
  "rockets",
  "cells",
  "health",
  "armour",
  "adrenaline",
  "berserk",
  "chainsaw",
  "shotgun",
  "machine-gun",
  "chain-gun",
  "rocket-launcher",
  "plasma-gun",
  "bfg",
  "red-key",
  "blue-key",
  "yellow-key",
];
const OBSTACLES: Record<string, number> = { blocking: 1, barrel: 1, goo: 2, body: 2 };
/** What marines can have to do in a scenario that is made to order. */
const TASKS = ["leave", "kill", "carry", "survive", "clear"];
const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

const tables = (value: unknown): Table[] => (Array.isArray(value) ? (value as Table[]) : []);
const kindOf = (entry: unknown): string => String((entry as Table | undefined)?.["kind"] ?? "");

/** The area that a square belongs to. */
function areaOn(model: Table, at: { x: number; y: number }): Table | undefined {
  const found = laidPieces(model).find(({ piece }) => squaresOf(piece).some(([x, y]) => x === at.x && y === at.y));
  return found && tables(model["area"])[found.area];
}

function figureSize(kind: string, turn = 0): Pair {
  const spaces = SPACES[kind] ?? 1;
  return spaces === 4 ? [2, 2] : spaces === 1 ? [1, 1] : turn % 2 === 0 ? [2, 1] : [1, 2];
}

/** A tool for what lies on squares of an area, each on a list of its own there. */
function inArea(
  key: string,
  make: (area: Area, choice: Choice) => unknown,
  same: (entry: unknown, choice: Choice) => boolean,
  size: (kind: string, turn: number) => Pair = () => [1, 1],
): Pick<Tool, "ghost" | "has" | "put" | "drop"> {
  const covered = (at: Target, { kind, turn }: Choice): Area => {
    const [w, h] = size(kind, turn);
    return { x: at.x, y: at.y, w, h };
  };
  const own = (entry: Table): Pair => size(kindOf(entry), 0);
  const spot = ({ x, y }: Target): Area => ({ x, y, w: 1, h: 1 });
  const clear = (model: Table, there: Area) => {
    for (const area of tables(model["area"]))
      crowd(area[key], there, own)
        .reverse()
        .forEach((n) => (area[key] as unknown[]).splice(n, 1));
  };
  return {
    ghost: (at, choice) => [covered(at, choice)],
    has: (model, at, choice) =>
      tables(model["area"]).some((area) => crowd(area[key], spot(at), own).some((n) => same((area[key] as unknown[])[n], choice))),
    put(model, at, choice) {
      const area = areaOn(model, at);
      if (!area) return;
      clear(model, covered(at, choice));
      list(area, key).push(make(covered(at, choice), choice));
    },
    drop: (model, at) => clear(model, spot(at)),
  };
}

/** What covers more than one square says where it ends, unless it can lie in one way only. */
const ends = ({ x, y, w, h }: Area): object => (w === h ? {} : { to: [x + w - 1, y + h - 1] });
const corner = ({ x, y }: Area): Pair => [x, y];

const pieceTool: Pick<Tool, "ghost" | "has" | "put" | "drop"> = {
  ghost: ({ x, y }, { kind, turn }) =>
    squaresOf({ piece: kind, at: [x, y], turn: (turn % 4) * 90 }).map(([sx, sy]) => ({ x: sx, y: sy, w: 1, h: 1 })),
  has: (model, at, { kind, turn }) =>
    laidPieces(model).some(
      ({ piece }) => piece["piece"] === kind && piece.at[0] === at.x && piece.at[1] === at.y && turnOf(piece) === (turn % 4) * 90,
    ),
  put(model, at, { kind, turn, area }) {
    const areas = tables(model["area"]);
    const home = areas.find(({ id }) => id === area) ?? areas[0];
    if (home) list(home, "pieces").push({ piece: kind, at: [at.x, at.y], ...(turn % 4 > 0 ? { turn: (turn % 4) * 90 } : {}) });
  },
  drop(model, at) {
    const found = laidPieces(model).find(({ piece }) => piece.at[0] === at.x && piece.at[1] === at.y);
    if (found) remove(model, found.path);
  },
};

/** Doors are two spaces wide: from the line that is pointed at, east or south. */
const doorTool: Pick<Tool, "has" | "put" | "drop"> = {
  has: (model, { edge }) => runAt(model, "door", edge) >= 0,
  put(model, { edge }, { kind }) {
    const { x, y, side } = edge;
    const line = side === "w" ? { x, y: [y, y + 1] } : { x: [x, x + 1], y };
    const all = list(model, "door");
    const id = freeName(
      kind === "exit" ? "exit" : "door",
      all.map((door) => (door as Table)["id"]),
    );
    const more = kind === "exit" ? { exit: true } : KEYS.includes(kind) ? { key: kind } : {};
    all.push({ id, ...line, ...more });
  },
  drop(model, { edge }) {
    const n = runAt(model, "door", edge);
    if (n >= 0) remove(model, ["door", n]);
  },
};

const startTool: Pick<Tool, "has" | "put" | "drop"> = {
  has(model, at, { kind }) {
    const place = (model["start"] as Table | undefined)?.[kind];
    return isPair(place) && place[0] === at.x && place[1] === at.y;
  },
  put(model, at, { kind }) {
    const start = (model["start"] ??= {}) as Table;
    start[kind] = [at.x, at.y];
    const home = areaOn(model, at);
    if (home) start["area"] = home["id"];
  },
  // Each of them begins somewhere.
  drop: () => undefined,
};

const TOOLS: Omit<Tool, "key">[] = [
  { id: "piece", icon: piece, on: "square", once: true, kinds: PIECES, kindName: (kind) => kind, ...pieceTool },
  {
    id: "door",
    icon: doors,
    on: "edge",
    once: true,
    kinds: ["plain", ...KEYS, "exit"],
    kindName: (kind) => say(`page-workshop-door-${kind}`),
    kindSign: (kind) => [doors, KEYS.includes(kind) ? colour(kind) : "#e8b62a"],
    ...doorTool,
  },
  {
    id: "start",
    icon: ICONS.marine,
    ink: "#54d18a",
    on: "square",
    once: true,
    kinds: MARINES,
    kindName: (kind) => say(`d04-marine-${kind}`),
    kindSign: (kind) => [ICONS.marine, colour(kind)],
    ...startTool,
  },
  {
    id: "figure",
    icon: monster("imp")[0],
    ink: monster("imp")[1],
    on: "square",
    once: true,
    kinds: Object.keys(SPACES),
    kindName: (kind) => say(`d04-${kind}`),
    kindSign: monster,
    colours: [...MARINES, "any"],
    ...inArea(
      "figures",
      (area, { kind, colour: whose }) => ({ kind, colour: whose || "any", at: corner(area), ...ends(area) }),
      (entry, { kind }) => kindOf(entry) === kind,
      figureSize,
    ),
  },
  {
    id: "token",
    icon: ICONS.health,
    ink: "#54d18a",
    on: "square",
    once: true,
    kinds: TOKENS,
    kindName: (kind) => say(`d04-${kind}`),
    kindSign: token,
    ...inArea(
      "tokens",
      (area, { kind }) => ({ kind, at: corner(area) }),
      (entry, { kind }) => kindOf(entry) === kind,
    ),
  },
  {
    id: "obstacle",
    icon: wall,
    on: "square",
    once: true,
    kinds: Object.keys(OBSTACLES),
    kindName: (kind) => say(`d04-${kind}`),
    ...inArea(
      "obstacles",
      (area, { kind }) => ({ kind, at: corner(area), ...ends(area) }),
      (entry, { kind }) => kindOf(entry) === kind,
      (kind, turn) => (OBSTACLES[kind] === 2 ? (turn % 2 === 0 ? [2, 1] : [1, 2]) : [1, 1]),
    ),
  },
  {
    id: "teleporter",
    icon: ICONS.teleporter,
    ink: "#7fd6ff",
    on: "square",
    once: true,
    kinds: KEYS,
    kindName: (kind) => say(`d04-${kind}-teleporter`),
    kindSign: (kind) => [ICONS.teleporter, colour(kind)],
    ...inArea(
      "teleporters",
      (area, { kind }) => ({ colour: kind, at: corner(area) }),
      (entry, { kind }) => (entry as Table)["colour"] === kind,
    ),
  },
  {
    id: "duct",
    icon: ICONS.duct,
    on: "square",
    once: true,
    kinds: [],
    ...inArea(
      "ducts",
      (area) => corner(area),
      () => true,
    ),
  },
];

function things(model: Table): Path[] {
  const areas = tables(model["area"]);
  const lying = (key: string, is: (one: unknown) => one is unknown): Path[] =>
    areas.flatMap((area, n) => listed(area?.[key], is).map(([m]): Path => ["area", n, key, m]));
  const starts = MARINES.flatMap((one): Path[] => (isPair((model["start"] as Table | undefined)?.[one]) ? [["start", one]] : []));
  return [
    ...lying("figures", isPlaced),
    ...starts,
    ...["tokens", "items", "encounters", "teleporters"].flatMap((key) => lying(key, isPlaced)),
    ...lying("ducts", isPair),
    ...lying("obstacles", isPlaced),
    ...listed(model["door"], isLine).map(([n]): Path => ["door", n]),
    ...laidPieces(model)
      .map(({ path }) => path)
      .reverse(),
  ];
}

/** Where triggers and encounters let something happen, and where marines have to go. */
function unseen(model: Table): Path[] {
  const encounters = tables(model["area"]).flatMap((area, n) =>
    tables(area?.["encounters"]).map((one, m): [Path, unknown] => [["area", n, "encounters", m, "effects"], one["effects"]]),
  );
  const triggers = tables(model["trigger"]).map((one, n): [Path, unknown] => [["trigger", n, "effects"], one["effects"]]);
  const effects = [...encounters, ...triggers].flatMap(([path, all]) =>
    tables(all).flatMap((_, n): Path[] => [
      [...path, n, "spawn"],
      [...path, n, "place"],
    ]),
  );
  const cues = tables(model["trigger"]).map((_, n): Path => ["trigger", n, "on", "enter"]);
  const goals = tables(model["goals"]).map((_, n): Path => ["goals", n, "reach"]);
  return [...effects, ...cues, ...goals].filter((path) => get(model, path) !== undefined);
}

function size(model: Table, path: Path): Pair {
  const entry = get(model, path) as Table;
  if (path.at(-1) === "spawn") return figureSize(kindOf(entry));
  if (path[2] === "pieces") return sizeOf(String(entry["piece"]), turnOf(entry));
  return path[2] === "figures" ? figureSize(kindOf(entry)) : [1, 1];
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
    return [{ x: first.piece.at[0], y: first.piece.at[1], w, h, text: String(area?.["id"] ?? "") }];
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

function field(model: Table): Field {
  const { squares, edges, labels } = ground(model);
  const mood = typeof model["mood"] === "string" ? model["mood"] : "station";
  return { place: { mood, lights: [], labels }, squares, edges, tokens: tokensOf(model), figures: figuresOf(model), shots: [] };
}

function asks(_: Table, path: Path | null): Asked[] {
  if (path) return asksOf(path);
  return [
    { path: ["title"], label: say("page-workshop-title"), takes: "text", most: 60 },
    { path: ["briefing"], label: say("page-workshop-story"), takes: "text", most: 200, long: true },
    { path: ["secret"], label: say("page-workshop-secret"), help: say("page-workshop-secret-help"), takes: "text", most: 200, long: true },
    { path: ["mood"], label: say("page-workshop-mood"), takes: "one", of: moods() },
    {
      path: ["compass"],
      label: say("page-workshop-compass"),
      takes: "one",
      of: COMPASS.map((one) => [one, one]),
    },
    {
      path: ["frags"],
      label: say("page-workshop-frags"),
      help: say("page-workshop-frags-help"),
      takes: "numbers",
      least: 1,
      most: 255,
      usual: [6, 6, 6],
    },
    { path: ["timer"], label: say("page-workshop-timer"), takes: "number", least: 1, most: 255 },
    { path: ["id"], label: say("page-workshop-id"), help: say("page-workshop-id-help"), takes: "text", most: 40 },
  ];
}

function asksOf(path: Path): Asked[] {
  const colours = (of: string[]): [string, string][] => of.map((one) => [one, say(`page-workshop-colour-${one}`)]);
  if (path[0] === "door")
    return [
      { path: [...path, "id"], label: say("page-workshop-name"), takes: "text", most: 40 },
      { path: [...path, "key"], label: say("page-workshop-lock"), takes: "one", of: colours(KEYS), none: "–" },
      { path: [...path, "exit"], label: say("page-workshop-door-exit"), takes: "flag" },
      { path: [...path, "open"], label: say("page-workshop-door-open"), takes: "flag" },
    ];
  if (path[2] === "figures")
    return [
      {
        path: [...path, "colour"],
        label: say("page-workshop-whose"),
        help: say("page-workshop-whose-help"),
        takes: "one",
        of: colours([...MARINES, "any"]),
      },
      { path: [...path, "tag"], label: say("page-workshop-tag-name"), takes: "text", most: 40 },
    ];
  if (path[2] === "pieces")
    return [
      { path: [...path.slice(0, 2), "id"], label: say("page-workshop-area"), takes: "text", most: 40 },
      { path: [...path.slice(0, 2), "text"], label: say("page-workshop-area-text"), takes: "text", most: 200, long: true },
    ];
  return [];
}

function name(model: Table, path: Path): string {
  const entry = get(model, path) as Table;
  if (path[0] === "start") return say(`d04-marine-${path[1]}`);
  if (path[0] === "door") return `${say("page-workshop-tool-door")}: ${entry["id"]}`;
  if (path[2] === "pieces") return String(entry["piece"]);
  if (path[2] === "ducts") return say("d04-duct");
  if (path[2] === "encounters") return say("d04-encounter");
  if (path[2] === "teleporters") return wordOr(`d04-${entry["colour"]}-teleporter`, "?");
  return path[2] === "items" ? String(entry["id"]) : wordOr(`d04-${kindOf(entry)}`, kindOf(entry));
}

/** The sections of a file, each with its name above it. */
function sections(name: string, all: unknown, order: Order): string[] {
  return tables(all).map((one) => `[[${name}]]\n${block(full(one), order)}`);
}

/** Without lists that are empty. */
const full = (table: Table): Table =>
  Object.fromEntries(Object.entries(table).filter(([, value]) => !Array.isArray(value) || value.length > 0));

const FILES = import.meta.glob<string>("../../../../content/doom2004/scenarios/*.toml", { query: "?raw", import: "default" });

export const craft: Craft = {
  game: "doom2004",
  key: "scenario",
  words: ["page-workshop", "page-setup", "doom2004-names", "doom2004-scenarios"],
  empty: () =>
    [
      'id = "my-scenario"',
      `title = ${JSON.stringify(say("page-workshop-untitled"))}`,
      `briefing = ${JSON.stringify(say("page-workshop-briefing-empty"))}`,
      `secret = ${JSON.stringify(say("page-workshop-secret-empty"))}`,
      "frags = [6, 6, 6]",
      'goals = [{ leave = "exit-1" }]',
      "",
      "[start]",
      'area = "A0"',
      "red = [1, 1]",
      "green = [1, 2]",
      "blue = [2, 1]",
      "",
      "[[area]]",
      'id = "A0"',
      "pieces = [",
      '    { piece = "ROOM4", at = [0, 0] },',
      "]",
      "",
    ].join("\n"),
  print(model, before) {
    const { start, area, door, trigger, ...head } = model;
    const parts = [
      block(head, HEAD),
      ...(start ? [`[start]\n${block(start as Table, START_ORDER)}`] : []),
      ...sections("area", area, AREA_ORDER),
      ...sections("door", door, DOOR_ORDER),
      ...sections("trigger", trigger, TRIGGER_ORDER),
    ];
    return `${headOf(before)}${parts.join("\n\n")}\n`;
  },
  field,
  loose: (model) => {
    const closed = new Set(those(model["door"], isLine).flatMap((door) => edgesOf(areaOf(door) as Area)));
    return openings(model).loose.filter((line) => !edgesOf(line).some((edge) => closed.has(edge)));
  },
  // Where marines begin can be moved, not left out.
  tools: toolKeys([
    ...TOOLS,
    eraser(
      () => craft,
      ([first]) => first === "start",
    ),
  ]),
  things,
  unseen,
  size,
  name,
  // Pieces have two sides, and only one is printed.
  changes: ["turn"],
  turned(model, path) {
    if (path[2] !== "pieces") return;
    const one = get(model, path) as Table;
    const turn = (turnOf(one) + 90) % 360;
    if (turn > 0) one["turn"] = turn;
    else delete one["turn"];
  },
  asks,
  More: Plot,
  areas: (model) => tables(model["area"]).map((area) => String(area?.["id"] ?? "")),
  addArea(model) {
    const taken = tables(model["area"]).map((area) => area["id"]);
    let n = 0;
    while (taken.includes(`A${n}`)) n += 1;
    list(model, "area").push({ id: `A${n}`, pieces: [] });
    return `A${n}`;
  },
  crew: [1, MARINES.length],
  objectives: () => TASKS.map((task) => [task, say(`page-workshop-task-${task}`)]),
  trial(model) {
    const [least, most] = isPair(model["marines"]) ? model["marines"] : [1, 3];
    return squad(MARINES.slice(0, Math.max(least, Math.min(most, 2))));
  },
  roomName: readable,
  picture: (model) => preview(scenarioMap(model, SHAPES), false, 26),
  ours: Object.fromEntries(Object.entries(FILES).map(([path, load]) => [path.split("/").at(-1)?.replace(".toml", "") ?? "", load])),
  oursName: (id) => wordOr(`d04-${id}`, id),
  // Its other texts are keys, which are known in every language.
  adopt: (model, id) => void Object.assign(model, { id: `my-${id}`, title: say(`d04-${id}`) }),
};
