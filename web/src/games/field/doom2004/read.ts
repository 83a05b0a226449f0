// The view of DOOM (2004) read for the shared field: board, panels, cards.
import type { Seat } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { say, told } from "../../../lib/words.svelte.ts";
import { area, centre, numberOf, pos, type Figure, type Pos } from "../model.ts";
import type { Fact, Reading, SeatPanel } from "../reading.ts";
import { silhouette } from "../marines.ts";
import { ICONS, monster } from "../signs.ts";
import { tell } from "../telling.ts";
import { boardOf } from "./board.ts";
import { cardsOf } from "./cards.ts";
import { cardName } from "./faces.ts";
import { goalText } from "./goals.ts";
import { sheets } from "./sheets.ts";
import type { Marine, View } from "./view.ts";

const marineName = ({ colour }: Marine): string => say(`d04-marine-${colour}`);

/** Who acts for the one who looks: the own marine, or the invader that is active. */
function actor(view: View, you: Seat | null): string | null {
  const seat = you ?? view.turn.who;
  return seat === view.invader ? view.active : seat;
}

function figures(view: View, acting: string | null): Figure[] {
  const marines = view.marines.flatMap((marine, n): Figure[] => {
    if (!marine.at) return [];
    const id = `p${n + 1}`;
    const marks = marine.order ? [say(`d04-${marine.order}`).slice(0, 1).toUpperCase()] : [];
    const health: [number, number] = [marine.full_wounds - marine.wounds, marine.full_wounds];
    return [
      {
        ...area(marine.at),
        id,
        icon: silhouette(marine.colour),
        ink: `var(--p${n + 1})`,
        colour: marine.colour,
        seat: n,
        name: marineName(marine),
        health,
        marks,
        faint: false,
        active: id === acting,
      },
    ];
  });
  const one = (kind: string, at: string, shape: string, more: Partial<Figure> & { id: string }): Figure => {
    const [icon, ink] = monster(kind);
    return { ...area(at, shape), icon, ink, name: say(`d04-${kind}`), marks: [], faint: false, active: more.id === acting, ...more };
  };
  const invaders = view.figures.map(({ id, kind, at, shape, wounds, acted }) => {
    const full = sheets.invaders[kind]?.wounds ?? 1;
    const number = numberOf(id);
    const name = say("page-field-twin", { name: say(`d04-${kind}`), n: number });
    // Who has acted in the invader's turn is as dangerous as ever in a marine's.
    const faint = acted && view.turn.who === view.invader;
    return one(kind, at, shape, { id, name, number, health: [full - wounds, full], faint });
  });
  const stored = view.store.flatMap((entry, n) =>
    "figure" in entry ? [one(entry.figure.kind, entry.figure.at, entry.figure.shape, { id: `store${n}`, faint: true })] : [],
  );
  return [...marines, ...invaders, ...stored];
}

function seat(view: View, marine: Marine, n: number): SeatPanel {
  const fact = (icon: string, key: string, value: number): Fact => ({ icon, name: say(`d04-${key}`), value });
  const rest = [fact(ICONS.adrenaline, "adrenaline", marine.adrenaline), fact(ICONS.berserk, "berserk", marine.berserk)];
  const tags = [
    ...(marine.order ? [say(`d04-${marine.order}`)] : []),
    ...marine.weapons.map((kind) => say(`d04-${kind}`)),
    ...marine.cards.map((card) => cardName(card)),
  ];
  const out = marine.left ? say("ui-d04-left") : marine.at ? undefined : say("ui-doom-fallen");
  return {
    index: n,
    name: marineName(marine),
    // Whoever has fallen has nothing left, until coming back.
    health: [marine.at || marine.left ? marine.full_wounds - marine.wounds : 0, marine.full_wounds],
    facts: [
      fact(ICONS.armour, "armour", marine.armour),
      fact(ICONS.bullets, "bullets", marine.bullets),
      fact(ICONS.rocket, "rockets", marine.rockets),
      fact(ICONS.cells, "cells", marine.cells),
      ...rest.filter(({ value }) => value !== 0),
    ],
    tags,
    active: view.turn.who === `p${n + 1}`,
    ...(out ? { out } : {}),
  };
}

function invader(view: View): SeatPanel {
  const hand = typeof view.hand === "number" ? view.hand : view.hand.length;
  return {
    index: seatIndex(view.invader),
    name: say("d04-invader"),
    facts: [],
    tags: [
      say("ui-d04-cards", { hand, deck: view.deck }),
      ...(view.figures.length > 0 ? [say("page-figures", { n: view.figures.length })] : []),
    ],
    active: view.turn.who === view.invader,
  };
}

export const roundText = (view: View): string =>
  view.timer ? say("ui-doom-round-of", { n: view.round, last: view.timer }) : say("ui-round", { n: view.round });
const fragText = (view: View): string =>
  view.frag_limit ? say("ui-d04-frags-of", { n: view.frags, limit: view.frag_limit }) : say("ui-d04-frags", { n: view.frags });

function turnText(view: View): string[] {
  const { deed, moves, extra, attacks, order_due } = view.turn;
  if (!deed) return [];
  const parts = [say(`d04-${deed}`)];
  if (moves + extra > 0) parts.push(say("ui-d04-moves", { n: moves + extra }));
  if (attacks > 0) parts.push(say("ui-doom-attacks", { n: attacks }));
  if (order_due) parts.push(say("ui-d04-order-due"));
  return [parts.join(" · ")];
}

export function read(raw: unknown, you: Seat | null): Reading {
  const view = raw as View;
  const acting = actor(view, you);
  const all = figures(view, acting);
  const shots = view.attacks.flatMap(({ by, target }) => {
    const from = all.find(({ id }) => id === by);
    return from && target ? [[centre(from), centre(pos(target))] as [Pos, Pos]] : [];
  });
  const seats = [...view.marines.map((marine, n) => seat(view, marine, n)), invader(view)];
  const state = [`${roundText(view)} · ${fragText(view)}`, ...turnText(view)];
  const goals = view.goals.map((goal) => ({ text: goalText(view, goal), met: goal.met }));
  const field = { ...boardOf(view), figures: all, shots };
  return {
    field,
    seats,
    notes: [
      { title: told(view.title), lines: state.map((text) => ({ text })) },
      { title: say("page-goals"), lines: [...goals, { text: told(view.briefing) }, ...(view.secret ? [{ text: told(view.secret) }] : [])] },
    ],
    cards: cardsOf(view, you),
    frags: view.frags,
    lines: [...state, ...goals.map(({ text }) => text), ...tell(field)],
  };
}
