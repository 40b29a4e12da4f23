import * as offers from '@aerodrome/engine/core/drawOffers.ts';
import { expect, test } from 'vitest';

const before = (): offers.DrawOffers => ({ agreed: [], offeredIn: [0, 0, 0] });

test('an offer of a draw stands until a seat refuses, and asks every seat that has not agreed', () => {
  const draw = before();
  const told: unknown[] = [];
  offers.offer(draw, 1, 4, (event) => told.push(event));
  expect(draw).toEqual({ agreed: [1], offeredIn: [0, 4, 0] });
  expect([0, 1, 2].map((seat) => offers.mayAnswer(draw, seat))).toEqual([true, false, true]);
  offers.answer(draw, 0, true, (event) => told.push(event));
  expect([0, 1, 2].map((seat) => offers.mayAnswer(draw, seat))).toEqual([false, false, true]);
  offers.answer(draw, 2, false, (event) => told.push(event));
  expect(draw.agreed).toEqual([]);
  expect(told).toEqual([
    { type: 'drawOffered', seat: 1 },
    { type: 'drawAnswered', seat: 0, accept: true },
    { type: 'drawAnswered', seat: 2, accept: false },
  ]);
});

test('a seat offers a draw once per round, and not while an offer stands', () => {
  const draw = before();
  offers.offer(draw, 1, 4, null);
  expect([0, 1].map((seat) => offers.mayOffer(draw, seat, 4))).toEqual([false, false]);
  offers.answer(draw, 0, false, null);
  expect([0, 1].map((seat) => offers.mayOffer(draw, seat, 4))).toEqual([true, false]);
  expect(offers.mayOffer(draw, 1, 5)).toBe(true);
});

test('the asides of a draw are either the answers or the offer', () => {
  const draw = before();
  expect(offers.drawAsides(draw, 0, 1)).toEqual([{ type: 'offerDraw', seat: 0 }]);
  expect(offers.drawAsides(draw, 0, 0)).toEqual([]);
  offers.offer(draw, 1, 1, null);
  expect(offers.drawAsides(draw, 1, 1)).toEqual([]);
  expect(offers.drawAsides(draw, 0, 1)).toEqual([
    { type: 'answerDraw', seat: 0, accept: true },
    { type: 'answerDraw', seat: 0, accept: false },
  ]);
});

test('an offer of a draw lapses once, and only if it stood', () => {
  const draw = before();
  const told: unknown[] = [];
  offers.lapse(draw, (event) => told.push(event));
  offers.offer(draw, 0, 1, null);
  offers.lapse(draw, (event) => told.push(event));
  offers.lapse(draw, (event) => told.push(event));
  expect(draw.agreed).toEqual([]);
  expect(told).toEqual([{ type: 'drawLapsed' }]);
});

test('the refusal of an offer or an answer has a reason', () => {
  const draw = before();
  expect(offers.whyNoDraw(draw, 0, 'offerDraw', 0)).toEqual({ code: 'action.notNow' });
  expect(offers.whyNoDraw(draw, 0, 'answerDraw', 1)).toEqual({ code: 'draw.noOffer' });
  expect(offers.whyNoDraw(draw, 0, 'offerDraw', 1)).toEqual({ code: 'action.malformed' });
  offers.offer(draw, 0, 1, null);
  expect(offers.whyNoDraw(draw, 1, 'offerDraw', 1)).toEqual({ code: 'draw.offerStands' });
  expect(offers.whyNoDraw(draw, 1, 'answerDraw', 1)).toEqual({ code: 'action.malformed' });
  offers.answer(draw, 1, false, null);
  expect(offers.whyNoDraw(draw, 0, 'offerDraw', 1)).toEqual({ code: 'draw.alreadyOffered' });
});
