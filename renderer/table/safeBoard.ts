import type { Board } from '../boards/board.ts';

/** The results of queries that failed. */
const fallbacks: Readonly<Record<string, unknown>> = { outlineOf: null, spotAt: null, onTransform: () => {} };

/**
 * Wraps a board so that its errors are reported and not thrown: the page continues. Only `play` may fail, because the
 * session handles failed animations.
 */
export function safeBoard(board: Board, report: (error: unknown) => void): Board {
  return new Proxy(board, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        try {
          return member.apply(target, args);
        } catch (error) {
          if (name === 'play') return Promise.reject(error);
          report(error);
          return fallbacks[String(name)];
        }
      };
    },
  });
}
