import type { Rejection } from '../../core/game.ts';
import { isRecord } from '../../saves/json.ts';
import { derivedCounters } from './conditions.ts';
import { type CampaignDefinition, type Choice, type Condition, type Effect, maxChances } from './definition.ts';
import { definitionProblem } from './definitionProblem.ts';

/** Checks that conditions and effects name existing things, and use chance only in results and not too often. */
export function checkConditions(definition: CampaignDefinition): Rejection[] {
  const problems: Rejection[] = [];
  const { missions, endings, roster, challenges } = definition;
  for (const [id, order] of Object.entries(missions)) {
    const path = `missions.${id}`;
    for (const [at, offer] of (order.offers ?? []).entries()) {
      if (offer.when) problems.push(...checkCondition(definition, offer.when, `${path}.offers.${at}.when`, false));
    }
    for (const [at, { when, effects = [], next }] of order.results.entries()) {
      const result = `${path}.results.${at}`;
      if (when) problems.push(...checkCondition(definition, when, `${result}.when`, true));
      problems.push(...checkValue(definition, next, `${result}.next`, true));
      for (const [number, effect] of effects.entries()) {
        problems.push(...checkEffect(definition, effect, `${result}.effects.${number}`));
      }
    }
    if (countChances(order.results) > maxChances) {
      problems.push(definitionProblem('tooManyChances', `${path}.results`, { most: maxChances }));
    }
    if ('options' in order) problems.push(...checkValue(definition, order.options, `${path}.options`, false));
  }
  for (const { id, when } of endings) {
    if (when) problems.push(...checkCondition(definition, when, `endings.${id}.when`, false));
  }
  for (const { key, when } of roster.medals)
    problems.push(...checkCondition(definition, when, `roster.medals.${key}`, false));
  for (const { key, when } of roster.ranks)
    problems.push(...checkCondition(definition, when, `roster.ranks.${key}`, false));
  for (const { key, mission, when } of challenges) {
    if (!missions[mission]) problems.push(definitionProblem('noSuchMission', `challenges.${key}.mission`, { mission }));
    problems.push(...checkCondition(definition, when, `challenges.${key}.when`, false));
  }
  return problems;
}

/** Number of chances in the conditions of a part. */
function countChances(part: unknown): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, one) => sum + countChances(one), 0);
  if (!isRecord(part)) return 0;
  return 'chance' in part ? 1 : countChances(Object.values(part));
}

/** Number of conditions in a definition, including the parts of compound ones. */
export function countConditionParts({ missions, endings, roster, challenges }: CampaignDefinition): number {
  const orders = Object.values(missions);
  const conditions = [
    ...orders.flatMap(({ offers = [], results }) => [...offers, ...results]),
    ...endings,
    ...roster.medals,
    ...roster.ranks,
    ...challenges,
  ].flatMap(({ when }) => when ?? []);
  const choices = orders.flatMap((order) => [
    ...order.results.map(({ next }) => next),
    ...('options' in order ? Object.values(order.options) : []),
  ]);
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  return sum(conditions.map(countParts)) + sum(choices.map(countChoiceParts));
}

function countParts(condition: Condition): number {
  if ('not' in condition) return 1 + countParts(condition.not);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  return parts.reduce((total, part) => total + countParts(part), 1);
}

function countChoiceParts(choice: Choice<unknown>): number {
  if (!isRecord(choice) || !('if' in choice)) return 0;
  return countParts(choice.if as Condition) + countChoiceParts(choice.so) + countChoiceParts(choice.else);
}

/** Checks every condition inside a value that may be a choice. */
function checkValue(definition: CampaignDefinition, value: unknown, path: string, chance: boolean): Rejection[] {
  if (!isRecord(value)) return [];
  const { if: condition } = value;
  const own = condition === undefined ? [] : checkCondition(definition, condition as Condition, `${path}.if`, chance);
  const inner = Object.entries(value).filter(([key]) => key !== 'if');
  return [...own, ...inner.flatMap(([key, part]) => checkValue(definition, part, `${path}.${key}`, chance))];
}

function checkCondition(
  definition: CampaignDefinition,
  condition: Condition,
  path: string,
  chance: boolean,
): Rejection[] {
  if ('all' in condition)
    return condition.all.flatMap((part, at) => checkCondition(definition, part, `${path}.all.${at}`, chance));
  if ('any' in condition)
    return condition.any.flatMap((part, at) => checkCondition(definition, part, `${path}.any.${at}`, chance));
  if ('not' in condition) return checkCondition(definition, condition.not, `${path}.not`, chance);
  if ('chance' in condition) return chance ? [] : [definitionProblem('chanceHere', path)];
  if ('side' in condition && !definition.sides.includes(condition.side)) {
    return [definitionProblem('noSuchSide', path, { side: condition.side })];
  }
  if ('flag' in condition && !flagsOf(definition).has(condition.flag)) {
    return [definitionProblem('noSuchFlag', path, { flag: condition.flag })];
  }
  const [counter] = 'atLeast' in condition ? condition.atLeast : 'atMost' in condition ? condition.atMost : [''];
  return counter === '' || isCounted(definition, counter)
    ? []
    : [definitionProblem('noSuchCounter', path, { counter })];
}

/** All flags: those that the engine sets and those that effects set. Cached by definition. */
function flagsOf({ missions }: CampaignDefinition): ReadonlySet<string> {
  const counted = flags.get(missions);
  if (counted) return counted;
  const effects = Object.values(missions).flatMap(({ results }) => results.flatMap(({ effects: all = [] }) => all));
  const set = new Set(['pressed', 'movedBack', ...effects.flatMap((effect) => ('set' in effect ? [effect.set] : []))]);
  flags.set(missions, set);
  return set;
}

const flags = new WeakMap<CampaignDefinition['missions'], ReadonlySet<string>>();

function isCounted({ counters }: CampaignDefinition, key: string): boolean {
  return Object.hasOwn(derivedCounters, key) || counters.some((counter) => counter.key === key);
}

function checkEffect(definition: CampaignDefinition, effect: Effect, path: string): Rejection[] {
  const { counters, hangar, roster } = definition;
  if ('add' in effect && !counters.some(({ key }) => key === effect.add[0])) {
    return [definitionProblem('noSuchCounter', path, { counter: effect.add[0] })];
  }
  if ('award' in effect && !roster.medals.some(({ key }) => key === effect.award[1])) {
    return [definitionProblem('noSuchMedal', path, { medal: effect.award[1] })];
  }
  const type =
    'deliver' in effect ? effect.deliver : 'lose' in effect ? effect.lose : 'repair' in effect ? effect.repair : 'any';
  const known = type === 'any' || hangar.some((delivery) => delivery.type === type);
  return known ? [] : [definitionProblem('noSuchType', path, { type })];
}
