// Missions of DOOM (2016) in the workshop: rooms and lines painted on a grid, and what lies on them.
import cards from "content:doom2016/event-cards.toml?card=set";
import demons from "content:doom2016/demons.toml?demon=base";
import invasions from "content:doom2016/invasion-cards.toml?card=id";
import objectives from "content:doom2016/objective-cards.toml?objective=id";
import threats from "content:doom2016/threat-cards.toml?threat=id";
import wall from "icon:brick-wall";
import doors from "icon:closed-doors";
import doorway from "icon:doorway";
import floor from "icon:plain-square";
import swamp from "icon:swamp";
import { silhouette } from "../../games/field/marines.ts";
import type { Area, Field, Figure, Token } from "../../games/field/model.ts";
import { laid, preview } from "../../games/field/preview.ts";
import { colour, ICONS, monster, token } from "../../games/field/signs.ts";
import { say, tongue, wordOr } from "../../lib/words.svelte.ts";
import { crowd, layer, squares, type Asked, type Craft, type Target, type Tool } from "../craft.ts";
import { addEdge, dropEdge, runAt } from "../lines.ts";
import { missionMap } from "../openmap.ts";
import { covers, areaOf, freeName, get, isLine, isPair, isPlaced, list, listed, remove, those, type Pair, type Path } from "../things.ts";
import { block, headOf, type Order, type Table } from "../toml.ts";
import { eraser, moods, squad, toolKeys } from "../shared.ts";

const ORDER: Order = [
  [
    "id",
    "title",
    "about",
    "mood",
    "tutorial",
    "objective",
    "threat",
    "invasion",
    "events",
    "frags",
    "tuned_frags",
    "rounds",
    "argent",
    "kits",
  ],
  ["rooms", "doors", "open", "walls", "blocking", "impassable", "difficult"],
  ["starts", "teleporters", "portals", "tokens", "objectives", "checkpoints", "exits", "drone", "figures"],
];
/** Lists that a file must have, empty or not. */
const NEEDED = ["invasion", "rooms", "starts"];

const LINES = ["doors", "open", "walls", "blocking", "impassable"] as const;
const COLOURS = ["blue", "yellow", "red"];
const TOKENS = [
  "health-pack",
  "rocket-launcher",
  "chaingun",
  "chainsaw",
  "gauss-cannon",
  "bfg-9000",
  "frag-grenade",
  "siphon-grenade",
  "decoy-grenade",
];
/** Kills that win for the invader, if a file says nothing else. */
const FRAGS = [6, 6, 6, 6];
const GOAL = "#7fe0a0";
const GATE = "#7fd6ff";
const START = "#54d18a";

/** Sets of event cards; three of them make a deck. */
const EVENTS = [...new Set(Object.values(cards as Record<string, string>))];

const BASES = demons as Record<string, string>;

/** Columns and rows of a demon that looks to the east, or to the south. */
function baseOf(kind: string, turn = 0): Pair {
  const [a = 1, b = 1] = (BASES[kind] ?? "1x1").split("x").map(Number);
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  return turn % 2 === 0 ? [long, short] : [short, long];
}

const kindOf = (entry: unknown): string => String((entry as Table | undefined)?.["kind"] ?? "");
const tokenName = (kind: string): string => say(kind === "health-pack" ? "d16-token-health-pack" : `d16-set-${kind}`);

function figureTool(): Pick<Tool, "ghost" | "has" | "put" | "drop"> {
  const area = (at: Target, kind: string, turn: number): Area => {
    const [w, h] = baseOf(kind, turn);
    return { x: at.x, y: at.y, w, h };
  };
  const size = (entry: Table): Pair => baseOf(kindOf(entry));
  const spot = (at: Target): Area => ({ x: at.x, y: at.y, w: 1, h: 1 });
  const clear = (model: Table, there: Area) =>
    crowd(model["figures"], there, size)
      .reverse()
      .forEach((n) => remove(model, ["figures", n]));
  return {
    ghost: (at, { kind, turn }) => [area(at, kind, turn)],
    has: (model, at, { kind }) => crowd(model["figures"], spot(at), size).some((n) => kindOf(get(model, ["figures", n])) === kind),
    put(model, at, { kind, turn }) {
      const there = area(at, kind, turn);
      clear(model, there);
      // Only what may lie in two ways says how it lies.
      const to = there.w === there.h ? {} : { to: [there.x + there.w - 1, there.y + there.h - 1] };
      list(model, "figures").push({ kind, at: [at.x, at.y], ...to });
    },
    drop: (model, at) => clear(model, spot(at)),
  };
}

