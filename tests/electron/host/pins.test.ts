import { pbkdf2Sync } from 'node:crypto';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { isPinFingerprint, parsePinVerifier, pinFingerprint } from '@aerodrome/engine/core/pins.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { emptyRoster, rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { dataFolder, ok } from './folder.ts';

const folder = dataFolder();
const fingerprint = pinFingerprint('1917');
const options = readOptions<Record<string, unknown>>(games.track.options, {});
const match = Match.start(games.track, 'options' in options ? options.options : {}, 3);
const matchText = writeSave(match, { title: 'Duel', pins: [fingerprint, ''] });
const anna = {
  id: 'anna',
  name: 'Anna',
  emblem: 'star',
  colour: 'red',
  created: '2026-05-02T14:00:00.000Z',
  retired: false,
};
const rosterText = writeDocument(rosterFormat, { ...emptyRoster, profiles: [{ ...anna, pin: fingerprint }] });

const files = {
  'matches/live.json': matchText,
  'matches/kept/live.1': matchText,
  'matches/removed/gone.json': matchText,
  'players/roster.json': rosterText,
  'players/kept/roster.2': rosterText,
  'players/removed/roster.json': rosterText,
};
const names = Object.keys(files) as (keyof typeof files)[];
const longAgo = new Date('2026-11-01T12:00:00.000Z');

async function putOldFiles(): Promise<void> {
  for (const kind of ['matches', 'players'])
    for (const part of ['kept', 'removed']) await mkdir(folder.path(kind, part), { recursive: true });
  for (const name of names) {
    await writeFile(folder.path(name), files[name]);
    await utimes(folder.path(name), longAgo, longAgo);
  }
}

function pinIn(text: string): string {
  const roster = readDocument(rosterFormat, text);
  if ('ok' in roster) return roster.ok.profiles[0]?.pin ?? '';
  const save = readSave(text, Object.values(games));
  return 'ok' in save && Array.isArray(save.ok.about.pins) ? String(save.ok.about.pins[0]) : 'unreadable';
}

function isPin(pin: string, stored: string): boolean {
  const { salt, key, iterations } = parsePinVerifier(stored) ?? { salt: '', key: '', iterations: 1 };
  const derived = pbkdf2Sync(pinFingerprint(pin), Buffer.from(salt, 'hex'), iterations, 32, 'sha256');
  return derived.toString('hex') === key;
}

test('at the first start PINs of version 0.1 are salted in documents, generations and removed documents', async () => {
  await putOldFiles();
  const host = await folder.open();
  for (const name of names) {
    const text = await readFile(folder.path(name), 'utf8');
    expect(text).not.toContain(fingerprint);
    expect([name, isPin('1917', pinIn(text)), isPin('1918', pinIn(text))]).toEqual([name, true, false]);
    expect((await stat(folder.path(name))).mtime).toEqual(longAgo);
  }
  expect(ok(await host.read('matches', 'live')).revision).toBe(1);
  await host.close();
  // The next start reads no file for it.
  expect(await readFile(folder.path('matches/index'), 'utf8')).toMatch(/^\{"#pins":"salted","live":/);
  expect(JSON.parse(await readFile(folder.path('campaigns/index'), 'utf8'))).toEqual({ '#pins': 'salted' });
  const again = await folder.open();
  expect(ok(await again.list('matches'))).toMatchObject([{ id: 'live', revision: 1 }]);
});

test('a second process on the same folder converts no PIN', async () => {
  await folder.open();
  await putOldFiles();
  await folder.open();
  for (const name of names) expect(await readFile(folder.path(name), 'utf8')).toBe(files[name]);
});

test('a backup contains no PIN, and importing it adds nothing to the folder it came from', async () => {
  await putOldFiles();
  const host = await folder.open();
  const { text, next } = ok(await host.exportBackup(''));
  expect(next).toBeNull();
  expect(text).toContain('Duel');
  expect(text).not.toMatch(/pbkdf2|"pin\\":/);
  expect(text).not.toContain(fingerprint);
  expect(ok(await host.importBackup(text))).toEqual({ written: 0, same: 2, refused: 0 });
  expect(isPin('1917', pinIn(ok(await host.read('matches', 'live')).text))).toBe(true);
});

test('documents of an old backup are imported without their PINs', async () => {
  const host = await folder.open();
  const line = (kind: string, id: string, text: string) => `${JSON.stringify({ aerodrome: 1, kind, id, text })}\n`;
  const backup = line('matches', 'live', matchText) + line('players', 'roster', rosterText);
  expect(ok(await host.importBackup(backup))).toEqual({ written: 2, same: 0, refused: 0 });
  for (const [kind, id] of [
    ['matches', 'live'],
    ['players', 'roster'],
  ] as const) {
    const stored = pinIn(ok(await host.read(kind, id)).text);
    expect([stored, isPinFingerprint(stored)]).toEqual(['', false]);
  }
});
