import type { Effect } from '@aerodrome/engine/meta/campaign/definition.ts';
import { forecastEffects } from '@aerodrome/engine/meta/campaign/forecast.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { signed, type Teller, tellerOf } from './words.ts';

/** What winning and losing lead to, as far as the squadron would know. */
export function LeadsTo({ state, flight }: { state: CampaignState; flight: number }) {
  const { won, lost } = forecastEffects(state, flight);
  const teller = tellerOf(state, flight);
  const { definition } = state.war;
  const told = (effects: readonly Effect[]) => {
    const hidden = definition.counters.filter(({ shown }) => !shown).map(({ key }) => key);
    return [...new Set(effects.flatMap((effect) => wordsOf(effect, teller, hidden)))];
  };
  const rows = [
    { key: 'brief.leads.won', words: told(won) },
    { key: 'brief.leads.lost', words: told(lost) },
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

  /** What only the author knows is left out. */
  function wordsOf(effect: Effect, { counter, tell }: Teller, hidden: readonly string[]): string[] {
    if ('add' in effect) {
      const [key, by] = effect.add;
      return hidden.includes(key)
        ? [say(by < 0 ? 'brief.leads.theirLoss' : 'brief.leads.theirGain')]
        : [say('debriefing.moved', { counter: counter(key), by: signed(by) })];
    }
    if ('award' in effect) return [say('brief.leads.medal', { medal: tell({ key: `medal.${effect.award[1]}` }) })];
    if ('pilot' in effect && effect.pilot === 'prisoner') return [say('brief.leads.prisoner')];
    if ('deliver' in effect) {
      const { game } = definition.hangar.find(({ type }) => type === effect.deliver) ?? { game: '' };
      return game === ''
        ? []
        : [say('brief.leads.deliver', { type: tellerOf(state, flight).type(game, effect.deliver) })];
    }
    if ('nemesis' in effect && effect.nemesis !== 'make') return [say(`brief.leads.nemesis.${effect.nemesis}`)];
    return [];
  }
}
