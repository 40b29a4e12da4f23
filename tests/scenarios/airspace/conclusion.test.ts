import { describe, expect, test } from 'vitest';
import { A1, A2, allies, at, G1, G2, germany, N, S, Table } from './table.ts';

const apart = [
  { hex: at(3, 10), facing: N },
  { hex: at(1, 0), facing: S },
  { hex: at(5, 10), facing: N },
  { hex: at(9, 0), facing: S },
];

function flying(raw: Record<string, unknown> = {}): Table {
  const table = Table.flying(raw);
  return table.change({ planes: apart.slice(0, table.state.planes.length) });
}

describe('Game Conclusion', () => {
  test('a side without planes has lost at once', () => {
    const table = flying();
    table.change({ planes: [{ hex: at(5, 0) }] });
    table.fly();
    expect(table.state).toMatchObject({ phase: 'over', outcome: { ending: 'left', winners: [1] } });
    expect(table.game.awaiting(table.state)).toEqual([]);
  });

  test('the match goes on while each side has a plane', () => {
    const table = flying({ planes: 2 });
    table.change({ planes: [{ hex: at(5, 0) }] });
    table.fly();
    expect(table.state.outcome).toBeNull();
    expect(table.state.plane).toBe(G2);
  });

  test('the ending names how the last plane of a side was lost', () => {
    const crashed = flying({ planes: 2 });
    crashed.change({ planes: [{ altitude: 1 }, undefined, { hex: null, lost: 'left', points: 0 }] });
    expect(crashed.fly({ move: 'dive' }).state.outcome).toEqual({ ending: 'crashed', winners: [1] });
  });

  test('all players of a side win together, also one whose plane is lost', () => {
    const table = flying({ players: 4 });
    table.change({
      planes: [
        { hex: at(5, 6) },
        { hex: at(5, 3), capacity: 1 },
        { hex: null, lost: 'crashed', points: 0 },
        { hex: null, lost: 'shotDown', points: 0 },
      ],
    });
    table.fly().shoot(G1, 6);
    expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [0, 2] });
  });
});

