// Weapons and cards of DOOM (2004) as faces in the hand.
import type { Seat } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { hasWord, say } from "../../../lib/words.svelte.ts";
import type { CardFace } from "../reading.ts";
import { dieInk } from "./beats.ts";
import { ICONS, weapon } from "../signs.ts";
import { sheets } from "./sheets.ts";
import type { Marine, View } from "./view.ts";

/** Weapons that every marine has. */
const OWN = ["fist", "pistol", "grenade"];

/** Copies of a card are told apart by a number behind it. */
const kindOf = (card: string): string => card.replace(/-\d+$/, "");

export const cardName = (card: string): string => say(`d04-card-${kindOf(card)}`);

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

/** What a card of the invader is called and does. */
function invaderFace(card: string): CardFace {
  const id = kindOf(card);
  const event = sheets.events[id] ?? id;
  if (hasWord(`d04-event-${event}`))
    return { key: card, title: say(`d04-event-${event}`), text: say(`d04-event-${event}-help`), kind: say("ui-d04-group-events") };
  const groups = (sheets.spawns[id] ?? []).map((group) =>
    Object.entries(group)
      .map(([kind, n]) => say(`d04-many-${kind}`, { n }))
      .join(", "),
  );
  return { key: card, title: groups.join(" / ") || id, text: "", icon: ICONS.skulls };
}

export function cardsOf(view: View, you: Seat | null): CardFace[] {
  if (!you) return [];
  if (you === view.invader) return typeof view.hand === "number" ? [] : view.hand.map(invaderFace);
  const marine = view.marines[seatIndex(you)];
  return marine ? marineFaces(marine) : [];
}
