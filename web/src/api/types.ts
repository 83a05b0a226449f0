// What the server says and hears. The types are made from the server's own: `cargo xtask types` writes schema.ts.
export type {
  AdminDeed,
  Advice,
  Begin,
  ChatLine,
  Choice,
  Ended,
  Field,
  GameInfo,
  Halt,
  Happened,
  Invitation,
  Invited,
  Limit,
  LimitLine,
  Me,
  Moment,
  NewScenario,
  NewSeat,
  NewTable,
  NewVersion,
  News,
  Notice,
  Notices,
  Options,
  Outlook,
  PersonCard,
  Phase,
  PlaceInfo,
  Profile,
  Pruned,
  PushTo,
  Question,
  Review,
  Reviewed,
  ScenarioFinding,
  ScenarioLine,
  ScenarioPage,
  Scene,
  SeatWish,
  Shelved,
  Shot,
  Sight,
  Sitter,
  Spot,
  TableCard,
  TableLine,
  TablePage,
  Tally,
  Token,
  Told,
  ToldBy,
  ToPrune,
  Verdict,
  Victim,
  Walks,
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
