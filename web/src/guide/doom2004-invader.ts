// The guided first game of DOOM (2004) from the other side: the first scenario against one recruit.
import type { Setup } from "../api/games/doom2004.ts";
import { stage } from "../games/field/beats.ts";
import type { View } from "../games/field/doom2004/view.ts";
import { capital, say } from "../lib/words.svelte.ts";
import { happens, offers, type Course, type Lesson, type Now } from "./course.ts";

/** The guide has said enough after so many rounds. */
const ROUNDS = 3;
/** Your own turn, not an interruption of somebody else's. */
const acting = (now: Now): boolean => now.verbs.has("done");

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", rule: "D04-WIN-1", part: "board", now: () => true },
  { id: "event", rule: "D04-INV-3", part: "hand", now: offers("play") },
  { id: "spawn", rule: "D04-INV-4", part: "hand", now: offers("spawn") },
  { id: "activate", rule: "D04-INV-5", part: "board", now: offers("activate") },
  { id: "strike", rule: "D04-ATK-2", part: "prompt", now: offers("strike") },
  { id: "step", rule: "D04-MOVE-1", part: "board", now: offers("step") },
  { id: "frag", rule: "D04-WIN-3", part: "players", after: happens("fragged") },
  {
    id: "end",
    rule: "D04-INV-2",
    part: "prompt",
    now: (now) => (now.view as View).winner !== null || ((now.view as View).round >= ROUNDS && acting(now)),
  },
];

const course: Course = {
  table: {
    game: "doom2004",
    setup: { scenario: "way-out", marines: ["red"], "confirm-turn": true } satisfies Setup,
    seats: [{ bot: "recruit" }, "me"],
    begin: true,
  },
  prefix: "page-guide-i04-",
  words: ["page-guide-invader", "doom2004-names"],
  lessons: LESSONS,
  places: { board: ".board", prompt: ".prompt, .result", hand: ".hand", players: ".players" },
  who: () => capital(say("d04-invader")),
  busy: () => stage.busy,
};
export default course;
