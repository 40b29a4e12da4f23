import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameEvent, Seat } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { plain, same } from '../plain.ts';
import { openTable, type Run, type Script, seatsOf, viewersOf } from '../run.ts';
import { eachMatch, eachMoment, enact, film, type Moment, scriptOf, type Tally } from '../walk.ts';

/** Questions leave a state as it is, and have the same answers whatever was asked before. */
export function questions(run: Run, share: number): Tally {
  return eachMoment(run, share, (moment) => {
    const asked = questionsAt(moment);
    const before = JSON.stringify(moment.state);
    const answers = asked.map((question) => JSON.stringify(question()));
    // The state is frozen, so that writing to it throws; what remains is something the game might remember.
    for (const at of [...asked.keys()].reverse()) {
      same(JSON.stringify(asked[at]()), answers[at], `the answer of ${asked[at]} when asked again`);
    }
    same(JSON.stringify(moment.state), before, 'the state after the questions');
  });
}

function questionsAt({ table, state, next, seed, step }: Moment): (() => unknown)[] {
  const { game } = table;
  const { events } = next ? enact(table, state, next, seed + step) : { events: [] };
  const viewers = [...viewersOf(table), 'all' as const];
  const view = (seat: Seat) => freeze(clone(game.view(state, seat)));
  const chance = () => new SeededRandom(seed + step);
  return [
    () => game.awaiting(state),
    () => game.outcome(state),
    () => game.checkState(state),
    () => game.check(state, next),
    ...(next ? [() => game.warnings(state, next), () => game.preview?.(view(next.seat), next)] : []),
    ...seatsOf(table).flatMap((seat) => [
      () => game.legalActions(state, seat),
      () => game.asides(state, seat),
      () => game.determinize(view(seat), seat, chance()),
      () => game.deadline?.(state, seat),
    ]),
    ...viewers.flatMap((viewer) => [
      () => game.view(state, viewer),
      () => events.map((event) => game.redact(event, viewer)),
      () => next && game.redactAction(next, viewer),
    ]),
  ];
}

/** Equal states, actions and draws have equal consequences, heard or unheard; the action itself stays as it was. */
export function steps(run: Run, share: number): Tally {
  return eachMoment(run, share, ({ table, state, next, seed, step }) => {
    if (!next) return;
    const action = freeze(clone(next));
    const first = film(table, state, action, seed + step);
    const second = film(table, state, action, seed + step);
    same(second, first, 'the same step taken twice');
    const silent = clone(state);
    table.game.step(silent, action, new SeededRandom(seed + step), null);
    same(silent, first.state, 'the step taken with nobody listening');
    for (const event of first.events) plain(event, 'an event');
    for (const viewer of viewersOf(table)) plain(table.game.view(first.state, viewer), `the view of ${viewer}`);
  });
}

/** A new table is the same every time, and belongs to nobody else. */
export function newTables(run: Run, share: number): Tally {
  return eachMatch(run, share, ({ table, seed }) => {
    const { game, options } = table;
    const first = game.create();
    const second = game.create();
    same(second, first, 'two new tables');
    game.begin(first, new SeededRandom(seed), null);
    same(second, game.create(), 'a new table after another has begun');
    const events: GameEvent[] = [];
    game.begin(second, new SeededRandom(seed), (event: GameEvent) => events.push(event));
    same(second, first, 'the set-up, heard or unheard');
    plain(events, 'the events of the set-up');
    plain(options, 'the options');
    same(readOptions(run.kind.options, options), { options }, 'complete options, read once more');
    return 1;
  });
}

/** The game data is computed once, equal for equal options, and no match changes it. */
export function settings(run: Run, share: number): Tally {
  return eachMatch(run, share, ({ table }) => {
    const { game } = table;
    if (!Object.is(game.gameData, game.gameData)) throw new Error('the game data is computed again');
    const fresh = openTable(run.kind, { ...table, raw: clone(table.options) });
    same(written(fresh.game.gameData), written(game.gameData), 'the game data of equal options, after a match');
    return 1;
  });
}

/** Game data may hold functions, and lists by name or number. */
function written(gameData: unknown): string {
  return JSON.stringify(gameData, (_key, value) => {
    if (typeof value === 'function') return 'a function';
    if (value instanceof Map || value instanceof Set) return [...value];
    return value === Number.POSITIVE_INFINITY ? 'for ever' : value;
  });
}

/** Two games of one kind, their matches played turn and turn about, go as each would alone. */
export function neighbours(run: Run, share: number): Tally {
  return eachMatch(run, share, (script) => {
    const other = scriptOf(run, script.seed + 1);
    const [mine, theirs] = [script, other].map((each) => ({ alone: [...play(run, each)], beside: play(run, each) }));
    const beside: string[] = [];
    for (let step = 0; step < mine.alone.length; step++) {
      theirs.beside.next();
      beside.push(mine.beside.next().value ?? '');
    }
    same(beside, mine.alone, `states beside ${other.table.name}`);
    return mine.alone.length;
  });
}

function* play(run: Run, { table, seed, actions }: Script): Generator<string, undefined> {
  const { game } = openTable(run.kind, { ...table, raw: table.options });
  const chance = new SeededRandom(seed);
  const draft = game.create();
  game.begin(draft, chance, null);
  yield JSON.stringify(draft);
  for (const action of actions as Action[]) {
    game.step(draft, action, chance, null);
    yield JSON.stringify([draft, game.awaiting(draft).map((seat: number) => game.legalActions(draft, seat).length)]);
  }
  return undefined;
}
