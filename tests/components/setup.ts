import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeAll } from './app.tsx';
import { checkConsole, watchConsole } from './consoleGuard.ts';
import { completeEnvironment } from './environment.ts';

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 45_000,
  // Without styles nothing is hidden by them, and happy-dom takes long to compute them.
  defaultHidden: true,
  // React works by its own schedule, as in a browser, and not in the scopes of `act`: the host answers when it answers.
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
