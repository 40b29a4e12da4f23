import { describe, expect, test } from 'vitest';
import { installedChromium } from '../../build/scripts/app/chromium.ts';
import {
  chromiumOf,
  refuseOlder,
  shippedElectron,
  testableChromium,
  versionLines,
} from '../../build/scripts/app/versions.ts';

test('the browser tests can run on the Chromium version of the Electron in package.json', () => {
  expect(shippedElectron()).toMatch(/^\d+\.\d+\.\d+$/);
  expect(chromiumOf(shippedElectron())).toBeLessThanOrEqual(testableChromium);
});

test('an Electron whose Chromium is unknown is an error', () => {
  expect(() => chromiumOf('45.99.0')).toThrow('update it');
});

test('a browser older than the shipped Chromium is refused', () => {
  expect(() => refuseOlder('147.0.7727.24', 156)).toThrow(
    'CHROME_PATH is Chromium 147, but Electron ships Chromium 156',
  );
  expect(() => refuseOlder('156.0.1.2', 156)).not.toThrow();
  expect(() => refuseOlder('157.0.0.0', 156)).not.toThrow();
});

describe('the lines at the end of a test run', () => {
  test('the last lines name the tested and the shipped versions', () => {
    expect(versionLines('147.0.7727.24', '42.0.0', '45.3.2')).toEqual([
      'browser 147, ships 156',
      'Electron suite: 42 (Chromium 148), ships 45 (156)',
    ]);
  });

  test('the last lines say that the Electron suite did not run without Electron', () => {
    expect(versionLines('156.0.8078.79', null, '45.3.2')[1]).toBe('Electron suite: not run, ships 45 (156)');
  });
});

describe('the choice of the browser', () => {
  test('the browser of CHROME_PATH is preferred', () => {
    expect(installedChromium('/opt/chromium', () => true)).toBe('/opt/chromium');
  });

  test('the browser of the system is preferred to that of Playwright', () => {
    expect(installedChromium('', () => true)).toBe('/usr/bin/chromium');
    expect(installedChromium('', (path) => !String(path).startsWith('/usr/bin/'))).toMatch(/chrom/i);
  });

  test('the browser from npm is used if none is installed', () => {
    expect(installedChromium('', () => false)).toBeNull();
  });

  test('a CHROME_PATH that does not exist is an error', () => {
    expect(() => installedChromium('/opt/chromium', () => false)).toThrow('/opt/chromium');
  });
});
