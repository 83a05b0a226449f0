// The log by deeds: a walk is one entry, an attack with its dice and what came of it is one, a turn has a heading.
import type { Name, News, Seat, Told } from "../api/types.ts";

/** What an event is in the log; `by` is whose deed it is, if not that of whoever answered last. */
export type Part =
  /** A turn begins: nobody's seat if it belongs to all. */
  | { is: "turn"; seat: Seat | null }
  /** A step of a figure; steps in a row are one walk. */
  | { is: "walk"; who: string; by?: Seat }
  /** A deed begins; `quiet` if what follows says it all. */
  | { is: "begin"; quiet?: boolean; by?: Seat }
  /** More of the deed that has begun; `quiet` if nobody needs to read it. */
  | { is: "more"; quiet?: boolean; by?: Seat }
  /** Something for itself. */
  | { is: "alone"; by?: Seat }
  /** The board shows it, and what follows tells it: nobody reads it. */
  | { is: "hush" };

export interface Heading {
  is: "heading";
  key: string;
  seat: Seat | null;
  text: string;
}

export interface Deed {
  is: "deed";
  key: string;
  /** When, in milliseconds since 1970. */
  at: number;
  seat: Seat | null;
  /** In words, in order. */
  texts: string[];
  /** The names in these words, put together with a space between two. */
  names: Name[];
  /** A walk: who, and how many squares. */
  walk: { who: string; steps: number } | null;
  rules: string[];
  /** The moment of the game behind it. */
  moment: number | null;
}

export type Item = Heading | Deed;

interface Open extends Omit<Deed, "texts" | "names"> {
  said: Told[];
  /** What is said only if nothing else is. */
  spare: Told[];
  /** More may follow. */
  open: boolean;
}

/** What a game that says nothing about its events does: every entry is a deed. */
const ALONE: Part = { is: "alone" };

const unique = (list: string[]): string[] => [...new Set(list)];

/** The names in several texts, as they stand when the texts are put together. */
function namesIn(said: Told[]): Name[] {
  let before = 0;
  return said.flatMap(({ text, names = [] }) => {
    const from = before;
    before += text.length + 1;
    return names.map((name) => ({ ...name, at: from + name.at }));
  });
}

/** News as a log to be read. `plain` are the words of what is no part of the game. */
export function deeds(
  news: News[],
  part: (event: unknown) => Part = () => ALONE,
  plain: (entry: News) => string | null = () => null,
): Item[] {
  const items: (Heading | Open)[] = [];
  let turn: Seat | null | undefined;

  const last = (): Open | null => {
    const item = items.at(-1);
    return item?.is === "deed" ? item : null;
  };
  const add = (entry: News, n: number, more: Partial<Open>): Open => {
    const moment = entry.what === "acted" ? entry.before + 1 : null;
    const made: Open = {
      is: "deed",
      key: `${entry.number}-${n}`,
      at: entry.at,
      seat: null,
      said: [],
      spare: [],
      walk: null,
      rules: [],
      moment,
      open: false,
      ...more,
    };
    items.push(made);
    return made;
  };
  const grow = (deed: Open, told: Told, quiet = false): void => {
    (quiet ? deed.spare : deed.said).push(told);
    deed.rules = unique([...deed.rules, ...(told.rules ?? [])]);
  };

  const tell = (entry: News & { what: "acted" }, told: Told, n: number): void => {
    const what = part(told.event);
    const now = last();
    const seat = ("by" in what && what.by) || (entry.seat ?? null);
    switch (what.is) {
      case "turn":
        if (what.seat !== turn || what.seat === null)
          items.push({ is: "heading", key: `${entry.number}-${n}`, seat: what.seat, text: told.text });
        turn = what.seat;
        return;
      case "walk": {
        const same = now?.walk?.who === what.who ? now : null;
        if (same?.walk) {
          same.walk.steps += 1;
          [same.said, same.moment] = [[told], entry.before + 1];
          same.rules = unique([...same.rules, ...(told.rules ?? [])]);
        } else grow(add(entry, n, { seat, walk: { who: what.who, steps: 1 } }), told);
        return;
      }
      case "begin":
        return grow(add(entry, n, { seat, open: true }), told, what.quiet);
      case "more":
        if (now?.open) now.moment = entry.before + 1;
        return grow(now?.open ? now : add(entry, n, { seat, open: true }), told, what.quiet);
      case "alone":
        return grow(add(entry, n, { seat }), told);
      case "hush":
        return;
    }
  };

  for (const entry of news) {
    if (entry.what === "acted") {
      if (!entry.undone) entry.told.forEach((told, n) => tell(entry, told, n));
      continue;
    }
    const text = plain(entry);
    if (text) add(entry, 0, { said: [{ text, event: {} }], seat: "seat" in entry ? (entry.seat ?? null) : null });
  }
  return items.flatMap((item): Item[] => {
    if (item.is === "heading") return [item];
    const { said, spare, open: _, ...deed } = item;
    const all = said.length > 0 ? said : spare;
    return all.length > 0 ? [{ ...deed, texts: all.map(({ text }) => text), names: namesIn(all) }] : [];
  });
}
