import { languages } from '@aerodrome/engine/text/language.ts';
import { expect, test } from 'vitest';
import { maxStartBytes, measureStartSize } from '../../../build/scripts/bench/startSize.ts';

test.each(languages)('the JavaScript before the menu stays within its budget, in the language %s', async (language) => {
  const { startBytes, startScripts } = await measureStartSize(language);
  // The entry, React and the texts of the menu are among them.
  expect(Object.keys(startScripts).length).toBeGreaterThan(5);
  expect(startBytes, JSON.stringify(startScripts, null, 1)).toBeLessThanOrEqual(maxStartBytes);
});
