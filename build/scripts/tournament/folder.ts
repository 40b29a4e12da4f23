import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeAssignment } from '@aerodrome/engine/meta/assignment.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { emptyLedger, ledgerFormat } from '@aerodrome/engine/meta/ledger.ts';
import { emptyRoster, type Profile, rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { flownLeg, slotOf, takeOff } from '@aerodrome/engine/meta/tournament/legs.ts';
import { linesOf } from '@aerodrome/engine/meta/tournament/lines.ts';
import { upNext } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { type Entrant, type Flight, usualSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { beginEvent, flyEvent, written } from './event.ts';
import { moment, putTournaments } from './hall.ts';

export function flightOf(game: string): Flight {
  const read = readOptions<Record<string, unknown>>(itemAt(games, game).options, {});
  if ('problems' in read) throw new Error(itemAt(read.problems, 0).code);
  return { game, options: read.options };
}

const pilots = [
  ['anna', 'Anna', 'star', 'red'],
  ['bruno', 'Bruno', 'bolt', 'blue'],
  ['carla', 'Carla', 'spade', 'green'],
  ['dora', 'Dora', 'moon', 'violet'],
] as const;

const profiles = pilots.map(
  ([id, name, emblem, colour]): Profile => ({ id, name, emblem, colour, created: moment(0), retired: false }),
);

export const entrants = pilots.map(([id, name]): Entrant => ({ id, name, members: [{ name, person: id }] }));

/** An evening of four who have profiles, two games in turn, really flown: with its matches, the roster and the ledger. */
export function putFlownEvening(folder: string, closed = true): void {
  const setup = {
    ...usualSetup('roundRobin', [flightOf('track'), flightOf('airspace')]),
    title: 'The flown one',
    legs: 1,
  } as const;
  mkdirSync(join(folder, 'matches'), { recursive: true });
  const document = flyEvent(
    beginEvent(setup, entrants, 1917),
    () => undefined,
    (id, match) => writeFileSync(join(folder, 'matches', `${id}.json`), writeSave(match, { title: setup.title })),
  );
  const log = closed ? document.log : document.log.slice(0, -1);
  putTournaments(folder, { flown: { ...document, log } });
  const lines = linesOf(tournamentLog.fold(document), 'flown');
  mkdirSync(join(folder, 'players'), { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, 'players', `${name}.json`), text);
  put('roster', writeDocument(rosterFormat, { ...emptyRoster, profiles }));
  put('ledger-2000', writeDocument(ledgerFormat, { ...emptyLedger(2000), lines }));
}

/** The next leg takes off, and its match is as far as its first question; `lost` leaves nothing of it but a copy. */
export function putTakenOff(folder: string, id: string, document: TournamentDocument, lost = false): void {
  const slot = itemAt(upNext(tournamentLog.fold(document)), 0);
  const matchId = `${id}-match`;
  const flying = written(
    tournamentLog.append(document, moment(600), takeOff(tournamentLog.fold(document), slot.pair, slot.leg, matchId)),
  );
  const state = tournamentLog.fold(flying);
  const pair = state.pairs.get(slot.pair.id) as typeof slot.pair;
  const leg = itemAt(pair.legs, slot.leg.number);
  const flight = flownLeg(state, pair, leg) as NonNullable<ReturnType<typeof flownLeg>>;
  const match = Match.start(itemAt(games, flight.game), flight.options, flight.seed);
  const { strict, title } = state.setup;
  const text = writeSave(match, {
    title,
    players: flight.people.map(({ name }) => name),
    kinds: flight.people.map(() => 'human'),
    ...writeAssignment({ kind: 'tournament', id, slot: slotOf(pair.id, leg.number), attempt: 1, strict }),
  });
  putTournaments(folder, { [id]: flying });
  mkdirSync(join(folder, 'matches', 'kept'), { recursive: true });
  writeFileSync(join(folder, 'matches', lost ? `kept/${matchId}.1` : `${matchId}.json`), text);
}

/** A tournament with something wrong in it, and its last whole copy. */
export function putDamaged(folder: string, id: string, document: TournamentDocument): void {
  putTournaments(folder, { [id]: document });
  const file = join(folder, 'tournaments', `${id}.json`);
  const whole = readFileSync(file, 'utf8');
  mkdirSync(join(folder, 'tournaments', 'kept'), { recursive: true });
  writeFileSync(join(folder, 'tournaments', 'kept', `${id}.1`), whole);
  writeFileSync(file, whole.replace('"log":[', '"log":[{},'));
}
