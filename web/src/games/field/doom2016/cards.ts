// Cards of DOOM (2016) as faces in the hand.
import type { Seat } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { hasWord, say } from "../../../lib/words.svelte.ts";
import type { CardFace } from "../reading.ts";
import { ICONS, monster, weapon } from "../signs.ts";
import { sheets } from "./sheets.ts";
import type { View } from "./view.ts";

const help = (key: string): string => (hasWord(`${key}-help`) ? say(`${key}-help`) : "");

/** `plasma-rifle-2-b` is the second card of a set, its second copy. */
export function actionFace(card: string): CardFace {
  const found = card.match(/^(.+?)(?:-(\d))?(?:-[a-z])?$/);
  const set = Object.keys(sheets.cards).find((name) => card === name || card.startsWith(`${name}-`)) ?? found?.[1] ?? card;
  const number = Number(card.slice(set.length).match(/\d/)?.[0] ?? 1);
  const face = sheets.cards[set]?.[number - 1];
  const key = `d16-card-${face?.name ?? card}`;
  return {
    key: card,
    title: say(key),
    text: help(key),
    kind: face ? say(`page-d16-${face.kind}`) : undefined,
    icon: weapon(set) ?? ICONS.cards,
  };
}

export function eventFace(card: string): CardFace {
  const key = `d16-event-${card.replace(/-[a-z]$/, "")}`;
  return { key: card, title: say(key), text: help(key), icon: ICONS.skulls };
}

export function named(prefix: string, kind: string): CardFace {
  const key = `d16-${prefix}-${kind}`;
  return { key: kind, title: say(key), text: help(key) };
}

export function cardsOf(view: View, you: Seat | null): CardFace[] {
  if (!you) return [];
  if (you === view.invader) {
    const { hand, known, invasion } = view.cards;
    const events = typeof hand === "number" ? [] : hand.map(eventFace);
    const demons = known
      .filter(({ up, argent }) => up || argent > 0)
      .map(({ kind, argent }): CardFace => ({
        key: `demon-${kind}`,
        title: say(`d16-${kind}`),
        text: argent > 0 ? `◇ ${argent}` : "",
        icon: monster(kind)[0],
        faint: view.cards.exhausted.includes(kind),
      }));
    return [...events, ...(invasion ? [named("invasion", invasion)] : []), ...demons];
  }
  const marine = view.marines[seatIndex(you)];
  if (!marine) return [];
  const hand = typeof marine.hand === "number" ? [] : marine.hand.map(actionFace);
  const glory = marine.glory.map((card) => named("glory", card));
  const own = marine.class ? [{ ...named("class", marine.class), faint: marine.exhausted || marine.signalled }] : [];
  return [...hand, ...glory, ...own, ...(marine.squad ? [named("squad", marine.squad)] : [])];
}
