import type { Level } from '@aerodrome/engine/bots/bot.ts';
import type { Action, AnyGameKind, Seat } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import { createActor, SimulatedClock } from 'xstate';
import { decide } from '../../../renderer/application/bots/decide.ts';
import { hintPromptFor, promptFor } from '../../../renderer/application/bots/prompt.ts';
import { stamped } from '../../../renderer/session/chart.ts';
import type { SessionContext, SessionInput } from '../../../renderer/session/context.ts';

export const person = (name: string): Player => ({ name, kind: 'human' });
export const robot = (name: string, level: Level = 0): Player => ({ name, kind: 'bot', level });

/** Lets everything that waits for nothing but its turn have its turn. */
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
  /** The chart with its clock; a test may look at its transitions. */
  logic?: typeof stamped;
}

/** A session without a page: its clock is wound by hand, and its bots are the real ones, asked on the spot. */
export function startSession({
  kind,
  raw = {},
  players,
  seed = 3,
  match: given,
  input,
  logic = stamped,
}: TestSessionOptions) {
  const start = given ?? startMatch(kind, raw, seed);
  const clock = new SimulatedClock();
  const commits: Readonly<Record<Seat, number>>[] = [];
  const reports: string[] = [];
  /** How many hints were given when it was written down. */
  const noted: number[] = [];
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
        // No canvas: everything is over at once.
        screen: { narrate: () => {}, play: () => Promise.resolve(), sync: () => {} },
        hints: 0,
        turnTimesMs: {},
        save: (_match, { timeLeftMs, hints }) => {
          commits.push(timeLeftMs);
          noted.push(hints);
        },
        ask: async (asked, seat) => decide(asked, promptFor(asked, seat, players[seat])).actions,
        advise: async (asked, seat) => decide(asked, hintPromptFor(asked, seat)),
        hurryBots: () => {},
        report: ({ code }) => reports.push(code),
        startedAt: clock.now(),
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
  return { match, session, clock, context, regions, act, commits, noted, reports };
}

export type TestSession = ReturnType<typeof startSession>;

export function startMatch(kind: AnyGameKind, raw: Record<string, unknown>, seed: number): Match {
  const read = readOptions<Record<string, unknown>>(kind.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return Match.start(kind, read.options, seed);
}

/** What each region of the statechart is doing, without its details. */
export function regionsIn(value: Record<string, unknown>): Record<'play' | 'picture' | 'clock' | 'bots', string> {
  const outer = (state: unknown) => (typeof state === 'string' ? state : Object.keys(state as object)[0]);
  return { play: outer(value.play), picture: outer(value.picture), clock: outer(value.clock), bots: outer(value.bots) };
}
