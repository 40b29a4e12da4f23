import type { Action } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { decide } from '../../../renderer/application/bots/decide.ts';
import { BotPool, type BotRequest } from '../../../renderer/application/bots/pool.ts';
import { hintPromptFor, promptFor } from '../../../renderer/application/bots/prompt.ts';
import { person, robot, settle, sit, startOf } from './sitting.ts';

const { track } = games;
const legend = robot('Falk', 5);

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

test.each(Object.keys(games))('%s: a legend in a hurry has an answer all the same', (game) => {
  let match = startOf(games[game], {}, 5);
  for (let steps = 0; steps < 12 && match.outcome === null; steps++) {
    const [seat] = match.awaiting();
    const { actions } = decide(match, promptFor(match, seat, legend), () => true);
    match = match.submit(actions[actions.length - 1]);
  }
});

const match = startOf(track, {}, 5);

/** A worker that never comes to an end by itself: it keeps what it is sent, and answers when it is told to. */
class Brooding {
  static all: Brooding[] = [];
  requests: BotRequest[] = [];
  gone = false;
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor() {
    Brooding.all.push(this);
  }
  postMessage(request: BotRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.gone = true;
  }
  finish(): void {
    for (const { id, prompt, hurry } of this.requests)
      this.onmessage({ data: { id, reply: decide(match, prompt, () => hurry) } });
  }
}

describe('the worker', () => {
  afterEach(() => {
    Brooding.all = [];
  });
  const startWorker = () => new Brooding() as unknown as Worker;
  const never = new AbortController().signal;

  test('is sent away, and another is asked the same in a hurry; a hint is worth waiting for', async () => {
    const bots = new BotPool(startWorker);
    const taken = new AbortController();
    const [mine, hint] = [promptFor(match, 0, legend), hintPromptFor(match, 1)];
    const replies = [bots.ask(mine, never), bots.ask(hint, never, { patient: true })];
    bots.ask(promptFor(match, 1, legend), taken.signal);
    taken.abort();
    bots.hurry();
    const [first, second] = Brooding.all;
    expect([first.gone, second.gone]).toEqual([true, false]);
    expect(second.requests.map(({ prompt, hurry }) => [prompt, hurry])).toEqual([
      [mine, true],
      [hint, false],
    ]);
    // Hurried once more, it would never come to an end.
    bots.hurry();
    expect(Brooding.all).toHaveLength(2);
    second.finish();
    for (const { actions } of await Promise.all(replies)) expect(match.check(actions[0])).toBeNull();
  });

  test('is let alone where only a hint is waited for', () => {
    const bots = new BotPool(startWorker);
    bots.ask(hintPromptFor(match, 0), never, { patient: true });
    bots.hurry();
    expect(Brooding.all.map(({ gone }) => gone)).toEqual([false]);
  });
});
