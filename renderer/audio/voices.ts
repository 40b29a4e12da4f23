import type { Synth } from './synth.ts';

// Sound effects shared by all games. Each function schedules its tones and noises on the synthesizer.

/** A machine-gun burst, three rounds per hit; `wait` delays it, in seconds. */
export function guns(synth: Synth, hits: number, wait = 0): void {
  for (let round = 0; round < 2 + hits * 3; round++) {
    const after = wait + round * 0.075;
    synth.noise('guns', after, 0.07, 0.5, 'bandpass', { from: 2400, to: 500 });
    synth.tone('guns', after, 0.06, 0.4, 'triangle', { from: 190, to: 70 });
  }
}

/** Bullets in canvas and wood. */
export function holes(synth: Synth, hits: number): void {
  for (let hit = 0; hit < hits; hit++) {
    synth.noise('guns', hit * 0.11, 0.09, 0.35, 'highpass', { from: 3200, to: 900 });
    synth.tone('guns', hit * 0.11, 0.05, 0.18, 'square', { from: 900, to: 300 });
  }
}

function explosion(synth: Synth, after: number, size: number): void {
  synth.noise('guns', after, 0.9 * size, 0.9, 'lowpass', { from: 1800, to: 60 });
  synth.tone('guns', after, 0.7 * size, 0.8, 'sine', { from: 95, to: 26 });
}

/** A falling plane, and its impact after a second. */
export function fall(synth: Synth): void {
  synth.engine(0, 1.1, 0.5, { from: 150, to: 48 });
  synth.gust('engines', 0, 1.1, 0.4, { from: 900, to: 1700 });
  explosion(synth, 1, 1.4);
}

/** A fall from a great height of `seconds`, with a distant impact. */
export function whine(synth: Synth, seconds: number): void {
  synth.engine(0, seconds, 0.34, { from: 165, to: 52 });
  synth.tone('engines', 0, seconds, 0.12, 'sine', { from: 1350, to: 380 });
  synth.noise('guns', seconds, 1, 0.34, 'lowpass', { from: 320, to: 50 });
  synth.tone('guns', seconds, 0.9, 0.4, 'sine', { from: 58, to: 24 });
}

/** A crash into the ground after `seconds`, close by. */
export function crash(synth: Synth, seconds: number): void {
  synth.engine(0, seconds, 0.5, { from: 96, to: 70 });
  explosion(synth, seconds, 1.4);
  for (const after of [0, 0.07, 0.16, 0.3])
    synth.noise('guns', seconds + after, 0.12, 0.4, 'bandpass', { from: 3400 - after * 4000, to: 700 });
}

/** Engine noise of a flight that is animated for `seconds`. */
export function flight(synth: Synth, seconds: number, pitch: number): void {
  synth.engine(0, seconds, 0.34, { from: pitch, to: pitch * 1.18 });
}

export function wind(synth: Synth, seconds: number): void {
  synth.gust('engines', 0, seconds, 0.5, { from: 420, to: 1900 });
}

/** Cardboard over wood. */
export function slide(synth: Synth): void {
  synth.noise('table', 0, 0.16, 0.22, 'bandpass', { from: 900, to: 2600 });
}

export function flip(synth: Synth): void {
  synth.noise('table', 0, 0.05, 0.3, 'highpass', { from: 2200, to: 4200 });
  synth.tone('table', 0.22, 0.07, 0.35, 'triangle', { from: 320, to: 120 });
  synth.noise('table', 0.22, 0.05, 0.3, 'lowpass', { from: 1800, to: 400 });
}

export function paper(synth: Synth): void {
  for (const after of [0, 0.09, 0.15]) synth.noise('table', after, 0.08, 0.16, 'highpass', { from: 2600, to: 5200 });
}

/** One rolling die. */
export function die(synth: Synth): void {
  for (const after of [0, 0.11, 0.2, 0.27, 0.32]) {
    synth.tone('table', after, 0.04, 0.3, 'triangle', { from: 760 - after * 900, to: 260 });
    synth.noise('table', after, 0.03, 0.22, 'bandpass', { from: 2800, to: 1500 });
  }
}

