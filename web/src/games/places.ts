// Places of the games: what they are called, and which ones have been won.
import { api } from "../api/client.ts";
import { turns } from "../api/turns.svelte.ts";
import type { Setup, TableCard } from "../api/types.ts";
import { owner, seatIndex } from "../lib/players.ts";
import type { Book } from "./contract.ts";
import { TITLES } from "./titles.ts";

/** Places that have been won, by game. */
type Won = Record<string, string[]>;

/** Each person has a list: another account in this browser begins with its own. */
const keyOf = (me: string) => `telefrag-won/${me}`;
/** Once a browser had one list for everybody: it is theirs who come first. */
const FORMER = "telefrag-won";

function inherit(me: string): void {
  const former = localStorage.getItem(FORMER);
  if (former === null) return;
  if (localStorage.getItem(keyOf(me)) === null) localStorage.setItem(keyOf(me), former);
  localStorage.removeItem(FORMER);
}

function kept(me: string): Won {
  try {
    inherit(me);
    return JSON.parse(localStorage.getItem(keyOf(me)) ?? "{}") as Won;
  } catch {
    return {};
  }
}

const keep = (me: string, won: Won) => localStorage.setItem(keyOf(me), JSON.stringify(won));

/** Has one of my own seats won that table? */
function isMine({ sitters, winners = [] }: TableCard, me: string): boolean {
  return winners.some((seat) => owner(sitters[seatIndex(seat)]) === me);
}

/** Places of a game that somebody has won: what the tables say that the server still knows, and what this browser remembers. */
export function wonPlaces(game: string, { key }: Book, me: string | undefined): Set<string> {
  if (!me) return new Set();
  const all = kept(me);
  const fresh = turns.mine.filter((table) => table.game === game && table.phase === "over" && isMine(table, me));
  const won = new Set([...(all[game] ?? []), ...fresh.map(({ setup }) => setup[key]).filter((place) => typeof place === "string")]);
  if (won.size > (all[game]?.length ?? 0)) keep(me, { ...all, [game]: [...won] });
  return won;
}

/**
 * The same and what was won elsewhere; where a server keeps people, it hears what it does not know yet. Without one this
 * browser's own list is all there is.
 */
export async function shareWon(game: string, book: Book, me: string): Promise<Set<string>> {
  const mine = wonPlaces(game, book, me);
  try {
    let there = new Set((await api.won()).places[game]);
    const ours = new Set(book.chapters.flatMap(({ places }) => places));
    const missing = [...mine].filter((place) => ours.has(place) && !there.has(place));
    if (missing.length > 0) there = new Set((await api.addWon(game, missing)).places[game]);
    const all = new Set([...mine, ...there]);
    if (all.size > mine.size) keep(me, { ...kept(me), [game]: [...all] });
    return all;
  } catch {
    return mine;
  }
}

/** What the place of a set-up is called; nothing if it is none of ours. */
export async function placeName(game: string, setup: Setup): Promise<string | null> {
  const book = (await TITLES.get(game)?.book?.())?.default;
  const place = book && setup[book.key];
  return typeof place === "string" && book?.chapters.some(({ places }) => places.includes(place)) ? book.name(place) : null;
}
