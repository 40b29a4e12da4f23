import { describe, expect, test } from 'vitest';
import { B, type Changes, type Printed, Table, X1 } from '../table.ts';

/** The bomber, the numbers on the five spots, and a defender out of everybody's way on the brown loop. */
function bomber(own: number, targets: number[], changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const planes = [{ space: own }, { space: B }];
  const table = Table.planning({ scenario: 'bombing', biplanes: ['purple', 'blue'], ...raw }, { targets, planes });
  table.change(changes);
  return table;
}

const inOrder = [1, 2, 3, 4, 5];

/** Every number but one lies somewhere else; the one lies on space 5. */
const onSpaceFive = (factory: number) => {
  const others = inOrder.filter((number) => number !== factory);
  return [...others.slice(0, 3), factory, others[3]];
};

describe('bombing factories ("Bombing", Gameplay)', () => {
  test.each<[number, Printed, boolean]>([
    [1, [1, 0], false],
    [2, [2, 1], false],
    [3, [3, 0], false],
    [3, [3, 1], true],
    [4, [4, 1], false],
    [5, [5, 0], false],
  ])('factory %i falls to a biplane that stops there with its own number: %j, looped %s', (factory, tile, loop) => {
    const targets = onSpaceFive(factory);
    const table = bomber(loop ? 6 : 5 - tile[0], targets).play(tile, [0, 1], { loops: [loop, false] });
    expect(table.spaces[0]).toBe(5);
    expect(table.of('bombed')).toEqual([{ type: 'bombed', spot: 3, factory }]);
    expect(table.state.targets).toEqual(targets.with(3, 0));
  });

  test('a factory stays if the biplane stops there with another number', () => {
    const tiles: Printed[] = [
      [0, 1],
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 0],
    ];
    for (const factory of inOrder) {
      for (const tile of tiles.filter(([value]) => value !== factory)) {
        const targets = onSpaceFive(factory);
        const table = bomber(5 - tile[0], targets).play(tile, [0, 1]);
        expect(table.spaces[0]).toBe(5);
        expect(table.state.targets).toEqual(targets);
      }
    }
  });

  test('a factory that is flown over is not bombed', () => {
    expect(bomber(0, [2, 1, 3, 4, 5]).play([3, 0], [0, 1]).state.targets).toEqual([2, 1, 0, 4, 5]);
  });

  test('the defender bombs no factory', () => {
    const table = bomber(0, inOrder, { planes: [{ space: 0 }, { space: 0 }] }).play([0, 1], [1, 0]);
    expect(table.spaces).toEqual([0, 1]);
    expect(table.state.targets).toEqual(inOrder);
  });

  test('a destroyed factory stays destroyed', () => {
    const table = bomber(4, [2, 3, 4, 0, 5]).play([1, 0], [0, 1]);
    expect(table.of('bombed')).toEqual([]);
    expect(table.state.targets).toEqual([2, 3, 4, 0, 5]);
  });
});

