import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import type { DocumentInfo, Host } from '../../electron/contract.ts';
import type { CurrentMatch } from '../application/matches/match.ts';
import { gameOf, tableOf } from '../games/index.ts';
import { positionOf } from '../table/position.ts';
import { readMatch, recall, remember } from './documents.ts';
import { tooLong } from './reading.ts';

/** What a card tells of a saved match: as much as anybody at the table may know, and no more. */
export interface Digest {
  game: string;
  options: Record<string, unknown>;
  players: readonly string[];
  view: unknown;
  /** What has happened of what leaves traces on this table. */
  traces: readonly GameEvent[];
  standing: Message;
  /** Who is to decide; empty once it is over. */
  awaited: readonly string[];
  winners: readonly string[];
  over: boolean;
}

export type Digested = { digest: Digest } | { problem: Problem };

/** Reading a match plays it through once, so what was read last is remembered for as long as the file stays as it is. */
const remembered = new Map<string, { revision: number; digested: Digested }>();
const most = 32;

export async function digestOf(host: Host, { id, revision }: DocumentInfo): Promise<Digested> {
  const known = remembered.get(id);
  if (known?.revision === revision) return known.digested;
  const read = await openOf(host, id, revision);
  const digested = 'open' in read ? await digest(read.open) : read;
  // A machine that was too busy, or could not load the table, may do better the next time.
  if (!('problem' in digested) || ![tooLong.code, noTable.code].includes(digested.problem.code)) {
    remembered.delete(id);
    remembered.set(id, { revision, digested });
    for (const old of [...remembered.keys()].slice(0, -most)) remembered.delete(old);
  }
  return digested;
}

async function openOf(
  host: Host,
  id: string,
  revision: number,
): Promise<{ open: CurrentMatch } | { problem: Problem }> {
  const known = recall(id, revision);
  if (known) return { open: known };
  const answer = await host.read('matches', id);
  if ('problem' in answer) return answer;
  const read = await readMatch(id, answer.ok.text);
  // Whoever goes on with it need not read it again.
  if ('open' in read) remember(read.open, answer.ok.revision);
  return read;
}

/** The code of the game's table could not be loaded. */
const noTable: Problem = { code: 'app.noTable' };

async function digest({ match, players }: CurrentMatch): Promise<Digested> {
  const game = match.kind.id;
  const table = await tableOf(game).catch(() => null);
  if (!table) return { problem: noTable };
  const view = match.view('table');
  const names = (seats: readonly number[]) => seats.map((seat) => players[seat].name);
  return {
    digest: {
      game,
      options: shared(game, match.options),
      players: players.map(({ name }) => name),
      view,
      traces: tracesOf(match),
      standing: table.status(positionOf(match, view)),
      awaited: names(match.awaiting()),
      winners: names(match.outcome?.winners ?? []),
      over: match.outcome !== null,
    },
  };
}

function tracesOf(match: Match): GameEvent[] {
  const { traces = [] } = gameOf(match.kind.id);
  if (traces.length === 0) return [];
  return match.log('table').flatMap(({ events }) => events.filter(({ type }) => traces.includes(type)));
}

/** The JSON of options that are kept, to compare others with. */
const optionTexts = new WeakMap<object, string>();

/** Most matches have the options of others, with a whole box among them, and what the rules have made of it: kept once. */
function shared(game: string, options: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(options);
  for (const { digested } of remembered.values()) {
    if (!('digest' in digested) || digested.digest.game !== game) continue;
    if (optionTexts.get(digested.digest.options) === text) return digested.digest.options;
  }
  optionTexts.set(options, text);
  return options;
}

/** The newest first. */
export async function listMatches(host: Host): Promise<{ matches: DocumentInfo[] } | { problem: Problem }> {
  const answer = await host.list('matches');
  if ('problem' in answer) return answer;
  return { matches: [...answer.ok].sort((a, b) => b.modified.localeCompare(a.modified)) };
}

/** What a card may show before its match has been read, and after. */
export function aboutOf({ about, modified }: DocumentInfo): {
  title: string;
  players: readonly string[];
  updated: string;
} {
  const { title, players, updated } = about ?? {};
  return {
    title: typeof title === 'string' ? title : '',
    players: Array.isArray(players) ? players.map(String) : [],
    updated: typeof updated === 'string' ? updated : modified,
  };
}
