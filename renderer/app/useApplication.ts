import { useCallback, useEffect, useRef, useState } from 'react';
import type { Application } from '../application/application.ts';
import type { AppEvent } from './machine.ts';
import { preloadWhenIdle } from './preload.ts';
import type { StartedApp } from './start.ts';

/** Loads the services of the page after the menu is shown, and then the screens while the page is idle. */
export function useApplication(app: StartedApp, send: (event: AppEvent) => void) {
  const [application, setApplication] = useState<Application | null>(null);
  const loadApplication = useCallback(async () => {
    const loaded = await app.loadApplication();
    setApplication(loaded);
    return loaded;
  }, [app]);
  useEffect(() => {
    loadApplication().catch(() => send({ type: 'problem', problem: { code: 'app.notLoaded' } }));
  }, [loadApplication, send]);
  const isLoaded = application !== null;
  const stopPreloading = useRef(async () => {});
  const isFinishing = useRef(false);
  useEffect(() => {
    if (!isLoaded || isFinishing.current) return;
    stopPreloading.current = preloadWhenIdle();
    return () => void stopPreloading.current();
  }, [isLoaded]);
  /** Resolves when the page has loaded its services and requests no more code by itself: the shell can quit. */
  const finishLoading = useCallback(async () => {
    isFinishing.current = true;
    await loadApplication().catch(() => {});
    await stopPreloading.current();
  }, [loadApplication]);
  return { application, loadApplication, finishLoading };
}
