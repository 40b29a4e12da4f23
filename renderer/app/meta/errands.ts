import { canonical } from '@aerodrome/engine/core/hash.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import type { Assignment } from '@aerodrome/engine/meta/assignment.ts';
import { diceBySeat } from '@aerodrome/engine/meta/dice.ts';
import { keyOf, type LedgerLine, type Somebody } from '@aerodrome/engine/meta/ledger.ts';
import type { About } from '@aerodrome/engine/saves/format.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import type { Host } from '../../../electron/contract.ts';
import type { CurrentMatch } from '../../application/matches/match.ts';
import { matchNotes, serializeMatch } from '../../application/matches/match.ts';
import { earlierOf, putBack } from './generations.ts';
import type { AnyOwner, FlownMatch, FlyingMatch, Owner } from './owner.ts';
import type { Records } from './records.ts';
import { unreachable } from './unreachable.ts';

/** What the errands need of the page. */
export interface ErrandTools {
  host: Host;
  /** Told the revision of every match that is written here, so that it can go on from there. */
  matches: { seen(id: string, revision: number): void };
  owners: Readonly<Partial<Record<Assignment['kind'], AnyOwner>>>;
  records: Records;
  /** Reads a save, off the page's own thread where there is one. */
  read(text: string): Promise<ReadSave>;
  now(): string;
}

/** How a match that is in the air was found. */
export type Found =
  /** The document asked for it and nothing more: it starts with the deal that was meant for it. */
  | { is: 'ready' }
  /** Its file was there and is gone. */
  | { is: 'lost'; problem: Problem }
  | { is: 'inTheAir' | 'over'; match: Match; about: About; revision: number }
  /** It cannot be read. */
  | { is: 'broken'; problem: Problem };

/**
 * The write order that survives any kill. The document is on the disk with the match in the air (1) before the match is
 * made under that name and with that seed (2); the match is written step by step (3); once it is over the document is
 * settled from its file (4), and the ledger gets its line (5). Whatever was killed in between is found when the document
 * is next opened, and goes on from there.
 */
export class Errands {
  readonly #tools: ErrandTools;
  /** Nobody settles while another does. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(tools: ErrandTools) {
    this.#tools = tools;
  }

  /** Opens a document as it is to be shown: what came down meanwhile is settled first. */
  open<D extends object>(owner: Owner<D>, id: string): Promise<{ document: D } | { problem: Problem }> {
    const opened = this.#turn.then(() => this.#open(owner, id));
    this.#turn = opened.catch(() => undefined);
    return opened;
  }

  async #open<D extends object>(owner: Owner<D>, id: string): Promise<{ document: D } | { problem: Problem }> {
    const read = await owner.documents.open(id);
    if ('problem' in read) return read;
    let document = read.content;
    for (const flying of owner.flying(document, id)) {
      const found = await this.find(flying);
      if (found.is !== 'over') continue;
      // What somebody wrote while the match was read stays.
      document = owner.documents.latest(id) ?? document;
      const settled = owner.settle(document, flying.assignment.slot, flownOf(found.match), this.#tools.now());
      if ('problem' in settled) continue;
      document = settled.ok;
      // No disk took it: there the match stays in the air, and the ledger hears nothing before it is settled.
      if (await owner.documents.put(id, document)) return { document };
    }
    await this.#agree(owner, document, id);
    return { document };
  }

  /** A match of a person's is over and on the disk: its document is settled, and the ledger hears of it. */
  async landed({ assignment }: Pick<CurrentMatch, 'assignment'>): Promise<void> {
    const owner = assignment && this.#tools.owners[assignment.kind];
    if (owner) await this.open(owner, assignment.id);
  }

  /**
   * The ledger agrees with the document: lines that were owed when something was killed are entered, those that were
   * corrected replaced, and those of results that were typed in and taken back struck out.
   */
  async #agree<D extends object>(owner: Owner<D>, document: D, id: string): Promise<void> {
    const { records } = this.#tools;
    const entered = new Map((await records.lines()).map((line) => [keyOf(line), line]));
    const lines = owner.lines(document, id);
    for (const line of lines) {
      const before = entered.get(keyOf(line));
      if (!before) await records.enter(await this.#withDice(line));
      else if (!saysTheSame(before, line)) await records.enter(line);
    }
    const owed = new Set(lines.map(keyOf));
    for (const [key, { match, sourceId }] of entered) {
      if (match === null && sourceId === id && !owed.has(key)) await records.strike(key);
    }
  }

