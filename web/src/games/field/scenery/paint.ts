// A whole map as one picture: the ground around it, floors, light, walls. Painted once and kept; see keep.svelte.ts.
import { around, type Area, type Light } from "../model.ts";
import { floors, pillars } from "./floors.ts";
import { blood, litter } from "./litter.ts";
import type { Look } from "./moods.ts";
import { clear, crooked, dice, glow, shade, type Pen } from "./pen.ts";
import { at, type Plan } from "./plan.ts";
import { gaps, walls } from "./walls.ts";

export interface Order {
  plan: Plan;
  look: Look;
  lights: Light[];
  blood: boolean;
  /** Pixels of a square, at most. */
  fine: number;
  /** Squares of ground around the map. */
  rim: number;
  /** Nothing may shine through: the ground that is everywhere belongs to it. */
  solid?: boolean;
}

/** Pixels of a picture, at most. */
const LARGE = 4_500_000;
/** The picture of light is that much coarser. */
const COARSE = 4;

function canvas(width: number, height: number): [HTMLCanvasElement, Pen] {
  const made = document.createElement("canvas");
  [made.width, made.height] = [width, height];
  const pen = made.getContext("2d");
  if (!pen) throw new Error("there is no canvas to paint on");
  return [made, pen];
}

function outline(pen: Pen, plan: Plan, grow: number): void {
  pen.beginPath();
  for (const { x, y } of plan.floor.values()) pen.rect(x - grow, y - grow, 1 + 2 * grow, 1 + 2 * grow);
}

/** What the rooms are cut into, and how far their light reaches. */
function hull(pen: Pen, plan: Plan, look: Look, scale: number): void {
  pen.save();
  pen.shadowColor = look.spill;
  pen.shadowBlur = 1.5 * scale;
  pen.fillStyle = look.hull;
  outline(pen, plan, 0.2);
  pen.fill();
  pen.restore();
  for (const [grow, ink] of [
    [0.5, shade(look.hull, -0.45)],
    [0.44, look.hull],
  ] as const) {
    pen.fillStyle = ink;
    outline(pen, plan, grow);
    pen.fill();
  }
  // Ribs, or stones, all round.
  for (const { x, y } of plan.floor.values()) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (plan.floor.has(at(x + dx, y + dy))) continue;
      const light = shade(look.hull, 0.06 + dice(x, y, dx + 2 * dy + 40) * 0.08);
      pen.fillStyle = light;
      for (let n = 0; n < 3; n += 1) {
        const along = (n + 0.15 + (look.rough ? dice(x, y, n + 41) * 0.2 : 0)) / 3;
        const deep = look.rough ? 0.16 + dice(x, y, n + 44) * 0.2 : 0.3;
        if (dx === 0) pen.fillRect(x + along, dy < 0 ? y - 0.12 - deep : y + 1.12, 0.24, deep);
        else pen.fillRect(dx < 0 ? x - 0.12 - deep : x + 1.12, y + along, deep, 0.24);
      }
    }
  }
}

function pipe(pen: Pen, x: number, y: number, look: Look): void {
  const down = dice(x, y, 71) > 0.5;
  const long = 2 + Math.floor(dice(x, y, 72) * 3);
  const [w, h] = down ? [0.2, long] : [long, 0.2];
  pen.fillStyle = shade(look.ground[1], 0.05);
  pen.fillRect(x + 0.4, y + 0.4, w, h);
  pen.fillStyle = clear("#ffffff", 0.06);
  pen.fillRect(x + 0.44, y + 0.44, down ? 0.05 : w, down ? h : 0.05);
  pen.fillStyle = shade(look.ground[1], 0.12);
  for (let n = 0; n <= long; n += 1)
    pen.fillRect(x + 0.34 + (down ? 0 : n - 0.06), y + 0.34 + (down ? n - 0.06 : 0), down ? 0.32 : 0.14, down ? 0.14 : 0.32);
}

