// How far a table has been told: position, question, panels and log come with the story, never before it.
import { api } from "../api/client.ts";
import type { News, Scene, Seat, Told } from "../api/types.ts";
import type { GameTable } from "../games/contract.ts";
import { owner, seatIndex, seatOf } from "../lib/players.ts";
import { seenAt, see } from "../lib/seen.ts";

/** So many actions, the last ones, are told to somebody who comes in. */
const TOLD_MOST = 80;

/** Lines of what happened in the game, in order. */
const toldOf = (news: News[]): Told[] => news.flatMap((entry) => (entry.what === "acted" && !entry.undone ? entry.told : []));

export class Story {
  /** The table as far as it has been told. */
  scene = $state.raw<Scene | null>(null);
  /** What just happened, for boards without a stage. */
  happened = $state.raw<Told[]>([]);
  /** The table as the next hand will see it, while the screen goes from hand to hand; nothing else of it is there meanwhile. */
  curtain = $state.raw<Scene | null>(null);

  /** Told up to this entry, and so many lines of those behind it. */
  #number = $state(0);
  #lines = $state(0);
  #waiting: { scene: Scene; fresh: News[] }[] = [];
  #opening = false;
  /** How often somebody came in, or a curtain fell. */
  #entered = 0;
  /** Who has asked to see the own cards. */
  #holds: Seat | null = null;
  /** What the next hand may know of what happened. */
  #behind: News[] | null = null;
  /** Ends the wait for somebody who looks. */
  #unseen = new AbortController();
  #id: string;
  #table: GameTable;
  #me: () => string | null;
  #anew: () => void;

  /** `anew` forgets what the line has told so far and asks for it again: another hand may know other things. */
  constructor(id: string, table: GameTable, me: () => string | null, anew: () => void) {
    this.#id = id;
    this.#table = table;
    this.#me = me;
    this.#anew = anew;
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
    const hides = this.#hides(scene);
    if (first && hides) [this.curtain, this.#behind] = [scene, first];
    else if (first) this.#enter(scene, first);
    else if (hides && this.curtain?.you === scene.you) [this.curtain, this.#behind] = [scene, [...(this.#behind ?? []), ...fresh]];
    else if (hides || this.curtain) this.#fall(scene);
    else {
      this.#waiting.push({ scene, fresh });
      if (!this.#opening) this.#go();
    }
  }

  /** The next player holds the screen. */
  lift(): void {
    const [scene, news] = [this.curtain, this.#behind];
    this.#holds = scene?.you ?? null;
    this.curtain = null;
    if (scene && news) this.#enter(scene, news);
  }

  close(): void {
    this.#entered += 1;
    [this.#waiting, this.#opening] = [[], false];
    this.#unseen.abort();
    this.#table.stage?.clear();
  }

  /** Nothing of what one hand knows stays for the next. */
  #fall(scene: Scene): void {
    this.close();
    [this.curtain, this.scene, this.happened, this.#behind] = [scene, null, [], null];
    this.#anew();
  }

  #enter(scene: Scene, news: News[]): void {
    [this.curtain, this.#behind] = [null, null];
    void this.#open(scene, news);
  }

  /** Whoever comes in is told what happened since they last looked; the end of it, if it is much. */
  async #open(scene: Scene, news: News[]): Promise<void> {
    this.close();
    const entered = this.#entered;
    const since = seenAt(this.#eyes(scene));
    const missed = news.filter((entry) => entry.what === "acted" && !entry.undone && entry.number > since).slice(-TOLD_MOST);
    const [from] = missed;
    const whole = since > 0 || (news[0]?.number ?? 0) === 1;
    const worth = this.#table.stage && scene.you && scene.phase !== "open" && whole;
    if (worth && from?.what === "acted" && !this.#mineAll(missed, scene)) {
      this.#opening = true;
      // A server that does not tell, or a table that is gone: then the position is shown as it is.
      const before = await api.moment(this.#id, from.before, scene.you).catch(() => null);
      if (entered !== this.#entered) return;
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
    for (const { scene, fresh } of this.#waiting.splice(0)) this.#tell(scene, fresh);
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
    this.#see(this.#eyes(scene), scene.number);
  }

  /** What arrives while the page is out of sight has been seen once somebody looks at it again. */
  #see(eyes: string, number: number): void {
    this.#unseen.abort();
    this.#unseen = new AbortController();
    if (!document.hidden) see(eyes, number);
    else document.addEventListener("visibilitychange", () => see(eyes, number), { once: true, signal: this.#unseen.signal });
  }

  /** Is it a seat of whoever looks? Not, if another hand at the same screen plays against the one that looks now. */
  #mine(seat: Seat | null | undefined, scene: Scene): boolean {
    return !!seat && this.#own(seat, scene) && !this.#rivals(scene, seat);
  }

  #own(seat: Seat, scene: Scene): boolean {
    const me = this.#me();
    return me !== null && owner(scene.sitters[seatIndex(seat)]) === me;
  }

  /** Does a seat play against the one that looks? */
  #rivals({ you, view }: Scene, seat: Seat): boolean {
    return !!you && seat !== you && !(this.#table.allies?.(view, seat, you) ?? false);
  }

  /** Do hands that play against each other share this screen? */
  shares(scene: Scene): boolean {
    return scene.sitters.some((_, n) => this.#own(seatOf(n), scene) && this.#rivals(scene, seatOf(n)));
  }

  /** Who has seen how far: each hand for itself, where one must not see what the other does. */
  #eyes(scene: Scene): string {
    return this.shares(scene) ? `${this.#id} ${scene.you}` : this.#id;
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
    if (next.phase !== "running" || !this.shares(next)) return false;
    return this.#holds === null || this.#rivals(next, this.#holds);
  }
}
