import type { ManoeuvrePreview, ShotPreview } from '@aerodrome/engine/games/airspace/preview.ts';
import type { AirspaceAction } from '@aerodrome/engine/games/airspace/state.ts';
import { expect, test } from 'vitest';
import { A1, at, G1, N, NE, S, Table } from '../../scenarios/airspace/table.ts';

function preview(table: Table, action: AirspaceAction): unknown {
  return table.game.preview?.(table.game.view(table.state, action.seat), action);
}

test('a manoeuvre is shown with its way, its end, its price, and the shots it would open', () => {
  const table = Table.flying(
    {},
    {
      planes: [
        { hex: at(5, 6), facing: N },
        { hex: at(6, 3), facing: NE },
      ],
    },
  );
  const shown = preview(table, table.manoeuvre({ after: 1 })) as ManoeuvrePreview;
  expect(shown).toMatchObject({ plane: A1, path: [at(5, 5)], cost: 3, points: 7, lost: null, shots: [] });
  const diving = preview(table, table.manoeuvre({ move: 'dive', hexes: 2, after: 1 })) as ManoeuvrePreview;
  expect(diving).toMatchObject({ path: [at(5, 5), at(5, 4)], to: { hex: at(5, 4), facing: NE, altitude: 5 } });
  expect(diving.shots).toEqual([]);
  const climbing = preview(table, table.manoeuvre({ before: 1, after: -1 })) as ManoeuvrePreview;
  expect(climbing.to).toEqual({ hex: at(6, 5), facing: N, altitude: 6 });
  expect(climbing.shots).toEqual([
    { target: G1, hexes: 2, levels: 0, modifiers: { range: -1, tail: 0, friend: 0 }, damage: [0, 0, 0, 1, 1, 2] },
  ]);
});

test('what is shown is what happens', () => {
  const table = Table.flying(
    {},
    {
      planes: [
        { hex: at(4, 2), facing: NE },
        { hex: at(5, 0), facing: S },
      ],
    },
  );
  for (const action of table.legal) {
    if (action.type !== 'manoeuvre') throw new Error('only manoeuvres are asked for');
    const shown = preview(table, action) as ManoeuvrePreview;
    const played = Table.flying({}, { planes: table.state.planes });
    played.do(action);
    expect(played.of('flew')[0]).toMatchObject({
      path: shown.path,
      to: shown.to,
      cost: shown.cost,
      points: shown.points,
    });
    expect(played.plane(A1).lost).toBe(shown.lost);
    expect(played.targets).toEqual(shown.shots.map(({ target }) => target));
  }
});

test('a shot is shown with what is added to the die and what each face would do', () => {
  const table = Table.flying(
    {},
    {
      planes: [
        { hex: at(5, 6), facing: N },
        { hex: at(5, 4), facing: N },
      ],
    },
  ).fly();
  const shown = preview(table, { type: 'shoot', seat: 0, target: G1 }) as ShotPreview;
  expect(shown.modifiers).toEqual({ range: 0, tail: 1, friend: 0 });
  expect(shown.damage).toEqual([0, 1, 1, 2, 2, 2]);
  expect(preview(table, { type: 'hold', seat: 0 })).toBeNull();
});
