import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { crew as onScreen } from '../../../renderer/games/crew/index.ts';
import { clockOf } from '../../../renderer/session/clock.ts';
import { viewerOf } from '../../../renderer/session/selectors.ts';
import { person, robot, settle, sit } from './sitting.ts';

const { crew } = games;
const alix = person('Alix');

describe('a clock', () => {
  const four = [alix, robot('B'), robot('C'), robot('D')];
  const timed = (input = {}) => sit({ kind: crew, players: four, raw: { players: '4', timer: '20' }, input });
  const laying = async (sat: ReturnType<typeof timed>) => {
    for (let tries = 0; tries < 20 && sat.doing().clock !== 'running'; tries++) {
      if (sat.doing().play === 'choosing') sat.act();
      else sat.session.send({ type: 'hurry' });
      await settle();
    }
    expect(sat.doing().clock).toBe('running');
    return sat.context().viewerSeat as Seat;
  };

  test('runs down once the hand lies open, and then hands in what there is', async () => {
    const sat = timed();
    const seat = await laying(sat);
    const left = clockOf(sat.context(), seat, sat.clock.now())?.leftMs ?? 0;
    expect(left).toBe(20_000);
    sat.clock.increment(left - 1);
    expect(sat.match().awaiting()).toContain(seat);
    sat.clock.increment(1);
    expect(sat.match().line('all', sat.match().length - 1).action).toEqual({ type: 'lock', seat });
  });

  test('goes on from what was left when the page was loaded again, in a match that is not strict too', async () => {
    const first = timed();
    const seat = await laying(first);
    const again = sit({ kind: crew, players: four, match: first.match(), input: { timeLeftMs: { [seat]: 12_000 } } });
    await laying(again);
    expect(clockOf(again.context(), seat, again.clock.now())).toEqual({ totalMs: 20_000, leftMs: 12_000 });
    again.clock.increment(12_000);
    expect(again.match().line('all', again.match().length - 1).action).toEqual({ type: 'lock', seat });
  });

  test('is held in a pause, which covers the hand of one person too', async () => {
    const sat = timed();
    const seat = await laying(sat);
    sat.clock.increment(5_000);
    sat.session.send({ type: 'pause' });
    expect([sat.doing().clock, viewerOf(sat.context())]).toEqual(['held', 'table']);
    sat.clock.increment(60_000);
    sat.session.send({ type: 'resume' });
    expect(clockOf(sat.context(), seat, sat.clock.now())?.leftMs).toBe(15_000);
  });

  test('tells how long each window took, once its cards lie open; what is taken back in between is one window', async () => {
    // Bots that dawdle: whoever is ready has to wait for them.
    const sat = timed({ pace: () => 600_000 });
    const seat = await laying(sat);
    const ready = () =>
      sat
        .match()
        .legalActions(seat)
        .find(({ type }) => type === 'ready') as Action;
    sat.clock.increment(6_000);
    sat.act(ready());
    await settle();
    expect(sat.doing().play).toBe('waiting');
    sat.session.send({ type: 'reclaim' });
    expect(clockOf(sat.context(), seat, sat.clock.now())?.leftMs).toBe(14_000);
    sat.clock.increment(2_000);
    expect(sat.context().turnTimesMs).toEqual({});
    sat.act(ready());
    for (let tries = 0; tries < 50 && Object.keys(sat.context().turnTimesMs).length === 0; tries++) {
      sat.session.send({ type: 'hurry' });
      await settle();
    }
    expect(sat.context().turnTimesMs).toEqual({ [seat]: [8_000] });
  });

  test('stands still in the first two rounds of a first flight ("holdsClock"), and runs in the third', async () => {
    const ran = new Set<number>();
    const round = (sat: ReturnType<typeof timed>) => (sat.match().view('table') as CrewView).round;
    const sat: ReturnType<typeof timed> = timed({ unhurried: () => onScreen.holdsClock?.(sat.match().view('table')) });
    for (let tries = 0; tries < 400 && round(sat) < 4 && sat.match().outcome === null; tries++) {
      if (sat.doing().clock === 'running') ran.add(round(sat));
      const { viewerSeat: open } = sat.context();
      if (sat.doing().play === 'choosing' && open !== null) {
        const actions = sat.match().legalActions(open);
        sat.act(actions.find(({ type }) => type === 'ready') ?? actions[0]);
      }
      await settle();
    }
    expect([...ran]).toEqual([3]);
  });

  test('runs longer for those who want more time, and is kept with a strict match', async () => {
    const sat = timed({ moreTime: () => 1.5, strict: true });
    const seat = await laying(sat);
    sat.clock.increment(10_000);
    const lay = sat
      .match()
      .legalActions(seat)
      .find(({ type }) => type === 'lay') as Action;
    sat.act(lay);
    expect(sat.commits.at(-1)).toMatchObject({ [seat]: 20_000 });
  });
});
