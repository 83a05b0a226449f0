// The games that can be played here, in the server's order: asked for once in the page's life.
import { TITLES } from "../games/titles.ts";
import { filesOf, hasWord, settled } from "../lib/words.svelte.ts";
import { api } from "./client.ts";
import type { GameInfo } from "./types.ts";

export class Games {
  /** Null until the server has answered. */
  all = $state.raw<GameInfo[] | null>(null);
  /** Their ids; until the server has answered those that the page knows, so that there is room for them. */
  ids = $derived(this.all?.map(({ id }) => id) ?? [...TITLES.keys()]);
  #asked: Promise<GameInfo[]> | null = null;

  /** All of them, with words to name them by. What failed is asked for again. */
  load(): Promise<GameInfo[]> {
    this.#asked ??= this.#ask().catch((problem: unknown) => {
      this.#asked = null;
      throw problem;
    });
    return this.#asked;
  }

  async #ask(): Promise<GameInfo[]> {
    const all = await api.games();
    const unnamed = all.filter(({ id }) => !hasWord(`game-${id}`)).map(({ id }) => filesOf(id));
    if (unnamed.length > 0) await settled(...(await Promise.all(unnamed)).flat());
    return (this.all = all);
  }

  /** What is known of a game by now. */
  of(id: string): GameInfo | undefined {
    return this.all?.find((one) => one.id === id);
  }

  /** The game whose rules have numbers like this one. */
  async ofRule(rule: string): Promise<GameInfo | undefined> {
    return (await this.load()).find(({ prefix }) => rule.startsWith(`${prefix}-`));
  }
}

export const games = new Games();
