import type { ManoeuvrePreview } from '@aerodrome/engine/games/airspace/preview.ts';
import type { ShotPreview } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceAction } from '@aerodrome/engine/games/airspace/state.ts';
import { expect, test } from 'vitest';
import { A1, A2, at, G1, G2, N, NE, S, Table } from '../../scenarios/airspace/table.ts';

function preview(table: Table, action: AirspaceAction): unknown {
  return table.game.preview?.(table.game.view(table.state, action.seat), action);
}

test('the preview of a manoeuvre shows its way, its end, its cost, and the shots that it would open', () => {
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
    {
      target: G1,
      hexes: 2,
      levels: 0,
      modifiers: { range: -1, tail: 0, friend: 0 },
      damage: [0, 0, 0, 1, 1, 2],
      hits: 3,
      downs: 0,
    },
  ]);
});

test('the preview of a manoeuvre equals its result', () => {
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
    expect(played.happened.includes('pointLost')).toBe(shown.pointLost);
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

test('the preview of a shot shows the adjustments and the damage of each die face', () => {
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

test('the targets in the preview of a manoeuvre depend on its own climb or dive, not on the previous move', () => {
  const levels = (altitude: number, lastMove: 'climb' | 'dive') => {
    const table = Table.flying(
      {},
      {
        lastMove,
        planes: [
          { hex: at(5, 6), facing: N },
          { hex: at(5, 4), facing: S, altitude },
        ],
      },
    );
    const shots = (move: 'level' | 'climb' | 'dive') =>
      (preview(table, table.manoeuvre({ move })) as ManoeuvrePreview).shots.map((shot) => shot.levels);
    return [shots('level'), shots('climb'), shots('dive')];
  };
  // The plane ends at level 6, 7 or 5; the levels are the target's above its own.
  expect(levels(8, 'dive')).toEqual([[], [1], []]);
  expect(levels(4, 'climb')).toEqual([[], [], [-1]]);
  expect(levels(7, 'climb')).toEqual([[], [0], []]);
  expect(levels(5, 'dive')).toEqual([[], [], [0]]);
});

test('the preview of a shot past a friend includes the caution', () => {
  const planes = [{ hex: at(5, 6), facing: N }, { hex: at(5, 4), facing: S }, { hex: at(5, 4) }, { hex: at(0, 0) }];
  const table = Table.flying({ planes: 2 }, { planes });
  const shown = preview(table, table.manoeuvre()) as ManoeuvrePreview;
  expect(shown.shots).toMatchObject([{ target: G1, modifiers: { friend: -1 }, damage: [0, 0, 0, 1, 1, 2] }]);
  const shot = preview(table.fly(), { type: 'shoot', seat: 0, target: G1 });
  expect(shot).toEqual(shown.shots[0]);
});

test.each([
  [1, 4],
  [2, 2],
  [3, 0],
])(
  'four of the six faces hit at close range, and against a plane that can take %i more, %i bring it down',
  (left, downs) => {
    const table = Table.flying(
      {},
      {
        planes: [
          { hex: at(5, 6), facing: N },
          { hex: at(5, 4), facing: S, capacity: left },
        ],
      },
    ).fly();
    expect(preview(table, { type: 'shoot', seat: 0, target: G1 })).toMatchObject({ hits: 4, downs });
  },
);

test.each([
  [2, 0, false],
  [3, 1, true],
  [4, 2, false],
])('the preview of a straight flight with %i points leaves %i and loses a single one', (points, left, pointLost) => {
  const table = Table.flying({}, { planes: [{ hex: at(5, 5), facing: N, points }] });
  expect(preview(table, table.manoeuvre())).toMatchObject({ points: left, pointLost });
});

test('the preview of a manoeuvre that loses the plane marks no point as lost', () => {
  const table = Table.flying({}, { planes: [{ hex: at(5, 5), facing: N, altitude: 1, points: 3 }] });
  const dive = table.manoeuvre({ move: 'dive', before: 1, after: 1 });
  expect(preview(table, dive)).toMatchObject({ points: 1, lost: 'crashed', pointLost: false, threats: [] });
});

test('the preview of a start hex shows the plane as it would begin there', () => {
  const options = { players: 4, handicaps: true, altitude: [5, 8] };
  const allied = new Table(options, { startHex: [3, 1, 3] });
  expect(allied.legal.map((action) => preview(allied, action))).toEqual([
    { plane: A2, at: { hex: at(4, 9), facing: N, altitude: 5 } },
    { plane: A2, at: { hex: at(6, 9), facing: N, altitude: 5 } },
  ]);
  const german = new Table(options, { startHex: [3, 2, 1, 2] });
  expect(preview(german, german.legal[0])).toEqual({ plane: G2, at: { hex: at(7, 0), facing: S, altitude: 8 } });
});
