// Something long that the workshop does on the server: begun, asked after until it is there, and stopped.
import { api, Away } from "../api/client.ts";
import { somebody } from "../api/me.svelte.ts";
import type { WorkshopRun } from "../api/types.ts";
import { inWords } from "../ui/notes.svelte.ts";

/** It is asked after so often, in milliseconds. */
const PAUSE = 600;

const rest = () => new Promise((wake) => setTimeout(wake, PAUSE));

export class Run {
  busy = $state(false);
  done = $state(0);
  /** Nothing yet while others have their turn. */
  all = $state(0);
  wrong = $state("");
  #id = "";
  /** Whatever was begun later counts. */
  #begun = 0;

  /** What came of it; nothing if it was stopped or went wrong. */
  async go(begin: () => Promise<WorkshopRun>): Promise<WorkshopRun | null> {
    this.#begun += 1;
    const mine = this.#begun;
    [this.busy, this.done, this.all, this.wrong] = [true, 0, 0, ""];
    try {
      await somebody();
      let run = await begin();
      this.#id = run.id;
      while (run.working && mine === this.#begun) {
        await rest();
        run = await this.#ask(run);
        if (mine === this.#begun) [this.done, this.all] = [run.done, run.all];
      }
      return mine === this.#begun ? run : null;
    } catch (problem) {
      if (mine === this.#begun) this.wrong = inWords(problem);
      return null;
    } finally {
      if (mine === this.#begun) this.busy = false;
    }
  }

  /** A line that is down for a moment ends nothing. */
  async #ask(run: WorkshopRun): Promise<WorkshopRun> {
    try {
      return await api.run(run.id);
    } catch (problem) {
      if (problem instanceof Away) return run;
      throw problem;
    }
  }

  stop(): void {
    if (!this.busy) return;
    this.#begun += 1;
    this.busy = false;
    if (this.#id) void api.stopRun(this.#id).catch(() => undefined);
  }
}
