import { describe, expect, test } from 'vitest';
import { loop, Table } from './table.ts';

/** The four seats of a game for four. */
const [green, blue, red, yellow] = [0, 1, 2, 3];
const four = { players: '4' };

describe('Special rules for 3 or 4 players', () => {
  test('Special rules 1: each partner throws own dice and moves one plane by either number, not both', () => {
    const table = Table.turn({ mover: blue, flying: { blue1: 'H4 N', green1: 'E4 N' } }, four).roll(2, 5);
    expect(table.of('rolled')).toMatchObject([{ seat: blue, dice: [2, 5] }]);
    expect(table.legal).toEqual([
      { type: 'take', seat: blue, plane: table.plane('blue1'), die: 2 },
      { type: 'take', seat: blue, plane: table.plane('blue1'), die: 5 },
    ]);
    expect(table.check({ type: 'take', seat: blue, plane: table.plane('blue1'), die: 7 })).toEqual({
      code: 'squadrons.noSuchDie',
    });
    table.move('blue1', 5, 'NNNNN', 'N');
    expect(table.happened).toContain('turnBegan');
  });

  test('Special rules 1: a partner may not launch or move the other partner’s planes', () => {
    const table = Table.turn({ mover: blue }, four);
    expect(table.legalOf('launch').map(({ plane }) => plane)).toEqual([3, 4, 5]);
    expect(table.check({ type: 'launch', seat: blue, plane: table.plane('green1') })).toEqual({
      code: 'squadrons.notYourPlane',
    });
  });

  test('Special rules 1: the player of a whole nation moves two planes by a die each', () => {
    const table = Table.turn({ mover: 0, flying: { green1: 'E4 N', blue1: 'H4 N' } }, { players: '3' }).roll(2, 5);
    expect(table.state.toMove).toHaveLength(2);
    expect(table.legalOf('take')).toHaveLength(4);
  });

  test('Special rules 2: each partner moves and fights before the next one moves', () => {
    const table = Table.turn(
      { mover: red, flying: { red1: 'E8 S', green1: 'E6 E' }, hands: { red: [1, 2], green: [5, loop] } },
      four,
    );
    table.roll(1, 1).move('red1', 1, 'S', 'S');
    expect(table.game.awaiting(table.state)).toEqual([red]);
    table.shoot(1);
    expect(table.game.awaiting(table.state)).toEqual([green]);
    table.noDefence();
    expect(table.state.mover).toBe(yellow);
  });

  test('partners do not attack each other, nor do their guns', () => {
    const table = Table.turn(
      { mover: red, flying: { red1: 'I10 E', yellow1: 'J12 N' }, hands: { red: [1], yellow: [1] } },
      four,
    );
    table.roll(2, 2, 1, 1).move('red1', 2, 'EN', 'N');
    expect(table.where('red1')).toBe('J11 N');
    expect(table.happened).not.toContain('gunTurned');
    expect(table.state.mover).toBe(yellow);
  });

  describe('Special rules 3: a partner who has lost all planes', () => {
    const gone = (more = {}) =>
      Table.turn({ mover: green, lost: ['blue1', 'blue2', 'blue3'], victories: { green2: 1 }, ...more }, four);

    test('a partner without planes may be given one from the ground, which goes to any empty own landing square', () => {
      const table = gone();
      expect(table.legalOf('give')).toHaveLength(9);
      table.do({ type: 'give', seat: green, plane: table.plane('green2'), square: table.square('K1') });
      expect(table.of('gave')).toMatchObject([{ from: green, to: blue }]);
      expect(table.where('green2')).toBe('K1');
      expect(table.legalOf('give')).toEqual([]);
    });

    test('the given plane keeps its insignia and uses the stand and the pack of its new squadron', () => {
      const table = gone();
      table.do({ type: 'give', seat: green, plane: table.plane('green2'), square: table.square('K1') });
      table.do({ type: 'ready', seat: green });
      expect(table.state.mover).toBe(blue);
      table.launch('green2');
      expect(table.squadron('blue')).toMatchObject({ up: table.plane('green2') });
      expect(table.squadron('blue').hand).toHaveLength(6);
      expect(table.squadron('green').up).toBe(-1);
    });

    test('the given plane may land only on its new squadron’s field', () => {
      const table = gone();
      table.do({ type: 'give', seat: green, plane: table.plane('green2'), square: table.square('K1') });
      table.do({ type: 'ready', seat: green });
      table.lay({ flying: { green2: 'K3 S' }, mayLand: ['green2'] });
      table.roll(2, 2);
      expect(table.legalOf('land').map(({ way }) => way)).toContain('SS');
      table.lay({ flying: { green2: 'B3 S' }, mayLand: ['green2'] });
      expect(table.legalOf('land')).toEqual([]);
    });

    test('neither a plane in flight nor the giver’s last plane can be given', () => {
      const table = gone({ flying: { green1: 'E4 N' } });
      expect(new Set(table.legalOf('give').map(({ plane }) => plane))).toEqual(
        new Set([table.plane('green2'), table.plane('green3')]),
      );
      expect(gone({ lost: ['blue1', 'blue2', 'blue3', 'green1', 'green3'] }).legalOf('give')).toEqual([]);
    });

    test('a plane cannot be given to a landing square on which a plane has stopped', () => {
      const table = gone({ flying: { red1: 'K1 N' } });
      const squares = new Set(table.legalOf('give').map(({ square }) => table.grid.name(square)));
      expect(squares).toEqual(new Set(['J1', 'L1']));
    });

    test('no partner has to give: the turn of a partner without a plane is passed over', () => {
      const table = gone().do({ type: 'ready', seat: green });
      expect(table.state.mover).toBe(red);
      expect(table.of('turnBegan')).toMatchObject([{ seat: red, round: 2 }]);
    });

    test('a partner who still has a plane cannot be given another one', () => {
      expect(gone({ lost: ['blue1', 'blue2'] }).legalOf('give')).toEqual([]);
    });

    test('a partner without a plane is out of the game when the side has one plane left', () => {
      const table = Table.turn(
        {
          mover: red,
          flying: { red1: 'E8 S', green1: 'E6 E' },
          lost: ['blue1', 'blue2', 'blue3', 'green2'],
          hands: { red: [1], green: [5] },
        },
        four,
      );
      table.roll(1, 1).move('red1', 1, 'S', 'S').shoot(1).noDefence();
      expect(table.of('out')).toEqual([{ type: 'out', seat: blue }]);
      expect(table.game.asides(table.state, blue)).toEqual([]);
      expect(table.game.asides(table.state, green)).toEqual([{ type: 'resign', seat: green }]);
    });

    test('a partner without a plane is in the game while the side has two planes, and may be given one of them', () => {
      for (const lost of [
        ['blue1', 'blue2', 'blue3'],
        ['blue1', 'blue2', 'blue3', 'green3'],
      ]) {
        const table = gone({ lost });
        expect(table.game.asides(table.state, blue)).toEqual([{ type: 'resign', seat: blue }]);
        expect(table.legalOf('give')).not.toEqual([]);
      }
    });

    test('no partner is out while the side has two planes', () => {
      const table = Table.turn(
        {
          mover: red,
          flying: { red1: 'E8 S', green1: 'E6 E' },
          lost: ['blue1', 'blue2', 'blue3'],
          hands: { red: [1], green: [5] },
        },
        four,
      );
      table.roll(1, 1).move('red1', 1, 'S', 'S').shoot(1).noDefence();
      expect(table.of('out')).toEqual([]);
    });
  });

  test('the winner is the player or the team that has shot down all of the opponent’s planes', () => {
    const lost = ['red1', 'red2', 'red3', 'yellow2', 'yellow3'] as const;
    const table = Table.turn(
      { mover: blue, flying: { blue1: 'E4 N', yellow1: 'E6 E' }, lost, hands: { blue: [1], yellow: [1] } },
      four,
    );
    table.roll(1, 1).move('blue1', 1, 'N', 'N').shoot(1).noDefence();
    expect(table.state.outcome).toEqual({ ending: 'allShotDown', winners: [green, blue] });
  });
});

