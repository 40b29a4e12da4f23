import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type BookDocument, bookFormat } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import { campaignFormat } from '@aerodrome/engine/meta/campaign/document.ts';
import { tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Host } from '../../electron/contract.ts';
import { type AssignmentSource, Assignments } from './assignments.ts';
import type { PlayBotMatch } from './botMatches.ts';
import { type Campaigns, campaignSource } from './campaigns.ts';
import { DocumentStore } from './documents.ts';
import type { GameServices } from './games.ts';
import { casualLine, rebuildLedger } from './ledgerLines.ts';
import { backupOf } from './matches/backup.ts';
import { type MatchDocument, matchSerializer } from './matches/match.ts';
import { MatchSummaries } from './matches/summaries.ts';
import { MatchSummarizer } from './matches/summary.ts';
import { PinGuard } from './pins.ts';
import { PlayerRecords } from './playerRecords.ts';
import type { Read } from './readings.ts';
import { documentSerializer } from './serializer.ts';
import { SettingsStore } from './settings.ts';
import { type Tournaments, tournamentSource } from './tournaments.ts';

/** Runs long work: in workers on a page, in-process in a script. */
export interface Workers {
  read: Read;
  playBotMatch: PlayBotMatch;
}

export interface WallClock {
  /** The present as an ISO date. */
  now(): string;
}

export interface ApplicationOptions {
  host: Host;
  workers: Workers;
  clock: WallClock;
  /** The games that can be played here. */
  games: GameServices;
  /** The folder belongs to another process, so that failed writes are expected until one succeeds. */
  readOnly?: boolean;
}

/** Number of matches that stay in memory after they were read or written: reading one replays it. */
const maxCachedMatches = 2;

/** All stores and services of the program, with their caches. Created once per page. */
export class Application {
  readonly host: Host;
  readonly workers: Workers;
  readonly clock: WallClock;
  readonly pinGuard: PinGuard;
  readonly games: GameServices;
  readonly matches: DocumentStore<MatchDocument>;
  readonly summaries: MatchSummaries;
  readonly tournaments: Tournaments;
  readonly campaigns: Campaigns;
  /** Imported campaign definitions; they lie in the folder of the campaigns. */
  readonly books: DocumentStore<BookDocument>;
  readonly records: PlayerRecords;
  readonly assignments: Assignments;
  readonly settings: SettingsStore;
  /** Until the first write that succeeds. */
  #readOnly: boolean;
  /** Ids of matches whose results were recorded. */
  readonly #recordedIds = new Set<string>();
  /** Codes of the problems that were reported since everything was last on disk. */
  readonly #reported = new Set<string>();
  readonly #problemListeners = new Set<(problem: Problem) => void>();
  readonly #changeListeners = new Set<() => void>();

