import { newTournament, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import type { Entrant } from '@aerodrome/engine/meta/tournament/setup.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { type Progress, playBotMatches } from '../../../renderer/application/botMatches.ts';
import { playSaveToEnd } from '../../../renderer/application/bots/playSave.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import { manualResultEvent, noon, person, setUp, unwrapDocument } from '../../meta/tournamentHelpers.ts';
import { eveningId, type Page, pageOver } from './evening.ts';

const folder = dataFolder();

const bot = (id: string): Entrant => ({ id, name: id, members: [{ name: id, person: null, bot: 1 }] });

/** An evening of some bots and perhaps a person, with its first round paired and on the disk. */
async function paired(page: Page, entrants: readonly Entrant[]) {
  const entered = entrants.map((entrant) => ({ type: 'entered', entrant }) as const);
  const setup = setUp('swiss', { rounds: 1 });
  const begun = unwrapDocument(
    tournamentLog.append(newTournament(setup, 5, noon), noon, ...entered, { type: 'begun' }),
  );
  const document = unwrapDocument(tournamentLog.append(begun, noon, ...nextEvents(tournamentLog.fold(begun))));
  await page.source.documents.put(eveningId, document);
  return document;
}

/** The services of a page, with the flying done here instead of in a worker. */
function toolsOf(page: Page, onLanding: () => void = () => undefined) {
  return {
    ...page,
    now: () => noon,
    playBotMatch: async (text: string, _: AbortSignal, onSteps: (steps: number) => void) => {
      const flown = playSaveToEnd(text, onSteps);
      onLanding();
      return flown;
    },
  };
}

test('all matches between bots are played with progress reports and entered; a match with a person is left alone', async () => {
  const page = pageOver(await folder.open());
  const document = await paired(page, [bot('b1'), bot('b2'), bot('b3'), bot('b4'), bot('b5'), person('p')]);
  const told: Progress[] = [];
  const { signal } = new AbortController();
  const answer = await playBotMatches(toolsOf(page), eveningId, document, signal, (progress) => told.push(progress));
  if ('problem' in answer) throw new Error(answer.problem.code);
  const legs = [...tournamentLog.fold(answer.ok).pairs.values()].flatMap(({ legs }) => legs);
  expect(legs.map(({ state }) => state).sort()).toEqual(['flown', 'flown', 'open']);
  expect(told[0]).toEqual({ done: 0, all: 2, steps: 0, secondsLeft: null });
  expect(told.at(-1)).toMatchObject({ done: 1, all: 2, secondsLeft: expect.any(Number) });
  expect(told.some(({ steps }) => steps > 0)).toBe(true);
  const lines = await page.records.lines();
  expect(lines).toHaveLength(2);
  for (const { seats } of lines) expect(seats.map((seat) => seat.bot)).toEqual([1, 1]);
});

test('after an abort the finished matches count, and the others are played later', async () => {
  const page = pageOver(await folder.open());
  const document = await paired(page, ['b1', 'b2', 'b3', 'b4'].map(bot));
  const halt = new AbortController();
  const first = await playBotMatches(
    toolsOf(page, () => halt.abort()),
    eveningId,
    document,
    halt.signal,
    () => undefined,
  );
  if ('problem' in first) throw new Error(first.problem.code);
  const states = (of: typeof document) => [...tournamentLog.fold(of).pairs.values()].map(({ legs }) => legs[0].state);
  expect(states(first.ok)).toEqual(['flown', 'open']);
  const next = await playBotMatches(toolsOf(page), eveningId, first.ok, new AbortController().signal, () => undefined);
  expect('ok' in next && states(next.ok)).toEqual(['flown', 'flown']);
  expect(await page.records.lines()).toHaveLength(2);
});

test('a result that a person types meanwhile is kept beside the results of bots', async () => {
  const page = pageOver(await folder.open());
  const document = await paired(page, [bot('b1'), bot('b2'), bot('b3'), person('p')]);
  const own = [...tournamentLog.fold(document).pairs.values()].find(({ sides }) => sides.flat().includes('p'));
  const tools = toolsOf(page, () => {
    const now = page.source.documents.latest(eveningId) ?? document;
    page.source.documents.put(
      eveningId,
      unwrapDocument(tournamentLog.append(now, noon, manualResultEvent(own?.id ?? '', 0, 0))),
    );
  });
  const answer = await playBotMatches(tools, eveningId, document, new AbortController().signal, () => undefined);
  expect('ok' in answer && [...tournamentLog.fold(answer.ok).pairs.values()].every(({ done }) => done)).toBe(true);
  await page.source.documents.flush();
  const read = pageOver(page.host).source.documents;
  expect(await read.open(eveningId)).toEqual({ ok: 'ok' in answer && answer.ok });
});

test('a match with a person is not played by bots', async () => {
  const page = pageOver(await folder.open());
  await paired(page, [bot('b1'), person('p')]);
  const opened = await page.assignments.open(page.source, eveningId);
  if ('problem' in opened) throw new Error(opened.problem.code);
  const answer = await playBotMatches(
    toolsOf(page),
    eveningId,
    opened.ok,
    new AbortController().signal,
    () => undefined,
  );
  expect(answer).toEqual({ ok: opened.ok });
});

test('a full disk ends the bot matches instead of repeating the same match for ever', async () => {
  const real = await folder.open();
  let full = false;
  const host: Host = {
    ...real,
    write: (...args) => (full ? Promise.resolve({ problem: { code: 'host.diskFull' } }) : real.write(...args)),
  };
  const page = pageOver(host);
  const document = await paired(page, ['b1', 'b2'].map(bot));
  const tools = toolsOf(page, () => {
    full = true;
  });
  const answer = await playBotMatches(tools, eveningId, document, new AbortController().signal, () => undefined);
  expect(answer).toEqual({ problem: { code: 'host.diskFull' } });
  full = false;
  const opened = await page.assignments.open(page.source, eveningId);
  if ('problem' in opened) throw new Error(opened.problem.code);
  const { signal } = new AbortController();
  const next = await playBotMatches(toolsOf(page), eveningId, opened.ok, signal, () => undefined);
  expect('ok' in next && [...tournamentLog.fold(next.ok).pairs.values()][0].legs[0].state).toBe('flown');
  expect(await page.records.lines()).toHaveLength(1);
});