describe('the knowledge of partners about each other', () => {
  test('a hand is secret from the partner too', () => {
    const table = Table.turn({ mover: green, hands: { green: [1, 2], blue: [3, 4] } }, four);
    const { squadrons } = table.game.view(table.state, blue);
    expect(squadrons[0]).not.toHaveProperty('hand');
    expect(squadrons[0].handCount).toBe(2);
    expect(squadrons[1].hand).toEqual([3, 4]);
  });

  test('guns are known to both partners once all are laid out, and to no enemy', () => {
    const table = Table.turn({}, four);
    const known = (viewer: number) => table.game.view(table.state, viewer).guns.filter((piece) => piece >= 0).length;
    expect([green, blue, red, yellow].map(known)).toEqual([8, 8, 8, 8]);
    expect(table.game.view(table.state, green).guns.slice(8)).toEqual(new Array(8).fill(-1));
  });

  test('guns of the partner are unknown while they are being laid out', () => {
    const table = new Table(four);
    const [first] = table.game.legalActions(table.state, green);
    table.do(first);
    expect(table.game.view(table.state, green).sealed).toBeDefined();
    expect(table.game.view(table.state, blue).sealed).toBeUndefined();
    expect(table.game.view(table.state, blue).gunsSealed).toEqual([true, false, false, false]);
  });
});
