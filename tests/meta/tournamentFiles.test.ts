import { clone } from '@aerodrome/engine/core/clone.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { undoLastEvent } from '@aerodrome/engine/meta/tournament/corrections.ts';
import {
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import { legTakeOffEvent, planesFor } from '@aerodrome/engine/meta/tournament/legs.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { describe, expect, test } from 'vitest';
import { beginEvent, botEntrants, flyEvent } from '../../build/scripts/tournament/event.ts';
import {
  appendEvents,
  betterSeedWins,
  enterResults,
  manualResultEvent,
  noon,
  pairNextRound,
  playToEnd,
  randomResults,
  setUp,
  startTournament,
  unwrapDocument,
} from './tournamentHelpers.ts';

const read = (text: string) => readDocument(tournamentFormat, text);
const writeText = (document: TournamentDocument) => writeDocument(tournamentFormat, document);
const problemOf = (text: string) => {
  const answer = read(text);
  return 'problem' in answer ? answer.problem : null;
};

/** One document per format, with events of every kind and real matches. */
const documents: readonly TournamentDocument[] = [
  flyEvent(
    beginEvent({ ...setUp('swiss', { rounds: 2 }), ties: ['direct', 'buchholz', 'lot'] }, botEntrants(3, [0], 1), 3),
  ),
  flyEvent(beginEvent(setUp('double', { legs: 2 }), botEntrants(3, [0], 1), 4)),
  unwrapDocument(
    undoLastEvent(playToEnd(startTournament(setUp('roundRobin', { finalists: 2 }), 4), betterSeedWins), noon),
  ),
  appendEvents(
    enterResults(pairNextRound(startTournament(setUp('hill', { rounds: 4 }), 3)), randomResults(1)),
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'withdrew', id: 'p1' },
  ),
];

test.each(documents.map((document) => [document.setup.format, document] as const))(
  'a tournament of the format %s can be read back and written to the same text',
  (_, document) => {
    const answer = read(writeText(document));
    if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
    expect(answer.ok).toEqual(document);
    expect(writeText(answer.ok)).toBe(writeText(document));
    expect(standingsOf(tournamentLog.fold(answer.ok))).toEqual(standingsOf(tournamentLog.fold(document)));
  },
);

test('a document is refused with the problems of a save: not JSON, no object, no version, other kind, too new, damaged, checksum', () => {
  const text = writeText(documents[0]);
  const changed = (change: (record: Record<string, unknown>) => void) => {
    const record = JSON.parse(text);
    change(record);
    return problemOf(JSON.stringify(record));
  };
  expect(problemOf('{')).toEqual({ code: 'save.notASave', params: { cause: 'notJson' } });
  expect(problemOf('[]')).toEqual({ code: 'save.notASave', params: { cause: 'notARecord' } });
  expect(changed((record) => delete record.aerodrome)).toEqual({
    code: 'save.notASave',
    params: { cause: 'noVersion' },
  });
  expect(
    changed((record) => {
      record.kind = 'campaign';
    }),
  ).toEqual({ code: 'save.notASave', params: { cause: 'otherKind' } });
  expect(
    changed((record) => {
      record.aerodrome = 2;
    }),
  ).toEqual({ code: 'save.tooNew', params: { what: 'format', found: 2, known: 1 } });
  expect(
    changed((record) => {
      record.seed = 'seven';
    }),
  ).toMatchObject({ code: 'save.invalid', params: { path: 'seed' } });
  expect(
    changed((record) => {
      record.seed = 8;
    }),
  ).toMatchObject({ params: { what: 'checksum' } });
});

test('an illegal event is refused with its index, even if the checksum matches', () => {
  const forged = (change: (document: TournamentDocument) => void) => {
    const document = clone(documents[0]);
    change(document);
    return problemOf(writeText(document));
  };
  const log = (document: TournamentDocument) => document.log as unknown as Record<string, unknown>[];
  expect(forged((document) => log(document).push({ type: 'begun', at: noon }))).toMatchObject({
    params: { path: `log.${documents[0].log.length}` },
  });
  expect(forged((document) => log(document).splice(3, 1))).toMatchObject({ params: { path: 'log.3' } });
  expect(
    forged((document) => {
      (document.setup.event[0].options as Record<string, unknown>).board = 'green';
    }),
  ).toMatchObject({ params: { path: 'setup.event.0.options' } });
  expect(forged((document) => log(document).unshift({ type: 'voided', event: 0, why: '', at: noon }))).toMatchObject({
    params: { path: 'log.0', what: 'tournament.nothingToVoid' },
  });
});

test('options that a tournament file lacks have the defaults of the game', () => {
  const { scenario: _scenario, ...options } = setUp('swiss').event[0].options;
  const lacking = startTournament(setUp('swiss', { rounds: 1, event: [{ game: 'track', options }] }), 2);
  const answer = read(writeText(pairNextRound(lacking)));
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  expect(planesFor(answer.ok.setup.event[0])).toEqual(planesFor(setUp('swiss').event[0]));
});

