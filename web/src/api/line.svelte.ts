// The live line to a table: what happens there as it happens, actions the other way; it comes back by itself.
import { transport } from "#transport";
import { changed, type Change } from "./change.ts";
import type { News, Scene, Update, Wrong } from "./types.ts";
import type { Wire } from "./transport.ts";
import { settings } from "../lib/settings.svelte.ts";

export type LineState = "connecting" | "live" | "lost" | "ended";

type Ask =
  | { do: "act"; after: number; action: string; then?: string[] }
  | { do: "undo" }
  | { do: "answer-undo"; yes: boolean }
  | { do: "say"; text: string };

interface Waiting {
  ask: Ask;
  done(wrong: Wrong | null): void;
  /** Done as this number of the log, which the table has yet to tell. */
  as?: number;
}

/** The first update of a line has the whole scene, later ones what has changed in it. */
interface Behind {
  news: News[];
  scene?: Scene;
  change?: Change;
}

interface Answer {
  id: number | null;
  number?: number;
  error?: Wrong;
}

/** Waits between tries to come back, in milliseconds; the last one stays. */
const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];
/** How often the line is listened to, when silence is asked about, and when it is the silence of a dead line, in milliseconds. */
const [BEAT, QUIET, DEAD] = [500, 800, 2400];
/** A line that is not there after that is tried anew. */
const OPENING = 6000;
/** Nothing more can be done with this line: the session has ended. */
const LOGGED_OUT = 1008;

export class Line {
  state = $state<LineState>("connecting");
  scene = $state.raw<Scene | null>(null);
  news = $state.raw<News[]>([]);

  #id: string;
  #wire: Wire | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #waiting = new Map<number, Waiting>();
  #shut = false;
  /** When something was last heard, and when an answer was last asked for. */
  #heard = 0;
  #asked = 0;
  #awake = Date.now();
  #pulse: ReturnType<typeof setInterval> | undefined;
  #told: (scene: Scene, fresh: News[], first: News[] | null) => void;

  /** `told` hears every update: the scene, what is new, and where the line begins all the news that came with it. */
  constructor(id: string, told: (scene: Scene, fresh: News[], first: News[] | null) => void = () => undefined) {
    this.#id = id;
    this.#told = told;
    this.#connect();
    if (transport.remote) {
      this.#pulse = setInterval(() => this.#listen(), BEAT);
      addEventListener("online", this.#hurry);
      addEventListener("offline", this.#cut);
    }
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#shut = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#wire?.close();
    for (const { done } of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }

  /** Begin again from nothing: another language, another person. */
  restart(): void {
    this.scene = null;
    this.news = [];
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** Something was missed: ask for all since the last news. */
  catchUp(): void {
    this.state = "connecting";
    this.#drop();
    this.#connect();
  }

  /** Send something; the answer is null when it was done. */
  send(ask: Ask): Promise<Wrong | null> {
    return new Promise((done) => {
      const id = ++this.#count;
      this.#waiting.set(id, { ask, done });
      if (this.state === "live") this.#write(id, ask);
    });
  }

  #write(id: number, ask: Ask): void {
    this.#wire?.send(JSON.stringify({ id, ...ask }));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#shut) return;
    const after = this.scene?.number ?? 0;
    const path = `/api/tables/${encodeURIComponent(this.#id)}/live?after=${after}&light=true&lang=${settings.lang}`;
    const wire = transport.line(path, {
      message: (text) => {
        if (this.#wire !== wire) return;
        this.#heard = Date.now();
        this.#hear(JSON.parse(text) as { update?: Behind; answer?: Answer });
      },
      closed: (code) => {
        if (this.#wire === wire) this.#lose(code);
      },
    });
    this.#wire = wire;
    this.#heard = this.#asked = Date.now();
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #lose(code: number): void {
    this.#wire = null;
    if (this.#shut) return;
    if (code === LOGGED_OUT) {
      this.state = "ended";
      return;
    }
    this.state = this.#tries === 0 ? "connecting" : "lost";
    const wait = BACKOFF[Math.min(this.#tries, BACKOFF.length - 1)] ?? 8000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A line that says nothing is asked whether it is alive; whoever looks elsewhere is not told. */
  #listen(): void {
    const now = Date.now();
    // Whoever was asleep has heard nothing, whatever came.
    const slept = now - this.#awake > 3 * BEAT;
    this.#awake = now;
    if (!this.#wire || slept || document.visibilityState !== "visible") {
      this.#heard = this.#asked = now;
    } else if (this.state !== "live") {
      if (now - this.#heard > OPENING) this.#cut();
    } else if (now - this.#heard > DEAD) {
      this.#cut();
    } else if (now - Math.max(this.#heard, this.#asked) >= QUIET) {
      this.#asked = now;
      this.#wire.send(JSON.stringify({ id: ++this.#count, do: "ping" }));
    }
  }

  /** There is no network, or nobody at the other end. */
  #cut = (): void => {
    if (this.#shut || this.state === "ended") return;
    this.#drop();
    this.#tries = Math.max(1, this.#tries);
    this.#lose(0);
  };

  /** The network or the reader is back: do not wait any longer. */
  #hurry = (): void => {
    if (!this.#wire && this.state !== "ended" && document.visibilityState === "visible") this.#connect();
  };

  #hear({ update, answer }: { update?: Behind; answer?: Answer }): void {
    if (update) this.#follow({ news: update.news, scene: update.scene ?? changed(this.scene, update.change) });
    if (!answer || answer.id === null) return;
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    // What was done is finished when it can be seen: until then nobody answers the old question again.
    if (!answer.error && answer.number !== undefined && answer.number > (this.scene?.number ?? 0)) {
      waiting.as = answer.number;
    } else {
      this.#waiting.delete(answer.id);
      waiting.done(answer.error ?? null);
    }
  }

  #follow({ news, scene }: Update): void {
    const before = this.scene?.number ?? 0;
    const first = this.scene === null;
    // What was taken back is told anew without it, so later entries replace earlier ones.
    const undone = news.some(({ what }) => what === "took-back" || what === "asked-back" || what === "answered-back");
    const fresh = news.filter(({ number }) => number > before);
    this.scene = scene;
    this.news = [...(undone ? struck(this.news, news) : this.news), ...fresh];
    this.#tries = 0;
    const back = this.state !== "live";
    this.state = "live";
    this.#told(scene, fresh, first ? news : null);
    for (const [id, { as, done }] of this.#waiting) {
      if (as === undefined || as > scene.number) continue;
      this.#waiting.delete(id);
      done(null);
    }
    if (back) this.#sendAgain(scene.number);
  }

  /** After a lost line: what the server may not have heard is sent again, unless the game has moved on since. */
  #sendAgain(number: number): void {
    for (const [id, { ask, done }] of this.#waiting) {
      if (ask.do === "act" && ask.after !== number) {
        this.#waiting.delete(id);
        done(null);
      } else {
        this.#write(id, ask);
      }
    }
  }
}

/** Mark what has been taken back since. */
function struck(known: News[], fresh: News[]): News[] {
  const to = Math.min(...fresh.map((news) => (news.what === "took-back" ? news.to : Infinity)));
  return known.map((news) => (news.what === "acted" && news.before >= to ? { ...news, undone: true } : news));
}
