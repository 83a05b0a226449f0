// Which events of the arena are heard, and how.

import { noise, type Noise } from "../../lib/noises.ts";

const SOUNDS: Record<string, Noise> = {
  moved: "step",
  fired: "shot",
  damaged: "hit",
  marked: "mark",
  killed: "kill",
  "tile-taken": "take",
  "weapon-taken": "take",
  "turret-taken": "take",
  reloaded: "card",
  drew: "card",
  played: "card",
  spawned: "arrive",
  "game-over": "over",
};

/** Let an event be heard, if it makes a sound and the reader wants any. */
export function hear(event: string): void {
  const name = SOUNDS[event];
  if (name) noise(name);
}
