// Fits the evaluation weights of bots to the results of their own matches (self-play).
import { writeFileSync } from 'node:fs';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { importTools } from '../games/discover.ts';
import { command, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { fitted, type Learner, type TrainingExample } from './learn/fit.ts';

const learners = Object.values(await importTools<Learner>('learner', 'learner'));

command('learn', () => {
  const { values } = readArguments({
    args: process.argv.slice(2),
    options: {
      games: { type: 'string', default: '3000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  const games = wholeNumber('games', values.games, 10, 1_000_000);
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const known = learners.flatMap(({ subjects }) => subjects);
  const wanted = values.only?.split(',') ?? known;
  for (const name of wanted) if (!known.includes(name)) refuse('command.nothingToLearn', { name });
  for (const learner of learners) {
    const subjects = learner.subjects.filter((name) => wanted.includes(name));
    if (subjects.length > 0) writeFileSync(learner.file, written(learner, learnt(learner, subjects, games, seed)));
  }
});

/** Each generation plays with the weights of the previous one. */
function learnt(
  { before, lessons, size, generations, pace }: Learner,
  subjects: readonly string[],
  games: number,
  seed: number,
): Readonly<Record<string, readonly number[]>> {
  const tables: Record<string, readonly number[]> = { ...before };
  for (const { name, fly } of lessons(subjects)) {
    let table: readonly number[] = new Array(size).fill(0);
    for (let generation = 0; generation < generations; generation++) {
      const noticed: TrainingExample[] = [];
      for (let number = 0; number < games; number++) {
        noticed.push(...fly(table, new SeededRandom(deriveSeed(seed + generation, number))));
      }
      table = fitted(noticed, table, pace, new SeededRandom(seed));
      console.error(`${name}: generation ${generation + 1}, ${noticed.length} tables`);
    }
    tables[name] = table;
  }
  return tables;
}

function written({ by }: Learner, tables: Readonly<Record<string, readonly number[]>>): string {
  const lines = Object.entries(tables).map(([name, table]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: [${table.join(', ')}],`;
  });
  return `/** Learnt by \`npm run learn\`, in hundredths; ${by}. Not to be edited by hand. */
export const weights: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
};
`;
}
