// Benchmarks of the engine (games, steps, copies, phase table against xstate) and of the page (bots, menu, script time of
// each animation frame). With `--against`, a comparison of the engine with that of another checkout.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, AnyGame, AnyGameKind, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { PhaseTable, phaseValue } from '@aerodrome/engine/core/phases.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { maxEntries, writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { type Saved, writeLine } from '@aerodrome/engine/saves/tail.ts';
import { type StateValue, transition } from 'xstate';
import { measureApp, measureList } from './bench/app.ts';
import { unitsPerSecond } from './bench/botSpeed.ts';
import { compareEngines } from './bench/compareEngines.ts';
import {
  copyStates,
  decisions,
  type Engine,
  isCheckout,
  listActions,
  playMatches,
  type Recorded,
  record,
  shares,
  stepRecorded,
} from './bench/engineWork.ts';
import { appInWords, comparisonInWords, inWords, metaInWords, thinkingInWords } from './bench/format.ts';
import { measureLargeData } from './bench/largeData.ts';
import { measureMeta } from './bench/meta.ts';
import { measureMovementRange } from './bench/movementRange.ts';
import { measureStartSize } from './bench/startSize.ts';
import { command, fromHere, readArguments, readGame, readGameOptions, refuse, wholeNumber } from './cli/arguments.ts';
import { play } from './cli/play.ts';

const rounds = 5;
/** Length of a long match of Squadrons. */
const longSteps = 1400;
/** Length of a match whose steps are compared with those of a long one. */
const shortSteps = 40;

export const run = command('bench', async ({ args, print }) => {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      million: { type: 'boolean', default: false },
      against: { type: 'string' },
      rounds: { type: 'string' },
      percent: { type: 'string', default: '100' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1) refuse('command.surplus', { value: itemAt(positionals, 1) });
  const kind = readGame(positionals[0] ?? 'track');
  const part = wholeNumber('percent', values.percent, 1, 100) / 100;
  const share = (shares[kind.id] ?? 1) * part;
  if (values.against !== undefined) {
    const other = fromHere(values.against);
    if (!isCheckout(other)) refuse('bench.noCheckout', { folder: values.against });
    const rounds = wholeNumber('rounds', values.rounds ?? '9', 1, 1000);
    const ratios = await compareEngines(kind.id, other, share, rounds);
    return print(values.json ? JSON.stringify(ratios) : comparisonInWords(kind.id, values.against, ratios));
  }
  if (values.rounds !== undefined) refuse('bench.roundsOfNothing');

  const game: AnyGame = kind.open(readGameOptions(kind, [], undefined));
  const result = measure(kind, game, share, values.million ? 1_000_000 : 20_000);
  // With a named game only that one is measured.
  const alone = positionals.length > 0;
  const thinking = Object.fromEntries(
    (alone ? [kind] : Object.values(games)).map((one) => [one.id, thinkingOf(one, part)]),
  );
  const meta = alone ? null : measureMeta(best);
  const app = alone
    ? null
    : {
        ...(await measureStartSize()),
        ...(await measureApp()),
        ...(await measureList()),
        ...(await measureMovementRange()),
        ...(await measureLargeData()),
      };
  if (values.json) return print(JSON.stringify({ ...result, unitsPerSecond: thinking, ...meta, ...app }));
  print(inWords(kind.id, result));
  print(thinkingInWords(thinking));
  if (meta) print(metaInWords(meta));
  if (app) print(appInWords(app));
});

function thinkingOf(kind: AnyGameKind, part: number): Record<string, number> {
  return unitsPerSecond(kind, kind.open(readGameOptions(kind, [], undefined)), part);
}

export type Result = ReturnType<typeof measure>;
export type AppResult = Awaited<ReturnType<typeof measureStartSize>> &
  Awaited<ReturnType<typeof measureApp>> &
  Awaited<ReturnType<typeof measureList>> &
  Awaited<ReturnType<typeof measureMovementRange>> &
  Awaited<ReturnType<typeof measureLargeData>>;

