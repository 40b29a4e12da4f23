import { describe, expect, test } from 'vitest';
import { A1, A2, allies, at, G1, G2, germany, N, S, Table } from './table.ts';

// Far from the edge and from each other, so that a phase of level flight passes without shot or loss.
const apart = [
  { hex: at(3, 10), facing: N },
  { hex: at(1, 0), facing: S },
  { hex: at(5, 10), facing: N },
  { hex: at(9, 0), facing: S },
];

function four(initiative: number, lost: readonly number[] = []): Table {
  const table = new Table({ players: 4 }, { startHex: [1, 1, 5, 5], initiative: [initiative === allies ? 6 : 1] });
  table.change({ planes: apart });
  for (const plane of lost) Object.assign(table.state.planes[plane], { lost: 'shotDown', hex: null, points: 0 });
  return table;
}

/** Plays on with a plane's own way of flying, and tells whose turns there were until the phase ended. */
function turnsOfPhase(table: Table, moves: Record<number, 'level' | 'climb'> = {}): number[] {
  const { phaseNumber } = table.state;
  const turns: number[] = [];
  while (table.state.phaseNumber === phaseNumber) {
    turns.push(table.state.plane);
    const move = moves[table.state.plane] ?? 'level';
    table.fly({ move: table.plane(table.state.plane).points < 5 ? 'level' : move });
  }
  return turns;
}

describe('Initiative Phase, the die', () => {
  test.each([
    [1, germany],
    [2, germany],
    [3, germany],
    [4, allies],
    [5, allies],
    [6, allies],
  ])('a die of %i gives side %i the first initiative', (die, side) => {
    const table = new Table({}, { initiative: [die] });
    expect(table.of('initiativeRolled')).toEqual([{ type: 'initiativeRolled', die, side }]);
    expect(table.state.initiative).toBe(side);
    expect(table.state.plane).toBe(side === allies ? A1 : G1);
  });
});

describe('Initiative Phase, the order of turns', () => {
  test('with Allied initiative the strips are passed from left to right in every pass', () => {
    expect(turnsOfPhase(four(allies))).toEqual(Array.from({ length: 5 }, () => [A1, G2, A2, G1]).flat());
  });

  test('with German initiative the strips are passed from right to left', () => {
    expect(turnsOfPhase(four(germany))).toEqual(Array.from({ length: 5 }, () => [G1, A2, G2, A1]).flat());
  });

  test('in a duel the side with the initiative moves first, and the turns alternate', () => {
    const table = Table.flying({}, { planes: apart.slice(0, 2) });
    expect(turnsOfPhase(table)).toEqual([A1, G1, A1, G1, A1, G1, A1, G1, A1, G1]);
    expect(turnsOfPhase(table)).toEqual([G1, A1, G1, A1, G1, A1, G1, A1, G1, A1]);
  });

  test('the first pass of a phase jumps over an enemy strip that lies before the first plane of the initiative', () => {
    // Germany, from the right: its outer strip is empty, then an Allied plane, then the German one.
    const table = four(germany, [G1]);
    table.change({ phase: 'initiativePhase.turn.manoeuvre', initiative: allies, plane: A1, moved: true });
    for (const plane of [A1, A2, G2]) table.plane(plane).points = 2;
    turnsOfPhase(table);
    expect(table.state.initiative).toBe(germany);
    expect(table.state.plane).toBe(G2);
    table.fly();
    expect(table.state.plane).toBe(A1);
    table.fly();
    expect(table.state.pass).toBe(2);
    // Later passes jump over nothing but empty strips: the Allied strip next to the edge now comes first.
    expect(table.state.plane).toBe(A2);
    table.fly();
    expect(table.state.plane).toBe(G2);
  });

  test('a strip that was jumped over loses its turn of that pass, and none of its points', () => {
    const table = four(germany, [G1]);
    table.change({ plane: G2 });
    const turns = turnsOfPhase(table);
    expect(turns).toEqual([G2, A1, A2, G2, A1, A2, G2, A1, A2, G2, A1, A2, G2, A1, A2]);
    expect(turns.filter((plane) => plane === A2)).toHaveLength(5);
  });

  test('with Allied initiative the first pass jumps over a German strip when the first Allied plane is gone', () => {
    const table = four(allies, [A1]);
    table.change({ plane: A2 });
    expect(turnsOfPhase(table).slice(0, 5)).toEqual([A2, G1, G2, A2, G1]);
  });

  test('a strip without points is bypassed, and the others go on until their points are spent', () => {
    const table = four(allies);
    table.plane(G2).points = 0;
    table.plane(A1).points = 2;
    expect(turnsOfPhase(table)).toEqual([A1, A2, G1, A2, G1, A2, G1, A2, G1, A2, G1]);
  });

  test('one side may have several turns in a row at the end of a phase', () => {
    const table = Table.flying({}, { planes: apart.slice(0, 2) });
    // Two climbs spend what five level flights do.
    expect(turnsOfPhase(table, { [A1]: 'climb' })).toEqual([A1, G1, A1, G1, G1, G1, G1]);
  });

  test('a plane that is shot down loses its remaining turns', () => {
    const table = four(allies);
    table.change({
      planes: [
        { hex: at(5, 5), facing: N },
        { hex: at(1, 0) },
        { hex: at(9, 9) },
        { hex: at(5, 3), facing: N, capacity: 1 },
      ],
    });
    table.fly().shoot(G2, 6);
    expect(table.plane(G2).lost).toBe('shotDown');
    expect(table.state.plane).toBe(A2);
  });
});

describe('Initiative Phase, its end', () => {
  test('when all points are spent every plane has ten again, and the other side has the initiative', () => {
    const table = Table.flying({}, { planes: apart.slice(0, 2) });
    turnsOfPhase(table);
    expect(table.state).toMatchObject({ phaseNumber: 2, initiative: germany, plane: G1, pass: 1 });
    expect(table.state.planes.map((plane) => plane.points)).toEqual([10, 10]);
    expect(table.happened).toEqual(['flew', 'phaseEnded', 'phaseBegan', 'turnBegan']);
  });

  test('the initiative changes sides even if a plane was lost in the phase', () => {
    const table = four(allies, [G1]);
    turnsOfPhase(table);
    expect(table.state.initiative).toBe(germany);
    turnsOfPhase(table);
    expect(table.state.initiative).toBe(allies);
  });

  test('a lost plane gets no new points', () => {
    const table = four(allies, [G1]);
    turnsOfPhase(table);
    expect(table.plane(G1)).toMatchObject({ points: 0, hex: null });
  });
});
