import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import {
  dropInvalidOptions,
  explainOption,
  schemaOf,
  shownOptions,
} from '../../../renderer/app/screens/setup/options.ts';

const schema = schemaOf(games.track);

describe('a change in the form', () => {
  test('drops what it has made impossible: biplanes that cannot fly the mission', () => {
    const raw = { scenario: 'rescue', biplanes: ['red', 'grey'] };
    expect(dropInvalidOptions(schema, raw, 'scenario')).toEqual({ scenario: 'rescue' });
  });

  test('drops the two-coloured side and the solo options where they mean nothing', () => {
    const solo = { scenario: 'escort', board: 'two-coloured', solo: true };
    expect(dropInvalidOptions(schema, solo, 'solo')).toEqual({ scenario: 'escort', solo: true });
    const duel = { scenario: 'duel', solo: true, smartThree: true };
    expect(dropInvalidOptions(schema, duel, 'scenario')).toEqual({ scenario: 'duel' });
  });

  test('drops handicaps that are no longer on, and one plane’s too many', () => {
    const raw = { scenario: 'escort', handicaps: true, damage: [1, 0, 2] };
    expect(dropInvalidOptions(schema, raw, 'damage')).toEqual(raw);
    expect(dropInvalidOptions(schema, { ...raw, handicaps: false }, 'handicaps')).toEqual({
      scenario: 'escort',
      handicaps: false,
    });
    expect(dropInvalidOptions(schema, { ...raw, scenario: 'duel' }, 'scenario')).toEqual({
      scenario: 'duel',
      handicaps: true,
    });
  });

  test('keeps what still fits', () => {
    const raw = { scenario: 'espionage', biplanes: ['black', 'grey'], board: 'two-coloured' };
    expect(dropInvalidOptions(schema, raw, 'scenario')).toEqual(raw);
  });

  test('keeps what was changed last even if it is wrong, so that the form can say so', () => {
    const raw = { scenario: 'duel', biplanes: ['red', 'red'] };
    expect(dropInvalidOptions(schema, raw, 'biplanes')).toEqual(raw);
  });
});

test('the form shows what was chosen, right or wrong, and the usual for everything else', () => {
  expect(shownOptions(schema, { scenario: 'rescue', biplanes: ['white', 'white'] })).toMatchObject({
    edition: 'final',
    scenario: 'rescue',
    solo: false,
    biplanes: ['white', 'white'],
  });
  expect(shownOptions(schema, { scenario: 'bombing' })).toMatchObject({ biplanes: ['yellow', 'blue'] });
});

test('a problem is told in the words of the form', () => {
  const read = readOptions(schema, { biplanes: ['red', 'red'] });
  const problems = 'problems' in read ? read.problems : [];
  expect(problems.map((problem) => explainOption('track', problem))).toEqual([
    'The option “Biplanes” contains “Red” twice.',
  ]);
});
