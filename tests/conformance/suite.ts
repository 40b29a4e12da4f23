import type { AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { asides, chartNamesWhatIsAsked } from './checks/asides.ts';
import { chartIsTable, phasesFollowTheChart } from './checks/chart.ts';
import { debriefs } from './checks/debriefs.ts';
import { determinize } from './checks/determinize.ts';
import { conservation, termination } from './checks/ending.ts';
import { endings } from './checks/endings.ts';
import { glimpses, logs, setUps } from './checks/glimpses.ts';
import { handling } from './checks/handling.ts';
import { legality } from './checks/legality.ts';
import { narration } from './checks/narration.ts';
import { neighbours, newTables, questions, settings, steps } from './checks/purity.ts';
import { refusals } from './checks/refusals.ts';
import { replay, saves } from './checks/replay.ts';
import { copies, samples } from './checks/samples.ts';
import { secrecy } from './checks/secrecy.ts';
import { snapshots } from './checks/snapshots.ts';
import { spellings } from './checks/spelling.ts';
import { states } from './checks/states.ts';
import { together } from './checks/together.ts';
import { sealedChoices, undo } from './checks/undo.ts';
import { graveWarnings } from './checks/warnings.ts';
import { type Configuration, completeHooks, type GivenHooks, openTable, type Run } from './run.ts';
import { stepsIn, type Tally } from './walk.ts';

const all = Number.POSITIVE_INFINITY;

/** A game with few configurations plays each of them several times. */
const fewestMatches = 24;

/** The contract of every game, checked over many matches of every configuration. */
export function conform(kind: AnyGameKind, configurations: readonly Configuration[], given: GivenHooks): void {
  const hooks = completeHooks(given);
  const first = Number(process.env.AERODROME_FIRST ?? 0);
  const asked = process.env.AERODROME_MATCHES;
  const matches = Number(asked ?? Math.max(configurations.length, fewestMatches));
  const run: Run = { kind, configurations, hooks, matches, first, scripts: new Map() };
  // A shorter run repeats a failure: it looks at everything, and cannot be asked to come everywhere.
  const whole = matches >= configurations.length;
  const { hidden } = openTable(kind, configurations[0]).game;
  const hides = whole && hidden;
  const warns = whole && given.soon !== undefined;
  const counts: string[] = [];

  /**
   * A test over the run's matches: over so many steps, the fewer the more a look at one costs, of which a longer run
   * looks at more in proportion.
   */
  function over<T extends Tally>(looks: number, title: string, check: (run: Run, share: number) => T, part = 1): void {
    test(title, { timeout: 240_000 + 300 * matches }, () => {
      const began = performance.now();
      const share = whole ? part * Math.min(1, (looks * matches) / configurations.length / stepsIn(run)) : 1;
      const tally = check(run, share);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      counts.push(`${title}: ${tally.steps} steps of ${tally.matches} matches, ${seconds} s`);
      expect(tally.matches).toBeGreaterThan(0);
      expect(tally.steps).toBeGreaterThan(0);
    });
  }

  /** An expensive check looks at a quarter of these steps, unless a number of matches is asked for. */
  function expensive<T extends Tally>(looks: number, title: string, check: (run: Run, share: number) => T): void {
    over(looks, title, check, asked === undefined ? 0.25 : 1);
  }

  describe(`${kind.id} keeps the contract`, () => {
    afterAll(() => console.log(counts.join('\n')));

    over(all, 'every match ends within its bound, in a declared way, and then nothing more can be done', termination);
    over(all, 'no piece is lost or doubled at any step, and every state is plain JSON', conservation);
    over(4_000, 'the game accepts its own states and refuses other values', states);

    expensive(1_500, 'a forged state that the game accepts can be played on', (each, share) => {
      const tally = snapshots(each, share);
      if (whole) expect(tally.accepted).toBeGreaterThan(0);
      return tally;
    });

    expensive(30_000, 'every listed action is accepted, and only awaited seats have decisions', legality);
    expensive(30_000, 'an action that is not listed is refused with a known text', refusals);

    expensive(4_000, 'every legal action has one spelling, and picks make no other action', (each, share) => {
      const tally = spellings(each, share);
      expect(tally.widest).toBeLessThanOrEqual(11);
      expect(tally.deepest).toBeLessThanOrEqual(7);
      return tally;
    });
    over(8_000, 'an aside is of a known kind, and each seat that can answer is asked', asides);
    over(30_000, 'the chart names exactly the actions of each phase', (each, share) => {
      const tally = chartNamesWhatIsAsked(each, share);
      if (whole) expect(tally.unused).toEqual([]);
      return tally;
    });

    over(8_000, 'a seat that acts against a grave warning mostly pays for it', (each, share) => {
      const tally = graveWarnings(each, share);
      if (warns) expect(tally.grave).toBeGreaterThan(0);
      expect(tally.paid).toBeGreaterThanOrEqual(tally.grave * 0.9);
      return tally;
    });

    expensive(1_500, 'questions change no state, and have the same answers in any order', questions);
    expensive(8_000, 'equal steps have equal consequences, with and without a listener', steps);
    over(all, 'every new match has the same state, and its options can be read again', newTables);
    expensive(60_000, 'game data are equal for equal options, and no match changes them', settings);
    over(4_000, 'games that are open at the same time do not affect each other', neighbours);

    expensive(2_000, 'a record that is resumed at any entry is the match that was left', replay);
    expensive(2_000, 'a save gives the same match back, and this match can be continued', saves);

    expensive(2_500, 'a seat undoes only its own last step, and only if it neither drew nor revealed', undo);
    over(5_000, 'a match has the right state after any undo, redo, take-back and loading', handling);
    expensive(12_000, 'a sealed choice can be taken back until the last one is sealed', sealedChoices);

    expensive(14_000, 'the answers to a viewer do not depend on what is hidden from it', (each, share) => {
      const tally = secrecy(each, share);
      if (hides) expect(tally.varied).toBeGreaterThan(tally.steps);
      return tally;
    });
    expensive(
      8_000,
      'a step reveals hidden things only by events that say so, and cannot then be undone',
      (each, share) => {
        const tally = glimpses(each, share);
        if (hides) expect(tally.varied).toBeGreaterThan(tally.steps);
        return tally;
      },
    );
    // Where nothing is hidden, dice are rolled in the open and need not show in the view afterwards.
    if (hidden) over(4_000, 'the set-up shows the table nothing that its view hides', setUps);
    over(1_000, 'a log shows no draws and no hashes while hands are hidden', logs);
    expensive(
      3_000,
      'a determinization fits the view, is independent of the hidden state, and plays out',
      (each, share) => {
        const tally = determinize(each, share);
        if (!hidden) expect([tally.wrong, tally.different]).toEqual([0, 0]);
        if (hides) expect(Math.min(tally.wrong, tally.different)).toBeGreaterThan(tally.steps / 2);
        return tally;
      },
    );

    expensive(
      3_000,
      'a sample fits the view, is independent of the hidden state, and leaves sealed choices open',
      (each, share) => {
        const tally = samples(each, share);
        if (hides) expect(Math.min(tally.opened, tally.different)).toBeGreaterThan(0);
        return tally;
      },
    );
    over(8_000, 'the copy of a state is equal to the original and shares no object with it', copies);
    over(1_000, 'every seat, action and event has a text for every viewer', narration);
    over(4_000, 'the debrief of a finished match agrees with the match', debriefs);

    over(3_000, 'simultaneous events form one group, also for a viewer of a part of them', (each, share) => {
      const tally = together(each, share);
      if (hides) expect(tally.grouped).toBeGreaterThan(0);
      return tally;
    });

    expensive(4_000, 'the phase table leads where the chart leads, on every event', chartIsTable);
    over(6_000, 'matches go through the phases as the chart says, and through all of them', (each, share) => {
      const tally = phasesFollowTheChart(each, share);
      if (whole) expect(tally.unvisited).toEqual([]);
      return tally;
    });
    if (whole) {
      over(all, 'every declared ending of every family is reached', (each) => {
        const tally = endings(each);
        expect(tally.unreached).toEqual([]);
        return tally;
      });
    }
  });
}
