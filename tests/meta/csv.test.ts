import { bundleLines } from '@aerodrome/engine/meta/bundle.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { matchIds, renameMatches } from '@aerodrome/engine/meta/renameMatches.ts';
import {
  crossCell,
  crossCsv,
  crossTable,
  resultsCsv,
  standingsCsv,
  toCsv,
} from '@aerodrome/engine/meta/tournament/csv.ts';
import { tournamentFormat, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { expect, test } from 'vitest';
import { beginEvent, botEntrants, flyEvent } from '../../build/scripts/tournament/event.ts';
import { readInProcess } from '../../renderer/application/readers.ts';
import {
  appendEvents,
  betterSeedWins,
  manualResultEvent,
  playToEnd,
  setUp,
  startTournament,
} from './tournamentHelpers.ts';

/** A reader of CSV (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows[rows.length - 1].push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('CSV keeps commas, quotes and line breaks, and no cell is a formula', () => {
  const cells = ['plain', 'a, b', 'say "hi"', 'two\nlines', 'two\r\nlines', ''];
  expect(readCsv(toCsv([cells, ['x', 1, -2.5, '', 'y', 'z']]))).toEqual([cells, ['x', '1', '-2.5', '', 'y', 'z']]);
  for (const formula of ['=cmd', '+1', '-1', '@x', '\tx']) expect(toCsv([[formula]])).toMatch(/^"?'/);
});

const tournament = appendEvents(
  playToEnd(startTournament(setUp('roundRobin'), 3), betterSeedWins),
  manualResultEvent('r1.1', 0, 0, 0.25),
);

test('standings, cross table and results are exported as CSV', () => {
  const state = tournamentLog.fold(tournament);
  const standings = readCsv(standingsCsv(state));
  expect(standings[0].slice(0, 3)).toEqual(['Place', 'Name', 'Points']);
  expect(standings[1].slice(0, 3)).toEqual(['1', 'P1', '2']);
  const cross = readCsv(crossCsv(state));
  expect(cross[0]).toEqual(['', 'P1', 'P2', 'P3']);
  expect(cross[1]).toEqual(['P1', '', '1', '1']);
  const results = readCsv(resultsCsv(state));
  expect(results).toHaveLength(4);
  expect(results[1]).toEqual(expect.arrayContaining(['Track', 'entered by hand', "'+.25"]));
  const { order, cells } = crossTable(state);
  expect(order).toEqual(['p1', 'p2', 'p3']);
  expect(cells.get(crossCell('p1', 'p2'))?.[0].pair.sides.flat()).toEqual(expect.arrayContaining(['p1', 'p2']));
});

test('the cross table is in seed order while the standings are hidden', () => {
  const upset = (open: boolean) =>
    crossTable(
      tournamentLog.fold(
        playToEnd(startTournament(setUp('roundRobin', { public: open }), 3), ({ sides: [[a], [b]] }) =>
          Number(a.slice(1)) > Number(b.slice(1)) ? 0 : 1,
        ),
      ),
    ).order;
  expect(upset(true)).toEqual(['p3', 'p2', 'p1']);
  expect(upset(false)).toEqual(['p1', 'p2', 'p3']);
});

test('a bundle holds the tournament and its matches, and gives them back unchanged', async () => {
  const texts = new Map<string, string>();
  const flown = flyEvent(beginEvent(setUp('single'), botEntrants(3, [0], 1), 3), undefined, (id, match) =>
    texts.set(id, writeSave(match, {})),
  );
  expect(matchIds(flown).sort()).toEqual([...texts.keys()].sort());
  const matches = [...texts].map(([id, text]) => ({ id, text }));
  const bundle = { kind: 'tournament', document: writeDocument(tournamentFormat, flown), matches } as const;
  const text = [...bundleLines(bundle)].join('');
  const readLines = (...lines: string[]) => readInProcess('import', new Blob([lines.join('\n')]));
  expect(await readLines(text)).toEqual({ ok: bundle });
  const alone = { kind: null, document: bundle.document.trim(), matches: [] };
  expect(await readLines(bundle.document)).toEqual({ ok: alone });
  const lines = text.split('\n');
  for (const broken of [lines.slice(1), [lines[0], lines[0]], [lines[0], lines[1].slice(0, -9)]]) {
    expect(await readLines(...broken)).toEqual({
      problem: { code: 'save.notASave', params: { cause: 'notABundle' } },
    });
  }
  const renamed = renameMatches(flown, new Map([[matches[0].id, 'another']]));
  expect(matchIds(renamed)).toContain('another');
  expect(matchIds(renamed)).not.toContain(matches[0].id);
});
