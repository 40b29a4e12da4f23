import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { askedOf } from './botAnswer.ts';
import type { Player } from './control.ts';

/** One worker answers for all bots of a match; nothing slow happens on the page's own thread. */
export class Bots {
  #worker: Worker | null = null;
  readonly #asked = new Map<number, { resolve(action: Action): void; reject(cause: unknown): void }>();
  #count = 0;

  #hire(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; action: Action }>) => {
      this.#asked.get(data.id)?.resolve(data.action);
      this.#asked.delete(data.id);
    };
    worker.onerror = (cause) => {
      for (const { reject } of this.#asked.values()) reject(cause);
      this.#asked.clear();
      // The next question gets a new one.
      worker.terminate();
      this.#worker = null;
    };
    return worker;
  }

  ask(match: Match, seat: Seat, player: Player, signal: AbortSignal): Promise<Action> {
    const id = ++this.#count;
    const asked = askedOf(match, seat, player);
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      // Nobody waits any more for what was taken back or paused: its answer is dropped when it comes.
      signal.addEventListener('abort', () => this.#asked.delete(id));
      this.#worker ??= this.#hire();
      this.#worker.postMessage({ id, asked });
    });
  }

  close(): void {
    this.#worker?.terminate();
  }
}