/** Tiles in a cloth bag. */
export function rummage(synth: Synth, count: number): void {
  for (let i = 0; i < Math.min(count, 7); i++) {
    synth.tone('table', i * 0.06, 0.05, 0.2, 'triangle', { from: 520 + ((i * 97) % 240), to: 240 });
    synth.noise('table', i * 0.06, 0.07, 0.1, 'bandpass', { from: 1200, to: 700 });
  }
}

export function shutter(synth: Synth): void {
  synth.noise('table', 0, 0.03, 0.4, 'highpass', { from: 2600, to: 2600 });
  synth.noise('table', 0.11, 0.05, 0.34, 'bandpass', { from: 3200, to: 1400 });
  synth.tone('table', 0.11, 0.04, 0.14, 'square', { from: 1400, to: 700 });
}

export function bomb(synth: Synth): void {
  synth.tone('guns', 0, 0.7, 0.12, 'sine', { from: 1700, to: 520 });
  explosion(synth, 0.68, 1);
}

/** A gun that jams or is cleared. */
export function clunk(synth: Synth): void {
  synth.tone('guns', 0, 0.05, 0.3, 'square', { from: 240, to: 120 });
  synth.noise('guns', 0.08, 0.05, 0.3, 'bandpass', { from: 1600, to: 900 });
}

/** A landing on grass. */
export function wheels(synth: Synth): void {
  synth.engine(0, 0.9, 0.28, { from: 80, to: 42 });
  synth.noise('engines', 0.3, 0.6, 0.22, 'lowpass', { from: 380, to: 120 });
}

export function bell(synth: Synth): void {
  for (const [pitch, loudness] of [
    [880, 0.22],
    [1760, 0.1],
    [2637, 0.05],
  ] as const)
    synth.tone('table', 0, 1.3, loudness, 'sine', { from: pitch, to: pitch });
}

/** The tick of a watch. */
export function tick(synth: Synth): void {
  synth.tone('table', 0, 0.03, 0.3, 'square', { from: 1900, to: 1300 });
  synth.noise('table', 0, 0.02, 0.2, 'highpass', { from: 5000, to: 3000 });
}

/** A ratchet. */
export function ratchet(synth: Synth): void {
  for (let tooth = 0; tooth < 10; tooth++)
    synth.noise('table', tooth * 0.024, 0.015, 0.2, 'highpass', { from: 3000, to: 2200 });
}

/** The end of a match: three rising notes for a win, three falling ones for a loss. */
export function fanfare(synth: Synth, won: boolean): void {
  for (const [i, pitch] of (won ? [392, 494, 587] : [392, 349, 294]).entries()) {
    synth.tone('table', i * 0.18, i === 2 ? 0.9 : 0.24, 0.22, 'sawtooth', { from: pitch, to: pitch });
    synth.tone('table', i * 0.18, i === 2 ? 0.9 : 0.24, 0.16, 'triangle', { from: pitch / 2, to: pitch / 2 });
  }
}

/** A dog's bark, repeated `times`. */
export function bark(synth: Synth, pitch: number, times: number): void {
  for (let i = 0; i < times; i++) {
    const after = i * 0.2;
    synth.tone('table', after, 0.13, 0.3, 'sawtooth', { from: pitch, to: pitch * 0.45 });
    synth.tone('table', after, 0.11, 0.2, 'square', { from: pitch * 1.5, to: pitch * 0.6 });
    synth.noise('table', after, 0.1, 0.22, 'bandpass', { from: pitch * 4, to: pitch * 1.5 });
  }
}

/** A dog's howl. */
export function howl(synth: Synth, pitch: number): void {
  synth.tone('table', 0.5, 0.5, 0.2, 'triangle', { from: pitch * 0.7, to: pitch * 1.5 });
  synth.tone('table', 0.9, 1.4, 0.22, 'triangle', { from: pitch * 1.5, to: pitch * 0.9 });
}

