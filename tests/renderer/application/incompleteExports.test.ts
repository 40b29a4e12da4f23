import { explain } from '@aerodrome/engine/text/explain.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { exportBundle } from '../../../renderer/application/bundles.ts';
import { exportBackup, leftOutNotices } from '../../../renderer/application/matches/backup.ts';
import { exportOpenMatch, exportSavedMatch } from '../../../renderer/application/matches/exportMatch.ts';
import { newId, serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { dataFolder, ok } from '../../electron/host/folder.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { forgedLine } from '../../saves/tailed.ts';
import { playable } from '../games/playableGames.ts';
import { applicationOver, beginning } from './evening.ts';

const folder = dataFolder();
const match = { ...startPreset('track', playable.track.presets[0]), title: 'Dawn' };

/** The file of a match whose tail has right checksums and cannot be joined: it undoes more than there is. */
function unjoinable(): string {
  const base = serializeMatch(match, noon);
  const { random, state } = JSON.parse(base).match;
  return base + forgedLine(base, { undo: 500, entries: [], random, state });
}

async function folderWithDamage(): Promise<Host> {
  const host = await folder.open();
  ok(await host.write('matches', 'good', serializeMatch(match, noon), 0));
  ok(await host.write('matches', 'bad', unjoinable(), 0));
  return host;
}

test('a match whose tail cannot be joined is not exported, and the problem names it', async () => {
  const host = await folderWithDamage();
  const text = ok(await host.read('matches', 'bad')).text;
  expect(text).toBe(unjoinable());
  const exported = await exportSavedMatch(host, 'bad', 'Dawn');
  expect(exported).toEqual({ problem: { code: 'saves.notExported', params: { title: 'Dawn' } } });
  expect('problem' in exported && explain(exported.problem)).toContain('“Dawn” is damaged');
  expect(ok(await host.read('matches', 'bad')).text).toBe(text);
});

test('a bundle tells how many of its matches could not be exported; deleted ones are only missing', async () => {
  const host = await folderWithDamage();
  const { bundle } = applicationOver(host).tournaments;
  const matchIds = () => ['good', 'bad', 'deleted'];
  const { hasMatches, leftOut } = await exportBundle(host, { ...bundle, matchIds }, beginning(1));
  expect([hasMatches, leftOut]).toEqual([true, 1]);
});

test('a backup tells how many documents were left out, and why', async () => {
  const { file, leftOut } = ok(await exportBackup(await folderWithDamage(), () => {}));
  expect(await file.text()).toContain('"id":"good"');
  expect(await file.text()).not.toContain('"id":"bad"');
  expect(leftOutNotices(leftOut).map(explain)).toEqual([
    'One document is missing in the backup.',
    '“Dawn” is damaged. The file was not changed.',
  ]);
});

test('the notices of a backup without many documents stay short', () => {
  const damaged = Array.from({ length: 40 }, (_, i) => ({ code: 'host.damaged', params: { file: `m-${i}` } }));
  const [count, ...reasons] = leftOutNotices(damaged);
  expect(explain(count)).toBe('40 documents are missing in the backup.');
  expect(reasons).toHaveLength(5);
  expect(leftOutNotices([])).toEqual([]);
});

test('a match that no file can store is reported when it is exported, and left out of a backup of everything unsaved', async () => {
  const application = applicationOver(await folder.open());
  const [first, ...others] = match.players;
  const unwritable = { ...match, id: newId(), players: [{ ...first, name: 'x'.repeat(1001) }, ...others] };
  expect(exportOpenMatch(unwritable, noon)).toEqual({ problem: { code: 'saves.unwritable' } });
  expect(await application.matches.append(unwritable.id, unwritable)).toEqual({ code: 'saves.unwritable' });
  const { file, leftOut } = application.exportUnsaved();
  expect(leftOut).toEqual([{ code: 'saves.unwritable' }]);
  expect(await file.text()).toBe('');
});
