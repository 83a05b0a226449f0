// What happened in DOOM (2004) as beats for the shared field: an attack with its sum, cards with what they do, great moments.
import type { Told } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { Bare, Beat, Die } from "../beats.ts";
import { won } from "../ending.ts";
import { area, numberOf, pos } from "../model.ts";
import { ICONS, weapon } from "../signs.ts";
import { invaderFace } from "./faces.ts";
import type { Event, View } from "./view.ts";
import { roomName } from "./rooms.ts";
import { sheets } from "./sheets.ts";

const nameOfRoom = (view: View | null, area: number) => (view ? roomName(view, area) : undefined);

const INKS: Record<string, Die["ink"]> = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The colour of a die by its letter. */
export const dieInk = (letter: string | undefined): Die["ink"] => INKS[letter ?? ""] ?? "red";

/** The attack that is told: news of it come one after the other. */
interface Shot {
  /** Whoever attacks, and with what. */
  by: string | null;
  weapon: string | null;
  range: number;
  dice: Die[];
}
let shot: Shot = { by: null, weapon: null, range: 0, dice: [] };
/** The last wound of each marine in words: what it came to. */
let last: { who: string; attacked: boolean; words: string } | null = null;
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

/** What the dice come to. */
function sum(text: string, more: string[]): Bare & { text: string } {
  return { kind: "sum", dice: shot.dice, text: [...more, text].join(" · ") };
}

/** Somebody is wounded: the text says how damage became wounds. */
function wounds({ who, n, cause, sum }: Event & { event: "wounded" }, text: string): Bare {
  last = { who, attacked: cause === "attack", words: sum ? say("page-field-sum-armour", { ...sum, n }) : text };
  return { kind: "hit", who, n, dice: shot.dice };
}

/** What somebody is called who may be gone by now. */
function nameOf(who: string, view: View | null): string {
  const marine = who.startsWith("p") ? view?.marines[seatIndex(who)] : undefined;
  if (marine) return say(`d04-marine-${marine.colour}`);
  const kind = view?.figures.find(({ id }) => id === who)?.kind ?? kinds.get(who);
  return kind ? say("page-field-twin", { name: say(`d04-${kind}`), n: numberOf(who) }) : "";
}

/** A marine is fragged: by whom, with what, and how it came to that. */
function fragged({ who, frags }: Event & { event: "fragged" }, text: string, view: View | null): Bare {
  const wound = last?.who === who ? last : null;
  const by = wound?.attacked && shot.by ? nameOf(shot.by, view) : "";
  const killer = by ? [[say("page-field-killer", { by }), shot.weapon && say(`d04-${shot.weapon}`)].filter(Boolean).join(" · ")] : [];
  const lines = [...killer, ...(wound ? [wound.words] : [])];
  return {
    kind: "scene",
    poster: { tone: "bad", title: say("page-field-fragged"), text, lines, icon: ICONS.skulls, seat: seatIndex(who) },
    frags,
  };
}

/** A new room: its name stands large, or where it has none what is said of it first. */
function room(text: string, name: string | undefined): Bare {
  const scene = (title: string, more: string): Bare => ({
    kind: "scene",
    poster: { tone: "plain", title, text: more, icon: ICONS.duct },
  });
  if (name) return scene(name, text);
  const [first = text, ...rest] = text.split(/(?<=[.!?…])\s+/);
  return scene(first.replace(/\.$/, ""), rest.join(" "));
}

function beat(it: Event, text: string, view: View | null, fresh: number | null): (Bare & { text?: string }) | null {
  switch (it.event) {
    case "said":
      return fresh === null ? { kind: "tell" } : room(text, nameOfRoom(view, fresh));
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
      shot = { by: it.who, weapon: it.weapon, range: it.range, dice: [] };
      last = null;
      return { kind: "attack", by: it.who, at: pos(it.at), icon: it.weapon ? weapon(it.weapon) : undefined };
    case "rolled":
    case "rerolled":
      shot.dice = rolled(it.pool, it.faces);
      return { kind: "dice", dice: shot.dice };
    case "hit":
      return sum(text, shot.range > 1 ? [say("page-field-sum-range", { reach: reach(shot.dice), range: shot.range })] : []);
    case "failed":
    case "withstood":
      return sum(text, []);
    case "wounded":
      return wounds(it, text);
    case "healed":
      return { kind: "heal", who: it.who, n: it.n };
    case "mended":
      return { kind: "heal", who: it.who, n: 1 };
    case "died":
      return { kind: "kill", who: it.who };
    case "fragged":
      return fragged(it, text, view);
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
  /** The area that has just been revealed. */
  let fresh: number | null = null;
  const made = told.flatMap(({ event, text }, n): Beat[] => {
    const it = event as Event;
    const found = beat(it, text, now, fresh);
    fresh = it.event === "revealed" ? it.area : it.event === "placed" ? fresh : null;
    const beats: Beat[] = found ? [{ ...found, text: found.text ?? text, line: n + 1 } as Beat] : [];
    // A room of which nothing is said has a name all the same.
    const name = it.event === "revealed" && (told[n + 1]?.event as Event | undefined)?.event !== "said" && nameOfRoom(now, it.area);
    if (name) beats.push({ ...room("", name), text, line: n + 1 } as Beat);
    // Whoever is fragged leaves the board.
    if (it.event === "fragged") beats.push({ kind: "kill", who: it.who, text, line: n + 1 });
    return beats;
  });
  for (const { id, kind } of now?.figures ?? []) kinds.set(id, kind);
  return made;
}
