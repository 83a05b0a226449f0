// The view of DOOM (2016) read for the shared field: board, panels, cards.
import type { Seat } from "../../../api/types.ts";
import { seatIndex } from "../../../lib/players.ts";
import { hasWord, inLanguage, say } from "../../../lib/words.svelte.ts";
import { area, centre, numberOf, type Figure, type Pos } from "../model.ts";
import type { Portrait, Reading, SeatPanel } from "../reading.ts";
import { silhouette } from "../marines.ts";
import { ICONS, monster } from "../signs.ts";
import { tell } from "../telling.ts";
import { boardOf } from "./board.ts";
import { cardsOf } from "./cards.ts";
import { sheets } from "./sheets.ts";
import type { Marine, View } from "./view.ts";

/** The colours of the marines, for their patterns. */
const HATCHED = ["red", "green", "blue", "yellow"];

const count = (held: string[] | number): number => (typeof held === "number" ? held : held.length);

function figures(view: View, acting: string | null): Figure[] {
  const marines = view.marines.flatMap((marine, n): Figure[] => {
    if (!marine.at) return [];
    const marks = [...(marine.stunned ? ["✱"] : []), ...(marine.asset ? ["$"] : []), ...(marine.samples > 0 ? ["%"] : [])];
    const health: [number, number] = [marine.health - marine.damage, marine.health];
    return [
      {
        ...area(marine.at),
        id: `p${n + 1}`,
        icon: silhouette(marine.callsign, marine.class),
        ink: `var(--p${n + 1})`,
        colour: HATCHED[n] ?? "white",
        seat: n,
        name: say(`d16-${marine.callsign}`),
        health,
        marks,
        faint: false,
        active: acting === `p${n + 1}`,
      },
    ];
  });
  const demons = view.demons.map(({ id, kind, at, shape, damage, stunned, staggered, samples, acted }): Figure => {
    const [icon, ink] = monster(kind);
    const full = sheets.demons[kind]?.health ?? 1;
    const marks = [...(staggered ? ["!"] : []), ...(stunned ? ["✱"] : []), ...(samples > 0 ? ["%"] : [])];
    return {
      ...area(at, shape),
      id,
      icon,
      ink,
      name: say("page-field-twin", { name: say(`d16-${kind}`), n: numberOf(id) }),
      number: numberOf(id),
      health: [full - damage, full],
      marks,
      // Who has acted is as dangerous as ever in a marine's activation.
      faint: acted && view.turn.kind !== null,
      active: acting === id,
    };
  });
  const place = view.drone?.at;
  const drone: Figure[] = place
    ? [
        {
          ...area(place),
          id: "drone",
          icon: ICONS.drone,
          ink: "#9fe6ff",
          name: say("d16-drone"),
          marks: [],
          faint: false,
          active: acting === "drone",
        },
      ]
    : [];
  return [...marines, ...demons, ...drone];
}

function seat(view: View, marine: Marine, n: number): SeatPanel {
  const tags = [
    ...(marine.stunned ? [say("page-stunned")] : []),
    ...(marine.class ? [say(`d16-class-${marine.class}`)] : []),
    ...(marine.squad ? [say(`d16-squad-${marine.squad}`)] : []),
    ...marine.weapons.map((set) => say(`d16-set-${set}`)),
  ];
  const facts = [
    { icon: ICONS.cards, name: say("page-cards-in-hand"), value: count(marine.hand) },
    { icon: ICONS.crate, name: say("page-cards-in-deck"), value: count(marine.deck) },
  ];
  if (marine.glory.length > 0) facts.push({ icon: ICONS.skulls, name: say("page-glory-cards"), value: marine.glory.length });
  const fallen = !marine.at && view.round > 0;
  return {
    index: n,
    name: say(`d16-${marine.callsign}`),
    // Whoever has fallen has nothing left, until coming back.
    health: [fallen ? 0 : Math.max(0, marine.health - marine.damage), marine.health],
    facts,
    tags,
    active: view.turn.marine === `p${n + 1}`,
    ...(fallen ? { out: say("ui-doom-fallen") } : {}),
  };
}

function invader(view: View): SeatPanel {
  const { hand, deck, argent, known, down } = view.cards;
  const tokens = argent + known.reduce((sum, card) => sum + card.argent, 0) + down.reduce((sum, n) => sum + n, 0);
  return {
    index: seatIndex(view.invader),
    name: say("d16-invader"),
    facts: [],
    tags: [
      say("ui-d16-invader", { hand: count(hand), deck: count(deck) }),
      say("page-figures", { n: view.demons.length }),
      ...(tokens > 0 ? [`◇ ${tokens}`] : []),
    ],
    active: view.turn.kind !== null,
  };
}

export const roundText = (view: View): string =>
  view.last_round ? say("ui-doom-round-of", { n: view.round, last: view.last_round }) : say("ui-round", { n: view.round });

