import { clone, freeze } from './clone.ts';
import type { AnyGame, AnyGameKind, GameState } from './game.ts';
import { hash } from './hash.ts';
import { itemAt, lastOf } from './items.ts';
import { countTakeBacks, Log } from './log.ts';
import { type RandomState, SeededRandom } from './random.ts';
import { DivergedError, type Entry, type MatchRecord, type Segment } from './record.ts';
import { type KnownStep, type Snapshots, StateCache } from './stateCache.ts';
import { playStep } from './steps.ts';

/** The parts of a match that all its values share. */
export interface SharedParts {
  kind: AnyGameKind;
  game: AnyGame;
  seed: number;
  /** Segments played under older rules: stored unchanged, to be read but not replayed. */
  older: readonly Segment[];
  olderCounts: EntryCounts;
  segment: Omit<Segment, 'log'>;
  states: StateCache;
}

/** Number of log entries, and of take-backs among them. */
export interface EntryCounts {
  entries: number;
  takeBacks: number;
}

/** The parts that differ from one value of a match to the next. */
export interface CurrentParts {
  revision: string;
  random: RandomState;
  log: Log;
  /** The entries that can be redone, the next one last. */
  undone: readonly Entry[];
  state: GameState;
}

export interface MatchParts {
  shared: SharedParts;
  current: CurrentParts;
}

/** The parts of a new match. */
export function startParts(kind: AnyGameKind, options: Record<string, unknown>, seed: number): MatchParts {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`no file could keep the seed ${seed}`);
  const segment: Segment = { rulesVersion: kind.rulesVersion, options, start: null, log: [] };
  // A copy: the caller may go on writing to the options.
  const shared = sharedParts(kind, seed, clone([segment]));
  const random = new SeededRandom(seed);
  const step = playStep(shared.game, null, null, random);
  const log = Log.empty.push(step.entry);
  shared.states.add(log, step);
  return { shared, current: currentParts(shared, random.state, log, step.state) };
}

/** The parts of a match whose last segment is replayed from its start. Throws `DivergedError` at the first difference. */
export function replayedParts(kind: AnyGameKind, record: MatchRecord): MatchParts {
  const older = record.segments.slice(0, -1);
  const { log: entries, ...segment } = lastOf(record.segments);
  const shared = sharedParts(kind, record.seed, clone([...older, { ...segment, log: [] }]));
  const targets = new Set(entries.flatMap((entry) => ('takeBack' in entry ? [entry.takeBack] : [])));
  let log = Log.empty;
  let step: KnownStep | null = null;
  for (const [at, entry] of entries.entries()) {
    step = shared.states.verify(log, step?.state ?? shared.segment.start, entry);
    log = log.push(step.entry);
    shared.states.add(log, step);
    if (targets.has(at)) shared.states.snapshot(step.entry, step.state);
  }
  const state = step?.state ?? shared.segment.start;
  if (!state) throw new DivergedError(0, 'nothing was set up');
  if (hash(state) !== hash(record.state)) throw new DivergedError(entries.length - 1, 'snapshot');
  return { shared, current: currentParts(shared, clone(record.random), log, state) };
}

/** The parts of a match that was replayed elsewhere. The record becomes the match's own. */
export function adoptedParts(kind: AnyGameKind, record: MatchRecord, snapshots: Snapshots): MatchParts {
  const shared = sharedParts(kind, record.seed, record.segments);
  const entries = freeze(lastOf(record.segments).log);
  for (const [at, text] of snapshots) shared.states.snapshot(itemAt(entries, at), text);
  const log = Log.of(entries);
  const state = freeze(record.state);
  if (entries.length > 0) shared.states.add(log, { entry: lastOf(entries), states: null, state });
  return { shared, current: currentParts(shared, clone(record.random), log, state) };
}

/** The segments become the match's own. */
function sharedParts(kind: AnyGameKind, seed: number, segments: readonly Segment[]): SharedParts {
  const { log: _log, ...segment } = lastOf(segments);
  freeze(segment);
  const game = kind.open(segment.options);
  const states = new StateCache(game, segment.start);
  const older = freeze(segments.slice(0, -1));
  return { kind, game, seed, older, olderCounts: countEntries(older), segment, states };
}

export function countEntries(segments: readonly Segment[]): EntryCounts {
  let [entries, takeBacks] = [0, 0];
  for (const { log } of segments) {
    entries += log.length;
    takeBacks += countTakeBacks(log);
  }
  return { entries, takeBacks };
}

/** The first value of a match that was started or read. */
function currentParts({ kind, seed }: SharedParts, random: RandomState, log: Log, state: GameState): CurrentParts {
  const revision = hash([kind.id, seed, log.length, log.at(log.length - 1)?.hash ?? null]);
  return { revision, random: freeze(random), log, undone: [], state };
}
