// The games' words are learnt with the games.
import '@aerodrome/engine/games/index.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { oneWar } from '@aerodrome/engine/meta/campaigns/oneWar/index.ts';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { languageFor } from '@aerodrome/engine/text/language.ts';
import { anyOf, decimal, say, sentence } from '@aerodrome/engine/text/say.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe('the language that is spoken', () => {
  test.each([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['de_CH.UTF-8'], 'de'],
    [['fr-FR', 'de-DE', 'en-GB'], 'de'],
    [['system', 'en-US', 'de'], 'en'],
    [['fr', 'nl'], 'en'],
    [[], 'en'],
  ])('the language for %j is the first of them that is supported: %s', (asked, language) => {
    expect(languageFor(asked)).toBe(language);
  });
});

describe('in German', () => {
  beforeEach(() => setLanguage('de'));
  afterEach(() => setLanguage('en'));

  const charge = { key: 'biplane.track.charge' };
  const red = { key: 'option.track.biplanes.red' };

  test.each([
    [0, 'Rot zieht 0 Plättchen.'],
    [1, 'Rot zieht ein Plättchen.'],
    [2, 'Rot zieht 2 Plättchen.'],
  ])('a German noun has the form of its number: %i', (count, text) => {
    expect(say('event.track.drew', { seat: red, count })).toBe(text);
  });

  test('a gap asks for a word in a grammatical case, and a word without cases is used unchanged', () => {
    const shot = { from: 'Blau', distance: 2, hits: 1 };
    expect(say('event.track.shot', { ...shot, at: [charge] })).toBe(
      'Blau feuert auf den Havaristen, 2 Felder voraus: ein Treffer.',
    );
    expect(say('event.track.shot', { ...shot, at: [red, charge] })).toBe(
      'Blau feuert auf Rot und den Havaristen, 2 Felder voraus: ein Treffer.',
    );
    expect(sentence({ key: 'event.track.leftBoard', params: { plane: charge } })).toBe('Der Havarist ist entkommen!');
  });

  test('a word in a grammatical case keeps its own gaps', () => {
    const from = { key: 'space.track.ring.3' };
    const to = { key: 'space.track.loop', params: { colour: { key: 'colour.track.white' } } };
    expect(say('event.track.flew', { plane: red, steps: 2, from, to })).toBe(
      'Rot fliegt 2 Felder, von oben in den weißen Looping.',
    );
  });

  test('German numbers have a comma and a minus sign, and lists have no comma before the last item', () => {
    expect(decimal(1.25, 1)).toBe('1,3');
    expect(decimal(-2, 2)).toBe('−2,00');
    expect(say('setting.speed.times', { value: 1.5 })).toBe('×1,5');
    expect(say('over.seed', { seed: 1918111 })).toMatch('1918111');
    expect(anyOf([1, 2, 3])).toBe('1, 2 oder 3');
  });

  test('a campaign has its own text for each language', () => {
    expect(campaignText(oneWar, { key: 'title' })).toBe('Ein Krieg');
    expect(campaignText(oneWar, { key: 'title' }, 'en')).toBe('One War');
  });
});
