import type { Result } from '@aerodrome/engine/core/result.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import type { MatchSummary } from '../../../application/matches/summary.ts';
import { readTimeout } from '../../../application/readerWorker.ts';

interface SummaryQueueOptions {
  /** The stored summaries of these matches, by id; never rejects. */
  readStored(infos: readonly DocumentInfo[]): Promise<ReadonlyMap<string, MatchSummary>>;
  /** Computes one summary; never rejects. */
  compute(info: DocumentInfo): Promise<Result<MatchSummary>>;
  /** Calls back before the next frame is painted. */
  nextFrame(flush: () => void): void;
}

/** Number of cards that get their summary in one frame. Their thumbnails are large: a screen of them at once delays it. */
const maxCardsPerFrame = 8;

/** A match whose reading timed out is read this often before its card shows the problem. */
const maxAttempts = 3;

/**
 * The summaries of the list of saved matches. Cards request theirs when they come near the viewport. Requests of one task
 * are one call to the host; summaries that it has not stored are computed one at a time. Cards are called in frames, a
 * few at a time, and only those whose summary has arrived.
 */
export class SummaryQueue {
  readonly #options: SummaryQueueOptions;
  /** Requests that the host was not asked for yet. */
  #requests = new Map<string, DocumentInfo>();
  /** Requests without a stored summary, in the order in which they are computed. */
  readonly #missing = new Map<string, DocumentInfo>();
  readonly #attempts = new Map<string, number>();
  /** Number of requests that were not withdrawn, by document id. */
  readonly #waiting = new Map<string, number>();
  /** Revisions that are requested or were read, by document id. */
  readonly #revisions = new Map<string, number>();
  readonly #summaries = new Map<string, Result<MatchSummary>>();
  /** Arrived since the last frame. */
  #arrived = new Map<string, Result<MatchSummary>>();
  /** The cards that have not been called yet, by document id. */
  readonly #uncalled = new Set<string>();
  readonly #listeners = new Map<string, () => void>();
  readonly #allListeners = new Set<() => void>();
  #isComputing = false;
  #version = 0;

  constructor(options: SummaryQueueOptions) {
    this.#options = options;
  }

  /** The summary of a match, or why there is none; `undefined` until it was read. */
  get(id: string): Result<MatchSummary> | undefined {
    return this.#summaries.get(id);
  }

  /** Rises with every frame in which summaries arrived. */
  get version(): number {
    return this.#version;
  }

  /** Calls `listener` when the summary of this match arrives. A match has one card. */
  subscribe(id: string, listener: () => void): () => void {
    this.#listeners.set(id, listener);
    return () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    };
  }

  /** Calls `listener` after each frame in which summaries arrived. */
  subscribeAll = (listener: () => void): (() => void) => {
    this.#allListeners.add(listener);
    return () => this.#allListeners.delete(listener);
  };

  /**
   * Reads the summary of a match once, and again when its file has changed or could not be read. Returns a function that
   * withdraws the request: a summary that no card waits for is not computed.
   */
  request(info: DocumentInfo): () => void {
    const { id, revision } = info;
    this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
    if (this.#revisions.get(id) !== revision) {
      this.#revisions.set(id, revision);
      this.#attempts.delete(id);
      if (this.#requests.size === 0) queueMicrotask(() => this.#readStored());
      this.#requests.set(id, info);
    }
    let isWithdrawn = false;
    return () => {
      if (!isWithdrawn) this.#withdraw(id);
      isWithdrawn = true;
    };
  }

  #withdraw(id: string): void {
    const left = (this.#waiting.get(id) ?? 0) - 1;
    if (left > 0) this.#waiting.set(id, left);
    else this.#waiting.delete(id);
    if (left <= 0 && (this.#requests.delete(id) || this.#missing.delete(id))) this.#revisions.delete(id);
  }

  async #readStored(): Promise<void> {
    const infos = [...this.#requests.values()];
    this.#requests = new Map();
    if (infos.length === 0) return;
    const stored = await this.#options.readStored(infos);
    for (const info of infos) {
      const summary = stored.get(info.id);
      if (summary) this.#deliver(info, { ok: summary });
      else this.#computeLater(info);
    }
    if (!this.#isComputing) this.#computeMissing();
  }

  #computeLater(info: DocumentInfo): void {
    // The file has changed since, and was requested again.
    if (this.#revisions.get(info.id) !== info.revision) return;
    if (this.#waiting.has(info.id)) this.#missing.set(info.id, info);
    else this.#revisions.delete(info.id);
  }

  async #computeMissing(): Promise<void> {
    this.#isComputing = true;
    for (;;) {
      const [info] = this.#missing.values();
      if (!info) break;
      this.#missing.delete(info.id);
      const summary = await this.#options.compute(info);
      const attempts = (this.#attempts.get(info.id) ?? 0) + 1;
      this.#attempts.set(info.id, attempts);
      const isTimeout = 'problem' in summary && summary.problem.code === readTimeout.code;
      // The machine may have been busy. Other cards come first.
      if (isTimeout && attempts < maxAttempts) this.#computeLater(info);
      else this.#deliver(info, summary);
    }
    this.#isComputing = false;
  }

  #deliver({ id, revision }: DocumentInfo, summary: Result<MatchSummary>): void {
    if (this.#revisions.get(id) !== revision) return;
    // A match that could not be read is read again when its card comes into view again.
    if ('problem' in summary) this.#revisions.delete(id);
    if (this.#arrived.size + this.#uncalled.size === 0) this.#options.nextFrame(this.#flush);
    this.#arrived.set(id, summary);
  }

  #flush = (): void => {
    const arrived = this.#arrived;
    this.#arrived = new Map();
    for (const [id, summary] of arrived) {
      this.#summaries.set(id, summary);
      this.#uncalled.add(id);
    }
    for (const id of [...this.#uncalled].slice(0, maxCardsPerFrame)) {
      this.#uncalled.delete(id);
      this.#listeners.get(id)?.();
    }
    if (this.#uncalled.size > 0) this.#options.nextFrame(this.#flush);
    if (arrived.size === 0) return;
    this.#version++;
    for (const listener of this.#allListeners) listener();
  };
}
