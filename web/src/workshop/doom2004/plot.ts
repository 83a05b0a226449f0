// What goals, cues and effects of a scenario of DOOM (2004) can be about, as far as a form asks for it.
import type { Table } from "../toml.ts";
import { isPair } from "../things.ts";
import { KINDS, MARINES, TOKENS } from "./box.ts";

/** A choice of names, a number from 1 on, a text, a place, or a list of which one name is asked for. */
export type Part = string[] | "number" | "text" | "place" | { list: string[] };
/** One of them, or several under their names. */
export type Answer = Part | { parts: Record<string, Part> };

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
    tags: areas.flatMap(({ figures }) => named(tables(figures), "tag")),
    items,
    things: [...KEYS, ...items],
  };
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
    spawn: { parts: { kind: KINDS, colour: ["any", ...MARINES], at: "place" } },
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

const isParts = (answer: Answer): answer is { parts: Record<string, Part> } => typeof answer === "object" && "parts" in answer;

/** The questions of a kind, each with its name; one without a name where there is only one. */
export const questionsOf = (answer: Answer): [name: string | null, part: Part][] =>
  isParts(answer) ? Object.entries(answer.parts) : [[null, answer]];

function firstPart(part: Part): unknown {
  if (part === "number") return 1;
  if (part === "text") return "…";
  if (part === "place") return [0, 0];
  return Array.isArray(part) ? (part[0] ?? "") : part.list.slice(0, 1);
}

/** What a kind begins with. */
export function firstOf(answer: Answer | undefined): unknown {
  if (answer === undefined) return "";
  return isParts(answer)
    ? Object.fromEntries(Object.entries(answer.parts).map(([name, part]) => [name, firstPart(part)]))
    : firstPart(answer);
}

function fitsPart(part: Part, value: unknown): boolean {
  if (part === "number") return typeof value === "number";
  if (part === "place") return isPair(value);
  if (part === "text" || Array.isArray(part)) return typeof value === "string";
  return Array.isArray(value) && value.length === 1 && typeof value[0] === "string";
}

/** Can the form ask for what is written? A list of several things, for one, it leaves to the text. */
export function fits(answer: Answer, value: unknown): boolean {
  if (!isParts(answer)) return fitsPart(answer, value);
  const table = (value ?? {}) as Table;
  return Object.entries(answer.parts).every(([name, part]) => fitsPart(part, table[name]));
}

/** The kind and the value of an entry: `{ leave = "exit" }`. */
export const partsOf = (entry: Table): [string, unknown] => Object.entries(entry)[0] ?? ["", ""];