function boulder(pen: Pen, x: number, y: number, look: Look): void {
  if (look.gap && dice(x, y, 73) > 0.7) {
    const end: [number, number] = [x + 1 + dice(x, y, 74) * 2, y + dice(x, y, 75) * 2];
    for (const [wide, alpha] of [
      [0.2, 0.12],
      [0.05, 0.5],
    ] as const) {
      pen.strokeStyle = clear(look.gap, alpha);
      pen.lineWidth = wide;
      pen.beginPath();
      crooked(pen, [x, y], end, 0.4, 32);
      pen.stroke();
    }
    return;
  }
  const [w, h] = [0.3 + dice(x, y, 76) * 0.5, 0.2 + dice(x, y, 77) * 0.3];
  pen.fillStyle = shade(look.ground[0], -0.4);
  pen.beginPath();
  pen.ellipse(x + 0.55, y + 0.6, w, h, 0.3, 0, 7);
  pen.fill();
  pen.fillStyle = shade(look.ground[1], 0.07);
  pen.beginPath();
  pen.ellipse(x + 0.5, y + 0.5, w, h, 0.3, 0, 7);
  pen.fill();
}

/** Quiet things on the ground around the rooms. */
function outside(pen: Pen, plan: Plan, look: Look, box: Area): void {
  const near = (x: number, y: number) => {
    for (let dx = -2; dx <= 2; dx += 1) for (let dy = -2; dy <= 2; dy += 1) if (plan.floor.has(at(x + dx, y + dy))) return true;
    return false;
  };
  for (let x = box.x + 1; x < box.x + box.w - 2; x += 1) {
    for (let y = box.y + 1; y < box.y + box.h - 2; y += 1) {
      if (dice(x, y, 70) < 0.06 && !near(x, y)) (look.rough ? boulder : pipe)(pen, x, y, look);
    }
  }
}

/** Light and dark, coarse, to be laid over the floor. */
function light({ plan, look, lights }: Order, box: Area, scale: number): HTMLCanvasElement {
  const s = scale / COARSE;
  const [made, pen] = canvas(Math.ceil(box.w * s), Math.ceil(box.h * s));
  pen.fillStyle = look.ambient;
  pen.fillRect(0, 0, made.width, made.height);
  pen.setTransform(s, 0, 0, s, -box.x * s, -box.y * s);
  pen.globalCompositeOperation = "lighter";
  for (const { x, y } of plan.lamps) glow(pen, x, y + 0.5, 3.4, look.lamp, 0.62);
  for (const { x, y, ink } of lights) glow(pen, x + 0.5, y + 0.5, 3, ink, 0.6);
  for (const { x, y, tone } of plan.floor.values()) if (tone === "goo") glow(pen, x + 0.5, y + 0.5, 1.6, "#7dff3a", 0.3);
  return made;
}

/** The edge of the picture goes over into the ground that is everywhere. */
function fade(pen: Pen, box: Area, wide: number): void {
  pen.save();
  pen.globalCompositeOperation = "destination-out";
  const sides: [Area, [number, number, number, number]][] = [
    [{ ...box, h: wide }, [0, box.y, 0, box.y + wide]],
    [{ ...box, y: box.y + box.h - wide, h: wide }, [0, box.y + box.h, 0, box.y + box.h - wide]],
    [{ ...box, w: wide }, [box.x, 0, box.x + wide, 0]],
    [{ ...box, x: box.x + box.w - wide, w: wide }, [box.x + box.w, 0, box.x + box.w - wide, 0]],
  ];
  for (const [{ x, y, w, h }, ends] of sides) {
    const out = pen.createLinearGradient(...ends);
    out.addColorStop(0, "#000");
    out.addColorStop(1, "#0000");
    pen.fillStyle = out;
    pen.fillRect(x, y, w, h);
  }
  pen.restore();
}

/** The ground that is everywhere, below all that is there already, where it lies without the picture too. */
function fill(pen: Pen, look: Look, box: Area): void {
  const tile = pen.createPattern(ground(look), "repeat");
  if (!tile) return;
  tile.setTransform(new DOMMatrix().scale(1 / GRAIN));
  pen.save();
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = tile;
  pen.fillRect(box.x, box.y, box.w, box.h);
  pen.restore();
}

