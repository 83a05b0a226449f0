// Counts the decisions of one's own: each of them leads the view of a board again.
import { untrack } from "svelte";
import type { Question } from "../api/types.ts";

export class Decisions {
  n = $state(0);

  constructor(question: () => Question | null) {
    let counted: Question | null = null;
    $effect.pre(() => {
      const now = question();
      if (now !== counted && (now?.choices?.length ?? 0) > 0) untrack(() => (this.n += 1));
      counted = now;
    });
  }
}
