// "Why not?", for whoever cannot be aimed at: from where to where the look goes.
import type { Answered, Spot } from "../../api/types.ts";
import { centre, type Field, type Pos } from "./model.ts";
import { place } from "./spots.ts";

/** What the rules say of a target: out of sight, out of range, not to be attacked. */
const ON_TARGET = /-target-/;

/** From the middle of whoever acts to the middle of what was asked about, wherever the cause may lie; nothing where nobody aims. */
export function sightline(field: Field, { asked, answer }: { asked: Spot | null; answer: Answered | null }): [Pos, Pos] | null {
  if (!asked || !(answer?.reasons ?? []).some(({ code }) => ON_TARGET.test(code))) return null;
  const from = field.figures.find(({ active }) => active);
  const to = place(field, asked)?.area;
  if (!from || !to) return null;
  const line: [Pos, Pos] = [centre(from), centre(to)];
  return line[0].x === line[1].x && line[0].y === line[1].y ? null : line;
}
