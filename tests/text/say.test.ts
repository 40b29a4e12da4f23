// The games' words are learnt with the games.
import '@aerodrome/engine/games/index.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { describe, expect, test } from 'vitest';

describe('a message', () => {
  test('takes words and numbers into its gaps', () => {
    expect(say('option.outOfRange', { option: 'planes', min: 2, max: 6 })).toBe(
      'The option “planes” must be a number from 2 to 6.',
    );
  });

  test('takes other messages, which have gaps of their own', () => {
    const tile = { key: 'tile.track', params: { value: 3, hits: 2 } };
    expect(say('event.track.planSealed.open', { seat: 'Red', plan: tile })).toBe('Red seals 3 (2 hits).');
  });

  test.each([
    [[], 'Red draws .'],
    [['a'], 'Red draws a.'],
    [['a', 'b'], 'Red draws a and b.'],
    [['a', 'b', 'c'], 'Red draws a, b and c.'],
  ])('tells a list of %j as people do', (tiles, text) => {
    expect(say('event.track.drew.open', { seat: 'Red', tiles })).toBe(text);
  });

  test.each([
    [0, 'Red draws 0 tiles.'],
    [1, 'Red draws one tile.'],
    [2, 'Red draws 2 tiles.'],
  ])('has a form for one and a form for %i', (count, text) => {
    expect(say('event.track.drew', { seat: 'Red', count })).toBe(text);
  });

  test.each([
    [0, '4 (no hit)'],
    [1, '4 (1 hit)'],
    [3, '4 (3 hits)'],
  ])('may have a form for none: %i', (hits, text) => {
    expect(say('tile.track', { value: 4, hits })).toBe(text);
  });

  test('writes numbers below nought with a minus sign', () => {
    expect(say('tile.track', { value: -2, hits: 0 })).toBe('−2 (no hit)');
  });

  test('that nobody wrote shows its key, and a gap that nobody filled its name', () => {
    expect(say('no.such.key')).toBe('no.such.key');
    expect(say('toString')).toBe('toString');
    expect(say('event.track.drew', { seat: 'Red' })).toBe('Red draws {count|one tile|# tiles}.');
  });

  test('does not read gaps in what fills its gaps', () => {
    expect(say('option.unknown', { option: '{option}' })).toBe('There is no option “{option}”.');
  });

  test('begins with a capital as a sentence of its own, whatever comes first', () => {
    const plane = { key: 'biplane.track.charge' };
    const space = { key: 'space.track.ring.3' };
    expect(sentence({ key: 'event.track.flew.held', params: { plane, space } })).toBe(
      'The malfunctioning biplane holds its place at the top.',
    );
  });
});

describe('a refusal', () => {
  test('is told by its code', () => {
    expect(explain({ code: 'track.wrongLoss', params: { count: 2 } })).toBe(
      'Your hits cost you exactly 2 tiles from your hand.',
    );
  });

  test('is told by its cause, where there are words for it', () => {
    expect(explain({ code: 'save.tooNew', params: { what: 'rules', found: 9, known: 1 } })).toMatch(
      /newer rules.*9.*1/,
    );
    expect(explain({ code: 'save.invalid', params: { path: 'checksum', what: 'checksum' } })).toMatch(/checksum/);
  });

  test('is told by its code alone, where there are none', () => {
    expect(explain({ code: 'save.invalid', params: { path: 'match.seed', what: 'number' } })).toBe(
      'The file is damaged: match.seed is invalid.',
    );
    expect(explain({ code: 'save.notASave', params: { cause: 'unheard of' } })).toBe('This is not a saved game.');
  });
});
