import type { AnyGameKind, Rejection } from '../../core/game.ts';
import { itemAt } from '../../core/items.ts';
import { readOptions } from '../../core/options.ts';
import { games } from '../../games/index.ts';
import { isCampaignGame } from './checkRoster.ts';
import { type CampaignDefinition, isQuiet, type Mission } from './definition.ts';
import { definitionProblem } from './definitionProblem.ts';
import { maxConditions, optionCombinations } from './optionCombinations.ts';

/** Limit of option sets that are tried per mission, with every pair of planes. The built-in campaigns need 60. */
const maxOptionSets = 2000;

/** Checks that each mission can be set up, for every outcome of its conditions and every pair of planes. */
export function checkMissions(definition: CampaignDefinition): Rejection[] {
  return Object.entries(definition.missions).flatMap(([id, order]) => {
    return isQuiet(order) ? [] : checkMission(definition, order, `missions.${id}`);
  });
}

function checkMission(definition: CampaignDefinition, mission: Mission, path: string): Rejection[] {
  if (!isCampaignGame(mission.game)) return [definitionProblem('unknownGame', `${path}.game`, { game: mission.game })];
  // A passenger needs a pilot.
  const fewest = mission.charge ? 2 : 1;
  if (mission.pilots.least < fewest || mission.pilots.most < mission.pilots.least)
    return [definitionProblem('outOfBounds', `${path}.pilots`)];
  const kind = itemAt(games, mission.game);
  if (kind.sortie?.picks && !mission.planes) return [definitionProblem('noPlanes', `${path}.planes`)];
  const combinations = optionCombinations(definition, mission);
  const pairs = mission.planes ? new Set(mission.planes[0]).size * new Set(mission.planes[1]).size : 0;
  if (!combinations || combinations.length * (1 + pairs) > maxOptionSets) {
    return [definitionProblem('tooManyConditions', `${path}.options`, { most: maxConditions })];
  }
  for (const fixed of combinations) {
    const refused = checkOptions(kind, mission, fixed);
    if (refused) return [definitionProblem('options', `${path}.options`, { cause: refused })];
  }
  return [];
}

/** Checks one set of options with every pair of planes that the mission allows. */
function checkOptions(kind: AnyGameKind, { planes }: Mission, fixed: Record<string, unknown>): Rejection | null {
  const { picks, planes: count } = kind.sortie!;
  const bare = readOptions<Record<string, unknown>>(kind.options, fixed);
  if ('problems' in bare) return itemAt(bare.problems, 0);
  if (!picks || !planes) return null;
  const planesPerSide = count(bare.options);
  for (const first of new Set(planes[0])) {
    for (const second of new Set(planes[1])) {
      if (first === second) continue;
      const placed = placePlanes([first, ...planes[0]], [second, ...planes[1]], planesPerSide);
      if (!placed) return { code: 'campaign.wrongAirframes', params: { count: planesPerSide } };
      const read = readOptions<Record<string, unknown>>(kind.options, { ...fixed, [picks.option]: placed });
      if ('problems' in read) return itemAt(read.problems, 0);
    }
  }
  return null;
}

/** Assigns different types to the places, alternating between the sides; `null` if there are too few types. */
function placePlanes(ours: readonly string[], theirs: readonly string[], planesPerSide: number): string[] | null {
  const placed: string[] = [];
  for (let place = 0; place < 2 * planesPerSide; place++) {
    const type = (place % 2 === 0 ? ours : theirs).find((one) => !placed.includes(one));
    if (type === undefined) return null;
    placed.push(type);
  }
  return placed;
}
