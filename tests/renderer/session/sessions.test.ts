import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import { isPerson, type Player } from '@aerodrome/engine/core/players.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { timeOf } from '../../../renderer/session/clock.ts';
import { askedPeople, guarded, people, questions, viewerOf } from '../../../renderer/session/seats.ts';
import type { Screen } from '../../../renderer/table/screen.ts';
import { importHooks } from '../../conformance/discover.ts';
import type { Configuration } from '../../conformance/run.ts';
import { person, robot, type Sat, settle, sit, startOf } from './sitting.ts';

/** Where a game declares no configurations, its defaults are played. */
const declared = await importHooks<() => Configuration[]>('configurations', 'configurations');
const all = Object.keys(games).map((game): [game: string, list: Configuration[]] => {
  return [game, declared[game]?.() ?? [{ name: 'by default', family: '', raw: {} }]];
});

type Pick = <T>(list: readonly T[]) => T;
const picker = (random: SeededRandom): Pick => {
  return (list) => list[random.below(list.length)];
};

/** A canvas that shows, takes for ever, throws, or fails later, as it comes. */
function moodyScreen(pick: Pick): { screen: Screen; failures: number } {
  const moods = ['shows', 'shows', 'shows', 'lasts', 'throws', 'fails'] as const;
  const made = { failures: 0, screen: {} as Screen };
  made.screen = {
    tell: () => {},
    sync: () => {
      if (pick(moods) === 'throws') throw new Error('a canvas that cannot even be drawn on');
    },
    play: (_frames, _before, signal) => {
      switch (pick(moods)) {
        case 'throws':
          made.failures++;
          throw new Error('an animation that is broken');
        case 'fails':
          made.failures++;
          return Promise.reject(new Error('an animation that breaks'));
        case 'lasts':
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
        default:
          return Promise.resolve();
      }
    },
  };
  return made;
}

/** Every way to seat people and bots at a table, in turn. */
function mix(seats: number, number: number): Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    (number >> seat) % 2 === 0 ? person(`P${seat}`) : robot(`B${seat}`),
  );
}

/** What must hold whenever nothing is under way. */
function inspect({ context, doing }: Sat): void {
  const now = context();
  const { match } = now;
  const { play, picture, clock, bots } = doing();
  const viewer = viewerOf(now);
  const closed = play === 'handover' || (play === 'paused' && guarded(now));
  // Eyes are never behind a closed door or shutter, nor is what was picked there.
  if (closed)
    expect([viewer, now.open, now.picked, now.pointed, now.lookedBack]).toEqual(['table', null, [], null, null]);
  // A hint is for whoever chooses.
  if (now.hint) expect(play).toBe('choosing');
  if (typeof viewer === 'number') {
    expect(isPerson(now.players[viewer])).toBe(true);
    if (people(now).length > 1) expect(now.open).toBe(viewer);
  }
  // What plays is what these eyes may see.
  if (now.showing) expect(canonical(now.showing.after)).toBe(canonical(match.view(viewer)));
  // Doors come in the order of the windows, else to whoever has the screen first.
  const awaited = match.awaiting().filter((seat) => isPerson(now.players[seat]));
  const due = awaited.length > 0 ? awaited : askedPeople(now);
  if (play === 'handover') {
    const ordered = match.windows()?.filter((seat) => due.includes(seat)) ?? [];
    const expected = ordered[0] ?? (now.holder !== null && due.includes(now.holder) ? now.holder : due[0]);
    expect(now.next).toBe(expected);
  }
  if (play === 'choosing') expect(match.awaiting()).toContain(now.open);
  // Whoever is asked and has the screen can answer; whoever has it not gets it before it is idle.
  for (const seat of askedPeople(now)) {
    if (play === 'choosing' && (now.open === seat || !match.game.hidden))
      expect(questions(now).find((question) => question.seat === seat)?.answers.length).toBeGreaterThan(0);
    expect(play).not.toBe('waiting');
  }
  // A bot that owes something is about to do it.
  if (play !== 'paused' && bots === 'idle' && picture === 'still' && match.outcome === null) {
    const owing = [...match.awaiting(), ...match.asked()].filter((seat) => !isPerson(now.players[seat]));
    expect(owing).toEqual([]);
  }
  // A clock runs for an open hand only, and is held while nobody can act.
  if (clock === 'running') expect(['choosing', 'routing']).toContain(play);
  if (clock === 'running') expect(now.open).not.toBeNull();
  if (play === 'over') expect(match.outcome).not.toBeNull();
}

