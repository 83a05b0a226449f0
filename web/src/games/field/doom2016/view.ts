// The view of DOOM (2016) as TypeScript; crates/doom2016/src/view.rs is the source.
import type { Seat } from "../../../api/types.ts";
import type { Pos } from "../model.ts";

export type Thing = { item: string } | "sample" | "asset";
export type Who = { marine: number } | { demon: string } | "drone";
export type Side = "open" | "wall" | "blocking" | "impassable" | { door: number };
type Frame = string | { spend?: { who: Who }; unstick?: { who: Who }; marine?: string };

export interface Marine {
  callsign: string;
  at: Pos | null;
  damage: number;
  hurt: number;
  health: number;
  stunned: boolean;
  class: string | null;
  exhausted: boolean;
  signalled: boolean;
  squad: string | null;
  weapons: string[];
  hand: string[] | number;
  deck: string[] | number;
  played: string[];
  glory: string[];
  samples: number;
  asset: boolean;
}

export interface View {
  mission: string;
  /** What the mission's file says of it, by language; ours have theirs in the locale files. */
  title: Record<string, string>;
  about: Record<string, string>;
  objective: string | null;
  threat: string | null;
  tutorial: boolean;
  invader: Seat;
  round: number;
  last_round: number | null;
  frags: number;
  frag_limit: number;
  progress: number[];
  delivered: number;
  stock: number;
  dark: number | null;
  marines: Marine[];
  demons: {
    id: string;
    kind: string;
    at: Pos;
    shape: string;
    damage: number;
    stunned: boolean;
    staggered: boolean;
    samples: number;
    acted: boolean;
  }[];
  drone: { at: number | null; damage: number } | null;
  cards: {
    invasion: string | null;
    /** The invasion cards that it may be. */
    possible: string[];
    argent: number;
    hand: string[] | number;
    deck: string[] | number;
    known: { kind: string; up: boolean; argent: number }[];
    down: number[];
    exhausted: string[];
  };
  initiative: { cards: [number, number, number, number, number] };
  portals: { number: number; at: Pos; colour: string; up: boolean; counters: number; used: boolean; sample: boolean }[];
  floor: { at: Pos; thing: Thing }[];
  teleporters: { at: Pos; active: boolean }[];
  doors: { id: number; spaces: Pos[]; open: boolean }[];
  decoys: Pos[];
  objectives: Pos[];
  checkpoints: Pos[];
  spaces: { at: Pos; difficult: boolean; exit: boolean; zone: number | null; sides: [Side, Side, Side, Side] }[];
  turn: { who: "nobody" | { marine: number } | { demons: string }; figure: string | null; mp: number; mains: number; strikes: unknown[] };
  attacks: { by: Who; target: Who | null }[];
  frames: Frame[];
  asked: Seat | null;
  winner: string | null;
}
