// Looking back at a finished game: the server is asked until it has done so.
import { api, Away, Refused } from "../api/client.ts";
import type { Review } from "../api/types.ts";
import { say, tenths } from "../lib/words.svelte.ts";

/** Between two questions, in milliseconds. */
const PAUSE = 1000;

export class Looking {
  review = $state.raw<Review | null>(null);
  /** It is under way. */
  busy = $state(false);
  /** How much of the game has been looked at, in per cent; nothing while others are first. */
  percent = $state<number | null>(null);
  /** Why nothing will come of it. */
  wrong = $state("");
  #turn = 0;

  /** Ask about a game, in the language of the settings; only the last one that was asked about is shown. */
  async ask(id: string): Promise<void> {
    const turn = ++this.#turn;
    this.wrong = "";
    try {
      for (;;) {
        const { working, done, all, review } = await api.analysis(id);
        if (turn !== this.#turn) return;
        this.review = review ?? null;
        this.percent = all > 0 ? Math.floor((100 * done) / all) : null;
        this.busy = working;
        if (!working) return;
        await new Promise((rest) => setTimeout(rest, PAUSE));
        if (turn !== this.#turn) return;
      }
    } catch (problem) {
      if (turn !== this.#turn) return;
      this.busy = false;
      if (problem instanceof Refused) this.wrong = problem.message;
      else if (!(problem instanceof Away)) throw problem;
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#turn += 1;
    this.busy = false;
  }
}

const signed = (points: number): string => `${points < 0 ? "−" : "+"}${tenths(Math.abs(points))}`;

/** How it stands, as people read it. */
export const standing = (measure: Review["measure"], worth: number): string =>
  measure === "chance" ? `${Math.round(100 * worth)} %` : signed(worth);

/** What something cost, as people read it. */
export const cost = (measure: Review["measure"], n: number): string =>
  measure === "chance" ? say("page-review-cost-chance", { n: Math.round(100 * n) }) : say("page-review-cost-ahead", { n: tenths(n) });
