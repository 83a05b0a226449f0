// What this game brings to the shared field: how its views and its news are read.
import { remembered, type Game } from "../reading.ts";
import { beats } from "./beats.ts";
import { read } from "./read.ts";

export const game: Game = { read: remembered(read), beats };
