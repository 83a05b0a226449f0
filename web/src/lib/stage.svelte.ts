// A position that is shown while news are played one after the other: figures walk, shots fly, and then the real position is
// there. What others did since one's own turn stays on a reel: it can be held, stepped through and seen again. Without motion
// the real position is there at once, great moments are noted, and the reel is gone through step by step.
// What happens while the page is out of sight is told when it is looked at again.
import { settings } from "./settings.svelte.ts";
import type { Manner } from "./teller.ts";

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
  /** A great moment is noted where it cannot be played. */
  great(beat: Beat): boolean;
  hear(beat: Beat): void;
  /** Without motion the loudest stands for all; 0 is silent. */
  loud(beat: Beat): number;
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
/** Great moments that are noted stand so much longer than they are played, in milliseconds; so many at once. */
const [NOTED, NOTES] = [4000, 3];
/** More frames than that are not kept. */
const MOST = 600;

export class Stage<Shown, Beat extends { line: number }, Flash extends object> {
  /** What is on show; nothing while no board is. */
  shown = $state.raw<Shown | null>(null);
  /** What is told now, and the position before it. */
  beat = $state.raw<Beat | null>(null);
  before = $state.raw<Shown | null>(null);
  flashes = $state.raw<(Flash & { id: number })[]>([]);
  /** Great moments that happened without motion: they stand for a while. */
  noted = $state.raw<Beat[]>([]);
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
  /** Where that begins on the reel which was skipped because nobody looked. */
  #missed: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noting: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(script: Script<Shown, Beat, Flash>) {
    this.#script = script;
  }

  /** Show a new position, after what led to it. */
  play(shown: Shown, lines: number, beats: Beat[], manner: Manner = {}): void {
    const before = this.real;
    const entry: Entry = { ...manner, lines, out: 0, ended: false };
    const unseen = !settings.motion || document.hidden;
    const cut = this.busy && !this.#again ? (this.#unit?.from ?? this.#at) : null;
    if (manner.own || unseen) this.skip();
    if (manner.own) this.#missed = null;
    else if (document.hidden) this.#missed ??= cut;
    if (manner.turn === "theirs" && !this.busy && this.#missed === null) this.#cut(this.#reel.length);
    if (document.hidden && !manner.own && before !== null && beats.length > 0) this.#miss();
    this.real = shown;
    if (before !== null) this.#push(before, shown, beats, entry);
    if (manner.turn === "mine" || !manner.own) this.#theirs = this.#reel.length;
    this.kept = this.#theirs > 0;
    const still = beats.length === 0 && !this.busy;
    if (before === null || still || unseen) {
      this.#hear(beats);
      this.#settle();
      this.#end(entry, lines);
      if (before !== null && !settings.motion) this.#note(beats, manner.own === true);
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

  /** Nobody looks: it is told when somebody does, from here on at the latest. */
  #miss(): void {
    this.#missed ??= this.#reel.length;
    document.addEventListener("visibilitychange", this.#back);
  }

  /** The page is looked at again: what was missed is told from its beginning; more of it may come meanwhile. */
  #back = (): void => {
    if (document.hidden) return;
    document.removeEventListener("visibilitychange", this.#back);
    const from = this.#missed;
    this.#missed = null;
    if (from === null || !this.kept || this.busy || !settings.motion) return;
    [this.busy, this.holds, this.#at] = [true, true, from];
    this.#next();
  };

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

  /** That has been seen: on with the next, held only if it was. */
  pass(): void {
    clearTimeout(this.#timer);
    this.#told();
    this.#next();
  }

  /** What others did, once more from the beginning. */
  again(): void {
    if (!this.kept) return;
    this.skip();
    // Where nothing moves, the reader goes from step to step.
    [this.busy, this.holds, this.#again, this.paused, this.#at] = [true, true, true, !settings.motion, 0];
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
    this.noted = [];
    this.#missed = null;
    document.removeEventListener("visibilitychange", this.#back);
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
    if (!settings.motion) this.flashes = [];
  }

  /** Forget so many frames from the beginning of the reel. */
  #cut(frames: number): void {
    this.#reel.splice(0, frames);
    this.#at = Math.max(0, this.#at - frames);
    this.#theirs = Math.max(0, this.#theirs - frames);
    if (this.#missed !== null) this.#missed = Math.max(0, this.#missed - frames);
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
    if (this.pace > 0 && !this.#stands()) this.#timer = setTimeout(() => this.#seen(), this.pace);
    else if (this.pace === 0) this.#seen();
  }

  /** Held from the first on: nothing goes on by itself. */
  #stands(): boolean {
    return this.paused && !settings.motion;
  }

  /** Great moments of these news, for as long as it takes to read them; the own deed clears the place. */
  #note(beats: Beat[], own: boolean): void {
    const great = beats.filter((beat) => this.#script.great(beat));
    if (great.length === 0 && !own) return;
    clearTimeout(this.#noting);
    this.noted = [...(own ? [] : this.noted), ...great].slice(-NOTES);
    const long = this.noted.reduce((sum, beat) => sum + this.#script.length(beat), 0);
    if (long > 0) this.#noting = setTimeout(() => (this.noted = []), NOTED + long);
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
    const id = ++this.#count;
    // What does not move stands until the next step.
    if (!settings.motion) this.flashes = made ? [{ ...made, id }] : [];
    if (!made || !settings.motion) return;
    this.flashes = [...this.flashes, { ...made, id }];
    setTimeout(() => (this.flashes = this.flashes.filter((flash) => flash.id !== id)), FLASH);
  }
}
