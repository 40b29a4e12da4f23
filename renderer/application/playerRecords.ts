import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import {
  checkLine,
  emptyLedger,
  type Ledger,
  type LedgerLine,
  ledgerFormat,
  ledgerKey,
  maxYear,
  minYear,
  truncateLine,
  withLine,
} from '@aerodrome/engine/meta/ledger.ts';
import { emptyRoster, type Profile, type Roster, rosterFormat, withoutProfile } from '@aerodrome/engine/meta/roster.ts';
import { reassignProfile } from '@aerodrome/engine/meta/statistics.ts';
import { isolateDirection } from '@aerodrome/engine/text/bidi.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Host } from '../../electron/contract.ts';
import { DocumentStore, hostUnreachable, type UnsavedDocument } from './documents.ts';
import type { Read } from './readings.ts';
import { documentSerializer } from './serializer.ts';

const rosterId = 'roster';
const ledgerId = (year: number) => `ledger-${year}`;

function yearOf({ at }: Pick<LedgerLine, 'at'>): number {
  return Number(at.slice(0, 4));
}

/** The lines of a ledger that could be read; with a problem, its file must not be written. */
interface LedgerRead {
  ledger: Ledger;
  problem: Problem | null;
}

/** The profiles of the players and the results of all matches: one roster, and one ledger per year. */
export class PlayerRecords {
  readonly #host: Host;
  readonly #read: Read;
  readonly #rosters: DocumentStore<Roster>;
  readonly #ledgers: DocumentStore<Ledger>;
  readonly #report: (problem: Problem | null) => void;
  /** Called when lines of a ledger were left out; they may be rebuilt from the files of their matches. */
  readonly #onLinesLost: () => void;
  /** Repairs in progress, by year. */
  readonly #repairs = new Map<number, Promise<LedgerRead>>();
  /** Serial queue: a change reads what the one before it has written. */
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor(host: Host, read: Read, report: (problem: Problem | null) => void, onLinesLost = () => {}) {
    this.#onLinesLost = onLinesLost;
    this.#host = host;
    this.#read = read;
    this.#report = report;
    const rosters = documentSerializer('players', rosterFormat, (text) => read('roster', text));
    const ledgers = documentSerializer('players', ledgerFormat, (text) => read('ledger', text));
    this.#rosters = new DocumentStore(host, rosters, { report });
    this.#ledgers = new DocumentStore(host, ledgers, { report });
  }

  /** For display: a roster that cannot be read is shown as an empty one. */
  async roster(): Promise<Roster> {
    const read = await this.#readRoster();
    return 'ok' in read ? read.ok : emptyRoster;
  }

