import { clone } from '@aerodrome/engine/core/clone.ts';
import { lowestRandom } from '@aerodrome/engine/core/random.ts';
import type { ManoeuvrePreview } from '@aerodrome/engine/games/airspace/preview.ts';
import type { ShotPreview } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceAction, AirspaceState, Manoeuvre, Plane } from '@aerodrome/engine/games/airspace/state.ts';
import type { Threat } from '@aerodrome/engine/games/airspace/threats.ts';
import { describe, expect, test } from 'vitest';
import { A1, A2, allies, at, G1, G2, germany, N, NE, S, SE, Table } from '../../scenarios/airspace/table.ts';

function preview<P>({ game }: Table, state: AirspaceState, action: AirspaceAction): P {
  if (!game.preview) throw new Error('nothing is shown');
  return game.preview(game.view(state, action.seat), action) as P;
}

function threats(table: Table, how: Partial<Manoeuvre> = {}): readonly Threat[] {
  return preview<ManoeuvrePreview>(table, table.state, table.manoeuvre(how)).threats;
}

/** The Allied plane will fly straight north from (5, 8) to (5, 7) at level 6; the enemy is somewhere. */
function against(enemy: Partial<Plane>, changes: Partial<AirspaceState> = {}, raw: Record<string, unknown> = {}) {
  return Table.flying(raw, { ...changes, planes: [{ hex: at(5, 8), facing: N }, enemy] });
}

describe('an enemy threatens a plane where it could shoot it after its own next manoeuvre', () => {
  test('an enemy head on and two hexes away threatens a plane in the one way that ends at the same level', () => {
    expect(threats(against({ hex: at(5, 4), facing: S }))).toEqual([
      {
        plane: G1,
        best: {
          target: A1,
          hexes: 2,
          levels: 0,
          modifiers: { range: -1, tail: 0, friend: 0 },
          damage: [0, 0, 0, 1, 1, 2],
          hits: 3,
          downs: 0,
        },
        ways: 1,
        before: true,
      },
    ]);
  });

  test('an enemy that is too far away or turned away is no threat', () => {
    expect(threats(against({ hex: at(5, 3), facing: S }))).toEqual([]);
    expect(threats(against({ hex: at(5, 4), facing: N }))).toEqual([]);
  });

  test('a threat names the best of several shots', () => {
    // From the right and behind: ahead and a sixth to the left, or to the left and straight again.
    const [threat] = threats(against({ hex: at(6, 8), facing: N }));
    const best = { hexes: 1, modifiers: { range: 0, tail: 1 }, damage: [0, 1, 1, 2, 2, 2], hits: 5 };
    expect(threat).toMatchObject({ ways: 2, best });
  });

  test('a threat counts the die faces that would bring the plane down', () => {
    const table = against({ hex: at(5, 9), facing: N });
    table.change({ planes: [{ capacity: 1 }] });
    expect(threats(table)[0].best.downs).toBe(5);
  });

  test('a threat depends on place, facing and level of the plane at the end of its manoeuvre', () => {
    const table = () => against({ hex: at(5, 4), facing: S });
    expect(threats(table(), { before: 1 })).toEqual([]);
    // Climbed to level 7 it can be met by a climb, and dived to level 5 by a dive.
    expect(threats(table(), { move: 'climb' })).toMatchObject([{ ways: 1, best: { hexes: 2, levels: 0 } }]);
    expect(threats(table(), { move: 'dive' })).toMatchObject([{ best: { levels: 0 } }]);
    // Turned right round by two sixths before, and on: facing as the enemy will.
    const chased = against({ hex: at(5, 5), facing: S });
    chased.change({ planes: [{ hex: at(4, 7), facing: SE }] });
    expect(threats(chased, { after: 1 })[0].best).toMatchObject({ modifiers: { tail: 1 } });
    expect(threats(chased)[0].best).toMatchObject({ modifiers: { tail: 0 } });
  });

  test('an enemy threatens a higher plane after a climb, and a lower plane after a dive', () => {
    const from = (altitude: number) => threats(against({ hex: at(5, 5), facing: S, altitude }))[0]?.best.levels;
    // One level away after the climb or dive, and one hex away.
    expect(from(4)).toBe(1);
    expect(from(8)).toBe(-1);
    expect(from(3)).toBeUndefined();
    expect(from(9)).toBeUndefined();
  });

  test('an enemy threatens a plane only with the points that the enemy has', () => {
    const climber = (points: number) => threats(against({ hex: at(5, 5), facing: S, altitude: 4, points }));
    expect(climber(5)).toMatchObject([{ ways: 1 }]);
    expect(climber(4)).toEqual([]);
    // Also where it would fly again, with ten, before the plane does: its next manoeuvre is the one that is told.
    const last = against({ hex: at(5, 5), facing: S, altitude: 4, points: 4 });
    expect(threats(last.change({ planes: [{ points: 2 }] }))).toEqual([]);
  });

  test('an enemy with a friend beside the plane shoots with caution', () => {
    const planes = [{ hex: at(5, 8), facing: N }, { hex: at(5, 4), facing: S }, { hex: at(0, 0) }, { hex: at(5, 7) }];
    const table = Table.flying({ players: 4 }, { planes });
    expect(threats(table)).toMatchObject([{ plane: G1, best: { modifiers: { range: -1, friend: -1 }, hits: 2 } }]);
  });

  test('no enemy threatens a plane that its own manoeuvre loses', () => {
    const table = (altitude: number) =>
      against({ hex: at(5, 5), facing: S, altitude: 2 }).change({ planes: [{ altitude }] });
    expect(threats(table(2), { move: 'dive' })).toMatchObject([{ best: { levels: 0 } }]);
    expect(threats(table(1), { move: 'dive' })).toEqual([]);
  });

  test('friends and lost planes threaten no plane', () => {
    const gone = { hex: null, lost: 'left', points: 0 } as const;
    const planes = [{ hex: at(5, 8), facing: N }, gone, { hex: at(5, 4), facing: S }, { hex: at(0, 0), facing: N }];
    expect(threats(Table.flying({ players: 4 }, { planes }))).toEqual([]);
  });

  test('each enemy is a threat of its own', () => {
    const planes = [
      { hex: at(5, 8), facing: N },
      { hex: at(5, 4), facing: S },
      { hex: at(0, 0), facing: N },
      { hex: at(5, 9), facing: N },
    ];
    expect(threats(Table.flying({ players: 4 }, { planes })).map(({ plane }) => plane)).toEqual([G1, G2]);
  });
});

