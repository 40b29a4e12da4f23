import { canonical } from '../../core/hash.ts';
import { type CampaignDefinition, type Choice, type Condition, difficulties, type Mission } from './definition.ts';

/** One case of what options can depend on: mode, difficulty and side of the campaign, and the conditions that hold. */
interface OptionCase {
  mode: string;
  difficulty: string;
  side: string;
  true: readonly string[];
}

/** Limit of conditions per mission, since every combination of them is tried. */
export const maxConditions = 5;

/** Limit of characters of conditional options, since they are built in hundreds of combinations. */
const maxConditionalChars = 8192;

/** All sets of options that a mission's conditions can give, or `null` if there are too many. */
export function optionCombinations(
  { modes, playable }: CampaignDefinition,
  { options: all }: Mission,
): Record<string, unknown>[] | null {
  const entries = Object.entries(all);
  const fixed = Object.fromEntries(entries.filter(([, choice]) => !isConditional(choice)));
  const options = Object.fromEntries(entries.filter(([, choice]) => isConditional(choice)));
  const atoms = [...new Set(Object.values(options).flatMap((choice) => atomsIn(choice)))];
  if (atoms.length > maxConditions || canonical(options).length > maxConditionalChars) return null;
  const combinations: Record<string, Record<string, unknown>> = {};
  for (const mode of modes) {
    for (const difficulty of difficulties) {
      for (const side of playable) {
        for (const trueConditions of subsets(atoms)) {
          const combination = resolveOptions(options, { mode, difficulty, side, true: trueConditions });
          combinations[canonical(combination)] = { ...fixed, ...combination };
        }
      }
    }
  }
  return Object.values(combinations);
}

function resolveOptions(options: Mission['options'], one: OptionCase): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).map(([key, choice]) => [key, resolveChoice(choice, one)]));
}

function resolveChoice(choice: Choice<unknown>, one: OptionCase): unknown {
  return isConditional(choice) ? resolveChoice(isTrue(choice.if, one) ? choice.so : choice.else, one) : choice;
}

function isConditional(choice: Choice<unknown>): choice is { if: Condition; so: unknown; else: unknown } {
  return typeof choice === 'object' && choice !== null && 'if' in choice;
}

function isTrue(condition: Condition, one: OptionCase): boolean {
  if ('all' in condition) return condition.all.every((part) => isTrue(part, one));
  if ('any' in condition) return condition.any.some((part) => isTrue(part, one));
  if ('not' in condition) return !isTrue(condition.not, one);
  if ('mode' in condition) return condition.mode === one.mode;
  if ('difficulty' in condition) return condition.difficulty === one.difficulty;
  if ('side' in condition) return condition.side === one.side;
  return one.true.includes(canonical(condition));
}

/** The atomic conditions in a choice, except those on mode, difficulty and side. */
function atomsIn(choice: Choice<unknown>): string[] {
  return isConditional(choice) ? [...atomsOf(choice.if), ...atomsIn(choice.so), ...atomsIn(choice.else)] : [];
}

function atomsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(atomsOf);
  if ('any' in condition) return condition.any.flatMap(atomsOf);
  if ('not' in condition) return atomsOf(condition.not);
  return 'mode' in condition || 'difficulty' in condition || 'side' in condition ? [] : [canonical(condition)];
}

function subsets(list: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const item of list) sets.push(...sets.map((set) => [...set, item]));
  return sets;
}
