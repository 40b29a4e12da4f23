import { say } from '@aerodrome/engine/text/say.ts';
import type { MenuItemConstructorOptions } from 'electron';

/** The menu of the window, or on a Mac of the application. Entries that every program has keep the system's own words. */
export function menuTemplate(platform: NodeJS.Platform, packaged: boolean): MenuItemConstructorOptions[] {
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    separator,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    separator,
    { role: 'togglefullscreen' },
    ...(packaged ? [] : [separator, { role: 'toggleDevTools' } as const]),
  ];
  const both: MenuItemConstructorOptions[] = [
    { role: 'editMenu' },
    { label: say('shell.menu.view'), submenu: view },
    { role: 'windowMenu' },
  ];
  return platform === 'darwin'
    ? [{ role: 'appMenu' }, ...both]
    : [{ label: say('shell.menu.game'), submenu: [{ role: 'quit' }] }, ...both];
}
