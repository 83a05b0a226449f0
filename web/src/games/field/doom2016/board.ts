// The map of DOOM (2016) for the shared field: floor, lines between squares, portals, things.
import { say, wordOr } from "../../../lib/words.svelte.ts";
import {
  around,
  edgeOf,
  heaped,
  pos,
  type Edge,
  type Field,
  type Label,
  type Light,
  type Square,
  type Token,
  type Tone,
} from "../model.ts";
import { ICONS, colour, token } from "../signs.ts";
import type { Side, Thing, View } from "./view.ts";

const GOAL = "#7fe0a0";
const TELEPORTER = "#7fd6ff";

function thingToken(thing: Thing): Omit<Token, "x" | "y"> {
  if (thing === "sample") return { key: "sample", icon: ICONS.flask, ink: GOAL, name: say("d16-sample") };
  if (thing === "asset") return { key: "asset", icon: ICONS.crate, ink: GOAL, name: say("d16-asset") };
  const [icon, ink] = token(thing.item);
  return { key: thing.item, icon, ink, name: say(thing.item === "health-pack" ? "d16-token-health-pack" : `d16-set-${thing.item}`) };
}

function edge(view: View, side: Side): Pick<Edge, "kind" | "door"> | null {
  if (side === "open") return null;
  if (typeof side === "string") return { kind: side };
  const open = view.doors.find(({ id }) => id === side.door)?.open;
  return { kind: open ? "open-door" : "door", door: side.door };
}

/** Portals shine as long as they are on the map, awake or not, teleporters when they work. */
function lightsOf(view: View): Light[] {
  const portals = view.portals.map(({ at, colour: ink }): Light => ({ ...pos(at), ink: colour(ink) }));
  return [...portals, ...view.teleporters.flatMap(({ at, active }): Light[] => (active ? [{ ...pos(at), ink: TELEPORTER }] : []))];
}

/** What a room is called; one of a mission of one's own as its file names it. */
const roomName = (id: string): string => wordOr(`d16-room-${id}`, id.replaceAll("-", " "));

/** What lies behind a door, seen from a space: the names of the rooms at its other side; from nowhere, of those at both. */
export function behind(
  { doors, spaces, rooms = [] }: Pick<View, "doors" | "spaces"> & Partial<View>,
  door: number,
  from: string | null,
): string {
  const roomAt = (place: string | null) => spaces.find(({ at }) => at === place)?.room;
  const both = new Set(doors.find(({ id }) => id === door)?.spaces.map(roomAt));
  const here = roomAt(from);
  if (both.size < 2) return "";
  return [...both]
    .flatMap((room) => (room === here ? [] : (rooms[room ?? -1] ?? [])))
    .map(roomName)
    .join(" · ");
}

/** Every room by its name. A server that is older than the page does not say them. */
function labelsOf({ rooms = [] }: Partial<View>, squares: Square[]): Label[] {
  return rooms.flatMap((id, n) => {
    const found = around(squares.filter(({ room }) => room === n).map(({ x, y }) => ({ x, y, w: 1, h: 1 })));
    return found ? [{ ...found, text: roomName(id) }] : [];
  });
}

export function boardOf(view: View): Omit<Field, "figures" | "shots"> {
  const tone = (space: View["spaces"][number]): Tone =>
    space.difficult ? "difficult" : space.zone !== null || space.exit ? "zone" : "floor";
  const name = (space: View["spaces"][number]) =>
    space.exit ? say("d16-exit") : space.zone !== null ? say("ui-d16-zone") : space.difficult ? say("ui-d16-difficult") : undefined;
  const squares = view.spaces.map((space): Square => ({
    ...pos(space.at),
    tone: tone(space),
    name: name(space),
    what: space.exit ? "exit" : undefined,
    room: space.room,
  }));
  const edges = new Map<string, Edge>();
  for (const { at, sides } of view.spaces) {
    sides.forEach((side, n) => {
      const found = edge(view, side);
      const place = edgeOf(pos(at), n);
      if (found) edges.set(`${place.x},${place.y},${place.side}`, { ...place, ...found });
    });
  }
  const portals = view.portals.map(({ at, number, colour: ink, up, counters, sample, used }): Token => {
    const text = sample ? "%" : counters > 0 ? String(counters) : undefined;
    return {
      ...pos(at),
      key: `portal${number}`,
      icon: ICONS.portal,
      ink: up && !used ? colour(ink) : `color-mix(in srgb, ${colour(ink)} 55%, #14181d)`,
      name: say(up ? "ui-d16-portal-up" : "ui-d16-portal-down"),
      colour: ink,
      gate: up && !used ? "awake" : "asleep",
      ...(text ? { text } : {}),
    };
  });
  const things = view.floor.map(({ at, thing }): Token => ({ ...pos(at), ...thingToken(thing) }));
  const teleporters = view.teleporters.map(({ at, active }): Token => ({
    ...pos(at),
    key: "teleporter",
    icon: ICONS.teleporter,
    ink: active ? TELEPORTER : "#6b7682",
    name: say(active ? "d16-token-teleporter" : "d16-teleporter-inactive"),
    gate: active ? "awake" : "asleep",
  }));
  const decoys = view.decoys.map((at): Token => ({ ...pos(at), key: "decoy", icon: ICONS.target, ink: GOAL, name: say("d16-card-decoy") }));
  const relays =
    view.objective === "relay-link"
      ? view.objectives.map((at, n): Token => ({
          ...pos(at),
          key: `relay${n}`,
          icon: ICONS.target,
          ink: GOAL,
          name: say("ui-d16-relay"),
          text: String(view.progress[n] ?? 0),
        }))
      : [];
  const checkpoints = view.checkpoints.map((at): Token => ({
    ...pos(at),
    key: "checkpoint",
    icon: ICONS.unknown,
    ink: GOAL,
    name: say("ui-d16-checkpoint"),
  }));
  const place = { mood: view.mood, lights: lightsOf(view), labels: labelsOf(view, squares) };
  return {
    place,
    squares,
    edges: [...edges.values()],
    tokens: heaped([...portals, ...things, ...teleporters, ...decoys, ...relays, ...checkpoints]),
  };
}
