// The table in words: names, and the position for those who cannot see the board.

import { sitterName, seatOf, seatIndex } from "../../lib/players.ts";
import { hasWord, inLanguage, say } from "../../lib/words.svelte.ts";
import type { Sitter } from "../../api/types.ts";
import { look } from "./geometry.ts";
import { BOT } from "./heads.ts";
import { cardColour, cardKind } from "./view.ts";
import { COLOURS, type FigureView, type Seat, type View, cubes, stands } from "./view.ts";

/** What the arena is called: as its file says, or one of ours by its name. */
export function arenaName({ title, setup }: View): string {
  const key = `board-${setup.board}`;
  return inLanguage(title) ?? say(hasWord(key) ? key : "page-adrenaline-arena");
}

/** A figure by the name of its colour. */
export function seatName(view: View, who: Seat): string {
  return look(view, who) === BOT ? say("seat-bot") : say(`seat-${seatIndex(who) + 1}`);
}

/** Who plays a figure; nobody plays the bot. */
export function personName(view: View, who: Seat, sitters: Sitter[]): string {
  return look(view, who) === BOT ? "" : sitterName(sitters[seatIndex(who)]);
}

export function weaponName(weapon: string): string {
  return say(`weapon-${weapon}`);
}

const KINDS: Record<string, string> = { scope: "targeting-scope", tagback: "tagback-grenade" };

/** What a powerup is called, and what it does. */
export function powerup(card: string): { name: string; colour: string; help: string } {
  const kind = KINDS[cardKind(card)] ?? cardKind(card);
  return { name: say(`powerup-${kind}`), colour: say(`colour-${cardColour(card)}`), help: say(`powerup-${kind}-help`) };
}

/** Cubes by number and colour. */
export function cubeWords(text: string): string {
  const held = cubes(text);
  const some = COLOURS.map((colour) => ({ colour, n: held.filter((it) => it === colour).length }));
  const words = some.filter(({ n }) => n > 0).map(({ colour, n }) => say(`cubes-${colour}`, { n }));
  return words.join(", ") || say("page-adrenaline-none");
}

/** What an ammo tile gives. */
export function tileWords(tile: string): string {
  return tile.startsWith("P") ? `${cubeWords(tile)}, ${say("page-adrenaline-powerup")}` : cubeWords(tile);
}

/** Marks by their owner. */
export function marks(figure: FigureView): { who: Seat; n: number }[] {
  return figure.marks.map((n, owner) => ({ who: seatOf(owner), n })).filter(({ n }) => n > 0);
}

function tellFigure(view: View, figure: FigureView, who: Seat): string {
  const name = seatName(view, who);
  const where = stands(figure)
    ? say("page-adrenaline-tell-figure", { who: name, square: figure.square, n: figure.damage.length })
    : say("page-adrenaline-tell-off", { who: name });
  const marked = marks(figure).map(({ who: by, n }) => say("page-adrenaline-tell-marks", { who: seatName(view, by), n }));
  const armed = [...figure.loaded, ...figure.unloaded].map(weaponName).join(", ");
  const ammo = say("page-adrenaline-tell-ammo", { cubes: cubeWords(figure.ammo) });
  const weapons = armed === "" ? [] : [say("page-adrenaline-tell-weapons", { weapons: armed })];
  return [where, ...marked, ...weapons, ammo].join(" ");
}

/** The position in short lines. */
export function describe(shown: unknown): string[] {
  const view = shown as View;
  const figures = view.figures.map((figure, n) => tellFigure(view, figure, seatOf(n)));
  const rows = COLOURS.map((colour, n) =>
    say("page-adrenaline-tell-row", {
      spawnpoint: say(`spawnpoint-${colour}`),
      weapons: (view.rows[n] ?? []).map(weaponName).join(", ") || say("page-adrenaline-none"),
    }),
  );
  const about = inLanguage(view.about);
  const place = about ? `${arenaName(view)}: ${about}` : arenaName(view);
  return [place, say("page-adrenaline-skulls", { n: view.skulls_left }), ...figures, ...rows];
}
