import type { Rejection } from '../../core/game.ts';
import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import { type CampaignDefinition, difficulties, fateRows, maxAirframes } from './definition.ts';
import { definitionProblem } from './definitionProblem.ts';
import { fateOutcomes } from './state.ts';

/** Checks sides, names, counters and hangar for references to things that do not exist. */
export function checkRoster({ sides, playable, roster, counters, hangar }: CampaignDefinition): Rejection[] {
  const problems: Rejection[] = [];
  if (sides[0] === sides[1]) problems.push(definitionProblem('sidesAlike', 'sides'));
  for (const side of playable)
    if (!sides.includes(side)) problems.push(definitionProblem('noSuchSide', 'playable', { side }));
  for (const side of sides) {
    if ((roster.names[side]?.length ?? 0) < roster.size)
      problems.push(definitionProblem('tooFewNames', `roster.names.${side}`));
    if (!roster.enemies[side]) problems.push(definitionProblem('tooFewNames', `roster.enemies.${side}`));
  }
  for (const [at, { key, min, max, start }] of counters.entries()) {
    if (start < min || start > max) problems.push(definitionProblem('outOfBounds', `counters.${at}.start`));
    if (counters.findIndex((other) => other.key === key) < at)
      problems.push(definitionProblem('twice', `counters.${at}.key`));
  }
  const airframes = hangar.reduce((sum, { number }) => sum + number, 0);
  if (airframes > maxAirframes) problems.push(definitionProblem('tooManyAirframes', 'hangar', { most: maxAirframes }));
  for (const [at, { game, side }] of hangar.entries()) {
    if (!isCampaignGame(game)) problems.push(definitionProblem('unknownGame', `hangar.${at}.game`, { game }));
    if (side !== undefined && !sides.includes(side))
      problems.push(definitionProblem('noSuchSide', `hangar.${at}.side`, { side }));
  }
  return problems;
}

export function isCampaignGame(game: string): boolean {
  return Object.hasOwn(games, game) && itemAt(games, game).sortie !== undefined;
}

/** Checks that each row of fates adds up to its `of`. */
export function checkOdds({ fates }: CampaignDefinition): Rejection[] {
  return difficulties.flatMap((difficulty) =>
    fateRows.flatMap((name) => {
      const row = fates[difficulty][name];
      const sum = fateOutcomes.reduce((total, outcome) => total + row[outcome], 0);
      return sum === row.of ? [] : [definitionProblem('odds', `fates.${difficulty}.${name}`, { sum, of: row.of })];
    }),
  );
}
