// "Play now": a sensible table for one person against computer players, begun at once.
import { api } from "../api/client.ts";
import { games } from "../api/games.svelte.ts";
import { somebody } from "../api/me.svelte.ts";
import type { GameInfo, NewSeat, Setup } from "../api/types.ts";
import type { Quick } from "../games/contract.ts";
import { TITLES } from "../games/titles.ts";
import { company } from "./opponents.ts";
import { go } from "./router.svelte.ts";

/** The level of computer players that a newcomer meets. */
export const USUAL_LEVEL = "soldier";

/** The usual level, or the strongest where there is no such level. */
export const usualLevel = (levels: string[]): string => (levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? USUAL_LEVEL));

/** A game that says nothing about it: as usual, against the strongest there are. */
const anyQuick = ({ setup, seats, levels }: GameInfo): Quick & { level: string } => ({
  setup: setup as Setup,
  seats,
  mine: 1,
  level: levels.at(-1) ?? USUAL_LEVEL,
});

export async function playNow(game: string): Promise<void> {
  const own = TITLES.get(game)?.quick;
  const info = own ? undefined : (await games.load()).find(({ id }) => id === game);
  const quick = own ? { ...own, level: USUAL_LEVEL } : info && anyQuick(info);
  if (!quick) return go(`/new?game=${game}`);
  await somebody();
  const others = company(quick.level, quick.seats - quick.mine);
  const seats = Array.from({ length: quick.seats }, (_, n): NewSeat => {
    const bot = others[n - quick.mine];
    return bot === undefined ? "me" : { bot };
  });
  const table = await api.open({ game, setup: quick.setup, seats, begin: true });
  go(`/table/${table.id}`);
}
