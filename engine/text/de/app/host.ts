/** What the shell found wrong with files, folders and the page’s requests, in German. */
export const host = {
  'host.unreachable':
    'Aerodrome antwortet nicht: Es kann nichts gespeichert werden. Mach diese Seite zu und starte es neu.',
  'host.ownedElsewhere':
    'Aerodrome ist schon anderswo offen und hütet dort die Dateien. Hier kannst du zusehen und spielen, aber nichts wird gespeichert.',
  'host.folderReadOnly': 'In den Ordner der Spielstände lässt sich nicht schreiben, darum wird nichts gespeichert.',
  'host.diskFull':
    'Die Platte ist voll: Die letzte Änderung ließ sich nicht speichern. Schaff Platz und spiel weiter; es wird wieder versucht.',
  'host.disk': 'Die Platte weigert sich und sagt nicht, warum. Was zuletzt geschah, ist vielleicht nicht gespeichert.',
  'host.notAFolder':
    'Es kann nichts gespeichert werden: Auf dem Weg zum Ordner von Aerodrome liegt eine Datei, wo ein Ordner sein müsste.',
  'host.linkedFolder':
    'Der Ordner „{folder}“ im Datenordner ist eine symbolische Verknüpfung. Aerodrome folgt ihr nicht: Die Dateien dahinter werden weder gelesen noch geändert oder gelöscht. Ersetze die Verknüpfung durch einen Ordner.',
  'host.fileInPlaceOfFolder':
    'An der Stelle des Ordners „{folder}“ lag eine Datei. Sie wurde in „{file}“ umbenannt und der Ordner angelegt.',
  'host.notAFile':
    'Was eine Datei von Aerodrome sein müsste, ist ein Ordner und lässt sich weder lesen noch schreiben.',
  'host.tooLong': 'Dort kann nichts gespeichert werden: Der Pfad des Ordners ist länger, als diese Platte erlaubt.',
  'host.busy':
    'Die Platte ist mit anderen Programmen beschäftigt. Was zuletzt geschah, ist vielleicht nicht gespeichert; es wird wieder versucht.',
  'host.missing': 'Die Datei dieser Partie ist nicht mehr da.',
  'host.missing.titled': 'Die Datei von „{title}“ ist nicht mehr da.',
  'host.damaged': 'Eine gespeicherte Datei ist beschädigt und blieb, wie sie ist.',
  'host.damaged.titled': '„{title}“ ist beschädigt und blieb, wie es ist.',
  'host.setAside':
    'Eine gespeicherte Datei war beschädigt. Sie wurde beiseitegelegt, und eine frühere Fassung gab es nicht.',
  'host.setAside.titled':
    '„{title}“ war beschädigt. Die Datei wurde beiseitegelegt, und eine frühere Fassung gab es nicht.',
  'host.broughtBack':
    'Eine gespeicherte Datei war beschädigt. Sie wurde beiseitegelegt und eine frühere Fassung zurückgeholt.',
  'host.broughtBack.titled':
    '„{title}“ war beschädigt. Die Datei wurde beiseitegelegt und eine frühere Fassung zurückgeholt.',
  'host.setRight': 'Die Angaben in einer gespeicherten Datei passten nicht und fehlen in der Liste.',
  'host.setRight.titled': 'Einige Angaben in „{title}“ passten nicht und fehlen in der Liste.',
  'host.stale':
    'Diese Partie wurde anderswo verändert, seit sie hier geöffnet wurde. Öffne sie neu, um weiterzumachen.',
  'host.stillThere': 'Die Partie ist noch da; es gibt nichts zurückzuholen.',
  'host.tooLarge': 'Das ist zu groß, um aufgehoben zu werden.',
  'host.notADocument': 'Das ist kein Dokument von Aerodrome.',
  'host.noSuchKind': 'Solche Dokumente hebt Aerodrome nicht auf.',
  'host.refused': 'Aerodrome lehnt diese Anfrage ab: Sie kam nicht, wie es sein muss, von der eigenen Seite.',
  'host.badId': 'So benennt Aerodrome keine Dateien.',
} as const;
