import type { Action } from '@aerodrome/engine/core/game.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { conform } from './suite.ts';
import { configurations } from './track/configurations.ts';
import { conserve } from './track/conserve.ts';
import { shuffleUnseen, varyHidden } from './track/hidden.ts';
import { aside, nearness } from './track/nearness.ts';

// Thirty rounds of five turns, each with two plans and at most four questions more; a start and two mulligans before.
const longest = 30 * 5 * 6 + 3;

const foreign = [
  { type: 'roll', seat: 0 },
  { type: 'move', seat: 0, to: { q: 0, r: -1 } },
  { type: 'play', seat: 1, card: 'immelmann' },
  { type: 'repair', seat: 1, post: 'engine' },
  { type: 'draw', seat: 0 },
  { type: 'plan', seat: 0 },
  { type: 'plan', seat: 1, tile: -1, loop: false },
  { type: 'plan', seat: 0, tile: 0, loop: true, charge: 0 },
  { type: 'mulligan', seat: 0, tiles: [0, 0] },
  { type: 'lose', seat: 0, tiles: [] },
  { type: 'oddHit', seat: 0, plane: 1 },
  { type: 'shooter', seat: 1, plane: 1 },
  { type: 'next', seat: 0 },
] as Action[];

conform(track, configurations(), { conserve, varyHidden, shuffleUnseen, nearness, longest, soon: 2, aside, foreign });