function measure(kind: AnyGameKind, game: AnyGame, share: number, heapGames: number) {
  const engine: Engine = { kind, game, random: 'random', play, SeededRandom };
  const { games, steps } = pace(engine, 3000 * share);
  const recorded = record(engine, 200 * share);
  const asked = decisions(engine, recorded);
  return {
    gamesPerSecond: Math.round(1 / games),
    stepsPerSecond: Math.round(1 / steps),
    stepMicroseconds: micro(best(() => stepRecorded(engine, recorded))),
    listMicroseconds: micro(best(() => listActions(engine, asked))),
    ...copies(game, recorded),
    ...samples(game, recorded),
    previewMicroseconds: previews(game, recorded),
    ...longMatch(kind, readGameOptions(kind, [], undefined)),
    ...lookups(game, recorded),
    ...heap(engine, heapGames * share),
  };
}

/** Seconds per unit of work: the best of several rounds after a warm-up, because noise only adds time. */
function best(round: () => number): number {
  round();
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    const done = round();
    least = Math.min(least, (performance.now() - start) / 1000 / done);
  }
  return least;
}

/** Time of whole random games, including the choice of actions. */
function pace(engine: Engine, count: number): { games: number; steps: number } {
  let played = { matches: 0, steps: 0 };
  const games = best(() => {
    played = playMatches(engine, count);
    return played.matches;
  });
  return { games, steps: (games * played.matches) / played.steps };
}

function copies(game: AnyGame, recorded: readonly Recorded[]) {
  const states = recorded.flatMap((one) => one.states);
  const timed = (copy: (state: GameState) => unknown) => best(() => copyStates(copy, states));
  const byHand = timed(game.copy);
  const own = timed(clone);
  const structured = timed(structuredClone);
  return {
    copyMicroseconds: micro(byHand),
    copyShareOfClone: ratio(byHand / own),
    cloneMicroseconds: micro(own),
    structuredCloneMicroseconds: micro(structured),
    cloneTimesFaster: ratio(structured / own),
  };
}

/** Time of a determinization: by a sampler with many samples per decision, as bots do it, and by `determinize`. */
function samples(game: AnyGame, recorded: readonly Recorded[]) {
  const asked = recorded.flatMap(({ states }) =>
    states.map((state) => {
      const seat = itemAt(game.awaiting(state) as readonly Seat[], 0);
      return { view: game.view(state, seat), seat };
    }),
  );
  const some = asked.filter((_, i) => i % Math.ceil(asked.length / 2000) === 0);
  const rng = new SeededRandom(4);
  const draws = 16;
  const sampled = best(() => {
    for (const { view, seat } of some) {
      const sample = game.sampler(view, seat);
      for (let i = 0; i < draws; i++) sample(rng);
    }
    return some.length * draws;
  });
  const guessed = best(() => {
    for (const { view, seat } of some) game.determinize(view, seat, rng);
    return some.length;
  });
  return { sampleMicroseconds: micro(sampled), determinizeMicroseconds: micro(guessed) };
}

/** Time of `preview` by action type. */
function previews(game: AnyGame, recorded: readonly Recorded[]): Record<string, number> {
  const shown = new Map<string, { view: unknown; action: Action }[]>();
  for (const { states, actions } of recorded) {
    for (const [i, action] of actions.entries()) {
      const view = game.view(states[i], action.seat);
      const list = shown.get(action.type) ?? [];
      shown.set(action.type, list);
      if (list.length < 200 && game.preview?.(view, action)) list.push({ view, action });
    }
  }
  const costs = [...shown].filter(([, list]) => list.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    costs.map(([type, list]) => {
      const cost = best(() => {
        for (const { view, action } of list) game.preview?.(view, action);
        return list.length;
      });
      return [type, micro(cost)];
    }),
  );
}

