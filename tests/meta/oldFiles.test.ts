import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePinVerifier } from '@aerodrome/engine/core/pins.ts';
import { campaignFormat } from '@aerodrome/engine/meta/campaign/document.ts';
import { type DocumentFormat, readDocument } from '@aerodrome/engine/meta/document.ts';
import { ledgerFormat } from '@aerodrome/engine/meta/ledger.ts';
import { rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { foldPilotRecord } from '@aerodrome/engine/meta/statistics.ts';
import { tournamentFormat, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { expect, test } from 'vitest';

// Files written by each version of a format, never edited. They must open for ever.

const folder = join(import.meta.dirname, 'oldFiles');

function openFile<T extends object>(format: DocumentFormat<T>, version: number): T {
  const read = readDocument(format, readFileSync(join(folder, `${format.kind}-${version}.json`), 'utf8'));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok;
}

test('every version of every document format has a stored file', () => {
  const expected = [tournamentFormat, campaignFormat, rosterFormat, ledgerFormat].flatMap(({ kind, migrations }) =>
    Array.from({ length: migrations.length + 1 }, (_, i) => `${kind}-${i + 1}.json`),
  );
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

test('a tournament file of version 1 keeps its standings', () => {
  const rows = standingsOf(tournamentLog.fold(openFile(tournamentFormat, 1)));
  expect(rows.map(({ place, entrant, points }) => [place, entrant, points.text])).toEqual([
    [1, 'dora', '2'],
    [2, 'carla', '2'],
    [3, 'anna', '2'],
    [4, 'bruno', '0'],
  ]);
});

test('a roster file of version 2 keeps its salted PIN', () => {
  const [anna, bruno] = openFile(rosterFormat, 2).profiles;
  expect(parsePinVerifier(anna?.pin ?? '')).toMatchObject({ iterations: 200_000 });
  expect(bruno).not.toHaveProperty('pin');
});

test('roster and ledger files of version 1 keep their profiles and lines', () => {
  expect(openFile(rosterFormat, 1).profiles.map(({ name }) => name)).toEqual(['Anna', 'Bruno', 'Carla', 'Dora']);
  const { lines } = openFile(ledgerFormat, 1);
  expect(lines).toHaveLength(6);
  expect(foldPilotRecord(lines, 'dora').all).toMatchObject({ played: 3, won: 2, lost: 1 });
});
