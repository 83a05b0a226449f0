// The guided first game of DOOM (2016): the first mission with two marines, both of them the reader's.
import type { Setup } from "../api/games/doom2016.ts";
import { stage } from "../games/field/beats.ts";
import type { View } from "../games/field/doom2016/view.ts";
import { seatIndex } from "../lib/players.ts";
import { capital, say } from "../lib/words.svelte.ts";
import { happens, offers, type Course, type Lesson, type Now } from "./course.ts";

const MARINES: NonNullable<Setup["marines"]> = ["alpha", "bravo"];

const viewOf = (now: Now): View => now.view as View;
/** Your own activation, not an interruption of somebody else's. */
const acting = (now: Now): boolean => now.verbs.has("end");
const attacked = (now: Now): boolean => viewOf(now).attacks.some(({ target }) => target === now.you);

/** The guide has said enough after so many rounds. */
const ROUNDS = 3;

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", rule: "D16-TUT-9", part: "board", now: () => true },
  { id: "defend", rule: "D16-ATK-7", part: "prompt", now: (now) => attacked(now) && offers("pass")(now) },
  { id: "react", rule: "D16-MAR-7", part: "prompt", now: (now) => !attacked(now) && now.verbs.has("pass") && now.verbs.has("play") },
  { id: "activation", rule: "D16-MAR-2", part: "prompt", now: (now) => acting(now) && offers("play", "sprint")(now) },
  { id: "cards", rule: "D16-MAR-3", part: "hand", now: (now) => acting(now) && now.verbs.has("play") },
  { id: "fire", rule: "D16-MAR-9", part: "prompt", now: offers("fire") },
  { id: "step", rule: "D16-MOV-1", part: "board", now: offers("step") },
  { id: "target", rule: "D16-ATK-2", part: "board", now: offers("at") },
  { id: "door", rule: "D16-TUT-6", part: "board", now: offers("door") },
  { id: "item", rule: "D16-ITM-1", part: "board", now: offers("take") },
  { id: "sprint", rule: "D16-MAR-5", part: "prompt", now: (now) => acting(now) && now.verbs.has("sprint") },
  { id: "over", rule: "D16-MAR-6", part: "prompt", now: (now) => acting(now) && !offers("play", "sprint", "fire")(now) },
  { id: "damage", rule: "D16-ATK-9", part: "board", after: happens("damage") },
  { id: "hurt", rule: "D16-KIL-1", part: "players", after: ({ event, who }, you) => event === "damage" && who === you },
  { id: "initiative", rule: "D16-ACT-1", part: "players", after: happens("initiative") },
  { id: "demons", rule: "D16-ACT-2", part: "board", after: happens("roused") },
  { id: "portals", rule: "D16-POR-2", part: "board", after: happens("summoned") },
  { id: "frag", rule: "D16-KIL-4", part: "players", after: happens("frag") },
  {
    id: "end",
    rule: "D16-TUT-9",
    part: "prompt",
    now: (now) => viewOf(now).winner !== null || (viewOf(now).round >= ROUNDS && acting(now)),
  },
];

const course: Course = {
  table: {
    game: "doom2016",
    setup: { mission: "tutorial", marines: MARINES } satisfies Setup,
    seats: ["me", "me", { bot: "recruit" }],
    begin: true,
  },
  prefix: "page-guide-d16-",
  words: ["page-guide-doom", "doom2016-names"],
  lessons: LESSONS,
  places: { board: ".board", prompt: ".prompt, .result", hand: ".hand", players: ".players" },
  who: (you) => capital(say(`d16-${MARINES[seatIndex(you)] ?? "marine"}`)),
  busy: () => stage.busy,
};
export default course;
