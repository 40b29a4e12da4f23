import { gunzipSync, gzipSync } from 'node:zlib';
import { Match } from '@aerodrome/engine/core/match.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { diceBySeat } from '@aerodrome/engine/meta/dice.ts';
import { matchIds } from '@aerodrome/engine/meta/renameMatches.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { expect, test, vi } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { playMatchToEnd } from '../../../renderer/application/bots/playToEnd.ts';
import { exportBundle, importBundle } from '../../../renderer/application/bundles.ts';
import { importLimits, joinImport } from '../../../renderer/application/importedFile.ts';
import { rebuildLedger } from '../../../renderer/application/ledgerLines.ts';
import { importBackup } from '../../../renderer/application/matches/backup.ts';
import { readers, readInProcess } from '../../../renderer/application/readers.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import { eventGame } from '../../meta/tournamentHelpers.ts';
import { eveningId, flyEvening, pageOver } from './evening.ts';

const folder = dataFolder();
let made = 0;
const newId = () => `new-${++made}`;

/** The lines of a packed file. */
async function textOf(file: Blob): Promise<string> {
  return gunzipSync(await file.arrayBuffer()).toString();
}

const readImport = (...parts: BlobPart[]) => readInProcess('import', new Blob(parts));

test('a tournament that is exported with its matches in one packed file is the same after its import', async () => {
  const page = pageOver(await folder.open());
  const document = await flyEvening(page, 3);
  const { file, hasMatches } = await exportBundle(page.host, page.source.bundle, document);
  expect(hasMatches).toBe(true);
  expect(file.size).toBeLessThan((await textOf(file)).length / 2);

  const other = pageOver(await folder.open(folder.path('other')));
  const taken = await importBundle({ ...other, newId }, await readImport(file));
  if ('problem' in taken) throw new Error(taken.problem.code);
  const opened = await other.assignments.open(other.source, taken.ok);
  expect(opened).toEqual({ ok: document });
  expect(await other.records.lines()).toHaveLength(3);
  for (const id of matchIds(document)) expect(await other.host.read('matches', id)).toHaveProperty('ok');
});

test('an import into the folder of the original adds a copy: changed matches get new ids, equal ones are shared', async () => {
  const page = pageOver(await folder.open());
  const document = await flyEvening(page, 4);
  const { file } = await exportBundle(page.host, page.source.bundle, document);
  const [first] = matchIds(document);
  const kept = await page.host.read('matches', matchIds(document)[1]);
  if ('problem' in kept) throw new Error(kept.problem.code);
  const there = await page.host.read('matches', first);
  await page.host.write('matches', first, kept.ok.text, 'ok' in there ? there.ok.revision : 0);
  const taken = await importBundle({ ...page, newId }, await readImport(file));
  if ('problem' in taken) throw new Error(taken.problem.code);
  const opened = await page.source.documents.open(taken.ok);
  if ('problem' in opened) throw new Error(opened.problem.code);
  expect(matchIds(opened.ok)[0]).toMatch(/^new-/);
  expect(matchIds(opened.ok).slice(1)).toEqual(matchIds(document).slice(1));
  expect(tournamentLog.fold(opened.ok).rounds).toEqual(tournamentLog.fold(document).rounds);
});

test('a broken bundle is refused before anything is written', async () => {
  const page = pageOver(await folder.open());
  const packed = await textOf((await exportBundle(page.host, page.source.bundle, await flyEvening(page, 5))).file);
  const other = pageOver(await folder.open(folder.path('other')));
  const lines = packed.split('\n');
  const broken = [
    lines.slice(0, -2).join('\n').slice(0, -20),
    'nonsense',
    packed.replace('\\"seed\\":5', '\\"seed\\":6'),
  ];
  for (const one of broken) {
    expect(await importBundle({ ...other, newId }, await readImport(one))).toHaveProperty('problem');
  }
  for (const kind of ['matches', 'tournaments'] as const) expect(await other.host.list(kind)).toEqual({ ok: [] });
  expect(await readImport(new Uint8Array([0x1f, 0x8b, 1, 2, 3]))).toHaveProperty('problem');
});