function edgeTool(key: (typeof LINES)[number], most = Infinity): Pick<Tool, "has" | "put" | "drop"> {
  return {
    has: (model, { edge }) => runAt(model, key, edge) >= 0,
    put(model, { edge }) {
      for (const other of LINES) if (other !== key) dropEdge(model, other, edge);
      addEdge(model, key, edge, most);
    },
    drop: (model, { edge }) => void dropEdge(model, key, edge),
  };
}

const wallTool = (kind: string) => edgeTool(kind as "walls");

const roomAt = (model: Table, at: { x: number; y: number }): Table | undefined =>
  those(model["rooms"], isPlaced).find((room) => covers(areaOf(room) as Area, at));

/** What marines have to do, each on a list of its own; zones are whole rooms. */
const goals: Pick<Tool, "has" | "put" | "drop"> = {
  has(model, at, choice) {
    if (choice.kind === "zone") return roomAt(model, at)?.["zone"] === true;
    if (choice.kind === "drone") return isPair(model["drone"]) && model["drone"][0] === at.x && model["drone"][1] === at.y;
    return squares(choice.kind).has(model, at);
  },
  put(model, at, choice) {
    const room = roomAt(model, at);
    if (choice.kind === "drone") model["drone"] = [at.x, at.y];
    else if (choice.kind !== "zone") squares(choice.kind).put(model, at);
    else if (room) room["zone"] = true;
  },
  drop(model, at, choice) {
    const room = roomAt(model, at);
    if (choice.kind === "drone") delete model["drone"];
    else if (choice.kind !== "zone") squares(choice.kind).drop(model, at);
    else if (room) delete room["zone"];
  },
};

const TOOLS: Omit<Tool, "key">[] = [
  {
    id: "room",
    icon: floor,
    on: "area",
    kinds: [],
    has: () => false,
    put: () => undefined,
    drop: () => undefined,
    draw(model, { x, y, w, h }) {
      const rooms = list(model, "rooms");
      const id = freeName(
        "room",
        rooms.map((room) => (room as Table)["id"]),
      );
      rooms.push({ id, at: [x, y], to: [x + w - 1, y + h - 1] });
    },
  },
  { id: "door", icon: doors, on: "edge", kinds: [], ...edgeTool("doors", 2) },
  { id: "open", icon: doorway, on: "edge", kinds: [], ...edgeTool("open") },
  {
    id: "wall",
    icon: wall,
    on: "edge",
    kinds: ["walls", "blocking", "impassable"],
    kindName: (kind) => say(`page-workshop-line-${kind}`),
    has: (model, at, choice) => wallTool(choice.kind).has(model, at, choice),
    put: (model, at, choice) => wallTool(choice.kind).put(model, at, choice),
    drop: (model, at, choice) => wallTool(choice.kind).drop(model, at, choice),
  },
  { id: "terrain", icon: swamp, on: "square", kinds: [], ...squares("difficult") },
  { id: "start", icon: ICONS.marine, ink: START, on: "square", kinds: [], ...squares("starts") },
  {
    id: "teleporter",
    icon: ICONS.teleporter,
    ink: GATE,
    on: "square",
    once: true,
    kinds: ["active", "inactive"],
    kindName: (kind) => say(`page-workshop-gate-${kind}`),
    ...layer(
      "teleporters",
      ({ x, y }, { kind }) => ({ at: [x, y], ...(kind === "active" ? { active: true } : {}) }),
      (entry, { kind }) => (entry["active"] === true) === (kind === "active"),
    ),
  },
  {
    id: "portal",
    icon: ICONS.portal,
    ink: colour("red"),
    on: "square",
    once: true,
    kinds: COLOURS,
    kindName: (kind) => say(`page-workshop-colour-${kind}`),
    kindSign: (kind) => [ICONS.portal, colour(kind)],
    ...layer(
      "portals",
      ({ x, y }, { kind }) => ({ colour: kind, at: [x, y] }),
      (entry, { kind }) => entry["colour"] === kind,
    ),
  },
  {
    id: "token",
    icon: ICONS.health,
    ink: START,
    on: "square",
    once: true,
    kinds: TOKENS,
    kindName: tokenName,
    kindSign: token,
    ...layer(
      "tokens",
      ({ x, y }, { kind }) => ({ kind, at: [x, y] }),
      (entry, { kind }) => entry["kind"] === kind,
    ),
  },
  {
    id: "figure",
    icon: monster("imp")[0],
    ink: monster("imp")[1],
    on: "square",
    once: true,
    kinds: Object.keys(BASES),
    kindName: (kind) => say(`d16-${kind}`),
    kindSign: monster,
    ...figureTool(),
  },
  {
    id: "goal",
    icon: ICONS.target,
    ink: GOAL,
    on: "square",
    once: true,
    kinds: ["objectives", "zone", "exits", "drone", "checkpoints"],
    kindName: (kind) => say(`page-workshop-goal-${kind}`),
    ...goals,
  },
];

