// Runs at length what the tests run in short, and writes down what came of it: kills, mutated
// files, hostile requests, long days on one page, random matches.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { root } from './app/root.ts';
import { command, fromHere, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { type Proof, withProofs } from './prove/report.ts';
import { type Amounts, prove, stageNames } from './prove/stages.ts';

command('prove', () => {
  const { values } = readArguments({
    options: {
      kills: { type: 'string', default: '1000' },
      mutations: { type: 'string', default: '100000' },
      requests: { type: 'string', default: '5000' },
      openings: { type: 'string', default: '400' },
      minutes: { type: 'string', default: '30' },
      matches: { type: 'string', default: '20000' },
      first: { type: 'string', default: '0' },
      only: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const number = (name: keyof Amounts) => wholeNumber(name, values[name], name === 'first' ? 0 : 1, 1_000_000_000);
  const amounts: Amounts = {
    kills: number('kills'),
    mutations: number('mutations'),
    requests: number('requests'),
    openings: number('openings'),
    minutes: number('minutes'),
    matches: number('matches'),
    first: number('first'),
  };
  const all = stageNames(Object.keys(games));
  const wanted = values.only?.split(',') ?? all;
  for (const stage of wanted) if (!all.includes(stage)) refuse('command.noSuchStage', { stage, stages: all });

  const file = values.to === undefined ? resolve(root, 'docs/reliability.md') : fromHere(values.to);
  const proofs: Proof[] = [];
  for (const stage of wanted) {
    proofs.push(prove(stage, amounts));
    // After every stage: a run of hours that is cut short has still shown something.
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, withProofs(before, proofs.slice(-1)));
  }
  const failed = proofs.filter((proof) => proof.failed > 0).map(({ stage }) => stage);
  console.log(failed.length > 0 ? say('prove.failed', { stages: failed }) : say('prove.held', { file }));
  process.exitCode = failed.length > 0 ? 1 : 0;
});
