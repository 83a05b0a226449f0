// The guided first game of DOOM (2016) from the other side: the first mission, with demons of one's own against two recruits.
import type { Setup } from "../api/games/doom2016.ts";
import { stage } from "../games/field/beats.ts";
import type { View } from "../games/field/doom2016/view.ts";
import { capital, say } from "../lib/words.svelte.ts";
import { happens, offers, type Course, type Lesson } from "./course.ts";

/** The guide has said enough after so many rounds. */
const ROUNDS = 2;

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", rule: "D16-TUT-9", part: "board", now: () => true },
  { id: "rouse", rule: "D16-ACT-2", part: "prompt", now: offers("rouse") },
  { id: "activate", rule: "D16-ACT-2", part: "board", now: offers("activate") },
  { id: "event", rule: "D16-EVT-1", part: "hand", now: offers("event") },
  { id: "strike", rule: "D16-ATK-2", part: "prompt", now: offers("strike") },
  { id: "step", rule: "D16-MOV-2", part: "board", now: offers("step") },
  { id: "frag", rule: "D16-KIL-4", part: "players", after: happens("frag") },
  { id: "summon", rule: "D16-POR-2", part: "board", now: offers("portal", "group", "put") },
  {
    id: "end",
    rule: "D16-TUT-9",
    part: "prompt",
    now: ({ view, verbs }) => (view as View).winner !== null || ((view as View).round >= ROUNDS && verbs.has("rouse")),
  },
];

const course: Course = {
  table: {
    game: "doom2016",
    setup: { mission: "tutorial", marines: ["alpha", "bravo"] } satisfies Setup,
    seats: [{ bot: "recruit" }, { bot: "recruit" }, "me"],
    begin: true,
  },
  prefix: "page-guide-i16-",
  words: ["page-guide-invader", "doom2016-names"],
  lessons: LESSONS,
  places: { board: ".board", prompt: ".prompt, .result", hand: ".hand", players: ".players" },
  who: () => capital(say("d16-invader")),
  busy: () => stage.busy,
};
export default course;
