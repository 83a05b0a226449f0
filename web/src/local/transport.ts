// The way to the houses in this browser: messages to a worker, which is started anew if it stumbles.
import { games } from "../api/games.svelte.ts";
import type { Answer, Hears, Transport } from "../api/transport.ts";
import { to } from "../lib/base.ts";
import type { ToPage, ToWorker } from "./messages.ts";

/** A worker that stumbles so often, within so many milliseconds, is left alone. */
const [STUMBLES, WHILE] = [3, 60_000];
/** How lines end: for a moment, or for good. */
const [AGAIN, FOR_GOOD] = [1011, 1008];

interface Waiting {
  done(answer: Answer | number): void;
  failed(why: Error): void;
}

class Houses {
  #worker: Worker | null = null;
  #count = 0;
  #waiting = new Map<number, Waiting>();
  #lines = new Map<number, Hears>();
  #stumbled: number[] = [];

  ask(method: string, path: string, body: string | undefined): Promise<Answer> {
    return this.#send((id) => ({ say: "ask", id, asked: { method, path, body } })) as Promise<Answer>;
  }

  measure(game: string): Promise<number> {
    return this.#send((id) => ({ say: "measure", id, game })) as Promise<number>;
  }

  open(path: string, hears: Hears) {
    const line = ++this.#count;
    this.#lines.set(line, hears);
    this.#post({ say: "open", line, path });
    return {
      send: (text: string) => this.#post({ say: "tell", line, text }),
      close: () => {
        if (this.#lines.delete(line)) this.#post({ say: "close", line });
      },
    };
  }

  #send(message: (id: number) => ToWorker): Promise<Answer | number> {
    const id = ++this.#count;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#post(message(id));
    });
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "houses" });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#stumble(message);
    return worker;
  }

  #hear(message: ToPage): void {
    if (message.say === "broken") return this.#stumble(message.why);
    if (message.say === "told") return this.#lines.get(message.line)?.message(message.text);
    if (message.say === "closed") return this.#end(message.line, message.code);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.say === "failed") waiting?.failed(new Error(message.why));
    else waiting?.done(message.say === "answer" ? message.answer : message.perSecond);
  }

  #end(line: number, code: number): void {
    const hears = this.#lines.get(line);
    this.#lines.delete(line);
    hears?.closed(code);
  }

  /** Begin again from what is stored, unless that has not helped before. */
  #stumble(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    const now = Date.now();
    this.#stumbled = [...this.#stumbled.filter((at) => now - at < WHILE), now];
    const code = this.#stumbled.length < STUMBLES ? AGAIN : FOR_GOOD;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of waiting) failed(new Error(why));
    for (const line of [...this.#lines.keys()]) this.#end(line, code);
  }
}

export const houses = new Houses();

export const transport: Transport = {
  people: false,
  remote: false,
  // A house that stumbles says so itself: whoever is not reached is a server.
  ask: (method, path, sent) => houses.ask(method, path, sent?.text).catch(stumbled),
  line: (path, hears) => houses.open(path, hears),
  file: () => null,
  codex: (lang, name = "index") => to(`/codex/${lang}/${codexPage(name)}`),
  beside: () => import("./Update.svelte"),
  about: () => import("./Here.svelte"),
  table: () => import("./TableMore.svelte"),
};

function stumbled(why: unknown): Answer {
  return { status: 500, text: JSON.stringify({ error: { code: "stumbled", message: String(why) } }) };
}

/** A rule stands on the page of its game, by its number. */
function codexPage(name: string): string {
  const game = games.all?.find(({ prefix }) => name.startsWith(`${prefix}-`));
  return game ? `${game.id}.html#${name}` : `${name}.html`;
}
