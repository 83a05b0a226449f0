// A picture that is drawn for one part can show another: moved and enlarged as a whole, which costs nothing, instead of drawn anew.

/** A part of a picture, in the picture's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** From so much smaller to so much larger a picture still looks well without being drawn anew. */
const LEAST = 0.7;
const MOST = 1.5;

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Units of the picture in a pixel, when all of a part is shown. */
export const unitOf = (part: Size, window: Size): number => Math.max(part.width / window.width, part.height / window.height);

/** How the picture of one part must be transformed to show another; null if it has to be drawn anew. */
export function moved(drawn: Box, shown: Box, window: Size): string | null {
  const unit = unitOf(shown, window);
  const scale = unitOf(drawn, window) / unit;
  if (scale < LEAST || scale > MOST) return null;
  const [from, to] = [middle(drawn), middle(shown)];
  const pixels = (way: number) => `${Math.round(way / unit)}px`;
  return `translate(${pixels(from.x - to.x)}, ${pixels(from.y - to.y)}) scale(${scale})`;
}
