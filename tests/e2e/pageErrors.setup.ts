// Before every file of this project: a test fails when a page logged an error that the test did not announce.
import { afterAll, afterEach } from 'vitest';
import { takeUnannounced } from './pageErrors.ts';

function failOnErrors(): void {
  const errors = takeUnannounced();
  if (errors.length > 0)
    throw new Error(`The page logged errors that the test did not announce:\n${errors.join('\n')}`);
}

afterEach(failOnErrors);
// Whatever a page logs while a file's last hooks close it.
afterAll(failOnErrors);
