import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { olderSegments } from '@aerodrome/engine/saves/olderSegments.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { about } from './play.ts';
import { countThrows, tally, thrown } from './tally.ts';

const old = readFileSync(join(import.meta.dirname, 'old', `${countThrows.name}.json`), 'utf8');
const now = tally(2);

function open(text: string, kind = now): Match {
  const read = readSave(text, [kind]);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok.match;
}

function playOut(start: Match): Match {
  let match = start;
  while (match.outcome === null) match = match.submit({ type: 'throw', seat: match.awaiting()[0] });
  return match;
}

test('a running match shows no older segments, because hands may still be hidden', () => {
  expect(olderSegments(open(old))).toEqual([]);
});

test('a match under one version of the rules has no older segments', () => {
  expect(olderSegments(playOut(thrown(now, 2)))).toEqual([]);
});

test('the older segment of a finished match has its stored events', () => {
  const first = playOut(thrown(tally(1), 0));
  const [stretch, ...others] = olderSegments(open(writeSave(first, about)));
  expect(others).toEqual([]);
  expect(stretch).toMatchObject({ rulesVersion: 1, start: null });
  expect(stretch.lines.map(({ events }) => events)).toEqual(first.log('all').map(({ events }) => events));
});

test('a take-back in an older segment is listed as a take-back', () => {
  const first = thrown(tally(1), 3).takeBack(1);
  const [{ lines }] = olderSegments(open(writeSave(playOut(first), about)));
  expect(lines[4]).toEqual({ action: null, takeBack: 1, events: [] });
});

test('a later segment begins with its snapshot, migrated to the present version', () => {
  const third = { name: 'third', from: 2, up: (match: { options: unknown; state: unknown }) => match };
  const later = { ...now, rulesVersion: 3, migrations: [countThrows, third] };
  const second = playOut(open(old));
  const past = olderSegments(open(writeSave(second, about), later));
  expect(past.map(({ rulesVersion }) => rulesVersion)).toEqual([1, 2]);
  expect(past[1].start?.('all')).toEqual(second.view('all', -1));
  expect(past[1].start?.('table')).toEqual(second.view('table', -1));
});

test('a snapshot that cannot be migrated is left out, and the events of its segment are listed', () => {
  const breaks = {
    name: 'third',
    from: 2,
    up({ options, state }: { options: unknown; state: unknown }) {
      const { throws } = state as { throws: number };
      if (throws === 0) throw new Error('too old');
      return { options, state };
    },
  };
  const later = { ...now, rulesVersion: 3, migrations: [countThrows, breaks] };
  const [, { start, lines }] = olderSegments(open(writeSave(playOut(open(old)), about), later));
  expect(start).toBeNull();
  expect(lines.length).toBeGreaterThan(0);
});
