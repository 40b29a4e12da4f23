import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import {
  emptyLedger,
  type LedgerLine,
  ledgerFormat,
  ledgerKey,
  type SeatResult,
  withLine,
} from '@aerodrome/engine/meta/ledger.ts';
import { foldRatings, overall, ratingKey } from '@aerodrome/engine/meta/ratings.ts';
import { emptyRoster, type Profile, rosterFormat, withoutProfile, withProfile } from '@aerodrome/engine/meta/roster.ts';
import { assignGuestLines, foldPilotRecord, reassignProfile } from '@aerodrome/engine/meta/statistics.ts';
import { expect, test } from 'vitest';

const opposite: Record<SeatResult, SeatResult> = { won: 'lost', lost: 'won', drawn: 'drawn' };
let count = 0;

/** A duel of Anna against an opponent, with Anna's result. */
function duel(result: SeatResult, changes: Partial<LedgerLine> = {}, against = 'bruno', victories = 0): LedgerLine {
  count++;
  const seat = { role: 'duellist', dealt: 2, taken: 1, victories: 0 };
  return {
    match: `m${count}`,
    at: `2026-05-02T12:${String(count % 60).padStart(2, '0')}:00.000Z`,
    game: 'track',
    scenario: 'duel',
    source: 'casual',
    seats: [
      { ...seat, name: 'Anna', person: 'anna', side: 0, planes: ['red'], result, victories },
      { ...seat, name: against, person: against, side: 1, planes: ['blue'], result: opposite[result] },
    ],
    rated: true,
    ...changes,
  };
}

test('a line entered twice is kept once, and a corrected line replaces it', () => {
  const line = duel('won');
  const typed = { ...duel('won'), match: null, sourceId: 't', slot: 'r1.1/0' };
  const lines = [line, typed, line, { ...typed, scenario: null }].reduce(withLine, [] as readonly LedgerLine[]);
  expect(lines.map(ledgerKey)).toEqual([line.match, 't/r1.1/0']);
  expect(lines[1].scenario).toBeNull();
});

test('a ledger and a roster can be read back unchanged', () => {
  const ledger = {
    ...emptyLedger(2026),
    lines: [duel('won'), duel('drawn', { match: null, sourceId: 't', slot: 'r1.1/0' })],
  };
  expect(readDocument(ledgerFormat, writeDocument(ledgerFormat, ledger))).toEqual({ ok: ledger });
  expect(JSON.stringify(ledger.lines[0]).length).toBeLessThan(600);
  const anna: Profile = {
    id: 'anna',
    name: 'Anna',
    emblem: 'star',
    colour: 'red',
    created: '2026-05-02T12:00:00.000Z',
    retired: false,
  };
  const roster = withProfile(withProfile(emptyRoster, anna), { ...anna, retired: true });
  expect(readDocument(rosterFormat, writeDocument(rosterFormat, roster))).toEqual({ ok: roster });
  expect(roster.profiles).toHaveLength(1);
  expect(withoutProfile(roster, 'anna').profiles).toEqual([]);
  const twice = { ...roster, profiles: [anna, anna] };
  expect(() => writeDocument(rosterFormat, twice)).toThrow('profiles');
});

test('a pilot’s record has tallies by game, role and plane, head-to-head results, streaks and the nemesis', () => {
  const lines = [
    duel('won'),
    duel('won'),
    duel('lost'),
    duel('lost', {}, 'carla'),
    duel('drawn', {}, 'carla'),
    duel('won'),
  ];
  const record = foldPilotRecord(lines, 'anna');
  expect(record.all).toEqual({ played: 6, won: 3, drawn: 1, lost: 2, dealt: 12, taken: 6, victories: 0 });
  expect(record.byRole.get('track/duellist')?.played).toBe(6);
  expect(record.byPlane.get('track/red')?.played).toBe(6);
  expect(record.against.get('bruno')).toMatchObject({ played: 4, won: 3, lost: 1 });
  expect(record).toMatchObject({ longestRun: 2, run: 1, nemesis: 'carla', favourite: 'track/red', ace: false });
  const sortie = { source: 'campaign', sourceId: 'one-war' } as const;
  const leg = { source: 'tournament', sourceId: 'saturday' } as const;
  const asked = [duel('won', sortie), duel('won', leg), duel('lost', sortie)];
  const wars = foldPilotRecord([...lines, ...asked], 'anna').byCampaign;
  expect([...wars]).toEqual([['one-war', expect.objectContaining({ played: 2, won: 1, lost: 1 })]]);
  expect(foldPilotRecord(lines, 'nobody')).toMatchObject({ all: { played: 0 }, favourite: null, last: null });
});

