// Every game that the page has something of its own for: one `title.ts` in the folder of each. Which games there are, the server says.
import { allFiles, wordOr } from "../lib/words.svelte.ts";
import type { GameTable, Lesson, Title } from "./contract.ts";

const FOUND = import.meta.glob<Title>("./**/title.ts", { eager: true, import: "default" });

export const TITLES: ReadonlyMap<string, Title> = new Map(Object.values(FOUND).map((title) => [title.id, title]));

/** The guided first games of all titles. */
export const LESSONS: readonly Lesson[] = [...TITLES.values()].flatMap(({ lessons }) => lessons ?? []);

/** The guided first game of that name: who says nothing means the first there is. */
export const lessonOf = (id: string | undefined): Lesson | undefined => (id ? LESSONS.find((lesson) => lesson.id === id) : LESSONS[0]);

/** The table of a game, in a chunk of its own. */
export async function gameTable(id: string): Promise<GameTable> {
  // Its words will be asked for next.
  void allFiles();
  const own = await TITLES.get(id)?.table?.();
  return own?.default ?? (await import("./any/index.ts")).anyTable(id);
}

/** What a game is called: by its id, where nobody has found words for it. */
export const gameName = (id: string): string => wordOr(`game-${id}`, id);

/** What a game calls something: the message `page-GAME-NAME`, or the name itself. */
export const nameIn = (game: string, name: string): string => wordOr(`page-${game}-${name}`, name);

/** A sentence about a game; nothing if there is none. */
export const aboutGame = (id: string): string => wordOr(`page-about-${id}`, "");

/** How many play it and for how long; nothing if nobody has said so. */
export const gameFacts = (id: string): string => wordOr(`page-facts-${id}`, "");
