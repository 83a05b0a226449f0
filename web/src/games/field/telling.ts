// The board in words, for those who cannot see it: who stands where, what lies around, doors, things.
import { say } from "../../lib/words.svelte.ts";
import type { Choice } from "../../api/types.ts";
import { spotsOf } from "../../lib/choices.ts";
import { pos, type Area, type Edge, type Field, type Figure, type Pos } from "./model.ts";

const WAYS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
type Way = keyof typeof WAYS;

const key = ({ x, y }: Pos, side = ""): string => `${x},${y}${side}`;

/** The line that a step in a direction crosses. */
function crossed({ x, y }: Pos, way: Way): string {
  if (way === "n" || way === "w") return key({ x, y }, way);
  return way === "e" ? key({ x: x + 1, y }, "w") : key({ x, y: y + 1 }, "n");
}

/** How far something is from somebody: `3 east, 1 north`. */
function from(who: Area | undefined, { x, y }: Pos): string[] {
  if (!who) return [];
  const [dx, dy] = [x - who.x, y - who.y];
  const far = (n: number, ways: [Way, Way]) => (n === 0 ? [] : [say(`page-field-way-${ways[n < 0 ? 0 : 1]}`, { n: Math.abs(n) })]);
  return [...far(dx, ["w", "e"]), ...far(dy, ["n", "s"])];
}

/** Where a place is, seen from whoever acts. */
export function whereTo(field: Field, to: Pos): string {
  return from(
    field.figures.find(({ active }) => active),
    to,
  ).join(", ");
}

/** Where the square of a choice is, seen from whoever acts; nothing where its words say so already. */
export function whereIs(field: Field, choice: Choice): string {
  const [square] = spotsOf(choice, "square");
  const named = choice.way || spotsOf(choice).some(({ on }) => on !== "square");
  return square && !named ? whereTo(field, pos(square.id)) : "";
}

const placed = (name: string, { x, y }: Pos, who: Area | undefined, ...more: string[]): string =>
  [say("page-field-at", { name, x, y }), ...from(who, { x, y }), ...more].join(", ");

function doorName({ door = 0, name }: Edge): string {
  return name ?? say("page-field-door", { n: door });
}

/** What stands in the way in each direction, and how far away. */
function surroundings(field: Field, who: Figure): string {
  const edges = new Map(field.edges.map((edge) => [key(edge, edge.side), edge]));
  const tones = new Map(field.squares.map((square) => [key(square), square.tone]));
  const stands = (at: Pos) => field.figures.find(({ x, y, w, h }) => at.x >= x && at.x < x + w && at.y >= y && at.y < y + h);
  const look = (way: Way): string => {
    const [dx, dy] = WAYS[way];
    let at: Pos = { x: way === "e" ? who.x + who.w - 1 : who.x, y: way === "s" ? who.y + who.h - 1 : who.y };
    for (let n = 0; ; n += 1) {
      const edge = edges.get(crossed(at, way));
      const end = (what: string) => say(`page-field-free-${way}`, { n, what });
      if (edge && edge.kind !== "open-door") return end(edge.kind === "door" ? doorName(edge) : say(`page-field-${edge.kind}`));
      at = { x: at.x + dx, y: at.y + dy };
      const tone = tones.get(key(at));
      if (!tone) return end(say("page-field-edge"));
      if (tone === "fog") return end(say("page-field-unknown"));
      const other = stands(at);
      if (other) return end(other.name);
    }
  };
  return say("page-field-around", { name: who.name, list: (Object.keys(WAYS) as Way[]).map(look).join("; ") });
}

const line = (heading: string, list: string[]): string[] =>
  list.length > 0 ? [say("page-field-line", { name: say(`page-field-${heading}`), list: list.join("; ") })] : [];

export function tell(field: Field): string[] {
  const who = field.figures.find(({ active }) => active);
  const figures = field.figures.map((figure) => {
    const health = figure.health ? [say("page-field-health", { n: figure.health[0], all: figure.health[1] })] : [];
    return placed(figure.name, figure, who, ...health, ...(figure === who ? [say("page-field-acts")] : []));
  });
  const doors = [...new Map(field.edges.filter(({ door }) => door).map((edge) => [edge.door, edge])).values()];
  return [
    ...(who ? [surroundings(field, who)] : []),
    ...line("figures", figures),
    ...line(
      "doors",
      doors.map((door) => placed(doorName(door), door, who, say(door.kind === "door" ? "page-field-closed" : "page-field-open"))),
    ),
    ...line(
      "things",
      field.tokens.map((token) => placed(token.name, token, who)),
    ),
  ];
}
