import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import type { PlanPreview } from '@aerodrome/engine/games/track/preview.ts';
import type { Plan, TrackAction } from '@aerodrome/engine/games/track/state.ts';
import { describe, expect, test } from 'vitest';
import { B, type Changes, P, type Printed, Table, X1, X3 } from './table.ts';

function preview(table: Table, action: TrackAction): PlanPreview {
  return table.game.preview?.(table.game.view(table.state, action.seat), action) as PlanPreview;
}

test('the preview shows where a tile ends, for either side of a 3', () => {
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

test('the preview shows for each tile of the opponent the hits that both planes take in that turn', () => {
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

test('the preview depends on nothing that is hidden from its seat', () => {
  const table = Table.planning({ scenario: 'escort' }, { planes: [{ space: 7 }, { space: 5 }, { space: 7 }] });
  const [plan] = table.game.legalActions(table.state, 1);
  const before = preview(table, plan);
  const [pilot] = table.state.pilots;
  [pilot.hand, pilot.bag] = [pilot.bag.slice(0, 6), [...pilot.hand, ...pilot.bag.slice(6)]];
  expect(preview(table, plan)).toEqual(before);
});

test('the preview shows the charge following its escort round the loop', () => {
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

test('the preview shows what happens to the target where the mission plane ends, and whether the exit will be open', () => {
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

describe('the preview leaves out tiles that the opponent cannot play', () => {
  const values = (table: Table, seat: number) =>
    new Set(preview(table, table.game.legalActions(table.state, seat)[0]).answers.map((answer) => answer.value));

  test('the preview expects only 1s and 2s from brown after a 0 ("Brown Biplane")', () => {
    const table = Table.planning({ biplanes: ['red', 'brown'] });
    expect(values(table, 0)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    table.change({ pilots: [undefined, { afterZero: true }] });
    expect(values(table, 0)).toEqual(new Set([1, 2]));
  });

  test('the preview expects the last tile again from black without a tile ("Black Biplane")', () => {
    const table = Table.planning({ biplanes: ['red', 'black'] }, { hands: [undefined, [[4, 1]]] });
    const { hand, bag } = table.state.pilots[1];
    table.change({ pilots: [undefined, { hand: [], played: hand, bag }] });
    expect(values(table, 0)).toEqual(new Set([4]));
  });

  test('the preview expects only the shown tile when white has been shown it ("White Biplane")', () => {
    const table = Table.planning({ biplanes: ['red', 'white'] }, { planes: [{ space: 3 }, { space: 2 }] });
    table.change({ phase: 'planning.showing', first: 0 });
    table.give(0, [3, 0]).plan(0, [3, 0], { loop: true });
    const [plan] = table.game.legalActions(table.state, 1);
    expect(preview(table, plan).answers).toMatchObject([{ value: 3, loop: true, end: 2 }]);
  });
});

/** Every turn that the automatic opponent may make of a plan: what it draws, and how a 3 falls. */
function automaticTurns(table: Table, plan: Plan): Table[] {
  return table.state.pilots[1].bag.flatMap((_, draw) =>
    [0, 1].map((toss) => {
      const trial = new Table(table.options);
      trial.state = structuredClone(table.state);
      trial.rng = new FixedRandom({ automaton: [draw], toss: [toss] });
      return trial.do(plan);
    }),
  );
}

const waiting: readonly Printed[] = [
  [1, 0],
  [3, 1],
  [5, 2],
];
test.each(waiting)(
  'the preview of the automatic opponent, with a %i in its slot, shows exactly its possible turns ("Solo Play")',
  (...left) => {
    const raw = { scenario: 'espionage', solo: true, smartThree: true };
    for (const spaces of [
      [4, 3],
      [2, 6],
      [B, 5],
      [X1, 7],
    ]) {
      const table = Table.planning(raw, { planes: spaces.map((space) => ({ space })), hands: [[[0, 0]]] });
      table.automaton(left, [4, 1]);
      const plan = table.game.legalActions(table.state, 0)[0] as Plan;
      const turns = automaticTurns(table, plan).map((turn) => {
        const [{ tile }] = turn.of('automatonChose');
        const loop = turn.of('flew').some((flown) => flown.plane === 1 && flown.loop >= 0);
        const [shot] = turn.of('shot');
        return { value: turn.tiles(1)[tile].value, loop, end: turn.spaces[1], dealt: 0, taken: shot?.hits ?? 0 };
      });
      const { answers } = preview(table, plan);
      for (const answer of answers) expect(turns).toContainEqual(answer);
      for (const { value, loop, taken } of turns) {
        const told = answers.find((answer) => answer.value === value && answer.loop === loop);
        expect(told?.taken).toBeGreaterThanOrEqual(taken);
      }
    }
  },
);

test('the preview shows the exit to every player who will be asked, also to an opponent who may follow (ruling 9)', () => {
  const table = Table.planning(
    { scenario: 'bombing' },
    { planes: [{ space: X1 }, { space: 6 }], targets: [0, 0, 0, 0, 5] },
  );
  const exits = table.game.legalActions(table.state, 1).map((plan) => preview(table, plan).exit);
  const asked = table.game.legalActions(table.state, 1).map((plan) => {
    const trial = Table.planning({ scenario: 'bombing' });
    trial.state = structuredClone(table.state);
    return trial.do(trial.game.legalActions(trial.state, 0)[0]).do(plan).state.phase === 'movement.exit';
  });
  expect(exits).toEqual(asked);
  expect(new Set(exits)).toEqual(new Set([true, false]));
});

test('the preview shows no shots where the charge leaves the board ("Escort", Winning the game)', () => {
  const planes = [{ space: 3 }, { space: 2 }, { space: X3 }];
  const table = Table.planning({ scenario: 'escort' }, { planes, round: 3, hands: [[[0, 1]]] });
  const shot = (charge: number) => {
    const plan: Plan = { type: 'plan', seat: 0, tile: table.tile(0, [0, 1]), loop: false, charge };
    return preview(table, plan).answers.some(({ dealt, taken }) => dealt + taken > 0);
  };
  const [plainZero, plusOne] = [2, 4];
  expect([shot(plainZero), shot(plusOne)]).toEqual([true, false]);
});

describe('a rescuer’s exit ("Rescue", Gameplay; rulings 9 and 14)', () => {
  /** Landed at the bottom left, one space before the junction; the people wait where the test says. */
  function landed(held: (airfield: number) => number[], changes: Changes = {}): Table {
    const hand: readonly Printed[] = [
      [2, 0],
      [0, 0],
      [4, 1],
    ];
    const planes = [{ space: 6 }, { space: 3 }];
    const table = Table.planning({ scenario: 'rescue' }, { planes, landed: 6, hands: [hand] });
    const airfield = table.state.targets[4];
    const objectives = [1, 2, 3, 4, 5].filter((number) => !held(airfield).includes(number));
    table.change({ objectives: { held: held(airfield), stack: objectives, shown: [] }, ...changes });
    return table;
  }
  const foretold = (table: Table, printed: Printed) => {
    const plan: Plan = { type: 'plan', seat: 0, tile: table.tile(0, printed), loop: false };
    const { exit, target } = preview(table, plan);
    return [target, exit];
  };

  test('the exit opens with the person who is taken aboard in the same turn', () => {
    expect(
      foretold(
        landed((airfield) => [airfield]),
        [2, 0],
      ),
    ).toEqual(['tookOff', true]);
  });

  test('the exit stays shut if no person waited, if the rescuer stays, or if it leaves too soon', () => {
    expect(
      foretold(
        landed((airfield) => [(airfield % 5) + 1]),
        [2, 0],
      ),
    ).toEqual(['tookOff', false]);
    expect(
      foretold(
        landed((airfield) => [airfield]),
        [0, 0],
      ),
    ).toEqual([null, false]);
    expect(
      foretold(
        landed((airfield) => [airfield]),
        [4, 1],
      ),
    ).toEqual(['aborted', false]);
  });

  test('the exit is open to a rescuer who has saved a person before', () => {
    const table = landed((airfield) => [(airfield % 5) + 1], { landed: -1, rescued: 1 });
    expect(foretold(table, [4, 1])).toEqual([null, true]);
  });
});

describe('the preview with jammed guns and used tiles', () => {
  const hits = (table: Table, plan: TrackAction) => {
    const { answers } = preview(table, plan);
    const [dealt, taken] = (['dealt', 'taken'] as const).map((what) => Math.max(...answers.map((each) => each[what])));
    return { dealt, taken };
  };
  const staying = (table: Table, seat: number, charge?: number): Plan => {
    table.give(seat, [0, 1]);
    const tile = table.tile(seat, [0, 1]);
    return { type: 'plan', seat, tile, loop: false, ...(charge !== undefined && { charge }) };
  };

  test('a jammed gun hits no plane, on either side ("Grey Biplane")', () => {
    const grey = (jammed: boolean, spaces: number[]) => {
      const planes = spaces.map((space) => ({ space }));
      return Table.planning({ biplanes: ['grey', 'red'] }, { planes, pilots: [{ jammed }] });
    };
    const shoots = (jammed: boolean) => {
      const table = grey(jammed, [0, 1]);
      return hits(table, staying(table, 0)).dealt;
    };
    const isShot = (jammed: boolean) => {
      const table = grey(jammed, [0, 1]);
      return hits(table, staying(table, 1)).taken;
    };
    expect([shoots(false), shoots(true)]).toEqual([1, 0]);
    expect([isShot(false), isShot(true)]).toEqual([1, 0]);
  });

  /** Escort and charge on one space, two ahead of the attacker, and only the plain 0 left for the charge. */
  const together = () => {
    const planes = [{ space: 4 }, { space: 2 }, { space: 4 }];
    const chargeTiles = { hand: [2], played: [0, 1, 3, 4, 5] };
    return Table.planning({ scenario: 'escort' }, { planes, chargeTiles });
  };

  test('an odd hit is counted for either plane that can get it ("Escort", Gameplay)', () => {
    const attacker = together();
    const answers = preview(attacker, staying(attacker, 1)).answers.filter(({ value }) => value === 0);
    expect(answers.map(({ dealt, taken }) => [dealt, taken])).toEqual([[1, 0]]);
    const escort = together();
    const threats = preview(escort, staying(escort, 0, 2)).answers.filter(({ value }) => value === 0);
    expect(threats.map(({ dealt, taken }) => [dealt, taken])).toEqual([[0, 1]]);
  });

  test('a charge is not expected to fly with tiles that it has already used ("Escort", Gameplay)', () => {
    const behind = (hand: number[]) => {
      const planes = [{ space: B }, { space: 3 }, { space: 1 }];
      const played = [0, 1, 2, 3, 4, 5].filter((tile) => !hand.includes(tile));
      const table = Table.planning({ scenario: 'escort' }, { planes, chargeTiles: { hand, played } });
      const answers = preview(table, staying(table, 1)).answers.filter(({ value }) => value === 0);
      return answers.map(({ taken }) => taken);
    };
    expect(behind([2, 3])).toEqual([1]);
    expect(behind([2])).toEqual([0]);
  });
});

test.each(['espionage', 'bombing', 'rescue', 'escort'])(
  'the preview of a start shows where all planes would start (%s)',
  (scenario) => {
    const picking = () => new Table({ scenario });
    const [picker] = picking().game.awaiting(picking().state);
    const places = picking().game.legalActions(picking().state, picker);
    expect(places).toHaveLength(2);
    for (const action of places) {
      const table = picking();
      const foreseen = table.game.preview?.(table.game.view(table.state, picker), action);
      table.do(action);
      const starts = table.state.planes.flatMap(({ space }, plane) => (space < 0 ? [] : [{ plane, space }]));
      expect(foreseen).toEqual({ starts: starts.slice(0, scenario === 'escort' ? 3 : 2) });
    }
  },
);
