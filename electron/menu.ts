import { say } from '@aerodrome/engine/text/say.ts';
import type { MenuItemConstructorOptions } from 'electron';

/** The menu of the window, or on macOS of the application. Standard entries have roles, so the system labels them. */
export function menuTemplate(
  platform: NodeJS.Platform,
  packaged: boolean,
  actions: { open(): void; about(): void },
): MenuItemConstructorOptions[] {
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
  const commonMenus: MenuItemConstructorOptions[] = [
    { role: 'editMenu' },
    { label: say('shell.menu.view'), submenu: view },
    { role: 'windowMenu' },
    { role: 'help', submenu: [{ label: say('shell.menu.about'), click: actions.about }] },
  ];
  const open: MenuItemConstructorOptions = {
    label: say('shell.menu.open'),
    accelerator: 'CmdOrCtrl+O',
    click: actions.open,
  };
  const quit: MenuItemConstructorOptions[] = platform === 'darwin' ? [] : [separator, { role: 'quit' }];
  const game: MenuItemConstructorOptions = { label: say('shell.menu.game'), submenu: [open, ...quit] };
  return [...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []), game, ...commonMenus];
}
