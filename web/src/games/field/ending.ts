// Why a game of marines against the invader ended, in words.
import type { Told } from "../../api/types.ts";
import { say } from "../../lib/words.svelte.ts";
import type { Poster } from "../../table/poster.ts";
import type { Ending } from "../contract.ts";
import { ICONS } from "./signs.ts";

/** Why it ended: the goal is reached, too many frags, or no time left. */
export type Why = "goal" | "frags" | "time" | "other";

export function endingOf(
  side: "marines" | "invader",
  why: Why,
  more: { frags: number; of: number | null; round: number; goal: string },
): Ending {
  const { frags, of, round, goal } = more;
  return {
    title: say(`page-field-won-${side}`),
    reason: say(`page-field-why-${why}-${side}`, { frags, of: of ?? frags, round, goal }),
    points: false,
  };
}

/** The end as a great moment. */
export const won = (side: "marines" | "invader", text: string): Poster => ({
  tone: side === "marines" ? "good" : "bad",
  title: say(`page-field-won-${side}`),
  text,
  icon: side === "marines" ? ICONS.marine : ICONS.skulls,
});

/** The event that ended the game. */
export const lastOf = (finale: Told[]): { event: string; side?: string; why?: string } | undefined =>
  finale.map(({ event }) => event as { event: string }).findLast(({ event }) => event === "won");
