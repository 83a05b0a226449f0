// What happened in DOOM (2016) as beats for the shared field: an attack with its sum, cards with what they do, great moments.
import type { Told } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { Bare, Beat, Die } from "../beats.ts";
import type { Poster } from "../../../table/poster.ts";
import { won } from "../ending.ts";
import { area, pos } from "../model.ts";
import { ICONS } from "../signs.ts";
import { behind } from "./board.ts";
import type { Event, View } from "./view.ts";

const card = (icon = ICONS.cards): Bare => ({ kind: "card", icon });

/** The dice of the attack that is told, and what they came to: news of it come one after the other. */
let dice: Die[] = [];
let came: { who: string; sum: string } | null = null;

/** Damage rolled less what stops it. */
function damage(it: Event & { event: "damage" }, text: string): Bare & { text: string } {
  const { shields, dodge } = it.block;
  const sum = dodge ? [] : [say("page-field-sum-shields", { rolled: it.rolled, shields, n: it.n })];
  came = sum[0] ? { who: it.who, sum: sum[0] } : null;
  return { kind: "hit", who: it.who, n: it.n, dice, text: [...sum, text].join(" · ") };
}

function killed(it: Event & { event: "killed" }, text: string): Bare[] {
  const gone: Bare = { kind: "kill", who: it.who };
  if (it.who.startsWith("p")) {
    const lines = it.how === "damage" && came?.who === it.who ? [came.sum] : [];
    const poster: Poster = { tone: "bad", title: say("page-field-fragged"), text, lines, icon: ICONS.skulls, seat: seatIndex(it.who) };
    return [{ kind: "scene", poster }, gone];
  }
  if (it.how === "damage") return [gone];
  const title = say(it.how === "glory" ? "page-field-glory" : "page-field-telefrag");
  const seat = it.by?.startsWith("p") ? { seat: seatIndex(it.by) } : {};
  return [{ kind: "scene", poster: { tone: it.by?.startsWith("p") ? "good" : "bad", title, text, icon: ICONS.skulls, ...seat } }, gone];
}

/** A door opens, and the room behind it has its name said. */
function opens(it: Event & { event: "opened" }, text: string, view: View | null): Bare[] {
  const door: Bare = { kind: "door", number: it.door, open: true };
  const at = view?.marines[seatIndex(it.who)]?.at ?? null;
  const title = view ? behind(view, it.door, at) : "";
  return title ? [door, { kind: "scene", poster: { tone: "plain", title, text, icon: ICONS.duct } }] : [door];
}

function beat(it: Event, text: string, view: View | null): (Bare & { text?: string })[] {
  switch (it.event) {
    case "round":
    case "roused":
    case "stunned":
    case "progress":
    case "delivered":
    case "dark":
    case "marked":
    case "no-target":
      return [{ kind: "tell" }];
    case "frag":
      return [{ kind: "tell", frags: it.frags }];
    case "revealed":
    case "defence":
    case "played":
    case "power":
      return [card()];
    case "event":
    case "glory":
      return [card(ICONS.skulls)];
    case "moved":
    case "displaced":
    case "pushed":
      return [{ kind: "walk", who: it.who, to: "turned" in it && it.turned ? area(it.to, it.turned) : pos(it.to) }];
    case "teleported":
      return [{ kind: "walk", who: it.who, to: pos(it.to), far: true }];
    case "placed":
      return [{ kind: "arrive", who: it.who, at: area(it.at) }];
    case "summoned":
      return [{ kind: "arrive", who: it.figure, at: area(it.at) }];
    case "opened":
      return opens(it, text, view);
    case "attack":
      [dice, came] = [[], null];
      return [{ kind: "attack", by: it.by, at: it.on, icon: ICONS.target }];
    case "rolled":
    case "changed":
      dice = it.dice.map(({ die, damage }): Die => ({ ink: die, face: String(damage) }));
      return [{ kind: "dice", dice }];
    case "damage":
      return [damage(it, text)];
    case "suffered":
      return [{ kind: "hit", who: it.who, n: it.n }];
    case "recovered":
      return [{ kind: "heal", who: it.who, n: it.n }];
    case "killed":
      return killed(it, text);
    case "took":
      return [{ kind: "take", who: it.who }];
    case "won":
      return [{ kind: "scene", poster: won(it.side, text) }];
    default:
      return [];
  }
}

export function beats(told: Told[], view: unknown = null): Beat[] {
  return told.flatMap(({ event, text }, n) =>
    beat(event as Event, text, view as View | null).map((bare) => ({ ...bare, text: bare.text ?? text, line: n + 1 }) as Beat),
  );
}
