import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';

/** Position, size and state of the window. The keys are those of `window.json`. */
export interface WindowBounds extends Rectangle {
  full: boolean;
  maximized: boolean;
}

const fileIn = (profile: string) => join(profile, 'window.json');

/** Pixels of the window that must be on a screen, so that the user can drag it. */
const minVisible = 64;

/** The stored bounds, or `null` if they are invalid or outside all present screens. */
export function readWindowBounds(profile: string, screens: readonly Rectangle[]): WindowBounds | null {
  try {
    const { x, y, width, height, full, maximized } = JSON.parse(readFileSync(fileIn(profile), 'utf8'));
    if (![x, y, width, height].every((length) => Number.isSafeInteger(length))) return null;
    const isVisible = screens.some(
      (screen) =>
        x < screen.x + screen.width - minVisible &&
        x + width > screen.x + minVisible &&
        y < screen.y + screen.height - minVisible &&
        y >= screen.y,
    );
    return isVisible ? { x, y, width, height, full: full === true, maximized: maximized === true } : null;
  } catch {
    return null;
  }
}

/** Stores the bounds when the window closes or its full-screen state changes; always those of the normal window. */
export function saveWindowBounds(window: BrowserWindow, profile: string): void {
  const save = () => {
    const bounds: WindowBounds = {
      ...window.getNormalBounds(),
      full: window.isFullScreen(),
      maximized: window.isMaximized(),
    };
    try {
      // Removes a symbolic link instead of writing to its target.
      rmSync(fileIn(profile), { force: true });
      writeFileSync(fileIn(profile), JSON.stringify(bounds), { mode: 0o600, flag: 'wx' });
    } catch {
      // The next start uses the default bounds.
    }
  };
  window.on('close', save);
  window.on('enter-full-screen', save);
  window.on('leave-full-screen', save);
}