describe('Game Conclusion, resigning', () => {
  test('in a duel a resignation lets the other side win', () => {
    const table = flying();
    table.do({ type: 'resign', seat: 1 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0] });
    expect(table.happened).toEqual(['resigned', 'over']);
  });

  test('a player of two planes who resigns gives up both', () => {
    const table = flying({ players: 3 });
    table.do({ type: 'resign', seat: 1 });
    expect(table.of('resigned')).toEqual([{ type: 'resigned', seat: 1, planes: [G1, G2] }]);
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0, 2] });
  });

  test('a partner flies on after a resignation, and the sequence goes on without the planes that were given up', () => {
    const table = flying({ players: 4 });
    table.fly();
    expect(table.state.plane).toBe(G2);
    table.do({ type: 'resign', seat: G2 });
    expect(table.state.outcome).toBeNull();
    expect(table.plane(G2)).toMatchObject({ lost: 'resigned', hex: null, points: 0 });
    expect(table.state.plane).toBe(A2);
  });

  test('a seat out of turn may resign, and nothing else changes', () => {
    const table = flying({ players: 4 });
    table.do({ type: 'resign', seat: G2 });
    expect(table.state).toMatchObject({ plane: A1, phase: 'initiativePhase.turn.manoeuvre' });
    expect(table.happened).toEqual(['resigned']);
  });

  test('the first move of a phase stays with the initiative if its first plane is given up before its turn', () => {
    const table = flying({ players: 4 });
    table.do({ type: 'resign', seat: A1 });
    expect(table.state).toMatchObject({ plane: A2, initiative: allies, moved: false, pass: 1 });
  });

  test('a shot is cancelled if its only target resigns', () => {
    const table = flying({ players: 4 });
    table.change({ planes: [{ hex: at(5, 6) }, { hex: at(5, 4) }] });
    table.fly();
    expect(table.targets).toEqual([G1]);
    table.do({ type: 'resign', seat: G1 });
    expect(table.state).toMatchObject({ plane: G2, phase: 'initiativePhase.turn.manoeuvre' });
  });

  test('a shooter whose target resigns is still asked if another target is left', () => {
    const table = flying({ players: 4 });
    table.change({ planes: [{ hex: at(5, 6) }, { hex: at(5, 4) }, undefined, { hex: at(5, 3) }] });
    table.fly().do({ type: 'resign', seat: G1 });
    expect(table.targets).toEqual([G2]);
  });

  test('a shooter who resigns does not shoot', () => {
    const table = flying({ players: 4 });
    table.change({ planes: [{ hex: at(5, 6) }, { hex: at(5, 4) }] });
    table.fly().do({ type: 'resign', seat: A1 });
    expect(table.happened).toEqual(['resigned', 'turnBegan']);
    expect(table.state.plane).toBe(G2);
    expect(table.plane(G1).capacity).toBe(6);
  });

  test('a plane given up during the set-up is not placed, and its partner may have the hex', () => {
    const chooser = new Table({ players: 4 }, { startHex: [3, 1, 3, 5], initiative: [6] });
    chooser.do({ type: 'resign', seat: A2 });
    expect(chooser.plane(A2)).toMatchObject({ lost: 'resigned', hex: null });
    expect(chooser.state).toMatchObject({ phase: 'initiativePhase.turn.manoeuvre', plane: A1 });

    const partner = new Table({ players: 4 }, { startHex: [3, 1, 3, 5], initiative: [6] });
    partner.do({ type: 'resign', seat: A1 });
    expect(partner.plane(A2).hex).toEqual(at(5, 10));

    // Nor is a start die rolled for it: these three are all there are.
    const later = new Table({ players: 4 }, { startHex: [3, 1, 3], initiative: [6] });
    later.do({ type: 'resign', seat: G2 });
    expect(later.awaited).toBe(A2);
    later.do({ type: 'place', seat: A2, start: 2 });
    expect(later.plane(G2).hex).toBeNull();
    expect(later.state.phase).toBe('initiativePhase.turn.manoeuvre');
  });

  test('a seat without a plane can neither resign nor offer a draw', () => {
    const table = flying({ players: 4 });
    table.do({ type: 'resign', seat: G2 });
    expect(table.game.asides(table.state, G2)).toEqual([]);
    for (const type of ['resign', 'offerDraw']) {
      expect(table.game.check(table.state, { type, seat: G2 })).toEqual({ code: 'airspace.notFlying' });
    }
  });
});

