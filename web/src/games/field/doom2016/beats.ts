// What happened in DOOM (2016) as beats for the shared field; crates/doom2016/src/event.rs is the source.
import type { Told } from "../../../api/types.ts";
import type { Bare, Beat, Die } from "../beats.ts";
import { area, pos } from "../model.ts";
import { ICONS } from "../signs.ts";
import type { View } from "./view.ts";

type Named = { marine: string } | { demon: [string, string] } | "drone";

/** All fields that an event may have. */
interface Happened {
  event: string;
  /** A marine alone is written by its callsign. */
  who: Named | string;
  by: Named;
  on: Named;
  to: string;
  at: string;
  door: number;
  dice: [boolean, number][];
  n: number;
}

type Id = (who: Named | string) => string;

const rolled = ({ dice }: Happened): Bare => ({
  kind: "dice",
  dice: dice.map(([black, n]): Die => ({ ink: black ? "black" : "red", face: String(n) })),
});
const card = (): Bare => ({ kind: "card", icon: ICONS.cards });
const tell = (): Bare => ({ kind: "tell" });
const walk = ({ who, to }: Happened, id: Id): Bare => ({ kind: "walk", who: id(who), to: pos(to) });
const hit = ({ who, n }: Happened, id: Id): Bare => ({ kind: "hit", who: id(who), n });

const BEATS: Record<string, (event: Happened, id: Id) => Bare> = {
  round: tell,
  roused: tell,
  stunned: tell,
  revealed: card,
  played: card,
  event: card,
  defence: card,
  glory: card,
  power: card,
  moved: walk,
  displaced: walk,
  pushed: walk,
  teleported: ({ who, to }, id) => ({ kind: "walk", who: id(who), to: pos(to), far: true }),
  placed: ({ at }) => ({ kind: "arrive", at: area(at) }),
  summoned: ({ at }) => ({ kind: "arrive", at: area(at) }),
  opened: ({ door }) => ({ kind: "door", number: door, open: true }),
  attack: ({ by, on }, id) => ({ kind: "attack", by: id(by), at: id(on) }),
  rolled,
  changed: rolled,
  damage: hit,
  suffered: hit,
  recovered: ({ who, n }, id) => ({ kind: "heal", who: id(who), n }),
  killed: ({ who }, id) => ({ kind: "kill", who: id(who) }),
  took: ({ who }, id) => ({ kind: "take", who: id(who) }),
  won: () => ({ kind: "over" }),
};

export function beats(told: Told[], raw: unknown): Beat[] {
  const { marines } = raw as View;
  const marine = (name: string) => `p${marines.findIndex(({ callsign }) => callsign === name) + 1}`;
  const id: Id = (who) =>
    typeof who === "string" ? (who === "drone" ? who : marine(who)) : "marine" in who ? marine(who.marine) : who.demon[0];
  return told.flatMap(({ event, text }): Beat[] => {
    const happened = event as Happened;
    const beat = BEATS[happened.event]?.(happened, id);
    return beat ? [{ ...beat, text }] : [];
  });
}
