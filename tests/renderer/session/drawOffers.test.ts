import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { decide, mayMakeAside } from '../../../renderer/application/bots/decide.ts';
import { promptFor } from '../../../renderer/application/bots/prompt.ts';
import { asideQuestions, viewerOf } from '../../../renderer/session/selectors.ts';
import { person, robot, settle, startMatch, startSession } from './testSession.ts';

const { track, airspace } = games;
const alix = person('Alix');
const pilot = robot('Odette', 2);
const veteran = robot('Konrad', 3);

const speaks = (match: Match, seat: Seat, player: Player) =>
  mayMakeAside(match, promptFor(match, seat, player), match.record().state);

const typeOf = ({ type }: Action) => type;

/** Two who fly well and never fire, until one of them is tired of it. */
function tedious(): { match: Match; seat: Seat } {
  let match = startMatch(airspace, {}, 3);
  for (let steps = 0; steps < 400 && match.outcome === null; steps++) {
    const [seat] = match.awaiting();
    if (decide(match, promptFor(match, seat, pilot)).actions.some(({ type }) => type === 'offerDraw'))
      return { match, seat };
    const hold = match.legalActions(seat).find(({ type }) => type === 'hold');
    const { actions } = decide(match, promptFor(match, seat, veteran));
    match = match.submit(hold ?? actions[actions.length - 1]);
  }
  throw new Error('nobody got tired');
}

describe('draw offers of a bot', () => {
  test('a bot offers a draw before it acts, and the person at the screen is asked', async () => {
    const { match: tired, seat } = tedious();
    const players = [0, 1].map((one) => (one === seat ? pilot : alix));
    const { context, match } = startSession({ kind: airspace, players, match: tired });
    const from = tired.length;
    await settle();
    const said = match().log('all').slice(from);
    expect(said.slice(0, 2).map(({ action }) => [action?.seat, action && typeOf(action)])).toEqual([
      [seat, 'offerDraw'],
      [seat, 'manoeuvre'],
    ]);
    expect(asideQuestions(context()).map((question) => question.seat)).toEqual([1 - seat]);
  });

  test('a bot whose offer of a draw was refused does not repeat it for a while', () => {
    const { match: tired, seat } = tedious();
    let match = tired.submit({ type: 'offerDraw', seat });
    match = match.submit({ type: 'answerDraw', seat: 1 - seat, accept: false } as Action);
    let silent = 0;
    for (let steps = 0; steps < 60 && match.outcome === null; steps++) {
      const [awaited] = match.awaiting();
      if (awaited === seat && match.asides(seat).some(({ type }) => type === 'offerDraw')) {
        if (speaks(match, seat, pilot)) break;
        silent++;
      }
      const hold = match.legalActions(awaited).find(({ type }) => type === 'hold');
      const { actions } = decide(match, promptFor(match, awaited, veteran));
      match = match.submit(hold ?? actions[actions.length - 1]);
    }
    expect(silent).toBeGreaterThan(4);
  });

  test('a random bot offers no draw', () => {
    const { match, seat } = tedious();
    expect(speaks(match, seat, pilot)).toBe(true);
    expect(speaks(match, seat, robot('Dizzy'))).toBe(false);
  });
});

test('a bot refuses a draw at the start of a match', async () => {
  const { match, session, context, act } = startSession({ kind: airspace, players: [alix, pilot] });
  for (let tries = 0; tries < 40; tries++) {
    await settle();
    if (context().viewerSeat !== 0) continue;
    if (
      match()
        .asides(0)
        .some(({ type }) => type === 'offerDraw')
    )
      break;
    act();
  }
  session.send({ type: 'act', actions: [{ type: 'offerDraw', seat: 0 }] });
  await settle();
  const answers = match()
    .log('all')
    .flatMap(({ action }) => (action?.type === 'answerDraw' ? [action] : []));
  expect(answers).toEqual([{ type: 'answerDraw', seat: 1, accept: false }]);
});

test('bots alone play a match to its end without a door, in the public view', async () => {
  const { match, regions, context } = startSession({ kind: track, players: [robot('Marlow', 2), pilot] });
  const seen = new Set<string>();
  for (let rounds = 0; rounds < 500 && regions().play !== 'over'; rounds++) {
    seen.add(regions().play);
    expect([viewerOf(context()), context().viewerSeat]).toEqual(['table', null]);
    await settle();
  }
  expect(match().outcome).not.toBeNull();
  expect(regions().play).toBe('over');
  seen.delete('routing');
  expect([...seen]).toEqual(['waiting']);
});
