// Every game's table by the game's id, each in a chunk of its own.
import type { GameTable } from "./contract.ts";

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  adrenaline: () => import("./adrenaline/index.ts"),
  doom2004: () => import("./field/doom2004/index.ts"),
  doom2016: () => import("./field/doom2016/index.ts"),
};

export async function gameTable(id: string): Promise<GameTable> {
  const load = TABLES[id];
  if (!load) throw new Error(`no table for ${id}`);
  return (await load()).default;
}
