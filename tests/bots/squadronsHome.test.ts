import { levels } from '@aerodrome/engine/bots/bot.ts';
import { think } from '@aerodrome/engine/bots/think.ts';
import { loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import { isBurst } from '@aerodrome/engine/games/squadrons/rules/cards.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { american, Table } from '../scenarios/squadrons/table.ts';

const defences = [loop, loop, rollOut, rollOut];

/** The action of a bot in this state, by seed. */
function chosen({ game, state }: Table, level: (typeof levels)[number]): SquadronsAction[] {
  const view = game.view(state, american);
  return [1, 2, 3].map(
    (seed) => think({ kind: squadrons, game }, { view, seat: american, seed, level }).action as SquadronsAction,
  );
}

describe.each(levels.slice(2))('a bot of level %i in Squadrons that has nothing to shoot with', (level) => {
  test('a bot without bursts in Squadrons leaves room for new cards when it lands, instead of keeping defences only', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'A3 S' },
      mayLand: ['green1'],
      hands: { green: defences },
    });
    table.roll(2, 2).land('SS');
    for (const action of chosen(table, level)) {
      if (action.type !== 'keep') throw new Error(`asked for ${action.type}`);
      expect(action.cards.length).toBeLessThan(defences.length);
      expect(action.cards.some(isBurst)).toBe(false);
    }
  });
});

describe.each([4, 5] as const)('a bot of level %i in Squadrons that may not yet come home', (level) => {
  test('a bot without bursts in Squadrons that may not land yet flies to the line', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'F4 N' }, hands: { green: defences } });
    table.roll(2, 2);
    for (const action of chosen(table, level)) expect(action).toMatchObject({ type: 'fly', way: 'NN' });
  });
});
