import * as v from 'valibot';
import { type Level, levels } from '../bots/bot.ts';
import type { Seat, SeatInfo } from '../core/game.ts';
import type { Debrief } from './debrief.ts';
import type { DocumentFormat } from './document.ts';
import { aboutNotes, date, flag, index, name, word } from './schemas.ts';

export type SeatResult = 'won' | 'drawn' | 'lost';

/** Who had a seat: somebody with a profile, a guest who only has a name, or a bot. */
export interface Somebody {
  name: string;
  person: string | null;
  bot?: Level;
}

export interface LedgerSeat extends Somebody {
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
export function keyOf({ match, sourceId, slot }: Pick<LedgerLine, 'match' | 'sourceId' | 'slot'>): string {
  return match ?? `${sourceId}/${slot}`;
}

/** Enters a line, in the place of the one it corrects if there is one. */
export function withLine(lines: readonly LedgerLine[], line: LedgerLine): readonly LedgerLine[] {
  const at = lines.findIndex((other) => keyOf(other) === keyOf(line));
  return at < 0 ? [...lines, line] : lines.with(at, line);
}

export function withoutLine(lines: readonly LedgerLine[], key: string): readonly LedgerLine[] {
  return lines.filter((line) => keyOf(line) !== key);
}

/** What a debrief says of every seat; those of a crew share their machine. */
export function seatsOf(
  debrief: Debrief,
  seats: readonly SeatInfo[],
  people: readonly Somebody[],
  thrown: readonly (readonly [number, number])[] = [],
): LedgerSeat[] {
  return seats.map(({ side, role }, seat) => {
    const own = debrief.planes.filter((plane) => plane.seat === seat);
    const planes = own.length > 0 ? own : debrief.planes.filter((plane) => plane.side === side);
    const sum = (of: 'dealt' | 'taken' | 'victories') => planes.reduce((total, plane) => total + plane[of], 0);
    return {
      ...people[seat],
      side,
      role,
      // A squadron's planes are numbered: it is flown as one.
      planes: [...new Set(planes.map(({ key }) => key.replace(/\.\d+$/, '')))],
      result: resultOf(debrief, seat),
      dealt: sum('dealt'),
      taken: sum('taken'),
      victories: sum('victories'),
      ...(thrown[seat] && thrown[seat][1] > 0 && { thrown: thrown[seat] }),
    };
  });
}

function resultOf({ winners, lost }: Debrief, seat: Seat): SeatResult {
  if (winners.includes(seat)) return 'won';
  return winners.length === 0 && !lost ? 'drawn' : 'lost';
}

export const somebody = {
  name,
  person: v.nullable(word),
  bot: v.exactOptional(v.picklist(levels)),
};

const ledgerSeat = v.strictObject({
  ...somebody,
  side: index,
  role: word,
  planes: v.pipe(v.array(word), v.maxLength(12)),
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

/** One a year: a busy one stays under a megabyte. */
export const ledgerFormat: DocumentFormat<Ledger> = {
  kind: 'ledger',
  migrations: [],
  schema: v.strictObject({
    about: aboutNotes,
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(9999)),
    lines: v.pipe(v.array(v.unknown()), v.maxLength(20_000), v.array(ledgerLine)),
  }) as v.GenericSchema<unknown, Ledger>,
};

export function emptyLedger(year: number): Ledger {
  return { about: { title: String(year) }, year, lines: [] };
}
