// What a game brings to the page: its title, the form of its set-up, and its table of three components that all get the same props.
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Choice, Lang, News, Question, Scene, Seat, Setup, Sitter, Spot, Told } from "../api/types.ts";
import type { Course } from "../guide/course.ts";
import type { Teller } from "../lib/teller.ts";
import type { Part } from "../table/deeds.ts";
import type { BoardKeys } from "../table/keys.ts";
import type { Tally } from "../table/tally.ts";
import type { Lookout } from "../table/lookout.svelte.ts";
import type { Wonder } from "../table/wonder.svelte.ts";
import type { Craft } from "../workshop/craft.ts";

/**
 * A game on the page: the default export of a `title.ts` in the folder of the game. What it leaves out is done as for a
 * game that the page has never heard of. It is part of the first load: what is large is imported when it is needed.
 * `S` is its set-up as the server describes it; whoever does not know the game sees any fields.
 */
export interface Title<S = Setup> {
  /** The game as the server calls it. */
  id: string;
  /** Its picture. */
  Art?: Component;
  table?(): Promise<{ default: GameTable }>;
  quick?: Quick<S>;
  form?(): Promise<{ default: Form<S> }>;
  /** Where it can be played, if there is more than one place and they have an order. */
  book?(): Promise<{ default: Book<S> }>;
  /** Guided first games; newcomers are shown the first of them. */
  lessons?: Lesson[];
  /** What can be drawn for it in the workshop. */
  drawn?: Drawn;
  /** Colours of the seats where a table is only listed, if they are not the usual ones. */
  inks?(setup: S): string[];
}

/** "Play now": a sensible table for one person against computer players. */
export interface Quick<S = Setup> {
  /** What is not as usual. The form of a new table begins with it, too. */
  setup: Partial<S>;
  seats: number;
  /** How many of the seats are yours, from the first; computer players have the others. */
  mine: number;
}

/** A guided first game. */
export interface Lesson {
  /** Its name: that of the game, perhaps with the side that one plays. */
  id: string;
  /** Its address. */
  at: string;
  /** The key of what it is called; with `-more` behind it, of what it is. */
  key: string;
  /** What is taught, loaded when it is played. */
  course(): Promise<{ default: Course }>;
}

/** The files that people write for a game, and how they are drawn in the workshop. */
export interface Drawn {
  /** What draws them, loaded when it is wanted. */
  craft(): Promise<{ craft: Craft }>;
  /** Is a file one of them, by its words? */
  isOurs(file: object): boolean;
}

/** What the form of a new table makes of the options that the server offers. */
export interface Form<S = Setup> {
  /** Options that are shown at once, in this order. */
  main: string[];
  /** Options that are seldom needed. */
  more: string[];
  /** How the keys of an option's words begin. */
  named?: Record<string, string>;
  /** The words of a list that stand first, in this order: those for beginners. */
  order?: Record<string, string[]>;
  /** Lists of which only the length is chosen. */
  counted?: string[];
  /** Options of the page that stand for several of the server's: what each word sets. */
  joint?: Record<string, Record<string, Partial<S>>>;
  /** Fluent files that the names need. */
  words: string[];
  /** What the seats are called. */
  seats?(setup: S): string[];
  /** Colours of the seats, if they are not the usual ones. */
  inks?(setup: S): string[];
  /** The key of a text about what has been chosen. */
  briefing?(setup: S): string;
  /** An option with a page of its own: where it is played, with pictures and stories. */
  picks?: { key: string; Picker: Component<PickerProps> };
}

/** What chooses a place gets: what is chosen so far, and how to change it. */
export interface PickerProps {
  setup: Setup;
  set(changes: Setup): void;
}

/** The places of a game in the order in which they are best played. */
export interface Book<S = Setup> {
  /** The option that names the place, in set-ups and in views. */
  key: string;
  /** They are played in any order: nothing is told of what was won and what comes next. */
  free?: boolean;
  chapters: Chapter[];
  /** What the place is called, and what it is about. */
  name(place: string): string;
  story(place: string): string;
  /** What else is worth knowing before one chooses it: a few words each. */
  facts(place: string, setup: S): string[];
  /** Its map as far as everybody may know it, as an address of a picture. */
  picture(place: string): string;
  /** Fluent files that it speaks with. */
  words: string[];
}

/** Places that belong together: a campaign, an operation. */
export interface Chapter {
  id: string;
  title(): string;
  about(): string;
  places: string[];
}

