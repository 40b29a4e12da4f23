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
import { type DocumentStore, unreachable } from './documents.ts';
import { type CurrentMatch, newId, serializeMatch } from './matches/match.ts';
import type { Records } from './records.ts';

/** A match that a document says is in the air, with everything it is started from. */
export interface AssignedMatch {
  assignment: Assignment;
  matchId: string;
  game: string;
  /** Complete. */
  options: Record<string, unknown>;
  seed: number;
  /** By seat. */
  people: readonly Participant[];
  /** A chime sounds after this many seconds over a decision. */
  reminder?: number;
  title: string;
}

/** How documents of a kind are exported and imported together with their matches. */
export interface BundleFormat<D extends object> {
  kind: Bundle['kind'];
  format: DocumentFormat<D>;
  matchesOf(document: D): readonly string[];
  /** The same document with other match ids. */
  withMatches(document: D, names: ReadonlyMap<string, string>): D;
}

/** A kind of document that assigns matches: tournaments or campaigns. */
export interface AssignmentOwner<D extends object> {
  kind: Assignment['kind'];
  bundle: BundleFormat<D>;
  documents: DocumentStore<D>;
  /** The matches that are in the air. */
  matchesInAir(document: D, id: string): readonly AssignedMatch[];
  /** The document with the result of a finished match and all that follows from it. Equal matches settle equally. */
  settle(document: D, slot: string, debrief: Debrief, at: string): Result<D>;
  /** The document with the take-off of a slot's match. */
  takeOff(document: D, slot: string, matchId: string, at: string, how: TakeOffOptions): Result<D>;
  /** The problem of a take-off for which there is no slot. */
  noSuchSlot: Problem;
  /** The ledger lines of all results, without dice. */
  lines(document: D, id: string): readonly LedgerLine[];
}

// Owners are told apart by their kind; inside each the types are exact.
// biome-ignore lint/suspicious/noExplicitAny: variance of methods over documents
export type AnyOwner = AssignmentOwner<any>;

export interface AssignmentTools {
  host: Host;
  matches: DocumentStore<CurrentMatch>;
  owners: readonly AnyOwner[];
  records: Records;
  now(): string;
}

/** How a match takes off, if not as usual. */
export interface TakeOffOptions {
  /** The planes that were picked, by place. */
  picked?: readonly string[] | null;
  /** With a new match, because the one in the air is lost. */
  again?: boolean;
  /** The id of a new match. */
  matchId?: string;
}

/** The match for the table, and the document that says it is in the air. */
export interface TakenOff<D> {
  document: D;
  open: CurrentMatch;
  /** The match was lost, and was restored. */
  restored: boolean;
}

/** The state of an assigned match on disk. */
export type FoundMatch =
  /** It was not created yet: it starts with the deal that its document names. */
  | { is: 'ready' }
  /** It was created, and its file is gone. */
  | { is: 'lost'; problem: Problem }
  | { is: 'inTheAir' | 'over'; open: CurrentMatch }
  /** It cannot be read. */
  | { is: 'broken'; problem: Problem };

/**
 * Matches that are flown for a tournament or a campaign. The write order survives a kill at any moment: the document
 * says that the match is in the air (1) before the match is created with that id and seed (2); the match is written step
 * by step (3); once it is over, the document is settled from its file (4), and the ledger gets its line (5). Crash
 * recovery is to open the document: the missing steps are found and done.
 */
export class Assignments {
  readonly #tools: AssignmentTools;
  /** Serial queue: two documents are never settled at once. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(tools: AssignmentTools) {
    this.#tools = tools;
  }

  /** Opens a document, after settling the matches that are over. */
  open<D extends object>(owner: AssignmentOwner<D>, id: string): Promise<Result<D>> {
    const opened = this.#queue.then(() => this.#open(owner, id));
    this.#queue = opened.catch(() => undefined);
    return opened;
  }

  async #open<D extends object>(owner: AssignmentOwner<D>, id: string): Promise<Result<D>> {
    const read = await owner.documents.open(id);
    if ('problem' in read) return read;
    let document = read.ok;
    for (const assigned of owner.matchesInAir(document, id)) {
      const found = await this.find(assigned);
      if (found.is !== 'over') continue;
      // Changes that were written while the match was read stay.
      document = owner.documents.latest(id) ?? document;
      const settled = owner.settle(document, assigned.assignment.slot, debriefOf(found.open.match), this.#tools.now());
      if ('problem' in settled) continue;
      document = settled.ok;
      // Not on disk: there the match stays in the air, so the ledger must not have its line yet.
      if (await owner.documents.put(id, document)) return { ok: document };
    }
    await this.#updateLedger(owner, document, id);
    return { ok: document };
  }

