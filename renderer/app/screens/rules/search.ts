import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Topic } from '../../../games/descriptor.ts';

export interface Section {
  id: string;
  heading: string;
  paragraphs: readonly string[];
}

/** A section's paragraphs are numbered in the catalogue, as many as there are. */
export function readSection(game: string, topic: string, id: string): Section {
  const key = `reference.${game}.${topic}.${id}`;
  const paragraphs: string[] = [];
  while (Object.hasOwn(catalogue(), `${key}.${paragraphs.length + 1}`))
    paragraphs.push(say(`${key}.${paragraphs.length + 1}`));
  return { id, heading: say(key), paragraphs };
}

export interface SearchResult {
  topic: Topic;
  title: string;
  sections: readonly Section[];
}

/** The words that are looked for, each by itself. */
export function searchWords(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** What is left of the rules: the sections that have every word in them, or in their topic's title. */
export function searchRules(game: string, topics: readonly Topic[], words: readonly string[]): readonly SearchResult[] {
  return topics.flatMap((topic) => {
    const title = say(`reference.${game}.${topic.id}`);
    const sections = topic.sections
      .map((id) => readSection(game, topic.id, id))
      .filter(({ heading, paragraphs }) => {
        const text = [title, heading, ...paragraphs].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      });
    return sections.length > 0 ? [{ topic, title, sections }] : [];
  });
}
