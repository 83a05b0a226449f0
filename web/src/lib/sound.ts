// Short synthesised sounds, if the reader wants any.
import { settings } from "./settings.svelte.ts";

let opened: AudioContext | null = null;

/** Where sounds go: nowhere if the reader wants none, or has done nothing yet, since browsers want that first. */
export function speaker(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  return (opened ??= new AudioContext());
}

/** A few tones one after the other: pitch in hertz, length in seconds. */
export function play(tones: [number, number][], kind: OscillatorType = "triangle", loudness = 0.08): void {
  const context = speaker();
  if (!context) return;
  let at = context.currentTime;
  for (const [pitch, length] of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = kind;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
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
