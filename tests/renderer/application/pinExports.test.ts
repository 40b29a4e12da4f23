import { pinFingerprint } from '@aerodrome/engine/core/pins.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { bundleLines } from '@aerodrome/engine/meta/bundle.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { importBundle } from '../../../renderer/application/bundles.ts';
import { importMatch } from '../../../renderer/application/matches/importMatch.ts';
import { newId } from '../../../renderer/application/matches/match.ts';
import { createPinVerifier } from '../../../renderer/application/pins.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import { dataFolder, ok } from '../../electron/host/folder.ts';
import { about, midway, play } from '../../saves/play.ts';
import { tailedText, type Written } from '../../saves/tailed.ts';
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
