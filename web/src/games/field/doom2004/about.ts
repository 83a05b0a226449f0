// What can be asked about in DOOM (2004): a card for everything on the table.
import type { Seat } from "../../../api/types.ts";
import { hasWord, say } from "../../../lib/words.svelte.ts";
import { numberOf, type Field } from "../model.ts";
import { facesOf, plain, ruled, type Line, type Sheet, type Thing } from "../card/sheet.ts";
import { silhouette } from "../marines.ts";
import { ICONS, monster, token, weapon } from "../signs.ts";
import { dieInk } from "./beats.ts";
import { cardName, invaderFace, kindOf } from "./faces.ts";
import { roomsAt } from "./rooms.ts";
import { sheets } from "./sheets.ts";
import type { View } from "./view.ts";

/** The rule of each ability. */
const ABILITIES: Record<string, string> = {
  accuracy: "D04-ABIL-ACC",
  aimed: "D04-ABIL-AIM",
  blast: "D04-ABIL-BLAST",
  "blow-through": "D04-ABIL-BLOW",
  deadly: "D04-ABIL-DEADLY",
  knockback: "D04-ABIL-KNOCK",
  scurry: "D04-ABIL-SCURRY",
  search: "D04-ABIL-SEARCH",
  sweep: "D04-ABIL-SWEEP",
  watchful: "D04-ABIL-WATCH",
};

/** The rule of each thing that lies or stands about. */
const TOKENS: Record<string, string> = {
  health: "D04-EQ-5",
  armour: "D04-EQ-4",
  adrenaline: "D04-EQ-7",
  berserk: "D04-EQ-8",
  encounter: "D04-EQ-9",
  bullets: "D04-EQ-3",
  rockets: "D04-EQ-3",
  cells: "D04-EQ-3",
  barrel: "D04-BAR-1",
  duct: "D04-DUCT-1",
  teleporter: "D04-TELE-1",
  body: "D04-OBST-1",
};

const ability = (text: string): [name: string, rule: string] => {
  const [id = "", n = ""] = text.split(" ");
  return [say(`d04-ability-${id}`, { n }), ABILITIES[id] ?? ""];
};

const abilities = (all: string[]): Line[] => all.map(ability).map(([name, rule]) => ruled(rule, name));
const rulesOf = (all: string[]): string[] => all.map((one) => ability(one)[1]);
const dice = (letters: string) => [...letters].map(dieInk);
/** What dice show, and how to read it. */
const told = (letters: string): Line[] => [
  ...facesOf(dice(letters), sheets.dice, (ink) => say(`d04-die-${ink}`)),
  { text: say("page-card-faces") },
];
const how = (kind: "melee" | "ranged") => ({ name: say("page-card-attack"), value: say(`page-card-${kind}`) });

function invader(kind: string, health?: [number, number], more: Line[] = []): Sheet | null {
  const sheet = sheets.invaders[kind];
  if (!sheet) return null;
  const [icon, ink] = monster(kind);
  return {
    title: say(`d04-${kind}`),
    kind: say("d04-invader"),
    icon,
    ink,
    health,
    facts: [
      { name: say("page-card-wounds"), value: sheet.wounds },
      { name: say("page-card-armour"), value: sheet.armour },
      { name: say("page-card-speed"), value: sheet.move },
      how(sheet.attack),
    ],
    dice: dice(sheet.dice),
    lines: [...more, ...abilities(sheet.abilities), ...told(sheet.dice)],
    rules: ["D04-DMG-2", "D04-INV-5", "D04-DICE-1", ...rulesOf(sheet.abilities)],
  };
}

function weaponSheet(kind: string): Sheet | null {
  const sheet = sheets.weapons[kind];
  if (!sheet) return null;
  const ammo = sheet.ammo === "infinite" ? say("page-card-no-ammo") : say(`d04-${sheet.ammo}`);
  return {
    title: say(`d04-${kind}`),
    kind: say("page-card-weapon"),
    icon: weapon(kind),
    facts: [how(sheet.attack), { name: say("page-card-ammo"), value: ammo }],
    dice: dice(sheet.dice),
    lines: [...abilities(sheet.abilities), ...told(sheet.dice)],
    rules: [sheet.attack === "melee" ? "D04-MELEE-1" : "D04-ATK-4", "D04-DICE-1", ...rulesOf(sheet.abilities)],
  };
}

function marine(view: View, index: number): Sheet | null {
  const one = view.marines[index];
  if (!one) return null;
  const count = (key: "armour" | "bullets" | "rockets" | "cells") => ({ name: say(`d04-${key}`), value: one[key] });
  const order = one.order ? [ruled(`D04-ORD-${one.order.toUpperCase()}`, say(`d04-${one.order}`))] : [];
  const cards = one.cards.map((card) => ({ name: cardName(card), text: say(`d04-card-${kindOf(card)}-help`) }));
  const weapons =
    one.weapons.length > 0 ? [{ name: say("page-card-weapons"), text: one.weapons.map((it) => say(`d04-${it}`)).join(", ") }] : [];
  return {
    title: say(`d04-marine-${one.colour}`),
    kind: say("page-card-marine"),
    icon: silhouette(one.colour),
    ink: `var(--p${index + 1})`,
    health: [one.full_wounds - one.wounds, one.full_wounds],
    facts: [count("armour"), count("bullets"), count("rockets"), count("cells")],
    lines: [...order, ...weapons, ...cards],
    rules: ["D04-DMG-2", ...(one.order ? [`D04-ORD-${one.order.toUpperCase()}`] : [])],
  };
}

