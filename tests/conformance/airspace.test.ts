import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceState } from '@aerodrome/engine/games/airspace/state.ts';
import { configurations } from './airspace/configurations.ts';
import { conserve } from './airspace/conserve.ts';
import { aside, nearness } from './airspace/nearness.ts';
import type { Table } from './run.ts';
import { conform } from './suite.ts';

// Twenty phases, in each of which a plane has nine dives for nothing and five flights of two points, with a manoeuvre
// and a shot each time; and one start hex a side. Without the cap there is no bound, but fools do not last that long.
const longest = 20 * 4 * (9 + 5) * 2 + 2;

const foreign = [
  { type: 'roll', seat: 0 },
  { type: 'plan', seat: 0, tile: 0, loop: false },
  { type: 'move', seat: 0, to: { q: 0, r: -1 } },
  { type: 'play', seat: 1, card: 'immelmann' },
  { type: 'repair', seat: 1, post: 'engine' },
  { type: 'manoeuvre', seat: 0 },
  { type: 'manoeuvre', seat: 0, move: 'climb', hexes: 2, before: 0, between: 0, after: 0 },
  { type: 'manoeuvre', seat: 1, move: 'dive', hexes: 2, before: 1, between: 1, after: 1 },
  { type: 'manoeuvre', seat: 0, move: 'hover', hexes: 1, before: 0, between: 0, after: 0 },
  { type: 'manoeuvre', seat: 0, move: 'level', hexes: 1, before: 6, between: 0, after: -6 },
  { type: 'shoot', seat: 0, target: 0 },
  { type: 'shoot', seat: 1, target: 9 },
  { type: 'hold', seat: 0, target: 1 },
  { type: 'place', seat: 0, start: 0 },
  { type: 'answerDraw', seat: 0, accept: 'yes' },
  { type: 'next', seat: 0 },
] as Action[];

const planes = ({ game }: Table, state: AirspaceState, seat: Seat) =>
  state.planes.filter(({ lost }, plane) => lost === null && (game.gameData as GameData).owner[plane] === seat).length;

conform(airspace, configurations(), {
  conserve,
  nearness,
  longest,
  soon: 2,
  planes,
  foreign,
  aside,
});
