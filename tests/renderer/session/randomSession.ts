import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import type { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { turnTimeOf } from '../../../renderer/session/clock.ts';
import type { AnimationPresenter } from '../../../renderer/session/context.ts';
import { asideQuestions } from '../../../renderer/session/selectors.ts';
import { importHooks } from '../../conformance/discover.ts';
import type { Configuration } from '../../conformance/run.ts';
import { person, robot, type TestSession } from './testSession.ts';

/** A game without declared configurations is played with its defaults. */
const declared = await importHooks<() => Configuration[]>('configurations', 'configurations');
export const configurations = Object.keys(games).map((game): [game: string, list: Configuration[]] => {
  return [game, declared[game]?.() ?? [{ name: 'by default', family: '', raw: {} }]];
});

export type Pick = <T>(list: readonly T[]) => T;
export const picker = (random: SeededRandom): Pick => {
  return (list) => list[random.below(list.length)];
};

/** An output whose animations at random end, last until an abort, throw, or reject. */
export function unreliableOutput(pick: Pick): { output: AnimationPresenter; failures: number } {
  const moods = ['shows', 'shows', 'shows', 'lasts', 'throws', 'fails'] as const;
  const made = { failures: 0, output: {} as AnimationPresenter };
  made.output = {
    narrate: () => {},
    sync: () => {
      if (pick(moods) === 'throws') throw new Error('a failing sync');
    },
    play: (_frames, _before, signal) => {
      switch (pick(moods)) {
        case 'throws':
          made.failures++;
          throw new Error('an animation that throws');
        case 'fails':
          made.failures++;
          return Promise.reject(new Error('an animation that rejects'));
        case 'lasts':
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
        default:
          return Promise.resolve();
      }
    },
  };
  return made;
}

/** Keeps the errors that `unreliableOutput` provokes out of the console, and fails on any other. For use at the top of a file. */
export function expectProvokedErrors(): void {
  let consoleError: MockInstance<typeof console.error>;
  beforeEach(() => {
    consoleError = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    const others = consoleError.mock.calls.filter(
      ([, error]) => !/an animation that|a failing sync/.test(String(error)),
    );
    consoleError.mockRestore();
    expect(others).toEqual([]);
  });
}

/** The players of a match: bit `seat` of `number` makes a bot. */
export function mix(seats: number, number: number): Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    (number >> seat) % 2 === 0 ? person(`P${seat}`) : robot(`B${seat}`),
  );
}

/** Sends one random event that a player could cause now. */
export function sendRandomEvent({ match, session, clock, context, regions }: TestSession, pick: Pick): unknown {
  const now = context();
  const { play, clock: running } = regions();
  const send = (event: Parameters<typeof session.send>[0]): void => {
    session.send(event);
  };
  const chance = (one: number) => pick(Array.from({ length: one }, (_, i) => i)) === 0;
  if (chance(6)) return send({ type: 'skip' });
  if (chance(12)) return send({ type: 'hurry' });
  if (chance(30)) return send({ type: 'pause' });
  if (play === 'paused') return send({ type: 'resume' });
  if (play === 'handover') return send(chance(5) ? { type: 'retract' } : { type: 'open' });
  if (play === 'routing') return send({ type: 'skip' });
  if (play === 'answering') {
    const [{ answers }] = asideQuestions(now);
    return send({ type: 'act', actions: [pick(answers)] });
  }
  if (play !== 'choosing') return;
  const seat = now.viewerSeat as Seat;
  if (running === 'running' && chance(6)) {
    const left = turnTimeOf(now, seat, clock.now())?.leftMs ?? 0;
    clock.increment(left);
    // The deadline action was submitted.
    expect(context().match.length).toBeGreaterThan(now.match.length);
    return;
  }
  if (running === 'running') clock.increment(200);
  // The increment may have let a bot act.
  if (context().viewerSeat !== seat) return;
  if (chance(8)) send({ type: 'review', entry: match().firstIndex });
  if (chance(30)) return send({ type: 'hint' });
  if (chance(10)) return send({ type: 'undo' });
  if (chance(12)) return send({ type: 'redo' });
  if (chance(60) && match().length > 3) return send({ type: 'takeBack', to: match().length - 3 });
  const asides = match()
    .asides(seat)
    .filter((action) => match().game.asideKind(action) !== 'resign');
  const others = asideQuestions(context()).flatMap(({ answers }) => answers);
  const side = [...asides, ...others];
  if (side.length > 0 && chance(5)) return send({ type: 'act', actions: [pick(side)] });
  const legal = match().legalActions(seat);
  const { path } = { path: [] as string[], ...match().game.spell(match().view(seat), pick(legal)) };
  send({ type: 'pick', picked: path.slice(0, 1) });
  const order: Action[] = [pick(legal), pick(legal)];
  send({ type: 'act', actions: chance(6) ? order : order.slice(0, 1) });
}
