// The guided first game of Adrenaline: what is explained, in the order of importance, and when it is time.
import type { Setup } from "../api/games/adrenaline.ts";
import { stage } from "../games/adrenaline/stage.svelte.ts";
import type { Seat, View } from "../games/adrenaline/view.ts";
import { seatIndex } from "../lib/players.ts";
import { say } from "../lib/words.svelte.ts";
import { happens, offers, type Course, type Lesson, type Now } from "./course.ts";

const viewOf = (now: Now): View => now.view as View;

/** The action that you began last: run, grab, shoot. */
const deed = ({ happened, you }: Now): unknown => happened.findLast(({ event, who }) => event === "began" && who === you)?.["what"];

const hurt = (now: Now, least: number): boolean =>
  now.verbs.has("run") && (viewOf(now).figures[seatIndex(now.you)]?.damage.length ?? 0) >= least;
const isKilled = (now: Now): boolean => viewOf(now).killed.includes(now.you);

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", rule: "ADR-END-3", part: "arena", now: () => true },
  { id: "spawn", rule: "ADR-SPAWN-1", part: "prompt", now: (now) => now.verbs.has("discard") && !isKilled(now) },
  { id: "respawn", rule: "ADR-SPAWN-3", part: "prompt", now: (now) => now.verbs.has("discard") && isKilled(now) },
  { id: "actions", rule: "ADR-TURN-1", part: "prompt", now: offers("run") },
  { id: "run", rule: "ADR-RUN-1", part: "arena", now: (now) => deed(now) === "run" && now.verbs.has("to") },
  { id: "weapon", rule: "ADR-PAY-1", part: "prompt", now: offers("take") },
  { id: "grab", rule: "ADR-GRAB-1", part: "arena", now: (now) => deed(now) === "grab" && offers("to", "tile")(now) },
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
  { id: "end", rule: "ADR-END-2", part: "result", now: (now) => viewOf(now).over },
];

/** Where a part is found: at the first of these that is there. */
const PLACES = {
  arena: ".board .arena, .board",
  prompt: ".prompt",
  hand: ".hand .rest, .hand",
  players: ".players",
  track: ".board .tracks, .board",
  result: ".result",
};

const course: Course = {
  // As short as the rules allow, with one opponent who shoots well and one who hardly does.
  table: {
    game: "adrenaline",
    setup: { board: "small", players: 3, skulls: 5, ending: "frenzy", "confirm-turn": true } satisfies Partial<Setup>,
    seats: ["me", { bot: "soldier" }, { bot: "recruit" }],
    begin: true,
  },
  prefix: "page-guide-",
  words: [],
  lessons: LESSONS,
  places: PLACES,
  // The board of a player: of whom it was told, else your own.
  place({ part }, event, you) {
    if (part !== "board") return undefined;
    const owner = event?.["victim"] ?? event?.["to"] ?? event?.["who"] ?? you;
    return `.players .boards > :nth-child(${seatIndex(owner as Seat) + 1}), ${PLACES.players}`;
  },
  who: (you) => say(`seat-${seatIndex(you) + 1}`),
  busy: () => stage.busy,
};
export default course;