describe('Game Conclusion, draws by agreement', () => {
  test('the match is drawn if one player offers a draw and the other accepts', () => {
    const table = flying();
    table.do({ type: 'offerDraw', seat: 1 });
    expect(table.state.outcome).toBeNull();
    expect(table.awaited).toBe(0);
    table.do({ type: 'answerDraw', seat: 0, accept: true });
    expect(table.state).toMatchObject({ phase: 'over', outcome: { ending: 'drawn', winners: [] } });
  });

  test('a draw needs the agreement of every player who still flies', () => {
    const table = flying({ players: 4 });
    table.do({ type: 'resign', seat: G2 });
    table.do({ type: 'offerDraw', seat: A1 });
    table.do({ type: 'answerDraw', seat: A2, accept: true });
    expect(table.state.outcome).toBeNull();
    table.do({ type: 'answerDraw', seat: G1, accept: true });
    expect(table.state.outcome?.ending).toBe('drawn');
  });

  test('a refusal ends an offer of a draw, and the same seat may offer again in the next phase', () => {
    const table = flying();
    table.do({ type: 'offerDraw', seat: 0 });
    expect(table.game.check(table.state, { type: 'offerDraw', seat: 1 })).toEqual({ code: 'draw.offerStands' });
    table.do({ type: 'answerDraw', seat: 1, accept: false });
    expect(table.state.draw.agreed).toEqual([]);
    expect(table.game.check(table.state, { type: 'offerDraw', seat: 0 })).toEqual({ code: 'draw.alreadyOffered' });
    expect(table.game.check(table.state, { type: 'offerDraw', seat: 1 })).toBeNull();
    table.change({ planes: [{ points: 2 }, { points: 2 }] });
    table.fly().fly();
    expect(table.game.check(table.state, { type: 'offerDraw', seat: 0 })).toBeNull();
  });

  test('no seat answers its own offer, or an offer that was not made', () => {
    const table = flying();
    const answer = (seat: number) => table.game.check(table.state, { type: 'answerDraw', seat, accept: true });
    expect(answer(0)).toEqual({ code: 'draw.noOffer' });
    table.do({ type: 'offerDraw', seat: 0 });
    expect(answer(0)).toEqual({ code: 'draw.noOffer' });
    expect(answer(1)).toBeNull();
  });

  test('no seat answers an offer twice', () => {
    const table = flying({ players: 4 });
    table.do({ type: 'offerDraw', seat: A1 }).do({ type: 'answerDraw', seat: G1, accept: true });
    for (const accept of [true, false]) {
      expect(table.check({ type: 'answerDraw', seat: G1, accept })).toEqual({ code: 'draw.noOffer' });
    }
    expect(table.game.asides(table.state, G1)).toEqual([{ type: 'resign', seat: G1 }]);
    table.do({ type: 'answerDraw', seat: A2, accept: true });
    expect(table.state.outcome).toBeNull();
  });

  test('an offer of a draw lapses when a plane is lost and when the phase ends', () => {
    const shot = flying({ players: 4 });
    shot.do({ type: 'offerDraw', seat: A1 }).do({ type: 'resign', seat: G2 });
    expect(shot.happened).toEqual(['resigned', 'drawLapsed']);
    expect(shot.state.draw.agreed).toEqual([]);

    const phase = flying();
    phase.change({ planes: [{ points: 2 }, { points: 2 }] });
    phase.fly().do({ type: 'offerDraw', seat: 0 }).fly();
    expect(phase.happened).toContain('drawLapsed');
    expect(phase.game.check(phase.state, { type: 'answerDraw', seat: 1, accept: true })).toEqual({
      code: 'draw.noOffer',
    });
  });

  test('no draw can be offered before the fight has begun', () => {
    const table = new Table({ players: 4 }, { startHex: [3, 1, 3, 5] });
    expect(table.game.check(table.state, { type: 'offerDraw', seat: 0 })).toEqual({ code: 'action.notNow' });
    expect(table.game.asides(table.state, 0)).toEqual([{ type: 'resign', seat: 0 }]);
  });
});

