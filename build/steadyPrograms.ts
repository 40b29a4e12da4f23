import type { Plugin } from 'vite';

const counting = /if \(nameCache\[name\]\) \{[^}]*`[^`]*`;\s*\} else \{[^}]*\}/;

/**
 * Vite plugin against a memory leak of pixi.js. It numbers the names of shader programs, creates some again for every
 * canvas and caches the source of each for ever, so every opened match would leak two. With constant names the sources are
 * equal and are cached once.
 */
export function steadyPrograms(): Plugin {
  return {
    name: 'steady-programs',
    transform(code, id) {
      if (!id.endsWith('/setProgramName.mjs')) return null;
      if (!counting.test(code)) this.error('pixi.js names its programs in another way than it did');
      return { code: code.replace(counting, ''), map: null };
    },
  };
}
