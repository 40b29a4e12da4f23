/** What every game says: refused actions and options, files that cannot be read, how a match came out. */
export const core = {
  'list.and': '{first} and {last}',
  'list.or': '{first} or {last}',

  'action.malformed': 'That is no move this game knows.',
  'action.over': 'The match is over.',
  'action.noSuchSeat': 'Nobody sits there.',
  'action.notNow': 'That has to wait: something else is being decided.',
  'action.notYou': 'It is not your decision.',
  'action.noSuchChoice': 'That is not among your choices.',

  'option.notARecord': 'Options come as names with values.',
  'option.unknown': 'There is no option “{option}”.',
  'option.notHere': 'The option “{option}” means nothing with the other options as they are.',
  'option.notAFlag': 'The option “{option}” is either on or off: true or false.',
  'option.notANumber': 'The option “{option}” takes a whole number.',
  'option.outOfRange': 'The option “{option}” takes a number from {min} to {max}.',
  'option.notAChoice': 'The option “{option}” cannot be “{value}”; it can be {choices}.',
  'option.wrongLength': 'The option “{option}” takes {length|one value|# values}.',
  'option.twice': 'The option “{option}” names “{value}” twice.',

  'save.notASave': 'This is not a saved match.',
  'save.notASave.tooLarge': 'This is not a saved match: no match takes a file as large as this.',
  'save.notASave.notJson': 'This is not a saved match, or only a piece of one: it is not whole JSON.',
  'save.notASave.notARecord': 'This is not a saved match: it is JSON, but of another kind.',
  'save.notASave.noVersion': 'This is not a saved match: it does not say which version wrote it.',
  'save.notASave.tooDeep': 'This is not a saved match: it is nested deeper than any.',
  'save.tooNew.format': 'A newer version of Aerodrome wrote this file (format {found}; this one knows {known}).',
  'save.tooNew.rules': 'This match was played under newer rules (version {found}; this one knows {known}).',
  'save.migrationFailed':
    'This file is from an older version and could not be brought up to date ({migration}: {cause}).',
  'save.invalid': 'The file is damaged: {path} cannot be right.',
  'save.invalid.unknownGame': 'The match is of a game that is not on this table.',
  'save.invalid.checksum': 'The file is damaged: its checksum does not fit.',
  'save.invalid.tooManyEntries': 'The match has more moves than Aerodrome reads.',
  'save.invalid.tooManyTakeBacks': 'The match has more take-backs than Aerodrome reads.',
  'save.diverged': 'The record departs from the rules at step {at}: the file is damaged, or was changed.',

  'outcome.won': '{winners} wins.',
  'outcome.major': '{winners} wins a major victory!',
  'outcome.draw': 'A draw.',
  'outcome.lost': 'The mission has failed.',
} as const;
