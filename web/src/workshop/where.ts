// Where on the map a finding of the checker is: what the place in the text says, or else what its message says.
import type { Area } from "../games/field/model.ts";
import { areaOf, type Pair } from "./things.ts";

const NUMBER = "(-?\\d+)";
const PAIR = new RegExp(`\\[\\s*${NUMBER}\\s*,\\s*${NUMBER}\\s*\\]`, "g");
const TOLD = new RegExp(`\\(${NUMBER}, ${NUMBER}\\)`);

const pair = (found: RegExpMatchArray | RegExpExecArray | null): Pair | undefined =>
  found ? [Number(found[1]), Number(found[2])] : undefined;

function side(text: string, name: "x" | "y"): number | Pair | undefined {
  const found = new RegExp(`(?:^|[{,\\s])${name}\\s*=\\s*(?:\\[\\s*${NUMBER}\\s*,\\s*${NUMBER}\\s*\\]|${NUMBER})`, "m").exec(text);
  if (!found) return undefined;
  return found[3] === undefined ? pair(found) : Number(found[3]);
}

/** The entry around a place: the table in its line, or the block of lines that it stands in. */
function around(lines: string[], line: number, column: number): string {
  const text = lines[line] ?? "";
  const from = text.lastIndexOf("{", column);
  const to = text.indexOf("}", column);
  if (from >= 0 && to >= 0) return text.slice(from, to + 1);
  let [first, last] = [line, line];
  while (first > 0 && !/^\s*(\[|$)/.test(lines[first] ?? "")) first -= 1;
  while (last < lines.length && (lines[last] ?? "").trim() !== "") last += 1;
  // Only a block of its own says where it is: the head of a file has no place.
  return /^\s*\[\[/.test(lines[first] ?? "") ? lines.slice(first, last).join("\n") : "";
}

/** The squares or the line that a finding is about; nothing if it is about the whole. */
export function placeOf(text: string, line: number, column: number, message: string): Area | null {
  const told = pair(TOLD.exec(message));
  if (told) return areaOf(told);
  const lines = text.split("\n");
  const here = lines[line - 1] ?? "";
  const entry = around(lines, line - 1, column - 1);
  const at = pair(/(?:^|[{,\s])at\s*=\s*\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]/.exec(entry));
  if (at) {
    const to = pair(/(?:^|[{,\s])to\s*=\s*\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]/.exec(entry));
    return areaOf({ at, ...(to ? { to } : {}) });
  }
  const [x, y] = [side(entry, "x"), side(entry, "y")];
  const run = x !== undefined && y !== undefined ? areaOf({ x, y }) : null;
  if (run) return run;
  // One of many pairs in a line: the one that begins there.
  const found = [...here.matchAll(PAIR)].find((one) => one.index <= column - 1 && column - 1 < one.index + one[0].length);
  return found ? areaOf(pair(found)) : null;
}
