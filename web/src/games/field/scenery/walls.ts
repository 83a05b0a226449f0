// Walls with a side to them, low barriers, railings and gaps.
import { clear, crooked, dice, glow, shade, type Pen } from "./pen.ts";
import type { Look } from "./moods.ts";
import type { Plan, Run } from "./plan.ts";

/** How thick the top of a wall is and how far its side reaches down, in squares. */
const THICK = 0.19;
const HIGH = 0.26;

const ends = ({ x, y, along, length }: Run): [[number, number], [number, number]] => [
  [x, y],
  along === "x" ? [x + length, y] : [x, y + length],
];

/** The rectangle of a wall seen from above, raised by so much. */
function top({ x, y, along, length }: Run, thick: number, raised: number): [number, number, number, number] {
  const half = thick / 2;
  return along === "x" ? [x - half, y - half - raised, length + thick, thick] : [x - half, y - half - raised, thick, length + thick];
}

function shadows(pen: Pen, walls: Run[]): void {
  pen.save();
  pen.lineCap = "square";
  for (const [wide, alpha] of [
    [0.85, 0.12],
    [0.55, 0.16],
    [0.36, 0.22],
  ] as const) {
    pen.strokeStyle = clear("#000000", alpha);
    pen.lineWidth = wide;
    pen.beginPath();
    for (const wall of walls) {
      const [[x1, y1], [x2, y2]] = ends(wall);
      pen.moveTo(x1 + 0.06, y1 + 0.14);
      pen.lineTo(x2 + 0.06, y2 + 0.14);
    }
    pen.stroke();
  }
  pen.restore();
}

function sides(pen: Pen, walls: Run[], look: Look): void {
  const { side, joint } = look.wall;
  for (const wall of walls) {
    const [x, y, w, h] = top(wall, THICK, HIGH / 2);
    const foot = wall.along === "x" ? HIGH : HIGH;
    const face = pen.createLinearGradient(0, y + h, 0, y + h + foot);
    face.addColorStop(0, shade(side, 0.1));
    face.addColorStop(1, shade(side, -0.55));
    pen.fillStyle = face;
    pen.fillRect(x, y + h - 0.01, w, foot);
    if (wall.along === "x") {
      pen.strokeStyle = clear(joint, 0.8);
      pen.lineWidth = 0.025;
      pen.beginPath();
      for (let n = 0; n <= wall.length * 2; n += 1) {
        const off = look.rough ? (dice(wall.x + n, wall.y, 21) - 0.5) * 0.3 : 0;
        pen.moveTo(wall.x + n / 2 + off, y + h);
        pen.lineTo(wall.x + n / 2 + off, y + h + foot);
      }
      pen.stroke();
    }
  }
}

function tops(pen: Pen, walls: Run[], look: Look): void {
  const { top: ink, shine, joint } = look.wall;
  pen.fillStyle = "#05070a";
  for (const wall of walls) {
    const [x, y, w, h] = top(wall, THICK + 0.06, HIGH / 2);
    pen.fillRect(x, y, w, h);
  }
  for (const wall of walls) {
    const [x, y, w, h] = top(wall, THICK, HIGH / 2);
    pen.fillStyle = ink;
    pen.fillRect(x, y, w, h);
    if (look.rough) {
      // Stones of different height.
      for (let n = 0; n < wall.length * 3; n += 1) {
        const a = dice(wall.x * 3 + n, wall.y * 3, 22) - 0.5;
        pen.fillStyle = clear(a > 0 ? "#ffffff" : "#000000", Math.abs(a) * 0.3);
        if (wall.along === "x") pen.fillRect(x + n / 3, y, 0.3, h);
        else pen.fillRect(x, y + n / 3, w, 0.3);
      }
    }
    pen.fillStyle = clear("#000000", 0.28);
    if (wall.along === "x") pen.fillRect(x, y + h * 0.68, w, h * 0.32);
    else pen.fillRect(x + w * 0.68, y, w * 0.32, h);
    pen.fillStyle = clear(shine, 0.85);
    if (wall.along === "x") pen.fillRect(x, y, w, 0.035);
    else pen.fillRect(x, y, 0.035, h);
    pen.strokeStyle = joint;
    pen.lineWidth = 0.03;
    pen.beginPath();
    for (let n = 1; n < wall.length; n += 1) {
      if (wall.along === "x") {
        pen.moveTo(wall.x + n, y);
        pen.lineTo(wall.x + n, y + h);
      } else {
        pen.moveTo(x, wall.y + n - HIGH / 2);
        pen.lineTo(x + w, wall.y + n - HIGH / 2);
      }
    }
    pen.stroke();
  }
}

