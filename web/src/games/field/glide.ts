// A whole walk in one glide: the figure stands where it goes, and is drawn from where it came, along every square on the way.
import { settings } from "../../lib/settings.svelte.ts";
import { CELL } from "./measure.ts";
import type { Pos } from "./model.ts";

/** Lets what holds a figure glide along the squares of a walk, which ends where the figure stands. */
export function glide(by: Pos[] | null, at: Pos, pace: number): (node: SVGGElement) => (() => void) | undefined {
  return (node) => {
    if (!by || by.length < 2 || pace <= 0 || !settings.motion) return undefined;
    const frames = by.map(({ x, y }) => ({ transform: `translate(${(x - at.x) * CELL}px, ${(y - at.y) * CELL}px)` }));
    const moving = node.animate(frames, { duration: pace * 0.85, easing: "ease-in-out" });
    return () => moving.cancel();
  };
}
