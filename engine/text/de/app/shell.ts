/** What the shells say around the page, in German: menus, and the lines that `npm start` and its kin print. */
export const shell = {
  'shell.menu.game': 'Spiel',
  'shell.menu.view': 'Ansicht',
  'shell.menu.open': 'Partie öffnen …',
  'shell.menu.about': 'Über Aerodrome',
  'shell.matches': 'Partien von Aerodrome',
  'shell.notOpened':
    '{name} lässt sich nicht öffnen: Die Datei fehlt, oder Aerodrome kann sie nicht geschrieben haben.',
  'shell.unsaved': 'Die Partie auf dem Tisch ist noch nicht gespeichert.',
  'shell.unsaved.stay': 'Bleiben',
  'shell.unsaved.leave': 'Ohne Speichern schließen',

  'shell.gone': 'Die Seite des Spiels ist abgestürzt. Was von der Partie gespeichert war, liegt sicher auf der Platte.',
  'shell.hangs': 'Die Seite des Spiels antwortet nicht.',
  'shell.hangs.wait': 'Warten',
  'shell.trouble.reload': 'Neu laden',
  'shell.trouble.quit': 'Beenden',
  'shell.debugging': 'Dieses Spiel lässt sich nicht debuggen: Mit {switch} startet es nicht.',

  'shell.electron': 'Aerodrome öffnet sich in einem eigenen Fenster.',
  'shell.noElectron':
    'Electron ist nicht da und lässt sich nicht holen; darum öffnet sich Aerodrome in deinem Browser.',
  'shell.electronFailed': 'Electron läuft hier nicht; darum öffnet sich Aerodrome in deinem Browser.',
  'shell.browser.open': 'Aerodrome liegt unter {address} auf dem Tisch, bis du Strg+C drückst.',
  'shell.browser.already': 'Aerodrome liegt schon auf dem Tisch, unter {address}.',

  'shell.building': 'Gebaut wird {part}: neu oder verändert. Das dauert einen Augenblick …',
  'shell.building.page': 'die Seite',
  'shell.building.shells': 'die Hülle darum',
  'shell.fetching': 'Electron wird geholt, dieses eine Mal. Es ist groß, das kann dauern …',
  'shell.built': 'Gebaut: {parts}.',
  'shell.builtBefore': 'Seit dem letzten Bau hat sich nichts geändert.',
  'shell.packed': 'Die Pakete liegen in {folder}.',
  'shell.packedFolder': 'Es wurde kein Installationsprogramm gemacht; das lauffähige Spiel liegt in {folder}.',
  'shell.nothingToPack': 'Es ist nichts da, um das Spiel zu verpacken: {cause}.',
} as const;
