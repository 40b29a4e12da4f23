/** What the shells say around the page, in German: menus, and the lines that `npm start` and its kin print. */
export const shell = {
  'shell.menu.game': 'Spiel',
  'shell.menu.view': 'Ansicht',
  'shell.menu.open': 'Spielstand öffnen …',
  'shell.menu.about': 'Über Aerodrome',
  'shell.matches': 'Aerodrome-Spielstände',
  'shell.notOpened': '{name} lässt sich nicht öffnen: Die Datei fehlt oder ist keine Aerodrome-Datei.',
  'shell.unsaved': 'Einige Änderungen sind noch nicht gespeichert.',
  'shell.unsaved.stay': 'Abbrechen',
  'shell.unsaved.leave': 'Ohne Speichern schließen',

  'shell.gone': 'Aerodrome ist abgestürzt. Alles bisher Gespeicherte ist sicher.',
  'shell.hangs': 'Aerodrome reagiert nicht.',
  'shell.hangs.wait': 'Warten',
  'shell.trouble.reload': 'Neu laden',
  'shell.trouble.quit': 'Beenden',
  'shell.debugging': 'Aerodrome startet nicht mit {switch}: Debugging ist nicht erlaubt.',

  'shell.electron': 'Aerodrome öffnet sich in einem eigenen Fenster.',
  'shell.noElectron':
    'Electron ist nicht installiert und lässt sich nicht herunterladen; darum öffnet sich Aerodrome in deinem Browser.',
  'shell.electronFailed': 'Electron läuft hier nicht; darum öffnet sich Aerodrome in deinem Browser.',
  'shell.browser.open': 'Aerodrome läuft unter {address} (Strg+C beendet es).',
  'shell.browser.code': 'Kann dein Browser diese Seite nicht öffnen, öffne {address} und gib den Code {code} ein.',
  'shell.browser.nextCode': 'Der Code wurde benutzt. Der nächste lautet {code}.',
  'shell.browser.lastPageGone':
    'Die letzte Seite wurde vor einer Minute geschlossen, darum wird Aerodrome beendet. Mit --stay läuft es weiter.',
  'shell.browser.already': 'Aerodrome läuft bereits unter {address}',
  'shell.browser.enterCode':
    'Kann dein Browser diese Seite nicht öffnen, öffne {address} und gib den Code ein, den das laufende Aerodrome zuletzt ausgegeben hat.',

  'shell.building': 'Gebaut wird: {part} (neu oder verändert). Das dauert einen Augenblick …',
  'shell.building.page': 'die Seite',
  'shell.building.shells': 'die Programme für Desktop und Browser',
  'shell.fetching': 'Electron wird heruntergeladen (nur dieses eine Mal). Es ist groß, das kann dauern …',
  'shell.built': 'Gebaut: {parts}.',
  'shell.builtBefore': 'Seit dem letzten Build hat sich nichts geändert.',
  'shell.packed': 'Die Pakete liegen in {folder}.',
  'shell.packedFolder': 'Es wurde kein Installationsprogramm gebaut; das lauffähige Spiel liegt in {folder}.',
  'shell.nothingToPack': 'Das Spiel kann nicht verpackt werden: {cause}.',
} as const;
