import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { timeOf } from '../../../renderer/session/clock.ts';
import { viewerOf } from '../../../renderer/session/seats.ts';
import { person, robot, settle, sit } from './sitting.ts';

const { crew } = games;
const alix = person('Alix');

describe('a clock', () => {
  const four = [alix, robot('B'), robot('C'), robot('D')];
  const timed = (input = {}) => sit({ kind: crew, players: four, raw: { players: '4', timer: '20' }, input });
  const laying = async (sat: ReturnType<typeof timed>) => {
    for (let tries = 0; tries < 20 && sat.doing().clock !== 'running'; tries++) {
      if (sat.doing().play === 'choosing') sat.act();
      await settle();
    }
    expect(sat.doing().clock).toBe('running');
    return sat.context().open as Seat;
  };

  test('runs down once the hand lies open, and then hands in what there is', async () => {
    const sat = timed();
    const seat = await laying(sat);
    const { left } = timeOf(sat.context(), seat) ?? { left: 0 };
    expect(left).toBe(20_000);
    sat.clock.increment(left - 1);
    expect(sat.match.awaiting()).toContain(seat);
    sat.clock.increment(1);
    expect(sat.match.line('all', sat.match.length - 1).action).toEqual({ type: 'lock', seat });
  });

  test('is held in a pause, which covers the hand of one person too', async () => {
    const sat = timed();
    const seat = await laying(sat);
    sat.clock.increment(5_000);
    sat.session.send({ type: 'pause' });
    expect([sat.doing().clock, viewerOf(sat.context())]).toEqual(['held', 'table']);
    sat.clock.increment(60_000);
    sat.session.send({ type: 'resume' });
    expect(timeOf(sat.context(), seat)?.left).toBe(15_000);
  });

  test('runs longer for those who want more time, and is kept with a strict match', async () => {
    const sat = timed({ moreTime: () => 1.5, strict: true });
    const seat = await laying(sat);
    sat.clock.increment(10_000);
    const lay = sat.match.legalActions(seat).find(({ type }) => type === 'lay') as Action;
    sat.act(lay);
    expect(sat.commits.at(-1)).toMatchObject({ [seat]: 20_000 });
  });
});
