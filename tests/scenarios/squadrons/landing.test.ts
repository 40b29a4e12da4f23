import { describe, expect, test } from 'vitest';
import { american, german, rollOut, Table } from './table.ts';

describe('How to move 11 and The dogfight 7: landing', () => {
  const home = (square: string, more = {}) =>
    Table.turn({
      mover: american,
      flying: { green1: square },
      mayLand: ['green1'],
      hands: { green: [1, 4, rollOut] },
      ...more,
    });

  test('How to move 11: a plane reaches an own empty landing square by exact count or with count to spare', () => {
    const table = home('A4 S').roll(5, 3);
    table.do({ type: 'take', seat: american, plane: 0, die: 5 });
    expect(table.legalOf('land').map(({ way }) => way)).toContain('SSS');
    expect(table.legalOf('land').map(({ way }) => way)).toContain('ESSWS');
    table.land('SSS');
    expect(table.where('green1')).toBe('A1');
    expect(table.squadron('green').up).toBe(-1);
  });

  test('How to move 11: landing is a choice: the plane may fly over its field, or stop there in flight', () => {
    const table = home('A4 S').roll(3, 3).move('green1', 3, 'SSS', 'N');
    expect(table.where('green1')).toBe('A1 N');
  });

  test('How to move 11: a plane lands only on its own squadron’s field, and only on an empty square', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'I2 S', blue1: 'B3 S' },
      mayLand: ['green1', 'blue1'],
    }).roll(2, 2);
    table.do({ type: 'take', seat: american, plane: 0, die: 2 });
    expect(table.legalOf('land')).toEqual([]);
    // J1, the square of the blue plane that is up, is empty but not green's.
    expect(table.check({ type: 'land', seat: american, way: 'SE' })).toEqual({ code: 'squadrons.notYourField' });
    const taken = home('B3 S').roll(2, 2);
    expect(taken.check({ type: 'land', seat: american, way: 'SS' })).toEqual({
      code: 'squadrons.squareTaken',
      params: { square: 'B1' },
    });
  });

  test('an enemy in flight on an empty landing square prevents the landing', () => {
    const table = home('A3 S', { flying: { green1: 'A3 S', red1: 'A1 N' } }).roll(2, 2);
    expect(table.legalOf('land')).toEqual([]);
  });

  test('The dogfight 7: before it lands a plane must have been in a dogfight or past the double black line', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A3 S' } }).roll(2, 2);
    expect(table.legalOf('land')).toEqual([]);
    expect(table.check({ type: 'land', seat: american, way: 'SS' })).toEqual({ code: 'squadrons.tooEarlyToLand' });
  });

  test('The dogfight 7: a plane that crosses the line and comes back in one move may land', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'E6 N' } }).roll(4, 4);
    table.move('green1', 4, 'NESW', 'S');
    expect(table.happened).toContain('faced');
    expect(table.where('green1')).toBe('E6 S');
    expect(table.at('green1').mayLand).toBe(true);
  });

  test('The dogfight 7: a plane that has crossed the line may land even if a gun interrupts the move', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'C6 N' },
      hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
    }).roll(6, 6);
    table.move('green1', 6, 'NNNNN');
    expect(table.happened).toEqual(['flew', 'crossedLine', 'gunTurned']);
    table.move('green1', 6, 'NNNNNE', 'S');
    expect(table.happened).not.toContain('crossedLine');
    expect(table.at('green1').mayLand).toBe(true);
  });

  describe('a move over the line, over a gun and home', () => {
    /** Guns beyond the line on B3 and C3; from C2 the only way home goes over both of them and A3. */
    const box = {
      board: { columns: 6, rows: 4, line: 2 },
      pieces: { hit: 1, miss: 2 },
      squadrons: {
        green: { landing: ['A1', 'B1'], guns: ['D1', 'E2', 'D2'] },
        blue: { landing: ['E1', 'F1'], guns: ['F2', 'C1', 'A2'] },
        red: { landing: ['A4', 'B4'], guns: ['B3', 'C3', 'D4'] },
        yellow: { landing: ['E4', 'F4'], guns: ['D3', 'E3', 'F3'] },
      },
    };
    const layout = {
      mover: american,
      flying: { green1: 'C2 N', blue1: 'B2 N', red1: 'C4 S', yellow1: 'D3 W' },
      hits: ['D4', 'D3', 'D1', 'F2'],
    } as const;

    test('a plane may fly to the gun although the rest of the count can only end in a landing', () => {
      const table = Table.turn(layout, { box }).roll(6, 6);
      table.do({ type: 'take', seat: american, plane: 0, die: 6 });
      expect(table.legalOf('fly').map(({ way }) => way)).toContain('N');
      table.move('green1', 6, 'N').move('green1', 6, 'NW');
      expect(table.legal).toEqual([{ type: 'land', seat: american, way: 'NWWSS' }]);
      expect(table.land('NWWSS').where('green1')).toBe('A1');
    });

    test('a plane may not fly to the gun if the only landing square is occupied', () => {
      const table = Table.turn({ ...layout, flying: { ...layout.flying, green1: 'C2 N' } }, { box });
      table.at('green2').square = table.square('A1');
      table.roll(6, 6).do({ type: 'take', seat: american, plane: 0, die: 6 });
      expect(table.legalOf('fly').map(({ way }) => way)).not.toContain('N');
    });
  });

  test('The dogfight 7: a plane that stops short of the line may not land', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'E5 N' } })
      .roll(1, 1)
      .move('green1', 1, 'N', 'S');
    expect(table.at('green1').mayLand).toBe(false);
  });

  test('The dogfight 7: a plane that takes off again has to qualify for landing again', () => {
    const table = home('A3 S').roll(2, 2).land('SS');
    table.do({ type: 'keep', seat: american, cards: [1, 4, rollOut] });
    table.do({ type: 'ready', seat: german });
    table.launch('green1');
    expect(table.at('green1').mayLand).toBe(false);
  });
});
