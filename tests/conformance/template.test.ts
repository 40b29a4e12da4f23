import { template } from '@aerodrome/engine/games/template/index.ts';
import type { TemplateState } from '@aerodrome/engine/games/template/state.ts';
import { conform } from './suite.ts';

const configurations = [1, 2, 3].map((laps) => ({ name: `${laps} laps`, family: 'race', raw: { laps } }));

conform(template, configurations, {
  conserve: (_table, { fuel, flown }: TemplateState) =>
    [...fuel, ...flown].every((count) => count >= 0) ? null : 'less than nothing is left',
  longest: 2 * 36,
});
