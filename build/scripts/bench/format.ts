import { maxEntries } from '@aerodrome/engine/saves/format.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { AppResult, Result } from '../bench.ts';
import { columns } from '../cli/columns.ts';
import type { EngineRatios, SpeedRatio } from './compareEngines.ts';
import type { measureMeta } from './meta.ts';

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

export function metaInWords(result: ReturnType<typeof measureMeta>): string {
  return columns([
    [say('bench.meta.title')],
    [say('bench.meta.pair'), String(result.pairMilliseconds)],
    [say('bench.meta.fold', { events: result.foldEvents }), String(result.foldMilliseconds)],
    [say('bench.meta.append', { events: result.foldEvents }), String(result.appendMilliseconds)],
  ]);
}

export function appInWords(result: AppResult): string {
  return columns([
    [say('bench.app.title')],
    [say('bench.app.startBytes'), result.startBytes.toLocaleString('en')],
    [say('bench.app.menu'), String(result.menuMilliseconds)],
    ...result.tables.flatMap((table) => [
      [say('bench.app.frames', { game: { key: `game.${table.game}` } }), String(table.frames)],
      [say('bench.app.frame'), String(table.frameMilliseconds)],
      [say('bench.app.slowFrame'), String(table.slowFrameMilliseconds)],
      [say('bench.app.share'), String(table.frameShare)],
      [say('bench.app.drawCalls'), String(table.drawCalls)],
      [say('bench.app.restless'), String(table.restless)],
    ]),
    [say('bench.app.reach'), String(result.reachMilliseconds)],
    [say('bench.app.list'), String(result.listMilliseconds)],
    ...result.savedLists.flatMap(({ count, open, scroll }) => [
      [say('bench.app.saves', { count }), String(open.totalMilliseconds)],
      [say('bench.app.scroll', { count }), String(scroll.totalMilliseconds)],
      [say('bench.app.longestTask'), String(Math.max(open.longestMilliseconds, scroll.longestMilliseconds))],
    ]),
    ...result.openings.flatMap(({ game, entries, totalMilliseconds, longestMilliseconds }) => [
      [say('bench.app.opening', { game: { key: `game.${game}` }, entries }), String(totalMilliseconds)],
      [say('bench.app.longestTask'), String(longestMilliseconds)],
    ]),
  ]);
}
