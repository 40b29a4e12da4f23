import { canonical } from '@aerodrome/engine/core/hash.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { TrackGame } from '@aerodrome/engine/games/track/index.ts';
import { restingPhases } from '@aerodrome/engine/games/track/schema.ts';
import { charge, none, type TrackState } from '@aerodrome/engine/games/track/state.ts';
import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { placesIn } from '../../saves/forge.ts';
import { all, altered, next, open, samples, states } from './tables.ts';

test('a match waits exactly in the phases where the statechart asks a seat or ends', () => {
  const leaves = (node: AnyStateNode): AnyStateNode[] => {
    const children: AnyStateNode[] = Object.values(node.states);
    return children.length === 0 ? [node] : children.flatMap(leaves);
  };
  const resting = leaves(open({}).phases.root).filter((leaf) => !leaf.ownEvents.includes('next'));
  expect([...restingPhases].sort()).toEqual(resting.map((leaf) => leaf.path.join('.')).sort());
});

/** Fails with the table's own text, which would cost too much to write out for every table that passes. */
function expectAccepted(game: TrackGame, state: TrackState, name: string): void {
  const problem = game.checkState(state);
  if (problem) expect.fail(`${name}: ${JSON.stringify(problem)}: ${canonical(state)}`);
}

function expectRefused(game: TrackGame, state: TrackState, name: string): void {
  if (game.checkState(state)?.code !== 'save.invalid') expect.fail(`${name}: ${canonical(state)}`);
}

test('every state of every match in every scenario is accepted', () => {
  const phases = new Set<string>();
  let latest = 0;
  for (let seed = 0; seed < 400; seed++) {
    const { raw, name } = all[(seed * 617) % all.length];
    const game = open(raw);
    for (const state of states(raw, seed)) {
      expectAccepted(game, JSON.parse(JSON.stringify(state)), name);
      phases.add(state.phase);
      latest = Math.max(latest, state.round);
    }
  }
  expect([...phases].sort()).toEqual([...restingPhases].sort());
  expect(latest).toBeGreaterThan(6);
});

const tables = samples();

describe('a state is refused', () => {
  test.each([[undefined], [null], [0], ['table'], [[]], [{}]])('a value that is no state is refused: %j', (value) => {
    expect(tables[0].game.checkState(value)).toHaveProperty('code', 'save.invalid');
  });

  test('a state with a value of another type or far out of range is refused, at every place', () => {
    const mayBeNothing = /^(outcome|plans\.\d|swaps\.\d)$/;
    for (const { game, state, name } of tables) {
      for (const { path, value } of placesIn(state)) {
        for (const other of wrongFor(value)) {
          if (other === null && mayBeNothing.test(path)) continue;
          expectRefused(game, altered(state, { [path]: other }), `${name}: ${path} = ${JSON.stringify(other)}`);
        }
      }
    }
  });

  test('a state with a key too many or too few is refused, at every place', () => {
    const optional = ['lost', 'major'];
    for (const { game, state, name } of tables) {
      for (const { path, value } of [{ path: '', value: state }, ...placesIn(state)]) {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
        const prefix = path ? `${path}.` : '';
        expectRefused(game, altered(state, { [`${prefix}wings`]: 3 }), name);
        for (const key of Object.keys(value)) {
          if (path === 'outcome' && optional.includes(key)) continue;
          expectRefused(game, altered(state, { [prefix + key]: undefined }), `${name} without ${key}`);
        }
      }
    }
  });

  test('a state with a tile lost, doubled, exchanged or out of order is refused', () => {
    for (const { game, state, name } of tables) {
      for (const [seat, pilot] of state.pilots.entries()) {
        for (const heap of ['hand', 'bag', 'played', 'stack', 'lost'] as const) {
          const tiles = pilot[heap];
          if (tiles.length === 0) continue;
          const path = `pilots.${seat}.${heap}`;
          for (const other of [tiles.slice(1), [...tiles, tiles[0]], tiles.with(0, (tiles[0] + 1) % 15)]) {
            expectRefused(game, altered(state, { [path]: other }), `${name}: ${path}`);
          }
        }
        const hand = pilot.hand.toReversed();
        if (hand.length > 1) expectRefused(game, altered(state, { [`pilots.${seat}.hand`]: hand }), name);
      }
    }
  });
});

function wrongFor(value: unknown): unknown[] {
  if (typeof value === 'number') return ['x', 0.5, -2, 1e9, null];
  if (typeof value === 'boolean') return [0, null];
  if (typeof value === 'string') return ['x', 0];
  if (Array.isArray(value)) return [{}, null, [7.5]];
  return [7, [], {}, null];
}

