// Places of the games: what they are called, and which ones have been won.
import { turns } from "../api/turns.svelte.ts";
import type { Setup, TableCard } from "../api/types.ts";
import { owner, seatIndex } from "../lib/players.ts";
import type { Book } from "./contract.ts";
import { TITLES } from "./titles.ts";

const KEY = "telefrag-won";

/** Places that have been won in this browser, by game. */
function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Has one of my own seats won that table? */
function isMine({ sitters, winners = [] }: TableCard, me: string): boolean {
  return winners.some((seat) => owner(sitters[seatIndex(seat)]) === me);
}

/** Places of a game that somebody has won: what the server still knows, and what this browser remembers. */
export function wonPlaces(game: string, { key }: Book, me: string | undefined): Set<string> {
  const all = kept();
  const fresh = turns.mine.filter((table) => table.game === game && table.phase === "over" && me && isMine(table, me));
  const won = new Set([...(all[game] ?? []), ...fresh.map(({ setup }) => setup[key]).filter((place) => typeof place === "string")]);
  if (won.size > (all[game]?.length ?? 0)) localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...won] }));
  return won;
}

/** What the place of a set-up is called; nothing if it is none of ours. */
export async function placeName(game: string, setup: Setup): Promise<string | null> {
  const book = (await TITLES.get(game)?.book?.())?.default;
  const place = book && setup[book.key];
  return typeof place === "string" && book?.chapters.some(({ places }) => places.includes(place)) ? book.name(place) : null;
}
