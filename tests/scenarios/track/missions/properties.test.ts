import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { TrackEvent, TrackState } from '@aerodrome/engine/games/track/state.ts';
import { describe, expect, test } from 'vitest';
import { off, Table, X1 } from '../table.ts';

const games: [string, Record<string, unknown>][] = [
  ['espionage', { scenario: 'espionage', biplanes: ['black', 'grey'] }],
  ['prototype espionage', { scenario: 'espionage', edition: 'prototype', biplanes: ['brown', 'purple'] }],
  ['bombing', { scenario: 'bombing', biplanes: ['purple', 'black'] }],
  ['rescue', { scenario: 'rescue', biplanes: ['white', 'yellow'] }],
  ['escort', { scenario: 'escort', biplanes: ['black', 'white'] }],
  ['two-coloured bombing', { scenario: 'bombing', board: 'two-coloured', biplanes: ['yellow', 'green'] }],
  ['two-coloured escort', { scenario: 'escort', board: 'two-coloured', biplanes: ['purple', 'black'] }],
  ['solo espionage', { scenario: 'espionage', solo: true, biplanes: ['red', 'black'] }],
  ['solo bombing', { scenario: 'bombing', solo: true, smartThree: true, biplanes: ['black', 'grey'] }],
  ['solo rescue', { scenario: 'rescue', solo: true, adjustedBag: true, biplanes: ['brown', 'white'] }],
  ['solo escort', { scenario: 'escort', solo: true, smartThree: true, biplanes: ['purple', 'brown'] }],
];
const gamesEach = 16;

interface Moment {
  table: Table;
  before: TrackState;
  after: TrackState;
  events: readonly TrackEvent[];
}

/** Plays one game with random decisions and keeps every step of it. */
function playOut(raw: Record<string, unknown>, seed: number): Moment[] {
  const table = new Table(raw);
  const moments: Moment[] = [];
  const decisions = new SeededRandom(seed + 1000);
  table.rng = new SeededRandom(seed);
  if (seed % 2 === 1) headStart(table);
  while (table.state.outcome === null) {
    const [seat] = table.game.awaiting(table.state);
    const actions = table.game.legalActions(table.state, seat);
    // A plane that may take the exit path does: random play seldom gets that far.
    const action = table.state.phase === 'movement.exit' ? actions[0] : actions[decisions.below(actions.length)];
    const before = table.state;
    table.do(action);
    moments.push({ table, before, after: table.state, events: table.events });
  }
  return moments;
}

/** Random play seldom comes near the end of a mission, so every other game begins close to it. */
function headStart(table: Table): void {
  const { targets, objectives } = table.state;
  const { scenario } = table.options;
  if (scenario === 'escort') table.change({ round: 3 });
  else if (scenario === 'rescue') table.change({ objectives: { ...objectives, held: [1, 2, 3, 4, 5], stack: [] } });
  else table.change({ targets: targets.map((tile, spot) => (spot < 3 ? 0 : tile)) });
}

const exitsSeen: Record<string, number> = {};

describe.each(games)('random games of %s', (name, raw) => {
  const solo = raw.solo === true;
  const escort = raw.scenario === 'escort';
  const leaver = escort ? 2 : 0;
  const played = Array.from({ length: gamesEach }, (_, seed) => playOut(raw, seed));
  const moments = played.flat();
  const entering = moments.filter(
    ({ before, after }) => before.planes[leaver].space < X1 && after.planes[leaver].space >= X1,
  );
  exitsSeen[name] = entering.length;

  test('random games end with an ending of their scenario within its limit of rounds', () => {
    for (const game of played) {
      const { table } = game[0];
      expect(table.game.endings).toContain(table.state.outcome?.ending);
      expect(table.state.round).toBeLessThanOrEqual(escort ? 3 : 30);
      if (solo) expect(table.state.outcome?.winners).not.toContain(1);
    }
  });

  test('random games never lose or gain a movement tile', () => {
    const wrong = moments.filter(({ table, after }) =>
      after.pilots.some(({ hand, bag, played, stack, lost }, seat) => {
        const slots = seat === 1 ? after.slots.filter((tile) => tile >= 0) : [];
        const all = [...hand, ...bag, ...played, ...stack, ...lost, ...slots];
        const removed = seat === 1 && raw.adjustedBag === true ? 2 : 0;
        return new Set(all).size !== all.length || all.length !== table.tiles(seat).length - removed;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('random games never bring the opponent off the board, or an escort or automatic opponent onto the exit path', () => {
    const [own, other] = [0, 1].map((plane) => moments.map(({ after }) => after.planes[plane].space));
    expect(other).not.toContain(off);
    if (escort) expect(Math.max(...own)).toBeLessThan(X1);
    if (solo) expect(Math.max(...other)).toBeLessThan(X1);
  });

  test('random games open the exit path only to a mission that has enough targets, people or rounds', () => {
    for (const { before, after } of entering) {
      const gone = before.targets.filter((target) => target === 0).length;
      if (escort) expect(before.round).toBe(3);
      else if (raw.scenario === 'rescue') expect(after.rescued).toBeGreaterThan(0);
      else expect(gone).toBeGreaterThanOrEqual(4);
    }
    if (raw.edition === 'prototype') expect(entering).toEqual([]);
  });

  test('random games have no two biplanes shooting each other in one turn, no armed spy, and no automatic opponent shot down', () => {
    const shots = moments.map(({ events }) => events.filter((event) => event.type === 'shot'));
    if (!escort) expect(Math.max(...shots.map((list) => list.length))).toBe(1);
    if (raw.scenario === 'espionage') expect(shots.flat().filter((shot) => shot.from !== 1)).toEqual([]);
    if (solo) expect(moments.filter(({ after }) => after.planes[1].down)).toEqual([]);
  });

  test('random games never reduce damage, and increase it only with a hit', () => {
    const wrong = moments.filter(({ before, after, events }) =>
      after.planes.some(({ damage }, plane) => {
        const hit = events.some((event) => event.type === 'damaged' && event.plane === plane);
        return hit ? damage <= before.planes[plane].damage : damage !== before.planes[plane].damage;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('random games use the exit path in every scenario, except for the prototype espionage', () => {
  const { 'prototype espionage': none, ...others } = exitsSeen;
  expect(none).toBe(0);
  for (const [name, count] of Object.entries(others)) expect([name, count > 0]).toEqual([name, true]);
});
