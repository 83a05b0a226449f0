// A walk that is being thought of: the square that is pointed at, the way that is drawn to it, and one's own way by dragging.
import type { Choice, Halt, Outlook } from "../../api/types.ts";
import { actionsTo, joined } from "../../lib/ahead.ts";
import type { Lookout } from "../../table/lookout.svelte.ts";
import type { Area, Field, Pos } from "./model.ts";
import { asChoices, landsOf, track, usual, type Land, type Way } from "./ways.ts";

interface Asked {
  field: Field;
  lookout: Lookout | undefined;
  /** Nothing is offered while a story is told. */
  quiet: boolean;
  act(action: string): void;
  /** Let the reader choose between several. */
  offer(choices: Choice[]): void;
}

export class Walking {
  #asked: () => Asked;
  /** The square that is pointed at. */
  pointed = $state<string | null>(null);
  /** Squares that were dragged through, and the way over them. */
  via = $state.raw<string[]>([]);
  #own = $state.raw<Way | null>(null);

  constructor(asked: () => Asked) {
    this.#asked = asked;
  }

  outlook = $derived.by((): Outlook | null => {
    const { lookout, quiet } = this.#asked();
    return quiet ? null : (lookout?.outlook ?? null);
  });
  lands = $derived.by(() => landsOf(this.outlook));
  #byKey = $derived.by(() => new Map(this.lands.map((land) => [land.key, land])));

  /** Where the figure stands that walks. */
  from = $derived.by((): Area | null => {
    const walker = this.outlook?.walker;
    return (this.lands.length > 0 && this.#asked().field.figures.find(({ id }) => id === walker)) || null;
  });

  /** The way that is drawn. */
  way = $derived.by((): Way | null => {
    if (this.#own) return this.#own;
    const land = this.pointed === null ? undefined : this.#byKey.get(this.pointed);
    return land?.ways[0] ?? null;
  });
  line = $derived.by((): Pos[] => (this.way && this.from ? track(this.from, this.way.stops) : []));

  at(key: string): Land | undefined {
    return this.#byKey.get(key);
  }

  point(key: string | null): void {
    this.pointed = key;
  }

  /** Go there: at once, or by one of several ways. */
  go(land: Land): void {
    const way = usual(land);
    if (way) this.#asked().act(way.action);
    else this.#asked().offer(asChoices(land));
  }

  /** A drag comes to a square; back to the one before, it takes the last one back. */
  async drag(key: string): Promise<void> {
    const at = this.via.indexOf(key);
    const via = at >= 0 ? this.via.slice(0, at + 1) : [...this.via, key];
    if (via.length === this.via.length) return;
    this.via = via;
    this.pointed = key;
    const by = this.at(key)?.ways[0]?.by;
    const found = await this.#asked().lookout?.through(by?.action ?? undefined, via);
    if (this.via !== via) return;
    const walks = found?.roads?.[0];
    const end = walks ? walks.stops.length - 1 : -1;
    const last: Halt | undefined = walks?.stops[end];
    this.#own =
      walks && last && by && last.to === key && last.ends
        ? { action: joined(actionsTo(walks, end, by.action)), by, cost: last.cost, stops: walks.stops }
        : null;
  }

  /** The drag is over: the way is walked, if there is one. */
  drop(): void {
    const way = this.#own;
    this.clear();
    if (way) this.#asked().act(way.action);
  }

  clear(): void {
    this.via = [];
    this.#own = null;
    this.pointed = null;
  }
}
