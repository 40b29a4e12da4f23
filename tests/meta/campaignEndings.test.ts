import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { completeOptions } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { expect, test } from 'vitest';
import { career, type Fly, warOf } from '../../build/scripts/careers/walk.ts';
import { playWithEvents } from '../../build/scripts/cli/play.ts';
import { foldUncached } from './campaignHelpers.ts';

/** Plays whole matches. At level 0 all seats play at random, which is fast; above it only the person's seat. */
const at =
  (level: number): Fly =>
  (state, { options, seats, seed }) => {
    const { game } = missionOf(state);
    const kind = games[game];
    const whole = completeOptions(game, options);
    const opened = kind.open(whole);
    const { state: end, events } = playWithEvents(
      kind,
      opened,
      seats.map((seat) => (level === 0 ? 'random' : 'level' in seat ? (seat.level as Level) : (level as Level))),
      seed,
    );
    return kind.debrief([{ action: null, events }], opened.view(end, 'all'), whole);
  };

/** By campaign and ending: side, seed and level of a career that reaches it. */
const golden: Record<string, Record<string, [side: string, seed: number, level: number]>> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'campaignEndings.json'), 'utf8'),
);

type GoldenCareer = [id: string, ending: string, side: string, seed: number, level: number];
const goldenCareers = Object.entries(golden).flatMap(([id, endings]) =>
  Object.entries(endings).map(([ending, [side, seed, level]]) => [id, ending, side, seed, level] as GoldenCareer),
);

test.each(goldenCareers)(
  'the campaign %s reaches the ending %s through whole matches',
  (id, ending, side, seed, level) => {
    const definition = campaigns.find((campaign) => campaign.id === id)!;
    const document = career(warOf(definition, side, 'pilot', seed), at(level));
    const state = campaignLog.fold(document);
    expect(state.ending).toBe(ending);
    expect(foldUncached(document)).toEqual(state);
  },
);

test('every ending has a recorded career', () => {
  const found = campaigns.map(({ id }) => [id, Object.keys(golden[id]).sort()]);
  expect(found).toEqual(campaigns.map(({ id, endings }) => [id, endings.map((ending) => ending.id).sort()]));
});
