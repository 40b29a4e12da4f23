import { type Player, readControl } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type LedgerLine, readDate, withLine } from '@aerodrome/engine/meta/ledger.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import type { DocumentInfo, Host } from '../../../electron/contract.ts';
import { matchNotes } from '../../application/matches/match.ts';
import type { AnyOwner } from './owner.ts';
import { casualLine, type Records } from './records.ts';
import { unreachable } from './unreachable.ts';

interface Rebuilding {
  host: Host;
  records: Records;
  owners: readonly AnyOwner[];
  /** Reads a save, off the page's own thread where there is one. */
  read(text: string): Promise<ReadSave>;
  /** Lets the page breathe between two files. */
  breathe(): Promise<void>;
  onProgress(done: number, all: number): void;
}

/**
 * Reads every finished match anew into the ledger, and every line that tournaments and campaigns owe it. Lines of matches
 * whose files are gone stay as they are.
 */
export async function rebuild({
  host,
  records,
  owners,
  read,
  breathe,
  onProgress,
}: Rebuilding): Promise<Problem | null> {
  const listed = await host.list('matches').catch(unreachable);
  if ('problem' in listed) return listed.problem;
  const lines: LedgerLine[] = [];
  for (const [done, info] of listed.ok.entries()) {
    onProgress(done, listed.ok.length);
    await breathe();
    const line = await lineIn(host, read, info);
    if (line) lines.push(line);
  }
  for (const owner of owners) lines.push(...(await linesOf(host, owner)));
  return records.rewrite((before) => lines.reduce(withLine, before));
}

async function linesOf(host: Host, owner: AnyOwner): Promise<LedgerLine[]> {
  const listed = await host.list(owner.assignment === 'tournament' ? 'tournaments' : 'campaigns').catch(unreachable);
  const lines: LedgerLine[] = [];
  for (const { id, about } of 'ok' in listed ? listed.ok : []) {
    // A book that lies beside the campaigns tells of no match.
    if (typeof about?.book === 'string') continue;
    const read = await owner.documents.open(id);
    if ('content' in read) lines.push(...owner.lines(read.content, id));
  }
  return lines;
}

async function lineIn(
  host: Host,
  readText: Rebuilding['read'],
  { id, modified }: DocumentInfo,
): Promise<LedgerLine | null> {
  const answer = await host.read('matches', id).catch(unreachable);
  if ('problem' in answer) return null;
  const read = await readText(answer.ok.text);
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