function things(model: Table): Path[] {
  const paths = (key: string, is: (one: unknown) => one is unknown): Path[] => listed(model[key], is).map(([n]): Path => [key, n]);
  const drone: Path[] = isPair(model["drone"]) ? [["drone"]] : [];
  return [
    ...paths("figures", isPlaced),
    ...drone,
    ...["tokens", "teleporters", "portals"].flatMap((key) => paths(key, isPlaced)),
    ...["objectives", "checkpoints", "starts", "exits", "difficult"].flatMap((key) => paths(key, isPair)),
    ...LINES.flatMap((key) => paths(key, isLine)),
    ...paths("rooms", isPlaced),
  ];
}

function tokensOf(model: Table): Token[] {
  const spot = ([x, y]: Pair) => ({ x, y });
  return [
    ...those(model["starts"], isPair).map((at, n): Token => ({
      ...spot(at),
      key: `start${n}`,
      icon: silhouette("alpha"),
      ink: START,
      name: say("page-workshop-tool-start"),
    })),
    ...those(model["portals"], isPlaced).map((one, n): Token => ({
      ...spot(one.at),
      key: `portal${n}`,
      icon: ICONS.portal,
      ink: colour(String(one["colour"])),
      name: say("page-workshop-tool-portal"),
      colour: COLOURS.includes(String(one["colour"])) ? String(one["colour"]) : undefined,
      gate: "awake",
      ...(one["marked"] === true ? { text: "%" } : one["up"] === true ? { text: "↑" } : {}),
    })),
    ...those(model["teleporters"], isPlaced).map((one, n): Token => ({
      ...spot(one.at),
      key: `teleporter${n}`,
      icon: ICONS.teleporter,
      ink: one["active"] === true ? GATE : "#6b7682",
      name: say("page-workshop-tool-teleporter"),
      gate: one["active"] === true ? "awake" : "asleep",
    })),
    ...those(model["tokens"], isPlaced).map((one, n): Token => {
      const [icon, ink] = token(kindOf(one));
      return { ...spot(one.at), key: `token${n}`, icon, ink, name: wordOr(`d16-set-${kindOf(one)}`, kindOf(one)) };
    }),
    ...(["objectives", "checkpoints", "exits"] as const).flatMap((key) =>
      those(model[key], isPair).map((at, n): Token => ({
        ...spot(at),
        key: `${key}${n}`,
        icon: key === "objectives" ? ICONS.target : key === "exits" ? doorway : ICONS.unknown,
        ink: GOAL,
        name: say(`page-workshop-goal-${key}`),
      })),
    ),
  ];
}

