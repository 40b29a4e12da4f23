import { itemAt } from '@aerodrome/engine/core/items.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { type CampaignDefinition, isQuiet } from '@aerodrome/engine/meta/campaign/definition.ts';
import type { Flown, Odds } from './odds.ts';
import type { Count } from './table.ts';

export interface Walked {
  definition: CampaignDefinition;
  side: string;
  difficulty: string;
  count: Count;
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);
const rare = (part: number, whole: number) => (part > 0 && part / whole < 0.005 ? '< 1 %' : share(part, whole));

export interface Basis {
  careers: number;
  seed: number;
  /** The bot level that stands for the person. */
  person: number;
  odds: Odds;
  flown: Flown;
  /** Histogram: number of draws by the number of matches in their cell. */
  drawnFrom: ReadonlyMap<number, number>;
}

/** The minimum number of measured matches behind this share of the draws. */
function behind(drawnFrom: Basis['drawnFrom'], part: number): number {
  const all = [...drawnFrom].sort(([a], [b]) => b - a);
  let left = part * all.reduce((sum, [, often]) => sum + often, 0);
  for (const [matches, often] of all) {
    left -= often;
    if (left <= 0) return matches;
  }
  return 0;
}

export function flownKey(id: string, side: string, difficulty: string): string {
  return `${id} ${side} ${difficulty}`;
}

/** The page of all figures, one chapter per campaign. */
export function report(walks: readonly Walked[], basis: Basis): string {
  const { careers, seed, person, odds, drawnFrom } = basis;
  const ids = [...new Set(walks.map(({ definition }) => definition))];
  const matches = Object.values(odds.cells).map((cell) => cell.matches);
  return `# Campaigns

Aerodrome has five built-in campaigns; [write your own](campaigns/write-your-own.md) explains how to add one. The tables
show how careers in them end: ${careers} careers for each side and difficulty, seed ${seed}, with a bot of level ${person} in the
person's place. Results of missions are drawn from the measured results of ${matches.reduce((sum, count) => sum + count, 0)} matches. These are stored by mission,
side, level and handicap: low stores, few planes, aces (\`build/careers/odds.json\`). Half of the draws here come from ${behind(drawnFrom, 0.5)}
matches or more, nine tenths from ${behind(drawnFrom, 0.9)} or more; a case that was not measured uses the nearest one.

\`npm run careers -- all --careers ${careers} --seed ${seed}\` writes this page. \`npm run careers -- one-war --measure 400 --careers 1000
--difficulty ace\` plays matches until each case has 400, and adds them to the stored ones. With \`--matches --keep\` careers
are played as whole matches; their results are the second table of a chapter.

${ids
  .map((definition) =>
    chapter(
      definition,
      walks.filter((walk) => walk.definition === definition),
      basis,
    ),
  )
  .join('\n')}`;
}

function chapter(definition: CampaignDefinition, walks: readonly Walked[], { careers, flown }: Basis): string {
  const through = walks.flatMap(({ side, difficulty }) => {
    const found = flown[flownKey(definition.id, side, difficulty)];
    return found ? [{ head: `${side}, ${difficulty}: ${found.careers} careers`, ...found }] : [];
  });
  const real = through.length === 0 ? '' : `\n${table(definition, through)}`;
  const walked = walks.map(({ side, difficulty, count }) => ({ head: `${side}, ${difficulty}`, careers, ...count }));
  return `## ${campaignText(definition, { key: 'title' })}\n\n${table(definition, walked)}${real}`;
}

type Column = Count & { head: string; careers: number };

function table(definition: CampaignDefinition, columns: readonly Column[]): string {
  const row = (title: string, cell: (column: Column) => string) => `| ${[title, ...columns.map(cell)].join(' | ')} |`;
  const title = (key: string) => campaignText(definition, { key });
  const flown = Object.keys(definition.missions).filter((id) => !isQuiet(itemAt(definition.missions, id)));
  const counted = definition.counters.some(({ key }) => key === 'sector');
  const lines = [
    `| | ${columns.map(({ head }) => head).join(' | ')} |`,
    `| --- |${columns.map(() => ' ---: |').join('')}`,
    row('The first pilot is alive', ({ firstAlive, careers }) => share(firstAlive, careers)),
    row('Original pilots alive', ({ originalsAlive, careers }) => (originalsAlive / careers).toFixed(1)),
    row('Replacements from the depot', ({ green, careers }) => (green / careers).toFixed(1)),
    ...(counted ? [row('Front line', ({ sector, careers }) => meanOf(sector, careers))] : []),
    ...definition.endings.map(({ id }) =>
      row(`*${title(`ending.${id}.title`)}*`, ({ endings, careers }) => rare(itemAt(endings, id), careers)),
    ),
    ...flown.map((id) =>
      row(`${title(`mission.${id}.title`)}: met, won`, ({ missions, careers }) => {
        const { met, grades } = itemAt(missions, id);
        return `${rare(met, careers)}, ${share(itemAt(grades, 3) + itemAt(grades, 4), met)}`;
      }),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function meanOf(sector: Count['sector'], careers: number): string {
  const sum = Object.entries(sector).reduce((total, [at, count]) => total + Number(at) * count, 0);
  return (sum / careers).toFixed(1).replace('-', '−');
}