describe('the turn of an enemy before the plane flies again', () => {
  const spent = { hex: at(5, 4), facing: S, points: 0 };

  test('an enemy with points left has a turn before the plane flies again, with either initiative', () => {
    expect(threats(against({ ...spent, points: 2 }))).toMatchObject([{ before: true }]);
    expect(threats(against({ ...spent, points: 2 }, { initiative: germany }))).toMatchObject([{ before: true }]);
  });

  test('an enemy without points flies in the next phase with ten, and not before a plane that has some left', () => {
    expect(threats(against(spent))).toMatchObject([{ before: false, ways: 1 }]);
    // It takes five to climb: those of the new phase.
    expect(threats(against({ ...spent, altitude: 5 }))).toMatchObject([{ before: false }]);
  });

  test('if plane and enemy have spent their points, the side with the new initiative has the first turn', () => {
    const table = (initiative: number) => {
      const laid = against(spent, { initiative, moved: true });
      return laid.change({ planes: [{ points: 2 }] });
    };
    expect(threats(table(allies))).toMatchObject([{ before: true }]);
    expect(threats(table(germany))).toMatchObject([{ before: false }]);
  });

  test('a single point that will be lost gives a plane no further turn', () => {
    const table = against(spent);
    table.change({ planes: [{ points: 3 }] });
    expect(threats(table)).toMatchObject([{ before: true }]);
  });

  test('among four planes the strips decide, and the first pass of the new phase jumps over strips of the other side', () => {
    const planes = [
      { hex: at(0, 0), points: 0 },
      { hex: at(5, 4), facing: S, points: 0 },
      { hex: at(5, 8), facing: N, points: 2 },
      { hex: at(5, 4), facing: S, points: 0 },
    ];
    const table = () => Table.flying({ players: 4 }, { plane: A2, moved: true, planes });
    // From the right: the first German plane, the second Allied, the second German.
    expect(threats(table()).map(({ plane, before }) => [plane, before])).toEqual([
      [G1, true],
      [G2, false],
    ]);
    const alone = table();
    alone.change({ planes: [undefined, { hex: null, lost: 'left', points: 0 }] });
    expect(threats(alone).map(({ plane, before }) => [plane, before])).toEqual([[G2, true]]);
  });

  test('an enemy without points is no threat in the last phase of a capped match', () => {
    const capped = (phaseNumber: number, changes: Partial<Plane> = {}) => {
      const table = (initiative: number) =>
        against(spent, { phaseNumber, initiative, moved: true }, { phaseCap: true });
      const counts = [allies, germany].map((side) => threats(table(side).change({ planes: [changes] })).length);
      expect(counts[1]).toBe(counts[0]);
      return counts[0];
    };
    expect([capped(19), capped(20)]).toEqual([1, 0]);
    expect([capped(19, { points: 2 }), capped(20, { points: 2 })]).toEqual([1, 0]);
    expect(threats(against({ ...spent, points: 2 }, { phaseNumber: 20 }, { phaseCap: true }))).toHaveLength(1);
  });
});

test('the threats in a preview are the shots that the enemy has when its turn comes', () => {
  let compared = 0;
  for (const [column, row, facing, altitude] of [
    [5, 4, S, 6],
    [6, 4, SE, 5],
    [4, 7, NE, 7],
    [5, 9, N, 6],
    [6, 7, N, 4],
  ]) {
    const table = against({ hex: at(column, row), facing, altitude, points: 7 });
    for (const action of table.legal) {
      const shown = preview<ManoeuvrePreview>(table, table.state, action);
      const flown = clone(table.state);
      table.game.step(flown, action, lowestRandom, null);
      if (flown.phase.endsWith('targetChoice')) table.game.step(flown, { type: 'hold', seat: 0 }, lowestRandom, null);
      if (flown.outcome !== null) continue;
      expect(flown.plane).toBe(G1);
      let ways = 0;
      let hits = 0;
      for (const reply of table.game.legalActions(flown, 1)) {
        const replied = clone(flown);
        table.game.step(replied, reply, lowestRandom, null);
        if (!replied.phase.endsWith('targetChoice')) continue;
        const shot = preview<ShotPreview>(table, replied, { type: 'shoot', seat: 1, target: A1 });
        ways++;
        hits = Math.max(hits, shot.hits);
      }
      expect(shown.threats.map((threat) => [threat.ways, threat.best.hits])).toEqual(ways > 0 ? [[ways, hits]] : []);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(250);
});
