import type { Action } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, askedOf, hintOf } from '../../../renderer/session/botAnswer.ts';
import { Bots, type Errand } from '../../../renderer/session/bots.ts';
import { person, robot, settle, sit, startOf } from './sitting.ts';

const { track } = games;
const legend = robot('Falk', 5);

describe('“Move now”', () => {
  test('ends the time to look at the table, once', async () => {
    const sat = sit({ kind: track, players: [person('Alix'), robot('Bot')], input: { pace: () => 400 } });
    await settle();
    expect([sat.doing().bots, sat.match.awaiting()]).toEqual(['pacing', [0, 1]]);
    sat.session.send({ type: 'hurry' });
    expect(sat.match.awaiting()).toEqual([0]);
    sat.act();
    await settle();
    await settle();
    expect([sat.doing().bots, sat.match.awaiting()]).toEqual(['pacing', [0, 1]]);
  });

  test('reaches a bot that thinks, which then acts at once', async () => {
    let reply: (actions: readonly Action[]) => void = () => {};
    const sat = sit({
      kind: track,
      players: [person('Alix'), robot('Bot')],
      input: {
        pace: () => 400,
        ask: () => new Promise((resolve) => (reply = resolve)),
        hurry: () => reply([sat.match.legalActions(1)[0]]),
      },
    });
    expect(sat.doing().bots).toBe('thinking');
    sat.session.send({ type: 'hurry' });
    await settle();
    expect(sat.match.awaiting()).toEqual([0]);
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
  const match = startOf(games[game], {}, 5);
  for (let steps = 0; steps < 12 && match.outcome === null; steps++) {
    const [seat] = match.awaiting();
    const { actions } = answer(askedOf(match, seat, legend), () => true);
    expect(match.submit(actions[actions.length - 1])).toBeNull();
  }
});

/** A worker that never comes to an end by itself: it keeps what it is sent, and answers when it is told to. */
class Brooding {
  static all: Brooding[] = [];
  errands: Errand[] = [];
  gone = false;
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor() {
    Brooding.all.push(this);
  }
  postMessage(errand: Errand): void {
    this.errands.push(errand);
  }
  terminate(): void {
    this.gone = true;
  }
  finish(): void {
    for (const { id, asked, hurry } of this.errands)
      this.onmessage({ data: { id, reply: answer(asked, () => hurry) } });
  }
}

describe('the worker', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', Brooding);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Brooding.all = [];
  });
  const match = startOf(track, {}, 5);
  const never = new AbortController().signal;

  test('is sent away, and another is asked the same in a hurry; a hint is worth waiting for', async () => {
    const bots = new Bots();
    const taken = new AbortController();
    const [mine, hint] = [askedOf(match, 0, legend), hintOf(match, 1)];
    const replies = [bots.ask(mine, never), bots.ask(hint, never, { patient: true })];
    bots.ask(askedOf(match, 1, legend), taken.signal);
    taken.abort();
    bots.hurry();
    const [first, second] = Brooding.all;
    expect([first.gone, second.gone]).toEqual([true, false]);
    expect(second.errands.map(({ asked, hurry }) => [asked, hurry])).toEqual([
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
    const bots = new Bots();
    bots.ask(hintOf(match, 0), never, { patient: true });
    bots.hurry();
    expect(Brooding.all.map(({ gone }) => gone)).toEqual([false]);
  });
});
