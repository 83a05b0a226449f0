// What cards of DOOM (2004) are called and do, wherever they are seen.
import { hasWord, say } from "../../../lib/words.svelte.ts";
import type { CardFace } from "../reading.ts";
import { ICONS } from "../signs.ts";
import { sheets } from "./sheets.ts";

/** Copies of a card are told apart by a number behind it. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, "");

export const cardName = (card: string): string => say(`d04-card-${kindOf(card)}`);

/** What a card of the invader is called and does. */
export function invaderFace(card: string): CardFace {
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
