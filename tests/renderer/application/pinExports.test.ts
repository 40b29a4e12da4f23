import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { pinFingerprint } from '@aerodrome/engine/core/pins.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { bundleLines } from '@aerodrome/engine/meta/bundle.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import type { LedgerLine } from '@aerodrome/engine/meta/ledger.ts';
import { withProfile } from '@aerodrome/engine/meta/roster.ts';
import { tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { exportBundle, importBundle } from '../../../renderer/application/bundles.ts';
import { exportProfile } from '../../../renderer/application/exportProfile.ts';
import { exportBackup } from '../../../renderer/application/matches/backup.ts';
import { exportOpenMatch, exportSavedMatch } from '../../../renderer/application/matches/exportMatch.ts';
import { importMatch } from '../../../renderer/application/matches/importMatch.ts';
import { type MatchDocument, newId, serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { createPinVerifier } from '../../../renderer/application/pins.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import { dataFolder, ok } from '../../electron/host/folder.ts';
import { begunCampaign } from '../../fixtures/campaigns.ts';
import { example } from '../../meta/campaignHelpers.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { about, midway, play } from '../../saves/play.ts';
import { tailedText, type Written } from '../../saves/tailed.ts';
import { playable } from '../games/playableGames.ts';
import { applicationOver, beginning } from './evening.ts';

const folder = dataFolder();
const fingerprint = pinFingerprint('1917');
const verifier = await createPinVerifier('1917');
const secret = new RegExp(`pbkdf2|${fingerprint}`);

/** A match with a tail; the PINs are in its base, and one of them is changed by a line. */
function tailedMatch(): string {
  const first = midway();
  const pins = (stored: string) => ({ ...about, kinds: ['human', 'human'], pins: [stored, fingerprint] });
  const writes: Written = [
    { match: first, about: pins(verifier) },
    { match: play(first, 1), about: pins(fingerprint) },
  ];
  return tailedText(writes);
}

test('a match with a tail is imported without its PINs and without its tail', async () => {
  const host = await folder.open();
  const text = tailedMatch();
  expect(text).toMatch(secret);
  const application = applicationOver(host);
  const file = { name: 'a.aerodrome', size: text.length, text: async () => text };
  const { id } = ok(await importMatch(application, file));
  const bundle = [
    ...bundleLines({
      kind: 'tournament',
      document: writeDocument(tournamentFormat, beginning(3)),
      matches: [{ id: 'from-a-bundle', text }],
    }),
  ];
  const dependencies = { host, source: application.tournaments, read: readInProcess, newId };
  ok(await importBundle(dependencies, await readInProcess('import', new Blob(bundle))));
  const line = JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'from-a-backup', text });
  expect(ok(await host.importBackup(line))).toEqual({ written: 1, same: 0, refused: 0 });
  for (const imported of [id, 'from-a-bundle', 'from-a-backup']) {
    const stored = ok(await host.read('matches', imported)).text;
    expect(stored).not.toMatch(secret);
    expect(readSave(stored, Object.values(games))).toMatchObject({ ok: { about: { pins: ['', ''] } } });
  }
});

test('a document of a backup whose tail cannot be joined is refused, since its PINs cannot be removed', async () => {
  const host = await folder.open();
  const text = tailedMatch().replace('{"aerodrome":3', '{"aerodrome":9');
  const line = JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'later', text });
  expect(ok(await host.importBackup(line))).toEqual({ written: 0, same: 0, refused: 1 });
  expect(await host.list('matches')).toEqual({ ok: [] });
});

const anna = { id: 'anna', name: 'Anna', emblem: 'star', colour: 'red', created: noon, retired: false, pin: verifier };

/** A match on the screen whose players have PINs. */
const openMatch = (): MatchDocument => {
  const open = startPreset('track', playable.track.presets[0]);
  return { ...open, players: open.players.map(({ name }) => ({ name, kind: 'human', pin: verifier })) };
};

/** A folder whose matches and roster have PINs: with a tail, in earlier generations, and among the removed documents. */
async function folderWithPins() {
  const host = await folder.open();
  const [base, ...lines] = splitLines(tailedMatch());
  ok(await host.write('matches', 'tailed', base, 0));
  for (const [index, line] of lines.entries()) ok(await host.append('matches', 'tailed', line, index + 1));
  for (const revision of [0, 1]) ok(await host.write('matches', 'whole', serializeMatch(openMatch(), noon), revision));
  ok(await host.write('matches', 'removed', tailedMatch(), 0));
  ok(await host.remove('matches', 'removed'));
  const application = applicationOver(host);
  for (const name of ['Anna', 'Anna B.'])
    await application.records.changeRoster((before) => withProfile(before, { ...anna, name }));
  await application.records.putLine({ ...lineOf('tailed') });
  const files = [
    'matches/tailed.json',
    'matches/kept/tailed.1',
    'matches/kept/whole.1',
    'matches/removed/removed.json',
  ];
  for (const file of [...files, 'players/roster.json', 'players/kept/roster.1']) {
    expect(readFileSync(folder.path(file), 'utf8')).toMatch(secret);
  }
  return { host, application };
}

