import type { PlanPreview } from '@aerodrome/engine/games/track/preview.ts';
import type { TrackAction } from '@aerodrome/engine/games/track/state.ts';
import { expect, test } from 'vitest';
import { B, P, Table } from './table.ts';

function preview(table: Table, action: TrackAction): PlanPreview {
  return table.game.preview?.(table.game.view(table.state, action.seat), action) as PlanPreview;
}

test('shows where a tile ends, by either side of a 3', () => {
  const table = Table.planning(
    {},
    {
      planes: [{ space: 3 }, { space: 6 }],
      hands: [
        [
          [3, 0],
          [4, 1],
        ],
      ],
    },
  );
  const tile = table.tile(0, [3, 0]);
  expect(preview(table, { type: 'plan', seat: 0, tile, loop: false }).flights).toEqual([
    { plane: 0, path: [4, 5, 6], end: 6, loop: -1 },
  ]);
  expect(preview(table, { type: 'plan', seat: 0, tile, loop: true }).flights).toEqual([
    { plane: 0, path: [P, 1, 2], end: 2, loop: 0 },
  ]);
});

test('tells for each tile of the opponent who would hit whom, as the turn then goes', () => {
  const table = Table.planning({}, { planes: [{ space: 2 }, { space: 4 }] });
  for (const plan of table.game.legalActions(table.state, 0)) {
    const { answers } = preview(table, plan);
    for (const theirs of table.tiles(1).keys()) {
      for (const loop of [false, true]) {
        const trial = Table.planning({}, { planes: [{ space: 2 }, { space: 4 }] });
        trial.state.pilots[1].hand = [theirs];
        const answer: TrackAction = { type: 'plan', seat: 1, tile: theirs, loop };
        if (trial.game.check(trial.state, answer)) continue;
        trial.do(plan).do(answer);
        const { value } = trial.tiles(1)[theirs];
        const told = answers.find((a) => a.value === value && a.loop === loop);
        const dealt = trial.of('damaged').find((event) => event.plane === 1)?.hits ?? 0;
        const taken = trial.of('damaged').find((event) => event.plane === 0)?.hits ?? 0;
        expect(told).toMatchObject({ dealt, end: trial.state.planes[1].space });
        expect(told?.taken).toBeGreaterThanOrEqual(taken);
      }
    }
  }
});

test('depends on nothing that is hidden from its seat', () => {
  const table = Table.planning({ scenario: 'escort' }, { planes: [{ space: 7 }, { space: 5 }, { space: 7 }] });
  const [plan] = table.game.legalActions(table.state, 1);
  const before = preview(table, plan);
  const [pilot] = table.state.pilots;
  [pilot.hand, pilot.bag] = [pilot.bag.slice(0, 6), [...pilot.hand, ...pilot.bag.slice(6)]];
  expect(preview(table, plan)).toEqual(before);
});

test('shows the charge following its escort round the loop', () => {
  const table = Table.planning(
    { scenario: 'escort' },
    {
      planes: [{ space: 6 }, { space: 0 }, { space: 6 }],
      hands: [
        [
          [3, 0],
          [1, 0],
        ],
      ],
    },
  );
  const plan: TrackAction = { type: 'plan', seat: 0, tile: table.tile(0, [3, 0]), loop: true, charge: 0 };
  expect(preview(table, plan).flights).toEqual([
    { plane: 2, path: [7], end: 7, loop: -1 },
    { plane: 0, path: [7, B, 5], end: 5, loop: 1 },
  ]);
});

test('tells what the mission would do at the spot where it ends, and whether the exit will be open', () => {
  const spy = Table.planning(
    { scenario: 'espionage' },
    {
      planes: [{ space: 0 }, { space: 4 }],
      hands: [
        [
          [1, 0],
          [4, 1],
        ],
      ],
    },
  );
  expect(preview(spy, { type: 'plan', seat: 0, tile: spy.tile(0, [1, 0]), loop: false }).target).toBe('photographed');
  spy.change({ targets: [0, 0, 0, 0, 2], planes: [{ space: 6 }] });
  expect(preview(spy, { type: 'plan', seat: 0, tile: spy.tile(0, [4, 1]), loop: false })).toMatchObject({
    exit: true,
    target: null,
  });
});
