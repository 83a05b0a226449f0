// What happened in DOOM (2004) as beats for the shared field.
import type { Told } from "../../../api/types.ts";
import type { Bare, Beat, Die } from "../beats.ts";
import { area, pos } from "../model.ts";
import { ICONS, weapon } from "../signs.ts";
import type { Event } from "./view.ts";
import { sheets } from "./sheets.ts";

const INKS: Record<string, Die["ink"]> = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The colour of a die by its letter. */
export const dieInk = (letter: string | undefined): Die["ink"] => INKS[letter ?? ""] ?? "red";

function rolled(pool: string, faces: number[]): Bare {
  const dice = faces.map((face, n): Die => {
    const ink = dieInk(pool[n]);
    return { ink, face: sheets.dice[ink]?.[face] ?? "" };
  });
  return { kind: "dice", dice };
}

function beat(it: Event): Bare | null {
  switch (it.event) {
    case "round":
    case "said":
    case "hit":
    case "failed":
    case "scattered":
      return { kind: "tell" };
    case "moved":
      return { kind: "walk", who: it.who, to: area(it.to, it.shape) };
    case "knocked":
      return { kind: "walk", who: it.who, to: pos(it.to) };
    case "teleported":
      return { kind: "walk", who: it.who, to: pos(it.to), far: true };
    case "respawned":
      return { kind: "arrive", at: area(it.at) };
    case "placed":
      return { kind: "arrive", at: area(it.at, it.shape) };
    case "door":
      return { kind: "door", number: it.door, open: it.open };
    case "smashed":
      return { kind: "door", number: it.door, open: true };
    case "attacked":
      return { kind: "attack", by: it.who, at: pos(it.at), icon: it.weapon ? weapon(it.weapon) : undefined };
    case "rolled":
    case "rerolled":
      return rolled(it.pool, it.faces);
    case "wounded":
      return { kind: "hit", who: it.who, n: it.n };
    case "healed":
      return { kind: "heal", who: it.who, n: it.n };
    case "mended":
      return { kind: "heal", who: it.who, n: 1 };
    case "died":
    case "fragged":
      return { kind: "kill", who: it.who };
    case "exploded":
      return { kind: "blast", at: pos(it.at) };
    case "took":
    case "took-item":
      return { kind: "take", who: it.who };
    case "played":
    case "backup":
      return { kind: "card", icon: ICONS.cards };
    case "spawning":
      return { kind: "card", icon: ICONS.skulls };
    case "won":
      return { kind: "over" };
    default:
      return null;
  }
}

export function beats(told: Told[]): Beat[] {
  return told.flatMap(({ event, text }): Beat[] => {
    const found = beat(event as Event);
    return found ? [{ ...found, text }] : [];
  });
}
