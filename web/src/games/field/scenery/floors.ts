// Floors: what a room is paved with, square by square, and the special squares.
import { clear, crooked, dice, shade, type Pen } from "./pen.ts";
import type { Look, Paving } from "./moods.ts";
import type { Plan } from "./plan.ts";

type Square = Plan["floor"] extends Map<string, infer S> ? S : never;

function rivets(pen: Pen, x: number, y: number, ink: string): void {
  pen.fillStyle = ink;
  for (const [dx, dy] of [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx, y + dy, 0.022, 0, 7);
    pen.fill();
  }
}

/** A plate with light on its upper and shade on its lower edge. */
function bevel(pen: Pen, x: number, y: number, w: number, h: number, ink: string): void {
  pen.fillStyle = ink;
  pen.fillRect(x, y, w, h);
  pen.fillStyle = clear("#ffffff", 0.09);
  pen.fillRect(x, y, w, 0.03);
  pen.fillRect(x, y, 0.025, h);
  pen.fillStyle = clear("#000000", 0.22);
  pen.fillRect(x, y + h - 0.03, w, 0.03);
  pen.fillRect(x + w - 0.025, y, 0.025, h);
}

const PAVINGS: Record<Paving, (pen: Pen, x: number, y: number, ink: string, look: Look) => void> = {
  plates(pen, x, y, ink, look) {
    // Plates of two squares lie across each other.
    bevel(pen, x, y, 1, 1, ink);
    if (dice(x >> 1, y >> 1, 3) > 0.35) rivets(pen, x, y, shade(look.seam, 0.28));
    if (dice(x, y, 4) > 0.86) {
      pen.fillStyle = clear("#000000", 0.16);
      pen.fillRect(x + 0.2, y + 0.2, 0.6, 0.6);
      pen.strokeStyle = clear("#ffffff", 0.08);
      pen.lineWidth = 0.02;
      pen.strokeRect(x + 0.2, y + 0.2, 0.6, 0.6);
    }
  },
  tiles(pen, x, y, ink, look) {
    for (let n = 0; n < 4; n += 1) {
      const [dx, dy] = [(n % 2) / 2, n < 2 ? 0 : 0.5];
      bevel(pen, x + dx + 0.01, y + dy + 0.01, 0.48, 0.48, shade(ink, (dice(2 * x + n, 2 * y + n, 5) - 0.5) * 0.12));
    }
    pen.strokeStyle = clear(look.seam, 0.5);
    pen.lineWidth = 0.02;
    pen.strokeRect(x, y, 1, 1);
  },
  gratings(pen, x, y, ink) {
    bevel(pen, x, y, 1, 1, shade(ink, -0.28));
    pen.fillStyle = clear("#000000", 0.45);
    for (let n = 0; n < 7; n += 1) pen.fillRect(x + 0.07, y + 0.09 + n * 0.125, 0.86, 0.055);
    pen.fillStyle = clear("#ffffff", 0.07);
    for (let n = 0; n < 7; n += 1) pen.fillRect(x + 0.07, y + 0.145 + n * 0.125, 0.86, 0.02);
  },
  deck(pen, x, y, ink) {
    bevel(pen, x, y, 1, 1, ink);
    pen.strokeStyle = clear("#ffffff", 0.1);
    pen.lineWidth = 0.03;
    pen.lineCap = "round";
    pen.beginPath();
    for (let n = 0; n < 9; n += 1) {
      const [cx, cy, up] = [x + 0.2 + (n % 3) * 0.3, y + 0.2 + Math.floor(n / 3) * 0.3, n % 2 === 0 ? 0.05 : -0.05];
      pen.moveTo(cx - 0.05, cy + up);
      pen.lineTo(cx + 0.05, cy - up);
    }
    pen.stroke();
  },
  dust(pen, x, y, ink) {
    pen.fillStyle = ink;
    pen.fillRect(x, y, 1, 1);
    for (let n = 0; n < 6; n += 1) {
      const [a, b, c] = [dice(x, y, n), dice(x, y, n + 20), dice(x, y, n + 40)];
      pen.fillStyle = clear(c > 0.5 ? "#ffffff" : "#000000", 0.05);
      pen.beginPath();
      pen.ellipse(x + a, y + b, 0.12 + c * 0.22, 0.05 + c * 0.1, a * 3, 0, 7);
      pen.fill();
    }
  },
  rock(pen, x, y, ink, look) {
    pen.fillStyle = ink;
    pen.fillRect(x, y, 1, 1);
    // Stones that meet in the middle of the square, each a little higher or lower.
    const middle: [number, number] = [x + 0.35 + dice(x, y, 6) * 0.3, y + 0.35 + dice(x, y, 7) * 0.3];
    const corner = (dx: number, dy: number): [number, number] => [x + dx, y + dy];
    const ring = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
    ring.forEach(([ax, ay], n) => {
      const [bx, by] = ring[(n + 1) % 4] as [number, number];
      pen.fillStyle = clear(n < 2 ? "#ffffff" : "#000000", 0.03 + dice(x, y, n + 8) * 0.07);
      pen.beginPath();
      pen.moveTo(ax, ay);
      pen.lineTo(bx, by);
      pen.lineTo(...middle);
      pen.fill();
    });
    pen.strokeStyle = clear(look.seam, 0.55);
    pen.lineWidth = 0.035;
    pen.beginPath();
    ring.forEach((end, n) => dice(x, y, n + 12) > 0.4 && crooked(pen, middle, end, 0.09, n));
    pen.stroke();
  },
  slabs(pen, x, y, ink) {
    const half = (y & 1) === 0 ? 0 : 0.5;
    for (const [dx, w] of half === 0
      ? ([[0, 1]] as const)
      : ([
          [0, 0.5],
          [0.5, 0.5],
        ] as const)) {
      bevel(pen, x + dx + 0.012, y + 0.012, w - 0.024, 0.976, shade(ink, (dice(2 * x + dx * 2, y, 9) - 0.5) * 0.16));
    }
  },
};