/** Time of a step of a long match without the screen: submit, view, frames and save; and of reading the save. */
function longMatch(kind: AnyGameKind, options: Record<string, unknown>) {
  let match = Match.start(kind, options, 3);
  const choice = new SeededRandom(3);
  const step = () => {
    const awaited = match.awaiting();
    const legal = match.outcome === null ? match.legalActions(itemAt(awaited, choice.below(awaited.length))) : [];
    match = match.outcome === null ? match.submit(itemAt(legal, choice.below(legal.length))) : match.takeBack(0);
    return match;
  };
  while (match.length < shortSteps) step();
  const shortLineMicroseconds = lineCost(match, step());
  while (match.length < longSteps) step();
  const longLineMicroseconds = lineCost(match, step());
  writeSave(match, {});
  const costs: number[] = [];
  for (let i = 0; i < 60; i++) {
    const began = performance.now();
    step();
    match.view('table');
    match.frames('table');
    writeSave(match, {});
    costs.push(performance.now() - began);
  }
  const longMatchSteps = match.length;
  const text = writeSave(match, {});
  const began = performance.now();
  readSave(text, [kind]);
  const longReadMilliseconds = ratio(performance.now() - began);
  while (match.length < maxEntries) step();
  return {
    longMatchSteps,
    shortMatchSteps: shortSteps,
    shortLineMicroseconds,
    longLineMicroseconds,
    longStepMilliseconds: ratio(
      itemAt(
        costs.sort((a, b) => a - b),
        costs.length >> 1,
      ),
    ),
    longReadMilliseconds,
    longestReadProcessorMilliseconds: processorMilliseconds(kind, writeSave(match, {})),
  };
}

/** Time of the line that appends a step to the file of a match. */
function lineCost(before: Match, after: Match): number {
  const [from, to] = [before, after].map((match) => ({ match, about: {} })) as [Saved, Saved];
  return micro(
    best(() => {
      for (let i = 0; i < 200; i++) writeLine(from, to, '0'.repeat(16));
      return 200;
    }),
  );
}

/** Processor time of reading a save; independent of other load. No valid save may take 2 s. */
function processorMilliseconds(kind: AnyGameKind, text: string): number {
  const began = process.cpuUsage();
  readSave(text, [kind]);
  const { user, system } = process.cpuUsage(began);
  return ratio((user + system) / 1000);
}

/** Time of one transition by `PhaseTable`, and by xstate from a prepared snapshot. */
function lookups(game: AnyGame, recorded: readonly Recorded[]) {
  const chart = new PhaseTable<GameState, never>(game.phases, {});
  const cases = recorded.slice(0, 20).flatMap(({ actions, states }) => {
    return actions.map(({ type }, i) => {
      const state = itemAt(states, i);
      const snapshot = game.phases.resolveState({ value: phaseValue(state.phase) as StateValue, context: state });
      return { state, snapshot, event: { type } };
    });
  });
  const looked = best(() => {
    for (let again = 0; again < 100; again++) for (const { state, event } of cases) chart.target(state, event.type);
    return cases.length * 100;
  });
  const xstate = best(() => {
    for (const { snapshot, event } of cases) transition(game.phases, snapshot, event);
    return cases.length;
  });
  return {
    lookupMicroseconds: micro(looked),
    xstateMicroseconds: micro(xstate),
    lookupTimesFaster: ratio(xstate / looked),
  };
}

/** Heap size before and after very many games; shows memory leaks. */
function heap({ kind, game, random }: Engine, count: number) {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    return Number((process.memoryUsage().heapUsed / 2 ** 20).toFixed(2));
  };
  const players = game.seats.map(() => random);
  const heapBefore = used();
  for (let number = 0; number < count; number++) play(kind, game, players, deriveSeed(3, number));
  return { heapGames: count, heapBefore, heapAfter: used() };
}

function micro(seconds: number): number {
  return Number((seconds * 1e6).toPrecision(3));
}

function ratio(value: number): number {
  return Number(value.toPrecision(3));
}
