// The position as it is shown while the news are played one after the other: figures walk, shots fly, tracks fill.

import type { Told } from "../../api/types.ts";
import { seatIndex } from "../../lib/players.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { Stage } from "../../lib/stage.svelte.ts";
import { hear } from "./sounds.ts";
import { type Event, type FigureView, type Seat, type Square, type View, place } from "./view.ts";

/** Something that is seen for a moment. */
export interface Flash {
  id: number;
  kind: "shot" | "mark" | "kill" | "spawn" | "fire" | "take";
  /** Who does it, and to whom. */
  from: Seat | null;
  to: Seat | null;
  square: Square | null;
  text: string;
}

/** How long an event is looked at, in milliseconds; what is not listed takes no time. */
const LENGTHS: Record<string, number> = {
  moved: 330,
  spawned: 420,
  "bot-placed": 420,
  fired: 260,
  damaged: 460,
  marked: 300,
  killed: 800,
  "tile-taken": 260,
  "weapon-taken": 260,
  "turret-taken": 260,
  played: 300,
};
/** Events from the loudest on; others make hardly a sound. */
const LOUD = ["game-over", "killed", "damaged", "fired"];

class ArenaStage extends Stage<View, Event, Omit<Flash, "id">> {
  /** How the game was scored at its end, if that was seen. */
  finale = $state.raw<Told[]>([]);
  /** Is that still being told? */
  scoring = $state(false);

  get view(): View | null {
    return this.shown;
  }

  /** Show a new position, after what led to it. */
  feed(view: View, told: Told[]): void {
    const events = told.map(({ event }) => event as Event);
    if (told !== this.finale && events.some(({ event }) => event === "game-over")) [this.finale, this.scoring] = [told, settings.motion];
    if (!view.over) [this.finale, this.scoring] = [[], false];
    this.play(view, told, events, view.viewer !== null && events[0]?.who === view.viewer);
  }

  override clear(): void {
    super.clear();
    [this.finale, this.scoring] = [[], false];
  }
}

function flash(event: Event): Omit<Flash, "id"> | null {
  const { who, square } = event;
  const made = (kind: Flash["kind"], more: Partial<Flash>) => ({ kind, from: null, to: null, square: null, text: "", ...more });
  switch (event.event) {
    case "fired":
      return who ? made("fire", { from: who, text: event.weapon ?? "" }) : null;
    case "damaged":
      return made("shot", { from: event.from as Seat, to: event.to as Seat, text: `${event.amount ?? ""}` });
    case "marked":
      return made("mark", { from: event.from as Seat, to: event.to as Seat, text: `${event.amount ?? ""}` });
    case "killed":
      return who ? made("kill", { to: who }) : null;
    case "spawned":
    case "bot-placed":
      return square ? made("spawn", { square }) : null;
    case "tile-taken":
    case "weapon-taken":
      return who ? made("take", { from: who, text: event.weapon ?? event.tile ?? "" }) : null;
    default:
      return null;
  }
}

// What the eye expects of an event, until the position behind it is there.
function after(view: View, event: Event): View {
  const change = (who: Seat, made: (figure: FigureView) => Partial<FigureView>): View => ({
    ...view,
    figures: view.figures.map((figure, n) => (n === seatIndex(who) ? { ...figure, ...made(figure) } : figure)),
  });
  const { who, square } = event;
  switch (event.event) {
    case "moved":
      return who ? change(who, () => ({ square: event.to as Square })) : view;
    case "spawned":
      return who && square ? change(who, () => ({ square })) : view;
    case "damaged": {
      const tokens = Array<Seat>(event.amount ?? 0).fill(event.from as Seat);
      return change(event.to as Seat, (figure) => ({ damage: [...figure.damage, ...tokens].slice(0, 12) }));
    }
    case "tile-taken": {
      const at = who ? view.figures[seatIndex(who)]?.square : undefined;
      const gone = at === undefined ? -1 : place(at);
      return { ...view, floor: view.floor.map((tile, n) => (n === gone ? "none" : tile)) };
    }
    default:
      return view;
  }
}

export const stage = new ArenaStage({
  length: ({ event }) => LENGTHS[event] ?? 0,
  after,
  flash,
  hear: ({ event }) => hear(event),
  loud: ({ event }) => (LOUD.includes(event) ? 1 + LOUD.length - LOUD.indexOf(event) : 0.5),
});
