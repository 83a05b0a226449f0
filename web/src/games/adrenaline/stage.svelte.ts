// The position as it is shown while the news are played one after the other: figures walk, shots fly, tracks fill.

import type { Told } from "../../api/types.ts";
import { seatIndex } from "../../lib/players.ts";
import { settings } from "../../lib/settings.svelte.ts";
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

interface Batch {
  view: View;
  told: Told[];
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
/** A flash is gone after that. */
const FLASH = 900;
/** How long people like to look on; more news than that are played faster, up to HASTE times. */
const PATIENCE = 4500;
const HASTE = 4;

class Stage {
  /** What is on show; nothing while no board is. */
  view = $state.raw<View | null>(null);
  flashes = $state.raw<Flash[]>([]);
  busy = $state(false);
  /** How the game was scored at its end, if that was seen. */
  finale = $state.raw<Told[]>([]);
  /** Is that still being told? */
  scoring = $state(false);

  #queue: Batch[] = [];
  #fed: View | null = null;
  #last: Told[] | null = null;
  #run = 0;
  #count = 0;

  /** Show a new position, after what led to it. */
  feed(view: View, told: Told[]): void {
    if (view === this.#fed && told === this.#last) return;
    const fresh = told === this.#last ? [] : told;
    [this.#fed, this.#last] = [view, told];
    if (fresh.some((it) => (it.event as Event).event === "game-over")) [this.finale, this.scoring] = [fresh, settings.motion];
    if (!view.over) [this.finale, this.scoring] = [[], false];
    const still = fresh.length === 0 && !this.busy;
    if (this.view === null || still || !settings.motion || document.hidden) {
      this.#hear(fresh);
      this.#settle(view);
      return;
    }
    // Whoever acts has seen enough of what others did.
    const own = view.viewer !== null && (fresh[0]?.event as Event | undefined)?.who === view.viewer;
    if (own) this.skip();
    this.#queue.push({ view, told: fresh });
    if (!this.busy) void this.#play(++this.#run);
  }

  /** Show the last position at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.#settle(last.view);
  }

  /** No board is on show any more. */
  clear(): void {
    this.#settle(null);
    [this.#fed, this.#last] = [null, null];
    [this.finale, this.scoring] = [[], false];
  }

  #settle(view: View | null): void {
    this.#run += 1;
    this.#queue = [];
    this.busy = false;
    this.flashes = [];
    this.view = view;
  }

  // Without motion the loudest event stands for all.
  #hear(told: Told[]): void {
    const names = told.map((it) => (it.event as Event).event);
    const loud = ["game-over", "killed", "damaged", "fired"].find((name) => names.includes(name)) ?? names[0];
    if (loud !== undefined) hear(loud);
  }

  async #play(run: number): Promise<void> {
    this.busy = true;
    for (let batch = this.#queue[0]; batch; batch = this.#queue[0]) {
      for (const { event } of batch.told) {
        const happened = event as Event;
        const length = LENGTHS[happened.event] ?? 0;
        hear(happened.event);
        this.#flash(happened);
        if (this.view) this.view = after(this.view, happened);
        if (length > 0) await new Promise((done) => setTimeout(done, length / this.#haste()));
        if (run !== this.#run) return;
      }
      this.#queue.shift();
      this.view = batch.view;
    }
    this.busy = false;
  }

  #haste(): number {
    const left = this.#queue.flatMap(({ told }) => told.map(({ event }) => LENGTHS[(event as Event).event] ?? 0));
    return Math.min(HASTE, Math.max(1, left.reduce((sum, length) => sum + length, 0) / PATIENCE));
  }

  #flash(event: Event): void {
    const made = flash(event);
    if (!made) return;
    const id = ++this.#count;
    this.flashes = [...this.flashes, { id, from: null, to: null, square: null, text: "", ...made }];
    setTimeout(() => (this.flashes = this.flashes.filter((it) => it.id !== id)), FLASH);
  }
}

function flash(event: Event): Partial<Flash> & Pick<Flash, "kind"> | null {
  const { who, square } = event;
  switch (event.event) {
    case "fired":
      return who ? { kind: "fire", from: who, text: event.weapon ?? "" } : null;
    case "damaged":
      return { kind: "shot", from: event.from as Seat, to: event.to as Seat, text: `${event.amount ?? ""}` };
    case "marked":
      return { kind: "mark", from: event.from as Seat, to: event.to as Seat, text: `${event.amount ?? ""}` };
    case "killed":
      return who ? { kind: "kill", to: who } : null;
    case "spawned":
    case "bot-placed":
      return square ? { kind: "spawn", square } : null;
    case "tile-taken":
    case "weapon-taken":
      return who ? { kind: "take", from: who, text: event.weapon ?? event.tile ?? "" } : null;
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

export const stage = new Stage();
