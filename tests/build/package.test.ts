import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@aerodrome/engine/text/language.ts';
import { expect, test } from 'vitest';

test('the package contains the locale of every supported language', () => {
  const settings = readFileSync(resolve(import.meta.dirname, '../../build/electron-builder.yml'), 'utf8');
  const [, packed = ''] = /^electronLanguages: \[(.*)\]$/m.exec(settings) ?? [];
  expect(packed.split(', ')).toEqual(expect.arrayContaining([...languages]));
});
