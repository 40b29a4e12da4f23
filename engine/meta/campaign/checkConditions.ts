import type { Rejection } from '../../core/game.ts';
import { isRecord } from '../../saves/json.ts';
import { tallies } from './conditions.ts';
import type { Condition, Definition, Effect } from './definition.ts';
import { problem } from './problem.ts';

/** Conditions and effects name counters, medals, sides, types and flags that exist; and chance is asked when it can answer. */
export function checkConditions(definition: Definition): Rejection[] {
  const problems: Rejection[] = [];
  const { missions, endings, roster, challenges } = definition;
  for (const [id, order] of Object.entries(missions)) {
    const path = `missions.${id}`;
    for (const [at, offer] of (order.offers ?? []).entries()) {
      if (offer.when) problems.push(...walk(definition, offer.when, `${path}.offers.${at}.when`, false));
    }
    for (const [at, { when, effects = [], next }] of order.results.entries()) {
      const result = `${path}.results.${at}`;
      if (when) problems.push(...walk(definition, when, `${result}.when`, true));
      problems.push(...within(definition, next, `${result}.next`, true));
      for (const [number, effect] of effects.entries()) {
        problems.push(...checkEffect(definition, effect, `${result}.effects.${number}`));
      }
    }
    if ('options' in order) problems.push(...within(definition, order.options, `${path}.options`, false));
  }
  for (const { id, when } of endings) {
    if (when) problems.push(...walk(definition, when, `endings.${id}.when`, false));
  }
  for (const { key, when } of roster.medals) problems.push(...walk(definition, when, `roster.medals.${key}`, false));
  for (const { key, when } of roster.ranks) problems.push(...walk(definition, when, `roster.ranks.${key}`, false));
  for (const { key, mission, when } of challenges) {
    if (!missions[mission]) problems.push(problem('noSuchMission', `challenges.${key}.mission`, { mission }));
    problems.push(...walk(definition, when, `challenges.${key}.when`, false));
  }
  return problems;
}

/** Every condition inside a value that may be a choice. */
function within(definition: Definition, value: unknown, path: string, chance: boolean): Rejection[] {
  if (!isRecord(value)) return [];
  const { if: condition } = value;
  const own = condition === undefined ? [] : walk(definition, condition as Condition, `${path}.if`, chance);
  const inner = Object.entries(value).filter(([key]) => key !== 'if');
  return [...own, ...inner.flatMap(([key, part]) => within(definition, part, `${path}.${key}`, chance))];
}

function walk(definition: Definition, condition: Condition, path: string, chance: boolean): Rejection[] {
  if ('all' in condition)
    return condition.all.flatMap((part, at) => walk(definition, part, `${path}.all.${at}`, chance));
  if ('any' in condition)
    return condition.any.flatMap((part, at) => walk(definition, part, `${path}.any.${at}`, chance));
  if ('not' in condition) return walk(definition, condition.not, `${path}.not`, chance);
  if ('chance' in condition) return chance ? [] : [problem('chanceHere', path)];
  if ('side' in condition && !definition.sides.includes(condition.side)) {
    return [problem('noSuchSide', path, { side: condition.side })];
  }
  if ('flag' in condition && !flagsOf(definition).includes(condition.flag)) {
    return [problem('noSuchFlag', path, { flag: condition.flag })];
  }
  const [counter] = 'atLeast' in condition ? condition.atLeast : 'atMost' in condition ? condition.atMost : [''];
  return counter === '' || isCounted(definition, counter) ? [] : [problem('noSuchCounter', path, { counter })];
}

/** What the machine sets by itself, and what effects set. */
function flagsOf({ missions }: Definition): string[] {
  const effects = Object.values(missions).flatMap(({ results }) => results.flatMap(({ effects: all = [] }) => all));
  return ['pressed', 'movedBack', ...effects.flatMap((effect) => ('set' in effect ? [effect.set] : []))];
}

function isCounted({ counters }: Definition, key: string): boolean {
  return Object.hasOwn(tallies, key) || counters.some((counter) => counter.key === key);
}

function checkEffect(definition: Definition, effect: Effect, path: string): Rejection[] {
  const { counters, hangar, roster } = definition;
  if ('add' in effect && !counters.some(({ key }) => key === effect.add[0])) {
    return [problem('noSuchCounter', path, { counter: effect.add[0] })];
  }
  if ('award' in effect && !roster.medals.some(({ key }) => key === effect.award[1])) {
    return [problem('noSuchMedal', path, { medal: effect.award[1] })];
  }
  const type =
    'deliver' in effect ? effect.deliver : 'lose' in effect ? effect.lose : 'repair' in effect ? effect.repair : 'any';
  const known = type === 'any' || hangar.some((delivery) => delivery.type === type);
  return known ? [] : [problem('noSuchType', path, { type })];
}
