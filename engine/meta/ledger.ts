import * as v from 'valibot';
import { type Level, levels } from '../bots/bot.ts';
import type { Rejection, Seat, SeatInfo } from '../core/game.ts';
import { hash } from '../core/hash.ts';
import { itemAt } from '../core/items.ts';
import { invalid, readJson } from '../saves/json.ts';
import type { Debrief } from './debrief.ts';
import type { DocumentFormat } from './document.ts';
import { aboutNotes, date, flag, index, maxNameChars, maxWordChars, name, word } from './schemas.ts';

export type SeatResult = 'won' | 'drawn' | 'lost';

/** The occupant of a seat: a person with a profile, a guest with only a name, or a bot. */
export interface Participant {
  name: string;
  person: string | null;
  bot?: Level;
}

export interface LedgerSeat extends Participant {
  side: number;
  role: string;
  planes: readonly string[];
  result: SeatResult;
  dealt: number;
  taken: number;
  victories: number;
  /** Sum and number of the dice rolled. */
  thrown?: readonly [sum: number, dice: number];
}

/** One finished match. Statistics and ratings are folded from these lines. */
export interface LedgerLine {
  /** The id of its file; `null` for a match played on a real table. */
  match: string | null;
  at: string;
  game: string;
  scenario: string | null;
  source: 'casual' | 'tournament' | 'campaign';
  /** The tournament or campaign it was played for, and its slot there. */
  sourceId?: string;
  slot?: string;
  seats: readonly LedgerSeat[];
  rated: boolean;
}

export interface Ledger {
  about: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  year: number;
  lines: readonly LedgerLine[];
}

/** The key of a line, so that entering it twice keeps one: the match, or the slot if there is no match file. */
export function ledgerKey({ match, sourceId, slot }: Pick<LedgerLine, 'match' | 'sourceId' | 'slot'>): string {
  return match ?? `${sourceId}/${slot}`;
}

/** Adds a line, or replaces the line with the same key. */
export function withLine(lines: readonly LedgerLine[], line: LedgerLine): readonly LedgerLine[] {
  const at = lines.findIndex((other) => ledgerKey(other) === ledgerKey(line));
  return at < 0 ? [...lines, line] : lines.with(at, line);
}

/** The seats of a ledger line, from a debrief. The seats of a crew share their plane. */
export function ledgerSeats(
  debrief: Debrief,
  seats: readonly SeatInfo[],
  participants: readonly Participant[],
  thrown: readonly (readonly [number, number])[] = [],
): LedgerSeat[] {
  return seats.map(({ side, role }, seat) => {
    const ownPlanes = debrief.planes.filter((plane) => plane.seat === seat);
    const planes = ownPlanes.length > 0 ? ownPlanes : debrief.planes.filter((plane) => plane.side === side);
    const sum = (of: 'dealt' | 'taken' | 'victories') => planes.reduce((total, plane) => total + plane[of], 0);
    return {
      ...itemAt(participants, seat),
      side,
      role,
      // The numbered planes of a squadron count as one.
      planes: [...new Set(planes.map(({ key }) => key.replace(/\.\d+$/, '')))],
      result: seatResult(debrief, seat),
      dealt: sum('dealt'),
      taken: sum('taken'),
      victories: sum('victories'),
      ...(thrown[seat] && thrown[seat][1] > 0 && { thrown: thrown[seat] }),
    };
  });
}

function seatResult({ winners, lost }: Debrief, seat: Seat): SeatResult {
  if (winners.includes(seat)) return 'won';
  return winners.length === 0 && !lost ? 'drawn' : 'lost';
}

const maxPlanes = 12;
const maxLines = 20_000;
export const minYear = 1900;
export const maxYear = 9999;

export const participantEntries = {
  name,
  person: v.nullable(word),
  bot: v.exactOptional(v.picklist(levels)),
};

const ledgerSeat = v.strictObject({
  ...participantEntries,
  side: index,
  role: word,
  planes: v.pipe(v.array(word), v.maxLength(maxPlanes)),
  result: v.picklist(['won', 'drawn', 'lost']),
  dealt: index,
  taken: index,
  victories: index,
  thrown: v.exactOptional(v.strictTuple([index, index])),
});

const ledgerLine = v.strictObject({
  match: v.nullable(word),
  at: date,
  game: word,
  scenario: v.nullable(word),
  source: v.picklist(['casual', 'tournament', 'campaign']),
  sourceId: v.exactOptional(word),
  slot: v.exactOptional(word),
  seats: v.pipe(v.array(ledgerSeat), v.minLength(1), v.maxLength(4)),
  rated: flag,
});

