import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { type Channel, Synth } from './synth.ts';
import * as voices from './voices.ts';

const samples: Readonly<Record<Channel, (synth: Synth) => void>> = {
  engines: (synth) => voices.flight(synth, 0.8, 62),
  guns: (synth) => voices.guns(synth, 1),
  table: (synth) => voices.flip(synth),
};

/** The clock ticks audibly in its last seconds. */
const lastSeconds = 5;

/** The settings that sounds depend on. */
export interface SoundSettings {
  muted: boolean;
  volumes: Readonly<Record<Channel, number>>;
  clockNoise: boolean;
}

/** The sounds of one game. */
export interface GameSounds<E extends GameEvent = GameEvent> {
  sound(synth: Synth, event: E, pace: number): void;
  /** One second of background noise while a clock runs; `elapsed` is the used share of it, 0 … 1. */
  noise?(synth: Synth, elapsed: number): void;
  /** Types of events that sound even if animations are skipped. */
  soundsWhenSkipped: readonly E['type'][];
}

/** After this many failures the page stays silent: each attempt may leave an audio context open, and browsers limit those. */
const maxFailures = 3;

/**
 * Plays the sounds of all tables. Opens no audio before the first click or key: browsers forbid sound before that. Never
 * throws: a match does not depend on its sounds.
 */
class Sounds {
  #synth: Synth | null = null;
  #failures = 0;

  /** `speed` is the speed of animations; 0 shows a whole turn at once. */
  play(game: GameSounds, event: GameEvent, speed: number, settings: SoundSettings): void {
    // With animations skipped all events of a turn come at once: only the chosen types sound.
    if (speed === 0 && !game.soundsWhenSkipped.includes(event.type)) return;
    this.#make(settings, (synth) => game.sound(synth, event, speed || 1));
  }

  /** Called each second of a running clock: ticks near the end and, if set so, plays the game's background noise. */
  tick(game: GameSounds, seconds: number, elapsed: number, settings: SoundSettings): void {
    this.#make(settings, (synth) => {
      if (seconds <= lastSeconds) voices.tick(synth);
      if (settings.clockNoise) game.noise?.(synth, elapsed);
    });
  }

  /** Plays an example while the volume of a channel is set. */
  sample(channel: Channel, settings: SoundSettings): void {
    this.#make(settings, samples[channel]);
  }

  /** Reminds a seat that others wait for it. */
  chime(settings: SoundSettings): void {
    this.#make(settings, voices.chime);
  }

  /** Played for the winner of a tournament. */
  fanfare(settings: SoundSettings): void {
    this.#make(settings, (synth) => voices.fanfare(synth, true));
  }

  #make({ muted, volumes }: SoundSettings, make: (synth: Synth) => void): void {
    if (muted || !navigator.userActivation.hasBeenActive || this.#failures >= maxFailures) return;
    try {
      this.#synth ??= new Synth();
      this.#synth.set(volumes);
      make(this.#synth);
    } catch {
      this.#failures++;
      this.#synth = null;
    }
  }
}

export const sounds = new Sounds();
