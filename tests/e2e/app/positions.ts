import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type About, writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { newFolder } from '../electron.ts';
import { inBrowser, type Opened, type Start, wavering } from './table.ts';

interface Position {
  game?: string;
  options?: Record<string, unknown>;
  /** The seats that bots have; people sit everywhere else. */
  bots?: readonly number[];
  /** What its file says besides. */
  notes?: About;
  /** Where it is to be opened. The first match that comes there is taken. */
  until(match: Match): boolean;
}

const names = ['Alix', 'Bruno', 'Cleo', 'Dario'];

/** A match as it was left at some point, played up to it without a screen. */
export function position({ game = 'track', options = {}, bots = [], notes = {}, until }: Position): string {
  const kind = games[game];
  const read = readOptions<Record<string, unknown>>(kind.options, options);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const pick = wavering(5);
  for (let seed = 1; seed < 500; seed++) {
    const match = Match.start(kind, read.options, seed);
    while (!match.outcome) {
      if (until(match)) {
        const kinds = match.game.seats.map((_, seat) => (bots.includes(seat) ? 'random' : 'human'));
        return writeSave(match, { title: game, players: names.slice(0, kinds.length), kinds, ...notes });
      }
      const actions = match.legalActions(match.awaiting()[0]);
      match.submit(actions[pick(actions.length)]);
    }
  }
  throw new Error('no match comes there');
}

/** The same match so many decisions earlier, flown anew. */
export function earlier(save: string, decisions: number): string {
  const read = readSave(save, Object.values(games));
  if ('problem' in read) throw new Error(read.problem.code);
  const { kind, options } = read.match;
  const { seed, segments } = read.match.record();
  const match = Match.start(kind, options, seed);
  for (const entry of segments[0].log.slice(1, -decisions)) {
    if ('action' in entry && entry.action) match.submit(entry.action);
  }
  const seats = match.game.seats;
  return writeSave(match, { title: kind.id, players: names.slice(0, seats.length), kinds: seats.map(() => 'human') });
}

/** After so many decisions. */
export const after = (decisions: number) => (match: Match) => match.length > decisions;

/** Opens a match where it was left, as anybody would: from the hangar, in the one shell or the other. */
export async function inPosition(save: string, start: Start = {}, open = inBrowser): Promise<Opened> {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  writeFileSync(join(folder, 'matches', 'left.json'), save);
  const opened = await open({ ...start, folder });
  await opened.page.getByRole('button', { name: /fly on/i }).click();
  await opened.page.locator('main.match').waitFor();
  return opened;
}
