import { hash } from '@aerodrome/engine/core/hash.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import {
  checkLine,
  emptyLedger,
  firstYear,
  fitLine,
  type Ledger,
  type LedgerLine,
  lastYear,
  ledgerFormat,
  type Somebody,
  salvageLedger,
  seatsOf,
  withLine,
  withoutLine,
} from '@aerodrome/engine/meta/ledger.ts';
import { emptyRoster, type Profile, type Roster, rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Host } from '../../../electron/contract.ts';
import type { CurrentMatch } from '../../application/matches/match.ts';
import { flownOf } from './errands.ts';
import { DocumentKeeper } from './keeper.ts';
import { unreachable } from './unreachable.ts';

const rosterId = 'roster';
const ledgerId = (year: number) => `ledger-${year}`;

function yearOf({ at }: Pick<LedgerLine, 'at'>): number {
  return Number(at.slice(0, 4));
}

/** The pilots of this folder and all that they have flown: one roster, and a ledger a year. */
export class Records {
  readonly #host: Host;
  readonly #rosters: DocumentKeeper<Roster>;
  readonly #ledgers: DocumentKeeper<Ledger>;
  readonly #report: (problem: Problem | null) => void;
  /** Ledgers that are being repaired, by year. */
  readonly #repairs = new Map<number, Promise<Ledger>>();
  /** One change reads what the one before it has written. */
  #turn: Promise<unknown> = Promise.resolve();
  #changes = 0;

  constructor(host: Host, report: (problem: Problem | null) => void) {
    this.#host = host;
    this.#report = report;
    this.#rosters = new DocumentKeeper(host, 'players', rosterFormat, report);
    this.#ledgers = new DocumentKeeper(host, 'players', ledgerFormat, report);
  }

  async roster(): Promise<Roster> {
    const read = await this.#rosters.open(rosterId);
    return 'content' in read ? read.content : emptyRoster;
  }

  /** The profiles as they were last read or written here: a form that asks who flies knows them before a name is typed. */
  get known(): readonly Profile[] {
    return this.#rosters.latest(rosterId)?.profiles ?? [];
  }

  async profiles(): Promise<readonly Profile[]> {
    return (await this.roster()).profiles;
  }

  keepRoster(roster: Roster): Promise<Problem | null> {
    return this.#rosters.put(rosterId, roster);
  }

  /** By profile the fingerprint of its PIN. */
  async pins(): Promise<Map<string, string>> {
    return new Map((await this.profiles()).flatMap(({ id, pin }) => (pin ? [[id, pin] as const] : [])));
  }

  /** Every line of every year, the earliest first. */
  async lines(): Promise<LedgerLine[]> {
    const all: LedgerLine[] = [];
    for (const year of await this.#years()) all.push(...(await this.#ledger(year)).lines);
    return all.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  }

  async #years(): Promise<number[]> {
    const answer = await this.#host.list('players').catch(unreachable);
    if ('problem' in answer) return [];
    const years = answer.ok.flatMap(({ id }) => /^ledger-(\d{4})$/.exec(id)?.[1] ?? []).map(Number);
    return years.filter((year) => year >= firstYear && year <= lastYear).sort((a, b) => a - b);
  }

