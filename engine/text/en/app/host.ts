/** What the shell found wrong with files, folders and the page’s requests. */
export const host = {
  'host.unreachable': 'Aerodrome is not responding: nothing can be saved. Close this page and start Aerodrome again.',
  'host.ownedElsewhere':
    'Aerodrome is already open in another window, which saves the files. You can look and play here, but nothing is saved.',
  'host.folderReadOnly': 'The data folder is read-only, so nothing is saved.',
  'host.diskFull':
    'The disk is full: the last change could not be saved. Free some space and keep playing; saving will be retried.',
  'host.disk': 'An unknown disk error occurred. Your last actions may not be saved.',
  'host.notAFolder': 'Nothing can be saved: part of the path to Aerodrome’s data folder is a file, not a folder.',
  'host.linkedFolder':
    'The folder “{folder}” inside the data folder is a symbolic link. Aerodrome does not follow it: the files behind it are not read, changed or deleted. Replace the link with a folder.',
  'host.fileInPlaceOfFolder':
    'A file was found in place of the folder “{folder}”. It was renamed to “{file}”, and the folder was created.',
  'host.folderInPlaceOfFile':
    'A folder was found in place of the file “{file}”. It was renamed to “{folder}”, with all that is in it.',
  'host.notAFile': 'A folder was found in place of an Aerodrome file; it cannot be read or written.',
  'host.tooLong': 'Nothing can be saved there: the path of the folder is too long.',
  'host.busy': 'The disk is in use by other programs. Your last actions may not be saved; saving will be retried.',
  'host.missing': 'The file of this match no longer exists.',
  'host.missing.titled': 'The file of “{title}” no longer exists.',
  'host.damaged': 'A saved file is damaged. It was not changed.',
  'host.damaged.titled': '“{title}” is damaged. The file was not changed.',
  'host.setAside': 'A saved file was damaged and moved aside. There was no earlier copy to restore.',
  'host.setAside.titled': '“{title}” was damaged. Its file was moved aside; there was no earlier copy to restore.',
  'host.generationRestored': 'A saved file was damaged and moved aside. An earlier copy was restored.',
  'host.generationRestored.titled':
    '“{title}” was damaged. Its file was moved aside, and an earlier copy was restored.',
  'host.invalidNotes': 'Some details of a saved file were invalid and are not shown in the list.',
  'host.invalidNotes.titled': 'Some details of “{title}” were invalid and are not shown in the list.',
  'host.stale': 'This match has been changed elsewhere since you opened it. Open it again to continue.',
  'host.notRemoved': 'The match still exists; there is nothing to restore.',
  'host.tooLarge': 'That is too large to save.',
  'host.notADocument': 'That is not an Aerodrome document.',
  'host.noSuchKind': 'Aerodrome has no documents of this kind.',
  'host.refused': 'Request refused: it did not come from Aerodrome’s own page.',
  'host.badId': 'That is not a valid file name for Aerodrome.',
} as const;
