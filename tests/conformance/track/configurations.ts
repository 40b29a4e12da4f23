import { readOptions } from '@aerodrome/engine/core/options.ts';
import { biplanes, boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import {
  editionNames,
  type ScenarioName,
  scenarioNames,
  scenarios,
  trackOptions,
} from '@aerodrome/engine/games/track/options.ts';
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
      for (const pair of pairs.filter((each) => each.includes('black')))
        add(all, handicapped(scenario, { edition, biplanes: pair }));
      if (scenario === 'duel') continue;
      add(all, handicapped(scenario, { edition, solo: true, biplanes: [...scenarios[scenario].pair] }));
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

/** Damage to begin with; black's tiles must take no notice of it. */
function handicapped(scenario: ScenarioName, raw: { biplanes: string[]; [option: string]: unknown }) {
  return { ...raw, scenario, handicaps: true, damage: scenario === 'escort' ? [2, 3, 1] : [2, 3] };
}

/** The prototype bars red and blue from an adjusted bag: those pairings are no configurations. */
function add(all: Configuration[], raw: Record<string, unknown> & { biplanes: string[] }): void {
  if ('problems' in readOptions(trackOptions, raw)) return;
  const { edition, scenario, board, solo, smartThree, adjustedBag, handicaps } = raw;
  const mode = solo ? 'solo' : 'two pilots';
  const extras = [board, smartThree && 'smart three', adjustedBag && 'adjusted bag', handicaps && 'handicaps'].filter(
    Boolean,
  );
  all.push({
    family: `${edition} ${scenario}, ${mode}`,
    name: [`${edition} ${scenario}, ${mode}`, ...extras, raw.biplanes.join(' against ')].join(', '),
    raw,
  });
}
