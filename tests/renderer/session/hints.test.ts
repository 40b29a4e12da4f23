import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { type BotReply, decide } from '../../../renderer/application/bots/decide.ts';
import { hintPromptFor } from '../../../renderer/application/bots/prompt.ts';
import { currentHint, hintRejection } from '../../../renderer/session/hint.ts';
import { composeAt } from '../../../renderer/session/selection.ts';
import { person, robot, settle, startMatch, startSession, type TestSession } from './testSession.ts';

const { track } = games;
const alix = person('Alix');
const solo = { kind: track, players: [alix], raw: { scenario: 'espionage', solo: true } };

const hinted = async (started: TestSession) => {
  started.session.send({ type: 'hint' });
  await settle();
  return started.context();
};

test.each(Object.keys(games))(
  '%s: a hint picks the spots of the action that the strongest bot would choose',
  async (game) => {
    const { seats } = startMatch(games[game], {}, 3).game;
    const started = startSession({
      kind: games[game],
      players: seats.map((_, seat) => (seat === 0 ? alix : robot(`B${seat}`))),
    });
    for (let tries = 0; tries < 200 && started.match().legalActions(0).length < 2; tries++) {
      if (started.regions().play === 'choosing') started.act();
      await settle();
    }
    const [best] = decide(started.match(), hintPromptFor(started.match(), 0)).actions;
    const { picked, hint, hints } = await hinted(started);
    expect(best.seat).toBe(0);
    expect(composeAt(started.context(), 0, picked).action).toEqual(best);
    expect([hint?.spots, hints, started.savedHints.at(-1)]).toEqual([picked, 1, 1]);
  },
);

test('a strict match refuses hints and says why', async () => {
  const started = startSession({ ...solo, input: { strict: true } });
  expect(hintRejection(started.context())).toEqual({ code: 'match.hint.strict' });
  expect(await hinted(started)).toMatchObject({ hint: null, hints: 0, picked: [] });
});

test('a hint is given to the holder of the screen only, and disappears with the next door', async () => {
  const started = startSession({ kind: track, players: [alix, person('Bruno')] });
  expect(hintRejection(started.context())).toEqual({ code: 'match.hint.notNow' });
  expect(await hinted(started)).toMatchObject({ hint: null, hints: 0 });
  const asked: Seat[] = [];
  for (let turn = 0; turn < 2; turn++) {
    started.session.send({ type: 'open' });
    const { viewerSeat: open, hint } = await hinted(started);
    asked.push(open as Seat);
    expect(hint).not.toBeNull();
    started.act();
    await settle();
    expect([started.regions().play, started.context().hint]).toEqual(['handover', null]);
  }
  expect(asked).toEqual([0, 1]);
});

test('no hint is given while the player looks back', async () => {
  const started = startSession(solo);
  started.act();
  await settle();
  started.session.send({ type: 'review', entry: started.match().firstIndex });
  expect(hintRejection(started.context())).toEqual({ code: 'match.hint.notNow' });
  expect(await hinted(started)).toMatchObject({ hint: null, hints: 0 });
});

test('a decision removes the hint', async () => {
  const started = startSession(solo);
  expect(currentHint(await hinted(started))).not.toBeNull();
  started.act();
  await settle();
  expect([started.regions().play, currentHint(started.context()), started.context().picked]).toEqual([
    'choosing',
    null,
    [],
  ]);
  // A hint stays counted after an undo.
  expect(started.savedHints.at(-1)).toBe(1);
});

test('a hint that arrives after the decision is dropped and not counted', async () => {
  let reply: (reply: BotReply) => void = () => {};
  const started = startSession({ ...solo, input: { askForHint: () => new Promise((resolve) => (reply = resolve)) } });
  const [late] = started.match().legalActions(0) as Action[];
  started.session.send({ type: 'hint' });
  started.act();
  reply({ actions: [late], units: 0 });
  await settle();
  expect([started.regions().play, started.context().hint, started.context().picked, started.context().hints]).toEqual([
    'choosing',
    null,
    [],
    0,
  ]);
});

test('a hint that fails shows a notice, and can be asked for again', async () => {
  let failing = true;
  const started = startSession({
    ...solo,
    input: {
      askForHint: async (match, seat) => {
        if (failing) throw new Error('a worker that died');
        return decide(match, hintPromptFor(match, seat));
      },
    },
  });
  expect(await hinted(started)).toMatchObject({ hint: null, hints: 0 });
  expect([started.regions().play, started.reports]).toEqual(['choosing', ['match.hint.failed']]);
  failing = false;
  expect((await hinted(started)).hints).toBe(1);
});
