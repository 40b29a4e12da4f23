import type { Seat } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { maxTakeBacks, writeSave } from '@aerodrome/engine/saves/format.ts';
import { expect, test } from 'vitest';
import { planRedo, planUndo, takeBackRejection } from '../../../renderer/session/selectors.ts';
import { duel, person, robot, settle, startMatch, startSession } from './testSession.ts';

const { track, airspace, crew } = games;
const alix = person('Alix');
const bruno = person('Bruno');
const bot = robot('Bot');

test('undo is refused with a reason while both players choose in secret', () => {
  const { session, context } = duel();
  session.send({ type: 'open' });
  expect(planUndo(context())).toEqual({ rejection: { code: 'match.undo.sealing' } });
});

test('an agreed take-back is saved and asks the question again; a strict match refuses it', async () => {
  for (const strict of [false, true]) {
    const { session, match, regions, act, savedClocks } = duel({ strict });
    for (let seat = 0; seat < 2; seat++) {
      session.send({ type: 'open' });
      act();
      await settle();
    }
    const { length } = match();
    session.send({ type: 'takeBack', to: 0 });
    expect([regions().play, match().length - length, savedClocks.length]).toEqual([
      'handover',
      strict ? 0 : 1,
      strict ? 2 : 3,
    ]);
  }
});

test('a match whose file has no room for another take-back refuses it, and continues', async () => {
  let start = startMatch(track, {}, 3);
  start = start.submit(start.legalActions(0)[0]);
  for (let i = 0; i < maxTakeBacks - 1; i++) start = start.takeBack(i % 2);
  const { session, match, context, act } = startSession({ kind: track, players: [alix, bruno], match: start });
  session.send({ type: 'takeBack', to: 0 });
  expect(match().length).toBe(maxTakeBacks + 2);
  expect(takeBackRejection(context())).toEqual({ code: 'match.takeBack.tooMany', params: { most: maxTakeBacks } });
  session.send({ type: 'takeBack', to: 0 });
  expect(match().length).toBe(maxTakeBacks + 2);
  session.send({ type: 'open' });
  act();
  await settle();
  expect(match().length).toBe(maxTakeBacks + 3);
  expect(() => writeSave(match(), {})).not.toThrow();
});

test('without hidden information the last mover may undo until another seat has acted, except in a strict match', async () => {
  for (const strict of [false, true]) {
    const { session, match, context, act } = startSession({
      kind: airspace,
      players: [alix, bruno],
      input: { strict },
    });
    // Start hexes are drawn for; the first manoeuvre is not.
    while (match().legalActions(context().viewerSeat as Seat)[0].type !== 'manoeuvre') {
      act();
      await settle();
    }
    act();
    await settle();
    const { length } = match();
    expect(match().seatAt(length - 1)).not.toBe(context().viewerSeat);
    session.send({ type: 'undo' });
    expect(match().length).toBe(strict ? length : length - 1);
    if (strict) expect(planUndo(context())).toEqual({ rejection: { code: 'match.undo.strict' } });
    else expect(planRedo(context())).toHaveProperty('seat');
  }
});

test('undo takes back a laid card and keeps a call that was made after it', async () => {
  const { session, match, context, act } = startSession({
    kind: crew,
    players: [alix, bruno, bot, bot],
    raw: { players: '4', timer: 'none' },
  });
  const next = (type: string) => {
    const seat = context().viewerSeat as Seat;
    const found = [...match().legalActions(seat), ...match().asides(seat)].find((action) => action.type === type);
    if (!found) throw new Error(`nobody can ${type}`);
    return found;
  };
  session.send({ type: 'open' });
  while (
    !match()
      .legalActions(context().viewerSeat as Seat)
      .some(({ type }) => type === 'lay')
  ) {
    act();
    await settle();
    session.send({ type: 'open' });
  }
  const seat = context().viewerSeat as Seat;
  const before = match().view(seat);
  act(next('lay'));
  await settle();
  act(next('call'));
  await settle();
  const called = (match().view(seat) as { calls: unknown[] }).calls;
  expect(called).toHaveLength(1);
  session.send({ type: 'undo' });
  await settle();
  expect(match().view(seat)).toEqual({ ...(before as object), calls: called });
  expect(planUndo(context())).toEqual({ rejection: { code: 'match.undo.sealing' } });
});
