import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { type Channel, Synth } from './synth.ts';
import * as voices from './voices.ts';

const samples: Readonly<Record<Channel, (synth: Synth) => void>> = {
  engines: (synth) => voices.flight(synth, 0.8, 62),
  guns: (synth) => voices.guns(synth, 1),
  table: (synth) => voices.flip(synth),
};

/** The last seconds of a clock that tick audibly. */
const lastSeconds = 5;

/** The settings of a person that sounds depend on. */
export interface SoundSettings {
  muted: boolean;
  volumes: Readonly<Record<Channel, number>>;
  clockNoise: boolean;
}

/** The sounds of one game. */
export interface GameSounds<E extends GameEvent = GameEvent> {
  sound(synth: Synth, event: E, pace: number): void;
  /** A second of noise under a clock; `gone` is how much of it has run, 0 … 1. */
  noise?(synth: Synth, gone: number): void;
  /** The types of events that are heard even when all of a turn is shown at once. */
  soundsWhenSkipped: readonly E['type'][];
}

/** Plays the sounds of all tables. Opens no audio before the first click or key: browsers forbid sound before that. */
class Sounds {
  #synth: Synth | null = null;

  /** `speed` is the speed of animations; 0 shows a whole turn at once. */
  play(game: GameSounds, event: GameEvent, speed: number, settings: SoundSettings): void {
    // Shown at once, a whole turn would sound at once: then only the chosen events are heard.
    if (speed === 0 && !game.soundsWhenSkipped.includes(event.type)) return;
    const synth = this.#open(settings);
    if (synth) game.sound(synth, event, speed || 1);
  }

  /** A second of a clock that runs: its end ticks, and who wants it has a game's noise under it. */
  tick(game: GameSounds, seconds: number, gone: number, settings: SoundSettings): void {
    const synth = this.#open(settings);
    if (!synth) return;
    if (seconds <= lastSeconds) voices.tick(synth);
    if (settings.clockNoise) game.noise?.(synth, gone);
  }

  /** How loud a channel is, to be judged while it is set. */
  sample(channel: Channel, settings: SoundSettings): void {
    const synth = this.#open(settings);
    if (synth) samples[channel](synth);
  }

  /** For whoever lets others wait. */
  chime(settings: SoundSettings): void {
    const synth = this.#open(settings);
    if (synth) voices.chime(synth);
  }

  /** For a champion. */
  fanfare(settings: SoundSettings): void {
    const synth = this.#open(settings);
    if (synth) voices.fanfare(synth, true);
  }

  #open({ muted, volumes }: SoundSettings): Synth | null {
    if (muted || !navigator.userActivation.hasBeenActive) return null;
    this.#synth ??= new Synth();
    this.#synth.set(volumes);
    return this.#synth;
  }
}

export const sounds = new Sounds();
