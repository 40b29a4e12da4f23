// Runs the reliability tests with larger numbers and records the results: killed processes, mutated files, hostile requests,
// hours on one page, random matches, and the fairness and strength of the bots.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { root } from './app/root.ts';
import { command, fromHere, readArguments, refuse, type Terminal, wholeNumber } from './cli/arguments.ts';
import { type Effort, measureExploitability, proveOpponents } from './prove/opponents.ts';
import { costLine, readingLine, strengthLine, withLines } from './prove/opponentsPage.ts';
import { withProofs } from './prove/report.ts';
import { type Amounts, prove, stageNames } from './prove/stages.ts';
import { strengthTargetsOf } from './prove/strengthTargets.ts';

export const run = command('prove', async (terminal) => {
  const { values } = readArguments({
    args: terminal.args,
    options: {
      kills: { type: 'string', default: '1000' },
      mutations: { type: 'string', default: '100000' },
      requests: { type: 'string', default: '5000' },
      openings: { type: 'string', default: '400' },
      minutes: { type: 'string', default: '30' },
      soak: { type: 'string', default: '600' },
      matches: { type: 'string', default: '20000' },
      decisions: { type: 'string', default: '200' },
      first: { type: 'string', default: '0' },
      flights: { type: 'string', default: '1000' },
      pairs: { type: 'string' },
      limit: { type: 'string' },
      keep: { type: 'string' },
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
    soak: number('soak'),
    matches: number('matches'),
    decisions: number('decisions'),
    first: number('first'),
  };
  const all = stageNames(Object.keys(games));
  const wanted = values.only?.split(',') ?? all;
  for (const stage of wanted) if (!all.includes(stage)) refuse('command.noSuchStage', { stage, stages: all });

  const { pairs, limit, keep } = values;
  const effort: Effort = {
    flights: wholeNumber('flights', values.flights, 2, 1_000_000),
    ...(pairs !== undefined && { pairs: readPairs(pairs) }),
    ...(limit !== undefined && { minutes: wholeNumber('limit', limit, 0, 1_000_000) }),
    ...(keep !== undefined && { keep: fromHere(keep) }),
  };
  const file = values.to === undefined ? resolve(root, 'docs/reliability.md') : fromHere(values.to);
  const failed: string[] = [];
  for (const stage of wanted) {
    const [kind = '', of] = stage.split('.');
    const held =
      of === undefined
        ? await proveOnce(kind, amounts, file, terminal)
        : await proveBots(of, effort, dirname(file), terminal);
    if (!held) failed.push(stage);
  }
  terminal.print(failed.length > 0 ? say('prove.failed', { stages: failed }) : say('prove.held', { file }));
  terminal.exitCode = failed.length > 0 ? 1 : 0;
});

function readPairs(text: string): string[] {
  const known = new Set(Object.keys(games).flatMap((game) => strengthTargetsOf(game).map(({ a, b }) => `${a}:${b}`)));
  const pairs = text.split(',');
  for (const pair of pairs) if (!known.has(pair)) refuse('command.noSuchPair', { pair, pairs: [...known] });
  return pairs;
}

// The page is written after every stage, so that an interrupted run of hours keeps its results.
function rewrite(file: string, change: (page: string) => string): void {
  writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

async function proveOnce(stage: string, amounts: Amounts, file: string, terminal: Terminal): Promise<boolean> {
  const proof = await prove(stage, amounts, terminal.print);
  rewrite(file, (page) => withProofs(page, [proof]));
  return proof.failed === 0;
}

/** Measures strength and speed of the bots of a game, or their exploitability, and records them in `opponents.md`. */
async function proveBots(of: string, effort: Effort, folder: string, terminal: Terminal): Promise<boolean> {
  const date = new Date().toISOString().slice(0, 10);
  const tell = (table: string, line: string) => {
    terminal.print(line);
    rewrite(resolve(folder, 'opponents.md'), (page) => withLines(page, table, [line]));
  };
  if (of === 'reading') {
    const read = ([4, 5] as const).map((level) => ({ level, ...measureExploitability(level) }));
    for (const { level, gain, turns, held } of read)
      tell('How readable they are', readingLine(level, gain, turns, date, held));
    return read.every(({ held }) => held);
  }
  let all = true;
  const costs = await proveOpponents(of, effort, (result) => {
    all &&= result.isReached;
    tell('Strength', strengthLine(result, date));
  });
  for (const cost of costs) tell('Time a decision', costLine(of, cost, date));
  return all && costs.every(({ isWithinLimit: held }) => held);
}
