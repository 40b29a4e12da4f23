import type { Result } from '@aerodrome/engine/core/result.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Assignments } from './assignments.ts';
import type { DocumentStore } from './documents.ts';
import { type MatchDocument, serializeMatch } from './matches/match.ts';
import type { Tournaments } from './tournaments.ts';

/** A message of the worker that plays matches between bots: its progress, or the text of the finished match. */
export type BotMatchMessage = { steps: number } | Result<string>;

/** Plays a match between bots to its end. */
export type PlayBotMatch = (
  text: string,
  signal: AbortSignal,
  onSteps: (steps: number) => void,
) => Promise<Result<string>>;

export interface Progress {
  /** Number of finished matches, and of all. */
  done: number;
  all: number;
  /** Steps of the running match. */
  steps: number;
  /** Estimated from the finished matches; `null` before the first. */
  secondsLeft: number | null;
}

interface BotMatchDependencies {
  assignments: Assignments;
  tournaments: Tournaments;
  matches: DocumentStore<MatchDocument>;
  now(): string;
  playBotMatch: PlayBotMatch;
}

/**
 * Plays all paired matches between bots, one after the other, until none is left or `signal` aborts. Resolves with the
 * document as it then stands.
 */
export async function playBotMatches(
  { assignments, tournaments, matches, now, playBotMatch }: BotMatchDependencies,
  id: string,
  initial: TournamentDocument,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Result<TournamentDocument>> {
  let document = initial;
  const botSlots = () => readyLegs(tournamentLog.fold(document)).filter(({ isBotsOnly }) => isBotsOnly);
  const startedAtMs = performance.now();
  for (let done = 0; !signal.aborted; done++) {
    // People may type results meanwhile.
    document = tournaments.documents.latest(id) ?? document;
    const [next] = botSlots();
    if (!next) break;
    const legsLeft = botSlots().reduce(
      (sum, { pair }) => sum + pair.legs.filter(({ state }) => state === 'open' || state === 'flying').length,
      0,
    );
    const secondsLeft = done === 0 ? null : ((performance.now() - startedAtMs) / 1000 / done) * legsLeft;
    const reportSteps = (steps: number) => onProgress({ done, all: done + legsLeft, steps, secondsLeft });
    reportSteps(0);
    const started = await assignments.startMatch(tournaments, id, document, next.slot);
    if ('problem' in started) return started;
    const { matchDocument } = started.ok;
    const finished = await playBotMatch(serializeMatch(matchDocument, now()), signal, reportSteps);
    if ('problem' in finished) return signal.aborted ? { ok: started.ok.document } : finished;
    const read = await matches.parse(matchDocument.id, finished.ok);
    if ('problem' in read) return read;
    const problem = await matches.append(matchDocument.id, read.ok);
    // Without this the same match would be played for ever.
    if (problem) return { problem };
    const opened = await assignments.open(tournaments, id);
    if ('problem' in opened) return opened;
    document = opened.ok;
  }
  return { ok: document };
}