  constructor({ host: given, workers, clock, games, readOnly = false }: ApplicationOptions) {
    const host = readOnly ? noticeWrites(given, () => this.#becomeWritable()) : given;
    this.host = host;
    this.workers = workers;
    this.clock = clock;
    this.games = games;
    this.#readOnly = readOnly;
    const report = (problem: Problem | null) => this.#report(problem);
    const summarizer = new MatchSummarizer(games);
    this.matches = new DocumentStore(
      host,
      matchSerializer(
        (text) => workers.read('match', text),
        (game) => Object.hasOwn(games, game),
        () => clock.now(),
        summarizer,
      ),
      { report, onSaved: (matchDocument) => this.#recordResult(matchDocument), maxCached: maxCachedMatches },
    );
    this.summaries = new MatchSummaries({ host, matches: this.matches, summarizer, read: workers.read });
    this.tournaments = tournamentSource(
      new DocumentStore(
        host,
        documentSerializer('tournaments', tournamentFormat, (text) => workers.read('tournament', text)),
        { report },
      ),
    );
    this.campaigns = campaignSource(
      new DocumentStore(
        host,
        documentSerializer('campaigns', campaignFormat, (text) => workers.read('campaign', text)),
        { report },
      ),
    );
    this.books = new DocumentStore(
      host,
      documentSerializer('campaigns', bookFormat, (text) => workers.read('book', text)),
      { report },
    );
    this.records = new PlayerRecords(host, workers.read, report, () => this.rebuildLedger());
    const sources = [this.tournaments, this.campaigns];
    this.assignments = new Assignments({
      host,
      matches: this.matches,
      sources,
      records: this.records,
      now: () => clock.now(),
    });
    this.settings = new SettingsStore(host, report);
    this.pinGuard = new PinGuard(() => Date.parse(clock.now()));
    // Fills the cache of profiles, which forms show without waiting.
    this.records.roster();
  }

  /** Whether closing the page now would lose something. */
  get hasPendingWrites(): boolean {
    // Settling may wait: it is done when the document is next opened. In a read-only page a failed write is expected, but
    // one that is not answered yet may succeed.
    return (
      this.matches.hasPendingWrites ||
      this.#storesBesidesMatches().some((store) => (this.#readOnly ? store.isWriting : store.hasPendingWrites))
    );
  }

  /** The first problem of all failed writes; `null` once everything is on disk. */
  get writeProblem(): Problem | null {
    // Read-only mode was reported at start.
    if (this.#readOnly) return null;
    return (
      [this.matches, ...this.#storesBesidesMatches()].find(({ writeProblem }) => writeProblem)?.writeProblem ?? null
    );
  }

  #storesBesidesMatches() {
    const { records, tournaments, campaigns, books, settings } = this;
    return [records, tournaments.documents, campaigns.documents, books, settings];
  }

  /** Everything that is not on disk, as a backup file. */
  exportUnsaved(): Blob {
    const { matches, records, tournaments, campaigns, books, settings } = this;
    const stores = [matches, records, tournaments.documents, campaigns.documents, books];
    return backupOf(
      stores.flatMap((store) => store.unsaved()),
      settings.unsavedText,
    );
  }

  /** Retries all failed writes. */
  async retry(): Promise<void> {
    const { matches, records, books, settings, tournaments, campaigns } = this;
    await Promise.all([
      matches.retry(),
      records.retry(),
      books.retry(),
      settings.retry(),
      this.#retrySource(tournaments),
      this.#retrySource(campaigns),
    ]);
  }

  /** Opens each document that has now been written; this updates the ledger. */
  async #retrySource<D extends object>(source: AssignmentSource<D>): Promise<void> {
    for (const id of await source.documents.retry()) await this.assignments.open(source, id);
  }

  /** Rebuilds the ledger from the files of all finished matches, tournaments and campaigns. */
  rebuildLedger(onProgress?: (done: number, all: number) => void): Promise<Problem | null> {
    const { host, records, tournaments, campaigns, workers } = this;
    return rebuildLedger({ host, records, sources: [tournaments, campaigns], read: workers.read, onProgress });
  }

  /** Calls `listener` with each problem that a person should see. A cause is reported once until all is on disk. */
  onProblem(listener: (problem: Problem) => void): () => void {
    this.#problemListeners.add(listener);
    return () => this.#problemListeners.delete(listener);
  }

  /** Calls `listener` whenever `writeProblem` may have changed. */
  onChange = (listener: () => void): (() => void) => {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  };

  #becomeWritable(): void {
    this.#readOnly = false;
    for (const listener of this.#changeListeners) listener();
  }

  #report(problem: Problem | null): void {
    if (problem && !this.#reported.has(problem.code)) for (const listener of this.#problemListeners) listener(problem);
    if (problem) this.#reported.add(problem.code);
    else if (!this.writeProblem) this.#reported.clear();
    for (const listener of this.#changeListeners) listener();
  }

  /** Records the result of a match once it is over and on disk. */
  #recordResult(matchDocument: MatchDocument): void {
    if (matchDocument.match.outcome === null || this.#recordedIds.has(matchDocument.id)) return;
    this.#recordedIds.add(matchDocument.id);
    const line = matchDocument.assignment ? null : casualLine(matchDocument, this.clock.now());
    if (line) this.records.putLine(line);
    this.assignments.settleMatch(matchDocument);
  }
}

const writingChannels: ReadonlySet<unknown> = new Set<keyof Host>([
  'write',
  'append',
  'writeSummary',
  'remove',
  'restore',
  'writeSettings',
  'importBackup',
]);

/** A host that calls `onWritten` after each write that succeeded. */
function noticeWrites(host: Host, onWritten: () => void): Host {
  return new Proxy(host, {
    get(target, channel) {
      const call = Reflect.get(target, channel) as (...args: unknown[]) => Promise<object>;
      if (!writingChannels.has(channel)) return call;
      return async (...args: unknown[]) => {
        const answer = await call(...args);
        if ('ok' in answer) onWritten();
        return answer;
      };
    },
  });
}

export function createApplication(options: ApplicationOptions): Application {
  return new Application(options);
}
