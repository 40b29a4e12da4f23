import type { Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type Player, readControl, writeControl } from '@aerodrome/engine/core/players.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type Assignment, readAssignment, writeAssignment } from '@aerodrome/engine/meta/assignment.ts';
import { maxNoteChars } from '@aerodrome/engine/meta/schemas.ts';
import { type About, writeSave } from '@aerodrome/engine/saves/format.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import { writeLine } from '@aerodrome/engine/saves/tail.ts';
import { gameStrings, loadStrings } from '@aerodrome/engine/text/catalogue.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Serializer } from '../serializer.ts';
import type { MatchSummarizer } from './summary.ts';

/** A match with its players and the notes that its file stores beside it. */
export interface MatchDocument {
  id: string;
  match: Match;
  players: readonly Player[];
  title: string;
  created: string;
  /** The seed was typed in, and so is no secret. */
  seedTyped: boolean;
  /** A first flight: the table shows its lesson; `guide` in the file. */
  hasLesson?: boolean;
  /** Hidden set-up choices of people are drawn at random; `chance` in the file. */
  drawsHiddenSetup?: boolean;
  /** No undo, no take-back and no hints; see `Assignment`. */
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

/** The text of a match's file. */
export function serializeMatch(matchDocument: MatchDocument, updated: string): string {
  return writeSave(matchDocument.match, aboutRecord(matchDocument, updated));
}

/** The notes of a match's file. Their stored names differ from the fields above. */
function aboutRecord(matchDocument: MatchDocument, updated: string): About {
  return {
    title: matchDocument.title.slice(0, maxNoteChars),
    players: matchDocument.players.map((player) => player.name),
    kinds: matchDocument.players.map((player) => writeControl(player).kind),
    pins: matchDocument.players.map((player) => writeControl(player).pin),
    created: matchDocument.created,
    seedTyped: matchDocument.seedTyped,
    guide: matchDocument.hasLesson === true,
    ...(matchDocument.drawsHiddenSetup && { chance: true }),
    hints: matchDocument.hints ?? 0,
    left: matchDocument.players.map((_, seat) => String(matchDocument.timeLeftMs?.[seat] ?? '')),
    used: matchDocument.players.map((_, seat) => (matchDocument.turnTimesMs?.[seat] ?? []).join(' ')),
    persons: matchDocument.players.map((_, seat) => matchDocument.profileIds?.[seat] ?? ''),
    updated,
    strict: matchDocument.strict === true,
    ...(matchDocument.reminderSeconds && { reminder: matchDocument.reminderSeconds }),
    ...(matchDocument.assignment && writeAssignment(matchDocument.assignment)),
  };
}

/** The match of a save that was read, or why it cannot be opened here. */
export function matchFromSave(
  id: string,
  read: ReadSave,
  isPlayable: (game: string) => boolean,
): Result<MatchDocument> {
  if ('problem' in read) return read;
  const { match, about } = read.ok;
  if (!isPlayable(match.kind.id)) return { problem: notPlayable(match.kind.id) };
  const listed = (key: string): readonly unknown[] | null => (Array.isArray(about[key]) ? about[key] : null);
  const narrator = match.kind.narrator(match.options);
  const players: Player[] = [];
  for (const [seat, given] of givenNames(read.ok).entries()) {
    // A save without notes names no players: they are people, under the names of the log.
    const name = given || sentence(narrator.name(seat));
    const kinds = listed('kinds');
    const control = readControl(kinds ? kinds[seat] : 'human', listed('pins')?.[seat]);
    if (control === null) return { problem: { code: 'saves.unknownPlayer', params: { name } } };
    players.push({ name, ...control });
  }
  return { ok: { id, match, players, ...matchNotes(about, players.length) } };
}

/** The reason why a match of a game without a table cannot be opened. */
export function notPlayable(game: string): Problem {
  return { code: 'saves.noTable', params: { game: say(`hangar.game.${game}`) } };
}

/** By seat: the player's name in the notes of a save, or an empty string. */
export function givenNames({ match, about }: { match: Match; about: About }): string[] {
  const names = Array.isArray(about.players) ? about.players : [];
  return match.game.seats.map((_, seat) => (typeof names[seat] === 'string' ? names[seat] : ''));
}

/** Converts matches for their store. */
export function matchSerializer(
  readSave: (text: string) => Promise<ReadSave>,
  isPlayable: (game: string) => boolean,
  now: () => string,
  summarizer?: MatchSummarizer,
): Serializer<MatchDocument> {
  return {
    kind: 'matches',
    async parse(id, text) {
      const read = await readSave(text);
      // The texts of its game name the players of a match, or a problem of the file.
      const kinds = 'ok' in read ? [read.ok.match.kind.id] : Object.keys(games);
      try {
        await loadStrings(kinds.map(gameStrings));
      } catch {
        return { problem: { code: 'app.notLoaded' } };
      }
      return matchFromSave(id, read, isPlayable);
    },
    write: (matchDocument) => serializeMatch(matchDocument, now()),
    appendLine(before, after, checksum) {
      // The file of a finished match is a whole save.
      if (after.match.outcome !== null) return null;
      const [old, latest] = [aboutRecord(before, ''), aboutRecord(after, now())];
      return writeLine({ match: before.match, about: old }, { match: after.match, about: latest }, checksum);
    },
    ...(summarizer && {
      async summarize(matchDocument) {
        const summary = await summarizer.summarize(matchDocument);
        return 'ok' in summary ? summarizer.serialize(summary.ok) : null;
      },
    }),
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
    hasLesson: about.guide === true,
    ...(about.chance === true && { drawsHiddenSetup: true }),
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
