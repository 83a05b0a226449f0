// Seats as people see them: a colour and a shape each, and who sits there.
import type { Seat, Sitter } from "../api/types.ts";
import { opponent, opponentName, rank } from "./opponents.ts";
import { say } from "./words.svelte.ts";

/** Number of a seat from 0. */
export const seatIndex = (seat: Seat): number => Number(seat.slice(1)) - 1;
export const seatOf = (index: number): Seat => `p${index + 1}`;

/** CSS colour of a seat. */
export const seatColour = (index: number): string => `var(--p${(index % 5) + 1})`;

/** Outline of the shape of a seat, in a box from -10 to 10: ● ▲ ■ ◆ ✚. */
const SHAPES = [
  "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  "M0-9L9 7H-9z",
  "M-7.5-7.5h15v15h-15z",
  "M0-9.5L9.5 0L0 9.5L-9.5 0z",
  "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z",
] as const;

export const seatShape = (index: number): string => SHAPES[index % SHAPES.length] ?? SHAPES[0];

/** The id of the person whose seat it is, whoever plays on it now. */
export function owner(sitter: Sitter | undefined): string | null {
  if (!sitter || sitter === "open") return null;
  return "person" in sitter ? sitter.person.id : (sitter.bot.keeps?.id ?? null);
}

/** Does a computer player sit there now? */
export const isBot = (sitter: Sitter | undefined): boolean => typeof sitter === "object" && "bot" in sitter;

/** Who sits there, in words. */
export function sitterName(sitter: Sitter | undefined): string {
  if (!sitter || sitter === "open") return say("page-seat-open");
  if ("person" in sitter) return sitter.person.name;
  const { level, keeps } = sitter.bot;
  if (keeps) return say("page-bot-for", { name: keeps.name });
  const who = opponent(level);
  return say("page-bot", { name: opponentName(who), level: rank(who) });
}