export function snarl(synth: Synth): void {
  synth.engine(0, 0.6, 0.5, { from: 130, to: 78 });
  synth.noise('guns', 0, 0.5, 0.3, 'bandpass', { from: 900, to: 300 });
}

/** A drum roll, louder with each section (`swell`). */
export function snare(synth: Synth, swell: number): void {
  for (let i = 0; i < 9; i++) {
    synth.noise('table', i * 0.045, 0.05, 0.06 + swell * 0.03 + i * 0.012, 'highpass', { from: 1800, to: 3600 });
  }
  synth.tone('table', 0.42, 0.12, 0.4, 'triangle', { from: 210, to: 90 });
  synth.noise('table', 0.42, 0.14, 0.34, 'highpass', { from: 1500, to: 4200 });
}

export function chime(synth: Synth): void {
  for (const [i, pitch] of [1047, 1319, 1568].entries())
    synth.tone('table', i * 0.07, 0.7, 0.12, 'sine', { from: pitch, to: pitch });
}

export function hammer(synth: Synth): void {
  for (const after of [0, 0.2, 0.4]) {
    synth.tone('table', after, 0.07, 0.3, 'square', { from: 760, to: 420 });
    synth.noise('table', after, 0.05, 0.3, 'highpass', { from: 2600, to: 1200 });
  }
}

/** A paw on the table. */
export function paw(synth: Synth): void {
  synth.tone('table', 0, 0.1, 0.4, 'sine', { from: 170, to: 70 });
}

export function plank(synth: Synth): void {
  synth.noise('table', 0, 0.12, 0.5, 'lowpass', { from: 1500, to: 200 });
  synth.tone('table', 0, 0.16, 0.5, 'triangle', { from: 150, to: 60 });
}

export function thud(synth: Synth): void {
  explosion(synth, 0, 0.45);
}

/** Burning cards. */
export function crackle(synth: Synth, count: number): void {
  for (let i = 0; i < Math.min(count, 9) * 2; i++) {
    synth.noise('table', i * 0.035, 0.03, 0.2, 'highpass', { from: 2400 + ((i * 311) % 1800), to: 5200 });
  }
}

/** A fall that ends with an opening parachute. */
export function whistle(synth: Synth): void {
  synth.tone('guns', 0, 1.5, 0.16, 'sine', { from: 1500, to: 300 });
  synth.engine(0, 1.4, 0.4, { from: 150, to: 50 });
  synth.noise('table', 1.55, 0.25, 0.4, 'lowpass', { from: 900, to: 180 });
}
/** Several rolling dice. */
export function dice(synth: Synth, count: number): void {
  for (let knock = 0; knock < 3 * count; knock++) {
    const after = knock * 0.07 + (knock % 3) * 0.012;
    synth.tone('table', after, 0.04, 0.26 - knock * 0.015, 'triangle', { from: 900 + ((knock * 137) % 400), to: 420 });
    synth.noise('table', after, 0.03, 0.16, 'bandpass', { from: 2400, to: 1400 });
  }
}

/** A rubber stamp. */
export function stamp(synth: Synth): void {
  synth.tone('table', 0, 0.09, 0.4, 'triangle', { from: 170, to: 70 });
  synth.noise('table', 0, 0.06, 0.22, 'lowpass', { from: 1400, to: 300 });
}

/** Flak: the shot and its burst, louder for a hit. */
export function flak(synth: Synth, hit: boolean): void {
  synth.noise('guns', 0, 0.08, 0.5, 'highpass', { from: 2600, to: 1200 });
  synth.tone('guns', 0.02, 0.12, 0.5, 'square', { from: 140, to: 60 });
  explosion(synth, 0.26, hit ? 1.1 : 0.5);
}

/** A drum before a dogfight. */
export function drum(synth: Synth): void {
  for (const [after, loudness] of [
    [0, 0.34],
    [0.12, 0.2],
    [0.2, 0.24],
    [0.28, 0.4],
  ] as const) {
    synth.noise('table', after, 0.06, loudness * 0.6, 'bandpass', { from: 1900, to: 900 });
    synth.tone('table', after, 0.09, loudness, 'triangle', { from: 180, to: 90 });
  }
}
