// How even a place is: how often the marines win where computers play both sides, and with which choice it is closest to even.
import { say } from "../../lib/words.svelte.ts";

/** In per cent by number of marines; by place, then by choice. */
export type Wins = Record<string, Record<string, number[]>>;

/** Between these a game is fair. */
const EVEN = [40, 60] as const;

const off = (share: number | undefined): number => (share === undefined ? 100 : Math.abs(share - 50));

/** How often so many marines win a place with one choice, and which choice is fairer, if that is none. */
export function balance(wins: Wins, place: string, choice: string, marines: number, name: (choice: string) => string): string[] {
  const shares = Object.entries(wins[place] ?? {}).map(([other, row]) => [other, row[marines - 1]] as const);
  const share = shares.find(([other]) => other === choice)?.[1];
  if (share === undefined) return [];
  const told = say("page-place-wins", { n: share });
  if (share >= EVEN[0] && share <= EVEN[1]) return [told];
  const [fairest] = [...shares].sort(([, one], [, two]) => off(one) - off(two));
  return fairest && fairest[0] !== choice ? [told, say("page-place-fairest", { choice: name(fairest[0]) })] : [told];
}

/** How many rounds a game takes there, by number of marines. */
export type Rounds = Record<string, number[]>;

export function usualLength(rounds: Rounds, place: string, marines: number): string[] {
  const n = rounds[place]?.[marines - 1];
  return n === undefined ? [] : [say("page-place-length", { n })];
}

/** How hard a place is for the marines, by how often they win. */
export const hardness = (share: number): "easy" | "fair" | "hard" => (share > EVEN[1] ? "easy" : share < EVEN[0] ? "hard" : "fair");
