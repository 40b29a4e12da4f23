import type { BrowserContext, Page } from '@playwright/test';

interface Seen {
  closed: boolean;
  errors: string[];
  announced: RegExp[];
}

/** Console errors, uncaught exceptions and unhandled rejections since the last check, of all pages in each context. */
const seen = new Map<BrowserContext, Seen>();

/** A reloaded page may request the write lock before the shell has noticed the end of its old connection, and asks again. */
const always = [/status of 409 \(Conflict\) \(.*\/api\/writeLock:/];

/** Collects the errors of every page in a context, until it is closed. */
export function watchErrors(context: BrowserContext): void {
  const watched: Seen = { closed: false, errors: [], announced: [...always] };
  const { errors } = watched;
  seen.set(context, watched);
  context.on('close', () => {
    watched.closed = true;
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber } = message.location();
    errors.push(`${message.text()} (${url}:${lineNumber})`);
  });
  context.on('weberror', (event) => {
    const error = event.error();
    errors.push(`uncaught: ${error.stack || error.message || String(error)}`);
  });
}

/** Announces an error that the test provokes: for the rest of this test it is no failure. */
export function expectConsoleError(page: Page, message: RegExp): void {
  const watched = seen.get(page.context());
  if (!watched) throw new Error('This page is not watched for errors.');
  watched.announced.push(message);
}

/** The errors that no test announced. Begins anew for the next test. */
export function takeUnannounced(): string[] {
  const unannounced: string[] = [];
  for (const [context, watched] of seen) {
    const { errors, announced } = watched;
    unannounced.push(...errors.splice(0).filter((error) => !announced.some((message) => message.test(error))));
    watched.announced = [...always];
    if (watched.closed) seen.delete(context);
  }
  return unannounced;
}
