import type { Rejection } from '../../core/game.ts';
import { itemAt, lastOf } from '../../core/items.ts';
import type { CampaignDefinition, Choice } from './definition.ts';
import { definitionProblem } from './definitionProblem.ts';

/** All orders that a `next` choice can lead to. */
export function possibleNext(next: Choice<string>): string[] {
  return typeof next === 'string' ? [next] : [...possibleNext(next.so), ...possibleNext(next.else)];
}

/** The orders that can follow an order: the next ones of its results and the offers of these. */
export function followers({ missions }: CampaignDefinition, id: string): string[] {
  const offered = (order: string) => missions[order]?.offers?.map((offer) => offer.order) ?? [];
  const next = itemAt(missions, id).results.flatMap((result) => possibleNext(result.next));
  return [...new Set(next.flatMap((order) => [order, ...offered(order)]))];
}

/** Checks that every mission can be reached, none twice, and that every path leads to an ending. */
export function checkGraph(definition: CampaignDefinition): Rejection[] {
  const { missions, endings, start } = definition;
  if (!missions[start]) return [definitionProblem('noSuchMission', 'start', { mission: start })];
  const problems: Rejection[] = [];
  const isEnding = (id: string) => id === 'ending' || endings.some((ending) => ending.id === id);
  for (const { id } of endings)
    if (missions[id] || id === 'ending') problems.push(definitionProblem('twice', `endings.${id}`));
  for (const [id, { results, offers = [] }] of Object.entries(missions)) {
    const path = `missions.${id}`;
    if (lastOf(results).when) problems.push(definitionProblem('noDefault', `${path}.results`));
    for (const { order } of offers) {
      if (!missions[order]) problems.push(definitionProblem('noSuchMission', `${path}.offers`, { mission: order }));
    }
    for (const [at, { next }] of results.entries()) {
      for (const mission of possibleNext(next)) {
        if (!missions[mission] && !isEnding(mission)) {
          problems.push(definitionProblem('noSuchMission', `${path}.results.${at}.next`, { mission }));
        }
      }
    }
  }
  if (lastOf(endings).when) problems.push(definitionProblem('noDefault', 'endings'));
  if (problems.length > 0) return problems;
  return [...checkReachable(definition), ...checkCycles(definition)];
}

function checkReachable(definition: CampaignDefinition): Rejection[] {
  const { missions, start, endings } = definition;
  const visited = new Set<string>();
  const reachedEndings = new Set<string>();
  const queue = [start, ...(itemAt(missions, start).offers?.map(({ order }) => order) ?? [])];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (!missions[id]) reachedEndings.add(id);
    else if (!visited.has(id)) {
      visited.add(id);
      queue.push(...followers(definition, id));
    }
  }
  const unreachedMissions = Object.keys(missions).filter((id) => !visited.has(id));
  const unreachedEndings = reachedEndings.has('ending')
    ? []
    : endings.filter(({ id }) => !reachedEndings.has(id)).map(({ id }) => id);
  return [
    ...unreachedMissions.map((id) => definitionProblem('unreachable', `missions.${id}`)),
    ...unreachedEndings.map((id) => definitionProblem('unreachable', `endings.${id}`)),
  ];
}

/** A cycle of missions would make a campaign endless. */
function checkCycles(definition: CampaignDefinition): Rejection[] {
  const { missions, start } = definition;
  const done = new Set<string>();
  const path: string[] = [];
  const problems: Rejection[] = [];
  const visit = (id: string) => {
    if (path.includes(id)) problems.push(definitionProblem('cycle', `missions.${id}`));
    if (!missions[id] || done.has(id) || path.includes(id)) return;
    path.push(id);
    for (const next of followers(definition, id)) visit(next);
    path.pop();
    done.add(id);
  };
  visit(start);
  return problems;
}