  async #readRoster(): Promise<Result<Roster>> {
    const read = await this.#rosters.open(rosterId);
    return 'problem' in read && read.problem.code === 'host.missing' ? { ok: emptyRoster } : read;
  }

  /** The profiles as last read or written, without waiting. */
  get cachedProfiles(): readonly Profile[] {
    return this.#rosters.latest(rosterId)?.profiles ?? [];
  }

  async profiles(): Promise<readonly Profile[]> {
    return (await this.roster()).profiles;
  }

  /** Changes the roster on disk. Nothing is written unless it can be read, so that no profile is lost. */
  changeRoster(change: (before: Roster) => Roster): Promise<Problem | null> {
    return this.#enqueue(async () => {
      const read = await this.#readRoster();
      return 'problem' in read ? this.#reported(read.problem) : this.#rosters.put(rosterId, change(read.ok));
    });
  }

  #reported(problem: Problem): Problem {
    this.#report(problem);
    return problem;
  }

  /** The stored PINs, by profile id. */
  async pins(): Promise<Map<string, string>> {
    return new Map((await this.profiles()).flatMap(({ id, pin }) => (pin ? [[id, pin] as const] : [])));
  }

  /** The lines of all years, the earliest first. For display: years that cannot be read are left out. */
  async lines(): Promise<LedgerLine[]> {
    const years = await this.#years();
    const all: LedgerLine[] = [];
    for (const year of 'ok' in years ? years.ok : []) all.push(...(await this.#ledger(year)).ledger.lines);
    return sortedByDate(all);
  }

  async #years(): Promise<Result<number[]>> {
    const answer = await this.#ledgers.list();
    if ('problem' in answer) return answer;
    // The first write of a year may have failed.
    const ids = new Set([...answer.ok, ...this.#ledgers.unsaved()].map(({ id }) => id));
    const years = [...ids].flatMap((id) => /^ledger-(\d{4})$/.exec(id)?.[1] ?? []).map(Number);
    return { ok: years.filter((year) => year >= minYear && year <= maxYear).sort((a, b) => a - b) };
  }

  async #ledger(year: number): Promise<LedgerRead> {
    const repair = this.#repairs.get(year);
    if (repair) await repair;
    const read = await this.#ledgers.open(ledgerId(year));
    if ('ok' in read) return { ledger: read.ok, problem: null };
    const { problem } = read;
    const empty = emptyLedger(year);
    if (problem.code === 'host.missing') return { ledger: empty, problem: null };
    // A host problem does not mean the file is damaged, and a newer version can read its own file.
    if (!problem.code.startsWith('save.') || problem.code === 'save.tooNew') return { ledger: empty, problem };
    const repairing = this.#repairs.get(year) ?? this.#repair(year).finally(() => this.#repairs.delete(year));
    this.#repairs.set(year, repairing);
    return repairing;
  }

  /** Repairs a ledger that cannot be read, line by line. Unusable lines are stored in a file beside it first. */
  async #repair(year: number): Promise<LedgerRead> {
    const id = ledgerId(year);
    const answer = await this.#host.read('players', id).catch(hostUnreachable);
    if ('problem' in answer) return { ledger: emptyLedger(year), problem: answer.problem };
    const found = await this.#read('damagedLedger', { text: answer.ok.text, year });
    if ('problem' in found) return { ledger: emptyLedger(year), problem: found.problem };
    const { ledger, leftOut } = found.ok;
    const file = `${id}-left-out-${hash(leftOut).slice(0, 8)}`;
    if (leftOut.length > 0) {
      const about = { title: `${year}` };
      const text = JSON.stringify({ aerodrome: 1, kind: 'ledger-left-out', about, year, lines: leftOut });
      const stored = await this.#host.write('players', file, `${text}\n`, 0).catch(hostUnreachable);
      // Stale: an earlier start stored them, and was killed before it wrote the ledger.
      const isThere = 'ok' in stored || stored.problem.code === 'host.stale';
      if (!isThere) return { ledger, problem: stored.problem };
    }
    const problem = await this.#ledgers.repair(id, ledger, answer.ok.revision);
    if (problem) return { ledger, problem };
    const params = { year: String(year), count: leftOut.length, lines: describeLines(leftOut), file: `${file}.json` };
    this.#report(leftOut.length > 0 ? { code: 'ledger.leftOut', params } : { code: 'ledger.repaired', params });
    if (leftOut.length > 0) this.#onLinesLost();
    return { ledger, problem: null };
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#queued++;
    const done = this.#queue.then(work).finally(() => this.#queued--);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Adds a line, or replaces the one with the same key. */
  putLine(line: LedgerLine): Promise<Problem | null> {
    return this.changeLines({ put: [line], remove: [] });
  }

  /**
   * Adds or replaces lines, and removes those with the given keys, whose results were typed in and voided. Each year is
   * written once. A line that cannot be stored is reported, and the others are stored.
   */
  changeLines({ put, remove }: { put: readonly LedgerLine[]; remove: readonly string[] }): Promise<Problem | null> {
    return this.#enqueue(async () => {
      const lines = put.map((line) => truncateLine(line));
      const refusals = lines.flatMap((line) => refusalOf(line) ?? []);
      for (const refusal of refusals) this.#report(refusal);
      const valid = lines.filter((line) => refusalOf(line) === null);
      const removed = new Set(remove);
      let [problem = null] = refusals;
      const years = removed.size > 0 ? await this.#years() : { ok: [] };
      if ('problem' in years) problem = this.#reported(years.problem);
      for (const year of new Set([...valid.map(yearOf), ...('ok' in years ? years.ok : [])])) {
        const { ledger, problem: unreadable } = await this.#ledger(year);
        if (unreadable) {
          problem = this.#reported(unreadable);
          continue;
        }
        const left = ledger.lines.filter((line) => !removed.has(ledgerKey(line)));
        const added = valid.filter((line) => yearOf(line) === year);
        if (added.length === 0 && left.length === ledger.lines.length) continue;
        const changed = { ...ledger, lines: added.reduce(withLine, left) };
        problem = (await this.#ledgers.put(ledgerId(year), changed)) ?? problem;
      }
      return problem;
    });
  }

  /** Changes the lines of all years. Nothing is written unless every year can be read. */
  rewrite(change: (lines: readonly LedgerLine[]) => readonly LedgerLine[]): Promise<Problem | null> {
    return this.#enqueue(() => this.#rewrite(change));
  }

  /**
   * Deletes a profile; its results become those of another one, or of a guest. The ledgers are written first:
   * if the process is killed in between, the profile still exists.
   */
  async deleteProfile(from: string, to: Profile | null, guest: string): Promise<Problem | null> {
    const problem = await this.rewrite((before) => reassignProfile(before, from, to, guest));
    return problem ?? this.changeRoster((roster) => withoutProfile(roster, from));
  }

  async #rewrite(change: (lines: readonly LedgerLine[]) => readonly LedgerLine[]): Promise<Problem | null> {
    const years = await this.#years();
    if ('problem' in years) return years.problem;
    const ledgers = new Map<number, Ledger>();
    for (const year of years.ok) {
      const { ledger, problem } = await this.#ledger(year);
      if (problem) return problem;
      ledgers.set(year, ledger);
    }
    const before = sortedByDate([...ledgers.values()].flatMap(({ lines }) => lines));
    const all = change(before).map((line) => truncateLine(line));
    const changed = all.filter((line) => refusalOf(line) === null);
    for (const year of changed.map(yearOf)) if (!ledgers.has(year)) ledgers.set(year, emptyLedger(year));
    for (const [year, ledger] of ledgers) {
      const lines = changed.filter((line) => yearOf(line) === year);
      const problem = await this.#ledgers.put(ledgerId(year), { ...ledger, lines });
      if (problem) return problem;
    }
    const refused = all.find((line) => refusalOf(line) !== null);
    return refused ? refusalOf(refused) : null;
  }

  /** Whether a change is queued or being written. */
  get isWriting(): boolean {
    return this.#queued > 0 || this.#rosters.isWriting || this.#ledgers.isWriting;
  }

  /** Whether a change is queued, being written, or has failed. */
  get hasPendingWrites(): boolean {
    return this.#queued > 0 || this.#rosters.hasPendingWrites || this.#ledgers.hasPendingWrites;
  }

  get writeProblem(): Problem | null {
    return this.#rosters.writeProblem ?? this.#ledgers.writeProblem;
  }

  unsaved(): UnsavedDocument[] {
    return [...this.#rosters.unsaved(), ...this.#ledgers.unsaved()];
  }

  async retry(): Promise<void> {
    await this.#rosters.retry();
    await this.#ledgers.retry();
  }

  async flush(): Promise<void> {
    await this.#queue;
    await this.#rosters.flush();
    await this.#ledgers.flush();
  }
}

