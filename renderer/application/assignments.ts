import { canonical } from '@aerodrome/engine/core/hash.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import type { Assignment } from '@aerodrome/engine/meta/assignment.ts';
import type { Bundle } from '@aerodrome/engine/meta/bundle.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { diceBySeat } from '@aerodrome/engine/meta/dice.ts';
import type { DocumentFormat } from '@aerodrome/engine/meta/document.ts';
import { type LedgerLine, ledgerKey, type Participant } from '@aerodrome/engine/meta/ledger.ts';
import type { Host } from '../../electron/contract.ts';
import { type DocumentStore, hostUnreachable } from './documents.ts';
import { type MatchDocument, newId, serializeMatch } from './matches/match.ts';
import type { PlayerRecords } from './playerRecords.ts';

/** The start parameters of a running match that a tournament or campaign has assigned. */
export interface AssignedMatch {
  assignment: Assignment;
  matchId: string;
  game: string;
  /** Complete. */
  options: Record<string, unknown>;
  seed: number;
  /** By seat. */
  participants: readonly Participant[];
  /** A chime sounds after this time over a decision. */
  reminderSeconds?: number;
  title: string;
}

/** How documents of a kind are exported and imported together with their matches. */
export interface BundleFormat<D extends object> {
  kind: Bundle['kind'];
  format: DocumentFormat<D>;
  matchIds(document: D): readonly string[];
  /** The same document with other match ids. */
  renameMatches(document: D, newIds: ReadonlyMap<string, string>): D;
}

/** A kind of document that assigns matches: tournaments or campaigns. */
export interface AssignmentSource<D extends object> {
  kind: Assignment['kind'];
  bundle: BundleFormat<D>;
  documents: DocumentStore<D>;
  /** The matches that have started and have no result yet. */
  runningMatches(document: D, id: string): readonly AssignedMatch[];
  /** The document with the result of a finished match and all that follows from it. Deterministic. */
  settle(document: D, slot: string, debrief: Debrief, at: string): Result<D>;
  /** The document with the start of a slot's match. */
  startMatch(document: D, slot: string, matchId: string, at: string, options: StartOptions): Result<D>;
  /** The problem if there is no such slot. */
  missingSlotProblem: Problem;
  /** The ledger lines of all results, without dice. */
  ledgerLines(document: D, id: string): readonly LedgerLine[];
}

// Sources are distinguished by their kind; inside each the types are exact.
// biome-ignore lint/suspicious/noExplicitAny: variance of methods over documents
export type AnySource = AssignmentSource<any>;

export interface AssignmentDependencies {
  host: Host;
  matches: DocumentStore<MatchDocument>;
  sources: readonly AnySource[];
  records: PlayerRecords;
  now(): string;
}

/** Options of the start of a match. */
export interface StartOptions {
  /** The planes that were picked, by place. */
  picked?: readonly string[] | null;
  /** Starts a new match, because the running one is lost. */
  replaceLost?: boolean;
  /** The id of a new match. */
  matchId?: string;
}

/** A match for the table, and the document in which it is running. */
export interface StartedMatch<D> {
  document: D;
  matchDocument: MatchDocument;
  /** The match was lost and has been restored. */
  restored: boolean;
}

/** The state of an assigned match's file on disk. */
export type MatchFileStatus =
  /** It was not created yet: it starts with the deal that its document names. */
  | { status: 'notCreated' }
  /** It was created, and its file is gone. */
  | { status: 'lost'; problem: Problem }
  | { status: 'running' | 'over'; matchDocument: MatchDocument }
  /** It cannot be read. */
  | { status: 'broken'; problem: Problem };

/**
 * Matches that are flown for a tournament or a campaign. The write order survives a kill at any moment: the document
 * says that the match is running (1) before the match is created with that id and seed (2); the match is written step
 * by step (3); once it is over, the document is settled from its file (4), and the ledger gets its line (5).
 * Recovery after a crash: opening the document finds and does the missing steps.
 */
export class Assignments {
  readonly #dependencies: AssignmentDependencies;
  /** Serial queue: two documents are never settled at once. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(dependencies: AssignmentDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Opens a document, after settling the matches that are over, and updates the ledger. `onSettled` gets the document
   * before the ledger is updated, which may read many matches.
   */
  open<D extends object>(
    source: AssignmentSource<D>,
    id: string,
    onSettled: (document: D) => void = () => {},
  ): Promise<Result<D>> {
    const opened = this.#queue.then(() => this.#open(source, id, onSettled));
    this.#queue = opened.catch(() => undefined);
    return opened;
  }