/** Stones, rubble and heaps: slow ground. */
function rubble(pen: Pen, x: number, y: number, look: Look): void {
  pen.fillStyle = clear("#000000", 0.28);
  pen.fillRect(x, y, 1, 1);
  for (let n = 0; n < 11; n += 1) {
    const [a, b, c] = [dice(x, y, n + 50), dice(x, y, n + 70), dice(x, y, n + 90)];
    const [cx, cy, r] = [x + 0.1 + a * 0.8, y + 0.12 + b * 0.76, 0.07 + c * 0.11];
    pen.fillStyle = clear("#000000", 0.45);
    pen.beginPath();
    pen.ellipse(cx + 0.03, cy + 0.05, r, r * 0.75, a * 3, 0, 7);
    pen.fill();
    pen.fillStyle = shade(look.wall.top, (b - 0.5) * 0.3);
    pen.beginPath();
    pen.ellipse(cx, cy, r, r * 0.72, a * 3, 0, 7);
    pen.fill();
    pen.fillStyle = clear("#ffffff", 0.16);
    pen.beginPath();
    pen.ellipse(cx - r * 0.25, cy - r * 0.25, r * 0.45, r * 0.25, a * 3, 0, 7);
    pen.fill();
  }
}

/** Something that eats boots: one pool over all squares that meet. */
function pools(pen: Pen, squares: Square[]): void {
  const draw = (grow: number, ink: string) => {
    pen.strokeStyle = ink;
    pen.fillStyle = ink;
    pen.lineJoin = "round";
    pen.lineWidth = 0.5 + grow;
    pen.beginPath();
    for (const { x, y } of squares) pen.rect(x + 0.27, y + 0.27, 0.46, 0.46);
    for (const { x, y } of squares) {
      if (squares.some((other) => other.x === x + 1 && other.y === y)) pen.rect(x + 0.4, y + 0.27, 1.2, 0.46);
      if (squares.some((other) => other.y === y + 1 && other.x === x)) pen.rect(x + 0.27, y + 0.4, 0.46, 1.2);
    }
    pen.stroke();
    pen.fill();
  };
  draw(0.06, "#16240f");
  draw(-0.06, "#3f7a1f");
  draw(-0.24, "#5ea52b");
  for (const { x, y } of squares) {
    for (let n = 0; n < 5; n += 1) {
      const [a, b, c] = [dice(x, y, n + 30), dice(x, y, n + 33), dice(x, y, n + 37)];
      pen.strokeStyle = clear("#d8ff9a", 0.6);
      pen.lineWidth = 0.025;
      pen.beginPath();
      pen.arc(x + 0.2 + a * 0.6, y + 0.2 + b * 0.6, 0.03 + c * 0.05, 0, 7);
      pen.stroke();
    }
  }
}

