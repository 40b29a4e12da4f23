import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
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
  readonly #repairs = new Map<number, Promise<Ledger>>();
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

  async roster(): Promise<Roster> {
    const read = await this.#rosters.open(rosterId);
    return 'ok' in read ? read.ok : emptyRoster;
  }

  /** The profiles as last read or written, without waiting. */
  get cachedProfiles(): readonly Profile[] {
    return this.#rosters.latest(rosterId)?.profiles ?? [];
  }

  async profiles(): Promise<readonly Profile[]> {
    return (await this.roster()).profiles;
  }

  putRoster(roster: Roster): Promise<Problem | null> {
    return this.#rosters.put(rosterId, roster);
  }

  /** The stored PINs, by profile id. */
  async pins(): Promise<Map<string, string>> {
    return new Map((await this.profiles()).flatMap(({ id, pin }) => (pin ? [[id, pin] as const] : [])));
  }

  /** The lines of all years, the earliest first. */
  async lines(): Promise<LedgerLine[]> {
    const all: LedgerLine[] = [];
    for (const year of await this.#years()) all.push(...(await this.#ledger(year)).lines);
    return all.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  }

  async #years(): Promise<number[]> {
    const answer = await this.#ledgers.list();
    if ('problem' in answer) return [];
    const years = answer.ok.flatMap(({ id }) => /^ledger-(\d{4})$/.exec(id)?.[1] ?? []).map(Number);
    return years.filter((year) => year >= minYear && year <= maxYear).sort((a, b) => a - b);
  }

  async #ledger(year: number): Promise<Ledger> {
    const repair = this.#repairs.get(year);
    if (repair) await repair;
    const read = await this.#ledgers.open(ledgerId(year));
    if ('ok' in read) return read.ok;
    // A host problem does not mean the file is damaged, and a newer version can read its own file.
    const { code } = read.problem;
    if (!code.startsWith('save.') || code === 'save.tooNew') return emptyLedger(year);
    const repairing = this.#repairs.get(year) ?? this.#repair(year).finally(() => this.#repairs.delete(year));
    this.#repairs.set(year, repairing);
    return repairing;
  }

  /** Repairs a ledger that cannot be read, line by line. Unusable lines are stored in a file beside it first. */
  async #repair(year: number): Promise<Ledger> {
    const id = ledgerId(year);
    const answer = await this.#host.read('players', id).catch(hostUnreachable);
    if ('problem' in answer) return emptyLedger(year);
    const found = await this.#read('damagedLedger', { text: answer.ok.text, year });
    if ('problem' in found) return emptyLedger(year);
    const { ledger, leftOut } = found.ok;
    const file = `${id}-left-out-${hash(leftOut).slice(0, 8)}`;
    if (leftOut.length > 0) {
      const about = { title: `${year}` };
      const text = JSON.stringify({ aerodrome: 1, kind: 'ledger-left-out', about, year, lines: leftOut });
      const stored = await this.#host.write('players', file, `${text}\n`, 0).catch(hostUnreachable);
      // Stale: an earlier start stored them, and was killed before it wrote the ledger.
      const isThere = 'ok' in stored || stored.problem.code === 'host.stale';
      if (!isThere) return ledger;
    }
    const problem = await this.#ledgers.repair(id, ledger, answer.ok.revision);
    if (problem) return ledger;
    const params = { year: String(year), count: leftOut.length, lines: describeLines(leftOut), file: `${file}.json` };
    this.#report(leftOut.length > 0 ? { code: 'ledger.leftOut', params } : { code: 'ledger.repaired', params });
    if (leftOut.length > 0) this.#onLinesLost();
    return ledger;
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
      for (const year of new Set([...valid.map(yearOf), ...(removed.size > 0 ? await this.#years() : [])])) {
        const ledger = await this.#ledger(year);
        const left = ledger.lines.filter((line) => !removed.has(ledgerKey(line)));
        const added = valid.filter((line) => yearOf(line) === year);
        if (added.length === 0 && left.length === ledger.lines.length) continue;
        const changed = { ...ledger, lines: added.reduce(withLine, left) };
        problem = (await this.#ledgers.put(ledgerId(year), changed)) ?? problem;
      }
      return problem;
    });
  }

  /** Changes the lines of all years. */
  rewrite(change: (lines: readonly LedgerLine[]) => readonly LedgerLine[]): Promise<Problem | null> {
    return this.#enqueue(() => this.#rewrite(change));
  }

  /**
   * Deletes a profile; its results become those of another one, or of a guest. The ledgers are written first:
   * if the process is killed in between, the profile still exists.
   */
  async deleteProfile(roster: Roster, from: string, to: Profile | null, guest: string): Promise<Problem | null> {
    const problem = await this.rewrite((before) => reassignProfile(before, from, to, guest));
    return problem ?? this.putRoster(withoutProfile(roster, from));
  }

  async #rewrite(change: (lines: readonly LedgerLine[]) => readonly LedgerLine[]): Promise<Problem | null> {
    const all = change(await this.lines()).map((line) => truncateLine(line));
    const changed = all.filter((line) => refusalOf(line) === null);
    const years = new Set([...(await this.#years()), ...changed.map(yearOf)]);
    for (const year of years) {
      const ledger = await this.#ledger(year);
      const problem = await this.#ledgers.put(ledgerId(year), {
        ...ledger,
        lines: changed.filter((line) => yearOf(line) === year),
      });
      if (problem) return problem;
    }
    const refused = all.find((line) => refusalOf(line) !== null);
    return refused ? refusalOf(refused) : null;
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
  const known = [names.join(' – '), date].filter(Boolean);
  return known.length > 0 ? known.join(', ') : say('ledger.unknownLine');
}
