// Rules in words: found by their number, loaded when somebody asks for the first one of a game.
import { settled } from "../lib/words.svelte.ts";

const FILES: Record<string, string> = { ADR: "adrenaline-rules", D04: "doom2004-rules", D16: "doom2016-rules" };

const shown = $state<{ rule: string | null }>({ rule: null });

export const shownRule = (): string | null => shown.rule;

export async function showRule(rule: string): Promise<void> {
  const file = FILES[rule.slice(0, 3)];
  if (file) await settled(file);
  shown.rule = rule;
}

export function hideRule(): void {
  shown.rule = null;
}