describe('Game Conclusion, the optional cap', () => {
  function lastTurns(raw: Record<string, unknown>, capacities: readonly number[]): Table {
    const table = flying(raw);
    table.change({
      phaseNumber: 20,
      planes: capacities.map((capacity) =>
        capacity > 0 ? { capacity, points: 2 } : { capacity, points: 0, hex: null, lost: 'shotDown' as const },
      ),
    });
    for (const capacity of capacities) if (capacity > 0) table.fly();
    return table;
  }

  test('after phase 20 of a capped match the side that can take more damage wins', () => {
    expect(lastTurns({ phaseCap: true }, [3, 2]).state.outcome).toMatchObject({ ending: 'moreCapacity', winners: [0] });
    expect(lastTurns({ phaseCap: true }, [1, 5]).state.outcome).toMatchObject({ ending: 'moreCapacity', winners: [1] });
  });

  test('a capped match is drawn if both sides can take equal damage', () => {
    expect(lastTurns({ phaseCap: true }, [4, 4]).state.outcome).toMatchObject({ ending: 'sameCapacity', winners: [] });
  });

  test('the counted numbers of a capped match are stored with its outcome', () => {
    expect(lastTurns({ phaseCap: true }, [1, 5]).state.outcome?.figures).toEqual({ more: 5, fewer: 1 });
    expect(lastTurns({ phaseCap: true }, [4, 4]).state.outcome?.figures).toEqual({ capacity: 4 });
  });

  test('a capped match counts the damage that a plane can still take, however little it began with', () => {
    const table = lastTurns({ phaseCap: true, handicaps: true, capacity: [2, 6] }, [2, 3]);
    expect(table.state.outcome).toMatchObject({ ending: 'moreCapacity', winners: [1] });
  });

  test('a capped match counts both planes of a side', () => {
    const table = lastTurns({ phaseCap: true, players: 4 }, [3, 5, 3, 0]);
    expect(table.state.outcome).toEqual({ ending: 'moreCapacity', winners: [0, 2], figures: { more: 6, fewer: 5 } });
  });

  test('a capped match counts no plane that left the sky, however undamaged it was', () => {
    const table = flying({ phaseCap: true, players: 4 });
    table.change({
      phaseNumber: 20,
      planes: [
        { capacity: 3, points: 2 },
        { capacity: 2, points: 2 },
        { capacity: 2, points: 2 },
        { capacity: 6, points: 0, hex: null, lost: 'left' },
      ],
    });
    table.fly().fly().fly();
    expect(table.state.outcome).toEqual({ ending: 'moreCapacity', winners: [0, 2], figures: { more: 5, fewer: 2 } });
  });

  describe('with the option pressing', () => {
    const pressing = { phaseCap: true, pressing: true };
    const judged = (capacities: readonly number[], shots: number[], approaches: number[]) => {
      const table = flying(pressing);
      table.change({ phaseNumber: 20, planes: capacities.map((capacity) => ({ capacity, points: 2 })) });
      table.state.tally = { shots, approaches };
      return table.fly().fly().state.outcome;
    };

    test('with the option pressing more remaining damage points decide before anything else', () => {
      expect(judged([3, 2], [0, 9], [0, 9])).toMatchObject({ ending: 'moreCapacity', winners: [0] });
    });

    test('with the option pressing and equal damage the side that fired more shots wins', () => {
      const outcome = { ending: 'moreShots', winners: [1], figures: { more: 4, fewer: 3 } };
      expect(judged([4, 4], [3, 4], [9, 0])).toEqual(outcome);
    });

    test('with the option pressing, equal damage and equal shots the side with more turns that ended nearer the enemy wins', () => {
      const outcome = judged([4, 4], [3, 3], [8, 0]);
      expect(outcome).toMatchObject({ ending: 'moreApproaches', winners: [0], figures: { fewer: 1 } });
    });

    test('the option pressing counts a shot for its side, whether or not it hits', () => {
      const table = flying(pressing);
      table.change({ planes: [{ hex: at(5, 6) }, { hex: at(5, 3) }] });
      table.fly().shoot(G1, 1);
      expect(table.state).toMatchObject({ tally: { shots: [1, 0] }, planes: [{}, { capacity: 6 }] });
    });

    test('the option pressing counts a turn that ends nearer the nearest enemy, also by altitude, and no other', () => {
      const table = flying(pressing);
      table.change({
        planes: [
          { hex: at(5, 5), altitude: 4 },
          { hex: at(4, 3), facing: N, altitude: 9 },
        ],
      });
      table.fly();
      expect(table.state.tally?.approaches).toEqual([1, 0]);
      // Away in hexes, and no nearer in height.
      table.fly();
      expect(table.state.tally?.approaches).toEqual([1, 0]);
      // A hex nearer and a level further is as far as before.
      table.fly({ move: 'dive' });
      expect(table.state.tally?.approaches).toEqual([1, 0]);
      table.fly({ move: 'dive', before: 1 });
      expect(table.state.tally?.approaches[1]).toBe(1);
    });

    test('shots and approaches are not counted without the option pressing', () => {
      expect(flying({ phaseCap: true }).state.tally).toBeUndefined();
    });
  });

  test('a match without the cap goes on after phase 20', () => {
    const table = lastTurns({}, [3, 2]);
    expect(table.state).toMatchObject({ outcome: null, phaseNumber: 21, initiative: germany });
  });

  test('phase 19 of a capped match is not the last', () => {
    const table = flying({ phaseCap: true });
    table.change({ phaseNumber: 19, planes: [{ points: 2 }, { points: 2 }] });
    table.fly().fly();
    expect(table.state).toMatchObject({ outcome: null, phaseNumber: 20 });
  });
});
