// What the server says of the games, as far as the tests ask for it: the three that the page knows, and one that it does not.
import type { Field, GameInfo } from "../../src/api/types.ts";

const flags = (...names: string[]): Field[] => names.map((name) => ({ name, takes: "flag" }));
const one = (name: string, of: string[], or_null = false): Field => ({ name, takes: "one", of, or_null, or_file: false });
const off = (...names: string[]) => Object.fromEntries(names.map((name) => [name, false]));

const ADRENALINE = ["domination", "turrets", "bot", "hidden-points", "open-windows", "confirm-turn"];
const READINGS = ["draw-two", "knockback-stopped", "guard-lost-by-moving", "adrenaline-next-turn", "fewer-frags"];
const DOOM2004 = [...READINGS, "open-windows", "confirm-turn"];
const DOOM2016 = ["full-rules", "split-activations", "flat-cover", "no-round-limit", "open-windows"];
const MARINES = ["red", "green", "blue"];
const SQUAD = ["alpha", "bravo", "charlie", "delta"];

const levels = ["random", "soldier"];

export const INFOS: GameInfo[] = [
  {
    id: "adrenaline",
    rules: 1,
    prefix: "ADR",
    levels,
    seats: 5,
    setup: { players: 5, board: "big", skulls: 8, ending: "frenzy", ...off(...ADRENALINE) },
    form: [
      { name: "players", takes: "number", least: 3, most: 5 },
      one("board", ["small", "medium-a", "medium-b", "big"]),
      { name: "skulls", takes: "number", least: 5, most: 8 },
      one("ending", ["frenzy", "sudden-death"]),
      ...flags(...ADRENALINE),
    ],
  },
  {
    id: "doom2004",
    rules: 1,
    prefix: "D04",
    levels,
    seats: 4,
    setup: { scenario: "way-out", marines: MARINES, difficulty: "hurt-me-plenty", baggage: {}, ...off(...DOOM2004) },
    form: [
      one("scenario", ["lockdown", "way-out"]),
      { name: "marines", takes: "several", of: MARINES, least: 1, most: 3 },
      one("difficulty", ["too-young", "not-too-rough", "hurt-me-plenty", "ultra-violence", "nightmare"]),
      ...flags(...DOOM2004),
      { name: "baggage", takes: "other" },
    ],
  },
  {
    id: "doom2016",
    rules: 1,
    prefix: "D16",
    levels,
    seats: 5,
    setup: { mission: "tutorial", marines: SQUAD, invasion: "offered", frags: "printed", perk: null, ...off(...DOOM2016) },
    form: [
      one("mission", ["dockside", "tutorial"]),
      { name: "marines", takes: "several", of: SQUAD, least: 1, most: 4 },
      one("frags", ["printed", "tuned"]),
      one("perk", ["marines", "invader"], true),
      ...flags(...DOOM2016),
    ],
  },
  {
    id: "duel",
    rules: 1,
    prefix: "DUEL",
    levels: ["random"],
    seats: 2,
    setup: { players: 2, hearts: 3 },
    form: [
      { name: "players", takes: "number", least: 2, most: 4 },
      { name: "hearts", takes: "number", least: 1, most: 5 },
    ],
  },
];

export const info = (id: string): GameInfo => INFOS.find((one) => one.id === id) as GameInfo;
