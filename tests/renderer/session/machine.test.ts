import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { mostTakeBacks, writeSave } from '@aerodrome/engine/saves/format.ts';
import { describe, expect, test } from 'vitest';
import { handoverTo } from '../../../renderer/session/handover.ts';
import {
  lastDecisionEntry,
  planRedo,
  planUndo,
  retractAction,
  viewerOf,
  whyNoTakeBack,
} from '../../../renderer/session/selectors.ts';
import { person, robot, settle, startMatch, startSession } from './testSession.ts';

const { track, airspace, crew } = games;
const alix = person('Alix');
const bruno = person('Bruno');
const bot = robot('Bot');

const duel = (input = {}) => startSession({ kind: track, players: [alix, bruno], input });
/** A canvas on which everything lasts until it is cut short. */
const slow = {
  screen: {
    narrate: () => {},
    sync: () => {},
    play: (_frames: unknown, _before: unknown, signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  },
};

describe('two at one screen', () => {
  test('a closed door stands before the first player, and nothing but the table can be seen', () => {
    const { regions, context } = duel();
    expect(regions().play).toBe('handover');
    expect(context()).toMatchObject({ pendingSeat: 0, viewerSeat: null, holder: null });
    expect(viewerOf(context())).toBe('table');
  });

  test('whoever has the screen chooses first next turn, behind a shutter: one door a turn', async () => {
    const { session, regions, context, act } = duel();
    const choosers: (Seat | null)[] = [];
    const ways: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      for (let choice = 0; choice < 2; choice++) {
        expect(regions().play).toBe('handover');
        ways.push(context().holder === context().pendingSeat ? 'shutter' : 'door');
        session.send({ type: 'open' });
        expect(regions().play).toBe('choosing');
        choosers.push(context().viewerSeat);
        act();
        await settle();
        expect(viewerOf(context())).toBe('table');
      }
    }
    expect(choosers).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
    expect(ways).toEqual(['door', 'door', 'shutter', 'door', 'shutter', 'door', 'shutter', 'door']);
  });

  test('an action of another seat than the one whose hand is open is refused', () => {
    const { session, match, context } = duel();
    session.send({ type: 'open' });
    const before = match().length;
    session.send({ type: 'act', actions: [match().legalActions(1)[0]] });
    expect([context().viewerSeat, match().length, match().awaiting()]).toEqual([0, before, [0, 1]]);
  });

  test('with full doors, whoever comes back to a covered hand comes through one, too', async () => {
    const { session, context, act } = duel({ usesFullDoors: () => true });
    for (let choice = 0; choice < 2; choice++) {
      session.send({ type: 'open' });
      act();
      await settle();
    }
    expect(context().holder).toBe(context().pendingSeat);
    expect(handoverTo(context(), context().pendingSeat as Seat)).toBe('door');
  });

  test('after a reveal the last holder’s new hand stays covered while the picture plays, and until it is opened', () => {
    const { session, regions, context, act } = duel(slow);
    session.send({ type: 'open' });
    act();
    session.send({ type: 'skip' });
    session.send({ type: 'open' });
    act();
    expect([regions().play, regions().picture, context().viewerSeat]).toEqual(['routing', 'playing', null]);
    expect(viewerOf(context())).toBe('table');
    session.send({ type: 'skip' });
    expect([regions().play, context().pendingSeat, context().holder]).toEqual(['handover', 1, 1]);
    expect(viewerOf(context())).toBe('table');
    session.send({ type: 'open' });
    expect([regions().play, context().viewerSeat]).toEqual(['choosing', 1]);
  });

  test('what plays while a door is about to close is what the table may see', () => {
    const { session, context, act } = duel(slow);
    session.send({ type: 'open' });
    act();
    expect(context().animation?.frames.map((frame) => frame.event)).toEqual([{ type: 'planSealed', seat: 0 }]);
  });

  test('the player before the door may take the sealed choice back, and chooses anew', async () => {
    const { session, match, regions, context, act } = duel();
    session.send({ type: 'open' });
    act();
    await settle();
    expect(retractAction(context())).toEqual({ type: 'takeBack', seat: 0 });
    session.send({ type: 'reclaim' });
    expect([regions().play, context().viewerSeat]).toEqual(['choosing', 0]);
    expect(match().awaiting()).toEqual([0, 1]);
  });

  test('after a pause everybody comes back through the door', () => {
    const { session, regions, context } = duel();
    session.send({ type: 'open' });
    session.send({ type: 'pause' });
    expect([regions().play, viewerOf(context())]).toEqual(['paused', 'table']);
    session.send({ type: 'resume' });
    expect([regions().play, context().holder]).toEqual(['handover', null]);
  });

  test("behind the door the recap starts after this player's own last step", async () => {
    const { session, match, act } = duel();
    expect(lastDecisionEntry(match(), 0)).toBeNull();
    session.send({ type: 'open' });
    act();
    const own = match().length - 1;
    await settle();
    session.send({ type: 'open' });
    act();
    expect(lastDecisionEntry(match(), 0)).toBe(own);
  });

  test('while both choose in secret the general undo is off, and says so', () => {
    const { session, context } = duel();
    session.send({ type: 'open' });
    expect(planUndo(context())).toEqual({ why: { code: 'match.undo.sealing' } });
  });
});

