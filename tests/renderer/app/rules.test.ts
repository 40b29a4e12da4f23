import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { readSection, searchRules, searchWords } from '../../../renderer/app/screens/rules/search.ts';
import { playable } from '../../../renderer/games/index.ts';

describe('looking something up in the rules', () => {
  const found = (query: string) =>
    searchRules('track', playable.track.reference, searchWords(query)).flatMap(({ topic, sections }) =>
      sections.map(({ id }) => `${topic.id}.${id}`),
    );

  test('without a word gives all of them', () => {
    expect(found('  ')).toEqual(
      playable.track.reference.flatMap(({ id, sections }) => sections.map((name) => `${id}.${name}`)),
    );
  });

  test('finds the sections that have every word, in any case and order', () => {
    expect(found('jams GUN')).toEqual(['biplanes.grey']);
    expect(found('gun jams')).toEqual(['biplanes.grey']);
  });

  test('finds by the title of a topic too', () => {
    expect(found('editions')).toContain('editions.prototype');
  });

  test('takes signs as they are typed', () => {
    expect(found('(.*')).toEqual([]);
  });
});

test.each(Object.entries(playable))('every rule of %s that is written is shown somewhere', (game, { reference }) => {
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
