import { currentBracket } from '@aerodrome/engine/meta/tournament/bracketState.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { expect, test } from 'vitest';
import { hasRoundName, layoutBracket, nodeInDirection } from '../../../renderer/app/screens/hall/bracketLayout.ts';
import { manualTournament } from '../../fixtures/tournaments.ts';

function planOf(format: 'single' | 'double', entrants: number) {
  const state = tournamentLog.fold(
    manualTournament(format, entrants, 0, { legs: 1, thirdPlace: format === 'single' && entrants > 3 }),
  );
  expect(state.entrants.length).toBe(entrants);
  const bracket = currentBracket(state);
  if (!bracket) throw new Error('no bracket');
  return layoutBracket(bracket);
}

test.each([2, 3, 5, 8, 12, 16, 31, 32, 33, 64])('no two matches of a bracket of %i entrants overlap', (entrants) => {
  for (const format of ['single', 'double'] as const) {
    const { placed } = planOf(format, entrants);
    for (const [i, a] of placed.entries()) {
      for (const b of placed.slice(i + 1)) {
        if (a.x === b.x) expect(Math.abs(a.y - b.y), `${a.node.id} and ${b.node.id}`).toBeGreaterThanOrEqual(1);
      }
    }
  }
});

test.each([
  ['single', 8, ['w3.1', 't.1']],
  ['single', 3, ['w2.1']],
  ['single', 2, []],
  ['double', 8, ['f.1', 'f.2']],
] as const)(
  'in a %s knock-out of %i entrants only the last matches have round names: %j',
  (format, entrants, named) => {
    const nodes = planOf(format, entrants).placed.map(({ node }) => node);
    expect(nodes.filter((node) => hasRoundName(nodes, node)).map(({ id }) => id)).toEqual(named);
  },
);

test('connectors lead to the right, and arrow keys follow them in both directions', () => {
  const plan = planOf('single', 8);
  for (const { from, to } of plan.connectors) expect(to.x).toBeGreaterThan(from.x);
  expect(nodeInDirection(plan, 'w1.1', 'ArrowRight')).toBe('w2.1');
  expect(nodeInDirection(plan, 'w2.1', 'ArrowLeft')).toBe('w1.1');
  expect(nodeInDirection(plan, 'w1.1', 'ArrowDown')).toBe('w1.2');
  expect(nodeInDirection(plan, 'w1.1', 'ArrowUp')).toBeNull();
});

test.each([4, 8, 16, 32, 64])(
  'the match for the third place of %i entrants is placed below the final, within the bracket',
  (entrants) => {
    const { placed, height } = planOf('single', entrants);
    const third = placed.find(({ node }) => node.branch === 'third');
    const final = placed.find(({ node, x }) => x === third?.x && node.branch !== 'third');
    expect(third?.y).toBe((final?.y ?? 0) + 1.5);
    expect(height).toBe(Math.max(entrants / 2, 3));
  },
);
