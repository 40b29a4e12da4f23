import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { UnwritableError } from '@aerodrome/engine/meta/document.ts';
import type { DocumentInfo, DocumentKind, Host } from '../../electron/contract.ts';
import { FileTails } from './fileTails.ts';
import type { Serializer } from './serializer.ts';

/** Result of a host call that threw. */
export function hostUnreachable(): { problem: Problem } {
  return { problem: { code: 'host.unreachable' } };
}

export interface StoreOptions<T> {
  /** Called after every write: its problem, or `null` if it is on disk. */
  report(problem: Problem | null): void;
  /** Called with every document that is on disk. */
  onSaved?(content: T): void;
  /** Number of documents kept in memory. Those that are not on disk yet do not count. */
  maxCached?: number;
}

/** A document that is not on disk yet. */
export interface UnsavedDocument {
  kind: DocumentKind;
  id: string;
  text: string;
}

interface QueuedWrite<T> {
  content: T;
  /** `null`: serialized when its turn comes. */
  text: string | null;
  resolvers: ((problem: Problem | null) => void)[];
}

interface WriteRequest<T> {
  channel: 'append' | 'write';
  id: string;
  text: string;
  content: T;
  /** By default the revision that is known when it is sent. */
  revision?: number;
}

/** The host keeps this many earlier generations of a document. */
const generations = [1, 2, 3] as const;

/**
 * Reads and writes documents of one kind. Writes are queued and done one after the other; a newer write of a document
 * replaces one that still waits. Failed writes are kept, by document id, until a retry succeeds.
 */
export class DocumentStore<T extends object> {
  readonly #host: Host;
  readonly #serializer: Serializer<T>;
  readonly #options: StoreOptions<T>;
  /** Content as last read or put, by document id; the cache. */
  readonly #latest = new Map<string, T>();
  /** Revision on disk as last seen. */
  readonly #revisions = new Map<string, number>();
  readonly #queue = new Map<string, QueuedWrite<T>>();
  readonly #failed = new Map<string, { content: T; text: string | null; problem: Problem }>();
  /** Documents on disk that could not be read: `put` must not overwrite them. */
  readonly #unreadable = new Map<string, Problem>();
  readonly #tails: FileTails<T>;
  /** Requests that the host did not answer, by document id. They may be on the disk, and are repeated unchanged. */
  readonly #unanswered = new Map<string, WriteRequest<T>>();
  #writingId: string | null = null;
  /** The document of `#writingId`, until its write is answered. */
  #writing: { content: T; text: string | null } | null = null;
  #draining: Promise<void> | null = null;

  constructor(host: Host, serializer: Serializer<T>, options: StoreOptions<T>) {
    this.#host = host;
    this.#serializer = serializer;
    this.#options = options;
    this.#tails = new FileTails(serializer);
  }

  /** All documents on disk, once the queue is empty. */
  async list(): Promise<Result<readonly DocumentInfo[]>> {
    await this.flush();
    return this.#host.list(this.#serializer.kind).catch(hostUnreachable);
  }

  /**
   * The latest content. Queued content takes precedence over the file. A caller that knows the `revision` on disk, from
   * a list, gets cached content without a read.
   */
  async open(id: string, revision?: number): Promise<Result<T>> {
    const known = this.#latest.get(id);
    if (known && this.#failed.has(id)) {
      await this.#retryOne(id);
      return { ok: known };
    }
    const cached = this.cached(id, revision);
    if (cached) return { ok: cached };
    const answer = await this.#host.read(this.#serializer.kind, id).catch(hostUnreachable);
    const read = 'problem' in answer ? answer : await this.#parse(id, answer.ok, known);
    // Content that was put during the read is newer.
    const written = this.#latest.get(id);
    if (written && written !== known) return { ok: written };
    if ('problem' in read) {
      if (known && read.problem.code === 'host.missing') return this.#writeLost(id, known, read.problem);
      return this.#noteUnreadable(id, read.problem);
    }
    this.#unreadable.delete(id);
    this.#revisions.set(id, read.ok.revision);
    this.#cache(id, read.ok.content);
    return { ok: read.ok.content };
  }

