import type { Action } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { person, robot, settle, sit } from './sitting.ts';

const { track } = games;

describe('“Move now”', () => {
  test('ends the time to look at the table, once', async () => {
    const sat = sit({ kind: track, players: [person('Alix'), robot('Bot')], input: { pace: () => 400 } });
    await settle();
    expect([sat.doing().bots, sat.match().awaiting()]).toEqual(['pacing', [0, 1]]);
    sat.session.send({ type: 'hurry' });
    expect(sat.match().awaiting()).toEqual([0]);
    sat.act();
    await settle();
    await settle();
    expect([sat.doing().bots, sat.match().awaiting()]).toEqual(['pacing', [0, 1]]);
  });

  test('reaches a bot that thinks, which then acts at once', async () => {
    let reply: (actions: readonly Action[]) => void = () => {};
    const sat = sit({
      kind: track,
      players: [person('Alix'), robot('Bot')],
      input: {
        pace: () => 400,
        ask: () => new Promise((resolve) => (reply = resolve)),
        hurry: () => reply([sat.match().legalActions(1)[0]]),
      },
    });
    expect(sat.doing().bots).toBe('thinking');
    sat.session.send({ type: 'hurry' });
    await settle();
    expect(sat.match().awaiting()).toEqual([0]);
  });

  test('means nothing where no bot thinks', async () => {
    let hurried = 0;
    const sat = sit({ kind: track, players: [person('Alix'), robot('Bot')], input: { hurry: () => hurried++ } });
    await settle();
    expect(sat.doing().bots).toBe('idle');
    sat.session.send({ type: 'hurry' });
    expect(hurried).toBe(0);
  });
});
