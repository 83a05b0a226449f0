// The worker in which the houses stand: hears the page, and answers it.
import { games } from "house:all";
import { Houses, rulesOf } from "./houses.ts";
import type { ToPage, ToWorker } from "./messages.ts";

/** How long is measured, in milliseconds, and how many decisions go by between two looks at the clock. */
const [MEASURED, AT_ONCE] = [1000, 20_000];

const post = (message: ToPage): void => self.postMessage(message);
const houses = Houses.open(`telefrag${import.meta.env.BASE_URL}`, post);

/** How many decisions of random play this browser makes in a second. */
async function measure(game: string): Promise<number> {
  const { bench } = await rulesOf(game);
  bench(AT_ONCE);
  let made = 0;
  const begun = performance.now();
  while (performance.now() - begun < MEASURED) made += bench(AT_ONCE);
  return (1000 * made) / (performance.now() - begun);
}

async function hear(message: ToWorker): Promise<void> {
  const house = await houses;
  switch (message.say) {
    case "ask":
      return post({ say: "answer", id: message.id, answer: await house.ask(message.asked) });
    case "measure":
      return post({ say: "measured", id: message.id, perSecond: await measure(message.game) });
    case "open":
      return house.openLine(message.line, message.path);
    case "tell":
      return house.tell(message.line, message.text);
    case "close":
      return house.closeLine(message.line);
  }
}

/** A house that has stumbled is lost, but not what it has stored; anything else may go better next time. */
function stumble(problem: unknown, message?: ToWorker): void {
  const why = String(problem);
  console.error(problem);
  if (problem instanceof WebAssembly.RuntimeError) post({ say: "broken", why });
  else if (message && "id" in message) post({ say: "failed", id: message.id, why });
  else if (message && "line" in message) post({ say: "closed", line: message.line, code: 1011 });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data).catch((problem: unknown) => stumble(problem, data));
self.addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => stumble(reason));

/** For tests: games to be compared with the same games elsewhere, and a house that nothing is kept of. */
Object.assign(self, {
  hashes: async (game: string, from: number, count: number) => (await rulesOf(game)).hashes(from, count),
  thought: async (game: string, from: number, count: number) => (await rulesOf(game)).thought(from, count),
  house: async (game: string) => new (await rulesOf(game)).House(`{"games":${await games()}}`, "[]", new Uint8Array(32)),
});
