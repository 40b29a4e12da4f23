import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { languages } from '@aerodrome/engine/text/language.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { transcript } from '../../build/scripts/cli/transcript.ts';
import { openings } from '../text/openings.ts';

afterEach(() => setLanguage('en'));

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const recorded = folders.map(({ name }) => name).filter((name) => files(name).length > 0);

test('reference matches are recorded', () => {
  expect(recorded).toContain('track');
});

describe.each(recorded)('%s', (id) => {
  const kind = games[id];
  const replays = files(id)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: basename(file, '.json'), read: readSave(text(id, file), [kind]) }));
  const matches = replays.flatMap(({ read }) => ('ok' in read ? [read.ok.match] : []));

  test.each(replays)('$name replays draw by draw, and gives the recorded transcript', ({ name, read }) => {
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    const { match, about } = read.ok;
    expect(about).toEqual({ title: name });
    expect(name.split('-')).toContain(match.outcome?.ending);
    expect(transcript(match, 'all')).toBe(text(id, `${name}.txt`));
  });

  test.each(languages)('every viewer has a text for every event, in the language %s', (language) => {
    setLanguage(language);
    for (const match of matches) {
      const viewers: Viewer[] = [...match.game.seats.keys(), 'table', 'all'];
      // A key that has no words, or a gap that was not filled, would stand there as it is.
      for (const viewer of viewers) expect(transcript(match, viewer)).not.toMatch(new RegExp(`[{}]|\\.${id}\\b`));
    }
  });

  test('the folder holds only reference matches with their transcripts', () => {
    const wanted = replays.flatMap(({ name }) => [`${name}.json`, `${name}.txt`]);
    expect([...files(id)].sort()).toEqual(wanted.sort());
  });

  test('every ending of every variant has a reference match', () => {
    const shown = new Set(matches.map(({ options, outcome }) => `${variant(options)}: ${outcome?.ending}`));
    // The biplanes count too: some can crash.
    const apart = new Map(openings(kind).map((options) => [`${variant(options)} ${options.biplanes}`, options]));
    const declared = [...apart.values()].flatMap((options) =>
      kind.open(options).endings.map((ending) => `${variant(options)}: ${ending}`),
    );
    const missing = [...new Set(declared)].filter((ending) => !shown.has(ending));
    expect(missing.filter((ending) => !takesLong(ending))).toEqual([]);
  });

  test('the reference matches of a game stay within their size limit', () => {
    const bytes = files(id).reduce((sum, file) => sum + statSync(join(import.meta.dirname, id, file)).size, 0);
    expect(bytes).toBeLessThan(1.7 * 2 ** 20);
  });

  if (id === 'track') {
    test('a match without a decision in thirty rounds is recorded once for every scenario without a last round', () => {
      const undecided = matches.filter(({ outcome }) => outcome?.ending === 'undecided');
      expect(undecided.map(({ options }) => options.scenario).sort()).toEqual(['bombing', 'espionage', 'rescue']);
      expect(undecided.map(({ options }) => options.solo).sort()).toContain(true);
      expect(undecided.map(({ options }) => options.edition).sort()).toContain('prototype');
    });
  }
});

/** The options that make a match another game to play: all but the biplanes and the boards. */
function variant({ edition, scenario, solo }: Record<string, unknown>): string {
  return [edition, scenario, solo && 'solo'].filter(Boolean).join(' ');
}

/** Such a match is a large file, so that not every variant has its own. */
function takesLong(ending: string): boolean {
  return ending.endsWith(': undecided');
}

function files(id: string): string[] {
  return readdirSync(join(import.meta.dirname, id));
}

function text(id: string, file: string): string {
  return readFileSync(join(import.meta.dirname, id, file), 'utf8');
}
