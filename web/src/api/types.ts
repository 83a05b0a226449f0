// What the server says and hears, as TypeScript. The Rust structs in crates/server are the source.

/** A seat as it is written: `p1`, `p2`, … */
export type Seat = `p${number}`;
export type Lang = "en" | "pl" | "hr" | "hu";
export type Phase = "open" | "running" | "over" | "closed";

/** `"open"`, or an object with the one key that says what it is. */
export type Sitter =
  | "open"
  | { person: { id: string; name: string } }
  | { bot: { level: string; keeps?: { id: string; name: string } } };

/** What to do with a seat. */
export type SeatWish = "take" | "leave" | { bot: string };
/** Who shall sit on a seat of a new table. */
export type NewSeat = "open" | "me" | { bot: string };

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

/** The set-up of a game; its form is the game's own. */
export type Setup = Record<string, unknown>;

export interface GameInfo {
  id: string;
  rules: number;
  levels: string[];
  setup: Setup;
  seats: number;
}

export interface Options {
  title: string;
  listed: boolean;
  clock?: number;
  private: boolean;
}

export interface NewTable {
  game: string;
  setup?: Setup;
  seats?: NewSeat[];
  options?: Partial<Options>;
  begin?: boolean;
}

interface TableHead {
  id: string;
  game: string;
  setup: Setup;
  options: Options;
  owner: string;
  created: number;
}

export interface TableCard extends TableHead {
  changed: number;
  phase: Phase;
  sitters: Sitter[];
  asked: Seat | null;
  actions: number;
  winners?: Seat[];
}

export interface TablePage extends TableHead {
  rules: number;
  scene: Scene;
}

export interface Choice {
  /** As it is written down: send it back as it is. */
  action: string;
  label: string;
}

export interface Question {
  /** Whose it is; null if the question is a secret of somebody else. */
  seat: Seat | null;
  prompt: string;
  /** All answers, for the one who is asked. */
  choices?: Choice[];
}

export interface Ended {
  points: number[];
  winners: Seat[];
  seed: string;
  salt: string;
}

/** The table as the viewer may know it. */
export interface Scene {
  number: number;
  phase: Phase;
  sitters: Sitter[];
  you: Seat | null;
  view: unknown;
  question: Question | null;
  actions: number;
  undo: boolean;
  wish?: { seat: Seat; to: number; agreed: string[] };
  clock?: number;
  pledge: string;
  ended?: Ended;
}

/** Something that happened in the game. */
export interface Told {
  event: unknown;
  text: string;
  rules?: string[];
}

export type Happened =
  | { what: "sat"; seat: Seat; sitter: Sitter }
  | { what: "began" }
  | { what: "acted"; seat?: Seat; action?: string; bot?: boolean; undone?: boolean; before: number; told: Told[] }
  | { what: "took-back"; seat: Seat; to: number }
  | { what: "asked-back"; seat: Seat; to: number }
  | { what: "answered-back"; seat: Seat; yes: boolean }
  | { what: "said"; id: string; name: string; text: string }
  | { what: "reminded"; seat: Seat }
  | { what: "closed" };

export type News = { number: number; at: number } & Happened;

export interface Update {
  news: News[];
  scene: Scene;
}

export interface Wrong {
  code: string;
  message: string;
  rules?: string[];
  number?: number;
}

/** A moment of a finished game. */
export interface Moment {
  count: number;
  actions: number;
  view: unknown;
  question: Question | null;
  told: Told[];
}