describe('the take-off of a tournament file', () => {
  const paired = pairNextRound(startTournament(setUp('swiss', { rounds: 1 }), 2));
  const state = tournamentLog.fold(paired);
  const [pair] = state.pairs.values();
  const event = { at: noon, ...legTakeOffEvent(state, pair, pair.legs[0], 'match-1') };
  const problemOfTakeOff = (changes: Partial<typeof event>) =>
    problemOf(writeText({ ...paired, log: [...paired.log, { ...event, ...changes }] }))?.params?.what ?? null;

  test('a legal take-off can be read back', () => {
    expect(problemOfTakeOff({})).toBeNull();
  });

  test.each([
    ['an option that the game does not have', { options: { colour: 'red' } }],
    ['an option of another kind', { options: { scenario: 7 } }],
    ['planes that do not exist', { options: { biplanes: ['kite', 'balloon'] } }],
  ])('a take-off is refused with %s', (_, changes) => {
    expect(problemOfTakeOff(changes)).toBe('tournament.options');
  });

  test.each<[string, Partial<typeof event>]>([
    ['a seat too few', { seats: [[0, 0]] }],
    [
      'a seat too many',
      {
        seats: [
          [0, 0],
          [1, 0],
          [1, 0],
        ],
      },
    ],
  ])('a take-off is refused with %s', (_, changes) => {
    expect(problemOfTakeOff(changes)).toBe('tournament.seats');
  });
});

test('every prefix of a log can be folded, and has standings', () => {
  for (const document of documents) {
    for (let length = 0; length <= document.log.length; length++) {
      const book = { ...document, log: document.log.slice(0, length) };
      expect(tournamentFormat.check?.(book)).toBeNull();
      standingsOf(tournamentLog.fold(book));
    }
  }
});

test('a log with voided events folds to the state of a log without them', () => {
  for (const document of documents) {
    const before = tournamentLog.voided(document.log);
    for (let event = 0; event < document.log.length; event++) {
      if (before.has(event) || document.log[event].type === 'voided') continue;
      const gone = new Set(tournamentLog.eventsVoidedWith(document, event));
      expect(gone.has(event)).toBe(true);
      const voids = [...gone].map((at) => ({ type: 'voided' as const, event: at, why: '', at: noon }));
      const state = tournamentLog.fold({ ...document, log: [...document.log, ...voids] });
      const without = document.log.filter((one, at) => one.type !== 'voided' && !gone.has(at) && !before.has(at));
      // Only the indexes of events differ.
      const bare = (folded: typeof state) =>
        standingsOf(folded).map(({ entrant, place, points }) => [entrant, place, points.value]);
      expect(bare(state)).toEqual(bare(tournamentLog.fold({ ...document, log: without })));
    }
  }
});

test('undo voids event after event down to an empty tournament, and erases none', () => {
  let document = enterResults(pairNextRound(startTournament(setUp('swiss', { rounds: 2 }), 4)), randomResults(1));
  const events = document.log.length;
  for (let i = 0; i < events; i++) {
    document = unwrapDocument(undoLastEvent(document, noon));
    expect(problemOf(writeText(document))).toBeNull();
  }
  expect(tournamentLog.lastEffective(document)).toBe(-1);
  expect(document.log).toHaveLength(2 * events);
  expect(tournamentLog.fold(document)).toMatchObject({ phase: 'draft', entrants: [] });
  expect(undoLastEvent(document, noon)).toEqual({ problem: { code: 'tournament.nothingToVoid' } });
});

test('voiding the result of a match voids its take-off, too, so that it is not settled again', () => {
  const [document] = documents;
  const result = document.log.findIndex(({ type }) => type === 'result');
  const closed = document.log.length - 1;
  const taken = tournamentLog.eventsVoidedWith({ ...document, log: document.log.slice(0, closed) }, result);
  expect(taken.map((at) => document.log[at].type)).toEqual(expect.arrayContaining(['result', 'flying']));
});

test('correcting a result in a Swiss keeps the later pairings', () => {
  let document = enterResults(pairNextRound(startTournament(setUp('swiss', { rounds: 3 }), 4)), betterSeedWins);
  document = pairNextRound(document);
  const pairs = [...tournamentLog.fold(document).pairs.values()].map(({ sides }) => sides);
  const corrected = appendEvents(document, manualResultEvent('r1.1', 0, 1));
  expect([...tournamentLog.fold(corrected).pairs.values()].map(({ sides }) => sides)).toEqual(pairs);
  expect(standingsOf(tournamentLog.fold(corrected))).not.toEqual(standingsOf(tournamentLog.fold(document)));
});

test('a paused tournament refuses take-offs and accepts results', () => {
  const document = appendEvents(pairNextRound(startTournament(setUp('swiss', { rounds: 1 }), 2)), { type: 'paused' });
  const flying = {
    type: 'flying',
    pair: 'r1.1',
    leg: 0,
    matchId: 'm1',
    seed: 1,
    options: {},
    seats: [
      [0, 0],
      [1, 0],
    ],
    attempt: 1,
  } as const;
  expect(() => appendEvents(document, flying)).toThrow(/paused/);
  expect(() => appendEvents(document, { type: 'resumed' }, flying)).not.toThrow();
  expect(() => appendEvents(document, manualResultEvent('r1.1', 0, 0))).not.toThrow();
});

test('the card shows no leader before the first result, not even an entrant with a bye', () => {
  const begin = pairNextRound(startTournament(setUp('swiss'), 5));
  expect(tournamentLog.fold(begin).rounds[0].bye).not.toBeNull();
  expect(begin.about).toMatchObject({ leaders: [], points: '' });
  expect(enterResults(begin, betterSeedWins).about).toMatchObject({ leaders: [expect.any(String)], points: '1' });
});
