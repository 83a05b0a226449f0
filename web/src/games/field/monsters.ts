// Silhouettes of monsters that are drawn by us, in a box of 512. The others are icons; see signs.ts.

/** Horns, a launcher for an arm, and a leg of steel. */
export const CYBERDEMON = [
  "M176 120C120 110 92 60 104 8c18 42 48 66 92 78zM336 120c56-10 84-60 72-112-18 42-48 66-92 78z",
  "M196 84h120l16 60-36 52h-80l-36-52zM214 128v20l34 10v-16zM298 128l-34 14v16l34-10z",
  "M140 210h232l30 80-50 90H160l-50-90z",
  "M96 216l-44 70-6 100 50 26 30-90 4-60z",
  "M416 216l38 60v60h24v110h-84V336h18l-8-60z",
  "M176 392h70l-10 60 14 44h-96l8-60zM268 392h72v30h14v30h-14v18h22v26H258v-26h18v-18h-14v-30h6z",
].join("");

/** Lean, with raised arms, and fire in both hands. */
export const ARCHVILE = [
  "M228 96c0-32 12-50 28-50s28 18 28 50-12 54-28 54-28-22-28-54z",
  "M212 160h88l14 110-24 60h-68l-24-60z",
  "M200 166l-78-22-36-88 32-10 36 70 62 26zM312 166l78-22 36-88-32-10-36 70-62 26z",
  "M218 340h34l-6 156h-52zM260 340h34l24 156h-52z",
  "M88 46C52 16 76-12 92-44c4 26 44 36 26 88zM424 46c36-30 12-58-4-90-4 26-44 36-26 88z",
  "M256-34c-18 28-38 40-30 70 8-10 12-16 16-28 4 14 8 20 14 28 6-8 10-14 14-28 4 12 8 18 16 28 8-30-12-42-30-70z",
].join("");
