import { useEffect } from 'react';
import type { ShellTools } from './context.ts';
import { useLoading } from './lazyScreen.tsx';
import type { SheetName } from './machine.ts';
import { sheets } from './screens/index.ts';

/**
 * The sheet that is shown: the requested one, once its code and texts are loaded. Until then the screen below keeps the
 * focus. If they cannot be loaded, the page says so.
 */
export function useLazySheet(
  requested: SheetName | null,
  game: string,
  { application, loadApplication, send }: Pick<ShellTools, 'application' | 'loadApplication' | 'send'>,
): SheetName | null {
  const isLoaded = requested === null || (application !== null && sheets[requested].isLoaded({ game }));
  const hasFailed = useLoading(String(requested), isLoaded, async () => {
    await loadApplication();
    if (requested) await sheets[requested].load({ game });
  });
  useEffect(() => {
    if (!hasFailed) return;
    send({ type: 'closeSheet' });
    send({ type: 'problem', problem: { code: 'app.notLoaded' } });
  }, [hasFailed, send]);
  return isLoaded ? requested : null;
}
