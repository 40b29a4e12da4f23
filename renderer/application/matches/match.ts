import type { Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type Player, readControl, writeControl } from '@aerodrome/engine/core/players.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { type Assignment, readAssignment, writeAssignment } from '@aerodrome/engine/meta/assignment.ts';
import { type About, writeSave } from '@aerodrome/engine/saves/format.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Serializer } from '../serializer.ts';

/** A match with its players and the notes that its file stores beside it. */
export interface MatchDocument {
  id: string;
  match: Match;
  players: readonly Player[];
  title: string;
  created: string;
  /** The seed was typed in, and so is no secret. */
  seedTyped: boolean;
  /** A first flight: the table shows its lesson. */
  guide?: boolean;
  /** Hidden set-up choices of people are drawn at random; `chance` in the file. */
  chance?: boolean;
  /** A tournament or an ironman campaign: no undo and no take-back. */
  strict?: boolean;
  /** By seat: the time left on its clock, in a strict match; `left` in the file. */
  timeLeftMs?: Readonly<Record<Seat, number>>;
  /** Number of hints given. */
  hints?: number;
  /** By seat: the duration of each of its turns under a clock; `used` in the file. */
  turnTimesMs?: Readonly<Record<Seat, readonly number[]>>;
  /** A chime sounds after this time over a decision; `reminder` in the file. */
  reminderSeconds?: number;
  /** The tournament leg or campaign sortie that it is flown for. */
  assignment?: Assignment;
  /** By seat: the id of the player's profile, or an empty string; `persons` in the file. */
  profileIds?: readonly string[];
}

export function newId(): string {
  return crypto.randomUUID();
}

/** The text of a match's file. The stored names of its notes differ from the fields above. */
export function serializeMatch(open: MatchDocument, updated: string): string {
  return writeSave(open.match, {
    title: open.title,
    players: open.players.map((player) => player.name),
    kinds: open.players.map((player) => writeControl(player).kind),
    pins: open.players.map((player) => writeControl(player).pin),
    created: open.created,
    seedTyped: open.seedTyped,
    guide: open.guide === true,
    ...(open.chance && { chance: true }),
    hints: open.hints ?? 0,
    left: open.players.map((_, seat) => String(open.timeLeftMs?.[seat] ?? '')),
    used: open.players.map((_, seat) => (open.turnTimesMs?.[seat] ?? []).join(' ')),
    persons: open.players.map((_, seat) => open.profileIds?.[seat] ?? ''),
    updated,
    strict: open.strict === true,
    ...(open.reminderSeconds && { reminder: open.reminderSeconds }),
    ...(open.assignment && writeAssignment(open.assignment)),
  });
}

/** The match of a save that was read, or why it cannot be opened here. */
export function matchFromSave(
  id: string,
  read: ReadSave,
  isPlayable: (game: string) => boolean,
): Result<MatchDocument> {
  if ('problem' in read) return read;
  const { match, about } = read.ok;
  if (!isPlayable(match.kind.id))
    return { problem: { code: 'saves.noTable', params: { game: say(`hangar.game.${match.kind.id}`) } } };
  const listed = (key: string): readonly unknown[] | null => (Array.isArray(about[key]) ? about[key] : null);
  const narrator = match.kind.narrator(match.options);
  const players: Player[] = [];
  for (const seat of match.game.seats.keys()) {
    // A save without notes names no players: they are people, under the names of the log.
    const given = listed('players')?.[seat];
    const name = typeof given === 'string' && given !== '' ? given : sentence(narrator.name(seat));
    const kinds = listed('kinds');
    const control = readControl(kinds ? kinds[seat] : 'human', listed('pins')?.[seat]);
    if (control === null) return { problem: { code: 'saves.unknownPlayer', params: { name } } };
    players.push({ name, ...control });
  }
  return { ok: { id, match, players, ...matchNotes(about, players.length) } };
}

/** Converts matches for their store. */
export function matchSerializer(
  readSave: (text: string) => Promise<ReadSave>,
  isPlayable: (game: string) => boolean,
  now: () => string,
): Serializer<MatchDocument> {
  return {
    kind: 'matches',
    read: async (id, text) => matchFromSave(id, await readSave(text), isPlayable),
    write: (open) => serializeMatch(open, now()),
  };
}

/** The notes of a match's file, apart from its players. */
export function matchNotes(about: About, seats: number): Omit<MatchDocument, 'id' | 'match' | 'players'> {
  const listed = (key: string): readonly unknown[] => (Array.isArray(about[key]) ? about[key] : []);
  const assignment = readAssignment(about);
  return {
    title: typeof about.title === 'string' ? about.title : '',
    created: typeof about.created === 'string' ? about.created : '',
    seedTyped: about.seedTyped === true,
    guide: about.guide === true,
    ...(about.chance === true && { chance: true }),
    strict: about.strict === true,
    timeLeftMs: timesLeft(listed('left')),
    turnTimesMs: turnTimes(listed('used')),
    hints: typeof about.hints === 'number' ? about.hints : 0,
    ...(typeof about.reminder === 'number' && about.reminder > 0 && { reminderSeconds: about.reminder }),
    profileIds: Array.from({ length: seats }, (_, seat) => String(listed('persons')[seat] ?? '')),
    ...(assignment && { assignment }),
  };
}

function turnTimes(written: readonly unknown[]): Readonly<Record<Seat, readonly number[]>> {
  const numbers = (text: unknown) => (String(text).match(/\b\d+\b/g) ?? []).map(Number);
  return Object.fromEntries(written.map((text, seat) => [seat, numbers(text)]));
}

function timesLeft(written: readonly unknown[]): Readonly<Record<Seat, number>> {
  const timeLeftMs: Record<Seat, number> = {};
  for (const [seat, text] of written.entries()) if (/^\d+(\.\d+)?$/.test(String(text))) timeLeftMs[seat] = Number(text);
  return timeLeftMs;
}
