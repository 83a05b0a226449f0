// The card of what a choice is about, for its button; and of what a word of a question or of the log names.
import type { Attachment } from "svelte/attachments";
import type { Choice, Scene, Seat, Spot } from "../../../api/types.ts";
import type { NameOf } from "../../contract.ts";
import type { Game } from "../reading.ts";
import { card, nameOf, naming, type Ask } from "./open.svelte.ts";
import type { Sheet, Thing } from "./sheet.ts";

const KINDS: Record<string, Thing["on"]> = { figure: "figure", door: "door", card: "card" };

function asking(game: Game, view: unknown, you: Seat | null, spot: Spot | undefined): Ask | null {
  const on = spot && KINDS[spot.on];
  return spot && on ? () => game.sheet(view, you, { on, id: spot.id }) : null;
}

export function choiceCard(game: Game, view: unknown, you: Seat | null, { spots }: Choice): Attachment<Element> | null {
  const ask = asking(
    game,
    view,
    you,
    spots?.find(({ on }) => KINDS[on]),
  );
  return ask && card(ask);
}

/** The card of the first of these things that has one: who is gone has that of the kind. */
export const firstSheet = (game: Game, view: unknown, you: Seat | null, spots: Spot[]): Sheet | null =>
  spots.map((spot) => asking(game, view, you, spot)?.()).find((sheet) => sheet) ?? null;

/** Names in the log have cards. */
export const logNames =
  (game: Game) =>
  (named: (at: Element) => Spot[] | null, scene: () => Scene): Attachment<Element> =>
    naming((at) => {
      const spots = named(at);
      if (!spots) return null;
      const { view, you = null } = scene();
      return () => firstSheet(game, view, you, spots);
    });

/** A name in a question. */
export function nameCard(game: Game, view: unknown, you: Seat | null, spot: Spot): NameOf | null {
  const ask = asking(game, view, you, spot);
  return ask && nameOf(ask);
}
