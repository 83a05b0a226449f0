// What can be chosen before a game, as a simple form: fields by game, and the seats that follow from them.
import type { Setup } from "../../api/types.ts";
import { inks, MARINES_2004, MARINES_2016 } from "../../games/field/inks.ts";
import { say } from "../../lib/words.svelte.ts";
import scenarios from "content:doom2004/scenarios";
import missions from "content:doom2016/missions";

export interface Option {
  value: string | number;
  name(): string;
}

export type FormField = { kind: "choice"; key: string; label: string; options: Option[] } | { kind: "flag"; key: string; label: string };

export interface Form {
  /** What the form begins with; the server knows the rest. */
  first: Setup;
  main: FormField[];
  /** Seldom needed. */
  more: FormField[];
  /** Words that the names need. */
  words: string[];
  seats(setup: Setup): string[];
  /** Colours of the seats, if they are not the usual ones. */
  inks(setup: Setup): string[];
  /** The set-up as the server reads it. */
  send(setup: Setup): Setup;
}

const numbers = (from: number, to: number): Option[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ value: from + n, name: () => String(from + n) }));
const named = (prefix: string, values: string[]): Option[] => values.map((value) => ({ value, name: () => say(`${prefix}${value}`) }));
const flag = (key: string): FormField => ({ kind: "flag", key, label: `page-setup-${key}` });
const choice = (key: string, options: Option[], label = `page-setup-${key}`): FormField => ({ kind: "choice", key, label, options });

const COLOURS = Object.keys(MARINES_2004);
const CALLSIGNS = Object.keys(MARINES_2016);
const DIFFICULTIES = ["too-young", "not-too-rough", "hurt-me-plenty", "ultra-violence", "nightmare"];
const MODES = ["deathmatch", "domination", "turrets"];

const marines = (setup: Setup): number => Number(setup["marines"] ?? 2);
/** One of ours first: the one for beginners. */
const first = (ids: string[], beginner: string): string[] => [beginner, ...ids.filter((id) => id !== beginner)];

export const FORMS: Record<string, Form> = {
  adrenaline: {
    first: {
      board: "big",
      players: 4,
      skulls: 5,
      mode: "deathmatch",
      ending: "sudden-death",
      bot: false,
      "hidden-points": false,
      "open-windows": false,
      "confirm-turn": true,
    },
    main: [
      choice("players", numbers(3, 5)),
      choice("board", named("board-", ["small", "medium-a", "medium-b", "big"])),
      choice("mode", named("mode-", MODES)),
      choice("skulls", numbers(5, 8)),
      choice("ending", named("ending-", ["sudden-death", "frenzy"])),
    ],
    more: [flag("bot"), flag("hidden-points"), flag("open-windows"), flag("confirm-turn")],
    words: [],
    seats: (setup) => Array.from({ length: Number(setup["players"]) }, (_, n) => say("page-player", { n: n + 1 })),
    inks: () => [],
    send: ({ mode, ...setup }) => ({ ...setup, domination: mode === "domination", turrets: mode === "turrets" }),
  },
  doom2004: {
    first: {
      scenario: "way-out",
      marines: 2,
      difficulty: "hurt-me-plenty",
      "draw-two": false,
      "knockback-stopped": false,
      "guard-lost-by-moving": false,
      "adrenaline-next-turn": false,
      "fewer-frags": false,
      "open-windows": false,
      "confirm-turn": true,
    },
    main: [
      choice("scenario", named("d04-", first(scenarios, "way-out"))),
      choice("marines", numbers(1, 3)),
      choice("difficulty", named("d04-difficulty-", DIFFICULTIES)),
    ],
    more: [
      flag("draw-two"),
      flag("knockback-stopped"),
      flag("guard-lost-by-moving"),
      flag("adrenaline-next-turn"),
      flag("fewer-frags"),
      flag("open-windows"),
      flag("confirm-turn"),
    ],
    words: ["doom2004-names", "doom2004-scenarios"],
    seats: (setup) => [...COLOURS.slice(0, marines(setup)).map((colour) => say(`d04-marine-${colour}`)), say("d04-invader")],
    inks: (setup) => inks(MARINES_2004, COLOURS.slice(0, marines(setup))),
    send: (setup) => ({ ...setup, marines: COLOURS.slice(0, marines(setup)) }),
  },
  doom2016: {
    first: {
      mission: "tutorial",
      marines: 2,
      "full-rules": false,
      "split-activations": false,
      "flat-cover": false,
      frags: "printed",
      "no-round-limit": false,
      "open-windows": false,
    },
    main: [choice("mission", named("d16-mission-", first(missions, "tutorial"))), choice("marines", numbers(1, 4))],
    more: [
      choice("frags", named("d16-frags-", ["printed", "tuned"])),
      flag("full-rules"),
      flag("split-activations"),
      flag("flat-cover"),
      flag("no-round-limit"),
      flag("open-windows"),
    ],
    words: ["doom2016-names", "doom2016-missions"],
    seats: (setup) => [...CALLSIGNS.slice(0, marines(setup)).map((name) => say(`d16-${name}`)), say("d16-invader")],
    inks: (setup) => inks(MARINES_2016, CALLSIGNS.slice(0, marines(setup))),
    send: (setup) => ({ ...setup, marines: CALLSIGNS.slice(0, marines(setup)) }),
  },
};
