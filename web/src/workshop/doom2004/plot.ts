// What goals, cues and effects of a scenario of DOOM (2004) can be about, as far as a form asks for it.
import type { Table } from "../toml.ts";

/** A choice of names, a number from 1 on, or a text. */
export type Answer = string[] | "number" | "text";

const KEYS = ["red-key", "blue-key", "yellow-key"];

export const tables = (value: unknown): Table[] =>
  Array.isArray(value) ? value.filter((one): one is Table => typeof one === "object" && one !== null) : [];

const named = (all: Table[], key: string): string[] => all.flatMap((one) => (typeof one[key] === "string" ? [one[key]] : []));

/** Everything in a scenario that has a name. */
function names(model: Table) {
  const areas = tables(model["area"]);
  const doors = tables(model["door"]);
  return {
    areas: named(areas, "id"),
    doors: named(doors, "id"),
    exits: named(
      doors.filter(({ exit }) => exit === true),
      "id",
    ),
    tags: areas.flatMap(({ figures }) => named(tables(figures), "tag")),
    things: [...KEYS, ...areas.flatMap(({ items }) => named(tables(items), "id"))],
  };
}

export function goalsOf(model: Table): Record<string, Answer> {
  const { areas, exits, tags, things } = names(model);
  return { leave: exits, kill: tags, take: things, "reach-area": areas, gather: areas, clear: areas, survive: "number" };
}

export function cuesOf(model: Table): Record<string, Answer> {
  const { areas, tags, things } = names(model);
  return { reveal: areas, "enter-area": areas, clear: areas, take: things, kill: tags, round: "number", every: "number" };
}

export function effectsOf(model: Table): Record<string, Answer> {
  const { areas, doors } = names(model);
  return {
    say: "text",
    open: doors,
    close: doors,
    reveal: areas,
    heal: "number",
    wound: "number",
    frag: "number",
    win: ["marines", "invader"],
  };
}

/** What a kind begins with. */
export const firstOf = (answer: Answer | undefined): unknown =>
  answer === "number" ? 1 : answer === "text" || answer === undefined ? "" : (answer[0] ?? "");

/** The kind and the value of an entry: `{ leave = "exit" }`. */
export const partsOf = (entry: Table): [string, unknown] => Object.entries(entry)[0] ?? ["", ""];
