import type { Action } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { person, robot, settle, startSession } from './testSession.ts';

const { track } = games;

describe('the button “Move now”', () => {
  test('“Move now” ends the pause of a bot once', async () => {
    const started = startSession({
      kind: track,
      players: [person('Alix'), robot('Bot')],
      input: { botPauseMs: () => 400 },
    });
    await settle();
    expect([started.regions().bots, started.match().awaiting()]).toEqual(['pausing', [0, 1]]);
    started.session.send({ type: 'hurry' });
    expect(started.match().awaiting()).toEqual([0]);
    started.act();
    await settle();
    await settle();
    expect([started.regions().bots, started.match().awaiting()]).toEqual(['pausing', [0, 1]]);
  });

  test('“Move now” makes a bot that thinks act at once', async () => {
    let reply: (actions: readonly Action[]) => void = () => {};
    const started = startSession({
      kind: track,
      players: [person('Alix'), robot('Bot')],
      input: {
        botPauseMs: () => 400,
        askBot: () => new Promise((resolve) => (reply = resolve)),
        hurryBots: () => reply([started.match().legalActions(1)[0]]),
      },
    });
    expect(started.regions().bots).toBe('thinking');
    started.session.send({ type: 'hurry' });
    await settle();
    expect(started.match().awaiting()).toEqual([0]);
  });

  test('“Move now” does nothing while no bot thinks', async () => {
    let hurried = 0;
    const started = startSession({
      kind: track,
      players: [person('Alix'), robot('Bot')],
      input: { hurryBots: () => hurried++ },
    });
    await settle();
    expect(started.regions().bots).toBe('idle');
    started.session.send({ type: 'hurry' });
    expect(hurried).toBe(0);
  });
});