/** The first table of a way to play that fits. */
function find(raw: Record<string, unknown>, fits: (state: TrackState) => boolean): TrackState {
  for (let seed = 0; seed < 2000; seed++) for (const state of states(raw, seed)) if (fits(state)) return state;
  throw new Error('no such table');
}

describe('a state contradicts itself', () => {
  const duel = { biplanes: ['red', 'blue'] };
  const espionage = { scenario: 'espionage', biplanes: ['black', 'white'] };
  const bombing = { scenario: 'bombing' };
  const rescue = { scenario: 'rescue' };
  const escort = { scenario: 'escort' };
  const solo = { scenario: 'bombing', solo: true };
  const at = (phase: string) => (state: TrackState) => state.phase === phase;
  const planning = at('planning.sealing');
  const sealed = (state: TrackState) => planning(state) && state.plans[0] !== null;
  const later = (state: TrackState) => planning(state) && state.turn > 2;
  const threeless = (state: TrackState) => sealed(state) && !state.plans[0]?.loop;

  const emptyHands = (...sizes: number[]) =>
    Object.fromEntries(
      sizes.flatMap((size, seat) => [
        [`pilots.${seat}.hand`, []],
        [`pilots.${seat}.bag`, Array.from({ length: size }, (_, tile) => tile)],
      ]),
    );

  type Case = [string, Record<string, unknown>, (state: TrackState) => boolean, Record<string, unknown>, string];
  const cases: Case[] = [
    ['an end without the phase', duel, planning, { outcome: { ending: 'sameHits', winners: [] } }, 'outcome'],
    ['the last phase without an end', duel, planning, { phase: 'over' }, 'outcome'],
    ['an ending of another scenario', duel, at('over'), { 'outcome.ending': 'escaped' }, 'outcome.ending'],
    ['a lost mission in a match of two players', duel, at('over'), { 'outcome.lost': true }, 'outcome.lost'],
    ['a major victory in a duel', duel, at('over'), { 'outcome.major': true }, 'outcome.major'],
    ['a turn after the last of a round', duel, planning, { turn: 6 }, 'turn'],
    ['an exit in a duel', duel, planning, { phase: 'movement.exit' }, 'phase'],
    ['an odd hit in a duel', duel, planning, { phase: 'shooting.oddHit' }, 'phase'],
    ['a mulligan in the second turn', espionage, at('mulligan.sealing'), { turn: 2 }, 'round'],
    ['a plane not placed', duel, planning, { 'planes.1.space': none }, 'planes.1.space'],
    ['no plane placed', duel, planning, { 'planes.0.space': none, 'planes.1.space': none }, 'planes.0.space'],
    ['a plane off the board', bombing, planning, { 'planes.0.space': 13 }, 'planes.0.space'],
    ['a plane on blue in a duel', duel, planning, { 'planes.0.space': 11 }, 'planes.0.space'],
    ['damage repaired', espionage, planning, { 'planes.0.damage': 0 }, 'planes.0.damage'],
    ['a fall without damage', duel, later, { 'planes.0.down': true }, 'planes.0.down'],
    ['a fall without an end', duel, later, { 'planes.0.damage': 7, 'planes.0.down': true }, 'planes.0.down'],
    ['a jam of another gun', duel, planning, { 'pilots.0.jammed': true }, 'pilots.0.jammed'],
    [
      'a 0 that was not played',
      duel,
      (s) => s.round === 1 && s.turn === 1,
      { 'pilots.0.afterZero': true },
      'pilots.0.afterZero',
    ],
    ['a charge in a duel', duel, planning, { 'chargeTiles.hand': [0] }, 'chargeTiles'],
    ['a charge tile lost', escort, planning, { 'chargeTiles.hand': [0, 1, 2] }, 'chargeTiles'],
    ['too many cameras', espionage, planning, { targets: [2, 2, 2, 2, 3] }, 'targets'],
    ['a factory twice', bombing, planning, { targets: [1, 1, 2, 3, 4] }, 'targets'],
    ['a factory too few', bombing, planning, { targets: [1, 2, 3, 4] }, 'targets'],
    [
      'an objective twice',
      rescue,
      planning,
      { 'objectives.held': [1, 1], 'objectives.stack': [3, 4, 5] },
      'objectives',
    ],
    [
      'an objective not drawn',
      rescue,
      planning,
      { 'objectives.held': [], 'objectives.stack': [1, 2, 3, 4, 5] },
      'objectives.held',
    ],
    ['a rescue without a take-off', rescue, planning, { rescued: 1 }, 'rescued'],
    ['a landing elsewhere', rescue, (s) => planning(s) && s.planes[0].space !== 1, { landed: 1 }, 'landed'],
    ['a take-off without a landing', rescue, (s) => planning(s) && s.landed === none, { takeOff: true }, 'landed'],
    ['an exchange after the mulligan', bombing, planning, { 'swaps.0': [] }, 'swaps.0'],
    [
      'an exchange of tiles not in hand',
      bombing,
      at('mulligan.sealing'),
      { 'swaps.0': [0, 1, 2, 3, 4, 5, 6, 7] },
      'swaps.0',
    ],
    ['every exchange sealed and none made', bombing, at('mulligan.sealing'), { swaps: [[], []] }, 'swaps'],
    ['a mulligan with empty hands', bombing, at('mulligan.sealing'), emptyHands(15, 15), 'pilots.0'],
    ['hands not dealt', duel, (s) => planning(s) && s.turn === 1, emptyHands(15, 15), 'pilots.0'],
    ['a hand too large for the turn', duel, (s) => s.round === 1 && s.turn === 1, { turn: 2 }, 'pilots.0.played'],
    [
      'charge tiles played before the first turn',
      escort,
      at('mulligan.sealing'),
      { 'chargeTiles.hand': [0], 'chargeTiles.played': [1, 2, 3, 4, 5] },
      'chargeTiles.played',
    ],
    [
      'more charge tiles played than turns',
      escort,
      (s) => planning(s) && s.turn === 1 && s.plans[0] === null,
      { 'chargeTiles.hand': [0], 'chargeTiles.played': [1, 2, 3, 4, 5] },
      'chargeTiles.played',
    ],
    [
      'fewer charge tiles played than turns',
      escort,
      (s) => later(s) && !s.planes[0].down && s.plans[0] === null,
      { 'chargeTiles.hand': [0, 1, 2, 3, 4, 5], 'chargeTiles.played': [] },
      'chargeTiles.played',
    ],
    ['a plan of no tile', duel, sealed, { 'plans.0.tile': none }, 'plans.0'],
    ['a loop out of reach', duel, threeless, { 'plans.0.loop': true, 'planes.0.space': 4 }, 'plans.0'],
    ['a look-ahead without white', duel, planning, { first: 1 }, 'first'],
    ['an exit open before the tiles are revealed', bombing, planning, { exitOpenTo: 0 }, 'exitOpenTo'],
    ['an exit open to the wrong plane', bombing, at('movement.exit'), { exitOpenTo: 1 }, 'exitOpenTo'],
    ['an exit open to no plane', bombing, at('movement.exit'), { exitOpenTo: none }, 'exitOpenTo'],
    ['an exit taken before it is open', duel, planning, { takesExit: true }, 'takesExit'],
    ['a shooter before the shots', escort, planning, { shooter: charge }, 'shooter'],
    ['an odd hit without its question', escort, planning, { oddHit: true }, 'oddHit'],
    ['hits that do not split', escort, at('shooting.oddHit'), { hits: [1, 0, 0] }, 'hits'],
    ['tiles to give up without a hit', duel, planning, { toLose: 1 }, 'toLose'],
    ['more tiles to give up than hits', espionage, at('shooting.tileLoss'), { hits: [0, 0] }, 'toLose'],
    ['no tile revealed', espionage, at('shooting.tileLoss'), { 'plans.0': null }, 'plans.0'],
    ['an empty left slot', solo, planning, { 'slots.0': none }, 'pilots.1'],
    [
      'a plan of the automatic opponent',
      solo,
      planning,
      { 'plans.1': { type: 'plan', seat: 1, tile: 0, loop: false } },
      'plans.1',
    ],
  ];

  test.each(cases)(
    'a state that contradicts itself is refused with the path: %s',
    (_what, raw, fits, changes, path) => {
      const game = open(raw);
      const state = find(raw, fits);
      expect(game.checkState(state)).toBeNull();
      const problem = game.checkState(altered(state, changes));
      expect(problem?.params).toMatchObject({ path: expect.stringMatching(new RegExp(`^${path}($|\\.)`)) });
    },
  );
});

test('every accepted state can be played to its end, and is accepted at every step', () => {
  const rng = new SeededRandom(9);
  let accepted = 0;
  for (let run = 0; run < 4000; run++) {
    const { game, state, name } = tables[rng.below(tables.length)];
    const leaves = placesIn(state).filter(({ value }) => typeof value === 'number' || typeof value === 'boolean');
    const { path, value } = leaves[rng.below(leaves.length)];
    const other = typeof value === 'boolean' ? !value : rng.below(16) - 1;
    let table = altered(state, { [path]: other });
    if (other === value || table.outcome !== null || game.checkState(table) !== null) continue;
    accepted++;
    while (table.outcome === null) {
      table = next(game, table, rng, false);
      expectAccepted(game, table, `${name}: ${path} = ${other}`);
    }
  }
  expect(accepted).toBeGreaterThan(50);
});
