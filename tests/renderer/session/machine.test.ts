import type { Action } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Player, reclaimable, sessionMachine } from '../../../renderer/session/machine.ts';
import { lastStepOf } from '../../../renderer/session/telling.ts';

const alix: Player = { name: 'Alix', kind: 'human' };
const bruno: Player = { name: 'Bruno', kind: 'human' };
const bot: Player = { name: 'Bot', kind: 'random' };

function sit(players: readonly Player[], raw: Record<string, unknown> = {}) {
  const read = readOptions(track.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const match = Match.start(track, read.options, 3);
  let commits = 0;
  const pondered: number[] = [];
  const session = createActor(sessionMachine, {
    input: {
      match,
      players,
      open: false,
      commit: () => commits++,
      decide: async (asked, seat) => asked.legalActions(seat)[0],
      ponder: (_match, seat) => pondered.push(seat),
    },
  }).start();
  const at = () => String(session.getSnapshot().value);
  const context = () => session.getSnapshot().context;
  const act = (action?: Action) => {
    const seat = context().viewer as number;
    session.send({ type: 'act', action: action ?? match.legalActions(seat)[0] });
  };
  return { match, session, at, context, act, pondered, commits: () => commits };
}

describe('two at one screen', () => {
  test('a closed door stands before the first player, and nothing but the table can be seen', () => {
    const { at, context } = sit([alix, bruno]);
    expect(at()).toBe('handover');
    expect(context()).toMatchObject({ next: 0, viewer: 'table', holder: null });
  });

  test('whoever has the screen chooses first next turn: one door a turn', () => {
    const { session, at, context, act } = sit([alix, bruno]);
    const choosers: number[] = [];
    let doors = 0;
    for (let turn = 0; turn < 4; turn++) {
      for (let choice = 0; choice < 2; choice++) {
        if (at() === 'handover') {
          doors++;
          session.send({ type: 'openDoor' });
        }
        expect(at()).toBe('choosing');
        choosers.push(context().viewer as number);
        act();
        expect(at()).toBe('animating');
        expect(context().viewer).toBe('table');
        session.send({ type: 'played' });
      }
    }
    expect(choosers).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
    expect(doors).toBe(5);
  });

  test('what plays while a door is about to close is what the table may see', () => {
    const { session, context, act } = sit([alix, bruno]);
    session.send({ type: 'openDoor' });
    act();
    expect(context().frames.map((frame) => frame.event)).toEqual([{ type: 'planSealed', seat: 0 }]);
  });

  test('the player before the door may take the sealed choice back, and chooses anew', () => {
    const { session, match, at, context, act } = sit([alix, bruno]);
    session.send({ type: 'openDoor' });
    act();
    session.send({ type: 'played' });
    expect(reclaimable(context())).toEqual({ type: 'takeBack', seat: 0 });
    session.send({ type: 'reclaim' });
    expect(at()).toBe('choosing');
    expect(context().viewer).toBe(0);
    expect(match.awaiting()).toEqual([0, 1]);
  });

  test('after a pause everybody comes back through the door', () => {
    const { session, at, context } = sit([alix, bruno]);
    session.send({ type: 'openDoor' });
    session.send({ type: 'pause' });
    expect([at(), context().viewer]).toEqual(['paused', 'table']);
    session.send({ type: 'resume' });
    expect(at()).toBe('handover');
  });

  test("behind the door the recap starts after this player's own last step", () => {
    const { session, context, act, match } = sit([alix, bruno]);
    expect(lastStepOf(match, 0)).toBeNull();
    session.send({ type: 'openDoor' });
    act();
    const own = match.length - 1;
    session.send({ type: 'played' });
    session.send({ type: 'openDoor' });
    act();
    session.send({ type: 'played' });
    act();
    session.send({ type: 'played' });
    expect(context().next).toBe(0);
    expect(lastStepOf(match, 0)).toBe(own);
  });

  test('an undone step is written down as undone', () => {
    const { session, match, act, commits } = sit([alix, bruno]);
    session.send({ type: 'openDoor' });
    act();
    session.send({ type: 'played' });
    session.send({ type: 'reclaim' });
    expect(match.canUndo(0)).toBe(true);
    const [length, written] = [match.length, commits()];
    session.send({ type: 'undo' });
    expect([match.length, commits()]).toEqual([length - 1, written + 1]);
  });
});

describe('one human', () => {
  test('never meets a door, sees with his own eyes all the time, and the bot answers by itself', async () => {
    const { session, at, context, act } = sit([alix, bot]);
    for (let turn = 0; turn < 3; turn++) {
      expect([at(), context().viewer]).toEqual(['choosing', 0]);
      act();
      expect([at(), context().viewer]).toEqual(['animating', 0]);
      session.send({ type: 'played' });
      await waitFor(session, (snapshot) => snapshot.matches('animating'));
      session.send({ type: 'played' });
    }
  });

  test('a bot thinks about its sealed choice while the human makes his', () => {
    const { at, pondered } = sit([alix, bot]);
    expect([at(), pondered]).toEqual(['choosing', [1]]);
  });

  test('flies solo against the automatic opponent without any other player', () => {
    const { session, at, act } = sit([alix], { scenario: 'espionage', solo: true });
    act();
    session.send({ type: 'played' });
    expect(at()).toBe('choosing');
  });
});

test('every step is committed, and an illegal action changes nothing', () => {
  const { session, match, at, act, commits } = sit([alix, bruno]);
  session.send({ type: 'openDoor' });
  const before = match.length;
  act({ type: 'plan', seat: 1 });
  expect([at(), match.length, commits()]).toEqual(['choosing', before, 0]);
  act();
  expect([match.length, commits()]).toEqual([before + 1, 1]);
});

test('an agreed take-back asks again, and is committed', () => {
  const { session, match, at, act, commits } = sit([alix, bruno]);
  session.send({ type: 'openDoor' });
  act();
  session.send({ type: 'played' });
  session.send({ type: 'openDoor' });
  act();
  session.send({ type: 'played' });
  session.send({ type: 'takeBack', to: 0 });
  expect(match.awaiting()).toEqual([0, 1]);
  expect([at(), commits()]).toEqual(['choosing', 3]);
});

test('the end is the end: a resignation leads there, and nothing leads on', () => {
  const { session, match, at, act } = sit([alix, bruno]);
  session.send({ type: 'openDoor' });
  act({ type: 'resign', seat: 0 });
  session.send({ type: 'played' });
  expect(at()).toBe('over');
  expect(match.outcome).toMatchObject({ ending: 'resigned', winners: [1] });
  session.send({ type: 'openDoor' });
  session.send({ type: 'undo' });
  expect(at()).toBe('over');
});

test('a pause that is asked for while something moves comes when it is over', () => {
  const { session, at, act } = sit([alix, bot]);
  act();
  expect(at()).toBe('animating');
  session.send({ type: 'pause' });
  expect(at()).toBe('animating');
  session.send({ type: 'played' });
  expect(at()).toBe('paused');
  session.send({ type: 'resume' });
  expect(at()).toBe('thinking');
});
