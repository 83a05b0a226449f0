// What can be asked about in Adrenaline: a card for every weapon, powerup, player, ammo tile, spawnpoint and turret.

import type { Choice, Spot } from "../../api/types.ts";
import { seatIndex } from "../../lib/players.ts";
import { say } from "../../lib/words.svelte.ts";
import { plain, ruled, type Line, type Sheet } from "../field/card/sheet.ts";
import { arena } from "./arena.ts";
import { weaponCard } from "./cards.ts";
import { look } from "./geometry.ts";
import { tint } from "./heads.ts";
import { POWERUP_ICONS, TURRET, WEAPON_ICONS } from "./icons.ts";
import { GLOWS } from "./rooms.ts";
import { cubeWords, powerup, seatName, tileWords, weaponName } from "./telling.ts";
import { COLOURS, type Colour, type Seat, type Square, type View, cardColour, cardKind, nextKill } from "./view.ts";

/** Something on the table, as the server names it. */
type Thing = Pick<Spot, "on" | "id">;

/** The rules of each powerup begin so. */
const POWERUP_RULES: Record<string, string> = { scope: "SCOPE", newton: "NEWTON", tagback: "TAG", teleporter: "TELE" };

function weapon(id: string): Sheet | null {
  const { reload, effects } = weaponCard(id);
  if (reload === "") return null;
  const extras = effects.filter(({ cost }) => cost !== "");
  return {
    title: weaponName(id),
    kind: say("page-card-weapon"),
    icon: WEAPON_ICONS[id],
    facts: [
      { name: say("page-adrenaline-take"), value: cubeWords(reload.slice(1)) },
      { name: say("page-adrenaline-reload"), value: cubeWords(reload) },
    ],
    lines: [
      { text: say(`weapon-${id}-help`) },
      ...extras.map(({ id: effect, cost }): Line => ({ name: say(`effect-${id}-${effect}`), text: cubeWords(cost) })),
    ],
    rules: ["ADR-PAY-1", ...new Set(effects.flatMap(({ rules }) => rules))],
  };
}

/** A powerup, of one colour or of any. */
function card(id: string): Sheet | null {
  const kind = cardKind(id);
  const rules = POWERUP_RULES[kind];
  if (!rules) return null;
  const { name, help } = powerup(id);
  const colour = cardColour(id);
  return {
    title: name,
    kind: say("page-adrenaline-card"),
    icon: POWERUP_ICONS[kind],
    ink: colour && GLOWS[colour],
    facts: colour ? [{ name: say("page-adrenaline-pays"), value: say(`cubes-${colour}`, { n: 1 }) }] : [],
    lines: [{ text: help }, ruled("ADR-PWR-1")],
    rules: [`ADR-PWR-${rules}-1`, "ADR-PWR-1", "ADR-PAY-2"],
  };
}

function player(view: View, who: Seat): Sheet | null {
  const figure = view.figures[seatIndex(who)];
  if (!figure) return null;
  const held = (weapons: string[], state: string) => weapons.map((it) => `${weaponName(it)} (${say(state)})`);
  const arms = [...held(figure.loaded, "page-adrenaline-loaded"), ...held(figure.unloaded, "page-adrenaline-unloaded")];
  return {
    title: seatName(view, who),
    kind: say("page-adrenaline-player"),
    ink: tint(look(view, who)),
    seat: who,
    facts: [],
    lines: [
      { text: say("page-adrenaline-worth", { n: nextKill(figure) }) },
      ...(arms.length > 0 ? [{ name: say("page-adrenaline-weapons"), text: arms.join(", ") }] : []),
    ],
    rules: ["ADR-DMG-1", "ADR-MARK-4", "ADR-SCORE-2", "ADR-SCORE-3"],
  };
}

function tile(id: string): Sheet | null {
  if (id === "none") return null;
  const draws = id.startsWith("P");
  const sheet = plain(tileWords(id), "ADR-GRAB-1", { kind: say("page-adrenaline-tile") });
  return draws ? { ...sheet, lines: [...sheet.lines, ruled("ADR-GRAB-2")], rules: [...sheet.rules, "ADR-GRAB-2"] } : sheet;
}

function spawnpoint(view: View, colour: Colour): Sheet | null {
  const n = COLOURS.indexOf(colour);
  if (n < 0) return null;
  const row = (view.rows[n] ?? []).map((it): Line => ({ name: weaponName(it), text: cubeWords(weaponCard(it).reload.slice(1)) }));
  const rule = view.setup.domination ? "ADR-DOM-2" : "ADR-GRAB-3";
  return {
    title: say(`spawnpoint-${colour}`),
    kind: say("page-card-token"),
    ink: GLOWS[colour],
    facts: [],
    lines: [...row, ruled(rule)],
    rules: ["ADR-SPAWN-1", "ADR-GRAB-3", ...(view.setup.domination ? ["ADR-DOM-2"] : [])],
  };
}

function turret(view: View, square: Square): Sheet {
  const owner = view.turrets[square];
  return {
    title: say("page-adrenaline-turret"),
    kind: say("page-card-token"),
    icon: TURRET,
    ink: owner ? tint(look(view, owner)) : undefined,
    facts: [],
    lines: [...(owner ? [{ text: say("page-adrenaline-turret-of", { who: seatName(view, owner) }) }] : []), ruled("ADR-TUR-5")],
    rules: ["ADR-TUR-2", "ADR-TUR-3", "ADR-TUR-5"],
  };
}

/** What stands or lies on a square. */
function on(view: View, square: Square): Thing | null {
  const spawn = arena(view.map).tiles.find((it) => it.square === square)?.spawnpoint;
  if (spawn) return { on: "spawnpoint", id: spawn };
  const lying = view.floor[square];
  return lying ? { on: "tile", id: lying } : null;
}

/** What a thing's card would be about: of a square, what is on it. */
function bearer(view: View, thing: Thing): Thing | null {
  if (thing.on === "square") return view.setup.turrets && !on(view, thing.id) ? thing : on(view, thing.id);
  return ["weapon", "card", "figure", "tile", "spawnpoint"].includes(thing.on) ? thing : null;
}

/** The card of a thing; nothing if there is none. */
export function sheetOf(view: View, thing: Thing): Sheet | null {
  const it = bearer(view, thing);
  if (it?.on === "weapon") return weapon(it.id);
  if (it?.on === "card") return card(it.id);
  if (it?.on === "figure") return player(view, it.id as Seat);
  if (it?.on === "tile") return tile(it.id);
  if (it?.on === "spawnpoint") return spawnpoint(view, it.id as Colour);
  return it && turret(view, it.id);
}

/** The first thing that a choice is about and that has a card. */
export const concerned = (view: View, { spots = [] }: Choice): Thing | undefined => spots.find((spot) => bearer(view, spot));
