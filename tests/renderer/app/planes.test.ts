import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import type { Language } from '@aerodrome/engine/text/language.ts';
import { afterEach, expect, test } from 'vitest';
import { planeName } from '../../../renderer/app/screens/pilots/planeNames.ts';

afterEach(() => setLanguage('en'));

test.each<[Language, string[]]>([
  ['en', ['Red', 'Sopwith Camel', 'Malfunctioning biplane', 'Paws', 'Jaws']],
  ['de', ['Rot', 'Sopwith Camel', 'Havarist', 'Pfoten', 'Fänge']],
])('every plane of the ledger has a name, chosen by an option or not: %s', (language, names) => {
  setLanguage(language);
  const keys = ['track/red', 'airspace/sopwithCamel', 'track/charge', 'crew/paws', 'crew/jaws'];
  expect(keys.map(planeName)).toEqual(names);
});

test('an unknown plane is shown by the id of its file', () => {
  expect(planeName('another/thing')).toBe('thing');
});
