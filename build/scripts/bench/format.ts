import { maxEntries } from '@aerodrome/engine/saves/format.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { CommonResult, Result } from '../bench.ts';
import { columns } from '../cli/columns.ts';
import type { EngineRatios, SpeedRatio } from './compareEngines.ts';
import { goals } from './goals.ts';

export function inWords(id: string, result: Result): string {
  const figure = (value: number) => value.toLocaleString('en');
  return columns([
    [say('bench.title', { game: { key: `game.${id}` } })],
    [say('bench.gamesPerSecond'), figure(result.gamesPerSecond)],
    [say('bench.stepsPerSecond'), figure(result.stepsPerSecond)],
    [say('bench.stepMicroseconds'), figure(result.stepMicroseconds)],
    [say('bench.listMicroseconds'), figure(result.listMicroseconds)],
    [say('bench.cloneMicroseconds'), figure(result.cloneMicroseconds)],
    [say('bench.structuredCloneMicroseconds'), figure(result.structuredCloneMicroseconds)],
    [say('bench.timesAsFast'), figure(result.cloneTimesFaster)],
    [say('bench.copyMicroseconds'), figure(result.copyMicroseconds)],
    [say('bench.copyShareOfClone'), figure(result.copyShareOfClone)],
    [say('bench.sampleMicroseconds'), figure(result.sampleMicroseconds)],
    [say('bench.determinizeMicroseconds'), figure(result.determinizeMicroseconds)],
    ...Object.entries(result.previewMicroseconds).map(([type, cost]) => {
      return [say('bench.previewMicroseconds', { action: type }), figure(cost)];
    }),
    [say('bench.lineMicroseconds', { steps: result.shortMatchSteps }), figure(result.shortLineMicroseconds)],
    [say('bench.lineMicroseconds', { steps: result.longMatchSteps }), figure(result.longLineMicroseconds)],
    [say('bench.longStepMilliseconds', { steps: result.longMatchSteps }), figure(result.longStepMilliseconds)],
    [say('bench.longReadMilliseconds'), figure(result.longReadMilliseconds)],
    [
      say('bench.longestReadProcessorMilliseconds', { entries: maxEntries }),
      figure(result.longestReadProcessorMilliseconds),
    ],
    [say('bench.lookupMicroseconds'), figure(result.lookupMicroseconds)],
    [say('bench.xstateMicroseconds'), figure(result.xstateMicroseconds)],
    [say('bench.timesAsFast'), figure(result.lookupTimesFaster)],
    [say('bench.heapGames'), figure(result.heapGames)],
    [say('bench.heapBefore'), figure(result.heapBefore)],
    [say('bench.heapAfter'), figure(result.heapAfter)],
  ]).trimStart();
}

/** A row for each kind of work: the median, then each round. */
export function comparisonInWords(id: string, other: string, ratios: EngineRatios): string {
  const row = (label: string, { median, rounds }: SpeedRatio) => [label, ...[median, ...rounds].map(asFactor)];
  return columns([
    [say('bench.against', { game: { key: `game.${id}` }, folder: other })],
    row(say('bench.against.matches'), ratios.matches),
    row(say('bench.against.steps'), ratios.steps),
    row(say('bench.against.lists'), ratios.lists),
    row(say('bench.against.copies'), ratios.copies),
  ]).trimStart();
}

function asFactor(value: number): string {
  return value.toFixed(2);
}

export function thinkingInWords(thinking: Readonly<Record<string, Record<string, number>>>): string {
  return columns([
    [say('bench.thinking')],
    ...Object.entries(thinking).flatMap(([id, units]) =>
      Object.entries(units).map(([level, count]) => [
        say('bench.unitsPerSecond', { game: { key: `game.${id}` }, level }),
        count.toLocaleString('en'),
      ]),
    ),
  ]);
}

/** A figure, its goal, and its share of the goal in percent. */
function withGoal(figure: number, goal: number): string[] {
  const percent = Math.round((100 * figure) / goal);
  return [figure.toLocaleString('en'), say('bench.goal', { goal: goal.toLocaleString('en') }), `${percent} %`];
}

/** The figures of the measured parts that are not about one game. */
export function commonInWords(result: Partial<CommonResult>): string {
  const { startBytes, menuMilliseconds, reachMilliseconds, listMilliseconds, foldEvents, hall } = result;
  const rows: string[][] = [];
  if (foldEvents !== undefined)
    rows.push(
      [say('bench.meta.title')],
      [say('bench.meta.pair'), String(result.pairMilliseconds)],
      [say('bench.meta.fold', { events: foldEvents }), String(result.foldMilliseconds)],
      [
        say('bench.meta.append', { events: foldEvents }),
        ...withGoal(result.appendMilliseconds ?? 0, goals.roundRobinMilliseconds),
      ],
    );
  const app: string[][] = [];
  if (startBytes !== undefined) app.push([say('bench.app.startBytes'), ...withGoal(startBytes, goals.startBytes)]);
  if (menuMilliseconds !== undefined) app.push([say('bench.app.menu'), String(menuMilliseconds)]);
  for (const table of result.tables ?? [])
    app.push(
      [say('bench.app.frames', { game: { key: `game.${table.game}` } }), String(table.frames)],
      [say('bench.app.frame'), String(table.frameMilliseconds)],
      [say('bench.app.slowFrame'), ...withGoal(table.slowFrameMilliseconds, goals.slowFrameMilliseconds)],
      [say('bench.app.share'), String(table.frameShare)],
      [say('bench.app.drawCalls'), String(table.drawCalls)],
      [say('bench.app.restless'), String(table.restless)],
    );
  if (reachMilliseconds !== undefined) app.push([say('bench.app.reach'), String(reachMilliseconds)]);
  if (listMilliseconds !== undefined) app.push([say('bench.app.list'), String(listMilliseconds)]);
  const longestTask = (milliseconds: number) => [
    say('bench.app.longestTask'),
    ...withGoal(milliseconds, goals.longestTaskMilliseconds),
  ];
  for (const { count, open, scroll } of result.savedLists ?? [])
    app.push(
      [say('bench.app.saves', { count }), ...withGoal(open.totalMilliseconds, goals.savedListMilliseconds)],
      [say('bench.app.scroll', { count }), String(scroll.totalMilliseconds)],
      longestTask(Math.max(open.longestMilliseconds, scroll.longestMilliseconds)),
    );
  for (const { game, entries, totalMilliseconds, longestMilliseconds } of result.openings ?? [])
    app.push(
      [say('bench.app.opening', { game: { key: `game.${game}` }, entries }), String(totalMilliseconds)],
      longestTask(longestMilliseconds),
    );
  if (hall)
    app.push(
      [say('bench.app.hall', { events: hall.events, lines: hall.lines }), String(hall.totalMilliseconds)],
      longestTask(hall.longestMilliseconds),
    );
  if (app.length > 0) rows.push([say('bench.app.title')], ...app);
  return columns(rows).trimStart();
}
