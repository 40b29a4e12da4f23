import type { Result } from '@aerodrome/engine/core/result.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import type { Digest } from '../../../application/matches/digests.ts';

export type DigestBatch = Readonly<Record<string, Result<Digest>>>;

interface DigestQueueOptions {
  /** Reads one match; never rejects. */
  read(info: DocumentInfo): Promise<Result<Digest>>;
  /** Takes everything that was read since the last frame. */
  deliver(batch: DigestBatch): void;
  /** Calls back before the next frame is painted. */
  nextFrame(flush: () => void): void;
}

/**
 * Queue of digests to read for the list of saved matches. Only requested ones are read, one at a time, and results are
 * delivered in one batch per frame: a delivery renders the list.
 */
export class DigestQueue {
  readonly #options: DigestQueueOptions;
  readonly #requests = new Map<string, DocumentInfo>();
  /** Revisions that were read, by document id. */
  readonly #read = new Map<string, number>();
  #batch: Record<string, Result<Digest>> = {};
  #reading: DocumentInfo | null = null;
  #flushRequested = false;

  constructor(options: DigestQueueOptions) {
    this.#options = options;
  }

  /** Reads this match once, and again when its file has changed or could not be read. */
  request(info: DocumentInfo): void {
    const { id, revision } = info;
    if (this.#read.get(id) === revision) return;
    if (this.#reading?.id === id && this.#reading.revision === revision) return;
    this.#requests.set(id, info);
    if (!this.#reading) this.#run();
  }

  /** Drops the request unless it is being read already. */
  cancel(id: string): void {
    this.#requests.delete(id);
  }

  async #run(): Promise<void> {
    for (;;) {
      const [info] = this.#requests.values();
      this.#reading = info ?? null;
      if (!info) return;
      this.#requests.delete(info.id);
      const digest = await this.#options.read(info);
      if ('ok' in digest) this.#read.set(info.id, info.revision);
      this.#batch[info.id] = digest;
      if (this.#flushRequested) continue;
      this.#flushRequested = true;
      this.#options.nextFrame(this.#flush);
    }
  }

  #flush = (): void => {
    this.#flushRequested = false;
    const batch = this.#batch;
    this.#batch = {};
    this.#options.deliver(batch);
  };
}