test('a pilot with five victories is an ace', () => {
  const four = Array.from({ length: 4 }, () => duel('won', {}, 'bruno', 1));
  expect(foldPilotRecord(four, 'anna').ace).toBe(false);
  expect(foldPilotRecord([...four, duel('won', {}, 'bruno', 1)], 'anna').ace).toBe(true);
});

test('luck is the average of the dice above the expected value', () => {
  const thrown = (sum: number, dice: number) => {
    const line = duel('won');
    return { ...line, seats: [{ ...line.seats[0], thrown: [sum, dice] as const }, line.seats[1]] };
  };
  expect(foldPilotRecord([thrown(12, 2), thrown(1, 1)], 'anna').luck).toEqual({ average: 13 / 3 - 3.5, dice: 3 });
});

test('a win raises a rating, more against a strong opponent, and a draw brings two ratings closer', () => {
  const table = foldRatings([duel('won'), duel('won'), duel('won')]).get('track');
  const [anna, bruno] = ['anna', 'bruno'].map((key) => table?.get(key)?.now ?? 0);
  expect(anna).toBeGreaterThan(bruno);
  expect(table?.get('anna')?.points).toHaveLength(3);
  expect(table?.get('anna')?.isSettling).toBe(true);
  const drawn = foldRatings([duel('won'), duel('won'), duel('won'), duel('drawn')]).get('track');
  expect((drawn?.get('anna')?.now ?? 0) - (drawn?.get('bruno')?.now ?? 0)).toBeLessThan(anna - bruno);
  const many = foldRatings(Array.from({ length: 30 }, (_, i) => duel(i % 2 === 0 ? 'won' : 'lost')));
  expect(many.get(overall)?.get('anna')?.isSettling).toBe(false);
});

test('bots are rated by game and level and guests by name; unrated and optionally manual results do not count', () => {
  const bot = duel('won');
  const lines = [{ ...bot, seats: [bot.seats[0], { ...bot.seats[1], person: null, name: 'Voss', bot: 3 as const }] }];
  expect([...(foldRatings(lines).get('track')?.keys() ?? [])]).toEqual(['anna', 'bot:track:3']);
  expect(ratingKey('track', { person: null, name: 'Emil' })).toBe('guest:Emil');
  expect(foldRatings([duel('won', { rated: false })]).size).toBe(0);
  const typed = [duel('won', { match: null, sourceId: 't', slot: 'x' })];
  expect(foldRatings(typed).size).toBe(2);
  expect(foldRatings(typed, false).size).toBe(0);
});

test('a profile adopts the lines of a guest, merges with another, and leaves a guest when deleted', () => {
  const line = duel('won');
  const guest = { ...line, seats: [{ ...line.seats[0], person: null }, line.seats[1]] };
  expect(foldPilotRecord(assignGuestLines([guest], 'Anna', 'anna'), 'anna').all.played).toBe(1);
  expect(foldPilotRecord(assignGuestLines([guest], 'Emil', 'anna'), 'anna').all.played).toBe(0);
  const merged = reassignProfile([line], 'anna', { id: 'eve', name: 'Eve' }, 'a guest');
  expect(foldPilotRecord(merged, 'eve').all.won).toBe(1);
  expect(reassignProfile([line], 'anna', null, 'a guest')[0].seats[0]).toMatchObject({ person: null, name: 'a guest' });
});
