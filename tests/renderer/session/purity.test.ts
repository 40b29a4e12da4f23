import { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { type SnapshotFrom, transition } from 'xstate';
import type { SessionEvent, SessionInput } from '../../../renderer/session/context.ts';
import { sessionMachine, type withTimestamps } from '../../../renderer/session/sessionMachine.ts';
import {
  configurations,
  expectProvokedErrors,
  mix,
  picker,
  sendRandomEvent,
  unreliableOutput,
} from './randomSession.ts';
import { settle, startMatch, startSession } from './testSession.ts';

expectProvokedErrors();

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The result of an event, as far as a pure chart must repeat it. */
function resultOf(snapshot: Snapshot, event: SessionEvent) {
  const [{ value, context, children }, effects] = transition(sessionMachine, snapshot, event);
  return {
    value,
    context,
    children: Object.keys(children).sort(),
    effects: effects.map(({ type, params }) => ({ type, params: params as unknown })),
  };
}

/** The path of the first difference; actors are compared by their names, matches by revision and record. */
function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  if (a instanceof Match && b instanceof Match) {
    if (a.revision !== b.revision) return `${path}.revision`;
    return difference(a.record(), b.record(), `${path}.record`);
  }
  if ('sessionId' in a && 'sessionId' in b) return difference(nameOf(a), nameOf(b), `${path}.id`);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const [one, other] = [a, b] as Record<string, unknown>[];
    const found = difference(one[key], other[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

const nameOf = (actor: object) => (actor as { id: string }).id;

/** The chart, whose every transition is tried twice without its effects before it is done. */
function checking(onTransition: (twice: () => void) => void): typeof withTimestamps {
  return (now) => {
    const check: typeof sessionMachine.transition = (snapshot, event, scope) => {
      const at = { ...event, now: now() };
      onTransition(() => {
        const found = difference(resultOf(snapshot, at), resultOf(snapshot, at));
        expect(found, `the second result of ${event.type} differs`).toBeNull();
      });
      return sessionMachine.transition(snapshot, at, scope);
    };
    return Object.assign(Object.create(sessionMachine), { transition: check });
  };
}

const decisions = 120;

test.each(configurations)(
  'every event of random sessions of %s has one result, and no effect before it is done',
  async (game, list) => {
    const pick = picker(new SeededRandom(11));
    let isTrial = false;
    let transitions = 0;
    const seen = new Set<string>();
    const logic = checking((twice) => {
      isTrial = true;
      twice();
      isTrial = false;
      transitions++;
    });
    /** An effect of a session, which a trial must not have. */
    const effect = <A extends unknown[], R>(name: string, run: (...args: A) => R) => {
      return (...args: A): R => {
        expect(isTrial, `${name} within a transition`).toBe(false);
        seen.add(name);
        return run(...args);
      };
    };
    for (let number = 0, decided = 0; decided < decisions; number++) {
      const { raw } = pick(list);
      const match = startMatch(games[game], raw, number + 1);
      const { output } = unreliableOutput(pick);
      const players = mix(match.game.seats.length, number % 2 ** match.game.seats.length);
      const input: Partial<SessionInput> = {
        presenter: { ...output, narrate: effect('narrate', output.narrate), play: effect('play', output.play) },
        handover: (now) => (now.length % 2 === 0 ? 'door' : 'shutter'),
        botPauseMs: (now) => (now.length % 3) * 200,
        save: effect('save', () => undefined),
        hurryBots: effect('hurry', () => undefined),
      };
      const started = startSession({ kind: games[game], match, players, input, logic });
      for (let round = 0; round < 40 && started.regions().play !== 'over'; round++) {
        sendRandomEvent(started, pick);
        await settle();
        started.clock.increment(500);
        await settle();
      }
      expect(started.session.getSnapshot().status).toBe('active');
      started.session.stop();
      decided += started.match().length;
    }
    expect(transitions).toBeGreaterThan(decisions);
    expect([...seen]).toEqual(expect.arrayContaining(['save', 'play', 'narrate']));
  },
);
