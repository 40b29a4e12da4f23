import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { expect, test } from 'vitest';
import { recapLastRound } from '../../../../renderer/games/crew/panels/recap.ts';
import {
  bestSection,
  countEmptySections,
  countScrapped,
  deckHistory,
  effectiveEvents,
  windowStatistics,
} from '../../../../renderer/games/crew/panels/statistics.ts';
import type { TableLogLine } from '../../../../renderer/table/table.ts';

const [pawsPilot, pawsGunner, jawsPilot, jawsGunner] = [0, 1, 2, 3];
const line = (...events: CrewEvent[]): TableLogLine<CrewTypes> => ({ action: null, events });
const began = (round: number): CrewEvent => ({ type: 'roundBegan', round });
const revealed = (section: number, ...posts: number[]): CrewEvent => ({
  type: 'revealed',
  section,
  cards: posts.map((post) => ({ post, card: 8, end: null })),
});
const lost = (post: number, count: number, cause: 'shot' | 'repair' = 'shot'): CrewEvent => {
  return { type: 'scrapped', post, count, damage: count, cause };
};

/** Two rounds: a repair that costs three, then hits of three and of six; the six in the second section with cards. */
const log = [
  line({ type: 'drew', post: jawsGunner, count: 4, why: 'deal' }, began(1)),
  line(
    lost(jawsGunner, 3, 'repair'),
    { type: 'repaired', post: jawsPilot, count: 0 },
    revealed(1, pawsPilot, jawsGunner),
    lost(jawsPilot, 3),
    revealed(2),
    revealed(3, pawsGunner),
    revealed(4, jawsGunner),
    lost(pawsPilot, 2),
    { type: 'cleanedUp', round: 1 },
    began(2),
  ),
  line(
    revealed(1, pawsPilot),
    revealed(2),
    revealed(3, pawsGunner, jawsPilot),
    lost(jawsGunner, 6),
    lost(pawsGunner, 3),
    revealed(4),
    { type: 'cleanedUp', round: 2 },
    began(3),
  ),
];

test('the best section is the one whose shots cost the other team most, with its place in the log', () => {
  expect(bestSection(log)).toEqual({ round: 2, section: 3, team: 0, damage: 6, at: 2, step: 1 });
  expect(bestSection([line(began(1), revealed(1, pawsPilot))])).toBeNull();
});

test('actions that were taken back by agreement do not count in the statistics', () => {
  const back: TableLogLine<CrewTypes> = { action: null, takeBack: 1, events: [] };
  expect(bestSection([...log, back])).toMatchObject({ round: 1, section: 1, damage: 3, at: 1, step: 0 });
  expect(recapLastRound([...log, back]).map(({ cards }) => cards.length)).toEqual([2, 0, 1, 1]);
});

test('the deck history has the deck size of each round and the rounds of repairs', () => {
  const events = effectiveEvents(log);
  expect(deckHistory(events, jawsGunner, 30)).toEqual({ line: [26, 23, 17, 17], repairs: [] });
  expect(deckHistory(events, jawsPilot, 30)).toEqual({ line: [30, 27, 27, 27], repairs: [1] });
  expect(countScrapped(events, jawsGunner, 'repair')).toBe(3);
  expect(countScrapped(events, jawsGunner, 'shot')).toBe(6);
  expect(countEmptySections(events, 0)).toEqual({ empty: 4, all: 8 });
});

test('clocked windows have a mean and a fastest time in seconds', () => {
  expect(windowStatistics([12_000, 6_000, 9_000])).toEqual({ count: 3, mean: 9, fastest: 6 });
  expect(windowStatistics([])).toBeNull();
});

test('the door recaps the last round in four lines, without the cost of a repair before the first section', () => {
  expect(recapLastRound(log)).toEqual([
    { section: 1, cards: [{ post: pawsPilot, card: 8, end: null }], losses: [] },
    { section: 2, cards: [], losses: [] },
    {
      section: 3,
      cards: [pawsGunner, jawsPilot].map((post) => ({ post, card: 8, end: null })),
      losses: [
        { post: jawsGunner, damage: 6 },
        { post: pawsGunner, damage: 3 },
      ],
    },
    { section: 4, cards: [], losses: [] },
  ]);
  expect(recapLastRound(log.slice(0, 2)).map(({ losses }) => losses.length)).toEqual([1, 0, 0, 1]);
  expect(recapLastRound(log.slice(0, 1))).toEqual([]);
});
