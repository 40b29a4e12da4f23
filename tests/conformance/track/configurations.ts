import { readOptions } from '@aerodrome/engine/core/options.ts';
import { biplanes, boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import { editionNames, scenarioNames, scenarios, trackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { Configuration } from '../run.ts';

const flags = [false, true];

/** Every mode on every board in both editions, each with every ordered pairing of biplanes that its options allow. */
export function configurations(): Configuration[] {
  const all: Configuration[] = [];
  for (const edition of editionNames) {
    for (const scenario of scenarioNames) {
      const pairs = scenarios[scenario].mission.flatMap((first) =>
        biplanes.filter((second) => second !== first).map((second) => [first, second]),
      );
      for (const board of boardSides) {
        const raw = { edition, scenario, board };
        for (const pair of pairs) add(all, { ...raw, biplanes: pair });
      }
      if (scenario === 'duel') continue;
      for (const smartThree of flags) {
        for (const adjustedBag of flags) {
          const raw = { edition, scenario, solo: true, smartThree, adjustedBag };
          for (const pair of pairs) add(all, { ...raw, biplanes: pair });
        }
      }
    }
  }
  return all;
}

/** The prototype bars red and blue from an adjusted bag: those pairings are no configurations. */
function add(all: Configuration[], raw: Record<string, unknown> & { biplanes: string[] }): void {
  if ('problems' in readOptions(trackOptions, raw)) return;
  const { edition, scenario, board, solo, smartThree, adjustedBag } = raw;
  const mode = solo ? 'solo' : 'two pilots';
  const extras = [board, smartThree && 'smart three', adjustedBag && 'adjusted bag'].filter(Boolean);
  all.push({
    family: `${edition} ${scenario}, ${mode}`,
    name: [`${edition} ${scenario}, ${mode}`, ...extras, raw.biplanes.join(' against ')].join(', '),
    raw,
  });
}
