// The position as it is shown while the news are played one after the other: figures walk, shots fly, tracks fill, kills are told.

import killIcon from "icon:death-skull";
import type { Told } from "../../api/types.ts";
import { seatIndex } from "../../lib/players.ts";
import { Stage } from "../../lib/stage.svelte.ts";
import { teller } from "../../lib/teller.ts";
import { say } from "../../lib/words.svelte.ts";
import { posterWords, type Poster } from "../../table/poster.ts";
import { gain } from "./log.ts";
import { hear } from "./sounds.ts";
import { seatName, weaponName } from "./telling.ts";
import { type Event, type FigureView, type Seat, type Square, type View } from "./view.ts";

/** Something that is seen for a moment. */
export interface Flash {
  id: number;
  kind: "shot" | "mark" | "kill" | "spawn" | "fire" | "take";
  /** Who does it, and to whom. */
  from: Seat | null;
  to: Seat | null;
  square: Square | null;
  text: string;
}

/** An event with the words of the server, a great moment, or the scoring at the end. */
export type Beat = Event & { text: string; line: number; poster?: Poster; finale?: Told[] };

/** How long an event is looked at, in milliseconds; what is not listed takes no time. */
const LENGTHS: Record<string, number> = {
  moved: 650,
  spawned: 800,
  "bot-placed": 800,
  fired: 900,
  damaged: 900,
  marked: 600,
  killed: 1000,
  "tile-taken": 600,
  "weapon-taken": 700,
  "turret-taken": 700,
  played: 1200,
};
/** A great moment, and each line of it; a step of the last scoring, and all of it at least. */
const [SCENE, LINE, STEP, SCORING] = [2200, 450, 900, 1500];
/** Events from the loudest on; others make hardly a sound. */
const LOUD = ["game-over", "killed", "damaged", "fired"];
/** The own deeds of these kinds hold nobody up. */
const LIGHT = ["moved", "tile-taken", "weapon-taken", "turret-taken", "spawned", "bot-placed"];

class ArenaStage extends Stage<View, Beat, Omit<Flash, "id">> {
  get view(): View | null {
    return this.shown;
  }

  /** How the game was scored at its end, while that is told. */
  get finale(): Told[] {
    return this.beat?.finale ?? [];
  }
}

/** How many steps the last scoring has. */
const steps = (told: Told[]): number => told.filter(({ event }) => gain(event as Event) > 0).length;

function length(beat: Beat): number {
  if (beat.finale) return SCORING + STEP * steps(beat.finale);
  if (beat.poster) return SCENE + LINE * (beat.poster.lines?.length ?? 0);
  return LENGTHS[beat.event] ?? 0;
}

function flash(event: Beat): Omit<Flash, "id"> | null {
  const { who, square } = event;
  const made = (kind: Flash["kind"], more: Partial<Flash>) => ({ kind, from: null, to: null, square: null, text: "", ...more });
  if (event.poster || event.finale) return null;
  switch (event.event) {
    case "fired":
      return who ? made("fire", { from: who, text: event.weapon ?? "" }) : null;
    case "damaged":
      return made("shot", { from: event.from as Seat, to: event.to as Seat, text: `${event.amount ?? ""}` });
    case "marked":
      return made("mark", { from: event.from as Seat, to: event.to as Seat, text: `${event.amount ?? ""}` });
    case "killed":
      return who ? made("kill", { to: who }) : null;
    case "spawned":
    case "bot-placed":
      return square ? made("spawn", { square }) : null;
    case "tile-taken":
    case "weapon-taken":
      return who ? made("take", { from: who, text: event.weapon ?? event.tile ?? "" }) : null;
    default:
      return null;
  }
}

/** The squares on which it happens. */
export function happensAt({ who, from, to, square }: Beat, { figures }: View): Square[] {
  const named = [who, from, to, square].filter((one) => typeof one === "string");
  const squares = named.map((one) => (/^p\d+$/.test(one) ? figures[seatIndex(one as Seat)]?.square : one));
  return [...new Set(squares)].filter((one) => one !== undefined && /^\d\d$/.test(one)) as Square[];
}

// What the eye expects of an event, until the position behind it is there.
function after(view: View, event: Beat): View {
  const change = (who: Seat, made: (figure: FigureView) => Partial<FigureView>): View => ({
    ...view,
    figures: view.figures.map((figure, n) => (n === seatIndex(who) ? { ...figure, ...made(figure) } : figure)),
  });
  const { who, square } = event;
  if (event.poster || event.finale) return view;
  switch (event.event) {
    case "moved":
      return who ? change(who, () => ({ square: event.to as Square })) : view;
    case "spawned":
      return who && square ? change(who, () => ({ square })) : view;
    case "damaged": {
      const tokens = Array<Seat>(event.amount ?? 0).fill(event.from as Seat);
      return change(event.to as Seat, (figure) => ({ damage: [...figure.damage, ...tokens].slice(0, 12) }));
    }
    case "tile-taken": {
      const at = who ? view.figures[seatIndex(who)]?.square : undefined;
      return { ...view, floor: Object.fromEntries(Object.entries(view.floor).filter(([square]) => square !== at)) };
    }
    default:
      return view;
  }
}

