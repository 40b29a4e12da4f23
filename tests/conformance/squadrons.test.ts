import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import type { SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Table } from './run.ts';
import { configurations } from './squadrons/configurations.ts';
import { conserve } from './squadrons/conserve.ts';
import { shuffleUnseen, varyHidden } from './squadrons/hidden.ts';
import { nearness } from './squadrons/nearness.ts';
import { conform } from './suite.ts';

// Nothing in the book bounds a match. Random ones on the standard board take fifteen hundred decisions, the longest of
// a thousand half as many again and more; one that does not end in four times as many is going round in circles.
const longest = 6000;

const foreign = [
  { type: 'plan', seat: 0, tile: 3, loop: false },
  { type: 'move', seat: 0, to: { q: 0, r: -1 } },
  { type: 'repair', seat: 1, post: 'engine' },
  { type: 'guns', seat: 0, hits: [] },
  { type: 'guns', seat: 1, hits: 'chance' },
  { type: 'launch', seat: 0, plane: 0 },
  { type: 'launch', seat: 1, plane: -1 },
  { type: 'give', seat: 0, plane: 0, square: 0 },
  { type: 'take', seat: 0, plane: 0, die: 7 },
  { type: 'take', seat: 1, plane: 99, die: 1 },
  { type: 'fly', seat: 0, way: '' },
  { type: 'fly', seat: 0, way: 'NS' },
  { type: 'fly', seat: 1, way: 'NNNNNNN' },
  { type: 'fly', seat: 1, way: 'north' },
  { type: 'fly', seat: 0, way: 'ESWN' },
  { type: 'land', seat: 0, way: 'S' },
  { type: 'land', seat: 1, way: 'NESWNE' },
  { type: 'face', seat: 0, facing: 4 },
  { type: 'keep', seat: 0, cards: [1, 1, 1] },
  { type: 'strafe', seat: 0, plane: 0, target: 0, card: 1 },
  { type: 'dogfight', seat: 0, plane: 0 },
  { type: 'shoot', seat: 0, card: 6 },
  { type: 'shoot', seat: 1, card: 5 },
  { type: 'defend', seat: 1, card: 8 },
  { type: 'noDefence', seat: 0 },
  { type: 'holdFire', seat: 1 },
  { type: 'done', seat: 0 },
  { type: 'ready', seat: 1 },
  { type: 'takeBack', seat: 0 },
  { type: 'next', seat: 0 },
] as Action[];

const planes = ({ game }: Table, state: SquadronsState, seat: Seat) =>
  state.planes.filter(
    ({ square, squadron }) => square >= 0 && (game.gameData as GameData).squadrons[squadron].seat === seat,
  ).length;

conform(squadrons, configurations(), {
  conserve,
  varyHidden,
  shuffleUnseen,
  nearness,
  longest,
  soon: 2,
  planes,
  foreign,
});
