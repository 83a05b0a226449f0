// What is explained in the first game, in the order of importance: when it is time, and which part of the table it is about.

import type { Event, Seat, View } from "../games/adrenaline/view.ts";
import { seatIndex } from "../lib/players.ts";

/** A part of the table. `board` is the board of a player: of whom it was told, else your own. */
export type Part = "arena" | "prompt" | "hand" | "board" | "players" | "track" | "result";

/** An event of which it also matters what was begun. */
export type Happening = Event & { what?: string };

/** What the server says now. */
export interface Now {
  view: View;
  you: Seat;
  /** The first words of the choices that are yours. */
  verbs: Set<string>;
  /** The action that you began last: run, grab, shoot. */
  deed: string | null;
}

export interface Lesson {
  /** Its texts are `page-guide-ID` and `page-guide-ID-title`. */
  id: string;
  rule: string;
  part: Part;
  /** It is time as long as this holds; whoever acts meanwhile has understood. */
  now?(now: Now): boolean;
  /** It is time once this has happened, until it has been read. */
  after?(event: Happening, you: Seat): boolean;
}

const offers =
  (...verbs: string[]) =>
  (now: Now): boolean =>
    verbs.some((verb) => now.verbs.has(verb));
const happens =
  (...names: string[]) =>
  ({ event }: Happening): boolean =>
    names.includes(event);
const hurt = ({ view, you, verbs }: Now, least: number): boolean =>
  verbs.has("run") && (view.figures[seatIndex(you)]?.damage.length ?? 0) >= least;

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", rule: "ADR-END-3", part: "arena", now: () => true },
  { id: "spawn", rule: "ADR-SPAWN-1", part: "prompt", now: (now) => now.verbs.has("discard") && !now.view.killed.includes(now.you) },
  { id: "respawn", rule: "ADR-SPAWN-3", part: "prompt", now: (now) => now.verbs.has("discard") && now.view.killed.includes(now.you) },
  { id: "actions", rule: "ADR-TURN-1", part: "prompt", now: offers("run") },
  { id: "run", rule: "ADR-RUN-1", part: "arena", now: (now) => now.deed === "run" && now.verbs.has("to") },
  { id: "weapon", rule: "ADR-PAY-1", part: "prompt", now: offers("take") },
  { id: "grab", rule: "ADR-GRAB-1", part: "arena", now: (now) => now.deed === "grab" && offers("to", "tile")(now) },
  { id: "shoot", rule: "ADR-SHOOT-12", part: "prompt", now: offers("shoot") },
  { id: "sight", rule: "ADR-SEE-1", part: "arena", now: offers("hit", "at", "room") },
  { id: "reload", rule: "ADR-RELOAD-1", part: "prompt", now: offers("reload") },
  { id: "powerup", rule: "ADR-PWR-1", part: "hand", now: offers("teleport", "newton", "scope", "tagback") },
  {
    id: "damage",
    rule: "ADR-SCORE-2",
    part: "board",
    after: ({ event, from, to }, you) => event === "damaged" && (from === you || to === you),
  },
  { id: "mark", rule: "ADR-MARK-4", part: "board", after: happens("marked") },
  { id: "adrenaline", rule: "ADR-ADREN-2", part: "board", now: (now) => hurt(now, 3) },
  { id: "rush", rule: "ADR-ADREN-3", part: "board", now: (now) => hurt(now, 6) },
  {
    id: "pay",
    rule: "ADR-PAY-2",
    part: "hand",
    now: offers("cube", "card"),
    after: ({ event, who }, you) => event.startsWith("paid-") && who === you,
  },
  { id: "killed", rule: "ADR-KILL-1", part: "board", after: happens("killed") },
  { id: "score", rule: "ADR-SCORE-3", part: "players", after: happens("scored") },
  { id: "track", rule: "ADR-SCORE-5", part: "track", after: happens("killshot") },
  { id: "frenzy", rule: "ADR-FRENZY-4", part: "track", after: happens("frenzy-began") },
  { id: "end", rule: "ADR-END-2", part: "result", now: ({ view }) => view.over },
];
