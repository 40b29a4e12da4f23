import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './mutant.ts';

/** Vite plugin that applies a mutant to a source file when it is loaded; the file itself is unchanged. */
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

/** The plugin for the mutant in the environment variable `AERODROME_MUTANT`, if there is one. */
export function mutatingAsAsked(root: string): Plugin | null {
  const text = process.env.AERODROME_MUTANT;
  return text === undefined ? null : mutating(root, JSON.parse(text));
}
