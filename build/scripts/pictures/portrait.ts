import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import type { Page } from '@playwright/test';
import { root } from '../app/root.ts';

/** A golden match, cut at the step to be shown. */
export interface Recorded {
  replay: string;
  /** Number of steps; without it the whole match. */
  at?: number;
  /** The seats of bots; the others are people. */
  bots?: readonly number[];
}

/** A picture of a table: a preset or a golden match, and the actions before the screenshot. */
export interface Portrait {
  name: string;
  of: { preset: string; seed: number; turns: number } | Recorded;
  show?(page: Page): Promise<void>;
}

const names = ['Alix', 'Bruno', 'Cleo', 'Dario'];

/** A golden match as a saved file. */
export function savedMatch(game: string, title: string, { replay, at, bots = [] }: Recorded): string {
  const file = resolve(root, `tests/replays/${game}/${replay}.json`);
  const read = readSave(readFileSync(file, 'utf8'), Object.values(games));
  if ('problem' in read) throw new Error(`${replay}: ${read.problem.code}`);
  const match = at === undefined ? read.ok.match : replayed(read.ok.match, at);
  const kinds = match.game.seats.map((_, seat) => (bots.includes(seat) ? 'bot2' : 'human'));
  return writeSave(match, { title, players: names.slice(0, kinds.length), kinds });
}

/** The match up to a step, by replaying it: `takeBack` would leave an entry in the log. */
function replayed(whole: Match, steps: number): Match {
  const { seed, segments } = whole.record();
  let match = Match.start(whole.kind, whole.options, seed);
  for (const entry of itemAt(segments, 0).log.slice(1, steps + 1))
    if ('action' in entry && entry.action) match = match.submit(entry.action);
  return match;
}
