// How far a table has been told: position, question, panels and log come with the story, never before it.
import { api } from "../api/client.ts";
import type { News, Scene, Seat, Told } from "../api/types.ts";
import type { GameTable } from "../games/contract.ts";
import { owner, seatIndex } from "../lib/players.ts";
import { seenAt, see } from "../lib/seen.ts";
import { settings } from "../lib/settings.svelte.ts";

/** More actions than that are not told to somebody who comes in. */
const TOLD_MOST = 80;

/** Lines of what happened in the game, in order. */
const toldOf = (news: News[]): Told[] => news.flatMap((entry) => (entry.what === "acted" && !entry.undone ? entry.told : []));

export class Story {
  /** The table as far as it has been told. */
  scene = $state.raw<Scene | null>(null);
  /** What just happened, for boards without a stage. */
  happened = $state.raw<Told[]>([]);
  /** The seat whose cards come next, while the screen goes from hand to hand. */
  curtain = $state.raw<Seat | null>(null);

  /** Told up to this entry, and so many lines of those behind it. */
  #number = $state(0);
  #lines = $state(0);
  #waiting: { scene: Scene; fresh: News[] }[] = [];
  #opening = false;
  /** Who has asked to see the own cards. */
  #holds: Seat | null = null;
  #id: string;
  #table: GameTable;
  #me: () => string | null;

  constructor(id: string, table: GameTable, me: () => string | null) {
    this.#id = id;
    this.#table = table;
    this.#me = me;
  }

  /** Is something still to be told, as the line knows it? */
  behind(scene: Scene | null): boolean {
    return scene !== null && scene !== this.scene;
  }

  /** Of all news those that have been told. */
  told(news: News[]): News[] {
    if ((news.at(-1)?.number ?? 0) <= this.#number) return news;
    let left = this.#lines;
    return news.flatMap((entry): News[] => {
      if (entry.number <= this.#number || entry.what !== "acted") return [entry];
      const told = entry.told.slice(0, left);
      left -= told.length;
      return told.length > 0 ? [{ ...entry, told }] : [];
    });
  }

  /** Something new over the line. `first` if that is where it begins. */
  hear(scene: Scene, fresh: News[], first: News[] | null): void {
    if (first) return void this.#open(scene, first);
    this.#waiting.push({ scene, fresh });
    if (!this.#opening) this.#go();
  }

  /** The next player holds the screen. */
  lift(): void {
    this.#holds = this.curtain;
    this.curtain = null;
    this.#go();
  }

  close(): void {
    this.#waiting = [];
    this.#table.stage?.clear();
  }

  /** Whoever comes in is told what happened since they last looked, if it is not too much. */
  async #open(scene: Scene, news: News[]): Promise<void> {
    this.#table.stage?.clear();
    this.#waiting = [];
    const since = seenAt(this.#id);
    const missed = news.filter((entry) => entry.what === "acted" && !entry.undone && entry.number > since);
    const [from] = missed;
    const whole = since > 0 || (news[0]?.number ?? 0) === 1;
    const worth = this.#table.stage && scene.you && scene.phase !== "open" && settings.motion && whole && missed.length <= TOLD_MOST;
    if (worth && from?.what === "acted" && !this.#mineAll(missed, scene)) {
      this.#opening = true;
      // A server that does not tell, or a table that is gone: then the position is shown as it is.
      const before = await api.moment(this.#id, from.before, scene.you).catch(() => null);
      this.#opening = false;
      if (before) {
        this.#number = from.number - 1;
        this.scene = { ...scene, view: before.view, question: null, undo: false };
        this.#table.stage?.feed(before.view, scene.you, [], {});
        this.#waiting.unshift({ scene, fresh: news.filter(({ number }) => number >= from.number) });
        return this.#go();
      }
    }
    this.#waiting.unshift({ scene, fresh: [] });
    this.#go();
  }

  #go(): void {
    for (let next = this.#waiting[0]; next && this.curtain === null; next = this.#waiting[0]) {
      if (this.#hides(next.scene)) {
        this.curtain = next.scene.you;
        return;
      }
      this.#waiting.shift();
      this.#tell(next.scene, next.fresh);
    }
  }

  #tell(scene: Scene, fresh: News[]): void {
    const { stage } = this.#table;
    const told = toldOf(fresh);
    const back = fresh.some(({ what }) => what === "took-back" || what === "answered-back");
    const done = () => this.#arrive(scene, told);
    if (!stage) return done();
    if (back) stage.skip();
    stage.feed(scene.view, scene.you, back ? [] : told, {
      own: fresh.some(({ what }) => what === "acted") && this.#mineAll(fresh, scene),
      turn: this.#turn(told, scene),
      line: (lines) => (this.#lines = lines),
      done,
    });
  }

  #arrive(scene: Scene, told: Told[]): void {
    this.scene = scene;
    this.happened = told;
    this.#number = scene.number;
    this.#lines = 0;
    see(this.#id, scene.number);
  }

  #mine(seat: Seat | null | undefined, scene: Scene): boolean {
    const me = this.#me();
    return !!seat && me !== null && owner(scene.sitters[seatIndex(seat)]) === me;
  }

  #mineAll(news: News[], scene: Scene): boolean {
    return news.every((entry) => entry.what !== "acted" || (!entry.bot && this.#mine(entry.seat, scene)));
  }

  /** Whose turn begins with these news. */
  #turn(told: Told[], scene: Scene): "mine" | "theirs" | null {
    const began = told.flatMap(({ event }) => {
      const part = this.#table.part?.(event, scene.view);
      return part?.is === "turn" ? [part.seat] : [];
    });
    if (began.length === 0) return null;
    return began.every((seat) => this.#mine(seat, scene)) ? "mine" : "theirs";
  }

  /** Another hand of the same person is laid open: those who look away must have time for it. */
  #hides(next: Scene): boolean {
    const [before, after] = [this.#holds ?? this.scene?.you, next.you];
    if (!before || !after || before === after || next.phase !== "running") return false;
    return !(this.#table.allies?.(next.view, before, after) ?? false);
  }
}
