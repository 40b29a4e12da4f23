import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import type { Language } from '@aerodrome/engine/text/language.ts';
import { afterEach, expect, test } from 'vitest';
import { planeName } from '../../../renderer/app/screens/pilots/planeNames.ts';

afterEach(() => setLanguage('en'));

test.each<[Language, string[]]>([
  ['en', ['Red', 'Sopwith Camel', 'Malfunctioning biplane', 'Paws', 'Jaws']],
  ['de', ['Rot', 'Sopwith Camel', 'Havarist', 'Pfoten', 'Fänge']],
])('a plane has a name in the books, whether it was chosen or not: %s', (language, names) => {
  setLanguage(language);
  const keys = ['track/red', 'airspace/sopwithCamel', 'track/charge', 'crew/paws', 'crew/jaws'];
  expect(keys.map(planeName)).toEqual(names);
});

test('what no game knows is called as its file calls it', () => {
  expect(planeName('another/thing')).toBe('thing');
});
