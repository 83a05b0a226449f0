// How a game of Adrenaline ended, in words. Who won, the rules say: of equals in points it is whoever has more from the track.
import { say } from "../../lib/words.svelte.ts";
import type { Ending } from "../contract.ts";
import type { Seat, View } from "./view.ts";
import { seatName } from "./telling.ts";

/** Who won with how many points, and what decided it. */
export function endingOf(view: View, winners: readonly Seat[]): Ending {
  const points = view.figures.slice(0, view.setup.players).map((figure) => figure.points ?? 0);
  const [best = 0, next = 0] = [...points].sort((a, b) => b - a);
  const who = winners.map((seat) => seatName(view, seat)).join(", ");
  return {
    title: winners.length === 1 ? say("page-adrenaline-ended", { who, n: best }) : say("page-adrenaline-won", { who, n: winners.length }),
    reason: say(view.setup.ending === "frenzy" ? "page-adrenaline-why-frenzy" : "page-adrenaline-why-skulls", { n: best - next }),
    points: true,
  };
}
