import { roundCount } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { estimateDuration, totalLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { isKnockOut, maxRounds, tournamentLimits } from '@aerodrome/engine/meta/tournament/setup.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';

interface SummaryProps {
  state: Tournament | null;
  readOnly: boolean;
}

/** Number of matches, expected time and warnings, and the button that starts the tournament. */
export function Summary({ state, readOnly }: SummaryProps) {
  return (
    <section className="new-summary" aria-label={say('tournaments.summary')}>
      <div role="status">
        {state && <p className="summary-line">{describeTournament(state)}</p>}
        {readOnly && <p className="summary-warning">{say('tournaments.readOnly')}</p>}
        {state &&
          setupWarnings(state).map((warning) => (
            <p key={warning} className="summary-warning">
              {warning}
            </p>
          ))}
      </div>
      <Button type="submit" look="great" aria-disabled={readOnly}>
        {say('tournaments.begin')} <kbd>{say('tournaments.begin.keys')}</kbd>
      </Button>
    </section>
  );
}

export function formatMinutes(minutes: number): string {
  const whole = { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') };
  return whole.hours > 0 ? say('tournaments.time', whole) : say('tournaments.minutes', { minutes });
}

function describeTournament(state: Tournament): string {
  const { setup, entrants } = state;
  if (entrants.length === 0) return say('tournaments.summary.none');
  const { legs } = setup;
  const pairings = Math.round(totalLegs(state) / legs);
  const time = formatMinutes(estimateDuration(state).minutes);
  const params = { entrants: entrants.length, pairings, legs, time };
  if (isKnockOut(setup.format) || setup.format === 'hill') return say('tournaments.summary.of', params);
  return say('tournaments.summary.rounds', { ...params, rounds: entrants.length > 1 ? roundCount(state) : 0 });
}

function setupWarnings(state: Tournament): string[] {
  const { setup, entrants } = state;
  const count = entrants.length;
  const warnings: string[] = [];
  if (setup.format === 'swiss' && count % 2 === 1) warnings.push(say('tournaments.odd', { count }));
  if (setup.format === 'roundRobin' && count % 2 === 1) warnings.push(say('tournaments.oddRests', { count }));
  if (setup.format === 'mixer' && count >= 4 && count % 4 > 0) {
    warnings.push(say('tournaments.leftOver', { count: count % 4 }));
  }
  if (setup.format === 'swiss' && count > 2 && setup.rounds >= maxRounds(count)) {
    warnings.push(say('tournaments.asRoundRobin'));
  }
  if (totalLegs(state) > tournamentLimits.legs)
    warnings.push(say('tournaments.tooManyLegs', { most: tournamentLimits.legs }));
  return warnings;
}
