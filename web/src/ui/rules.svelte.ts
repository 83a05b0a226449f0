// Rules in words: found by their number, with the chapter that they stand in; loaded when somebody asks for the first one of a game.
import { games } from "../api/games.svelte.ts";
import { chapterOf } from "../lib/chapters.ts";
import { settled, written } from "../lib/words.svelte.ts";
import { told } from "./notes.svelte.ts";

const shown = $state<{ rule: string | null; chapter: string }>({ rule: null, chapter: "" });

export const shownRule = (): string | null => shown.rule;
/** What the window about it is called. */
export const ruleTitle = (): string => [shown.chapter, shown.rule].filter(Boolean).join(" · ");

export async function showRule(rule: string): Promise<void> {
  const game = await told(games.ofRule(rule));
  if (game) await settled(`${game.id}-rules`);
  shown.chapter = game ? chapterOf(await written(`${game.id}-rules`), rule) : "";
  shown.rule = rule;
}

export function hideRule(): void {
  shown.rule = null;
}
