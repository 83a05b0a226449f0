// Something that a form asks of the server: busy on the way, and what went wrong, to be said where it was asked.
import { inWords } from "../ui/notes.svelte.ts";

export class Attempt {
  busy = $state(false);
  wrong = $state("");

  /** Do it; true if it was done. */
  async at(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.wrong = "";
    try {
      await work();
      return true;
    } catch (problem) {
      this.wrong = inWords(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
