// The games' words are learnt with the games.
import '@aerodrome/engine/games/index.ts';
import {
  airplaneNames,
  airplanes,
  alliedAirplanes,
  germanAirplanes,
  wordsOf,
} from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { expect, test } from 'vitest';

test('the game has nine airplanes, five Allied and four German', () => {
  expect(airplaneNames).toHaveLength(9);
  expect([alliedAirplanes.length, germanAirplanes.length]).toEqual([5, 4]);
  expect([...alliedAirplanes, ...germanAirplanes].sort()).toEqual([...airplaneNames].sort());
});

test.each(airplaneNames)('the card of %s has a name, a nation and a history of 80 to 120 words', (name) => {
  const { name: title, nation, history } = wordsOf(name);
  expect(catalogue()[title]).toMatch(/\S/);
  expect(catalogue()[nation]).toMatch(/^(Britain|France|United States|Germany)$/);
  const words = catalogue()[history].split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(80);
  expect(words).toBeLessThanOrEqual(120);
});

test('every airplane has a livery of its own, in valid colours', () => {
  const liveries = airplaneNames.map((name) => airplanes[name].livery);
  for (const livery of liveries) for (const colour of Object.values(livery)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(new Set(liveries.map((livery) => JSON.stringify(livery))).size).toBe(9);
});
