import { describe, expect, test } from 'vitest';
import { B, type Changes, P, type Printed, Table, X1 } from '../table.ts';

/** The spy and its defender on given spaces; the defender is out of shooting range on a loop unless a test moves it. */
function spy(own: number, changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const table = Table.planning({ scenario: 'espionage', ...raw }, { planes: [{ space: own }, { space: B }] });
  table.change(changes);
  return table;
}

/** The five designated spots of either side, in order. */
const spots = { 'single-coloured': [1, 2, 3, 5, 6], 'two-coloured': [1, 2, 3, 5, 7] };

describe('taking photos ("Espionage", Gameplay)', () => {
  test.each<[string, number, Printed]>([
    ['0', 5, [0, 0]],
    ['1', 4, [1, 2]],
  ])('a %s that stops at a site takes a perfect photo, and the site is removed', (_, from, tile) => {
    const table = spy(from).play(tile, [0, 1]);
    expect(table.state.targets).toEqual([2, 2, 2, 0, 2]);
    expect(table.of('photographed')).toEqual([{ type: 'photographed', spot: 3, cameras: 0 }]);
  });

  test('a 2 takes a blurred photo, and the site turns over', () => {
    const table = spy(3).play([2, 0], [0, 1]);
    expect(table.state.targets).toEqual([2, 2, 2, 1, 2]);
    expect(table.of('photographed')).toEqual([{ type: 'photographed', spot: 3, cameras: 1 }]);
  });

  test.each<[string, number, Printed]>([
    ['second blurred', 3, [2, 0]],
    ['perfect', 4, [1, 0]],
    ['perfect', 5, [0, 0]],
  ])('a site with one camera left is removed by a %s photo: from %i with %j', (_, from, tile) => {
    expect(spy(from, { targets: [2, 2, 2, 1, 2] }).play(tile, [0, 1]).state.targets).toEqual([2, 2, 2, 0, 2]);
  });

  test.each<[number, Printed, boolean]>([
    [2, [3, 0], false],
    [6, [3, 0], true],
    [1, [4, 1], false],
    [0, [5, 0], false],
  ])('a 3, 4, 5 or looped 3 takes no photo: from %i with %j', (from, tile, loop) => {
    const table = spy(from).play(tile, [0, 1], { loops: [loop, false] });
    expect(table.spaces[0]).toBe(5);
    expect(table.state.targets).toEqual([2, 2, 2, 2, 2]);
  });

  test('a spy photographs only the site where it stops, not those that it passes', () => {
    expect(spy(0).play([2, 0], [0, 1]).state.targets).toEqual([2, 1, 2, 2, 2]);
  });

  test.each([0, 4, 7, P, B, X1])('space %i has no site', (space) => {
    expect(spy(space).play([0, 0], [0, 1]).state.targets).toEqual([2, 2, 2, 2, 2]);
  });

  test.each(['single-coloured', 'two-coloured'] as const)(
    'the five target spots of the %s side are all sites',
    (board) => {
      for (const [spot, space] of spots[board].entries()) {
        const { targets } = spy(space, {}, { board }).play([0, 0], [0, 1]).state;
        expect(targets).toEqual([2, 2, 2, 2, 2].with(spot, 0));
      }
    },
  );

  test('a 1 and a 2 that come off a loop take photos as usual', () => {
    expect(spy(B).play([1, 0], [0, 1]).state.targets).toEqual([2, 2, 2, 0, 2]);
    expect(spy(P).play([2, 0], [0, 1]).state.targets).toEqual([2, 1, 2, 2, 2]);
  });

  test('a removed site cannot be photographed again', () => {
    const table = spy(5, { targets: [2, 2, 2, 0, 2] }).play([0, 0], [0, 1]);
    expect(table.of('photographed')).toEqual([]);
    expect(table.state.targets).toEqual([2, 2, 2, 0, 2]);
  });

  test('the defender takes no photos', () => {
    expect(spy(0, { planes: [{ space: 4 }, { space: 2 }] }).play([0, 0], [0, 1]).state.targets).toEqual([
      2, 2, 2, 2, 2,
    ]);
  });

  test('a tile that black plays again takes a photo as if it were new (ruling 7)', () => {
    const table = spy(1, {}, { biplanes: ['black', 'blue'] });
    table.change({ targets: [0, 2, 2, 2, 2] });
    const { pilots } = table.state;
    const one = table.give(0, [1, 0]).tile(0, [1, 0]);
    pilots[0].played = [one];
    pilots[0].bag.push(...pilots[0].hand.filter((tile) => tile !== one));
    pilots[0].hand = [];
    table.give(1, [0, 1]).do({ type: 'plan', seat: 0, tile: one, loop: false }).plan(1, [0, 1]);
    expect(table.spaces[0]).toBe(2);
    expect(table.state.targets).toEqual([0, 0, 2, 2, 2]);
  });
});

