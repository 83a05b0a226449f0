// What can be chosen by pointing at something on the table, and the small menu where several choices meet.

import type { Choice, Seat, Spot as Thing } from "../../api/types.ts";
import { choiceOf, spotsOf } from "../../lib/choices.ts";
import type { GameProps } from "../contract.ts";
import { type Foreseen, foreseen } from "./foresight.ts";
import type { Square } from "./view.ts";
import { costs } from "./way.ts";

/** Choices that belong to one spot, asked for at a place of the screen. */
export interface Menu {
  choices: Choice[];
  x: number;
  y: number;
}

/** Something on the table that can be pointed at, as one word: `square 12`, `figure p2`. */
export type Spot = `${Thing["on"]} ${string}`;

/** The things that a choice is about. */
export const spots = (choice: Choice | undefined): Spot[] => spotsOf(choice).map(({ on, id }): Spot => `${on} ${id}`);

/** The thing that is written so. */
export function thingOf(spot: Spot): Pick<Thing, "on" | "id"> {
  const [on, ...id] = spot.split(" ") as [Thing["on"], ...string[]];
  return { on, id: id.join(" ") };
}

// The choices of each spot: one target before two.
function belonging(choices: Choice[]): Partial<Record<Spot, Choice[]>> {
  const found: Partial<Record<Spot, Choice[]>> = {};
  const sorted = [...choices].sort((a, b) => spotsOf(a).length - spotsOf(b).length);
  for (const choice of sorted) for (const spot of spots(choice)) (found[spot] ??= []).push(choice);
  return found;
}

/** A few words at a place of the screen. */
export interface Words {
  x: number;
  y: number;
  lines: string[];
}

export class Choosing {
  menu = $state.raw<Menu | null>(null);
  /** What is said of the thing that is pointed at. */
  tip = $state.raw<Words | null>(null);
  #props: () => GameProps;

  constructor(props: () => GameProps) {
    this.#props = props;
  }

  /** All choices of the one who is asked. */
  all = $derived.by((): Choice[] => this.#props().question?.choices ?? []);

  #lit = $derived.by(() => belonging(this.all));
  #pointed = $derived.by((): Spot[] => {
    return spots(choiceOf(this.all, this.#props().hovered));
  });

  /** What the choice that is pointed at would bring. */
  ahead = $derived.by((): Foreseen[] => {
    return foreseen(choiceOf(this.all, this.#props().hovered));
  });

  /** What it costs to walk to each square. */
  costs = $derived.by((): Map<Square, number> => (this.all.length > 0 ? costs(this.#props().lookout?.outlook ?? null) : new Map()));

  /** The square that is pointed at and would be walked to. */
  walk = $derived.by((): Square | null => {
    const square = this.#pointed.find((spot) => spot.startsWith("square "))?.slice("square ".length) as Square | undefined;
    return square !== undefined && this.costs.has(square) ? square : null;
  });

  /** What would come of a figure that can be chosen in one way only. */
  promised(who: Seat): Foreseen[] {
    const [choice, ...more] = this.of(`figure ${who}`);
    return more.length > 0 ? [] : foreseen(choice).filter((it) => it.who === who);
  }

  /** The choices that belong to a spot. */
  of(spot: Spot): Choice[] {
    return this.#lit[spot] ?? [];
  }

  /** Would it take more than one choice: is it only offered, not asked for? */
  isAhead(spot: Spot): boolean {
    const choices = this.of(spot);
    return choices.length > 0 && choices.every(({ deed }) => deed === "ahead");
  }

  /** Does the action that is pointed at belong to the spot? */
  pointed(spot: Spot): boolean {
    return this.#pointed.includes(spot);
  }

  /** What the choices of a spot say. */
  words(spot: Spot): string {
    return this.of(spot)
      .map((choice) => choice.label)
      .join("; ");
  }

  /** The reader points at a spot, or away. */
  point(spot: Spot | null): void {
    this.#props().hover((spot && this.of(spot)[0]?.action) ?? null);
  }

  /** The reader chooses a spot: at once if that says all, with a menu if not. */
  pick(spot: Spot, element: Element): void {
    const choices = this.of(spot);
    if (choices.length === 1 && choices[0]) {
      this.take(choices[0].action);
    } else if (choices.length > 1) {
      const { left, bottom, width } = element.getBoundingClientRect();
      this.menu = { choices, x: left + width / 2, y: bottom };
    }
  }

  /** Is it the reader's turn to choose: can something that is no choice be asked about? */
  asked = $derived.by((): boolean => this.all.length > 0 && this.#props().wonder !== undefined);

  /** Is everything that is pointed at asked about? */
  wondering = $derived.by((): boolean => this.asked && this.#props().wonder?.on === true);

  /** What is the cause that something cannot be chosen. */
  blamed = $derived.by((): Spot[] => (this.#props().wonder?.blamed ?? []).map(({ on, id }): Spot => `${on} ${id}`));

  /** The reader asks for something that cannot be chosen: the server says why not. */
  wonder(spot: Spot): void {
    if (this.asked) this.#props().why(thingOf(spot));
  }

  /** Send an action. */
  take(action: string): void {
    this.menu = null;
    this.#props().hover(null);
    this.#props().act(action);
  }
}
