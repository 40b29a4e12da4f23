import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeAll } from './app.tsx';
import { checkConsole, watchConsole } from './consoleGuard.ts';
import { completeEnvironment } from './environment.ts';

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 20_000,
  // Without styles nothing is hidden by them, and happy-dom takes long to compute them.
  defaultHidden: true,
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
