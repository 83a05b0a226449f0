// What happened on a field, as it is played: one beat after the other, whatever game it belongs to.
import { noise, type Noise } from "../../lib/noises.ts";
import { Stage } from "../../lib/stage.svelte.ts";
import type { Spark } from "../../table/Flashes.svelte";
import { CELL } from "./measure.ts";
import { centre, type Area, type Figure, type Pos } from "./model.ts";
import type { Reading, SeatPanel } from "./reading.ts";

/** A die that was rolled: its colour and what it shows. */
export interface Die {
  ink: "red" | "yellow" | "green" | "blue" | "black";
  face: string;
}

interface Kinds {
  /** A figure moves; `far` if it does not walk. */
  walk: { who: string; to: Pos & Partial<Area>; far?: boolean };
  arrive: { at: Area };
  attack: { by: string; at: Pos | string; icon?: string | undefined };
  dice: { dice: Die[] };
  hit: { who: string; n: number };
  heal: { who: string; n: number };
  kill: { who: string };
  blast: { at: Pos };
  door: { number: number; open: boolean };
  take: { who: string };
  card: { icon?: string | undefined };
  tell: object;
  over: object;
}

export type Kind = keyof Kinds;
/** With the words of the server for it. */
export type Beat = { [K in Kind]: { kind: K; text: string } & Kinds[K] }[Kind];
/** A beat without its words. */
export type Bare = { [K in Kind]: { kind: K } & Kinds[K] }[Kind];

/** How long a beat is looked at, in milliseconds, and how it is heard; later ones are louder. */
const PLAYED: Record<Kind, [number, Noise | null]> = {
  tell: [500, null],
  walk: [270, "step"],
  card: [800, "card"],
  take: [350, "take"],
  heal: [450, "take"],
  dice: [1000, "dice"],
  door: [450, "door"],
  arrive: [420, "arrive"],
  attack: [420, "shot"],
  hit: [520, "hit"],
  blast: [520, "kill"],
  kill: [760, "kill"],
  over: [0, "over"],
};
const LOUD = Object.keys(PLAYED);

function drawn(at: Pos & Partial<Area>): Pos {
  const { x, y } = centre(at);
  return { x: x * CELL, y: y * CELL };
}

function flash(beat: Beat, { field }: Reading): Omit<Spark, "id"> | null {
  const stands = (id: string) => field.figures.find((figure) => figure.id === id);
  const spot = (kind: Spark["kind"], at: (Pos & Partial<Area>) | undefined, ink: string, more: Partial<Spark> = {}) =>
    at ? { kind, to: drawn(at), ink, ...more } : null;
  switch (beat.kind) {
    case "walk":
      return beat.far ? spot("ring", beat.to, "#fff") : null;
    case "arrive":
      return spot("ring", beat.at, "#ffd9c2");
    case "attack": {
      const by = stands(beat.by);
      const to = typeof beat.at === "string" ? stands(beat.at) : beat.at;
      return spot("shot", to, by?.ink ?? "#fff", by ? { from: drawn(by) } : {});
    }
    case "hit":
      return beat.n > 0
        ? spot("shot", stands(beat.who), "#ff5a4f", { text: `−${beat.n}` })
        : spot("mark", stands(beat.who), "#c3cad1", { text: "0" });
    case "heal":
      return spot("ring", stands(beat.who), "#54d18a", { text: `+${beat.n}` });
    case "kill":
      return spot("kill", stands(beat.who), "#fff");
    case "blast":
      return spot("shot", beat.at, "#ffb13d");
    case "take":
      return spot("ring", stands(beat.who), "#fff");
    default:
      return null;
  }
}

/** Somebody on the board and in the panels. */
function change(
  reading: Reading,
  who: string,
  figure: (one: Figure) => Partial<Figure>,
  seat: (one: SeatPanel) => Partial<SeatPanel> = () => ({}),
): Reading {
  return {
    ...reading,
    field: {
      ...reading.field,
      shots: [],
      figures: reading.field.figures.map((one) => (one.id === who ? { ...one, ...figure(one) } : one)),
    },
    seats: reading.seats.map((one) => (`p${one.index + 1}` === who ? { ...one, ...seat(one) } : one)),
  };
}

function mend({ health }: { health?: [number, number] }, n: number): { health?: [number, number] } {
  return health ? { health: [Math.max(0, Math.min(health[1], health[0] + n)), health[1]] } : {};
}

function after(reading: Reading, beat: Beat): Reading {
  const { field } = reading;
  switch (beat.kind) {
    case "walk":
      return change(reading, beat.who, () => beat.to);
    case "hit":
    case "heal": {
      const n = beat.kind === "hit" ? -beat.n : beat.n;
      return change(
        reading,
        beat.who,
        (figure) => mend(figure, n),
        (seat) => mend(seat, n),
      );
    }
    case "kill":
      return { ...reading, field: { ...field, shots: [], figures: field.figures.filter(({ id }) => id !== beat.who) } };
    case "door":
      return {
        ...reading,
        field: {
          ...field,
          edges: field.edges.map((edge) => (edge.door === beat.number ? { ...edge, kind: beat.open ? "open-door" : "door" } : edge)),
        },
      };
    default:
      return reading;
  }
}

export const stage = new Stage<Reading, Beat, Omit<Spark, "id">>({
  length: ({ kind }) => PLAYED[kind][0],
  after,
  flash,
  hear({ kind }) {
    const [, heard] = PLAYED[kind];
    if (heard) noise(heard);
  },
  loud: ({ kind }) => (PLAYED[kind][1] ? LOUD.indexOf(kind) + 1 : 0),
});
