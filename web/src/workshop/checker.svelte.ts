// The checker speaks while one draws: what it has found in which text, and whether that can be played.
import { api, Refused } from "../api/client.ts";
import type { ScenarioFinding } from "../api/types.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Mark } from "./craft.ts";
import { placeOf } from "./where.ts";

/** It looks when the hand rests so long, in milliseconds. */
const CHECKED_AFTER = 500;
/** Who asks too often asks again later. */
const PATIENCE = 2500;

export class Checker {
  text = $state("");
  findings = $state.raw<ScenarioFinding[]>([]);
  progress = $state<"looks" | "away" | "done">("looks");
  /** The finding that somebody looks at. */
  pointed = $state<number | null>(null);
  #playable = $state(false);
  #again = $state(0);

  /** `now` is the text as it is; it is looked through whenever that changes. */
  constructor(
    readonly game: string,
    readonly now: () => string,
  ) {
    $effect(() => {
      const text = now();
      // It speaks the reader's language.
      void [this.#again, settings.lang];
      const timer = setTimeout(() => void this.#look(text), CHECKED_AFTER);
      return () => clearTimeout(timer);
    });
  }

  /** Can the text as it is now be played? */
  get playable(): boolean {
    return this.#playable && this.text === this.now();
  }

  /** What was found, where it is on the map. */
  get marks(): Mark[] {
    return this.findings.flatMap(({ line, column, message, grave }, n): Mark[] => {
      const area = placeOf(this.text, line, column, message);
      return area ? [{ area, grave, lit: n === this.pointed }] : [];
    });
  }

  async #look(text: string): Promise<void> {
    try {
      const { findings, playable } = await api.checkScenario(this.game, text);
      if (text !== this.now()) return;
      [this.text, this.findings, this.#playable, this.progress] = [text, findings, playable, "done"];
    } catch (problem) {
      const tired = problem instanceof Refused && problem.wrong.code === "too-often";
      if (!tired) this.progress = "away";
      setTimeout(() => (this.#again += 1), PATIENCE);
    }
  }
}
