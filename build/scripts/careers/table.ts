import { itemAt } from '@aerodrome/engine/core/items.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { columns } from '../cli/columns.ts';

/** Statistics of careers. */
export interface Count {
  endings: Record<string, number>;
  missions: Record<string, { met: number; grades: number[] }>;
  /** Careers whose first pilot survives, and surviving pilots of the first roster. */
  firstAlive: number;
  originalsAlive: number;
  /** Replacement pilots. */
  green: number;
  /** Careers by the final position of the front line. */
  sector: Record<string, number>;
  stars: Record<string, number>;
}

export function newCount({ endings, missions, challenges }: CampaignDefinition): Count {
  return {
    endings: Object.fromEntries(endings.map(({ id }) => [id, 0])),
    missions: Object.fromEntries(Object.keys(missions).map((id) => [id, { met: 0, grades: [0, 0, 0, 0, 0] }])),
    firstAlive: 0,
    originalsAlive: 0,
    green: 0,
    sector: {},
    stars: Object.fromEntries(challenges.map(({ key }) => [key, 0])),
  };
}

export function addCareer(count: Count, { ending, past, flights }: CampaignState): void {
  if (ending === null) throw new Error('a career that does not end');
  const flight = itemAt(flights, 0);
  count.endings[ending] = itemAt(count.endings, ending) + 1;
  for (const { order, grades, stars } of past) {
    const mission = itemAt(count.missions, order);
    const grade = itemAt(grades, 0) + 2;
    mission.met++;
    mission.grades[grade] = itemAt(mission.grades, grade) + 1;
    for (const star of stars) count.stars[star] = itemAt(count.stars, star) + 1;
  }
  const isAlive = ({ condition }: { condition: string }) => condition !== 'killed';
  const first = flight.pilots.find(({ id }) => id === flight.first);
  if (first && isAlive(first)) count.firstAlive++;
  count.originalsAlive += flight.pilots.filter((pilot) => pilot.original && isAlive(pilot)).length;
  count.green += flight.pilots.filter(({ original }) => !original).length;
  const sector = String(flight.counters.sector ?? 0);
  count.sector[sector] = (count.sector[sector] ?? 0) + 1;
}

type Result = Count & { side: string; difficulty: string; careers: number; seed: number; through: string };

export function inWords(definition: CampaignDefinition, result: Result): string {
  const { careers } = result;
  const share = (count: number) => [String(count), `${((count / careers) * 100).toFixed(1)} %`];
  const title = campaignText(definition, { key: 'title' });
  const missions = Object.entries(result.missions).map(([id, { met, grades }]) => {
    const won = itemAt(grades, 3) + itemAt(grades, 4);
    const wins = met === 0 ? '' : `${((won / met) * 100).toFixed(0)} %`;
    return [campaignText(definition, { key: `mission.${id}.title` }), ...share(met), wins];
  });
  const sectors = Object.keys(result.sector).sort((a, b) => Number(a) - Number(b));
  return [
    say('careers.title', { title, side: result.side, difficulty: result.difficulty, careers, seed: result.seed }),
    columns([
      [say('careers.endings')],
      ...Object.entries(result.endings).map(([id, count]) => [
        campaignText(definition, { key: `ending.${id}.title` }),
        ...share(count),
      ]),
      [say('careers.missions')],
      ...missions,
      [say('careers.pilots')],
      [say('careers.firstAlive'), ...share(result.firstAlive)],
      [say('careers.originalsAlive'), (result.originalsAlive / careers).toFixed(2), ''],
      [say('careers.green'), (result.green / careers).toFixed(2), ''],
      [say('careers.sector')],
      ...sectors.map((key) => [key.replace('-', '−'), ...share(itemAt(result.sector, key))]),
    ]),
  ].join('\n');
}
