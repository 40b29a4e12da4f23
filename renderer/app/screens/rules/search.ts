import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Topic } from '../../../games/descriptor.ts';

export interface Section {
  id: string;
  heading: string;
  paragraphs: readonly string[];
}

/** Reads a section from the catalogue, where its paragraphs are numbered from 1. */
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

/** Splits a query into lower-case words. */
export function searchWords(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The sections that contain every word, in their text or in the title of their topic. */
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
