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
    over(4_000, 'the game knows its own states, and refuses what is none', states);

    expensive(1_500, 'a forged table that the game takes for its own can be played on', (each, share) => {
      const tally = snapshots(each, share);
      if (whole) expect(tally.accepted).toBeGreaterThan(0);
      return tally;
    });

    expensive(30_000, 'what is listed is accepted, and only who is awaited has something to decide', legality);
    expensive(30_000, 'what is not listed is refused, without an exception and in known words', refusals);

    expensive(4_000, 'every legal action can be pointed together in one way, and nothing else can', (each, share) => {
      const tally = spellings(each, share);
      expect(tally.widest).toBeLessThanOrEqual(11);
      expect(tally.deepest).toBeLessThanOrEqual(7);
      return tally;
    });
    over(8_000, 'an aside is of a known kind, and who can answer is asked', asides);
    over(30_000, 'the chart names what is asked in a phase, and nothing else', (each, share) => {
      const tally = chartNamesWhatIsAsked(each, share);
      if (whole) expect(tally.unused).toEqual([]);
      return tally;
    });

    over(8_000, 'who acts against a grave warning mostly pays for it', (each, share) => {
      const tally = graveWarnings(each, share);
      if (warns) expect(tally.grave).toBeGreaterThan(0);
      expect(tally.paid).toBeGreaterThanOrEqual(tally.grave * 0.9);
      return tally;
    });

    expensive(1_500, 'questions change nothing, and are answered alike in any order', questions);
    expensive(8_000, 'equal steps have equal consequences, heard or unheard', steps);
    over(all, 'every new table is the same, and its options can be read again', newTables);
    expensive(60_000, 'what the options fix is alike for equal options, and no match changes it', settings);
    over(4_000, 'games opened side by side do not touch each other', neighbours);

    expensive(2_000, 'a record taken up again, at any point, is the match that was left', replay);
    expensive(2_000, 'a save gives the match back, and the match goes on from it', saves);

    expensive(2_500, 'a step is undone if it is the last, one’s own, and neither drew nor revealed anything', undo);
    over(5_000, 'however a match is undone, redone, taken back and loaded, it stands where it should', handling);
    expensive(12_000, 'a sealed choice can be taken back until the last one is in', sealedChoices);

    expensive(14_000, 'what a viewer can ask does not depend on what is hidden from him', (each, share) => {
      const tally = secrecy(each, share);
      if (hides) expect(tally.varied).toBeGreaterThan(tally.steps);
      return tally;
    });
    expensive(
      8_000,
      'a step shows what is hidden only by events that say so, and cannot then be undone',
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
      'a guess at what is hidden fits the view, owes the truth nothing, and plays out',
      (each, share) => {
        const tally = determinize(each, share);
        if (!hidden) expect([tally.wrong, tally.different]).toEqual([0, 0]);
        if (hides) expect(Math.min(tally.wrong, tally.different)).toBeGreaterThan(tally.steps / 2);
        return tally;
      },
    );

    expensive(
      3_000,
      'a sample fits the view, owes the truth nothing, and leaves open what others have sealed',
      (each, share) => {
        const tally = samples(each, share);
        if (hides) expect(Math.min(tally.opened, tally.different)).toBeGreaterThan(0);
        return tally;
      },
    );
    over(8_000, 'a copy made by hand is equal, and shares nothing', copies);
    over(1_000, 'every seat, action and event has a text for every viewer', narration);
    over(4_000, 'a finished match is debriefed, and its debrief agrees with it', debriefs);

    over(3_000, 'what happens at once is told so, and nobody who sees part of it sees more at once', (each, share) => {
      const tally = together(each, share);
      if (hides) expect(tally.grouped).toBeGreaterThan(0);
      return tally;
    });

    expensive(4_000, 'the table of phases leads where the chart leads, on every event', chartIsTable);
    over(6_000, 'a match goes through phases as the chart says, and through all of them', (each, share) => {
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
