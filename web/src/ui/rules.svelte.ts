// Rules in words: found by their number, loaded when somebody asks for the first one of a game.
import { games } from "../api/games.svelte.ts";
import { settled } from "../lib/words.svelte.ts";
import { told } from "./notes.svelte.ts";

const shown = $state<{ rule: string | null }>({ rule: null });

export const shownRule = (): string | null => shown.rule;

export async function showRule(rule: string): Promise<void> {
  const game = await told(games.ofRule(rule));
  if (game) await settled(`${game.id}-rules`);
  shown.rule = rule;
}

export function hideRule(): void {
  shown.rule = null;
}
