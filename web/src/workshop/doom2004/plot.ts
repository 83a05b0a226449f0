// What goals, cues and effects of a scenario of DOOM (2004) can be about, as far as a form asks for it.
import type { Table } from "../toml.ts";
import { isPair, type Pair } from "../things.ts";
import { figureSize, KINDS, kindOf, MARINES, SPACES, TOKENS } from "./box.ts";

/** A choice of names, a number from 1 on, a text, a name that may be left out, a place, or a list of names. */
export type Part = string[] | "number" | "text" | "name" | "place" | { list: string[] };
/** One of them, or several under their names; or a figure with where it comes in. */
export type Answer = Part | { parts: Record<string, Part> } | { figure: Record<string, Part> };

/** How a figure on two spaces can lie. */
const LIES = ["east", "south"];

const KEYS = TOKENS.filter((token) => token.endsWith("-key"));

export const tables = (value: unknown): Table[] =>
  Array.isArray(value) ? value.filter((one): one is Table => typeof one === "object" && one !== null) : [];

const named = (all: Table[], key: string): string[] => all.flatMap((one) => (typeof one[key] === "string" ? [one[key]] : []));

/** Everything in a scenario that has a name. */
function names(model: Table) {
  const areas = tables(model["area"]);
  const doors = tables(model["door"]);
  const items = areas.flatMap(({ items }) => named(tables(items), "id"));
  return {
    areas: named(areas, "id"),
    doors: named(doors, "id"),
    exits: named(
      doors.filter(({ exit }) => exit === true),
      "id",
    ),
    tags: [...areas.flatMap(({ figures }) => named(tables(figures), "tag")), ...spawned(model)],
    items,
    things: [...KEYS, ...items],
  };
}

/** The names of figures that come in later. */
function spawned(model: Table): string[] {
  const encounters = tables(model["area"]).flatMap(({ encounters }) => tables(encounters));
  const effects = [...encounters, ...tables(model["trigger"])].flatMap((one) => tables(one["effects"]));
  return named(
    effects.map(({ spawn }) => (spawn ?? {}) as Table),
    "tag",
  );
}

/** What every marine has from the start besides the usual. */
export function giftsOf(model: Table): string[] {
  const give = (model["start"] as Table | undefined)?.["give"];
  return Array.isArray(give) ? give.filter((one) => typeof one === "string") : [];
}

export function giveAtStart(model: Table, gifts: string[]): void {
  const start = (model["start"] ??= {}) as Table;
  if (gifts.length > 0) start["give"] = gifts;
  else delete start["give"];
}

export function goalsOf(model: Table): Record<string, Answer> {
  const { areas, exits, tags, items, things } = names(model);
  return {
    leave: exits,
    kill: tags,
    take: things,
    carry: { parts: { item: items, door: exits } },
    reach: "place",
    "reach-area": areas,
    gather: areas,
    clear: areas,
    survive: "number",
  };
}

export function cuesOf(model: Table): Record<string, Answer> {
  const { areas, tags, things } = names(model);
  return {
    reveal: areas,
    enter: "place",
    "enter-area": areas,
    clear: areas,
    take: things,
    kill: tags,
    round: "number",
    every: "number",
  };
}

export function effectsOf(model: Table): Record<string, Answer> {
  const { areas, doors } = names(model);
  return {
    say: "text",
    give: { list: TOKENS },
    spawn: { figure: { kind: KINDS, colour: ["any", ...MARINES], at: "place", to: LIES, tag: "name" } },
    place: { parts: { kind: TOKENS, at: "place" } },
    open: doors,
    close: doors,
    reveal: areas,
    heal: "number",
    wound: "number",
    frag: "number",
    win: ["marines", "invader"],
  };
}

/** The parts of an answer that has names for them. */
function partsIn(answer: Answer): Record<string, Part> | null {
  if (typeof answer !== "object" || Array.isArray(answer) || "list" in answer) return null;
  return "figure" in answer ? answer.figure : answer.parts;
}

const isFigure = (answer: Answer): boolean => typeof answer === "object" && "figure" in answer;

/** How a figure lies, as far as that is written. */
function lie({ at, to }: Table): string {
  if (!isPair(at) || !isPair(to)) return "";
  return to[0] > at[0] ? "east" : "south";
}

/** A figure with its other half: who stands on two spaces has one wherever he goes, and nobody else. */
function whole({ to: _, ...figure }: Table, lies: string): Table {
  if (SPACES[kindOf(figure)] !== 2 || !isPair(figure["at"])) return figure;
  const [x, y] = figure["at"];
  const [w, h] = figureSize(kindOf(figure), LIES.indexOf(lies));
  const to: Pair = [x + w - 1, y + h - 1];
  // Written behind where it begins.
  return Object.fromEntries(
    Object.entries(figure).flatMap(([key, value]) =>
      key === "at"
        ? [
            [key, value],
            ["to", to],
          ]
        : [[key, value]],
    ),
  );
}

/** The questions of a kind, each with its name and its answer; one without a name where there is only one. */
export function questionsOf(answer: Answer, value: unknown): [name: string | null, part: Part, value: unknown][] {
  const parts = partsIn(answer);
  if (!parts) return [[null, answer as Part, value]];
  const table = value as Table;
  const asked = Object.entries(parts).filter(([name]) => !isFigure(answer) || name !== "to" || SPACES[kindOf(table)] === 2);
  return asked.map(([name, part]) => [name, part, isFigure(answer) && name === "to" ? lie(table) : table[name]]);
}

/** What stands there when one of its questions is answered anew; a name that is empty is left out. */
export function answered(answer: Answer, value: unknown, name: string | null, next: unknown): unknown {
  if (name === null) return next;
  const before = value as Table;
  const { [name]: _, ...others } = before;
  const table = next === "" ? others : { ...before, [name]: next };
  if (!isFigure(answer)) return table;
  return name === "to" ? whole(before, String(next)) : whole(table, lie(before) || "east");
}

function firstPart(part: Part): unknown {
  if (part === "number") return 1;
  if (part === "text") return "…";
  if (part === "name") return "";
  if (part === "place") return [0, 0];
  return Array.isArray(part) ? (part[0] ?? "") : part.list.slice(0, 1);
}

/** What a kind begins with. */
export function firstOf(answer: Answer | undefined): unknown {
  if (answer === undefined) return "";
  const parts = partsIn(answer);
  if (!parts) return firstPart(answer as Part);
  const asked = Object.entries(parts).filter(([name, part]) => part !== "name" && !(isFigure(answer) && name === "to"));
  const begun = Object.fromEntries(asked.map(([name, part]) => [name, firstPart(part)]));
  return isFigure(answer) ? whole(begun, "east") : begun;
}

function fitsPart(part: Part, value: unknown): boolean {
  if (part === "number") return typeof value === "number";
  if (part === "place") return isPair(value);
  if (part === "name") return value === undefined || typeof value === "string";
  if (part === "text" || Array.isArray(part)) return typeof value === "string";
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");
}

/** Can the form ask for what is written? */
export function fits(answer: Answer, value: unknown): boolean {
  const parts = partsIn(answer);
  if (!parts) return fitsPart(answer as Part, value);
  const table = (value ?? {}) as Table;
  return Object.entries(parts).every(([name, part]) =>
    isFigure(answer) && name === "to" ? table[name] === undefined || isPair(table[name]) : fitsPart(part, table[name]),
  );
}

/** The kind and the value of an entry: `{ leave = "exit" }`. */
export const partsOf = (entry: Table): [string, unknown] => Object.entries(entry)[0] ?? ["", ""];
