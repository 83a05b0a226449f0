// What a game must bring to be drawn: three components that all get the same props.
import type { Component } from "svelte";
import type { Choice, Lang, Question, Seat, Sitter, Spot, Told } from "../api/types.ts";

export interface GameProps {
  /** `scene.view`; its form is the game's own. */
  view: unknown;
  /** The open question; its choices are there only for the one who is asked. */
  question: Question | null;
  /** Through whose eyes the view is; null for those who only watch. */
  you: Seat | null;
  sitters: Sitter[];
  lang: Lang;
  /** What happened since the last view, in order: for motion. Empty when the table is opened. */
  told: Told[];
  /** What the last action of a finished game brought: for those who come when it is over. */
  finale?: Told[];
  /** The action that the prompt, the board or a card points at now. */
  hovered: string | null;
  /** Point at an action, so that the prompt and the other panels show it too. */
  hover(action: string | null): void;
  /** Send an action back to the server, exactly as it was written in the question. */
  act(action: string): void;
  /** Ask the server why something that is no choice cannot be chosen; the answer is shown beside the prompt. */
  why(spot: Spot): void;
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
  /** What a choice would bring, in a few signs beside its label. */
  Brings?: Component<{ view: unknown; choice: Choice }>;
  /** Is the board still telling how the game ended? The result waits for that. */
  telling?(): boolean;
}
