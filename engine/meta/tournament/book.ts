import type { Rejection } from '../../core/game.ts';
import { mostEvents, type TournamentDocument, whyNoSetup } from './document.ts';
import type { EventOf, Happening, TournamentEvent } from './events.ts';
import { inHalves } from './figures.ts';
import { hillMethod } from './hill.ts';
import { roundCount } from './rounds.ts';
import { upNext } from './schedule.ts';
import { isKnockOut, type Setup } from './setup.ts';
import { standingsOf } from './standings.ts';
import { consequences, fold, foldSkipping, lastEvent, type Pair, type Tournament, voidedIn } from './state.ts';

// The arbiter's pen: every change of a tournament is an event more at the end of its log.

export type Written = { document: TournamentDocument } | { problem: Rejection };

/** An empty book, with the draft of its set-up. */
export function newTournament(setup: Setup, seed: number, at: string): TournamentDocument {
  return noted({ about: {}, seed, setup, log: [] }, at);
}

/** Changes the set-up, as long as nothing has begun. */
export function withSetup(document: TournamentDocument, setup: Setup, at: string): Written {
  const problem = fold(document).phase === 'draft' ? whyNoSetup(setup) : { code: 'tournament.begun' };
  if (problem) return { problem };
  const changed = { ...document, setup };
  const { groundless } = foldSkipping(changed, voidedIn(changed.log));
  return groundless.length > 0 ? { problem: groundless[0].why } : { document: noted(changed, at) };
}

/** Writes down what happened, one after the other: all of it, or why it could not happen. */
export function happened(document: TournamentDocument, at: string, ...what: readonly Happening[]): Written {
  const events = what.map((happening) => ({ ...happening, at }) as TournamentEvent);
  return add(document, events, at);
}

function add(document: TournamentDocument, events: readonly TournamentEvent[], at: string): Written {
  const changed = { ...document, log: [...document.log, ...events] };
  const { groundless } = foldSkipping(changed, voidedIn(changed.log));
  if (groundless.length > 0) return { problem: groundless[0].why };
  const problem = whyNoRoom(changed);
  return problem ? { problem } : { document: noted(changed, at) };
}

/** Whether the log would outgrow its file. Each match in the air keeps room for its result, and the book for its closing. */
function whyNoRoom(changed: TournamentDocument): Rejection | null {
  // Each match in the air has an event of its own in the log.
  if (changed.log.length <= mostEvents / 2) return null;
  const { pairs, phase } = fold(changed);
  const inTheAir = [...pairs.values()].flatMap(({ legs }) => legs).filter(({ state }) => state === 'flying').length;
  const needed = inTheAir + (phase === 'closed' ? 0 : 1);
  if (changed.log.length + needed <= mostEvents) return null;
  return { code: 'tournament.logFull', params: { most: mostEvents } };
}

/** Takes an event back, with all that has no ground without it (`consequences` tells beforehand). */
export function takeBack(document: TournamentDocument, event: number, why: string, at: string): Written {
  if (event < 0 || !document.log[event]) return { problem: { code: 'tournament.nothingToVoid' } };
  const events = consequences(document, event).map(
    (gone): TournamentEvent => ({ type: 'voided', event: gone, why, at }),
  );
  return add(document, events, at);
}

/** Lets two others fly a bout of the hill that was paired: that is taken back, and the book says whose hand it was. */
export function pairByHand(
  document: TournamentDocument,
  { id, round }: Pick<Pair, 'id' | 'round'>,
  [a, b]: readonly [string, string],
  at: string,
): Written {
  const voided = voidedIn(document.log);
  const event = document.log.findLastIndex(
    (one, place) => one.type === 'paired' && !voided.has(place) && one.pairs.some((pair) => pair.id === id),
  );
  const free = takeBack(document, event, '', at);
  if ('problem' in free) return free;
  const pairs = [{ id, sides: [[a], [b]] as const }];
  return happened(free.document, at, { type: 'paired', round, pairs, by: 'hand', method: hillMethod });
}

export function undo(document: TournamentDocument, at: string): Written {
  return takeBack(document, lastEvent(document), '', at);
}

/** What a corrected result takes with it: in a bracket the matches whose two are others now; elsewhere nothing. */
export function correctionTakes(document: TournamentDocument, result: Omit<EventOf<'result'>, 'at'>): number[] {
  const place = document.log.findLastIndex(
    (event) => event.type === 'result' && event.pair === result.pair && event.leg === result.leg,
  );
  const before = voidedIn(document.log);
  const voided = new Set(before);
  const log = document.log.toSpliced(place < 0 ? document.log.length : place, 1, {
    ...result,
    at: document.log[place].at,
  });
  for (;;) {
    const [first] = foldSkipping({ ...document, log }, voided).groundless;
    if (!first) break;
    voided.add(first.event);
  }
  return [...voided].filter((event) => !before.has(event)).sort((a, b) => b - a);
}

/** Corrects a result that stands, and takes back what has no ground any more. */
export function correct(
  document: TournamentDocument,
  result: Omit<EventOf<'result'>, 'at'>,
  why: string,
  at: string,
): Written {
  const gone = correctionTakes(document, result).map((event): TournamentEvent => ({ type: 'voided', event, why, at }));
  return add(document, [...gone, { ...result, at }], at);
}

/** The notes of its card: the first eight names and a number, and how it stands. */
function noted(document: TournamentDocument, at: string): TournamentDocument {
  const state = fold(document);
  const { setup, entrants, phase, rounds, pairs } = state;
  const names = entrants.map(({ name }) => name);
  const rows = phase === 'draft' ? [] : standingsOf(state);
  // Before anything is flown all are as good as their seeds, and nobody leads.
  const flown = [...pairs.values()].some(({ legs }) => legs.some(({ at }) => at !== null));
  const shown = (setup.public && flown) || phase === 'closed';
  const first = shown ? rows.filter(({ place }) => place === 1).slice(0, 3) : [];
  const nameOf = (id: string) => names[entrants.findIndex((entrant) => entrant.id === id)] ?? '';
  return {
    ...document,
    about: {
      title: setup.title,
      format: setup.format,
      games: [...new Set(setup.event.map(({ game }) => game))],
      players: names.slice(0, 8),
      entrants: names.length,
      standing: phase,
      round: rounds.length,
      rounds: isKnockOut(setup.format) ? 0 : roundCount(state),
      leaders: first.map(({ entrant }) => nameOf(entrant)),
      points: first.length > 0 ? inHalves(first[0].points.value) : '',
      next: nextNames(state),
      updated: at,
    },
  };
}

/** Who flies next, for a card that cannot open the document. */
function nextNames(state: Tournament): string {
  const [next] = state.phase === 'running' ? upNext(state) : [];
  const nameOf = (id: string) => state.entrants.find((entrant) => entrant.id === id)?.name ?? id;
  return next ? next.pair.sides.map((side) => side.map(nameOf).join(' & ')).join(' – ') : '';
}
