import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameEvent, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { identical, same } from '../plain.ts';
import { pick } from '../policies.ts';
import { type Run, seatsOf, type Table, viewersOf } from '../run.ts';
import { during, eachMatch, eachMoment, enact, type Moment, type Tally } from '../walk.ts';

/** The last step, one's own, not the end, nothing drawn or laid open: only then can it be undone, without a trace. */
export function undo(run: Run, share: number): Tally {
  return eachMatch(run, share, (script) => {
    const { table, seed, actions } = script;
    let match = Match.start(run.kind, table.options, seed);
    let before = shown(table, match);
    for (const [step, action] of actions.entries()) {
      during(
        () => `step ${step}`,
        () => {
          match = match.submit(action);
          const after = shown(table, match);
          const { draws, events } = lastEntry(match);
          const revealed = draws.length > 0 || events.some((event) => event.reveals);
          const open = match.outcome === null && !revealed && table.game.asideKind(action) !== 'clock';
          for (const seat of [...seatsOf(table), -1, 99]) {
            same(match.canUndo(seat), open && seat === action.seat, `may ${seat} undo ${JSON.stringify(action)}`);
            if (seat === action.seat && open) continue;
            throws(() => match.undo(seat), `${seat} undoing what it may not`);
          }
          alike(shown(table, match), after, 'the match after refused undoing');
          if (open) match = backAndForth(table, match, action.seat, before, after);
          // Whichever it was, the match has just been seen to stand so.
          before = after;
        },
      );
    }
    return actions.length;
  });
}

function lastEntry(match: Match): { draws: readonly unknown[]; events: readonly GameEvent[] } {
  const entry = match.record().segments[0].log[match.length - 1];
  if ('takeBack' in entry) throw new Error('a take-back that nobody made');
  return entry;
}

function backAndForth(table: Table, match: Match, seat: Seat, before: string, after: string): Match {
  const undone = match.undo(seat);
  alike(shown(table, undone), before, 'the match with its last step undone');
  for (const other of seatsOf(table)) same(undone.canRedo(other), other === seat, `may ${other} redo`);
  const redone = undone.redo(seat);
  same(redone.canRedo(seat), false, 'may it redo twice');
  alike(shown(table, redone), after, 'the match with its last step redone');
  alike(shown(table, match), after, 'the match that was undone and redone');
  return redone;
}

function throws(call: () => unknown, what: string): void {
  try {
    call();
  } catch (error) {
    if (error instanceof RangeError) return;
    throw error;
  }
  throw new Error(`${what} is not refused`);
}

/** Fails unless two texts of JSON are the same, and says where they are not. */
function alike(actual: string, wanted: string, what: string): void {
  if (actual !== wanted) identical(JSON.parse(actual), JSON.parse(wanted), what);
}

/** Everything that a match tells, as JSON: to every viewer, and of itself to the file. */
function shown(table: Table, match: Match): string {
  const { state, random } = match.record();
  return JSON.stringify([
    [match.length, state, random, match.awaiting()],
    viewersOf(table).map((viewer) => [match.view(viewer), match.frames(viewer)]),
    seatsOf(table).map((seat) => [match.legalActions(seat), match.asides(seat)]),
  ]);
}

/** While others still have to seal theirs, a sealed choice can be taken back; once the last is in, it cannot. */
export function sealedChoices(run: Run, share: number): Tally {
  return eachMoment(run, share, (moment) => {
    const { table, state, dice } = moment;
    const waiting = table.game.awaiting(state);
    if (waiting.length < 2) return;
    const seat = pick(waiting, dice);
    let sealed = state;
    for (const other of waiting) {
      if (other === seat) continue;
      const action = pick(table.game.legalActions(sealed, other) as Action[], dice);
      const played = enact(table, sealed, action, moment.seed);
      if (played.draws.length > 0 || played.events.some((event) => event.reveals)) {
        throw new Error(`${seat} still has to choose, but ${JSON.stringify(action)} drew or revealed something`);
      }
      restores(moment, played.state, other, sealed, true);
      sealed = played.state;
    }
    const last = pick(table.game.legalActions(sealed, seat) as Action[], dice);
    const { state: after, draws, events } = enact(table, sealed, last, moment.seed);
    // One card of several, laid one by one, is not the last choice: then nothing is drawn or laid open yet.
    const open = draws.length === 0 && !events.some((event) => event.reveals);
    for (const each of waiting) restores(moment, after, each, sealed, open && each === seat);
  });
}

function restores({ table, seed }: Moment, state: GameState, seat: Seat, wanted: GameState, can: boolean): void {
  const text = JSON.stringify(wanted);
  const back = table.game.asides(state, seat).filter((aside: Action) => {
    if (table.game.asideKind(aside) === 'say') return false;
    const draft = clone(state);
    table.game.step(draft, aside, new SeededRandom(seed), null);
    return JSON.stringify(draft) === text;
  });
  same(back.length, can ? 1 : 0, `ways for ${seat} to take its sealed choice back`);
}
