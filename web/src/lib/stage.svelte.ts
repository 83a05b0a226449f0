// A position that is shown while news are played one after the other: figures walk, shots fly, and then the real position is there.
import type { Told } from "../api/types.ts";
import { settings } from "./settings.svelte.ts";

/** How the news of a game are played. */
export interface Script<Shown, Beat, Flash> {
  /** How long it is looked at, in milliseconds; 0 if it takes no time. */
  length(beat: Beat): number;
  /** What the eye expects of it, until the position behind it is there. */
  after(shown: Shown, beat: Beat): Shown;
  /** What is seen of it for a moment, in the position before it. */
  flash(beat: Beat, shown: Shown): Flash | null;
  hear(beat: Beat): void;
  /** Without motion the loudest stands for all; 0 is silent. */
  loud(beat: Beat): number;
}

interface Batch<Shown, Beat> {
  shown: Shown;
  beats: Beat[];
}

/** A flash is gone after that, in milliseconds. */
const FLASH = 900;
/** How long people like to look on, in milliseconds; more news than that are played faster, up to HASTE times. */
const PATIENCE = 4500;
const HASTE = 6;
/** More positions than that do not wait: the oldest are left out. */
const WAITING = 40;

export class Stage<Shown, Beat, Flash extends object> {
  /** What is on show; nothing while no board is. */
  shown = $state.raw<Shown | null>(null);
  /** What is told now. */
  beat = $state.raw<Beat | null>(null);
  flashes = $state.raw<(Flash & { id: number })[]>([]);
  busy = $state(false);

  #script: Script<Shown, Beat, Flash>;
  #queue: Batch<Shown, Beat>[] = [];
  #fed: Shown | null = null;
  #last: Told[] | null = null;
  #run = 0;
  #count = 0;

  constructor(script: Script<Shown, Beat, Flash>) {
    this.#script = script;
  }

  /** Show a new position, after what led to it. Whoever acted has seen enough of what others did. */
  play(shown: Shown, told: Told[], news: Beat[], own: boolean): void {
    if (shown === this.#fed && told === this.#last) return;
    const beats = told === this.#last ? [] : news;
    [this.#fed, this.#last] = [shown, told];
    const still = beats.length === 0 && !this.busy;
    if (this.shown === null || still || !settings.motion || document.hidden) {
      this.#hear(beats);
      this.#settle(shown);
      return;
    }
    if (own) this.skip();
    this.#queue.push({ shown, beats });
    if (!this.busy) void this.#perform(++this.#run);
  }

  /** Show the last position at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.#settle(last.shown);
  }

  /** No board is on show any more. */
  clear(): void {
    this.#settle(null);
    [this.#fed, this.#last] = [null, null];
  }

  #settle(shown: Shown | null): void {
    this.#run += 1;
    this.#queue = [];
    this.busy = false;
    this.flashes = [];
    this.beat = null;
    this.shown = shown;
  }

  #hear(beats: Beat[]): void {
    const loudest = beats.reduce<Beat | null>(
      (best, beat) => (this.#script.loud(beat) > (best ? this.#script.loud(best) : 0) ? beat : best),
      null,
    );
    if (loudest) this.#script.hear(loudest);
  }

  async #perform(run: number): Promise<void> {
    this.busy = true;
    for (let batch = this.#queue[0]; batch; batch = this.#queue[0]) {
      for (const beat of batch.beats) {
        const length = this.#script.length(beat);
        this.#script.hear(beat);
        this.#flash(beat);
        if (length > 0) this.beat = beat;
        if (this.shown) this.shown = this.#script.after(this.shown, beat);
        if (length > 0) await new Promise((done) => setTimeout(done, length / this.#haste()));
        if (run !== this.#run) return;
      }
      const done = this.#queue.splice(0, Math.max(1, this.#queue.length - WAITING));
      this.shown = done.at(-1)?.shown ?? batch.shown;
    }
    this.busy = false;
    this.beat = null;
  }

  #haste(): number {
    let left = 0;
    for (const { beats } of this.#queue) for (const beat of beats) left += this.#script.length(beat);
    return Math.min(HASTE, Math.max(1, left / PATIENCE));
  }

  #flash(beat: Beat): void {
    const made = this.shown && this.#script.flash(beat, this.shown);
    if (!made) return;
    const id = ++this.#count;
    this.flashes = [...this.flashes, { ...made, id }];
    setTimeout(() => (this.flashes = this.flashes.filter((flash) => flash.id !== id)), FLASH);
  }
}