/** Chest-high and solid: stops bullets and boots. */
function barriers(pen: Pen, blocks: Run[], look: Look): void {
  const thick = 0.26;
  for (const block of blocks) {
    const [x, y, w, h] = top(block, thick, 0.1);
    pen.fillStyle = clear("#000000", 0.4);
    pen.fillRect(x + 0.06, y + 0.2, w, h + 0.1);
    pen.fillStyle = shade(look.wall.side, -0.2);
    pen.fillRect(x, y + h - 0.02, w, 0.18);
    pen.fillStyle = shade(look.wall.top, -0.3);
    pen.fillRect(x, y, w, h);
    pen.strokeStyle = "#c25a55";
    pen.lineWidth = 0.05;
    pen.strokeRect(x + 0.04, y + 0.04, w - 0.08, h - 0.08);
    pen.strokeStyle = "#05070a";
    pen.lineWidth = 0.025;
    pen.strokeRect(x, y, w, h + 0.16);
  }
}

function railing(pen: Pen, gap: Run): void {
  const [[x1, y1], [x2, y2]] = ends(gap);
  pen.strokeStyle = clear("#000000", 0.55);
  pen.lineWidth = 0.12;
  pen.beginPath();
  pen.moveTo(x1, y1 + 0.07);
  pen.lineTo(x2, y2 + 0.07);
  pen.stroke();
  pen.strokeStyle = "#d06a62";
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.moveTo(x1, y1 - 0.06);
  pen.lineTo(x2, y2 - 0.06);
  pen.stroke();
  pen.fillStyle = "#e8a29b";
  for (let n = 0; n <= gap.length * 2; n += 1) {
    const [px, py] = gap.along === "x" ? [x1 + n / 2, y1] : [x1, y1 + n / 2];
    pen.fillRect(px - 0.035, py - 0.12, 0.07, 0.22);
  }
}

/** The ground is split, and something glows far below. */
function chasm(pen: Pen, gap: Run, ink: string): void {
  const [from, to] = ends(gap);
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  glow(pen, mx, my, gap.length / 2 + 0.7, ink, 0.22);
  for (const [wide, line, by] of [
    [0.42, "#0a0504", 0.14],
    [0.26, shade(ink, -0.55), 0.12],
    [0.13, ink, 0.12],
    [0.05, "#ffe0a8", 0.12],
  ] as const) {
    pen.strokeStyle = line;
    pen.lineWidth = wide;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.beginPath();
    crooked(pen, from, to, by, 31);
    pen.stroke();
  }
}

/** Fire in a basket of iron, where nobody has hung lamps: from the outside to what is hottest. */
function fire(pen: Pen, x: number, y: number, ink: string): void {
  pen.save();
  pen.globalCompositeOperation = "lighter";
  glow(pen, x, y - 0.08, 0.8, ink, 0.6);
  pen.restore();
  const lean = (dice(x, y, 98) - 0.5) * 0.14;
  for (const [wide, high, flame] of [
    [0.16, 0.44, shade(ink, -0.1)],
    [0.11, 0.31, shade(ink, 0.35)],
    [0.055, 0.18, "#fff3c4"],
  ] as const) {
    pen.fillStyle = flame;
    pen.beginPath();
    pen.moveTo(x - wide, y + 0.05);
    pen.bezierCurveTo(x - wide * 1.5, y - high * 0.45, x - wide * 0.1 + lean, y - high * 0.5, x + lean, y - high);
    pen.bezierCurveTo(x + wide * 0.6 + lean, y - high * 0.5, x + wide * 1.5, y - high * 0.3, x + wide, y + 0.05);
    pen.fill();
  }
  pen.fillStyle = "#0a0c0f";
  pen.fillRect(x - 0.18, y + 0.02, 0.36, 0.1);
}

/** Gaps are in the floor, and so below everything. */
export function gaps(pen: Pen, plan: Plan, look: Look): void {
  for (const gap of plan.gaps) {
    if (look.gap) chasm(pen, gap, look.gap);
    else railing(pen, gap);
  }
}

export function walls(pen: Pen, plan: Plan, look: Look): void {
  shadows(pen, plan.walls);
  sides(pen, plan.walls, look);
  barriers(pen, plan.blocks, look);
  tops(pen, plan.walls, look);
  for (const { x, y } of plan.lamps) {
    if (look.rough) {
      fire(pen, x, y, look.lamp);
      continue;
    }
    pen.fillStyle = "#0a0c0f";
    pen.fillRect(x - 0.16, y + 0.0, 0.32, 0.1);
    pen.fillStyle = shade(look.lamp, 0.55);
    pen.fillRect(x - 0.13, y + 0.02, 0.26, 0.055);
    pen.save();
    pen.globalCompositeOperation = "lighter";
    glow(pen, x, y + 0.06, 0.6, look.lamp, 0.55);
    pen.restore();
  }
}