export interface GameProps {
  /** The game as the server calls it. */
  id: string;
  /** `scene.view`; its form is the game's own. */
  view: unknown;
  /** The open question; its choices are there only for the one who is asked. */
  question: Question | null;
  /** Through whose eyes the view is; null for those who only watch. */
  you: Seat | null;
  sitters: Sitter[];
  lang: Lang;
  /** What happened since the last view, in order. Empty when the table is opened. */
  told: Told[];
  /** What the last action of a finished game brought: for those who come when it is over. */
  finale?: Told[];
  /** The action that the prompt, the board or a card points at now. */
  hovered: string | null;
  /** Point at an action, so that the prompt and the other panels show it too. */
  hover(action: string | null): void;
  /**
   * Send an action back to the server, exactly as it was written in the question; or several, a line each
   * (`lib/ahead.ts`), which are done one after the other as long as all comes as foreseen.
   */
  act(action: string): void;
  /** Where one could go and what figures see; not in a replay. */
  lookout?: Lookout | undefined;
  /** Ask the server why something that is no choice cannot be chosen; the answer is shown beside the prompt. */
  why(spot: Spot): void;
  /** What was asked and answered, and whether everything that is pointed at is asked about; not in a replay. */
  wonder?: Wonder | undefined;
}

/** Attacks among the choices of a question. */
export interface ShotsProps {
  view: unknown;
  you: Seat | null;
  /** Attacks whose target is clear, with their chances. */
  choices: Choice[];
  hovered: string | null;
  busy: boolean;
  hover(action: string | null): void;
  act(action: string): void;
}

/** What must be known for a question, or for one of its choices. */
export interface AskedProps {
  view: unknown;
  you: Seat | null;
  /** The choice; nothing for the question itself. */
  choice?: Choice;
}

export interface GameTable {
  /** The board: fills the place it is given; uses `table/Viewport.svelte` for pan and zoom. */
  Board: Component<GameProps>;
  /** Everybody's state: a column of panels on a desk, a row of small ones on a phone. */
  Players: Component<GameProps>;
  /** What you hold: a row of cards below the board. */
  Hand: Component<GameProps>;
  /** The position in words, for those who cannot see the board. Short lines. */
  describe(view: unknown): string[];
  /** Extra Fluent files of `locales/LANG/` that the components speak with (without `.ftl`), loaded before they are shown. */
  words: string[];
  /** What a seat is called in this game, if it has a name of its own. */
  seatName?(view: unknown, index: number): string | null;
  /** Colours of the seats, if they are not the usual ones. */
  palette?(view: unknown): string[];
  /** Attacks with their chances, above all other choices. */
  Shots?: Component<ShotsProps>;
  /** Which choices it shows; the others are buttons. */
  isShot?(choice: Choice): boolean;
  /** The texts that a question or a choice is about. */
  Asked?: Component<AskedProps>;
  /** Where on the board a choice is, if its words do not say so; empty if they do. */
  where?(view: unknown, you: Seat | null, choice: Choice): string;
  /** What opens at the button of a choice for those who ask about it. */
  card?(view: unknown, you: Seat | null, choice: Choice): Attachment<Element> | null;
  /** What opens at the name of a thing within a question, if it has a card. */
  thing?(view: unknown, you: Seat | null, spot: Spot): NameOf | null;
  /** Lets names and rules within an element open cards, one of them at a time; `asked` says what an element of it is about. */
  naming?(asked: (at: Element) => About | null, scene: () => Scene): Attachment<Element>;
  /** What a choice would bring, in a few signs beside its label. */
  Brings?: Component<{ view: unknown; choice: Choice }>;
  /** Its board shows what the server sees ahead: where one could go, what pointing at something would mean. */
  looksAhead?: boolean;
  /** Which keys its board hears besides those of every table; they stand in the list of keys. */
  keys?: BoardKeys[];
  /** Plays what happened; whatever else the table shows waits for it. Without one everything is shown at once. */
  stage?: Teller;
  /** What an event is in the log: a turn that begins, a step, a part of a deed. */
  part?(event: unknown, view: unknown): Part;
  /** Figures by what they are called in notation, as far as the view knows them. */
  names?(view: unknown): Record<string, string>;
  /** Do two seats play together? Then nobody hides cards from the other. */
  allies?(view: unknown, one: Seat, other: Seat): boolean;
  /** What it is about and how far it is, for the head line. */
  headline?(view: unknown): Headline;
  /** Who won and why the game ended, in words. */
  ending?(view: unknown, finale: Told[], winners: readonly Seat[]): Ending;
  /** Who did what, counted from all that happened. */
  tally?(news: News[], view: unknown): Tally;
}

/** What can be asked about in the log. */
export interface About {
  /** What a name names, the nearest first. */
  spots?: Spot[];
  /** Rules by their numbers: they are shown, but nothing is done at a click. */
  rules?: string[];
}

/** A name that can be asked about. */
export interface NameOf {
  /** Its card opens while it is pointed at, has the focus or is pressed long. */
  card: Attachment<Element>;
  /** Opens its card beside it, for whoever taps or clicks. */
  open(at: Element): void;
}

export interface Headline {
  goal?: string;
  round?: string;
  /** What counts against the players: so many of so many. */
  frags?: { n: number; of: number | null; name: string };
}

export interface Ending {
  /** What has happened, in a few words. */
  title: string;
  /** Why that ends the game. */
  reason: string;
  /** Do the points say anything? */
  points: boolean;
}
