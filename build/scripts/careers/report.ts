import { type Definition, isQuiet } from '@aerodrome/engine/meta/campaign/definition.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import type { Count } from './table.ts';

export interface Walked {
  definition: Definition;
  side: string;
  difficulty: string;
  count: Count;
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);
const rare = (part: number, whole: number) => (part > 0 && part / whole < 0.005 ? '< 1 %' : share(part, whole));

/** The figures as a page: what anybody who plays well comes to, campaign by campaign. */
export function report(walks: readonly Walked[], careers: number, seed: number, person: number): string {
  const ids = [...new Set(walks.map(({ definition }) => definition))];
  return `# Campaigns

Five campaigns come with Aerodrome; [write your own](campaigns/write-your-own.md) says how another is made. Here is what
becomes of those who fly them: ${careers} careers for each side and difficulty, seed ${seed}, by a bot of level ${person} in the
person's place, on the odds of matches that were really flown (\`build/careers/odds.json\`, which says how many: 20 to 100 for each). \`npm run careers -- all --careers
${careers} --seed ${seed}\` writes this page; \`npm run careers -- one-war --measure 400\` measures anew; with \`--matches\` careers go
through whole matches. Where nothing was measured at a level, the nearest level stands in for it.

${ids
  .map((definition) =>
    chapter(
      definition,
      walks.filter((walk) => walk.definition === definition),
      careers,
    ),
  )
  .join('\n')}`;
}

function chapter(definition: Definition, walks: readonly Walked[], careers: number): string {
  const head = walks.map(({ side, difficulty }) => `${side}, ${difficulty}`);
  const row = (title: string, cell: (count: Count) => string) =>
    `| ${[title, ...walks.map(({ count }) => cell(count))].join(' | ')} |`;
  const title = (key: string) => tell(definition, { key });
  const flown = Object.keys(definition.missions).filter((id) => !isQuiet(definition.missions[id]));
  const lines = [
    `## ${title('title')}`,
    '',
    `| | ${head.join(' | ')} |`,
    `| --- |${walks.map(() => ' ---: |').join('')}`,
    row('The first pilot is alive', ({ firstAlive }) => share(firstAlive, careers)),
    row('Alive of those who began', ({ originalsAlive }) => (originalsAlive / careers).toFixed(1)),
    row('Sent by the depot', ({ green }) => (green / careers).toFixed(1)),
    ...definition.endings.map(({ id }) =>
      row(`*${title(`ending.${id}.title`)}*`, ({ endings }) => rare(endings[id], careers)),
    ),
    ...flown.map((id) =>
      row(`${title(`mission.${id}.title`)}: met, won`, ({ missions }) => {
        const { met, grades } = missions[id];
        return `${rare(met, careers)}, ${share(grades[3] + grades[4], met)}`;
      }),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
