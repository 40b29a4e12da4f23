import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameEvent, GameState } from '@aerodrome/engine/core/game.ts';
import { type Draw, type Random, RecordingRandom, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { heading, pick, random, restless } from './policies.ts';
import { type Hooks, openTable, type Run, type Script, type Table } from './run.ts';

/** A point of a match at which somebody owes a decision, or (`next` is `null`) its end. The state is frozen. */
export interface Moment {
  table: Table;
  seed: number;
  step: number;
  /** How many steps the whole match has. */
  length: number;
  state: GameState;
  next: Action | null;
  /** For the check's own choices; never used by the match. */
  dice: Random;
}

export interface Tally {
  matches: number;
  steps: number;
}

const keptScripts = 5000;

/** The match of a number: its configuration, its chance and its policy all follow from it. */
export function scriptOf(run: Run, seed: number): Script {
  const { scripts: known } = run;
  let script = known.get(seed);
  if (!script) {
    const count = run.configurations.length;
    const table = openTable(run.kind, run.configurations[(seed * strideOver(count)) % count]);
    const actions: Action[] = [];
    during(
      () => `${numbered(table, seed)}, writing step ${actions.length}`,
      () => write(run.hooks, table, seed, actions),
    );
    script = { table, seed, actions };
    if (known.size < keptScripts) known.set(seed, script);
  }
  return script;
}

function write(hooks: Hooks, table: Table, seed: number, actions: Action[]): void {
  const dice = new SeededRandom(seed + 2 ** 31);
  // Random pilots soon shoot each other down: of every eight matches one is steered past that, to come to later rounds,
  // and one towards some ending, to come to what lies on the way.
  const target = seed % 8 === 3 ? pick(table.game.endings, dice) : null;
  const steered = seed % 8 === 7 || target !== null ? dice.below(hooks.longest >> 2) : 0;
  const steer = heading(hooks, target);
  const wander = seed % 2 === 0 ? random : restless;
  const chance = new SeededRandom(seed);
  const draft = table.game.create();
  table.game.begin(draft, chance, null);
  while (table.game.awaiting(draft).length > 0 && actions.length <= 2 * hooks.longest) {
    for (const action of (actions.length < steered ? steer : wander)(table, draft, dice, chance)) {
      actions.push(action);
      table.game.step(draft, action, chance, null);
    }
  }
}

/** Neighbouring configurations are alike, so a run of any length takes them in leaps, and each once a cycle. */
function strideOver(count: number): number {
  const shares = (a: number, b: number): boolean => (b === 0 ? a > 1 : shares(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (shares(stride, count)) stride++;
  return stride;
}

/** About how many steps the run's matches have, all together. */
export function stepsIn(run: Run): number {
  const sample = Math.min(run.matches, 200);
  let steps = 0;
  for (let i = 0; i < sample; i++) steps += scriptOf(run, run.first + i).actions.length + 1;
  return (steps / sample) * run.matches;
}

/** Shows a share of the run's matches to a check, which says how many steps it looked at. */
export function eachMatch(run: Run, share: number, check: (script: Script, dice: Random) => number): Tally {
  const tally: Tally = { matches: 0, steps: 0 };
  let due = 1;
  for (let seed = run.first; seed < run.first + run.matches; seed++) {
    // By eights, in which every policy has its turn.
    if ((seed - run.first) % 8 === 0 && seed > run.first) due += due < 1 ? share : share - 1;
    if (due < 1) continue;
    const script = scriptOf(run, seed);
    tally.steps += during(
      () => numbered(script.table, seed),
      () => check(script, new SeededRandom(seed + 2 ** 30)),
    );
    tally.matches++;
  }
  return tally;
}

/** A state of a match, frozen; `look` is a number below 1 by which a check takes its share of the states. */
interface Position {
  step: number;
  look: number;
  state: GameState;
}

/** The states of a run are kept up to this number, so that checks share one replay of each match. */
const keptStates = 20_000;
const keptBy = new WeakMap<Run, Map<number, readonly Position[]>>();

/** Shows a share of the moments of all the run's matches to a check. */
export function eachMoment(run: Run, share: number, check: (moment: Moment) => void): Tally {
  const keptShare = Math.min(1, keptStates / stepsIn(run));
  return eachMatch(run, 1, (script) => {
    const { table, seed, actions } = script;
    let looked = 0;
    for (const { step, look, state } of share <= keptShare ? kept(run, script, keptShare) : replay(script, share)) {
      if (look >= share) continue;
      // A moment's dice do not depend on which others are looked at.
      const dice = new SeededRandom(seed * 2 ** 16 + step + 2 ** 30);
      const moment = { table, seed, step, length: actions.length, state, next: actions[step] ?? null, dice };
      during(
        () => `step ${step}`,
        () => check(moment),
      );
      looked++;
    }
    return looked;
  });
}

function kept(run: Run, script: Script, share: number): readonly Position[] {
  const matches = keptBy.get(run) ?? new Map<number, readonly Position[]>();
  keptBy.set(run, matches);
  const positions = matches.get(script.seed) ?? [...replay(script, share)];
  matches.set(script.seed, positions);
  return positions;
}

/** Plays a match again, and stops at a share of its states. */
function* replay({ table, seed, actions }: Script, share: number): Generator<Position> {
  const looks = new SeededRandom(seed + 2 ** 30);
  const chance = new SeededRandom(seed);
  let state: GameState = table.game.create();
  table.game.begin(state, chance, null);
  for (let step = 0; step <= actions.length; step++) {
    const look = looks.below(2 ** 20) / 2 ** 20;
    if (look < share) yield { step, look, state: freeze(state) };
    if (step === actions.length) return;
    if (Object.isFrozen(state)) state = clone(state);
    table.game.step(state, actions[step], chance, null);
  }
}

/** How to play one match of a run again. */
function numbered(table: Table, seed: number): string {
  return `${table.name}: match ${seed} (alone: AERODROME_FIRST=${seed} AERODROME_MATCHES=1)`;
}

/** Says of a failure where it happened. */
export function during<T>(where: () => string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    failure.message = `${where()}: ${failure.message}`;
    throw failure;
  }
}

export interface Played {
  state: GameState;
  events: GameEvent[];
  draws: readonly Draw[];
}

/** The steps of a match, with the state after each event. */
export interface Filmed extends Played {
  states: GameState[];
}

/** Plays one action on a copy, with events and draws written down. */
export function enact({ game }: Table, state: GameState, action: Action, seed: number): Played {
  const draft = clone(state);
  const chance = new RecordingRandom(new SeededRandom(seed));
  const events: GameEvent[] = [];
  game.step(draft, action, chance, (event: GameEvent) => events.push(freeze(clone(event))));
  return { state: freeze(draft), events, draws: chance.draws };
}

/** The same, with the state after each event. */
export function film(table: Table, state: GameState, action: Action, seed: number): Filmed {
  const draft = clone(state);
  const chance = new RecordingRandom(new SeededRandom(seed));
  const events: GameEvent[] = [];
  const states: GameState[] = [];
  table.game.step(draft, action, chance, (event: GameEvent) => {
    events.push(freeze(clone(event)));
    states.push(freeze(clone(draft)));
  });
  if (states.length > 0) states[states.length - 1] = draft;
  return { state: freeze(draft), events, states, draws: chance.draws };
}
