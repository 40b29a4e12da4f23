import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './root.ts';

const read = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

/**
 * The newest Chromium major that `.ci/run` has been able to install and test on. A repository test holds the Electron of
 * package.json to it. Raise it together with Electron, once Debian's `chromium` is that new: `.ci/run` fails before that.
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

/** Two lines at the end of a test run: the versions that were tested, beside those that ship. `electron` is null where no Electron was found. */
export function versionLines(browser: string, electron: string | null, ships = shippedElectron()): string[] {
  const tested = electron === null ? 'not run' : `${majorOf(electron)} (Chromium ${chromiumOf(electron)})`;
  return [
    `browser ${majorOf(browser)}, ships ${chromiumOf(ships)}`,
    `Electron suite: ${tested}, ships ${majorOf(ships)} (${chromiumOf(ships)})`,
  ];
}

/** Throws where a browser is older than the Chromium that ships. */
export function refuseOlder(browser: string, ships = chromiumOf(shippedElectron())): void {
  if (majorOf(browser) >= ships) return;
  throw new Error(
    `CHROME_PATH is Chromium ${majorOf(browser)}, but Electron ships Chromium ${ships}: install a newer one.`,
  );
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
