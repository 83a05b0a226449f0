// What happened in DOOM (2004) as beats for the shared field; crates/doom2004/src/secrets/event.rs is the source.
import type { Seat, Told } from "../../../api/types.ts";
import type { Bare, Beat, Die } from "../beats.ts";
import { area, type Pos } from "../model.ts";
import { ICONS, weapon } from "../signs.ts";
import sheets from "sheets:doom2004";

type Named = { marine: Seat } | { invader: [string, string] } | Seat;

/** All fields that an event may have. */
interface Happened {
  who: Named;
  by: Seat;
  to: Pos;
  at: Pos;
  shape: string;
  door: number;
  open: boolean;
  weapon: string | null;
  pool: string;
  faces: number[];
  n: number;
}

const idOf = (who: Named): string => (typeof who === "string" ? who : "marine" in who ? who.marine : who.invader[0]);
const INKS: Record<string, Die["ink"]> = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The colour of a die by its letter. */
export const dieInk = (letter: string | undefined): Die["ink"] => INKS[letter ?? ""] ?? "red";

function rolled({ pool, faces }: Happened): Bare {
  const dice = faces.map((face, n): Die => {
    const ink = dieInk(pool[n]);
    return { ink, face: sheets.dice[ink]?.[face] ?? "" };
  });
  return { kind: "dice", dice };
}

const BEATS: Record<string, (event: Happened) => Bare> = {
  round: () => ({ kind: "tell" }),
  said: () => ({ kind: "tell" }),
  hit: () => ({ kind: "tell" }),
  failed: () => ({ kind: "tell" }),
  scattered: () => ({ kind: "tell" }),
  moved: ({ who, to, shape }) => ({ kind: "walk", who: idOf(who), to: area(to, shape) }),
  knocked: ({ who, to }) => ({ kind: "walk", who: idOf(who), to }),
  teleported: ({ who, to }) => ({ kind: "walk", who: idOf(who), to, far: true }),
  respawned: ({ at }) => ({ kind: "arrive", at: area(at) }),
  placed: ({ at, shape }) => ({ kind: "arrive", at: area(at, shape) }),
  door: ({ door, open }) => ({ kind: "door", number: door + 1, open }),
  smashed: ({ door }) => ({ kind: "door", number: door + 1, open: true }),
  attacked: ({ who, at, weapon: with_ }) => ({ kind: "attack", by: idOf(who), at, icon: with_ ? weapon(with_) : undefined }),
  rolled,
  rerolled: rolled,
  wounded: ({ who, n }) => ({ kind: "hit", who: idOf(who), n }),
  healed: ({ who, n }) => ({ kind: "heal", who: idOf(who), n }),
  mended: ({ who }) => ({ kind: "heal", who: idOf(who), n: 1 }),
  died: ({ who }) => ({ kind: "kill", who: idOf(who) }),
  fragged: ({ who }) => ({ kind: "kill", who: idOf(who) }),
  exploded: ({ at }) => ({ kind: "blast", at }),
  took: ({ who }) => ({ kind: "take", who: idOf(who) }),
  "took-item": ({ who }) => ({ kind: "take", who: idOf(who) }),
  played: () => ({ kind: "card", icon: ICONS.cards }),
  spawning: () => ({ kind: "card", icon: ICONS.skulls }),
  backup: () => ({ kind: "card", icon: ICONS.cards }),
  won: () => ({ kind: "over" }),
};

export function beats(told: Told[]): Beat[] {
  return told.flatMap(({ event, text }): Beat[] => {
    // An event without fields is its name alone.
    const [name = "", fields] = typeof event === "string" ? [event, {}] : (Object.entries(event as object)[0] ?? []);
    const beat = BEATS[name]?.(fields as Happened);
    return beat ? [{ ...beat, text }] : [];
  });
}
