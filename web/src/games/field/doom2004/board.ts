// The map of DOOM (2004) for the shared field: floor, walls, doors, tokens, and fog behind doors nobody has opened.
import { capital, say } from "../../../lib/words.svelte.ts";
import { edgeOf, heaped, pos, type Edge, type Field, type Light, type Pos, type Square, type Token, type Tone } from "../model.ts";
import { ICONS, colour, colourIn, token } from "../signs.ts";
import { itemName } from "./goals.ts";
import { labelsOf } from "./rooms.ts";
import type { Thing, View } from "./view.ts";

const SIDES = "NESW";
const BEYOND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const OBSTACLES: Record<string, Tone> = { goo: "goo", blocking: "blocked" };

function thingToken(view: View, thing: Thing, at: Pos): Token {
  if ("item" in thing) {
    const name = capital(itemName(view, thing.item));
    return { ...at, key: `item${thing.item}`, icon: ICONS.flask, ink: "#62d76f", name, text: String(thing.item) };
  }
  const kind = "token" in thing ? thing.token : "encounter";
  const [icon, ink] = token(kind);
  return { ...at, key: kind, icon, ink, name: say(`d04-${kind}`), colour: colourIn(kind) };
}

export function boardOf(view: View): Omit<Field, "figures" | "shots"> {
  const known = new Set(view.spaces.map(({ at }) => at));
  const squares = view.spaces.map(({ at, area, revealed, obstacle }): Square => ({
    ...pos(at),
    room: area,
    tone: revealed ? (OBSTACLES[obstacle ?? ""] ?? "floor") : "fog",
    name: obstacle ? say(`d04-${obstacle}`) : undefined,
    what: obstacle ?? undefined,
  }));
  const edges = new Map<string, Edge>();
  const add = (edge: Edge) => edges.set(`${edge.x},${edge.y},${edge.side}`, edge);
  for (const { at, walls } of view.spaces) walls.forEach((wall, side) => wall && add({ ...edgeOf(pos(at), side), kind: "wall" }));
  for (const door of view.doors) {
    door.spaces.map(pos).forEach((at, n) => {
      const side = SIDES.indexOf(door.sides[n] ?? "N");
      const [dx, dy] = BEYOND[side] ?? [0, 0];
      const open = door.open || door.smashed;
      add({
        ...edgeOf(at, side),
        kind: open ? "open-door" : "door",
        door: door.id,
        ...(door.key ? { colour: door.key, name: say(`d04-${door.key}-door`) } : {}),
      });
      const key = `${at.x + dx},${at.y + dy}`;
      if (!known.has(key)) {
        known.add(key);
        const beyond = door.exit ? { name: say("ui-d04-exit"), what: "exit" } : {};
        squares.push({ x: at.x + dx, y: at.y + dy, tone: "fog", ...beyond });
      }
    });
  }
  const standing = view.spaces.flatMap(({ at: place, obstacle, duct, teleporter }): Token[] => {
    const at = pos(place);
    const found: Token[] = [];
    if (obstacle === "barrel") found.push({ ...at, key: "barrel", icon: ICONS.barrel, ink: "#ff8b84", name: say("d04-barrel") });
    if (obstacle === "body") found.push({ ...at, key: "body", icon: ICONS.body, ink: "#98a2ad", name: say("d04-body") });
    if (duct) found.push({ ...at, key: "duct", icon: ICONS.duct, ink: "#98a2ad", name: say("d04-duct") });
    if (teleporter)
      found.push({
        ...at,
        key: "teleporter",
        icon: ICONS.teleporter,
        ink: colour(teleporter),
        colour: teleporter,
        name: say(`d04-${teleporter}-teleporter`),
        gate: "awake",
      });
    return found;
  });
  const lying = view.floor.map(({ at, thing }) => thingToken(view, thing, pos(at)));
  const stored = view.store.flatMap((entry) => ("thing" in entry ? [thingToken(view, entry.thing.thing, pos(entry.thing.at))] : []));
  const lights = view.spaces.flatMap(({ at, revealed, teleporter }): Light[] =>
    revealed && teleporter ? [{ ...pos(at), ink: colour(teleporter) }] : [],
  );
  const place = { mood: view.mood, lights, labels: labelsOf(view) };
  return { place, squares, edges: [...edges.values()], tokens: heaped([...standing, ...lying, ...stored]) };
}
