// What can be asked about in DOOM (2016): a card for everything on the table.
import type { Seat } from "../../../api/types.ts";
import { hasWord, say } from "../../../lib/words.svelte.ts";
import type { Die } from "../beats.ts";
import { numberOf, type Field } from "../model.ts";
import { facesOf, plain, ruled, type Line, type Sheet, type Thing } from "../card/sheet.ts";
import { silhouette } from "../marines.ts";
import { ICONS, monster, weapon } from "../signs.ts";
import { behind } from "./board.ts";
import { actionFace, eventFace } from "./cards.ts";
import { sheets } from "./sheets.ts";
import type { View } from "./view.ts";

const INKS: Record<string, Die["ink"]> = { R: "red", B: "black" };

/** `2R1B` are two red dice and a black one. */
function dice(pool: string): Die["ink"][] {
  return [...pool.matchAll(/(\d)([RB])/g)].flatMap(([, n, ink]) => Array.from({ length: Number(n) }, () => INKS[ink ?? ""] ?? "red"));
}

function defence(text: string): string {
  return text === "D" ? say("page-card-dodge") : say("page-card-shields", { n: Number.parseInt(text) || 0 });
}

const ability = (id: string, more = ""): Line => ({ name: `${more}${say(`d16-ability-${id}`)}`, text: help(`d16-ability-${id}`) });

const help = (key: string): string => (hasWord(`${key}-help`) ? say(`${key}-help`) : "");

/** What all demons of a kind have in common. */
function kindSheet(kind: string): Sheet | null {
  const sheet = sheets.demons[kind];
  if (!sheet) return null;
  const [icon, ink] = monster(kind);
  return {
    title: say(`d16-${kind}`),
    kind: say("page-card-demon"),
    icon,
    ink,
    health: [sheet.health, sheet.health],
    facts: [
      { name: say("page-card-speed"), value: sheet.speed },
      { name: say("page-card-range"), value: sheet.range },
      { name: say("page-card-stagger"), value: sheet.stability },
      { name: say("page-card-special"), value: defence(sheet.special) },
    ],
    dice: dice(sheet.dice),
    lines: [
      ...(sheet.tough ? [ruled("D16-ATK-8", say("page-card-tough"))] : []),
      ability(sheet.ability.id),
      ability(sheet.argent.id, "◇ "),
      ...facesOf(dice(sheet.dice), sheets.dice, (one) => say(`d16-die-${one}`)),
    ],
    rules: ["D16-DEM-1", "D16-ATK-5", "D16-GLO-1", "D16-ARG-1"],
  };
}

function demon(view: View, id: string): Sheet | null {
  const found = view.demons.find((one) => one.id === id);
  const sheet = found && kindSheet(found.kind);
  if (!found || !sheet) return null;
  const states: Line[] = [
    ...(found.staggered ? [{ ...ruled("D16-GLO-2", say("page-card-staggered")), alarm: true }] : []),
    ...(found.stunned ? [ruled("D16-STN-1", say("page-stunned"))] : []),
    ...(found.samples > 0 ? [{ text: `${say("d16-sample")} ×${found.samples}` }] : []),
  ];
  const [, all = 0] = sheet.health ?? [];
  return {
    ...sheet,
    title: say("page-field-twin", { name: sheet.title, n: numberOf(id) }),
    health: [all - found.damage, all],
    lines: [...states, ...sheet.lines],
  };
}

function marine(view: View, index: number): Sheet | null {
  const one = view.marines[index];
  if (!one) return null;
  const count = (held: string[] | number) => (typeof held === "number" ? held : held.length);
  const lines: Line[] = [
    ...(one.stunned ? [ruled("D16-STN-1", say("page-stunned"))] : []),
    ...(one.class ? [{ name: say(`d16-class-${one.class}`), text: help(`d16-class-${one.class}`) }] : []),
    ...(one.squad ? [{ name: say(`d16-squad-${one.squad}`), text: help(`d16-squad-${one.squad}`) }] : []),
    ...(one.weapons.length > 0
      ? [{ name: say("page-card-weapons"), text: one.weapons.map((set) => say(`d16-set-${set}`)).join(", ") }]
      : []),
    ...(one.glory.length > 0
      ? [{ name: say("page-glory-cards"), text: one.glory.map((card) => say(`d16-glory-${card}`)).join(", ") }]
      : []),
  ];
  return {
    title: say(`d16-${one.callsign}`),
    kind: say("page-card-marine"),
    icon: silhouette(one.callsign, one.class),
    ink: `var(--p${index + 1})`,
    health: [Math.max(0, one.health - one.damage), one.health],
    facts: [
      { name: say("page-cards-in-hand"), value: count(one.hand) },
      { name: say("page-cards-in-deck"), value: count(one.deck) },
    ],
    lines,
    rules: ["D16-MAR-2"],
  };
}

/** All cards of a weapon, one of each. */
function set(id: string): Sheet | null {
  const cards = sheets.cards[id];
  if (!cards) return null;
  return {
    title: say(`d16-set-${id}`),
    kind: say("page-card-weapon"),
    icon: weapon(id) ?? ICONS.crate,
    facts: [],
    lines: cards.map(({ name }) => ({ name: say(`d16-card-${name}`), text: help(`d16-card-${name}`) })),
    rules: ["D16-ITM-3"],
  };
}

