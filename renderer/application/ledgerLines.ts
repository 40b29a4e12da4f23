import { itemAt } from '@aerodrome/engine/core/items.ts';
import { isPerson, type Player, readControl } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { diceBySeat } from '@aerodrome/engine/meta/dice.ts';
import {
  type LedgerLine,
  ledgerSeats,
  type Participant,
  readDate,
  truncateLine,
  withLine,
} from '@aerodrome/engine/meta/ledger.ts';
import type { DocumentInfo, Host } from '../../electron/contract.ts';
import { type AnySource, debriefOf } from './assignments.ts';
import { hostUnreachable } from './documents.ts';
import { type MatchDocument, matchNotes } from './matches/match.ts';
import type { PlayerRecords } from './playerRecords.ts';
import type { ReadInput } from './readers.ts';

/** The line of a match without an assignment; `null` while it goes on, and if only bots play. */
export function casualLine({ id, match, players, profileIds }: MatchDocument, at: string): LedgerLine | null {
  if (match.outcome === null || !players.some(isPerson)) return null;
  const debrief = debriefOf(match);
  const participants = players.map(
    (player, seat): Participant => ({
      name: player.name,
      person: profileIds?.[seat] || null,
      ...(player.kind === 'bot' && { bot: player.level }),
    }),
  );
  const { seats } = itemAt(games, match.kind.id).open(match.options);
  return truncateLine({
    match: id,
    at,
    game: match.kind.id,
    scenario: debrief.scenario,
    source: 'casual',
    seats: ledgerSeats(debrief, seats, participants, diceBySeat(match)),
    rated: seats.length > 1,
  });
}

interface RebuildDependencies {
  host: Host;
  records: PlayerRecords;
  sources: readonly AnySource[];
  read: ReadInput;
  onProgress?(done: number, all: number): void;
}

/**
 * Rebuilds the ledger from the files of all finished matches, tournaments and campaigns. Lines of matches whose files
 * are gone stay.
 */
export async function rebuildLedger(dependencies: RebuildDependencies): Promise<Problem | null> {
  const { host, records, sources, onProgress } = dependencies;
  const listed = await host.list('matches').catch(hostUnreachable);
  if ('problem' in listed) return listed.problem;
  const lines: LedgerLine[] = [];
  for (const [done, info] of listed.ok.entries()) {
    onProgress?.(done, listed.ok.length);
    const line = await lineOfMatch(dependencies, info);
    if (line) lines.push(line);
  }
  for (const source of sources) lines.push(...(await linesOfSource(source)));
  return records.rewrite((before) => lines.reduce(withLine, before));
}

async function linesOfSource({ documents, ledgerLines }: AnySource): Promise<LedgerLine[]> {
  const listed = await documents.list();
  const all: LedgerLine[] = [];
  for (const { id, about } of 'ok' in listed ? listed.ok : []) {
    // Campaign books lie in the same folder and have no matches.
    if (typeof about?.book === 'string') continue;
    const read = await documents.open(id);
    if ('ok' in read) all.push(...ledgerLines(read.ok, id));
  }
  return all;
}

async function lineOfMatch(
  { host, read: readText }: RebuildDependencies,
  { id, modified }: DocumentInfo,
): Promise<LedgerLine | null> {
  const answer = await host.read('matches', id).catch(hostUnreachable);
  if ('problem' in answer) return null;
  const read = await readText('match', answer.ok.text);
  if ('problem' in read || read.ok.match.outcome === null) return null;
  const { match, about } = read.ok;
  const listed = (key: string, seat: number) => (Array.isArray(about[key]) ? about[key][seat] : undefined);
  const players = match.game.seats.map((_, seat): Player => {
    const control = readControl(listed('kinds', seat) ?? 'human', '');
    return { name: String(listed('players', seat) ?? ''), ...(control ?? { kind: 'human' }) };
  });
  const notes = matchNotes(about, players.length);
  const line = casualLine({ id, match, players, ...notes }, readDate(about.updated) ?? modified);
  if (!line || !notes.assignment) return line;
  const { kind, id: sourceId, slot } = notes.assignment;
  return { ...line, source: kind, sourceId, slot };
}
