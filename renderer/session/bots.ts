import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Question } from './bots.worker.ts';
import type { Player } from './machine.ts';

/** One worker answers for all bots of a match; nothing slow happens on the page's own thread. */
export class Bots {
  #worker: Worker | null = null;
  readonly #asked = new Map<number, { resolve(action: Action): void; reject(cause: unknown): void }>();
  /** What bots decided ahead, each with a fingerprint of what it was asked. */
  readonly #pondered = new Map<Seat, { asked: string; answer: Promise<Action> }>();
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
      this.#pondered.clear();
      // The next question gets a new one.
      worker.terminate();
      this.#worker = null;
    };
    return worker;
  }

  /** Begins to think. The answer stands as long as the bot would be asked the same: others' sealed choices change nothing. */
  ponder(match: Match, seat: Seat, player: Player): void {
    const asked = hash(match.legalActions(seat));
    if (this.#pondered.get(seat)?.asked === asked) return;
    const answer = this.#ask(match, seat, player);
    // Whoever asks for it will hear of a failure; nobody may.
    answer.catch(() => {});
    this.#pondered.set(seat, { asked, answer });
  }

  decide(match: Match, seat: Seat, player: Player): Promise<Action> {
    const ahead = this.#pondered.get(seat);
    this.#pondered.delete(seat);
    return ahead?.asked === hash(match.legalActions(seat)) ? ahead.answer : this.#ask(match, seat, player);
  }

  #ask(match: Match, seat: Seat, player: Player): Promise<Action> {
    const id = ++this.#count;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const question: Question = { id, bot: player.kind as 'random', actions: match.legalActions(seat), seed };
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker ??= this.#hire();
      this.#worker.postMessage(question);
    });
  }

  close(): void {
    this.#worker?.terminate();
  }
}
