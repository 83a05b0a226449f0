// Short synthesised sounds of what happens at a table: noise and tones, no recordings.
import { speaker } from "./sound.ts";

export type Noise = "step" | "shot" | "hit" | "mark" | "kill" | "take" | "card" | "dice" | "door" | "arrive" | "over";

interface Tone {
  type: OscillatorType;
  from: number;
  to: number;
  length: number;
  loud: number;
  after?: number;
}

function tone(out: GainNode, { type, from, to, length, loud, after = 0 }: Tone): void {
  const sound = out.context;
  const start = sound.currentTime + after;
  const wave = sound.createOscillator();
  const volume = sound.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  wave.connect(volume).connect(out);
  wave.start(start);
  wave.stop(start + length);
}

function hiss(out: GainNode, length: number, loud: number, pitch: number): void {
  const sound = out.context;
  const frames = Math.floor(sound.sampleRate * length);
  const buffer = sound.createBuffer(1, frames, sound.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < frames; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 2;
  const source = sound.createBufferSource();
  const filter = sound.createBiquadFilter();
  const volume = sound.createGain();
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(out);
  source.start();
}

const PLAYERS: Record<Noise, (out: GainNode) => void> = {
  step: (s) => hiss(s, 0.06, 0.12, 900),
  shot: (s) => {
    hiss(s, 0.22, 0.3, 2600);
    tone(s, { type: "sawtooth", from: 880, to: 90, length: 0.18, loud: 0.08 });
  },
  hit: (s) => {
    hiss(s, 0.12, 0.25, 700);
    tone(s, { type: "square", from: 160, to: 60, length: 0.14, loud: 0.1 });
  },
  mark: (s) => tone(s, { type: "triangle", from: 1200, to: 900, length: 0.08, loud: 0.08 }),
  kill: (s) => {
    hiss(s, 0.6, 0.35, 500);
    tone(s, { type: "sawtooth", from: 220, to: 40, length: 0.6, loud: 0.12 });
  },
  take: (s) => {
    tone(s, { type: "triangle", from: 420, to: 640, length: 0.09, loud: 0.12 });
    tone(s, { type: "triangle", from: 640, to: 860, length: 0.1, loud: 0.1, after: 0.08 });
  },
  card: (s) => hiss(s, 0.08, 0.1, 5000),
  dice: (s) => {
    for (const after of [0, 0.07, 0.15]) tone(s, { type: "square", from: 300 - after * 600, to: 120, length: 0.04, loud: 0.06, after });
  },
  door: (s) => {
    hiss(s, 0.45, 0.22, 420);
    tone(s, { type: "sawtooth", from: 70, to: 130, length: 0.4, loud: 0.06 });
  },
  arrive: (s) => {
    tone(s, { type: "sine", from: 520, to: 522, length: 0.16, loud: 0.1 });
    tone(s, { type: "sine", from: 780, to: 782, length: 0.22, loud: 0.1, after: 0.12 });
  },
  over: (s) => {
    for (const [n, pitch] of [392, 523, 659, 784].entries())
      tone(s, { type: "triangle", from: pitch, to: pitch, length: 0.3, loud: 0.1, after: n * 0.14 });
  },
};

/** Let something be heard, if the reader wants any sound. */
export function noise(name: Noise): void {
  const out = speaker();
  if (out) PLAYERS[name](out);
}
