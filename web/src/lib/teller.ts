// A stage as the table knows it: what it is fed, what it tells back, and how it is held.
import type { Told } from "../api/types.ts";
import type { Stage } from "./stage.svelte.ts";

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
