import type { Result } from '../../core/result.ts';
import { type TournamentDocument, tournamentLog } from './document.ts';
import type { EventOf, NewTournamentEvent } from './events.ts';
import { hillMethod } from './hill.ts';
import type { Pair } from './state.ts';

/** King of the hill: voids the pairing of a bout, and pairs two other entrants by hand. */
export function pairByHand(
  document: TournamentDocument,
  { id, round }: Pick<Pair, 'id' | 'round'>,
  [a, b]: readonly [string, string],
  at: string,
): Result<TournamentDocument> {
  const voided = tournamentLog.voided(document.log);
  const index = document.log.findLastIndex(
    (event, place) => event.type === 'paired' && !voided.has(place) && event.pairs.some((pair) => pair.id === id),
  );
  const withoutPairing = tournamentLog.void(document, index, '', at);
  if ('problem' in withoutPairing) return withoutPairing;
  const pairs = [{ id, sides: [[a], [b]] as const }];
  return tournamentLog.append(withoutPairing.ok, at, { type: 'paired', round, pairs, by: 'hand', method: hillMethod });
}

export function undoLastEvent(document: TournamentDocument, at: string): Result<TournamentDocument> {
  return tournamentLog.void(document, tournamentLog.lastEffective(document), '', at);
}

type LegResult = Omit<EventOf<'result'>, 'at'>;

/** The events that a corrected result voids: in a bracket, later matches whose entrants change; elsewhere none. */
export function voidedByCorrection({ seed, setup, log }: TournamentDocument, result: LegResult): number[] {
  const place = log.findLastIndex(
    (event) => event.type === 'result' && event.pair === result.pair && event.leg === result.leg,
  );
  const old = log[place];
  if (old === undefined) return [];
  const corrected = log.with(place, { ...result, at: old.at });
  return tournamentLog.dependents({ seed, setup, log: corrected }, []);
}

/** Corrects a result, and voids the events that depend on the old one. */
export function correctResult(
  document: TournamentDocument,
  result: LegResult,
  why: string,
  at: string,
): Result<TournamentDocument> {
  const voids = voidedByCorrection(document, result).map(
    (event): NewTournamentEvent => ({ type: 'voided', event, why }),
  );
  return tournamentLog.append(document, at, ...voids, result);
}