describe('winning ("Espionage", Winning the game)', () => {
  test('a spy with four sites has not won yet and still has to leave', () => {
    const table = spy(6, { targets: [0, 0, 0, 2, 2] }).play([0, 0], [0, 1]);
    expect(table.state).toMatchObject({ targets: [0, 0, 0, 2, 0], outcome: null });
    table.play([5, 0], [1, 0]).do({ type: 'exit', seat: 0, take: true });
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('a spy with four or with five sites wins by leaving', () => {
    for (const targets of [
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0],
    ]) {
      const table = spy(7, { targets }).play([4, 1], [0, 1]).do({ type: 'exit', seat: 0, take: true });
      expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
    }
  });

  test('a spy with enough photos may fly on and take the fifth photo', () => {
    const table = spy(7, { targets: [2, 0, 0, 0, 0] })
      .play([2, 0], [0, 1])
      .do({ type: 'exit', seat: 0, take: false });
    expect(table.state.targets).toEqual([1, 0, 0, 0, 0]);
  });

  test('a spy behind the defender does not shoot', () => {
    const table = spy(0, { planes: [{ space: 1 }, { space: 3 }] }).play([1, 2], [0, 1]);
    expect(table.spaces).toEqual([2, 3]);
    expect(table.of('shot')).toEqual([]);
    expect(table.state.planes[1].damage).toBe(0);
  });

  test('the starting damage of a red spy counts, so that it falls after six more hits', () => {
    const survives = spy(0, { planes: [{ space: 3, damage: 4 }, { space: 0 }] }).play([0, 0], [1, 2]);
    expect(survives.state).toMatchObject({ outcome: null, planes: [{ damage: 6, down: false }, {}] });
    const falls = spy(0, { planes: [{ space: 3, damage: 5 }, { space: 0 }] }).play([0, 0], [1, 2]);
    expect(falls.of('shotDown')).toEqual([{ type: 'shotDown', plane: 0 }]);
    expect(falls.state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
  });

  test('a white spy starts with one of its six hits', () => {
    const table = spy(0, {}, { biplanes: ['white', 'blue'] });
    table.change({ planes: [{ space: 3, damage: 5 }, { space: 0 }] });
    expect(table.play([0, 0], [1, 1]).state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
  });

  test('a spy shot down in the turn of the fourth photo has lost', () => {
    const table = spy(6, { targets: [0, 0, 0, 2, 2], planes: [{ space: 6, damage: 6 }, { space: 4 }] });
    table.play([0, 0], [1, 1]);
    expect(table.of('photographed')).toHaveLength(1);
    expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
  });

  test('a spy shot down on the exit path has lost', () => {
    const table = spy(X1, { targets: [0, 0, 0, 0, 0], planes: [{ space: X1, damage: 6 }, { space: 6 }] });
    expect(table.play([1, 0], [1, 1]).state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
  });
});

test('a turn has the order reveal, moves, photo, shot, damage ("Order inside a turn")', () => {
  const table = spy(0, { planes: [{ space: 4 }, { space: 2 }] }).play([1, 0], [1, 1]);
  expect(table.happened).toEqual([
    'planSealed',
    'revealed',
    'flew',
    'flew',
    'photographed',
    'shot',
    'damaged',
    'turnBegan',
  ]);
});