describe('one person', () => {
  test('never meets a door, sees with his own eyes all the time, and the bot answers by itself', async () => {
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

  test('a bot seals while the person still chooses', async () => {
    const { match, regions, context } = startSession({ kind: track, players: [alix, bot] });
    await settle();
    expect([regions().play, context().viewerSeat, match().awaiting()]).toEqual(['choosing', 0, [0]]);
  });

  test('a bot lets the table be seen before it acts, and a pause sends it away', async () => {
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

  test('flies solo against the automatic opponent without any other player', () => {
    const { regions, act } = startSession({ kind: track, players: [alix], raw: { scenario: 'espionage', solo: true } });
    act();
    expect(regions().play).toBe('choosing');
  });

  test('who goes on may choose while the picture still plays, and a commit ends it', () => {
    const { regions, context, act } = startSession({
      kind: track,
      players: [alix],
      raw: { scenario: 'espionage', solo: true },
      input: slow,
    });
    act();
    expect([regions().play, regions().picture]).toEqual(['choosing', 'playing']);
    const first = context().animation;
    act();
    expect(context().animation).not.toBe(first);
    expect(regions().picture).toBe('playing');
  });
});

test('every step is committed, and an illegal action changes nothing', () => {
  const { session, match, regions, act, commits } = duel();
  session.send({ type: 'open' });
  const before = match().length;
  act({ type: 'plan', seat: 1 } as Action);
  expect([regions().play, match().length, commits.length]).toEqual(['choosing', before, 0]);
  act();
  expect([match().length, commits.length]).toEqual([before + 1, 1]);
});

test('an agreed take-back asks again, and is committed; in a strict match there is none', async () => {
  for (const strict of [false, true]) {
    const { session, match, regions, act, commits } = duel({ strict });
    for (let seat = 0; seat < 2; seat++) {
      session.send({ type: 'open' });
      act();
      await settle();
    }
    const { length } = match();
    session.send({ type: 'takeBack', to: 0 });
    expect([regions().play, match().length - length, commits.length]).toEqual([
      'handover',
      strict ? 0 : 1,
      strict ? 2 : 3,
    ]);
  }
});

test('a match whose file has no room for another take-back offers none, and goes on', async () => {
  let start = startMatch(track, {}, 3);
  start = start.submit(start.legalActions(0)[0]);
  for (let i = 0; i < mostTakeBacks - 1; i++) start = start.takeBack(i % 2);
  const { session, match, context, act } = startSession({ kind: track, players: [alix, bruno], match: start });
  session.send({ type: 'takeBack', to: 0 });
  expect(match().length).toBe(mostTakeBacks + 2);
  expect(whyNoTakeBack(context())).toEqual({ code: 'match.takeBack.tooMany', params: { most: mostTakeBacks } });
  session.send({ type: 'takeBack', to: 0 });
  expect(match().length).toBe(mostTakeBacks + 2);
  session.send({ type: 'open' });
  act();
  await settle();
  expect(match().length).toBe(mostTakeBacks + 3);
  expect(() => writeSave(match(), {})).not.toThrow();
});

test('where nothing is hidden the last mover may undo until somebody else has acted, except in a strict match', async () => {
  for (const strict of [false, true]) {
    const { session, match, context, act } = startSession({
      kind: airspace,
      players: [alix, bruno],
      input: { strict },
    });
    // Start hexes are drawn for; the first manoeuvre is not.
    while (match().legalActions(context().viewerSeat as Seat)[0].type !== 'manoeuvre') {
      act();
      await settle();
    }
    act();
    await settle();
    const { length } = match();
    expect(match().seatAt(length - 1)).not.toBe(context().viewerSeat);
    session.send({ type: 'undo' });
    expect(match().length).toBe(strict ? length : length - 1);
    if (strict) expect(planUndo(context())).toEqual({ why: { code: 'match.undo.strict' } });
    else expect(planRedo(context())).toHaveProperty('seat');
  }
});

test('what was called out is never undone, and does not stand in the way of what was laid before', async () => {
  const { session, match, context, act } = startSession({
    kind: crew,
    players: [alix, bruno, bot, bot],
    raw: { players: '4', timer: 'none' },
  });
  const next = (type: string) => {
    const seat = context().viewerSeat as Seat;
    const found = [...match().legalActions(seat), ...match().asides(seat)].find((action) => action.type === type);
    if (!found) throw new Error(`nobody can ${type}`);
    return found;
  };
  session.send({ type: 'open' });
  while (
    !match()
      .legalActions(context().viewerSeat as Seat)
      .some(({ type }) => type === 'lay')
  ) {
    act();
    await settle();
    session.send({ type: 'open' });
  }
  const seat = context().viewerSeat as Seat;
  const before = match().view(seat);
  act(next('lay'));
  await settle();
  act(next('call'));
  await settle();
  const called = (match().view(seat) as { calls: unknown[] }).calls;
  expect(called).toHaveLength(1);
  session.send({ type: 'undo' });
  await settle();
  expect(match().view(seat)).toEqual({ ...(before as object), calls: called });
  expect(planUndo(context())).toEqual({ why: { code: 'match.undo.sealing' } });
});

test('the end is the end: a resignation leads there, and nothing leads on', async () => {
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

test('a bot that fails pauses the match with a notice, and is asked again by whoever goes on', async () => {
  let failing = true;
  const { session, match, regions, reports } = startSession({
    kind: track,
    players: [alix, bot],
    input: {
      ask: async (asked, seat) => {
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
  const { match, act } = startSession({ kind: track, players: [alix, bot], input: { ask } });
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
  const { regions, reports } = startSession({ kind: track, players: [alix, bot], input: { ask } });
  await settle();
  expect([regions().play, reports]).toEqual(['paused', ['match.botFailed']]);
});

test('a canvas that throws costs one picture and a notice', async () => {
  const throwing = { narrate: () => {}, sync: () => {}, play: () => Promise.reject(new Error('no such texture')) };
  const { regions, match, act, reports } = startSession({
    kind: track,
    players: [alix, bot],
    input: { screen: throwing },
  });
  await settle();
  act();
  await settle();
  expect(reports.length).toBeGreaterThan(0);
  expect(new Set(reports)).toEqual(new Set(['match.pictureFailed']));
  expect([regions().play, regions().picture, match().outcome]).toEqual(['choosing', 'still', null]);
});

test('what another did cuts what was picked to what is still possible, and that is said', async () => {
  const onFirst = (action: Action) => (action as unknown as { section?: number }).section === 1;
  const { session, clock, match, context, act } = startSession({
    kind: crew,
    players: [person('Alix'), robot('B'), robot('C'), robot('D')],
    raw: { players: '4', timer: 'none' },
    // Everybody wants the first section, and the one at the screen is slow.
    input: {
      botPauseMs: () => 400,
      ask: async (asked, seat) => [asked.legalActions(seat).find(onFirst) ?? asked.legalActions(seat)[0]],
    },
  });
  await settle();
  // Before anything can be laid, somebody sets the Sun.
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
