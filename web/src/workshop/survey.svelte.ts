// A place that is measured: who plays it how often, what came of it, and what of that is shown on the map.
import { api } from "../api/client.ts";
import type { PlaceMeasure } from "../api/types.ts";
import { Run } from "./run.svelte.ts";

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

/** Where something happened, the most first. */
export const warmth = ({ falls, stands }: PlaceMeasure, heat: Heat): Warm[] =>
  heat === "falls"
    ? falls.map((spot) => ({ ...spotOf(spot.at), n: spot.falls }))
    : stands.map((spot) => ({ ...spotOf(spot.at), n: spot.rounds }));

export class Survey {
  readonly run = new Run();
  games = $state(200);
  level = $state("soldier");
  heat = $state<Heat>("falls");
  /** The text that was measured. */
  text = $state("");
  measure = $state.raw<PlaceMeasure | null>(null);

  constructor(readonly game: string) {}

  async begin(text: string): Promise<void> {
    const { measure } = (await this.run.go(() => api.measure(this.game, text, this.games, this.level))) ?? {};
    if (measure) [this.measure, this.text] = [measure, text];
  }

  /** What the map shows. */
  get spots(): Warm[] {
    return this.measure ? warmth(this.measure, this.heat) : [];
  }
}
