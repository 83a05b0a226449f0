// Scenarios of DOOM (2004) in the workshop: map pieces placed and turned, doors between them, and what lies on them.
import type { Area } from "../../games/field/model.ts";
import { preview } from "../../games/field/preview.ts";
import { hasWord, readable, say, wordOr } from "../../lib/words.svelte.ts";
import type { Asked, Craft } from "../craft.ts";
import { scenarioMap } from "../openmap.ts";
import { eraser, moods, squad, toolKeys } from "../shared.ts";
import { areaOf, get, isLine, isPair, isPlaced, list, listed, those, type Pair, type Path } from "../things.ts";
import { block, headOf, type Order, type Table } from "../toml.ts";
import About from "./About.svelte";
import { figureSize, KEYS, kindOf, MARINES } from "./box.ts";
import { field } from "./drawn.ts";
import { edgesOf, laidPieces, openings, SHAPES, sizeOf, turnOf } from "./plan.ts";
import Plot from "./Plot.svelte";
import { tables } from "./plot.ts";
import { TOOLS } from "./tools.ts";

const HEAD: Order = [["id", "title", "briefing", "secret", "mood", "marines", "compass", "frags", "timer", "goals"]];
const START_ORDER: Order = [["area", "red", "green", "blue", "give"]];
const AREA_ORDER: Order = [
  ["id", "name", "text", "pieces", "figures", "tokens", "obstacles", "ducts", "teleporters", "items", "encounters"],
];
const DOOR_ORDER: Order = [["id", "x", "y", "between", "key", "exit", "open"]];
const TRIGGER_ORDER: Order = [["on", "effects"]];

/** What marines can have to do in a scenario that is made to order. */
const TASKS = ["leave", "kill", "carry", "survive", "clear"];
const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

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

/** A text in some languages, or the key of one that is known in all of them. */
function prose(model: Table, path: Path, more: { label: string; help?: string; most: number; long?: boolean }): Asked {
  const said = get(model, path);
  return { path, takes: typeof said === "string" && hasWord(said) ? "text" : "wording", ...more };
}

function asks(model: Table, path: Path | null): Asked[] {
  if (path) return asksOf(model, path);
  return [
    prose(model, ["title"], { label: say("page-workshop-title"), most: 60 }),
    prose(model, ["briefing"], { label: say("page-workshop-story"), most: 1200, long: true }),
    prose(model, ["secret"], { label: say("page-workshop-secret"), help: say("page-workshop-secret-help"), most: 1200, long: true }),
    { path: ["mood"], label: say("page-workshop-mood"), takes: "one", of: moods() },
    {
      path: ["marines"],
      label: say("page-workshop-marines"),
      takes: "numbers",
      least: 1,
      most: MARINES.length,
      usual: [1, MARINES.length],
    },
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

function asksOf(model: Table, path: Path): Asked[] {
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
  if (path[2] === "items")
    return [
      { path: [...path, "id"], label: say("page-workshop-id"), help: say("page-workshop-id-help"), takes: "text", most: 40 },
      prose(model, [...path, "name"], { label: say("page-workshop-name"), most: 60 }),
    ];
  if (path[2] === "pieces")
    return [
      { path: [...path.slice(0, 2), "id"], label: say("page-workshop-area"), takes: "text", most: 40 },
      prose(model, [...path.slice(0, 2), "name"], { label: say("page-workshop-area-name"), most: 40 }),
      prose(model, [...path.slice(0, 2), "text"], { label: say("page-workshop-area-text"), most: 200, long: true }),
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
  About,
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
