import { bookFormat, bookOf } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import { campaignFormat } from '@aerodrome/engine/meta/campaign/document.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { emptyLedger, ledgerFormat } from '@aerodrome/engine/meta/ledger.ts';
import { emptyRoster, rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { tournamentFormat, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { createApplication } from '../../../renderer/application/application.ts';
import { serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { type ReadInput, readers, readInProcess } from '../../../renderer/application/readers.ts';
import {
  postParts,
  ReaderWorker,
  type ReadMessage,
  type ReadRequest,
} from '../../../renderer/application/readerWorker.ts';
import { preparedCampaign } from '../../fixtures/campaigns.ts';
import { example } from '../../meta/campaignHelpers.ts';
import { noon, setUp, startTournament } from '../../meta/tournamentHelpers.ts';
import { playable } from '../games/playableGames.ts';
import { noBotWorker } from './evening.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tournament = startTournament(setUp('roundRobin'), 3);
const tournamentText = writeDocument(tournamentFormat, tournament);
const rosterText = writeDocument(rosterFormat, emptyRoster);
const match = startPreset('track', playable.track.presets[0]);
const matchText = serializeMatch(match, noon);

type Answer = (request: ReadRequest, post: (message: ReadMessage) => void, fail: () => void) => unknown;

/** A reader whose workers answer with this function, and the kinds that they were asked for. */
function readerWith(answer: Answer) {
  const kinds: string[] = [];
  const workers: { isTerminated: boolean }[] = [];
  const createWorker = () => {
    const worker = {
      isTerminated: false,
      onmessage: null as ((event: { data: ReadMessage }) => void) | null,
      onerror: null as (() => void) | null,
      postMessage(request: ReadRequest) {
        kinds.push(request.kind);
        const post = (message: ReadMessage) => worker.onmessage?.({ data: structuredClone(message) });
        answer(structuredClone(request), post, () => worker.onerror?.());
      },
      terminate() {
        worker.isTerminated = true;
      },
    };
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { reader: new ReaderWorker(createWorker), kinds, workers };
}

test('a document that takes too long to read is given up, and the next one is read by a new worker', async () => {
  vi.useFakeTimers();
  const { reader, workers } = readerWith((request, post) => {
    if (request.kind !== 'book') postParts(request, post);
  });
  const book = reader.read('book', '{}');
  const roster = reader.read('roster', rosterText);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await book).toEqual({ problem: { code: 'saves.tooLong' } });
  expect(await roster).toEqual({ ok: emptyRoster });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test('parts that a worker has posted before it was given up are not joined', async () => {
  vi.useFakeTimers();
  let post: (message: ReadMessage) => void = () => {};
  const { reader, workers } = readerWith((_request, answer) => {
    post = answer;
  });
  const take = vi.fn();
  vi.spyOn(readers.book, 'joiner').mockReturnValue({ take, output: vi.fn() });
  const book = reader.read('book', '{}');
  post({ part: { problem: { code: 'before' } } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await book).toEqual({ problem: { code: 'saves.tooLong' } });
  post({ part: { problem: { code: 'late' } } });
  expect(take).toHaveBeenCalledTimes(1);
  expect(workers).toHaveLength(1);
});

test('a document at which the worker throws is a problem, and the next one is read', async () => {
  const { reader, workers } = readerWith((request, post) =>
    request.kind === 'book' ? post({ end: 'failed' }) : postParts(request, post),
  );
  expect(await reader.read('book', '{}')).toEqual({ problem: { code: 'saves.unreadable' } });
  expect(await reader.read('roster', rosterText)).toEqual({ ok: emptyRoster });
  expect(workers).toHaveLength(1);
});

test('a worker that cannot be loaded is a problem for each kind of input', async () => {
  const { reader, workers } = readerWith((_request, _post, fail) => fail());
  const file = new Blob(['{}']);
  const problem = { code: 'saves.unreadable' };
  expect(await reader.read('match', '')).toEqual({ problem });
  expect(await reader.read('import', file)).toEqual({ problem });
  expect(await reader.read('box', { game: 'track', option: 'box', file })).toEqual({ problems: [problem] });
  expect(await reader.read('boxOwner', '')).toBeNull();
  expect(await reader.read('damagedLedger', { text: '', year: 2026 })).toEqual({ problem });
  expect(workers).toHaveLength(5);
});

test('documents are read before the matches of cards in a list', async () => {
  const { reader, kinds } = readerWith(postParts);
  const card = { text: matchText, traces: {} };
  await Promise.all([
    reader.read('publicMatch', card),
    reader.read('publicMatch', card),
    reader.read('publicMatch', card),
    reader.read('tournament', tournamentText),
    reader.read('match', matchText),
  ]);
  expect(kinds).toEqual(['publicMatch', 'tournament', 'match', 'publicMatch', 'publicMatch']);
});

test('the page takes over the state that the worker has folded from an event log', async () => {
  const joiner = readers.tournament.joiner();
  for await (const part of readers.tournament.parts(tournamentText)) {
    const copy = structuredClone(part);
    if ('problem' in copy) throw new Error(copy.problem.code);
    joiner.take(copy);
    const read = joiner.output();
    if ('problem' in read) throw new Error(read.problem.code);
    expect(read.ok).toEqual(tournament);
    expect(tournamentLog.fold(read.ok)).toBe(copy.ok.state);
    expect(copy.ok.state).toEqual(tournamentLog.fold(tournament));
  }
});

test('the worker reads every kind of document that the stores of the application open', async () => {
  const texts: Record<string, string> = {
    m: matchText,
    t: tournamentText,
    c: writeDocument(campaignFormat, preparedCampaign(example())),
    b: writeDocument(bookFormat, bookOf(example())),
    roster: rosterText,
    'ledger-2026': writeDocument(ledgerFormat, emptyLedger(2026)),
  };
  const host = {
    read: async (_kind, id) => ({ ok: { text: texts[id], revision: 1 } }),
    list: async () => ({ ok: [{ id: 'ledger-2026', revision: 1, bytes: 1, modified: noon, about: null }] }),
  } as Partial<Host> as Host;
  const kinds: string[] = [];
  const read: ReadInput = (kind, input) => {
    kinds.push(kind);
    return readInProcess(kind, input);
  };
  const application = createApplication({
    host,
    workers: {
      read,
      playBotMatch: async () => ({ problem: { code: 'tournament.botsFailed' } }),
      startBotWorker: noBotWorker,
    },
    clock: { now: () => noon },
    games: { track: { status: async () => ({ key: '' }), pictureOf: () => null, isPicture: () => true } },
  });
  const { matches, tournaments, campaigns, books, records } = application;
  expect(await matches.open('m')).toHaveProperty('ok');
  expect(await tournaments.documents.open('t')).toHaveProperty('ok');
  expect(await campaigns.documents.open('c')).toHaveProperty('ok');
  expect(await books.open('b')).toHaveProperty('ok');
  expect(await records.lines()).toEqual([]);
  expect(await records.roster()).toEqual(emptyRoster);
  expect(new Set(kinds)).toEqual(new Set(['match', 'tournament', 'campaign', 'book', 'ledger', 'roster']));
});

test('a worker that cannot be started is reported, and the next document is read once it can', async () => {
  let isBroken = true;
  const reader = new ReaderWorker(() => {
    if (isBroken) throw new Error('no worker');
    const worker = {
      onmessage: null as ((event: { data: ReadMessage }) => void) | null,
      postMessage: (request: ReadRequest) =>
        postParts(structuredClone(request), (message) => worker.onmessage?.({ data: structuredClone(message) })),
      terminate() {},
    };
    return worker as unknown as Worker;
  });
  expect(await reader.read('match', matchText)).toEqual({ problem: { code: 'saves.noReader' } });
  isBroken = false;
  expect(await reader.read('match', matchText)).toHaveProperty('ok');
});
