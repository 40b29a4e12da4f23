import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeAll } from './app.tsx';
import { checkConsole, watchConsole } from './consoleGuard.ts';
import { completeEnvironment } from './environment.ts';

configure({
  // Long, because a busy machine is slow.
  asyncUtilTimeout: 45_000,
  // No styles are loaded that could hide elements, and computing styles is slow in happy-dom.
  defaultHidden: true,
  // React schedules its work as in a browser, without `act`: the host answers asynchronously.
  eventWrapper: (dispatch) => dispatch(),
  asyncWrapper: (work) => work(),
  getElementError: (message) => new Error(message ?? 'no such element'),
});
completeEnvironment();

beforeEach(() => {
  sessionStorage.clear();
  watchConsole();
});

afterEach(async () => {
  cleanup();
  await closeAll();
  checkConsole();
});
