import type { Level } from '@aerodrome/engine/bots/bot.ts';
import type { Action, AnyGameKind, Seat } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { createActor, SimulatedClock } from 'xstate';
import { decide } from '../../../renderer/application/bots/decide.ts';
import { hintPromptFor, promptFor } from '../../../renderer/application/bots/prompt.ts';
import type { AnimationPresenter, SessionContext, SessionInput } from '../../../renderer/session/context.ts';
import { withTimestamps } from '../../../renderer/session/sessionMachine.ts';

export const person = (name: string): Player => ({ name, kind: 'human' });
export const robot = (name: string, level: Level = 0): Player => ({ name, kind: 'bot', level });

/** Waits until all pending promises have settled. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

interface TestSessionOptions {
  kind: AnyGameKind;
  raw?: Record<string, unknown>;
  players: readonly Player[];
  seed?: number;
  match?: Match;
  input?: Partial<SessionInput>;
  /** Replaces the actor logic, so that a test can observe transitions. */
  logic?: typeof withTimestamps;
}

/** A session without a page. Its clock is simulated; its bots are the real ones, without a worker. */
export function startSession({
  kind,
  raw = {},
  players,
  seed = 3,
  match: given,
  input,
  logic = withTimestamps,
}: TestSessionOptions) {
  const start = given ?? startMatch(kind, raw, seed);
  const clock = new SimulatedClock();
  /** The clocks of each save. */
  const savedClocks: Readonly<Record<Seat, number>>[] = [];
  const reports: string[] = [];
  /** The number of hints of each save. */
  const savedHints: number[] = [];
  const session = createActor(
    logic(() => clock.now()),
    {
      clock,
      input: {
        match: start,
        players,
        handover: () => 'door',
        usesFullDoors: () => false,
        strict: false,
        timeLeftMs: {},
        timeFactor: () => 1,
        botPauseMs: () => 0,
        // Animations end at once.
        presenter: { narrate: () => {}, play: () => Promise.resolve(), sync: () => {} },
        hints: 0,
        turnTimesMs: {},
        save: (_match, { timeLeftMs, hints }) => {
          savedClocks.push(timeLeftMs);
          savedHints.push(hints);
        },
        askBot: async (asked, seat) => decide(asked, promptFor(asked, seat, players[seat])).actions,
        askForHint: async (asked, seat) => decide(asked, hintPromptFor(asked, seat)),
        hurryBots: () => {},
        report: ({ code }) => reports.push(code),
        startedAtMs: clock.now(),
        ...input,
      },
    },
  ).start();
  const context = (): SessionContext => session.getSnapshot().context;
  const regions = () => regionsIn(session.getSnapshot().value as Record<string, unknown>);
  const match = () => context().match;
  const act = (action?: Action) => {
    const actions = [action ?? match().legalActions(context().viewerSeat as Seat)[0]];
    session.send({ type: 'act', actions });
  };
  return { match, session, clock, context, regions, act, savedClocks, savedHints, reports };
}

export type TestSession = ReturnType<typeof startSession>;

export function startMatch(kind: AnyGameKind, raw: Record<string, unknown>, seed: number): Match {
  const read = readOptions<Record<string, unknown>>(kind.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return Match.start(kind, read.options, seed);
}

/** The outermost active state of each region of the chart. */
export function regionsIn(value: Record<string, unknown>): Record<'play' | 'animation' | 'clock' | 'bots', string> {
  const outer = (state: unknown) => (typeof state === 'string' ? state : Object.keys(state as object)[0]);
  return {
    play: outer(value.play),
    animation: outer(value.animation),
    clock: outer(value.clock),
    bots: outer(value.bots),
  };
}

/** An output on which every animation lasts until it is aborted. */
export const slowOutput: AnimationPresenter = {
  narrate: () => {},
  sync: () => {},
  play: (_frames, _before, signal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
};

/** A session of Track with two people. */
export function duel(input: Partial<SessionInput> = {}) {
  return startSession({ kind: games.track, players: [person('Alix'), person('Bruno')], input });
}
