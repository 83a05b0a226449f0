// What happened in DOOM (2004) as beats for the shared field: an attack with its sum, cards with what they do, great moments.
import type { Told } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { Bare, Beat, Die } from "../beats.ts";
import { won } from "../ending.ts";
import { area, pos } from "../model.ts";
import { ICONS, weapon } from "../signs.ts";
import { invaderFace } from "./faces.ts";
import type { Event, View } from "./view.ts";
import { sheets } from "./sheets.ts";

const INKS: Record<string, Die["ink"]> = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The colour of a die by its letter. */
export const dieInk = (letter: string | undefined): Die["ink"] => INKS[letter ?? ""] ?? "red";

/** The attack that is told: news of it come one after the other. */
interface Shot {
  range: number;
  dice: Die[];
  damage: number;
}
let shot: Shot = { range: 0, dice: [], damage: 0 };
/** Kinds of the invaders seen so far: whoever has died is in no view. */
const kinds = new Map<string, string>();

function rolled(pool: string, faces: number[]): Die[] {
  return faces.map((face, n): Die => {
    const ink = dieInk(pool[n]);
    return { ink, face: sheets.dice[ink]?.[face] ?? "" };
  });
}

/** How far the dice reach: a face is written `range/damage`. */
const reach = (dice: Die[]): number => dice.reduce((sum, { face }) => sum + (Number(face.split("/")[0]) || 0), 0);

/** What stops damage: the armour of a marine, or that of a kind of invader. */
function armour(who: string, view: View | null): number | undefined {
  if (who.startsWith("p")) return view?.marines[seatIndex(who)]?.armour;
  return sheets.invaders[kinds.get(who) ?? ""]?.armour;
}

/** What the dice come to. */
function sum(text: string, more: string[]): Bare & { text: string } {
  return { kind: "sum", dice: shot.dice, text: [...more, text].join(" · ") };
}

/** Damage against armour, if it is the armour that was shot at. */
function wounds(it: Event & { event: "wounded" }, text: string, view: View | null): Bare & { text: string } {
  const stopped = it.cause === "attack" && shot.damage > 0 ? armour(it.who, view) : undefined;
  const sum = stopped === undefined ? [] : [say("page-field-sum-armour", { damage: shot.damage, armour: stopped, n: it.n })];
  return { kind: "hit", who: it.who, n: it.n, dice: shot.dice, text: [...sum, text].join(" · ") };
}

/** The words of a new room: what it is stands large. */
function room(text: string): Bare {
  const [first = text, ...rest] = text.split(/(?<=[.!?…])\s+/);
  return { kind: "scene", poster: { tone: "plain", title: first.replace(/\.$/, ""), text: rest.join(" "), icon: ICONS.duct } };
}

function beat(it: Event, text: string, view: View | null, fresh: boolean): (Bare & { text?: string }) | null {
  switch (it.event) {
    case "said":
      return fresh ? room(text) : { kind: "tell" };
    case "round":
    case "scattered":
    case "ran-out":
    case "scored":
      return { kind: "tell" };
    case "revealed":
      return { kind: "reveal" };
    case "moved":
      return { kind: "walk", who: it.who, to: area(it.to, it.shape) };
    case "knocked":
      return { kind: "walk", who: it.who, to: pos(it.to) };
    case "teleported":
      return { kind: "walk", who: it.who, to: pos(it.to), far: true };
    case "respawned":
      return { kind: "arrive", who: it.who, at: area(it.at) };
    case "placed":
      return { kind: "arrive", who: it.who, at: area(it.at, it.shape) };
    case "door":
      return { kind: "door", number: it.door, open: it.open };
    case "smashed":
      return { kind: "door", number: it.door, open: true };
    case "attacked":
      shot = { range: it.range, dice: [], damage: 0 };
      return { kind: "attack", by: it.who, at: pos(it.at), icon: it.weapon ? weapon(it.weapon) : undefined };
    case "rolled":
    case "rerolled":
      shot.dice = rolled(it.pool, it.faces);
      return { kind: "dice", dice: shot.dice };
    case "hit":
      shot.damage = it.damage;
      return sum(text, shot.range > 1 ? [say("page-field-sum-range", { reach: reach(shot.dice), range: shot.range })] : []);
    case "failed":
      return sum(text, []);
    case "wounded":
      return wounds(it, text, view);
    case "healed":
      return { kind: "heal", who: it.who, n: it.n };
    case "mended":
      return { kind: "heal", who: it.who, n: 1 };
    case "died":
      return { kind: "kill", who: it.who };
    case "fragged":
      return {
        kind: "scene",
        poster: { tone: "bad", title: say("page-field-fragged"), text, icon: ICONS.skulls, seat: seatIndex(it.who) },
        frags: it.frags,
      };
    case "exploded":
      return { kind: "blast", at: pos(it.at) };
    case "took":
    case "took-item":
      return { kind: "take", who: it.who };
    case "played":
    case "backup": {
      const { title, text: help } = invaderFace(it.card);
      return { kind: "card", icon: ICONS.cards, title, help };
    }
    case "spawning":
      return { kind: "card", icon: ICONS.skulls, title: text };
    case "won":
      return { kind: "scene", poster: won(it.side, text) };
    default:
      return null;
  }
}

export function beats(told: Told[], view: unknown = null): Beat[] {
  const now = view as View | null;
  let fresh = false;
  const made = told.flatMap(({ event, text }, n): Beat[] => {
    const it = event as Event;
    const found = beat(it, text, now, fresh);
    fresh = it.event === "revealed" || (fresh && it.event === "placed");
    const beats: Beat[] = found ? [{ ...found, text: found.text ?? text, line: n + 1 } as Beat] : [];
    // Whoever is fragged leaves the board.
    if (it.event === "fragged") beats.push({ kind: "kill", who: it.who, text, line: n + 1 });
    return beats;
  });
  for (const { id, kind } of now?.figures ?? []) kinds.set(id, kind);
  return made;
}
