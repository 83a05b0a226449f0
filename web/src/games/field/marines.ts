// Silhouettes of marines, drawn by us: one body, and what tells one class from another at a glance. In a box of 512.

const BODY = [
  // Helmet with its visor cut out.
  "M256 28c-50 0-84 32-84 82v48l14 28 30 20h80l30-20 14-28v-48c0-50-34-82-84-82zM204 106h104v36l-22 20h-60l-22-20z",
  // Shoulders, chest, belt, arms, legs.
  "M160 196c-44 0-76 26-80 74l70 26 26-72zM352 196c44 0 76 26 80 74l-70 26-26-72z",
  "M188 216h136l22 60-14 72H180l-14-72z",
  "M184 360h144l-8 34H192z",
  "M84 288l56 21 4 70-42 20-28-40zM428 288l-56 21-4 70 42 20 28-40z",
  "M188 404h58l-8 92h-78l-6-22zM324 404h-58l8 92h78l6-22z",
].join("");

const KIT = {
  rifle: "M404 92h26v44h14v120h-14v64h-36v-64h-12V136h22z",
  shotgun: "M388 120h22v120h8V120h22v210l-12 60h-28l-12-60z",
  minigun: "M4 366h60v-20h110v70H64v-18H4z",
  sniper: "M414-6h12v104h14v200h-14v54h-28v-54h-8V98h24z",
  shield: "M18 176h104v196l-52 56-52-56z",
  blades: "M70 306L14 470l74-44 18-82zM442 306l56 164-74-44-18-82z",
  horns: "M178 92L112 14l6 84 46 44zM334 92l66-78-6 84-46 44z",
  crest: "M226 40c-6-40 4-58 30-66 26 8 36 26 30 66z",
  antenna: "M370 190V8h14v182zM362 100h30v60h-30z",
  dish: "M356 60l74-70 18 74-50 36z",
  cross: "M30 106h36V70h38v36h36v38h-36v36H66v-36H30z",
  tanks: "M104 80q24-34 48 0v120h-48zM360 80q24-34 48 0v120h-48z",
  rockets: "M52 120l22-40 22 40v80H52zM104 120l22-40 22 40v80h-44zM364 120l22-40 22 40v80h-44zM416 120l22-40 22 40v80h-44z",
  pack: "M84 100h72v110H84zM356 100h72v110h-72z",
  jets: "M86 220L22 250l18 110 46-70zM426 220l64 30-18 110-46-70z",
  cape: "M112 230L56 496h84zM400 230l56 266h-84z",
  lamp: "M96 128L22 92v86z",
} as const;

type Kit = keyof typeof KIT;

/** Classes of DOOM (2016), and marines without one by their names. No two carry the same. */
const CARRIES: Record<string, Kit[]> = {
  alpha: ["rifle"],
  bravo: ["shotgun", "crest"],
  charlie: ["minigun"],
  delta: ["antenna", "lamp"],
  red: ["rifle"],
  green: ["shotgun", "crest"],
  blue: ["minigun"],
  commando: ["rifle", "pack"],
  "close-quarters": ["shotgun"],
  runner: ["jets"],
  slayer: ["horns", "shotgun"],
  sergeant: ["crest", "rifle"],
  scout: ["antenna"],
  "point-man": ["lamp", "rifle"],
  medic: ["cross"],
  gunner: ["minigun", "tanks"],
  sniper: ["sniper"],
  breacher: ["shield", "shotgun"],
  bulwark: ["shield"],
  demolisher: ["rockets"],
  quartermaster: ["pack"],
  berserker: ["blades", "horns"],
  acrobat: ["jets", "crest"],
  "phase-tech": ["tanks", "dish"],
  "shock-trooper": ["tanks", "rifle"],
  "veteran-nerves": ["cape"],
  tactician: ["crest", "antenna"],
  overwatch: ["sniper", "antenna"],
  scavenger: ["pack", "lamp"],
  "signal-officer": ["dish", "antenna"],
  "last-stand": ["cape", "blades"],
};

/** The silhouette of a marine by his class; without one, by his name. */
export function silhouette(name: string, kind?: string | null): string {
  const carries = CARRIES[kind ?? ""] ?? CARRIES[name] ?? [];
  return BODY + carries.map((kit) => KIT[kit]).join("");
}
