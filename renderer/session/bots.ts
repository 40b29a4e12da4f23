import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Question } from './bots.worker.ts';
import type { Player } from './machine.ts';

/** One worker answers for all bots of a match; nothing slow happens on the page's own thread. */
export class Bots {
  readonly #worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, (action: Action) => void>();
  #count = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<{ id: number; action: Action }>) => {
      this.#asked.get(data.id)?.(data.action);
      this.#asked.delete(data.id);
    };
  }

  decide(match: Match, seat: Seat, player: Player): Promise<Action> {
    const id = ++this.#count;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const question: Question = { id, bot: player.kind as 'random', actions: match.legalActions(seat), seed };
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#worker.postMessage(question);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
