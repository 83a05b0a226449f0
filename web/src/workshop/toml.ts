// TOML as the workshop reads and writes it: small tables in one line, lists of tables an entry a line, always in the same order.
import { parse } from "smol-toml";

export { TomlError } from "smol-toml";

/** A file as it was parsed. */
export type Table = Record<string, unknown>;

export const read = (text: string): Table => parse(text) as Table;

/** In which order a table is written: a list of names for each block, with an empty line between blocks. */
export type Order = string[][];

const BARE = /^[A-Za-z0-9_-]+$/;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A text between quotation marks; JSON and TOML write it alike, but for one sign. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("\u007f", "\\u007f");

const name = (key: string): string => (BARE.test(key) ? key : quoted(key));

/** A value in one line. */
export function inline(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isTable(value)) return String(value);
  const entries = Object.entries(value).map(([key, entry]) => `${name(key)} = ${inline(entry)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

/** Lists of tables, and of lists of words, have an entry a line. */
function isLong(value: unknown): value is unknown[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isTable(one) || (Array.isArray(one) && typeof one[0] === "string"))
  );
}

function entry(key: string, value: unknown): string {
  if (!isLong(value)) return `${name(key)} = ${inline(value)}`;
  return `${name(key)} = [\n${value.map((one) => `    ${inline(one)},\n`).join("")}]`;
}

/** A table as lines: names in the given order, then all others. */
export function block(table: Table, order: Order): string {
  const known = new Set(order.flat());
  const others = Object.keys(table).filter((key) => !known.has(key));
  const parts = [...order.slice(0, -1), [...(order.at(-1) ?? []), ...others]].map((keys) =>
    keys.filter((key) => table[key] !== undefined).map((key) => entry(key, table[key])),
  );
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** What stands above the first line of a file: its comment, which is kept. */
export function headOf(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const head = lines.slice(0, Math.max(0, end));
  return head.length > 0 ? `${head.join("\n")}\n\n` : "";
}
