/** What the shells say around the page: menus, and the lines that `npm start` and `npm run package` print. */
export const shell = {
  'shell.menu.game': 'Game',
  'shell.menu.view': 'View',

  'shell.browser.open': 'Aerodrome is on the table at {address} until you press Ctrl+C.',
  'shell.browser.already': 'Aerodrome is already on the table, at {address}.',
} as const;