function text(prefix: string, id: string, kind: string, rule: string, icon: string = ICONS.cards): Sheet | null {
  const key = `d16-${prefix}-${id}`;
  return hasWord(key) ? { title: say(key), kind: say(kind), icon, facts: [], lines: [{ text: help(key) }], rules: [rule] } : null;
}

function cardSheet(id: string): Sheet | null {
  const kind = id.replace(/-[a-z]$/, "");
  const known =
    set(id) ??
    text("class", id, "page-card-class", "D16-MIS-1") ??
    text("squad", id, "page-card-squad", "D16-MIS-1") ??
    text("glory", kind, "page-card-glory", "D16-GLO-2", ICONS.skulls) ??
    text("invasion", id, "page-card-invasion", "D16-POR-1", ICONS.portal) ??
    text("events", id, "page-card-event", "D16-EVT-1") ??
    kindSheet(id.replace(/^demon-/, ""));
  if (known) return known;
  const event = hasWord(`d16-event-${kind}`);
  const face = event ? eventFace(id) : actionFace(id);
  if (!event && !face.kind && !hasWord(`d16-card-${id}`)) return null;
  const rule = event ? "D16-EVT-1" : "D16-MAR-2";
  return {
    title: face.title,
    kind: face.kind ?? say("page-card-event"),
    icon: face.icon,
    facts: [],
    lines: [{ text: face.text }],
    rules: [rule],
  };
}

const TOKENS: [RegExp, string][] = [
  [/^portal/, "D16-POR-1"],
  [/^teleporter/, "D16-TEL-2"],
  [/^health-pack/, "D16-ITM-2"],
  [/^decoy$/, "D16-ITM-5"],
  [/^(sample|asset|relay|checkpoint)/, "D16-MIS-3"],
];

/** A door, and the rooms that it stands between. */
function door(view: View, number: number): Sheet {
  const open = view.doors.find(({ id }) => id === number)?.open;
  const kind = say(`page-card-door-${open ? "open" : "closed"}`);
  const sheet = plain(say("page-field-door", { n: number }), "D16-DOR-1", { kind, icon: ICONS.key });
  const rooms = behind(view, number, null);
  return { ...sheet, lines: [...(rooms ? [{ text: rooms }] : []), ...sheet.lines] };
}

function tokenSheet(view: View, field: Field, id: string): Sheet | null {
  const drawn = field.tokens.find(({ key }) => key === id);
  if (!drawn) return null;
  const weapons = set(id);
  if (weapons) return { ...weapons, icon: drawn.icon, ink: drawn.ink };
  const more = { kind: say("page-card-token"), icon: drawn.icon, ink: drawn.ink };
  const rule = TOKENS.find(([name]) => name.test(id))?.[1];
  if (!rule) return null;
  const sheet = plain(drawn.name, rule, more);
  if (id === "decoy") return { ...sheet, lines: [{ text: help("d16-card-decoy") }] };
  if (rule === "D16-MIS-3") return { ...sheet, lines: view.objective ? [{ text: help(`d16-objective-${view.objective}`) }] : [] };
  return sheet;
}

const SQUARES: Record<string, [string, string]> = {
  difficult: ["ui-d16-difficult", "D16-MOV-3"],
  zone: ["ui-d16-zone", "D16-MIS-3"],
  exit: ["d16-exit", "D16-MIS-3"],
};

export function sheetOf(view: View, _you: Seat | null, field: Field, { on, id }: Thing): Sheet | null {
  if (on === "figure" && id === "drone")
    return {
      ...plain(say("d16-drone"), "D16-MIS-3", { icon: ICONS.drone, ink: "#9fe6ff" }),
      lines: [{ text: help("d16-objective-drone-escort") }],
    };
  if (on === "figure" && id === view.invader)
    return plain(say("d16-invader"), "D16-ACT-1", { icon: ICONS.skulls, ink: `var(--p${Number(id.slice(1))})` });
  if (on === "figure") return id.startsWith("p") ? marine(view, Number(id.slice(1)) - 1) : demon(view, id);
  if (on === "token") return tokenSheet(view, field, id);
  if (on === "card") return cardSheet(id);
  if (on === "door") return door(view, Number(id));
  if (on === "edge" && id === "wall")
    return {
      ...plain(say("page-field-wall"), "D16-MOV-1"),
      lines: [{ text: say("page-card-edge-wall") }],
      rules: ["D16-MOV-1", "D16-MOV-5", "D16-LOS-1", "D16-LRG-3"],
    };
  if (on === "edge")
    return {
      ...plain(say(`ui-d16-${id}`), "D16-MOV-5", { kind: say("page-card-edge") }),
      lines: [{ text: say(`page-card-edge-${id}`) }],
      rules: ["D16-MOV-5", id === "blocking" ? "D16-LOS-1" : "D16-LOS-2", "D16-LRG-3"],
    };
  if (on === "die") return plain(say(`d16-die-${id}`), "D16-ATK-5", { dice: [id === "black" ? "black" : "red"] });
  const [name, rule] = SQUARES[id] ?? [];
  return name && rule ? plain(say(name), rule, { kind: say("page-card-ground") }) : null;
}

/** The cards that a question is about: what was revealed for a defence, and the weapon of the attack. */
export function concerned(view: View): string[] {
  const attack = view.attacks.at(-1);
  if (!attack?.revealed) return [];
  return ["action" in attack.revealed ? attack.revealed.action : attack.revealed.event];
}
