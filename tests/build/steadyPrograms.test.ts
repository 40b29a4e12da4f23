import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { steadyPrograms } from '../../build/steadyPrograms.ts';

const file = 'node_modules/pixi.js/lib/rendering/renderers/gl/shader/program/preprocessors/setProgramName.mjs';
const source = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

type Transform = (this: { error(words: string): never }, code: string, id: string) => { code: string } | null;
const transform = steadyPrograms().transform as Transform;
const builder = {
  error(words: string): never {
    throw new Error(words);
  },
};

test('a shader program that pixi.js creates again has the same source', async () => {
  const { code } = transform.call(builder, source, `/${file}`) ?? { code: '' };
  const { setProgramName } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const named = () => setProgramName('void main() {}', { name: 'graphics' });
  expect(named()).toContain('#define SHADER_NAME graphics-fragment\n');
  expect(named()).toBe(named());
});

test('an unknown version of pixi.js fails the build, and other files are not changed', () => {
  expect(() => transform.call(builder, 'export {};', `/${file}`)).toThrow('another way');
  expect(transform.call(builder, source, '/renderer/main.tsx')).toBeNull();
});