  async #open<D extends object>(
    source: AssignmentSource<D>,
    id: string,
    onSettled: (document: D) => void,
  ): Promise<Result<D>> {
    const read = await source.documents.open(id);
    if ('problem' in read) return read;
    let document = read.ok;
    for (const assigned of source.runningMatches(document, id)) {
      const file = await this.fileStatus(assigned);
      if (file.status !== 'over') continue;
      // Changes that were written while the match was read stay.
      document = source.documents.latest(id) ?? document;
      const debrief = debriefOf(file.matchDocument.match);
      const settled = source.settle(document, assigned.assignment.slot, debrief, this.#dependencies.now());
      if ('problem' in settled) continue;
      document = settled.ok;
      // The write failed: on disk the match is still running, so there is no ledger line yet.
      const problem = await source.documents.put(id, document);
      if (problem) {
        onSettled(document);
        return { ok: document };
      }
    }
    onSettled(document);
    await this.#updateLedger(source, document, id);
    return { ok: document };
  }

  /**
   * Starts the match of a slot, or resumes it if it is running. The start is on disk in the document before the match is
   * created.
   */
  async startMatch<D extends object>(
    source: AssignmentSource<D>,
    id: string,
    before: D,
    slot: string,
    options: StartOptions = {},
  ): Promise<Result<StartedMatch<D>>> {
    const matchIn = (document: D) =>
      source.runningMatches(document, id).find(({ assignment }) => assignment.slot === slot);
    let document = before;
    if (options.replaceLost || !matchIn(document)) {
      const changed = source.startMatch(document, slot, options.matchId ?? newId(), this.#dependencies.now(), options);
      if ('problem' in changed) return changed;
      document = changed.ok;
      const problem = await source.documents.put(id, document);
      if (problem) return { problem };
    }
    const match = matchIn(document);
    if (!match) return { problem: source.missingSlotProblem };
    const opened = await this.openOrCreateMatch(match);
    return 'problem' in opened ? opened : { ok: { ...opened.ok, document } };
  }

  /** Settles a finished match: opens its document, which records the result. The match must be on disk. */
  async settleMatch({ assignment }: Pick<MatchDocument, 'assignment'>): Promise<void> {
    const source = assignment && this.#dependencies.sources.find(({ kind }) => kind === assignment.kind);
    if (source) await this.open(source, assignment.id);
  }

  /**
   * Makes the ledger agree with the document: adds missing lines, replaces corrected ones, and removes lines of typed
   * results that were voided.
   */
  async #updateLedger<D extends object>(source: AssignmentSource<D>, document: D, id: string): Promise<void> {
    const { records } = this.#dependencies;
    const linesByKey = new Map((await records.lines()).map((line) => [ledgerKey(line), line]));
    const lines = source.ledgerLines(document, id);
    const changed: LedgerLine[] = [];
    for (const line of lines) {
      const before = linesByKey.get(ledgerKey(line));
      if (!before) changed.push(await this.#withDice(line));
      else if (!isSameLine(before, line)) changed.push(line);
    }
    const keys = new Set(lines.map(ledgerKey));
    const voidedLines = [...linesByKey].filter(
      ([key, { match, sourceId }]) => match === null && sourceId === id && !keys.has(key),
    );
    if (changed.length + voidedLines.length > 0) {
      await records.changeLines({ put: changed, remove: voidedLines.map(([key]) => key) });
    }
  }

  async #withDice(line: LedgerLine): Promise<LedgerLine> {
    if (line.match === null) return line;
    const read = await this.#dependencies.matches.open(line.match);
    if ('problem' in read) return line;
    const allDice = diceBySeat(read.ok.match);
    const seats = line.seats.map((seat, i) => {
      const dice = allDice[i];
      return dice && dice[1] > 0 ? { ...seat, thrown: dice } : seat;
    });
    return { ...line, seats };
  }

  /** The state of an assigned match's file on disk. */
  async fileStatus({ matchId }: Pick<AssignedMatch, 'matchId'>): Promise<MatchFileStatus> {
    const { matches, host } = this.#dependencies;
    // Only what is on disk counts: a document must not be settled before its match is written.
    await matches.flush();
    const read = await matches.reload(matchId);
    if ('problem' in read) {
      const { problem } = read;
      if (problem.code !== 'host.missing') return { status: 'broken', problem };
      // Without an earlier generation the file was written at most once, so no action is lost.
      const generation = await host.readGeneration('matches', matchId, 1).catch(hostUnreachable);
      return 'ok' in generation && generation.ok !== null ? { status: 'lost', problem } : { status: 'notCreated' };
    }
    const isOver = read.ok.match.outcome !== null && matches.failure(matchId) === null;
    return { status: isOver ? 'over' : 'running', matchDocument: read.ok };
  }

  /** Restores a match that is lost or broken: the removed file, or else the latest copy that can be read. */
  async restore({ matchId }: Pick<AssignedMatch, 'matchId'>): Promise<Problem | null> {
    const { matches } = this.#dependencies;
    const problem = await matches.restore(matchId);
    if (!problem) return null;
    const earlier = await matches.latestReadableGeneration(matchId);
    return earlier ? matches.revertTo(matchId, earlier.text) : { code: 'assignment.noCopy' };
  }

  /**
   * Opens or creates the match for the table. The document in which it is running must be on disk. A lost match is
   * restored, and `restored` is true.
   */
  async openOrCreateMatch(
    assigned: AssignedMatch,
  ): Promise<Result<{ matchDocument: MatchDocument; restored: boolean }>> {
    let file = await this.fileStatus(assigned);
    let restored = false;
    if (file.status === 'notCreated' || file.status === 'lost') {
      restored = (await this.restore(assigned)) === null;
      if (restored) file = await this.fileStatus(assigned);
    }
    if (file.status === 'broken' || file.status === 'lost') return { problem: file.problem };
    if (file.status !== 'notCreated') {
      const { match, created, timeLeftMs, hints, turnTimesMs } = file.matchDocument;
      return {
        ok: {
          matchDocument: { ...(await this.#matchDocument(assigned, match)), created, timeLeftMs, hints, turnTimesMs },
          restored,
        },
      };
    }
    const created = await this.#createMatch(assigned);
    if (!created) return { problem: { code: 'assignment.cannotStart' } };
    const { matchDocument, text } = created;
    const written = await this.#dependencies.matches.writeText(matchDocument.id, text);
    return 'problem' in written ? written : { ok: { matchDocument, restored } };
  }

  /** A new match with the text of its file; `null` if its document asks for a match that no file can store. */
  async #createMatch(assigned: AssignedMatch): Promise<{ matchDocument: MatchDocument; text: string } | null> {
    try {
      const match = Match.start(itemAt(games, assigned.game), assigned.options, assigned.seed);
      const matchDocument = await this.#matchDocument(assigned, match);
      return { matchDocument, text: serializeMatch(matchDocument, this.#dependencies.now()) };
    } catch {
      return null;
    }
  }

  async #matchDocument(
    { assignment, matchId, participants, title, reminderSeconds }: AssignedMatch,
    match: Match,
  ): Promise<MatchDocument> {
    const pins = await this.#dependencies.records.pins();
    return {
      id: matchId,
      match,
      players: participants.map((one) => playerOf(one, pins)),
      profileIds: participants.map(({ person }) => person ?? ''),
      title,
      created: this.#dependencies.now(),
      seedTyped: false,
      strict: assignment.strict,
      ...(reminderSeconds && { reminderSeconds }),
      assignment,
    };
  }
}

/** A person's PIN comes from their profile. */
function playerOf({ name, person, bot }: Participant, pins: ReadonlyMap<string, string>): Player {
  if (bot !== undefined) return { name, kind: 'bot', level: bot };
  const pin = person === null ? undefined : pins.get(person);
  return { name, kind: 'human', ...(pin && { pin }) };
}

/** The debrief of a finished match. */
export function debriefOf(match: Match): Debrief {
  return match.kind.debrief(match.log('all'), match.view('all'), match.options);
}

/** Compares without dice, which only the match file contains. */
function isSameLine(a: LedgerLine, b: LedgerLine): boolean {
  const withoutDice = (line: LedgerLine) => ({
    ...line,
    seats: line.seats.map(({ thrown: _thrown, ...seat }) => seat),
  });
  return canonical(withoutDice(a)) === canonical(withoutDice(b));
}
