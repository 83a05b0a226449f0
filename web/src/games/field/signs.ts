// Pictures and colours of what both DOOM games know: monsters, weapons, tokens.
import adrenaline from "icon:syringe";
import armour from "icon:armor-vest";
import barrel from "icon:barrel";
import berserk from "icon:biceps";
import bfg from "icon:ray-gun";
import body from "icon:broken-skull";
import brute from "icon:brute";
import bullets from "icon:heavy-bullets";
import cells from "icon:battery-pack";
import chaingun from "icon:minigun";
import chainsaw from "icon:chainsaw";
import crate from "icon:cargo-crate";
import demon from "icon:charging-bull";
import drone from "icon:delivery-drone";
import eye from "icon:behold";
import fist from "icon:fist";
import flask from "icon:bubbling-flask";
import gauss from "icon:laser-gun";
import grenade from "icon:grenade";
import health from "icon:medical-pack";
import hellKnight from "icon:minotaur";
import imp from "icon:imp";
import key from "icon:key-card";
import machineGun from "icon:machine-gun";
import pistol from "icon:pistol-gun";
import plasma from "icon:plasma-bolt";
import portal from "icon:magic-portal";
import revenant from "icon:skeleton";
import rifle from "icon:bolter-gun";
import rocket from "icon:rocket";
import shotgun from "icon:shotgun";
import skulls from "icon:skull-crossed-bones";
import spider from "icon:angular-spider";
import superShotgun from "icon:sawed-off-shotgun";
import target from "icon:bullseye";
import teleporter from "icon:teleport";
import unknown from "icon:uncertainty";
import duct from "icon:air-zigzag";
import cards from "icon:card-random";
import zombie from "icon:shambling-zombie";
import { silhouette } from "./marines.ts";
import { ARCHVILE, CYBERDEMON } from "./monsters.ts";

export const ICONS = {
  adrenaline,
  armour,
  barrel,
  berserk,
  body,
  bullets,
  cells,
  cards,
  crate,
  drone,
  duct,
  flask,
  health,
  key,
  marine: silhouette("alpha"),
  portal,
  rocket,
  skulls,
  target,
  teleporter,
  unknown,
};

const MONSTERS: Record<string, [string, string]> = {
  zombie: [zombie, "#b7c9a4"],
  trite: [spider, "#cfa983"],
  imp: [imp, "#d98e5f"],
  demon: [demon, "#e58fae"],
  archvile: [ARCHVILE, "#ddd08a"],
  mancubus: [brute, "#d3b45a"],
  "hell-knight": [hellKnight, "#e6b48c"],
  cyberdemon: [CYBERDEMON, "#ef8b84"],
  "possessed-soldier": [zombie, "#b7c9a4"],
  pinky: [demon, "#e58fae"],
  cacodemon: [eye, "#ef8b84"],
  revenant: [revenant, "#ddd08a"],
  "baron-of-hell": [hellKnight, "#e6b48c"],
};

/** Picture and colour of a monster. */
export const monster = (kind: string): [string, string] => MONSTERS[kind] ?? [CYBERDEMON, "#ef8b84"];

const WEAPONS: Record<string, string> = {
  fist,
  pistol,
  grenade,
  chainsaw,
  shotgun,
  bfg,
  "machine-gun": machineGun,
  "chain-gun": chaingun,
  "rocket-launcher": rocket,
  "plasma-gun": plasma,
  "uac-marine": pistol,
  "combat-shotgun": shotgun,
  "super-shotgun": superShotgun,
  "heavy-assault-rifle": machineGun,
  "plasma-rifle": plasma,
  "burst-rifle": rifle,
  "static-rifle": rifle,
  chaingun,
  "gauss-cannon": gauss,
  "bfg-9000": bfg,
  "frag-grenade": grenade,
  "siphon-grenade": grenade,
  "decoy-grenade": grenade,
};

export const weapon = (kind: string): string | undefined => WEAPONS[kind];

const COLOURS: Record<string, string> = { red: "#ff6b61", blue: "#5aa9ff", yellow: "#f4c63f", green: "#62d76f" };

export const colour = (name: string | null | undefined): string => COLOURS[name ?? ""] ?? "#c3cad1";

/** The colour that a name begins with, if any: `red-key`. */
export const colourIn = (name: string): string | undefined => Object.keys(COLOURS).find((one) => name.startsWith(`${one}-`));

/** Picture and colour of a token by its name in notation. */
export function token(kind: string): [string, string] {
  const [first = "", last] = kind.split("-");
  if (last === "key") return [key, colour(first)];
  if (last === "teleporter") return [teleporter, colour(first)];
  const known: Record<string, [string, string]> = {
    bullets: [bullets, "#f4c63f"],
    rockets: [rocket, "#ff9d8a"],
    cells: [cells, "#7fd6ff"],
    health: [health, "#54d18a"],
    "health-pack": [health, "#54d18a"],
    armour: [armour, "#8fb4d9"],
    adrenaline: [adrenaline, "#e6a3ff"],
    berserk: [berserk, "#ff8b84"],
    encounter: [unknown, "#ece9e2"],
    duct: [duct, "#98a2ad"],
  };
  return known[kind] ?? [weapon(kind) ?? crate, "#ece9e2"];
}

/** A shape for the colour of a die, for those who see none. */
const DICE: Record<string, string> = { red: "●", yellow: "▲", green: "◆", blue: "■", black: "✚" };

export const die = (name: string): string => DICE[name] ?? "●";
