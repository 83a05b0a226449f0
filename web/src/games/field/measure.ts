// How large a square is drawn, in units of the picture.
export const CELL = 40;
