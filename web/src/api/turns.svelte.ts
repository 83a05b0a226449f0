// My tables, and those that wait for me: looked at now and then, told gently, counted on the icon.
import { api, Refused } from "./client.ts";
import { become, me } from "./me.svelte.ts";
import type { TableCard } from "./types.ts";
import { gameName } from "../games/titles.ts";
import { seatIndex } from "../lib/players.ts";
import { place } from "../lib/router.svelte.ts";
import { say } from "../lib/words.svelte.ts";
import { note } from "../ui/notes.svelte.ts";

const AGAIN = 15_000;

/** Does that table wait for me? */
export function waitsForMe({ phase, asked, sitters }: TableCard): boolean {
  const sitter = asked === null ? undefined : sitters[seatIndex(asked)];
  return phase === "running" && typeof sitter === "object" && "person" in sitter && sitter.person.id === me()?.id;
}

export const tableName = ({ options, game }: Pick<TableCard, "options" | "game">): string => options.title || gameName(game);

class Turns {
  mine = $state.raw<TableCard[]>([]);
  waiting = $derived(this.mine.filter(waitsForMe));
  /** Those that are not on show. */
  elsewhere = $derived(this.waiting.filter(({ id }) => id !== here()));
}

export const turns = new Turns();

const here = (): string | null => {
  const now = place();
  return now.at === "table" ? now.id : null;
};

/** Tables whose turn has been told. Those that waited when the page was opened are counted in the header, and that is enough. */
const TOLD = "telefrag-told";
const told = (): string[] | undefined => sessionStorage.getItem(TOLD)?.split(" ");

function tell(): void {
  const { waiting, elsewhere } = turns;
  const known = told() ?? waiting.map(({ id }) => id);
  // One at a time, so that the decision stays in sight. Home and one's own screen show them anyway.
  const fresh = elsewhere.find(({ id }) => !known.includes(id));
  if (fresh && place().at !== "home" && place().at !== "me") {
    note(say("page-turn-elsewhere", { table: tableName(fresh) }), "turn", [], { href: `/table/${fresh.id}`, text: say("page-turn-go") });
  }
  sessionStorage.setItem(TOLD, waiting.map(({ id }) => id).join(" "));
  if ("setAppBadge" in navigator) void navigator.setAppBadge(waiting.length).catch(() => undefined);
}

async function look(): Promise<void> {
  const id = me()?.id;
  if (!id) {
    turns.mine = [];
    return;
  }
  try {
    const mine = await api.tables("mine");
    if (id !== me()?.id) return;
    turns.mine = mine;
    tell();
  } catch (problem) {
    // The session was ended elsewhere; when the line is bad, the next look is soon enough.
    if (problem instanceof Refused && problem.status === 401) become(null);
  }
}

/** Look at my tables from now on, as long as the page is open. */
export function watchTurns(): () => void {
  void me()?.id;
  void look();
  const timer = setInterval(() => void look(), AGAIN);
  const back = () => document.visibilityState === "visible" && void look();
  document.addEventListener("visibilitychange", back);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", back);
  };
}

/** Whoever comes to another screen sees how it is now. */
let last = place().at + here();
export function lookOnArrival(): void {
  const now = place().at + here();
  if (now !== last) void look();
  last = now;
}
