// Pictures of maps, painted when a map is seen for the first time and kept while it stays as it is.
import type { Area, Field } from "../model.ts";
import { lookOf } from "./moods.ts";
import { ground, paint } from "./paint.ts";
import { planOf } from "./plan.ts";

export interface Picture {
  href: string;
  box: Area;
}

/** So many pictures are kept: those before and after a door was opened, a replay that goes to and fro. */
const KEPT = 6;
/** Pixels of a square: a phone has fewer of them. */
const FINE = 72;
const COARSE = 46;
/** Squares of ground around the map. */
const RIM = 4;

const pictures = new Map<string, Promise<Picture>>();
const grounds = new Map<string, string>();

/** What the picture of a field depends on, in one word. */
function keyOf({ squares, edges, place: { lights, mood } }: Field, blood: boolean): string {
  const tones = squares.map(({ x, y, tone }) => `${x},${y}${tone[0]}`).join("");
  const lines = edges.map(({ x, y, side, kind }) => `${x},${y}${side}${kind[0]}${kind.at(-1)}`).join("");
  const shining = lights.map(({ x, y, ink }) => `${x},${y}${ink}`).join("");
  return `${mood} ${blood} ${tones} ${lines} ${shining}`;
}

/** The picture as an address. JPEG is packed six times as quickly as WebP, between other work. */
async function addressOf(made: HTMLCanvasElement): Promise<string> {
  const packed = await new Promise<Blob | null>((done) => made.toBlob(done, "image/jpeg", 0.9));
  if (!packed) throw new Error("the picture could not be packed");
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error("the picture could not be read"));
    reader.readAsDataURL(packed);
  });
}

/** As many pixels as the screen is worth. */
const usual = (): number => (matchMedia("(max-width: 699px)").matches ? COARSE : FINE);

async function painted(field: Field, blood: boolean, fine: number): Promise<Picture> {
  // The plain board is there first; nobody waits for the picture.
  await new Promise((done) => setTimeout(done));
  const { mood, lights } = field.place;
  const { made, box } = paint({ plan: planOf(field.squares, field.edges), look: lookOf(mood), lights, blood, fine, rim: RIM, solid: true });
  const href = await addressOf(made);
  // Room for the next one.
  made.width = 0;
  return { href, box };
}

/** What is on show of a field. */
export class Scenery {
  /** The last picture; the one before stays until the next is ready. */
  picture = $state.raw<Picture | null>(null);
  /** What it shows. */
  field = $state.raw<Field | null>(null);
  #wanted = "";

  show(field: Field, blood: boolean, fine = usual()): void {
    const key = `${fine} ${keyOf(field, blood)}`;
    if (key === this.#wanted || field.squares.length === 0) return;
    this.#wanted = key;
    const found = pictures.get(key) ?? painted(field, blood, fine);
    pictures.delete(key);
    pictures.set(key, found);
    for (const old of [...pictures.keys()].slice(0, -KEPT)) pictures.delete(old);
    // Without a picture the plain board does.
    found.then(
      (picture) => {
        if (this.#wanted === key) [this.picture, this.field] = [picture, field];
      },
      () => pictures.delete(key),
    );
  }
}

/** The ground outside of a mood, as an address. */
export function groundOf(mood: string): string {
  const found = grounds.get(mood) ?? ground(lookOf(mood)).toDataURL();
  grounds.set(mood, found);
  return found;
}
