// The card of what a choice is about, for its button.
import type { Attachment } from "svelte/attachments";
import type { Choice, Seat } from "../../../api/types.ts";
import type { Game } from "../reading.ts";
import { card } from "./open.svelte.ts";
import type { Thing } from "./sheet.ts";

const KINDS: Record<string, Thing["on"]> = { figure: "figure", door: "door", card: "card" };

export function choiceCard(game: Game, view: unknown, you: Seat | null, { spots }: Choice): Attachment<Element> | null {
  const found = spots?.find(({ on }) => KINDS[on]);
  const on = found && KINDS[found.on];
  return found && on ? card(() => game.sheet(view, you, { on, id: found.id })) : null;
}
