import type { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { ledgerKey } from '@aerodrome/engine/meta/ledger.ts';
import { foldRatings, overall } from '@aerodrome/engine/meta/ratings.ts';
import { checkSetup, tournamentFormat, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { entrantRecords } from '@aerodrome/engine/meta/tournament/entrantRecords.ts';
import { tournamentLedgerLines } from '@aerodrome/engine/meta/tournament/ledgerLines.ts';
import { gameSide, startedLeg } from '@aerodrome/engine/meta/tournament/legs.ts';
import { isSettled } from '@aerodrome/engine/meta/tournament/pairs.ts';
import {
  type TournamentFormat,
  type TournamentSetup,
  tournamentFormats,
} from '@aerodrome/engine/meta/tournament/setup.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { expect, test } from 'vitest';
import { beginEvent, botEntrants, flyEvent } from '../../build/scripts/tournament/event.ts';
import { eventGame, setUp } from './tournamentHelpers.ts';

/** `npm run prove` sets a larger number. */
const seeds = Math.min(3, Math.ceil(Number(process.env.AERODROME_MATCHES ?? 1) / 1000));

/** Options for short matches: one plane per squadron, and short decks. */
const shortOptions: Record<string, Record<string, unknown>> = {
  track: {},
  airspace: { phaseCap: true },
  squadrons: { handicaps: true, planes: [1, 1, 1, 1] },
  crew: { handicaps: true, scrapped: [10, 10, 10, 10] },
};
const fourSeats: Record<string, Record<string, unknown>> = {
  airspace: { players: 4 },
  squadrons: { players: '4' },
  crew: { players: '4' },
};

function eventOf(format: TournamentFormat, game: string): TournamentSetup {
  const options = {
    ...shortOptions[game],
    ...(format === 'mixer' && fourSeats[game]),
    ...(game === 'crew' && format !== 'mixer' && { players: '2' }),
  };
  return setUp(format, {
    event: [eventGame(game, options)],
    legs: format === 'single' || format === 'roundRobin' ? 2 : 1,
    rounds: format === 'swiss' ? 2 : format === 'mixer' ? 1 : 3,
    planes: format === 'swiss' ? 'drawn' : 'fixed',
    mirrored: format === 'single',
  });
}

const cases = tournamentFormats
  .flatMap((format) => Object.keys(games).map((game) => [format, game] as const))
  // A mixer needs two seats a side.
  .filter(([format, game]) => format !== 'mixer' || Object.hasOwn(fourSeats, game));

test.each(cases)('a tournament of the format %s and the game %s is played to its end by bots', (format, game) => {
  for (let seed = 1; seed <= seeds; seed++) {
    const setup = eventOf(format, game);
    const count = format === 'mixer' ? 4 : seeds === 1 ? 3 : 3 + ((seed * 3) % 7);
    const matches = new Map<string, Match>();
    const document = flyEvent(beginEvent(setup, botEntrants(count, [0], 1), seed), undefined, (id, match) =>
      matches.set(id, match),
    );
    const state = tournamentLog.fold(document);
    const rows = standingsOf(state);
    expect(rows).toHaveLength(count);
    expect(state.phase).toBe('closed');

    const legs = [...state.pairs.values()].flatMap((pair) => pair.legs.map((leg) => ({ pair, leg })));
    expect(legs.every(({ leg }) => isSettled(leg))).toBe(true);
    expect(legs).toHaveLength(matches.size);
    const counted = legs.filter(({ leg }) => !leg.decider).length;
    const records = [...entrantRecords(state).values()];
    const byes = state.rounds.filter(({ bye }) => bye !== null).length * setup.legs;
    const sides = format === 'mixer' ? 2 : 1;
    expect(records.reduce((sum, { points }) => sum + points, 0)).toBe(counted * sides + byes);
    expect(records.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(0, 9);

    for (const { pair, leg } of legs) {
      const match = matches.get(leg.flying?.matchId ?? '') as Match;
      const flight = startedLeg(state, pair, leg);
      expect(match.options).toEqual(flight?.options);
      expect(match.seed).toBe(flight?.seed);
      // The sides of the game are exchanged in the next leg.
      const [first] = flight?.seats ?? [];
      expect(match.game.seats[0].side).toBe(gameSide(state, pair, leg, first?.[0] ?? 0));
      const won = match.outcome?.winners.map((seat) => flight?.seats[seat][0]);
      expect(leg.winner).toBe(won?.[0] ?? null);
    }
    if (setup.mirrored)
      for (const {
        legs: [a, b],
      } of state.pairs.values())
        expect(a.flying?.seed).toBe(b.flying?.seed);

    const lines = tournamentLedgerLines(state, 'an-evening');
    expect(lines).toHaveLength(legs.length);
    expect(new Set(lines.map(ledgerKey)).size).toBe(legs.length);
    expect(foldRatings([...lines].reverse())).toEqual(foldRatings(lines));
    expect([...foldRatings(lines).keys()].sort()).toEqual(lines.length > 0 ? [overall, game].sort() : []);
    expect(readDocument(tournamentFormat, writeDocument(tournamentFormat, document))).toEqual({ ok: document });
  }
});

test('an event with several games plays another game each round', () => {
  const setup = setUp('roundRobin', { event: [eventGame('track'), eventGame('airspace', shortOptions.airspace)] });
  const document = flyEvent(beginEvent(setup, botEntrants(3, [0], 1), 2));
  const played = tournamentLedgerLines(tournamentLog.fold(document), 'x').map(
    ({ slot, game }) => `${slot?.split('.')[0]} ${game}`,
  );
  expect(new Set(played)).toEqual(new Set(['r1 track', 'r2 airspace', 'r3 track']));
});

test('the two members of a team exchange pilot and gunner from leg to leg', () => {
  const setup = setUp('single', {
    team: 2,
    legs: 2,
    event: [eventGame('crew', { ...shortOptions.crew, players: '4' })],
  });
  const state = tournamentLog.fold(flyEvent(beginEvent(setup, botEntrants(2, [0], 2), 2)));
  const [pair] = state.pairs.values();
  const seats = pair.legs.slice(0, 2).map((leg) => leg.flying?.seats ?? []);
  const members = (leg: number, side: number) => seats[leg].filter(([of]) => of === side).map(([, member]) => member);
  for (const side of [0, 1]) expect(members(1, side)).toEqual(members(0, side).reverse());
});

test('a set-up that cannot be played is refused before the first entry', () => {
  expect(checkSetup(setUp('mixer', { event: [eventGame('track')] }))).toMatchObject({ code: 'tournament.fourSeats' });
  expect(checkSetup(setUp('single', { team: 2, event: [eventGame('track')] }))).toMatchObject({
    code: 'tournament.twoSeats',
  });
  expect(
    checkSetup(setUp('single', { event: [eventGame('track', { scenario: 'bombing', solo: true })] })),
  ).toMatchObject({ code: 'tournament.oneSide' });
  expect(checkSetup(setUp('single', { points: [1, 1, 0] }))).toMatchObject({ code: 'tournament.points' });
  for (const format of tournamentFormats) expect(checkSetup(setUp(format))).toBeNull();
});
