import { rmSync } from 'node:fs';
import { emptyRoster, type Profile, type Roster, withProfile } from '@aerodrome/engine/meta/roster.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { dataFolder, ok } from '../../electron/host/folder.ts';
import { playable } from '../games/playableGames.ts';
import { applicationOver, beginning, eveningId } from './evening.ts';

const folder = dataFolder();
const profile: Profile = {
  id: 'anna',
  name: 'Anna',
  emblem: 'star',
  colour: 'red',
  created: '1917-04-01T05:00:00.000Z',
  retired: false,
};
const roster: Roster = { ...emptyRoster, profiles: [profile] };

/** An application that has written a match, a tournament and the roster, over a host that can be made to fail. */
async function application() {
  const real = await folder.open();
  let failure: string | null = null;
  const host: Host = {
    ...real,
    write: async (...args) => (failure ? { problem: { code: failure } } : real.write(...args)),
    writeSettings: async (text) => (failure ? { problem: { code: failure } } : real.writeSettings(text)),
  };
  const app = applicationOver(host);
  const match = startPreset('track', playable.track.presets[0]);
  expect(await app.matches.append(match.id, match)).toBeNull();
  expect(await app.tournaments.documents.put(eveningId, beginning(1))).toBeNull();
  expect(await app.records.changeRoster(() => roster)).toBeNull();
  const fail = (code: string | null) => {
    failure = code;
  };
  return { real, app, match, fail };
}

test('cached documents are written again when they are opened after the data folder was deleted', async () => {
  const { real, app, match } = await application();
  rmSync(folder.path(), { recursive: true });
  expect(await app.records.roster()).toEqual(roster);
  expect(await app.tournaments.documents.open(eveningId)).toHaveProperty('ok');
  expect(ok(await app.matches.open(match.id)).title).toBe(match.title);
  for (const kind of ['players', 'tournaments', 'matches'] as const) {
    expect(ok(await real.list(kind))).toMatchObject([{ revision: 2 }]);
  }
  expect(app.hasPendingWrites).toBe(false);
});

test('a cached document that could not be written again is opened and stays unsaved', async () => {
  const { app, fail } = await application();
  rmSync(folder.path(), { recursive: true });
  fail('host.diskFull');
  expect(await app.records.roster()).toEqual(roster);
  expect(app.records.writeProblem).toEqual({ code: 'host.diskFull' });
});

test.each(['host.stale', 'host.ownedElsewhere'])(
  'a cached document that another process removed on purpose stays removed (%s)',
  async (code) => {
    const { real, app, match, fail } = await application();
    await real.remove('matches', match.id);
    fail(code);
    expect(await app.matches.open(match.id)).toMatchObject({ problem: { code: 'host.missing' } });
    expect(app.hasPendingWrites).toBe(false);
  },
);

test('a backup of everything unsaved can be imported into another folder', async () => {
  const { app, match, fail } = await application();
  fail('host.folderReadOnly');
  const second = startPreset('track', playable.track.presets[0]);
  app.matches.append(second.id, second);
  await app.tournaments.documents.put(eveningId, beginning(2));
  await app.records.changeRoster((before) => withProfile(before, { ...profile, id: 'bruno', name: 'Bruno' }));
  app.settings.put('{"speed":2}');
  await app.matches.flush();
  await app.settings.retry();
  const lines = await app.exportUnsaved().file.text();

  const other = await folder.open(folder.path('another'));
  expect(ok(await other.importBackup(lines))).toEqual({ written: 4, same: 0, refused: 0 });
  const imported = applicationOver(other);
  expect(ok(await imported.matches.open(second.id)).title).toBe(second.title);
  expect(ok(await imported.tournaments.documents.open(eveningId))).toEqual(beginning(2));
  expect((await imported.records.profiles()).map(({ name }) => name)).toEqual(['Anna', 'Bruno']);
  expect(ok(await other.readSettings())).toBe('{"speed":2}');
  // Documents that are on disk are not part of it.
  expect(lines).not.toContain(match.id);
});
