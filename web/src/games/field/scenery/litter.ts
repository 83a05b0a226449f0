// What lies about in a place and says nothing: vents, cables, stripes, stones, bones. Blood only for those who want it.
import { clear, crooked, dice, glow, pick, shade, type Pen } from "./pen.ts";
import type { Litter, Look } from "./moods.ts";
import type { Plan } from "./plan.ts";

/** Of so many squares one has something on it. */
const RARE = 7;

const PIECES: Record<Litter, (pen: Pen, x: number, y: number, look: Look) => void> = {
  vent(pen, x, y) {
    pen.fillStyle = clear("#000000", 0.38);
    pen.fillRect(x + 0.25, y + 0.3, 0.5, 0.4);
    pen.fillStyle = clear("#ffffff", 0.1);
    for (let n = 0; n < 4; n += 1) pen.fillRect(x + 0.29, y + 0.35 + n * 0.09, 0.42, 0.03);
  },
  cable(pen, x, y) {
    for (const [wide, ink] of [
      [0.09, clear("#000000", 0.5)],
      [0.045, clear("#7a2f24", 0.75)],
    ] as const) {
      pen.strokeStyle = ink;
      pen.lineWidth = wide;
      pen.lineCap = "round";
      pen.beginPath();
      pen.moveTo(x + 0.05, y + 0.25);
      pen.bezierCurveTo(x + 0.6, y + 0.1, x + 0.3, y + 0.8, x + 0.95, y + 0.7);
      pen.stroke();
    }
  },
  arrow(pen, x, y) {
    pen.fillStyle = clear("#e8c14a", 0.22);
    pen.beginPath();
    pen.moveTo(x + 0.25, y + 0.3);
    pen.lineTo(x + 0.5, y + 0.3);
    pen.lineTo(x + 0.75, y + 0.5);
    pen.lineTo(x + 0.5, y + 0.7);
    pen.lineTo(x + 0.25, y + 0.7);
    pen.lineTo(x + 0.5, y + 0.5);
    pen.fill();
  },
  stain(pen, x, y) {
    for (let n = 0; n < 5; n += 1) {
      pen.fillStyle = clear("#000000", 0.13);
      pen.beginPath();
      pen.ellipse(x + 0.3 + dice(x, y, n + 61) * 0.4, y + 0.3 + dice(x, y, n + 62) * 0.4, 0.22, 0.15, n, 0, 7);
      pen.fill();
    }
  },
  drain(pen, x, y) {
    pen.strokeStyle = clear("#000000", 0.4);
    pen.lineWidth = 0.04;
    for (const r of [0.1, 0.18]) {
      pen.beginPath();
      pen.arc(x + 0.5, y + 0.5, r, 0, 7);
      pen.stroke();
    }
  },
  stripe(pen, x, y) {
    pen.save();
    pen.beginPath();
    pen.rect(x + 0.04, y + 0.78, 0.92, 0.14);
    pen.clip();
    pen.fillStyle = clear("#e8b62a", 0.3);
    for (let n = 0; n < 7; n += 1) {
      pen.beginPath();
      pen.moveTo(x + n * 0.2 - 0.1, y + 0.92);
      pen.lineTo(x + n * 0.2, y + 0.92);
      pen.lineTo(x + n * 0.2 + 0.14, y + 0.78);
      pen.lineTo(x + n * 0.2 + 0.04, y + 0.78);
      pen.fill();
    }
    pen.restore();
  },
  pebbles(pen, x, y, look) {
    for (let n = 0; n < 5; n += 1) {
      const [a, b] = [dice(x, y, n + 63), dice(x, y, n + 64)];
      pen.fillStyle = shade(look.wall.side, a * 0.3);
      pen.beginPath();
      pen.ellipse(x + 0.15 + a * 0.7, y + 0.15 + b * 0.7, 0.05 + b * 0.05, 0.04, a, 0, 7);
      pen.fill();
    }
  },
  crack(pen, x, y) {
    pen.strokeStyle = clear("#000000", 0.5);
    pen.lineWidth = 0.035;
    pen.beginPath();
    crooked(pen, [x + 0.1, y + dice(x, y, 65)], [x + 0.9, y + dice(x, y, 66)], 0.22, x + y);
    pen.stroke();
  },
  bones(pen, x, y) {
    pen.strokeStyle = clear("#d8cbb4", 0.4);
    pen.lineWidth = 0.05;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(x + 0.3, y + 0.4);
    pen.lineTo(x + 0.6, y + 0.6);
    pen.moveTo(x + 0.35, y + 0.68);
    pen.lineTo(x + 0.62, y + 0.5);
    pen.stroke();
  },
  ember(pen, x, y, look) {
    pen.save();
    pen.globalCompositeOperation = "lighter";
    for (let n = 0; n < 3; n += 1) {
      glow(pen, x + 0.2 + dice(x, y, n + 67) * 0.6, y + 0.2 + dice(x, y, n + 68) * 0.6, 0.16, look.gap ?? look.lamp, 0.8);
    }
    pen.restore();
  },
  rune(pen, x, y, look) {
    pen.strokeStyle = clear(look.gap ?? look.lamp, 0.4);
    pen.lineWidth = 0.035;
    pen.beginPath();
    pen.arc(x + 0.5, y + 0.5, 0.36, 0, 7);
    const point = (n: number): [number, number] => [x + 0.5 + 0.36 * Math.sin(n * 2.513), y + 0.5 - 0.36 * Math.cos(n * 2.513)];
    for (let n = 0; n <= 5; n += 1) pen[n === 0 ? "moveTo" : "lineTo"](...point(n));
    pen.stroke();
  },
  tread(pen, x, y) {
    pen.strokeStyle = clear("#000000", 0.22);
    pen.lineWidth = 0.16;
    pen.setLineDash([0.05, 0.05]);
    pen.beginPath();
    pen.moveTo(x, y + 0.3);
    pen.lineTo(x + 1, y + 0.42);
    pen.moveTo(x, y + 0.62);
    pen.lineTo(x + 1, y + 0.74);
    pen.stroke();
    pen.setLineDash([]);
  },
};

