import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { expect, test } from 'vitest';
import { decide } from '../../../../renderer/application/bots/decide.ts';
import { hintPromptFor, promptFor, withoutCalls } from '../../../../renderer/application/bots/prompt.ts';

const read = readOptions(track.options, {});
if (!('options' in read)) throw new Error('the defaults are no options');
const { options } = read;
const start = (seed: number) => Match.start(track, options, seed);

const seedOf = (match: Match, seat: number) => promptFor(match, seat, { kind: 'bot', level: 1 }).seed;

const seal = (match: Match, seat: number) => match.submit(match.legalActions(seat)[0]);

test('equal seeds give equal bot seeds; another seed, seat or decision gives others', () => {
  let match = start(7);
  expect(seedOf(start(7), 1)).toBe(seedOf(match, 1));
  const streams = [seedOf(match, 1), seedOf(match, 0), seedOf(start(8), 1)];
  match = seal(match, 1);
  streams.push(seedOf(match, 1));
  expect(new Set(streams).size).toBe(streams.length);
});

test('a choice that another seat seals does not change the decision of a bot', () => {
  let match = start(7);
  const before = seedOf(match, 1);
  match = seal(match, 0);
  expect(seedOf(match, 1)).toBe(before);
});

test('a bot gets another seed after a take-back', () => {
  let match = start(7);
  const before = seedOf(match, 1);
  match = seal(seal(match, 0), 1);
  match = match.takeBack(match.firstIndex);
  expect(seedOf(match, 1)).not.toBe(before);
});

test('a reply says whether the time limit ended the search', () => {
  const match = start(7);
  const prompt = promptFor(match, 0, { kind: 'bot', level: 4 });
  expect(decide(match, prompt, () => true).isCutShort).toBe(true);
  expect(decide(match, prompt)).not.toHaveProperty('cut');
});

test('a hint has a reason; the decision of a bot has none', () => {
  const match = start(7);
  expect(decide(match, hintPromptFor(match, 0)).reason?.key).toMatch(/^hint\.track\./);
  expect(decide(match, promptFor(match, 0, { kind: 'bot', level: 4 }))).not.toHaveProperty('reason');
});

test('a bot of Crew calls what it has laid, and lays the same if calls are switched off', () => {
  const crewOptions = readOptions(crew.options, {});
  if (!('options' in crewOptions)) throw new Error('the defaults are no options');
  let match = Match.start(crew, crewOptions.options, 1);
  for (;;) {
    const [seat] = match.awaiting();
    const { actions } = decide(match, promptFor(match, seat, { kind: 'bot', level: 1 }));
    if (actions.length > 1) {
      expect(actions.map(({ type }) => type)).toEqual(['call', expect.stringMatching(/^(lay|ready)$/)]);
      expect(withoutCalls(match, actions)).toEqual(actions.slice(1));
      return;
    }
    expect(withoutCalls(match, actions)).toEqual(actions);
    match = match.submit(actions[0]);
  }
});