function figuresOf(model: Table): Figure[] {
  const plain = { marks: [], faint: false, active: false };
  const all = listed(model["figures"], isPlaced).map(([n, one]): Figure => {
    const kind = kindOf(one);
    const [icon, ink] = monster(kind);
    return { ...(areaOf(one, baseOf(kind)) as Area), id: `f${n}`, icon, ink, name: wordOr(`d16-${kind}`, kind), ...plain };
  });
  const at = model["drone"];
  if (!isPair(at)) return all;
  return [...all, { x: at[0], y: at[1], w: 1, h: 1, id: "drone", icon: ICONS.drone, ink: "#9fe6ff", name: say("d16-drone"), ...plain }];
}

function field(model: Table): Field {
  const map = missionMap(model);
  const { squares, edges, lights } = laid(map, true);
  const labels = those(model["rooms"], isPlaced).map((room) => {
    const id = String(room["id"] ?? "");
    return { ...(areaOf(room) as Area), text: wordOr(`d16-room-${id}`, id.replaceAll("-", " ")) };
  });
  return { place: { mood: map.mood, lights, labels }, squares, edges, tokens: tokensOf(model), figures: figuresOf(model), shots: [] };
}

const named = (words: object, prefix: string): [string, string][] => Object.keys(words).map((word) => [word, say(prefix + word)]);

function asks(model: Table, path: Path | null): Asked[] {
  if (path) return asksOf(path);
  const tutorial = model["tutorial"] === true;
  const drawn: Asked[] = tutorial
    ? []
    : [
        { path: ["objective"], label: say("page-workshop-objective"), takes: "one", of: named(objectives, "d16-objective-") },
        { path: ["threat"], label: say("page-workshop-threat"), takes: "one", of: named(threats, "d16-threat-") },
      ];
  return [
    { path: ["title"], label: say("page-workshop-title"), takes: "wording", most: 60 },
    { path: ["about"], label: say("page-workshop-story"), takes: "wording", most: 1200, long: true },
    { path: ["mood"], label: say("page-workshop-mood"), takes: "one", of: moods() },
    ...drawn,
    { path: ["invasion"], label: say("page-workshop-invasion"), takes: "several", of: named(invasions, "d16-invasion-") },
    {
      path: ["events"],
      label: say("page-workshop-events"),
      help: say("page-workshop-events-help"),
      takes: "several",
      of: EVENTS.map((set) => [set, say(`d16-events-${set}`)]),
    },
    { path: ["rounds"], label: say("page-workshop-rounds"), takes: "number", least: 1, most: 99, usual: 12 },
    {
      path: ["frags"],
      label: say("page-workshop-frags"),
      help: say("page-workshop-frags-help"),
      takes: "numbers",
      least: 1,
      most: 21,
      usual: FRAGS,
    },
    {
      path: ["tuned_frags"],
      label: say("page-workshop-tuned-frags"),
      help: say("page-workshop-tuned-frags-help"),
      takes: "numbers",
      least: 1,
      most: 21,
      usual: Array.isArray(model["frags"]) ? FRAGS.map((usual, n) => (model["frags"] as number[])[n] ?? usual) : FRAGS,
      spare: true,
    },
    { path: ["argent"], label: say("page-workshop-argent"), takes: "number", least: 0, most: 18, usual: 0 },
    { path: ["id"], label: say("page-workshop-id"), help: say("page-workshop-id-help"), takes: "text", most: 40 },
  ];
}