describe('winning ("Bombing", Winning the game)', () => {
  test('the bomber wins by leaving after four factories', () => {
    const table = bomber(7, [0, 0, 0, 0, 5]).play([4, 1], [0, 1]).do({ type: 'exit', seat: 0, take: true });
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('the fourth factory alone does not win', () => {
    const table = bomber(4, [0, 0, 0, 1, 5]).play([1, 0], [0, 1]);
    expect(table.state).toMatchObject({ targets: [0, 0, 0, 0, 5], outcome: null });
  });

  test.each([
    ['blue', 8],
    ['yellow', 7],
    ['grey', 7],
  ])('the defender takes one hit more than usual: %s falls at %i', (defender, fallsAt) => {
    for (const [damage, outcome] of [
      [fallsAt - 2, null],
      [fallsAt - 1, { ending: 'defenderShotDown', winners: [0] }],
    ] as const) {
      const planes = [{ space: 0 }, { space: 2, damage }];
      const table = bomber(0, inOrder, { planes }, { biplanes: ['purple', defender] }).play([0, 1], [0, 1]);
      expect(table.state.outcome).toEqual(outcome);
    }
  });

  test('the bomber itself takes no extra hit: yellow falls at 6', () => {
    const raw = { biplanes: ['yellow', 'blue'] };
    const planes = [{ space: 2, damage: 5 }, { space: 0 }];
    expect(bomber(0, inOrder, { planes }, raw).play([0, 1], [0, 1]).state.outcome).toEqual({
      ending: 'shotDown',
      winners: [1],
    });
  });

  test('the bomber also wins by shooting the defender down, even with no factory bombed', () => {
    const table = bomber(0, inOrder, { planes: [{ space: 0 }, { space: 2, damage: 7 }] }).play([0, 1], [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'defenderShotDown', winners: [0] });
  });

  test('the defender wins by shooting the bomber down before the fourth factory', () => {
    const planes = [{ space: 2, damage: 6 }, { space: 0 }];
    const table = bomber(2, [0, 0, 0, 4, 5], { planes }).play([0, 1], [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
  });

  test.each([
    ['on the ring', 2, 0],
    ['on the way out', X1, 7],
  ])('a bomber shot down %s after four factories draws', (_, own, other) => {
    const planes = [{ space: own, damage: 6 }, { space: other }];
    const table = bomber(own, [0, 0, 0, 0, 5], { planes }).play([0, 1], [0, 1]);
    expect(table.of('shotDown')).toEqual([{ type: 'shotDown', plane: 0 }]);
    expect(table.state.outcome).toEqual({ ending: 'bombedThenShotDown', winners: [] });
  });

  test('a bomber shot down in the turn of the fourth factory draws, since targets come before shots ("Order inside a turn")', () => {
    const planes = [{ space: 4, damage: 6 }, { space: 2 }];
    const table = bomber(4, [0, 0, 0, 1, 5], { planes }).play([1, 0], [0, 1]);
    expect(table.of('bombed')).toHaveLength(1);
    expect(table.state.outcome).toEqual({ ending: 'bombedThenShotDown', winners: [] });
  });

  test('a bomber that crashes loses, even after four factories (ruling 13)', () => {
    const table = bomber(0, [0, 0, 0, 0, 5], {}, { biplanes: ['brown', 'blue'] });
    table.change({
      hands: [
        [
          [0, 1],
          [3, 1],
          [4, 0],
        ],
        undefined,
      ],
    });
    table.play([0, 1], [0, 1]);
    expect(table.of('crashed')).toMatchObject([{ type: 'crashed', seat: 0, cause: 'noLowTile' }]);
    expect(table.state.outcome).toEqual({ ending: 'crashed', winners: [1] });
  });

  test('a crash of the defender gives the bomber the win (ruling 13)', () => {
    const table = bomber(0, inOrder, {}, { biplanes: ['purple', 'white'] });
    table.change({ pilots: [undefined, { afterZero: true }] });
    table.play([1, 0], [0, 0]);
    expect(table.of('crashed')).toMatchObject([{ type: 'crashed', seat: 1, cause: 'secondZero' }]);
    expect(table.state.outcome).toEqual({ ending: 'crashed', winners: [0] });
  });

  test('purple bombs from a hand of seven and shoots only over one or two spaces', () => {
    const far = bomber(0, inOrder, { planes: [{ space: 0 }, { space: 3 }] });
    expect(far.state.pilots[0].hand).toHaveLength(7);
    expect(far.play([0, 1], [0, 1]).of('shot')).toEqual([]);
    const near = bomber(0, inOrder, { planes: [{ space: 1 }, { space: 3 }] }).play([0, 1], [0, 1]);
    expect(near.of('shot')).toMatchObject([{ type: 'shot', from: 0, at: [1], distance: 2, hits: 1 }]);
  });
});
