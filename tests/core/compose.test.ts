import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, Spelling } from '@aerodrome/engine/core/game.ts';
import { describe, expect, test } from 'vitest';

interface Spelled extends Action {
  spelling: Spelling;
}

const path = (...spots: string[]): Spelled => ({ type: 'fly', seat: 0, spelling: { path: spots } });
const set = (...spots: string[]): Spelled => ({ type: 'discard', seat: 0, spelling: { set: spots } });
const spell = ({ spelling }: Spelled) => spelling;

describe('a path', () => {
  const east = path('level', 'hex:1,0', 'stop');
  const far = path('dive', 'hex:1,0', 'hex:2,0');
  const near = path('dive', 'hex:1,0', 'stop');
  const legal = [east, far, near];

  test('an empty path has every action as a candidate, and offers each first spot once', () => {
    expect(compose(legal, spell, [])).toEqual({ picked: [], next: ['level', 'dive'], action: null, candidates: legal });
  });

  test('each picked spot of a path removes candidates until the path is complete', () => {
    expect(compose(legal, spell, ['dive'])).toMatchObject({ next: ['hex:1,0'], action: null, candidates: [far, near] });
    const begun = compose(legal, spell, ['dive', 'hex:1,0']);
    expect(begun).toMatchObject({ next: ['hex:2,0', 'stop'], action: null });
    const whole = compose(legal, spell, ['dive', 'hex:1,0', 'stop']);
    expect(whole).toMatchObject({ next: [], action: near, candidates: [near] });
  });

  test('a path keeps the longest part of the picks that still leads to a legal action', () => {
    expect(compose(legal, spell, ['dive', 'hex:9,9', 'stop']).picked).toEqual(['dive']);
    expect(compose(legal, spell, ['climb']).picked).toEqual([]);
    expect(compose(legal, spell, ['level', 'hex:1,0', 'stop', 'stop']).picked).toEqual(['level', 'hex:1,0', 'stop']);
  });
});

describe('a set', () => {
  const hand = [set(), set('tile:1'), set('tile:4'), set('tile:1', 'tile:4')];

  test('a set is complete at every legal size, in any order of the picks', () => {
    expect(compose(hand, spell, [])).toMatchObject({ action: hand[0], next: ['tile:1', 'tile:4'] });
    expect(compose(hand, spell, ['tile:4'])).toMatchObject({ action: hand[2], next: ['tile:1'] });
    expect(compose(hand, spell, ['tile:4', 'tile:1'])).toMatchObject({ action: hand[3], next: [] });
  });

  test('a set contains no spot twice', () => {
    expect(compose(hand, spell, ['tile:4', 'tile:4']).picked).toEqual(['tile:4']);
  });

  test('a set of a fixed size is complete only at that size', () => {
    const pairs = [set('a', 'b'), set('a', 'c'), set('b', 'c')];
    expect(compose(pairs, spell, ['b'])).toMatchObject({ action: null, next: ['a', 'c'] });
    expect(compose(pairs, spell, ['c', 'b'])).toMatchObject({ action: pairs[2], next: [] });
  });

  test('a set does not distinguish equal cards: any two of three count as the first two', () => {
    const alike = [set(), set('card:7.0'), set('card:7.0', 'card:7.1'), set('card:7.0', 'card:7.1', 'card:7.2')];
    expect(compose(alike, spell, ['card:7.2'])).toMatchObject({ action: alike[1], next: ['card:7.0', 'card:7.1'] });
    expect(compose(alike, spell, ['card:7.2', 'card:7.0'])).toMatchObject({ action: alike[2], next: ['card:7.1'] });
  });

  test('an empty set offers each of several equal cards', () => {
    const one = [set('card:7.0'), set('card:7.0', 'card:7.1')];
    expect(compose(one, spell, []).next).toEqual(['card:7.0', 'card:7.1']);
  });
});

test('one list of legal actions may contain both paths and sets', () => {
  const chance = path('chance');
  const guns = set('square:3', 'square:4');
  const legal = [guns, chance];
  expect(compose(legal, spell, [])).toMatchObject({ next: ['square:3', 'square:4', 'chance'], action: null });
  expect(compose(legal, spell, ['square:4'])).toMatchObject({ next: ['square:3'], candidates: [guns] });
  expect(compose(legal, spell, ['chance'])).toMatchObject({ action: chance, next: [] });
});

test('without a legal action no spot can be picked', () => {
  expect(compose([], spell, ['a'])).toEqual({ picked: [], next: [], action: null, candidates: [] });
});
