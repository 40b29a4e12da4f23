import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { type BotReply, decide } from '../../../renderer/application/bots/decide.ts';
import { hintPromptFor } from '../../../renderer/application/bots/prompt.ts';
import { currentHint, whyNoHint } from '../../../renderer/session/hint.ts';
import { composeAt } from '../../../renderer/session/selection.ts';
import { person, robot, type Sat, settle, sit, startOf } from './sitting.ts';

const { track } = games;
const alix = person('Alix');
const solo = { kind: track, players: [alix], raw: { scenario: 'espionage', solo: true } };

const hinted = async (sat: Sat) => {
  sat.session.send({ type: 'hint' });
  await settle();
  return sat.context();
};

test.each(Object.keys(games))('%s: a hint is what an ace would do, laid out as if it had been picked', async (game) => {
  const { seats } = startOf(games[game], {}, 3).game;
  const sat = sit({ kind: games[game], players: seats.map((_, seat) => (seat === 0 ? alix : robot(`B${seat}`))) });
  for (let tries = 0; tries < 200 && sat.match().legalActions(0).length < 2; tries++) {
    if (sat.doing().play === 'choosing') sat.act();
    await settle();
  }
  const [best] = decide(sat.match(), hintPromptFor(sat.match(), 0)).actions;
  const { picked, hint, hints } = await hinted(sat);
  expect(best.seat).toBe(0);
  expect(composeAt(sat.context(), 0, picked).action).toEqual(best);
  expect([hint?.spots, hints, sat.noted.at(-1)]).toEqual([picked, 1, 1]);
});

test('a strict match has no hints, and says why', async () => {
  const sat = sit({ ...solo, input: { strict: true } });
  expect(whyNoHint(sat.context())).toEqual({ code: 'match.hint.strict' });
  expect(await hinted(sat)).toMatchObject({ hint: null, hints: 0, picked: [] });
});

test('a hint is for whoever has the screen, never through a closed door, and is gone behind the next', async () => {
  const sat = sit({ kind: track, players: [alix, person('Bruno')] });
  expect(whyNoHint(sat.context())).toEqual({ code: 'match.hint.notNow' });
  expect(await hinted(sat)).toMatchObject({ hint: null, hints: 0 });
  const asked: Seat[] = [];
  for (let turn = 0; turn < 2; turn++) {
    sat.session.send({ type: 'open' });
    const { viewerSeat: open, hint } = await hinted(sat);
    asked.push(open as Seat);
    expect(hint).not.toBeNull();
    sat.act();
    await settle();
    expect([sat.doing().play, sat.context().hint]).toEqual(['handover', null]);
  }
  expect(asked).toEqual([0, 1]);
});

test('nobody is advised on the past', async () => {
  const sat = sit(solo);
  sat.act();
  await settle();
  sat.session.send({ type: 'look', at: sat.match().first });
  expect(whyNoHint(sat.context())).toEqual({ code: 'match.hint.notNow' });
  expect(await hinted(sat)).toMatchObject({ hint: null, hints: 0 });
});

test('what is decided needs no hint any more: the next question begins without one', async () => {
  const sat = sit(solo);
  expect(currentHint(await hinted(sat))).not.toBeNull();
  sat.act();
  await settle();
  expect([sat.doing().play, currentHint(sat.context()), sat.context().picked]).toEqual(['choosing', null, []]);
  // What was given stays counted.
  expect(sat.noted.at(-1)).toBe(1);
});

test('a hint that comes after the decision is none, and does not count', async () => {
  let reply: (reply: BotReply) => void = () => {};
  const sat = sit({ ...solo, input: { advise: () => new Promise((resolve) => (reply = resolve)) } });
  const [late] = sat.match().legalActions(0) as Action[];
  sat.session.send({ type: 'hint' });
  sat.act();
  reply({ actions: [late], units: 0 });
  await settle();
  expect([sat.doing().play, sat.context().hint, sat.context().picked, sat.context().hints]).toEqual([
    'choosing',
    null,
    [],
    0,
  ]);
});

test('an ace that fails costs a notice, and can be asked again', async () => {
  let failing = true;
  const sat = sit({
    ...solo,
    input: {
      advise: async (match, seat) => {
        if (failing) throw new Error('a worker that died');
        return decide(match, hintPromptFor(match, seat));
      },
    },
  });
  expect(await hinted(sat)).toMatchObject({ hint: null, hints: 0 });
  expect([sat.doing().play, sat.reports]).toEqual(['choosing', ['match.hint.failed']]);
  failing = false;
  expect((await hinted(sat)).hints).toBe(1);
});
