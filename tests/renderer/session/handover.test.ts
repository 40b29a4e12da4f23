import type { Seat } from '@aerodrome/engine/core/game.ts';
import { expect, test } from 'vitest';
import { handoverTo } from '../../../renderer/session/handover.ts';
import { lastDecisionEntry, retractAction, viewerOf } from '../../../renderer/session/selectors.ts';
import { duel, settle, slowOutput } from './testSession.ts';

test('a closed door stands before the first player, and the screen shows the public view', () => {
  const { regions, context } = duel();
  expect(regions().play).toBe('handover');
  expect(context()).toMatchObject({ pendingSeat: 0, viewerSeat: null, holderSeat: null });
  expect(viewerOf(context())).toBe('table');
});

test('the holder of the screen chooses first in the next turn, behind a shutter: there is one door per turn', async () => {
  const { session, regions, context, act } = duel();
  const choosers: (Seat | null)[] = [];
  const ways: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    for (let choice = 0; choice < 2; choice++) {
      expect(regions().play).toBe('handover');
      ways.push(context().holderSeat === context().pendingSeat ? 'shutter' : 'door');
      session.send({ type: 'open' });
      expect(regions().play).toBe('choosing');
      choosers.push(context().viewerSeat);
      act();
      await settle();
      expect(viewerOf(context())).toBe('table');
    }
  }
  expect(choosers).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
  expect(ways).toEqual(['door', 'door', 'shutter', 'door', 'shutter', 'door', 'shutter', 'door']);
});

test('an action of a seat whose hand is closed is refused', () => {
  const { session, match, context } = duel();
  session.send({ type: 'open' });
  const before = match().length;
  session.send({ type: 'act', actions: [match().legalActions(1)[0]] });
  expect([context().viewerSeat, match().length, match().awaiting()]).toEqual([0, before, [0, 1]]);
});

test('with full doors, a door also covers the hand of a player who has just had the screen', async () => {
  const { session, context, act } = duel({ usesFullDoors: () => true });
  for (let choice = 0; choice < 2; choice++) {
    session.send({ type: 'open' });
    act();
    await settle();
  }
  expect(context().holderSeat).toBe(context().pendingSeat);
  expect(handoverTo(context(), context().pendingSeat as Seat)).toBe('door');
});

test('after a reveal the new hand of the last holder stays covered during the animation and until it is opened', () => {
  const { session, regions, context, act } = duel({ presenter: slowOutput });
  session.send({ type: 'open' });
  act();
  session.send({ type: 'skip' });
  session.send({ type: 'open' });
  act();
  expect([regions().play, regions().animation, context().viewerSeat]).toEqual(['routing', 'playing', null]);
  expect(viewerOf(context())).toBe('table');
  session.send({ type: 'skip' });
  expect([regions().play, context().pendingSeat, context().holderSeat]).toEqual(['handover', 1, 1]);
  expect(viewerOf(context())).toBe('table');
  session.send({ type: 'open' });
  expect([regions().play, context().viewerSeat]).toEqual(['choosing', 1]);
});

test('the animation before a door closes contains only public events', () => {
  const { session, context, act } = duel({ presenter: slowOutput });
  session.send({ type: 'open' });
  act();
  expect(context().animation?.frames.map((frame) => frame.event)).toEqual([{ type: 'planSealed', seat: 0 }]);
});

test('the player before the door may take the sealed choice back and choose again', async () => {
  const { session, match, regions, context, act } = duel();
  session.send({ type: 'open' });
  act();
  await settle();
  expect(retractAction(context())).toEqual({ type: 'takeBack', seat: 0 });
  session.send({ type: 'retract' });
  expect([regions().play, context().viewerSeat]).toEqual(['choosing', 0]);
  expect(match().awaiting()).toEqual([0, 1]);
});

test('after a pause the next player comes back through the door', () => {
  const { session, regions, context } = duel();
  session.send({ type: 'open' });
  session.send({ type: 'pause' });
  expect([regions().play, viewerOf(context())]).toEqual(['paused', 'table']);
  session.send({ type: 'resume' });
  expect([regions().play, context().holderSeat]).toEqual(['handover', null]);
});

test("the recap behind a door starts after the player's own last step", async () => {
  const { session, match, act } = duel();
  expect(lastDecisionEntry(match(), 0)).toBeNull();
  session.send({ type: 'open' });
  act();
  const own = match().length - 1;
  await settle();
  session.send({ type: 'open' });
  act();
  expect(lastDecisionEntry(match(), 0)).toBe(own);
});
