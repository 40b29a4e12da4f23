import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { biplanes } from '@aerodrome/engine/games/track/data/box.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const missions = ['espionage', 'bombing', 'rescue', 'escort'];
const editions = ['final', 'prototype'];

const accepted = (raw: Record<string, unknown>) => 'options' in readOptions(track.options, raw);

/** The biplanes that may fly a mission, tried one by one against an opponent of another colour. */
function missionBiplanes(edition: string, scenario: string): string[] {
  return biplanes.filter((own) => accepted({ edition, scenario, biplanes: [own, own === 'green' ? 'grey' : 'green'] }));
}

describe.each(editions)('choosing biplanes and board, %s edition', (edition) => {
  test.each([
    ['espionage', ['red', 'brown', 'black', 'white']],
    ['bombing', ['yellow', 'brown', 'purple', 'black']],
    ['rescue', ['brown', 'white']],
    ['escort', [...biplanes]],
  ])('%s is flown by its own choice of biplanes (each scenario, "Setup")', (scenario, allowed) => {
    expect(missionBiplanes(edition, scenario)).toEqual(allowed);
  });

  test.each(missions)(
    'the opponent in %s may fly any of the other eight biplanes, never the same one (each scenario, "Setup")',
    (scenario) => {
      const own = missionBiplanes(edition, scenario)[0];
      const others = biplanes.filter((name) => accepted({ edition, scenario, biplanes: [own, name] }));
      expect(others).toEqual(biplanes.filter((name) => name !== own));
    },
  );

  test.each(missions)('%s may be played on either side of the board ("Advanced Scenarios")', (scenario) => {
    for (const board of ['single-coloured', 'two-coloured']) {
      expect(new Table({ edition, scenario, board }).options.board).toBe(board);
    }
  });
});

/** The set-up up to the mulligans, and who was asked for which start. */
function placing(raw: Record<string, unknown>) {
  const table = new Table(raw);
  return { table, phase: table.state.phase, asked: table.game.awaiting(table.state) };
}

describe('the starts of the planes, final edition', () => {
  test.each(missions)('the opponent in %s picks a start and the mission takes the other ("Setup")', (scenario) => {
    for (const board of ['single-coloured', 'two-coloured']) {
      for (const [picked, left] of [
        [0, 4],
        [4, 0],
      ]) {
        const { table, phase, asked } = placing({ scenario, board });
        expect([phase, asked]).toEqual(['placing', [1]]);
        expect(table.game.legalActions(table.state, 1)).toEqual([
          { type: 'place', seat: 1, space: 0 },
          { type: 'place', seat: 1, space: 4 },
        ]);
        table.do({ type: 'place', seat: 1, space: picked });
        expect(table.spaces).toEqual(scenario === 'escort' ? [left, picked, left] : [left, picked]);
      }
    }
  });

  test('factories and airfields lie on the board, and no tile has been drawn, when the start is picked ("Setup")', () => {
    for (const scenario of ['bombing', 'rescue']) {
      const { table } = placing({ scenario });
      expect([...table.state.targets].sort()).toEqual([1, 2, 3, 4, 5]);
      expect(table.state.pilots.map((pilot) => pilot.hand)).toEqual([[], []]);
      expect(table.state.objectives.held).toEqual([]);
    }
  });
});

describe('the starts of the planes, prototype edition', () => {
  test.each(['espionage', 'escort'])(
    'the mission in %s starts on X, and its opponent on the other start ("Setup")',
    (scenario) => {
      for (const board of ['single-coloured', 'two-coloured']) {
        const { table, phase } = placing({ edition: 'prototype', scenario, board });
        expect(phase).toBe('mulligan.sealing');
        expect(table.spaces).toEqual(scenario === 'escort' ? [0, 4, 0] : [0, 4]);
      }
    },
  );

  test('the bomber picks its own start, and the defender takes the other ("Bombing", Setup)', () => {
    const { table, phase, asked } = placing({ edition: 'prototype', scenario: 'bombing' });
    expect([phase, asked]).toEqual(['placing', [0]]);
    table.do({ type: 'place', seat: 0, space: 4 });
    expect(table.spaces).toEqual([4, 0]);
  });

  test('the defender of a rescue picks its start, as in the final edition ("Rescue", Setup)', () => {
    const { table, asked } = placing({ edition: 'prototype', scenario: 'rescue' });
    expect(asked).toEqual([1]);
    table.do({ type: 'place', seat: 1, space: 0 });
    expect(table.spaces).toEqual([4, 0]);
  });
});

