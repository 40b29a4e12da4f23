import { useCallback, useRef } from 'react';

/** A function that stays the same and calls the latest `callback`: for the props of memoized components. */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...args: A) => latest.current(...args), []);
}
