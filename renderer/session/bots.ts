import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Question } from './bots.worker.ts';
import type { Player } from './machine.ts';

/**
 * The seed of a bot's next decision: a match's own seed brings the same bots again. What was taken back counts, so that
 * nobody knows what a bot will do by having seen it.
 */
export function streamOf(match: Match, seat: Seat): number {
  const decided = match.log(seat).filter(({ action }) => action?.seat === seat).length;
  return Number.parseInt(hash([match.seed, seat, decided]).slice(0, 8), 16);
}

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
    const actions = match.legalActions(seat);
    const question: Question = { id, bot: player.kind as 'random', actions, seed: streamOf(match, seat) };
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
