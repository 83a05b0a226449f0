// What happened in DOOM (2016) as beats for the shared field.
import type { Told } from "../../../api/types.ts";
import type { Bare, Beat, Die } from "../beats.ts";
import { area, pos } from "../model.ts";
import { ICONS } from "../signs.ts";
import type { Event } from "./view.ts";

const card = (): Bare => ({ kind: "card", icon: ICONS.cards });

function beat(it: Event): Bare | null {
  switch (it.event) {
    case "round":
    case "roused":
    case "stunned":
      return { kind: "tell" };
    case "revealed":
    case "played":
    case "event":
    case "defence":
    case "glory":
    case "power":
      return card();
    case "moved":
    case "displaced":
    case "pushed":
      return { kind: "walk", who: it.who, to: pos(it.to) };
    case "teleported":
      return { kind: "walk", who: it.who, to: pos(it.to), far: true };
    case "placed":
    case "summoned":
      return { kind: "arrive", at: area(it.at) };
    case "opened":
      return { kind: "door", number: it.door, open: true };
    case "attack":
      return { kind: "attack", by: it.by, at: it.on };
    case "rolled":
    case "changed":
      return { kind: "dice", dice: it.dice.map(([black, n]): Die => ({ ink: black ? "black" : "red", face: String(n) })) };
    case "damage":
    case "suffered":
      return { kind: "hit", who: it.who, n: it.n };
    case "recovered":
      return { kind: "heal", who: it.who, n: it.n };
    case "killed":
      return { kind: "kill", who: it.who };
    case "took":
      return { kind: "take", who: it.who };
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
