import type { Action } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import { expect, test } from 'vitest';
import { mayMakeAside } from '../../../../renderer/application/bots/decide.ts';
import {
  type BotHistory,
  emptyHistory,
  extendHistory,
  historyOf,
  minActionsBetweenOffers,
} from '../../../../renderer/application/bots/history.ts';

function startMatch(): Match {
  const read = readOptions(airspace.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return Match.start(airspace, read.options, 5);
}

test('a history extended action by action equals the one read from the log, with offers and take-backs', () => {
  let match = startMatch();
  const dice = new SeededRandom(8);
  const histories: BotHistory[] = [emptyHistory, emptyHistory];
  const submit = (action: Action) => {
    match = match.submit(action);
    histories[action.seat] = extendHistory(histories[action.seat], action.type === 'offerDraw');
  };
  let offers = 0;
  for (let step = 0; step < 120 && match.outcome === null; step++) {
    const [seat] = match.awaiting();
    const offer = match.asides(seat).find(({ type }) => type === 'offerDraw');
    if (offer && step % 17 === 3) {
      submit(offer);
      submit({ type: 'answerDraw', seat: 1 - seat, accept: false } as Action);
      offers++;
    }
    if (step % 29 === 20) match = match.takeBack(match.length - 3);
    const [awaited] = match.awaiting();
    const legal = match.legalActions(awaited);
    submit(legal[dice.below(legal.length)]);
    expect([0, 1].map((one) => historyOf(match, one))).toEqual(histories);
  }
  expect(offers).toBeGreaterThan(0);
});

test('a bot makes no offer for twelve actions of its own after the last one', () => {
  let match = startMatch();
  for (let step = 0; step < 40 && !match.asides(0).some(({ type }) => type === 'offerDraw'); step++) {
    match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  }
  const { state } = match.record();
  let history = extendHistory(emptyHistory, true);
  for (let actions = 0; actions < minActionsBetweenOffers; actions++) {
    expect(mayMakeAside(match, { seat: 0, level: 3, history }, state)).toBe(false);
    history = extendHistory(history, false);
  }
  expect(mayMakeAside(match, { seat: 0, level: 3, history }, state)).toBe(true);
});