function asksOf(path: Path): Asked[] {
  const [key] = path;
  if (key === "rooms")
    return [
      { path: [...path, "id"], label: say("page-workshop-name"), takes: "text", most: 40 },
      { path: [...path, "zone"], label: say("page-workshop-goal-zone"), takes: "flag" },
      { path: [...path, "at"], label: say("page-workshop-from"), takes: "numbers", least: -100, most: 100, usual: [0, 0] },
      { path: [...path, "to"], label: say("page-workshop-to"), takes: "numbers", least: -100, most: 100, usual: [0, 0] },
    ];
  if (key === "portals")
    return [
      {
        path: [...path, "colour"],
        label: say("page-workshop-colour"),
        takes: "one",
        of: COLOURS.map((one) => [one, say(`page-workshop-colour-${one}`)]),
      },
      { path: [...path, "marked"], label: say("page-workshop-marked"), takes: "flag" },
      { path: [...path, "up"], label: say("page-workshop-up"), takes: "flag" },
    ];
  if (key === "teleporters") return [{ path: [...path, "active"], label: say("page-workshop-gate-active"), takes: "flag" }];
  if (key === "tokens")
    return [{ path: [...path, "kind"], label: say("page-workshop-kind"), takes: "one", of: TOKENS.map((kind) => [kind, tokenName(kind)]) }];
  return [];
}

function name(model: Table, path: Path): string {
  const entry = get(model, path);
  const [key] = path;
  if (key === "rooms") return String((entry as Table)["id"] ?? "");
  if (key === "figures") return wordOr(`d16-${kindOf(entry)}`, kindOf(entry));
  if (key === "tokens") return tokenName(kindOf(entry));
  if (key === "portals") return `${say("page-workshop-tool-portal")}: ${wordOr(`page-workshop-colour-${(entry as Table)["colour"]}`, "?")}`;
  if (key === "doors" || key === "open") return say(`page-workshop-tool-${key === "doors" ? "door" : "open"}`);
  if (key === "walls" || key === "blocking" || key === "impassable") return say(`page-workshop-line-${key}`);
  if (key === "starts" || key === "teleporters") return say(`page-workshop-tool-${key.slice(0, -1)}`);
  if (key === "difficult") return say("page-workshop-tool-terrain");
  return say(`page-workshop-goal-${key}`);
}

const FILES = import.meta.glob<string>("../../../../content/doom2016/missions/*.toml", { query: "?raw", import: "default" });

export const craft: Craft = {
  game: "doom2016",
  key: "mission",
  words: ["page-workshop", "doom2016-names", "doom2016-missions"],
  empty: () =>
    [
      'id = "my-mission"',
      `title = ${JSON.stringify(say("page-workshop-untitled"))}`,
      'objective = "relay-link"',
      'threat = "horde"',
      'invasion = ["swarm"]',
      "rounds = 12",
      "",
      "rooms = []",
      "",
      "starts = []",
      "",
    ].join("\n"),
  print(model, before) {
    const full = Object.entries(model).filter(([key, value]) => NEEDED.includes(key) || !Array.isArray(value) || value.length > 0);
    return `${headOf(before)}${block(Object.fromEntries(full), ORDER)}\n`;
  },
  field,
  tools: toolKeys([...TOOLS, eraser(() => craft)]),
  things,
  size: (model, path) => (path[0] === "figures" ? baseOf(kindOf(get(model, path))) : [1, 1]),
  name,
  changes: ["turn", "mirror", "flip"],
  asks,
  crew: [1, 4],
  objectives: () => named(objectives, "d16-objective-"),
  trial: () => squad(["alpha", "bravo"]),
  roomName: (id) => wordOr(`d16-room-${id}`, id),
  picture: (model) => preview(missionMap(model), true, 18),
  ours: Object.fromEntries(Object.entries(FILES).map(([path, load]) => [path.split("/").at(-1)?.replace(".toml", "") ?? "", load])),
  oursName: (id) => wordOr(`d16-mission-${id}`, id),
  adopt(model, id) {
    const own = (key: string) => (tongue() === "en" ? say(key) : { [tongue()]: say(key) });
    model["id"] = `my-${id}`;
    model["title"] = own(`d16-mission-${id}`);
    model["about"] = own(`d16-mission-${id}-about`);
  },
};