describe.each(editions)('the pieces that lie ready, %s edition', (edition) => {
  test('five sites lie with two cameras up ("Espionage", Setup)', () => {
    expect(Table.planning({ edition, scenario: 'espionage' }).state.targets).toEqual([2, 2, 2, 2, 2]);
  });

  test.each([
    ['espionage', [1, 0]],
    ['bombing', [0, 0]],
    ['rescue', [0, 0]],
    ['escort', [1, 0, 0]],
  ])('only spy and escort start with damage: %s ("Setup")', (scenario, damage) => {
    const table = Table.planning({ edition, scenario });
    expect(table.state.planes.map((plane) => plane.damage)).toEqual(damage);
  });

  test.each(['espionage', 'escort'])('black starts %s with one damage and all its tiles ("Setup")', (scenario) => {
    const { hand, bag, lost } = Table.planning({ edition, scenario, biplanes: ['black', 'blue'] }).state.pilots[0];
    expect([hand.length, bag.length, lost.length]).toEqual([7, 11, 0]);
  });

  test.each(['bombing', 'rescue'])(
    '%s has the numbers 1 to 5 on the five spots in random order ("Setup")',
    (scenario) => {
      const table = new Table({ edition, scenario });
      const layouts = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const draft = table.game.create();
        table.game.begin(draft, new SeededRandom(seed), null);
        expect([...draft.targets].sort()).toEqual([1, 2, 3, 4, 5]);
        layouts.add(draft.targets.join());
      }
      expect(layouts.size).toBeGreaterThan(5);
    },
  );

  test('the rescuer holds one objective of five, which the defender cannot see ("Rescue", Setup)', () => {
    const table = new Table({ edition, scenario: 'rescue' });
    table.do({ type: 'place', seat: 1, space: 0 });
    const [held] = table.state.objectives.held;
    expect([...table.state.objectives.stack, held].sort()).toEqual([1, 2, 3, 4, 5]);
    const views = ([0, 1, 'table'] as const).map((viewer) => table.game.view(table.state, viewer).objectives);
    expect(views.map((seen) => seen.held)).toEqual([[held], undefined, undefined]);
    expect(views.map((seen) => seen.heldCount)).toEqual([1, 1, 1]);
    const [drawn] = table.of('objectiveDrawn');
    expect(table.game.redact(drawn, 1)).toEqual({ type: 'objectiveDrawn', seat: 0 });
    expect(table.game.redact(drawn, 0)).toMatchObject({ secret: { objective: held } });
  });

  test('Land and Take Off lie beside the aid at the start ("Rescue", Setup)', () => {
    const { landed, takeOff } = Table.planning({ edition, scenario: 'rescue' }).state;
    expect([landed, takeOff]).toEqual([-1, false]);
  });

  test('the escort holds all six tiles of its charge, one of which shoots ("Escort", Setup)', () => {
    const table = Table.planning({ edition, scenario: 'escort' });
    const { hand, played } = table.state.chargeTiles;
    const printed = hand.map((tile) => table.options.box.charge.tiles[tile]);
    expect(printed.map((tile) => tile.value)).toEqual([-2, -1, 0, 0, 1, 2]);
    expect(printed.filter((tile) => tile.hits > 0)).toEqual([{ value: 0, hits: 1 }]);
    expect(played).toEqual([]);
  });
});
