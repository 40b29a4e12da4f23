import { canonical } from '@aerodrome/engine/core/hash.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import {
  asideQuestions,
  hasSecretsBetweenPeople,
  peopleAskedOutOfTurn,
  peopleSeats,
  viewerOf,
} from '../../../renderer/session/selectors.ts';
import {
  configurations,
  expectProvokedErrors,
  mix,
  picker,
  sendRandomEvent,
  unreliableOutput,
} from './randomSession.ts';
import { settle, startMatch, startSession, type TestSession } from './testSession.ts';

expectProvokedErrors();

/** Checks the invariants of a session between two events. */
function inspect({ context, regions }: TestSession): void {
  const now = context();
  const { match } = now;
  const { play, animation, clock, bots } = regions();
  const viewer = viewerOf(now);
  const closed = play === 'handover' || (play === 'paused' && hasSecretsBetweenPeople(now));
  // A closed door or shutter hides every hand, and clears the selection.
  if (closed)
    expect([viewer, now.viewerSeat, now.picked, now.pointed, now.reviewedEntry]).toEqual([
      'table',
      null,
      [],
      null,
      null,
    ]);
  // Only a seat that chooses has a hint.
  if (now.hint) expect(play).toBe('choosing');
  if (typeof viewer === 'number') {
    expect(isPerson(now.players[viewer])).toBe(true);
    if (peopleSeats(now).length > 1) expect(now.viewerSeat).toBe(viewer);
  }
  // An animation ends in the view of the viewer.
  if (now.animation) expect(canonical(now.animation.after)).toBe(canonical(match.view(viewer)));
  // The next seat follows the order of the windows, else the holder comes first.
  const awaited = match.awaiting().filter((seat) => isPerson(now.players[seat]));
  const due = awaited.length > 0 ? awaited : peopleAskedOutOfTurn(now);
  if (play === 'handover') {
    const ordered = match.handoverOrder()?.filter((seat) => due.includes(seat)) ?? [];
    const expected = ordered[0] ?? (now.holderSeat !== null && due.includes(now.holderSeat) ? now.holderSeat : due[0]);
    expect(now.pendingSeat).toBe(expected);
  }
  if (play === 'choosing') expect(match.awaiting()).toContain(now.viewerSeat);
  // A seat that is asked can answer if it has the screen, and gets the screen before the session waits.
  for (const seat of peopleAskedOutOfTurn(now)) {
    if (play === 'choosing' && (now.viewerSeat === seat || !match.game.hidden))
      expect(asideQuestions(now).find((question) => question.seat === seat)?.answers.length).toBeGreaterThan(0);
    expect(play).not.toBe('waiting');
  }
  // No bot that is asked is idle.
  if (play !== 'paused' && bots === 'idle' && animation === 'still' && match.outcome === null) {
    const idleBots = [...match.awaiting(), ...match.askedOutOfTurn()].filter((seat) => !isPerson(now.players[seat]));
    expect(idleBots).toEqual([]);
  }
  // A clock runs for an open hand only.
  if (clock === 'running') expect(['choosing', 'routing']).toContain(play);
  if (clock === 'running') expect(now.viewerSeat).not.toBeNull();
  if (play === 'over') expect(match.outcome).not.toBeNull();
}

const steps = 600;

describe.each(configurations)('random sessions of %s', (game, list) => {
  test.each([0, 1])('random sessions with people and bots in every mix keep the invariants (%i)', async (turn) => {
    const random = new SeededRandom(turn * 97 + 5);
    const pick = picker(random);
    let decisions = 0;
    let failures = 0;
    let reports = 0;
    for (let number = 0; decisions < steps; number++) {
      const { raw } = pick(list);
      const match = startMatch(games[game], raw, number + 1);
      const mixes = 2 ** match.game.seats.length;
      const made = unreliableOutput(pick);
      const started = startSession({
        kind: games[game],
        match,
        players: mix(match.game.seats.length, (number * 5 + turn) % mixes),
        input: { presenter: made.output, handover: () => pick(['door', 'shutter']), botPauseMs: () => pick([0, 400]) },
      });
      let since = 0;
      for (let round = 0; round < 400 && started.regions().play !== 'over'; round++) {
        const before = started.match().revision;
        sendRandomEvent(started, pick);
        await settle();
        inspect(started);
        started.clock.increment(500);
        await settle();
        inspect(started);
        since = started.match().revision === before ? since + 1 : 0;
        // A session without progress for many events is stuck.
        expect(since, JSON.stringify([started.regions(), raw])).toBeLessThan(60);
      }
      started.session.stop();
      decisions += started.match().length;
      failures += made.failures;
      reports += started.reports.length;
    }
    // A board that fails stops nothing, and each failure is reported.
    expect(failures).toBeGreaterThan(20);
    expect(reports).toBeGreaterThan(20);
  });
});
