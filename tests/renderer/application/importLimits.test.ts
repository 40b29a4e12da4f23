import { gzipSync } from 'node:zlib';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { bundleLines } from '@aerodrome/engine/meta/bundle.ts';
import { maxDefinitionChars } from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import { maxTextLength } from '@aerodrome/engine/saves/json.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { expect, test } from 'vitest';
import type { DocumentKind, Host } from '../../../electron/contract.ts';
import type { Application } from '../../../renderer/application/application.ts';
import { importBundle } from '../../../renderer/application/bundles.ts';
import { importLimits, readImport } from '../../../renderer/application/importedFile.ts';
import { importBackup } from '../../../renderer/application/matches/backup.ts';
import { importMatch, openMatchFile } from '../../../renderer/application/matches/importMatch.ts';
import { newId, serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import { dataFolder, document, ok } from '../../electron/host/folder.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { playable } from '../games/playableGames.ts';
import { applicationOver, beginning, eveningId } from './evening.ts';

const folder = dataFolder();
const documentKinds = ['matches', 'tournaments', 'campaigns', 'players'] as const;
/** The limit of the host. */
const maxTextBytes = 10 * 2 ** 20;
const match = startPreset('track', playable.track.presets[0]);
const matchText = serializeMatch(match, noon);
const tournamentText = writeDocument(tournamentFormat, beginning(1));

/** A text that would be valid if it were shorter. */
const padded = (text: string, length: number) => text.trimEnd().padEnd(length + 1, ' ');

/** A file that is not read, since its size is known. */
const largeFile = {
  name: 'duel.aerodrome',
  size: maxTextLength + 1,
  text: () => Promise.reject(new Error('too large to read')),
};
const problemOf = (result: Result<unknown>) => ('problem' in result ? result.problem : null);
const kinds = { tournament: 'tournaments', campaign: 'campaigns' } as const;
const importInto = async (application: Application, kind: keyof typeof kinds, file: Blob) => {
  const source = application[kinds[kind]] as Application['tournaments'];
  const dependencies = { host: application.host, source, read: readInProcess, newId };
  return problemOf(await importBundle(dependencies, await readInProcess('import', file)));
};
const bundle = (texts: Parameters<typeof bundleLines>[0]) => [...bundleLines(texts)].join('');
const tooLongMatch = { id: 'm-1', text: padded(matchText, maxTextLength) };

/** How each kind of file that is over its limit is imported, and the problem. */
const files: [string, (application: Application) => Promise<Problem | null>][] = [
  ['match', async (to) => problemOf(await importMatch(to, largeFile))],
  ['match that the shell opens', async (to) => problemOf(await openMatchFile(to, largeFile))],
  ['tournament', (to) => importInto(to, 'tournament', new Blob([padded(tournamentText, maxTextLength)]))],
  ['campaign', (to) => importInto(to, 'campaign', new Blob([padded('{"kind":"campaign"}', maxTextLength)]))],
  [
    'document of many lines',
    (to) =>
      importInto(to, 'tournament', new Blob([`${tournamentText}${' \n'.repeat(90_000).padStart(maxTextLength)}`])),
  ],
  [
    'bundle with a document',
    (to) => {
      const text = padded(tournamentText, maxTextLength);
      return importInto(to, 'tournament', new Blob([bundle({ kind: 'tournament', document: text, matches: [] })]));
    },
  ],
  [
    'packed bundle with a match',
    (to) => {
      const lines = bundle({ kind: 'tournament', document: tournamentText, matches: [tooLongMatch] });
      return importInto(to, 'tournament', new Blob([gzipSync(lines)]));
    },
  ],
  [
    'backup with a line',
    async (to) => problemOf(await importBackup(to.host, new Blob(['x'.repeat(4 * maxTextLength + 1)]), () => {})),
  ],
];

/** The texts of all documents and the settings. */
async function contentOf(host: Host): Promise<Record<string, string | null>> {
  const content: Record<string, string | null> = { settings: ok(await host.readSettings()) };
  for (const kind of documentKinds) {
    for (const { id } of ok(await host.list(kind))) content[`${kind}/${id}`] = ok(await host.read(kind, id)).text;
  }
  return content;
}

async function filledApplication() {
  const host = await folder.open();
  const application = applicationOver(host);
  expect(await application.matches.put(match.id, match)).toBeNull();
  expect(await application.tournaments.documents.put(eveningId, beginning(2))).toBeNull();
  ok(await host.writeSettings('{"speed":2}'));
  return { host, application };
}

test.each(files)('a %s over its limit is refused as too large, and nothing changes', async (_, importFile) => {
  const { host, application } = await filledApplication();
  const before = await contentOf(host);
  const problem = await importFile(application);
  expect(problem && explain(problem)).toMatch(/the file is too large\.$/);
  expect(await contentOf(host)).toEqual(before);
  expect(application.hasPendingWrites).toBe(false);
});

test('a campaign book over its limit is refused as too large', async () => {
  const text = padded('{"kind":"campaignDefinition"}', maxDefinitionChars);
  const read = await readInProcess('import', new Blob([text]));
  expect(read).toMatchObject({ ok: { book: { problems: [{ code: 'campaign.definition.tooLarge' }] } } });
});

test('a box over its limit is refused as too large', async () => {
  const file = new Blob([padded('{}', maxTextLength)]);
  const read = await readInProcess('box', { game: 'track', option: 'box', file });
  expect(read).toEqual({ problems: [{ code: 'setUp.box.tooLarge' }] });
});

test.each([
  ['characters for a document', {}, `{\n${' '.repeat(maxTextLength)}}`],
  ['characters', { maxChars: 1000 }, '{}\n'.repeat(400)],
  ['characters of a line', { maxLineChars: 1000 }, 'x'.repeat(1001)],
])('a file with too many %s is refused before the rest is read', async (_, limits, text) => {
  const parts: object[] = [];
  for await (const part of readImport(new Blob([text]), { ...importLimits, ...limits })) {
    // A failing test must not print the whole document.
    parts.push('problem' in part ? part : Object.keys(part));
  }
  expect(parts).toEqual([{ problem: { code: 'save.notASave', params: { cause: 'tooLarge' } } }]);
});

test('documents and settings of a backup over their limits are counted as refused, and the others are imported', async () => {
  const { host } = await filledApplication();
  const before = await contentOf(host);
  const line = (kind: DocumentKind, id: string, text: string) => JSON.stringify({ aerodrome: 1, kind, id, text });
  const large = JSON.stringify({ aerodrome: 1, padding: 'x'.repeat(maxTextBytes) });
  const lines = [
    ...documentKinds.map((kind) => line(kind, 'large', large)),
    JSON.stringify({ aerodrome: 1, settings: 'x'.repeat(2 ** 17) }),
    line('matches', 'good', document('good')),
  ];
  const summary = ok(await importBackup(host, new Blob([`${lines.join('\n')}\n`]), () => {}));
  expect(summary).toEqual({ written: 1, same: 0, refused: 5 });
  expect(await contentOf(host)).toEqual({ ...before, 'matches/good': document('good') });
});
