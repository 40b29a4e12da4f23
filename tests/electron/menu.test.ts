import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { menuTemplate } from '../../electron/menu.ts';

function rolesIn(items: MenuItemConstructorOptions[]): string[] {
  return items.flatMap(({ role, submenu }) => [
    ...(role ? [role] : []),
    ...(Array.isArray(submenu) ? rolesIn(submenu) : []),
  ]);
}

const chosen: string[] = [];
const actions = { open: () => chosen.push('open'), about: () => chosen.push('about') };

test.each(['darwin', 'win32', 'linux'] as const)('the menu on %s opens a match and the credits', (platform) => {
  const press = (items: MenuItemConstructorOptions[]) => {
    for (const { click, submenu } of items) {
      (click as (() => void) | undefined)?.();
      if (Array.isArray(submenu)) press(submenu);
    }
  };
  chosen.length = 0;
  press(menuTemplate(platform, true, actions));
  expect(chosen).toEqual(['open', 'about']);
});

test('the first menu on macOS is the application menu, which has Quit', () => {
  const roles = rolesIn(menuTemplate('darwin', true, actions));
  expect(roles[0]).toBe('appMenu');
  expect(roles).not.toContain('quit');
});

test.each(['win32', 'linux'] as const)('the first menu on %s has Quit', (platform) => {
  const [first] = menuTemplate(platform, true, actions);
  expect(rolesIn([first])).toEqual(['quit']);
});

test.each(['darwin', 'win32', 'linux'] as const)('the menu on %s has Copy and Full Screen', (platform) => {
  expect(rolesIn(menuTemplate(platform, true, actions))).toEqual(
    expect.arrayContaining(['editMenu', 'windowMenu', 'togglefullscreen', 'zoomIn', 'zoomOut', 'resetZoom']),
  );
});

test('the menu can reload the page, and a packaged game has no developer tools', () => {
  expect(rolesIn(menuTemplate('linux', true, actions))).not.toContain('toggleDevTools');
  expect(rolesIn(menuTemplate('linux', false, actions))).toContain('toggleDevTools');
  for (const packaged of [true, false]) {
    const roles = rolesIn(menuTemplate('linux', packaged, actions));
    expect(roles).toContain('reload');
    // These would bypass the question about unsaved changes.
    for (const role of ['forceReload', 'viewMenu']) expect(roles).not.toContain(role);
  }
});
