// The scenario that somebody works on: its text is the truth, the drawing is read from it and written into it; with undo.
import type { Craft } from "./craft.ts";
import { read, TomlError, type Table } from "./toml.ts";

/** Where a text cannot be read at all. */
export interface Unreadable {
  line: number;
  column: number;
  message: string;
}

/** So many steps can be taken back. */
const STEPS = 200;
/** Whoever types for a while has made one step, in milliseconds. */
const CALM = 700;

export class Work {
  text = $state("");
  /** The last text that could be read, as a model. It is never changed in place. */
  model = $state.raw<Table>({});
  unreadable = $state.raw<Unreadable | null>(null);
  #steps = $state.raw<string[]>([]);
  #at = $state(0);
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly craft: Craft,
    text: string,
  ) {
    this.#steps = [text];
    this.#show(text);
  }

  get canUndo(): boolean {
    return this.#at > 0 || this.text !== this.#steps[this.#at];
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Draw: change a copy of the model and write it down. What is drawn in one go is one step, which `commit` ends. */
  draw(change: (model: Table) => void): void {
    if (this.unreadable) return;
    const model = structuredClone(this.model);
    change(model);
    this.model = model;
    this.text = this.craft.print(model, this.text);
  }

  /** Draw something in one step. */
  step(change: (model: Table) => void): void {
    this.draw(change);
    this.commit();
  }

  /** Write: the text as somebody has typed it. */
  write(text: string): void {
    // What was put in at once is a step of its own.
    if (Math.abs(text.length - this.text.length) > 1) this.commit();
    this.#show(text);
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.commit(), CALM);
  }

  /** What is there now can be come back to. */
  commit(): void {
    clearTimeout(this.#typing);
    if (this.text === this.#steps[this.#at]) return;
    const steps = [...this.#steps.slice(0, this.#at + 1), this.text].slice(-STEPS);
    [this.#steps, this.#at] = [steps, steps.length - 1];
  }

  /** Forget what was drawn since the last step. */
  revert(): void {
    this.#show(this.#steps[this.#at] ?? "");
  }

  undo(): void {
    this.commit();
    if (this.#at === 0) return;
    this.#at -= 1;
    this.revert();
  }

  redo(): void {
    this.commit();
    if (!this.canRedo) return;
    this.#at += 1;
    this.revert();
  }

  #show(text: string): void {
    this.text = text;
    try {
      this.model = read(text);
      this.unreadable = null;
    } catch (problem) {
      if (!(problem instanceof TomlError)) throw problem;
      const [message = ""] = problem.message.split("\n");
      this.unreadable = { line: problem.line, column: problem.column, message };
    }
  }
}
