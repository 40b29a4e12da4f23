import { levels } from '@aerodrome/engine/bots/bot.ts';
import { think } from '@aerodrome/engine/bots/think.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import { describe, expect, test } from 'vitest';
import * as sky from '../scenarios/airspace/table.ts';
import * as field from '../scenarios/squadrons/table.ts';

const thinkers = levels.slice(1);

describe.each(thinkers)('a bot of level %i takes what is certain', (level) => {
  test('a bot in Squadrons strafes a plane on the ground beside its own with the lowest burst', () => {
    const table = field.Table.turn({
      flying: { green1: 'C10 N' },
      hands: { green: [2, 4] },
      lost: ['green2', 'green3', 'yellow1', 'yellow2', 'yellow3'],
    });
    table.roll(1, 1).move('green1', 1, 'N', 'S');
    const { game, state } = table;
    const seats = [1, 2, 3].map((seed) =>
      think({ kind: squadrons, game }, { view: game.view(state, field.american), seat: field.american, seed, level }),
    );
    for (const { action } of seats) expect(action).toMatchObject({ type: 'strafe', card: 2 });
  });

  test('a bot in Airspace shoots rather than holding its fire', () => {
    const { N, at, A1, G1 } = sky;
    const table = sky.Table.flying(
      {},
      {
        plane: A1,
        phase: 'initiativePhase.turn.targetChoice',
        planes: [
          { hex: at(5, 6), facing: N, altitude: 6 },
          { hex: at(5, 5), facing: N, altitude: 6, capacity: 1 },
        ],
      },
    );
    const { game, state } = table;
    const seat = game.awaiting(state)[0];
    const { action } = think({ kind: airspace, game }, { view: game.view(state, seat), seat, seed: 1, level });
    expect(action).toMatchObject({ type: 'shoot', target: G1 });
  });
});
