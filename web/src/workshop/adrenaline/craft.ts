// Arenas of Adrenaline in the workshop: coloured rooms with walls between them, doors in the walls, and three spawnpoints.
import doors from "icon:closed-doors";
import floor from "icon:plain-square";
import spawn from "icon:targeting";
import { laidOut, preview } from "../../games/adrenaline/plan.ts";
import { GLOWS, isRoom, ROOMS } from "../../games/adrenaline/rooms.ts";
import { COLOURS } from "../../games/adrenaline/view.ts";
import type { Edge, Field, Square, Token } from "../../games/field/model.ts";
import { capital, say, tongue, wordOr } from "../../lib/words.svelte.ts";
import { layer, type Asked, type Craft, type Tool } from "../craft.ts";
import { addEdge, dropEdge, runAt } from "../lines.ts";
import { sayFor } from "../names.ts";
import { arenaMap } from "../openmap.ts";
import { eraser, toolKeys } from "../shared.ts";
import { get, isLine, isPlaced, list, listed, type Path } from "../things.ts";
import { block, headOf, type Order, type Table } from "../toml.ts";
import Ground from "./Ground.svelte";
import { lay, tidy } from "./rooms.ts";

const ORDER: Order = [
  ["id", "title", "about", "players"],
  ["rooms", "doors", "spawnpoints"],
];

const ink = (colour: string): string => (isRoom(colour) ? GLOWS[colour] : "#8b96a1");
const colourOf = (entry: unknown): string => String((entry as Table | undefined)?.["colour"] ?? "");
const roomName = (colour: string): string => capital(wordOr(`room-${colour}`, colour));
const spawnpointName = (colour: string): string => capital(wordOr(`spawnpoint-${colour}`, colour));

const onSquare = layer(
  "spawnpoints",
  ({ x, y }, { kind }) => ({ colour: kind, at: [x, y] }),
  (entry, { kind }) => entry["colour"] === kind,
);

const TOOLS: Omit<Tool, "key">[] = [
  {
    id: "room",
    icon: floor,
    ink: GLOWS.red,
    on: "area",
    kinds: [...ROOMS],
    kindName: roomName,
    kindSign: (kind) => [floor, ink(kind)],
    has: () => false,
    put: () => undefined,
    drop: () => undefined,
    draw: (model, area, { kind }) => lay(model, { colour: kind }, area),
  },
  {
    id: "door",
    icon: doors,
    on: "edge",
    kinds: [],
    has: (model, { edge }) => runAt(model, "doors", edge) >= 0,
    put: (model, { edge }) => addEdge(model, "doors", edge, 1),
    drop: (model, { edge }) => void dropEdge(model, "doors", edge),
  },
  {
    id: "spawnpoint",
    icon: spawn,
    ink: GLOWS.yellow,
    on: "square",
    once: true,
    kinds: [...COLOURS],
    kindName: spawnpointName,
    kindSign: (kind) => [spawn, ink(kind)],
    ...onSquare,
    // Each colour has one: a new one takes the place of the old.
    put(model, at, choice) {
      model["spawnpoints"] = list(model, "spawnpoints").filter((one) => colourOf(one) !== choice.kind);
      onSquare.put(model, at, choice);
    },
  },
];

function things(model: Table): Path[] {
  const paths = (key: string, is: (one: unknown) => one is unknown): Path[] => listed(model[key], is).map(([n]): Path => [key, n]);
  return [...paths("spawnpoints", isPlaced), ...paths("doors", isLine), ...paths("rooms", isPlaced)];
}

function field(model: Table): Field {
  const map = arenaMap(model);
  const { tiles, edges } = laidOut(map);
  return {
    place: { mood: "station", lights: [], labels: [] },
    squares: tiles.map(({ column, row, room }): Square => ({ x: column, y: row, tone: "floor", room: ROOMS.indexOf(room) })),
    edges: edges.map(({ x, y, kind, upright }): Edge => ({ x, y, kind, side: upright ? "w" : "n" })),
    tokens: map.spawnpoints.map(([x, y, colour], n): Token => ({
      x,
      y,
      colour,
      key: `spawnpoint${n}`,
      icon: spawn,
      ink: ink(colour),
      name: spawnpointName(colour),
    })),
    figures: [],
    shots: [],
  };
}

function asks(_: Table, path: Path | null): Asked[] {
  if (path) return path[0] === "doors" ? [] : [colourAsked(path)];
  return [
    { path: ["title"], label: say("page-workshop-title"), takes: "wording", most: 60 },
    { path: ["about"], label: say("page-workshop-about"), takes: "wording", most: 1200, long: true },
    {
      path: ["players"],
      label: say("page-workshop-players"),
      help: say("page-workshop-players-help"),
      takes: "numbers",
      least: 3,
      most: 5,
      usual: [3, 5],
    },
    { path: ["id"], label: say("page-workshop-id"), help: say("page-workshop-id-help"), takes: "text", most: 40 },
  ];
}

function colourAsked(path: Path): Asked {
  const isSpawnpoint = path[0] === "spawnpoints";
  const of = isSpawnpoint ? [...COLOURS] : [...ROOMS];
  return {
    path: [...path, "colour"],
    label: say("page-workshop-colour"),
    takes: "one",
    of: of.map((colour) => [colour, (isSpawnpoint ? spawnpointName : roomName)(colour)]),
  };
}

const FILES = import.meta.glob<string>("../../../../content/adrenaline/boards/*.toml", { query: "?raw", import: "default" });
/** From the smallest on. */
const OURS = ["small", "medium-a", "medium-b", "big"];
const fileOf = (id: string) => FILES[`../../../../content/adrenaline/boards/${id}.toml`];

export const craft: Craft = {
  game: "adrenaline",
  key: "board",
  words: ["page-workshop", "names", "page-setup", "page-adrenaline"],
  empty: () =>
    [
      'id = "my-arena"',
      `title = ${JSON.stringify(say("page-workshop-untitled"))}`,
      "players = [3, 5]",
      "",
      "rooms = []",
      "doors = []",
      "spawnpoints = []",
      "",
    ].join("\n"),
  print: (model, before) => `${headOf(before)}${block(model, ORDER)}\n`,
  side: 5,
  field,
  Ground,
  tools: toolKeys([...TOOLS, eraser(() => craft)]),
  things,
  size: () => [1, 1],
  name(model, path) {
    const entry = get(model, path);
    if (path[0] === "rooms") return roomName(colourOf(entry));
    return path[0] === "spawnpoints" ? spawnpointName(colourOf(entry)) : sayFor("adrenaline", "page-workshop-tool-door");
  },
  changes: ["turn", "mirror", "flip"],
  tidy,
  asks,
  crew: [3, 5],
  trial(model) {
    const [, most] = arenaMap(model).players;
    const players = Math.min(5, Math.max(3, most));
    return { setup: { players }, mine: 1, bots: players - 1 };
  },
  roomName,
  picture: (model) => preview(arenaMap(model)),
  ours: Object.fromEntries(OURS.flatMap((id) => (fileOf(id) ? [[id, fileOf(id)]] : []))) as Craft["ours"],
  oursName: (id) => capital(wordOr(`board-${id}`, id)),
  adopt(model, id) {
    const own = (text: string) => (tongue() === "en" ? text : { [tongue()]: text });
    model["id"] = `my-${id}`;
    model["title"] = own(capital(say(`board-${id}`)));
    model["about"] = own(say(`board-${id}-help`));
  },
};
