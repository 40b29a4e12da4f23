import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { decide } from '../../../../renderer/application/bots/decide.ts';
import { BotPool, type BotRequest, type Responder } from '../../../../renderer/application/bots/pool.ts';
import { hintPromptFor, promptFor } from '../../../../renderer/application/bots/prompt.ts';

const legend = { kind: 'bot', level: 5 } as const;

function startMatch(game: string): Match {
  const read = readOptions<Record<string, unknown>>(games[game].options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return Match.start(games[game], read.options, 5);
}

const match = startMatch('track');

/** A worker that keeps its requests, and replies when the test calls `finish`. */
class SlowWorker {
  static all: SlowWorker[] = [];
  requests: BotRequest[] = [];
  isTerminated = false;
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (cause: unknown) => void = () => {};
  constructor() {
    SlowWorker.all.push(this);
  }
  postMessage(request: BotRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  finish(): void {
    for (const { id, prompt, hurry } of this.requests)
      this.onmessage({ data: { id, reply: decide(match, prompt, () => hurry) } });
  }
}

const pools: BotPool[] = [];

function newPool(startWorker = () => new SlowWorker(), respond: Responder = replyAtOnce): BotPool {
  const pool = new BotPool(
    () => startWorker() as unknown as Worker,
    async () => respond,
  );
  pools.push(pool);
  return pool;
}
const replyAtOnce: Responder = ({ id, prompt, hurry }) => ({ id, reply: decide(match, prompt, () => hurry) });
const never = new AbortController().signal;

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
  SlowWorker.all = [];
  vi.useRealTimers();
});

test.each(Object.keys(games))('%s: a bot of level 5 decides even if its time is up at once', (game) => {
  let played = startMatch(game);
  for (let steps = 0; steps < 12 && played.outcome === null; steps++) {
    const [seat] = played.awaiting();
    const { actions } = decide(played, promptFor(played, seat, legend), () => true);
    played = played.submit(actions[actions.length - 1]);
  }
});

test('hurry ends the worker and repeats its requests on a new one; a hint keeps its full search', async () => {
  const bots = newPool();
  const taken = new AbortController();
  const [mine, hint] = [promptFor(match, 0, legend), hintPromptFor(match, 1)];
  const replies = [bots.ask(mine, never), bots.ask(hint, never, { patient: true })];
  bots.ask(promptFor(match, 1, legend), taken.signal);
  taken.abort();
  bots.hurry();
  const [first, second] = SlowWorker.all;
  expect([first.isTerminated, second.isTerminated]).toEqual([true, false]);
  expect(second.requests.map(({ prompt, hurry }) => [prompt, hurry])).toEqual([
    [mine, true],
    [hint, false],
  ]);
  // A second hurry must not restart the search.
  bots.hurry();
  expect(SlowWorker.all).toHaveLength(2);
  second.finish();
  for (const { actions } of await Promise.all(replies)) expect(match.check(actions[0])).toBeNull();
});

test('hurry does nothing while only a hint is pending', () => {
  const bots = newPool();
  bots.ask(hintPromptFor(match, 0), never, { patient: true });
  bots.hurry();
  expect(SlowWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([false]);
});

test('a worker that fails rejects its pending requests, and the next request starts another worker', async () => {
  const bots = newPool();
  const asked = bots.ask(promptFor(match, 0, legend), never);
  const failure = new Error('a worker that died');
  SlowWorker.all[0].onerror(failure);
  await expect(asked).rejects.toBe(failure);
  expect(SlowWorker.all[0].isTerminated).toBe(true);
  const again = bots.ask(promptFor(match, 0, legend), never);
  SlowWorker.all[1].finish();
  expect(match.check((await again).actions[0])).toBeNull();
});

test('a worker that does not reply within a minute is replaced, and its requests are rejected', async () => {
  vi.useFakeTimers();
  const bots = newPool();
  const replies = [bots.ask(promptFor(match, 0, legend), never), bots.ask(promptFor(match, 1, legend), never)];
  const failures = Promise.allSettled(replies);
  vi.advanceTimersByTime(61_000);
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(SlowWorker.all[0].isTerminated).toBe(true);
  bots.ask(promptFor(match, 0, legend), never);
  expect(SlowWorker.all).toHaveLength(2);
});

test('a closed pool ends its worker, and rejects nothing later', () => {
  vi.useFakeTimers();
  const bots = newPool();
  bots.ask(promptFor(match, 0, legend), never);
  bots.close();
  expect(SlowWorker.all[0].isTerminated).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a worker that cannot be started rejects the request, and hurry does not throw', async () => {
  let isBroken = false;
  const bots = newPool(() => {
    if (isBroken) throw new Error('no worker');
    return new SlowWorker();
  });
  const first = bots.ask(promptFor(match, 0, legend), never);
  isBroken = true;
  bots.hurry();
  await expect(first).rejects.toThrow('no worker');
});

/** A pool whose workers fail while `isBroken`, and the requests that were answered on the page. */
function failingPool() {
  const state = { isBroken: true };
  const here: BotRequest[] = [];
  const bots = newPool(
    () => {
      if (state.isBroken) throw new Error('no worker');
      return new SlowWorker();
    },
    (request) => {
      here.push(request);
      return replyAtOnce(request);
    },
  );
  return { bots, here, state, ask: () => bots.ask(promptFor(match, 0, legend), never) };
}

test('after two workers in a row that failed bots decide on the page, with the first decision found', async () => {
  const { here, ask } = failingPool();
  await expect(ask()).rejects.toThrow('no worker');
  for (let asked = 1; asked <= 2; asked++) {
    expect(match.check((await ask()).actions[0])).toBeNull();
    expect(here.map(({ hurry }) => hurry)).toEqual(Array(asked).fill(true));
  }
});

test('a worker that replies is asked again, and the count of failed workers starts again', async () => {
  const { here, state, ask } = failingPool();
  await expect(ask()).rejects.toThrow('no worker');
  await ask();
  state.isBroken = false;
  const asked = ask();
  SlowWorker.all[0].finish();
  await asked;
  expect(here).toHaveLength(1);
  const dying = ask();
  SlowWorker.all[0].onerror(new Error('a worker that died'));
  await expect(dying).rejects.toThrow('a worker that died');
});

test('a request that was aborted is not decided on the page', async () => {
  const { bots, here, ask } = failingPool();
  await expect(ask()).rejects.toThrow('no worker');
  const left = new AbortController();
  bots.ask(promptFor(match, 0, legend), left.signal);
  left.abort();
  await ask();
  expect(here).toHaveLength(1);
});

test('if the page cannot decide either, the request is rejected with the cause of the worker', async () => {
  const bots = newPool(
    () => {
      throw new Error('no worker');
    },
    () => {
      throw new Error('no decision');
    },
  );
  for (let asked = 0; asked < 3; asked++) {
    await expect(bots.ask(promptFor(match, 0, legend), never)).rejects.toThrow('no worker');
  }
});

test('a worker that is too slow is not followed by a decision on the page, which would freeze', async () => {
  vi.useFakeTimers();
  const { here, state, ask } = failingPool();
  state.isBroken = false;
  for (let asked = 0; asked < 3; asked++) {
    const slow = expect(ask()).rejects.toThrow('does not reply');
    vi.advanceTimersByTime(61_000);
    await slow;
  }
  expect(here).toEqual([]);
});
