import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { gameServices } from '../../../renderer/app/gameServices.ts';
import { createApplication } from '../../../renderer/application/application.ts';
import { type MatchDocument, serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { readPublicMatch } from '../../../renderer/application/matches/publicMatch.ts';
import { summariesPerCall } from '../../../renderer/application/matches/summaries.ts';
import { MatchSummarizer } from '../../../renderer/application/matches/summary.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import { dataFolder, ok } from '../../electron/host/folder.ts';
import { randomPlay } from '../../fixtures/randomPlay.ts';
import { gameOf, playable } from '../games/playableGames.ts';
import { noBotWorker } from './evening.ts';

const { open: openFolder } = dataFolder();
const summarizer = new MatchSummarizer(gameServices());
const ids = Object.keys(games);
const noon = '1917-04-01T12:00:00.000Z';
const seed = 987_654_321;

/** A document with notes that only its own players may know. */
function documentOf(match: Match): MatchDocument {
  const players = match.game.seats.map((_, seat) => ({ kind: 'human' as const, name: `Pilot ${seat}`, pin: 'f00d' }));
  const profileIds = players.map((_, seat) => `profile-${seat}`);
  return { id: 'a', match, players, title: 'Dawn', created: noon, seedTyped: false, hints: 777, profileIds };
}

const textOf = async (match: Match, of = summarizer) => of.serialize(ok(await of.summarize(documentOf(match))));

describe.each(ids)('a summary of %s', (game) => {
  test('the summary of a match is short, and is the same after it was written and read', async () => {
    for (const match of randomPlay(game, 120, seed)) {
      const summary = ok(await summarizer.summarize(documentOf(match)));
      const text = summarizer.serialize(summary);
      expect(text.length).toBeLessThan(8 * 1024);
      expect(JSON.stringify(await summarizer.parse(text))).toBe(JSON.stringify({ ...summary, options: match.options }));
    }
  });

  test('the summary of a match is the same when it is computed from the file', async () => {
    const last = [...randomPlay(game, 120, seed)].at(-1) as Match;
    const read = ok(readPublicMatch({ text: serializeMatch(documentOf(last), noon), traces: summarizer.traceTypes }));
    expect(summarizer.serialize(ok(await summarizer.summarizePublicMatch(read)))).toBe(await textOf(last));
  });

  test('the summary of a match holds nothing but public fields', async () => {
    const pictures = {
      track: ['planes', 'targets'],
      airspace: ['planes'],
      squadrons: ['planes', 'fallen'],
      crew: ['planes', 'token', 'night', 'lives'],
    };
    for (const match of randomPlay(game, 40, seed)) {
      const text = await textOf(match);
      const { picture, options, ...rest } = JSON.parse(text);
      expect(Object.keys(picture)).toEqual(pictures[game as keyof typeof pictures]);
      expect(options).toEqual({});
      expect(Object.keys(rest).sort()).toEqual(['awaited', 'game', 'over', 'players', 'status', 'version', 'winners']);
      for (const secret of [String(seed), 'f00d', 'profile-', '777', match.revision])
        expect(text).not.toContain(secret);
    }
  });

  test('the summary of a match does not depend on a choice that is hidden from the table', async () => {
    let compared = 0;
    for (const match of randomPlay(game, 60, seed)) {
      for (const seat of match.awaiting()) {
        // Each hidden choice against the first one that looks the same to the table.
        const byView = new Map<string, string>();
        for (const action of match.legalActions(seat).slice(0, 6)) {
          const after = match.submit(action);
          const publicPart = JSON.stringify([after.view('table'), after.line('table', after.length - 1)]);
          const text = await textOf(after);
          if (byView.has(publicPart)) compared++;
          expect(byView.get(publicPart) ?? text).toBe(text);
          byView.set(publicPart, text);
        }
      }
    }
    expect(compared > 0).toBe(game !== 'airspace');
  });
});

test.each(ids.flatMap((game) => gameOf(game).presets.map((preset) => [game, preset.id, preset] as const)))(
  'a summary of %s with the options of the preset %s gives these options back',
  async (game, _, preset) => {
    const open = startPreset(game, preset);
    const text = summarizer.serialize(ok(await summarizer.summarize(open)));
    expect(JSON.stringify((await summarizer.parse(text))?.options)).toBe(JSON.stringify(open.match.options));
    expect(text.length).toBeLessThan(2 * 1024);
  },
);

test('a match that is played on has the same crash sites in its summary as one that is read from its file', async () => {
  let sites = 0;
  const growing = new MatchSummarizer(gameServices());
  for (const match of randomPlay('squadrons', 900, seed)) {
    const text = await textOf(match, growing);
    const { fallen } = JSON.parse(text).picture;
    if (fallen.length === sites) continue;
    sites = fallen.length;
    expect(await textOf(match, new MatchSummarizer(gameServices()))).toBe(text);
  }
  expect(sites).toBeGreaterThan(1);
});

describe('the summaries of saved matches', () => {
  /** An application over a host that counts the files it reads. */
  function over(host: Host, readPublicMatch?: () => Promise<{ problem: Problem }>) {
    const reads: string[] = [];
    const application = createApplication({
      host: {
        ...host,
        read: (kind, id) => {
          if (kind === 'matches') reads.push(id);
          return host.read(kind, id);
        },
      },
      workers: {
        read: (kind, input) =>
          kind === 'publicMatch' && readPublicMatch ? (readPublicMatch() as never) : readInProcess(kind, input),
        playBotMatch: () => Promise.reject(new Error('not played')),
        startBotWorker: noBotWorker,
      },
      clock: { now: () => noon },
      games: gameServices(),
    });
    const infos = async () => ok(await application.matches.list());
    return { ...application, reads, infos, matches: application.matches, summaries: application.summaries };
  }
  const aMatch = (game = 'track') => ({ ...startPreset(game, playable[game].presets[0]), id: 'a' });

  test('summaries are sent with each write, and read after a restart without opening a file', async () => {
    const host = await openFolder();
    const first = over(host);
    const open = aMatch();
    await first.matches.put('a', open);
    const [action] = open.match.legalActions(itemAt(open.match.awaiting(), 0));
    await first.matches.append('a', { ...open, match: open.match.submit(action) });
    await host.close();
    const second = over(await openFolder());
    const infos = await second.infos();
    expect(infos).toMatchObject([{ id: 'a', revision: 2 }]);
    const stored = await second.summaries.readStored(infos);
    expect(stored.get('a')).toMatchObject({
      game: 'track',
      over: false,
      players: open.players.map(({ name }) => name),
    });
    expect(second.reads).toEqual([]);
  });

  test('the summary of a file without one is computed once, and stored for the next start', async () => {
    const host = await openFolder();
    ok(await host.write('matches', 'a', serializeMatch(aMatch('crew'), noon), 0));
    const first = over(host);
    const [info] = await first.infos();
    expect(await first.summaries.readStored([info])).toEqual(new Map());
    const computed = ok(await first.summaries.compute(info));
    ok(await first.summaries.compute(info));
    expect(first.reads).toEqual(['a']);
    await host.close();
    const second = over(await openFolder());
    expect((await second.summaries.readStored(await second.infos())).get('a')).toEqual(computed);
  });

  test.each([
    ['took too long', { code: 'saves.tooLong' }, 2],
    ['ended in a worker that failed', { code: 'saves.unreadable' }, 2],
    ['could not begin without a worker', { code: 'saves.noReader' }, 2],
    ['found a damaged file', { code: 'save.invalid', params: { path: 'match', what: 'hash' } }, 1],
  ])('a file whose reading %s is read again only if that may succeed', async (_, problem, expectedReads) => {
    const host = await openFolder();
    ok(await host.write('matches', 'a', serializeMatch(aMatch(), noon), 0));
    const { summaries, infos, reads } = over(host, async () => ({ problem }));
    const [info] = await infos();
    expect(await summaries.compute(info)).toEqual({ problem });
    expect(await summaries.compute(info)).toEqual({ problem });
    expect(reads).toHaveLength(expectedReads);
  });

  test('summaries that are invalid or of another revision than the listed one are not used', async () => {
    const host = await openFolder();
    const { matches, summaries, infos } = over(host);
    await matches.put('a', aMatch());
    const [before] = await infos();
    await matches.put('a', { ...aMatch(), title: 'Dusk' });
    expect(await summaries.readStored([before])).toEqual(new Map());
    const [now] = await infos();
    expect([...(await summaries.readStored([now])).keys()]).toEqual(['a']);
    ok(await host.writeSummary('matches', 'a', now.revision, '{"version":1}'));
    expect(await summaries.readStored([now])).toEqual(new Map());
  });

  test('the summary of a match with unsaved changes is made of these changes', async () => {
    const real = await openFolder();
    let isFull = false;
    const host: Host = {
      ...real,
      write: async (...args) => (isFull ? { problem: { code: 'host.diskFull' } } : real.write(...args)),
    };
    const { matches, summaries, infos } = over(host);
    const open = aMatch();
    await matches.put('a', open);
    isFull = true;
    const players = open.players.map((player) => ({ ...player, name: 'Unsaved' }));
    await matches.put('a', { ...open, players });
    const [info] = await infos();
    expect(await summaries.readStored([info])).toEqual(new Map());
    expect(ok(await summaries.compute(info)).players).toEqual(['Unsaved', 'Unsaved']);
  });

  test('summaries are requested in calls that the host accepts', async () => {
    const host = await openFolder();
    const sizes: number[] = [];
    const { summaries } = over({
      ...host,
      readSummaries: (kind, some) => {
        sizes.push(some.length);
        return host.readSummaries(kind, some);
      },
    });
    const infos = Array.from({ length: 300 }, (_, i) => ({
      id: `m${i}`,
      revision: 1,
      bytes: 1,
      modified: '',
      about: null,
    }));
    await summaries.readStored(infos);
    expect(sizes).toEqual([summariesPerCall, summariesPerCall, 300 - 2 * summariesPerCall]);
    expect(
      await host.readSummaries(
        'matches',
        infos.slice(0, summariesPerCall).map(({ id }) => id),
      ),
    ).toEqual({ ok: [] });
  });
});