export function litter(pen: Pen, plan: Plan, look: Look): void {
  for (const { x, y, tone, narrow } of plan.floor.values()) {
    if (tone !== "floor" || narrow || dice(x, y, 60) * RARE >= 1) continue;
    PIECES[pick(look.litter, dice(x, y, 69))](pen, x, y, look);
  }
}

/** Old blood, on a few squares. */
export function blood(pen: Pen, plan: Plan): void {
  for (const { x, y, tone } of plan.floor.values()) {
    if (tone === "goo" || tone === "blocked" || dice(x, y, 80) > 0.05) continue;
    const [cx, cy, r] = [x + 0.3 + dice(x, y, 81) * 0.4, y + 0.3 + dice(x, y, 82) * 0.4, 0.16 + dice(x, y, 83) * 0.2];
    pen.fillStyle = clear("#5c0d0b", 0.62);
    pen.beginPath();
    for (let n = 0; n <= 14; n += 1) {
      const far = r * (0.65 + dice(x + n, y, 84) * 0.6);
      const [px, py] = [cx + far * Math.cos((n % 14) * 0.449), cy + far * 0.8 * Math.sin((n % 14) * 0.449)];
      if (n === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
    pen.fill();
    for (let n = 0; n < 7; n += 1) {
      const [a, far] = [dice(x, y, n + 85) * 6.3, r * (1.2 + dice(x, y, n + 95) * 1.3)];
      pen.beginPath();
      pen.arc(cx + far * Math.cos(a), cy + far * Math.sin(a), 0.02 + dice(x, n, 86) * 0.035, 0, 7);
      pen.fill();
    }
  }
}
