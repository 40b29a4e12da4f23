// Simulates careers in a campaign, with measured odds or by playing the matches, and prints statistics of the results.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type CampaignDefinition, type Difficulty, difficulties } from '@aerodrome/engine/meta/campaign/definition.ts';
import { campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { measure, type Wanted } from './careers/measure.ts';
import { readFlown, readOdds, writeFlown, writeOdds } from './careers/odds.ts';
import { person, playMission } from './careers/playMission.ts';
import { flownKey, report } from './careers/report.ts';
import { addCareer, type Count, inWords, newCount } from './careers/table.ts';
import { abstractCareer, career, onOdds, warOf } from './careers/walk.ts';
import { command, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { progressBar } from './cli/progress.ts';

command('careers', () => {
  const { values, positionals } = readArguments({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      careers: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      side: { type: 'string' },
      difficulty: { type: 'string', default: 'pilot' },
      matches: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      measure: { type: 'string' },
      long: { type: 'string' },
      top: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  });
  const careers = wholeNumber('careers', values.careers, 1, 1_000_000);
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  if (positionals[0] === 'all') {
    writeReport(careers, seed);
    return;
  }
  const definition = readCampaign(positionals[0]);
  const side = values.side ?? itemAt(definition.playable, 0);
  if (!definition.playable.includes(side)) refuse('careers.noSuchSide', { side, sides: [...definition.playable] });
  const difficulty = readDifficulty(values.difficulty);
  if (values.measure !== undefined) {
    const matches = wholeNumber('measure', values.measure, 1, 100_000);
    const long = wholeNumber('long', values.long ?? values.measure, 1, 100_000);
    const top = wholeNumber('top', values.top, 0, 5);
    measureAll(definition, difficulty, { careers, matches, long, top });
    return;
  }
  const count = walkAll(definition, side, difficulty, careers, seed, values.matches);
  // Stored for the report that `all` writes.
  if (values.matches && values.keep) {
    writeFlown({ ...readFlown(), [flownKey(definition.id, side, difficulty)]: { ...count, careers, seed } });
  }
  const result = {
    campaign: definition.id,
    side,
    difficulty,
    careers,
    seed,
    through: through(values.matches),
    ...count,
  };
  console.log(values.json ? JSON.stringify(result) : inWords(definition, result));
});

/** Writes the report of all campaigns, sides and difficulties. */
function writeReport(careers: number, seed: number): void {
  const drawnFrom = new Map<number, number>();
  const seen = (matches: number) => drawnFrom.set(matches, (drawnFrom.get(matches) ?? 0) + 1);
  const walks = campaigns.flatMap((definition) =>
    definition.playable.flatMap((side) =>
      difficulties.map((difficulty) => {
        return {
          definition,
          side,
          difficulty,
          count: walkAll(definition, side, difficulty, careers, seed, false, seen),
        };
      }),
    ),
  );
  writeFileSync(
    resolve(import.meta.dirname, '../../docs/campaigns.md'),
    report(walks, { careers, seed, person, odds: readOdds(), flown: readFlown(), drawnFrom }),
  );
}

function through(matches: boolean): string {
  return matches ? 'matches' : 'odds';
}

function readCampaign(id: string | undefined): CampaignDefinition {
  const known = campaigns.map((campaign) => campaign.id);
  return (
    campaigns.find((campaign) => campaign.id === id) ?? refuse('careers.unknown', { id: id ?? '', campaigns: known })
  );
}

function readDifficulty(text: string): Difficulty {
  const found = difficulties.find((difficulty) => difficulty === text);
  return found ?? refuse('careers.noSuchDifficulty', { difficulty: text, difficulties: [...difficulties] });
}

function walkAll(
  definition: CampaignDefinition,
  side: string,
  difficulty: Difficulty,
  careers: number,
  seed: number,
  matches: boolean,
  seen?: (matches: number) => void,
): Count {
  const odds = readOdds();
  const count = newCount(definition);
  const bar = progressBar(careers);
  for (let number = 0; number < careers; number++) {
    const war = warOf(definition, side, difficulty, deriveSeed(seed, number));
    const state = matches
      ? campaignLog.fold(career(war, (now, takeOff) => playMission(missionOf(now).game, takeOff)))
      : abstractCareer(war, onOdds(odds, seen));
    addCareer(count, state);
    bar.at(number);
  }
  bar.end();
  return count;
}

/** Adds measurements to the stored odds. They are written continuously, so the run can be stopped at any time. */
function measureAll(definition: CampaignDefinition, difficulty: Difficulty, wanted: Wanted): void {
  const odds = readOdds();
  const bar = progressBar(wanted.careers);
  measure(definition, difficulty, odds, wanted, (career) => {
    if (career % 10 === 9) writeOdds(odds);
    bar.at(career);
  });
  writeOdds(odds);
  bar.end();
}
