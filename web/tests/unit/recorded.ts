// Games as the games' own tests have recorded them: every action with the events that it brought.
import { readdirSync, readFileSync } from "node:fs";
import type { Told } from "../../src/api/types.ts";

/** Something that happened, whatever it says besides. */
export type Happened = { event: string } & Record<string, unknown>;

export interface Recorded {
  name: string;
  setup: Record<string, unknown>;
  /** The events of each action, in their order. */
  actions: Happened[][];
}

/** All recorded games of one kind. */
export function recorded(game: string): Recorded[] {
  const folder = new URL(`../../../crates/${game}/playthroughs/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));
  return files.sort().map((name) => {
    const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
    const setup = lines.find((line) => line.startsWith("setup "))?.slice("setup ".length) ?? "{}";
    const actions: Happened[][] = [];
    for (const line of lines) {
      if (/^(p\d|>) /.test(line)) actions.push([]);
      else if (line.startsWith("  {")) actions.at(-1)?.push(JSON.parse(line) as Happened);
    }
    return { name, setup: JSON.parse(setup) as Record<string, unknown>, actions };
  });
}

/** Events as the server tells them; each says its name. */
export const asTold = (events: Happened[]): Told[] => events.map((event) => ({ event, text: event.event, rules: [] }) as unknown as Told);
