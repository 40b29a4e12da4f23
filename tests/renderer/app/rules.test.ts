import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { readSection, searchRules, searchWords } from '../../../renderer/app/screens/rules/search.ts';
import { playable } from '../games/playableGames.ts';

describe('the search of the rules', () => {
  const found = (query: string) =>
    searchRules('track', playable.track.reference, searchWords(query)).flatMap(({ topic, sections }) =>
      sections.map(({ id }) => `${topic.id}.${id}`),
    );

  test('an empty query finds all sections of the rules', () => {
    expect(found('  ')).toEqual(
      playable.track.reference.flatMap(({ id, sections }) => sections.map((name) => `${id}.${name}`)),
    );
  });

  test('a query finds the sections that contain every word, in any case and order', () => {
    expect(found('jams GUN')).toEqual(['biplanes.grey']);
    expect(found('gun jams')).toEqual(['biplanes.grey']);
  });

  test('a query finds sections by the title of their topic', () => {
    expect(found('editions')).toContain('editions.prototype');
  });

  test('special characters in a query are matched literally', () => {
    expect(found('(.*')).toEqual([]);
  });
});

test.each(Object.entries(playable))('every rules text of %s is part of a topic', (game, { reference }) => {
  const shown = reference.flatMap(({ id, sections }) => [
    `reference.${game}.${id}`,
    ...sections.flatMap((section) => {
      const { paragraphs } = readSection(game, id, section);
      expect(paragraphs.length, `${id}.${section}`).toBeGreaterThan(0);
      const key = `reference.${game}.${id}.${section}`;
      return [key, ...paragraphs.map((_, i) => `${key}.${i + 1}`)];
    }),
  ]);
  const written = Object.keys(catalogue()).filter(
    (key) => key.startsWith(`reference.${game}.`) && !key.endsWith('.diagram'),
  );
  expect(shown.sort()).toEqual(written.sort());
});
