// The view of DOOM (2004) as TypeScript; crates/doom2004/src/secrets/view.rs is the source.
import type { Seat } from "../../../api/types.ts";
import type { Pos } from "../model.ts";

export type Thing = { token: string } | { item: number } | { encounter: number };
export type Who = { marine: number } | { invader: string };

export interface Marine {
  colour: string;
  at: Pos | null;
  fell: Pos | null;
  left: boolean;
  wounds: number;
  full_wounds: number;
  armour: number;
  bullets: number;
  rockets: number;
  cells: number;
  weapons: string[];
  cards: string[];
  order: string | null;
  adrenaline: number;
  berserk: number;
  items: number[];
  backup_used: boolean;
}

export type Goal = { met: boolean } & (
  | { leave: number }
  | { kill: string | null }
  | { reach: Pos }
  | { "reach-area": number }
  | { gather: number }
  | { survive: number }
  | { carry: [number, number] }
  | { take: string }
  | { "take-item": number }
  | { clear: number }
);

export interface View {
  scenario: string;
  title: string;
  briefing: string;
  secret: string | null;
  difficulty: string;
  viewer: Seat | null;
  invader: Seat;
  round: number;
  timer: number | null;
  frags: number;
  frag_limit: number | null;
  goals: Goal[];
  marines: Marine[];
  figures: { id: string; kind: string; at: Pos; shape: string; wounds: number; acted: boolean }[];
  spaces: {
    at: Pos;
    area: number;
    revealed: boolean;
    obstacle: string | null;
    duct: boolean;
    teleporter: string | null;
    walls: [boolean, boolean, boolean, boolean];
  }[];
  doors: {
    id: number;
    spaces: Pos[];
    sides: string[];
    key: string | null;
    exit: boolean;
    open: boolean;
    smashed: boolean;
    jammed: boolean;
    unlocked: boolean;
  }[];
  floor: { at: Pos; thing: Thing }[];
  keys: string[];
  hand: string[] | number;
  deck: number;
  turn: { who: Seat; deed: string | null; moves: number; extra: number; attacks: number; order_due: boolean };
  attacks: { by: Who; weapon: string | null; target: Pos | null; faces: number[]; range: number; aimed: boolean }[];
  active: string | null;
  store: ({ figure: { kind: string; at: Pos; shape: string } } | { thing: { at: Pos; thing: Thing } })[];
  asked: Seat | null;
  waiting: boolean;
  winner: string | null;
}
