import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';

/** Where the window was when it was last closed. */
export interface WindowBounds extends Rectangle {
  full: boolean;
  maximized: boolean;
}

const fileIn = (profile: string) => join(profile, 'window.json');

/** As much of a window as a person needs to see to take hold of it. */
const minVisible = 64;

/** Where the window was, if it says so and any screen that is there today shows it. */
export function readWindowBounds(profile: string, screens: readonly Rectangle[]): WindowBounds | null {
  try {
    const { x, y, width, height, full, maximized } = JSON.parse(readFileSync(fileIn(profile), 'utf8'));
    if (![x, y, width, height].every((length) => Number.isSafeInteger(length))) return null;
    const shown = screens.some(
      (screen) =>
        x < screen.x + screen.width - minVisible &&
        x + width > screen.x + minVisible &&
        y < screen.y + screen.height - minVisible &&
        y >= screen.y,
    );
    return shown ? { x, y, width, height, full: full === true, maximized: maximized === true } : null;
  } catch {
    return null;
  }
}

/** Notes the window's place whenever it changes; of a full one, where it would be if it were not. */
export function saveWindowBounds(window: BrowserWindow, profile: string): void {
  const note = () => {
    const place: WindowBounds = {
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
