/** What the shells say around the page: menus, and the lines that `npm start` and its kin print. */
export const shell = {
  'shell.menu.game': 'Game',
  'shell.menu.view': 'View',
  'shell.unsaved': 'The match on the table is not saved yet.',
  'shell.unsaved.stay': 'Stay',
  'shell.unsaved.leave': 'Close without saving',

  'shell.gone': 'The page of the game has ended. What was kept of the match is safe on the disk.',
  'shell.hangs': 'The page of the game does not answer.',
  'shell.hangs.wait': 'Wait',
  'shell.trouble.reload': 'Reload',
  'shell.trouble.quit': 'Quit',
  'shell.debugging': 'This game cannot be debugged: it does not start with {switch}.',

  'shell.electron': 'Aerodrome opens in a window of its own.',
  'shell.noElectron': 'Electron is not here and cannot be fetched, so Aerodrome opens in your browser.',
  'shell.electronFailed': 'Electron does not run here, so Aerodrome opens in your browser.',
  'shell.browser.open': 'Aerodrome is on the table at {address} until you press Ctrl+C.',
  'shell.browser.already': 'Aerodrome is already on the table, at {address}.',

  'shell.building': 'Building {part}: it is new, or has changed. This takes a moment …',
  'shell.building.page': 'the page',
  'shell.building.shells': 'the shells round it',
  'shell.fetching': 'Fetching Electron, this once. It is large, and may take a while …',
  'shell.built': 'Built: {parts}.',
  'shell.builtBefore': 'Nothing has changed since the last build.',
  'shell.packed': 'The packages are in {folder}.',
  'shell.packedFolder': 'No installer was made; the game, ready to run, is in {folder}.',
  'shell.nothingToPack': 'There is nothing to pack the game with: {cause}.',
} as const;
