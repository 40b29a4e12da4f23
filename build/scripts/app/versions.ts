import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './root.ts';

const read = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

/**
 * The newest major version of Chromium that `.ci/run` can install. A repository test checks that the Electron in
 * package.json is not newer. Raise both together once Debian's `chromium` is that new; `.ci/run` fails before that.
 */
export const testableChromium = 156;

/** The version of Electron that is packaged. */
export function shippedElectron(): string {
  return read('package.json').devDependencies.electron;
}

/** The major version of the Chromium in a release of Electron. */
export function chromiumOf(electron: string): number {
  const versions: Record<string, string> = read('node_modules/electron-to-chromium/full-versions.json');
  if (!versions[electron]) throw new Error(`electron-to-chromium does not list Electron ${electron}: update it.`);
  return majorOf(versions[electron]);
}

/** Two lines for the end of a test run: tested and shipped versions. `electron` is null if no Electron was found. */
export function versionLines(browser: string, electron: string | null, ships = shippedElectron()): string[] {
  const tested = electron === null ? 'not run' : `${majorOf(electron)} (Chromium ${chromiumOf(electron)})`;
  return [
    `browser ${majorOf(browser)}, ships ${chromiumOf(ships)}`,
    `Electron suite: ${tested}, ships ${majorOf(ships)} (${chromiumOf(ships)})`,
  ];
}

/** Throws if a browser is older than the shipped Chromium. */
export function refuseOlder(browser: string, ships = chromiumOf(shippedElectron())): void {
  if (majorOf(browser) >= ships) return;
  throw new Error(
    `CHROME_PATH is Chromium ${majorOf(browser)}, but Electron ships Chromium ${ships}: install a newer one.`,
  );
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
