// What this game brings to the shared field: how its views and its news are read.
import { remembered, type Game } from "../reading.ts";
import { concerned, sheetOf } from "./about.ts";
import { beats } from "./beats.ts";
import { read as readView } from "./read.ts";
import type { View } from "./view.ts";

const read = remembered(readView);

export const game: Game = {
  unit: "wounds",
  read,
  sheet: (view, you, thing) => sheetOf(view as View, you, read(view, you).field, thing),
  concerned: (view) => concerned(view as View),
  long: ["doom2004-rules"],
  beats,
};