/** Checks a line against the ledger's schema: a problem, or `null`. */
export function checkLine(line: unknown): Rejection | null {
  const checked = v.safeParse(ledgerLine, line, { abortEarly: true });
  return checked.success ? null : invalid(v.getDotPath(checked.issues[0]) ?? '', checked.issues[0].type);
}

const day = /^(\d{4})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;
const timeOfDay = /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d/;

/** Parses a date within the years of a ledger; without a time it is midnight. `null` for any other text. */
export function readDate(text: unknown): string | null {
  const [found, year] = (typeof text === 'string' && day.exec(text)) || [];
  if (found === undefined || Number(year) < minYear || Number(year) > maxYear) return null;
  return v.is(date, text) && timeOfDay.test(text) ? text : `${found}T00:00:00.000Z`;
}

/** The date of a line whose own date cannot be parsed. */
const unknownDate = '1970-01-01T00:00:00.000Z';

/**
 * Truncates the values of a line to what the ledger's schema allows. They may come from files of other people, and the
 * match counts anyway. Idempotent.
 */
export function truncateLine(line: LedgerLine, fallbackDate = unknownDate): LedgerLine {
  const { slot, sourceId } = line;
  return {
    ...line,
    at: readDate(line.at) ?? fallbackDate,
    scenario: line.scenario === null ? null : truncateText(line.scenario, maxWordChars) || null,
    // Two long slots can share their start, so a hash of the whole is added.
    ...(slot !== undefined && {
      slot: slot.length > maxWordChars ? `${truncateText(slot, 47)}~${hash(slot)}` : slot || '?',
    }),
    ...(sourceId !== undefined && { sourceId: truncateText(sourceId, maxWordChars) || '?' }),
    seats: line.seats.map(truncateSeat),
  };
}

function truncateSeat(seat: LedgerSeat): LedgerSeat {
  const { person, thrown } = seat;
  const whole = (count: number) => Math.max(0, Math.min(Number.MAX_SAFE_INTEGER, Math.round(count))) || 0;
  return {
    ...seat,
    name: truncateText(seat.name, maxNameChars) || '?',
    // No profile has such an id, so this is a guest.
    person: person !== null && (person === '' || person.length > maxWordChars) ? null : person,
    planes: seat.planes
      .map((plane) => truncateText(plane, maxWordChars))
      .filter((plane) => plane !== '')
      .slice(0, maxPlanes),
    dealt: whole(seat.dealt),
    taken: whole(seat.taken),
    victories: whole(seat.victories),
    ...(thrown && { thrown: [whole(thrown[0]), whole(thrown[1])] as const }),
  };
}

/** The start of a text, without half of a surrogate pair. */
function truncateText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** The readable lines of a damaged ledger. */
export interface SalvagedLedger {
  ledger: Ledger;
  /** Lines that the schema refuses, unchanged. */
  leftOut: readonly unknown[];
}

/**
 * Recovers a damaged ledger line by line: keeps each line that fits the schema or can be truncated to fit. A text without
 * lines is left out as a whole.
 */
export function salvageLedger(text: string, year: number): SalvagedLedger {
  const read = readJson(text);
  const lines = 'ok' in read && Array.isArray(read.ok.lines) ? read.ok.lines : [text];
  const readableLines = new Map<string, LedgerLine>();
  const leftOut: unknown[] = [];
  for (const line of lines) {
    const salvaged = salvageLine(line, `${year}-01-01T00:00:00.000Z`);
    if (salvaged && readableLines.size < maxLines) readableLines.set(ledgerKey(salvaged), salvaged);
    else leftOut.push(line);
  }
  return { ledger: { ...emptyLedger(year), lines: [...readableLines.values()] }, leftOut };
}

function salvageLine(line: unknown, fallbackDate: string): LedgerLine | null {
  if (!checkLine(line)) return line as LedgerLine;
  try {
    const truncated = truncateLine(line as LedgerLine, fallbackDate);
    return checkLine(truncated) ? null : truncated;
  } catch {
    // A field has the wrong type.
    return null;
  }
}

/** One file per year, to keep each under a megabyte. */
export const ledgerFormat: DocumentFormat<Ledger> = {
  kind: 'ledger',
  migrations: [],
  schema: v.strictObject({
    about: aboutNotes,
    year: v.pipe(v.number(), v.integer(), v.minValue(minYear), v.maxValue(maxYear)),
    lines: v.pipe(v.array(v.unknown()), v.maxLength(maxLines), v.array(ledgerLine)),
  }) as v.GenericSchema<unknown, Ledger>,
};

export function emptyLedger(year: number): Ledger {
  return { about: { title: String(year) }, year, lines: [] };
}
