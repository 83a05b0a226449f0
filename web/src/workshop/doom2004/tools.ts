// What is drawn with in a scenario of DOOM (2004): map pieces, doors, where marines begin, and all that lies and stands on squares.
import doors from "icon:closed-doors";
import wall from "icon:barrier";
import piece from "icon:jigsaw-piece";
import type { Area } from "../../games/field/model.ts";
import { colour, ICONS, monster, token } from "../../games/field/signs.ts";
import { say } from "../../lib/words.svelte.ts";
import { crowd, type Choice, type Target, type Tool } from "../craft.ts";
import { runAt } from "../lines.ts";
import { freeName, isPair, list, remove, type Pair } from "../things.ts";
import type { Table } from "../toml.ts";
import { figureSize, KEYS, KINDS, kindOf, MARINES, TOKENS } from "./box.ts";
import { laidPieces, PIECES, squaresOf, turnOf } from "./plan.ts";
import { tables } from "./plot.ts";

const OBSTACLES: Record<string, number> = { blocking: 1, barrel: 1, goo: 2, body: 2 };

/** The area that a square belongs to. */
function areaOn(model: Table, at: { x: number; y: number }): Table | undefined {
  const found = laidPieces(model).find(({ piece }) => squaresOf(piece).some(([x, y]) => x === at.x && y === at.y));
  return found && tables(model["area"])[found.area];
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

export const TOOLS: Omit<Tool, "key">[] = [
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
    kinds: KINDS,
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
  {
    id: "item",
    icon: ICONS.flask,
    ink: "#62d76f",
    on: "square",
    once: true,
    kinds: [],
    ...inArea(
      "items",
      (area) => ({ id: `item-${area.x}-${area.y}`, name: say("page-workshop-item-new"), at: corner(area) }),
      () => true,
    ),
  },
  {
    id: "encounter",
    icon: token("encounter")[0],
    ink: token("encounter")[1],
    on: "square",
    once: true,
    kinds: [],
    ...inArea(
      "encounters",
      (area) => ({ at: corner(area), effects: [{ give: ["bullets"] }] }),
      () => true,
    ),
  },
];