  async #ledger(year: number): Promise<Ledger> {
    const repair = this.#repairs.get(year);
    if (repair) await repair;
    const read = await this.#ledgers.open(ledgerId(year));
    if ('content' in read) return read.content;
    // The host's own problems are no fault of the text.
    if (!read.problem.code.startsWith('save.')) return emptyLedger(year);
    const repairing = this.#repairs.get(year) ?? this.#repair(year).finally(() => this.#repairs.delete(year));
    this.#repairs.set(year, repairing);
    return repairing;
  }

  /** Rebuilds a ledger that cannot be read, line by line; what cannot stay is stored beside it before it is left out. */
  async #repair(year: number): Promise<Ledger> {
    const id = ledgerId(year);
    const answer = await this.#host.read('players', id).catch(unreachable);
    const found = 'ok' in answer ? salvageLedger(answer.ok.text, year) : null;
    if (!found || !('ok' in answer)) return emptyLedger(year);
    const { ledger, leftOut } = found;
    const file = `${id}-left-out-${hash(leftOut).slice(0, 8)}`;
    if (leftOut.length > 0) {
      const about = { title: `${year}` };
      const text = JSON.stringify({ aerodrome: 1, kind: 'ledger-left-out', about, year, lines: leftOut });
      const stored = await this.#host.write('players', file, `${text}\n`, 0).catch(unreachable);
      // Stale: they were stored by an earlier start that was killed before it came to the ledger.
      const isThere = 'ok' in stored || stored.problem.code === 'host.stale';
      if (!isThere) return ledger;
    }
    if (await this.#ledgers.repair(id, ledger, answer.ok.revision)) return ledger;
    const params = { year: String(year), count: leftOut.length, lines: describeLines(leftOut), file: `${file}.json` };
    this.#report(leftOut.length > 0 ? { code: 'ledger.leftOut', params } : { code: 'ledger.repaired', params });
    return ledger;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#changes++;
    const done = this.#turn.then(work).finally(() => this.#changes--);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Enters a line; one that is there already is replaced, so that entering twice is entering once. */
  enter(entered: LedgerLine): Promise<Problem | null> {
    return this.#inTurn(async () => {
      const line = fitLine(entered);
      const problem = refusalOf(line);
      if (problem) {
        this.#report(problem);
        return problem;
      }
      const year = yearOf(line);
      const ledger = await this.#ledger(year);
      return this.#ledgers.put(ledgerId(year), { ...ledger, lines: withLine(ledger.lines, line) });
    });
  }

  /** Strikes a line out, wherever it is: a result that was typed in and taken back. */
  strike(key: string): Promise<Problem | null> {
    return this.#inTurn(async () => {
      for (const year of await this.#years()) {
        const ledger = await this.#ledger(year);
        const lines = withoutLine(ledger.lines, key);
        if (lines.length < ledger.lines.length) return this.#ledgers.put(ledgerId(year), { ...ledger, lines });
      }
      return null;
    });
  }

  /** Changes every line: adopting a guest's past, merging two profiles, or writing all of it anew. */
  rewrite(change: (lines: readonly LedgerLine[]) => readonly LedgerLine[]): Promise<Problem | null> {
    return this.#inTurn(() => this.#rewrite(change));
  }

  async #rewrite(change: (lines: readonly LedgerLine[]) => readonly LedgerLine[]): Promise<Problem | null> {
    const all = change(await this.lines()).map((line) => fitLine(line));
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

  /** Whether a change is still to be written: one that waits for its turn, or to be read before it, counts too. */
  get owing(): boolean {
    return this.#changes > 0 || this.#rosters.owing || this.#ledgers.owing;
  }

  get failedWrite(): Problem | null {
    return this.#rosters.failedWrite ?? this.#ledgers.failedWrite;
  }

  async retry(): Promise<void> {
    await this.#rosters.retry();
    await this.#ledgers.retry();
  }

  async settled(): Promise<void> {
    await this.#turn;
    await this.#rosters.settled();
    await this.#ledgers.settled();
  }
}

/** Why a line cannot be entered; the match is named by those who flew it. */
function refusalOf(line: LedgerLine): Problem | null {
  const wrong = checkLine(line);
  return wrong && { code: 'ledger.refused', params: { line: describeLine(line), path: String(wrong.params?.path) } };
}

/** As many of the lines that were left out are named. */
const mostNamed = 5;

function describeLines(lines: readonly unknown[]): string {
  const named = lines.slice(0, mostNamed).map(describeLine);
  return [...named, ...(lines.length > mostNamed ? ['…'] : [])].join('; ');
}

/** Names and date of a line that may be anything. */
function describeLine(line: unknown): string {
  const { at, seats } = (typeof line === 'object' && line !== null ? line : {}) as Record<string, unknown>;
  const short = (text: unknown) => (typeof text === 'string' ? text.trim().slice(0, 24) : '');
  const names = (Array.isArray(seats) ? seats.slice(0, 4) : []).map((seat) => short(seat?.name)).filter(Boolean);
  const date = typeof at === 'string' ? at.slice(0, 10) : '';
  const known = [names.join(' – '), date].filter(Boolean);
  return known.length > 0 ? known.join(', ') : say('ledger.unknownLine');
}

/** What the ledger says of a match that nobody asked for; `null` while it goes on, and of one that is flown alone. */
export function casualLine({ id, match, players, persons }: CurrentMatch, at: string): LedgerLine | null {
  if (match.outcome === null || !players.some(isPerson)) return null;
  const { debrief, thrown } = flownOf(match);
  const people = players.map(
    (player, seat): Somebody => ({
      name: player.name,
      person: persons?.[seat] || null,
      ...(player.kind === 'bot' && { bot: player.level }),
    }),
  );
  const { seats } = games[match.kind.id].open(match.options);
  return fitLine({
    match: id,
    at,
    game: match.kind.id,
    scenario: debrief.scenario,
    source: 'casual',
    seats: seatsOf(debrief, seats, people, thrown),
    rated: seats.length > 1,
  });
}
