// The games' words are learnt with the games.
import '@aerodrome/engine/games/index.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { describe, expect, test } from 'vitest';

describe('a message', () => {
  test('a message takes words and numbers as parameters', () => {
    expect(say('option.outOfRange', { option: 'planes', min: 2, max: 6 })).toBe(
      'The option “planes” must be a number from 2 to 6.',
    );
  });

  test('a message takes other messages with parameters of their own', () => {
    const tile = { key: 'tile.track', params: { value: 3, hits: 2 } };
    expect(say('event.track.planSealed.open', { seat: 'Red', plan: tile })).toBe('Red seals 3 (2 hits).');
  });

  test.each([
    [[], 'Red draws .'],
    [['a'], 'Red draws a.'],
    [['a', 'b'], 'Red draws a and b.'],
    [['a', 'b', 'c'], 'Red draws a, b and c.'],
  ])('a message writes the list %j with commas and an “and”', (tiles, text) => {
    expect(say('event.track.drew.open', { seat: 'Red', tiles })).toBe(text);
  });

  test.each([
    [0, 'Red draws 0 tiles.'],
    [1, 'Red draws one tile.'],
    [2, 'Red draws 2 tiles.'],
  ])('a message has a form for one and a form for the number %i', (count, text) => {
    expect(say('event.track.drew', { seat: 'Red', count })).toBe(text);
  });

  test.each([
    [0, '4 (no hit)'],
    [1, '4 (1 hit)'],
    [3, '4 (3 hits)'],
  ])('a message may have a form for no items: %i', (hits, text) => {
    expect(say('tile.track', { value: 4, hits })).toBe(text);
  });

  test('a message writes negative numbers with a minus sign', () => {
    expect(say('tile.track', { value: -2, hits: 0 })).toBe('−2 (no hit)');
  });

  test('a message without text shows its key, and a missing parameter its name', () => {
    expect(say('no.such.key')).toBe('no.such.key');
    expect(say('toString')).toBe('toString');
    expect(say('event.track.drew', { seat: 'Red' })).toBe('Red draws {count|one tile|# tiles}.');
  });

  test('a message does not expand placeholders inside its parameters', () => {
    expect(say('option.unknown', { option: '{option}' })).toBe('There is no option “{option}”.');
  });

  test('a message as a sentence begins with a capital letter', () => {
    const plane = { key: 'biplane.track.charge' };
    const space = { key: 'space.track.ring.3' };
    expect(sentence({ key: 'event.track.flew.held', params: { plane, space } })).toBe(
      'The malfunctioning biplane holds its place at the top.',
    );
  });
});

describe('a refusal', () => {
  test('a refusal is explained by its code', () => {
    expect(explain({ code: 'track.wrongLoss', params: { count: 2 } })).toBe(
      'Your hits cost you exactly 2 tiles from your hand.',
    );
  });

  test('a refusal is explained by its cause if there is a text for it', () => {
    expect(explain({ code: 'save.tooNew', params: { what: 'rules', found: 9, known: 1 } })).toMatch(
      /newer rules.*9.*1/,
    );
    expect(explain({ code: 'save.invalid', params: { path: 'checksum', what: 'checksum' } })).toMatch(/checksum/);
  });

  test('a refusal is explained by its code alone if its cause has no text', () => {
    expect(explain({ code: 'save.invalid', params: { path: 'match.seed', what: 'number' } })).toBe(
      'The file is damaged: match.seed is invalid.',
    );
    expect(explain({ code: 'save.notASave', params: { cause: 'unheard of' } })).toBe('This is not a saved game.');
  });
});
