// Short synthesised sounds, if the reader wants any.
import { settings } from "./settings.svelte.ts";

let opened: GainNode | null = null;

function open(): GainNode {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  return gain;
}

/** Where sounds go, as loud as wanted: nowhere if the reader wants none, or has done nothing yet, since browsers want that first. */
export function speaker(): GainNode | null {
  if (!settings.sound || settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return null;
  opened ??= open();
  // Ears hear by ratios: half of the way is about half as loud.
  opened.gain.value = (settings.volume / 100) ** 2;
  return opened;
}

/** A few tones one after the other: pitch in hertz, length in seconds. */
export function play(tones: [number, number][], kind: OscillatorType = "triangle", loudness = 0.08): void {
  const out = speaker();
  if (!out) return;
  const { context } = out;
  let at = context.currentTime;
  for (const [pitch, length] of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = kind;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(out);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}

export const yourTurn = (): void =>
  play([
    [440, 0.12],
    [660, 0.2],
  ]);
export const sent = (): void => play([[220, 0.06]], "square", 0.03);
export const refused = (): void =>
  play(
    [
      [160, 0.12],
      [110, 0.18],
    ],
    "sawtooth",
    0.04,
  );
