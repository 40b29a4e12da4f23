import { freeze } from '@aerodrome/engine/core/clone.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { type TournamentFormat, tournamentFormats } from '@aerodrome/engine/meta/tournament/setup.ts';
import { leadersOf, standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { expect, test } from 'vitest';
import { entryEvents, manualResultEvent, noon, randomResults, setUp, startTournament } from './tournamentHelpers.ts';

const stateText = (document: TournamentDocument) => {
  const { pairs, matches, ...rest } = tournamentLog.fold(document);
  return hash({ ...rest, pairs: [...pairs], matches: [...matches] });
};

/** Makes every write to the folded state throw; a `Map` cannot be frozen, its values can. */
function freezeState(document: TournamentDocument): void {
  const { pairs, rounds, entrants } = tournamentLog.fold(document);
  for (const part of [...pairs.values(), ...rounds, ...entrants]) freeze(part);
}

/** Plays a tournament by single events, with late entries, withdrawals, returns, new names and corrected results. */
function* playByEvents(format: TournamentFormat, seed: number): Generator<TournamentDocument> {
  const rng = new SeededRandom(seed);
  const decide = randomResults(seed);
  const finalists = format === 'swiss' || format === 'roundRobin' ? 2 : 0;
  const legs = format === 'hill' ? 1 : 2;
  let document = startTournament(setUp(format, { rounds: 3, legs, finalists }), 6, seed);
  for (let step = 0; step < 80; step++) {
    yield document;
    const state = tournamentLog.fold(document);
    const pair = [...state.pairs.values()].find(({ done }) => !done);
    const leg = pair?.legs.find(({ state: of }) => of === 'open');
    const settled = [...state.pairs.values()].find(({ done }) => done);
    const entrant = `p${1 + rng.below(6)}`;
    const chance = rng.below(20);
    const events =
      chance === 0
        ? [{ type: 'withdrew', id: entrant } as const]
        : chance === 1
          ? [{ type: 'returned', id: entrant } as const]
          : chance === 2
            ? [{ type: 'renamed', id: entrant, name: `N${step}` } as const]
            : chance === 3
              ? [entryEvents(`p${7 + rng.below(3)}`)]
              : chance === 4 && settled
                ? [manualResultEvent(settled.id, 0, decide(settled, settled.legs[0]))]
                : pair && leg
                  ? [manualResultEvent(pair.id, leg.number, decide(pair, leg))]
                  : nextEvents(state);
    if (events.length === 0) return;
    const written = tournamentLog.append(document, noon, ...events);
    if ('ok' in written) document = written.ok;
  }
}

const tournaments = tournamentFormats.flatMap((format) => [1, 2, 3].map((seed) => [format, seed] as const));

test.each(tournaments)('an event of a %s tournament leaves the state before it as it was (seed %i)', (format, seed) => {
  const texts: [TournamentDocument, string][] = [];
  for (const document of playByEvents(format, seed)) {
    freezeState(document);
    texts.push([document, stateText(document)]);
  }
  expect(texts.length).toBeGreaterThan(6);
  for (const [document, text] of texts) expect(stateText(document)).toBe(text);
  // The states that were reached event by event equal a fold of the whole log.
  const [last] = texts[texts.length - 1];
  expect(stateText({ ...last, log: [...last.log] })).toBe(stateText(last));
});

test.each(tournaments)(
  'the leaders of a %s tournament are the first rows of its standings (seed %i)',
  (format, seed) => {
    for (const document of playByEvents(format, seed)) {
      const state = tournamentLog.fold(document);
      const first = standingsOf(state).filter(({ place }) => place === 1);
      const { ids, points } = leadersOf(state);
      expect(ids).toEqual(first.map(({ entrant }) => entrant));
      expect(points).toBe(first[0]?.points.value);
    }
  },
);
