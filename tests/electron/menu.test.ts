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

test.each(['darwin', 'win32', 'linux'] as const)(
  'on %s a match can be opened, and the game tells what it is',
  (platform) => {
    const press = (items: MenuItemConstructorOptions[]) => {
      for (const { click, submenu } of items) {
        (click as (() => void) | undefined)?.();
        if (Array.isArray(submenu)) press(submenu);
      }
    };
    chosen.length = 0;
    press(menuTemplate(platform, true, actions));
    expect(chosen).toEqual(['open', 'about']);
  },
);

test('a Mac has the application menu first, where it expects to quit', () => {
  const roles = rolesIn(menuTemplate('darwin', true, actions));
  expect(roles[0]).toBe('appMenu');
  expect(roles).not.toContain('quit');
});

test.each(['win32', 'linux'] as const)('on %s the first menu quits', (platform) => {
  const [first] = menuTemplate(platform, true, actions);
  expect(rolesIn([first])).toEqual(['quit']);
});

test.each(['darwin', 'win32', 'linux'] as const)('on %s text can be copied, and the window made full', (platform) => {
  expect(rolesIn(menuTemplate(platform, true, actions))).toEqual(
    expect.arrayContaining(['editMenu', 'windowMenu', 'togglefullscreen', 'zoomIn', 'zoomOut', 'resetZoom']),
  );
});

test('a page that has gone wrong can be loaded again, and a packed game cannot be looked into', () => {
  expect(rolesIn(menuTemplate('linux', true, actions))).not.toContain('toggleDevTools');
  expect(rolesIn(menuTemplate('linux', false, actions))).toContain('toggleDevTools');
  for (const packaged of [true, false]) {
    const roles = rolesIn(menuTemplate('linux', packaged, actions));
    expect(roles).toContain('reload');
    // Past what the page may still want to keep.
    for (const role of ['forceReload', 'viewMenu']) expect(roles).not.toContain(role);
  }
});
