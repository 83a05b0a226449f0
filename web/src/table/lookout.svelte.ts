// Looking ahead at a table: where one could go from the open question, and what a figure sees and threatens.
import { api } from "../api/client.ts";
import type { Outlook, Sight } from "../api/types.ts";

export class Lookout {
  /** What is ahead of the open question; null while nobody knows, and for whoever is not asked. */
  outlook = $state.raw<Outlook | null>(null);
  /** Is somebody looking through the eyes of figures? */
  looking = $state(false);
  /** Whose eyes these are, and what they see. */
  figure = $state<string | null>(null);
  sight = $state.raw<Sight | null>(null);

  #id: string;
  #number = -1;
  /** The entry whose question was asked about; none while it is somebody else's. */
  #asked = -1;

  constructor(id: string) {
    this.#id = id;
  }

  /** The question of this entry is open, or somebody else's. */
  async ask(number: number, mine: boolean): Promise<void> {
    const asked = mine ? number : -1;
    if (this.#number === number && this.#asked === asked) return;
    [this.#number, this.#asked] = [number, asked];
    this.outlook = null;
    if (this.looking && this.figure) void this.see(this.figure);
    if (!mine) return;
    const found = await api.journeys(this.#id).catch(() => null);
    if (this.#number === number) this.outlook = found;
  }

  /** The way over these squares, as far as it leads. */
  async through(by: string | undefined, via: string[]): Promise<Outlook | null> {
    const number = this.#number;
    const found = await api.journeys(this.#id, by, via).catch(() => null);
    return this.#number === number ? found : null;
  }

  /** Look through the eyes of a figure. */
  async see(figure: string): Promise<void> {
    this.figure = figure;
    const sight = await api.eye(this.#id, figure).catch(() => null);
    if (this.looking && this.figure === figure) this.sight = sight;
  }

  /** Look, or look no more; through these eyes to begin with. */
  toggle(first: string | undefined): void {
    this.looking = !this.looking;
    this.sight = null;
    if (this.looking && first) void this.see(first);
    else this.figure = null;
  }
}
