// A position that is shown while news are played one after the other: figures walk, shots fly, and then the real position is
// there. What others did since one's own turn stays on a reel: it can be held, stepped through and seen again.
import type { Told } from "../api/types.ts";
import { settings } from "./settings.svelte.ts";

/** How the news of a game are played. */
export interface Script<Shown, Beat, Flash> {
  /** How long it is looked at, in milliseconds; 0 if it takes no time. */
  length(beat: Beat): number;
  /** What the eye expects of it, until the position behind it is there. */
  after(shown: Shown, beat: Beat, goal: Shown): Shown;
  /** What is seen of it for a moment, in the position before it. */
  flash(beat: Beat, shown: Shown): Flash | null;
  /** The next question need not wait for it, if it is the own deed. */
  light(beat: Beat): boolean;
  /** Two beats that are seen as one: the steps of a walk. */
  join?(one: Beat, next: Beat): Beat | null;
  hear(beat: Beat): void;
  /** Without motion the loudest stands for all; 0 is silent. */
  loud(beat: Beat): number;
}

/** What the table learns while news are played. */
export interface Ears {
  /** So many lines of the telling are out. */
  line?(count: number): void;
  /** All of it has been played. */
  done?(): void;
}

/** How news stand to whoever looks. */
export interface Manner extends Ears {
  /** The own deed: it is told quickly, and who acts has seen enough of what others did. */
  own?: boolean;
  /** Whose turn begins with them: that of others begins a new reel, the own one ends it. */
  turn?: "mine" | "theirs" | null;
}

/** What a table knows of its stage: it lets it play, and holds it. */
export interface Teller {
  readonly busy: boolean;
  readonly paused: boolean;
  /** Is there something that could be seen again? */
  readonly kept: boolean;
  /** How far the reel is, from 0 to 1. */
  readonly far: number;
  /** What is told now, in words. */
  readonly words: string;
  feed(view: unknown, you: string | null, told: Told[], manner: Manner): void;
  hold(paused: boolean): void;
  step(way: -1 | 1): void;
  again(): void;
  skip(): void;
  clear(): void;
}

interface Entry extends Manner {
  lines: number;
  out: number;
  ended: boolean;
}

/** A beat on the reel, with the position before and after it. */
interface Frame<Shown, Beat> {
  beat: Beat | null;
  before: Shown;
  after: Shown;
  entry: Entry;
  /** So many lines of its entry are out when it has been seen. */
  lines: number;
  last: boolean;
}

/** Frames that are seen as one. */
interface Unit<Shown, Beat> {
  from: number;
  to: number;
  beat: Beat | null;
  before: Shown;
  after: Shown;
  length: number;
}

/** A flash is gone after that, in milliseconds. */
const FLASH = 900;
/** Steps of a walk come one by one: wait so long for the next of them before the first is shown. */
const GATHER = 140;
/** One knows what one does oneself: it is told so much faster. */
const OWN = 1.6;
/** More frames than that are not kept. */
const MOST = 600;

/** A stage as the table knows it: how its game reads views and news. */
export function teller<Shown, Beat extends { line: number }, Flash extends object>(
  stage: Stage<Shown, Beat, Flash>,
  game: { read(view: unknown, you: string | null): Shown; beats(told: Told[], view: unknown): Beat[]; words(beat: Beat): string },
): Teller {
  return {
    get busy() {
      return stage.busy;
    },
    get paused() {
      return stage.paused;
    },
    get kept() {
      return stage.kept;
    },
    get far() {
      return stage.far;
    },
    get words() {
      return stage.beat ? game.words(stage.beat) : "";
    },
    feed: (view, you, told, manner) => stage.play(game.read(view, you), told.length, game.beats(told, view), manner),
    hold: (paused) => stage.hold(paused),
    step: (way) => stage.step(way),
    again: () => stage.again(),
    skip: () => stage.skip(),
    clear: () => stage.clear(),
  };
}

