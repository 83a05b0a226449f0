// The card of what a choice is about, for its button; and of what a word of a question names.
import type { Attachment } from "svelte/attachments";
import type { Choice, Seat, Spot } from "../../../api/types.ts";
import type { NameOf } from "../../contract.ts";
import type { Game } from "../reading.ts";
import { card, nameOf, type Ask } from "./open.svelte.ts";
import type { Thing } from "./sheet.ts";

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

/** A name in a question. */
export function nameCard(game: Game, view: unknown, you: Seat | null, spot: Spot): NameOf | null {
  const ask = asking(game, view, you, spot);
  return ask && nameOf(ask);
}
