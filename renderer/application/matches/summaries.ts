import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import type { DocumentInfo, Host } from '../../../electron/contract.ts';
import { type DocumentStore, hostUnreachable } from '../documents.ts';
import type { ReadInput } from '../readers.ts';
import type { MatchDocument } from './match.ts';
import type { MatchSummarizer, MatchSummary } from './summary.ts';

interface Sources {
  host: Host;
  matches: DocumentStore<MatchDocument>;
  summarizer: MatchSummarizer;
  read: ReadInput;
}

const maxCached = 1000;
/** Number of matches per call. The host refuses larger calls, and an answer is parsed in one task. */
export const summariesPerCall = 128;

/** The summaries of saved matches. Most are stored with the files; others are computed from them. */
export class MatchSummaries {
  readonly #sources: Sources;
  /** Computed summaries by match id: computing one replays the match. */
  readonly #computed = new Map<string, { revision: number; summary: Result<MatchSummary> }>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The valid stored summaries of these matches, by id. Matches with unsaved changes are left out. */
  async readStored(infos: readonly DocumentInfo[]): Promise<ReadonlyMap<string, MatchSummary>> {
    const { host, matches, summarizer } = this.#sources;
    const revisions = new Map(infos.filter(({ id }) => !matches.failure(id)).map(({ id, revision }) => [id, revision]));
    const ids = [...revisions.keys()];
    const summaries = new Map<string, MatchSummary>();
    for (let start = 0; start < ids.length; start += summariesPerCall) {
      const batch = ids.slice(start, start + summariesPerCall);
      const answer = await host.readSummaries('matches', batch).catch(hostUnreachable);
      if ('problem' in answer) continue;
      for (const { id, revision, summary: text } of answer.ok) {
        const summary = revisions.get(id) === revision ? await summarizer.parse(text) : null;
        if (summary) summaries.set(id, summary);
      }
    }
    return summaries;
  }

  /** Computes the summary of a match from its file, or from memory. */
  async compute({ id, revision }: DocumentInfo): Promise<Result<MatchSummary>> {
    // Unsaved changes have no revision yet.
    if (this.#sources.matches.failure(id)) return this.#compute(id, revision);
    const cached = this.#computed.get(id);
    if (cached?.revision === revision) return cached.summary;
    const summary = await this.#compute(id, revision);
    if ('ok' in summary || isOfFile(summary.problem)) {
      this.#computed.delete(id);
      this.#computed.set(id, { revision, summary });
      for (const old of [...this.#computed.keys()].slice(0, -maxCached)) this.#computed.delete(old);
    }
    return summary;
  }

  async #compute(id: string, revision: number): Promise<Result<MatchSummary>> {
    const { host, matches, summarizer } = this.#sources;
    const inMemory = matches.cached(id, revision);
    if (inMemory) return summarizer.summarize(inMemory);
    const file = await host.read('matches', id).catch(hostUnreachable);
    const read =
      'problem' in file
        ? file
        : await this.#sources.read('publicMatch', { text: file.ok.text, traces: summarizer.traceTypes });
    const summary = 'problem' in read ? read : await summarizer.summarizePublicMatch(read.ok);
    // A page that may not write computes it again at the next start.
    if ('ok' in file && 'ok' in summary)
      await host.writeSummary('matches', id, file.ok.revision, summarizer.serialize(summary.ok)).catch(hostUnreachable);
    return summary;
  }
}

/** Whether a problem is a property of the file. A busy or failed worker, or a host that cannot read now, may succeed later. */
function isOfFile({ code }: Problem): boolean {
  return code.startsWith('save.');
}
