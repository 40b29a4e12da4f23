import type { Rejection } from '../../core/game.ts';

/** A problem of a definition, with the path to it. */
export function definitionProblem(what: string, path: string, params: Rejection['params'] = {}): Rejection {
  return { code: `campaign.definition.${what}`, params: { path: path.slice(0, 120), ...params } };
}
