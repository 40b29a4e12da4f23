import type { Effect } from '@aerodrome/engine/meta/campaign/definition.ts';
import { forecastEffects } from '@aerodrome/engine/meta/campaign/forecast.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FlightText, flightText, formatSigned } from './flightText.ts';

/** Effects of winning and losing a mission, as far as the squadron may know them. */
export function EffectForecast({ state, flight }: { state: CampaignState; flight: number }) {
  const { won, lost } = forecastEffects(state, flight);
  const text = flightText(state, flight);
  const { definition } = state.war;
  const describeEffects = (effects: readonly Effect[]) => {
    const hidden = definition.counters.filter(({ shown }) => !shown).map(({ key }) => key);
    return [...new Set(effects.flatMap((effect) => describeEffect(effect, text, hidden)))];
  };
  const rows = [
    { key: 'brief.leads.won', words: describeEffects(won) },
    { key: 'brief.leads.lost', words: describeEffects(lost) },
  ].filter(({ words }) => words.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="leads">
      {rows.map(({ key, words }) => (
        <div key={key}>
          <dt>{say(key)}</dt>
          <dd>{words.join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );

  /** Text of an effect; hidden counters are described vaguely. */
  function describeEffect(effect: Effect, { counter, tell }: FlightText, hidden: readonly string[]): string[] {
    if ('add' in effect) {
      const [key, by] = effect.add;
      return hidden.includes(key)
        ? [say(by < 0 ? 'brief.leads.theirLoss' : 'brief.leads.theirGain')]
        : [say('debriefing.moved', { counter: counter(key), by: formatSigned(by) })];
    }
    if ('award' in effect) return [say('brief.leads.medal', { medal: tell({ key: `medal.${effect.award[1]}` }) })];
    if ('pilot' in effect && effect.pilot === 'prisoner') return [say('brief.leads.prisoner')];
    if ('deliver' in effect) {
      const { game } = definition.hangar.find(({ type }) => type === effect.deliver) ?? { game: '' };
      return game === ''
        ? []
        : [say('brief.leads.deliver', { type: flightText(state, flight).type(game, effect.deliver) })];
    }
    if ('nemesis' in effect && effect.nemesis !== 'make') return [say(`brief.leads.nemesis.${effect.nemesis}`)];
    return [];
  }
}
