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

describe('a change in the form of a new match', () => {
  test('choosing a mission drops biplanes that cannot fly it', () => {
    const raw = { scenario: 'rescue', biplanes: ['red', 'grey'] };
    expect(dropInvalidOptions(schema, raw, 'scenario')).toEqual({ scenario: 'rescue' });
  });

  test('a change drops the two-coloured side and the solo options if they no longer apply', () => {
    const solo = { scenario: 'escort', board: 'two-coloured', solo: true };
    expect(dropInvalidOptions(schema, solo, 'solo')).toEqual({ scenario: 'escort', solo: true });
    const duel = { scenario: 'duel', solo: true, smartThree: true };
    expect(dropInvalidOptions(schema, duel, 'scenario')).toEqual({ scenario: 'duel' });
  });

  test('a change drops handicaps that are switched off, and those of planes that are no longer there', () => {
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

  test('a change keeps the options that are still valid', () => {
    const raw = { scenario: 'espionage', biplanes: ['black', 'grey'], board: 'two-coloured' };
    expect(dropInvalidOptions(schema, raw, 'scenario')).toEqual(raw);
  });

  test('a change keeps the option that was changed last even if it is invalid, so that the form can report it', () => {
    const raw = { scenario: 'duel', biplanes: ['red', 'red'] };
    expect(dropInvalidOptions(schema, raw, 'biplanes')).toEqual(raw);
  });
});

test('the form shows chosen options, valid or not, and defaults for the rest', () => {
  expect(shownOptions(schema, { scenario: 'rescue', biplanes: ['white', 'white'] })).toMatchObject({
    edition: 'final',
    scenario: 'rescue',
    solo: false,
    biplanes: ['white', 'white'],
  });
  expect(shownOptions(schema, { scenario: 'bombing' })).toMatchObject({ biplanes: ['yellow', 'blue'] });
});

test('a problem is explained with the option names of the form', () => {
  const read = readOptions(schema, { biplanes: ['red', 'red'] });
  const problems = 'problems' in read ? read.problems : [];
  expect(problems.map((problem) => explainOption('track', problem))).toEqual([
    'The option “Biplanes” contains “Red” twice.',
  ]);
});