function figure(view: View, id: string): Sheet | null {
  const found = view.figures.find((one) => one.id === id);
  if (found) {
    const full = sheets.invaders[found.kind]?.wounds ?? 1;
    const sheet = invader(found.kind, [full - found.wounds, full]);
    return sheet && { ...sheet, title: say("page-field-twin", { name: sheet.title, n: numberOf(id) }) };
  }
  if (id.startsWith("p")) return marine(view, Number(id.slice(1)) - 1);
  const stored = view.store[Number(id.slice("store".length))];
  return stored && "figure" in stored ? invader(stored.figure.kind) : null;
}

/** The rule of a token; things of a scenario have none of their own, and what nobody knows has none at all. */
function ruleOf(id: string): string | undefined {
  if (id.endsWith("-key")) return "D04-EQ-6";
  return /^item\d+$/.test(id) ? "D04-EQ-1" : TOKENS[id];
}

function tokenSheet(field: Field, id: string): Sheet | null {
  if (sheets.weapons[id]) return weaponSheet(id);
  const rule = ruleOf(id);
  if (rule === undefined) return null;
  const drawn = field.tokens.find(({ key }) => key === id);
  const [icon, ink] = token(id);
  const more = { kind: say("page-card-token"), icon: drawn?.icon ?? icon, ink: drawn?.ink ?? ink };
  return plain(drawn?.name ?? say(`d04-${id}`), rule, more);
}

function door(view: View, number: number): Sheet | null {
  const one = view.doors.find(({ id }) => id === number);
  if (!one) return null;
  const kind = say(one.key ? `d04-${one.key}-door` : "d04-door");
  const name = say("page-d04-door", { door: kind, n: number });
  const state = one.open || one.smashed ? "open" : one.jammed ? "jammed" : "closed";
  const sheet = plain(name, one.key ? "D04-EQ-6" : "D04-DOOR-1", { kind: say(`page-card-door-${state}`), icon: ICONS.key });
  const rooms = roomsAt(view, one.spaces).join(" · ");
  return {
    ...sheet,
    lines: [...(rooms ? [{ text: rooms }] : []), ...sheet.lines],
    ...(one.exit ? { title: `${name} (${say("ui-d04-exit")})` } : {}),
  };
}

function cardSheet(id: string): Sheet {
  const kind = kindOf(id);
  if (sheets.weapons[kind]) return weaponSheet(kind) as Sheet;
  if (hasWord(`d04-card-${kind}-help`))
    return {
      title: cardName(id),
      kind: say("page-card-marine-card"),
      icon: ICONS.cards,
      facts: [],
      lines: [{ text: say(`d04-card-${kind}-help`) }],
      rules: [],
    };
  const known = invader(kind);
  if (known) return known;
  const face = invaderFace(id);
  return { title: face.title, kind: face.kind, icon: face.icon ?? ICONS.cards, facts: [], lines: [{ text: face.text }], rules: [] };
}

const SQUARES: Record<string, [string, string]> = {
  goo: ["d04-goo", "D04-OBST-2"],
  blocking: ["d04-blocking", "D04-OBST-1"],
  barrel: ["d04-barrel", "D04-BAR-1"],
  body: ["d04-body", "D04-OBST-1"],
  exit: ["ui-d04-exit", "D04-WIN-4"],
};

export function sheetOf(view: View, _you: Seat | null, field: Field, { on, id }: Thing): Sheet | null {
  if (on === "figure" && id === view.invader)
    return plain(say("d04-invader"), "D04-INV-5", { icon: ICONS.skulls, ink: `var(--p${Number(id.slice(1))})` });
  if (on === "figure") return figure(view, id);
  if (on === "token") return tokenSheet(field, id);
  if (on === "door") return door(view, Number(id));
  if (on === "card") return cardSheet(id);
  if (on === "die") {
    const letter = id.charAt(0).toUpperCase();
    const sheet = plain(say(`d04-die-${id}`), "D04-DICE-1", { dice: [dieInk(letter)] });
    return { ...sheet, lines: [...told(letter), ...sheet.lines] };
  }
  if (on === "edge")
    return {
      ...plain(say("page-field-wall"), "D04-MOVE-8"),
      lines: [{ text: say("page-card-edge-wall") }],
      rules: ["D04-MOVE-8", "D04-MOVE-9", "D04-LOS-2"],
    };
  const [name, rule] = SQUARES[id] ?? [];
  return name && rule ? plain(say(name), rule, { kind: say("page-card-ground") }) : null;
}

/** The cards that a question is about: those that are being played. */
export const concerned = (view: View): string[] => view.at_work;
