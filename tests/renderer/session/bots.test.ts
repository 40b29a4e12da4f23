import type { Action } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { viewerOf } from '../../../renderer/session/selectors.ts';
import { person, robot, settle, startSession } from './testSession.ts';

const { track } = games;
const alix = person('Alix');
const bot = robot('Bot');

test('a single person against a bot meets no door and always sees their own view', async () => {
  const { match, regions, context, act } = startSession({ kind: track, players: [alix, bot] });
  for (let turn = 0; turn < 3; turn++) {
    await settle();
    expect([regions().play, viewerOf(context())]).toEqual(['choosing', 0]);
    const before = match().length;
    act();
    await settle();
    expect(match().length).toBeGreaterThan(before);
    expect(viewerOf(context())).toBe(0);
  }
});

test('a bot seals its choice while the person still chooses', async () => {
  const { match, regions, context } = startSession({ kind: track, players: [alix, bot] });
  await settle();
  expect([regions().play, context().viewerSeat, match().awaiting()]).toEqual(['choosing', 0, [0]]);
});

test('a bot waits for its pause before it acts, and pausing the match cancels its answer', async () => {
  const { match, session, clock } = startSession({
    kind: track,
    players: [alix, bot],
    input: { botPauseMs: () => 400 },
  });
  await settle();
  clock.increment(399);
  session.send({ type: 'pause' });
  clock.increment(10_000);
  await settle();
  expect(match().awaiting()).toEqual([0, 1]);
  session.send({ type: 'resume' });
  await settle();
  clock.increment(400);
  await settle();
  expect(match().awaiting()).toEqual([0]);
});

test('a bot that fails pauses the match with a notice, and is asked again when the match is resumed', async () => {
  let failing = true;
  const { session, match, regions, reports } = startSession({
    kind: track,
    players: [alix, bot],
    input: {
      askBot: async (asked, seat) => {
        if (failing) throw new Error('a worker that died');
        return [asked.legalActions(seat)[0]];
      },
    },
  });
  await settle();
  expect([regions().play, reports]).toEqual(['paused', ['match.botFailed']]);
  failing = false;
  session.send({ type: 'resume' });
  await settle();
  expect([regions().play, match().awaiting()]).toEqual(['choosing', [0]]);
});

test('a bot is asked once although a person seals meanwhile, and its answer counts for the new revision', async () => {
  let asks = 0;
  let reply: (actions: readonly Action[]) => void = () => {};
  const ask = () => {
    asks++;
    return new Promise<readonly Action[]>((resolve) => {
      reply = resolve;
    });
  };
  const { match, act } = startSession({ kind: track, players: [alix, bot], input: { askBot: ask } });
  await settle();
  const before = match();
  act();
  await settle();
  expect([asks, match().awaiting()]).toEqual([1, [1]]);
  reply([before.legalActions(1)[0]]);
  await settle();
  expect(match().seatAt(before.length + 1)).toBe(1);
});

test('a bot that answers with an illegal action pauses the match with a notice', async () => {
  const ask = async () => [{ type: 'nonsense', seat: 1 }];
  const { regions, reports } = startSession({ kind: track, players: [alix, bot], input: { askBot: ask } });
  await settle();
  expect([regions().play, reports]).toEqual(['paused', ['match.botFailed']]);
});
