// The houses of this browser: one for each game, loaded when its tables are asked for, all in one worker. Whatever they
// change is stored before anybody hears of it. Tabs take turns, so that none spoils what another has done.
import { games, rules, texts, type House, type Rules } from "house:all";
import type { Answer } from "../api/transport.ts";
import { Keep, type Change } from "./keep.ts";
import type { Asked, ToPage } from "./messages.ts";
import { concerns, gameOf, langOf, lastGame, withoutHouse } from "./routes.ts";

/** So long computer players may think before whoever asks something has a turn, in milliseconds. One decision is never cut. */
const SLICE = 12;
/** Timers do not reach further, in milliseconds. */
const FAR = 2 ** 30;

/** The rules of a game, ready to be used. */
export async function rulesOf(game: string): Promise<Rules> {
  const load = rules[game];
  if (!load) throw new Error(`no rules of ${game}`);
  const found = await load();
  await found.default();
  return found;
}

/** A house with its doors. */
interface Home {
  game: string;
  house: House;
  /** Languages that it speaks. */
  spoken: Set<string>;
  /** The page's numbers of its lines. */
  lines: Map<number, number>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Houses {
  #keep: Keep;
  #name: string;
  #post: (message: ToPage) => void;
  #homes = new Map<string, Home>();
  /** Where a line of the page ends. */
  #lines = new Map<number, { home: Home; line: number }>();
  #last: Promise<unknown> = Promise.resolve();
  #others: BroadcastChannel;

  private constructor(name: string, keep: Keep, post: (message: ToPage) => void) {
    [this.#name, this.#keep, this.#post] = [name, keep, post];
    this.#others = new BroadcastChannel(name);
    this.#others.onmessage = () => void this.#queue(() => this.#turn(async () => undefined));
  }

  static async open(name: string, post: (message: ToPage) => void): Promise<Houses> {
    const houses = new Houses(name, await Keep.open(name), post);
    await houses.#keep.catchUp();
    return houses;
  }

  ask(asked: Asked): Promise<Answer> {
    return this.#queue(async () => {
      await this.#keep.catchUp().then((changes) => this.#hearOf(changes));
      const early = this.#homes.size === 0 ? withoutHouse(asked, this.#keep.all, await games()) : null;
      if (early) {
        if (early.keeps.length > 0) await this.#turn(() => this.#store(early.keeps, null));
        return early.answer;
      }
      const home = await this.#home(gameOf(asked, this.#keep.all), langOf(asked.path));
      return this.#turn(async () => {
        const { method, path, body } = asked;
        const answer = home.house.request(method, path, body, Date.now());
        const { status, body: text, name } = answer;
        answer.free();
        await this.#settle(home);
        return { status, text, name };
      });
    });
  }

  openLine(number: number, path: string): Promise<void> {
    return this.#queue(async () => {
      await this.#keep.catchUp().then((changes) => this.#hearOf(changes));
      const home = await this.#home(gameOf({ method: "GET", path, body: undefined }, this.#keep.all), langOf(path));
      await this.#turn(async () => {
        const line = home.house.lineOpen(path, Date.now());
        home.lines.set(line, number);
        this.#lines.set(number, { home, line });
        await this.#settle(home);
      });
    });
  }

  tell(number: number, text: string): Promise<void> {
    return this.#queue(async () => {
      const end = this.#lines.get(number);
      if (!end) return;
      await this.#turn(async () => {
        end.home.house.lineSay(end.line, text, Date.now());
        await this.#settle(end.home);
      });
    });
  }

  closeLine(number: number): Promise<void> {
    return this.#queue(async () => {
      const end = this.#lines.get(number);
      if (!end) return;
      this.#forget(number, end.home, end.line);
      end.home.house.lineClose(end.line);
    });
  }

  /** One thing after the other. */
  #queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Do something while no other tab does anything, knowing all that others have done. */
  async #turn<T>(work: () => Promise<T>): Promise<T> {
    const informed = async () => {
      this.#hearOf(await this.#keep.catchUp());
      return work();
    };
    // Without a secure connection browsers have no locks.
    return "locks" in navigator ? await navigator.locks.request(this.#name, informed) : await informed();
  }

  /** The house of a game, and it speaks that language; any house, if none is named. */
  async #home(wanted: string | null, lang: string): Promise<Home> {
    const known = [...this.#homes.keys()][0];
    const game = wanted !== null && wanted in rules ? wanted : (known ?? lastGame(this.#keep.all) ?? Object.keys(rules)[0] ?? "");
    const loaded = await rulesOf(game);
    const words = this.#homes.get(game)?.spoken.has(lang) ? null : await texts[`${lang}-${game}`]?.();
    if (words) loaded.speak(lang, words);
    const home = this.#homes.get(game) ?? this.#build(game, loaded, await games());
    home.spoken.add(lang);
    return home;
  }

  #build(game: string, { House }: Rules, infos: string): Home {
    const own = [...this.#keep.all].filter(([key]) => concerns(game, key, this.#keep.all));
    const house = new House(`{"games":${infos}}`, JSON.stringify(own), crypto.getRandomValues(new Uint8Array(32)));
    const home: Home = { game, house, spoken: new Set(), lines: new Map(), timer: undefined };
    this.#homes.set(game, home);
    return home;
  }

  /** After whatever a house did: first it is stored, then it is told, and computer players get their turn. */
  async #settle(home: Home): Promise<void> {
    const changes = JSON.parse(home.house.changed()) as Change[];
    if (changes.length > 0) await this.#store(changes, home);
    this.#deliver(home);
    this.#tendAt(home, 0);
  }

  async #store(changes: Change[], from: Home | null): Promise<void> {
    await this.#keep.write(changes);
    this.#hearOf(changes, from);
    this.#others.postMessage("changed");
  }

  /** The houses hear what others have stored. */
  #hearOf(changes: Change[], from: Home | null = null): void {
    if (changes.length === 0) return;
    for (const home of this.#homes.values()) {
      if (home === from) continue;
      for (const [key, value] of changes) if (concerns(home.game, key, this.#keep.all)) home.house.put(key, value ?? undefined);
      this.#deliver(home);
      this.#tendAt(home, 0);
    }
  }

  #deliver(home: Home): void {
    for (let heard = home.house.hear(); heard; heard = home.house.hear()) {
      const { line, text, code } = heard;
      heard.free();
      const number = home.lines.get(line);
      if (number === undefined) continue;
      if (text !== undefined) this.#post({ say: "told", line: number, text });
      if (code === undefined) continue;
      this.#forget(number, home, line);
      this.#post({ say: "closed", line: number, code });
    }
  }

  #forget(number: number, home: Home, line: number): void {
    home.lines.delete(line);
    this.#lines.delete(number);
  }

  #tendAt(home: Home, wait: number): void {
    clearTimeout(home.timer);
    home.timer = setTimeout(() => void this.#queue(() => this.#tend(home)), Math.min(wait, FAR));
  }

  /** Let computer players play, for a moment. */
  async #tend(home: Home): Promise<void> {
    let due: number | undefined;
    await this.#turn(async () => {
      const end = performance.now() + SLICE;
      do due = home.house.tend(Date.now());
      while (due !== undefined && due <= Date.now() && performance.now() < end);
      await this.#settle(home);
    });
    if (due === undefined) clearTimeout(home.timer);
    else this.#tendAt(home, Math.max(0, due - Date.now()));
  }
}
