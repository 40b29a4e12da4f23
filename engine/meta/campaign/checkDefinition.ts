import * as v from 'valibot';
import type { Rejection } from '../../core/game.ts';
import { checkPlain, readJson } from '../../saves/json.ts';
import { checkConditions, countConditionParts } from './checkConditions.ts';
import { checkGraph } from './checkGraph.ts';
import { checkMissions } from './checkMissions.ts';
import { checkOdds, checkRoster } from './checkRoster.ts';
import { checkWords } from './checkWords.ts';
import { type CampaignDefinition, maxConditionParts, maxMissions } from './definition.ts';
import { definitionProblem } from './definitionProblem.ts';
import { definitionSchema, reservedName } from './definitionSchema.ts';

/** About ten times the length of the longest built-in campaign. */
export const maxDefinitionChars = 2 ** 20;

const maxProblems = 20;

export type ReadDefinition = { definition: CampaignDefinition } | { problems: readonly Rejection[] };

/** Reads a definition from an untrusted text: the definition, or its problems, each with path and reason. */
export function readDefinition(text: string): ReadDefinition {
  if (text.length > maxDefinitionChars) return { problems: [definitionProblem('tooLarge', '')] };
  const read = readJson(text);
  if ('problem' in read) return { problems: [definitionProblem('notJson', '')] };
  return checkDefinition(read.ok);
}

export function checkDefinition(value: object): ReadDefinition {
  const plainProblem = checkPlain(value);
  if (plainProblem) return { problems: [definitionProblem('notJson', '')] };
  const shaped = v.safeParse(definitionSchema, value);
  if (!shaped.success) {
    const issues = shaped.issues.slice(0, maxProblems);
    return { problems: issues.map(problemOf) };
  }
  const definition = shaped.output;
  const count = Object.keys(definition.missions).length;
  if (count > maxMissions)
    return { problems: [definitionProblem('tooManyMissions', 'missions', { most: maxMissions })] };
  // The checks below visit every part, and a running campaign evaluates them for each pilot and mission.
  const parts = countConditionParts(definition);
  if (parts > maxConditionParts) {
    return { problems: [definitionProblem('tooManyParts', 'missions', { parts, most: maxConditionParts })] };
  }
  const problems = [
    ...checkRoster(definition),
    ...checkOdds(definition),
    ...checkConditions(definition),
    ...checkGraph(definition),
    ...checkMissions(definition),
    ...checkWords(definition),
  ];
  return problems.length > 0 ? { problems: problems.slice(0, maxProblems) } : { definition };
}

function problemOf(issue: v.BaseIssue<unknown>): Rejection {
  const path = v.getDotPath(issue) ?? '';
  if (issue.message !== reservedName) return definitionProblem('shape', path, { what: issue.type });
  return definitionProblem('reservedName', path, { name: String(issue.input) });
}
