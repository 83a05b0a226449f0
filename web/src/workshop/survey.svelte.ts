// A place that is measured: who plays it how often, what came of it, and what of that is shown on the map.
import { api } from "../api/client.ts";
import type { PlaceMeasure } from "../api/types.ts";
import type { Craft } from "./craft.ts";
import { Run } from "./run.svelte.ts";
import type { Pair } from "./things.ts";
import { read } from "./toml.ts";

/** What a map can show. */
export const HEATS = ["falls", "stands"] as const;
export type Heat = (typeof HEATS)[number];

/** How often something happened on a square. */
export interface Warm {
  x: number;
  y: number;
  n: number;
}

/** A place as the server writes it: `3,4`. */
export function spotOf(at: string): { x: number; y: number } {
  const [x = 0, y = 0] = at.split(",").map(Number);
  return { x, y };
}

/** Where something happened, the most first; `corner` is where the first square of the place lies in its file. */
export function warmth({ falls, stands }: PlaceMeasure, heat: Heat, [dx, dy]: Pair = [0, 0]): Warm[] {
  const counted: [string, number][] =
    heat === "falls" ? falls.map((spot) => [spot.at, spot.falls]) : stands.map((spot) => [spot.at, spot.rounds]);
  return counted.map(([at, n]) => {
    const { x, y } = spotOf(at);
    return { x: x + dx, y: y + dy, n };
  });
}

export class Survey {
  readonly run = new Run();
  games = $state(200);
  level = $state("soldier");
  heat = $state<Heat>("falls");
  /** The text that was measured. */
  text = $state("");
  measure = $state.raw<PlaceMeasure | null>(null);
  /** Where the first square of what was measured lies in its file. */
  corner = $state.raw<Pair>([0, 0]);

  constructor(readonly game: string) {}

  async begin(craft: Craft, text: string): Promise<void> {
    const { measure } = (await this.run.go(() => api.measure(this.game, text, this.games, this.level))) ?? {};
    if (!measure) return;
    [this.measure, this.text, this.corner] = [measure, text, craft.corner?.(read(text)) ?? [0, 0]];
  }

  /** What the map shows. */
  get spots(): Warm[] {
    return this.measure ? warmth(this.measure, this.heat, this.corner) : [];
  }
}
