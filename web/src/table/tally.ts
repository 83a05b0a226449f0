// Who did what in a game, counted from what happened: for the end of it.
import type { News } from "../api/types.ts";

/** What a seat did. */
export interface Deeds {
  kills: number;
  damage: number;
  hits: number;
  shots: number;
  /** How often it fell. */
  deaths: number;
}

export interface Tally {
  /** By seat. */
  seats: Deeds[];
  /** What the chart shows, in words: damage, or points. */
  measure: "damage" | "points";
  /** By seat, what it had in all after each round. */
  rounds: number[][];
}

/** Counts while the news go by. */
export class Counter {
  seats: Deeds[];
  #sums: number[];
  #rounds: number[][];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({ kills: 0, damage: 0, hits: 0, shots: 0, deaths: 0 }));
    this.#sums = Array<number>(seats).fill(0);
    this.#rounds = Array.from({ length: seats }, () => [0]);
  }

  add(seat: number | null, what: keyof Deeds, n = 1): void {
    const deeds = seat === null ? undefined : this.seats[seat];
    if (deeds) deeds[what] += n;
  }

  /** More of what the chart shows. */
  score(seat: number | null, n: number): void {
    if (seat !== null && seat in this.#sums) this.#sums[seat] = (this.#sums[seat] ?? 0) + n;
  }

  /** A round, or a turn, is over. */
  mark(): void {
    this.#rounds.forEach((row, n) => row.push(this.#sums[n] ?? 0));
  }

  tally(measure: Tally["measure"]): Tally {
    this.mark();
    return { seats: this.seats, measure, rounds: this.#rounds };
  }
}

/** All events of a game, in order. */
export const eventsOf = <E>(news: News[]): E[] =>
  news.flatMap((entry) => (entry.what === "acted" && !entry.undone ? entry.told.map(({ event }) => event as E) : []));

/** The seat that did most: by kills, then by damage; nobody if nothing was done. */
export function most({ seats }: Tally): number | null {
  const worth = ({ kills, damage }: Deeds): number => kills * 1000 + damage;
  const best = seats.reduce((top, deeds, n) => (worth(deeds) > worth(seats[top] ?? deeds) ? n : top), 0);
  const found = seats[best];
  return found && worth(found) > 0 ? best : null;
}
