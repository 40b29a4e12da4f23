import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';

/** Where the window was when it was last closed. */
export interface Place extends Rectangle {
  full: boolean;
  maximized: boolean;
}

const fileIn = (profile: string) => join(profile, 'window.json');

/** As much of a window as a person needs to see to take hold of it. */
const hold = 64;

/** Where the window was, if it says so and any screen that is there today shows it. */
export function placeIn(profile: string, screens: readonly Rectangle[]): Place | null {
  try {
    const { x, y, width, height, full, maximized } = JSON.parse(readFileSync(fileIn(profile), 'utf8'));
    if (![x, y, width, height].every((length) => Number.isSafeInteger(length))) return null;
    const shown = screens.some(
      (screen) =>
        x < screen.x + screen.width - hold &&
        x + width > screen.x + hold &&
        y < screen.y + screen.height - hold &&
        y >= screen.y,
    );
    return shown ? { x, y, width, height, full: full === true, maximized: maximized === true } : null;
  } catch {
    return null;
  }
}

/** Notes the window's place whenever it changes; of a full one, where it would be if it were not. */
export function rememberPlace(window: BrowserWindow, profile: string): void {
  const note = () => {
    const place: Place = {
      ...window.getNormalBounds(),
      full: window.isFullScreen(),
      maximized: window.isMaximized(),
    };
    try {
      // A link in its place goes, and the file behind it stays as it is.
      rmSync(fileIn(profile), { force: true });
      writeFileSync(fileIn(profile), JSON.stringify(place), { mode: 0o600, flag: 'wx' });
    } catch {
      // The next start opens where every first start does.
    }
  };
  window.on('close', note);
  window.on('enter-full-screen', note);
  window.on('leave-full-screen', note);
}
