import { levels } from '@aerodrome/engine/bots/bot.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Cost, Result } from './opponents.ts';
import { type StrengthTarget, strengthTargetsOf } from './strengthTargets.ts';

const head = [
  '# Opponents',
  '',
  "The bots' strength and speed, as measured by `npm run prove`. Each row is the latest of its kind, with its date. A draw",
  'counts half, every deal is played twice with sides exchanged, and intervals are 95 % confidence intervals. A bar is held',
  'if the estimate reaches it and the interval leaves no doubt about who is ahead. `random` plays any legal move, `safe` any',
  'move that keeps its airplane in the sky, `camper` circles at the ceiling, `fleer` keeps away from its enemy, `thrifty` plays',
  'one card and repairs when it must. Times are processor times, so',
  'that other load on the machine does not count.',
  '',
];

const tables: Readonly<Record<string, readonly string[]>> = {
  Strength: [
    '| Game | Mode | Who | Bar | Score | Elo | Games | Date | Held |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ],
  'Time a decision': [
    '| Game | Level | Half (ms) | 99 of 100 (ms) | Mean (ms) | Units a second | Date | Held |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ],
  'How readable they are': [
    '| Level | Gained by who knows it | Frozen turns | Date | Held |',
    '| --- | --- | --- | --- | --- |',
  ],
};

/** Number of leading cells that identify a row. */
const keys: Readonly<Record<string, number>> = { Strength: 3, 'Time a decision': 2, 'How readable they are': 1 };

/** The page with these rows; they replace older rows with the same leading cells. */
export function withLines(page: string, table: string, lines: readonly string[]): string {
  const old = new Map(Object.keys(tables).map((name) => [name, linesUnder(page, name)]));
  const keyOf = (line: string) =>
    line
      .split('|')
      .slice(1, 1 + itemAt(keys, table))
      .join('|');
  const list = old.get(table) as string[];
  for (const line of lines) {
    const at = list.findIndex((other) => keyOf(other) === keyOf(line));
    if (at < 0) list.push(line);
    else list[at] = line;
  }
  const sections = Object.entries(tables).flatMap(([name, columns]) => {
    const rows = inOrder(old.get(name) as string[]);
    return rows.length > 0 ? [`## ${name}`, '', ...columns, ...rows, ''] : [];
  });
  return [...head, ...sections].join('\n');
}

function linesUnder(page: string, name: string): string[] {
  const [, rest = ''] = page.split(`## ${name}\n`);
  const [part = ''] = rest.split('\n## ');
  return part
    .split('\n')
    .filter((line) => /^\| /.test(line))
    .slice(2);
}

/** Sorts rows by game, and within a game by the order of its targets. */
function inOrder(lines: readonly string[]): string[] {
  const beginnings = Object.keys(games).flatMap((id) => {
    const bars = strengthTargetsOf(id).map((bar) => `| ${say(`game.${id}`)} | ${bar.mode} | ${whoFlies(bar)} |`);
    return [...bars, ...levels.map((level) => `| ${say(`game.${id}`)} | ${level} |`)];
  });
  const place = (line: string) => beginnings.findIndex((beginning) => line.startsWith(beginning));
  return [...lines].sort((a, b) => place(a) - place(b));
}

const whoFlies = ({ a, b }: StrengthTarget) => `${a} against ${b}`;
const inCells = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
/** An integer with a minus sign instead of a hyphen. */
const whole = (value: number) => String(Math.round(value)).replace('-', '−');
const yes = (held: boolean) => (held ? 'yes' : 'no');

export function strengthLine(
  { target, score, elo, low, high, games: count, isReached: held }: Result,
  date: string,
): string {
  const interval = `${whole(elo)} (${whole(low)} … ${whole(high)})`;
  const percent = `${(100 * score).toFixed(1)} %`;
  const cells = [
    say(`game.${target.game}`),
    target.mode,
    whoFlies(target),
    barInWords(target),
    percent,
    interval,
    count,
    date,
    yes(held),
  ];
  return inCells(cells);
}

function barInWords({ least, most }: StrengthTarget): string {
  if (most) return `≤ ${100 * most.score} %`;
  if (!least) return '';
  return 'elo' in least ? `≥ ${least.elo} Elo` : `≥ ${100 * least.score} %`;
}

export function costLine(
  game: string,
  { level, p50, p99, mean, unitsPerSecond, isWithinLimit: held }: Cost,
  date: string,
): string {
  return inCells([say(`game.${game}`), level, p50, p99, mean, unitsPerSecond, date, yes(held)]);
}

export function readingLine(level: number, gain: number, turns: number, date: string, held: boolean): string {
  return inCells([level, gain, turns, date, yes(held)]);
}
