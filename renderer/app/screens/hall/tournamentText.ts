import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import type { PairSide, TournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { formatPoints } from '@aerodrome/engine/meta/tournament/formatFigures.ts';
import { prepareLeg } from '@aerodrome/engine/meta/tournament/legs.ts';
import { pairScore } from '@aerodrome/engine/meta/tournament/pairs.ts';
import { planePlaces, plannedPlanes } from '@aerodrome/engine/meta/tournament/planes.ts';
import { gameOfPair } from '@aerodrome/engine/meta/tournament/scheduledGames.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { isolateDirection } from '@aerodrome/engine/text/bidi.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { planeName } from '../pilots/planeNames.ts';

export function entrantName({ entrants }: Pick<Tournament, 'entrants'>, id: string): string {
  return entrants.find((entrant) => entrant.id === id)?.name ?? id;
}

/** Names of a side's entrants: one, or two in a mixer. */
export function sideName(state: Pick<Tournament, 'entrants'>, { sides }: Pick<Pair, 'sides'>, side: PairSide): string {
  return sides[side].map((id) => isolateDirection(entrantName(state, id))).join(' & ');
}

export function pairName(state: Pick<Tournament, 'entrants'>, pair: Pick<Pair, 'sides'>): string {
  return say('hall.pair', { a: sideName(state, pair, 0), b: sideName(state, pair, 1) });
}

/** Roles and planes of a side, such as spy and red, or German and triplane. */
export function describeRoles(state: Tournament, pair: Pair, leg: Leg, side: PairSide): string {
  const { game, options, seats } = prepareLeg(state, pair, leg);
  const infos = itemAt(games, game).open(options).seats;
  const roles = seats.flatMap(([of], seat) => (of === side ? [say(`role.${game}.${itemAt(infos, seat).role}`)] : []));
  const meant = plannedPlanes(state, pair, leg);
  const planes = planePlaces(state, pair, leg, side).flatMap((place) => meant[place] ?? []);
  return [...new Set(roles), ...planes.map((plane) => planeName(`${game}/${plane}`))].join(', ');
}

/** The game of a pairing, with its mission if it has one. */
export function scheduledGameTitle(state: Tournament, pair: Pair): string {
  const { game, options } = gameOfPair(state, pair);
  const { scenario } = options;
  const named = typeof scenario === 'string' && scenario !== 'duel' ? say(`option.${game}.scenario.${scenario}`) : '';
  return named ? say('hall.flight', { game: { key: `game.${game}` }, scenario: named }) : say(`game.${game}`);
}

/** Score of a pairing, such as 1½:½. */
export function formatScore(state: Tournament, pair: Pair): string {
  const [a, b] = pairScore(state, pair);
  return `${formatPoints(a)}:${formatPoints(b)}`;
}

export function hasManualResult({ legs }: Pair): boolean {
  return legs.some(({ state }) => state === 'typed');
}

/** An event of the log as a line of text. */
export function describeEvent(state: Tournament, log: readonly TournamentEvent[], event: TournamentEvent): string {
  const named = (id: string) => entrantName(state, id);
  const pairOf = (id: string) => {
    const pair = state.pairs.get(id) ?? sidesFromLog(log, id);
    return pair ? pairName(state, pair) : id;
  };
  switch (event.type) {
    case 'entered':
      return say('hall.event.entered', { name: event.entrant.name });
    case 'withdrew':
    case 'returned':
      return say(`hall.event.${event.type}`, { name: named(event.id) });
    case 'renamed':
      return say('hall.event.renamed', { name: event.name });
    case 'paired':
      return say('hall.event.paired', {
        round: event.round,
        pairs: event.pairs.map(({ id }) => pairOf(id)).join(', '),
      });
    case 'staged':
      return say('hall.event.staged', { names: event.order.map(named) });
    case 'flying':
      return say('hall.event.flying', { pair: pairOf(event.pair), leg: event.leg + 1 });
    case 'result': {
      const pair = state.pairs.get(event.pair) ?? sidesFromLog(log, event.pair);
      const winner = event.winner === null || !pair ? '' : sideName(state, pair, event.winner);
      const key = event.winner === null ? 'hall.event.drawn' : 'hall.event.won';
      return say(key, {
        pair: pairOf(event.pair),
        leg: event.leg + 1,
        name: winner,
        how: event.typed ? say('hall.event.typed') : '',
      });
    }
    case 'forfeit':
      return say('hall.event.forfeit', { pair: pairOf(event.pair) });
    case 'voided':
      return say('hall.event.voided', { what: describeEvent(state, log, itemAt(log, event.event)) });
    default:
      return say(`hall.event.${event.type}`);
  }
}

/** Finds the sides of a voided pairing in the log. */
function sidesFromLog(log: readonly TournamentEvent[], id: string): Pick<Pair, 'sides'> | undefined {
  for (const event of log) {
    if (event.type !== 'paired') continue;
    const found = event.pairs.find((pair) => pair.id === id);
    if (found) return found;
  }
  return undefined;
}
