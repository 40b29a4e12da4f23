import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './mutant.ts';

/** Vite plugin that puts one fault into a source file on its way to the tests; the file itself stays as it is. */
export function mutating(root: string, mutant: Mutant): Plugin {
  const file = resolve(root, mutant.file);
  return {
    name: 'mutating',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== file) return null;
      if (code.split(mutant.from).length !== 2) throw new Error(`not found once in ${mutant.file}: ${mutant.from}`);
      return { code: code.replace(mutant.from, () => mutant.to), map: null };
    },
  };
}

/** The same for the fault that the environment names, if it names one. */
export function mutatingAsAsked(root: string): Plugin | null {
  const text = process.env.AERODROME_MUTANT;
  return text === undefined ? null : mutating(root, JSON.parse(text));
}
