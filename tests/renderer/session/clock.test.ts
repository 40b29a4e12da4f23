import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { crew as onScreen } from '../../../renderer/games/crew/index.ts';
import { turnTimeOf } from '../../../renderer/session/clock.ts';
import { viewerOf } from '../../../renderer/session/selectors.ts';
import { person, robot, settle, startSession } from './testSession.ts';

const { crew } = games;
const alix = person('Alix');

describe('clocks', () => {
  const four = [alix, robot('B'), robot('C'), robot('D')];
  const timed = (input = {}) => startSession({ kind: crew, players: four, raw: { players: '4', timer: '20' }, input });
  const laying = async (started: ReturnType<typeof timed>) => {
    for (let tries = 0; tries < 20 && started.regions().clock !== 'running'; tries++) {
      if (started.regions().play === 'choosing') started.act();
      else started.session.send({ type: 'hurry' });
      await settle();
    }
    expect(started.regions().clock).toBe('running');
    return started.context().viewerSeat as Seat;
  };

  test('a clock runs once the hand is open, and submits the deadline action at its end', async () => {
    const started = timed();
    const seat = await laying(started);
    const left = turnTimeOf(started.context(), seat, started.clock.now())?.leftMs ?? 0;
    expect(left).toBe(20_000);
    started.clock.increment(left - 1);
    expect(started.match().awaiting()).toContain(seat);
    started.clock.increment(1);
    expect(started.match().line('all', started.match().length - 1).action).toEqual({ type: 'lock', seat });
  });

  test('a clock continues with the time left before a reload of the page, in a match that is not strict too', async () => {
    const first = timed();
    const seat = await laying(first);
    const again = startSession({
      kind: crew,
      players: four,
      match: first.match(),
      input: { timeLeftMs: { [seat]: 12_000 } },
    });
    await laying(again);
    expect(turnTimeOf(again.context(), seat, again.clock.now())).toEqual({ totalMs: 20_000, leftMs: 12_000 });
    again.clock.increment(12_000);
    expect(again.match().line('all', again.match().length - 1).action).toEqual({ type: 'lock', seat });
  });

  test('a pause stops the clock and covers the hand of a single person too', async () => {
    const started = timed();
    const seat = await laying(started);
    started.clock.increment(5_000);
    started.session.send({ type: 'pause' });
    expect([started.regions().clock, viewerOf(started.context())]).toEqual(['stopped', 'table']);
    started.clock.increment(60_000);
    started.session.send({ type: 'resume' });
    expect(turnTimeOf(started.context(), seat, started.clock.now())?.leftMs).toBe(15_000);
  });

  test('the duration of a turn is recorded at its reveal; a take-back does not begin a new turn', async () => {
    // Slow bots: the person is ready before them.
    const started = timed({ botPauseMs: () => 600_000 });
    const seat = await laying(started);
    const ready = () =>
      started
        .match()
        .legalActions(seat)
        .find(({ type }) => type === 'ready') as Action;
    started.clock.increment(6_000);
    started.act(ready());
    await settle();
    expect(started.regions().play).toBe('waiting');
    started.session.send({ type: 'retract' });
    expect(turnTimeOf(started.context(), seat, started.clock.now())?.leftMs).toBe(14_000);
    started.clock.increment(2_000);
    expect(started.context().turnTimesMs).toEqual({});
    started.act(ready());
    for (let tries = 0; tries < 50 && Object.keys(started.context().turnTimesMs).length === 0; tries++) {
      started.session.send({ type: 'hurry' });
      await settle();
    }
    expect(started.context().turnTimesMs).toEqual({ [seat]: [8_000] });
  });

  test('a clock stands still in the first two rounds of a first flight ("holdsClock"), and runs in the third', async () => {
    const ran = new Set<number>();
    const round = (started: ReturnType<typeof timed>) => (started.match().view('table') as CrewView).round;
    const started: ReturnType<typeof timed> = timed({
      stopsClocks: () => onScreen.stopsClockInLesson?.(started.match().view('table')),
    });
    for (let tries = 0; tries < 400 && round(started) < 4 && started.match().outcome === null; tries++) {
      if (started.regions().clock === 'running') ran.add(round(started));
      const { viewerSeat: open } = started.context();
      if (started.regions().play === 'choosing' && open !== null) {
        const actions = started.match().legalActions(open);
        started.act(actions.find(({ type }) => type === 'ready') ?? actions[0]);
      }
      await settle();
    }
    expect([...ran]).toEqual([3]);
  });

  test('the time factor lengthens a clock, and a strict match saves it', async () => {
    const started = timed({ timeFactor: () => 1.5, strict: true });
    const seat = await laying(started);
    started.clock.increment(10_000);
    const lay = started
      .match()
      .legalActions(seat)
      .find(({ type }) => type === 'lay') as Action;
    started.act(lay);
    expect(started.savedClocks.at(-1)).toMatchObject({ [seat]: 20_000 });
  });
});
