import { holds } from './conditions.ts';
import type { Condition, Effect } from './definition.ts';
import { type CampaignState, missionOf } from './state.ts';

/** The effects of the current mission on a flight after the best and the worst grade. */
export function forecastEffects(
  state: CampaignState,
  flight: number,
): { won: readonly Effect[]; lost: readonly Effect[] } {
  return { won: effectsAt(state, flight, 2), lost: effectsAt(state, flight, -2) };
}

function effectsAt(state: CampaignState, flight: number, grade: number): readonly Effect[] {
  const fitting = missionOf(state).results.find(({ when }) => !when || holds(byGrade(when), { state, flight, grade }));
  return (fitting?.effects ?? []).filter((effect) => !('page' in effect));
}

/** Replaces conditions on figures and endings, which are not known yet, by a condition on a won mission. */
function byGrade(condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map(byGrade) };
  if ('any' in condition) return { any: condition.any.map(byGrade) };
  if ('not' in condition) return { not: byGrade(condition.not) };
  return 'figure' in condition || 'ending' in condition ? { grade: [1, 2] } : condition;
}
