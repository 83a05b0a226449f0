// What each kind of place looks like: its ground, its walls, its light. The painter reads these; nothing here is drawn.

import type { Mood } from "../../../api/games/doom2016.ts";

/** How the floor of a room is laid. */
export type Paving = "plates" | "tiles" | "gratings" | "deck" | "dust" | "rock" | "slabs";

export interface Look {
  /** In rooms and in corridors. */
  paving: [Paving, Paving];
  /** The floor where light falls on it, and the lines in it. */
  floor: string;
  seam: string;
  /** The top of a wall, its upper edge in the light, its side, and the joints in it. */
  wall: { top: string; shine: string; side: string; joint: string };
  /** Rough edges instead of straight ones: rock and masonry. */
  rough: boolean;
  /** What is around the rooms: what they are cut into, the ground far outside and the lines on it. */
  hull: string;
  ground: [string, string];
  /** The light that is everywhere, lamps, and what shines out into the dark. */
  ambient: string;
  lamp: string;
  spill: string;
  /** Where nobody can go but everybody can look: a railing, or a gap with this glow in it. */
  gap: string | null;
  /** What lies about and says nothing. */
  litter: Litter[];
}

export type Litter = "vent" | "cable" | "arrow" | "stain" | "drain" | "stripe" | "pebbles" | "crack" | "bones" | "ember" | "rune" | "tread";

const STEEL = { top: "#8f9ba7", shine: "#d5dee6", side: "#39424c", joint: "#4b5660" };

export const LOOKS: Record<Mood, Look> = {
  station: {
    paving: ["plates", "gratings"],
    floor: "#56616d",
    seam: "#20262d",
    wall: STEEL,
    rough: false,
    hull: "#171c22",
    ground: ["#0d1014", "#171c22"],
    ambient: "#7f8ba0",
    lamp: "#ffd9a6",
    spill: "#4d6f9e",
    gap: null,
    litter: ["vent", "cable", "stain", "arrow", "stripe"],
  },
  lab: {
    paving: ["tiles", "plates"],
    floor: "#66757d",
    seam: "#2a343a",
    wall: { top: "#a9b9c0", shine: "#f0f8fa", side: "#3d4e55", joint: "#62757c" },
    rough: false,
    hull: "#141d21",
    ground: ["#0b1013", "#13202a"],
    ambient: "#87a3ad",
    lamp: "#bdf6ff",
    spill: "#2f8fa8",
    gap: null,
    litter: ["drain", "stripe", "arrow", "vent", "stain"],
  },
  works: {
    paving: ["plates", "gratings"],
    floor: "#655a50",
    seam: "#231c17",
    wall: { top: "#8d7c6c", shine: "#d9bf9d", side: "#3f3027", joint: "#55463a" },
    rough: false,
    hull: "#1c1612",
    ground: ["#100d0a", "#211811"],
    ambient: "#94816f",
    lamp: "#ff9a3d",
    spill: "#a8521c",
    gap: null,
    litter: ["tread", "stain", "cable", "vent", "stripe"],
  },
  ship: {
    paving: ["deck", "gratings"],
    floor: "#4a5a70",
    seam: "#1a222d",
    wall: { top: "#7f92ab", shine: "#cfdff2", side: "#2e3b4c", joint: "#43536a" },
    rough: false,
    hull: "#121924",
    ground: ["#090c12", "#121c2b"],
    ambient: "#7086a6",
    lamp: "#ff8f80",
    spill: "#3a5fa8",
    gap: null,
    litter: ["stripe", "tread", "arrow", "cable", "vent"],
  },
  ash: {
    paving: ["dust", "dust"],
    floor: "#6d665f",
    seam: "#2b2723",
    wall: { top: "#7d746b", shine: "#b3a797", side: "#352e29", joint: "#4a423b" },
    rough: true,
    hull: "#1d1916",
    ground: ["#110f0d", "#1e1a17"],
    ambient: "#94897d",
    lamp: "#ff7a3c",
    spill: "#7a4a2c",
    gap: "#ff6a2a",
    litter: ["pebbles", "crack", "bones", "ember", "pebbles"],
  },
  hell: {
    paving: ["rock", "rock"],
    floor: "#6e4a44",
    seam: "#260f0d",
    wall: { top: "#7a4a42", shine: "#c98a72", side: "#371713", joint: "#4f2721" },
    rough: true,
    hull: "#210f0d",
    ground: ["#120807", "#250d0a"],
    ambient: "#9a6a5c",
    lamp: "#ff6a2a",
    spill: "#b3301a",
    gap: "#ff5a1f",
    litter: ["crack", "ember", "bones", "rune", "pebbles"],
  },
  shrine: {
    paving: ["slabs", "slabs"],
    floor: "#5f585f",
    seam: "#1f1a20",
    wall: { top: "#857b83", shine: "#c9bcc2", side: "#332b33", joint: "#4b424a" },
    rough: true,
    hull: "#18131a",
    ground: ["#0e0b10", "#1b1420"],
    ambient: "#857690",
    lamp: "#ffb066",
    spill: "#7a2b3f",
    gap: "#c23bff",
    litter: ["crack", "rune", "stain", "bones", "pebbles"],
  },
};

/** The look of a mood; a mood that the page does not know looks as usual. */
export const lookOf = (mood: string): Look => LOOKS[mood as Mood] ?? LOOKS.station;
