import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { unwrap } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { newTournament, type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { NewTournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { legResultEvent, legTakeOffEvent, startedLeg } from '@aerodrome/engine/meta/tournament/legs.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Entrant, TournamentSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { playMatch } from '../cli/play.ts';

/** All events of simulated tournaments have the same time. */
const moment = '2000-01-01T00:00:00.000Z';

export function botEntrants(count: number, levels: readonly Level[], team: 1 | 2): Entrant[] {
  return Array.from({ length: count }, (_, i) => {
    const level = levels[i % levels.length];
    const member = (of: string) => ({ name: `Bot ${i + 1}${of}`, person: null, bot: level });
    return { id: `e${i + 1}`, name: `Bot ${i + 1}`, members: team === 1 ? [member('')] : [member('a'), member('b')] };
  });
}

/** Starts a tournament with all its entrants. */
export function beginEvent(setup: TournamentSetup, entrants: readonly Entrant[], seed: number): TournamentDocument {
  const entered = entrants.map((entrant): NewTournamentEvent => ({ type: 'entered', entrant }));
  return unwrap(tournamentLog.append(newTournament(setup, seed, moment), moment, ...entered, { type: 'begun' }));
}

/** Appends the next round or the next leg, played by bots; `null` when the tournament is complete. */
export function appendNext(
  document: TournamentDocument,
  keep: (id: string, match: Match) => void = () => undefined,
): TournamentDocument | null {
  const state = tournamentLog.fold(document);
  const going = nextEvents(state);
  if (going.length > 0) return unwrap(tournamentLog.append(document, moment, ...going));
  const [readyLeg] = readyLegs(state);
  if (!readyLeg) return null;
  const matchId = `m${document.log.length}`;
  const flying = unwrap(
    tournamentLog.append(document, moment, legTakeOffEvent(state, readyLeg.pair, readyLeg.leg, matchId)),
  );
  const after = tournamentLog.fold(flying);
  const pair = after.pairs.get(readyLeg.pair.id) as typeof readyLeg.pair;
  const leg = itemAt(pair.legs, readyLeg.leg.number);
  const flight = startedLeg(after, pair, leg) as NonNullable<ReturnType<typeof startedLeg>>;
  const kind = itemAt(games, flight.game);
  // People in examples play at random.
  const players = flight.participants.map(({ bot }) => bot ?? 'random');
  const match = playMatch(kind, flight.options, players, flight.seed);
  keep(matchId, match);
  const debrief = kind.debrief(match.log('all'), match.view('all'), match.options);
  return unwrap(tournamentLog.append(flying, moment, legResultEvent(pair, leg, debrief)));
}

/** Plays a tournament from its first round to its close. */
export function flyEvent(
  begun: TournamentDocument,
  onLeg: (document: TournamentDocument) => void = () => undefined,
  keep: (id: string, match: Match) => void = () => undefined,
): TournamentDocument {
  let document = begun;
  for (let next = appendNext(document, keep); next; next = appendNext(document, keep)) {
    document = next;
    onLeg(document);
  }
  return unwrap(tournamentLog.append(document, moment, { type: 'closed' }));
}
