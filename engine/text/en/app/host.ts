/** What the shell found wrong with files, folders and the page’s requests. */
export const host = {
  'host.unreachable': 'Aerodrome does not answer: nothing can be saved. Close this page and start it again.',
  'host.ownedElsewhere':
    'Aerodrome is already open elsewhere, and that one keeps the files. Here you can look and play, but nothing is saved.',
  'host.folderReadOnly': 'The folder of saved matches cannot be written, so nothing is saved.',
  'host.diskFull':
    'The disk is full: the last change could not be saved. Make room, and play on; it will be tried again.',
  'host.disk': 'The disk refuses, and does not say why. What was last done may not be saved.',
  'host.notAFolder':
    'Nothing can be saved: something on the path of Aerodrome’s folder is a file, where a folder should be.',
  'host.linkedFolder':
    'The folder “{folder}” inside the data folder is a symbolic link. Aerodrome does not follow it: the files behind it are not read, changed or deleted. Replace the link by a folder.',
  'host.fileInPlaceOfFolder':
    'There was a file in the place of the folder “{folder}”. It was renamed to “{file}”, and the folder was made.',
  'host.notAFile': 'Something that should be a file of Aerodrome is a folder, and cannot be read or written.',
  'host.tooLong': 'Nothing can be saved there: the path of the folder is longer than this disk allows.',
  'host.busy': 'The disk is busy with other programs. What was last done may not be saved; it will be tried again.',
  'host.missing': 'The file of this match is not there any more.',
  'host.missing.titled': 'The file of “{title}” is not there any more.',
  'host.damaged': 'A saved file is damaged, and was left as it is.',
  'host.damaged.titled': '“{title}” is damaged, and was left as it is.',
  'host.setAside': 'A saved file was damaged. It was set aside, and there was no earlier copy to bring back.',
  'host.setAside.titled': '“{title}” was damaged. Its file was set aside, and there was no earlier copy to bring back.',
  'host.broughtBack': 'A saved file was damaged. It was set aside, and an earlier copy was brought back.',
  'host.broughtBack.titled': '“{title}” was damaged. Its file was set aside, and an earlier copy was brought back.',
  'host.setRight': 'The notes in a saved file did not fit, and were left out of the list.',
  'host.setRight.titled': 'Some of the notes in “{title}” did not fit, and were left out of the list.',
  'host.stale': 'This match was changed elsewhere since it was opened here. Open it again to go on.',
  'host.stillThere': 'The match is still there; there is nothing to bring back.',
  'host.tooLarge': 'That is too large to be kept.',
  'host.notADocument': 'That is not a document of Aerodrome.',
  'host.noSuchKind': 'Aerodrome keeps no such documents.',
  'host.refused': 'Aerodrome refuses that request: it did not come from its own page as it should.',
  'host.badId': 'That is not a name Aerodrome gives its files.',
} as const;
