import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { expect, test } from 'vitest';
import { asideQuestions } from '../../../renderer/session/selectors.ts';
import { person, robot, settle, startMatch, startSession } from './testSession.ts';

/** A crew of the Paws that lays its cards, against two bots. */
function flying(mate: ReturnType<typeof person> | ReturnType<typeof robot>) {
  let match = startMatch(crew, { timer: 'none', hotSeat: mate.kind === 'human' }, 5);
  while ((match.view('table') as CrewView).phase !== 'action.laying')
    match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  return startSession({ kind: crew, players: [person('Alix'), mate, robot('Casimir'), robot('Greta')], match });
}

const resigns = (seat: Seat): Action => ({ type: 'resign', seat });

test('a bot agrees when its team-mate wants to resign', async () => {
  const { session, match } = flying(robot('Odette', 3));
  session.send({ type: 'act', actions: [resigns(0)] });
  for (let turn = 0; turn < 20 && match().outcome === null; turn++) await settle();
  expect(match().outcome).toEqual({ ending: 'resigned', winners: [2, 3] });
});

test('a person is asked when their team-mate wants to resign, and may agree or refuse', async () => {
  const { session, match, context } = flying(person('Bruno'));
  session.send({ type: 'open' });
  const first = context().viewerSeat as Seat;
  session.send({ type: 'act', actions: [resigns(first)] });
  session.send({ type: 'act', actions: [{ type: 'ready', seat: first }] });
  await settle();
  session.send({ type: 'open' });
  const asked = asideQuestions(context()).map(({ seat, answers }) => [seat, answers.map(({ type }) => type)]);
  expect([match().outcome, asked]).toEqual([null, [[1 - first, ['resign', 'flyOn']]]]);
  session.send({ type: 'act', actions: [resigns(1 - first)] });
  expect(match().outcome).toEqual({ ending: 'resigned', winners: [2, 3] });
});