/** What the marines want, in a few words. */
export const goalText = ({ objective }: View): string => say(objective ? `d16-objective-${objective}` : "ui-d16-goal-tutorial");

function state(view: View): string[] {
  const lines = [`${roundText(view)} · ${say("ui-d16-frags-of", { n: view.frags, limit: view.frag_limit })}`];
  const { marine, figure, mp, mains, strikes } = view.turn;
  if (marine) lines.push(`${say("ui-d16-mp", { n: mp })} · ${say("ui-d16-mains", { n: mains })}`);
  else if (figure) lines.push(`${say("ui-d16-mp", { n: mp })} · ${say("ui-doom-attacks", { n: strikes })}`);
  if (view.dark !== null) lines.push(say("ui-d16-dark", { n: view.dark }));
  return lines;
}

/** The invasion card, or those that it may be: the mission book is open to all. */
function invasions({ invasion, possible }: View["cards"]): string[] {
  const cards = (invasion ? [invasion] : possible).map((card) => say(`d16-invasion-${card}`));
  const key = cards.length === 1 ? "ui-d16-invasion" : "ui-d16-invasion-one-of";
  return cards.length > 0 ? [`${say(key)} ${cards.join(", ")}`] : [];
}

/** The name of the mission: that of its file, or ours; a file without one is called by its id. */
function title({ mission, title: own }: View): string {
  const key = `d16-mission-${mission}`;
  return inLanguage(own) ?? (hasWord(key) ? say(key) : mission);
}

/** What the marines want and what the invader has in store. */
function goals(view: View): string[] {
  const about = inLanguage(view.about);
  const told = about ? [about] : [];
  if (!view.objective) return [...told, say("ui-d16-goal-tutorial"), ...invasions(view.cards)];
  const lines = [...told, `${say(`d16-objective-${view.objective}`)}: ${say(`d16-objective-${view.objective}-help`)}`];
  const done = view.progress.filter((n) => n > 0);
  if (done.length > 0) lines.push(say("page-progress", { list: done.join(", ") }));
  const samples = view.marines.reduce((sum, marine) => sum + marine.samples, 0);
  if (samples > 0) lines.push(`${say("d16-sample")}: ${samples}`);
  if (view.delivered > 0) lines.push(`${say("d16-asset")}: ${view.delivered}`);
  if (view.threat) lines.push(`${say(`d16-threat-${view.threat}`)}: ${say(`d16-threat-${view.threat}-help`)}`);
  return [...lines, ...invasions(view.cards)];
}

/** Initiative cards still to come: a face for each. Nobody knows their order. */
function initiative(view: View): Portrait[] {
  const invader = {
    icon: ICONS.skulls,
    ink: `var(--p${seatIndex(view.invader) + 1})`,
    name: say("d16-invader"),
    thing: { on: "figure", id: view.invader } as const,
  };
  return view.initiative.cards.flatMap((n, who): Portrait[] => {
    const marine = view.marines[who];
    const found = marine && {
      icon: silhouette(marine.callsign, marine.class),
      ink: `var(--p${who + 1})`,
      name: say(`d16-${marine.callsign}`),
      thing: { on: "figure", id: `p${who + 1}` } as const,
    };
    const face = who === 4 ? invader : found;
    return face ? Array<Portrait>(n).fill(face) : [];
  });
}

/** The same in words: whoever has several cards is named once. */
function toAct(faces: Portrait[]): string[] {
  const names = [...new Set(faces.map(({ name }) => name))];
  const times = (name: string) => faces.filter((face) => face.name === name).length;
  const list = names.map((name) => (times(name) > 1 ? `${name} ×${times(name)}` : name));
  return list.length > 0 ? [say("page-initiative", { list: list.join(", ") })] : [];
}

export function read(raw: unknown, you: Seat | null): Reading {
  const view = raw as View;
  const acting = view.mover ?? null;
  const all = figures(view, acting);
  const shots = view.attacks.flatMap(({ by, target }) => {
    const [from, to] = [by, target].map((who) => all.find(({ id }) => id === who));
    return from && to ? [[centre(from), centre(to)] as [Pos, Pos]] : [];
  });
  const [now, faces] = [state(view), initiative(view)];
  const [label] = toAct(faces);
  const field = { ...boardOf(view), figures: all, shots };
  return {
    field,
    seats: [...view.marines.map((marine, n) => seat(view, marine, n)), invader(view)],
    notes: [
      { title: title(view), lines: now.map((text) => ({ text })), row: label ? { label, faces } : undefined },
      { title: say("page-goals"), lines: goals(view).map((text) => ({ text })) },
    ],
    cards: cardsOf(view, you),
    frags: view.frags,
    lines: [...now, ...toAct(faces), ...goals(view), ...tell(field)],
  };
}
