import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { type Settings, speedOf } from '../app/settings.ts';
import { gameOf } from '../games/index.ts';
import { type Channel, Synth } from './synth.ts';
import * as voices from './voices.ts';

const samples: Readonly<Record<Channel, (synth: Synth) => void>> = {
  engines: (synth) => voices.flight(synth, 0.8, 62),
  guns: (synth) => voices.guns(synth, 1),
  table: (synth) => voices.flip(synth),
};

/** Of a clock these are heard. */
const lastSeconds = 5;

/** The sounds of all tables. Nothing is opened before somebody has clicked or typed: a page may not sound by itself. */
class Sounds {
  #synth: Synth | null = null;

  play(game: string, event: GameEvent, settings: Settings): void {
    const { sound, heardAtOnce } = gameOf(game);
    const speed = speedOf(settings);
    // Shown at once, a whole turn would sound at once: then only what matters is heard.
    if (speed === 0 && !heardAtOnce.includes(event.type)) return;
    const synth = this.#open(settings);
    if (synth) sound(synth, event, speed || 1);
  }

  /** A second of a clock that runs: its end ticks, and who wants it has a game's noise under it. */
  tick(game: string, seconds: number, gone: number, settings: Settings): void {
    const synth = this.#open(settings);
    if (!synth) return;
    if (seconds <= lastSeconds) voices.tick(synth);
    if (settings.clockNoise) gameOf(game).noise?.(synth, gone);
  }

  /** How loud a channel is, to be judged while it is set. */
  sample(channel: Channel, settings: Settings): void {
    const synth = this.#open(settings);
    if (synth) samples[channel](synth);
  }

  /** For whoever lets others wait. */
  chime(settings: Settings): void {
    const synth = this.#open(settings);
    if (synth) voices.chime(synth);
  }

  /** For a champion. */
  fanfare(settings: Settings): void {
    const synth = this.#open(settings);
    if (synth) voices.fanfare(synth, true);
  }

  #open({ muted, volumes }: Settings): Synth | null {
    if (muted || !navigator.userActivation.hasBeenActive) return null;
    this.#synth ??= new Synth();
    this.#synth.set(volumes);
    return this.#synth;
  }
}

export const sounds = new Sounds();
