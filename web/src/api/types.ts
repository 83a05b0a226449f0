// What the server says and hears. The types are made from the server's own: `cargo xtask types` writes schema.ts.
export type {
  Advice,
  Begin,
  Choice,
  Ended,
  Field,
  GameInfo,
  Halt,
  Happened,
  Me,
  Moment,
  NewScenario,
  NewSeat,
  NewTable,
  NewVersion,
  News,
  Notices,
  OlderVersion,
  Options,
  Outlook,
  Phase,
  PlaceAdvice,
  PlaceMeasure,
  PlaceWins,
  Profile,
  PushTo,
  Question,
  Review,
  Reviewed,
  ScenarioComment,
  ScenarioFinding,
  ScenarioPage,
  ScenarioVersion,
  Scene,
  SeatWish,
  Shelved,
  Shot,
  Sight,
  Sitter,
  Spot,
  TableCard,
  TablePage,
  Tally,
  ToGenerate,
  Token,
  Told,
  ToldBy,
  Verdict,
  Victim,
  Walks,
  WorkshopRun,
  Wrong,
} from "./schema.ts";
/** What comes over a line: the news and what came of them. */
export type { Behind as Update } from "./schema.ts";

/** A seat as it is written: `p1`, `p2`, … */
export type Seat = string;
/** Through whose eyes a finished game is seen: a seat's, with all cards on the table, or those of somebody who watches. */
export type Eyes = Seat | "open" | null;
export type Lang = "en" | "pl" | "hr" | "hu";
/** The set-up of a game; its form is the game's own. */
export type Setup = Record<string, unknown>;
