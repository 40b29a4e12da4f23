import { holds } from './conditions.ts';
import type { Condition, Effect } from './definition.ts';
import { type CampaignState, missionOf } from './state.ts';

/** What a flight may expect of the order that stands, if it goes well and if it goes badly; as far as anybody knows. */
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

/** What a mission counts, and how its match ends, is taken for done where it goes well, and for undone where it does not. */
function byGrade(condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map(byGrade) };
  if ('any' in condition) return { any: condition.any.map(byGrade) };
  if ('not' in condition) return { not: byGrade(condition.not) };
  return 'figure' in condition || 'ending' in condition ? { grade: [1, 2] } : condition;
}
