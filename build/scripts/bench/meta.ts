import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { unwrap } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { NewTournamentEvent, TournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { legTakeOffEvent } from '@aerodrome/engine/meta/tournament/legs.ts';
import { findNextStep, nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { defaultSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { beginEvent, botEntrants } from '../tournament/event.ts';

const at = '2000-01-01T00:00:00.000Z';
const title = 'A whole round robin';
const fieldOfSwiss = 64;
const fieldOfRoundRobin = 32;

/** Time of pairing a large tournament, of folding its whole log, and of appending its events one by one. */
export function measureMeta(best: (round: () => number) => number) {
  const swiss = beginEvent({ ...defaultSetup('swiss', scheduled()), rounds: 6 }, botEntrants(fieldOfSwiss, [1], 1), 1);
  let field = swiss;
  for (let round = 1; round <= 4; round++)
    field = flown(unwrap(tournamentLog.append(field, at, ...nextEvents(tournamentLog.fold(field)))));
  const state = tournamentLog.fold(field);

  const { begun: table, whole } = wholeRoundRobin();
  return {
    pairMilliseconds: inMilliseconds(
      best(() => {
        findNextStep(state);
        return 1;
      }),
    ),
    foldEvents: whole.log.length,
    foldMilliseconds: inMilliseconds(
      best(() => {
        tournamentLog.fold({ ...whole, log: [...whole.log] });
        return 1;
      }),
    ),
    appendMilliseconds: leastProcessorMilliseconds(() => whole.log.slice(table.log.length).reduce(appendEvent, table)),
  };
}

/** A round robin at its beginning, and after the result of its last match. */
export function wholeRoundRobin(entrants = fieldOfRoundRobin): {
  begun: TournamentDocument;
  whole: TournamentDocument;
} {
  const begun = beginEvent({ ...defaultSetup('roundRobin', scheduled()), title }, botEntrants(entrants, [1], 1), 1);
  let whole = begun;
  while (findNextStep(tournamentLog.fold(whole)).is === 'pairing')
    whole = flown(unwrap(tournamentLog.append(whole, at, ...nextEvents(tournamentLog.fold(whole)))));
  return { begun, whole };
}

/** The only scheduled game: a duel of Track. */
function scheduled() {
  const read = readOptions<Record<string, unknown>>(itemAt(games, 'track').options, {});
  return [{ game: 'track', options: 'options' in read ? read.options : {} }];
}

function appendEvent(document: TournamentDocument, { at: when, ...event }: TournamentEvent): TournamentDocument {
  return unwrap(tournamentLog.append(document, when, event as NewTournamentEvent));
}

/** Processor time of the best of several runs after a warm-up. */
function leastProcessorMilliseconds(run: () => unknown): number {
  run();
  const costs = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  });
  return inMilliseconds(Math.min(...costs));
}

function inMilliseconds(seconds: number): number {
  return Number((seconds * 1000).toFixed(2));
}

/** Gives every leg of the round a result; the higher seed usually wins. */
function flown(document: TournamentDocument): TournamentDocument {
  const state = tournamentLog.fold(document);
  const events = [...state.pairs.values()].flatMap((pair): NewTournamentEvent[] =>
    pair.done
      ? []
      : pair.legs.flatMap((leg): NewTournamentEvent[] => [
          legTakeOffEvent(state, pair, leg, `m-${pair.id.replace('.', '-')}-${leg.number}`),
          {
            type: 'result',
            pair: pair.id,
            leg: leg.number,
            winner: itemAt(pair.sides[0], 0) < itemAt(pair.sides[1], 0) ? 0 : leg.number === 0 ? 1 : null,
            typed: { net: 0.1 },
          },
        ]),
  );
  return unwrap(tournamentLog.append(document, at, ...events));
}