test('a packed file with millions of line ends is refused before all of it is read', async () => {
  const packed = gzipSync(Buffer.alloc(5_000_000, '\n'));
  expect(packed.length).toBeLessThan(10_000);
  const { problem } = (await readImport(packed)) as { problem: Problem };
  expect(problem).toEqual({ code: 'save.notASave', params: { cause: 'tooManyLines' } });
  expect(explain(problem)).toContain('too many lines');
});

/** The lines of a bundle with this many matches. */
function* manyMatches(count: number): Generator<string> {
  yield `${JSON.stringify({ aerodrome: 1, bundle: 'tournament', text: '{}' })}\n`;
  for (let at = 0; at < count; at++) yield `${JSON.stringify({ aerodrome: 1, match: `m${at}`, text: '' })}\n`;
}

const tooManyMatches = { problem: { code: 'save.notASave', params: { cause: 'tooManyMatches' } } };

test('a bundle with more matches than a log can have is refused, and its parts are joined in place', async () => {
  const { maxMatches } = importLimits;
  const joiner = joinImport();
  joiner.take({ kind: 'tournament', document: '{}' });
  const matches = () => (joiner.output() as { ok: { matches: readonly unknown[] } }).ok.matches;
  const joined = matches();
  for (let at = 0; at < maxMatches; at++) joiner.take({ match: { id: `m${at}`, text: '' } });
  expect(matches()).toBe(joined);
  expect(joined).toHaveLength(maxMatches);
  for (let at = maxMatches; at < 20_000; at++) joiner.take({ match: { id: `m${at}`, text: '' } });
  expect(joiner.output()).toEqual(tooManyMatches);

  const packed = gzipSync([...manyMatches(20_000)].join(''));
  let parts = 0;
  for await (const part of readers.import.parts(new Blob([packed]))) {
    parts++;
    if ('problem' in part) expect(part).toEqual(tooManyMatches);
  }
  // The document, the matches and the problem.
  expect(parts).toBe(1 + maxMatches + 1);
});

test('a backup with a line longer than any document is refused before all of it is read', async () => {
  const host = { importBackup: vi.fn() } as Partial<Host> as Host;
  const file = new Blob(Array(40).fill('x'.repeat(2 ** 20)));
  expect(await importBackup(host, file, () => {})).toEqual({
    problem: { code: 'save.notASave', params: { cause: 'tooLarge' } },
  });
  expect(host.importBackup).not.toHaveBeenCalled();
});

test('a file with as many lines as a handwritten campaign book is read completely', async () => {
  const text = '{\n}'.repeat(30_000);
  expect(await readImport(gzipSync(text))).toEqual({ ok: { kind: null, document: text, matches: [] } });
});

test('the ledger is rebuilt from the files, and lines whose matches are gone stay', async () => {
  const page = pageOver(await folder.open());
  const document = await flyEvening(page, 6);
  const before = await page.records.lines();
  await page.host.remove('matches', matchIds(document)[0]);
  const gone = { ...before[0], match: 'long-gone', source: 'casual' as const };
  await page.records.rewrite(() => [gone]);
  const seen: number[] = [];
  const problem = await rebuildLedger({
    ...page,
    sources: [page.source],
    onProgress: (done) => seen.push(done),
  });
  expect(problem).toBeNull();
  expect(seen).toEqual([0, 1]);
  const after = await page.records.lines();
  expect(after.map(({ match }) => match).sort()).toEqual([...before.map(({ match }) => match), 'long-gone'].sort());
  expect(eveningId).toBe(after.find(({ match }) => match === before[1].match)?.sourceId);
});

test('a match between bots is played to the same end every time, and its dice are counted', () => {
  const { game, options } = eventGame('airspace', { phaseCap: true });
  const flown = [0, 1].map(() => {
    const steps: number[] = [];
    const match = playMatchToEnd(
      Match.start(games[game], { ...options }, 5),
      [
        { kind: 'bot', level: 0 },
        { kind: 'bot', level: 0 },
      ],
      (step) => steps.push(step),
    );
    expect(match.outcome).not.toBeNull();
    expect(steps.length).toBeGreaterThan(0);
    return match;
  });
  expect(flown[0].record()).toEqual(flown[1].record());
  for (const [sum, dice] of diceBySeat(flown[0])) {
    expect(sum).toBeGreaterThanOrEqual(dice);
    expect(sum).toBeLessThanOrEqual(6 * dice);
  }
});
