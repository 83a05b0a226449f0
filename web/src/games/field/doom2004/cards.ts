// Weapons and cards of DOOM (2004) as faces in the hand.
import type { Seat } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { CardFace } from "../reading.ts";
import { dieInk } from "./beats.ts";
import { cardName, invaderFace, kindOf } from "./faces.ts";
import { ICONS, weapon } from "../signs.ts";
import { sheets } from "./sheets.ts";
import type { Marine, View } from "./view.ts";

/** Weapons that every marine has. */
const OWN = ["fist", "pistol", "grenade"];

function weaponFace(kind: string): CardFace {
  const dice = [...(sheets.weapons[kind] ?? "")].map(dieInk);
  return {
    key: kind,
    title: say(`d04-${kind}`),
    text: dice.map((ink) => say(`d04-die-${ink}`)).join(", "),
    dice,
    icon: weapon(kind) ?? ICONS.crate,
  };
}

function marineFaces(marine: Marine): CardFace[] {
  const weapons = [...OWN, ...new Set(marine.weapons)].map(weaponFace);
  const cards = marine.cards.map((card) => ({
    key: card,
    title: cardName(card),
    text: say(`d04-card-${kindOf(card)}-help`),
    faint: marine.backup_used && kindOf(card) === "backup-plan",
  }));
  return [...weapons, ...cards];
}

export function cardsOf(view: View, you: Seat | null): CardFace[] {
  if (!you) return [];
  if (you === view.invader) return typeof view.hand === "number" ? [] : view.hand.map(invaderFace);
  const marine = view.marines[seatIndex(you)];
  return marine ? marineFaces(marine) : [];
}
