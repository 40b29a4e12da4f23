import type { Plugin } from 'vite';

const counting = /if \(nameCache\[name\]\) \{[^}]*`[^`]*`;\s*\} else \{[^}]*\}/;

/**
 * pixi.js counts up the names of its programs, makes some anew with every canvas, and keeps the whole text of each for ever
 * to know it by: every match that is opened would leave two behind. With one name they are the same text, kept once.
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
