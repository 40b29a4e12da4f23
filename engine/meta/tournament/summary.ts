import type { About } from '../../saves/format.ts';
import { formatPoints } from './formatFigures.ts';
import { roundCount } from './rounds.ts';
import { readyLegs } from './schedule.ts';
import { isKnockOut } from './setup.ts';
import { leadersOf } from './standings.ts';
import type { Tournament } from './state.ts';

/** The notes for a tournament's card: the first eight names, their number, and the standings. */
export function summarize(state: Tournament, at: string): About {
  const { setup, entrants, phase, rounds, pairs } = state;
  const names = entrants.map(({ name }) => name);
  // Before the first result there is no leader.
  const hasResults = [...pairs.values()].some(({ legs }) => legs.some(({ at }) => at !== null));
  const isPublic = (setup.public && hasResults) || phase === 'closed';
  const leaders = isPublic && phase !== 'draft' ? leadersOf(state) : { ids: [], points: 0 };
  const nameOf = (id: string) => names[entrants.findIndex((entrant) => entrant.id === id)] ?? '';
  return {
    title: setup.title,
    format: setup.format,
    games: [...new Set(setup.event.map(({ game }) => game))],
    players: names.slice(0, 8),
    entrants: names.length,
    standing: phase,
    round: rounds.length,
    rounds: isKnockOut(setup.format) ? 0 : roundCount(state),
    leaders: leaders.ids.slice(0, 3).map(nameOf),
    points: leaders.ids.length > 0 ? formatPoints(leaders.points) : '',
    next: nextNames(state),
    updated: at,
  };
}

/** The names of the next pair, for a card that does not open the document. */
function nextNames(state: Tournament): string {
  const [next] = state.phase === 'running' ? readyLegs(state) : [];
  const nameOf = (id: string) => state.entrants.find((entrant) => entrant.id === id)?.name ?? id;
  return next ? next.pair.sides.map((side) => side.map(nameOf).join(' & ')).join(' – ') : '';
}
