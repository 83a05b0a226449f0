// Whose deed an event is: figures of the invader do what he wants, whoever had to answer before it happened.
import type { Seat } from "../../api/types.ts";

/** The seat that somebody on the board belongs to; none of both sides' alone. */
function seatOf(who: string, invader: Seat): Seat | null {
  if (/^p\d/.test(who)) return who;
  return /^f\d/.test(who) ? invader : null;
}

/** The seat of whoever does something, by the event that tells of it. */
export function doer(event: object, invader: Seat): { by?: Seat } {
  const { by, who } = event as { by?: unknown; who?: unknown };
  const name = by ?? who;
  const seat = typeof name === "string" ? seatOf(name, invader) : null;
  return seat ? { by: seat } : {};
}
