import type { Result } from '@aerodrome/engine/core/result.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Assignments } from './assignments.ts';
import type { DocumentStore } from './documents.ts';
import { type MatchDocument, serializeMatch } from './matches/match.ts';
import type { Tournaments } from './tournaments.ts';

/** A message of the worker that flies matches between bots: its progress, or the text of the finished match. */
export type FlightMessage = { steps: number } | Result<string>;

/** Flies a match between bots to its end. */
export type FlyMatch = (text: string, signal: AbortSignal, onSteps: (steps: number) => void) => Promise<Result<string>>;

export interface Progress {
  /** Number of matches that have landed, and of all. */
  done: number;
  all: number;
  /** Steps of the match in the air. */
  steps: number;
  /** Estimated from the matches that have landed; `null` before the first. */
  secondsLeft: number | null;
}

interface BotFlightDependencies {
  assignments: Assignments;
  tournaments: Tournaments;
  matches: DocumentStore<MatchDocument>;
  now(): string;
  flyMatch: FlyMatch;
}

/**
 * Flies all paired matches between bots, one after the other, until none is left or `signal` aborts. Resolves with the
 * document as it then stands.
 */
export async function flyBotMatches(
  { assignments, tournaments, matches, now, flyMatch }: BotFlightDependencies,
  id: string,
  initial: TournamentDocument,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Result<TournamentDocument>> {
  let document = initial;
  const botSlots = () => readyLegs(tournamentLog.fold(document)).filter(({ isBotsOnly: bots }) => bots);
  const startedAtMs = performance.now();
  for (let done = 0; !signal.aborted; done++) {
    // People may type results meanwhile.
    document = tournaments.documents.latest(id) ?? document;
    const [next] = botSlots();
    if (!next) break;
    const left = botSlots().reduce(
      (sum, { pair }) => sum + pair.legs.filter(({ state }) => state === 'open' || state === 'flying').length,
      0,
    );
    const secondsLeft = done === 0 ? null : ((performance.now() - startedAtMs) / 1000 / done) * left;
    const reportSteps = (steps: number) => onProgress({ done, all: done + left, steps, secondsLeft });
    reportSteps(0);
    const flying = await assignments.takeOff(tournaments, id, document, next.slot);
    if ('problem' in flying) return flying;
    const { open } = flying.ok;
    const flown = await flyMatch(serializeMatch(open, now()), signal, reportSteps);
    if ('problem' in flown) return signal.aborted ? { ok: flying.ok.document } : flown;
    const read = await matches.read(open.id, flown.ok);
    if ('problem' in read) return read;
    const problem = await matches.append(open.id, read.ok);
    // Without this the same match would be flown for ever.
    if (problem) return { problem };
    const opened = await assignments.open(tournaments, id);
    if ('problem' in opened) return opened;
    document = opened.ok;
  }
  return { ok: document };
}
