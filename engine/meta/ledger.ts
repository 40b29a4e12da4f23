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

/** Who had a seat: somebody with a profile, a guest who only has a name, or a bot. */
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
  /** What its dice came to, and how many there were. */
  thrown?: readonly [sum: number, dice: number];
}

/** One finished match, as a pilot's record remembers it. */
export interface LedgerLine {
  /** Its file; `null` for one that was flown at a real table. */
  match: string | null;
  at: string;
  game: string;
  scenario: string | null;
  source: 'casual' | 'tournament' | 'campaign';
  /** The document that asked for it, and where in it. */
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

/** A line is known by its match, so that one that is entered twice is there once; by its slot where no match was kept. */
export function ledgerKey({ match, sourceId, slot }: Pick<LedgerLine, 'match' | 'sourceId' | 'slot'>): string {
  return match ?? `${sourceId}/${slot}`;
}

/** Enters a line, in the place of the one it corrects if there is one. */
export function withLine(lines: readonly LedgerLine[], line: LedgerLine): readonly LedgerLine[] {
  const at = lines.findIndex((other) => ledgerKey(other) === ledgerKey(line));
  return at < 0 ? [...lines, line] : lines.with(at, line);
}

export function withoutLine(lines: readonly LedgerLine[], key: string): readonly LedgerLine[] {
  return lines.filter((line) => ledgerKey(line) !== key);
}

/** What a debrief says of every seat; those of a crew share their machine. */
export function ledgerSeats(
  debrief: Debrief,
  seats: readonly SeatInfo[],
  people: readonly Participant[],
  thrown: readonly (readonly [number, number])[] = [],
): LedgerSeat[] {
  return seats.map(({ side, role }, seat) => {
    const own = debrief.planes.filter((plane) => plane.seat === seat);
    const planes = own.length > 0 ? own : debrief.planes.filter((plane) => plane.side === side);
    const sum = (of: 'dealt' | 'taken' | 'victories') => planes.reduce((total, plane) => total + plane[of], 0);
    return {
      ...itemAt(people, seat),
      side,
      role,
      // A squadron's planes are numbered: it is flown as one.
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

/** Why a ledger could not hold a line, or `null`. */
export function checkLine(line: unknown): Rejection | null {
  const checked = v.safeParse(ledgerLine, line, { abortEarly: true });
  return checked.success ? null : invalid(v.getDotPath(checked.issues[0]) ?? '', checked.issues[0].type);
}

const day = /^(\d{4})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;
const timeOfDay = /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d/;

/** A date as the ledger keeps it, of a year that it can have; without a time it is midnight. `null` for any other text. */
export function readDate(text: unknown): string | null {
  const [found, year] = (typeof text === 'string' && day.exec(text)) || [];
  if (found === undefined || Number(year) < minYear || Number(year) > maxYear) return null;
  return v.is(date, text) && timeOfDay.test(text) ? text : `${found}T00:00:00.000Z`;
}

/** The date of a line whose own cannot be read. */
const unknownDate = '1970-01-01T00:00:00.000Z';

/**
 * Cuts the notes of a line down to what the ledger's schema allows. They come from files of other people, whose matches
 * count all the same. Fitting a line twice changes nothing more.
 */
export function fitLine(line: LedgerLine, fallbackDate = unknownDate): LedgerLine {
  const { slot, sourceId } = line;
  return {
    ...line,
    at: readDate(line.at) ?? fallbackDate,
    scenario: line.scenario === null ? null : clip(line.scenario, maxWordChars) || null,
    // The start of a long slot may be that of another slot too.
    ...(slot !== undefined && { slot: slot.length > maxWordChars ? `${clip(slot, 47)}~${hash(slot)}` : slot || '?' }),
    ...(sourceId !== undefined && { sourceId: clip(sourceId, maxWordChars) || '?' }),
    seats: line.seats.map(fitSeat),
  };
}

function fitSeat(seat: LedgerSeat): LedgerSeat {
  const { person, thrown } = seat;
  const whole = (count: number) => Math.max(0, Math.min(Number.MAX_SAFE_INTEGER, Math.round(count))) || 0;
  return {
    ...seat,
    name: clip(seat.name, maxNameChars) || '?',
    // No profile has an id of such a length: whoever flew is a guest here.
    person: person !== null && (person === '' || person.length > maxWordChars) ? null : person,
    planes: seat.planes
      .map((plane) => clip(plane, maxWordChars))
      .filter((plane) => plane !== '')
      .slice(0, maxPlanes),
    dealt: whole(seat.dealt),
    taken: whole(seat.taken),
    victories: whole(seat.victories),
    ...(thrown && { thrown: [whole(thrown[0]), whole(thrown[1])] as const }),
  };
}

/** The start of a text; no character is cut in two. */
function clip(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** A ledger whose file could not be read as a whole, line by line. */
export interface SalvagedLedger {
  ledger: Ledger;
  /** Lines that no ledger can hold, as they were found. */
  leftOut: readonly unknown[];
}

/**
 * Reads an unreadable ledger line by line: a line that fits the schema, or can be cut down to fit, stays. `null` where
 * the text is no ledger at all, or one of a newer version.
 */
export function salvageLedger(text: string, year: number): SalvagedLedger | null {
  const read = readJson(text);
  if ('problem' in read) return null;
  const { aerodrome, kind, lines } = read.ok;
  if (kind !== ledgerFormat.kind || aerodrome !== 1 + ledgerFormat.migrations.length) return null;
  if (!Array.isArray(lines)) return null;
  const good = new Map<string, LedgerLine>();
  const leftOut: unknown[] = [];
  for (const line of lines) {
    const fitted = salvageLine(line, `${year}-01-01T00:00:00.000Z`);
    if (fitted && good.size < maxLines) good.set(ledgerKey(fitted), fitted);
    else leftOut.push(line);
  }
  return { ledger: { ...emptyLedger(year), lines: [...good.values()] }, leftOut };
}

function salvageLine(line: unknown, fallbackDate: string): LedgerLine | null {
  if (!checkLine(line)) return line as LedgerLine;
  try {
    const fitted = fitLine(line as LedgerLine, fallbackDate);
    return checkLine(fitted) ? null : fitted;
  } catch {
    // A field of another type than any ledger line has it.
    return null;
  }
}

/** One a year: a busy one stays under a megabyte. */
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
