import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import type { Host } from '../../electron/contract.ts';
import type { Serializer } from './serializer.ts';

/** Result of a host call that threw. */
export function hostUnreachable(): { problem: Problem } {
  return { problem: { code: 'host.unreachable' } };
}

interface WriteRequest<T> {
  channel: 'append' | 'write';
  id: string;
  text: string;
  content: T | undefined;
  /** By default the revision that is known when it is sent. */
  revision?: number;
}

/** Sends writes of one kind of document to the host, and knows the revisions on disk. */
export class WriteRequests<T extends object> {
  readonly #host: Host;
  readonly #serializer: Serializer<T>;
  /** Revision on disk as last seen, by document id. */
  readonly revisions = new Map<string, number>();
  /** Requests that the host did not answer, by document id. They may be on the disk, and must be repeated unchanged. */
  readonly #unanswered = new Map<string, WriteRequest<T>>();

  constructor(host: Host, serializer: Serializer<T>) {
    this.#host = host;
    this.#serializer = serializer;
  }

  async send(request: WriteRequest<T>): Promise<Problem | null> {
    const { id, revision = this.revisions.get(id) ?? 0 } = request;
    const answer = await this.sendOnce({ ...request, revision });
    const problem = 'problem' in answer ? answer.problem : null;
    if (problem?.code === 'host.unreachable') this.#unanswered.set(id, { ...request, revision });
    else this.#unanswered.delete(id);
    if ('ok' in answer) this.revisions.set(id, answer.ok.revision);
    return problem;
  }

  /** The request of a document that was not answered. */
  unanswered(id: string): WriteRequest<T> | undefined {
    return this.#unanswered.get(id);
  }

  /** Sends a request that is not repeated. */
  sendOnce(request: WriteRequest<T>): Promise<Result<{ revision: number }>> {
    return this.#call(request).catch(hostUnreachable);
  }

  /** Sends a text with its summary. A document whose summary cannot be made is sent without one. */
  async #call({ channel, id, text, content, revision = 0 }: WriteRequest<T>): Promise<Result<{ revision: number }>> {
    const { kind } = this.#serializer;
    const summarizing = content && this.#serializer.summarize?.(content);
    if (!summarizing) return this.#host[channel](kind, id, text, revision);
    const summary = await summarizing.catch(() => null);
    return this.#host[channel](kind, id, text, revision, ...(summary === null ? [] : [summary]));
  }

  forget(id: string): void {
    this.revisions.delete(id);
    this.#unanswered.delete(id);
  }
}
