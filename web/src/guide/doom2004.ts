// The guided first game of DOOM (2004): the first scenario with one marine, on the easiest card.
import type { Setup } from "../api/games/doom2004.ts";
import { stage } from "../games/field/beats.ts";
import type { View } from "../games/field/doom2004/view.ts";
import { capital, say } from "../lib/words.svelte.ts";
import { happens, offers, type Course, type Lesson, type Now } from "./course.ts";

const viewOf = (now: Now): View => now.view as View;

/** The guide has said enough after so many rounds. */
const ROUNDS = 4;

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", rule: "D04-WIN-2", part: "board", now: () => true },
  { id: "respawn", rule: "D04-FRAG-3", part: "board", now: offers("respawn") },
  { id: "actions", rule: "D04-ACT-1", part: "prompt", now: offers("advance") },
  { id: "target", rule: "D04-ATK-4", part: "board", now: offers("at") },
  { id: "door", rule: "D04-DOOR-3", part: "board", now: offers("door") },
  { id: "take", rule: "D04-EQ-1", part: "board", now: offers("take") },
  { id: "step", rule: "D04-MOVE-2", part: "board", now: offers("step") },
  { id: "weapon", rule: "D04-ATK-1", part: "hand", now: offers("fire") },
  { id: "order", rule: "D04-ACT-5", part: "prompt", now: offers("order") },
  { id: "done", rule: "D04-ACT-7", part: "prompt", now: (now) => now.verbs.has("done") && !offers("step", "fire")(now) },
  { id: "revealed", rule: "D04-EXPL-1", part: "board", after: happens("revealed") },
  { id: "dice", rule: "D04-DMG-2", part: "board", after: happens("hit", "failed") },
  { id: "ammo", rule: "D04-AMMO-2", part: "players", after: happens("spent") },
  { id: "cards", rule: "D04-INV-4", part: "players", after: happens("spawning", "played") },
  { id: "monsters", rule: "D04-INV-5", part: "board", after: happens("activated") },
  { id: "wounds", rule: "D04-DMG-3", part: "players", after: ({ event, who }, you) => event === "wounded" && who === you },
  { id: "frag", rule: "D04-FRAG-1", part: "players", after: happens("fragged") },
  {
    id: "end",
    rule: "D04-WIN-1",
    part: "prompt",
    now: (now) => viewOf(now).winner !== null || (viewOf(now).round >= ROUNDS && now.verbs.has("advance")),
  },
];

const course: Course = {
  table: {
    game: "doom2004",
    setup: { scenario: "way-out", marines: ["red"], difficulty: "too-young", "confirm-turn": true } satisfies Setup,
    seats: ["me", { bot: "recruit" }],
    begin: true,
  },
  prefix: "page-guide-d04-",
  words: ["page-guide-doom", "doom2004-names"],
  lessons: LESSONS,
  places: { board: ".board", prompt: ".prompt, .result", hand: ".hand", players: ".players" },
  who: () => capital(say("d04-marine-red")),
  busy: () => stage.busy,
};
export default course;
