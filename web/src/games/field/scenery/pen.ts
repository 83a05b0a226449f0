// Small tools of the painter: chance that falls the same way every time, colours, rough lines. One unit is one square.

export type Pen = CanvasRenderingContext2D;

/** A number from 0 to 1 that belongs to a place: the same map always looks the same. */
export function dice(x: number, y: number, salt: number): number {
  let h = Math.imul(x * 374_761 + y * 668_265 + salt * 974_634 + 1, 0x85eb_ca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2_ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** One of some things, by a number from 0 to 1. */
export const pick = <T>(list: readonly T[], at: number): T => list[Math.min(list.length - 1, Math.floor(at * list.length))] as T;

function parts(ink: string): [number, number, number] {
  const n = Number.parseInt(ink.slice(1, 7), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** A colour with light added or taken away, from -1 to 1. */
export function shade(ink: string, by: number): string {
  const to = by < 0 ? 0 : 255;
  const mixed = parts(ink).map((part) => Math.round(part + (to - part) * Math.abs(by)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour that can be seen through. */
export const clear = (ink: string, alpha: number): string => `rgb(${parts(ink).join(" ")} / ${alpha})`;

/** A soft light around a place. */
export function glow(pen: Pen, x: number, y: number, r: number, ink: string, alpha: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, clear(ink, alpha));
  light.addColorStop(0.45, clear(ink, alpha * 0.4));
  light.addColorStop(1, clear(ink, 0));
  pen.fillStyle = light;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** A crooked line from one place to another. */
export function crooked(pen: Pen, [x1, y1]: [number, number], [x2, y2]: [number, number], by: number, salt: number): void {
  const steps = Math.max(2, Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 5));
  pen.moveTo(x1, y1);
  for (let n = 1; n <= steps; n += 1) {
    const at = n / steps;
    const off = n === steps ? 0 : by;
    const [dx, dy] = [dice(n, Math.round(x1 * 7), salt) - 0.5, dice(n, Math.round(y1 * 7), salt + 1) - 0.5];
    pen.lineTo(x1 + (x2 - x1) * at + dx * off, y1 + (y2 - y1) * at + dy * off);
  }
}
