// Marks along a line that must not lie on each other.

/** Places as near as can be to those that are wanted, with a gap between any two; the last ends at `wide`. */
export function spread(wanted: number[], wide: number, gap: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let least = 0;
  for (const n of order) {
    places[n] = Math.max(places[n] ?? 0, least);
    least = (places[n] ?? 0) + gap;
  }
  let most = wide;
  for (const n of order.reverse()) {
    places[n] = Math.min(places[n] ?? 0, most);
    most = (places[n] ?? 0) - gap;
  }
  return places;
}
