import { hasStrings, loadStrings } from '@aerodrome/engine/text/catalogue.ts';
import { type ComponentType, useLayoutEffect, useReducer, useState } from 'react';
import { useShell } from './context.ts';

/**
 * Calls `load` if something is missing, and renders again afterwards. Returns whether the load failed; a failed load is
 * not repeated until `key` changes or the component is mounted again. A `key` that returns is loaded again.
 */
export function useLoading(key: string, isLoaded: boolean, load: () => Promise<unknown>): boolean {
  const [failed, setFailed] = useState<string | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function in every render
  useLayoutEffect(() => {
    if (isLoaded) return;
    let isCancelled = false;
    load().then(
      () => isCancelled || renderAgain(),
      () => isCancelled || setFailed(key),
    );
    return () => {
      isCancelled = true;
      setFailed(null);
    };
  }, [key, isLoaded]);
  return failed === key && !isLoaded;
}

/** A component whose code and texts are loaded before it is first shown. */
export interface LazyScreen<P> {
  (props: P): React.ReactNode;
  isLoaded(props: P): boolean;
  /** Loads the code. */
  preload(): Promise<void>;
  /** Loads the code and the texts. The services are loaded before: the texts of games are registered with them. */
  load(props: P): Promise<void>;
}

/** Makes a lazy screen. If a load fails, it throws, and the error boundary around it offers another attempt. */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  stringsFor: (props: P) => readonly string[],
): LazyScreen<P> {
  let Screen: ComponentType<P> | null = null;
  const parts = {
    isLoaded: (props: P) => Screen !== null && hasStrings(stringsFor(props)),
    async preload() {
      Screen ??= await load();
    },
    async load(props: P) {
      await Promise.all([parts.preload(), loadStrings(stringsFor(props))]);
    },
  };
  function LoadedScreen(props: P) {
    const { application, loadApplication } = useShell();
    const isLoaded = application !== null && parts.isLoaded(props);
    const hasFailed = useLoading(stringsFor(props).join(' '), isLoaded, async () => {
      await loadApplication();
      await parts.load(props);
    });
    if (hasFailed) throw new Error('the code or the texts of a screen could not be loaded');
    return Screen && isLoaded ? <Screen {...props} /> : null;
  }
  return Object.assign(LoadedScreen, parts);
}
