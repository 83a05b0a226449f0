// What is in the box of DOOM (2004), by the names that files use.
import invaders from "content:doom2004/invaders.toml?invader=spaces";
import type { Pair } from "../things.ts";
import type { Table } from "../toml.ts";

/** Spaces of an invader, by its kind. */
export const SPACES = invaders as Record<string, number>;
export const KINDS = Object.keys(SPACES);
export const MARINES = ["red", "green", "blue"];
/** Colours of keys, locks and teleporters. */
export const KEYS = ["red", "blue", "yellow"];
export const TOKENS = [
  "bullets",
  "rockets",
  "cells",
  "health",
  "armour",
  "adrenaline",
  "berserk",
  "chainsaw",
  "shotgun",
  "machine-gun",
  "chain-gun",
  "rocket-launcher",
  "plasma-gun",
  "bfg",
  "red-key",
  "blue-key",
  "yellow-key",
];

export const kindOf = (entry: unknown): string => String((entry as Table | undefined)?.["kind"] ?? "");

/** Columns and rows of an invader that lies from west to east, or from north to south. */
export function figureSize(kind: string, turn = 0): Pair {
  const spaces = SPACES[kind] ?? 1;
  return spaces === 4 ? [2, 2] : spaces === 1 ? [1, 1] : turn % 2 === 0 ? [2, 1] : [1, 2];
}
