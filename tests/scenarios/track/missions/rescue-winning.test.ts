import { describe, expect, test } from 'vitest';
import { B, type Changes, Table, X1, X3 } from '../table.ts';

function rescuer(own: number, changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const table = Table.planning(
    { scenario: 'rescue', biplanes: ['white', 'blue'], ...raw },
    {
      targets: [1, 2, 3, 4, 5],
      objectives: { held: [4, 5], stack: [1, 2, 3], shown: [] },
      planes: [{ space: own }, { space: B }],
    },
  );
  table.change(changes);
  return table;
}

const major = { major: true };

describe.each(['final', 'prototype'])('leaving, %s edition ("Rescue", Winning the game)', (edition) => {
  test.each([
    [1, { ending: 'escaped', winners: [] }],
    [2, { ending: 'escaped', winners: [0] }],
    [3, { ending: 'escaped', winners: [0], ...major }],
    [4, { ending: 'escaped', winners: [0], ...major }],
  ])(
    'a rescuer who leaves draws with one person, wins with two, and wins a major victory with three: %i rescued',
    (rescued, outcome) => {
      expect(rescuer(X3, { rescued }, { edition }).play([1, 1], [0, 1]).state.outcome).toEqual({
        ...outcome,
        figures: { rescued },
      });
    },
  );

  test('a rescuer who has rescued no person cannot leave', () => {
    const table = rescuer(7, { rescued: 0 }, { edition }).play([4, 1], [0, 1]);
    expect([table.state.phase, table.spaces[0]]).toEqual(['planning.sealing', 3]);
  });

  test('a rescuer with one person may leave or stay for more', () => {
    const table = rescuer(7, { rescued: 1 }, { edition }).play([4, 1], [0, 1]);
    expect(table.state.phase).toBe('movement.exit');
    expect(table.do({ type: 'exit', seat: 0, take: false }).spaces[0]).toBe(3);
  });

  test('a person taken aboard in the same turn counts, since take-off comes before the move', () => {
    const table = rescuer(6, { landed: 6 }, { edition }).play([2, 0], [0, 1]);
    expect(table.state).toMatchObject({ phase: 'movement.exit', rescued: 1, takeOff: true });
    expect(table.do({ type: 'exit', seat: 0, take: true }).spaces[0]).toBe(X1);
  });
});

describe('shooting the defender down ("Rescue", Winning the game)', () => {
  const shootDown = (edition: string, rescued: number) =>
    rescuer(0, { rescued, planes: [{ space: 0 }, { space: 2, damage: 7 }] }, { edition }).play([0, 1], [0, 1]).state
      .outcome;

  test.each([
    ['final', 0, { winners: [1] }],
    ['final', 1, { winners: [] }],
    ['final', 2, { winners: [0] }],
    ['final', 3, { winners: [0], ...major }],
    ['prototype', 0, { winners: [] }],
    ['prototype', 1, { winners: [] }],
    ['prototype', 2, { winners: [0] }],
    ['prototype', 3, { winners: [0], ...major }],
  ])(
    'the people rescued decide the result when the defender is shot down: %s edition, %i rescued',
    (edition, rescued, outcome) => {
      expect(shootDown(edition, rescued)).toEqual({ ending: 'defenderShotDown', ...outcome, figures: { rescued } });
    },
  );

  test.each([
    ['blue', 8],
    ['grey', 7],
  ])('%s as defender takes one hit more than usual and falls at %i', (defender, fallsAt) => {
    const raw = { biplanes: ['white', defender] };
    const planes = (damage: number) => [{ space: 0 }, { space: 2, damage }];
    const stands = rescuer(0, { rescued: 2, planes: planes(fallsAt - 2) }, raw).play([0, 1], [0, 1]);
    expect(stands.state).toMatchObject({ outcome: null, planes: [{}, { damage: fallsAt - 1, down: false }] });
    const falls = rescuer(0, { rescued: 2, planes: planes(fallsAt - 1) }, raw).play([0, 1], [0, 1]);
    expect(falls.state.outcome).toMatchObject({ winners: [0] });
  });

  test('a person rescued in the turn of the last shot counts', () => {
    const table = rescuer(5, { landed: 5, rescued: 1, planes: [{ space: 5 }, { space: 7, damage: 7 }] });
    expect(table.play([1, 1], [0, 1]).state.outcome).toEqual({
      ending: 'defenderShotDown',
      winners: [0],
      figures: { rescued: 2 },
    });
  });
});

describe('losing ("Rescue", Winning the game)', () => {
  test.each([0, 1, 2, 3])('a rescuer shot down before leaving has lost, with %i rescued', (rescued) => {
    const table = rescuer(0, { rescued, planes: [{ space: 2, damage: 5 }, { space: 0 }] }).play([0, 0], [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
  });

  test('a brown rescuer falls only at seven', () => {
    const raw = { biplanes: ['brown', 'blue'] };
    const table = rescuer(0, { planes: [{ space: 2, damage: 5 }, { space: 1 }] }, raw).play([1, 0], [0, 1]);
    expect(table.state).toMatchObject({ outcome: null, planes: [{ damage: 6 }, {}] });
  });
});

describe('crashes (ruling 13)', () => {
  test('a rescuer who plays a second 0 in a row loses at the reveal, before any plane moves', () => {
    const table = rescuer(5, { landed: 5, rescued: 3, pilots: [{ afterZero: true }] }).play([0, 0], [1, 0]);
    expect(table.happened).toEqual(['planSealed', 'revealed', 'crashed', 'over']);
    expect(table.state.outcome).toEqual({ ending: 'crashed', winners: [1] });
  });

  test.each([0, 1, 2, 3])('a defender that crashes gives the rescuer an outright win, with %i rescued', (rescued) => {
    const table = rescuer(0, { rescued, pilots: [undefined, { afterZero: true }] }, { biplanes: ['brown', 'white'] });
    expect(table.play([1, 0], [0, 0]).state.outcome).toMatchObject({ ending: 'crashed', winners: [0] });
  });

  test('a brown defender that cannot follow its 0 crashes when it has to choose', () => {
    const table = rescuer(2, {}, { biplanes: ['white', 'brown'] });
    table.change({
      hands: [
        undefined,
        [
          [0, 1],
          [3, 1],
          [5, 2],
        ],
      ],
    });
    table.play([1, 1], [0, 1]);
    expect(table.happened.slice(-2)).toEqual(['crashed', 'over']);
    expect(table.state.outcome).toMatchObject({ ending: 'crashed', winners: [0] });
  });
});
