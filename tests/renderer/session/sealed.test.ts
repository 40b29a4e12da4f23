import type { Action } from '@aerodrome/engine/core/game.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { expect, test } from 'vitest';
import { person, robot, startMatch, startSession } from './testSession.ts';

/** A session of two players of Crew, of whom one is ready: the other one's `ready` reveals the tracks. */
function lastToBeReady() {
  let match = startMatch(crew, { players: '2' }, 5);
  const isLaying = () => (match.view(0) as CrewView).phase === 'action.laying';
  while (!isLaying()) match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  match = match.submit({ type: 'ready', seat: 1 } as Action);
  const started = startSession({ kind: crew, players: [person('Alix'), robot('Odette')], match });
  const view = () => started.match().view(0) as CrewView;
  const order = [
    { type: 'ready', seat: 0 },
    ...[0, 1].map((post) => ({ type: 'discard', seat: 0, post, cards: view().posts[post].hand?.slice(0, 1) })),
  ] as unknown as Action[];
  return { ...started, view, order };
}

test('actions that were sealed together are all submitted, although the first of them reveals cards', () => {
  const { session, match, view, order } = lastToBeReady();
  session.send({ type: 'act', actions: order, ignoresReveals: true });
  expect(
    view()
      .posts.slice(0, 2)
      .map(({ sealed }) => sealed),
  ).toEqual([true, true]);
  expect(match().awaiting()).toEqual([1]);
});

test('an order that was not sealed ends at a reveal', () => {
  const { session, match, view, order } = lastToBeReady();
  session.send({ type: 'act', actions: order });
  expect(view().phase).toBe('discard.choosing');
  expect(match().awaiting()).toContain(0);
});