  async #withDice(line: LedgerLine): Promise<LedgerLine> {
    if (line.match === null) return line;
    const read = await this.#read(line.match);
    if (!('match' in read)) return line;
    const thrown = diceBySeat(read.match);
    const seats = line.seats.map((seat, i) => (thrown[i]?.[1] > 0 ? { ...seat, thrown: thrown[i] } : seat));
    return { ...line, seats };
  }

  async #read(id: string): Promise<{ match: Match; about: About; revision: number } | { problem: Problem }> {
    const answer = await this.#tools.host.read('matches', id).catch(unreachable);
    if ('problem' in answer) return answer;
    const read = await this.#tools.read(answer.ok.text);
    return 'problem' in read ? read : { ...read.ok, revision: answer.ok.revision };
  }

  /** What became of a match in the air. */
  async find({ matchId }: Pick<FlyingMatch, 'matchId'>): Promise<Found> {
    const read = await this.#read(matchId);
    if ('problem' in read) {
      const { problem } = read;
      if (problem.code !== 'host.missing') return { is: 'broken', problem };
      // From its second step on there is a copy: without one, nothing had been flown that could be lost.
      const kept = await this.#tools.host.kept('matches', matchId, 1).catch(unreachable);
      return 'ok' in kept && kept.ok !== null ? { is: 'lost', problem } : { is: 'ready' };
    }
    return { is: read.match.outcome === null ? 'inTheAir' : 'over', ...read };
  }

  /** Brings a match back that is gone or broken: as it was put aside, or from the latest copy that can be read. */
  async bringBack({ matchId }: Pick<FlyingMatch, 'matchId'>): Promise<Problem | null> {
    const { host, read } = this.#tools;
    const back = await host.restore('matches', matchId).catch(unreachable);
    if ('ok' in back) return null;
    const earlier = await earlierOf(host, 'matches', matchId, read);
    if (!earlier) return { code: 'errand.noCopy' };
    const written = await putBack(host, 'matches', matchId, earlier.text);
    return 'problem' in written ? written.problem : null;
  }

  /**
   * Puts a match on the table whose document says that it is in the air: as it was left, or from its start. One that is
   * gone is brought back, and `restored` says so. The document must be on the disk before.
   */
  async fly(flying: FlyingMatch): Promise<{ open: CurrentMatch; restored: boolean } | { problem: Problem }> {
    const { host, matches } = this.#tools;
    let found = await this.find(flying);
    let restored = false;
    if (found.is === 'ready' || found.is === 'lost') {
      restored = (await this.bringBack(flying)) === null;
      if (restored) found = await this.find(flying);
    }
    if (found.is === 'broken' || found.is === 'lost') return { problem: found.problem };
    if (found.is !== 'ready') {
      const open = await this.#openOf(flying, found.match);
      matches.seen(open.id, found.revision);
      const { created, left, hints, used } = matchNotes(found.about, open.players.length);
      return { open: { ...open, created, left, hints, used }, restored };
    }
    const open = await this.#openOf(flying, Match.start(games[flying.game], flying.options, flying.seed));
    const answer = await host.write('matches', open.id, serializeMatch(open, this.#tools.now()), 0).catch(unreachable);
    if ('problem' in answer) return answer;
    matches.seen(open.id, answer.ok.revision);
    return { open, restored };
  }

  async #openOf({ assignment, matchId, people, title, reminder }: FlyingMatch, match: Match): Promise<CurrentMatch> {
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

/** Whose PIN closes a door wherever its owner sits. */
function playerOf({ name, person, bot }: Somebody, pins: ReadonlyMap<string, string>): Player {
  if (bot !== undefined) return { name, kind: 'bot', level: bot };
  const pin = person === null ? undefined : pins.get(person);
  return { name, kind: 'human', ...(pin && { pin }) };
}

export function flownOf(match: Match): FlownMatch {
  const debrief = match.kind.debrief(match.log('all'), match.view('all'), match.options);
  return { match, debrief, thrown: diceBySeat(match) };
}

/** Dice are known to whoever has the match, and to nobody else. */
function saysTheSame(a: LedgerLine, b: LedgerLine): boolean {
  const bare = (line: LedgerLine) => ({ ...line, seats: line.seats.map(({ thrown: _thrown, ...seat }) => seat) });
  return canonical(bare(a)) === canonical(bare(b));
}