/** The picture, which squares are on it, and how many pixels a square has. */
export function paint(order: Order): { made: HTMLCanvasElement; box: Area; scale: number } {
  const { plan, look, rim } = order;
  const map = around([...plan.floor.values()].map(({ x, y }) => ({ x, y, w: 1, h: 1 }))) ?? { x: 0, y: 0, w: 1, h: 1 };
  const box = { x: map.x - rim, y: map.y - rim, w: map.w + 2 * rim, h: map.h + 2 * rim };
  const scale = Math.min(order.fine, Math.floor(Math.sqrt(LARGE / (box.w * box.h))));
  const [made, pen] = canvas(box.w * scale, box.h * scale);
  pen.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  outside(pen, plan, look, box);
  hull(pen, plan, look, scale);
  floors(pen, plan, look);
  litter(pen, plan, look);
  if (order.blood) blood(pen, plan);
  gaps(pen, plan, look);
  pen.save();
  outline(pen, plan, 0);
  pen.clip();
  pen.globalCompositeOperation = "multiply";
  pen.drawImage(light(order, box, scale), box.x, box.y, box.w, box.h);
  // What shines is brighter than what it shines on.
  pen.globalCompositeOperation = "lighter";
  for (const { x, y, ink } of order.lights) glow(pen, x + 0.5, y + 0.5, 1.8, ink, 0.22);
  for (const { x, y } of plan.lamps) glow(pen, x, y + 0.4, 2.2, look.lamp, 0.13);
  pen.restore();
  pillars(pen, plan, look);
  walls(pen, plan, look);
  fade(pen, box, rim / 2);
  if (order.solid) fill(pen, look, box);
  return { made, box, scale };
}

/** Squares that the ground repeats itself after. */
export const GROUND = 6;
/** Pixels of a square of ground. */
const GRAIN = 36;

/** A piece of the ground that is everywhere outside; its edges meet. */
export function ground(look: Look): HTMLCanvasElement {
  const [made, pen] = canvas(GROUND * GRAIN, GROUND * GRAIN);
  pen.setTransform(GRAIN, 0, 0, GRAIN, 0, 0);
  const [base, mark] = look.ground;
  pen.fillStyle = base;
  pen.fillRect(0, 0, GROUND, GROUND);
  pen.strokeStyle = mark;
  if (look.rough) {
    // Dry ground: cracks that run a little way, and stones between them.
    pen.lineWidth = 0.05;
    pen.beginPath();
    for (let n = 0; n < 12; n += 1) {
      const [x, y, turn] = [0.5 + dice(n, 1, 90) * 4, 0.5 + dice(n, 2, 91) * 4, dice(n, 3, 92) * 6.3];
      crooked(pen, [x, y], [x + Math.cos(turn), y + Math.sin(turn)], 0.3, n);
    }
    pen.stroke();
    for (let n = 0; n < 16; n += 1) {
      const [a, b, c] = [dice(n, 4, 90), dice(n, 5, 91), dice(n, 6, 92)];
      pen.fillStyle = clear(mark, 0.5 + c * 0.4);
      pen.beginPath();
      pen.ellipse(0.4 + a * 5.2, 0.4 + b * 5.2, 0.05 + c * 0.09, 0.04 + c * 0.05, a * 3, 0, 7);
      pen.fill();
    }
    return made;
  }
  pen.lineWidth = 0.06;
  pen.beginPath();
  for (let n = -GROUND; n < GROUND; n += 0.5) {
    pen.moveTo(n, GROUND);
    pen.lineTo(n + GROUND, 0);
  }
  pen.stroke();
  pen.fillStyle = clear(shade(base, -0.3), 0.8);
  for (const [x, y, w, h] of [
    [0.5, 0.5, 2, 1.5],
    [3.5, 2.5, 2, 2.5],
    [1, 3.5, 1.5, 1.5],
  ] as const) {
    pen.fillRect(x, y, w, h);
    pen.strokeStyle = clear(mark, 0.9);
    pen.strokeRect(x, y, w, h);
  }
  return made;
}
