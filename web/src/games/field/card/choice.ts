// The card of what a choice is about, for its button; and of what a word of a question or of the log names.
import type { Attachment } from "svelte/attachments";
import type { Choice, Scene, Seat, Spot } from "../../../api/types.ts";
import { say } from "../../../lib/words.svelte.ts";
import type { About, NameOf } from "../../contract.ts";
import type { Game } from "../reading.ts";
import { card, nameOf, naming, type Ask } from "./open.svelte.ts";
import { ruled, type Sheet, type Thing } from "./sheet.ts";

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

/** Rules with their texts, as soon as those are there. */
export const rulesSheet = (rules: string[]): Sheet => ({
  title: say("page-log-rules"),
  facts: [],
  lines: rules.map((rule) => ruled(rule, rule)),
  rules: [],
});

/** What the log speaks of has cards: names by `sheetOf`, rules by their texts. */
export const logCards =
  (sheetOf: (view: unknown, you: Seat | null, spots: Spot[]) => Sheet | null) =>
  (asked: (at: Element) => About | null, scene: () => Scene): Attachment<Element> =>
    naming(
      (at) => {
        const about = asked(at);
        const { view, you = null } = scene();
        return about && (() => (about.spots ? sheetOf(view, you, about.spots) : rulesSheet(about.rules ?? [])));
      },
      (at) => asked(at)?.spots !== undefined,
    );

/** A name in a question. */
export function nameCard(game: Game, view: unknown, you: Seat | null, spot: Spot): NameOf | null {
  const ask = asking(game, view, you, spot);
  return ask && nameOf(ask);
}