/** A painted field on the floor: hold it, or leave by it. */
function zone(pen: Pen, x: number, y: number): void {
  pen.fillStyle = clear("#2fae86", 0.3);
  pen.fillRect(x, y, 1, 1);
  pen.strokeStyle = clear("#8dffd6", 0.5);
  pen.lineWidth = 0.03;
  pen.beginPath();
  pen.moveTo(x + 0.5, y + 0.36);
  pen.lineTo(x + 0.5, y + 0.64);
  pen.moveTo(x + 0.36, y + 0.5);
  pen.lineTo(x + 0.64, y + 0.5);
  pen.stroke();
}

/** A stack of crates or a pillar: nobody gets past it. */
function pillar(pen: Pen, x: number, y: number, look: Look): void {
  const { top, shine, side } = look.wall;
  pen.fillStyle = clear("#000000", 0.5);
  pen.fillRect(x + 0.06, y + 0.14, 0.96, 0.9);
  pen.fillStyle = side;
  pen.fillRect(x + 0.05, y + 0.55, 0.9, 0.41);
  pen.fillStyle = shade(top, -0.12);
  pen.fillRect(x + 0.05, y - 0.08, 0.9, 0.74);
  pen.strokeStyle = clear(shine, 0.7);
  pen.lineWidth = 0.035;
  pen.strokeRect(x + 0.08, y - 0.05, 0.84, 0.68);
  pen.strokeStyle = clear("#000000", 0.4);
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.moveTo(x + 0.1, y - 0.03);
  pen.lineTo(x + 0.9, y + 0.61);
  pen.moveTo(x + 0.9, y - 0.03);
  pen.lineTo(x + 0.1, y + 0.61);
  pen.moveTo(x + 0.3, y + 0.68);
  pen.lineTo(x + 0.3, y + 0.94);
  pen.moveTo(x + 0.7, y + 0.68);
  pen.lineTo(x + 0.7, y + 0.94);
  pen.stroke();
}

export function floors(pen: Pen, plan: Plan, look: Look): void {
  const all = [...plan.floor.values()];
  for (const square of all) {
    const { x, y, narrow, room = 0 } = square;
    // No two rooms are quite alike, and no two squares.
    const tint = (dice(room, 7, 1) - 0.5) * 0.14 + (dice(x, y, 2) - 0.5) * 0.07;
    PAVINGS[look.paving[narrow ? 1 : 0]](pen, x, y, shade(look.floor, tint), look);
  }
  for (const { x, y, tone } of all) {
    if (tone === "difficult") rubble(pen, x, y, look);
    if (tone === "zone") zone(pen, x, y);
  }
  pools(
    pen,
    all.filter(({ tone }) => tone === "goo"),
  );
  // Squares can be counted everywhere.
  pen.strokeStyle = clear(look.seam, look.rough ? 0.5 : 0.75);
  pen.lineWidth = 0.03;
  pen.beginPath();
  for (const { x, y } of all) pen.rect(x, y, 1, 1);
  pen.stroke();
}

/** What stands on the floor and is as high as a wall. */
export function pillars(pen: Pen, plan: Plan, look: Look): void {
  for (const { x, y, tone } of plan.floor.values()) if (tone === "blocked") pillar(pen, x, y, look);
}
