import { clone } from '@aerodrome/engine/core/clone.ts';
import type { AirspaceAction, AirspaceState, Plane } from '@aerodrome/engine/games/airspace/state.ts';
import { describe, expect, test } from 'vitest';
import { A1, A2, at, dice, G1, N, S, Table } from '../../scenarios/airspace/table.ts';

/** How the table looks when each event of an action is told. */
function pictures(table: Table, action: AirspaceAction): Map<string, AirspaceState> {
  const draft = clone(table.state);
  const seen = new Map<string, AirspaceState>();
  table.game.step(draft, action, table.rng, (event) => seen.set(event.type, clone(draft)));
  return seen;
}

const gone = (lost: Plane['lost']) => ({ lost, hex: null, points: 0 });

describe('when the loss of a plane is told, it is gone', () => {
  test('a plane that crashes is gone when its crash is reported, before the outcome', () => {
    const table = Table.flying({}, { planes: [{ hex: at(5, 5), facing: N, altitude: 1 }] });
    const seen = pictures(table, table.manoeuvre({ move: 'dive' }));
    expect(seen.get('flew')?.planes[A1]).toMatchObject({ hex: at(5, 4), altitude: 0, lost: null });
    expect(seen.get('crashed')?.planes[A1]).toMatchObject(gone('crashed'));
    expect(seen.get('crashed')?.outcome).toBeNull();
    expect(seen.get('over')?.outcome).toMatchObject({ ending: 'crashed' });
  });

  test('a plane that flies off the board is gone when its loss is reported, before the outcome', () => {
    const table = Table.flying({}, { planes: [{ hex: at(5, 0), facing: N }] });
    const seen = pictures(table, table.manoeuvre());
    expect(seen.get('left')?.planes[A1]).toMatchObject(gone('left'));
    expect(seen.get('left')?.outcome).toBeNull();
  });

  test('a plane that is shot down is gone when its loss is reported, before the outcome', () => {
    const planes = [
      { hex: at(5, 6), facing: N },
      { hex: at(5, 4), facing: S, capacity: 1 },
    ];
    const table = Table.flying({}, { planes }).fly();
    table.rng = dice({ shot: [3] });
    const seen = pictures(table, { type: 'shoot', seat: 0, target: G1 });
    expect(seen.get('shot')?.planes[G1]).toMatchObject({ capacity: 1, lost: null });
    expect(seen.get('damaged')?.planes[G1]).toMatchObject({ capacity: 0, lost: null, hex: at(5, 4) });
    expect(seen.get('shotDown')?.planes[G1]).toMatchObject(gone('shotDown'));
    expect(seen.get('shotDown')?.outcome).toBeNull();
  });

  test('planes that are given up are gone before an offer of a draw lapses', () => {
    const table = Table.flying({ planes: 2 }, {});
    table.do({ type: 'offerDraw', seat: 1 });
    const seen = pictures(table, { type: 'resign', seat: 0 });
    expect(seen.get('resigned')?.planes[A1]).toMatchObject(gone('resigned'));
    expect(seen.get('resigned')?.planes[A2]).toMatchObject(gone('resigned'));
    expect(seen.get('resigned')).toMatchObject({ outcome: null, draw: { agreed: [1] } });
    expect([...seen.keys()]).toEqual(['resigned', 'drawLapsed', 'over']);
  });
});

test('a single point that is lost is gone when its loss is reported', () => {
  const table = Table.flying({}, { planes: [{ hex: at(5, 5), facing: N, points: 3 }] });
  const seen = pictures(table, table.manoeuvre());
  expect(seen.get('flew')?.planes[A1].points).toBe(1);
  expect(seen.get('pointLost')?.planes[A1].points).toBe(0);
});
