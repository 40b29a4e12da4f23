import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { animationActor } from '../../../renderer/session/animationActor.ts';
import type { AnimationPresenter, LogAnimation } from '../../../renderer/session/context.ts';
import { duel, person, robot, settle, slowOutput, startSession } from './testSession.ts';

const { track, crew } = games;
const alix = person('Alix');
const bot = robot('Bot');

test('a solo match is played against the automatic opponent without any other player', () => {
  const { regions, act } = startSession({ kind: track, players: [alix], raw: { scenario: 'espionage', solo: true } });
  act();
  expect(regions().play).toBe('choosing');
});

test('a player who acts again may choose during the animation, and a commit ends it', () => {
  const { regions, context, act } = startSession({
    kind: track,
    players: [alix],
    raw: { scenario: 'espionage', solo: true },
    input: { presenter: slowOutput },
  });
  act();
  expect([regions().play, regions().animation]).toEqual(['choosing', 'playing']);
  const first = context().animation;
  act();
  expect(context().animation).not.toBe(first);
  expect(regions().animation).toBe('playing');
});

test('every step is saved, and an illegal action changes nothing', () => {
  const { session, match, regions, act, savedClocks } = duel();
  session.send({ type: 'open' });
  const before = match().length;
  act({ type: 'plan', seat: 1 } as Action);
  expect([regions().play, match().length, savedClocks.length]).toEqual(['choosing', before, 0]);
  act();
  expect([match().length, savedClocks.length]).toEqual([before + 1, 1]);
});

test('a resignation ends the match, and no event continues it', async () => {
  const { session, match, regions, act } = duel();
  session.send({ type: 'open' });
  act({ type: 'resign', seat: 0 });
  await settle();
  expect(regions().play).toBe('over');
  expect(match().outcome).toMatchObject({ ending: 'resigned', winners: [1] });
  session.send({ type: 'open' });
  session.send({ type: 'undo' });
  session.send({ type: 'pause' });
  expect(regions().play).toBe('over');
});

test('a board that throws costs one animation and a notice', async () => {
  const throwing = { narrate: () => {}, sync: () => {}, play: () => Promise.reject(new Error('no such texture')) };
  const { regions, match, act, reports } = startSession({
    kind: track,
    players: [alix, bot],
    input: { presenter: throwing },
  });
  await settle();
  act();
  await settle();
  expect(reports.length).toBeGreaterThan(0);
  expect(new Set(reports)).toEqual(new Set(['match.pictureFailed']));
  expect([regions().play, regions().animation, match().outcome]).toEqual(['choosing', 'still', null]);
});

test('after an animation that failed the rest of its events are narrated, and errors there are logged too', async () => {
  const cause = new Error('no such texture');
  const narrated: string[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing: AnimationPresenter = {
    narrate: (frames) => void narrated.push(...frames.map(({ event }) => event.type)),
    play: () => Promise.reject(cause),
    sync: () => {
      throw cause;
    },
  };
  const frames = ['rolled', 'moved', 'moved', 'shot'].map((type) => ({ event: { type }, view: type }));
  const actor = createActor(animationActor, { input: { presenter: failing } }).start();
  actor.send({ type: 'animate', animation: { frames, before: 'before', after: 'shot' } as unknown as LogAnimation });
  await settle();
  expect(narrated).toEqual(['rolled', 'moved', 'moved', 'shot']);
  expect(logged.mock.calls).toEqual([
    ['Drawing failed:', cause],
    ['Drawing failed:', cause],
  ]);
  logged.mockRestore();
});

test('the action of another seat trims the picks to those that are still possible, and a notice says so', async () => {
  const onFirst = (action: Action) => (action as unknown as { section?: number }).section === 1;
  const { session, clock, match, context, act } = startSession({
    kind: crew,
    players: [person('Alix'), robot('B'), robot('C'), robot('D')],
    raw: { players: '4', timer: 'none' },
    // Everybody wants the first section, and the one at the screen is slow.
    input: {
      botPauseMs: () => 400,
      askBot: async (asked, seat) => [asked.legalActions(seat).find(onFirst) ?? asked.legalActions(seat)[0]],
    },
  });
  await settle();
  // A player places the Sun before cards can be laid.
  while (!match().legalActions(0).some(onFirst)) {
    if (context().viewerSeat === 0) act();
    else clock.increment(400);
    await settle();
  }
  const seat = context().viewerSeat as Seat;
  const lay = match().legalActions(seat).find(onFirst) as Action;
  const { path } = match().game.spell(match().view(seat), lay) as { path: string[] };
  session.send({ type: 'pick', picked: path });
  expect([context().picked, context().picksTrimmed]).toEqual([path, false]);
  clock.increment(400);
  await settle();
  expect(context().picksTrimmed).toBe(true);
  expect(context().picked).toEqual(path.slice(0, context().picked.length));
  expect(context().picked.length).toBeLessThan(path.length);
});
