import type { SessionContext } from './context.ts';
import { awaitedPeople, nextPerson, orderOf, wayTo } from './seats.ts';

/** Where the match leads the screen: who is asked, or what has to be waited for. */
export type Route = 'routing' | 'over' | 'handover' | 'choosing' | 'answering' | 'ordered' | 'waiting';

export function routeOf(context: SessionContext): Route {
  const still = context.showing === null;
  if (context.match.outcome !== null) return still ? 'over' : 'routing';
  const next = nextPerson(context);
  if (next === null) return 'waiting';
  const asked = awaitedPeople(context).includes(next) ? 'choosing' : 'answering';
  // The same seat goes on: it need not wait for the picture.
  if (context.open === next) return asked;
  if (!still) return 'routing';
  if (asked === 'choosing' && orderOf(context) !== null) return 'ordered';
  return wayTo(context, next) === 'none' ? asked : 'handover';
}
