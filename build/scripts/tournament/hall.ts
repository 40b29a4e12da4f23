import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import {
  newTournament,
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import type { Happening } from '@aerodrome/engine/meta/tournament/events.ts';
import { goingOn } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { upNext } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { type Format, type Setup, usualSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { written } from './event.ts';

const names = (
  'Anna Bruno Carla Dora Emil Frieda Gustav Hanna Igor Jonas Klara Ludwig Marta Nils Olga Paul Quentin Rosa Stefan ' +
  'Thea Ulrich Vera Wanda Xaver Yvonne Zeno Agathe Bela Cosima Dietrich Elsa Florian'
).split(' ');

/** An evening: two hours after noon it begins, and each event comes four minutes after the one before. */
export function moment(minute: number): string {
  return new Date(Date.UTC(2026, 4, 2, 14, minute)).toISOString();
}

/** A tournament of people whose results were typed in, so many legs of it: no match has to be flown for it. */
export function typedEvent(
  format: Format,
  entrants: number,
  legs: number,
  changes: Partial<Setup> = {},
  /** Whether the round after the last result is paired already. */
  pairedOn = true,
): TournamentDocument {
  const read = readOptions<Record<string, unknown>>(itemAt(games, 'track').options, {});
  if ('problems' in read) throw new Error(itemAt(read.problems, 0).code);
  const setup = { ...usualSetup(format, [{ game: 'track', options: read.options }]), ...changes };
  const entered = Array.from({ length: entrants }, (_, i): Happening => {
    const name = names[i] ?? `${names[i % names.length]} II`;
    return { type: 'entered', entrant: { id: `e${i + 1}`, name, members: [{ name, person: null }] } };
  });
  let document = written(
    tournamentLog.append(newTournament(setup, 1917, moment(0)), moment(0), ...entered, { type: 'begun' }),
  );
  let typed = 0;
  for (let minute = 4; ; minute += 4) {
    const going = goingOn(tournamentLog.fold(document));
    if (typed === legs && !pairedOn) return document;
    if (going.length > 0) {
      document = written(tournamentLog.append(document, moment(minute), ...going));
      continue;
    }
    const [slot] = upNext(tournamentLog.fold(document));
    if (!slot || typed === legs) return document;
    const { pair, leg } = slot;
    // Seeds hold, mostly.
    const upset = (typed * 7) % 5 === 3;
    const seed = (side: 0 | 1) => Number(itemAt(pair.sides[side], 0).slice(1));
    const better = seed(0) < seed(1) ? 0 : 1;
    const winner = ((typed * 11) % 13 === 6 && !pair.knockOut ? null : upset ? 1 - better : better) as 0 | 1 | null;
    const net = winner === null ? 0 : winner === 0 ? 0.3 : -0.3;
    document = written(
      tournamentLog.append(document, moment(minute), {
        type: 'result',
        pair: pair.id,
        leg: leg.number,
        winner,
        typed: { net },
      }),
    );
    typed++;
  }
}

/** Puts tournaments into a data folder, by their names. */
export function putTournaments(folder: string, tournaments: Readonly<Record<string, TournamentDocument>>): void {
  mkdirSync(join(folder, 'tournaments'), { recursive: true });
  for (const [id, document] of Object.entries(tournaments)) {
    writeFileSync(join(folder, 'tournaments', `${id}.json`), writeDocument(tournamentFormat, document));
  }
}
