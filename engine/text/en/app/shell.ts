/** What the shells say around the page: menus, and the lines that `npm start` and its kin print. */
export const shell = {
  'shell.menu.game': 'Game',
  'shell.menu.view': 'View',
  'shell.menu.open': 'Open saved game …',
  'shell.menu.about': 'About Aerodrome',
  'shell.matches': 'Aerodrome saved games',
  'shell.notOpened': '{name} cannot be opened: it is missing or is not an Aerodrome file.',
  'shell.unsaved': 'Some changes are not saved yet.',
  'shell.unsaved.stay': 'Cancel',
  'shell.unsaved.leave': 'Close without saving',

  'shell.gone': 'Aerodrome has crashed. Everything saved so far is safe on the disk.',
  'shell.hangs': 'Aerodrome is not responding.',
  'shell.hangs.wait': 'Wait',
  'shell.trouble.reload': 'Reload',
  'shell.trouble.quit': 'Quit',
  'shell.debugging': 'Aerodrome does not start with {switch}: debugging is not allowed.',

  'shell.electron': 'Aerodrome opens in a window of its own.',
  'shell.noElectron': 'Electron is not installed and cannot be downloaded, so Aerodrome opens in your browser.',
  'shell.electronFailed': 'Electron does not run here, so Aerodrome opens in your browser.',
  'shell.browser.open': 'Aerodrome is running at {address} (press Ctrl+C to stop).',
  'shell.browser.code': 'If your browser cannot open that page, open {address} and enter the code {code}.',
  'shell.browser.nextCode': 'The code was used. The next one is {code}.',
  'shell.browser.lastPageGone':
    'The last page was closed a minute ago, so Aerodrome stops. Start it with --stay to keep it running.',
  'shell.browser.already': 'Aerodrome is already running at {address}',
  'shell.browser.enterCode':
    'If your browser cannot open that page, open {address} and enter the code that the running Aerodrome printed last.',

  'shell.building': 'Building {part} (new or changed). This takes a moment …',
  'shell.building.page': 'the page',
  'shell.building.shells': 'the desktop and browser shells',
  'shell.fetching': 'Downloading Electron (only once). It is large and may take a while …',
  'shell.built': 'Built: {parts}.',
  'shell.builtBefore': 'Nothing has changed since the last build.',
  'shell.packed': 'The packages are in {folder}.',
  'shell.packedFolder': 'No installer was built; the game, ready to run, is in {folder}.',
  'shell.nothingToPack': 'The game cannot be packaged: {cause}.',
} as const;
