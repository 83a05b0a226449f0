// How loud it is: every sound goes through one place, which the reader turns up and down.
import { beforeEach, expect, test, vi } from "vitest";
import { noise } from "../../src/lib/noises.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import { speaker, yourTurn } from "../../src/lib/sound.ts";

/** What of a browser's sound is asked for here; `to` is where it goes. */
class Part {
  to: Part | null = null;
  gain = { value: 1, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  frequency = { ...this.gain };
  start = vi.fn();
  stop = vi.fn();
  constructor(readonly context: unknown) {}
  connect(to: Part): Part {
    return (this.to = to);
  }
}
const made: Part[] = [];
class Context {
  currentTime = 0;
  sampleRate = 10;
  destination = new Part(this);
  #part = (): Part => {
    const part = new Part(this);
    made.push(part);
    return part;
  };
  createGain = this.#part;
  createOscillator = this.#part;
  createBufferSource = this.#part;
  createBiquadFilter = this.#part;
  createBuffer = () => ({ getChannelData: () => [] });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive: true } });
  [settings.sound, settings.volume] = [true, 100];
});

test("a sound is as loud as the reader wants, and none is made where none is wanted", () => {
  expect(speaker()?.gain.value).toBe(1);
  settings.volume = 50;
  expect(speaker()?.gain.value).toBe(0.25);
  settings.volume = 0;
  expect(speaker()).toBeNull();
  [settings.sound, settings.volume] = [false, 100];
  expect(speaker()).toBeNull();
});

test("every tone and every noise goes through it", () => {
  const out = speaker() as unknown as Part;
  const { destination } = out.context as Context;
  expect(out.to).toBe(destination);
  made.length = 0;
  noise("shot");
  yourTurn();
  expect(made.length).toBeGreaterThan(4);
  // Nothing goes past it.
  expect(made.filter(({ to }) => to === destination || to === null)).toEqual([]);
  expect(made.some(({ to }) => to === out)).toBe(true);
});
