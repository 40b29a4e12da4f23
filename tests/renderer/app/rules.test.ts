import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { find, sectionOf, wordsOf } from '../../../renderer/app/screens/rules/search.ts';
import { references } from '../../../renderer/boards/references.ts';

describe('looking something up in the rules', () => {
  const found = (query: string) =>
    find('track', references.track, wordsOf(query)).flatMap(({ topic, sections }) =>
      sections.map(({ id }) => `${topic.id}.${id}`),
    );

  test('without a word gives all of them', () => {
    expect(found('  ')).toEqual(
      references.track.flatMap(({ id, sections }) => sections.map((name) => `${id}.${name}`)),
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

test.each(Object.entries(references))('every rule of %s that is written is shown somewhere', (game, topics) => {
  const shown = topics.flatMap(({ id, sections }) => [
    `reference.${game}.${id}`,
    ...sections.flatMap((section) => {
      const { paragraphs } = sectionOf(game, id, section);
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
