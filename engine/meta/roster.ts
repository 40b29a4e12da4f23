import * as v from 'valibot';
import { isStoredPin } from '../core/pins.ts';
import type { DocumentFormat } from './document.ts';
import { aboutNotes, date, flag, name, word } from './schemas.ts';

/** A person with a profile on this computer. */
export interface Profile {
  id: string;
  name: string;
  emblem: string;
  colour: string;
  created: string;
  /** Not offered for new matches; the history stays. */
  retired: boolean;
  /** The stored form of the PIN that opens this person's doors in every match. */
  pin?: string;
  /** The chosen favourite plane; absent: the one flown most often. */
  favourite?: string;
}

export interface Roster {
  about: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  profiles: readonly Profile[];
}

const profile = v.strictObject({
  id: word,
  name,
  emblem: word,
  colour: word,
  created: date,
  retired: flag,
  pin: v.exactOptional(v.pipe(v.string(), v.check(isStoredPin))),
  favourite: v.exactOptional(word),
});

export const rosterFormat: DocumentFormat<Roster> = {
  kind: 'roster',
  // Version 2 has salted PINs. The host converts the others, since a migration has no random salt.
  migrations: [{ name: 'salted-pins', up: (content) => content }],
  schema: v.strictObject({
    about: aboutNotes,
    profiles: v.pipe(
      v.array(v.unknown()),
      v.maxLength(500),
      v.array(profile),
      v.check((profiles) => new Set(profiles.map(({ id }) => id)).size === profiles.length),
    ),
  }) as unknown as v.GenericSchema<unknown, Roster>,
};

export const emptyRoster: Roster = { about: { title: 'roster' }, profiles: [] };

/** Adds or replaces a profile. */
export function withProfile(roster: Roster, changed: Profile): Roster {
  const at = roster.profiles.findIndex(({ id }) => id === changed.id);
  const profiles = at < 0 ? [...roster.profiles, changed] : roster.profiles.with(at, changed);
  return { ...roster, profiles };
}

export function withoutProfile(roster: Roster, id: string): Roster {
  return { ...roster, profiles: roster.profiles.filter((profile) => profile.id !== id) };
}
