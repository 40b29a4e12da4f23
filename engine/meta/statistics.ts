import { itemAt } from '../core/items.ts';
import { luckOf } from './dice.ts';
import { type LedgerLine, type LedgerSeat, ledgerKey } from './ledger.ts';

export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  dealt: number;
  taken: number;
  victories: number;
}

export interface HeadToHead extends Pick<Tally, 'played' | 'won' | 'drawn' | 'lost'> {
  name: string;
  bot: boolean;
}

/** The statistics of one person, folded from the ledger. */
export interface PilotRecord {
  all: Tally;
  byGame: ReadonlyMap<string, Tally>;
  /** By `game/role` and `game/plane`. */
  byRole: ReadonlyMap<string, Tally>;
  byPlane: ReadonlyMap<string, Tally>;
  /** By campaign id. */
  byCampaign: ReadonlyMap<string, Tally>;
  /** By profile, or by name for guests and bots. */
  against: ReadonlyMap<string, HeadToHead>;
  /** The plane flown most often in the last fifty matches. */
  favourite: string | null;
  /** The longest and the current winning streak. */
  longestRun: number;
  run: number;
  /** Five victories or more. */
  ace: boolean;
  /** The opponent with the largest surplus of wins against this pilot. */
  nemesis: string | null;
  /** Average of all dice above the expected value, and their number. */
  luck: { average: number; dice: number };
  last: string | null;
}

const minAceVictories = 5;
const maxRecentMatches = 50;

function emptyTally(): Tally {
  return { played: 0, won: 0, drawn: 0, lost: 0, dealt: 0, taken: 0, victories: 0 };
}

/** The seats of a person; one person can have two seats of a side. */
export function seatsOfPerson({ seats }: Pick<LedgerLine, 'seats'>, person: string): LedgerSeat[] {
  return seats.filter((seat) => seat.person === person);
}

export function opponentKey({ person, name }: Pick<LedgerSeat, 'person' | 'name'>): string {
  return person ?? `guest:${name}`;
}

export function foldPilotRecord(lines: readonly LedgerLine[], person: string): PilotRecord {
  const ownLines = lines
    .filter((line) => seatsOfPerson(line, person).length > 0)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : ledgerKey(a) < ledgerKey(b) ? -1 : 1));
  const byGame = new Map<string, Tally>();
  const byRole = new Map<string, Tally>();
  const byPlane = new Map<string, Tally>();
  const byCampaign = new Map<string, Tally>();
  const against = new Map<string, HeadToHead>();
  const all = emptyTally();
  let [run, longestRun, sum, dice] = [0, 0, 0, 0];
  for (const { game, seats, source, sourceId } of ownLines) {
    const ownSeats = seats.filter((seat) => seat.person === person);
    const { result, side } = itemAt(ownSeats, 0);
    add(all, ownSeats);
    add(entry(byGame, game), ownSeats);
    if (source === 'campaign' && sourceId !== undefined) add(entry(byCampaign, sourceId), ownSeats);
    for (const role of new Set(ownSeats.map((seat) => seat.role))) {
      add(
        entry(byRole, `${game}/${role}`),
        ownSeats.filter((seat) => seat.role === role),
      );
    }
    for (const plane of new Set(ownSeats.flatMap((seat) => seat.planes))) {
      add(
        entry(byPlane, `${game}/${plane}`),
        ownSeats.filter((seat) => seat.planes.includes(plane)),
      );
    }
    const enemies = new Map(seats.filter((seat) => seat.side !== side).map((seat) => [opponentKey(seat), seat]));
    for (const [key, { name, bot }] of enemies) {
      const before = against.get(key) ?? { name, bot: bot !== undefined, played: 0, won: 0, drawn: 0, lost: 0 };
      against.set(key, { ...before, name, played: before.played + 1, [result]: before[result] + 1 });
    }
    run = result === 'won' ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
    for (const { thrown } of ownSeats) {
      sum += thrown?.[0] ?? 0;
      dice += thrown?.[1] ?? 0;
    }
  }
  return {
    all,
    byGame,
    byRole,
    byPlane,
    byCampaign,
    against,
    favourite: favouriteOf(ownLines.slice(-maxRecentMatches), person),
    longestRun,
    run,
    ace: all.victories >= minAceVictories,
    nemesis: nemesisOf(against),
    luck: { average: luckOf([sum, dice]), dice },
    last: ownLines[ownLines.length - 1]?.at ?? null,
  };
}

function entry(table: Map<string, Tally>, key: string): Tally {
  const tally = table.get(key) ?? emptyTally();
  table.set(key, tally);
  return tally;
}

/** Adds one match, in which the person may have had several seats. */
function add(tally: Tally, seats: readonly LedgerSeat[]): void {
  tally.played++;
  tally[itemAt(seats, 0).result]++;
  for (const { dealt, taken, victories } of seats) {
    tally.dealt += dealt;
    tally.taken += taken;
    tally.victories += victories;
  }
}

function favouriteOf(lines: readonly LedgerLine[], person: string): string | null {
  const countByPlane = new Map<string, number>();
  for (const line of lines) {
    const planes = new Set(seatsOfPerson(line, person).flatMap((seat) => seat.planes));
    for (const plane of planes)
      countByPlane.set(`${line.game}/${plane}`, (countByPlane.get(`${line.game}/${plane}`) ?? 0) + 1);
  }
  const [favourite] = [...countByPlane].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return favourite?.[0] ?? null;
}

function nemesisOf(against: ReadonlyMap<string, HeadToHead>): string | null {
  const worse = [...against].filter(([, { won, lost }]) => lost > won);
  const [worst] = worse.sort(([a, x], [b, y]) => y.lost - y.won - (x.lost - x.won) || (a < b ? -1 : 1));
  return worst?.[0] ?? null;
}

/** Assigns the lines of a guest's name to a profile. */
export function assignGuestLines(lines: readonly LedgerLine[], name: string, person: string): LedgerLine[] {
  return lines.map((line) => ({
    ...line,
    seats: line.seats.map((seat) =>
      seat.person === null && seat.bot === undefined && seat.name === name ? { ...seat, person } : seat,
    ),
  }));
}

/** Moves the lines of a profile to another profile (merge), or with `null` to a guest (delete). */
export function reassignProfile(
  lines: readonly LedgerLine[],
  from: string,
  to: { id: string; name: string } | null,
  guest: string,
): LedgerLine[] {
  return lines.map((line) => ({
    ...line,
    seats: line.seats.map((seat) =>
      seat.person === from ? { ...seat, person: to?.id ?? null, name: to?.name ?? guest } : seat,
    ),
  }));
}
