import type { RulesMigration } from '@aerodrome/engine/core/game.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { maxTextLength } from '@aerodrome/engine/saves/json.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { forge } from './forge.ts';
import { about, kinds, midway } from './play.ts';
import { tally, thrown } from './tally.ts';

const text = writeSave(midway(), about);

test('a file of the greatest length is read, and one with a character more is too large', () => {
  const longest = text.padEnd(maxTextLength);
  expect(readSave(longest, kinds)).toHaveProperty('ok.match');
  const tooLarge = { code: 'save.notASave', params: { cause: 'tooLarge' } };
  expect(readSave(`${longest} `, kinds)).toEqual({ problem: tooLarge });
});

/** A tally of so many stretches, each under rules of its own. */
function stretches(count: number): string {
  const segments = JSON.parse(writeSave(thrown(tally(1), 0), about)).match.segments;
  const state = JSON.parse(writeSave(thrown(tally(1), 0), about)).match.state;
  const more = Array.from({ length: count - 1 }, (_, i) => {
    return { rulesVersion: i + 2, options: { target: 30 }, start: state, log: [] };
  });
  return forge(writeSave(thrown(tally(1), 0), about), { 'match.segments': [...segments, ...more] });
}

test('a match of a hundred segments is read, and one of a hundred and one is refused', () => {
  const kind = (rulesVersion: number) => ({ ...tally(1), rulesVersion });
  expect(readSave(stretches(100), [kind(100)])).toHaveProperty('ok.match');
  const params = { path: 'match.segments', what: 'max_length' };
  expect(readSave(stretches(101), [kind(101)])).toEqual({ problem: { code: 'save.invalid', params } });
});

test('options that a file lacks take their defaults', () => {
  const read = readSave(forge(text, { 'match.segments.0.options.edition': undefined }), kinds);
  expect(read).toHaveProperty('ok.match.options.edition', 'final');
});

test('an older segment stays as it was written, even if a migration changes its input', () => {
  const old = writeSave(thrown(tally(1), 4), about);
  const careless: RulesMigration = {
    name: 'careless',
    from: 1,
    up(match) {
      const { options, state } = match as { options: Record<string, unknown>; state: Record<string, unknown> };
      delete options.target;
      Object.assign(options, { goal: 30 });
      Object.assign(state, { throws: 0 });
      return { options, state };
    },
  };
  const read = readSave(old, [tally(2, [careless])]);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  expect(read.ok.match.record().segments[0]).toEqual(JSON.parse(old).match.segments[0]);
});
