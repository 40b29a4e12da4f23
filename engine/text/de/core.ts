/** What every game says, in German: refused actions and options, files that cannot be read, how a match came out. */
export const core = {
  'action.malformed': 'Einen solchen Zug gibt es in diesem Spiel nicht.',
  'action.over': 'Die Partie ist vorbei.',
  'action.noSuchSeat': 'Diesen Platz gibt es nicht.',
  'action.notNow': 'Jetzt nicht: Zuerst steht eine andere Entscheidung an.',
  'action.notYou': 'Das entscheidest nicht du.',
  'action.noSuchChoice': 'Das steht nicht zur Wahl.',

  'draw.noOffer': 'Niemand hat dir ein Unentschieden angeboten.',
  'draw.offerStands': 'Ein Unentschieden ist schon angeboten; antworte zuerst darauf.',
  'draw.alreadyOffered': 'Du hast schon ein Unentschieden angeboten. Warte etwas, bevor du es erneut anbietest.',

  'option.notARecord': 'Optionen müssen als Namen mit Werten angegeben werden.',
  'option.unknown': 'Eine Option „{option}“ gibt es nicht.',
  'option.notHere': 'Die Option „{option}“ passt nicht zu den übrigen Optionen.',
  'option.notAFlag': 'Die Option „{option}“ muss true oder false sein.',
  'option.notANumber': 'Die Option „{option}“ muss eine ganze Zahl sein.',
  'option.outOfRange': 'Die Option „{option}“ muss eine Zahl von {min} bis {max} sein.',
  'option.notAChoice': 'Die Option „{option}“ kann nicht „{value}“ sein; möglich sind {choices}.',
  'option.wrongLength': 'Die Option „{option}“ braucht {length|einen Wert|# Werte}.',
  'option.twice': 'Die Option „{option}“ enthält „{value}“ doppelt.',

  'save.notASave': 'Das ist kein Spielstand.',
  'save.notASave.tooLarge': 'Das ist kein Spielstand: Die Datei ist zu groß.',
  'save.notASave.tooManyLines': 'Das ist keine Aerodrome-Datei: Sie hat zu viele Zeilen.',
  'save.notASave.tooManyMatches': 'Das ist keine Aerodrome-Datei: Sie hat zu viele Partien.',
  'save.notASave.notJson': 'Das ist kein Spielstand, oder er ist unvollständig: Die Datei ist kein gültiges JSON.',
  'save.notASave.notARecord': 'Das ist kein Spielstand: Es ist zwar JSON, aber anders aufgebaut.',
  'save.notASave.notABundle': 'Das ist kein Export von Aerodrome, oder er ist unvollständig.',
  'save.notASave.otherKind': 'Das ist eine Aerodrome-Datei, aber nicht von der Art, die hier erwartet wird.',
  'save.notASave.noVersion': 'Das ist kein Spielstand: Die Versionsnummer fehlt.',
  'save.notASave.tooDeep': 'Das ist kein Spielstand: Die Daten sind zu tief verschachtelt.',
  'save.tooNew.format':
    'Diese Datei stammt aus einer neueren Version von Aerodrome (Format {found}; diese Version unterstützt bis {known}).',
  'save.tooNew.rules':
    'Diese Partie wurde mit neueren Regeln gespielt (Version {found}; diese Version unterstützt bis {known}).',
  'save.migrationFailed': 'Diese Datei stammt aus einer älteren Version und konnte nicht umgewandelt werden.',
  'save.invalid': 'Die Datei ist beschädigt: {path} ist ungültig.',
  'document.unwritable':
    'Diese Änderung wurde nicht gespeichert, weil sich die Datei danach nicht mehr lesen ließe: {path} ist zu lang, zu groß oder nicht erlaubt.',
  'save.invalid.unknownGame': 'Die Partie gehört zu einem Spiel, das es in Aerodrome nicht gibt.',
  'save.invalid.checksum': 'Die Datei ist beschädigt: Die Prüfsumme stimmt nicht.',
  'save.invalid.tooManyEntries': 'Die Partie hat mehr Züge, als Aerodrome laden kann.',
  'save.invalid.tooManyTakeBacks': 'In der Partie wurde öfter zurückgenommen, als Aerodrome laden kann.',
  'save.diverged': 'Bei Schritt {at} widerspricht die Datei den Regeln: Sie ist beschädigt oder wurde verändert.',

  'outcome.won': 'Der Sieg geht an {winners}.',
  'outcome.major': 'Ein glänzender Sieg für {winners}!',
  'outcome.draw': 'Unentschieden.',
  'outcome.lost': 'Der Auftrag ist gescheitert.',
} as const;
