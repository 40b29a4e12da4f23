/** What the shell found wrong with files, folders and the page’s requests, in German. */
export const host = {
  'host.unreachable':
    'Aerodrome antwortet nicht: Es kann nichts gespeichert werden. Schließe diese Seite und starte Aerodrome neu.',
  'host.ownedElsewhere':
    'Aerodrome ist schon in einem anderen Fenster geöffnet, das die Dateien speichert. Hier kannst du zusehen und spielen, aber es wird nichts gespeichert.',
  'host.folderReadOnly': 'Der Datenordner ist schreibgeschützt, darum wird nichts gespeichert.',
  'host.diskFull':
    'Der Datenträger ist voll: Die letzte Änderung konnte nicht gespeichert werden. Schaffe Platz und spiel weiter; das Speichern wird wiederholt.',
  'host.disk':
    'Ein unbekannter Fehler beim Speichern ist aufgetreten. Deine letzten Aktionen sind vielleicht nicht gespeichert.',
  'host.notAFolder':
    'Es kann nichts gespeichert werden: Im Pfad zum Datenordner von Aerodrome liegt eine Datei, wo ein Ordner sein müsste.',
  'host.linkedFolder':
    'Der Ordner „{folder}“ im Datenordner ist eine symbolische Verknüpfung. Aerodrome folgt ihr nicht: Die Dateien dahinter werden weder gelesen noch geändert oder gelöscht. Ersetze die Verknüpfung durch einen Ordner.',
  'host.fileInPlaceOfFolder':
    'An der Stelle des Ordners „{folder}“ lag eine Datei. Sie wurde in „{file}“ umbenannt und der Ordner angelegt.',
  'host.folderInPlaceOfFile':
    'An der Stelle der Datei „{file}“ lag ein Ordner. Er wurde mit seinem Inhalt in „{folder}“ umbenannt.',
  'host.notAFile': 'An der Stelle einer Aerodrome-Datei liegt ein Ordner; er lässt sich weder lesen noch schreiben.',
  'host.tooLong': 'Dort kann nichts gespeichert werden: Der Pfad des Ordners ist zu lang.',
  'host.busy':
    'Der Datenträger wird von anderen Programmen benutzt. Deine letzten Aktionen sind vielleicht nicht gespeichert; das Speichern wird wiederholt.',
  'host.missing': 'Die Datei dieser Partie gibt es nicht mehr.',
  'host.missing.titled': 'Die Datei von „{title}“ gibt es nicht mehr.',
  'host.damaged': 'Eine gespeicherte Datei ist beschädigt. Sie wurde nicht verändert.',
  'host.damaged.titled': '„{title}“ ist beschädigt. Die Datei wurde nicht verändert.',
  'host.setAside':
    'Eine gespeicherte Datei war beschädigt und wurde beiseitegelegt. Eine frühere Fassung gab es nicht.',
  'host.setAside.titled':
    '„{title}“ war beschädigt. Die Datei wurde beiseitegelegt; eine frühere Fassung gab es nicht.',
  'host.generationRestored':
    'Eine gespeicherte Datei war beschädigt und wurde beiseitegelegt. Eine frühere Fassung wurde wiederhergestellt.',
  'host.generationRestored.titled':
    '„{title}“ war beschädigt. Die Datei wurde beiseitegelegt und eine frühere Fassung wiederhergestellt.',
  'host.invalidNotes': 'Einige Angaben in einer gespeicherten Datei waren ungültig und fehlen in der Liste.',
  'host.invalidNotes.titled': 'Einige Angaben zu „{title}“ waren ungültig und fehlen in der Liste.',
  'host.stale': 'Diese Partie wurde anderswo verändert, seit du sie geöffnet hast. Öffne sie neu, um fortzufahren.',
  'host.notRemoved': 'Die Partie ist noch da; es gibt nichts wiederherzustellen.',
  'host.tooLarge': 'Das ist zu groß zum Speichern.',
  'host.notADocument': 'Das ist kein Dokument von Aerodrome.',
  'host.noSuchKind': 'Dokumente dieser Art gibt es in Aerodrome nicht.',
  'host.refused': 'Anfrage abgelehnt: Sie kam nicht von der Seite von Aerodrome.',
  'host.badId': 'Das ist kein gültiger Dateiname für Aerodrome.',
} as const;