  async #parse(
    id: string,
    { text, revision }: { text: string; revision: number },
    known: T | undefined,
  ): Promise<Result<{ content: T; revision: number }>> {
    if (known && this.#revisions.get(id) === revision) return { ok: { content: known, revision } };
    this.#tails.forget(id);
    const read = await this.#serializer.read(id, text);
    return 'problem' in read ? read : { ok: { content: read.ok, revision } };
  }

  /** Writes a cached document again whose file was deleted. The host refuses it if the document was removed on purpose. */
  async #writeLost(id: string, content: T, missing: Problem): Promise<Result<T>> {
    this.#tails.forget(id);
    const problem = await this.#enqueue(id, content, null);
    if (problem?.code !== 'host.stale' && problem?.code !== 'host.ownedElsewhere') return { ok: content };
    this.#forget(id);
    this.#options.report(null);
    return { problem: missing };
  }

  #noteUnreadable(id: string, problem: Problem): { problem: Problem } {
    if (problem.code === 'host.missing') this.#unreadable.delete(id);
    else this.#unreadable.set(id, problem);
    return { problem };
  }

  /** Opens a document as it is on disk, past the cache, unless a write of it is queued or has failed. */
  reload(id: string): Promise<Result<T>> {
    if (!this.#isQueued(id) && !this.#failed.has(id)) this.#latest.delete(id);
    return this.open(id);
  }

  /** The content in memory, if it is at least as new as this revision on disk. */
  cached(id: string, revision: number | undefined): T | undefined {
    const isRevision = revision !== undefined && this.#revisions.get(id) === revision;
    return isRevision || this.#isQueued(id) || this.#failed.has(id) ? this.#latest.get(id) : undefined;
  }

  /** The content as last read or put, without waiting; a change starts from this. */
  latest(id: string): T | undefined {
    return this.#latest.get(id);
  }

  /** The latest earlier generation that can be read; `null` if there is none. */
  async latestReadableGeneration(id: string): Promise<{ content: T; text: string } | null> {
    for (const generation of generations) {
      const kept = await this.#host.readGeneration(this.#serializer.kind, id, generation).catch(hostUnreachable);
      if ('problem' in kept || kept.ok === null) continue;
      const read = await this.#serializer.read(id, kept.ok);
      if ('ok' in read) return { content: read.ok, text: kept.ok };
    }
    return null;
  }

  /** Replaces a document by an earlier generation. The host keeps the replaced one among the removed. */
  async revertTo(id: string, text: string): Promise<Problem | null> {
    const { kind } = this.#serializer;
    await this.#host.remove(kind, id).catch(hostUnreachable);
    const list = await this.#host.list(kind).catch(hostUnreachable);
    const listed = 'ok' in list ? list.ok.find((info) => info.id === id) : undefined;
    const answer = await this.writeText(id, text, listed?.revision ?? 0);
    return 'problem' in answer ? answer.problem : null;
  }

  /** Replaces an unreadable document of this revision by its recovered content. */
  repair(id: string, content: T, revision: number): Promise<Problem | null> {
    this.#forget(id);
    this.#revisions.set(id, revision);
    return this.put(id, content);
  }

  /** Parses a text as `open` does, without storing anything. */
  async read(id: string, text: string): Promise<Result<T>> {
    return this.#serializer.read(id, text);
  }

  /** Writes a text verbatim, bypassing the queue. Without a revision the document must be new. */
  async writeText(id: string, text: string, revision = 0, content?: T): Promise<Result<{ revision: number }>> {
    const answer = await this.#call('write', id, text, revision, content).catch(hostUnreachable);
    if ('problem' in answer) return answer;
    this.#forget(id);
    this.#revisions.set(id, answer.ok.revision);
    return answer;
  }

  /**
   * Serializes a whole document and queues it; resolves when it is on disk, or with the reason why it is not. Refuses
   * content that could not be read back, before caching it.
   */
  put(id: string, content: T): Promise<Problem | null> {
    const unreadable = this.#unreadable.get(id);
    if (unreadable) return this.#reject(unreadable);
    let text: string;
    try {
      text = this.#serializer.write(content);
    } catch (error) {
      return this.#reject(error instanceof UnwritableError ? error.rejection : { code: 'saves.unwritable' });
    }
    return this.#enqueue(id, content, text);
  }

  #reject(problem: Problem): Promise<Problem> {
    this.#options.report(problem);
    return Promise.resolve(problem);
  }

  /**
   * Queues a document that has grown by valid entries. If the serializer can, only the new entries are appended to the
   * file. Unlike `put` it serializes the document when its turn comes: one that grows faster than the disk writes is
   * serialized once per write.
   */
  append(id: string, content: T): Promise<Problem | null> {
    return this.#enqueue(id, content, null);
  }

  #enqueue(id: string, content: T, text: string | null): Promise<Problem | null> {
    this.#cache(id, content);
    return new Promise((resolve) => {
      const resolvers = [...(this.#queue.get(id)?.resolvers ?? []), resolve];
      this.#queue.set(id, { content, text, resolvers });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when every queued write was answered. */
  async flush(): Promise<void> {
    await this.#draining;
  }

  /** Whether a write is queued, or was not answered yet. */
  get isWriting(): boolean {
    return this.#draining !== null;
  }

  /** Whether a write is queued, was not answered yet, or has failed. */
  get hasPendingWrites(): boolean {
    return this.isWriting || this.#failed.size > 0;
  }

  /** Why the latest content of a document is not on disk. */
  failure(id: string): Problem | null {
    return this.#failed.get(id)?.problem ?? null;
  }

  /** The first problem of all failed writes. */
  get writeProblem(): Problem | null {
    const [failed] = this.#failed.values();
    return failed?.problem ?? null;
  }

  /** All documents that are not on disk. Content that cannot be serialized is left out. */
  unsaved(): UnsavedDocument[] {
    const { kind } = this.#serializer;
    const latest = new Map<string, { content: T; text: string | null }>(this.#failed);
    if (this.#writingId !== null && this.#writing) latest.set(this.#writingId, this.#writing);
    for (const [id, queued] of this.#queue) latest.set(id, queued);
    return [...latest].flatMap(([id, { content, text }]) => {
      try {
        return [{ kind, id, text: text ?? this.#serializer.write(content) }];
      } catch {
        return [];
      }
    });
  }

  /** Retries all failed writes. Resolves with the ids of the documents that are on disk now. */
  async retry(): Promise<string[]> {
    const ids = [...this.#failed.keys()];
    const problems = await Promise.all(ids.map((id) => this.#retryOne(id)));
    return ids.filter((_, i) => problems[i] === null);
  }

  async #retryOne(id: string): Promise<Problem | null> {
    const next = this.#queue.get(id) ?? this.#failed.get(id);
    return next ? this.#enqueue(id, next.content, next.text) : null;
  }

  /** Gives up a failed write: the file is valid again. */
  discard(id: string): void {
    this.#failed.delete(id);
    if (!this.#isQueued(id)) this.#latest.delete(id);
    this.#options.report(null);
  }

  async remove(id: string): Promise<Problem | null> {
    await this.flush();
    const answer = await this.#host.remove(this.#serializer.kind, id).catch(hostUnreachable);
    if ('problem' in answer) return answer.problem;
    this.#forget(id);
    return null;
  }

  async restore(id: string): Promise<Problem | null> {
    const answer = await this.#host.restore(this.#serializer.kind, id).catch(hostUnreachable);
    this.#forget(id);
    return 'problem' in answer ? answer.problem : null;
  }

  #forget(id: string): void {
    const maps = [this.#latest, this.#revisions, this.#failed, this.#unreadable, this.#unanswered];
    for (const map of maps) map.delete(id);
    this.#tails.forget(id);
  }

  #cache(id: string, content: T): void {
    this.#latest.delete(id);
    this.#latest.set(id, content);
    const { maxCached = Number.POSITIVE_INFINITY } = this.#options;
    const evictable = [...this.#latest.keys()].filter((key) => !this.#isQueued(key) && !this.#failed.has(key));
    for (const key of evictable.slice(0, Math.max(0, evictable.length - maxCached))) {
      this.#latest.delete(key);
      this.#tails.forget(key);
    }
  }

  #isQueued(id: string): boolean {
    return this.#writingId === id || this.#queue.has(id);
  }

  async #drain(): Promise<void> {
    for (;;) {
      const [next] = this.#queue;
      if (!next) break;
      const [id, { content, text, resolvers }] = next;
      this.#queue.delete(id);
      this.#writingId = id;
      this.#writing = { content, text };
      // A retry during this write must not queue the older content that failed.
      const failed = this.#failed.get(id);
      if (failed) this.#failed.set(id, { ...failed, content, text });
      const problem = await this.#write(id, content, text);
      this.#writingId = null;
      this.#writing = null;
      if (problem) this.#failed.set(id, { content, text, problem });
      else this.#failed.delete(id);
      this.#options.report(problem);
      if (!problem) this.#notifySaved(content);
      for (const resolve of resolvers) resolve(problem);
    }
    this.#draining = null;
  }

  /** An error of the listener must not stop the queue; it is reported as an unhandled rejection. */
  #notifySaved(content: T): void {
    try {
      this.#options.onSaved?.(content);
    } catch (error) {
      Promise.reject(error);
    }
  }

  /** Never rejects: one document that cannot be written must not stop the queue. */
  async #write(id: string, content: T, serialized: string | null): Promise<Problem | null> {
    try {
      const unanswered = this.#unanswered.get(id);
      // After a repeated request was answered, its revision is known, and the document is written whole.
      if (unanswered && (await this.#send(unanswered))?.code === 'host.unreachable') return hostUnreachable().problem;
      const append = serialized === null ? this.#tails.lineFor(id, content) : null;
      const problem = append && (await this.#send({ channel: 'append', id, text: append.line, content }));
      if (append && problem === null) {
        this.#tails.set(id, append.file);
        return null;
      }
      // After a failed append it is not certain what is on disk; a whole write replaces all of it.
      this.#tails.forget(id);
      if (problem?.code === 'host.unreachable') return problem;
      const text = serialized ?? this.#serializer.write(content);
      const file = this.#tails.wholeFile(content, text);
      const writeProblem = await this.#send({ channel: 'write', id, text, content });
      // Content that was serialized earlier may have changed since.
      if (!writeProblem && serialized === null) this.#tails.set(id, file);
      return writeProblem;
    } catch {
      return { code: 'saves.unwritable' };
    }
  }

  async #send(request: WriteRequest<T>): Promise<Problem | null> {
    const { channel, id, text, content, revision = this.#revisions.get(id) ?? 0 } = request;
    const answer = await this.#call(channel, id, text, revision, content).catch(hostUnreachable);
    const problem = 'problem' in answer ? answer.problem : null;
    if (problem?.code === 'host.unreachable') this.#unanswered.set(id, { ...request, revision });
    else this.#unanswered.delete(id);
    if ('ok' in answer) this.#revisions.set(id, answer.ok.revision);
    return problem;
  }

  /** Sends a text with its summary. A document whose summary cannot be made is sent without one. */
  async #call(
    channel: 'append' | 'write',
    id: string,
    text: string,
    revision: number,
    content: T | undefined,
  ): Promise<Result<{ revision: number }>> {
    const { kind } = this.#serializer;
    const summarizing = content && this.#serializer.summarize?.(content);
    if (!summarizing) return this.#host[channel](kind, id, text, revision);
    const summary = await summarizing.catch(() => null);
    return this.#host[channel](kind, id, text, revision, ...(summary === null ? [] : [summary]));
  }
}
