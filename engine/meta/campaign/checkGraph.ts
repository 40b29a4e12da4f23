import type { Rejection } from '../../core/game.ts';
import { itemAt, lastOf } from '../../core/items.ts';
import type { Choice, Definition } from './definition.ts';
import { definitionProblem } from './definitionProblem.ts';

/** All orders that a `next` choice can lead to. */
export function possibleNext(next: Choice<string>): string[] {
  return typeof next === 'string' ? [next] : [...possibleNext(next.so), ...possibleNext(next.else)];
}

/** The orders that can follow an order: the next ones of its results and the offers of these. */
export function followers({ missions }: Definition, id: string): string[] {
  const offered = (order: string) => missions[order]?.offers?.map((offer) => offer.order) ?? [];
  const next = itemAt(missions, id).results.flatMap((result) => possibleNext(result.next));
  return [...new Set(next.flatMap((order) => [order, ...offered(order)]))];
}

/** Checks that every mission can be reached, none twice, and that every path leads to an ending. */
export function checkGraph(definition: Definition): Rejection[] {
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

function checkReachable(definition: Definition): Rejection[] {
  const { missions, start, endings } = definition;
  const met = new Set<string>();
  const ends = new Set<string>();
  const open = [start, ...(itemAt(missions, start).offers?.map(({ order }) => order) ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (!missions[id]) ends.add(id);
    else if (!met.has(id)) {
      met.add(id);
      open.push(...followers(definition, id));
    }
  }
  const lost = Object.keys(missions).filter((id) => !met.has(id));
  const never = ends.has('ending') ? [] : endings.filter(({ id }) => !ends.has(id)).map(({ id }) => id);
  return [
    ...lost.map((id) => definitionProblem('unreachable', `missions.${id}`)),
    ...never.map((id) => definitionProblem('unreachable', `endings.${id}`)),
  ];
}

/** A cycle of missions would make a campaign endless. */
function checkCycles(definition: Definition): Rejection[] {
  const { missions, start } = definition;
  const done = new Set<string>();
  const above: string[] = [];
  const problems: Rejection[] = [];
  const visit = (id: string) => {
    if (above.includes(id)) problems.push(definitionProblem('cycle', `missions.${id}`));
    if (!missions[id] || done.has(id) || above.includes(id)) return;
    above.push(id);
    for (const next of followers(definition, id)) visit(next);
    above.pop();
    done.add(id);
  };
  visit(start);
  return problems;
}
