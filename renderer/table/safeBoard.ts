import type { Board } from '../boards/board.ts';

/** What stands in for an answer of a board that failed. */
const instead: Readonly<Record<string, unknown>> = { outlineOf: null, spotAt: null, onTransform: () => {} };

/**
 * A board that takes nothing down with it: whatever it throws is reported, and the page goes on. Only what it plays may
 * fail, for the session knows how to go on from there.
 */
export function safeBoard(board: Board, report: () => void): Board {
  return new Proxy(board, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        try {
          return member.apply(target, args);
        } catch (error) {
          if (name === 'play') return Promise.reject(error);
          report();
          return instead[String(name)];
        }
      };
    },
  });
}
