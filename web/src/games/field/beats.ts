// What happened on a field, as it is played: one beat after the other, whatever game it belongs to.
import { noise, type Noise } from "../../lib/noises.ts";
import { Stage } from "../../lib/stage.svelte.ts";
import { posterWords, type Poster } from "../../table/poster.ts";
import type { Spark } from "../../table/Flashes.svelte";
import { CELL } from "./measure.ts";
import { area, centre, type Area, type Field, type Figure, type Pos } from "./model.ts";
import type { Reading, SeatPanel } from "./reading.ts";

/** A die that was rolled: its colour and what it shows. */
export interface Die {
  ink: "red" | "yellow" | "green" | "blue" | "black";
  face: string;
}

interface Kinds {
  /** A figure moves; `far` if it does not walk. Steps of one walk are one beat: `by` are the squares on the way. */
  walk: { who: string; to: Pos & Partial<Area>; by?: Pos[]; far?: boolean };
  arrive: { who?: string; at: Area };
  attack: { by: string; at: Pos | string; icon?: string | undefined };
  dice: { dice: Die[] };
  /** What the dice come to, with the dice still on the table. */
  sum: { dice: Die[] };
  hit: { who: string; n: number; dice?: Die[] };
  heal: { who: string; n: number };
  kill: { who: string };
  blast: { at: Pos };
  door: { number: number; open: boolean };
  /** More of the map is seen. */
  reveal: object;
  take: { who: string };
  /** A card is turned over: its name and what it does. */
  card: { icon?: string | undefined; title?: string; help?: string };
  tell: { frags?: number };
  /** A great moment has the board for itself. `frags`: so many the invader has now. */
  scene: { poster: Poster; frags?: number };
}

export type Kind = keyof Kinds;
/** With the words of the server for it, and how many lines of the telling are out with it. */
export type Beat = { [K in Kind]: { kind: K; text: string; line: number } & Kinds[K] }[Kind];
/** A beat without its words. */
export type Bare = { [K in Kind]: { kind: K } & Kinds[K] }[Kind];

/** How long a beat is looked at, in milliseconds, and how it is heard; later ones are louder. */
const PLAYED: Record<Kind, [number, Noise | null]> = {
  tell: [700, null],
  reveal: [0, null],
  walk: [420, "step"],
  card: [1200, "card"],
  take: [600, "take"],
  heal: [800, "take"],
  dice: [1000, "dice"],
  sum: [900, null],
  door: [700, "door"],
  arrive: [700, "arrive"],
  attack: [500, "shot"],
  hit: [800, "hit"],
  blast: [900, "kill"],
  kill: [800, "kill"],
  scene: [2400, "kill"],
};
const LOUD = Object.keys(PLAYED);
/** Every square of a walk takes so long, and a whole walk at most that. */
const [STRIDE, WALK] = [170, 1600];
/** Words are read so fast, in milliseconds a letter; some letters are seen at once, and nobody reads one thing for longer. */
const [READING, GLANCE, PATIENCE] = [38, 30, 6000];
/** What is read, not only seen. */
const READ: Kind[] = ["tell", "card", "sum", "scene"];
/** The own deeds of these kinds hold nobody up. */
const LIGHT: Kind[] = ["walk", "take", "tell", "card", "reveal", "heal", "arrive"];

function words(beat: Beat): string {
  if (beat.kind === "card") return beat.help && !beat.text.includes(beat.help) ? `${beat.text} ${beat.help}` : beat.text;
  return beat.kind === "scene" ? posterWords(beat.poster) : beat.text;
}

function length(beat: Beat): number {
  const [usual] = PLAYED[beat.kind];
  if (beat.kind === "walk") return beat.far ? 800 : Math.min(WALK, usual + STRIDE * ((beat.by?.length ?? 1) - 1));
  return READ.includes(beat.kind) ? Math.min(PATIENCE, usual + READING * Math.max(0, words(beat).length - GLANCE)) : usual;
}

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

/** Where a beat happens, and what must be in sight while it is told; nothing if it has no place. */
export function happensAt(beat: Beat, { figures, edges }: Field): Area[] {
  const stands = (id: string) => figures.filter((figure) => figure.id === id);
  switch (beat.kind) {
    case "walk":
      return [...stands(beat.who), { w: 1, h: 1, ...beat.to }];
    case "arrive":
      return [beat.at];
    case "attack":
      return [...stands(beat.by), ...(typeof beat.at === "string" ? stands(beat.at) : [area(beat.at)])];
    case "hit":
    case "heal":
    case "kill":
    case "take":
      return stands(beat.who);
    case "blast":
      return [area(beat.at)];
    case "door":
      return edges.filter(({ door }) => door === beat.number).map((edge) => area(edge));
    case "scene":
      return beat.poster.seat === undefined ? [] : stands(`p${beat.poster.seat + 1}`);
    default:
      return [];
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

/** Whoever comes is not on the board yet: known from the position behind it. */
function come(reading: Reading, who: string | undefined, at: Area, goal: Reading): Reading {
  const { figures } = reading.field;
  const found = goal.field.figures.find(({ id }) => id === who);
  if (!found || figures.some(({ id }) => id === who)) return reading;
  return { ...reading, field: { ...reading.field, figures: [...figures, { ...found, ...at }] } };
}

function after(reading: Reading, beat: Beat, goal: Reading): Reading {
  const { field } = reading;
  switch (beat.kind) {
    case "walk":
      return change(reading, beat.who, () => beat.to);
    case "arrive":
      return come(reading, beat.who, beat.at, goal);
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
    case "tell":
    case "scene":
      return beat.frags === undefined ? reading : { ...reading, frags: beat.frags };
    case "reveal": {
      const { squares, edges, tokens } = goal.field;
      return { ...reading, field: { ...field, squares, edges, tokens } };
    }
    default:
      return reading;
  }
}

/** The next step of the same walk. */
function join(one: Beat, next: Beat): Beat | null {
  if (one.kind !== "walk" || next.kind !== "walk" || one.who !== next.who || one.far || next.far) return null;
  return { ...next, by: [...(one.by ?? [one.to]), ...(next.by ?? [next.to])] };
}

export const stage = new Stage<Reading, Beat, Omit<Spark, "id">>({
  length,
  after,
  flash,
  join,
  great: ({ kind }) => kind === "scene",
  light: ({ kind }) => LIGHT.includes(kind),
  hear({ kind }) {
    const [, heard] = PLAYED[kind];
    if (heard) noise(heard);
  },
  loud: ({ kind }) => (PLAYED[kind][1] ? LOUD.indexOf(kind) + 1 : 0),
});

export const wordsOf = words;
