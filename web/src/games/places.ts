// What comes after a place has been played: the same again, or the next one. And which ones have been won.
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

/** The address of a new table of a game with these options. */
export const newTableOf = (game: string, setup: Setup): string =>
  `/new?${new URLSearchParams({ game, ...(setup as Record<string, string>) }).toString()}`;

/**
 * Where to go after a game, for the end screen: the next place of the campaign with its name, or nothing if there is none.
 * `view` is the last view of the game; `won` says whether the marines have won.
 */
export async function nextPlace(game: string, view: unknown, won: boolean): Promise<{ href: string; name: string } | null> {
  const book = (await TITLES.get(game)?.book?.())?.default;
  if (!book) return null;
  const here = (view as Record<string, unknown>)[book.key];
  const all = book.chapters.flatMap(({ places }) => places);
  const next = all[all.indexOf(here as string) + 1];
  if (typeof here !== "string" || !all.includes(here) || !next) return null;
  const chapter = book.chapters.find(({ places }) => places.includes(next));
  const carried = chapter?.places.includes(here) ? book.carries?.(won) : {};
  return { href: newTableOf(game, { [book.key]: next, ...carried }), name: book.name(next) };
}
