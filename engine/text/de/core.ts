/** What every game says, in German: refused actions and options, files that cannot be read, how a match came out. */
export const core = {
  'action.malformed': 'Einen solchen Zug kennt dieses Spiel nicht.',
  'action.over': 'Die Partie ist vorbei.',
  'action.noSuchSeat': 'Dort sitzt niemand.',
  'action.notNow': 'Das muss warten: Gerade wird etwas anderes entschieden.',
  'action.notYou': 'Das hast nicht du zu entscheiden.',
  'action.noSuchChoice': 'Das steht nicht zur Wahl.',

  'draw.noOffer': 'Niemand hat dir ein Unentschieden angeboten.',
  'draw.offerStands': 'Ein Unentschieden ist schon angeboten; darauf ist erst zu antworten.',
  'draw.alreadyOffered': 'Du hast schon ein Unentschieden angeboten. Warte eine Weile, bevor du wieder fragst.',

  'option.notARecord': 'Optionen bestehen aus Namen und Werten.',
  'option.unknown': 'Eine Option „{option}“ gibt es nicht.',
  'option.notHere': 'Die Option „{option}“ hat neben den übrigen Optionen keine Bedeutung.',
  'option.notAFlag': 'Die Option „{option}“ ist an oder aus: true oder false.',
  'option.notANumber': 'Die Option „{option}“ verlangt eine ganze Zahl.',
  'option.outOfRange': 'Die Option „{option}“ verlangt eine Zahl von {min} bis {max}.',
  'option.notAChoice': 'Die Option „{option}“ kann nicht „{value}“ sein; möglich sind {choices}.',
  'option.wrongLength': 'Die Option „{option}“ verlangt {length|einen Wert|# Werte}.',
  'option.twice': 'Die Option „{option}“ nennt „{value}“ doppelt.',

  'save.notASave': 'Das ist kein Spielstand.',
  'save.notASave.tooLarge': 'Das ist kein Spielstand: Keine Partie braucht eine so große Datei.',
  'save.notASave.tooManyLines':
    'Das ist keine Datei von Aerodrome: Sie hat mehr Zeilen als jede, die Aerodrome schreibt.',
  'save.notASave.notJson': 'Das ist kein Spielstand oder nur ein Stück davon: Es ist kein vollständiges JSON.',
  'save.notASave.notARecord': 'Das ist kein Spielstand: Es ist zwar JSON, aber von anderer Art.',
  'save.notASave.notABundle': 'Das ist kein Paket von Aerodrome oder nur ein Stück davon.',
  'save.notASave.otherKind': 'Das hat Aerodrome geschrieben, aber es ist etwas anderes, als hier verlangt wird.',
  'save.notASave.noVersion': 'Das ist kein Spielstand: Er sagt nicht, welche Version ihn geschrieben hat.',
  'save.notASave.tooDeep': 'Das ist kein Spielstand: Keiner ist so tief verschachtelt.',
  'save.tooNew.format':
    'Eine neuere Version von Aerodrome hat diese Datei geschrieben (Format {found}; diese hier kennt {known}).',
  'save.tooNew.rules': 'Diese Partie wurde nach neueren Regeln gespielt (Version {found}; diese hier kennt {known}).',
  'save.migrationFailed': 'Diese Datei stammt aus einer älteren Version und ließ sich nicht auf den Stand bringen.',
  'save.invalid': 'Die Datei ist beschädigt: {path} kann nicht stimmen.',
  'document.unwritable':
    'Diese Änderung wurde nicht gespeichert, weil sich die Datei danach nicht mehr lesen ließe: {path} ist zu lang, zu groß oder nicht erlaubt.',
  'save.invalid.unknownGame': 'Die Partie gehört zu einem Spiel, das es an diesem Tisch nicht gibt.',
  'save.invalid.checksum': 'Die Datei ist beschädigt: Ihre Prüfsumme passt nicht.',
  'save.invalid.tooManyEntries': 'Die Partie hat mehr Züge, als Aerodrome liest.',
  'save.invalid.tooManyTakeBacks': 'In der Partie wurde öfter zurückgenommen, als Aerodrome liest.',
  'save.diverged':
    'Bei Schritt {at} weicht die Aufzeichnung von den Regeln ab: Die Datei ist beschädigt oder wurde verändert.',

  'outcome.won': 'Der Sieg geht an {winners}.',
  'outcome.major': 'Ein glänzender Sieg für {winners}!',
  'outcome.draw': 'Unentschieden.',
  'outcome.lost': 'Der Auftrag ist gescheitert.',
} as const;