export class Stage<Shown, Beat extends { line: number }, Flash extends object> {
  /** What is on show; nothing while no board is. */
  shown = $state.raw<Shown | null>(null);
  /** What is told now, and the position before it. */
  beat = $state.raw<Beat | null>(null);
  before = $state.raw<Shown | null>(null);
  flashes = $state.raw<(Flash & { id: number })[]>([]);
  busy = $state(false);
  /** Is it something that nobody may get ahead of? The own walk is not. */
  holds = $state(false);
  paused = $state(false);
  kept = $state(false);
  far = $state(0);
  /** How many milliseconds the beat that is told now takes at the reader's pace. */
  pace = $state(0);

  #script: Script<Shown, Beat, Flash>;
  #reel: Frame<Shown, Beat>[] = [];
  /** The next frame to be played, and the end of what is being played. */
  #at = 0;
  /** The turn of others ends here. */
  #theirs = 0;
  #unit: Unit<Shown, Beat> | null = null;
  /** What is really the case. */
  real = $state.raw<Shown | null>(null);
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(script: Script<Shown, Beat, Flash>) {
    this.#script = script;
  }

  /** Show a new position, after what led to it. */
  play(shown: Shown, lines: number, beats: Beat[], manner: Manner = {}): void {
    const before = this.real;
    const entry: Entry = { ...manner, lines, out: 0, ended: false };
    if (manner.own && this.busy) this.skip();
    if (manner.turn === "theirs" && !this.busy) this.#cut(this.#reel.length);
    this.real = shown;
    if (before !== null) this.#push(before, shown, beats, entry);
    if (manner.turn === "mine" || !manner.own) this.#theirs = this.#reel.length;
    this.kept = this.#theirs > 0;
    const still = beats.length === 0 && !this.busy;
    if (before === null || still || !settings.motion || document.hidden) {
      this.#hear(beats);
      this.#settle();
      this.#end(entry, lines);
      return;
    }
    if (this.busy && !this.#again) {
      this.holds = true;
      return;
    }
    if (this.#again) this.#rest();
    this.#at = this.#reel.findIndex((frame) => frame.entry === entry);
    const light = manner.own === true && beats.every((beat) => this.#script.light(beat));
    [this.busy, this.holds] = [true, !light];
    if (light) this.#end(entry, lines);
    if (manner.own) this.#next();
    else this.#timer = setTimeout(() => this.#next(), GATHER);
  }

  /** Hold it, or let it go on. */
  hold(paused: boolean): void {
    if (this.paused === paused) return;
    this.paused = paused;
    clearTimeout(this.#timer);
    if (paused || !this.busy) return;
    // What was held in the middle is looked at a little longer.
    if (this.#unit && this.#at < this.#unit.to) this.#timer = setTimeout(() => this.#seen(), this.pace / 2);
    else this.#next();
  }

  /** One beat on or back; it stands still there. */
  step(way: -1 | 1): void {
    if (!this.kept && !this.busy) return;
    clearTimeout(this.#timer);
    if (way > 0) this.#told();
    else {
      // Who steps back from the end sees the last of what others did.
      if (!this.busy) [this.busy, this.holds, this.#again] = [true, true, true];
      const before = this.#units().filter(({ from }) => from < (this.#unit?.from ?? Infinity));
      this.#at = before.at(-1)?.from ?? 0;
    }
    if (this.#at >= this.#until()) return this.#rest();
    this.paused = true;
    this.#next();
  }

  /** What others did, once more from the beginning. */
  again(): void {
    if (!this.kept) return;
    this.skip();
    [this.busy, this.holds, this.#again, this.paused, this.#at] = [true, true, true, false, 0];
    this.#next();
  }

  /** Show the last position at once. */
  skip(): void {
    if (!this.busy) return;
    this.#settle();
    for (const { entry } of [...this.#reel]) this.#end(entry, entry.lines);
  }

  /** No board is on show any more. */
  clear(): void {
    this.real = null;
    this.#cut(this.#reel.length);
    this.#settle();
  }

  #settle(): void {
    this.#rest();
    this.flashes = [];
    this.#at = this.#reel.length;
  }

  /** Nothing is told any more. */
  #rest(): void {
    clearTimeout(this.#timer);
    [this.busy, this.holds, this.paused, this.#again] = [false, false, false, false];
    this.#unit = null;
    [this.beat, this.before] = [null, null];
    this.far = 1;
    this.shown = this.real;
  }

  /** Forget so many frames from the beginning of the reel. */
  #cut(frames: number): void {
    this.#reel.splice(0, frames);
    this.#at = Math.max(0, this.#at - frames);
    this.#theirs = Math.max(0, this.#theirs - frames);
    this.kept = this.#theirs > 0;
  }

  #push(start: Shown, goal: Shown, beats: Beat[], entry: Entry): void {
    let before = this.#reel.at(-1)?.after ?? start;
    for (const beat of beats) {
      const after = this.#script.after(before, beat, goal);
      this.#reel.push({ beat, before, after, entry, lines: beat.line, last: false });
      before = after;
    }
    this.#reel.push({ beat: null, before, after: goal, entry, lines: entry.lines, last: true });
    if (this.#reel.length > MOST && !this.#again) this.#cut(Math.min(this.#at, this.#reel.length - MOST));
  }

  #hear(beats: Beat[]): void {
    const loudest = beats.reduce<Beat | null>(
      (best, beat) => (this.#script.loud(beat) > (best ? this.#script.loud(best) : 0) ? beat : best),
      null,
    );
    if (loudest) this.#script.hear(loudest);
  }

  #until(): number {
    return this.#again ? this.#theirs : this.#reel.length;
  }

  /** What is seen as one, from a frame on: what takes no time goes with what is before it. */
  #unitAt(from: number): Unit<Shown, Beat> | null {
    const [first, end] = [this.#reel[from], this.#until()];
    if (!first || from >= end) return null;
    let [beat, to, after] = [first.beat, from + 1, first.after];
    for (let n = to; n < end; n += 1) {
      const next = this.#reel[n] as Frame<Shown, Beat>;
      const quiet = next.beat === null || this.#script.length(next.beat) === 0;
      const joined = beat && next.beat && !quiet ? (this.#script.join?.(beat, next.beat) ?? null) : null;
      if (!quiet && !joined && beat !== null) break;
      // Nothing was to be seen so far.
      if (!quiet && !joined) beat = next.beat;
      if (joined) beat = joined;
      [to, after] = [n + 1, next.after];
    }
    return { from, to, beat, before: first.before, after, length: beat ? this.#script.length(beat) : 0 };
  }

  #units(): Unit<Shown, Beat>[] {
    const all: Unit<Shown, Beat>[] = [];
    for (let unit = this.#unitAt(0); unit; unit = this.#unitAt(unit.to)) all.push(unit);
    return all;
  }

  #next(): void {
    const unit = this.#unitAt(this.#at);
    if (!unit) return this.#rest();
    this.#unit = unit;
    if (unit.beat) this.#script.hear(unit.beat);
    const own = this.#reel[unit.from]?.entry.own && !this.#again;
    this.pace = unit.length / settings.speed / (own ? OWN : 1);
    this.before = unit.before;
    if (unit.beat) this.#flash(unit.beat, unit.before);
    this.beat = unit.length > 0 ? unit.beat : null;
    this.shown = unit.after;
    this.far = unit.to / Math.max(1, this.#until());
    if (this.pace > 0) this.#timer = setTimeout(() => this.#seen(), this.pace);
    else this.#seen();
  }

  /** What is on show has been seen. */
  #seen(): void {
    this.#told();
    if (!this.paused) this.#next();
  }

  /** The lines that belong to what has been seen are out. */
  #told(): void {
    const unit = this.#unit;
    if (!unit) return;
    this.#at = unit.to;
    for (const { entry, lines, last } of this.#reel.slice(unit.from, unit.to)) {
      if (last) this.#end(entry, entry.lines);
      else this.#out(entry, lines);
    }
  }

  #out(entry: Entry, lines: number): void {
    if (lines <= entry.out) return;
    entry.out = lines;
    entry.line?.(lines);
  }

  #end(entry: Entry, lines: number): void {
    if (entry.ended) return;
    entry.ended = true;
    this.#out(entry, lines);
    entry.done?.();
  }

  #flash(beat: Beat, shown: Shown): void {
    const made = this.#script.flash(beat, shown);
    if (!made) return;
    const id = ++this.#count;
    this.flashes = [...this.flashes, { ...made, id }];
    setTimeout(() => (this.flashes = this.flashes.filter((flash) => flash.id !== id)), FLASH);
  }
}
