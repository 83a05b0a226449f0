// "Why not?": whoever points at something that cannot be chosen hears the reasons, and sees on the board what is the cause.
import { api } from "../api/client.ts";
import type { Answered, Reason, Spot } from "../api/types.ts";
import { told } from "../ui/notes.svelte.ts";

export class Wonder {
  /** What the rules said last. */
  answer = $state.raw<Answered | null>(null);
  /** What was asked about. */
  asked = $state.raw<Spot | null>(null);
  /** Everything that is pointed at is asked about, and nothing is chosen. */
  on = $state(false);
  #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  /** What is the cause, as far as one can see it. */
  blamed = $derived.by((): Spot[] => {
    const reasons = this.answer?.reasons ?? [];
    return reasons.flatMap(({ causes = [] }) => causes.flatMap(({ on }) => (on ? [on] : [])));
  });

  async ask(spot: Spot): Promise<void> {
    this.asked = spot;
    this.answer = (await told(api.check(this.#id, spot))) ?? null;
  }

  /** Something that is not on the board cannot be done. */
  tell(reason: Reason): void {
    this.asked = null;
    this.answer = { legal: false, reasons: [reason] };
  }

  close(): void {
    this.asked = null;
    this.answer = null;
  }

  toggle(): void {
    this.on = !this.on;
    if (!this.on) this.close();
  }
}