export const stage = new ArenaStage({
  length,
  after,
  flash,
  light: ({ event, poster, finale }) => !poster && !finale && (LIGHT.includes(event) || !(event in LENGTHS)),
  great: ({ poster }) => poster !== undefined,
  hear: ({ event, poster, finale }) => {
    if (!poster && !finale) hear(event);
  },
  loud: ({ event }) => (LOUD.includes(event) ? 1 + LOUD.length - LOUD.indexOf(event) : 0.5),
});

/** The weapon that was fired last in this turn: a kill comes after the shot, perhaps in other news. */
let fired: { by: Seat | undefined; weapon: string } | null = null;
/** Those whom it has hurt since; a turret or the bot may have done the rest. */
let shot = new Set<Seat>();

function remember({ event, who, weapon, to, cause }: Event): void {
  if (event === "turn-began") fired = null;
  if (event === "fired") [fired, shot] = [weapon ? { by: who, weapon } : null, new Set()];
  // Marks go with whatever they were waiting for.
  if (event !== "damaged" || !to || cause === "marks") return;
  if (cause === "weapon" || cause === "scope") shot.add(to as Seat);
  else shot.delete(to as Seat);
}

/** Who was killed, by whom, with what. */
function killed({ by, who }: Event, view: View): Poster {
  const weapon = fired && fired.by === by && who && shot.has(who) ? weaponName(fired.weapon) : "";
  const values = { who: seatName(view, who ?? "p1"), by: seatName(view, by ?? "p1"), weapon };
  const key = by === who || !by ? "self" : weapon ? "with" : "by";
  const you = view.viewer !== null && who === view.viewer;
  return {
    tone: you ? "bad" : "plain",
    title: say(you ? "page-adrenaline-you-killed" : "page-adrenaline-killed", values),
    text: say(`page-adrenaline-killed-${key}`, values),
    icon: killIcon,
    seat: seatIndex(who ?? "p1"),
  };
}

/** How the points for a board, or for a double kill, are shared. */
function shared(events: Event[], view: View): Poster | null {
  const gains = events.filter((it) => gain(it) > 0);
  const [first] = gains;
  if (!first) return null;
  const totals = new Map<Seat, number>();
  for (const it of gains) totals.set(it.who ?? "p1", (totals.get(it.who ?? "p1") ?? 0) + gain(it));
  const lines = [...totals].sort(([, a], [, b]) => b - a);
  const double = events.find(({ event }) => event === "double-kill");
  return {
    tone: "plain",
    title: double ? say("page-adrenaline-double") : say("page-adrenaline-shared", { who: seatName(view, first.victim ?? "p1") }),
    lines: lines.map(([who, n]) => `${seatName(view, who)} +${n}`),
    icon: killIcon,
    seat: seatIndex((double?.who ?? first.victim ?? "p1") as Seat),
  };
}

/** The board that an event gives points for. */
const boardOf = (it: Event): string => (it.event === "double-kill" ? "double" : (it.victim ?? ""));

function beats(told: Told[], raw: unknown): Beat[] {
  const view = raw as View;
  const over = told.findIndex(({ event }) => (event as Event).event === "game-over");
  const all = told.map(({ event, text }, n): Beat => ({ ...(event as Event), text, line: n + 1 }));
  // The scoring at the end is told as one, and counted step by step.
  const last = over < 0 ? -1 : all.findIndex((it) => gain(it) > 0);
  const shown = last < 0 ? all : all.slice(0, last);
  const made: Beat[] = [];
  shown.forEach((beat, n) => {
    made.push(beat);
    remember(beat);
    if (beat.event === "killed") made.push({ ...beat, poster: killed(beat, view) });
    if (gain(beat) === 0) return;
    const next = shown.slice(n + 1).find((it) => gain(it) > 0);
    if (next && boardOf(next) === boardOf(beat)) return;
    const poster = shared(
      shown.slice(0, n + 1).filter((it) => boardOf(it) === boardOf(beat)),
      view,
    );
    if (poster) made.push({ ...beat, poster });
  });
  const end = all.at(-1);
  if (last >= 0 && end) made.push({ ...end, line: told.length - 1, finale: told.slice(last) });
  return made;
}

const words = ({ poster, text, finale }: Beat): string => {
  if (finale) return say("page-adrenaline-scoring");
  return poster ? posterWords(poster) : text;
};

/** The stage as the table knows it. */
export const arena = teller(stage, { read: (view) => view as View, beats, words });