/** One thing that somebody at the table might do now. */
function meddle({ match, session, clock, context, doing }: Sat, pick: Pick): unknown {
  const now = context();
  const { play, clock: running } = doing();
  const send = (event: Parameters<typeof session.send>[0]): void => {
    session.send(event);
  };
  const chance = (one: number) => pick(Array.from({ length: one }, (_, i) => i)) === 0;
  if (chance(6)) return send({ type: 'skip' });
  if (chance(12)) return send({ type: 'hurry' });
  if (chance(30)) return send({ type: 'pause' });
  if (play === 'paused') return send({ type: 'resume' });
  if (play === 'handover') return send(chance(5) ? { type: 'reclaim' } : { type: 'open' });
  if (play === 'routing') return send({ type: 'skip' });
  if (play === 'answering') {
    const [{ answers }] = questions(now);
    return send({ type: 'act', actions: [pick(answers)] });
  }
  if (play !== 'choosing') return;
  const seat = now.open as Seat;
  if (running === 'running' && chance(6)) {
    const { left } = timeOf(context(), seat) as { left: number };
    clock.increment(left);
    // Clocks end.
    expect(context().match.length).toBeGreaterThan(now.match.length);
    return;
  }
  if (running === 'running') clock.increment(200);
  // A bot may have come first.
  if (context().open !== seat) return;
  if (chance(8)) send({ type: 'look', at: match().first });
  if (chance(30)) return send({ type: 'hint' });
  if (chance(10)) return send({ type: 'undo' });
  if (chance(12)) return send({ type: 'redo' });
  if (chance(60) && match().length > 3) return send({ type: 'takeBack', to: match().length - 3 });
  const asides = match()
    .asides(seat)
    .filter((action) => match().game.asideKind(action) !== 'resign');
  const others = questions(context()).flatMap(({ answers }) => answers);
  const side = [...asides, ...others];
  if (side.length > 0 && chance(5)) return send({ type: 'act', actions: [pick(side)] });
  const legal = match().legalActions(seat);
  const { path } = { path: [] as string[], ...match().game.spell(match().view(seat), pick(legal)) };
  send({ type: 'pick', picked: path.slice(0, 1) });
  const order: Action[] = [pick(legal), pick(legal)];
  send({ type: 'act', actions: chance(6) ? order : order.slice(0, 1) });
}

const steps = 600;

describe.each(all)('random sessions of %s', (game, list) => {
  test.each([0, 1])('hold what a session promises, with people and bots in every mix (%i)', async (turn) => {
    const random = new SeededRandom(turn * 97 + 5);
    const pick = picker(random);
    let decisions = 0;
    let failures = 0;
    let reports = 0;
    for (let number = 0; decisions < steps; number++) {
      const { raw } = pick(list);
      const match = startOf(games[game], raw, number + 1);
      const mixes = 2 ** match.game.seats.length;
      const made = moodyScreen(pick);
      const sat = sit({
        kind: games[game],
        match,
        players: mix(match.game.seats.length, (number * 5 + turn) % mixes),
        input: { screen: made.screen, handover: () => pick(['door', 'shutter']), pace: () => pick([0, 400]) },
      });
      let since = 0;
      for (let round = 0; round < 400 && sat.doing().play !== 'over'; round++) {
        const before = sat.match().revision;
        meddle(sat, pick);
        await settle();
        inspect(sat);
        sat.clock.increment(500);
        await settle();
        inspect(sat);
        since = sat.match().revision === before ? since + 1 : 0;
        // Nothing that can be done for a while, and nothing has come of it: there is no way on.
        expect(since, JSON.stringify([sat.doing(), raw])).toBeLessThan(60);
      }
      sat.session.stop();
      decisions += sat.match().length;
      failures += made.failures;
      reports += sat.reports.length;
    }
    // A canvas that fails stops nothing, and each failure is told.
    expect(failures).toBeGreaterThan(20);
    expect(reports).toBeGreaterThan(20);
  });
});