  /**
   * Flies the match of a slot, or continues it if it is in the air. The take-off is on disk in the document before the
   * match is created.
   */
  async takeOff<D extends object>(
    owner: AssignmentOwner<D>,
    id: string,
    before: D,
    slot: string,
    how: TakeOffOptions = {},
  ): Promise<Result<TakenOff<D>>> {
    const matchIn = (document: D) =>
      owner.matchesInAir(document, id).find(({ assignment }) => assignment.slot === slot);
    let document = before;
    if (how.again || !matchIn(document)) {
      const changed = owner.takeOff(document, slot, how.matchId ?? newId(), this.#tools.now(), how);
      if ('problem' in changed) return changed;
      document = changed.ok;
      const problem = await owner.documents.put(id, document);
      if (problem) return { problem };
    }
    const match = matchIn(document);
    if (!match) return { problem: owner.noSuchSlot };
    const flown = await this.openMatch(match);
    return 'problem' in flown ? flown : { ok: { ...flown.ok, document } };
  }

  /** Settles the document of a match that is over and on disk. */
  async land({ assignment }: Pick<CurrentMatch, 'assignment'>): Promise<void> {
    const owner = assignment && this.#tools.owners.find(({ kind }) => kind === assignment.kind);
    if (owner) await this.open(owner, assignment.id);
  }

  /**
   * Makes the ledger agree with the document: adds missing lines, replaces corrected ones, and strikes lines of typed
   * results that were voided.
   */
  async #updateLedger<D extends object>(owner: AssignmentOwner<D>, document: D, id: string): Promise<void> {
    const { records } = this.#tools;
    const entered = new Map((await records.lines()).map((line) => [ledgerKey(line), line]));
    const lines = owner.lines(document, id);
    for (const line of lines) {
      const before = entered.get(ledgerKey(line));
      if (!before) await records.putLine(await this.#withDice(line));
      else if (!isSameLine(before, line)) await records.putLine(line);
    }
    const expected = new Set(lines.map(ledgerKey));
    for (const [key, { match, sourceId }] of entered) {
      if (match === null && sourceId === id && !expected.has(key)) await records.removeLine(key);
    }
  }

  async #withDice(line: LedgerLine): Promise<LedgerLine> {
    if (line.match === null) return line;
    const read = await this.#tools.matches.open(line.match);
    if ('problem' in read) return line;
    const thrown = diceBySeat(read.ok.match);
    const seats = line.seats.map((seat, i) => {
      const dice = thrown[i];
      return dice && dice[1] > 0 ? { ...seat, thrown: dice } : seat;
    });
    return { ...line, seats };
  }

  /** Looks for an assigned match on disk. */
  async find({ matchId }: Pick<AssignedMatch, 'matchId'>): Promise<FoundMatch> {
    const { matches, host } = this.#tools;
    // Only what is on disk counts: a document must not be settled before its match is written.
    await matches.flush();
    const read = await matches.reload(matchId);
    if ('problem' in read) {
      const { problem } = read;
      if (problem.code !== 'host.missing') return { is: 'broken', problem };
      // The second write of a match leaves a copy of the first: without a copy, no step was lost.
      const kept = await host.readGeneration('matches', matchId, 1).catch(unreachable);
      return 'ok' in kept && kept.ok !== null ? { is: 'lost', problem } : { is: 'ready' };
    }
    const isOver = read.ok.match.outcome !== null && matches.failure(matchId) === null;
    return { is: isOver ? 'over' : 'inTheAir', open: read.ok };
  }

  /** Restores a match that is lost or broken: the removed file, or else the latest copy that can be read. */
  async restore({ matchId }: Pick<AssignedMatch, 'matchId'>): Promise<Problem | null> {
    const { matches } = this.#tools;
    if ((await matches.restore(matchId)) === null) return null;
    const earlier = await matches.earlier(matchId);
    return earlier ? matches.revertTo(matchId, earlier.text) : { code: 'errand.noCopy' };
  }

  /**
   * The match for the table, as it was left or from its start. The document that says it is in the air must be on disk.
   * A match that is lost is restored, and `restored` says so.
   */
  async openMatch(assigned: AssignedMatch): Promise<Result<{ open: CurrentMatch; restored: boolean }>> {
    let found = await this.find(assigned);
    let restored = false;
    if (found.is === 'ready' || found.is === 'lost') {
      restored = (await this.restore(assigned)) === null;
      if (restored) found = await this.find(assigned);
    }
    if (found.is === 'broken' || found.is === 'lost') return { problem: found.problem };
    if (found.is !== 'ready') {
      const { match, created, timeLeftMs, hints, turnTimesMs } = found.open;
      return {
        ok: {
          open: { ...(await this.#currentMatch(assigned, match)), created, timeLeftMs, hints, turnTimesMs },
          restored,
        },
      };
    }
    const open = await this.#currentMatch(
      assigned,
      Match.start(itemAt(games, assigned.game), assigned.options, assigned.seed),
    );
    const written = await this.#tools.matches.writeText(open.id, serializeMatch(open, this.#tools.now()));
    return 'problem' in written ? written : { ok: { open, restored } };
  }

  async #currentMatch(
    { assignment, matchId, people, title, reminder }: AssignedMatch,
    match: Match,
  ): Promise<CurrentMatch> {
    const pins = await this.#tools.records.pins();
    return {
      id: matchId,
      match,
      players: people.map((one) => playerOf(one, pins)),
      persons: people.map(({ person }) => person ?? ''),
      title,
      created: this.#tools.now(),
      seedTyped: false,
      strict: assignment.strict,
      ...(reminder && { reminder }),
      assignment,
    };
  }
}

/** A person with a profile keeps its PIN at every seat. */
function playerOf({ name, person, bot }: Participant, pins: ReadonlyMap<string, string>): Player {
  if (bot !== undefined) return { name, kind: 'bot', level: bot };
  const pin = person === null ? undefined : pins.get(person);
  return { name, kind: 'human', ...(pin && { pin }) };
}

/** The debrief of a finished match. */
export function debriefOf(match: Match): Debrief {
  return match.kind.debrief(match.log('all'), match.view('all'), match.options);
}

/** Compares without dice, which only the match's own file tells. */
function isSameLine(a: LedgerLine, b: LedgerLine): boolean {
  const bare = (line: LedgerLine) => ({ ...line, seats: line.seats.map(({ thrown: _thrown, ...seat }) => seat) });
  return canonical(bare(a)) === canonical(bare(b));
}
