import { expect, test } from 'vitest';
import { languageOf } from '../../electron/language.ts';

test.each([
  [{ ok: '{"language":"de"}' }, 'de'],
  [{ ok: '{"language":"system"}' }, 'en'],
  [{ ok: '{"language":7}' }, 'en'],
  [{ ok: 'no settings' }, 'en'],
  [{ ok: 'null' }, 'en'],
  [{ ok: null }, 'en'],
  [{ problem: { code: 'host.disk' } }, 'en'],
])('menus use the language of the settings, otherwise that of the system: %j', (settings, language) => {
  expect(languageOf(settings, ['en-US', 'de'])).toBe(language);
});