function sortedByDate(lines: LedgerLine[]): LedgerLine[] {
  return lines.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** Why a line cannot be stored; the problem names its players and date. */
function refusalOf(line: LedgerLine): Problem | null {
  const wrong = checkLine(line);
  return wrong && { code: 'ledger.refused', params: { line: describeLine(line), path: String(wrong.params?.path) } };
}

/** Maximum number of left-out lines that a report describes. */
const maxDescribed = 5;

function describeLines(lines: readonly unknown[]): string {
  const named = lines.slice(0, maxDescribed).map(describeLine);
  return [...named, ...(lines.length > maxDescribed ? ['…'] : [])].join('; ');
}

/** Names and date of a line that may have any shape. */
function describeLine(line: unknown): string {
  const { at, seats } = (typeof line === 'object' && line !== null ? line : {}) as Record<string, unknown>;
  const short = (text: unknown) => (typeof text === 'string' ? text.trim().slice(0, 24) : '');
  const names = (Array.isArray(seats) ? seats.slice(0, 4) : []).map((seat) => short(seat?.name)).filter(Boolean);
  const date = typeof at === 'string' ? at.slice(0, 10) : '';
  const known = [names.map(isolateDirection).join(' – '), date].filter(Boolean);
  return known.length > 0 ? known.join(', ') : say('ledger.unknownLine');
}