function splitLines(text: string): string[] {
  const end = text.indexOf('\n', text.indexOf('\n"checksum":"') + 1) + 1;
  return [
    text.slice(0, end),
    ...text
      .slice(end)
      .split(/(?<=\n)/)
      .filter((line) => line !== ''),
  ];
}

const lineOf = (match: string): LedgerLine => {
  const seat = { role: 'duellist', planes: [], dealt: 1, taken: 0, victories: 1 };
  const seats = [{ ...seat, name: 'Anna', person: 'anna', side: 0, result: 'won' as const }];
  return { match, at: noon, game: 'track', scenario: null, source: 'casual', seats, rated: true };
};

const matchIds = () => ['tailed', 'whole', 'gone'];
const unpacked = async (file: Blob) => gunzipSync(Buffer.from(await file.arrayBuffer())).toString();

/** The text of each kind of export, and something that it must contain. */
const exports: [string, string, (of: Awaited<ReturnType<typeof folderWithPins>>) => Promise<string>][] = [
  ['match with a tail', '"pins":["",""]', async ({ host }) => ok(await exportSavedMatch(host, 'tailed', ''))],
  ['match without a tail', '"pins":["",""]', async ({ host }) => ok(await exportSavedMatch(host, 'whole', ''))],
  ['match on the screen', '"pins":["",""]', async () => ok(exportOpenMatch(openMatch(), noon))],
  [
    'match that was reverted to an earlier generation with a tail',
    '"pins":["",""]',
    async ({ host, application: { matches } }) => {
      const generation = await matches.latestReadableGeneration('tailed');
      expect(generation?.text).toMatch(secret);
      expect(await matches.revertTo('tailed', generation?.text ?? '')).toBeNull();
      return ok(await exportSavedMatch(host, 'tailed', ''));
    },
  ],
  [
    'profile',
    '"Anna B."',
    async ({ application: { records } }) => {
      const [profile] = await records.profiles();
      expect(profile.pin).toBe(verifier);
      return exportProfile(profile, await records.lines());
    },
  ],
  ['tournament without matches', '"kind":"tournament"', async () => writeDocument(tournamentFormat, beginning(3))],
  [
    'tournament with its matches',
    '\\"pins\\":[\\"\\",\\"\\"]',
    async ({ host, application }) => {
      const { file, leftOut } = await exportBundle(host, { ...application.tournaments.bundle, matchIds }, beginning(3));
      expect(leftOut).toBe(0);
      return unpacked(file);
    },
  ],
  [
    'campaign with its matches',
    '\\"pins\\":[\\"\\",\\"\\"]',
    async ({ host, application }) => {
      const { file, leftOut } = await exportBundle(
        host,
        { ...application.campaigns.bundle, matchIds },
        begunCampaign(example()),
      );
      expect(leftOut).toBe(0);
      return unpacked(file);
    },
  ],
  [
    'backup',
    '"kind":"players","id":"roster"',
    async ({ host }) => {
      const { file, leftOut } = ok(await exportBackup(host, () => {}));
      expect(leftOut).toEqual([]);
      return file.text();
    },
  ],
  [
    'backup of everything unsaved',
    '"kind":"players","id":"roster"',
    async ({ host }) => {
      const full: Host = { ...host, write: async () => ({ problem: { code: 'host.diskFull' } }) };
      const unsaved = applicationOver(full);
      await unsaved.records.changeRoster((before) => withProfile(before, { ...anna, name: 'Anna C.' }));
      await unsaved.matches.append('unsaved', { ...openMatch(), id: 'unsaved' });
      const { file, leftOut } = unsaved.exportUnsaved();
      expect(leftOut).toEqual([]);
      const text = await file.text();
      expect(text).toContain('"id":"unsaved"');
      return text;
    },
  ],
];

test.each(exports)('an exported %s has no PIN', async (_, part, exported) => {
  const text = await exported(await folderWithPins());
  expect(text).toContain(part);
  expect(text).not.toMatch(secret);
});
